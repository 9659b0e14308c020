package vm_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/world"
)

// more is what the rules below need besides the small world.
const more = `
class game {
  state = { n = { type = int, default = 0 } }
}
class piece {
  state = { hits = { type = int, default = 0, max = 2 } }
}
procedure add {
  params = { n = int }
  set game { n = game.n + n }
  return { value = game.n }
}
on taken counts {
  set game { n = 10 * game.n + place.income }
}
value might {
  of   = piece
  with = { foe = optional(piece) }
  is   = self.strength + (foe != none ? foe.strength : 0)
}
value pay {
  of  = player
  is  = self.money * 2
  max = 12
}
modifier weary {
  to   = value.strength
  when = self.tired
  add  = -5
}
modifier helped {
  to    = value.strength
  units = [unit.wagon]
  set   = 4
  limit = count([for p in among : p if p.unit == unit.scout])
}
record mark {
  fields = { n = int }
}
function marks { is = [for m in every(mark) : m.n] }
# The pieces that a scout leads to while it is not tired.
function tired_ones { is = closure([for p in [scout()] : p.tired ? [] : every(piece)]) }
class game {
  state = { allies = { type = set(player), default = [player.south, player.north] } }
}
function holders { is = game.allies }
scoring ones_twice {
  return { value = sum([for i in range(0, count(faces) - 1) : faces[i] == 1 ? 2 : faces[i] <= strengths[i] ? 1 : 0]) }
}
# Two that allow the same: what the first has read is known by space, and the second reads everything.
movement guarded {
  params = { mover = piece }
  pass   = !any(pieces(to), piece.hits > 0)
}
movement watched {
  params = { mover = piece }
  pass   = empty([for p in every(piece) : p if p.space == to && p.hits > 0])
}
procedure agree {
  guarded = sum([for s in every(space) : count(reach(movement.guarded, rider(), s, 3))])
  watched = sum([for s in every(space) : count(reach(movement.watched, rider(), s, 3))])
  if {
    when = guarded != watched
    set game { n = 1000 }
  }
  call add { n = 1 }
}
movement on_road {
  params = { mover = piece }
  pass   = to != space.hill
}
`

