package gamelog

import (
	"errors"
	"fmt"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// OtherRulesError is the error of a game log of another program: it is a game of another scenario, the rules have
// changed since, or another version of the compiler compiled them.
type OtherRulesError struct {
	Was, Is  string // hashes of the programs
	Compiled int    // format of the log's program, 0 if unknown
	Of, By   string // the names of the log's scenario and of this one, or ""

	Played, Release string // the versions that the two scenarios state, or ""; the caller sets the second
}

func (e *OtherRulesError) Error() string {
	why := "the rules have changed"
	if e.Compiled != 0 && e.Compiled != program.Version {
		why = fmt.Sprintf("another version of scenario compiled it (format %d; this is %d)", e.Compiled, program.Version)
	}
	was, is := fmt.Sprintf("program %.12s", e.Was), fmt.Sprintf("%.12s", e.Is)
	switch {
	case e.Of != e.By && e.Of != "" && e.By != "":
		why = fmt.Sprintf("it is a game of %s, not of %s", e.Of, e.By)
	case e.Played == "" || e.Release == "":
	case e.Played == e.Release:
		why += " without a new version"
	default:
		was = fmt.Sprintf("version %s (program %.12s)", e.Played, e.Was)
		is = fmt.Sprintf("version %s (%.12s)", e.Release, e.Is)
	}
	return fmt.Sprintf("the game was played with %s, but this is %s: %s", was, is, why)
}

// CheckRules returns an *OtherRulesError if the log is of another program.
func CheckRules(p *program.Program, log *Log) error {
	if have := p.Hash(); have != log.Program {
		return &OtherRulesError{Was: log.Program, Is: have, Compiled: log.Compiled, Played: log.Release,
			Of: log.Scenario, By: p.Name}
	}
	return nil
}

// Verify replays the game and compares the hash after every decision with the log. The error names the first decision
// that differs.
func Verify(p *program.Program, log *Log) error {
	if err := CheckRules(p, log); err != nil {
		return err
	}
	return verify(p, log, true)
}

// VerifyDecisions is Verify for a program that may differ from that of the log. It replays the decisions and compares
// who makes them and how the game ends. It does not compare hashes, which depend on the program.
func VerifyDecisions(p *program.Program, log *Log) error { return verify(p, log, false) }

func verify(p *program.Program, log *Log, hashes bool) error {
	if err := CheckSeats(p, log.Seats); err != nil {
		return err
	}
	g, err := log.Begin(p, runtime.Options{})
	if err != nil {
		return err
	}
	for i, s := range log.Steps {
		where := fmt.Sprintf("decision %d (%s)", i+1, s.Short())
		if err := s.Make(g); err != nil {
			return fmt.Errorf("%s: %w", where, err)
		}
		if h := g.Hash(); hashes && h != s.Hash {
			return fmt.Errorf("%s: the state differs: its hash is %016x, the log has %016x", where, h, s.Hash)
		}
	}
	switch {
	case log.Torn > 0:
		return fmt.Errorf("line %d is cut off: every decision before it (%d) is correct, but the log does not say how the "+
			"game went on", log.Torn, len(log.Steps))
	case log.Cut:
		return fmt.Errorf("the end of the game log is missing: its %d decisions are correct, "+
			"but the log does not say how the game went on", len(log.Steps))
	}
	o, ended := g.Over()
	switch {
	case log.Outcome.Ended && !ended:
		return errors.New("the log says that the game is over, but it is not")
	case ended && !log.Outcome.Ended:
		return errors.New("the game is over, but the log says that it was left before its end")
	}
	if log.Outcome.Ended && o != log.Outcome {
		return fmt.Errorf("the outcome differs: %q wins, but the log has %q", o.Winner, log.Outcome.Winner)
	}
	return nil
}
