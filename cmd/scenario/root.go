package main

import (
	"embed"
	"errors"
	"fmt"
	"io"
	"math"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// run runs the program with its arguments and returns the exit status. Tests call it.
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
	var stopped interrupted
	switch {
	case err == nil:
		return 0
	case errors.Is(err, errFindings) && a.unreadable:
		return 2
	case errors.Is(err, errFindings):
		return 1
	case errors.As(err, &f):
		a.printError(err)
		return 1
	case errors.As(err, &stopped):
		return 128 + int(stopped)
	}
	a.printError(err)
	return 2
}

// commands make the subcommands.
var commands = []func(a *app) *cobra.Command{
	newValidateCmd, newCompileCmd, newInspectCmd, newResolveCmd, newFmtCmd, newUpgradeCmd, newTestCmd, newOddsCmd,
	newStudyCmd, newPlayCmd, newReplayCmd, newMapCmd, newSheetCmd, newSiteCmd, newViewCmd, newLspCmd, newCoverageCmd,
	newMutateCmd, newDiffCmd, newLintCmd, newExplainCmd, newNewCmd, newGamesCmd, newCopyCmd, newGetCmd, newRulebookCmd,
	newVersionCmd, newReferenceCmd,
}

// root returns the command with all its subcommands.
func (a *app) root() *cobra.Command {
	// A root command that runs sees unknown commands itself and can suggest the closest one.
	root := a.command("scenario", cobra.ArbitraryArgs, refuseUnknown("command"))
	root.SilenceErrors, root.SilenceUsage = true, true
	root.PersistentFlags().BoolVar(&a.noColor, "no-color", false, "print without colours, as NO_COLOR and TERM=dumb do")
	a.addTimeLimit(root)
	root.SetFlagErrorFunc(rewordFlagError)
	for _, newCmd := range commands {
		cmd := newCmd(a)
		a.completeFlags(cmd)
		root.AddCommand(cmd)
	}
	root.SetHelpCommand(helpCmd(root))
	root.InitDefaultCompletionCmd()
	for _, c := range root.Commands() {
		if c.Name() == "completion" {
			c.Args, c.RunE = cobra.ArbitraryArgs, refuseUnknown("shell")
		}
	}
	return root
}

// helpCmd replaces cobra's command help, which ignores words that do not name a command.
func helpCmd(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: "Help about any command",
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return refuseUnknown("command")(cmd, rest)
			}
			cmd.InitDefaultHelpFlag()
			return cmd.Help()
		},
		ValidArgsFunction: func(*cobra.Command, []string, string) ([]string, cobra.ShellCompDirective) {
			return commandNames(root), cobra.ShellCompDirectiveNoFileComp
		},
	}
}

// refuseUnknown returns what a command with subcommands runs when its first argument names none of them: it prints the
// help if there is no argument, or else returns an error. what is the word for its subcommands.
func refuseUnknown(what string) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return cmd.Help()
		}
		return newUnknownError(what, args[0], commandNames(cmd),
			fmt.Sprintf("run `%s --help` for all of them", cmd.CommandPath()))
	}
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

// badValue matches pflag's error about a number, which names a function of Go.
var badValue = regexp.MustCompile(`^invalid argument "(.*)" for "(?:-\w, )?--([a-z-]+)" flag: strconv\.Parse(?:Ui|I)nt`)

var longFlag = regexp.MustCompile(`^unknown flag: --(.+)$`)

// rewordFlagError rewords pflag's errors and suggests the closest flag.
func rewordFlagError(cmd *cobra.Command, err error) error {
	if m := badValue.FindStringSubmatch(err.Error()); m != nil {
		what := "must be a whole number"
		if strings.HasSuffix(err.Error(), "value out of range") {
			what = "is too large or too small"
		} else if _, convErr := strconv.ParseInt(m[1], 10, 64); convErr == nil {
			what = "must not be negative"
		}
		return fmt.Errorf("--%s %s: the value %s\n  run `%s --help`", m[2], m[1], what, cmd.CommandPath())
	}
	m := longFlag.FindStringSubmatch(err.Error())
	if m == nil {
		return fmt.Errorf("%w\n  run `%s --help`", err, cmd.CommandPath())
	}
	var names []string
	cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, "--"+f.Name) })
	return newUnknownError("flag", "--"+m[1], names, fmt.Sprintf("run `%s --help` for all of them", cmd.CommandPath()))
}

