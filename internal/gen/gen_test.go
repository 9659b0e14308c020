package main

import (
	"bytes"
	"maps"
	"os"
	"path/filepath"
	"testing"
)

// Generated files are what the tables say. cli.md is held to its table by a test of the command.
func TestGeneratedFilesAreFresh(t *testing.T) {
	root := filepath.Join("..", "..")
	all := files()
	filled, err := filledPages(root)
	if err != nil || filled["docs/editions.md"] == nil || filled["docs/language/khans.md"] == nil {
		t.Fatal("no page compares scenarios, or none shows parts of one", err)
	}
	maps.Copy(all, filled)
	for name, want := range all {
		got, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			t.Errorf("%v: run make generate", err)
			continue
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs from the tables: run make generate", name)
		}
	}
	for _, pattern := range []string{"schemas/*.json", "docs/reference/*.md"} {
		there, err := filepath.Glob(filepath.Join(root, pattern))
		if err != nil {
			t.Fatal(err)
		}
		if len(there) == 0 {
			t.Errorf("no %s", pattern)
		}
		for _, f := range there {
			rel, _ := filepath.Rel(root, f)
			rel = filepath.ToSlash(rel)
			if _, ok := all[rel]; !ok && rel != "docs/reference/cli.md" {
				t.Errorf("%s is made by nothing: run make generate", rel)
			}
		}
	}
}
