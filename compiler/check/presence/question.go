package presence

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// A question asks whether a thing is not none, whether a list has an element, or whether all elements of a list are
// not none.
type question struct {
	thing    ir.Expr
	some     *some
	elements ir.Expr
}

// some describes an element of a list that satisfies conditions. A list [for v in from : … if where] is not empty if
// from has such an element.
type some struct {
	v     *ir.Var // the element, in where; nil if where does not read it
	from  ir.Expr
	where []ir.Expr
}

// someIs returns the some that is satisfied if x is an element of list.
func (c *Checker) someIs(x, list ir.Expr) *some {
	it := &some{}
	if l, ok := c.simplify(list).(*ir.Comp); ok && l.Elem.Type().Kind == ir.Ref {
		it.v = l.Var
		it.where = c.conditions(l.If, []ir.Expr{equal(l.Elem, x)})
		list = l.Seq
	}
	return c.someOf(list, it)
}

// exprs calls f for the expressions that the answer depends on, until it returns true. It reports whether f did.
func (q question) exprs(f func(ir.Expr) bool) bool {
	if q.some != nil {
		return f(q.some.from) || slices.ContainsFunc(q.some.where, f)
	}
	return q.thing != nil && f(q.thing) || q.elements != nil && f(q.elements)
}

func (q question) mentions(v *ir.Var) bool {
	return q.exprs(func(e ir.Expr) bool { return ir.Mentions(e, v) })
}

// replace returns the question with variables replaced by their values.
func (c *Checker) replace(q question, with map[*ir.Var]ir.Expr) question {
	if q.some != nil {
		it := &some{v: q.some.v, where: replaceAll(q.some.where, with)}
		return question{some: c.someOf(ir.Replace(q.some.from, with), it)}
	}
	return question{thing: ir.Replace(q.thing, with), elements: ir.Replace(q.elements, with)}
}

func replaceAll(list []ir.Expr, with map[*ir.Var]ir.Expr) []ir.Expr {
	out := make([]ir.Expr, len(list))
	for i, e := range list {
		out[i] = ir.Replace(e, with)
	}
	return out
}

// notEmpty returns the question whether a list has an element.
func (c *Checker) notEmpty(list ir.Expr) question {
	return question{some: c.someOf(list, &some{})}
}

// someOf reduces a list to the list that its elements are taken from, and adds the conditions on the way to it.
func (c *Checker) someOf(list ir.Expr, it *some) *some {
	for it.from = c.simplify(list); c.mayStep(); it.from = c.simplify(it.from) {
		l, ok := it.from.(*ir.Comp)
		if !ok {
			break
		}
		if it.v != nil {
			it.where = replaceAll(it.where, map[*ir.Var]ir.Expr{it.v: l.Elem})
		}
		if !c.isBest(l) {
			it.where = c.conditions(l.If, it.where)
		}
		it.v, it.from = l.Var, l.Seq
	}
	if b, ok := it.from.(*ir.Builtin); ok && (b.Name == "pieces" || b.Name == "cargo") {
		return it.asEvery(b)
	}
	return it
}

// asEvery replaces pieces(s) by every(piece) with the condition that the space is s, and cargo(p) by every(piece) with
// the condition that the holder is p.
func (it *some) asEvery(b *ir.Builtin) *some {
	if it.v == nil {
		it.v = &ir.Var{Name: "_", Type: b.T.Elem, Range: b.R}
	}
	it.where = append(it.where, equal(place(b, types.Read(it.v, b.R)), b.Args[0]))
	it.from = &ir.Builtin{Base: b.Base, Name: "every", Class: b.T.Elem.Class}
	return it
}

// place returns the field that is equal for all pieces of pieces(s) or cargo(p).
func place(b *ir.Builtin, piece ir.Expr) *ir.FieldOf {
	f := b.T.Elem.Class.Fields[ir.PieceSpace]
	if b.Name == "cargo" {
		f = b.T.Elem.Class.Fields[ir.PieceHolder]
	}
	return &ir.FieldOf{Base: ir.Base{T: f.Type, R: b.R}, Obj: piece, Field: f}
}

func equal(x, y ir.Expr) ir.Expr {
	return &ir.Binary{Base: ir.Base{T: types.Bool, R: x.Where()}, Op: "==", X: x, Y: y}
}

// simplify removes functions that only reorder a list, and replaces calls of functions by their results. The list
// that it returns has an element if and only if the original has one.
func (c *Checker) simplify(list ir.Expr) ir.Expr {
	for c.mayStep() {
		switch e := list.(type) {
		case *ir.ToSet:
			list = e.X
		case *ir.CallFn:
			if list = c.resultOfCall(e); list == nil {
				return e
			}
		case *ir.Builtin:
			switch e.Name {
			case "unique", "sorted", "reversed", "rotated":
			case "take":
				if n, _ := known.Of(e.Args[1]).Bounds(); n < 1 {
					return e
				}
			default:
				return e
			}
			list = e.Args[0]
		default:
			return e
		}
	}
	return list
}

