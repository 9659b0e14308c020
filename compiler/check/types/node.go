package types

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Mistake returns the expression that replaces one with a mistake: it has the type Invalid.
func Mistake(r hcl.Range) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: Invalid, R: r}, Val: &ir.Const{}}
}

// Literal returns a constant expression.
func Literal(t *ir.Type, r hcl.Range, n int64) *ir.Lit {
	var both = struct { // one allocation for both: there are very many of them
		lit ir.Lit
		val ir.Const
	}{ir.Lit{Base: ir.Base{T: t, R: r}}, ir.Const{Int: n, Den: 1}}
	both.lit.Val = &both.val
	return &both.lit
}

// Span returns the range from the beginning of one range to the end of another.
func Span(from, to hcl.Range) hcl.Range {
	return hcl.Range{Filename: from.Filename, Start: from.Start, End: to.End}
}

// NameRange returns the range of a `.name` without its dot.
func NameRange(t hcl.TraverseAttr) hcl.Range {
	r := t.SrcRange
	if r.End.Byte-r.Start.Byte == len(t.Name)+1 {
		r.Start.Byte++
		r.Start.Column++
	}
	return r
}
