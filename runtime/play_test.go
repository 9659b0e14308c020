package runtime_test

import (
	"bytes"
	"errors"
	"os"
	goruntime "runtime"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
)

func compile(t testing.TB, dir string) *program.Program {
	t.Helper()
	built := compiler.Compile(os.DirFS("testdata"), dir, compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		for _, d := range diags {
			t.Log(d)
		}
		t.Fatal("does not compile")
	}
	return p
}

func newGame(t testing.TB, p *program.Program, seed uint64) *runtime.Game {
	t.Helper()
	g, err := runtime.New(p, seed, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// play lets a bot play and calls each after every small decision.
func play(t testing.TB, g *runtime.Game, b bot.Player, most int, each func()) int {
	t.Helper()
	n := 0
	for g.Decision() != nil && n < most {
		if err := b.Decide(g); err != nil {
			t.Fatalf("decision %d: %v", n, err)
		}
		n++
		if each != nil {
			each()
		}
	}
	return n
}

func TestBotsPlayToTheEnd(t *testing.T) {
	p := compile(t, "skirmish")
	for seed := range uint64(6) {
		for name, b := range map[string]bot.Player{"random": bot.Random(seed), "greedy": bot.Greedy(seed)} {
			g := newGame(t, p, seed)
			n := play(t, g, b, 5000, func() {
				if err := g.Check(); err != nil {
					t.Fatal(err)
				}
			})
			if _, over := g.Over(); !over {
				t.Errorf("%s: not over after %d decisions", name, n)
			}
		}
	}
}

// Looking — legality, texts, views, looking ahead — leaves the state as it is; a copy, a saved game and the recorded
// lines all lead to the same game.
func TestEveryWayLeadsToTheSameState(t *testing.T) {
	p := compile(t, "skirmish")
	g := newGame(t, p, 7)
	byLine := newGame(t, p, 7)
	c := g.Clone()
	b := bot.Random(7)
	n := 0
	for g.Decision() != nil && n < 400 {
		before := g.Hash()
		d := g.Decision()
		legal := d.Options(nil)
		if d.Prompt() == "" || len(legal) == 0 {
			t.Fatalf("prompt %q, options %v", d.Prompt(), legal)
		}
		d.Default()
		if _, err := g.View(n % 3); err != nil {
			t.Fatal(err)
		}
		g.Actions(func(a int, params []int64) bool { g.Appeal(a, params); g.EvaluateAfter(a, params); return true })
		if g.Hash() != before {
			t.Fatalf("decision %d: looking changed the state", n)
		}
		count := g.Decisions()
		c.CopyFrom(g)
		if err := b.Decide(g); err != nil {
			t.Fatal(err)
		}
		i := -1
		for k := range c.Decision().Len() { // the copy must be able to do the same
			c2 := c.Clone()
			if c2.Decision().Legal(k) && c2.Choose(k) == nil && c2.Hash() == g.Hash() {
				i = k
			}
		}
		if i < 0 {
			t.Fatalf("decision %d: the copy cannot follow", n)
		}
		if g.Decisions() != count {
			was := byLine.Hash()
			if err := byLine.Do(g.Line()); err != nil {
				t.Fatalf("%q: %v", g.Line(), err)
			}
			if byLine.Hash() != g.Hash() {
				t.Fatalf("%q leads elsewhere (%x)", g.Line(), was)
			}
			again, err := runtime.Unmarshal(p, g.Marshal())
			if err != nil {
				t.Fatal(err)
			}
			if again.Hash() != g.Hash() {
				t.Fatal("a saved game differs")
			}
		}
		n++
	}
	if n < 30 {
		t.Errorf("only %d decisions", n)
	}
}

func TestLinesAreReadAndRefused(t *testing.T) {
	p := compile(t, "skirmish")
	g := newGame(t, p, 1)
	steps := []struct{ line, refusal string }{
		{"vote 5", "is not possible here"},
		{"abstian", "There is no such action"},
		{"vote 1", ""},
		{"abstain", ""},
		{"4", "is no answer here"},
		{"norht", "Did you mean \"north\"?"},
		{"none at all", ""},
		{"buyy spear", "Did you mean \"buy\"?"},
		{"buy  Spear", ""},
		{"buy no more", ""},
		{"march 2 spear from north to lake", "That is too far, or wet."},
		{"march 9 spear from north to east", "is not possible here"},
		{"march 2 spear from south to east", "You have nobody there who can still march."},
		{"march 2 spear from north to east", ""},
		{"march 1 spear from east to south", "You have nobody there"},
		{"march", ""},
		{"north", ""},
		{"gun", ""},
		{"west", ""},
	}
	for _, s := range steps {
		d := g.Decision()
		before := g.Hash()
		err := g.Do(s.line)
		var r *runtime.Refusal
		switch {
		case s.refusal == "" && err != nil:
			t.Fatalf("%q: %v (asked: %s; %v)", s.line, err, d.Prompt(), d.Options(nil))
		case s.refusal != "" && (!errors.As(err, &r) || !strings.Contains(r.Reason, s.refusal)):
			t.Errorf("%q: %v, want %q", s.line, err, s.refusal)
		case s.refusal != "" && g.Hash() != before:
			t.Errorf("%q changed the state", s.line)
		}
	}
}

func TestBackTakesBackPartOfAnAction(t *testing.T) {
	p := compile(t, "skirmish")
	g := newGame(t, p, 1)
	for _, l := range []string{"vote 1", "vote 2", "east", "buy no more"} {
		if err := g.Do(l); err != nil {
			t.Fatal(err)
		}
	}
	start := g.Hash()
	if err := g.TakeBack(); err == nil {
		t.Error("a whole decision was taken back")
	}
	for _, l := range []string{"march", "spear"} {
		if err := g.Do(l); err != nil {
			t.Fatal(err)
		}
	}
	for range 2 {
		if err := g.TakeBack(); err != nil {
			t.Fatal(err)
		}
	}
	if g.Hash() != start || g.Decision().Kind != runtime.Menu {
		t.Error("taking back does not lead to the menu")
	}
}

// A copy of a copy of the same game copies only what was written since. It must see that the original has undone
// something since, and that another game, in which as much has happened, is not the one it is a copy of.
func TestCopyAgain(t *testing.T) {
	start := newGame(t, compile(t, "skirmish"), 7)
	held := map[int64]bool{}
	from := int64(-1)
	start.EachPiece(func(_ int64, _, _, space int) {
		held[int64(space)] = true
		from = int64(space)
	})
	free := slices.DeleteFunc([]int64{0, 1, 2, 3, 4, 5}, func(space int64) bool { return held[space] })
	g, other, c := start.Clone(), start.Clone(), start.Clone()
	same := func(o *runtime.Game, what string) {
		t.Helper()
		if c.CopyFrom(o); !bytes.Equal(c.Marshal(), o.Marshal()) {
			t.Error("the copy differs " + what)
		}
	}
	undo := g.MoveFirst(from, free[0])
	same(g, "within the attempt")
	undo()
	same(g, "after the original has undone an attempt")
	other.MoveFirst(from, free[0])()
	g.MoveFirst(from, free[0])
	other.MoveFirst(from, free[1])
	same(g, "at first")
	same(other, "after a copy of another game")
}

// A copy does not keep what it was copied from in memory, or copies of copies would keep all before them.
func TestCopyKeepsNothing(t *testing.T) {
	g := newGame(t, compile(t, "skirmish"), 7)
	freed, c := g.Freed(), g.Clone()
	g = nil
	for range 10 {
		if goruntime.GC(); freed() {
			break
		}
	}
	if !freed() {
		t.Error("the original is still in memory")
	}
	goruntime.KeepAlive(c)
}
