package main

import (
	"cmp"
	"fmt"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
)

// mostTaken is how many of the spaces that change hands are shown.
const mostTaken = 8

// printStudy prints what a study has shown.
func (a *app) printStudy(r *report.Study) {
	who := r.Bots[0].Bot
	if len(r.Bots) > 1 {
		who += " against " + r.Bots[1].Bot
	}
	fmt.Fprintf(a.out, "%s\n%s\n\n", r.Question.Text, r.Question.Answer)
	fmt.Fprintf(a.out, "%s of each scenario by %s, from seed %s on.\n", article.Count(r.Games, "game"), who, r.Seed)
	if r.Question.Seen > 0 && !r.Question.Answered {
		fmt.Fprintf(a.out, "So many games show a difference of %.0f points in 8 of 10 studies.\n", 100*r.Question.Seen)
	}
	if len(r.Bots) > 1 {
		t := layout.NewTable("bot", ">wins", ">range")
		for _, b := range r.Bots {
			t.Row(b.Bot, fmt.Sprintf("%.0f %%", 100*b.Wins.Share), rangeText(b.Wins.Low, b.Wins.High))
		}
		fmt.Fprintln(a.out)
		t.Write(a.out)
	}
	for _, s := range r.Scenarios {
		a.printStudied(s)
	}
	if r.Found != nil {
		a.printTried(r.Found)
	}
	if r.Compared != nil {
		a.printCompared(r.Compared)
	}
	fmt.Fprintf(a.out, "\nhash %s\n", r.Hash)
}

func rangeText(low, high float64) string { return fmt.Sprintf("%.0f–%.0f %%", 100*low, 100*high) }

// printStudied prints how the games of one scenario ended.
func (a *app) printStudied(s report.StudyScenario) {
	fmt.Fprintf(a.out, "\n%s", s.Title)
	for _, o := range s.Options {
		fmt.Fprintf(a.out, ", %s=%s", o.Name, o.Value)
	}
	fmt.Fprintln(a.out)
	t := layout.NewTable("  side", ">wins", ">share", ">range")
	for _, w := range s.Wins {
		share := 100 * float64(w.Wins) / float64(max(1, s.Ended))
		t.Row("  "+names.Spoken(cmp.Or(w.Side, "nobody")), fmt.Sprint(w.Wins), fmt.Sprintf("%.0f %%", share), rangeText(w.Low, w.High))
	}
	t.Write(a.out)
	fmt.Fprintf(a.out, "  %s ended after %s rounds and %.0f decisions", article.Count(s.Ended, "game"), measureText(s.Rounds, s.Ended), s.Decisions.Mean)
	if s.Open > 0 {
		fmt.Fprintf(a.out, "; %s had no end before the limit", article.Count(s.Open, "game"))
	}
	if s.Failed > 0 {
		fmt.Fprintf(a.out, "; in %s a rule failed", article.Count(s.Failed, "game"))
	}
	fmt.Fprintln(a.out, ".")
	for _, e := range s.Errors {
		fmt.Fprintf(a.out, "  %s\n", e)
	}
	if len(s.Taken) > 0 {
		fmt.Fprint(a.out, "  Changing hands most:")
		for i, x := range s.Taken[:min(len(s.Taken), mostTaken)] {
			fmt.Fprintf(a.out, "%s %s %.1f", []string{",", ""}[min(1, max(0, 1-i))], names.Spoken(x.Space), x.Times)
		}
		fmt.Fprintln(a.out, " times a game.")
	}
	fmt.Fprintf(a.out, "  The first game: %s\n", s.Replay)
}

// printTried prints the values of an option that were tried.
func (a *app) printTried(f *report.StudyFound) {
	t := layout.NewTable(f.Option, ">games", ">share", ">range")
	for _, v := range f.Tried {
		t.Row(fmt.Sprint(v.Value), fmt.Sprint(v.Games), fmt.Sprintf("%.0f %%", 100*v.Wins.Share), rangeText(v.Wins.Low, v.Wins.High))
	}
	fmt.Fprintln(a.out)
	t.Write(a.out)
}

// printCompared prints the differences between the games of two scenarios that have the same seed.
func (a *app) printCompared(x *report.Impact) {
	t := layout.NewTable("games with the same seed", ">first", ">second", ">difference", "")
	for _, row := range impactRows(x) {
		t.Row(row[0], row[1], row[2], row[3], row[4])
	}
	fmt.Fprintln(a.out)
	t.Write(a.out)
}
