package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The example of docs/coverage.md is true: the scenario it shows gives the output it shows, and the tests it adds leave
// nothing of it undone but what is said to be.
func TestCoveragePageIsTrue(t *testing.T) {
	doc, err := os.ReadFile(filepath.Join("..", "..", "docs", "coverage.md"))
	if err != nil {
		t.Fatal(err)
	}
	var hcl []string
	want := ""
	for i, part := range strings.Split(string(doc), "```") {
		if i%2 == 0 {
			continue
		}
		if text, ok := strings.CutPrefix(part, "hcl\n"); ok {
			hcl = append(hcl, text)
		} else if _, text, ok := strings.Cut(part, "$ scenario coverage watch --all\n"); ok {
			want = text
		}
	}
	if len(hcl) != 2 || want == "" {
		t.Fatalf("%d blocks of HCL, output %q", len(hcl), want)
	}
	t.Chdir(t.TempDir())
	if err := os.Mkdir("watch", 0o755); err != nil {
		t.Fatal(err)
	}
	if got := coverageOf(t, hcl[0]); got != want {
		t.Errorf("coverage says\n%s\nthe page says\n%s", got, want)
	}
	mended := strings.Replace(hcl[0], "procedure rest {\n", "procedure rest {\n  cites = [\"W-4\"]\n\n", 1)
	got := coverageOf(t, mended+hcl[1])
	for _, gone := range []string{"Neither cited", "Cited, but", "procedure night", "procedure rest", "modifier"} {
		if strings.Contains(got, gone) {
			t.Errorf("mended, it still says %q:\n%s", gone, got)
		}
	}
}

func coverageOf(t *testing.T, src string) string {
	t.Helper()
	if err := os.WriteFile(filepath.Join("watch", "all.hcl"), []byte(src), 0o644); err != nil {
		t.Fatal(err)
	}
	var out, errs bytes.Buffer
	if status := run([]string{"coverage", "watch", "--all"}, strings.NewReader(""), &out, &errs); status != 0 {
		t.Fatalf("status %d: %s", status, errs.String())
	}
	return out.String()
}
