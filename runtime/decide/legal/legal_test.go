package legal_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/turn"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

const bridge = `
scenario "bridge" {}
player red {}
unit cart {}
unit mule {}
space east { borders = [space.west, space.isle] }
space west {}
space isle {}
class game {
  state = { load = { type = int, default = 0 } }
}
setup {
  place east {
    red = { cart = 3, mule = 1 }
  }
}
action cross {
  text = "cross ${n} to ${there}"
  param there { in = adjacent(space.east) }
  param n { in = range(1, 3) }
  require light {
    that    = there != space.isle || n < 3
    message = "The way to the ${there} bears two."
  }
  ensure holds {
    that    = game.load < 5
    message = "The bridge would break."
  }
  do {
    set game { load = game.load + n }
  }
}
action rest {
  text = "rest"
  require tired {
    that    = game.load > 0
    message = "Nobody is tired."
  }
  do {}
}
sequence main {
  offer {
    to      = player.red
    actions = [action.cross, action.rest]
    prompt  = "?"
    done    = "stay"
  }
  choose gone {
    by      = player.red
    from    = pieces(space.east)
    count   = 2
    that    = any([for p in gone : p.unit == unit.mule])
    message = "The mule must go."
  }
}
`

func begun(t *testing.T) (*vm.Machine, *turn.Engine) {
	t.Helper()
	m := vm.New(compiletest.Program(t, bridge), 1, 100000)
	e := turn.New(m, view.New(m, 0))
	for _, step := range []func() error{e.Prepare, e.Begin} {
		if err := step(); err != nil {
			t.Fatal(err)
		}
	}
	return m, e
}

// judged writes which candidates are legal, and why the others are not.
func judged(t *testing.T, m *vm.Machine, j *legal.Judge) string {
	t.Helper()
	hash := m.Store().Hash()
	var out []string
	q := j.Question()
	for i := range q.Len() {
		if j.Accept(i) {
			out = append(out, strconv.Itoa(i))
			continue
		}
		why, err := j.WhyNot(i, legal.Full)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, why)
	}
	if m.Store().Hash() != hash {
		t.Error("judging has changed the game")
	}
	return strings.Join(out, " ")
}

func TestJudge(t *testing.T) {
	for _, c := range []struct{ lines, want string }{
		{"", "0 Nobody is tired. 2"},
		{"cross", "0 1"},
		{"cross; isle", "0 1 The way to the isle bears two."},
		{"cross 3 to west", "0 1 2"},
		{"cross 3 to west; cross; west", "0 The bridge would break. The bridge would break."},
		{"cross 3 to west; cross 1 to west", "The bridge would break. 1 2"},
		{"stay", "0 1"},
		{"stay; #0", "The mule must go. 1"},
	} {
		m, e := begun(t)
		for line := range strings.SplitSeq(c.lines, "; ") {
			if line == "" {
				continue
			}
			err := error(nil)
			if number, ok := strings.CutPrefix(line, "#"); ok {
				i, _ := strconv.Atoi(number)
				err = e.Choose(i)
			} else {
				err = e.Do(line)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		if got := judged(t, m, e.Judge); got != c.want {
			t.Errorf("%q: got %q, want %q", c.lines, got, c.want)
		}
	}
}

// What is remembered of a begun line takes the same steps as finding it out.
func TestRememberedSteps(t *testing.T) {
	m, e := begun(t)
	if err := e.Do("cross"); err != nil {
		t.Fatal(err)
	}
	s, rules := m.Store(), &e.Judge.Rules
	taken := func() (n int64) {
		s.Renew()
		if !rules.Complete(0, []int64{0, 1}) {
			t.Error("the line cannot be completed")
		}
		return s.Steps()
	}
	s.NoteChange()
	first, cached := taken(), s.Cached()
	if again := taken(); again != first || s.Cached() == cached {
		t.Errorf("%d steps, and then %d, of which %d were remembered", first, again, s.Cached()-cached)
	}
}

// A try undoes what it does, and tells a limit that was reached from a rule that fails.
func TestTry(t *testing.T) {
	m, e := begun(t)
	rules, hash := &e.Judge.Rules, m.Store().Hash()
	for _, c := range []struct {
		fail  func()
		limit bool
	}{
		{func() { state.Fail("no") }, false},
		{func() { state.Exhaust("too much") }, true},
		{func() {}, false},
	} {
		ok := rules.Try(func() bool {
			m.Store().Move(m.Store().PieceAt(0), 1)
			c.fail()
			return false
		})
		if ok || (rules.Limit != nil) != c.limit || m.Store().Hash() != hash {
			t.Errorf("ok %v, limit %v", ok, rules.Limit)
		}
	}
}

// The default of a choice is made up to a combination that is allowed, and pieces that look the same are one candidate.
func TestChoice(t *testing.T) {
	_, e := begun(t)
	if err := e.Do("stay"); err != nil {
		t.Fatal(err)
	}
	q, c := e.Judge.Question(), &e.Judge.Choice
	if n := []int{c.CountAlike(0), c.CountAlike(1)}; q.Len() != 2 || !slices.Equal(n, []int{3, 1}) {
		t.Errorf("%d candidates for %v pieces", q.Len(), n)
	}
	cart, mule := q.Value(0), q.Value(1)
	if why := c.WhyNotThese([]int64{cart, cart}); why != "The mule must go." {
		t.Errorf("two carts: %q", why)
	}
	if why := c.WhyNotThese([]int64{cart, mule}); why != "" {
		t.Errorf("a cart and the mule: %q", why)
	}
}
