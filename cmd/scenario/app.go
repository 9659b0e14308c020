package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/signs"
	"github.com/scenario-lang/scenario/internal/spell"
)

// app holds what every command needs: where to read and write, and how.
type app struct {
	in       io.Reader
	out, err io.Writer
	noColor  bool
	json     bool

	unreadable bool // a file of a scenario could not be read
}

// errFindings ends a command with status 1 and without a message, because everything was printed already.
var errFindings = errors.New("something was found")

// findings is an error of the scenario and not of how the command was called. It ends a command with status 1.
type findings struct{ error }

// printError prints an error to stderr.
func (a *app) printError(err error) {
	word := "error:"
	if a.color(a.err) {
		word = "\x1b[1;31merror:\x1b[0m"
	}
	fmt.Fprintf(a.err, "%s %s\n", word, signs.Clean(err.Error()))
}

// unknown returns an error about an unknown name. It suggests the closest name that is known; more says where to find all
// of them.
func unknown(what, name string, known []string, more string) error {
	text := fmt.Sprintf("unknown %s %q", what, name)
	if closest := spell.Nearest(name, known); closest != "" {
		text += fmt.Sprintf("; did you mean %q?", closest)
	}
	if more != "" {
		text += "\n  " + more
	}
	return errors.New(text)
}

// exactly demands the named arguments and says which are missing.
func exactly(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		use := fmt.Sprintf("\n  use: %s", cmd.UseLine())
		if len(args) < len(names) {
			return fmt.Errorf("%s is missing%s", strings.Join(names[len(args):], " and "), use)
		}
		if len(args) > len(names) {
			return fmt.Errorf("one argument too many: %q%s", args[len(names)], use)
		}
		return nil
	}
}

// color reports whether to print to w in colour.
func (a *app) color(w io.Writer) bool {
	return !a.noColor && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && isTerminal(w)
}

// isTerminal reports whether f is a terminal. The null device is a character device too, but not a terminal.
func isTerminal(f any) bool {
	if o, ok := f.(*output); ok {
		f = o.Writer
	}
	file, ok := f.(*os.File)
	if !ok {
		return false
	}
	info, err := file.Stat()
	if err != nil || info.Mode()&os.ModeCharDevice == 0 {
		return false
	}
	null, err := os.Stat(os.DevNull)
	return err != nil || !os.SameFile(info, null)
}

// addJSON adds the flag --json to a command.
func (a *app) addJSON(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&a.json, "json", false, "print the result as JSON on stdout (schema: schemas/"+cmd.Name()+".schema.json)")
}
