package compiler_test

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/suite"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lint"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// ferry is a game with tests and a variant of it with tests, by their files.
var ferry = map[string]string{
	"game/scenario.hcl": `scenario "ferry" {
  title            = "The Ferry"
  language_version = 2
}

player red {}
player blue {}

enum weather { values = [fair, foul] }

class space { state = { holder = optional(player), sky = { type = weather, default = weather.fair } } }

class unit {
  attributes = { cost = int, wade = bool }
  placement {
    that    = may_stand(kind, at)
    message = "It cannot stand there."
  }
}

space hill { borders = [space.ford] }

space ford {}

unit scout {
  cost = 2
  wade = true
}

unit guard {
  cost = 3
  wade = false
}

unit envoy {
  cost = 4
  wade = false
}

die d6 { faces = range(1, 6) }

event landed { fields = { p = piece } }

rulebook book {
  clause "B-1" { text = "A march leads to a neighbour." }
  clause "B-2" { text = "Who holds the ford wins." }
}

option late {
  type    = bool
  default = false
}
`,
	"game/rules.hcl": `action march {
  cites = ["B-1"]
  text  = "march ${who} to ${there}"
  param who { in = [for p in every(piece) : p if p.owner == actor] }
  param there { in = adjacent(who.space) }
  do {
    move who { to = there }
    call arrive { p = who }
  }
}

procedure arrive {
  params = { p = piece }
  set x {
    in     = [p.space]
    holder = p.owner
  }
  emit landed { p = p }
}

procedure stray {
  pick s { from = every(space) }
  set s { sky = weather.foul }
}

procedure throw {
  roll r { die = die.d6 }
  return { value = sum(r) }
}

function price {
  params = { u = unit }
  is     = u.cost + 1
}

function doubled {
  params = { u = unit }
  is     = price(u) * 2
}

function may_stand {
  params = { k = unit, s = space }
  is     = k.cost < 9 || s == space.hill
}

value worth {
  of = unit
  is = self.cost * 2
}

setup {
  place hill { red = { scout = 1 } }
}

sequence game {
  repeat {
    times = 3
    call turn {}
    check_victory {}
  }
}

phase turn {
  offer {
    to      = player.red
    actions = [action.march]
    prompt  = "Your march."
    done    = "rest"
  }
  call throw n {}
  set space ford {
    when   = n > 5 && option.late
    sky    = weather.foul
  }
}

victory ford {
  cites   = ["B-2"]
  when    = space.ford.holder != none && price(unit.scout) + doubled(unit.guard) > 0 && unit.scout.wade && unit.guard.worth > 1
  winner  = space.ford.holder
  because = "Red holds the ford."
}
`,
	"game/tests.hcl": `# Helpers of tests.
procedure stands {
  params = { u = unit, s = space }
  create {
    unit  = u
    owner = player.red
    at    = s
  }
}

function at_ford { is = count(pieces(space.ford)) }

test "a march takes the ford" {
  cites = ["B-1"]
  setup = true
  run turn {}
  play { lines = ["march scout to ford"] }
  expect { that = space.ford.holder == player.red && at_ford() == 1 }
}

test "a price" {
  given {
    call stands {
      u = unit.guard
      s = space.hill
    }
    call throw six {}
    say { text = "${six}" }
  }
  expect {
    mine = [for p in pieces(space.hill) : p if p.unit == unit.guard]
    that = price(unit.guard) == 4 && unit.guard.worth == 6 && count(mine) == 1
  }
}

test "prices" {
  cases = {
    "of a scout" = { u = unit.scout, n = 3, cites = ["B-1"] }
    "of a guard" = { u = unit.guard, n = 4, cites = ["B-2"] }
  }
  expect {
    that    = price(u) == n
    message = "not ${price(u)}"
  }
}

test "an envoy lands" {
  options = { late = true }
  given {
    create e {
      unit  = unit.envoy
      owner = player.blue
      at    = space.ford
    }
    emit landed { p = e }
    set space ford { sky = weather.foul }
  }
  dice { rolls = [6] }
  expect { that = space.ford.sky == weather.foul }
}

test "what may be undone" {
  given {
    attempt {
      call stray {}
      ensure { that = space.ford.sky == weather.foul }
    }
  }
  expect { that = true }
}

test "a number that is picked" {
  dice { rolls = [9] }
}

test "a loop" {
  given {
    var n { is = 0 }
    repeat {
      while = n < doubled(unit.scout)
      set n { is = n + 1 }
    }
  }
  expect { that = true }
}
`,
	"bridge/variant.hcl": `scenario "bridge" {
  title            = "The Bridge"
  extends          = "../game"
  language_version = 2
}

unit scout { cost = inherited + 1 }

function price { is = inherited + 1 }

remove unit "envoy" {}

forbid no_return {
  action  = action.march
  when    = there == space.hill
  message = "Nobody goes back."
}
`,
	"bridge/tests.hcl": `test "a bridge has a price" {
  setup = true
  expect { that = price(unit.guard) == 5 && price(unit.scout) == 5 }
}
`,
}

