package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// comprehension types [for x in list : elem if cond]. The form with a key is allowed only as an argument of sorted,
// best and least, which call loop directly.
func (c *Checker) comprehension(e *hclsyntax.ForExpr, s *symbols.Scope, hint *ir.Type) ir.Expr {
	if e.KeyExpr != nil && hint != nil && hint.Kind == ir.Keyed {
		return c.mapLoop(e, s, hint)
	}
	if e.KeyExpr != nil {
		return c.mistake(diag.New("SC212", e.SrcRange,
			"{for x in list : key => x} is the argument of sorted, best or least. A list is [for x in list : x]."))
	}
	if hint != nil && types.IsSequence(hint) {
		return c.loop(e, s, hint.Elem)
	}
	return c.loop(e, s, nil)
}

// loop types a comprehension of either form. want is the type that its elements should have, or nil.
func (c *Checker) loop(e *hclsyntax.ForExpr, s *symbols.Scope, want *ir.Type) ir.Expr {
	x := c.loopAsWritten(e, s, want)
	if out, ok := x.(*ir.Comp); ok && isFilter(e.CollExpr) {
		return joinComprehension(out)
	}
	return x
}

// loopAsWritten types a comprehension without merging it with the list that it iterates over.
func (c *Checker) loopAsWritten(e *hclsyntax.ForExpr, s *symbols.Scope, want *ir.Type) ir.Expr {
	seq := c.Infer(e.CollExpr, s, nil)
	elem := types.Invalid
	if t := seq.Type(); types.IsSequence(t) {
		elem = t.Elem
	} else if !types.IsInvalid(t) {
		c.report.Add(c.notSequence(seq))
	}
	if elem.Kind == ir.None {
		elem = types.Invalid // the list is empty
	}
	if e.KeyVar != "" {
		c.report.Errorf("SC208", e.OpenRange,
			"A for expression has one variable: [for x in list : …]. Count with range(a, b) where the position matters.")
	}
	if e.Group {
		c.report.Errorf("SC208", e.SrcRange, "There is no ... in this language.")
	}
	inner := s.Child()
	v, short := &ir.Var{Name: e.ValVar, Type: elem, Range: e.OpenRange}, e.ValVar == ""
	if short {
		if v = c.declareElement(e, seq, elem, inner); v == nil {
			return types.Mistake(e.SrcRange)
		}
	} else {
		c.Declare(inner, v)
	}
	out := &ir.Comp{Var: v, Seq: seq}
	if e.CondExpr != nil {
		out.If = c.Condition(e.CondExpr, inner, "condition after if")
	}
	if e.KeyExpr != nil {
		out.Key = c.key(e.KeyExpr, inner)
	}
	if e.ValExpr == nil {
		out.Elem = c.Fit(types.Read(v, e.OpenRange), want)
	} else {
		out.Elem = c.Expr(e.ValExpr, inner, want)
	}
	t := out.Elem.Type()
	if t.Kind == ir.None {
		c.report.Errorf("SC205", out.Elem.Where(), "A list of nothing but none has no type.")
		t = types.Invalid
	}
	if types.IsInvalid(t) || anyInvalid(seq, out.If, out.Key) || short && c.isSameForAll(v, out) {
		return types.Mistake(e.SrcRange)
	}
	if want != nil && !types.IsInvalid(want) {
		t = want
	}
	out.Base = ir.Base{T: types.List(t), R: e.SrcRange}
	return out
}

// key types a sort key.
func (c *Checker) key(e hclsyntax.Expression, s *symbols.Scope) ir.Expr {
	x := c.Infer(e, s, nil)
	if t := x.Type(); !types.IsInvalid(t) && !types.IsNumber(t) {
		return c.mistake(diag.New("SC201", x.Where(), "The key that things are ordered by is a number; this is %s.",
			types.WithArticle(t)))
	}
	return x
}

// notSequence returns the error for a value where a list or set is needed.
func (c *Checker) notSequence(x ir.Expr) diag.Diagnostic {
	t := x.Type()
	d := diag.New("SC213", x.Where(), "A list or set is needed here; this is %s.", types.WithArticle(t))
	switch {
	case types.IsRole(t, ir.RoleSpace):
		d = d.Note("The pieces in it are pieces(…), its neighbours adjacent(…), its parts parts(…).")
	case t.Kind == ir.Keyed:
		d = d.Note("Its keys are every(%s), and put(m, key, x) is the map with another value.", t.Key.Name)
	case types.IsRole(t, ir.RolePiece):
		d = d.Note("What it carries is cargo(…).")
	case t.Kind == ir.Int:
		d = d.Note("The numbers from 1 to n are range(1, n).")
	}
	return d
}

// Sequence types a list or set and returns it with the type of its elements, which is Invalid after an error.
func (c *Checker) Sequence(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) (ir.Expr, *ir.Type) {
	x := c.Infer(e, s, hint)
	t := x.Type()
	switch {
	case types.IsInvalid(t):
		return x, types.Invalid
	case !types.IsSequence(t):
		c.report.Add(c.notSequence(x))
		return types.Mistake(x.Where()), types.Invalid
	}
	return x, t.Elem
}

// AlwaysEmpty reports whether a list is empty in every position: [], range(1, 0), take(xs, 0), or a condition that is
// always false.
func AlwaysEmpty(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.ToSet:
		return AlwaysEmpty(x.X)
	case *ir.MakeList:
		return len(x.Elems) == 0
	case *ir.Comp:
		if x.If != nil {
			if n, ok := known.Number(x.If); ok && n == 0 {
				return true
			}
		}
		return AlwaysEmpty(x.Seq)
	case *ir.Builtin:
		row, ok := builtin.Lookup(x.Name)
		switch {
		case !ok || len(x.Args) == 0:
		case x.Name == "range" && len(x.Args) == 2:
			from, ok1 := known.Number(x.Args[0])
			to, ok2 := known.Number(x.Args[1])
			return ok1 && ok2 && from > to
		case x.Name == "take" && len(x.Args) == 2:
			n, ok := known.Number(x.Args[1])
			return ok && n <= 0 || AlwaysEmpty(x.Args[0])
		case row.Elements == builtin.SomeElements:
			return AlwaysEmpty(x.Args[0])
		case row.Elements == builtin.AllElements:
			return !slices.ContainsFunc(x.Args, func(a ir.Expr) bool { return types.IsSequence(a.Type()) && !AlwaysEmpty(a) })
		}
	}
	return false
}

// closure types closure([for x in list : next]). x may be any thing that is found on the way, not only an element of
// list; so in the typed tree the comprehension iterates over all things of the class, and list is a separate
// argument.
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
		c.report.Errorf("SC212", next.Seq.Where(), "closure goes from thing to thing: from a list of things of a class. "+
			"This is %s.", types.WithArticle(next.Seq.Type()))
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
