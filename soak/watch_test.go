package soak

import (
	"errors"
	"fmt"
	"path"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// revisedWatch holds the board against what it was before the answer.
type revisedWatch struct {
	at     *atlas
	before *board
}

func watchRevised(t testing.TB, p *program.Program) watcher {
	w := &revisedWatch{at: readAtlas(p)}
	if len(w.at.income) < 50 || w.at.cost["infantry"] != 3 || !w.at.city["germany"] || w.at.city["norway"] {
		t.Fatal("the board is not understood")
	}
	return w
}

func (w *revisedWatch) seen(g *runtime.Game, line string) error {
	after, err := look(g)
	before := w.before
	w.before = after
	if err != nil || before == nil {
		return err
	}
	if err := after.wrong(); err != nil {
		return err
	}
	if err := unexplained(before, after, line); err != nil {
		return err
	}
	if line != "" {
		if err := w.at.unpaid(before, after, line); err != nil {
			return err
		}
	}
	if err := outOfOrder(before, after); err != nil {
		return err
	}
	if err := w.at.crowded(after); err != nil {
		return err
	}
	return w.at.unearned(g, after)
}

// alwaysWatch asks what the scenario itself says must always hold: the expectations of its tests named "always: …".
type alwaysWatch struct {
	rules   []rule
	scratch *runtime.Game // looking must leave no trace in the game
}

type rule struct {
	fn      int
	message string
}

const (
	alwaysName = "always: "
	faultName  = "seen: "
)

func rulesOf(p *program.Program) (rules []rule) {
	for _, t := range p.Tests {
		if !strings.HasPrefix(p.Strings[t.Name], alwaysName) {
			continue
		}
		for _, s := range t.Steps {
			if s.Kind == program.StepExpect && s.Message >= 0 {
				rules = append(rules, rule{int(s.Fn), p.Strings[s.Message]})
			}
		}
	}
	return rules
}

func watchAlways(t testing.TB, p *program.Program) watcher {
	w := &alwaysWatch{rules: rulesOf(p)}
	if len(w.rules) == 0 {
		t.Fatalf("%s says nothing that always holds", p.Name)
	}
	return w
}

func (w *alwaysWatch) seen(g *runtime.Game, _ string) error {
	if w.scratch == nil {
		w.scratch = g.Clone()
	} else {
		w.scratch.CopyFrom(g)
	}
	for _, r := range w.rules {
		v, err := w.scratch.Eval(r.fn)
		if err != nil {
			return fmt.Errorf("%s: %w", r.message, err)
		}
		if v == 0 {
			return fmt.Errorf("this must hold: %s", r.message)
		}
	}
	return nil
}

// movesWatch is both.
type movesWatch struct{ board, rules watcher }

func watchMoves(t testing.TB, p *program.Program) watcher {
	return &movesWatch{watchRevised(t, p), watchAlways(t, p)}
}

func (w *movesWatch) seen(g *runtime.Game, line string) error {
	return errors.Join(w.board.seen(g, line), w.rules.seen(g, line))
}

// TestEveryRuleOfTheWatchCanFail makes the positions of the tests named "seen: …": the rule of that name must find
// the fault, and every rule has such a position.
func TestEveryRuleOfTheWatchCanFail(t *testing.T) {
	seen := map[string]bool{revised: true} // which has a watch of its own
	for i := range matches {
		if folder := matches[i].folder; !seen[folder] {
			seen[folder] = true
			t.Run(path.Base(folder), func(t *testing.T) { everyRuleCanFail(t, loadOf(t, folder)) })
		}
	}
}

func everyRuleCanFail(t *testing.T, p *program.Program) {
	found := map[string]bool{}
	for i := range p.Tests {
		test := &p.Tests[i]
		name, ok := strings.CutPrefix(p.Strings[test.Name], faultName)
		if !ok {
			continue
		}
		values := map[string]int64{}
		for k := 0; k+1 < len(test.Options); k += 2 {
			values[p.Strings[p.Options[test.Options[k]].Name]] = test.Options[k+1]
		}
		g, err := runtime.NewBare(p, 1, runtime.Options{Values: values})
		if err != nil {
			t.Fatal(err)
		}
		for _, s := range test.Steps {
			if s.Kind == program.StepGiven {
				if err := g.Start(int(s.Fn)); err != nil {
					t.Fatalf("%s: %v", name, err)
				}
			}
		}
		for _, r := range rulesOf(p) {
			if r.message != name {
				continue
			}
			v, err := g.Eval(r.fn)
			if err != nil {
				t.Errorf("%s: %v", name, err)
			}
			found[name] = v == 0
			if v != 0 {
				t.Errorf("the fault is not seen: %s", name)
			}
		}
		if _, known := found[name]; !known {
			t.Errorf("there is no rule %q", name)
		}
	}
	for _, r := range rulesOf(p) {
		if !found[r.message] {
			t.Errorf("nothing shows that this can fail: %s", r.message)
		}
	}
}