// edit is a row of changes of files, and how many tests are checked after it, in the game and in its variant: those of
// all five or six blocks of tests that it can touch, and those in which something is wrong.
type edit struct {
	what           string
	change         []string // file, old, new
	checked, again int
}

var edits = []edit{
	{"nothing", nil, 1, 1},
	{"a body of a procedure", []string{"game/rules.hcl", "holder = p.owner", "holder = player.blue"}, 3, 3},
	{"a body of a function", []string{"game/rules.hcl", "u.cost + 1", "u.cost + 2"}, 3, 3},
	{"a comment", []string{"game/rules.hcl", "action march", "# A march.\n\naction march"}, 1, 1},
	{"lines above tests", []string{"game/tests.hcl", "# Helpers of tests.", "# Helpers\n# of tests:\n"}, 1, 1},
	{"a test", []string{"game/tests.hcl", "== 4 &&", "== 4 && true &&"}, 2, 2},
	{"the effects of an action", []string{"game/rules.hcl", "    call arrive { p = who }\n", ""}, 3, 3},
	{"a rule of a variant", []string{"bridge/variant.hcl", "there == space.hill", "there == space.ford"}, 1, 3},
	{"a unit that only a test names", []string{"game/scenario.hcl", "unit envoy", "unit legate"}, 7, 8},
	{"the type of a parameter", []string{"game/rules.hcl", "params = { u = unit }\n  is     = u.cost + 1",
		"params = { u = piece }\n  is     = u.unit.cost + 1"}, 4, 6},
	{"a result", []string{"game/rules.hcl", "return { value = sum(r) }", "return { value = sum(r) > 1 }"}, 4, 5},
	{"a result that a test uses", []string{"game/rules.hcl", "is     = u.cost + 1", "is     = u.cost > 1"}, 4, 6},
	{"a type that follows from another", []string{"game/rules.hcl", "is = self.cost * 2", "is = self.cost / 2"}, 4, 5},
	{"no parameter", []string{"game/rules.hcl", "  params = { p = piece }\n  set x {\n    in     = [p.space]",
		"  params = { p = piece, q = piece }\n  set x {\n    in     = [q.space]"}, 3, 4},
	{"a new name", []string{"game/rules.hcl", "function doubled", "function nobody_calls { is = 1 }\n\nfunction doubled"},
		3, 4},
	{"a new name that hides a local", []string{"game/rules.hcl", "function doubled", "class mine {}\n\nfunction doubled"},
		7, 8},
	{"a name of a builtin", []string{"game/rules.hcl", "function doubled",
		"function count {\n  params = { x = list(piece) }\n  is     = 1\n}\n\nfunction doubled"}, 4, 5},
	{"a name of a case", []string{"game/scenario.hcl", "enum weather", "class n {}\n\nenum weather"}, 7, 8},
	{"a removed override", []string{"bridge/variant.hcl", "function price { is = inherited + 1 }\n", ""}, 1, 6},
	{"no remove", []string{"bridge/variant.hcl", "remove unit \"envoy\" {}\n", ""}, 1, 8},
	{"a helper", []string{"game/tests.hcl", "u = unit, s = space }", "u = unit, t = space }"}, 4, 5},
	{"the body of a helper", []string{"game/tests.hcl", "owner = player.red\n", "owner = player.blue\n"}, 3, 3},
	{"no helper", []string{"game/tests.hcl", "function at_ford { is = count(pieces(space.ford)) }\n", ""}, 4, 5},
	{"a helper of the variant", []string{"bridge/tests.hcl", "test \"a bridge",
		"function price { is = 2 }\n\ntest \"a bridge"}, 1, 6},
	{"a rule named like a helper", []string{"bridge/variant.hcl", "remove unit",
		"function at_ford { is = 3 }\n\nremove unit"}, 1, 5},
	{"an enum", []string{"game/scenario.hcl", "[fair, foul]", "[fair, grey]"}, 7, 8},
	{"a value more of an enum", []string{"game/scenario.hcl", "[fair, foul]", "[clear, fair, foul]"}, 7, 8},
	{"a space", []string{"game/scenario.hcl", "space ford {}", "space ford {}\n\nspace moor {}"}, 7, 8},
	{"no space", []string{"game/scenario.hcl", "space ford {}", "space fords {}"}, 7, 8},
	{"state", []string{"game/scenario.hcl", "sky = { type = weather, default = weather.fair }", "sky = bool"}, 7, 8},
	{"faces", []string{"game/scenario.hcl", "range(1, 6)", "range(1, 4)"}, 7, 8},
	{"an option", []string{"game/scenario.hcl", "option late", "option early"}, 7, 8},
	{"a clause", []string{"game/scenario.hcl", "clause \"B-1\"", "clause \"B-3\""}, 7, 8},
	{"an event", []string{"game/scenario.hcl", "fields = { p = piece }", "fields = { q = piece }"}, 7, 8},
	{"a test that moves", []string{
		"game/tests.hcl", "test \"a loop\" {", "test \"another loop\" {", "game/more_tests.hcl", "",
		"# It was elsewhere.\n\n" + loop,
	}, 2, 2},
	{"a test in another file", []string{"game/tests.hcl", loop, "", "game/more_tests.hcl", "", "# It was elsewhere.\n\n" +
		loop}, 1, 1},
	{"a price in another file", []string{"game/tests.hcl", priced, "", "game/a_tests.hcl", "", "# It was elsewhere.\n\n" +
		priced}, 1, 1},
	{"a test twice", []string{"game/more_tests.hcl", "", priced}, 1, 1},
	{"a text that cannot be read", []string{"game/rules.hcl", "function doubled {", "function doubled {{"}, 0, 0},
	{"a mistake in a rule", []string{"game/rules.hcl", "holder = p.owner", "holder = p.onwer"}, 3, 3},
	{"a rule that asks where nobody may be asked", []string{"game/rules.hcl", "pick s { from = every(space) }",
		"choose s {\n    by   = player.red\n    from = every(space)\n  }"}, 7, 8},
	{"no number that is picked", []string{"game/rules.hcl", "pick s { from = every(space) }", "s = space.ford"}, 7, 8},
	{"a number that a test picks", []string{
		"game/rules.hcl", "pick s { from = every(space) }", "s = space.ford", "game/a_tests.hcl", "",
		"test \"a pick\" {\n  given {\n    pick s { from = every(space) }\n    set s { sky = weather.foul }\n  }\n" +
			"  expect { that = true }\n}\n",
	}, 4, 4},
	{"a language of a test", []string{"game/a_tests.hcl", "", "test \"words\" {\n  given " +
		"{ say { text = { en = \"a\", de = \"b\" } } }\n  expect { that = true }\n}\n"}, 2, 2},
	{"a test that is overridden", []string{"bridge/tests.hcl", "test \"a bridge",
		"test \"a price\" { setup = true }\n\ntest \"a bridge"}, 1, 2},
	{"a scoring in which each die counts by itself", []string{
		"game/rules.hcl", "function doubled", "scoring each {}\n\nfunction doubled", "game/a_tests.hcl", "",
		"test \"a roll\" {\n  given {\n    roll hits {\n      die     = die.d6\n      count   = 2\n      at_most = 3\n" +
			"      scored  = scoring.each\n    }\n    say { text = \"${hits}\" }\n  }\n  expect { that = true }\n}\n",
	}, 8, 9},
	{"where a unit may stand", []string{"game/rules.hcl", "k.cost < 9", "k.cost < 4"}, 4, 3},
	{"what only a test uses", []string{"game/rules.hcl", " && unit.guard.worth > 1", ""}, 3, 3},
	{"an option that only a test uses", []string{"game/rules.hcl", "n > 5 && option.late", "n > 5"}, 3, 3},
}

