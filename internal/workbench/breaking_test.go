package workbench

import (
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A scenario that has errors when the page is opened has no board, and says so to every request; when the errors are
// corrected, it has one.
func TestErrorsAtTheStart(t *testing.T) {
	dir := copied(t, "testdata/hexes")
	file := filepath.Join(dir, "scenario.hcl")
	rewrite(t, file, `"The keep"`, `lots`)
	c := open(t, dir)
	o := c.waitFor("the first version", func(o *overview) bool { return o.Version > 0 })
	if o.Shown != 0 || o.Errors == 0 || len(o.Diagnostics) == 0 {
		t.Fatalf("%+v", o)
	}
	for _, path := range []string{"board", "position?at=setup", "thing?kind=space&name=ford", "search?q=ford", "tests",
		"test?index=0", "rules", "book", "differences", "logs", "log?file=x", "play", "play/offers?space=ford"} {
		if status, text := c.ask(http.MethodGet, "/api/"+path, "", nil); status != http.StatusConflict ||
			!strings.Contains(text, "has errors") {
			t.Errorf("%s: status %d, %s", path, status, text)
		}
	}
	for _, path := range []string{"tests/run", "reach", "reach/offered", "play/new", "play/answer", "play/throw",
		"play/seat", "play/undo", "play/save"} {
		if status, text := c.ask(http.MethodPost, "/api/"+path, "{}", nil); status != http.StatusConflict ||
			!strings.Contains(text, "has errors") {
			t.Errorf("%s: status %d, %s", path, status, text)
		}
	}
	rewrite(t, file, `lots`, `"The keep"`)
	c.waitFor("the corrected version", func(o *overview) bool { return o.Shown > 0 && o.Errors == 0 })
	c.get("/api/position?at=setup", nil)
}

// Rules that never end are stopped at the limit of a decision: in a test, and when a game begins. The server answers
// on.
func TestAGameWithoutEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("the rules run up to the limits of a decision")
	}
	c := open(t, "testdata/endless")
	if status, text := c.ask(http.MethodPost, "/api/play/new", `{}`, nil); status != http.StatusBadRequest ||
		!strings.Contains(text, "limit") {
		t.Errorf("a game: status %d, %s", status, text)
	}
	var e testEntry
	c.post("/api/tests/run", `{"index": 0}`, &e)
	if e.Status != "failed" || !strings.Contains(e.Message, "limit") {
		t.Errorf("the test: %+v", e)
	}
	if g := c.shown(); g.Playing {
		t.Errorf("%+v", g)
	}
}

// However much the rules say, what is sent of it is bounded.
func TestALongLog(t *testing.T) {
	dir := copied(t, "testdata/hands")
	rewrite(t, filepath.Join(dir, "scenario.hcl"), `    say { text = "${actor} waits." }`, `    repeat {
      times = 4000
      say { text = "${actor} waits for a very long time, and says so again and again." }
    }`)
	c, _ := begun(t, dir, "")
	c.sit("red")
	for range 3 {
		c.say("wait")
	}
	if g := c.shown(); len(g.Log) != maxSaid {
		t.Errorf("%d lines of the log are sent", len(g.Log))
	}
	file := filepath.ToSlash(filepath.Join(t.TempDir(), "long.game"))
	c.post("/api/play/save", fmt.Sprintf(`{"file": %q}`, file), nil)
	var log logShown
	_, text := c.ask(http.MethodGet, "/api/log?file="+url.QueryEscape(file), "", &log)
	if len(log.Steps) != 4 || len(log.Steps[3].Said) == 0 || len(text) > 50_000 {
		t.Errorf("%d steps in %d bytes", len(log.Steps), len(text))
	}
	if last := log.Steps[3].Said[len(log.Steps[3].Said)-1]; last != "… and 3941 lines more" {
		t.Errorf("the last line is %q", last)
	}
}

// When the folder goes away, the last version stays; when it comes back, it is read again. The same holds for the
// folder of a base.
func TestFoldersComeAndGo(t *testing.T) {
	base := copied(t, "testdata/hexes")
	own := filepath.Join(t.TempDir(), "own")
	if err := os.Mkdir(own, 0o755); err != nil {
		t.Fatal(err)
	}
	from, err := filepath.Rel(own, base)
	if err != nil {
		t.Fatal(err)
	}
	rules := fmt.Sprintf("scenario \"own\" {\n  title            = \"Own\"\n  extends          = %q\n"+
		"  language_version = 2\n}\n", filepath.ToSlash(from))
	if err := os.WriteFile(filepath.Join(own, "scenario.hcl"), []byte(rules), 0o644); err != nil {
		t.Fatal(err)
	}
	c := open(t, filepath.ToSlash(own))
	c.waitFor("the first version", func(o *overview) bool { return o.Shown == 1 && o.Errors == 0 })
	for _, dir := range []string{own, base} {
		if err := os.Rename(dir, dir+"-away"); err != nil {
			t.Fatal(err)
		}
		o := c.waitFor("the loss of "+dir, func(o *overview) bool { return o.Errors > 0 })
		if o.Shown == 0 {
			t.Error("nothing is shown any more")
		}
		var p position
		c.get("/api/position?at=setup", &p)
		c.get("/api/thing?kind=space&name=ford", nil)
		c.get("/api/logs", nil)
		if len(p.View.Spaces) == 0 {
			t.Error("the last version has no position any more")
		}
		if err := os.Rename(dir+"-away", dir); err != nil {
			t.Fatal(err)
		}
		c.waitFor("the return of "+dir, func(o *overview) bool { return o.Errors == 0 && o.Shown == o.Version })
	}
}

