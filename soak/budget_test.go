package soak

import (
	"errors"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

// endless are rules that do not end by themselves, or not in a lifetime. BOMB marks the line that is at fault.
var endless = map[string]string{
	"a loop that waits for nothing": `
phase p {
  var n { is = 0 }
  repeat {
    while = n >= 0 # BOMB
    set n { is = 1 - n } # BOMB
  }
}`,
	"loops in loops": `
phase p {
  var n { is = 0 }
  for _a {
    in = range(1, 3000)
    for _b {
      in = range(1, 3000) # BOMB
      for _c {
        in = range(1, 3000) # BOMB
        set n { is = n + 1 } # BOMB
      }
    }
  }
}`,
	"three comprehensions that only count": `
movement march {
  params = { mover = player }
  pass   = to != space.s79 || mover == player.one
  cost   = 1
}
phase p {
  n = count([for a in every(space) : a if any([for b in every(space) : count([for c in every(space) : c if distance(movement.march, player.one, a, c, 60) == 1]) > 100])]) # BOMB
  say { text = "${n}" }
}`,
	"three comprehensions that make a list": `
phase p {
  list = [for a in concat(every(space), every(space)) : [for b in every(space) : [for c in every(space) : [for d in every(space) : d]]]] # BOMB
  say { text = "${count(list)}" }
}`,
	"a list that doubles": `
class game {
  state = { list = list(int) }
}
phase p {
  set game { list = [1] }
  repeat {
    times = 60
    set game { list = concat(game.list, game.list) } # BOMB
  }
}`,
	"pieces without end": `
phase p {
  repeat {
    times = 1000000
    create { # BOMB
      unit  = unit.u
      owner = player.one
      at    = space.s0
    }
  }
}`,
	"records without end": `
record note {
  fields = { n = int }
}
phase p {
  repeat {
    times = 10000000
    create { # BOMB
      record = note
      n      = 1
    }
  }
}`,
	"dice without end": `
die d6 {
  faces = range(1, 6)
}
phase p {
  repeat {
    times = 1000000000
    roll _r { # BOMB
      die   = die.d6
      count = 1000000
    }
  }
}`,
	"events that call each other": `
event ping {
  fields = { n = int }
}
procedure again {
  params = { n = int }
  emit ping { n = n + 1 } # BOMB
}
on ping pong {
  call again { n = n } # BOMB
}
phase p {
  emit ping { n = 0 } # BOMB
}`,
	"a number that grows": `
phase p {
  var n { is = 2 }
  repeat {
    times = 1000
    set n { is = n * n } # BOMB
  }
}`,
	"a fraction that grows": `
phase p {
  var n { is = 1 / 3 }
  repeat {
    times = 1000
    set n { is = n * n + 1 / 7 } # BOMB
  }
}`,
	"a text that grows": `
class game {
  state = { t = text }
}
phase p {
  set game { t = "x" }
  repeat {
    times = 100
    set game { t = "${game.t}${game.t}" } # BOMB
  }
}`,
}

// frame is a world with 80 spaces in which phase p runs.
func frame(rules string) fstest.MapFS {
	var b strings.Builder
	b.WriteString(`scenario "bomb" {
  title = "Bomb"
}
player one {}
unit u {}
setup {
  place s0 {
    one = { u = 1 }
  }
}
sequence main {
  call p {}
  check_victory {}
}
victory late {
  when   = game.round > 9
  winner = player.one
}
`)
	for i := range 80 {
		b.WriteString("space s" + itoa(i) + " {\n")
		if i > 0 {
			b.WriteString("  borders = [space.s" + itoa(i-1) + "]\n")
		}
		b.WriteString("}\n")
	}
	return fstest.MapFS{"g/game.hcl": {Data: []byte(b.String())},
		"g/rules.hcl": {Data: []byte(strings.TrimPrefix(rules, "\n"))}}
}

var place = regexp.MustCompile(`rules\.hcl:(\d+):\d+$`)

// TestEndlessRulesStop: what does not end is stopped by an error that names the line at fault.
func TestEndlessRulesStop(t *testing.T) {
	for name, rules := range endless {
		t.Run(name, func(t *testing.T) {
			built := compiler.Compile(frame(rules), "g", compiler.Options{})
			p, diags := built.Program, built.Diags
			if p == nil || diags.HasErrors() {
				for _, d := range diags {
					t.Logf("%s %s: %s %s", d.Range, d.Code, d.Summary, d.Detail)
				}
				if name == "events that call each other" { // the checker may see it
					return
				}
				t.Fatal("it does not compile, so it shows nothing")
			}
			var g *runtime.Game
			var err error
			bounded(t, "the game", 1<<30, func() { g, err = runtime.New(p, 1, runtime.Options{}) })
			if err == nil {
				t.Fatalf("it ended: %v", g.Decision())
			}
			var e *runtime.Error
			if !errors.As(err, &e) {
				t.Fatalf("%T: %v", err, err)
			}
			t.Log(err)
			m := place.FindStringSubmatch(e.Place)
			if m == nil {
				t.Fatalf("the place is %q", e.Place)
			}
			lines := strings.Split(strings.TrimPrefix(rules, "\n"), "\n")
			if at := atoi(m[1]); at < 1 || at > len(lines) || !strings.Contains(lines[at-1], "BOMB") {
				t.Errorf("line %d is blamed: %s", at, lines[max(0, min(at, len(lines))-1)])
			}
		})
	}
}
