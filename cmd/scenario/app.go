package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/scenario-lang/scenario/internal/signs"
	"github.com/scenario-lang/scenario/internal/spell"
)

// app holds what every command needs: where to read and write, and how.
type app struct {
	in       io.Reader
	out, err io.Writer
	noColor  bool
	json     bool
	sets     []string      // what --set gives
	time     time.Duration // that the command may take; 0: what is usual

	unreadable bool // a file of a scenario could not be read
}

// errFindings ends a command with status 1 and without a message, because everything was printed already.
var errFindings = errors.New("something was found")

// findings is an error of the scenario and not of how the command was called. It ends a command with status 1.
type findings struct{ error }

// foundIf returns errFindings if something was found and nothing else went wrong.
func foundIf(found bool, err error) error {
	if err == nil && found {
		return errFindings
	}
	return err
}

// printError prints an error to stderr.
func (a *app) printError(err error) {
	fmt.Fprintf(a.err, "%s %s\n", a.style(a.err, red, "error:"), signs.Clean(err.Error()))
}

// unknown returns an error about an unknown name. It suggests the closest name that is known; more says where to find
// all of them.
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
		if len(args) < len(names) {
			verb := "is"
			if len(args)+1 < len(names) {
				verb = "are"
			}
			return fmt.Errorf("%s %s missing\n  use: %s", strings.Join(names[len(args):], " and "), verb, cmd.UseLine())
		}
		return atMost(len(names))(cmd, args)
	}
}

// atMost tests that there are no more arguments than n.
func atMost(n int) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) > n {
			return fmt.Errorf("one argument too many: %q\n  use: %s", args[n], cmd.UseLine())
		}
		return nil
	}
}

// color reports whether to print to w in colour.
func (a *app) color(w io.Writer) bool {
	return !a.noColor && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb" && isTerminal(w)
}

// What style takes: codes of ANSI.
const (
	bold      = "1"
	red       = "1;31"
	darkRed   = "31"
	darkGreen = "32"
)

// style returns a text in a style, if w is printed to in colour.
func (a *app) style(w io.Writer, code, text string) string {
	if !a.color(w) {
		return text
	}
	return "\x1b[" + code + "m" + text + "\x1b[0m"
}

// isTerminal reports whether f is a terminal.
func isTerminal(f any) bool {
	file := fileOf(f)
	return file != nil && term.IsTerminal(int(file.Fd()))
}

// terminalWidth returns a function that returns how many characters a line of the terminal f has now, or nil if f is
// none.
func terminalWidth(f any) func() int {
	if !isTerminal(f) {
		return nil
	}
	fd := int(fileOf(f).Fd())
	return func() int {
		width, _, err := term.GetSize(fd)
		if err != nil || width <= 0 {
			return 80
		}
		return width
	}
}

// fileOf returns the file that f reads or writes, or nil if it is none.
func fileOf(f any) *os.File {
	if o, ok := f.(*output); ok {
		f = o.Writer
	}
	file, _ := f.(*os.File)
	return file
}
