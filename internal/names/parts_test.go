package names_test

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/internal/names"
)

// A space of a space of a space is a part of both.
func TestParts(t *testing.T) {
	p := compiletest.Program(t, `
scenario "s" {}
player red {}
space realm { off_map = true }
space shire {
  part_of = space.realm
  off_map = true
}
space farm {
  part_of = space.shire
  borders = [space.mill]
}
space mill {}
setup {
  set game { round = 1 }
}
victory red {
  when   = game.round > 3
  winner = player.red
}
sequence main {
  check_victory {}
}
`)
	parts := names.Parts(p)
	if !slices.Equal(parts["realm"], []string{"shire", "farm"}) || !slices.Equal(parts["shire"], []string{"farm"}) ||
		len(parts) != 2 {
		t.Errorf("%v", parts)
	}
	if got := names.Larger(p, 2); !slices.Equal(got, []int{1, 0}) {
		t.Errorf("the farm is a part of %v", got)
	}
}
