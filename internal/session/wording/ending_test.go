package wording_test

import (
	"testing"
	"testing/fstest"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session/wording"
	"github.com/scenario-lang/scenario/runtime"
)

// `done` ends a menu and the picking of several things. It does not answer a single question, since passing that may
// risk something; `pass` does.
func TestDoneDoesNotPass(t *testing.T) {
	files := fstest.MapFS{"g/rules.hcl": {Data: []byte(`
scenario "g" {
  language_version = 2
}
player red {}
space wood {}
space hill {
  borders = [space.wood]
}
setup {}
action march {
  text = "march to ${there}"
  param there {
    in = every(space)
  }
  do {}
}
sequence main {
  choose to {
    by     = player.red
    prompt = "Press the attack or retreat?"
    from   = every(space)
    pass   = "press the attack"
  }
  choose several {
    by       = player.red
    from     = every(space)
    count    = 2
    at_least = 0
  }
  say { text = "${to} ${several}" }
  offer {
    to      = player.red
    actions = [action.march]
    done    = "stay"
  }
  end_game {}
}
`)}}
	built := compiler.Compile(files, "g", compiler.Options{})
	if built.Program == nil {
		t.Fatal(built.Diags)
	}
	g, err := runtime.New(built.Program, 1, runtime.Options{Lines: true})
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct{ word, means string }{{"done", ""}, {"pass", "press the attack"}} {
		d := g.Decision()
		got := ""
		if at := wording.Ending(d, c.word); at >= 0 {
			got = d.Text(at)
		}
		if got != c.means {
			t.Errorf("%d: %q means %q, want %q", i, c.word, got, c.means)
		}
	}
	for _, line := range []string{"press the attack", "done", "stay"} {
		d := g.Decision()
		if line != "press the attack" {
			at := wording.Ending(d, "done")
			if at < 0 {
				t.Fatalf("done does not end %q", d.Prompt())
			}
			line = d.Text(at)
		}
		if err := g.Do(line); err != nil {
			t.Fatal(err)
		}
	}
}
