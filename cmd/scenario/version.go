package main

import (
	"fmt"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// release is the version that a released program was built as.
var release string

func (a *app) versionCmd() *cobra.Command {
	cmd := a.command("version", atMost(0), func(*cobra.Command, []string) error {
		v := report.Version{Version: "devel", Format: program.Version, Language: schema.CurrentVersion, Log: gamelog.Format}
		if info, ok := debug.ReadBuildInfo(); ok {
			v.Go = info.GoVersion
			if s := info.Main.Version; s != "" && s != "(devel)" {
				v.Version = s
			}
		}
		if release != "" {
			v.Version = release
		}
		return a.print(v, func() {
			fmt.Fprintf(a.out, "scenario %s (compiled format %d, language version %d, %s)\n",
				v.Version, v.Format, v.Language, v.Go)
		})
	})
	return cmd
}
