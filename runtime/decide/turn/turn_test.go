package turn_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime/decide"
	"github.com/scenario-lang/scenario/runtime/decide/turn"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

const ferry = `
scenario "ferry" {}
player red {}
player blue {}
unit cart {}
unit mule {}
space east { borders = [space.west, space.isle] }
space west {}
space isle {}
class game {
  state = { n = { type = int, default = 0, max = 4 } }
}
setup {
  place east {
    red = { cart = 3, mule = 1 }
  }
}
action ship {
  text = "ship ${n} to ${there}"
  param there {
    in      = adjacent(space.east)
    message = "The ferry does not go there."
  }
  param n {
    in = range(1, 3)
  }
  require deep {
    that    = there != space.isle || n < 3
    message = "Three are too many for the ${there}."
  }
  do {
    set game { n = game.n + n }
    say { text = "${n} cross." }
  }
}
action wait {
  text = "wait"
  require idle {
    that    = game.n < 2
    message = "There is no time."
  }
  do {}
}
sequence main {
  offer {
    to      = player.red
    actions = [action.ship, action.wait]
    prompt  = "Ship?"
    done    = "stay"
  }
  choose gone {
    by      = player.blue
    prompt  = "Who goes?"
    from    = pieces(space.east)
    count   = 2
    that    = any([for p in gone : p.unit == unit.mule])
    message = "The mule must go."
    default = [for p in pieces(space.east) : p if p.unit == unit.mule]
  }
  choose first {
    by     = player.red
    prompt = "Where to?"
    from   = every(space)
    pass   = "nowhere"
  }
  end_game {}
}
`

// begun returns an engine that plays a game to its first decision, and the lines that the rules say.
func begun(t *testing.T, p *program.Program) (*vm.Machine, *turn.Engine, *decide.Decision, *[]string) {
	t.Helper()
	m := vm.New(p, 1, 100000)
	e := turn.New(m, view.New(m, 0))
	said := &[]string{}
	e.Speech.Log = func(l turn.Message) { *said = append(*said, l.Text) }
	e.Record.Keep = true
	if err := e.Prepare(); err != nil {
		t.Fatal(err)
	}
	if err := e.Begin(); err != nil {
		t.Fatal(err)
	}
	return m, e, decide.New(m, e.Judge, e.Words), said
}

// question writes who is asked what, and the legal answers; the default has a star.
func question(d *decide.Decision) string {
	d = d.Open()
	if d == nil {
		return "over"
	}
	suggested, some := d.Default()
	var s strings.Builder
	fmt.Fprintf(&s, "%d %s", d.Player, d.Prompt())
	for i, o := range d.Options(nil) {
		sep := ", "
		if i == 0 {
			sep = " "
		}
		s.WriteString(sep + o.Text)
		if n := d.Multiplicity(o.Index); n > 1 {
			fmt.Fprintf(&s, " x%d", n)
		}
		if some && o.Index == suggested {
			s.WriteByte('*')
		}
	}
	return s.String()
}

// TestDecisions gives answers and shows what came of them: what is asked next, or why the answer is refused. What is
// refused, or ends in an error, has changed nothing.
func TestDecisions(t *testing.T) {
	p := compiletest.Program(t, ferry)
	for _, c := range []struct{ lines, want string }{
		{"", "0 Ship? ship, wait, stay*"},
		{"ship", "0 there west, isle"},
		{"ship; isle", "0 n 1, 2"},
		{"ship; isle; 2", "2 cross. 0 Ship? ship, stay*"},
		{"ship 2 to isle", "2 cross. 0 Ship? ship, stay*"},
		{"ship 3 to isle", "Three are too many for the isle."},
		{"ship 2 to east", "The ferry does not go there."},
		{"ship 4 to west", `"4" is not possible here. Possible: 1, 2, 3.`},
		{"ship 2 to nowhere", `There is no space "nowhere". Write: ship <n> to <there>.`},
		{"shp 2 to west", `There is no such action: "shp 2 to west". Did you mean "ship"? You can: ship, wait, stay.`},
		{"fly", `There is no such action: "fly". You can: ship, wait, stay.`},
		{"wait; wait", "0 Ship? ship, wait, stay*"},
		{"ship 2 to west; wait", "2 cross. There is no time."},
		{"ship 3 to west; ship 2 to west", `3 cross. g.hcl:32:20: "n" would be 5; it may not be above 4`},
		{"stay", "1 Who goes? cart x3*, mule"},
		{"stay; mule", "That is not enough: choose 2."},
		{"stay; cart", "That is not enough: choose 2."},
		{"stay; cart, mule", "0 Where to? east*, west, isle, nowhere"},
		{"stay; 2 cart", "The mule must go."},
		{"stay; 3 cart", "That is too many: choose 2."},
		{"stay; cart, mule; west", "over"},
		{"stay; cart, mule; nowhere", "over"},
	} {
		m, e, d, said := begun(t, p)
		got := question(d)
		for line := range strings.SplitSeq(c.lines, "; ") {
			if line == "" {
				continue
			}
			hash, asked := m.Store().Hash(), question(d)
			err := e.Do(line)
			if got = question(d); err != nil {
				if got != asked || m.Store().Hash() != hash {
					t.Errorf("%q is refused, and has changed the game", line)
				}
				got = err.Error()
			}
		}
		if got = strings.Join(append(*said, got), " "); got != c.want {
			t.Errorf("%q: got %q, want %q", c.lines, got, c.want)
		}
	}
}
