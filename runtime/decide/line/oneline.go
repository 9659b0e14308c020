package line

import (
	"bytes"
	"slices"
)

// An answer is one line that people type and game logs contain, and a line is read without regard to how many blanks
// are between its words. The rules may word an option in any way, so the text of an option is brought into that form,
// and an option that they give no words at all is called as it would be without their text.

// oneLine replaces all white space in b from start on by single blanks between the words.
func oneLine(b []byte, start int) []byte {
	blank := true // at the beginning
	for _, c := range b[start:] {
		if c < ' ' || c >= 0x80 || c == ' ' && blank {
			return append(b[:start], bytes.Join(bytes.Fields(slices.Clone(b[start:])), []byte(" "))...)
		}
		blank = c == ' '
	}
	if blank && len(b) > start {
		b = b[:len(b)-1]
	}
	return b
}

// asAnswer is oneLine for the text of an answer. A text that ends like the numbers by which equal texts are told
// apart, " #2", loses the blank.
func asAnswer(b []byte, start int) []byte {
	b = oneLine(b, start)
	digits := len(b)
	for digits > start && '0' <= b[digits-1] && b[digits-1] <= '9' {
		digits--
	}
	if sign := digits - len(" #"); digits < len(b) && sign >= start && string(b[sign:digits]) == " #" {
		b = slices.Delete(b, sign, sign+1)
	}
	return b
}
