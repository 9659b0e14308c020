package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/report"
)

// compiledKind is the kind of file that compiled scenarios are.
var compiledKind = files.Kind{Name: "a compiled scenario", Begins: compiledMark}

func newCompileCmd(a *app) *cobra.Command {
	var output string
	cmd := a.command("compile", requireArgs("DIR"), func(cmd *cobra.Command, args []string) error {
		if output == "" {
			return fmt.Errorf("the file to write is missing: -o FILE\n  use: %s", cmd.UseLine())
		}
		toStdout := output == files.Stdout
		switch {
		case toStdout && a.json:
			return errors.New("-o - writes the compiled scenario to stdout, and --json a report; use one of them")
		case toStdout && isTerminal(a.out):
			return errors.New("a terminal cannot show a compiled scenario; name a file, or send it to another command")
		case !toStdout:
			if err := compiledKind.CheckTarget(output); err != nil {
				return err
			}
		}
		m, err := a.openProgram(args[0], openOptions{})
		if err != nil {
			return err
		}
		for i, o := range m.program.Options {
			if v, set := m.values[m.program.Strings[o.Name]]; set {
				m.program.Options[i].Default = v
			}
		}
		b := m.program.Encode()
		if toStdout {
			_, err := a.out.Write(b)
			return err
		}
		if err := files.Write(output, b); err != nil {
			return err
		}
		r := report.Compiled{File: output, Name: m.program.Name, Hash: m.program.Hash(), Bytes: len(b)}
		return a.print(r, func() { fmt.Fprintf(a.out, "%s: %s, %d bytes, %s\n", r.File, r.Name, r.Bytes, r.Hash) })
	})
	cmd.Flags().StringVarP(&output, "output", "o", "", "the `FILE` to write; - is stdout")
	a.addSet(cmd)
	return cmd
}
