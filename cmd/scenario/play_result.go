package main

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/internal/session"
)

// printResult prints how a game ended. left is true if a person has left it.
func (a *app) printResult(m *model, s *session.Session, left bool) error {
	o, ended := s.Game().Over()
	stoppedBy := limitText(s)
	if a.json {
		if stoppedBy != "" {
			fmt.Fprintln(a.err, stoppedBy)
		}
		return a.printJSONLine(report.Played{
			Winner: o.Winner, Winners: o.Winners(), Drawn: o.Sharers(), Because: o.Because, Ended: ended,
			Rounds: s.RoundsPlayed(), Decisions: s.Decisions(), Hash: fmt.Sprintf("%016x", s.Game().Hash()),
			Seed: fmt.Sprint(s.Seed), Scenario: m.program.Name, Program: m.program.Hash(),
		})
	}
	fmt.Fprintln(a.out)
	length := fmt.Sprintf("%s, %s", article.Count(s.RoundsPlayed(), "round"), article.Count(s.Decisions(), "decision"))
	switch {
	case left:
		fmt.Fprintf(a.out, "The game was left after %s.\n", length)
		if file := s.SavedIn(); file != "" {
			what := "Continue it with"
			if s.Unsaved() {
				what = "Continue what was saved of it with"
			}
			fmt.Fprintf(a.out, "%s: scenario play %s --resume %s\n", what, m.path, file)
		} else {
			fmt.Fprintln(a.out, "To be able to continue a game, play it with --record FILE.")
		}
	case !ended:
		fmt.Fprintf(a.out, "Nobody has won after %s.\n", length)
		if stoppedBy != "" {
			fmt.Fprintln(a.out, stoppedBy)
		}
	default:
		fmt.Fprintln(a.out, session.WordOutcome(m.program, s.Language, o, " after "+length))
	}
	return nil
}

// limitText tells which limit has ended a game, and how to play on.
func limitText(s *session.Session) string {
	switch s.Ended() {
	case session.RoundLimit:
		if s.Limits.Rounds != session.DefaultLimits.Rounds {
			return "" // as somebody has asked
		}
		return fmt.Sprintf("Stopped after %s; give --rounds N for more.", article.Count(s.Limits.Rounds, "round"))
	case session.DecisionLimit:
		return fmt.Sprintf("Stopped after %s without a person; give --decisions N for more. Perhaps the rules never let "+
			"a phase end.", article.Count(s.Limits.Decisions, "decision"))
	}
	return ""
}
