package workbench

import (
	"net/http"
	"strings"
	"testing"
)

// Arrows of a page are those of pictures: of the position that is shown, with what is written on them apart, because
// the lines go under the names.
func TestArrows(t *testing.T) {
	c := open(t, "testdata/hexes")
	ask := func(at, body string) (out arrowsDrawn) {
		t.Helper()
		c.post("/api/arrows?at="+at, body, &out)
		return out
	}
	const played, refused = `{"route": ["ford", "hill"], "kind": "played", "text": "1 <Rider>"}`,
		`{"route": ["hill", "moor"], "kind": "refused", "text": ""}`
	a := ask("test/0/4", "["+played+","+refused+"]")
	if !strings.HasPrefix(a.Lines, `<g id="arrows">`) || strings.Count(a.Lines, `class="arrow `) != 2 ||
		strings.Contains(a.Lines, "<text") {
		t.Errorf("lines: %s", a.Lines)
	}
	if !strings.HasPrefix(a.Marks, `<g id="arrow-marks">`) || !strings.Contains(a.Marks, ">1 &lt;Rider&gt;</text>") ||
		strings.Count(a.Marks, `class="arrow-cross"`) != 1 {
		t.Errorf("marks: %s", a.Marks)
	}
	// They end before the counters of the space that they lead to: two riders at the ford after the set-up, and none
	// at the end of the test.
	const back = `[{"route": ["hill", "ford"], "kind": "moved", "text": ""}]`
	if set, end := ask("test/0/0", back), ask("test/0/3", back); set.Lines == end.Lines || set.Lines == "" {
		t.Errorf("an arrow is the same whether there are counters where it leads or not: %s", set.Lines)
	}
	if a := ask("setup", "[]"); a.Lines != "" || a.Marks != "" {
		t.Errorf("no arrows: %+v", a)
	}
	for body, want := range map[string]int{
		`[{"route": ["ford", "nowhere"], "kind": "played"}]`: http.StatusNotFound,
		`[{"route": ["ford", "hill"], "kind": "flown"}]`:     http.StatusBadRequest,
		`{"route": []}`: http.StatusBadRequest,
		`[{"route": ["ford"], "kind": "played"}, {"route": [], "kind": "refused"}]`: http.StatusOK,
	} {
		if status, text := c.ask(http.MethodPost, "/api/arrows?at=setup", body, nil); status != want {
			t.Errorf("%s: status %d, want %d: %s", body, status, want, text)
		}
	}
	if status, _ := c.ask(http.MethodPost, "/api/arrows?at=test/99/0", "["+played+"]",
		nil); status != http.StatusNotFound {
		t.Errorf("a test that is not there: status %d", status)
	}
}
