package picture

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

const valued = `scenario "valued" { title = "Valued" }

enum city { values = [rome] }

class space {
  flags = [walled]
  attributes = {
    income = { type = int, default = 0 }
    city   = { type = optional(city), default = none }
    seat   = { type = optional(player), default = none }
  }
}

class player {
  attributes = { home = { type = optional(space), default = none } }
}

picture board { marks = [income, city, seat, walled, home] }

space aden {
  income  = 3
  walled  = true
  borders = [space.bergen]
}

space bergen {
  city    = city.rome
  borders = [space.calais]
}

space calais {
  income = 12
  city   = city.rome
  seat   = player.red
}

space dover { borders = [space.calais] }
player red {}
player blue { home = space.dover }
unit spy {}

setup {
  place aden { red = { spy = 1 } }
}

sequence main {
  say { text = "over" }
}
`

// Next to the name of a space is what it is worth, and a star where its attributes say so; the star of a capital stands
// for others. What is nothing is not shown.
func TestMarksOfSpaces(t *testing.T) {
	p := written(t, valued)
	b := laidOut(t, p)
	svg := string(b.SVG(seen(t, p, runtime.Referee), Options{}))
	board, legend, _ := strings.Cut(svg, `id="legend"`)
	// aden and calais, aden and bergen, calais and dover
	for class, want := range map[string]int{"number": 2, "star": 2, "capital": 2} {
		if n := strings.Count(board, `class="mark `+class+`"`); n != want {
			t.Errorf("%d marks are a %s, want %d", n, class, want)
		}
		if !strings.Contains(legend, `class="mark `+class+`"`) {
			t.Errorf("the legend has no %s", class)
		}
	}
	for _, want := range []string{"<title>income 12</title>", "<title>city rome</title>", "<title>seat of red</title>",
		"<title>home of blue</title>",
		"aden, income 3, walled: 1 spy", ">income</text>", ">home</text>"} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %s in\n%s", want, svg)
		}
	}
	for i := range b.names {
		if n := &b.names[i]; len(n.marks) > 0 && marksWidth(n.marks, n.size) > n.box.W {
			t.Errorf("the marks of %s are wider than the place that is kept for them", b.spaces[i].name)
		}
	}
	if plain := string(laidOut(t, written(t, strings.Replace(valued, "picture board { marks = [income, city, seat, "+
		"walled, home] }", "", 1))).SVG(nil, Options{})); strings.Contains(plain, `class="mark `) {
		t.Error("a board has marks that nobody asked for")
	}
}

// A province that is outlined has its name and its marks inside, where no name of its parts is.
func TestProvincesHaveNames(t *testing.T) {
	parts := strings.NewReplacer("space aden {", "space province {\n  title   = \"The Province\"\n  off_map = false\n"+
		"  income  = 7\n}\n\nspace aden {\n  part_of = space.province",
		"space bergen {", "space bergen {\n  part_of = space.province").Replace(valued)
	b := laidOut(t, written(t, parts))
	svg := string(b.SVG(nil, Options{}))
	if !strings.Contains(svg, `class="name of-whole"`) || !strings.Contains(svg, "<title>income 7</title>") {
		t.Fatalf("no name in %s", svg)
	}
	if a := b.Audit(nil, 0); len(a.Overlaps) > 0 {
		t.Errorf("names cover each other: %v", a.Overlaps)
	}
}
