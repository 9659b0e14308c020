package known

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// What conditions say of lists: that one is not empty, because it has an element for which conditions hold.

// witness is an element of a list for which conditions hold. A list [for v in from : … if where] has one if and only
// if it is not empty, whatever its own elements are.
type witness struct {
	v     *ir.Var // nil: none of the conditions is about it
	from  ir.Expr
	where []ir.Expr
}

// within reports whether an element for which b holds is one for which a holds too.
func (a *witness) within(b *witness) bool {
	if !ir.Same(a.from, b.from) {
		return false
	}
	for _, c := range a.where {
		if !slices.ContainsFunc(b.where, func(d ir.Expr) bool { return ir.SameBut(c, d, a.v, b.v) }) {
			return false
		}
	}
	return true
}

// hasElement reports whether a list is not empty by the assumptions.
func (v *Evaluator) hasElement(list ir.Expr) bool {
	if !slices.ContainsFunc(v.assumed, func(a Assumption) bool { return a.some != nil }) {
		return false
	}
	is := v.witnessOf(list)
	return slices.ContainsFunc(v.assumed, func(a Assumption) bool { return a.some != nil && is.within(a.some) })
}

// elementsOf returns the list of which an expression is an element, or nil.
func elementsOf(e ir.Expr) ir.Expr {
	if b, ok := e.(*ir.Builtin); ok && len(b.Args) > 0 {
		switch b.Name {
		case "first", "last", "best", "least":
			return b.Args[0]
		}
	}
	if x, ok := e.(*ir.Index); ok {
		return x.List
	}
	return nil
}

// notEmpty notes that a list is not empty. If it is known, x is what an element of it is.
func (v *Evaluator) notEmpty(list, x ir.Expr, depth int) {
	if list == nil || depth == 0 {
		return
	}
	list = v.source(list)
	is := v.witnessOf(list)
	if c, ok := list.(*ir.Comp); ok && x != nil && c.Elem != nil && x.Type() != nil && x.Type().Kind == ir.Ref {
		if l, same := c.Elem.(*ir.Local); !same || l.Var != c.Var {
			// The variable of the list is one whose element is x.
			if is.v == c.Var {
				is.where = append(is.where, &ir.Binary{Base: ir.Base{T: boolean, R: x.Where()}, Op: "==", X: c.Elem, Y: x})
			}
		}
	}
	v.addWitness(is, depth)
}

var boolean = &ir.Type{Kind: ir.Bool}

// addWitness notes that there is an element, and what follows.
func (v *Evaluator) addWitness(is *witness, depth int) {
	if depth == 0 {
		return
	}
	flat := v.flat(is)
	for i := 0; i < len(flat.where) && i < maxConditions; i++ { // what functions ask holds too
		if call, ok := flat.where[i].(*ir.CallFn); ok {
			flat.where = conjuncts(v.inside(call), flat.where)
		}
	}
	v.add(Assumption{some: flat})
	// A piece whose space is s is one of pieces(s).
	every, ok := flat.from.(*ir.Builtin)
	if !ok || every.Name != "every" || every.Class == nil || every.Class.Role != ir.RolePiece {
		return
	}
	for i, c := range flat.where {
		b, ok := c.(*ir.Binary)
		if !ok || b.Op != "==" {
			continue
		}
		for _, side := range [2][2]ir.Expr{{b.X, b.Y}, {b.Y, b.X}} {
			f, ok := side[0].(*ir.FieldOf)
			if !ok || !f.Field.BuiltIn || f.Field.Slot != ir.PieceSpace || f.Field.Class != every.Class || ir.Mentions(side[1], flat.v) {
				continue
			}
			if l, ok := f.Obj.(*ir.Local); ok && l.Var == flat.v {
				there := &ir.Builtin{Base: every.Base, Name: "pieces", Args: []ir.Expr{side[1]}}
				v.add(Assumption{some: &witness{v: flat.v, from: there, where: slices.Delete(slices.Clone(flat.where), i, i+1)}})
			}
		}
	}
}

// witnessOf returns what it takes for a list not to be empty.
func (v *Evaluator) witnessOf(list ir.Expr) *witness {
	list = v.source(list)
	if c, ok := list.(*ir.Comp); ok {
		return v.flat(&witness{v: c.Var, from: c.Seq, where: v.conditions(c)})
	}
	return &witness{from: list}
}

// small reports whether an expression has few parts. Bindings that are written out where they are read may double it
// again and again.
func small(e ir.Expr) bool {
	n := 0
	ir.Walk(e, func(ir.Expr) bool {
		n++
		return n <= maxInside
	})
	return n <= maxInside
}

