package known_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

var seed = flag.Uint64("seed", 1, "which random expressions are compared with play")

const declared = `scenario "known" {
  title = "What is known"
}

class space {
  attributes = {
    height = { type = int, default = 1 }
    kind   = { type = ground, default = ground.grass }
    tags   = { type = set(ground), default = [] }
    rate   = { type = rational, default = 0.5 }
    steps  = { type = list(int), default = [1, 2] }
    up     = { type = optional(space), default = none }
  }
  state = {
    fort = { type = int, default = 0, min = 0, max = 3 }
    snow = { type = bool }
    mark = { type = set(ground) }
  }
}

enum ground {
  values = [grass, rock, sand]
}

space hill {
  height  = 4
  kind    = ground.rock
  tags    = [ground.rock, ground.sand]
  rate    = 1.25
  steps   = []
  up      = space.wood
  borders = [space.wood]
}

space wood {
  borders = [space.pit]
}

space pit {
  height = -3
  kind   = ground.sand
  rate   = -0.75
  steps  = [5, -7, 5]
  up     = space.hill
}

option bid {
  type    = int
  default = 2
  min     = 0
  max     = 5
}

player north {}

unit scout {}

phase rest {
  say { text = "Nothing happens." }
}

sequence main {
  call rest {}
}

setup {
  place wood {
    north = { scout = 1 }
  }
}

function twice {
  params = { n = int }
  more   = n + n
  is     = more
}

function higher {
  params = { a = space, b = space }
  is     = a.height > b.height
}

function marks {
  params = { s = space, n = int }
  is     = s.kind == ground.rock ? n * s.height : n - s.height
}

`

// kind is a type that expressions are made of.
type kind int

const (
	number kind = iota
	truth
	share
	place
	soil
	soils
	numbers
	places
	kinds
)

// maker writes random expressions.
type maker struct {
	r    *rand.Rand
	vars [kinds][]string // of comprehensions around
	n    int
}

func (m *maker) pick(from ...string) string { return from[m.r.IntN(len(from))] }

// make fills in a form, in which a capital letter is an expression of a kind: N number, B truth, Q share, S place, G
// soil, T soils, L numbers, P places.
func (m *maker) fill(form string, depth int) string {
	var out strings.Builder
	for i := range len(form) {
		at := strings.IndexByte("NBQSGTLP", form[i])
		if at < 0 {
			out.WriteByte(form[i])
			continue
		}
		out.WriteString(m.expr(kind(at), depth-1))
	}
	return out.String()
}

var atoms = [kinds][]string{
	number: {"0", "1", "2", "3", "7", "-1", "-4", "100", "(2147483648 * 2147483648)", "space.hill.height",
		"space.pit.fort", "option.bid", "space.pit.height"},
	truth:   {"true", "false", "space.hill.snow"},
	share:   {"0.5", "-1.5", "2.25", "1 / 3", "space.pit.rate", "space.hill.rate", "2147483646 / 5"},
	place:   {"space.hill", "space.wood", "space.pit"},
	soil:    {"ground.grass", "ground.rock", "ground.sand", "space.hill.kind"},
	soils:   {"space.hill.tags", "space.pit.tags", "space.pit.mark"},
	numbers: {"range(1, 3)", "space.pit.steps", "space.hill.steps", "[4]"},
	places:  {"every(space)", "[space.pit]", "adjacent(space.wood)"},
}