var loop = ferry["game/tests.hcl"][strings.Index(ferry["game/tests.hcl"], "test \"a loop\""):]

var priced = func() string {
	s := ferry["game/tests.hcl"]
	return s[strings.Index(s, "test \"a price\""):strings.Index(s, "test \"prices\"")]
}()

// changed returns the files after a change.
func changed(t *testing.T, files map[string]string, change []string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for name, src := range files {
		out[name] = src
	}
	for ; len(change) > 0; change = change[3:] {
		src := out[change[0]]
		if !strings.Contains(src, change[1]) {
			t.Fatalf("%s has no %q", change[0], change[1])
		}
		out[change[0]] = strings.Replace(src, change[1], change[2], 1)
	}
	return out
}

// bank is a folder whose scenarios are compiled again and again.
type bank struct {
	t      *testing.T
	dir    string
	parsed dsl.Parsed
	caches map[string]*suite.Cache
}

// write replaces the files of the folder.
func (b *bank) write(files map[string]string) {
	b.t.Helper()
	if err := os.RemoveAll(b.dir); err != nil {
		b.t.Fatal(err)
	}
	for name, src := range files {
		p := filepath.Join(b.dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(p), 0o755); err != nil {
			b.t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(src), 0o600); err != nil {
			b.t.Fatal(err)
		}
	}
}

