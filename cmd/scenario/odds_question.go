package main

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
)

// oddsFlags are the flags of `scenario odds`.
type oddsFlags struct {
	position mapFlags // flags for the position that a question is about, if it needs one
	over     string
	html     string
	bot      string // makes all choices; "": they take their defaults
}

func newOddsCmd(a *app) *cobra.Command {
	f := oddsFlags{position: mapFlags{at: -1}}
	cmd := a.command("odds", func(_ *cobra.Command, args []string) error {
		if len(args) == 0 {
			return errors.New("name the folder of a scenario: scenario odds DIR QUESTION")
		}
		return nil
	}, func(_ *cobra.Command, args []string) error { return answerOdds(a, args, &f) })
	flags := cmd.Flags()
	flags.StringVar(&f.over, "over", "", "ask for each value of a parameter: `NAME=FROM..TO`")
	flags.StringVar(&f.bot, "bot", "", "let the bot `NAME` make all choices, and play the question")
	flags.StringVar(&f.html, "html", "", "write the answer as a page to `FILE`")
	flags.StringVar(&f.position.test, "test", "",
		"ask about the position at the end of the test whose name is `NAME` or contains it")
	flags.StringVar(&f.position.record, "record", "", "ask about the last position of the game log or saved game `FILE`")
	flags.IntVar(&f.position.at, "at", -1, "with --test or --record: ask about the position after `N` decisions")
	flags.Lookup("at").DefValue = "0" // so that the help does not show -1
	a.addSet(cmd)
	return cmd
}

// oddsPage is the kind of file that pages of odds are.
var oddsPage = files.Kind{Name: "a page of odds", Begins: question.PageBegins}

func answerOdds(a *app, args []string, f *oddsFlags) error {
	if f.html != "" {
		if err := oddsPage.CheckTarget(f.html); err != nil {
			return err
		}
	}
	var err error
	if f.bot != "" {
		if f.bot, err = findBot(f.bot); err != nil {
			return err
		}
	}
	m, err := a.openProgram(args[0], openOptions{cached: true})
	if err != nil {
		return err
	}
	all := question.All(m.program)
	if len(args) == 1 {
		return listQuestions(a, m, all)
	}
	q, err := findQuestion(all, args[1])
	if err != nil {
		return err
	}
	values, err := q.Values(args[2:])
	if err != nil {
		return err
	}
	p := &question.Page{Question: q}
	if p.Row, err = q.AskOver(values, f.over); err != nil {
		return fmt.Errorf("--over %s: %w", f.over, err)
	}
	err = askAtPosition(m, q, f, func(g *runtime.Game) error {
		for _, values := range p.Row.Args {
			answer, err := ask(a, q, g, values, f.bot)
			if err != nil {
				return findings{fmt.Errorf("no odds for %s: %w", strings.Join(q.Words(values), "; "), err)}
			}
			p.Answers = append(p.Answers, answer)
		}
		return nil
	})
	if err != nil {
		return err
	}
	if f.html != "" {
		page, err := p.HTML()
		if err == nil {
			err = files.Write(f.html, page)
		}
		if err != nil {
			return err
		}
	}
	return a.print(oddsReport(p), func() { printOdds(a.out, p) })
}

// listQuestions prints the questions of a scenario, and how each is asked.
func listQuestions(a *app, m *model, all []question.Question) error {
	out := report.Questions{Questions: []report.Question{}}
	for _, q := range all {
		x := report.Question{Name: q.Name(), Title: q.Title(), Params: []report.QuestionParam{}, OfPosition: q.OfPosition()}
		for i, name := range q.Params() {
			x.Params = append(x.Params, report.QuestionParam{Name: name, Type: q.Type(i)})
		}
		out.Questions = append(out.Questions, x)
	}
	name := m.path
	if resolve.InGames(name) {
		name = resolve.GameName(resolve.PathInGames(name))
	}
	return a.print(out, func() {
		if len(all) == 0 {
			fmt.Fprintf(a.out, "%s asks no questions about chance; see docs/odds.md for how to declare one.\n", m.path)
		}
		for _, q := range all {
			fmt.Fprintf(a.out, "%s\n  scenario odds %s %s\n", q.Title(), name, q.Usage())
			if q.OfPosition() {
				fmt.Fprintln(a.out, "  (of a position: name it with --test or --record)")
			}
		}
	})
}

