package picture

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
)

// An audit finds what cannot be read: the same letters in another case, names that are too small where the picture is,
// and counters that only say how many pieces there are.
func TestAudit(t *testing.T) {
	p := written(t, valued)
	b := laidOut(t, p)
	v := seen(t, p, runtime.Referee)
	if a := b.Audit(v, 0); len(a.Nameless)+len(a.Overlaps)+len(a.Small)+len(a.Crowded)+len(a.Homeless)+len(a.Alike) > 0 {
		t.Errorf("a plain board: %+v", a)
	}
	if a := b.Audit(nil, 60); len(a.Small) != 4 {
		t.Errorf("at 60 pixels: %+v", a)
	}
	twins := strings.Replace(valued, "unit spy {}", "unit spy { short = \"Sp\" }\nunit spear { short = \"SP\" }\n"+
		"unit sponge { short = \"SP\" }\nunit tank {}", 1)
	if a := laidOut(t, written(t, twins)).Audit(nil, 0); len(a.Alike) != 3 {
		t.Errorf("units that look the same: %v", a.Alike)
	}
	c := *b
	c.names = append([]label(nil), b.names...)
	c.names[0].box = c.names[1].box
	c.names[2] = label{}
	if a := c.Audit(nil, 0); len(a.Overlaps) != 1 || a.Overlaps[0] != [2]int{0, 1} || len(a.Nameless) != 1 ||
		a.Nameless[0] != 2 {
		t.Errorf("names that cover each other, and one that is not there: %+v", a)
	}
}

// The legend of a page explains all that there is: players, pieces that are not on the board yet, marks and lines.
func TestKeys(t *testing.T) {
	b := laidOut(t, written(t, strings.Replace(valued, "unit spy {}", "unit spy {}\nunit tank { title = \"<tank>\" }", 1)))
	var words []string
	for _, k := range b.Keys() {
		words = append(words, k.Group+": "+k.Text)
		if !strings.HasPrefix(k.SVG, "<svg ") || !strings.HasSuffix(k.SVG, "</svg>") || strings.Contains(k.SVG, "style=") {
			t.Errorf("%s: %s", k.Text, k.SVG)
		}
		wellFormed(t, []byte(k.SVG))
	}
	if got := strings.Join(words,
		"; "); got != "Whose: red; Whose: blue; Pieces: spy; Pieces: <tank>; Spaces: income; Spaces: city; Spaces: seat; Spaces: walled; Spaces: home" {
		t.Error(got)
	}
}