var forms = [kinds][]string{
	number: {"(N + N)", "(N - N)", "(N * N)", "(N % N)", "-(N)", "(B ? N : N)", "div(N, N)", "floor(Q)", "ceil(Q)",
		"nearest(Q)", "min(N, N)", "max(N, N, N)",
		"abs(N)", "S.height", "count(P)", "count(T)", "sum(L)", "max(L)", "min(L)", "index(L, N)", "index(P, S)", "twice(N)",
		"marks(S, N)",
		"first(concat(L, [N]))", "last(concat(L, [N]))", "first(L)", "L[N]", "#N"},
	truth: {"(N < N)", "(N <= N)", "(N == N)", "(N != N)", "(N >= N)", "(N > N)", "(Q < Q)", "(Q == Q)", "(Q >= Q)",
		"(B && B)", "(B || B)", "!(B)", "(S == S)",
		"(G != G)", "contains(T, G)", "contains(L, N)", "contains(P, S)", "empty(L)", "empty(T)", "higher(S, S)",
		"(B ? B : B)", "(T == T)", "touches(S, S)",
		"(S.up == none)", "same(L, L)", "#B", "#A"},
	share: {"(N / N)", "(Q + Q)", "(Q - Q)", "(Q * Q)", "(Q / Q)", "-(Q)", "min(Q, Q)", "max(Q, N)", "abs(Q)", "S.rate",
		"(B ? Q : Q)", "(Q + N)"},
	place: {"(B ? S : S)", "P[N]"},
	soil:  {"S.kind", "(B ? G : G)"},
	soils: {"union(T, T)", "without(T, T)", "[G, G]", "S.tags", "(B ? T : T)"},
	numbers: {"[N, N]", "range(N, N)", "concat(L, L)", "reversed(L)", "take(L, N)", "drop(L, N)", "unique(L)",
		"rotated(L, N)", "repeated(N, N)", "union(L, L)", "without(L, L)", "S.steps", "#L", "#K"},
	places: {"[S, S]", "reversed(P)", "take(P, N)", "union(P, P)", "without(P, P)", "#P", "unique(concat(P, [S]))"},
}

func (m *maker) expr(k kind, depth int) string {
	vars := m.vars[k]
	if depth <= 0 || m.r.IntN(6) == 0 {
		if len(vars) > 0 && m.r.IntN(2) == 0 {
			return vars[m.r.IntN(len(vars))]
		}
		a := m.pick(atoms[k]...)
		if k == soils && m.r.IntN(3) == 0 {
			return m.pick("space.hill.tags", "space.wood.tags")
		}
		return a
	}
	form := m.pick(forms[k]...)
	switch form {
	case "#N": // the sum of a comprehension
		return "sum(" + m.comp(number, depth) + ")"
	case "#B":
		return "any(" + m.comp(truth, depth) + ")"
	case "#A":
		return "all(" + m.comp(truth, depth) + ")"
	case "#L":
		return m.comp(number, depth)
	case "#K":
		return m.keyed(depth)
	case "#P":
		return m.comp(place, depth)
	}
	return m.fill(form, depth)
}

// comp is [for x in … : elem if …].
func (m *maker) comp(elem kind, depth int) string {
	x, seq, close := m.open(depth)
	defer close()
	out := "[for " + x + " in " + seq + " : " + m.expr(elem, depth-1)
	if m.r.IntN(2) == 0 {
		out += " if " + m.expr(truth, depth-2)
	}
	return out + "]"
}

func (m *maker) keyed(depth int) string {
	x, seq, close := m.open(depth)
	defer close()
	return "sorted({ for " + x + " in " + seq + " : " + m.expr(number, depth-2) + " => " + m.expr(number, depth-1) + " })"
}

// open begins a comprehension: its variable, and what it goes through.
func (m *maker) open(depth int) (x, seq string, close func()) {
	k, over := place, places
	if m.r.IntN(2) == 0 {
		k, over = number, numbers
	}
	seq = m.expr(over, depth-1)
	m.n++
	x = fmt.Sprintf("x%d", m.n)
	m.vars[k] = append(m.vars[k], x)
	return x, seq, func() { m.vars[k] = m.vars[k][:len(m.vars[k])-1] }
}

