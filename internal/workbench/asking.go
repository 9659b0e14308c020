package workbench

import (
	"strconv"
	"sync"

	"github.com/scenario-lang/scenario/internal/trace"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Positions are shown in the program of the scenario. Why a step of a movement is not allowed only a second program can say, which is not compiled
// before somebody asks: an author who saves a file waits for one compilation. It plays alike, so a position is made again in it.

// asking is the last position that was made again in the program that can be asked.
type asking struct {
	mu    sync.Mutex
	key   string // of the set-up, test or game log, as it was
	trace *trace.Trace
}

// askable returns the program that can say why a step is not allowed.
func (m *model) askable() *program.Program {
	if w := m.examined(); w.Program != nil {
		return w.Program
	}
	return m.program
}

// lookAsking is look for the author or the one who plays, with a game of the program that can say why a step is not allowed.
func (b *Bench) lookAsking(m *model, ref string, f func(g *runtime.Game, viewer int) error) error {
	kind, name, step, err := m.reference(ref)
	if err != nil {
		return err
	}
	if kind == "play" {
		return b.lookAtCopy(m, m.askable(), f)
	}
	t, err := b.askingTrace(m, kind, name)
	if t == nil {
		return err
	}
	return at(t, step, runtime.Referee, f)
}

// askingTrace plays a set-up, test or game log in the program that can be asked, unless that was done last.
func (b *Bench) askingTrace(m *model, kind, name string) (*trace.Trace, error) {
	key := kind + "/" + name
	var r *logRun
	if kind == "log" {
		var err error
		if r, err = b.playLog(m, name); err != nil {
			return nil, err
		}
		key += r.stamp
	}
	a := &m.asking
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.key == key {
		return a.trace, nil
	}
	var t *trace.Trace
	var err error
	switch kind {
	case "setup":
		t, err = trace.OfSetup(m.askable(), 1, m.values)
	case "test":
		i, _ := strconv.Atoi(name)
		if t, _ = trace.OfTest(m.askable(), i, m.values, patiently()); t == nil {
			err = missing("the test has no position")
		}
	case "log":
		t, err = trace.OfLog(m.askable(), r.log, patiently())
	}
	if t != nil {
		a.key, a.trace = key, t
	}
	return t, err
}

// lookAtCopy calls f with the game that is played, made again in another program of the same rules.
func (b *Bench) lookAtCopy(m *model, p *program.Program, f func(g *runtime.Game, viewer int) error) error {
	viewer := runtime.Referee
	if err := b.lookAtTable(m, viewer, func(_ *runtime.Game, v int) error {
		viewer = v
		return nil
	}); err != nil {
		return err
	}
	t, err := b.playing(m)
	if err != nil {
		return err
	}
	if t == nil {
		return missing("no game is played")
	}
	log, err := logOf(t)
	if err != nil {
		return err
	}
	g, err := runtime.New(p, log.Seed, runtime.Options{Values: log.Options, Rolls: log.Dice})
	if err != nil {
		return err
	}
	for _, s := range log.Steps {
		g.Script(s.Dice)
		if err := g.Repeat(s.Line); err != nil {
			return err
		}
	}
	return f(g, viewer)
}
