package page

import (
	"net/http/httptest"
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
	n := 0
	for name := range files(t) {
		r, w := httptest.NewRequest("GET", strings.Replace(name, "index.html", "", 1), nil), httptest.NewRecorder()
		r.Header.Set("Accept-Encoding", "gzip")
		h.ServeHTTP(w, r)
		if kind := w.Header().Get("Content-Type"); w.Code != 200 || !strings.HasSuffix(kind, "; charset=utf-8") {
			t.Errorf("%s: status %d, type %s", name, w.Code, kind)
		}
		n += w.Body.Len()
	}
	if n > 150_000 || n == 0 {
		t.Errorf("the files have %d bytes, compressed", n)
	}
}

// files returns the texts of the files by their paths.
func files(t *testing.T) map[string]string {
	t.Helper()
	entries, err := assets.ReadDir("assets")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	for _, e := range entries {
		text, err := assets.ReadFile("assets/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		out["/"+e.Name()] = string(text)
	}
	return out
}

// No file has a script or a style inside markup, which the policy of the server forbids, and none makes markup of text.
func TestNothingInline(t *testing.T) {
	inline := regexp.MustCompile(`<script[^>]*>[^<]|<style|\sstyle=|\son[a-z]+="`)
	for name, text := range files(t) {
		if strings.HasSuffix(name, ".html") {
			if m := inline.FindString(text); m != "" {
				t.Errorf("%s: %q", name, m)
			}
		}
		for _, bad := range []string{"innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(",
			"new Function"} {
			if strings.Contains(text, bad) {
				t.Errorf("%s uses %s", name, bad)
			}
		}
	}
}
