package layout_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/layout"
)

func TestBreaker(t *testing.T) {
	for _, c := range []struct {
		name, in, out string
		width         int
	}{
		{"a line that fits", "ten chars.\n", "ten chars.\n", 10},
		{"between words, and the rest is indented", "  one two three four\n", "  one two\n    three\n    four\n", 10},
		{"blanks at the break are dropped, others stay", "a  bcd    efg\n", "a  bcd\n  efg\n", 7},
		{"a word that is too long has a line of its own", "an incomprehensible word\n", "an\n  incomprehensible\n  word\n",
			8},
		{"a colour takes no room", "\x1b[31mred\x1b[0m and blue\n", "\x1b[31mred\x1b[0m and\n  blue\n", 9},
		{"characters are counted, not bytes", "äöü äöü\n", "äöü äöü\n", 7},
		{"a wide letter takes two columns", "将棋 将棋\n", "将棋\n  将棋\n", 8},
		{"a prompt stays as it is", "one two three\nfour five six> ", "one\n  two\n  three\nfour five six> ", 5},
		{"empty lines and blanks", "\n   \n", "\n   \n", 10},
		{"blanks beyond the end", "12345     \n", "12345\n", 5},
	} {
		t.Run(c.name, func(t *testing.T) {
			var b strings.Builder
			w := &layout.Breaker{Out: &b, Width: func() int { return c.width }}
			if n, err := w.Write([]byte(c.in)); n != len(c.in) || err != nil {
				t.Errorf("%d, %v", n, err)
			}
			if b.String() != c.out {
				t.Errorf("%q, not %q", b.String(), c.out)
			}
		})
	}
}
