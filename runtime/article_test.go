package runtime_test

import (
	"testing"

	"github.com/scenario-lang/scenario/compiler/compiletest"
	"github.com/scenario-lang/scenario/runtime"
)

// In a sentence a title has its article, with a capital where the sentence begins. By itself, beside a number, and in
// a language whose title takes no article it has none; nor has an option, which people type.
func TestArticles(t *testing.T) {
	p := compiletest.Program(t, `
scenario "s" {
  languages        = ["en", "fr", "de"]
  language_version = 2
}
player red {
  title   = { en = "Soviet Union", fr = "Union soviétique", de = "Sowjetunion" }
  article = { en = "the", fr = "l'", de = "die" }
}
player blue {
  title = "Blue"
}
space north_sea {
  title   = "North Sea"
  article = "the"
  borders = [space.wood]
}
space wood {
  title = "Wood"
}
unit guard {
  title   = "Old Guard"
  article = "the"
}
record fight {
  fields = { place = space }
  title  = "the fight for ${self.place}"
}
function of_sea {
  params = { s = space }
  is     = "${s}"
}
setup {
  place wood {
    red = { guard = 1 }
  }
}
class game {
  state = { tolls = map(space, int) }
}
sequence main {
  create f {
    record = fight
    place  = space.north_sea
  }
  say { text = "${player.red} leaves ${space.wood} for ${space.north_sea}. ${player.red} and ${player.blue} meet: ${player.red} wins." }
  say { text = "“${f}” is over (${player.red}'s ${first(pieces(space.wood))}). ${every(space)}!" }
  say { text = "${of_sea(space.north_sea)} calls, and ${of_sea(space.north_sea)} answers." }
  say { text = "${player.red.title} 4, ${space.north_sea.title} 5" }
  set game { tolls = { (space.north_sea) = 3 } }
  say { text = "Owed: ${game.tolls}." }
  choose _x {
    by     = player.red
    prompt = "${player.red} sails to ${space.north_sea} or ${space.wood}?"
    from   = every(space)
  }
  end_game {}
}
`)
	for language, want := range [][]string{
		{
			"The Soviet Union leaves Wood for the North Sea. The Soviet Union and Blue meet: the Soviet Union wins.",
			"“the fight for the North Sea” is over (the Soviet Union's the Old Guard). The North Sea, Wood!",
			"The North Sea calls, and the North Sea answers.",
			"Soviet Union 4, North Sea 5",
			"Owed: 3 North Sea.",
		},
		{
			"L'Union soviétique leaves Wood for North Sea. L'Union soviétique and Blue meet: l'Union soviétique wins.",
			"“the fight for North Sea” is over (l'Union soviétique's Old Guard). North Sea, Wood!",
		},
		{
			"Die Sowjetunion leaves Wood for North Sea. Die Sowjetunion and Blue meet: die Sowjetunion wins.",
		},
	} {
		var said []string
		g, err := runtime.New(p, 1, runtime.Options{Lines: true, Language: language, Log: func(l runtime.Line) {
			said = append(said, l.Text)
		}})
		if err != nil {
			t.Fatal(err)
		}
		for i, text := range want {
			if said[i] != text {
				t.Errorf("language %d: says %q, want %q", language, said[i], text)
			}
		}
		d := g.Decision()
		if got := d.Prompt(); language == 0 && got != "The Soviet Union sails to the North Sea or Wood?" {
			t.Errorf("asks %q", got)
		}
		if got := d.Text(0); got != "north_sea" {
			t.Errorf("the option is %q", got)
		}
		if err := g.Do("North Sea"); err != nil {
			t.Errorf("the title is refused: %v", err)
		}
	}
}

// A class that declares an attribute of that name keeps it.
func TestOwnArticle(t *testing.T) {
	p := compiletest.Program(t, `
scenario "s" {
  language_version = 2
}
class law {
  attributes = { article = int }
}
thing law treason {
  article = 3
}
player red {}
setup {}
sequence main {
  say { text = "${thing_of()} is in article ${thing_of().article}." }
  end_game {}
}
function thing_of {
  is = law.treason
}
`)
	x := newTable(t, p, 1)
	if got := (*x.log)[0].Text; got != "treason is in article 3." {
		t.Errorf("says %q", got)
	}
}
