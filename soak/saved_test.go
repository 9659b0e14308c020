package soak

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"path"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// TestSavedWhereTestsWait saves the games of the tests of each scenario wherever a rule waits for an answer: in
// battles, in reactions to an enemy who comes, while an agreement is offered. A game that is loaded there goes on
// like one that was not.
func TestSavedWhereTestsWait(t *testing.T) {
	const each, answers = 3, 8
	for _, x := range pairs(1) {
		folder := x.match.folder
		t.Run(path.Base(folder), func(t *testing.T) {
			p := loadOf(t, folder)
			saved := map[string]int{} // by the place in the rules
			for i := range p.Tests {
				trial.One(p, i, trial.Options{Observe: func(m trial.Moment) error {
					d := m.Game.Decision()
					if d == nil {
						return nil
					}
					file, line, column := d.Place()
					at := fmt.Sprintf("%s:%d:%d", file, line, column)
					if saved[at] == each {
						return nil
					}
					saved[at]++
					if err := loadedGoesOn(m.Game, uint64(i), answers); err != nil {
						t.Errorf("test %q, saved where %s waits: %v", p.Strings[p.Tests[i].Name], at, err)
					}
					return nil
				}})
			}
			waits, missed := 0, 0
			for place := range waitingPlaces(p) {
				if waits++; saved[place] == 0 {
					missed++
					t.Logf("no test waits at %s", place)
				}
			}
			if 10*missed > waits {
				t.Errorf("the tests wait at too few of the choices and offers of the rules")
			}
			t.Logf("saved at %d places; of %d choices and offers of the rules, tests wait at all but %d", len(saved), waits,
				missed)
		})
	}
}

// loadedGoesOn saves a game and loads it, and gives the loaded game and a copy of the first the same answers.
func loadedGoesOn(g *runtime.Game, seed uint64, answers int) error {
	data := g.Marshal()
	loaded, err := runtime.Unmarshal(g.Program(), data)
	if err != nil {
		return fmt.Errorf("it cannot be loaded: %w", err)
	}
	if !bytes.Equal(loaded.Marshal(), data) {
		return fmt.Errorf("it is saved otherwise when it was loaded")
	}
	played := g.Clone()
	for _, x := range []*runtime.Game{played, loaded} { // both roll the same dice from here, and not those of the test
		x.Script(nil)
		x.ScriptedOnly(false)
	}
	draw := rand.New(rand.NewPCG(seed, 5))
	for n := range answers {
		d := played.Decision()
		if d == nil {
			break
		}
		i := draw.IntN(d.Len())
		for !d.Legal(i) {
			i = (i + 1) % d.Len()
		}
		a, b := played.Choose(i), loaded.Choose(i)
		if (a == nil) != (b == nil) {
			return fmt.Errorf("answer %d: %v, and of the loaded game %v", n, a, b)
		}
		if played.Hash() != loaded.Hash() {
			return fmt.Errorf("answer %d leads the loaded game elsewhere", n)
		}
		if a != nil {
			break
		}
	}
	return nil
}

// waitingPlaces returns the choices and offers of the rules.
func waitingPlaces(p *program.Program) map[string]bool {
	out := map[string]bool{}
	add := func(at int32) {
		if at >= 0 {
			x := p.Places[at]
			out[fmt.Sprintf("%s:%d:%d", p.Files[x.File], x.Line, x.Column)] = true
		}
	}
	for i := range p.Chooses[:p.Rules.Chooses] {
		add(p.Chooses[i].Place)
	}
	for i := range p.Offers[:p.Rules.Offers] {
		add(p.Offers[i].Place)
	}
	return out
}
