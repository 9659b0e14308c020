package book

import (
	"slices"
	"unicode/utf8"
)

// A blockKind is the part that a block plays in its book.
type blockKind int

const (
	paragraph blockKind = iota
	heading
	item
	row
	contents // a line of a table of contents
	number   // of a page
)

// A block is text with runs of blanks folded into one. at has the offset in the book of each byte.
type block struct {
	kind  blockKind
	level int // of a heading, from 1
	// guessed reports whether only its looks make it a heading.
	guessed bool
	text    []byte
	at      []int
}

// add adds a piece of text that begins at an offset of the book. Runs of blanks become one.
func (b *block) add(s []byte, from int) {
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRune(s[i:])
		switch {
		case r == '\u00ad': // a hyphen that shows only where a line breaks
		case isBlank(r):
			b.addSpace(from + i)
		default:
			for k := range n {
				b.text = append(b.text, s[i+k])
				b.at = append(b.at, from+i+k)
			}
		}
		i += n
	}
}

// addSpace adds a blank, unless the text ends in one or is empty.
func (b *block) addSpace(at int) {
	if n := len(b.text); n > 0 && b.text[n-1] != ' ' {
		b.text, b.at = append(b.text, ' '), append(b.at, at)
	}
}

// addNote adds text that the book does not have at this place.
func (b *block) addNote(s string, at int) {
	for i := range len(s) {
		b.text, b.at = append(b.text, s[i]), append(b.at, at)
	}
}

// join rejoins a word that a line break divides: it removes the hyphen at the end of the text.
func (b *block) join() {
	n := len(b.text)
	b.text, b.at = b.text[:n-1], b.at[:n-1]
}

func isBlank(r rune) bool {
	return r == ' ' || r == '\t' || r == '\n' || r == '\r' || r == '\f' || r == '\u00a0' || r == '\u202f'
}

// places has the offsets at which lines and pages begin.
type places struct{ lines, pages []int }

func placesOf(b []byte) *places {
	p := &places{lines: []int{0}, pages: []int{0}}
	for i, c := range b {
		switch c {
		case '\n':
			p.lines = append(p.lines, i+1)
		case '\f':
			p.pages = append(p.pages, i+1)
		}
	}
	return p
}

// find returns the page and the line of an offset, from 1. The page is 0 in a book without page breaks.
func (p *places) find(at int) (page, line int) {
	count := func(starts []int) int {
		n, exact := slices.BinarySearch(starts, at)
		if exact {
			n++
		}
		return n
	}
	if len(p.pages) > 1 {
		page = count(p.pages)
	}
	return page, count(p.lines)
}
