package analyse_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime/program"
)

const asked = `
scenario "asked" {}

class piece {
  state = {
    tired = { type = bool }
  }
}

unit foot {
  price = 1
}

class game {
  state = {
    price = { type = int, default = 0 }
  }
}

option hard {
  type    = bool
  default = false
}

class unit {
  attributes = {
    price = { type = int }
  }
}

player red {}
player blue {}

space here { off_map = true }

sequence main {}

setup {
  place here {
    red = { foot = 2 }
  }
}

value force {
  of = piece
  is = sum([for u in pieces(self.space) : u.unit.price])
}

value worth {
  of = piece
  is = self.tired ? 0 : self.unit.price
}

value listed_price {
  of = piece
  is = 2 * self.unit.price
}

value ransom {
  of = piece
  is = self.owner == player.red ? self.unit.price + game.price : 0
}

value standing {
  of = piece
  is = self.unit.price + game.round
}

value rested {
  of = piece
  is = self.tired ? 0 : 1
}

value placed {
  of = piece
  is = self.space == space.here ? 1 : 0
}

value first {
  of = piece
  is = self == every(piece)[0] ? 1 : 0
}

value taught {
  of = piece
  is = option.hard ? self.unit.price : 0
}

value carried {
  of = piece
  is = passed(self)
}

value counted_twice {
  of = piece
  is = 2 * self.placed
}

value laden {
  of = piece
  is = count([for u in every(piece) : u if u.holder == self])
}

value loaded {
  of = piece
  is = count(cargo(self))
}

value handed_on {
  of = piece
  is = weighed(1, self)
}

value chosen {
  of = piece
  is = (option.hard ? self : every(piece)[0]).unit.price
}

value there {
  of = piece
  is = (option.hard ? self : none) == none ? 0 : 1
}

value there_by_a_call {
  of = piece
  is = present(self)
}

value seven {
  of = piece
  is = 7
}

movement plain_walk {
  params = { mover = piece }
  cost   = 1
}

movement walk {
  params = { mover = piece }
  cost   = mover.unit.price + (mover.tired ? 1 : 0)
}

die d6 { faces = range(1, 6) }

procedure asks {
  params = { n = int }
  choose x {
    by   = player.red
    from = every(space)
  }
  set game { price = n }
}

procedure asks_in_a_loop {
  params = { n = int }
  all = every(piece)
  for p {
    in = all
    call asks { n = n }
    set p { tired = true }
  }
  set game { price = count(all) }
}

procedure rolls {
  params = { n = int }
  roll a { die = die.d6 }
  roll b { die = die.d6 }
  set game { price = sum(a) + sum(b) }
}

procedure nests {
  params = { n = int }
  lists = [for p in every(piece) : pieces(p.space)]
  call asks { n = n }
  set game { price = count(lists) }
}

procedure builds {
  params = { n = int }
  m = n > 2 ? n : 0
  prices = [for p in every(piece) : p.unit.price if p.tired]
  call asks { n = 1 }
  set game { price = m + sum(prices) }
}

procedure says {
  params = { p = player }
  line = p == player.red ? "red" : "${p} not red"
  call asks { n = 1 }
  say { text = line }
}

function weighed {
  params = { n = int, p = piece }
  least  = p.tired ? n : 0
  is     = sum([for u in every(unit) : u.price > least ? u.price : least])
}

function present {
  params = { p = optional(piece) }
  least  = p == none ? 0 : 1
  is     = sum([for u in every(unit) : u.price > least ? u.price : least])
}

function passed {
  params = { p = piece }
  is     = p.tired ? sum([for u in every(piece) : 1 if u == p]) : 1
}

function counted {
  params = { s = space, p = player }
  is     = sum([for u in pieces(s) : u.owner == p ? u.force : 0])
}

function listed {
  params = { s = space }
  is     = [for u in pieces(s) : u if u.tired || u.unit.price > 1]
}

function paired {
  params = { s = space }
  is     = [for u in pieces(s) : listed(u.space)]
}

function added {
  params = { a = int, b = int }
  is     = a + b
}

function of_five {
  params = { a = space, b = space, c = space, d = space, e = space }
  is     = sum([for s in [a, b, c, d, e] : counted(s, player.red)])
}

function of_four {
  params = { a = space, b = space, c = space, d = space }
  is     = sum([for s in [a, b, c, d] : counted(s, player.red)])
}

function ended {
  params = { s = space }
  is     = sum([for u in pieces(s) : game.over ? 1 : 0])
}

test once {
  expect { that = counted(space.here, player.red) + count(listed(space.here)) + count(paired(space.here)) + added(1, 2) + of_five(space.here, space.here, space.here, space.here, space.here) + of_four(space.here, space.here, space.here, space.here) + ended(space.here) == 3 }
}
`