func findQuestion(all []question.Question, name string) (question.Question, error) {
	var names []string
	for _, q := range all {
		if q.Name() == name {
			return q, nil
		}
		names = append(names, q.Name())
	}
	return question.Question{}, newUnknownError("question", name, names, "the scenario has: "+orNone(names))
}

// askAtPosition calls ask with the game that the question is about: at the position that the flags name, or on an empty
// board if the question sets up its own.
func askAtPosition(m *model, q question.Question, f *oddsFlags, ask func(*runtime.Game) error) error {
	named := f.position.test != "" || f.position.record != ""
	switch {
	case f.position.test != "" && f.position.record != "":
		return errors.New("--test and --record: a question is about one position; leave one of them out")
	case named && !q.OfPosition():
		return fmt.Errorf("--test and --record: question %s sets up its own position; leave them out", q.Name())
	case !named && q.OfPosition():
		return fmt.Errorf("question %s is about a position: name it with --test or --record", q.Name())
	case named:
		at, err := findMoment(m, m.program, &f.position)
		if err != nil {
			return err
		}
		return at.show(ask)
	}
	g, err := runtime.NewBare(m.program, 1, runtime.Options{Values: m.values})
	if err != nil {
		return err
	}
	return ask(g)
}

// sampleTime is how long it may take to compute the first, sampled answer.
const sampleTime = 200 * time.Millisecond

// ask answers a question; who is the bot that makes its choices, if any. At a terminal it shows a sampled answer first.
// An interrupt ends the exact computation.
func ask(a *app, q question.Question, g *runtime.Game, args []runtime.Argument, who string) (*question.Answer, error) {
	run, err := q.Run(g, args)
	if err != nil {
		return nil, err
	}
	if who != "" {
		run.Player = func(seed uint64) func(*runtime.Game) error { return session.NewBot(who, seed, 0).Decide }
	}
	stop := newStopper(stopSignals...)
	defer stop.Close()
	run.Stopped = func() bool {
		select {
		case <-stop.C:
			return true
		default:
			return false
		}
	}
	if a.isWatched() {
		begin, count := time.Now(), counter{a: a}
		defer count.clear()
		first, err := q.Sample(run, func(plays int) bool {
			return plays == 0 ||
				plays < odds.Plays && time.Since(begin) < sampleTime
		})
		if err == nil {
			so := strings.Join(summary(first), ", ")
			count.update(0, "about %s; computing exactly (Ctrl-C keeps this) …", so)
			run.Progress = func(states int) {
				count.update(states, "about %s; computing exactly, %d rolls so far (Ctrl-C keeps this) …", so, states)
			}
		}
	}
	return q.Ask(run)
}

// summary names the outcomes of an answer with their chances, or the means of what is counted.
func summary(x *question.Answer) (out []string) {
	for _, o := range x.Outcomes {
		out = append(out, fmt.Sprintf("%s %.1f %%", o.Title, 100*share(o)))
	}
	for _, c := range x.Counts {
		if len(x.Outcomes) == 0 {
			out = append(out, fmt.Sprintf("%s %.2f", c.Title, c.Mean()))
		}
	}
	return out
}

// share returns a chance as a number from 0 to 1.
func share(c question.Chance) float64 { return question.Share(c.Chance) }