// same compiles a scenario with what was kept, and compares with a compilation that has kept nothing. It returns how
// many blocks of tests were checked.
func (b *bank) same(name, what string) int {
	b.t.Helper()
	if b.caches[name] == nil {
		b.caches[name] = &suite.Cache{}
	}
	dir, cache := filepath.Join(b.dir, name), b.caches[name]
	cache.Checked = 0
	got := compiler.Compile(nil, dir, compiler.Options{Until: compiler.Checked, Notes: &symbols.Notes{}, Parsed: &b.parsed,
		TestCache: cache})
	want := compiler.Compile(nil, dir, compiler.Options{Until: compiler.Checked, Notes: &symbols.Notes{}})
	g, w := append(found(b.t, got), advice(got)...), append(found(b.t, want), advice(want)...)
	for i := range max(len(g), len(w)) {
		if i >= len(g) || i >= len(w) || g[i] != w[i] {
			b.t.Fatalf("%s, %s: with what was kept, line %d of %d is\n%s\nand without, of %d,\n%s", what, name, i, len(g),
				g[min(i, len(g)-1)], len(w), w[min(i, len(w)-1)])
		}
	}
	if got.Diags.HasErrors() {
		return cache.Checked
	}
	// A program is made of what the tests do, wherever that was kept.
	p, q := compiler.Compile(nil, dir, compiler.Options{From: got}), compiler.Compile(nil, dir, compiler.Options{})
	if p.Program == nil || !bytes.Equal(p.Program.Encode(), q.Program.Encode()) {
		b.t.Fatalf("%s, %s: another program", what, name)
	}
	return cache.Checked
}

// advice returns what lint says.
func advice(r *compiler.Result) (out []string) {
	if r.Diags.HasErrors() {
		return nil
	}
	for _, f := range lint.Run(lint.Input{Merged: r.Merged, Scenario: r.Scenario, Warnings: r.Diags,
		Notes: r.Notes}).Findings {
		out = append(out, fmt.Sprint(f.Range, f.Code, f.Summary, f.Detail))
	}
	return out
}

