package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/format"
)

func (a *app) resolveCmd() *cobra.Command {
	return &cobra.Command{
		Use:   "resolve DIR",
		Short: "Print the merged scenario, after imports and extends, as HCL",
		Args:  exactly("DIR"),
		RunE: func(_ *cobra.Command, args []string) error {
			info, err := os.Stat(args[0])
			if err != nil {
				return missing(args[0], err)
			}
			if !info.IsDir() {
				return fmt.Errorf("%s is a file: resolve prints the text of a scenario, and a compiled one holds none; name its folder", args[0])
			}
			r, found := resolve.LoadDisk(args[0])
			if len(found) > 0 {
				m := &model{path: args[0], sources: r.Sources, found: found}
				if err := a.report(m, 0); err != nil {
					return err
				}
				if found.HasErrors() {
					return errFindings
				}
			}
			out, _ := format.Source("resolved.hcl", resolve.Print(r))
			_, err = a.out.Write(out)
			return err
		},
	}
}
