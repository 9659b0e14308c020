package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestMutationPageIsTrue runs the example of docs/mutation.md: the first block is all.hcl, the second one more.hcl,
// and the output shown after each is what the command prints.
func TestMutationPageIsTrue(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "mutation.md"))
	if err != nil {
		t.Fatal(err)
	}
	t.Chdir(t.TempDir())
	if err := os.Mkdir("toll", 0o755); err != nil {
		t.Fatal(err)
	}
	names, runs := []string{"all.hcl", "more.hcl"}, 0
	for i, part := range strings.Split(string(doc), "```") {
		if i%2 == 0 {
			continue
		}
		if text, ok := strings.CutPrefix(part, "hcl\n"); ok {
			if err := os.WriteFile(filepath.Join("toll", names[0]), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
			names = names[1:]
			continue
		}
		_, want, ok := strings.Cut(part, "$ scenario mutate toll\n")
		if !ok {
			t.Fatalf("unknown block %q", part)
		}
		var out, errs bytes.Buffer
		if status := run([]string{"mutate", "toll"}, strings.NewReader(""), &out, &errs); status != 0 {
			t.Fatalf("status %d: %s", status, errs.String())
		}
		if out.String() != want {
			t.Errorf("the command prints\n%s\nthe page says\n%s", out.String(), want)
		}
		runs++
	}
	if runs != 2 {
		t.Errorf("%d runs", runs)
	}
}