// conditions returns what elements must fulfil for a list not to be empty. That one has the least or the greatest
// number of all is fulfilled by some.
func (v *Evaluator) conditions(c *ir.Comp) []ir.Expr {
	all := conjuncts(c.If, nil)
	if len(all) != 1 {
		return all
	}
	b, ok := all[0].(*ir.Binary)
	if !ok || b.Op != "==" {
		return all
	}
	for _, side := range [2][2]ir.Expr{{b.X, b.Y}, {b.Y, b.X}} {
		if l, ok := side[1].(*ir.Local); ok {
			side[1], _ = v.origin(l.Var)
		}
		best, ok := side[1].(*ir.Builtin)
		if !ok || best.Name != "min" && best.Name != "max" || len(best.Args) != 1 {
			continue
		}
		if of, ok := best.Args[0].(*ir.Comp); ok && of.If == nil && ir.Same(of.Seq, c.Seq) && ir.SameBut(of.Elem, side[0], of.Var, c.Var) {
			return nil
		}
	}
	return all
}

// flat looks through a list of elements of another one.
func (v *Evaluator) flat(is *witness) *witness {
	out := &witness{v: is.v, from: v.source(is.from), where: slices.Clone(is.where)}
	for range maxFollowed {
		c, ok := out.from.(*ir.Comp)
		if !ok {
			break
		}
		l, ok := c.Elem.(*ir.Local)
		if !ok || l.Var != c.Var {
			break
		}
		if out.v == nil {
			out.v = c.Var
		}
		own := &ir.Local{Base: ir.Base{T: out.v.Type, R: c.R}, Var: out.v}
		for _, x := range v.conditions(c) {
			out.where = append(out.where, ir.Replace(x, map[*ir.Var]ir.Expr{c.Var: own}))
		}
		out.from = v.source(c.Seq)
	}
	return out
}

// source returns the list in which all elements of a list are, and which is empty only if that list is: it looks
// through bindings, and through functions that change the order.
func (v *Evaluator) source(list ir.Expr) ir.Expr {
	for range maxFollowed {
		switch e := list.(type) {
		case *ir.Local:
			bound, _ := v.origin(e.Var)
			if bound == nil || bound.Type() == nil || bound.Type().Kind != ir.List {
				return list
			}
			list = bound
		case *ir.Builtin:
			switch e.Name {
			case "unique", "sorted", "reversed", "rotated":
				list = e.Args[0]
			case "take":
				if n, _ := v.eval(e.Args[1]).Bounds(); n < 1 {
					return list
				}
				list = e.Args[0]
			default:
				return list
			}
		case *ir.ToSet:
			list = e.X
		case *ir.CallFn:
			inner := v.inside(e)
			if inner == nil || inner.Type() == nil || inner.Type().Kind != ir.List {
				return list
			}
			list = inner
		default:
			return list
		}
	}
	return list
}

// inside returns what a declared function returns, with the arguments of a call instead of its parameters; nil if
// that is not one expression.
func (v *Evaluator) inside(e *ir.CallFn) ir.Expr {
	if out, ok := v.insides[e]; ok {
		return out
	}
	with := map[*ir.Var]ir.Expr{}
	for i, p := range e.Fn.Params {
		if i < len(e.Args) {
			with[p] = e.Args[i]
		}
	}
	var out ir.Expr
	for _, s := range e.Fn.Body {
		switch s := s.(type) {
		case *ir.Let:
			with[s.Var] = ir.Replace(s.Value, with)
			if !small(with[s.Var]) {
				delete(with, s.Var) // it stays a name
			}
		case *ir.Return:
			if out = ir.Replace(s.Value, with); !small(out) {
				out = nil
			}
		}
	}
	if v.insides == nil {
		v.insides = map[*ir.CallFn]ir.Expr{}
	}
	v.insides[e] = out
	return out
}

// elementOf notes the conditions that all elements of a list fulfil.
func (v *Evaluator) elementOf(e, list ir.Expr, depth int) {
	for ; depth > 0; depth-- {
		list = v.source(list)
		c, ok := list.(*ir.Comp)
		if !ok {
			v.partOf(e, list)
			return
		}
		if l, same := c.Elem.(*ir.Local); !same || l.Var != c.Var {
			return
		}
		v.assume(ir.Replace(c.If, map[*ir.Var]ir.Expr{c.Var: e}), true, depth-1)
		list = c.Seq
	}
}

// partOf notes that a piece in a space has a space, and that one aboard another has a holder.
func (v *Evaluator) partOf(e, list ir.Expr) {
	b, ok := list.(*ir.Builtin)
	if !ok || e.Type() == nil || e.Type().Class == nil || e.Type().Class.Role != ir.RolePiece {
		return
	}
	slot := -1
	switch b.Name {
	case "pieces":
		slot = ir.PieceSpace
	case "cargo":
		slot = ir.PieceHolder
	}
	if slot < 0 {
		return
	}
	for _, f := range e.Type().Class.Fields {
		if f.BuiltIn && f.Slot == slot {
			v.add(Assumption{thing: &ir.FieldOf{Base: ir.Base{T: f.Type, R: e.Where()}, Obj: e, Field: f}})
		}
	}
}

// conjuncts appends the conditions that are joined by && in one.
func conjuncts(e ir.Expr, into []ir.Expr) []ir.Expr {
	if e == nil {
		return into
	}
	if b, ok := e.(*ir.Binary); ok && b.Op == "&&" {
		return conjuncts(b.Y, conjuncts(b.X, into))
	}
	return append(into, e)
}
