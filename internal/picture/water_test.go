package picture

import (
	"bytes"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

const flooded = `scenario "flooded" {}
enum domain { values = [land, sea] }
enum course { values = [dry, wet] }
class space { attributes = { domain = { type = domain, default = domain.land } } }
class border {
  flags = [ford, toll]
  attributes = {
    course = { type = course, default = course.dry }
    locks  = { type = set(space), default = [] }
  }
}
player north {}
player south {}
space west {
  title     = "West & <Wet>"
  longitude = 0
  latitude  = 10
  borders   = [space.land, space.sea]
}
space land {
  longitude = 10
  latitude  = 10
}
space east {
  longitude = 20
  latitude  = 10
  borders   = [space.ocean]
}
space sea {
  longitude = 0
  latitude  = 1
  domain    = domain.sea
}
space isthmus {
  longitude = 10
  latitude  = 0
  borders   = [space.sea, space.ocean, space.land]
}
space ocean {
  longitude = 20
  latitude  = 0
  domain    = domain.sea
}
space deck { off_map = true }
border stream {
  title   = "the <Stream>"
  between = [space.west, space.land]
  ford    = true
}
border brook {
  between = [space.land, space.east]
  course  = course.wet
  toll    = true
}
border cut {
  between = [space.sea, space.ocean]
  locks   = [space.isthmus]
}
border tunnel {
  between = [space.west, space.ocean]
  locks   = [space.deck]
}
picture board {
  coasts    = none
  water     = [domain.sea]
  waterways = [ford, locks, course.wet]
}
setup {}
sequence main {
  check_victory {}
}
victory late {
  when = game.round > 3
}
`

// What the author says is water is drawn as water that tells what it is, below names and counters.
func TestWaterways(t *testing.T) {
	p := written(t, flooded)
	b := laidOut(t, p)
	svg := b.SVG(seen(t, p, runtime.Referee), Options{})
	wellFormed(t, svg)
	if again := laidOut(t, p).SVG(seen(t, p, runtime.Referee), Options{}); !bytes.Equal(svg, again) {
		t.Error("the same position gives other bytes")
	}
	text := string(svg)
	has(t, text,
		`<title>the &lt;Stream&gt;: a waterway between West &amp; &lt;Wet&gt; and `,
		`: a waterway between land and east</title>`, `: a waterway between sea and ocean</title>`,
		`>a waterway</text>`, `.board .waterway{stroke:var(--sea)`, `.board .waterway-bank{stroke:var(--bank)`)
	ground, legend, _ := strings.Cut(text, `id="legend"`)
	if n := strings.Count(ground, `class="waterway"`); n != 3 || !strings.Contains(legend, `class="waterway"`) {
		t.Errorf("%d borders are drawn as water, want 3 and one in the legend", n)
	}
	if water, names := strings.LastIndex(ground, `class="waterway"`), strings.Index(ground,
		`class="names"`); water > names || names > strings.Index(ground, `id="position"`) {
		t.Error("water is drawn over names, or names over counters")
	}
	if n := strings.Count(ground, `class="crossing"`); n != 2 {
		t.Errorf("%d borders have a mark, want the brook with its toll and the tunnel, which is a link", n)
	}
	has(t, text, `<title>tunnel: a waterway between West &amp; &lt;Wet&gt; and ocean</title>`)
	for _, th := range []string{"light", "dark"} {
		if _, css, _ := strings.Cut(b.Style(), "[data-theme="+th+"]"); !strings.Contains(css[:strings.Index(css, "}")],
			"--bank:") {
			t.Errorf("the %s theme has no colour for banks", th)
		}
	}
	dry := written(t, strings.Replace(flooded, "  waterways = [ford, locks, course.wet]\n", "", 1))
	if text := string(laidOut(t, dry).SVG(nil, Options{})); strings.Contains(text, `class="waterway`) ||
		strings.Count(text, `class="crossing"`) <= 2 {
		t.Error("where the author says nothing, borders that are unlike others have marks and are no water")
	}
}
