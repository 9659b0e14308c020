package layout

import "github.com/mattn/go-runewidth"

// measure is the same on every machine, whatever its language.
var measure = &runewidth.Condition{StrictEmojiNeutral: true}

// Columns returns how many columns of a terminal a text takes: two for a wide letter or an emoji, and none for an
// accent of its own.
func Columns(s string) int { return measure.StringWidth(s) }

// Pad adds blanks to a text that is narrower than width.
func Pad(s string, width int) string { return measure.FillRight(s, width) }
