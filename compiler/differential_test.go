package compiler_test

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// language is the scenario that docs/language.md is written around: all its examples, in order.
func language(t *testing.T) fstest.MapFS {
	t.Helper()
	doc, err := os.ReadFile("../docs/language.md")
	if err != nil {
		t.Fatal(err)
	}
	var src strings.Builder
	for i, part := range strings.Split(string(doc), "```") {
		if rest, ok := strings.CutPrefix(part, "hcl\n"); ok && i%2 == 1 {
			src.WriteString(rest + "\n")
		}
	}
	return fstest.MapFS{"book/all.hcl": {Data: []byte(src.String())}}
}

// TestOptimiserChangesNothing plays games of both programs side by side: every decision must be the same one, with
// the same options, and lead to the same position.
func TestOptimiserChangesNothing(t *testing.T) {
	for _, dir := range []string{"testdata/semantics", "../runtime/testdata/skirmish", "../scenarios/axis_allies_revised"} {
		if _, err := os.Stat(dir); err != nil {
			continue
		}
		t.Run(strings.TrimPrefix(dir, "../"), func(t *testing.T) {
			var both [2]*program.Program
			for i := range both {
				p, _, diags := compiler.Compile(os.DirFS(".."), strings.TrimPrefix("compiler/"+dir, "compiler/../"), compiler.Options{NoOptimise: i == 1})
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
			t.Fatalf("player %d %q, %d options; player %d %q, %d options", a.Player, a.Prompt(), a.Len(), b.Player, b.Prompt(), b.Len())
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
