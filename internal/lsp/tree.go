package lsp

import (
	"strings"
	"sync"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/lsp/cursor"
	"github.com/scenario-lang/scenario/internal/lsp/protocol"
	"github.com/scenario-lang/scenario/internal/lsp/text"
)

// trees are the most recently parsed texts, newest first.
type trees struct {
	sync.Mutex
	of []tree
}

type tree struct {
	text *text.Text
	file *dsl.File
}

// mostTrees is how many trees are saved.
const mostTrees = 8

// parse returns the tree of a text. If it has errors of syntax, the tree has the part that can be read.
func (s *server) parse(file string, t *text.Text) *dsl.File {
	s.trees.Lock()
	defer s.trees.Unlock()
	for i, known := range s.trees.of {
		if known.text == t {
			copy(s.trees.of[1:], s.trees.of[:i])
			s.trees.of[0] = known
			return known.file
		}
	}
	f, _ := dsl.Parse(file, t.Src)
	s.trees.of = append([]tree{{t, f}}, s.trees.of[:min(len(s.trees.of), mostTrees-1)]...)
	return f
}

// rangeOfBlock returns the range of a block, from its type to its closing brace.
func rangeOfBlock(b *hclsyntax.Block) hcl.Range {
	r := hcl.RangeBetween(b.TypeRange, b.CloseBraceRange)
	if b.CloseBraceRange.End.Byte < b.TypeRange.End.Byte { // it is not closed
		r.End = b.TypeRange.End
	}
	return r
}

// symbolOf returns the symbol of a block for an outline.
func symbolOf(t *text.Text, b *hclsyntax.Block) protocol.DocumentSymbol {
	all, name := rangeOfBlock(b), b.TypeRange
	if n := len(b.LabelRanges); n > 0 {
		name = b.LabelRanges[n-1]
	}
	return protocol.DocumentSymbol{
		Name: strings.Join(append([]string{b.Type}, b.Labels...), " "), Kind: symbolKind(b.Type),
		Range:          t.Range(all.Start.Byte, max(all.End.Byte, name.End.Byte)),
		SelectionRange: t.Range(name.Start.Byte, name.End.Byte),
	}
}

// eachBlock calls f for each block of a body, including nested ones, with its row in the schema, which is nil for a
// block of an unknown type.
func eachBlock(b *hclsyntax.Body, outer *schema.BlockSpec, f func(b *hclsyntax.Block, row *schema.BlockSpec)) {
	for _, in := range b.Blocks {
		row := cursor.RowOf(outer, in.Type)
		f(in, row)
		if row == nil {
			row = &schema.BlockSpec{} // a row in which nothing is known, so that its blocks do not count as being at the top level
		}
		eachBlock(in.Body, row, f)
	}
}

// covers reports whether a range contains an offset or ends at it.
func covers(r hcl.Range, offset int) bool { return r.Start.Byte <= offset && offset <= r.End.Byte }
