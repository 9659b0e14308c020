package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/term"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/signs"
	"github.com/scenario-lang/scenario/internal/spell"
)

// app holds what every command needs: where to read and write, and how.
type app struct {
	in       io.Reader
	out, err io.Writer
	noColor  bool
	json     bool
	sets     []string      // values of --set, each option=value
	time     time.Duration // value of --time; 0 if it is not given

	unreadable bool // a file of a scenario could not be read
}

// errFindings makes the exit status 1 without a further message: the findings are already printed.
var errFindings = errors.New("something was found")

// findings wraps an error in the scenario, as opposed to wrong use of the command. It makes the exit status 1.
type findings struct{ error }

// failIfFound returns errFindings if something was found and nothing else went wrong.
func failIfFound(found bool, err error) error {
	if err == nil && found {
		return errFindings
	}
	return err
}

// printError prints an error to stderr.
func (a *app) printError(err error) {
	fmt.Fprintf(a.err, "%s %s\n", a.style(a.err, red, "error:"), signs.Clean(err.Error()))
}

// newUnknownError returns an error about an unknown name. It suggests the closest name that is known; more says where
// to find all of them.
func newUnknownError(what, name string, known []string, more string) error {
	text := fmt.Sprintf("unknown %s %q", what, name)
	if closest := spell.Nearest(name, known); closest != "" {
		text += fmt.Sprintf("; did you mean %q?", closest)
	}
	if more != "" {
		text += "\n  " + more
	}
	return errors.New(text)
}

// requireArgs returns a check that the named arguments are given. Its error lists those that are missing.
func requireArgs(names ...string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) < len(names) {
			verb := "is"
			if len(args)+1 < len(names) {
				verb = "are"
			}
			return fmt.Errorf("%s %s missing\n  use: %s", strings.Join(names[len(args):], " and "), verb, cmd.UseLine())
		}
		return limitArgs(len(names))(cmd, args)
	}
}

// limitArgs returns a check that there are at most n arguments.
func limitArgs(n int) cobra.PositionalArgs {
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

// ANSI codes for style.
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

// terminalWidth returns a function that returns the width of the terminal f in characters, or nil if f is not a
// terminal.
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

// fileOf returns the file that f reads or writes, or nil if f is not a file.
func fileOf(f any) *os.File {
	if o, ok := f.(*output); ok {
		f = o.Writer
	}
	file, _ := f.(*os.File)
	return file
}

// output is where a command writes its result. It keeps the first error of a write: few callers check the error of a
// print, and a command whose result is incomplete must not end with status 0.
type output struct {
	io.Writer
	failed error
}

func (o *output) Write(b []byte) (int, error) {
	n, err := o.Writer.Write(b)
	if err != nil && o.failed == nil {
		o.failed = err
	}
	return n, err
}

// printJSON prints a result.
func (a *app) printJSON(v any) error { return writeJSON(a.out, v) }

// writeJSON writes a value with indentation and with < and & as they are, because people read it too.
func writeJSON(w io.Writer, v any) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(v)
}

// print writes a result: as JSON with --json, and otherwise by text.
func (a *app) print(v any, text func()) error {
	if a.json {
		return a.printJSON(v)
	}
	text()
	return nil
}

// list prints a heading and a line for each element: the first mostLines of them, or every one if all is set. It prints
// nothing if there are no elements.
func list[T any](a *app, heading string, all bool, of []T, line func(T) string) {
	if len(of) > 0 {
		fmt.Fprintf(a.out, "\n%s, %d:\n", heading, len(of))
	}
	for i, x := range of {
		if i == mostLines && !all && len(of) > mostLines+1 {
			fmt.Fprintf(a.out, "  … and %d more (--all)\n", len(of)-i)
			return
		}
		fmt.Fprintf(a.out, "  %s\n", line(x))
	}
}

// mostLines is how many elements of a list are shown without --all.
const mostLines = 10

