package runtime_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
)

// Rules that say, change or ask without end are stopped with an error that has their place, and leave the game as it
// was. It is the same game whether somebody listens or not.
func TestRunawayRulesAreStopped(t *testing.T) {
	p := compile(t, "runaway")
	for name, want := range map[string]string{
		"says_without_end":         "the rules say more than 10000 lines in one decision",
		"makes_pieces_without_end": "too much changes in one decision",
	} {
		for _, listen := range []bool{false, true} {
			lines := 0
			opt := runtime.Options{}
			if listen {
				opt.Log = func(runtime.Line) { lines++ }
			}
			g, err := runtime.NewBare(p, 1, opt)
			if err != nil {
				t.Fatal(err)
			}
			before := g.Hash()
			allocated := worktest.Allocated(func() { err = g.Start(procedure(t, p, name)) })
			var e *runtime.Error
			if !errors.As(err, &e) || !strings.Contains(e.Text, want) || !strings.Contains(e.Place, "main.hcl:") {
				t.Errorf("%s: %v, want %q", name, err, want)
			}
			if g.Hash() != before || lines != 0 {
				t.Errorf("%s changed the game or said %d lines", name, lines)
			}
			if allocated > 1<<30 {
				t.Errorf("%s allocates %d bytes", name, allocated)
			}
		}
	}
}

// A text is cut off where it is too long, and what a decision says is bounded as a whole. Neither is an error: the
// rules are right, and only the words are too many.
func TestLongTextsAreCutOff(t *testing.T) {
	p := compile(t, "runaway")
	for _, name := range []string{"says_long_lines", "says_one_long_line", "says_a_text_of_texts", "says_a_deep_text"} {
		var bytes, longest int
		last := ""
		g, err := runtime.NewBare(p, 1, runtime.Options{Log: func(l runtime.Line) {
			last = l.For(runtime.Everyone)
			bytes, longest = bytes+len(l.Text), max(longest, len(l.Text))
		}})
		if err != nil {
			t.Fatal(err)
		}
		if err := g.Start(procedure(t, p, name)); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if !strings.HasSuffix(last, "…") || longest > 1<<17 || bytes > 1<<23 {
			t.Errorf("%s: %d bytes, the longest line has %d; the last one ends in %q", name, bytes, longest,
				last[max(0, len(last)-20):])
		}
	}
}

// A loop around a choice is one decision after another for a player, and one that ends for a bot that looks ahead and
// for players who take defaults.
func TestLookingAheadEnds(t *testing.T) {
	p := compile(t, "runaway")
	g := bareGame(t, p, 1)
	if err := g.Start(procedure(t, p, "offers_to_ask")); err != nil {
		t.Fatal(err)
	}
	before := g.Hash()
	if v, ok := g.EvaluateAfter(int(g.Decision().Value(0)), nil); ok {
		t.Errorf("looking ahead at a loop without end says %d", v)
	}
	if g.Hash() != before {
		t.Error("looking ahead changed the game")
	}
	g.SetDefaults(-1, true)
	before = g.Hash()
	var e *runtime.Error
	if err := g.Do("ask"); !errors.As(err, &e) || !strings.Contains(e.Text, "takes too long") || g.Hash() != before {
		t.Errorf("a loop of defaults: %v", err)
	}
}
