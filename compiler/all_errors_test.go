package compiler

import (
	"testing"
	"testing/fstest"
)

// One run reports the syntax error of one file and the type error of another, and no name that the unread part may
// declare.
func TestErrorsOfAllFilesInOneRun(t *testing.T) {
	fsys := fstest.MapFS{
		"g/a.hcl": {Data: []byte("scenario \"g\" {\n  title = \"G\"\n}\n\nplayer red {\n")},
		"g/b.hcl": {Data: []byte("space one {\n  borders = [space.one]\n}\n\nfunction f {\n  is = 1 + true\n}\n\n" +
			"function g {\n  params = { p = player }\n  is     = p == player.blue\n}\n")},
	}
	built := Compile(fsys, "g", Options{})
	diags := built.Diags
	got := map[string]bool{}
	for _, d := range diags {
		got[d.Range.Filename+" "+d.Code] = true
	}
	for _, want := range []string{"g/a.hcl SC015", "g/b.hcl SC141", "g/b.hcl SC201"} {
		if !got[want] {
			t.Errorf("not reported: %s (got %v)", want, got)
		}
	}
	if got["g/b.hcl SC234"] {
		t.Error("a name is called unknown although the file that may declare it could not be read")
	}
}
