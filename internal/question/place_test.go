package question_test

import (
	"math"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/question"
	"github.com/scenario-lang/scenario/runtime"
)

// A battle that is announced has its odds while the moves are still open, a space without one has none, and the
// position stays as it is.
func TestOddsOfAPosition(t *testing.T) {
	g, err := runtime.New(load(t, "axis_allies_revised"), 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	everywhere := func(int) bool { return true }
	told, err := question.Tell(g, runtime.Referee, 0, everywhere)
	if err != nil || len(told) != 0 {
		t.Errorf("at the beginning: %v, %v", told, err)
	}
	for _, line := range []string{"no research", "end purchase", "move 3 infantry from caucasus to ukraine",
		"move 3 infantry from russia to west_russia"} {
		if err := g.Do(line); err != nil {
			t.Fatal(err)
		}
	}
	before := g.Hash()
	told, err = question.Tell(g, runtime.Referee, 0, everywhere)
	if err != nil || len(told) != 2 || told[0].Space != "ukraine" ||
		!strings.HasPrefix(told[0].Text(), "Ukraine S.S.R.: the attacker wins ") {
		t.Fatalf("%+v, %v", told, err)
	}
	sum := 0.0
	for _, o := range told[0].Outcomes {
		sum += o.Share
	}
	if math.Abs(sum-1) > 1e-6 || g.Hash() != before || g.Decision() == nil {
		t.Errorf("chances add up to %v; the position is another one: %v", sum, g.Hash() != before)
	}
	if err := g.Do("end combat move"); err != nil {
		t.Errorf("the game does not go on: %v", err)
	}
	one, err := question.Tell(g, runtime.Referee, 0, func(s int) bool { return false })
	if err != nil || len(one) != 0 {
		t.Errorf("%v, %v", one, err)
	}
}
