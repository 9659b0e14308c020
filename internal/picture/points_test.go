package picture

import (
	"regexp"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/cartography"
	"github.com/scenario-lang/scenario/runtime"
)

const harbours = `scenario "harbours" { title = "Harbours" }
enum domain {
  values = [harbour]
}
class space {
  attributes = { domain = { type = domain, default = domain.harbour } }
}
picture board {
  points = [domain.harbour]
}
player red {}
unit ship {}
space aden { borders = [space.bergen] }
space bergen { borders = [space.calais] }
space calais { borders = [space.dover] }
space dover { borders = [space.aden] }
setup {
  place aden {
    red = { ship = 2 }
  }
}
sequence main {}
`

// A board whose spaces are all points shows them, with their names beside them, lines for their borders, and pieces.
func TestBoardOfPoints(t *testing.T) {
	p := written(t, harbours)
	for _, wide := range []int{0, 390} {
		b := laidOut(t, p).ForWidth(wide)
		svg := string(b.SVG(seen(t, p, runtime.Referee), Options{}))
		for _, want := range []string{">aden</tspan>", ">bergen</tspan>", ">calais</tspan>", ">dover</tspan>",
			`data-unit="ship"`, "aden borders bergen", "aden borders dover"} {
			if !strings.Contains(svg, want) {
				t.Errorf("%d wide: no %s", wide, want)
			}
		}
		if n := strings.Count(svg, "<circle class=\"area\""); n != 4 {
			t.Errorf("%d wide: %d points, want 4", wide, n)
		}
		if strings.Contains(svg, "a border across") {
			t.Errorf("%d wide: the legend explains lines that are all there is", wide)
		}
		if strings.Contains(svg, `class="lead"`) {
			t.Errorf("%d wide: a line leads from what is beside its point", wide)
		}
		var boxes []cartography.Rect
		for i := range b.names {
			boxes = append(boxes, b.names[i].box)
			for _, other := range boxes[:i] {
				if overlap(other, b.names[i].box) {
					t.Errorf("%d wide: names at %v and %v", wide, other, b.names[i].box)
				}
			}
		}
	}
}

// Borders that are of a line have its colour, and the legend names it.
func TestLinesHaveColours(t *testing.T) {
	metro := strings.NewReplacer(
		"space aden { borders = [space.bergen] }",
		"space aden {}\nborder east {\n  between = [space.aden, space.bergen]\n  line    = line.central\n}",
		"player red {}", "class line {}\nthing line central {\n  title  = \"Central Line\"\n  colour = \"#e32017\"\n}\n"+
			"class border {\n  attributes = { line = { type = optional(line), default = none } }\n}\nplayer red {}",
	).Replace(harbours)
	p := written(t, metro)
	svg := string(laidOut(t, p).SVG(seen(t, p, runtime.Referee), Options{}))
	// and in the legend
	if n := strings.Count(svg, `class="line k-0"`); n != 2 || !strings.Contains(svg, "k-0{stroke:#e32017}") {
		t.Errorf("%d lines have the colour, want 2:\n%s", n, svg)
	}
	if strings.Contains(svg, " style=") {
		t.Error("an element has a style, which the page's policy forbids")
	}
	for _, want := range []string{"aden borders bergen: Central Line", ">Central Line</text>", "bergen borders calais<"} {
		if !strings.Contains(svg, want) {
			t.Errorf("no %s", want)
		}
	}
	if strings.Contains(svg, "a border with a name") {
		t.Error("a line that has a colour is marked as well")
	}
}

// Borders of several lines between the same two spaces run side by side, each in the colour and the pattern of its
// line; several of one line are one.
func TestLinesRunSideBySide(t *testing.T) {
	border := func(name, line string) string {
		return "border " + name + " {\n  between = [space.aden, space.bergen]\n  line    = line." + line + "\n}\n"
	}
	metro := strings.NewReplacer(
		"space aden { borders = [space.bergen] }", "space aden {}\n"+border("one", "central")+border("two", "circle")+
			border("three", "central"),
		"player red {}", "class line {}\nthing line central { colour = \"#e32017\" }\n"+
			"thing line circle { colour = \"#ffd300\" }\n"+
			"class border {\n  attributes = { line = { type = optional(line), default = none } }\n}\nplayer red {}",
	).Replace(harbours)
	b := laidOut(t, written(t, metro))
	svg := string(b.SVG(nil, Options{Plain: true}))
	where := map[string]string{}
	for _, m := range regexp.MustCompile(`class="(line k-\d)"[^>]* d="([^"]+)"`).FindAllStringSubmatch(svg, -1) {
		if where[m[1]] != "" {
			t.Errorf("%s is drawn twice", m[1])
		}
		where[m[1]] = m[2]
	}
	if len(where) != 2 || where["line k-0"] == where["line k-1"] {
		t.Errorf("the lines are at %v", where)
	}
	if style := b.Style(); !strings.Contains(style, ".k-0{stroke:#e32017}") ||
		!strings.Contains(style, ".k-1{stroke:#ffd300;stroke-dasharray:") {
		t.Errorf("no patterns in %s", style)
	}
}