// A test that has gone is no longer found by its number.
func TestATestThatIsGone(t *testing.T) {
	dir := copied(t, "testdata/hexes")
	c := open(t, dir)
	c.get("/api/test?index=2", nil)
	rewrite(t, filepath.Join(dir, "tests.hcl"), `test "this one fails on purpose" {`, `check "it" {`)
	c.waitFor("the error", func(o *overview) bool { return o.Errors > 0 })
	c.get("/api/test?index=2", nil) // the last version still has it
	if err := os.Remove(filepath.Join(dir, "tests.hcl")); err != nil {
		t.Fatal(err)
	}
	c.waitFor("a version without tests", func(o *overview) bool { return o.Errors == 0 && o.Tests == 0 })
	for _, path := range []string{"test?index=2", "position?at=test/2/1"} {
		if status, text := c.ask(http.MethodGet, "/api/"+path, "", nil); status != http.StatusNotFound {
			t.Errorf("%s: status %d, %s", path, status, text)
		}
	}
}

// Game logs of other rules are played up to the decision that is not legal, and what is no game log is refused with
// the reason.
func TestGameLogsOfOtherRules(t *testing.T) {
	other, _ := begun(t, copied(t, "testdata/hands"), "")
	other.sit("red")
	other.say("wait")
	file := filepath.ToSlash(filepath.Join(t.TempDir(), "hands.game"))
	other.post("/api/play/save", fmt.Sprintf(`{"file": %q}`, file), nil)
	c := open(t, "testdata/hexes")
	var log logShown
	c.get("/api/log?file="+url.QueryEscape(file), &log)
	if log.SameRules || !strings.Contains(log.Problem, "decision 1 (wait)") || len(log.Steps) != 1 {
		t.Errorf("a game log of another game: %+v", log)
	}
	for name, content := range map[string]string{
		"no.game":   "Not a game log.",
		"torn.game": `{"format":"scenario-record/`,
		"two.game":  "",
	} {
		file := filepath.ToSlash(filepath.Join(t.TempDir(), name))
		if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
			t.Fatal(err)
		}
		if status, text := c.ask(http.MethodGet, "/api/log?file="+url.QueryEscape(file), "",
			nil); status != http.StatusBadRequest || !strings.Contains(text, name) {
			t.Errorf("%s: status %d, %s", name, status, text)
		}
	}
	for _, file := range []string{"/nowhere/at.all", t.TempDir()} {
		if status, text := c.ask(http.MethodGet, "/api/log?file="+url.QueryEscape(file), "",
			nil); status != http.StatusNotFound && status != http.StatusBadRequest {
			t.Errorf("%s: status %d, %s", file, status, text)
		}
	}
}

// All that a browser loads before the board is shown is less than 300 kB for every shipped game, compressed as it is
// sent.
func TestAPageLoadIsSmall(t *testing.T) {
	if testing.Short() {
		t.Skip("boards are laid out")
	}
	dirs, err := filepath.Glob("../../scenarios/*/scenario.hcl")
	if err != nil || len(dirs) < 5 {
		t.Fatal(dirs, err)
	}
	for _, file := range dirs {
		c := open(t, filepath.ToSlash(filepath.Dir(file)))
		total := 0
		load := func(path string) string {
			t.Helper()
			r, err := http.NewRequest(http.MethodGet, c.base+path, nil)
			if err != nil {
				t.Fatal(err)
			}
			r.Header.Set("Accept-Encoding", "gzip")
			w, err := c.http.Do(r)
			if err != nil {
				t.Fatal(err)
			}
			defer w.Body.Close()
			b, err := io.ReadAll(w.Body)
			if err != nil || w.StatusCode != http.StatusOK && w.StatusCode != http.StatusConflict {
				t.Fatalf("%s %s: status %d, %v", file, path, w.StatusCode, err)
			}
			total += len(b)
			return string(b)
		}
		for _, path := range []string{"/", "/api/overview", "/api/board", "/api/position?at=setup"} {
			load(path)
		}
		entries, err := os.ReadDir("page/assets")
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			load("/" + e.Name())
		}
		t.Logf("%s: %d bytes", filepath.Base(filepath.Dir(file)), total)
		if total > 300_000 {
			t.Errorf("%s: a page load has %d bytes", file, total)
		}
	}
}
