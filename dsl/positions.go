package dsl

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// positions converts offsets to hcl's positions: lines from 1, and columns in grapheme clusters from 1. It counts
// from the beginning of the text, so it is meant for the few ranges of a message and not for every token.
type positions struct {
	name string
	src  []byte
}

func newPositions(name string, src []byte) positions { return positions{name: name, src: src} }

func (p positions) pos(offset int) hcl.Pos {
	offset = min(max(offset, 0), len(p.src))
	line := 1 + bytes.Count(p.src[:offset], []byte("\n"))
	begin := bytes.LastIndexByte(p.src[:offset], '\n') + 1
	// Beyond MaxString, columns count bytes: a hostile file may be one line of a megabyte.
	column := offset - begin + 1
	if offset > begin && column <= MaxString {
		// This uses hcl's own scanner, because which characters form a cluster depends on its Unicode version.
		all := func(data []byte, atEOF bool) (int, []byte, error) { return len(data), data, nil }
		if s := hcl.NewRangeScanner(p.src[begin:offset], p.name, all); s.Scan() {
			column = s.Range().End.Column
		}
	}
	return hcl.Pos{Line: line, Column: column, Byte: offset}
}

func (p positions) rng(from, to int) hcl.Range {
	return hcl.Range{Filename: p.name, Start: p.pos(from), End: p.pos(max(from, to))}
}

// tokenPositions returns a function that makes a range of two offsets. It is fast for offsets where tokens begin and
// end, so it can be called for every part of a syntax tree.
func tokenPositions(name string, src []byte, tokens hclsyntax.Tokens) func(from, to int) hcl.Range {
	all := newPositions(name, src)
	at := make(map[int]hcl.Pos, 2*len(tokens))
	for _, t := range tokens {
		at[t.Range.End.Byte] = t.Range.End
		at[t.Range.Start.Byte] = t.Range.Start
	}
	pos := func(offset int) hcl.Pos {
		if p, ok := at[offset]; ok {
			return p
		}
		return all.pos(offset)
	}
	return func(from, to int) hcl.Range {
		return hcl.Range{Filename: name, Start: pos(from), End: pos(max(from, to))}
	}
}
