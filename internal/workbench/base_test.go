package workbench

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
)

// A variant that was broken from the start is shown as its base, with its own errors, until it is corrected.
func TestBrokenVariantsShowTheirBase(t *testing.T) {
	base := copied(t, "testdata/hexes")
	dir := filepath.Join(filepath.Dir(base), "broken")
	if err := os.Mkdir(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "variant.hcl")
	write := func(text string) {
		t.Helper()
		head := "scenario \"broken\" {\n  title            = \"Broken\"\n  extends          = \"../" + filepath.Base(base) +
			"\"\n  language_version = 2\n}\n"
		if err := os.WriteFile(file, []byte(head+text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write("unit no_such_thing {\n  cots = 1\n}\n")
	c := open(t, dir)
	var o overview
	c.get("/api/overview", &o)
	if o.Errors == 0 || o.Shown == 0 || !o.Base || len(o.Players) == 0 {
		t.Fatalf("%+v", o)
	}
	var d drawing
	if c.get("/api/board", &d); len(d.Anchors) == 0 {
		t.Error("there is no board")
	}
	write("")
	worktest.Until(t, "the variant without errors", func() bool {
		o = overview{}
		c.get("/api/overview", &o)
		return o.Errors == 0 && !o.Base
	})
	if o.Title != "Broken" {
		t.Errorf("the title is %q", o.Title)
	}
}
