package runtime_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// procedure finds a function by its name.
func procedure(t testing.TB, p *program.Program, name string) int {
	t.Helper()
	for i := range p.Funcs {
		if p.Strings[p.Funcs[i].Name] == "procedure "+name {
			return i
		}
	}
	t.Fatalf("no procedure %s", name)
	return 0
}

func bareGame(t testing.TB, p *program.Program, seed uint64) *runtime.Game {
	t.Helper()
	g, err := runtime.NewBare(p, seed, runtime.Options{Lines: true, Budget: 200000})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// gameField reads a field of the game from a view.
func gameField(t testing.TB, g *runtime.Game, name string) string {
	t.Helper()
	v, err := g.View(-1)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range v.Game {
		if f.Name == name {
			return f.Value
		}
	}
	t.Fatalf("no field %s", name)
	return ""
}

func TestProcedures(t *testing.T) {
	p := compile(t, "rules")
	for name, want := range map[string]string{
		"tried":            "1150", // n 11, score 5, b untouched, nobody in a
		"lists":            "36",
		"cargo_goes_along": "3211230",
		"ways":             "23210",
	} {
		g := bareGame(t, p, 1)
		if err := g.Start(procedure(t, p, name)); err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := gameField(t, g, "result"); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
		if err := g.Check(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if h, err := runtime.Unmarshal(p, g.Marshal()); err != nil || h.Hash() != g.Hash() {
			t.Errorf("%s: saved: %v", name, err)
		}
	}
}

func TestFaultsNameTheirPlaceAndChangeNothing(t *testing.T) {
	p := compile(t, "rules")
	for name, want := range map[string]string{
		"too_poor":  "red has 5 gold and cannot pay 6",
		"too_great": `"score" would be 11; it may not be above 10`,
		"stale":     "the piece has been destroyed",
		"nobody":    "the value is none",
		"ring":      "carried by itself",
		"endless":   "takes too long",
	} {
		g := bareGame(t, p, 1)
		before := g.Hash()
		err := g.Start(procedure(t, p, name))
		if err == nil || !strings.Contains(err.Error(), want) || !strings.Contains(err.Error(), "main.hcl:") {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
		if g.Hash() != before {
			t.Errorf("%s changed the state", name)
		}
		if err := g.Start(procedure(t, p, "tried")); err != nil {
			t.Errorf("after %s: %v", name, err)
		}
	}
}

// A limited modifier lifts as many of a volley as its limit says, however the pieces are grouped.
func TestVolleyCountsLimits(t *testing.T) {
	p := compile(t, "rules")
	g := bareGame(t, p, 1)
	g.Script([]int64{6, 6, 6, 6, 6, 2, 2, 3})
	g.ScriptedOnly(true)
	if err := g.Start(procedure(t, p, "volleys")); err != nil {
		t.Fatal(err)
	}
	if got := gameField(t, g, "result"); got != "5" { // three men lifted to 6; two horses
		t.Errorf("%s hits", got)
	}
	if g.Scripted() != 0 {
		t.Errorf("%d dice are left", g.Scripted())
	}
	h := bareGame(t, p, 1)
	h.Script([]int64{1, 7})
	h.ScriptedOnly(true)
	if err := h.Start(procedure(t, p, "volleys")); err == nil || !strings.Contains(err.Error(), "7 is not a face") {
		t.Errorf("a roll of 7: %v", err)
	}
	i := bareGame(t, p, 1)
	i.Script([]int64{1})
	i.ScriptedOnly(true)
	if err := i.Start(procedure(t, p, "volleys")); err == nil || !strings.Contains(err.Error(), "run out") {
		t.Errorf("too few rolls: %v", err)
	}
}

func TestPicks(t *testing.T) {
	p := compile(t, "rules")
	cases := []struct {
		procedure, line, recorded, refusal string
	}{
		{"many_hits", "2 man, 1 horse", "2 man, 1 horse", ""},
		{"many_hits", "man, horse, horse", "1 man, 2 horse", ""},
		{"many_hits", "3 man", "3 man", ""},
		{"many_hits", "man", "", "not enough"},
		{"many_hits", "3 horse", "", "not so many"},
		{"many_hits", "3 boat", "", "no answer"},
		{"some", "man", "1 man", ""},
		{"some", "3 man, 1 horse", "3 man, 1 horse", ""},
		{"some", "3 man, 2 horse", "", "too many"},
		{"some", "done", "", "no answer"},
	}
	for _, c := range cases {
		g := bareGame(t, p, 1)
		if err := g.Start(procedure(t, p, c.procedure)); err != nil {
			t.Fatal(err)
		}
		err := g.Do(c.line)
		switch {
		case c.refusal == "" && err != nil:
			t.Errorf("%s: %q: %v", c.procedure, c.line, err)
		case c.refusal == "" && g.Decision() == nil && g.Line() != c.recorded:
			t.Errorf("%s: %q is recorded as %q", c.procedure, c.line, g.Line())
		case c.refusal != "" && (err == nil || !strings.Contains(err.Error(), c.refusal)):
			t.Errorf("%s: %q: %v, want %q", c.procedure, c.line, err, c.refusal)
		}
	}
}

// One by one and all at once must come to the same state.
func TestPicksOneByOne(t *testing.T) {
	p := compile(t, "rules")
	for n := range 4 {
		first, name := n%2, []string{"many_hits", "twins"}[n/2]
		g := bareGame(t, p, 1)
		if err := g.Start(procedure(t, p, name)); err != nil {
			t.Fatal(err)
		}
		for g.Decision() != nil {
			i := min(first, g.Decision().Len()-1)
			if err := g.Choose(i); err != nil {
				t.Fatal(err)
			}
		}
		h := bareGame(t, p, 1)
		if err := h.Start(procedure(t, p, name)); err != nil {
			t.Fatal(err)
		}
		if err := h.Do(g.Line()); err != nil {
			t.Fatalf("%q: %v", g.Line(), err)
		}
		if g.Hash() != h.Hash() {
			t.Errorf("%q leads elsewhere", g.Line())
		}
	}
}

func TestDefaultsAreTaken(t *testing.T) {
	p := compile(t, "rules")
	g := bareGame(t, p, 1)
	g.SetDefaults(1, true)
	if err := g.Start(procedure(t, p, "some")); err != nil {
		t.Fatal(err)
	}
	if g.Decision() != nil {
		t.Error("somebody is asked")
	}
}

// A victory may be several players': declared order tells them, however the rules list them.
func TestSharedOutcome(t *testing.T) {
	p := compile(t, "rules")
	for name, want := range map[string][]string{
		"shared_now":       {"red", "blue"},
		"shared_by_set":    {"red", "blue"},
		"shared_by_nobody": {},
		"victory_now":      {"red"},
	} {
		g := bareGame(t, p, 1)
		if err := g.Start(procedure(t, p, name)); err != nil {
			t.Fatal(err)
		}
		o, over := g.Over()
		if !over || !slices.Equal(o.Winners(), want) || o.Winner != strings.Join(want, ", ") ||
			(o.WinnerType == "player") != (len(want) > 0) {
			t.Errorf("%s: %+v", name, o)
		}
	}
}

func TestOutcome(t *testing.T) {
	p := compile(t, "rules")
	g := bareGame(t, p, 1)
	if err := g.Start(procedure(t, p, "victory_now")); err != nil {
		t.Fatal(err)
	}
	o, over := g.Over()
	if want := (runtime.Outcome{Ended: true, Winner: "red", WinnerType: "player", Because: "Red has 3."}); !over ||
		o != want {
		t.Errorf("%+v", o)
	}
	whole, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, over := whole.Over(); !over || gameField(t, whole, "result") != "1" {
		t.Error("a single answer was not taken")
	}
}

func TestSavedGamesAreChecked(t *testing.T) {
	p := compile(t, "rules")
	g := bareGame(t, p, 1)
	if err := g.Start(procedure(t, p, "some")); err != nil {
		t.Fatal(err)
	}
	b := g.Marshal()
	for n := range b {
		if _, err := runtime.Unmarshal(p, b[:n]); err == nil {
			t.Fatalf("the first %d bytes are taken for a game", n)
		}
		bad := append([]byte(nil), b...)
		bad[n] ^= 0x10
		if _, err := runtime.Unmarshal(p, bad); err == nil {
			t.Fatalf("byte %d changed is not noticed", n)
		}
	}
	if _, err := runtime.Unmarshal(compile(t, "skirmish"), b); err == nil ||
		!strings.Contains(err.Error(), "another scenario") {
		t.Errorf("of another scenario: %v", err)
	}
}

// What is remembered between equal pieces of a volley must not change how it comes out.
func TestVolleyRemembersRightly(t *testing.T) {
	p := compile(t, "rules")
	for seed := range uint64(40) {
		var hashes [2]uint64
		for i, memo := range []bool{true, false} {
			g := bareGame(t, p, 1)
			g.SetDefaults(-1, true)
			g.Memoize(memo)
			g.Seed(seed)
			if err := g.Start(procedure(t, p, "battle")); err != nil {
				t.Fatal(err)
			}
			if err := g.Check(); err != nil {
				t.Fatal(err)
			}
			hashes[i] = g.Hash()
		}
		if hashes[0] != hashes[1] {
			t.Errorf("seed %d: the battle comes out otherwise", seed)
		}
	}
}