// TestRules runs statements on the small world, with dice that fall as given, and asks what holds afterwards. Where a
// rule fails, the error says why.
func TestRules(t *testing.T) {
	cases := []struct {
		name, body string
		dice       []int64
		holds, err string
	}{
		{name: "move", body: "the_scout = scout()\n move the_scout { to = space.hill }",
			holds: `same(pieces(space.hill), [scout()]) && count(pieces(space.north_bank)) == 2`},
		{name: "cargo goes along", body: "the_wagon = wagon()\n move the_wagon { to = space.hill }",
			holds: `rider().space == space.hill && rider().holder == wagon()`},
		{name: "cargo leaves", body: "the_rider = rider()\n move the_rider { to = space.hill }",
			holds: `rider().holder == none && empty(cargo(wagon()))`},
		{name: "all move at once", body: "x = pieces(space.north_bank)\n move x { to = space.hill }",
			holds: `rider().holder == wagon() && count(pieces(space.hill)) == 3`},
		{name: "cargo is destroyed with its carrier", body: "the_wagon = wagon()\n destroy the_wagon {}",
			holds: `count(every(piece)) == 2`},
		{name: "carry in a circle", body: "the_wagon = wagon()\n x = rider()\n carry the_wagon { by = x }",
			err: "carried by"},
		{name: "carry a carrier", body: "the_wagon = wagon()\n x = scout()\n carry the_wagon { by = x }",
			holds: `count(cargo(scout())) == 1 && rider().holder == wagon()`},
		{name: "create", body: "create x {\n unit = unit.scout\n owner = player.south\n at = space.hill\n count = 3\n" +
			" hits = 1\n}\nset x { hits = 2 }",
			holds: `sum([for p in pieces(space.hill) : p.hits]) == 4`},
		{name: "a field has a limit", body: "the_scout = scout()\n set the_scout { hits = game.n + 3 }", err: "hits"},
		{name: "what is destroyed is gone", body: "x = scout()\n destroy x {}\n set game { n = x.hits }", err: "destroyed"},
		{name: "none has no fields", body: "x = first(pieces(space.hill))\n set game { n = x.hits }", err: "none"},
		{name: "gain and pay", body: "gain player north { money = 3 }\n pay player north { money = 7 }",
			holds: `player.north.money == 1`},
		{name: "pay too much", body: `pay player north { money = 6 }`, err: "6"},
		{name: "records", body: "create { \nrecord = mark\n n = 1\n}\n create x {\n record = mark\n n = 2\n}\n" +
			" destroy x {}\n create {\n record = mark\n n = 3\n}",
			holds: `same(marks(), [1, 3]) && count(every(contest)) == 1`},
		{name: "a procedure returns", body: "call add a { n = 2 }\n call add b { n = 5 }\n set game { n = a * 10 + b }",
			holds: `game.n == 27`},
		{name: "for, continue, break", body: "for s {\n in = every(space)\n where = s.income > 0\n" +
			" call add { n = s.income }\n break { when = game.n > 1 }\n}", holds: `game.n == 2`},
		{name: "a loop sees the list as it was",
			body:  "for p {\n in = pieces(space.north_bank)\n move p { to = space.hill }\n call add { n = 1 }\n}",
			holds: `game.n == 3`},
		{name: "repeat",
			body:  "repeat {\n until = game.n > 3\n call add { n = 3 }\n}\nrepeat {\n times = 2\n call add { n = 10 }\n}",
			holds: `game.n == 26`},
		{name: "what a route has read", body: "the_scout = scout()\n call agree {}\n set the_scout { hits = 1 }\n" +
			" call agree {}\n move the_scout { to = space.hill }\n call agree {}\n attempt {\n" +
			" move the_scout { to = space.south_bank }\n call agree {}\n ensure { that = game.n > 5000 }\n}\notherwise {\n" +
			" call agree {}\n}\nattempt {\n set the_scout { hits = 0 }\n call agree {}\n ensure { that = game.n > 5000 }\n}\n" +
			"otherwise {\n call agree {}\n}\nattempt {\n destroy the_scout {}\n call agree {}\n" +
			" ensure { that = game.n > 5000 }\n}\notherwise {\n call agree {}\n}\ndestroy the_scout {}\n call agree {}",
			holds: `game.n == 7`},
		{name: "endless", body: "repeat {\n while = game.n >= 0\n call add { n = 1 }\n}", err: "takes too long"},
		{name: "an attempt fails", body: "the_scout = scout()\n attempt {\n call add { n = 5 }\n destroy the_scout {}\n" +
			" ensure { that = game.n < 5 }\n}\notherwise {\n call add { n = 1 }\n}",
			holds: `game.n == 1 && count(every(piece)) == 4`},
		{name: "an attempt succeeds",
			body:  "attempt {\n call add { n = 4 }\n ensure { that = game.n < 5 }\n}\notherwise {\n call add { n = 1 }\n}",
			holds: `game.n == 4`},
		{name: "an attempt in an attempt", body: "attempt {\n call add { n = 1 }\n attempt {\n call add { n = 7 }\n" +
			" ensure { that = false }\n }\n otherwise {}\n ensure { that = game.n == 1 }\n}\notherwise {}",
			holds: `game.n == 1`},
		{name: "events", body: "emit taken { place = space.north_bank }\n emit taken { place = space.south_bank }",
			holds: `game.n == 23`},
		{name: "dice", body: "roll r {\n die = die.d6\n count = 3\n}\n set game { n = r[0] * 100 + r[1] * 10 + r[2] }",
			dice: []int64{5, 1, 6}, holds: `game.n == 516`},
		{name: "dice at most", body: "roll r {\n die = die.d6\n count = 3\n at_most = 2\n}\n call add { n = r }",
			dice: []int64{2, 3, 1}, holds: `game.n == 2`},
		{name: "dice exactly", body: "roll r {\n die = die.d6\n count = 3\n exactly = 2\n}\n call add { n = r }",
			dice: []int64{2, 1, 2}, holds: `game.n == 2`},
		{name: "a die for each piece", body: "roll r {\n die = die.d6\n each = pieces(space.north_bank)\n" +
			" at_most = it.strength\n}\n call add { n = r }", dice: []int64{2, 4, 3}, holds: `game.n == 2`},
		{name: "the best die", body: "roll r {\n die = die.d6\n each = [scout(), rider()]\n dice = 2\n keep = best\n" +
			" at_most = 1\n}\n call add { n = r }",
			dice: []int64{6, 1, 4, 2}, holds: `game.n == 1`},
		{name: "a scoring", body: "roll r {\n die = die.d6\n each = every(piece)\n at_most = it.strength + 2\n" +
			" scored = scoring.volley\n}\n call add { n = r }", holds: `game.n == 3`},
		{name: "a scoring reads the faces", body: "roll r {\n die = die.d6\n each = [scout(), wagon(), rider()]\n" +
			" at_most = it.strength\n scored = scoring.ones_twice\n}\n call add { n = r }", dice: []int64{1, 2, 1},
			holds: `game.n == 5`},
		{name: "a scoring reads the faces of dice without pieces", body: "roll r {\n die = die.d6\n count = 4\n" +
			" at_most = 3\n scored = scoring.ones_twice\n}\n call add { n = r }", dice: []int64{3, 4, 1, 6},
			holds: `game.n == 3`},
		{name: "a scoring reads the face that is kept", body: "roll r {\n die = die.d6\n each = [scout(), rider()]\n" +
			" dice = 3\n keep = best\n at_most = 2\n scored = scoring.ones_twice\n}\n call add { n = r }",
			dice: []int64{6, 2, 5, 3, 1, 4}, holds: `game.n == 3`},
		{name: "a scoring reads the worst face", body: "roll r {\n die = die.d6\n count = 2\n keep = worst\n at_most = 5\n" +
			" scored = scoring.ones_twice\n}\n roll s {\n die = die.d6\n count = 0 \n keep = worst\n at_most = 5\n" +
			" scored = scoring.ones_twice\n}\n call add { n = 10 * r + s }", dice: []int64{1, 5}, holds: `game.n == 10`},
		{name: "pick", body: "pick x { from = every(space) }\n call add { n = index(every(space), x) }", dice: []int64{4},
			holds: `game.n == 4`},
		{name: "pick none", body: "pick x { from = pieces(space.hill) }\n call add {\n when = x == none\n n = 1\n}",
			holds: `game.n == 1`},
		{name: "pick two", body: "pick x {\n from = [1, 2, 3]\n count = 2\n}\n set game { n = x[0] * 10 + x[1] }",
			dice: []int64{2, 0}, holds: `game.n == 13`},
		{name: "shuffle", body: `shuffle space north_bank {}`, holds: `count(pieces(space.north_bank)) == 3`},
		{name: "values", body: "call add { n = scout().strength + wagon().strength * 10 }", holds: `game.n == 12`},
		{name: "modifiers", body: "the_scout = scout()\n set the_scout { tired = true }\n" +
			" call add { n = 1 + scout().strength * 10 + rider().strength }", holds: `game.n == 3`},
		{name: "a bound of a value",
			body:  "gain player south { money = 2 }\n set game { n = player.north.pay * 100 + player.south.pay }",
			holds: `game.n == 1012`},
		{name: "a value in a context", body: "x = guard()\n set game { n = might(scout(), x) * 10 + might(scout(), none) }",
			holds: `game.n == 42`},
		{name: "values are read anew", body: "the_scout = scout()\n a = scout().strength\n" +
			" set the_scout { tired = true }\n b = scout().strength\n set the_scout { tired = false }\n" +
			" set game { n = a * 100 + b * 10 + scout().strength }",
			holds: `game.n == 202`},
		{name: "distances", body: "a = distance(movement.on_foot, scout(), space.hill, space.south_bank, 9)\n" +
			" set game { mud = 2 }\n b = distance(movement.on_foot, scout(), space.hill, space.south_bank, 9)\n" +
			" set game { n = a * 10 + b }",
			holds: `game.n == 26`},
		{name: "a closure along borders", holds: `same(closure([space.hill], adjacent(space)), [space.hill, ` +
			`space.north_bank, space.south_bank]) && last(closure([space.hill], adjacent(space))) == space.south_bank`},
		{name: "a closure finds each once", holds: `same(closure([for s in [space.hill, space.north_bank, space.hill] : ` +
			`[s.part_of, s]]), [space.hill, space.north_bank, space.valley]) && last(closure([for s in [space.hill, ` +
			`space.north_bank, space.hill] : [s.part_of, s]])) == space.valley`},
		{name: "a closure asks only of what it finds", holds: `last(closure([space.hill], [[space.hill, ` +
			`space.valley][space == space.hill ? 1 : space == space.valley ? 0 : 9]])) == space.valley`},
		{name: "a condition on where it begins is none on where it goes",
			holds: `same(closure(where(every(space), space.income == 3), adjacent(space)), [space.south_bank, ` +
				`space.north_bank, space.hill])`},
		{name: "a closure in a closure", holds: `same(closure([for s in [space.south_bank] : where(closure([s], ` +
			`adjacent(space)), touches(space, s))]), [space.south_bank, space.north_bank, space.hill]) && last(closure([for s ` +
			`in [space.south_bank] : where(closure([s], adjacent(space)), touches(space, s))])) == space.hill`},
		{name: "a closure of pieces", body: "x = scout()\n the_wagon = wagon()\n carry the_wagon { by = x }",
			holds: `same(closure([scout()], cargo(piece)), [scout(), wagon(), rider()]) && empty(closure(pieces(space.hill), ` +
				`cargo(piece)))`},
		{name: "a closure is found anew when the state changes", body: "a = count(tired_ones())\n the_scout = scout()\n" +
			" set the_scout { tired = true }\n set game { n = a * 10 + count(tired_ones()) }", holds: `game.n == 41`},
		{name: "a closure over a set", holds: `same(closure([for p in holders() : holders()]), [player.north, ` +
			`player.south]) && last(closure([for p in holders() : holders()])) == player.south`},
		{name: "no way", body: "call add {\n when = distance(movement.on_road, " +
			"scout(), space.south_bank, space.hill, 9) < 0\n n = 1\n}", holds: `game.n == 1`},
		{name: "the game ends", body: "end_game {\n when = game.n == 0\n winner = player.south\n}\n call add { n = 1 }",
			holds: `game.n == 0 && game.over && game.winners == [player.south]`},
	}
	source := world.Source + more
	for i, c := range cases {
		if c.holds == "" {
			c.holds = "true"
		}
		source += fmt.Sprintf("procedure p%d {\n%s\n}\nfunction f%d {\n is = %s\n}\n", i, c.body, i, c.holds)
	}
	p := compiletest.Program(t, source)
	for i, c := range cases {
		m := started(t, p)
		m.Store().Script(c.dice)
		_, err := call(m, compiletest.Func(t, p, fmt.Sprintf("procedure p%d", i)))
		switch {
		case c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)):
			t.Errorf("%s: error %v, want %q", c.name, err, c.err)
		case c.err == "" && err != nil:
			t.Errorf("%s: %v", c.name, err)
		case m.Store().Scripted() > 0:
			t.Errorf("%s: %d dice are left", c.name, m.Store().Scripted())
		}
		m.Store().Renew() // one rule takes all its steps
		if v, err := call(m, compiletest.Func(t, p, fmt.Sprintf("function f%d", i))); err != nil || v == 0 {
			t.Errorf("%s: after it %s is %d, %v", c.name, c.holds, v, err)
		}
		if err := m.Store().Check(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}
