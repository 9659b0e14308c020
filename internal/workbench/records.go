package workbench

import (
	"fmt"
	"os"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// logRun is a game log that was played.
type logRun struct {
	trace   *trace.Trace
	log     *gamelog.Log
	problem string
	stamp   string // of the file
}

// logTrace plays a game log, unless that was done since the file changed.
func (b *Bench) logTrace(m *model, file string) (*trace.Trace, error) {
	r, err := b.playLog(m, file)
	if err != nil {
		return nil, err
	}
	return r.trace, nil
}

func (b *Bench) playLog(m *model, file string) (*logRun, error) {
	info, err := os.Stat(file)
	if err != nil {
		return nil, notFound("there is no file %s", file)
	}
	stamp := fmt.Sprint(info.Size(), info.ModTime().UnixNano())
	m.mu.Lock()
	r := m.logs[file]
	m.mu.Unlock()
	if r != nil && r.stamp == stamp {
		return r, nil
	}
	log, err := readLog(file)
	if err != nil {
		return nil, err
	}
	r = &logRun{log: log, stamp: stamp}
	t, err := trace.OfLog(m.program, log, withinTimeLimit())
	if t == nil {
		return nil, badRequest("%s cannot be played by these rules: %v", file, err)
	}
	if r.trace = t; err != nil {
		r.problem = err.Error()
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if len(m.logs) > 4 {
		clear(m.logs) // positions take memory
	}
	m.logs[file] = r
	return r, nil
}

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
	r, err := b.playLog(m, file)
	if err != nil {
		return nil, err
	}
	out := &logShown{
		File: file, Scenario: r.log.Scenario, Seed: fmt.Sprint(r.log.Seed), Seats: r.log.Seats, Problem: r.problem, Steps: m.steps(r.trace),
		SameRules: gamelog.CheckRules(m.program, r.log) == nil,
	}
	if r.log.Outcome.Ended {
		out.Outcome = session.WordOutcome(m.program, 0, r.log.Outcome, "")
	}
	return out, nil
}
