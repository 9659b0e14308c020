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
    tired  = { type = bool }
    friend = optional(piece)
    names  = list(space)
  }
}

unit foot {
  price = 1
}

class game {
  state = {
    price = { type = int, default = 0 }
    chief = optional(piece)
    army  = list(piece)
    goals = list(space)
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

resource gold {}

class player {
  state = { wealth = { type = int, default = 0 } }
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

value purse {
  of = piece
  is = self.owner.wealth
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

# A frame that waits for dice. Each line of use reads what is still needed after them.
procedure parameters {
  params = { p = piece, n = int, s = space, some = list(piece), spots = list(space) }
  roll a { die = die.d6 }
  call use { with = [p, n + count(spots) + sum(a), s, some] }
}

procedure pieces_of_state {
  params = { p = piece, n = int }
  chief   = game.chief
  holder  = p.holder
  friend  = p.friend
  place   = p.space
  army    = game.army
  goals   = game.goals
  price   = p.unit.price
  names   = p.names
  roll a { die = die.d6 }
  call use { with = [chief, price + count(army) + count(goals) + count(names), place, [holder, friend]] }
}

procedure pieces_of_functions {
  params = { p = piece, some = list(piece), spots = list(space), n = int }
  top     = first(some)
  middle  = some[1]
  goal    = first(spots)
  once    = unique(some)
  laden   = concat(cargo(p), some)
  taken   = take(some, n)
  least   = min(n, 2)
  every_s = every(space)
  fixed   = [1, 2]
  empty   = [for x in some : x if false]
  ordered = sorted({ for x in some : x.unit.price => x })
  best_of = best({ for x in some : x.unit.price => x })
  roll a { die = die.d6 }
  call use { with = [top, least + sum(fixed) + count(every_s) + count(spots), goal, once] }
  call use { with = [middle, 0, none, laden] }
  call use { with = [best_of, 0, none, taken] }
  call use { with = [none, 0, none, concat(ordered, empty)] }
}

procedure numbers_of_functions {
  params = { p = piece, some = list(piece), spots = list(space) }
  costs   = unique([for x in some : x.unit.price])
  spaces  = unique(spots)
  spot    = first(spots)
  roll a { die = die.d6 }
  call use { with = [p, count(costs) + sum(costs) + count(spaces), spot, some] }
}

procedure builtins {
  params = {
    p    = piece
    some = list(piece)
    more = list(piece)
    n    = int
    s    = space
    who  = set(player)
    them = set(player)
  }
  both   = union(some, more)
  rest   = without(more, some)
  turned = rotated(some, n)
  twice  = repeated(p, n)
  spots  = parts(s)
  at     = index(some, p)
  rich   = stock(player.red, resource.gold)
  any_of = union(who, them)
  roll a { die = die.d6 }
  call use { with = [p, count(spots) + at + rich + count(any_of), s, both] }
  call use { with = [p, count(rest) + count(twice), s, turned] }
}

procedure takes_n {
  params = { n = int, some = list(piece) }
  choose g {
    by    = player.red
    from  = some
    count = n
  }
  call rolls { n = 1 }
  call use { with = [none, 1, none, g] }
}

procedure mixes {
  params = { p = piece, some = list(piece) }
  costs   = [for x in some : x.unit.price]
  tired   = [for x in some : x if x.tired]
  roll a { die = die.d6 }
  call use { with = [p, count(costs) + sum(costs), none, tired] }
}

procedure either {
  params = { p = piece, n = int }
  maybe   = n > 1 ? p : none
  nothing = n > 1 ? none : first(cargo(p))
  some    = n > 1 ? cargo(p) : []
  more    = n > 1 ? [] : cargo(p)
  zero    = n > 1 ? 0 : n
  var last { is = first([for x in every(piece) : x if false]) }
  for x {
    in = every(piece)
    roll a { die = die.d6 }
    set last { is = sum(a) > 3 ? x : last }
  }
  roll b { die = die.d6 }
  call use { with = [maybe, zero + sum(b), none, some] }
  call use { with = [nothing, zero + count(more), none, [last]] }
}

procedure goes_through {
  params = { p = piece, some = list(piece) }
  for c {
    in = cargo(p)
    call rolls { n = 1 }
  }
  for c {
    in = pieces(p.space)
    roll a { die = die.d6 }
    set game { price = sum(a) + c.unit.price }
  }
  for c {
    in    = every(piece)
    where = c.tired
    roll a { die = die.d6 }
    set c { tired = sum(a) > 3 }
  }
  for s {
    in = every(space)
    roll a { die = die.d6 }
    set game { price = sum(a) + count(pieces(s)) }
  }
  for i {
    in = range(0, 3)
    roll a { die = die.d6 }
    set game { price = sum(a) + i }
  }
  for c {
    in = some
    roll a {
      die     = die.d6
      each    = some
      at_most = 3
    }
    set c { tired = a > 3 }
  }
}

procedure throws {
  params = { some = list(piece), spots = list(space) }
  roll a {
    die   = die.d6
    count = 2
  }
  roll b { faces = spots }
  pick c { from = some }
  pick d {
    from  = some
    count = 2
  }
  pick e { from = spots }
  choose f {
    by   = player.red
    from = some
  }
  choose g {
    by    = player.red
    from  = some
    count = 2
  }
  choose h {
    by   = player.red
    from = spots
  }
  call rolls { n = 1 }
  call use { with = [c, sum(a) + count(b), e, d] }
  call use { with = [f, 0, h, g] }
}

procedure use {
  params = { p = optional(piece), n = int, s = optional(space), some = list(piece) }
  set game {
    chief = p
    price = n + count(some) + (s == none ? 1 : 0)
  }
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

function owners {
  params = { s = space }
  is     = count(unique([for u in pieces(s) : u.owner]))
}

test waits {
  run {
    call rolls { n = 1 }
  }
}

test once {
  expect { that = counted(space.here, player.red) + count(listed(space.here)) + count(paired(space.here)) + added(1, 2) + of_five(space.here, space.here, space.here, space.here, space.here) + of_four(space.here, space.here, space.here, space.here) + ended(space.here) + owners(space.here) == 3 }
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
		"function owners":  true,
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
		"purse":           "kind fields[wealth] [owner] alike",
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
		"parameters":     "ROLL r0 value of pieces r1 value r2 value r3 list of pieces r4 list",
		"pieces_of_state": "ROLL r2 value of pieces r3 value of pieces r4 value of pieces r5 value r6 list of pieces " +
			"r7 list r8 value r9 list",
		"pieces_of_functions": "ROLL r2 list r4 value of pieces r5 value of pieces r6 value r7 list of pieces r8 list of " +
			"pieces r9 list of pieces r10 value r11 list r12 list r13 list of pieces r14 list of pieces " +
			"r15 value of pieces",
		"either": "ROLL r2 value of pieces r3 value of pieces r4 list of pieces r5 list of pieces r6 value r7 " +
			"value of pieces r9 iterator of pieces r12 value of pieces; ROLL r2 value of pieces r3 " +
			"value of pieces r4 list of pieces r5 list of pieces r6 value r7 value of pieces",
		"builtins": "ROLL r0 value of pieces r4 value r7 list of pieces r8 list of pieces r9 list " +
			"of pieces r10 list of pieces r11 list r12 value r13 value r14 value",
		"takes_n": "CHOOSE r2 value; ROLL r2 list of pieces; ROLL r2 list of pieces r4 list",
		"goes_through": "ROLL r0 value of pieces r1 list of pieces r4 iterator of pieces; " +
			"ROLL r0 value of pieces r1 list of pieces r4 iterator of pieces r10 list; " +
			"ROLL r1 list of pieces r4 iterator of pieces r7 value of pieces; " +
			"ROLL r1 list of pieces r3 iterator of pieces r6 value of pieces; " +
			"ROLL r1 list of pieces r3 value r4 value r5 value r6 value; " +
			"ROLL r1 list of pieces r4 value r5 value r6 value r7 value; " +
			"ROLL r1 list of pieces r2 iterator of pieces r5 value of pieces r11 value r12 iterator of pieces",
		"throws": "ROLL r0 list of pieces r1 list; " +
			"ROLL r0 list of pieces r1 list r2 list; " +
			"ROLL r0 list of pieces r1 list r2 list r3 list; " +
			"ROLL r0 list of pieces r1 list r2 list r3 list r4 value of pieces; " +
			"ROLL r0 list of pieces r1 list r2 list r3 list r4 value of pieces r5 list of pieces; " +
			"CHOOSE r0 list r1 list r2 list r3 list r4 value r5 list r6 value r7 list; " +
			"CHOOSE r1 list r2 list r3 list r4 value r5 list r6 value r7 value r8 value; " +
			"CHOOSE r2 list r3 list r4 value r5 list r6 value r7 value r8 list r9 value; " +
			"ROLL r2 list r3 list r4 value of pieces r5 list of pieces r6 value r7 value of pieces r8 list of pieces r9 value; " +
			"ROLL r2 list r3 list r4 value of pieces r5 list of pieces r6 value r7 value of pieces r8 list of pieces r9 value " +
			"r11 list",
		"numbers_of_functions": "ROLL r0 value of pieces r1 list of pieces r3 list r4 list r5 value",
		"mixes":                "ROLL r0 value of pieces r2 list r3 list of pieces",
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
				if refs := p.RefsAt(int(w.PC)); refs != nil && slices.Contains(refs.Regs, packed) {
					line += " of pieces"
				}
			}
			if p.RefsAt(int(w.PC)) == nil && strings.HasPrefix(line, "ROLL") {
				line += " (of pieces or not)"
			}
			got = append(got, line)
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%s: %s, want %s\n%s", name, s, want, program.Disassemble(p, compiletest.Func(t, p, "procedure "+name)))
		}
	}
}

// TestWaitsOfTests checks that what is known of frames of tests comes after what is known of those of rules.
func TestWaitsOfTests(t *testing.T) {
	p := compiletest.Program(t, asked)
	rules := 0
	for _, w := range p.Waits {
		if w.PC < p.Rules.Code {
			rules++
		}
	}
	if int(p.Rules.Waits) != rules || rules == 0 || rules == len(p.Waits) {
		t.Errorf("%d of %d waits are of rules, counted as %d", rules, len(p.Waits), p.Rules.Waits)
	}
}
