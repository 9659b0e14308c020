package diff_test

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/scenario-lang/scenario/compiler/diff"
)

// Two scenarios that say the same in other ways do not differ for a player, either way round.
func TestEqual(t *testing.T) {
	files, err := filepath.Glob(filepath.Join("testdata", "equal", "*.txt"))
	if err != nil || len(files) == 0 {
		t.Fatal("there are no pairs", err)
	}
	for _, name := range files {
		ar, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		fsys := fstest.MapFS{}
		for _, f := range ar.Files {
			fsys[strings.TrimSuffix(f.Name, ".hcl")+"/x.hcl"] = &fstest.MapFile{Data: f.Data}
		}
		for _, sides := range [][2]string{{"a", "b"}, {"b", "a"}} {
			r := diff.Compare(load(t, fsys, sides[0]), load(t, fsys, sides[1]))
			if len(r.Rules()) > 0 {
				t.Errorf("%s, %s: %s", name, sides[1], diff.Text(r, false, true))
			}
		}
	}
}

// Expressions in a group mean the same, and those of two groups do not.
var meanings = [][]string{
	{"actor == player.a", "player.a == actor", "!(actor != player.a)", "(actor == player.a) == true",
		"actor == player.a ? true : false"},
	{"actor != player.a", "!(actor == player.a)", "(actor == player.a) == false", "(actor == player.a) != true",
		"actor == player.a ? false : true"},
	{"n > 1", "1 < n", "!(n <= 1)", "!(1 >= n)", "!!(n > 1)"},
	{"n >= 1", "1 <= n", "!(n < 1)"},
	{"n > 1 && m > 2 && k > 3", "n > 1 && (m > 2 && k > 3)", "!(n <= 1 || m <= 2 || k <= 3)",
		"!(n <= 1 || !(m > 2 && 3 < k))"},
	{"m > 2 && n > 1 && k > 3"},
	{"n > 1 || m > 2 && k > 3", "n > 1 || !(m <= 2 || k <= 3)"},
	{"(n > 1 || m > 2) && k > 3"},
	{"empty(l)", "count(l) == 0", "0 == count(l)", "count(l) < 1", "count(l) <= 0", "!(count(l) > 0)", "!(1 <= count(l))"},
	{"!empty(l)", "count(l) != 0", "count(l) >= 1", "0 < count(l)", "!(count(l) == 0)"},
	{"count(l) > 1", "!(count(l) <= 1)"},
	{"count(l) == 1"},
	{
		"any([for p in l : p.x > 1])", "!empty([for p in l : p if p.x > 1])", "count([for q in l : q.place if q.x > 1]) > 0",
		"!empty([for p in l : p.place if 1 < p.x])",
	},
	{"any([for p in l : p.x > 1 if p.y])", "any([for p in l : p.y && p.x > 1])"},
	{"all([for p in l : p.x > 1])", "all(l, piece.x > 1)"},
	{"any([for p in l : p.y > 1])", "any(l, piece.y > 1)", "!empty(where(l, piece.y > 1))", "count(l, piece.y > 1) > 0"},
	{"[for p in pieces(s) : p if p.owner == o]", "pieces(s, o)", "where(pieces(s), piece.owner == o)"},
	{
		"[for p in pieces(s) : p.x if p.owner == o && p.y > 1]", "[for q in pieces(s, o) : q.x if q.y > 1]",
		"[for q in where(pieces(s), piece.owner == o && piece.y > 1) : q.x]",
		"[for q in where(pieces(s, o), piece.y > 1) : q.x]",
	},
	{"a ? 1 : b ? 2 : 3", "first_of({ when = a, then = 1 }, { when = b, then = 2 }, 3)"},
	{"count([for p in l : p if p.x > 1]) > 1", "1 < count([for q in l : q if q.x > 1])"},
	{"[for a in l : [for b in a.all : a.x + b.x]]", "[for p in l : [for q in p.all : p.x + q.x]]"},
	{"[for a in l : [for b in a.all : b.x + a.x]]"},
	{"sorted({ for p in l : p.unit.cost => p })", "sorted(l, piece.unit.cost)",
		"sorted({ for c in l : c.unit.cost => c })"},
	{"sorted({ for p in l : -p.unit.cost => p })", "sorted(l, -piece.unit.cost)"},
	{"sorted({ for s in l : s.worth + unit.scout.cost => s })", "sorted(l, space.worth + unit.scout.cost)"},
	{"best({ for s in l : index(order, s) => s })", "best(l, index(order, player))"},
	{"least({ for s in l : index(order, s) => s })"},
	{"best({ for s in l : index(order, s) => s if s.x })"},
	{"best({ for s in l : index(order, s) => s.x })"},
}

