package main

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/program"
)

func (a *app) versionCmd() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "version",
		Short: "Print the version of the tool and of the compiled format",
		Args:  cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			v := report.Version{Version: "devel", Format: program.Version}
			if info, ok := debug.ReadBuildInfo(); ok {
				v.Go = info.GoVersion
				if s := info.Main.Version; s != "" && s != "(devel)" {
					v.Version = s
				}
			}
			if a.json {
				return a.printJSON(v)
			}
			_, err := fmt.Fprintf(a.out, "scenario %s (compiled format %d, %s)\n", v.Version, v.Format, v.Go)
			return err
		},
	}
	a.addJSON(cmd)
	return cmd
}
