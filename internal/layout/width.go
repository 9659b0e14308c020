package layout

import (
	"strings"

	"github.com/mattn/go-runewidth"
)

// measure is the same on every machine, whatever its language.
var measure = &runewidth.Condition{StrictEmojiNeutral: true}

// Columns returns how many columns of a terminal a text takes: two for a wide letter or an emoji, and none for an
// accent of its own or an escape sequence that sets a colour.
func Columns(s string) int {
	columns := 0
	for {
		plain, rest, colored := strings.Cut(s, "\x1b[")
		columns += measure.StringWidth(plain)
		if !colored {
			return columns
		}
		_, s, _ = strings.Cut(rest, "m")
	}
}

// Pad adds blanks to a text that is narrower than width.
func Pad(s string, width int) string { return s + strings.Repeat(" ", max(width-Columns(s), 0)) }
