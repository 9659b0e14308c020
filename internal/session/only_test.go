package session_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/runtime"
)

// A choice that is asked although it has one answer has that answer as its default.
func TestTheOnlyAnswerIsTheDefault(t *testing.T) {
	p := compiletest.Program(t, `
scenario "only" {}
player red {}
unit guard {}
space town { off_map = true }
setup {
  place town {
    red = { guard = 1 }
  }
}
victory held {
  when   = empty(pieces(space.town))
  winner = player.red
}
sequence main {
  choose s {
    by     = player.red
    prompt = "Which town?"
    from   = every(space)
    ask    = true
  }
  gone = pieces(s)
  destroy gone {}
  check_victory {}
}
`)
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if q := session.Ask(g, g.Decision(), 0); q.Default != "town" {
		t.Errorf("the default is %q of %+v", q.Default, q.Options)
	}
}
