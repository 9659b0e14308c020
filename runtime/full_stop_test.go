package runtime_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
)

// A sentence that ends with an abbreviation has one full stop, however the title comes into it.
func TestSentencesHaveOneFullStop(t *testing.T) {
	p := compiletest.Program(t, `
scenario "s" {
  language_version = 2
}
player red {}
unit guard {}
space ussr {
  title   = "the U.S.S.R."
  borders = [space.wood]
}
space wood {}
setup {
  place wood {
    red = { guard = 1 }
  }
}
function named {
  params = { s = space }
  is     = "${s}"
}
sequence main {
  say { text = "Red falls back to ${space.ussr}." }
  say { text = "${named(space.ussr)}. Next to it: ${every(space)}." }
  say { text = "${reversed(every(space))}. ${space.ussr}... ${space.ussr}, ${space.wood}." }
  choose x {
    by     = player.red
    prompt = "Where is the guard of ${space.ussr}?"
    from   = every(space)
  }
  say { text = "In ${x}." }
  end_game {}
}
`)
	x := newTable(t, p, 1)
	for i, want := range []string{
		"Red falls back to the U.S.S.R.",
		"the U.S.S.R. Next to it: the U.S.S.R., wood.",
		"wood, the U.S.S.R. the U.S.S.R.... the U.S.S.R., wood.",
	} {
		if said := (*x.log)[i].Text; said != want {
			t.Errorf("says %q, want %q", said, want)
		}
	}
}
