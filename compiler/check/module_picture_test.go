package check_test

import (
	"strings"
	"testing"
)

// What a module says about the picture of the board is qualified with the rest of it: classes and enums have the
// names that they have where it is imported, and attributes of borders keep theirs, also where a class or state of
// the module has the same name.
func TestPicturesOfModules(t *testing.T) {
	sc, found := compile(t, `-- lib/rivers/rivers.hcl --
enum course { values = [dry, wet] }
class realm {}
class locks {}
thing locks gates {}
thing realm marsh {}
class space {
  attributes = { worth = { type = int, default = 1 } }
  state = { holder = optional(player), deep = bool }
}
class border {
  flags = [deep]
  attributes = {
    course = { type = course, default = course.dry }
    realm  = { type = optional(realm), default = none }
    locks  = { type = list(space), default = [] }
  }
}
picture board {
  owner     = holder
  waterways = [deep, course.wet, realm.marsh, locks]
  marks     = [worth]
}

-- game/g.hcl --
scenario "game" {}
import wet {
  from = "../lib/rivers"
}
player west {}
space here { borders = [space.there] }
space there {}
border ford {
  between = [space.here, space.there]
  course  = wet_course.wet
  deep    = true
}
setup {}
sequence main {
  check_victory {}
}
victory late {
  when = game.round > 3
}
`)
	if found.HasErrors() {
		t.Fatal(show(found))
	}
	_, got, _ := strings.Cut(pictureOf(sc), "| ")
	if want := "  [] [] wet_holder  deep course.wet realm.marsh locks * worth"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}