// oddsReport returns the answer as JSON: one, or with --over one for each value.
func oddsReport(p *question.Page) any {
	var all []report.Answer
	for i, x := range p.Answers {
		r := report.Answer{Question: p.Question.Name(), Exact: x.Plays == 0, Outcomes: []report.OddsOutcome{},
			Counts: []report.OddsCount{}, States: x.States, Plays: x.Plays, ElapsedMS: x.Elapsed.Milliseconds()}
		words := p.Question.Words(p.Row.Args[i])
		for k, name := range p.Question.Params() {
			r.Given = append(r.Given, report.GivenValue{Name: name, Value: words[k]})
		}
		if x.Inexact != nil {
			r.Inexact = x.Inexact.Error()
		}
		for _, o := range x.Outcomes {
			low, high := x.Interval(o)
			r.Outcomes = append(r.Outcomes, report.OddsOutcome{Name: o.Name, Chance: share(o), Low: low, High: high})
		}
		for _, c := range x.Counts {
			count := report.OddsCount{Name: c.Name, Mean: c.Mean()}
			for _, v := range c.Values {
				low, high := x.Interval(v)
				count.Values = append(count.Values, report.OddsValue{Value: v.Value, Chance: share(v), Low: low, High: high})
			}
			r.Counts = append(r.Counts, count)
		}
		all = append(all, r)
	}
	if p.Row.Of == "" {
		return all[0]
	}
	return report.Answers{Over: p.Row.Of, Answers: all}
}

// printOdds prints an answer with bars, or with --over a table.
func printOdds(w io.Writer, p *question.Page) {
	fmt.Fprintln(w, p.Question.Title())
	if p.Row.Of != "" {
		printOver(w, p)
		return
	}
	for _, given := range p.Given() {
		fmt.Fprintf(w, "  %s\n", given)
	}
	x := p.Answers[0]
	t := layout.NewTable("", ">", "")
	for _, o := range x.Outcomes {
		t.AddRow("  "+o.Title, chanceText(x, o), bar(share(o)))
	}
	if len(x.Outcomes) > 0 {
		fmt.Fprintln(w)
		t.Write(w)
	}
	for _, c := range x.Counts {
		fmt.Fprintf(w, "\n  %s, on average %.2f\n", c.Title, c.Mean())
		t := layout.NewTable("", ">", ">", "")
		for _, v := range c.Values {
			t.AddRow("", v.Value, chanceText(x, v), bar(share(v)))
		}
		t.Write(w)
	}
	fmt.Fprintf(w, "\n%s\n", basis(x))
}

// printOver prints a table with a line for each value.
func printOver(w io.Writer, p *question.Page) {
	heads := []string{">" + p.Row.Of}
	for _, o := range p.Answers[0].Outcomes {
		heads = append(heads, ">"+o.Title)
	}
	for _, c := range p.Answers[0].Counts {
		heads = append(heads, ">"+c.Title)
	}
	t := layout.NewTable(append(heads, "")...)
	for i, x := range p.Answers {
		cells := []any{p.Row.At[i]}
		for _, o := range x.Outcomes {
			cells = append(cells, chanceText(x, o))
		}
		for _, c := range x.Counts {
			cells = append(cells, fmt.Sprintf("%.2f", c.Mean()))
		}
		if x.Plays > 0 {
			cells = append(cells, "(sampled)")
		}
		t.AddRow(cells...)
	}
	t.Write(w)
}

// chanceText words a chance: with its interval if it is not exact.
func chanceText(x *question.Answer, c question.Chance) string {
	if x.Plays == 0 {
		return formatPercent(c.Chance) + " %"
	}
	low, high := x.Interval(c)
	return fmt.Sprintf("about %.1f %% (%.1f–%.1f %%)", 100*share(c), 100*low, 100*high)
}

// barWidth is the width of a bar for 100 %.
const barWidth = 40

// bar draws a share in eighths of a column.
func bar(share float64) string {
	n := int(math.Round(share * barWidth * 8))
	s := strings.Repeat("█", n/8)
	if n%8 > 0 {
		s += string([]rune("▏▎▍▌▋▊▉")[n%8-1])
	}
	return s
}

// basis returns a sentence about how an answer was computed: exactly, or by playing the question.
func basis(x *question.Answer) string {
	if x.Plays > 0 {
		return fmt.Sprintf("Played %d times, because %v.", x.Plays, x.Inexact)
	}
	said := fmt.Sprintf("Exact: %s waited for a roll.", article.Count(x.States, "state"))
	if rest := formatPercent(x.Rest); rest != "0.0000" {
		said += fmt.Sprintf(" %s %% is spread over ends that are too unlikely each.", rest)
	}
	return said
}
