package session_test

import (
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// farms is a game in which Ann and Bob take fields in turn. In the turn of one the other, and the one as well, may
// pause.
const farms = `
scenario "farms" {}
class space {
  state = { holder = optional(player) }
}
player ann { title = "Ann" }
player bob { title = "Bob" }
resource gold { title = "gold" }
space field {
  title   = "Field"
  borders = [space.mill]
}
space mill { title = "Mill" }
progress riches {
  title  = "riches"
  params = { p = player }
  is     = p.gold
}
action take {
  text = "take ${at}"
  param at { in = every(space) }
  do {
    set at { holder = actor }
    gain actor { gold = 2 }
  }
}
action pause {
  text = "pause"
  do {}
}
procedure play {
  params = { p = player, q = player }
  offer {
    to      = p
    actions = [action.take]
    done    = "wait"
    once    = true
  }
  offer {
    to      = q
    actions = [action.pause]
    done    = "wait"
    once    = true
  }
}
setup {
  set game { round = 0 }
}
sequence main {
  repeat {
    while = game.round < 3
    set game { round = game.round + 1 }
    TURNS
  }
  end_game { winner = player.ann }
}
`

// inTurns and withoutTurns are rounds of that game, solo one of which only Ann takes part.
const (
	inTurns = `
    set game { active = player.ann }
    call play { with = [player.ann, player.bob] }
    call play { with = [player.ann, player.ann] }
    set game { active = player.bob }
    call play { with = [player.ann, player.ann] }
    call play { with = [player.bob, player.bob] }`
	withoutTurns = `
    call play { with = [player.ann, player.ann] }
    call play { with = [player.bob, player.bob] }`
	solo = `
    call play { with = [player.ann, player.ann] }`
)

// play plays a game with the answers of its people until there are none left. It returns the session and what was new
// to each player before each answer.
func play(t *testing.T, source string, c session.Config, answers string) (*session.Session, []string) {
	t.Helper()
	d := &reader{scout: scout{lines: strings.Split(answers, ", ")}}
	c.Program, c.FrontEnd = compiletest.Program(t, source), d
	s, err := session.New(c)
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Play(); err != nil && !errors.Is(err, session.ErrLeft) {
		t.Fatal(err)
	}
	return s, d.news
}

// reader is a scout that reads what is new to each player before it answers.
type reader struct {
	scout
	news []string
}

func (d *reader) Decide() error {
	for p := range d.s.Seats {
		if lines, from := d.s.Since(p); len(lines) > 0 && len(d.lines) > 0 {
			d.news = append(d.news, fmt.Sprintf("before %s: to %d since %d %s", d.lines[0], p, from, strings.Join(lines, ", ")))
		}
	}
	return d.scout.Decide()
}

// What is new to a person is what has happened since the end of that person's last turn, and not what was taken back.
func TestSince(t *testing.T) {
	people := session.Config{Seats: []string{gamelog.Human, gamelog.Human}}
	for _, c := range []struct {
		turns, answers string
		want           []string
	}{
		{inTurns, "take field, pause, take mill, pause, take field, undo, wait, pause, take mill, pause, wait, wait, wait",
			[]string{
				"before undo: to 0 since 4 Ann: gold 4 → 6",
				"before pause: to 0 since 4 Bob: takes Mill (Ann); gold 0 → 2",
				"before wait: to 0 since 4 Bob: takes Mill (Ann); gold 0 → 2",
				"before wait: to 0 since 4 Bob: takes Mill (Ann); gold 0 → 2",
				"before wait: to 0 since 4 Bob: takes Mill (Ann); gold 0 → 2",
			}},
		{inTurns, "take field, pause, take mill, pause, undo, undo, wait, wait, wait", nil},
		{withoutTurns, "take field, pause, take field, pause, take field, wait, wait", []string{
			"before pause: to 0 since 2 Bob: takes Field (Ann); gold 0 → 2",
			"before take field: to 0 since 2 Bob: takes Field (Ann); gold 0 → 2",
			"before wait: to 0 since 2 Ann: gold 2 → 4, Bob: gold 0 → 2",
			"before wait: to 1 since 4 Ann: takes Field (Bob); gold 2 → 4",
			"before wait: to 1 since 4 Ann: takes Field (Bob); gold 2 → 4",
		}},
	} {
		_, news := play(t, strings.Replace(farms, "TURNS", c.turns, 1), people, c.answers)
		if !slices.Equal(news, c.want) {
			t.Errorf("%s:\n%s\nwant\n%s", c.answers, strings.Join(news, "\n"), strings.Join(c.want, "\n"))
		}
	}
}

// shownInChart finds the title of a chart and the points and the name of each line.
var shownInChart = regexp.MustCompile(`<title>(.*?)</title>|<polyline points="(.*?)".*?>([^<>]*)</text>`)

// chartsOf returns the charts of a game in which Ann gives answers.
func chartsOf(t *testing.T, source, answers string) (out []string) {
	t.Helper()
	s, _ := play(t, source, session.Config{Seats: []string{gamelog.Human, ""}}, answers)
	for _, svg := range s.Charts() {
		for _, m := range shownInChart.FindAllStringSubmatch(svg, -1) {
			out = append(out, strings.Trim(m[1]+m[3]+" "+m[2], " "))
		}
	}
	return out
}

// The charts have what players had at the beginning of each round. What was taken back is not in them.
func TestCharts(t *testing.T) {
	source := strings.Replace(farms, "TURNS", solo, 1)
	if got := chartsOf(t, source, "take field"); got != nil {
		t.Errorf("%q in the first round", got)
	}
	const ann, bob = "Ann 0.0,200.0 300.0,0.0", "Bob 0.0,200.0 300.0,200.0"
	want := []string{"gold", ann, bob, "riches", ann, bob}
	for _, answers := range []string{
		"take field, pause", "take mill, undo, take field, pause", "take field, pause, undo, pause",
		"wait, pause, wait, undo, undo, undo, take field, pause",
	} {
		if got := chartsOf(t, source, answers); !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", answers, got, want)
		}
	}
	held := "set space mill { holder = player.bob }\n}\nsequence"
	source = strings.Replace(source, "}\nsequence", held, 1)
	want = append(want, "Spaces", "Ann 0.0,200.0 300.0,0.0", "Bob 0.0,0.0 300.0,0.0")
	if got := chartsOf(t, source, "take field, pause"); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