// counter shows the progress of a command on stderr: on a terminal in one line that it overwrites, elsewhere in a new
// line from time to time.
type counter struct {
	a     *app
	every int // without a terminal, print a line at each multiple of this count; 0 is never
	width int
}

// update shows the text that format and args make. n is the count so far.
func (c *counter) update(n int, format string, args ...any) {
	text := fmt.Sprintf(format, args...)
	switch {
	case c.a.isWatched():
		c.width = max(c.width, layout.Columns(text))
		fmt.Fprint(c.a.err, "\r"+layout.Pad(text, c.width))
	case c.every > 0 && n > 0 && n%c.every == 0:
		fmt.Fprintln(c.a.err, text)
	}
}

// clear removes the line from the terminal.
func (c *counter) clear() {
	if c.width > 0 {
		fmt.Fprintf(c.a.err, "\r%s\r", strings.Repeat(" ", c.width))
	}
}

// printJSONLine prints a result on one line, for programs that watch a game and read the last line.
func (a *app) printJSONLine(v any) error {
	b, err := json.Marshal(v)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(a.out, "%s\n", b)
	return err
}

// stopper waits for a signal that asks the program to end, such as Ctrl-C or a closed terminal. A command that uses it
// ends at the next point where nothing is lost; a second signal ends the program at once.
type stopper struct {
	C     <-chan struct{} // closed by the first signal
	Close func()          // stops waiting: signals then end the program at once again
	Err   func() error    // returns the error of the signal that came, or nil
}

// stopSignals are the signals that ask a program to end.
var stopSignals = []os.Signal{os.Interrupt, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGQUIT}

// newStopper starts waiting for signals. A signal that was already ignored when the program started stays ignored, as
// SIGHUP does under nohup.
func newStopper(signals ...os.Signal) *stopper {
	ctx, cancel := context.WithCancelCause(context.Background())
	came := make(chan os.Signal, 1)
	for _, sig := range slices.DeleteFunc(slices.Clone(signals), signal.Ignored) {
		signal.Notify(came, sig)
	}
	stop := func() { signal.Stop(came) }
	go func() {
		select {
		case sig := <-came:
			stop()
			cancel(interrupted(sig.(syscall.Signal)))
		case <-ctx.Done():
		}
	}()
	return &stopper{
		C:     ctx.Done(),
		Close: func() { stop(); cancel(nil) },
		Err: func() error {
			if err := context.Cause(ctx); !errors.Is(err, context.Canceled) {
				return err
			}
			return nil
		},
	}
}

// interrupted is the error of a command that a signal ended. It makes the exit status that shells use for this: 128
// plus the number of the signal, so 130 after Ctrl-C.
type interrupted syscall.Signal

func (i interrupted) Error() string { return fmt.Sprintf("stopped (%s)", syscall.Signal(i)) }

// defaultTime is how long a command may run without --time. Each rule and each file has a limit of its own; this one
// bounds their sum.
const defaultTime = 15 * time.Minute

// unbounded are the commands without a limit of time: the user ends them, or they show their progress.
var unbounded = []string{"play", "view", "mutate"}

// addTimeLimit adds the flag --time and ends a command that runs longer.
func (a *app) addTimeLimit(root *cobra.Command) {
	root.PersistentFlags().DurationVar(&a.time, "time", 0,
		"end the command after `DURATION`, such as 90s or 2h (default 15m; play, view and mutate have no limit)")
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		limit := a.time
		switch {
		case limit < 0:
			return fmt.Errorf("--time %s: write a duration, such as 90s, 30m or 2h", limit)
		case limit == 0 && (slices.Contains(unbounded, cmd.Name()) || cmd.Flags().Changed(watchFlag)):
			return nil
		case limit == 0:
			limit = defaultTime
		}
		time.AfterFunc(limit, func() {
			a.printError(fmt.Errorf("%s took longer than %s and was stopped; give it more with --time %s",
				cmd.Name(), limit, 4*limit))
			os.Exit(2)
		})
		return nil
	}
}