// TestPlayAgrees compares what is known of random expressions with what the interpreter makes of them, without the
// optimiser: an exact value is that very value, every other holds it, and an expression that is said not to fail does
// not.
func TestPlayAgrees(t *testing.T) {
	m := &maker{r: rand.New(rand.NewPCG(*seed, 3))}
	exact, bounded, failed, certain := 0, 0, 0, 0
	for round := range 6 {
		fns, game, p := play(t, m, 250)
		for _, f := range fns {
			e := f.Body[len(f.Body)-1].(*ir.Return).Value
			src := f.What
			if e.Type().Kind == ir.List { // two sets written as lists make a list
				continue
			}
			got, err := game.Eval(p[f.Name])
			for _, ev := range []*known.Evaluator{{}, {Sure: true}, {Level: known.Written}, {Level: known.Numbers}} {
				v := ev.Eval(e)
				switch {
				case err != nil && !v.MayFail() && (v.Exact() || ev.Level == known.Declared && !ev.Sure):
					t.Errorf("round %d: %s fails (%v), but %+v says that it cannot", round, src, err, v)
				case err == nil && !known.Holds(v, e.Type(), got):
					t.Errorf("round %d: %s is %d, which is not in %+v (%+v)", round, src, got, v, ev)
				}
			}
			v := known.Of(e)
			least, most := v.Bounds()
			switch {
			case err != nil:
				failed++
			case v.Exact():
				exact++
			case least > -1<<62 || most < 1<<62:
				bounded++
			}
			if !v.MayFail() {
				certain++
			}
		}
	}
	t.Logf("%d exact, %d with bounds, %d fail in play, %d certain not to", exact, bounded, failed, certain)
	if exact < 300 || bounded < 60 || failed < 30 || certain < 300 {
		t.Errorf("%d exact, %d with bounds, %d fail in play, %d certain not to: the expressions are too much alike", exact,
			bounded, failed, certain)
	}
}

// play compiles n random expressions, each as a function, and starts a game; those that the checker refuses are left
// out. The functions come back with their source in What, and with the number by which the interpreter has them.
func play(t *testing.T, m *maker, n int) ([]*ir.Func, *runtime.Game, map[string]int) {
	t.Helper()
	exprs := make([]string, n)
	for i := range exprs {
		exprs[i] = m.expr([]kind{number, truth, number, share, soils, place}[m.r.IntN(6)], 1+m.r.IntN(4))
	}
	for range 20 {
		src := declared
		for i, e := range exprs {
			src += fmt.Sprintf("function f%d {\n  is = %s\n}\n", i, e)
		}
		first := strings.Count(declared, "\n")
		r := compiler.Compile(fstest.MapFS{"known/a.hcl": {Data: []byte(src)}}, "known", compiler.Options{NoOptimise: true})
		if r.Program != nil {
			return compiled(t, r, exprs)
		}
		bad := map[int]bool{}
		for _, d := range r.Diags {
			if d.Severity != diag.Error {
				continue
			}
			line := d.Range.Start.Line - 1 - first
			if line < 0 {
				t.Fatal(d)
			}
			bad[line/3] = true
		}
		var good []string
		for i, e := range exprs {
			if !bad[i] {
				good = append(good, e)
			}
		}
		if len(bad) == 0 {
			t.Fatal(r.Diags)
		}
		exprs = good
	}
	t.Fatal("the checker refuses something in every expression")
	return nil, nil, nil
}

func compiled(t *testing.T, r *compiler.Result, exprs []string) ([]*ir.Func, *runtime.Game, map[string]int) {
	t.Helper()
	at := map[string]int{}
	for i, f := range r.Program.Funcs {
		at[strings.TrimPrefix(r.Program.Strings[f.Name], "function ")] = i
	}
	var fns []*ir.Func
	for _, f := range r.Scenario.Functions {
		var i int
		if n, _ := fmt.Sscanf(f.Name, "f%d", &i); n == 1 {
			c := *f
			c.What = exprs[i]
			fns = append(fns, &c)
			if _, ok := at[f.Name]; !ok {
				t.Fatalf("%s is not in the program", f.Name)
			}
		}
	}
	g, err := runtime.New(r.Program, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return fns, g, at
}

// TestEveryBuiltinHasARule holds the table of the package against the table of builtins.
func TestEveryBuiltinHasARule(t *testing.T) {
	var names []string
	for _, f := range builtin.All() {
		if f.ID != builtin.Where && f.ID != builtin.FirstOf { // the checker writes out what these are short for
			names = append(names, f.Name)
		}
	}
	slices.Sort(names)
	if got := known.Rules(); !slices.Equal(got, names) {
		t.Errorf("rules are %q, want %q", got, names)
	}
}
