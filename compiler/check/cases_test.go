package check_test

import (
	"strings"
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
	want := []string{"who: west ()",
		`who: east (it does not fit this variant: there is no such thing: There is no player "east".)`,
		`high water (it does not fit this variant: a class is used as a thing: "tide" is a class, not a thing.)`}
	if len(got) != len(want) {
		t.Fatal(got)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%s, want %s", got[i], want[i])
		}
	}
}

// A line may hold what is declared: attributes of things, and functions, which a base leaves to its games. What
// changes in play is refused, in the base, too.
func TestLinesOfABase(t *testing.T) {
	const base = `-- base/b.hcl --
scenario "base" {
  abstract = true
}
class player {
  attributes = { home = space }
}
needs function field {
  returns = space
}
test "away" {
  expect { that = game.round == 0 }
  refuse { line = "from ${field()} to ${player.west.home}" }
}
needs player west {
  home = space.camp
}
needs space camp {}
`
	const game = `-- game/v.hcl --
scenario "game" {
  extends = "../base"
}
player west {}
space camp {}
space meadow { borders = [space.camp] }
function field { is = space.meadow }
phase dusk {}
sequence main {
  call dusk {}
  check_victory {}
}
setup {}
victory late {
  when = game.round > 3
}
`
	sc, found := compile(t, game+base)
	if found.HasErrors() {
		t.Fatal(show(found))
	}
	if x := sc.Tests[0]; x.Skip != "" || x.Steps[1].Lines[0] != "from meadow to camp" {
		t.Errorf("%q: %v", x.Skip, x.Steps)
	}
	alone := strings.Replace(base, "base/", "game/", 1)
	if _, found := compile(t, alone); found.HasErrors() {
		t.Errorf("the base alone:\n%s", show(found))
	}
	if _, found := compile(t, strings.Replace(alone, "player.west.home", "game.round", 1)); !strings.Contains(show(found),
		"SC215") {
		t.Errorf("a line that depends on the round:\n%s", show(found))
	}
}
