// Package signs knows the characters that no text of a scenario may hold, for all code that reads texts: files of rules, compiled
// programs and game logs.
package signs

import (
	"encoding/binary"
	"strings"
	"unicode/utf8"
)

// Control reports whether a character is one that moves the cursor, changes the colours or the title of a terminal, or
// shows what follows in another order than it stands in: texts are shown on terminals, and rules are read by people. Line
// breaks and tabs are none of these.
func Control(r rune) bool {
	switch {
	case r == '\n' || r == '\t':
		return false
	case r < 0x20, r >= 0x7f && r < 0xa0:
		return true
	}
	return r >= 0x202a && r <= 0x202e
}

// Find finds the first control character that no text of a scenario may hold, and its size in bytes; -1 without one.
// The CR of a line break is fine.
func Find(src []byte) (at, size int) {
	for i := 0; i < len(src); i++ {
		for i+8 <= len(src) && plain(binary.LittleEndian.Uint64(src[i:])) {
			i += 8
		}
		if last := len(src) - 8; i == len(src) || i > last && last >= 0 && plain(binary.LittleEndian.Uint64(src[last:])) {
			break
		}
		switch c := src[i]; {
		case c >= 0x20 && c < 0x7f, c == '\n', c == '\t', c > 0x7f && c != 0xc2 && c != 0xe2:
		case c == '\r' && i+1 < len(src) && src[i+1] == '\n':
		default:
			if r, n := utf8.DecodeRune(src[i:]); Control(r) {
				return i, n
			}
		}
	}
	return -1, 0
}

// plain reports whether all of eight bytes are printable ASCII. Most are, and this looks at them at once.
func plain(x uint64) bool {
	const ones, tops = 0x0101010101010101, 0x8080808080808080
	low := (x - 0x20*ones) &^ x
	del := x ^ 0x7f*ones
	return (low|x|(del-ones)&^del)&tops == 0
}

// Clean shows control characters as pictures or as a replacement sign, for texts that nobody could refuse, such as the name
// of a file. It leaves line breaks.
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