func TestMeanings(t *testing.T) {
	compare := func(a, b string) bool {
		const before = "scenario \"game\" {}\nunit scout { cost = 1 }\nfunction f {\n  is = "
		var sides [2]fstest.MapFS
		for i, e := range []string{a, b} {
			sides[i] = fstest.MapFS{"g/x.hcl": {Data: []byte(before + e + "\n}\n")}}
		}
		return len(diff.Compare(load(t, sides[0], "g"), load(t, sides[1], "g")).Rules()) == 0
	}
	for i, group := range meanings {
		for _, e := range group[1:] {
			if !compare(group[0], e) || !compare(e, group[0]) {
				t.Errorf("%s and %s should mean the same", group[0], e)
			}
		}
		for _, other := range meanings[i+1:] {
			for _, e := range group {
				if compare(e, other[0]) {
					t.Errorf("%s and %s should not mean the same", e, other[0])
				}
			}
		}
	}
}

// rules returns the file of a scenario of some declarations.
func rules(declarations string) []byte { return []byte("scenario \"game\" {}\n" + declarations) }

// Loops that look like a statement about a list and are not one, guards that skip something else, and arguments that
// are not what is implied remain differences.
func TestNotEqual(t *testing.T) {
	procedure := func(body string) string {
		return "procedure turn {\n  of     = space\n  params = { l = list(piece), s = space }\n\n" + body +
			"}\n\nprocedure other {\n  of = space\n  say { text = \"${self}\" }\n}\n"
	}
	for what, sides := range map[string][2]string{
		"a destination that depends": {"  for c {\n    in = l\n    move c { to = first(adjacent(s)) }\n  }\n",
			"  move l { to = first(adjacent(s)) }\n"},
		"a choice that depends": {"  for c {\n    in    = l\n    where = count(pieces(s)) > 2\n    destroy c {}\n  }\n",
			"  destroy l { where = count(pieces(s)) > 2 }\n"},
		"a guard": {"  return { when = empty(l) }\n  shuffle s {}\n",
			"  if {\n    when = empty(l)\n    shuffle s {}\n  }\n"},
		"what a guard leaves": {"  return { when = empty(l) }\n  shuffle s {}\n",
			"  if {\n    when = !empty(l)\n  }\n  shuffle s {}\n"},
		"another thing": {"  call other {}\n", "  call other { of = s }\n"},
		"another variable": {"  for c {\n    in = l\n    for d {\n      in = l\n      set c { moved = 1 }\n" +
			"      set d { moved = 2 }\n    }\n  }\n", "  for c {\n    in = l\n    for d {\n      in = l\n" +
			"      set d { moved = 1 }\n      set c { moved = 2 }\n    }\n  }\n"},
		"a variable inside another": {"  for c {\n    in = l\n    say { text = \"${c}\" }\n" +
			"    set c { moved = sum([for d in l : d.moved + c.moved]) }\n  }\n",
			"  for c {\n    in = l\n    say { text = \"${c}\" }\n" +
				"    set c { moved = sum([for d in l : d.moved + d.moved]) }\n  }\n"},
		"locals that change places": {"  x = count(l)\n  y = 2\n  return { value = x - y }\n",
			"  v = count(l)\n  w = 2\n  return { value = w - v }\n"},
		"an else": {"  if {\n    when = empty(l)\n    shuffle s {}\n  }\n  else {\n    return {}\n  }\n  shuffle s {}\n",
			"  if {\n    when = empty(l)\n    shuffle s {}\n  }\n  shuffle s {}\n"},
	} {
		a, b := fstest.MapFS{"g/x.hcl": {Data: rules(procedure(sides[0]))}},
			fstest.MapFS{"g/x.hcl": {Data: rules(procedure(sides[1]))}}
		if len(diff.Compare(load(t, a, "g"), load(t, b, "g")).Rules()) == 0 {
			t.Errorf("%s: no difference is reported", what)
		}
	}
	// A function's parameters are given by position, a procedure's by name.
	for a, b := range map[string]string{
		"function f {\n  params = { a = int, b = int }\n  is = a - b\n}\n":                                       "function f {\n  params = { b = int, a = int }\n  is = a - b\n}\n",
		"procedure f {\n  params = { a = int, b = int }\n  return { value = a - b }\n}\n":                        "procedure f {\n  params = { c = int, d = int }\n  return { value = d - c }\n}\n",
		"class unit { attributes = { a = { type = bool, default = true } } }\nunit u {}\n":                       "class unit { flags = [a] }\nunit u { flags = [a] }\n",
		"class unit { flags = [a, b] }\nunit u {\n  flags = [a]\n  a = false\n}\n":                               "class unit { flags = [a, b] }\nunit u { flags = [a] }\n",
		"class unit { attributes = { a = { type = bool, default = false } } }\nunit u { a = true }\nunit v {}\n": "class unit { flags = [a] }\nunit u { flags = [a] }\nunit v { flags = [a] }\n",
	} {
		x, y := fstest.MapFS{"g/x.hcl": {Data: rules(a)}}, fstest.MapFS{"g/x.hcl": {Data: rules(b)}}
		if len(diff.Compare(load(t, x, "g"), load(t, y, "g")).Rules()) == 0 {
			t.Errorf("no difference is reported between\n%s\n%s", a, b)
		}
	}
}

