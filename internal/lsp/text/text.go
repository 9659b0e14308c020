// Package text has the text of a file in an editor. The protocol counts lines from 0 and columns in 16-bit units of
// UTF-16; the compiler counts bytes. A Text converts between them. It is immutable.
package text

import (
	"bytes"
	"sort"
	"unicode/utf8"
)

// Position is a position in the protocol.
type Position struct {
	Line      int `json:"line"`
	Character int `json:"character"` // in 16-bit units of UTF-16
}

// Range is a range in the protocol. End is exclusive.
type Range struct {
	Start Position `json:"start"`
	End   Position `json:"end"`
}

// Contains reports whether a position is in a range or at its end.
func (r Range) Contains(p Position) bool { return !less(p, r.Start) && !less(r.End, p) }

func less(a, b Position) bool {
	return a.Line < b.Line || a.Line == b.Line && a.Character < b.Character
}

// Text is the text of a file.
type Text struct {
	Src   []byte
	lines []int // the offset of each line
}

// New returns a Text.
func New(src []byte) *Text {
	t := &Text{Src: src, lines: make([]int, 1, 1+bytes.Count(src, []byte("\n")))}
	for i, b := range src {
		if b == '\n' {
			t.lines = append(t.lines, i+1)
		}
	}
	return t
}

// Lines returns the number of lines.
func (t *Text) Lines() int { return len(t.lines) }

// Line returns a line without its end, and its offset.
func (t *Text) Line(i int) ([]byte, int) {
	if i < 0 || i >= len(t.lines) {
		return nil, len(t.Src)
	}
	end := len(t.Src)
	if i+1 < len(t.lines) {
		end = t.lines[i+1]
	}
	return bytes.TrimRight(t.Src[t.lines[i]:end], "\r\n"), t.lines[i]
}

// Offset returns the offset of a position. A position after the end of a line or of the text becomes that end.
func (t *Text) Offset(p Position) int {
	if p.Line < 0 {
		return 0
	}
	line, at := t.Line(p.Line)
	units := 0
	for i := 0; i < len(line); {
		r, n := utf8.DecodeRune(line[i:])
		if units += width(r); units > p.Character {
			return at + i
		}
		i += n
	}
	return at + len(line)
}

// width is the number of 16-bit units of a character.
func width(r rune) int {
	if r > 0xFFFF {
		return 2
	}
	return 1
}

// Position returns the position of an offset.
func (t *Text) Position(offset int) Position {
	offset = max(0, min(offset, len(t.Src)))
	line := sort.Search(len(t.lines), func(i int) bool { return t.lines[i] > offset }) - 1
	p := Position{Line: line}
	for b := t.Src[t.lines[line]:offset]; len(b) > 0; {
		r, n := utf8.DecodeRune(b)
		p.Character += width(r)
		b = b[n:]
	}
	return p
}

// Range returns the range between two offsets.
func (t *Text) Range(start, end int) Range {
	return Range{t.Position(start), t.Position(max(start, end))}
}

// Replace returns the text with a range replaced.
func (t *Text) Replace(r Range, by string) *Text {
	start := t.Offset(r.Start)
	end := max(start, t.Offset(r.End))
	src := make([]byte, 0, len(t.Src)-(end-start)+len(by))
	src = append(append(append(src, t.Src[:start]...), by...), t.Src[end:]...)
	return New(src)
}

// Shift maps offsets between two versions of a text. Offsets before the first difference stay; offsets after the last
// one keep their distance from the end.
type Shift struct{ before, after, from, to int }

// ShiftOf returns the shift from one version of a text to another.
func ShiftOf(from, to []byte) Shift {
	n := min(len(from), len(to))
	before := 0
	for before < n && from[before] == to[before] {
		before++
	}
	after := 0
	for after < n-before && from[len(from)-1-after] == to[len(to)-1-after] {
		after++
	}
	return Shift{before, after, len(from), len(to)}
}

// To returns the offset in the later text, and whether the text at it is unchanged.
func (s Shift) To(offset int) (int, bool) {
	switch {
	case offset <= s.before:
		return offset, true
	case offset >= s.from-s.after:
		return offset - s.from + s.to, true
	}
	return s.before, false
}

// Back returns the offset in the earlier text. An offset inside the changed part becomes its beginning.
func (s Shift) Back(offset int) int {
	switch {
	case offset <= s.before:
		return offset
	case offset >= s.to-s.after:
		return offset - s.to + s.from
	}
	return s.before
}
