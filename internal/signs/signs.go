// Package signs finds control characters, which no text of a scenario may contain. Rule files, compiled programs and
// game logs are all checked with it.
package signs

import (
	"bytes"
	"encoding/binary"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Control reports whether a character could make a terminal move the cursor, change its colours or title, or show text
// in another order than in the file, or has no width, so that two different names look the same. Line breaks and tabs
// are allowed.
func Control(r rune) bool {
	switch {
	case r == '\n' || r == '\t':
		return false
	case r < 0x20, r >= 0x7f && r < 0xa0:
		return true
	}
	return unicode.Is(invisible, r)
}

// invisible has the characters that change the direction of text, and those without width. The joiners U+200C and
// U+200D are not among them: no name can contain them.
var invisible = &unicode.RangeTable{R16: []unicode.Range16{
	{Lo: 0x061c, Hi: 0x061c, Stride: 1}, // the Arabic letter mark
	{Lo: 0x180e, Hi: 0x180e, Stride: 1}, // the Mongolian vowel separator
	{Lo: 0x200b, Hi: 0x200b, Stride: 1}, // the space without a width
	// marks of direction; the joiners between are needed for Persian, Hindi and emoji
	{Lo: 0x200e, Hi: 0x200f, Stride: 1},
	{Lo: 0x202a, Hi: 0x202e, Stride: 1}, // embeddings and overrides
	{Lo: 0x2060, Hi: 0x206f, Stride: 1}, // the word joiner, invisible operators, isolates
	{Lo: 0xfeff, Hi: 0xfeff, Stride: 1}, // the byte order mark, which Find allows at the beginning
}}

// Find returns the offset of the first control character and its size in bytes, or -1 if there is none. It allows the
// CR of a line break, and a byte order mark at the beginning.
func Find(src []byte) (at, size int) {
	begin := 0
	if bytes.HasPrefix(src, []byte("\ufeff")) {
		begin = len("\ufeff")
	}
	for i := begin; i < len(src); i++ {
		for i+8 <= len(src) && isPlain(binary.LittleEndian.Uint64(src[i:])) {
			i += 8
		}
		if last := len(src) - 8; i == len(src) || i > last && last >= 0 && isPlain(binary.LittleEndian.Uint64(src[last:])) {
			break
		}
		switch c := src[i]; {
		case c >= 0x20 && c < 0x7f, c == '\n', c == '\t', c > 0x7f && c != 0xc2 && c != 0xd8 && c != 0xe1 && c != 0xe2 &&
			c != 0xef:
		case c == '\r' && i+1 < len(src) && src[i+1] == '\n':
		default:
			if r, n := utf8.DecodeRune(src[i:]); Control(r) {
				return i, n
			}
		}
	}
	return -1, 0
}

// isPlain reports whether eight bytes are all printable ASCII. Most text is, so Find checks eight bytes at a time.
func isPlain(x uint64) bool {
	const ones, tops = 0x0101010101010101, 0x8080808080808080
	low := (x - 0x20*ones) &^ x
	del := x ^ 0x7f*ones
	return (low|x|(del-ones)&^del)&tops == 0
}

// Clean replaces control characters by visible ones. It is for texts that cannot be refused, such as names of files.
// Line breaks stay.
func Clean(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case !Control(r):
			return r
		case r < 0x20:
			return 0x2400 + r
		}
		return utf8.RuneError
	}, s)
}
