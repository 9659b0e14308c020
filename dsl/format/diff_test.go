package format

import (
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestDiff(t *testing.T) {
	for _, c := range []struct{ name, a, b, want string }{
		{"equal", "a\n", "a\n", ""},
		{"one line", "a\nb\nc\n", "a\nx\nc\n", "--- f\n+++ f\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"},
		{"from nothing", "", "a\n", "--- f\n+++ f\n@@ -0,0 +1,1 @@\n+a\n"},
		{"last line break", "a", "a\n", "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n"},
		{"two hunks", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "x\n2\n3\n4\n5\n6\n7\n8\ny\n",
			"--- f\n+++ f\n@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,4 @@\n 6\n 7\n 8\n-9\n+y\n"},
	} {
		if got := Diff("f", []byte(c.a), []byte(c.b)); got != c.want {
			t.Errorf("%s: got\n%s\nwant\n%s", c.name, got, c.want)
		}
	}
}

// TestDiffApplies lets patch(1) judge, where there is one.
func TestDiffApplies(t *testing.T) {
	patch, err := exec.LookPath("patch")
	if err != nil {
		t.Skip("no patch program")
	}
	r := rand.New(rand.NewSource(1))
	for i := range 30 {
		var a, b strings.Builder
		for range r.Intn(60) {
			line := fmt.Sprintln(r.Intn(9))
			if r.Intn(4) > 0 {
				a.WriteString(line)
			}
			if r.Intn(4) > 0 {
				b.WriteString(line)
			}
		}
		d := Diff("f", []byte(a.String()), []byte(b.String()))
		if d == "" || a.Len() == 0 || b.Len() == 0 {
			continue
		}
		file := filepath.Join(t.TempDir(), "f")
		os.WriteFile(file, []byte(a.String()), 0o644)
		cmd := exec.Command(patch, "-s", file)
		cmd.Stdin = strings.NewReader(d)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("case %d: %v %s\n%s", i, err, out, d)
		}
		if got, _ := os.ReadFile(file); string(got) != b.String() {
			t.Fatalf("case %d: patched to %q, want %q\n%s", i, got, b.String(), d)
		}
	}
}

// A diff of texts without a line in common shows each line once. The library looks only at lines that are unique in
// both texts, so the work stays small.
func TestDiffOfVeryDifferentTexts(t *testing.T) {
	var a, b strings.Builder
	for i := range 30000 {
		fmt.Fprintf(&a, "a%d\n", i)
		fmt.Fprintf(&b, "b%d\n", i)
	}
	if d := Diff("f", []byte(a.String()), []byte(b.String())); strings.Count(d, "\n") != 60003 {
		t.Errorf("%d lines", strings.Count(d, "\n"))
	}
}

// A file that was never formatted changes in many places. Its diff must still show the changed lines and not the whole
// file replaced.
func TestDiffOfManyChanges(t *testing.T) {
	const lines, every = 6000, 12
	var a, b strings.Builder
	for i := range lines {
		fmt.Fprintf(&a, "line %d\n", i)
		if i%every == 0 {
			b.WriteString("  ")
		}
		fmt.Fprintf(&b, "line %d\n", i)
	}
	d := Diff("f", []byte(a.String()), []byte(b.String()))
	if got := strings.Count(d, "\n-"); got != lines/every {
		t.Errorf("%d lines are taken out, want %d", got, lines/every)
	}
}
