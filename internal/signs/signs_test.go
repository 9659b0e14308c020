package signs

import "testing"

func TestFind(t *testing.T) {
	for text, at := range map[string]int{
		"":                      -1,
		"plain\ttext\nof lines": -1,
		"lines\r\nof Windows":   -1,
		"é â ‑ 漢 ﻼ ؟ ᠀ … ⁰":     -1,
		"\ufeffmark":            -1,
		"x\ufeffmark":           1,
		"\u200b":                0,
		"a\u200cb\u200dc":       -1,
		"a\u200e":               1,
		"é\u200f":               2,
		"a\u2060":               1,
		"a\u2066b":              1,
		"a\u2067b":              1,
		"a\u2068b":              1,
		"a\u2069b":              1,
		"a\u061c":               1,
		"a\u180e":               1,
		"a\x1b[2J":              1,
		"é\u009b2J":             2,
		"a\rb":                  1,
		"a\r":                   1,
		"\x7f":                  0,
		"→\u202e":               3,
		"\x00":                  0,
	} {
		if got, _ := Find([]byte(text)); got != at {
			t.Errorf("%q: %d, want %d", text, got, at)
		}
	}
}

func TestClean(t *testing.T) {
	if got := Clean("é\x1b[2J\u009b\r\n\tx\u202e"); got != "é␛[2J�␍\n\tx�" {
		t.Errorf("%q", got)
	}
}

// Looking at eight bytes at once finds what looking at each does, wherever it stands.
func TestFindEverywhere(t *testing.T) {
	const plain = "the quick brown fox jumps over"
	for at := range len(plain) {
		for c := range 256 {
			text := []byte(plain)
			text[at] = byte(c)
			want := -1
			if c < 0x20 && c != '\n' && c != '\t' || c == 0x7f {
				want = at
			}
			if got, _ := Find(text); got != want {
				t.Fatalf("%q: found at %d, want %d", text, got, want)
			}
		}
	}
}
