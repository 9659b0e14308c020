package main

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

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

// root returns the command with all its subcommands.
func (a *app) root() *cobra.Command {
	// A root command that runs sees unknown commands itself and can suggest the closest one.
	root := a.command("scenario", cobra.ArbitraryArgs, refuseUnknown("command"))
	root.SilenceErrors, root.SilenceUsage = true, true
	root.PersistentFlags().BoolVar(&a.noColor, "no-color", false, "print without colours, as NO_COLOR and TERM=dumb do")
	a.addBudget(root)
	root.SetFlagErrorFunc(flagError)
	root.AddCommand(
		a.validateCmd(), a.compileCmd(), a.inspectCmd(), a.resolveCmd(), a.fmtCmd(), a.upgradeCmd(), a.testCmd(), a.oddsCmd(), a.studyCmd(), a.playCmd(),
		a.replayCmd(), a.mapCmd(), a.sheetCmd(), a.siteCmd(), a.viewCmd(), a.lspCmd(), a.coverageCmd(), a.mutateCmd(), a.diffCmd(), a.lintCmd(), a.explainCmd(), a.newCmd(), a.gamesCmd(), a.copyCmd(), a.getCmd(), a.rulebookCmd(), a.versionCmd(), a.referenceCmd(),
	)
	for _, c := range root.Commands() {
		a.completeFlags(c)
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

// helpCmd replaces the help of cobra, which passes over words that do not name a command.
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

// refuseUnknown returns what a command with subcommands does when none of them is named: it prints its help, or
// refuses the first argument. what is the word for its subcommands.
func refuseUnknown(what string) func(*cobra.Command, []string) error {
	return func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return cmd.Help()
		}
		return unknown(what, args[0], commandNames(cmd), fmt.Sprintf("run `%s --help` for all of them", cmd.CommandPath()))
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

// flagError rewords pflag's errors and suggests the closest flag.
func flagError(cmd *cobra.Command, err error) error {
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
	return unknown("flag", "--"+m[1], names, fmt.Sprintf("run `%s --help` for all of them", cmd.CommandPath()))
}
