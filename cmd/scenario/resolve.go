package main

import (
	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime/program"
)

func newResolveCmd(a *app) *cobra.Command {
	cmd := a.command("resolve", requireArgs("DIR"), func(_ *cobra.Command, args []string) error {
		dir, err := a.locateFolder(args[0], "resolve")
		if err != nil {
			return err
		}
		built := a.compile(dir, compiler.Options{Until: compiler.Merged})
		r, found := built.Merged, built.Diags
		if len(found) > 0 {
			m := &model{path: dir, sources: r.Sources, found: found}
			if err := a.report(m, false); err != nil {
				return err
			}
			if found.HasErrors() {
				return errFindings
			}
		}
		if len(a.sets) > 0 { // the options of a scenario with errors are unknown
			m, err := a.openProgram(dir, openOptions{abstract: true})
			if err != nil {
				return err
			}
			if err := m.setOptions(r, m.values); err != nil {
				return err
			}
		}
		_, err = a.out.Write(resolve.Print(r))
		return err
	})
	a.addSet(cmd)
	return cmd
}

// setOptions writes the values of --set into the merged scenario.
func (m *model) setOptions(r *resolve.Result, values map[string]int64) error {
	for _, o := range m.program.Options {
		name := m.program.Strings[o.Name]
		v, set := values[name]
		if !set {
			continue
		}
		expr := names.Value(m.program, o.Type, v)
		if t := m.program.Types[o.Type]; t.Kind == program.TRef {
			expr = names.Type(m.program, o.Type) + "." + expr
		}
		if err := r.SetOption(name, expr, "--set "+name); err != nil {
			return err
		}
	}
	return nil
}
