package presence

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// implies reports whether the answer to a question is yes if a condition holds, or does not.
func (c *Checker) implies(f fact, q question) bool {
	return c.remember(f, q, func() bool { return c.derive(f, q) })
}

// answered is the key of the cache of remember.
type answered struct {
	fact
	question
}

// remember returns whether a fact answers a question, from a cache if possible. A fact whose answer is being computed
// counts as not answering.
func (c *Checker) remember(f fact, q question, find func() bool) bool {
	if f.cond == nil || !c.mayStep() {
		return false
	}
	k := answered{f, q}
	is, ok := c.answered[k]
	if !ok {
		c.answered[k] = false
		is = find()
		c.answered[k] = is
	}
	return is
}

func (c *Checker) derive(f fact, q question) bool {
	is := func(e ir.Expr, holds bool) bool { return c.implies(fact{e, holds}, q) }
	switch e := f.cond.(type) {
	case *ir.Lit:
		return (e.Val.Int != 0) != f.holds // this never happens
	case *ir.Unary:
		return e.Op == "!" && is(e.X, !f.holds)
	case *ir.Cond:
		return (is(e.If, true) || is(e.Then, f.holds)) && (is(e.If, false) || is(e.Else, f.holds))
	case *ir.Binary:
		switch {
		case (e.Op == "&&") == f.holds && (e.Op == "&&" || e.Op == "||"): // both
			return is(e.X, f.holds) || is(e.Y, f.holds)
		case e.Op == "&&" || e.Op == "||": // the first, or else the second
			return is(e.X, f.holds) && (is(e.X, !f.holds) || is(e.Y, f.holds))
		}
		return c.comparisonImplies(e, f.holds, q)
	case *ir.CallFn:
		return c.mentions(e, q.subject()) && is(c.resultOfCall(e), f.holds)
	case *ir.Builtin:
		switch {
		case e.Name == "any" && f.holds:
			it := c.someOf(e.Args[0], &some{})
			if l, ok := e.Args[0].(*ir.Comp); ok {
				it = c.someOf(l.Seq, &some{v: l.Var, where: c.conditions(l.Elem, c.conditions(l.If, nil))})
			}
			return c.exists(it, q)
		case (e.Name == "empty" || e.Name == "all") && !f.holds:
			return c.filled(e.Args[0], q)
		case e.Name == "contains" && f.holds:
			return c.filled(e.Args[0], q) || c.ofElement(e.Args[1], e.Args[0], q, nil) ||
				!optional(e.Args[0].Type().Elem) && c.present(e.Args[1], q)
		}
	}
	return false
}

// subject returns what a condition must read to give the answer: a variable, an attribute, a state field or a class.
// It returns nil if that is not known.
func (q question) subject() any {
	x := q.thing
	if q.some != nil {
		x = q.some.from
	}
	switch x := x.(type) {
	case *ir.Local:
		return x.Var
	case *ir.AttrOf:
		return x.Attr
	case *ir.FieldOf:
		return x.Field
	case *ir.Builtin:
		if x.Class != nil {
			return x.Class
		}
	}
	return nil
}

// mentions reports whether an expression reads something, directly or in a function.
func (c *Checker) mentions(e ir.Expr, subject any) bool {
	if subject == nil {
		return true
	}
	return ir.AnyExpr(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Local:
			return e.Var == subject
		case *ir.AttrOf:
			return e.Attr == subject
		case *ir.FieldOf:
			return e.Field == subject
		case *ir.CallFn:
			return c.topics(e.Fn)[subject]
		case *ir.Builtin:
			return e.Class == subject || (e.Name == "pieces" || e.Name == "cargo") && e.T.Elem.Class == subject
		}
		return false
	})
}

// topics returns what a function reads, apart from its own variables.
func (c *Checker) topics(f *ir.Func) map[any]bool {
	if out, ok := c.about[f]; ok {
		return out
	}
	out := map[any]bool{}
	c.about[f] = out
	flow.NewSearch(func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.AttrOf:
			out[e.Attr] = true
		case *ir.FieldOf:
			out[e.Field] = true
		case *ir.Builtin:
			if e.Class != nil {
				out[e.Class] = true
			} else if e.Name == "pieces" || e.Name == "cargo" {
				out[e.T.Elem.Class], out[place(e, nil).Field] = true, true
			}
		}
		return false
	}).FindsInFunc(f)
	return out
}

