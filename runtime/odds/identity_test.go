package odds_test

import (
	"fmt"
	"math/big"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
)

// crew is a scenario whose pieces can be told apart by what refers to them, in every way in which a state may do so.
const crew = `
scenario "crew" { title = "Crew" }
class player {}
player red {}
class space {
  state = { chief = { type = optional(piece) }, band = list(piece) }
}
space field { off_map = true }
space camp { off_map = true }
class unit {}
unit gun {}
unit cart {}
class piece {
  state = { mark = { type = int, default = 0 }, friend = { type = optional(piece) }, pals = list(piece) }
}
class game {
  state = { n = { type = int, default = 0 }, who = { type = optional(piece) }, words = { type = text, default = "none" } }
}
record pair {
  fields = { a = piece, b = piece }
}
die d6 { faces = range(1, 6) }
die d2 { faces = range(1, 2) }
setup {
  place field { red = { gun = 4 } }
  place camp { red = { cart = 1 } }
}
sequence main {
  check_victory {}
}
victory won {
  when   = game.n < 0
  winner = player.red
}
function number { is = game.n }
function guns { is = [for p in every(piece) : p if p.unit == unit.gun] }
function place_of {
  params = { p = piece }
  is     = index(guns(), p)
}
procedure p {
%s
}
`

// aPick draws one of the guns.
const aPick = "gs = guns()\npick x { from = gs }\nreturn { when = x == none }\n"

// again rolls once more, so that the states before are compared.
const again = "\nroll h {\n die = die.d2\n count = 1\n at_most = 1\n}\n"

