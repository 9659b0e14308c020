package workbench

import (
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What was dragged from one space to another is a line of the menu with the greatest number; a piece of another unit
// than the one that was dragged is not meant, nor is it where no line leads.
func TestWaysBetweenSpaces(t *testing.T) {
	c, _ := begun(t, "testdata/orders", "")
	c.say("give orders")
	for query, want := range map[string]string{
		"space=hill&unit=guard&owner=red&to=plain": "march 2 guard from hill to plain",
		"space=hill&unit=rider&owner=red&to=plain": "march 1 rider from hill to plain",
		"space=hill&to=plain":                      "march 2 guard from hill to plain",
		"space=hill&unit=guard&owner=red&to=town":  "",
		"space=plain&unit=guard&owner=red&to=hill": "", // the guards are on the hill
		"space=plain&to=hill":                      "",
		"space=town&unit=guard&owner=blue&to=hill": "",
	} {
		var ways []way
		c.get("/api/play/between?"+query, &ways)
		var got []string
		for _, w := range ways {
			got = append(got, w.Line)
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("%s: %q, want %q", query, got, want)
		}
	}
	if status, _ := c.ask(http.MethodGet, "/api/play/between?space=hill&to=nowhere", "",
		nil); status != http.StatusNotFound {
		t.Errorf("a space that is not there: status %d", status)
	}
}

// People who look at something read it as in a terminal: titles, and what is there.
func TestLookAtSomething(t *testing.T) {
	c, _ := begun(t, "testdata/hexes", "")
	for word, want := range map[string]string{"the ford": "The ford\n", "Ford": "2 Riders",
		"nowhere": "Nothing is called \"nowhere\"."} {
		var got struct{ Text string }
		c.get("/api/play/look?word="+url.QueryEscape(word), &got)
		if !strings.Contains(got.Text, want) {
			t.Errorf("%s: %q has no %q", word, got.Text, want)
		}
	}
}

// Of a line that lists pieces, as many of one kind are meant as may go at once.
func TestSeveralPiecesBetweenSpaces(t *testing.T) {
	rules, err := os.ReadFile("testdata/orders/scenario.hcl")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	text := strings.NewReplacer("guard = 2, rider = 1", "guard = 4, rider = 1", "actions = [action.orders]",
		"actions = [action.sail]").Replace(string(rules)) + `
action sail {
  text = "sail ${who} from ${here} to ${there}"

  param here { in = unique([for p in every(piece) : p.space if p.owner == actor]) }
  param there { in = adjacent(here) }
  param who {
    in       = pieces(here, actor)
    count    = min(3, count(pieces(here, actor)))
    at_least = 1
  }
  do {
    move who { to = there }
  }
}
`
	if err := os.WriteFile(filepath.Join(dir, "scenario.hcl"), []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	c, _ := begun(t, dir, "")
	var back []way
	if c.get("/api/play/between?space=bay&owner=red&to=hill&unit=guard", &back); len(back) > 0 {
		t.Errorf("what is at sea goes ashore: %+v", back)
	}
	for unit, want := range map[string]string{"guard": "sail 3 guard from hill to bay",
		"rider": "sail rider from hill to bay"} {
		var ways []way
		c.get("/api/play/between?space=hill&owner=red&to=bay&unit="+unit, &ways)
		if len(ways) != 1 || ways[0].Line != want {
			t.Errorf("%s: %+v, want %q", unit, ways, want)
		}
	}
}

// The page shows how the players stand, what has happened since somebody's last turn, and the game again step by step.
func TestWhatHasHappened(t *testing.T) {
	c, g := begun(t, "testdata/hexes", "")
	if len(g.Score) != 2 || g.Score[0].Held != 1 || g.Score[0].Pieces != 2 || g.Since != nil {
		t.Errorf("at the beginning: %+v, %+v", g.Score, g.Since)
	}
	var r replayed
	c.get("/api/play/replay", &r)
	if len(r.Steps) != 1 || r.From != 0 {
		t.Errorf("%+v", r)
	}
	c.say("ride from ford to hill")
	c.say("end the day")
	c.say("end the day")
	g = c.shown()
	for g.Question != nil && g.Question.Player != "red" {
		c.say("end the day")
		g = c.shown()
	}
	c.get("/api/play/replay?from=1", &r)
	if len(r.Steps) != g.Decisions+1 || r.From != 1 || r.Steps[1].Line != "ride from The ford to Hill" ||
		len(r.Steps[1].Moves) != 1 {
		t.Errorf("%+v", r)
	}
	var p position
	c.get("/api/position?at=replay/1/"+r.Name, &p)
	if !strings.Contains(p.SVG, "hill") || p.View == nil {
		t.Errorf("%+v", p)
	}
	if status, _ := c.ask(http.MethodGet, "/api/position?at=replay/1/9.9", "", nil); status != http.StatusNotFound {
		t.Errorf("a replay that is gone: status %d", status)
	}
	var charts []string
	c.get("/api/play/charts", &charts)
	for _, svg := range charts {
		if !strings.HasPrefix(svg, "<svg") {
			t.Error(svg)
		}
	}
}

// A game that hides something is played again as the one who sits at the screen has seen it, and for nobody else. Of a
// decision that may not be read, it says that it was made.
func TestReplayOfWhatIsHidden(t *testing.T) {
	c, _ := begun(t, "testdata/hands", "")
	c.sit("red")
	c.say("march from north to south")
	c.say("nothing more")
	c.sit("blue")
	var r replayed
	c.get("/api/play/replay", &r)
	if last := len(r.Steps) - 1; last != 2 || r.Steps[1].Line != "march from north to south" ||
		len(r.Steps[1].Moves) != 1 {
		t.Errorf("blue reads %+v", r.Steps)
	}
	at := "/api/position?at=replay/1/" + r.Name
	var p position
	if c.get(at, &p); p.View == nil || p.View.Viewer != "blue" {
		t.Errorf("blue sees what %+v sees", p.View)
	}
	c.say("nothing more")
	for _, who := range []string{"nobody", "red"} {
		if status, text := c.ask(http.MethodGet, at, "", nil); status != http.StatusNotFound ||
			!strings.Contains(text, "another player looks now") {
			t.Errorf("%s sees what blue saw: %d %s", who, status, text)
		}
		c.sit("red")
	}
	if status, text := c.ask(http.MethodPost, "/api/reach", `{"at": "replay/1/`+r.Name+
		`", "space": "south", "unit": "scout", "owner": "blue"}`, nil); status != http.StatusNotFound {
		t.Errorf("red asks what blue could reach: %d %s", status, text)
	}
}
