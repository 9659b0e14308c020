package page

import (
	"regexp"
	"strings"
	"testing"
)

// The whole page, compressed, is at most 300 kB with the board, which has 120 kB.
func TestThePageIsSmall(t *testing.T) {
	h, err := New()
	if err != nil {
		t.Fatal(err)
	}
	if n := h.Size(); n > 150_000 || n == 0 {
		t.Errorf("the files have %d bytes, compressed", n)
	}
}

// No file has a script or a style inside markup, which the policy of the server forbids, and none makes markup of text.
func TestNothingInline(t *testing.T) {
	h, err := New()
	if err != nil {
		t.Fatal(err)
	}
	inline := regexp.MustCompile(`<script[^>]*>[^<]|<style|\sstyle=|\son[a-z]+="`)
	for name, f := range h.files {
		text := string(f.plain)
		if strings.HasSuffix(name, ".html") {
			if m := inline.FindString(text); m != "" {
				t.Errorf("%s: %q", name, m)
			}
		}
		for _, bad := range []string{"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"} {
			if strings.Contains(text, bad) {
				t.Errorf("%s uses %s", name, bad)
			}
		}
	}
}
