package workbench

import (
	"strconv"
	"sync"

	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/internal/workbench/table"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Positions are shown in the program of the scenario. Only a second, instrumented program can say why a step of a
// movement is not allowed. It is compiled when somebody first asks, so that an author who saves a file waits for one
// compilation. Both programs play alike, so a position is reached in the second one by playing the same decisions.

// instrumentedTrace is the trace that was played last in the instrumented program.
type instrumentedTrace struct {
	mu    sync.Mutex
	key   string // of the set-up, test or game log, as it was
	trace *trace.Trace
}

// instrumentedProgram returns the program that can say why a step is not allowed, or the scenario's own if that one
// does not compile.
func (m *model) instrumentedProgram() *program.Program {
	if w := m.instrumented(); w.Program != nil {
		return w.Program
	}
	return m.program
}

// withInstrumented is withPosition in the instrumented program. The viewer is the author or, in a game that is
// played, who sits at the screen.
func (b *Bench) withInstrumented(m *model, ref string, f func(g *runtime.Game, viewer int) error) error {
	kind, name, step, err := m.reference(ref)
	if err != nil {
		return err
	}
	if kind == "play" {
		return b.withCopy(m, m.instrumentedProgram(), f)
	}
	t, err := b.playInstrumented(m, kind, name)
	if t == nil {
		return err
	}
	return withStep(t, step, runtime.Referee, f)
}

// playInstrumented plays a set-up, test or game log in the instrumented program, unless it was the last one that was
// played.
func (b *Bench) playInstrumented(m *model, kind, name string) (*trace.Trace, error) {
	key := kind + "/" + name
	var r *logRun
	if kind == "log" {
		var err error
		if r, err = b.playLog(m, name); err != nil {
			return nil, err
		}
		key += r.stamp
	}
	a := &m.instrumentedTrace
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.key == key {
		return a.trace, nil
	}
	var t *trace.Trace
	var err error
	switch kind {
	case "setup":
		t, err = trace.OfSetup(m.instrumentedProgram(), 1, m.values)
	case "test":
		i, _ := strconv.Atoi(name)
		if t, _ = trace.OfTest(m.instrumentedProgram(), i, m.values, withinTimeLimit()); t == nil {
			err = notFound("the test has no position")
		}
	case "log":
		t, err = trace.OfLog(m.instrumentedProgram(), r.log, withinTimeLimit())
	}
	if t != nil {
		a.key, a.trace = key, t
	}
	return t, err
}

// withCopy calls f with a copy of the game that is played, in another program of the same rules.
func (b *Bench) withCopy(m *model, p *program.Program, f func(g *runtime.Game, viewer int) error) error {
	viewer := runtime.Referee
	var log *gamelog.Log
	state := b.tables.state()
	if err := b.inGame(m, func(s *session.Session, _ table.Moment) table.Verdict {
		if log = s.Log(); s.Game().Hides() && s.HasPeople() {
			viewer, _ = state.viewer(s)
		}
		return table.Stay
	}); err != nil {
		return err
	}
	g, err := log.Begin(p, runtime.Options{})
	for i := 0; err == nil && i < len(log.Steps); i++ {
		err = log.Steps[i].Make(g)
	}
	if err != nil {
		return err
	}
	return f(g, viewer)
}
