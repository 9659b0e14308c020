package trace

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

func load(t *testing.T) *program.Program {
	t.Helper()
	r := compiler.Compile(nil, filepath.Join("..", "workbench", "testdata", "hexes"), compiler.Options{})
	if r.Program == nil {
		t.Fatal(r.Diags)
	}
	return r.Program
}

// The last step after a number of decisions is found, and a trace that is stopped has no more decisions than were
// asked for.
func TestAfter(t *testing.T) {
	p := load(t)
	most := 0
	for i := range p.Tests {
		whole, _ := OfTest(p, i, nil, nil)
		if whole == nil {
			continue
		}
		most = max(most, whole.Decisions())
		if whole.After(-1) != len(whole.Steps)-1 || whole.After(whole.Decisions()) != len(whole.Steps)-1 ||
			whole.After(whole.Decisions()+1) != -1 {
			t.Errorf("test %d: the last step is %d, after all decisions %d, and after more %d", i, whole.After(-1),
				whole.After(whole.Decisions()), whole.After(whole.Decisions()+1))
		}
		for n := range whole.Decisions() {
			if step := whole.After(n); step < 0 || !whole.Steps[step+1].decides() {
				t.Errorf("test %d: step %d is not the last one after %d decisions", i, step, n)
			}
		}
	}
	if most < 1 {
		t.Error("no test decides anything")
	}
}

// A game log is played no further than the caller wants, ends where somebody else is asked, and names both.
func TestOfLog(t *testing.T) {
	p := load(t)
	log := &gamelog.Log{Seed: 1, Steps: []gamelog.Step{{Line: "ride from ford to hill"}, {Line: "ride from ford to wood"}}}
	enough := errors.New("enough")
	x, err := OfLog(p, log, runtime.Referee, func(x *Trace) error {
		if x.Decisions() == 1 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || x.Decisions() != 1 {
		t.Errorf("%v after %d decisions, want to stop after 1", err, x.Decisions())
	}
	if whole, err := OfLog(p, log, runtime.Referee, nil); err != nil || whole.Decisions() != 2 ||
		len(whole.Steps[whole.After(1)].Moves) != 1 {
		t.Errorf("%v after %d decisions, want 2", err, whole.Decisions())
	}
	log.Steps[0].Player = 1
	if x, err = OfLog(p, log, runtime.Referee, nil); err == nil ||
		!strings.Contains(err.Error(), "red is asked here, and not blue") || len(x.Steps) != 1 {
		t.Errorf("%v after %d steps", err, len(x.Steps))
	}
}
