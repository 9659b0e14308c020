package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/scenario-lang/scenario/compiler/diff"
	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/study"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// playImpact plays games of both versions with greedy bots and compares them. After a signal it compares the games
// played so far, and returns an error that says so.
func playImpact(a *app, sides [2]version, f diffFlags) (*report.Impact, error) {
	plan := study.NewPlan([2]string{gamelog.Greedy, gamelog.Greedy}, f.seed, fillLimits(f.limits, false))
	s, err := newStudy(plan, sides[:])
	if err != nil {
		return nil, err
	}
	count := counter{a: a, every: impactProgressEvery}
	c := &study.Course{Study: s, Games: f.impact, All: true}
	c.Progress = func(t *study.Tally, _ study.Played) {
		count.update(2*t.Tasks, "played %d of %d games …", 2*t.Tasks, 2*f.impact)
	}
	t, err := runStudy(c, studyPlace{})
	count.clear()
	if t == nil {
		return nil, err
	}
	if err != nil {
		fmt.Fprintf(a.err, "stopped after %d of %s of each\n", t.Tasks, article.Count(f.impact, "game"))
		if t.Tasks == 0 {
			return nil, err
		}
	}
	return t.Compare([]string{sides[0].model.path, sides[1].model.path}), err
}

// impactProgressEvery is after how many games a long study prints its progress where it cannot overwrite a line.
const impactProgressEvery = 1000

// impactTable returns the comparison as a table, for a terminal and for Markdown.
func impactTable(r *diff.Report, x *report.Impact) (heads []string, rows [][]string) {
	heads = []string{"", r.A.Name, r.B.Name, "difference", ""}
	if r.A.Name == r.B.Name {
		heads[1], heads[2] = "old", "new"
	}
	return heads, impactRows(x)
}

// impactRows returns the rows of the table: wins, length and losses.
func impactRows(x *report.Impact) (rows [][]string) {
	star := func(clear bool) string {
		if clear {
			return "*"
		}
		return ""
	}
	for _, w := range x.Wins {
		who := names.Spoken(w.Winner) + " wins"
		if w.Winner == "" {
			who = "nobody wins"
		}
		rows = append(rows, []string{who, shareText(w.A), shareText(w.B),
			pointsText(w.Difference), star(w.Clear)})
	}
	for _, p := range append([]report.ImpactPair{x.Rounds, x.Decisions}, x.Losses...) {
		what := p.What
		if what != "rounds" && what != "decisions" {
			if lostNothing(p) {
				continue
			}
			what = names.Spoken(what) + " loses"
		}
		rows = append(rows, []string{what, measureText(p.A, p.Games), measureText(p.B, p.Games),
			differenceText(p), star(p.Clear)})
	}
	return rows
}

// lostNothing reports whether a player lost nothing in any game, like a player who takes no part.
func lostNothing(p report.ImpactPair) bool { return p.Games > 0 && p.A.Mean == 0 && p.B.Mean == 0 }

// printImpact prints the games of both versions side by side.
func printImpact(w io.Writer, r *diff.Report, x *report.Impact, limits session.Limits) {
	fmt.Fprintf(w, "%s\n\n", impactHeading(x))
	heads, rows := impactTable(r, x)
	t := layout.NewTable(heads[0], ">"+heads[1], ">"+heads[2], ">"+heads[3], heads[4])
	for _, row := range rows {
		t.AddRow(row[0], row[1], row[2], row[3], row[4])
	}
	t.Write(w)
	for _, line := range impactNotes(x, limits) {
		fmt.Fprintf(w, "\n%s\n", line)
	}
}

// describeLimits returns the end of a sentence about games that reached a limit, such as "had no end after 50 rounds".
func describeLimits(l session.Limits) string {
	var limits []string
	if l.Rounds > 0 {
		limits = append(limits, article.Count(l.Rounds, "round"))
	}
	if l.Decisions > 0 {
		limits = append(limits, article.Count(l.Decisions, "decision"))
	}
	return "had no end after " + strings.Join(limits, " or ")
}

func impactHeading(x *report.Impact) string {
	return fmt.Sprintf("Played by bot:greedy, %s of each, from seed %s on; losses are pieces destroyed in a game",
		article.Count(x.Games, "game"), x.Seed)
}

// impactNotes returns the notes below the table: players without losses, games without an end, and rules that failed.
func impactNotes(x *report.Impact, limits session.Limits) []string {
	var out, spared []string
	for _, p := range x.Losses {
		if lostNothing(p) {
			spared = append(spared, names.Spoken(p.What))
		}
	}
	if len(spared) > 0 {
		out = append(out, fmt.Sprintf("Without a loss in any of the games: %s.", strings.Join(spared, ", ")))
	}
	for i, s := range []report.ImpactSide{x.A, x.B} {
		which := []string{"old", "new"}[i]
		if s.Open > 0 {
			out = append(out, fmt.Sprintf("%s of the %s rules %s. Above, they count as won by no side.",
				article.Count(s.Open, "game"), which, describeLimits(limits)))
		}
		if s.Failed > 0 {
			out = append(out, fmt.Sprintf("In %s of the %s rules a rule failed:\n  %s", article.Count(s.Failed, "game"), which,
				strings.Join(s.Errors, "\n  ")))
		}
	}
	return out
}

// impactMarkdown returns the table for a pull request, or "" if no games were played.
func impactMarkdown(r *diff.Report, x *report.Impact, limits session.Limits) string {
	if x == nil {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n### In play\n\n%s.\n\n", impactHeading(x))
	heads, rows := impactTable(r, x)
	fmt.Fprintf(&b, "| %s |\n|---|---:|---:|---:|---|\n", strings.ReplaceAll(strings.Join(heads, " | "), "_", `\_`))
	for _, row := range rows {
		b.WriteString("| " + strings.ReplaceAll(strings.Join(row, " | "), "*", `\*`) + " |\n")
	}
	for _, line := range impactNotes(x, limits) {
		fmt.Fprintf(&b, "\n%s\n", line)
	}
	return b.String()
}

func shareText(s report.Share) string {
	return fmt.Sprintf("%d (%.0f–%.0f %%)", s.Games, 100*s.Low, 100*s.High)
}

func measureText(m report.Measure, games int) string {
	switch games {
	case 0:
		return "–"
	case 1:
		return fmt.Sprintf("%.1f", m.Mean)
	}
	return fmt.Sprintf("%.1f ± %.1f", m.Mean, m.High-m.Mean)
}

func differenceText(p report.ImpactPair) string {
	switch p.Games {
	case 0:
		return "–"
	case 1:
		return fmt.Sprintf("%+.1f", p.Difference.Mean)
	}
	return fmt.Sprintf("%+.1f ± %.1f", p.Difference.Mean, p.Difference.High-p.Difference.Mean)
}
