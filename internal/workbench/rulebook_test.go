package workbench

import "testing"

// What the rulebook says of a refused line, and of a word.
func TestTheRulebookOfARefusal(t *testing.T) {
	c, _ := begun(t, "testdata/hexes", "")
	var found clausesFound
	c.get("/api/play/rules", &found)
	if len(found.Rules) != 0 {
		t.Errorf("nothing was refused yet: %+v", found)
	}
	c.post("/api/play/answer", `{"line": "ride from ford to keep"}`, nil)
	for _, query := range []string{"", "?word=hex-1", "?word=ride"} {
		found = clausesFound{}
		c.get("/api/play/rules"+query, &found)
		if len(found.Rules) == 0 || found.Rules[0].Clause != "HEX-1" {
			t.Errorf("%q finds %+v", query, found)
		}
	}
}
