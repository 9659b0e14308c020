package check_test

import (
	"testing"
)

// A case that speaks of what a variant removed is left out, the others stay; so are all where the variant gives one of
// their names a meaning of its own. Nothing of that is a mistake of the variant.
func TestCasesOfABase(t *testing.T) {
	sc, found := compile(t, `-- game/v.hcl --
scenario "variant" {
  extends = "../base"
}
class tide {}
thing tide ebb {}
remove player east {}
-- base/b.hcl --
scenario "base" {}
player west {}
player east {}
test "who" {
  cases = {
    "west" = { who = player.west }
    "east" = { who = player.east }
  }
  expect { that = game.active != who }
}
test "high water" {
  cases = {
    "high" = { tide = 3 }
  }
  expect { that = game.round < tide }
}
phase dusk {}
sequence main {
  call dusk {}
  check_victory {}
}
setup {}
victory late {
  when = game.round > 3
}
`)
	if found.HasErrors() {
		t.Fatal(show(found))
	}
	var got []string
	for _, x := range sc.Tests {
		got = append(got, x.Name+" ("+x.Skip+")")
	}
	want := []string{"who: west ()", `who: east (it does not fit this variant: there is no such thing: There is no player "east".)`, `high water (it does not fit this variant: a class is used as a thing: "tide" is a class, not a thing.)`}
	if len(got) != len(want) {
		t.Fatal(got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%s, want %s", got[i], want[i])
		}
	}
}
