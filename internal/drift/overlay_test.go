package main

import (
	"testing"
)

// TestOverlayFindsEveryTable fails if a table was renamed or moved, for then drift could alter nothing.
func TestOverlayFindsEveryTable(t *testing.T) {
	t.Chdir("../..")
	o := &overlay{dir: t.TempDir(), replace: map[string]string{}}
	if _, err := o.write(); err != nil {
		t.Fatal(err)
	}
	if len(o.replace) < len(tables)/2 {
		t.Errorf("%d files hold %d tables", len(o.replace), len(tables))
	}
}