// helpFiles has a file of help for each command: its usage line, a short description and, after an empty line, the long
// description.
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

// release is the version of a released program. The linker sets it.
var release string

func newVersionCmd(a *app) *cobra.Command {
	cmd := a.command("version", limitArgs(0), func(*cobra.Command, []string) error {
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

// flagValues has, for each flag by name, a function that returns the values to which a shell may complete it, from the
// scenario that the command is given. A value that ends in = or @ is only a beginning.
var flagValues = map[string]func(p *program.Program) []string{
	"seat": func(p *program.Program) (out []string) {
		for _, player := range append(names.Players(p), "all") {
			for _, who := range append(gamelog.Kinds, gamelog.Script) {
				out = append(out, player+"="+who)
			}
		}
		return out
	},
	"seating": func(p *program.Program) (out []string) {
		for i := range p.Seatings {
			out = append(out, p.Strings[p.Seatings[i].Name])
		}
		return out
	},
	"set": func(p *program.Program) (out []string) {
		for _, o := range p.Options {
			for _, v := range valuesOf(p, o) {
				out = append(out, p.Strings[o.Name]+"="+v)
			}
		}
		return out
	},
	"run": func(p *program.Program) (out []string) {
		for i := range p.Tests {
			out = append(out, "^"+regexp.QuoteMeta(p.Strings[p.Tests[i].Name])+"$")
		}
		return out
	},
	"reach": func(p *program.Program) (out []string) {
		for _, unit := range names.Members(p, p.UnitClass) {
			for _, space := range names.Members(p, p.SpaceClass) {
				out = append(out, unit+"@"+space)
			}
		}
		return out
	},
	"language": func(p *program.Program) []string { return p.Languages },
}

// valuesOf lists the values of an option for completion, or only its beginning if there are too many.
func valuesOf(p *program.Program, o program.Option) []string {
	values := o.Among
	if t := p.Types[o.Type]; len(values) == 0 {
		low, high := o.Min, o.Max
		switch t.Kind {
		case program.TBool:
			low, high = 0, 1
		case program.TRef:
			low, high = 0, int64(len(names.Members(p, t.Class)))-1
		}
		const most = 100
		if low == math.MinInt64 || high-low >= most {
			return []string{""}
		}
		for v := low; v <= high; v++ {
			values = append(values, v)
		}
	}
	var out []string
	for _, v := range values {
		word := names.Value(p, o.Type, v)
		out = append(out, word[strings.LastIndexByte(word, '.')+1:]) // a thing without its class
	}
	return out
}

// completeFlags makes the flags of a command complete their values from the scenario that is its first argument. A
// value of two parts, such as player=who, is completed one part at a time.
func (a *app) completeFlags(cmd *cobra.Command) {
	for name, list := range flagValues {
		if cmd.Flags().Lookup(name) == nil {
			continue
		}
		_ = cmd.RegisterFlagCompletionFunc(name,
			func(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
				if len(args) == 0 {
					return nil, cobra.ShellCompDirectiveNoFileComp
				}
				a.err = io.Discard
				m, err := a.open(args[0], openOptions{cached: true})
				if err != nil || m.program == nil {
					return nil, cobra.ShellCompDirectiveNoFileComp
				}
				return completions(list(m.program), typed)
			})
	}
}

// completions returns the values that begin with what is typed, each up to its first separator after that.
func completions(values []string, typed string) ([]string, cobra.ShellCompDirective) {
	directive := cobra.ShellCompDirectiveNoFileComp
	var out []string
	seen := map[string]bool{}
	for _, v := range values {
		rest, ok := strings.CutPrefix(v, typed)
		if !ok {
			continue
		}
		if i := strings.IndexAny(rest, "=@"); i >= 0 && i+1 < len(rest) && !strings.HasPrefix(v, "^") {
			v, directive = typed+rest[:i+1], directive|cobra.ShellCompDirectiveNoSpace
		}
		if !seen[v] {
			seen[v] = true
			out = append(out, v)
		}
	}
	if len(out) > 0 && strings.HasSuffix(out[0], gamelog.Script) {
		directive |= cobra.ShellCompDirectiveNoSpace
	}
	return out, directive
}
