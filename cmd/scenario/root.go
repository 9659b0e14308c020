package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/internal/signs"
	"github.com/scenario-lang/scenario/internal/spell"
)

// app holds what every command needs: where to read and write, and how.
type app struct {
	in       io.Reader
	out, err io.Writer
	noColor  bool
	json     bool
}

// errFindings ends a command with status 1 and without a message, because everything was printed already.
var errFindings = errors.New("something was found")

// findings is an error of the scenario and not of how the command was called. It ends a command with status 1.
type findings struct{ error }

// run is the whole program. Tests call it.
func run(args []string, in io.Reader, out, errs io.Writer) int {
	written := &output{Writer: out}
	out = written
	a := &app{in: in, out: out, err: errs}
	root := a.root()
	root.SetArgs(args)
	root.SetIn(in)
	root.SetOut(out)
	root.SetErr(errs)
	err := root.Execute()
	if written.failed != nil {
		err = written.failed
	}
	var f findings
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errFindings):
		return 1
	case errors.As(err, &f):
		a.complain(err)
		return 1
	}
	a.complain(err)
	return 2
}

// complain prints an error to stderr.
func (a *app) complain(err error) {
	word := "error:"
	if a.color(a.err) {
		word = "\x1b[1;31merror:\x1b[0m"
	}
	fmt.Fprintf(a.err, "%s %s\n", word, signs.Clean(err.Error()))
}

func (a *app) root() *cobra.Command {
	root := &cobra.Command{
		Use:   "scenario",
		Short: "Check, compile, test and play wargames whose rules are written in HCL",
		Long: "scenario checks, compiles, tests and plays wargames whose rules are written in HCL.\n\n" +
			"DIR is the folder of a scenario. A compiled FILE can be given instead, unless a command says otherwise.\n" +
			"Exit status: 0 all is well, 1 something was found, 2 wrong use or a file that cannot be read or written.",
		SilenceErrors: true,
		SilenceUsage:  true,
		// A root command that runs sees unknown commands itself and can suggest the closest one.
		Args: cobra.ArbitraryArgs,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return cmd.Help()
			}
			return unknown("command", args[0], commandNames(cmd), "run `scenario --help` for all of them")
		},
		CompletionOptions: cobra.CompletionOptions{HiddenDefaultCmd: false},
	}
	root.PersistentFlags().BoolVar(&a.noColor, "no-color", false, "print without colours, as NO_COLOR and TERM=dumb do")
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(
		a.validateCmd(), a.compileCmd(), a.inspectCmd(), a.resolveCmd(), a.fmtCmd(), a.testCmd(), a.playCmd(),
		a.replayCmd(), a.coverageCmd(), a.diffCmd(), a.lintCmd(), a.explainCmd(), a.newCmd(), a.versionCmd(), a.referenceCmd(),
	)
	return root
}

// commandNames returns the names of the commands that are not hidden.
func commandNames(root *cobra.Command) []string {
	var names []string
	for _, c := range root.Commands() {
		if !c.Hidden {
			names = append(names, c.Name())
		}
	}
	return names
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

// badValue matches pflag's error about a number, which names a function of Go.
var badValue = regexp.MustCompile(`^invalid argument "(.*)" for "(?:-\w, )?--([a-z-]+)" flag: strconv\.Parse(?:Ui|I)nt`)

var longFlag = regexp.MustCompile(`^unknown flag: --(.+)$`)

// flagError rewords pflag's errors and suggests the closest flag.
func flagError(cmd *cobra.Command, err error) error {
	if m := badValue.FindStringSubmatch(err.Error()); m != nil {
		return fmt.Errorf("--%s %s: the value must be a whole number\n  run `%s --help`", m[2], m[1], cmd.CommandPath())
	}
	m := longFlag.FindStringSubmatch(err.Error())
	if m == nil {
		return fmt.Errorf("%w\n  run `%s --help`", err, cmd.CommandPath())
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	return unknown("flag", "--"+m[1], names, fmt.Sprintf("run `%s --help` for all of them", cmd.CommandPath()))
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