// isBest reports whether the condition of a list is that a number is the least or the greatest in the list that it
// filters. Then it is empty only if that list is.
func (c *Checker) isBest(l *ir.Comp) bool {
	b, ok := l.If.(*ir.Binary)
	if !ok || b.Op != "==" {
		return false
	}
	best, ok := b.Y.(*ir.Builtin)
	if !ok || best.Name != "min" && best.Name != "max" || len(best.Args) != 1 {
		return false
	}
	of, ok := best.Args[0].(*ir.Comp)
	return ok && of.If == nil && ir.Equal(of.Seq, l.Seq) && ir.EqualBut(of.Elem, b.X, of.Var, l.Var)
}

// conditions appends the operands of a chain of &&, including those in functions that it calls.
func (c *Checker) conditions(e ir.Expr, into []ir.Expr) []ir.Expr {
	switch x := e.(type) {
	case nil:
		return into
	case *ir.Binary:
		if x.Op == "&&" {
			return c.conditions(x.Y, c.conditions(x.X, into))
		}
	case *ir.CallFn:
		if inner := c.resultOfCall(x); inner != nil && c.mayStep() {
			return c.conditions(inner, append(into, e))
		}
	}
	return append(into, e)
}

// includes reports whether every element described by b is also described by it.
func (it *some) includes(b *some) bool {
	return ir.Equal(it.from, b.from) && !slices.ContainsFunc(it.where, func(x ir.Expr) bool {
		return !slices.ContainsFunc(b.where, func(y ir.Expr) bool { return ir.EqualBut(x, y, it.v, b.v) })
	})
}

// resultOfCall returns the result of a declared function with the arguments of a call inserted, or nil if it is too
// long.
func (c *Checker) resultOfCall(e *ir.CallFn) ir.Expr {
	if out, ok := c.insides[e]; ok {
		return out
	}
	with := map[*ir.Var]ir.Expr{}
	for i, p := range e.Fn.Params {
		if i < len(e.Args) {
			with[p] = e.Args[i]
		}
	}
	out := ir.Replace(c.result(e.Fn), with)
	if !small(out) {
		out = nil
	}
	c.insides[e] = out
	return out
}

// result returns the result of a function with its bindings replaced by their values.
func (c *Checker) result(fn *ir.Func) ir.Expr {
	if out, ok := c.results[fn]; ok {
		return out
	}
	var out ir.Expr
	with := map[*ir.Var]ir.Expr{}
	for _, s := range fn.Body {
		switch s := s.(type) {
		case *ir.Let:
			if x := ir.Replace(s.Value, with); small(x) {
				with[s.Var] = x
			}
		case *ir.Return:
			if out = ir.Replace(s.Value, with); !small(out) {
				out = nil
			}
		}
	}
	c.results[fn] = out
	return out
}

// small reports whether an expression has few parts. Replacing bindings can double it again and again.
func small(e ir.Expr) bool {
	n := 0
	return !ir.AnyExpr(e, func(ir.Expr) bool {
		n++
		return n > mostParts
	})
}

// listOf returns the list that an expression takes an element from (it is none if the list is empty), or nil.
func listOf(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Builtin:
		switch e.Name {
		case "first", "last", "best", "least":
			return e.Args[0]
		}
	case *ir.Index:
		return e.List
	}
	return nil
}

// sure reports whether the answer is yes without looking at the facts of the path.
func (c *Checker) sure(q question, at *step) bool {
	switch {
	case !c.mayStep():
		return true
	case q.some != nil:
		return c.surelySome(q.some, at)
	case q.elements != nil:
		return c.surelyThings(q.elements, at)
	}
	if !optional(q.thing.Type()) {
		return true
	}
	switch e := q.thing.(type) {
	case *ir.Lit:
		return e.Val.Int >= 0
	case *ir.Cond:
		return c.ask(question{thing: e.Then}, &step{before: at, cond: e.If, holds: true}) &&
			c.ask(question{thing: e.Else}, &step{before: at, cond: e.If})
	case *ir.FieldOf:
		if c.never[e.Field] {
			c.relied[e.Field] = true
			return true
		}
		return c.elementImplies(e, q)
	case *ir.AttrOf:
		return !known.Of(e).Can(-1) || c.elementImplies(e, q)
	case *ir.CallFn:
		inner := c.resultOfCall(e)
		return inner != nil && c.ask(question{thing: inner}, at)
	case *ir.Index:
		return c.ask(question{elements: e.List}, at)
	case *ir.Builtin:
		if l := listOf(e); l != nil {
			return c.ask(question{elements: l}, at) && c.ask(c.notEmpty(l), at)
		}
	}
	return false
}

// elementImplies reports whether something is not none because it is part of an element of a list whose conditions say
// so.
func (c *Checker) elementImplies(e ir.Expr, q question) bool {
	for {
		switch x := e.(type) {
		case *ir.FieldOf:
			e = x.Obj
		case *ir.AttrOf:
			e = x.Obj
		default:
			l := listOf(e)
			return l != nil && c.ofElement(e, l, q, nil)
		}
		if e == nil {
			return false
		}
	}
}

