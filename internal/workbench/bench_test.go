package workbench

import (
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/worktest"
)

// client is a browser that has opened the page.
type client struct {
	*testing.T
	http  http.Client
	base  string
	bench *Bench
}

// open serves a folder and opens its page.
func open(t *testing.T, dir string) *client {
	t.Helper()
	b, err := New(Config{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	served := make(chan error, 1)
	go func() { served <- b.Serve() }()
	rescued := t.TempDir()
	t.Cleanup(func() {
		if now, _ := os.Getwd(); now == home {
			t.Chdir(rescued) // a game that is in no file is saved in the working folder
		}
		if err := b.Close(); err != nil {
			t.Error(err)
		}
		if err := <-served; err != nil {
			t.Error(err)
		}
	})
	jar, _ := cookiejar.New(nil)
	c := &client{T: t, http: http.Client{Jar: jar}, bench: b}
	address := b.Address()
	c.base = address[:strings.Index(address, "/?")]
	r, err := c.http.Get(address)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if text, _ := io.ReadAll(r.Body); r.StatusCode != 200 || !strings.Contains(string(text), "main.js") {
		t.Fatalf("status %d: %.100s", r.StatusCode, text)
	}
	return c
}

// ask sends a request and reads the answer into v. It returns the status, and the answer as text.
func (c *client) ask(method, path, body string, v any) (int, string) {
	c.Helper()
	r, err := http.NewRequest(method, c.base+path, strings.NewReader(body))
	if err != nil {
		c.Fatal(err)
	}
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/json")
	}
	w, err := c.http.Do(r)
	if err != nil {
		c.Fatal(err)
	}
	defer w.Body.Close()
	text, err := io.ReadAll(w.Body)
	if err != nil {
		c.Fatal(err)
	}
	if v != nil {
		if err := json.Unmarshal(text, v); err != nil {
			c.Fatalf("%s: %v: %.200s", path, err, text)
		}
	}
	return w.StatusCode, string(text)
}

// get is ask for a request that must be answered.
func (c *client) get(path string, v any) {
	c.Helper()
	if status, text := c.ask(http.MethodGet, path, "", v); status != 200 {
		c.Fatalf("%s: status %d: %.300s", path, status, text)
	}
}

// post is ask for a request that changes something and must be answered.
func (c *client) post(path, body string, v any) {
	c.Helper()
	if status, text := c.ask(http.MethodPost, path, body, v); status != 200 {
		c.Fatalf("%s: status %d: %.300s", path, status, text)
	}
}

// The page is given only to who has the token.
func TestOnlyWithTheToken(t *testing.T) {
	c := open(t, "testdata/hexes")
	for _, path := range []string{"/", "/main.js", "/api/overview", "/api/events"} {
		r, err := http.Get(c.base + path)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != http.StatusForbidden {
			t.Errorf("%s without the token: status %d", path, r.StatusCode)
		}
	}
}

// A space is shown with its state, its definition, what borders it and what names it.
func TestAThingIsShown(t *testing.T) {
	c := open(t, "testdata/hexes")
	var x thing
	c.get("/api/thing?kind=space&name=ford", &x)
	if x.Title != "The ford" || x.At.Line == 0 || !strings.HasSuffix(x.At.File, "hexes/scenario.hcl") || !x.Own {
		t.Errorf("%+v", x.Entry)
	}
	if len(x.Borders) != 2 || x.Borders[0].To != "moor" || x.Borders[1].Title != "Wood" {
		t.Errorf("borders %+v", x.Borders)
	}
	if len(x.State) != 1 || x.State[0] != (field{"holder", "red", "player"}) {
		t.Errorf("state %+v", x.State)
	}
	if len(x.Pieces) != 1 || x.Pieces[0].Count != 2 || x.Pieces[0].Unit != "rider" {
		t.Errorf("pieces %+v", x.Pieces)
	}
	in := map[string]bool{}
	for _, u := range x.Uses {
		in[u.In] = true
	}
	for _, want := range []string{"setup", `test a rider rides once a day`} {
		if !in[want] {
			t.Errorf("%q does not name it: %v", want, in)
		}
	}
	c.get("/api/thing?kind=movement&name=ride", &x)
	if len(x.Attached) != 1 || x.Attached[0].In != "forbid closed_mill" || len(x.Uses) == 0 {
		t.Errorf("movement: attached %v, uses %v", x.Attached, x.Uses)
	}
}

// Titles that try to be markup stay text: in the picture they are escaped, and everywhere else they are JSON.
func TestTitlesAreNoMarkup(t *testing.T) {
	c := open(t, "testdata/hexes")
	var p drawing
	c.get("/api/board", &p)
	if strings.Contains(p.SVG, "<img") || !strings.Contains(p.SVG, "&lt;img src=x") {
		t.Error("the title of a space is in the picture as it is")
	}
	if strings.Contains(p.SVG, "<script") || strings.Contains(p.SVG, " style=") {
		t.Error("the picture has a script or a style that the policy forbids")
	}
	for name := range map[string]bool{"ford": true, "keep": true} {
		if _, ok := p.Anchors[name]; !ok || !strings.Contains(p.SVG, fmt.Sprintf(`id="space-%s"`, name)) {
			t.Errorf("%s is not on the board", name)
		}
	}
	_, text := c.ask(http.MethodGet, "/api/overview", "", nil)
	if strings.Contains(text, "<script") {
		t.Error("the title of the scenario is sent with its signs of markup")
	}
}

// No file but those of the scenario can be read.
func TestOnlySourcesAreRead(t *testing.T) {
	c := open(t, "testdata/hexes")
	for _, file := range []string{"/etc/passwd", "../../../go.mod", "testdata/hexes/../endless/scenario.hcl", ""} {
		if status, text := c.ask(http.MethodGet, "/api/source?line=1&file="+file, "", nil); status != http.StatusNotFound {
			t.Errorf("%q: status %d: %.80s", file, status, text)
		}
	}
}

// Rules without end leave the server up, and the page says what is wrong.
func TestRulesWithoutEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("the rules run up to the limits of a decision")
	}
	c := open(t, "testdata/endless")
	var p position
	c.get("/api/position?at=setup", &p)
	if !strings.Contains(p.Problem, "limit") {
		t.Errorf("the set-up: %q", p.Problem)
	}
	c.get("/api/overview", nil)
}

