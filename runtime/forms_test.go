package runtime_test

import (
	"errors"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
)

const ferry = `
scenario "ferry" {
  title = "Ferry"
}
player red {}
unit cart {}
unit mule {}
unit barge {}
space east_bank {}
space west_bank { borders = [space.east_bank] }
option mixed {
  type    = bool
  default = true
}
setup {
  create {
    unit  = unit.cart
    owner = player.red
    at    = space.east_bank
    count = 3
  }
  create {
    unit  = unit.mule
    owner = player.red
    at    = space.east_bank
  }
  create {
    unit  = unit.barge
    owner = player.red
    at    = space.east_bank
    count = 2
  }
}
function here {
  is = [for p in pieces(space.east_bank) : p if p.unit == unit.barge]
}
action cross {
  text = "cross with ${n} ${what} to ${there}"
  param there { in = adjacent(space.east_bank) }
  param what { in = [unit.barge] }
  param n { in = range(1, count(here())) }
  do {
    for p {
      in = take(here(), n)
      move p { to = there }
    }
  }
}
action cross_laden {
  text = "cross with ${n} ${what} under ${load} to ${there}"
  menu = "cross laden"
  param there { in = adjacent(space.east_bank) }
  param what { in = [unit.barge] }
  param load {
    in      = [unit.cart]
    message = "Only carts are ferried."
  }
  param n { in = range(1, count(here())) }
  do {
    for p {
      in = take(here(), n)
      move p { to = there }
    }
  }
}
action unload {
  text = "unload ${what}"
  param what { in = [unit.cart] }
  do {}
}
sequence game {
  offer {
    to      = player.red
    actions = [action.cross, action.cross_laden]
    prompt  = "Cross."
    once    = true
  }
  choose gone {
    by     = player.red
    prompt = "Who goes?"
    from   = pieces(space.east_bank)
    count  = 3
  }
  offer {
    to      = player.red
    actions = [action.unload]
    done    = "stay"
  }
}
`

func ferryGame(t *testing.T) *runtime.Game {
	t.Helper()
	built := compiler.Compile(fstest.MapFS{"ferry/f.hcl": {Data: []byte(ferry)}}, "ferry", compiler.Options{})
	p, diags := built.Program, built.Diags
	if p == nil {
		t.Fatalf("does not compile: %v", diags)
	}
	return newGame(t, p, 1)
}

// Of several forms a line may have, the one it comes nearest to says what is wrong, and how it is written.
func TestRefusalsComeFromTheNearestForm(t *testing.T) {
	for _, c := range []struct{ line, want, not string }{
		{"cross with 1 barge under mule to west_bank", "Only carts are ferried.", "Write"},
		{"cross with 1 barge under carts to west_bank", `There is no unit "carts". Did you mean "cart"?`, "under carts\""},
		{"cross with 1 barges to west_bank", `There is no unit "barges".`, ""},
		{"cross with 1 barge to west", `There is no space "west". Did you mean "west_bank"? Write: cross with <n> <what> ` +
			`to <there>, or cross with <n> <what> under <load> to <there>.`, ""},
		{"cross barge", `"cross barge" cannot be read. Write: cross with <n> <what> to <there>`, "no such action"},
		{"unload cart", `There is no such action now: "unload cart". You can: cross, cross laden.`, ""},
		{"swim", `There is no such action: "swim". You can`, "now"},
	} {
		err := ferryGame(t).Do(c.line)
		var no *runtime.Refusal
		if !errors.As(err, &no) || !strings.Contains(no.Reason, c.want) || c.not != "" && strings.Contains(no.Reason, c.not) {
			t.Errorf("%q: %v, want %q and not %q", c.line, err, c.want, c.not)
		}
	}
}

// A question knows what was answered of the line it belongs to, and for how many pieces an option stands.
func TestQuestionsKnowWhatWasSaid(t *testing.T) {
	g := ferryGame(t)
	if err := g.Do("cross laden"); err != nil {
		t.Fatal(err)
	}
	d := g.Decision()
	got := runtime.Form(g.Program(), &g.Program().Actions[d.Action], d.Answered)
	if want := "cross with <n> barge under cart to west_bank"; got != want {
		t.Errorf("the line so far is %q, want %q", got, want)
	}
	if err := g.Do("1"); err != nil {
		t.Fatal(err)
	}
	for _, want := range []map[string]int{{"cart": 3, "mule": 1, "barge": 1}, {"cart": 2, "mule": 1, "barge": 1}} {
		d := g.Decision()
		options := d.Options(nil)
		if len(options) != len(want) {
			t.Fatalf("%d options, want %d", len(options), len(want))
		}
		for _, o := range options {
			if n := d.Multiplicity(o.Index); n != want[o.Text] {
				t.Errorf("%s stands for %d pieces, want %d", o.Text, n, want[o.Text])
			}
		}
		if err := g.Choose(options[0].Index); err != nil {
			t.Fatal(err)
		}
	}
}
