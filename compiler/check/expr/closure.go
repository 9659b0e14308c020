package expr

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// closure types closure([for x in list : next]). What x is may be found on the way and need not be in the list, so that
// in the typed tree it goes over all things of the class, and the list is an argument of its own.
func (c *Checker) closure(row *builtin.Func, e *hclsyntax.FunctionCallExpr, s *symbols.Scope) ir.Expr {
	f, ok := dsl.Unparen(e.Args[0]).(*hclsyntax.ForExpr)
	if !ok || f.KeyExpr != nil || f.CondExpr != nil {
		d := diag.New("SC212", e.Args[0].Range(), "closure takes [for x in list : next], where next lists what x "+
			"leads to, or a list of things and what each leads to, closure([p.home], adjacent(space)).")
		if ok && f.CondExpr != nil {
			d = d.Note("A condition belongs to what x leads to: [for x in list : cond ? next : []].")
		}
		c.report.Add(d)
		return types.Mistake(e.Range())
	}
	next, ok := c.loopAsWritten(f, s, nil).(*ir.Comp)
	if !ok {
		return types.Mistake(e.Range())
	}
	thing, to := next.Var.Type, next.Elem.Type()
	switch {
	case types.IsInvalid(thing) || types.IsInvalid(to):
		return types.Mistake(e.Range())
	case thing.Kind != ir.Ref:
		c.report.Errorf("SC212", next.Seq.Where(), "closure goes from thing to thing: from a list of things of "+
			"a class. This is %s.", types.WithArticle(next.Seq.Type()))
		return types.Mistake(e.Range())
	case !types.IsSequence(to) || to.Elem.Kind != ir.Ref || to.Elem.Class != thing.Class:
		c.report.Errorf("SC212", next.Elem.Where(), "What each leads to is a list of things of the same "+
			"class, list(%s); this is %s.", thing.Class.Name, types.WithArticle(to))
		return types.Mistake(e.Range())
	}
	all := types.List(types.Ref(thing.Class))
	from := next.Seq
	next.Seq = &ir.Builtin{Base: ir.Base{T: all, R: from.Where()}, Name: "every", Class: thing.Class}
	return &ir.Builtin{Base: ir.Base{T: all, R: e.Range()}, Name: row.Name, Args: []ir.Expr{from, next}}
}
