package main

import (
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/sheet"
)

// sheetKind is the kind of file that sheets are.
var sheetKind = files.Kind{Name: "a sheet", Begins: sheet.Begins}

func newSheetCmd(a *app) *cobra.Command {
	var output string
	cmd := a.command("sheet", requireArgs("DIR"), func(_ *cobra.Command, args []string) error {
		if output == "" {
			return errors.New("name the file to write: scenario sheet DIR --output FILE.html")
		}
		if err := sheetKind.CheckTarget(output); err != nil {
			return err
		}
		m, err := a.openProgram(args[0], openOptions{source: "a sheet has words of its source"})
		if err != nil {
			return err
		}
		done := a.progress("making the sheet of " + m.program.Name)
		s, err := sheet.Make(m.built, m.values)
		done()
		if err != nil {
			return findings{fmt.Errorf("there is no sheet of %s: %w", args[0], err)}
		}
		page, err := s.HTML()
		if err == nil {
			err = files.Write(output, page)
		}
		if err != nil {
			return err
		}
		fmt.Fprintf(a.out, "%s: %s, %d bytes; print it from a browser\n", output, s.Title, len(page))
		return nil
	})
	cmd.Flags().StringVarP(&output, "output", "o", "", "the HTML `FILE` to write")
	a.addSet(cmd)
	return cmd
}