// Lists of flags that are put together are read, and those that hold anything but names are compared as they are
// written.
func TestFlags(t *testing.T) {
	for _, x := range []struct {
		a, b string
		same bool
	}{
		{"[dives]", "concat(inherited, [dives])", true},
		{"[dives, rams]", "union(concat(inherited, [rams]), [dives])", true},
		{"[dives]", "without([dives, raids], [raids])", true},
		{"[dives]", "inherited", false},
		{"[dives]", "[for f in inherited : f]", false},
		{"[dives]", "concat(inherited, [\"rams\"])", false},
		{"[dives]", "without(inherited)", false},
		{"[dives]", "[null]", false},
	} {
		for _, block := range []string{"class unit { flags = %s }\n",
			"class unit { flags = [dives, raids, rams] }\nunit boat { flags = %s }\n"} {
			side := func(flags string) fstest.MapFS {
				return fstest.MapFS{"g/x.hcl": {Data: rules(fmt.Sprintf(block, flags))}}
			}
			there := diff.Text(diff.Compare(load(t, side(x.a), "g"), load(t, side(x.b), "g")), false, true)
			back := diff.Text(diff.Compare(load(t, side(x.b), "g"), load(t, side(x.a), "g")), false, true)
			if (there == "") != x.same || (back == "") != x.same {
				t.Errorf("%s and %s:\n%s\n%s", fmt.Sprintf(block, x.a), x.b, there, back)
			}
		}
	}
}

// Another name for what players never read the name of is no difference, and one for what they read and type is.
func TestNamesThatPlayersRead(t *testing.T) {
	for declaration, seen := range map[string]bool{
		"procedure NAME {\n  say { text = \"Rise!\" }\n  say { text = \"Fall!\" }\n  check_victory {}\n}\n":             false,
		"function NAME {\n  params = { p = player, q = player }\n  is = p.alliance == q.alliance && p.rich\n}\n":        false,
		"before procedure play NAME {\n  say { text = \"Rise!\" }\n  say { text = \"Fall!\" }\n  check_victory {}\n}\n": false,
		"forbid NAME {\n  action  = action.march\n  when    = n > 1\n  message = \"No.\"\n}\n":                          false,
		"unit NAME {\n  cost = 1\n  attack = 7\n  defence = 9\n  range = 2\n}\n":                                        true,
		"action NAME {\n  text = \"go\"\n  do {\n    check_victory {}\n    say { text = \"Gone.\" }\n  }\n}\n":          true,
	} {
		side := func(name string) fstest.MapFS {
			return fstest.MapFS{"g/x.hcl": {Data: rules(strings.ReplaceAll(declaration, "NAME", name))}}
		}
		r := diff.Compare(load(t, side("old_one"), "g"), load(t, side("another"), "g"))
		if len(r.Changes) != 1 || r.Changes[0].Kind != diff.Renamed || (len(r.Rules()) > 0) != seen {
			t.Errorf("%s%s", declaration, diff.Text(r, false, true))
		}
	}
}
