package main

import (
	"fmt"
	"math/big"

	"github.com/scenario-lang/scenario/internal/estimate"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/odds"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// digits is the number of decimals of odds in JSON. Percentages for people have four.
const digits = 12

// showOdds carries out test --odds. If --run selects tests, it says why one has no odds; otherwise it leaves such tests
// out.
func showOdds(a *app, m *model, opt trial.Options) error {
	all := computeOdds(a, m, opt)
	if a.json {
		out := report.Odds{Tests: []report.TestOdds{}}
		for _, o := range all {
			t := report.TestOdds{
				Name: o.Name, Range: m.jsonRange(o.Place), Problem: o.Problem, States: o.States, Rest: "0", Plays: o.Plays,
				Inexact: o.Inexact, Expects: []report.ExpectOdds{},
			}
			if o.Rest != nil {
				t.Rest = odds.Decimal(o.Rest, digits)
			}
			for _, e := range o.Expects {
				if o.Problem != "" {
					break // nothing was computed
				}
				chance := odds.Decimal(e.Chance, digits)
				x := report.ExpectOdds{Message: e.Message, Chance: chance, Low: chance, High: chance}
				if o.Plays > 0 {
					s := estimate.Share(e.Held, o.Plays)
					x.Low, x.High = fmt.Sprintf("%.*f", digits, s.Low), fmt.Sprintf("%.*f", digits, s.High)
				}
				t.Expects = append(t.Expects, x)
			}
			out.Tests = append(out.Tests, t)
		}
		return a.printJSON(out)
	}
	if len(all) == 0 && opt.Filter != nil {
		reportNoMatch(a.out, m, opt.Filter.String())
		return nil
	}
	none := 0
	for _, o := range all {
		if o.Problem != "" {
			none++
			if opt.Filter != nil {
				fmt.Fprintf(a.out, "%s\n  no odds: %s\n", o.Name, o.Problem)
			}
			continue
		}
		if opt.Filter == nil && o.States == 0 {
			continue
		}
		fmt.Fprintln(a.out, o.Name)
		for _, e := range o.Expects {
			if o.Plays > 0 {
				s := estimate.Share(e.Held, o.Plays)
				fmt.Fprintf(a.out, "  about %.2f %% (%.2f–%.2f %%)  %s\n", 100*s.Share, 100*s.Low, 100*s.High, e.Message)
				continue
			}
			fmt.Fprintf(a.out, "  %8s %%  %s\n", formatPercent(e.Chance), e.Message)
		}
		if o.Plays > 0 {
			fmt.Fprintf(a.out, "  (played %d times: %s)\n", o.Plays, o.Inexact)
		}
		if rest := formatPercent(o.Rest); rest != "0.0000" {
			fmt.Fprintf(a.out, "  %8s %%  (not followed: outcomes that are each too unlikely)\n", rest)
		}
	}
	if opt.Filter == nil {
		fmt.Fprintf(a.out, "%d tests, %d without odds; --run says why\n", len(all), none)
	}
	return nil
}

// computeOdds computes the odds of all tests. At a terminal it counts them on stderr.
func computeOdds(a *app, m *model, opt trial.Options) []trial.Odds {
	count := counter{a: a}
	opt.Done = func(r trial.Result) { count.update(r.Index, "odds of test %d of %d", r.Index+1, len(m.program.Tests)) }
	defer count.clear()
	return trial.OddsOf(m.program, opt)
}

// formatPercent returns a chance as a percentage, rounded to four decimals.
func formatPercent(c *big.Int) string {
	half := new(big.Int).Lsh(big.NewInt(1), odds.Bits)
	half.Quo(half, big.NewInt(2_000_000))
	s := odds.Decimal(half.Add(half, c), 6)
	whole, part := s[:len(s)-7]+s[len(s)-6:len(s)-4], s[len(s)-4:]
	for len(whole) > 1 && whole[0] == '0' {
		whole = whole[1:]
	}
	return whole + "." + part
}
