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

// And returns the condition that all of some hold, any of which may be nil. It returns nil if there is none.
func And(conditions ...ir.Expr) (all ir.Expr) {
	for _, e := range conditions {
		switch {
		case e == nil:
		case all == nil:
			all = e
		default:
			all = &ir.Binary{Base: ir.Base{T: Bool, R: e.Where()}, Op: "&&", X: all, Y: e}
		}
	}
	return all
}

// Not returns the opposite of a condition.
func Not(x ir.Expr) ir.Expr {
	return &ir.Unary{Base: ir.Base{T: Bool, R: x.Where()}, Op: "!", X: x}
}

// Read returns the expression that reads a local.
func Read(v *ir.Var, at hcl.Range) *ir.Local {
	return &ir.Local{Base: ir.Base{T: v.Type, R: at}, Var: v}
}

// ReadAll returns the expressions that read some locals.
func ReadAll(vars []*ir.Var, at hcl.Range) []ir.Expr {
	out := make([]ir.Expr, len(vars))
	for i, v := range vars {
		out[i] = Read(v, at)
	}
	return out
}

// Conjuncts returns the conditions that && joins, which may be nil.
func Conjuncts(x ir.Expr) []ir.Expr {
	if b, ok := x.(*ir.Binary); ok && b.Op == "&&" {
		return append(Conjuncts(b.X), Conjuncts(b.Y)...)
	}
	return []ir.Expr{x}
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
