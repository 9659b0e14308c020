package workbench

import (
	"path/filepath"
	"strings"
	"testing"
)

// A failed expectation shows the values that decided, and so does what refuses a line of a game.
func TestValuesThatDecideAreShown(t *testing.T) {
	dir := copied(t, "testdata/hexes")
	rewrite(t, filepath.Join(dir, "tests.hcl"), `expect {`,
		"expect {\n    message = \"no rider is left\"\n  }\n  expect {")
	rewrite(t, filepath.Join(dir, "tests.hcl"), `message = "no rider is left"`,
		"message = \"no rider is left\"\n    that = game.round == 7 && game.over")
	c, _ := begun(t, dir, "")
	var x testShown
	c.get("/api/test?index=0", &x)
	if !strings.HasPrefix(x.Message, "no rider is left\n") || !strings.HasSuffix(x.Message, "\ngame.round == 7: it is 0") {
		t.Errorf("the test says %q", x.Message)
	}
	c.say("ride from ford to hill")
	var r answerResult
	c.post("/api/play/answer", `{"line": "ride from hill to moor"}`, &r)
	if r.Accepted || !strings.HasPrefix(r.Reason, "Every rider there has moved.\n    count(riders) > 0: it is 0") {
		t.Errorf("the refusal says %q", r.Reason)
	}
}