// found returns all that a check tells: findings, names and what they mean, what is used, and tests.
func found(t *testing.T, r *compiler.Result) (out []string) {
	t.Helper()
	for _, d := range r.Diags {
		out = append(out, fmt.Sprintf("%v %s %s %s %v", d.Range, d.Code, d.Summary, d.Detail, d.Related))
	}
	table := r.Notes.Table
	if table == nil {
		return out // the version of the language is not known
	}
	for _, n := range r.Notes.Names {
		line := fmt.Sprintf("%v %T", n.At, n.Thing)
		switch x := n.Thing.(type) {
		case *ir.Var:
			line += fmt.Sprint(x.Name, x.Range, types.Name(x.Type))
			if x.Type != nil && x.Type.Class != nil && table.Classes[x.Type.Class.Name] != x.Type.Class {
				t.Errorf("%v: the class of a local is not of this check", n.At)
			}
		case *ir.Member:
			if line += fmt.Sprint(x.Class.Name, x.Name, x.Range); table.Members[x.Class][x.Name] != x {
				t.Errorf("%v: %s is not of this check", n.At, x.Name)
			}
		case *ir.Func:
			if x == nil { // a scoring in which each die counts by itself
				break
			}
			line += fmt.Sprint(x.What, x.Name, x.Range)
			if f := table.Functions[x.Name]; f != nil && x.What == "function" && f.Func != x ||
				x.What == "procedure" && table.Procedures[x.Name] != x {
				t.Errorf("%v: %s is not of this check", n.At, x.Name)
			}
		default:
			v := reflect.ValueOf(x).Elem()
			for _, field := range []string{"Name", "ID", "Range"} {
				if f := v.FieldByName(field); f.IsValid() {
					line += fmt.Sprint(f.Interface())
				}
			}
		}
		out = append(out, line)
	}
	for i, m := range table.Marks() {
		out = append(out, fmt.Sprintf("mark %d %v", i, *m))
	}
	for _, s := range table.Scenario.Tests {
		line := fmt.Sprint(s.Name, s.Range, s.Whole, s.Cites, s.Setup, s.Skip)
		for _, st := range s.Steps {
			line += fmt.Sprint(st.Kind, st.Lines, st.Range)
		}
		out = append(out, line)
	}
	out = append(out, fmt.Sprint(table.Scenario.Languages))
	for _, c := range table.Scenario.Cites {
		out = append(out, fmt.Sprint(c))
	}
	return out
}

// TestCachedTests changes a game and its variant in ways that could leave something of a test as it was before, and
// back. What a check says then must be what one says that has kept nothing.
func TestCachedTests(t *testing.T) {
	b := &bank{t: t, dir: t.TempDir(), caches: map[string]*suite.Cache{}}
	b.write(ferry)
	for name, want := range map[string]int{"game": 7, "bridge": 8} {
		if n := b.same(name, "at first"); n != want {
			t.Errorf("%s: %d tests are checked at first, want %d", name, n, want)
		}
		if r := compiler.Compile(nil, filepath.Join(b.dir, name), compiler.Options{}); r.Program == nil {
			t.Fatal(r.Diags)
		}
		if n := b.same(name, "again"); n != 1 {
			t.Errorf("%s: %d tests are checked again, not only the one that is judged at the end", name, n)
		}
	}
	for _, e := range edits {
		b.write(changed(t, ferry, e.change))
		n, m := b.same("game", e.what), b.same("bridge", e.what)
		b.same("game", e.what+", again")
		b.same("bridge", e.what+", again")
		if n != e.checked || m != e.again {
			t.Errorf("%s: %d and %d tests are checked, want %d and %d", e.what, n, m, e.checked, e.again)
		}
		b.write(ferry)
		b.same("game", "after "+e.what)
		b.same("bridge", "after "+e.what)
	}
}

// TestCachedTestsAtRandom makes several changes at once, one after the other.
func TestCachedTestsAtRandom(t *testing.T) {
	b := &bank{t: t, dir: t.TempDir(), caches: map[string]*suite.Cache{}}
	random := rand.New(rand.NewPCG(1, 31))
	for range 60 {
		files, what := ferry, ""
		for range 1 + random.IntN(3) {
			e := edits[random.IntN(len(edits))]
			if fits := func() bool {
				for c := e.change; len(c) > 0; c = c[3:] {
					if !strings.Contains(files[c[0]], c[1]) {
						return false
					}
				}
				return true
			}(); fits {
				files, what = changed(t, files, e.change), what+", "+e.what
			}
		}
		b.write(files)
		for _, name := range []string{"game", "bridge"} {
			b.same(name, what)
		}
	}
}

