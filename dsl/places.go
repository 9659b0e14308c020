package dsl

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
)

// places turns offsets into the positions hcl would give: lines from 1, columns in grapheme clusters from 1. It counts
// from the beginning of the text, so it is for the few places of a message and not for every token.
type places struct {
	name string
	src  []byte
}

func newPlaces(name string, src []byte) places { return places{name: name, src: src} }

func (p places) pos(offset int) hcl.Pos {
	offset = min(max(offset, 0), len(p.src))
	line := 1 + bytes.Count(p.src[:offset], []byte("\n"))
	begin := bytes.LastIndexByte(p.src[:offset], '\n') + 1
	// A hostile file may be one line of a megabyte without a character in it.
	column := offset - begin + 1
	if offset > begin && column <= MaxString {
		// hcl's own scanner, because which characters form a cluster depends on its Unicode version.
		whole := func(data []byte, atEOF bool) (int, []byte, error) { return len(data), data, nil }
		if s := hcl.NewRangeScanner(p.src[begin:offset], p.name, whole); s.Scan() {
			column = s.Range().End.Column
		}
	}
	return hcl.Pos{Line: line, Column: column, Byte: offset}
}

func (p places) rng(from, to int) hcl.Range {
	return hcl.Range{Filename: p.name, Start: p.pos(from), End: p.pos(max(from, to))}
}
