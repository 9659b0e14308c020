package runtime_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
)

// manyCombinations returns rules in which the only combinations that are allowed come after very many that are not.
func manyCombinations(withDefault string) string {
	return `
scenario "many" {
  language_version = 2
}
player red {}
class game {
  state = { sum = { type = int, default = 0 } }
}
setup {
  set game { sum = 1 }
}
sequence main {
  choose some {
    by      = player.red
    from    = range(1, 60)
    count   = 4
    that    = sum(some) >= 225
    message = "Together they must be 225."
` + withDefault + `
  }
  set game { sum = sum(some) }
  choose last {
    by   = player.red
    from = range(1, 2)
  }
  set game { sum = last }
}
`
}

// Where the search for an allowed combination gives up, what the default has is offered, and any other combination
// can be named in one line.
func TestManyCombinations(t *testing.T) {
	if _, err := runtime.New(compiletest.Program(t, manyCombinations("")), 1, runtime.Options{}); err == nil ||
		!strings.Contains(err.Error(), "it has no default that does") {
		t.Errorf("a choice that cannot be made begins: %v", err)
	}
	p := compiletest.Program(t, manyCombinations("default = [60, 59, 58, 57]"))
	g, err := runtime.New(p, 1, runtime.Options{})
	if err != nil {
		t.Fatal(err)
	}
	one := g.Clone()
	var offered []string
	for _, o := range g.Decision().Options(nil) {
		offered = append(offered, o.Text)
	}
	if strings.Join(offered, " ") != "57 58 59 60" {
		t.Errorf("offered: %v", offered)
	}
	if err := g.Choose(0); err == nil || !strings.Contains(err.Error(), "name all of it in one line") {
		t.Errorf("the refusal of a single element is %v", err)
	}
	if err := g.Do("54, 55, 58, 60"); err != nil {
		t.Errorf("a combination that is not offered one by one is refused: %v", err)
	}
	for one.Decisions() == 0 {
		if err := one.Choose(one.Decision().Options(nil)[0].Index); err != nil {
			t.Fatal(err)
		}
	}
}
