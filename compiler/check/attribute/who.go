package attribute

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
)

// oneOrSet types an attribute that is one thing of a class or a set of them, such as who decides.
func (r *Reader) oneOrSet(a *hclsyntax.Attribute, s *symbols.Scope, one *ir.Type) ir.Expr {
	if types.IsInvalid(one) {
		return r.expr.Infer(a.Expr, s, nil)
	}
	all := types.Set(one)
	hint := all
	if cond, ok := a.Expr.(*hclsyntax.ConditionalExpr); ok && !writtenOut(cond.TrueResult) && !writtenOut(cond.FalseResult) {
		hint = nil // a hint of sets would make sets of its two results
	}
	is := func(t *ir.Type) bool { return t.Kind == ir.Ref && t.Class == one.Class }
	x := r.expr.Infer(a.Expr, s, hint)
	t := x.Type()
	switch {
	case types.IsInvalid(t) || is(t) || t.Kind == ir.Set && is(t.Elem):
		return x
	case t.Kind == ir.List && is(t.Elem):
		if b, ok := x.(*ir.Builtin); ok && b.Name == "every" {
			return everyAsSet(b, all)
		}
		return r.expr.Fit(x, all)
	}
	r.report.Errorf("SC200", x.Where(), "`%s` is %s or a set of %ss; this is %s.", a.Name, article.With(one.Class.Name), one.Class.Name, types.WithArticle(t))
	return types.Mistake(x.Where())
}

// writtenOut reports whether an expression is written as a list.
func writtenOut(e hclsyntax.Expression) bool {
	switch e := e.(type) {
	case *hclsyntax.TupleConsExpr, *hclsyntax.ForExpr:
		return true
	case *hclsyntax.ParenthesesExpr:
		return writtenOut(e.Expression)
	case *hclsyntax.ConditionalExpr:
		return writtenOut(e.TrueResult) || writtenOut(e.FalseResult)
	}
	return false
}

// everyAsSet turns every(CLASS) into the set of all of them, which is expected where a set may stand.
func everyAsSet(b *ir.Builtin, all *ir.Type) ir.Expr {
	v := &ir.Var{Name: "_", Type: b.T.Elem, Range: b.R, Used: true}
	each := &ir.Comp{Base: ir.Base{T: b.T, R: b.R}, Var: v, Seq: b, Elem: types.Read(v, b.R)}
	return &ir.ToSet{Base: ir.Base{T: all, R: b.R}, X: each}
}

// mostWinners is how many members a class may have of which several can win: an outcome holds them as a set.
const mostWinners = 64

// Winners reads winner and draw, of which there may be one. drawn is true if it is draw: those who share a draw.
func (a *Attrs) Winners() (who ir.Expr, drawn bool) {
	who, draw := a.Optional("winner"), a.Optional("draw")
	if at := a.Find("draw"); at != nil {
		if won := a.Find("winner"); won != nil {
			a.reader.report.Add(diag.New("SC262", at.NameRange, "keep one of them").
				Saying("a game that ends in a draw has no winner").See(won.NameRange, "this says who has won"))
			return nil, false
		}
		return draw, draw != nil
	}
	return who, false
}

// winner types who wins: a player or an alliance, or a set or list of either; none is nobody, and nil.
func (r *Reader) winner(e hclsyntax.Expression, s *symbols.Scope) ir.Expr {
	x := r.expr.Infer(e, s, nil)
	t := x.Type()
	of := t
	if t.Kind == ir.Set || t.Kind == ir.List {
		of = t.Elem
	}
	switch {
	case of.Kind == ir.None:
		return nil
	case types.IsInvalid(t), types.IsInvalid(of):
		return x
	case types.IsRole(of, ir.RolePlayer), types.IsRole(of, ir.RoleAlliance):
		if n := len(r.symbols.Members[of.Class]); of != t && n > mostWinners {
			r.report.Errorf("SC262", x.Where(), "Several can win only of at most %d; %s has %d. Name one winner.", mostWinners, of.Class.Name, n)
			return types.Mistake(x.Where())
		}
		return x
	}
	r.report.Errorf("SC262", x.Where(), "The winner is a player or an alliance, or several of either; this is %s.", types.WithArticle(t))
	return types.Mistake(x.Where())
}