// copied copies a scenario into a folder of its own, and returns the folder.
func copied(t *testing.T, from string) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.CopyFS(dir, os.DirFS(from)); err != nil {
		t.Fatal(err)
	}
	return dir
}

// rewrite changes a file of a scenario.
func rewrite(t *testing.T, file, from, to string) {
	t.Helper()
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(b), from) {
		t.Fatalf("%s has no %q", file, from)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(b), from, to, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
}

// waitFor asks for the overview until it is as wanted.
func (c *client) waitFor(what string, done func(o *overview) bool) *overview {
	c.Helper()
	var o overview
	worktest.Until(c, what, func() bool {
		o = overview{}
		c.get("/api/overview", &o)
		return done(&o)
	})
	return &o
}

// When a file is saved, the scenario is compiled again. With errors the last good version stays, and the errors name
// their spaces.
func TestSavedFilesAreReadAgain(t *testing.T) {
	dir := copied(t, "testdata/hexes")
	c := open(t, dir)
	file := filepath.Join(dir, "scenario.hcl")
	c.waitFor("the first version", func(o *overview) bool { return o.Shown == 1 && o.Errors == 0 })
	rewrite(t, file, `"The keep"`, `lots`)
	o := c.waitFor("the error", func(o *overview) bool { return o.Errors > 0 })
	if d := o.Diagnostics[0]; len(d.Spaces) != 1 || d.Spaces[0] != "keep" || d.Excerpt == "" || o.Shown != 1 {
		t.Errorf("shown %d, %+v", o.Shown, d)
	}
	c.get("/api/position?at=setup", nil)
	rewrite(t, file, `lots`, `"The keep"`)
	c.waitFor("the corrected version", func(o *overview) bool { return o.Errors == 0 && o.Shown > 1 })
}

// A file that is saved before the page first looks at the files, as on a busy machine, is read all the same. One that
// is only touched is not compiled again.
func TestNoSavedFileIsMissed(t *testing.T) {
	for _, dir := range []string{"testdata/hexes", "../../scenarios/variants/low_luck"} {
		b, err := New(Config{Dir: dir})
		if err != nil {
			t.Fatal(err)
		}
		if b.outdated() {
			t.Errorf("%s is compiled again although nothing has changed", dir)
		}
		b.listener.Close()
	}
	dir := copied(t, "testdata/hexes")
	file := filepath.Join(dir, "scenario.hcl")
	b, err := New(Config{Dir: dir})
	if err != nil {
		t.Fatal(err)
	}
	rewrite(t, file, `"The keep"`, `"The tower"`)
	served := make(chan error, 1)
	go func() { served <- b.Serve() }()
	worktest.Until(t, "a second version", func() bool { return b.current().version > 1 })
	if v := b.current().version; v != 2 || b.outdated() {
		t.Errorf("version %d", v)
	}
	rewrite(t, file, `"The tower"`, `"The castle"`)
	if !b.outdated() {
		t.Error("a changed text is not noticed")
	}
	if err := b.Close(); err != nil {
		t.Error(err)
	}
	if err := <-served; err != nil {
		t.Error(err)
	}
	extra := filepath.Join(dir, "more.hcl")
	b.compile()
	if err := os.WriteFile(extra, []byte("# nothing\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	if !b.outdated() {
		t.Error("a new file is not noticed")
	}
	b.compile()
	if err := os.Remove(extra); err != nil {
		t.Fatal(err)
	}
	if !b.outdated() {
		t.Error("a removed file is not noticed")
	}
}

// After a file was saved, the page shows everything without compiling the rules a second time. Only reach with a
// movement asks for that, and it does so once.
func TestASaveIsCompiledOnce(t *testing.T) {
	c := open(t, "testdata/hexes")
	m := c.bench.current()
	compile, compiled := m.instrumented, map[*compiler.Result]bool{}
	m.instrumented = func() *compiler.Result {
		r := compile()
		compiled[r] = true
		return r
	}
	for _, path := range []string{"overview", "board", "position?at=setup", "position?at=test/0/3", "test?index=0",
		"thing?kind=space&name=ford&at=test/0/3"} {
		c.get("/api/"+path, nil)
	}
	c.post("/api/reach/offered", `{"at": "setup", "space": "ford", "unit": "rider", "owner": "red"}`, nil)
	if len(compiled) > 0 {
		t.Errorf("the rules were compiled %d times more", len(compiled))
	}
	for _, at := range []string{"setup", "setup", "test/0/1", "test/0/1"} {
		var r reached
		if c.post("/api/reach", fmt.Sprintf(`{"at": %q, "space": "ford", "unit": "rider", "owner": "red"}`, at),
			&r); len(r.Blocked) == 0 || r.Blocked[0].Text == "" {
			t.Errorf("%s: no reasons: %+v", at, r)
		}
	}
	if len(compiled) != 1 {
		t.Errorf("the program that can be asked was compiled %d times", len(compiled))
	}
}