// ofElement reports whether the answer is yes because e is an element of a list.
func (c *Checker) ofElement(e, list ir.Expr, q question, at *step) bool {
	for c.mayStep() {
		list = c.source(list, q, at)
		if b, ok := list.(*ir.Builtin); ok && (b.Name == "pieces" || b.Name == "cargo") {
			return c.present(place(b, e), q)
		}
		l, ok := list.(*ir.Comp)
		if !ok {
			break
		}
		if !isOf(l) {
			break
		}
		if c.implies(fact{ir.Replace(l.If, map[*ir.Var]ir.Expr{l.Var: e}), true}, q) {
			return true
		}
		list = l.Seq
	}
	return false
}

// isOf reports whether the elements of a comprehension are those of the list that it iterates over.
func isOf(l *ir.Comp) bool {
	x, ok := l.Elem.(*ir.Local)
	return ok && x.Var == l.Var
}

// surelySome reports whether a list certainly has an element that satisfies conditions.
func (c *Checker) surelySome(it *some, at *step) bool {
	if len(it.where) > 0 {
		return false
	}
	switch e := it.from.(type) {
	case *ir.Cond:
		return c.ask(c.notEmpty(e.Then), &step{before: at, cond: e.If, holds: true}) &&
			c.ask(c.notEmpty(e.Else), &step{before: at, cond: e.If})
	case *ir.Builtin:
		if e.Name == "concat" || e.Name == "union" {
			return slices.ContainsFunc(e.Args, func(a ir.Expr) bool { return c.ask(c.notEmpty(a), at) })
		}
	case *ir.Local, *ir.FieldOf:
		return false
	}
	least, _, _ := known.Of(it.from).List(it.from.Type())
	return least > 0
}

// surelyFixed reports whether a list of declared things certainly has such an element, according to their attributes.
func (c *Checker) surelyFixed(it *some) bool {
	b, ok := it.from.(*ir.Builtin)
	if !ok || b.Name != "every" || !known.Fixed(b.Class) || slices.ContainsFunc(it.where, c.state.Expr) {
		return false
	}
	if v := it.open(); v != nil { // then this must hold for each thing that the variable can be
		for i := range v.Type.Class.Members {
			with := map[*ir.Var]ir.Expr{v: types.Literal(v.Type, b.R, int64(i))}
			if !c.mayStep() || !c.surelyFixed(&some{v: it.v, from: it.from, where: replaceAll(it.where, with)}) {
				return false
			}
		}
		return true
	}
	list := &ir.Comp{Base: b.Base, Var: it.v, Seq: b, If: types.And(it.where...), Elem: types.Read(it.v, b.R)}
	least, _, _ := known.Of(list).List(list.T)
	return least > 0
}

// open returns a variable, other than the element, that stands for a declared thing in conditions that read only
// attributes, or nil.
func (it *some) open() (v *ir.Var) {
	for _, w := range it.where {
		if !isDeclared(w) {
			return nil
		}
		ir.Walk(w, func(x ir.Expr) bool {
			if l, ok := x.(*ir.Local); ok && l.Var != it.v && l.T.Kind == ir.Ref && !l.T.Optional && known.Fixed(l.T.Class) {
				v = l.Var
			}
			return true
		})
	}
	return v
}

// surelyThings reports whether certainly no element of a list is none.
func (c *Checker) surelyThings(list ir.Expr, at *step) bool {
	if !optional(list.Type().Elem) {
		return true
	}
	switch e := list.(type) {
	case *ir.MakeList:
		return !slices.ContainsFunc(e.Elems, func(x ir.Expr) bool { return !c.ask(question{thing: x}, at) })
	case *ir.Cond:
		return c.ask(question{elements: e.Then}, &step{before: at, cond: e.If, holds: true}) &&
			c.ask(question{elements: e.Else}, &step{before: at, cond: e.If})
	case *ir.ToSet:
		return c.ask(question{elements: e.X}, at)
	case *ir.CallFn:
		inner := c.resultOfCall(e)
		return inner != nil && c.ask(question{elements: inner}, at)
	case *ir.Comp:
		return c.ask(question{thing: e.Elem}, c.element(e, at))
	case *ir.Builtin:
		row, ok := builtin.Lookup(e.Name)
		if !ok || row.Elements == builtin.OtherElements {
			return false
		}
		lists := e.Args
		if row.Elements == builtin.SomeElements {
			lists = lists[:1]
		}
		return !slices.ContainsFunc(lists, func(a ir.Expr) bool {
			return (a.Type().Kind == ir.List || a.Type().IsSet()) && !c.ask(question{elements: a}, at)
		})
	}
	return false
}

// element returns the place where the elements of a comprehension are evaluated.
func (c *Checker) element(e *ir.Comp, at *step) *step {
	at = &step{before: at, v: e.Var, in: e.Seq}
	if e.If != nil {
		at = &step{before: at, cond: e.If, holds: true}
	}
	return at
}
