package odds_test

import (
	"errors"
	"fmt"
	"math/big"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/odds"
)

const frame = `
scenario "odds" {
  title = "Odds"
}
class player {}
player red {}
class space {}
space field {
  borders = [space.camp]
}
space camp {}
class unit {}
unit gun {}
class game {
  state = {
    n = { type = int, default = 0 }
    l = list(int)
  }
}
die d6 { faces = range(1, 6) }
setup {
  place field { red = { gun = 1 } }
}
sequence main {
  check_victory {}
}
victory won {
  when    = game.n < 0
  winner  = player.red
  because = "Won."
}
action risk {
  text = "risk"
  do {
    roll h {
      die     = die.d6
      count   = 1
      at_most = 3
    }
    set game { n = h }
  }
  ensure fine {
    that    = game.n < 100
    message = "no"
  }
}
function number {
  is = game.n
}
procedure p {
%s
}
`

func of(t *testing.T, body string) (*odds.Exact, error) {
	t.Helper()
	g, fn := procedure(t, body)
	return odds.Of(odds.Run{Game: g, Fn: fn})
}

// procedure returns a game in which a procedure with this body is declared, and its function.
func procedure(t *testing.T, body string) (*runtime.Game, int) {
	t.Helper()
	src := fmt.Sprintf(frame, body)
	built := compiler.Compile(fstest.MapFS{"g/a.hcl": {Data: []byte(src)}}, "g", compiler.Options{})
	p, found := built.Program, built.Diags
	if p == nil {
		t.Fatal(found)
	}
	g, err := runtime.NewBare(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for i := range p.Funcs {
		if p.Strings[p.Funcs[i].Name] == "procedure p" {
			return g, i
		}
	}
	t.Fatal("no procedure")
	return nil, 0
}

func dice(count, then string) string {
	return "roll h {\n die = die.d6\n count = " + count + "\n at_most = 3\n}\n" + then
}

func faces(count, then string) string {
	return "roll h {\n die = die.d6\n count = " + count + "\n}\n" + then
}

// TestTooMuch: chance that has no end, or too many ways, ends in an error that says so, with work and memory that are
// bounded. Work is counted, because a clock tells little on a busy machine.
func TestTooMuch(t *testing.T) {
	worktest.Long(t)
	loop := func(body string) string { return "repeat {\n while = game.n >= 0\n" + body + "\n}" }
	for _, c := range []struct {
		name, body, want string
		several          bool
	}{
		{"a circle of states", loop(dice("1", "set game { n = min(h, 0) }")), "the end is still not certain", false},
		{"states without end", loop(dice("1", "set game { n = game.n + 1 }")), "states wait for a roll", true},
		{"states that grow", loop(faces("2", "set game {\n l = concat(game.l, h)\n n = 0\n}")), "too much memory", false},
		{"many ends", "repeat {\n times = 3\n" + faces("4", "set game { l = concat(game.l, h) }") + "\n}", "too much", true},
		{"many outcomes", loop(dice("200", "set game { n = game.n + h }")), "too much to follow", false},
		{"faces of 40 dice", faces("40", "set game { l = h }"), "40 dice of 6 faces fall in too many ways", false},
		{"a million dice", dice("1000000", "set game { n = h }"), "1000000 dice are rolled at once", false},
		{"dice without number", dice("1000000000000", "set game { n = h }"), "takes too long", false},
		{"a roll in an attempt", "attempt {\n" +
			dice("1", "set game { n = h }\nensure e {\n that = game.n > 0\n message = \"x\"\n}") +
			"\n}\notherwise {\n set game { n = 9 }\n}", "inside an attempt", true},
		{"a roll that an offer tries", "offer {\n to = player.red\n actions = [action.risk]\n once = true\n}",
			"an action with an ensure", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			g, fn := procedure(t, c.body)
			run := odds.Run{Game: g, Fn: fn}
			if c.several {
				run = several(run)
			}
			exceeded, err := odds.Exceeded(run)
			if err == nil || !strings.Contains(err.Error(), c.want) {
				t.Errorf("%v, want %q", err, c.want)
			}
			if exceeded != "" {
				t.Errorf("the work went on beyond the limit of %s", exceeded)
			}
		})
	}
}

// TestExact: chances of all ends add up to one, and are what they are.
func TestExact(t *testing.T) {
	x, err := of(t, dice("2", "set game { n = h }"))
	if err != nil {
		t.Fatal(err)
	}
	sum := new(big.Int).Set(x.Rest)
	var shown []string
	for _, e := range x.Ends {
		sum.Add(sum, e.Chance)
		shown = append(shown, odds.Decimal(e.Chance, 2))
	}
	if sum.Cmp(new(big.Int).Lsh(big.NewInt(1), odds.Bits)) != 0 || len(shown) != 3 {
		t.Errorf("%v, rest %s", shown, odds.Decimal(x.Rest, 4))
	}
}

// several is a run that four walkers follow.
func several(r odds.Run) odds.Run {
	r.Workers = 4
	r.Together = func(workers int, work func(int)) {
		var wait sync.WaitGroup
		for i := range workers {
			wait.Go(func() { work(i) })
		}
		wait.Wait()
	}
	return r
}

// Several walkers find what one finds, in the same order, and it does not matter which of them takes over from which.
func TestSeveralWalkers(t *testing.T) {
	g, fn := procedure(t, "repeat {\n times = 5\n"+dice("3", "set game { n = 2 * game.n + h }")+"\n}")
	one := odds.Run{Game: g, Fn: fn}
	want, err := odds.Of(one)
	if err != nil {
		t.Fatal(err)
	}
	for range 10 {
		got, err := odds.Of(several(one))
		if err != nil {
			t.Fatal(err)
		}
		if got.States != want.States || got.Rest.Cmp(want.Rest) != 0 || len(got.Ends) != len(want.Ends) {
			t.Fatalf("%d states, %d ends, rest %v; want %d, %d, %v", got.States, len(got.Ends), got.Rest, want.States,
				len(want.Ends), want.Rest)
		}
		for i, e := range want.Ends {
			if g := got.Ends[i]; g.Chance.Cmp(e.Chance) != 0 || g.Game.Identity() != e.Game.Identity() {
				t.Fatalf("end %d is another", i)
			}
		}
	}
}

// A rule that fails and a stop end the work of all walkers, with the same error as of one.
func TestSeveralWalkersFail(t *testing.T) {
	failing, n := procedure(t, dice("3", "set game { n = div(6, h - 2) }"))
	one := odds.Run{Game: failing, Fn: n}
	_, first := odds.Of(one)
	if first == nil {
		t.Fatal("a division by zero is an error")
	}
	for range 10 {
		if _, err := odds.Of(several(one)); err == nil || err.Error() != first.Error() {
			t.Errorf("several walkers: %v, want %v", err, first)
		}
	}
	g, fn := procedure(t, "repeat {\n times = 5\n"+dice("3", "set game { n = 2 * game.n + h }")+"\n}")
	run := several(odds.Run{Game: g, Fn: fn, Stopped: func() bool { return true }})
	if _, err := odds.Of(run); !errors.Is(err, odds.ErrStopped) {
		t.Errorf("it was stopped: %v", err)
	}
}