// TestCacheableFunctions finds the functions whose results depend on their arguments and the state alone, and that
// loop.
func TestCacheableFunctions(t *testing.T) {
	p := compiletest.Program(t, asked)
	got := map[string]bool{}
	for i := range p.Funcs {
		got[p.Strings[p.Funcs[i].Name]] = p.Funcs[i].Cacheable
	}
	for name, want := range map[string]bool{
		"function counted": true,
		"function listed":  true,
		"value force":      true,
		"function paired":  false, // a list of lists
		"function added":   false, // quicker than looking it up
		"function of_four": true,
		"function of_five": false, // more parameters than are looked up
		"function ended":   false, // how the game ends is not of the state
	} {
		if c, ok := got[name]; !ok || c != want {
			t.Errorf("%s: cacheable is %v (there is such a function: %v), want %v", name, c, ok, want)
		}
	}
}

// TestWhatValuesDependOn writes what is found out about each value as: by which part of its piece and for how long it
// may be cached, the fields of its piece that it reads, and whether pieces that have the same in them have equal
// values.
func TestWhatValuesDependOn(t *testing.T) {
	p := compiletest.Program(t, asked)
	want := map[string]string{
		"force":           "identity state [space] alike",
		"worth":           "identity state [unit tired] alike",
		"listed_price":    "kind always [unit] alike",
		"ransom":          "kind fields[price] [unit owner] alike",
		"standing":        "kind fields[round] [unit] alike",
		"rested":          "identity state [tired] alike",
		"placed":          "identity state [space] alike",
		"first":           "identity state []",
		"taught":          "kind fields[] [unit] alike",
		"carried":         "identity state [tired]",
		"counted_twice":   "identity state [unit space] alike",
		"handed_on":       "identity state [tired] alike",
		"chosen":          "kind state [unit] alike",
		"laden":           "identity state []",
		"loaded":          "identity state []",
		"there_by_a_call": "identity state [] alike",
		"there":           "identity state [] alike",
		"seven":           "ignored always [] alike",
	}
	for i := range p.Values {
		v := &p.Values[i]
		name := p.Strings[v.Name]
		if got := describe(p, v); got != want[name] {
			t.Errorf("%s: %s, want %s", name, got, want[name])
		}
		delete(want, name)
	}
	for name := range want {
		t.Errorf("there is no value %s", name)
	}
}

func describe(p *program.Program, v *program.Value) string {
	names := func(fields []int32) []string {
		out := []string{}
		for _, f := range fields {
			out = append(out, p.Strings[p.Fields[f].Name])
		}
		return out
	}
	slots := []string{}
	for _, slot := range v.Slots {
		i := slices.IndexFunc(p.Fields, func(f program.Field) bool { return f.Class == p.PieceClass && f.Slot == slot })
		slots = append(slots, p.Strings[p.Fields[i].Name])
	}
	var s strings.Builder
	s.WriteString([]string{"ignored", "kind", "identity"}[v.Depends.Subject])
	s.WriteString([]string{" state", " fields", " always"}[v.Depends.Span])
	if v.Depends.Span == program.SpanFields {
		fmt.Fprint(&s, names(v.Depends.Fields))
	}
	fmt.Fprint(&s, " ", slots)
	if v.Alike {
		s.WriteString(" alike")
	}
	return s.String()
}

// TestMovements checks what the costs of a way depend on.
func TestMovements(t *testing.T) {
	p := compiletest.Program(t, asked)
	for i, want := range []program.Depends{{Span: program.SpanAlways}, {Subject: program.SubjectIdentity}} {
		if got := p.Movements[i].StepDepends; got.Span != want.Span || got.Subject != want.Subject {
			t.Errorf("movement %d depends on %+v, want %+v", i, got, want)
		}
	}
}

// TestWaits checks what is known of the registers of a frame that waits: one line for each instruction where it may
// wait.
func TestWaits(t *testing.T) {
	p := compiletest.Program(t, asked)
	for name, want := range map[string]string{
		"asks":           "CHOOSE r0 value",
		"asks_in_a_loop": "CHOOSE r0 value r1 list r2 iterator r5 value",
		"rolls":          "ROLL; ROLL r1 list",
		"nests":          "", // a list of lists
		"builds":         "CHOOSE r1 value r2 list r3 value",
		"says":           "", // a text
	} {
		f := &p.Funcs[compiletest.Func(t, p, "procedure "+name)]
		var got []string
		for _, w := range p.Waits {
			if w.PC < f.Start || w.PC >= f.End {
				continue
			}
			line := p.Code[w.PC].Op.String()
			for _, packed := range w.Regs {
				reg, kind := program.UnpackReg(packed)
				line += fmt.Sprintf(" r%d %s", reg, []string{"value", "list", "iterator"}[kind])
			}
			got = append(got, line)
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%s: %s, want %s\n%s", name, s, want, program.Disassemble(p, compiletest.Func(t, p, "procedure "+name)))
		}
	}
}