// TestCachedTestsOfKhans changes the body of a rule of the largest game: no test is checked again.
func TestCachedTestsOfKhans(t *testing.T) {
	dir := filepath.Join("..", "scenarios", "khans_and_kings")
	abs, err := filepath.Abs(dir)
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.ToSlash(filepath.Join(abs, "battle.hcl"))
	src, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	cache, parsed := &suite.Cache{}, &dsl.Parsed{}
	check := func(mark string, cache *suite.Cache) *compiler.Result {
		end := strings.Index(string(src), "\nprocedure ")
		end += strings.Index(string(src)[end:], "\n}\n")
		return compiler.Compile(nil, abs, compiler.Options{Until: compiler.Checked, Notes: &symbols.Notes{}, Parsed: parsed,
			TestCache: cache,
			Changed:   map[string][]byte{file: []byte(string(src)[:end] + mark + string(src)[end:])}})
	}
	if check("", cache); cache.Checked < 1000 {
		t.Fatalf("%d tests are checked at first", cache.Checked)
	}
	for _, mark := range []string{"\n  say { text = \"one\" }", "\n\n  say { text = \"two\" }"} {
		got, want := check(mark, cache), check(mark, nil)
		if cache.Checked != 0 || want.Diags.HasErrors() {
			t.Errorf("%d tests are checked again; %v", cache.Checked, want.Diags)
		}
		if !slices.Equal(found(t, got), found(t, want)) {
			t.Error("what is found is not what a check finds that has kept nothing")
		}
	}
}

// TestCachedTestsOfGames makes random edits in Revised, one after the other, most of which leave a mistake: words
// become other words of the text, and lines are removed or written twice. It compares what is found in the game and in
// a variant of it with what is found by a check that has kept nothing.
func TestCachedTestsOfGames(t *testing.T) {
	worktest.Long(t)
	editsOfGames(t, 3, 40)
}

func editsOfGames(t *testing.T, seed uint64, rows int) {
	root, err := filepath.Abs(filepath.Join("..", "scenarios"))
	if err != nil {
		t.Fatal(err)
	}
	var files []string
	for _, pattern := range []string{"axis_allies_revised/*.hcl", "lib/axis_allies*/*.hcl", "variants/low_luck/*.hcl"} {
		more, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, more...)
	}
	random := rand.New(rand.NewPCG(seed, 31))
	word := regexp.MustCompile(`[a-z_]{3,}`)
	texts := map[string][]byte{}
	parsed, caches := &dsl.Parsed{}, map[string]*suite.Cache{}
	checked := 0
	for row := range rows {
		if random.IntN(3) == 0 {
			clear(texts)
		} else {
			file := files[random.IntN(len(files))]
			src, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			words := word.FindAllIndex(src, -1)
			a, b := words[random.IntN(len(words))], words[random.IntN(len(words))]
			line := bytes.LastIndexByte(src[:a[0]], '\n') + 1
			end := a[0] + bytes.IndexByte(src[a[0]:], '\n') + 1
			var out []byte
			switch random.IntN(4) {
			case 0:
				out = slices.Concat(src[:line], src[end:])
			case 1:
				out = slices.Concat(src[:end], src[line:])
			default:
				out = slices.Concat(src[:a[0]], src[b[0]:b[1]], src[a[1]:])
			}
			texts[filepath.ToSlash(file)] = out
		}
		for _, name := range []string{"axis_allies_revised", "variants/low_luck"} {
			if caches[name] == nil {
				caches[name] = &suite.Cache{}
			}
			compiled := func(cache *suite.Cache) *compiler.Result {
				return compiler.Compile(nil, filepath.Join(root, name), compiler.Options{Until: compiler.Checked,
					Notes:   &symbols.Notes{},
					Changed: maps.Clone(texts), Parsed: parsed, TestCache: cache})
			}
			caches[name].Checked = 0
			got, want := found(t, compiled(caches[name])), found(t, compiled(nil))
			checked += caches[name].Checked
			for i := range max(len(got), len(want)) {
				if i >= len(got) || i >= len(want) || got[i] != want[i] {
					t.Fatalf("row %d, %s after edits of %v: line %d of %d is\n%s\nand without a cache, of %d,\n%s", row, name,
						slices.Collect(maps.Keys(texts)), i, len(got), got[min(i, len(got)-1)], len(want), want[min(i, len(want)-1)])
				}
			}
		}
	}
	t.Logf("%d tests were checked", checked)
}
