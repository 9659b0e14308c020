package workbench

import (
	"fmt"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// logShown is a game log with its decisions.
type logShown struct {
	File      string   `json:"file"`
	Scenario  string   `json:"scenario"`
	Seed      string   `json:"seed"`
	Seats     []string `json:"seats"`
	SameRules bool     `json:"same_rules"`
	Problem   string   `json:"problem,omitempty"`
	Outcome   string   `json:"outcome,omitempty"`
	Steps     []step   `json:"steps"`
}

func (b *Bench) oneLog(a request) (any, error) {
	m, file := a.model, a.text("file")
	r, err := m.play("log", file, m.program)
	if err != nil {
		return nil, err
	}
	out := &logShown{
		File: file, Scenario: r.log.Scenario, Seed: fmt.Sprint(r.log.Seed), Seats: r.log.Seats, Steps: m.steps(r.trace),
		SameRules: gamelog.CheckRules(m.program, r.log) == nil,
	}
	if r.problem != nil {
		out.Problem = r.problem.Error()
	}
	if r.log.Outcome.Ended {
		out.Outcome = session.WordOutcome(m.program, 0, r.log.Outcome, "")
	}
	return out, nil
}
