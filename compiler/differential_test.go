package compiler_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// language is the scenario that the chapters of docs/language.md are written around: all its examples, in order.
func language(t *testing.T) fstest.MapFS {
	t.Helper()
	src := strings.Join(worktest.Blocks(worktest.LanguagePages(t, ".."), "hcl\n"), "\n")
	return fstest.MapFS{"book/all.hcl": {Data: []byte(src)}}
}

// TestOptimiserChangesNothing plays games of both programs side by side: every decision must be the same one, with
// the same options, and lead to the same position.
func TestOptimiserChangesNothing(t *testing.T) {
	for _, dir := range []string{"testdata/semantics", "../runtime/testdata/skirmish",
		"../scenarios/axis_allies_revised"} {
		if _, err := os.Stat(dir); err != nil {
			continue
		}
		t.Run(strings.TrimPrefix(dir, "../"), func(t *testing.T) {
			var both [2]*program.Program
			for i := range both {
				built := compiler.Compile(os.DirFS(".."), strings.TrimPrefix("compiler/"+dir, "compiler/../"),
					compiler.Options{NoOptimise: i == 1})
				p, diags := built.Program, built.Diags
				if p == nil {
					t.Fatal(diags.Sorted())
				}
				both[i] = p
			}
			for seed := range uint64(4) {
				sideBySide(t, both, seed, 120)
			}
		})
	}
}

// TestCountingChangesNothing plays games of the program that counts beside those of the one that does not; only the
// first has instructions for it, and what it counts is what was played.
func TestCountingChangesNothing(t *testing.T) {
	for _, dir := range []string{"compiler/testdata/semantics", "scenarios/axis_allies_revised"} {
		built := compiler.Compile(os.DirFS(".."), dir, compiler.Options{})
		p, diags := built.Program, built.Diags
		if p == nil {
			t.Fatal(diags.Sorted())
		}
		watched := compiler.Compile(os.DirFS(".."), dir, compiler.Options{Watch: true})
		counting, points := watched.Program, watched.Points
		if counting == nil {
			t.Fatal(watched.Diags.Sorted())
		}
		if n := watches(p); n != 0 {
			t.Errorf("%s: %d instructions count in the program that is played", dir, n)
		}
		if n := watches(counting); n < len(points) || len(points) == 0 {
			t.Errorf("%s: %d points, %d instructions that count", dir, len(points), n)
		}
		for seed := range uint64(2) {
			sideBySide(t, [2]*program.Program{p, counting}, seed, 60)
		}
		if _, err := runtime.New(counting, 1, runtime.Options{Reached: make([]int64, 1)}); err == nil {
			t.Errorf("%s: too little room to count in was taken", dir)
		}
		reached := make([]int64, len(counting.Places))
		if _, err := runtime.New(counting, 1, runtime.Options{Reached: reached}); err != nil {
			t.Fatal(err)
		}
		n := 0
		for _, q := range points {
			if reached[q.Place] > 0 {
				n++
			}
		}
		if n == 0 || n == len(points) {
			t.Errorf("%s: %d of %d points reached on the way to the first decision", dir, n, len(points))
		}
	}
}

func watches(p *program.Program) int {
	n := 0
	for _, in := range p.Code {
		if in.Op == program.WATCH {
			n++
		}
	}
	return n
}

func sideBySide(t *testing.T, both [2]*program.Program, seed uint64, decisions int) {
	t.Helper()
	var games [2]*runtime.Game
	for i, p := range both {
		g, err := runtime.New(p, seed, runtime.Options{})
		if err != nil {
			t.Fatal(err)
		}
		games[i] = g
	}
	r := rand.New(rand.NewPCG(seed, 7))
	for range decisions {
		a, b := games[0].Decision(), games[1].Decision()
		if (a == nil) != (b == nil) {
			t.Fatal("one game is over, the other is not")
		}
		if a == nil {
			return
		}
		if a.Len() != b.Len() || a.Prompt() != b.Prompt() || a.Player != b.Player {
			t.Fatalf("player %d %q, %d options; player %d %q, %d options", a.Player, a.Prompt(), a.Len(), b.Player, b.Prompt(),
				b.Len())
		}
		var legal []int
		for i := range a.Len() {
			if a.Legal(i) != b.Legal(i) || a.Text(i) != b.Text(i) {
				t.Fatalf("option %d: %v %q, %v %q", i, a.Legal(i), a.Text(i), b.Legal(i), b.Text(i))
			}
			if a.Legal(i) {
				legal = append(legal, i)
			}
		}
		if len(legal) == 0 {
			t.Fatalf("%q has no legal option", a.Prompt())
		}
		pick := legal[r.IntN(len(legal))]
		for _, g := range games {
			if err := g.Choose(pick); err != nil {
				t.Fatal(err)
			}
		}
		if x, y := view(t, games[0]), view(t, games[1]); x != y {
			t.Fatalf("after %q:\n%s\n%s", games[0].Line(), x, y)
		}
	}
}

func view(t *testing.T, g *runtime.Game) string {
	v, err := g.View(-1)
	if err != nil {
		t.Fatal(err)
	}
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}
