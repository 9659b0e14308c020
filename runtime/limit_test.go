package runtime_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// A limit that is reached while legality is looked at is an error at the rule that reached it, and no reason why
// something is refused.
func TestLimitInARequirementIsAnError(t *testing.T) {
	p := compile(t, "limits")
	surfaced := func(what string, err error) {
		t.Helper()
		var e *runtime.Error
		if !errors.As(err, &e) || !strings.Contains(e.Text, "takes too long") || !strings.Contains(e.Place, "main.hcl:17:") {
			t.Errorf("%s: %v", what, err)
		}
	}
	g := bareGame(t, p, 1)
	if err := g.Start(procedure(t, p, "both")); err != nil {
		t.Fatal(err)
	}
	before := g.Hash()
	for _, line := range []string{"toil", "dig 2"} {
		surfaced(line, g.Do(line))
	}
	d := g.Decision()
	for i := range d.Len() {
		if d.Text(i) == "toil" {
			if d.Legal(i) {
				t.Error("toil is legal")
			}
			surfaced("choosing toil", g.Choose(i))
		}
	}
	surfaced("all actions", g.Actions(func(int, []int64) bool { return true }))
	if g.Hash() != before {
		t.Error("looking changed the game")
	}
	if err := g.Do("dig 1"); err != nil {
		t.Error(err)
	}
	h := bareGame(t, p, 1)
	surfaced("a menu of nothing else", h.Start(procedure(t, p, "toil_alone")))
}

// Wording a record runs rules of the scenario. It costs the decision nothing, and a title that fails is none: a game
// with a log is the same game.
func TestTitlesChangeNothing(t *testing.T) {
	p := compile(t, "limits")
	var hashes [2]uint64
	var said []string
	for i := range hashes {
		opt := runtime.Options{Budget: 2000}
		if i == 1 {
			opt.Log = func(l runtime.Line) { said = append(said, l.Text) }
		}
		g, err := runtime.NewBare(p, 1, opt)
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Start(procedure(t, p, "talk")); err != nil {
			t.Fatal(err)
		}
		if got := g.Decision().Text(0); got != "a note on none, 3 long" {
			t.Errorf("the first option is %q", got)
		}
		if err := g.Do("a note on none, 3 long"); err != nil {
			t.Fatal(err)
		}
		hashes[i] = g.Hash()
	}
	if hashes[0] != hashes[1] {
		t.Error("listening changed the game")
	}
	if want := "a note on none, 3 long. note none. note there."; len(said) != 1 || said[0] != want {
		t.Errorf("said %q, want %q", said, want)
	}
}