// exists reports whether the answer is yes because a list has an element.
func (c *Checker) exists(it *some, q question) bool {
	if q.some != nil && q.some.includes(it) {
		return true
	}
	return q.thing != nil && slices.ContainsFunc(it.where, func(w ir.Expr) bool { return c.implies(fact{w, true}, q) })
}

// filled reports whether the answer is yes because a list is not empty.
func (c *Checker) filled(list ir.Expr, q question) bool {
	return c.exists(c.someOf(list, &some{}), q)
}

var opposites = map[string]string{"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}

// comparisonImplies reports whether a comparison implies that the answer is yes.
func (c *Checker) comparisonImplies(e *ir.Binary, holds bool, q question) bool {
	op := e.Op
	if !holds {
		op = opposites[op]
	}
	t := e.X.Type()
	for _, side := range [2][2]ir.Expr{{e.X, e.Y}, {e.Y, e.X}} {
		x, y := side[0], side[1]
		switch {
		case t == nil:
		case t.Kind == ir.Bool:
			if n, ok := known.Number(y); ok && c.implies(fact{x, (n != 0) == (op == "==")}, q) {
				return true
			}
		case t.Kind != ir.Ref && t.Kind != ir.None:
			if c.countImplies(x, op, y, q) {
				return true
			}
			op = known.Mirrored[op]
		case op == "!=" && isNone(y), op == "==":
			if c.present(x, q) && (op == "!=" || c.ask(question{thing: y}, nil)) {
				return true
			}
		}
	}
	return false
}

// countImplies reports whether the answer is yes because the comparison of a count implies that a list is not empty.
func (c *Checker) countImplies(of ir.Expr, op string, with ir.Expr, q question) bool {
	b, ok := of.(*ir.Builtin)
	if !ok || b.Name != "count" && b.Name != "index" && b.Name != "sum" {
		return false
	}
	least := int64(0) // the count of an empty list
	if b.Name == "index" {
		least = -1
	}
	switch lo, hi := known.Of(with).Bounds(); op {
	case ">":
		ok = lo >= least
	case ">=":
		ok = lo > least
	case "==":
		ok = lo > least || hi < least
	case "!=":
		ok = lo == least && hi == least
	default:
		ok = false
	}
	return ok && (c.filled(b.Args[0], q) ||
		b.Name == "index" && !optional(b.Args[0].Type().Elem) && c.present(b.Args[1], q))
}

// present reports whether the answer is yes because something is not none.
func (c *Checker) present(e ir.Expr, q question) bool {
	return c.remember(fact{cond: e}, q, func() bool { return c.isThere(e, q) })
}

func (c *Checker) isThere(e ir.Expr, q question) bool {
	if q.thing != nil && ir.Equal(e, q.thing) {
		return true
	}
	switch e := e.(type) {
	case *ir.AttrOf:
		return c.present(e.Obj, q)
	case *ir.FieldOf:
		return c.present(e.Obj, q)
	case *ir.ValueOf:
		return c.present(e.Obj, q)
	case *ir.CallFn:
		return c.present(c.resultOfCall(e), q)
	case *ir.Cond:
		return (isNone(e.Then) || c.present(e.Then, q) || c.implies(fact{e.If, true}, q)) &&
			(isNone(e.Else) || c.present(e.Else, q) || c.implies(fact{e.If, false}, q))
	}
	if l := listOf(e); l != nil {
		return c.filled(l, q) || c.ofElement(e, l, q, nil)
	}
	return false
}

func isNone(e ir.Expr) bool {
	l, ok := e.(*ir.Lit)
	return ok && l.T != nil && (l.T.Kind == ir.None || l.T.Kind == ir.Ref) && l.Val.Int == -1
}

func optional(t *ir.Type) bool { return t != nil && t.Kind == ir.Ref && t.Optional }
