package main

import (
	"cmp"
	"log"
	"time"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/lsp"
	"github.com/scenario-lang/scenario/internal/workbench"
)

// editPause is how long the language server waits after an edit, for more of them, before it checks.
const editPause = 30 * time.Millisecond

func newLspCmd(a *app) *cobra.Command {
	cmd := a.command("lsp", limitArgs(0), func(*cobra.Command, []string) error {
		return lsp.Serve(a.in, a.out, lsp.Config{
			Version: cmp.Or(release, "devel"), Delay: editPause, Log: log.New(a.err, "", log.LstdFlags).Printf,
			View: func(dir string) (lsp.View, error) { return workbench.New(workbench.Config{Dir: dir}) },
		})
	})
	// Some editors pass --stdio to every language server.
	cmd.Flags().Bool("stdio", true, "speak over stdin and stdout, which is the only way")
	return cmd
}
