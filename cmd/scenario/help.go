package main

import (
	"embed"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/report"
)

// helpFiles holds what every command says of itself, a file each: how it is called, what it does in a few words and,
// after an empty line, all that there is to say.
//
//go:embed help
var helpFiles embed.FS

// command returns a command that has the help of the file called name, and --json if there is a schema of that name.
func (a *app) command(name string, args cobra.PositionalArgs, run func(*cobra.Command, []string) error) *cobra.Command {
	text, err := helpFiles.ReadFile("help/" + name + ".txt")
	if err != nil {
		panic(err) // the file is in the program
	}
	head, long, _ := strings.Cut(strings.TrimSuffix(string(text), "\n"), "\n\n")
	use, short, _ := strings.Cut(head, "\n")
	cmd := &cobra.Command{Use: use, Short: short, Long: long, Args: args, RunE: run}
	if slices.ContainsFunc(report.Rows, func(r report.Row) bool { return r.Name == name }) {
		cmd.Flags().BoolVar(&a.json, "json", false,
			"print the result as JSON on stdout (schema: schemas/"+name+".schema.json)")
	}
	return cmd
}
