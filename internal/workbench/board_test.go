package workbench

import (
	"strings"
	"testing"
)

// A board is drawn for the room that it has on the page: with larger letters where it is small, and the counters of a
// position are those of the same drawing.
func TestBoardFitsItsRoom(t *testing.T) {
	c := open(t, "../../scenarios/attack_deluxe")
	at := func(query string) (d drawing, position string) {
		var p struct{ SVG string }
		c.get("/api/board"+query, &d)
		c.get("/api/position"+strings.Replace(query, "?", "?at=setup&", 1), &p)
		return d, p.SVG
	}
	full, counters := at("?")
	small, larger := at("?width=450")
	if small.For != 400 || full.For != widths[len(widths)-1] || small.Letters <= full.Letters {
		t.Errorf("drawn for %d with letters of %.1f, and for %d with letters of %.1f", small.For, small.Letters, full.For,
			full.Letters)
	}
	if small.Width != full.Width || small.Map != full.Map {
		t.Errorf("the map is another one: %v and %v", small.Map, full.Map)
	}
	if counters == larger || !strings.Contains(larger, "counter") {
		t.Errorf("the counters are those of the large board: %s", larger)
	}
	for query, want := range map[string]int{"?width=-3": full.For, "?width=x": full.For, "?width=1": 400,
		"?width=999999": full.For, "?width=0": full.For} {
		if d, _ := at(query); d.For != want {
			t.Errorf("%s is drawn for %d, want %d", query, d.For, want)
		}
	}
}