// TestStatesThatPlayOnAlike compares the chances of game.n with those of a search that recognises no state.
func TestStatesThatPlayOnAlike(t *testing.T) {
	for _, c := range []struct {
		name, body string
		most       int // states that wait for a roll; 0: as many as there are
	}{
		{"which of equal pieces was destroyed", aPick + "destroy x {}" + again + "set game { n = h + 2 * count(guns()) }", 2},
		{"which is destroyed after a roll", aPick + again + "destroy x {}" + strings.ReplaceAll(again, "roll h", "roll i") +
			"set game { n = h + i + 2 * count(guns()) }", 0},
		{"their order among others", aPick + "set g0 { mark = 7 }\ndestroy x {}" + again +
			"set game { n = empty(guns()) ? 0 : first(guns()).mark + h }", 3},
		{"the order in a space",
			aPick + "set g0 { mark = 1 }\nset g1 { mark = 2 }\nmove x { to = space.camp }\nmove x { to = space.field }" + again +
				"set game { n = 10 * first(pieces(space.field)).mark + last(pieces(space.field)).mark + 100 * h }", 0},
		{"a field of a piece", aPick + "set g1 { friend = x }" + again +
			"f = gs[1].friend\nset game { n = f == none ? 9 : place_of(f) + 10 * h }", 0},
		{"a list in a field of a piece", aPick + "set g1 { pals = [x, gs[0]] }" + again +
			"set game { n = place_of(first(gs[1].pals)) + 10 * h }", 0},
		{"a field of a space", aPick + "set space camp { chief = x }" + again +
			"c = space.camp.chief\nset game { n = c == none ? 9 : place_of(c) }", 0},
		{"a list in a field of a space", aPick + "set space camp { band = [gs[0], x] }" + again +
			"set game { n = place_of(last(space.camp.band)) }", 0},
		{"a field of the game, of a piece that is gone", aPick + "set game { who = x }\ndestroy x {}" + again +
			"set game { n = contains(gs, game.who) ? index(gs, game.who) : 9 }", 0},
		{"two references to what is gone", aPick + "pick y { from = gs }\nreturn { when = y == none }\n" +
			"set game { who = x }\nset space camp { chief = y }\nz = x == y\nothers = [for p in gs : p if p != x && p != y]\n" +
			"third = first(others)\nreturn { when = third == none }\ndestroy x {}\nif {\n when = z\n destroy third {}\n}\n" +
			"else {\n destroy y {}\n}" + again + "set game { n = game.who == space.camp.chief ? 1 : 2 }", 0},
		{"a record", aPick + "create {\n record = pair\n a = gs[2]\n b = x\n}" + again +
			"set game { n = sum([for r in every(pair) : place_of(r.b)]) }", 0},
		{"a piece in a text", aPick + "set game { words = \"the ${x}\" }" + again + "set game { n = h }", 0},
		{"cargo", aPick + "c = first(pieces(space.camp))\nreturn { when = c == none }\ncarry x { by = c }" + again +
			"a = first(cargo(c))\nset game { n = a == none ? 9 : place_of(a) }", 0},
		{"the order of cargo", "c = first(pieces(space.camp))\nreturn { when = c == none }\n" + aPick +
			"move gs { to = space.camp }\ncarry x { by = c }\nfor p {\n in = gs\n where = p.holder == none\n" +
			" carry p { by = c }\n}" + again + "set game { n = place_of(first(cargo(c))) + 10 * h }", 0},
		{"a variable", aPick + again + "set game { n = place_of(x) }", 0},
		{"a list", aPick + "l = [for p in gs : p if p != x]" + again + "set game { n = place_of(first(l)) + 5 * count(l) }",
			0},
		{"a loop over a list", aPick + "l = [x, gs[3]]\nvar sum { is = 0 }\nfor p {\n in = l\n" + again +
			" set { sum = sum + h * (1 + place_of(p)) }\n}\nset game { n = sum }", 0},
		{"a loop over a space", aPick + "destroy x {}\nvar sum { is = 0 }\nfor p {\n in = pieces(space.field)\n" + again +
			" set { sum = 2 * sum + h }\n}\nset game { n = sum }", 0},
		{"a loop over all pieces", aPick + "destroy x {}\nvar sum { is = 0 }\nfor p {\n in = every(piece)\n" + again +
			" set { sum = 2 * sum + h }\n}\nset game { n = sum }", 0},
		{"a loop over cargo", "c = first(pieces(space.camp))\nreturn { when = c == none }\n" + aPick +
			"destroy x {}\nfor p {\n in = guns()\n carry p { by = c }\n}\nvar sum { is = 0 }\nfor p {\n in = cargo(c)\n" +
			again + " set { sum = 2 * sum + h }\n}\nset game { n = sum }", 0},
		{"a piece that is made later", aPick + "destroy x {}" + again + "create {\n unit = unit.gun\n owner = player.red\n" +
			" at = space.field\n mark = 5\n}\nset game { n = index([for p in guns() : p.mark], 5) }", 0},
		{"a pick of pieces", aPick + "destroy x {}\nl = guns()\npick y { from = l }\nreturn { when = y == none }\n" +
			"set game { n = place_of(y) }", 2},
		{"a parameter", aPick + "call later { with = [x] }\n}\nprocedure later {\nparams = { q = piece }\n" + again +
			"set game { n = place_of(q) + 10 * h }", 0},
		{"a roll for pieces", aPick + "set x { mark = 6 }\nroll a {\n die = die.d6\n each = gs\n at_most = it.mark\n}" +
			again + "set game { n = a + 10 * h }", 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			worktest.Long(t)
			for i := range 2 { // what is set has a name
				if name := fmt.Sprintf("g%d", i); strings.Contains(c.body, name) {
					c.body = strings.Replace(c.body, "gs = guns()\n", fmt.Sprintf("gs = guns()\n%s = gs[%d]\n", name, i), 1)
				}
			}
			built := compiler.Compile(fstest.MapFS{"g/a.hcl": {Data: []byte(fmt.Sprintf(crew, c.body))}}, "g",
				compiler.Options{})
			if built.Program == nil {
				for _, d := range built.Diags {
					if d.Severity == diag.Error {
						t.Error(d.Range, d.Summary, d.Detail)
					}
				}
				t.FailNow()
			}
			g, err := runtime.NewBare(built.Program, 1, runtime.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if err := g.Setup(); err != nil {
				t.Fatal(err)
			}
			run := odds.Run{Game: g}
			number := 0
			for i := range built.Program.Funcs {
				switch built.Program.Strings[built.Program.Funcs[i].Name] {
				case "procedure p":
					run.Fn = i
				case "function number":
					number = i
				}
			}
			measure := func(g *runtime.Game) (int64, error) { return g.Clone().Eval(number) }
			a, err := odds.Ask(run, []odds.Measure{measure})
			if err != nil || a.Plays > 0 {
				t.Fatal(err, a.Inexact)
			}
			if b, err := odds.Ask(several(run), []odds.Measure{measure}); err != nil || !reflect.DeepEqual(a, b) {
				t.Errorf("several walkers: %v %v, want %v", err, b, a)
			}
			want, states, err := odds.Everything(run, measure)
			if err != nil {
				t.Fatal(err)
			}
			if len(want) != len(a.Chances[0]) {
				t.Errorf("%d values, want %d: %v, want %v", len(a.Chances[0]), len(want), a.Chances[0], want)
			}
			for v, chance := range want {
				if got := a.Chances[0][v]; got == nil || new(big.Int).Sub(got, chance).CmpAbs(big.NewInt(1<<20)) > 0 {
					t.Errorf("%d: %v, want %v", v, got, chance)
				}
			}
			if c.most > 0 && a.States > c.most || a.States > states {
				t.Errorf("%d states wait for a roll, want %d; without recognising any there are %d", a.States, c.most, states)
			}
		})
	}
}
