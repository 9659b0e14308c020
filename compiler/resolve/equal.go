package resolve

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// sources maps the names of files to their text. Its methods compare what is written in them, apart from layout and
// comments.
type sources map[string][]byte

func (s sources) equalExprs(a, b hclsyntax.Expression) bool {
	return s.equalRanges(a.Range(), b.Range())
}

func (s sources) equalBlocks(a, b []*hclsyntax.Block) bool {
	if len(a) != len(b) || len(a) == 0 {
		return len(a) == len(b)
	}
	for i := range a {
		if !s.equalRanges(hcl.RangeBetween(a[i].TypeRange, a[i].CloseBraceRange), hcl.RangeBetween(b[i].TypeRange, b[i].CloseBraceRange)) {
			return false
		}
	}
	return true
}

func (s sources) equalBodies(a, b *hclsyntax.Body) bool {
	if len(a.Attributes) != len(b.Attributes) {
		return false
	}
	for name, x := range a.Attributes {
		if y := b.Attributes[name]; y == nil || !s.equalExprs(x.Expr, y.Expr) {
			return false
		}
	}
	return s.equalBlocks(a.Blocks, b.Blocks)
}

func (s sources) equalRanges(a, b hcl.Range) bool {
	return bytes.Equal(s.tokens(a), s.tokens(b))
}

// tokens returns the text of a range with one space after each token.
func (s sources) tokens(r hcl.Range) []byte {
	src := s[r.Filename]
	if r.Start.Byte < 0 || r.End.Byte > len(src) || r.Start.Byte > r.End.Byte {
		return nil
	}
	found, _ := hclsyntax.LexConfig(src[r.Start.Byte:r.End.Byte], r.Filename, hcl.InitialPos)
	var out bytes.Buffer
	for _, t := range found {
		switch t.Type {
		case hclsyntax.TokenNewline, hclsyntax.TokenComment, hclsyntax.TokenEOF:
			continue
		}
		out.Write(t.Bytes)
		out.WriteByte(' ')
	}
	return out.Bytes()
}
