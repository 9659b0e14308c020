package known

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// An Assumption is what a condition around an expression says: that something is not none, or that a list is not empty. The zero
// Assumption says that the condition never holds.
type Assumption struct {
	thing ir.Expr  // not none; nil: it is about a list
	some  *witness // an element that there is
}

// witness is an element of a list for which conditions hold. A list [for v in from : … if where] has one if and only if it is not
// empty, whatever its own elements are.
type witness struct {
	v     *ir.Var // nil: none of the conditions is about it
	from  ir.Expr
	where []ir.Expr
}

// Origins tell where variables come from. Facts may implement it.
type Origins interface {
	// Origin returns what a variable is bound to, or the list that it is an element of; nil if neither is known.
	Origin(*ir.Var) (bound, list ir.Expr)
}

// The limits on what follows from a condition.
const (
	maxFollowed   = 12   // bindings and functions, one in another
	maxConditions = 24   // on the elements of a list
	maxInside     = 2000 // expressions in a function that is written out
)

// Assumed returns the assumptions that hold now. The list may be given to SetAssumed later.
func (v *Evaluator) Assumed() []Assumption { return slices.Clip(v.assumed) }

// SetAssumed replaces the assumptions.
func (v *Evaluator) SetAssumed(a []Assumption) { v.assumed = slices.Clip(a) }

// Common returns the assumptions that are in both lists.
func Common(a, b []Assumption) []Assumption {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] { // what held before the ways parted
		n++
	}
	out := slices.Clone(a[:n])
	for _, x := range a[n:] {
		if slices.ContainsFunc(b[n:], x.same) {
			out = append(out, x)
		}
	}
	return out
}

// Remaining returns the assumptions that do not read anything that changes.
func Remaining(a []Assumption, changes func(ir.Expr) bool) []Assumption {
	return slices.DeleteFunc(slices.Clone(a), func(x Assumption) bool {
		found := false
		x.each(func(e ir.Expr) {
			ir.Walk(e, func(e ir.Expr) bool {
				found = found || changes(e)
				return !found
			})
		})
		return found
	})
}

func (a Assumption) each(f func(ir.Expr)) {
	switch {
	case a.thing != nil:
		f(a.thing)
	case a.some != nil:
		f(a.some.from)
		for _, c := range a.some.where {
			f(c)
		}
	}
}

func (a Assumption) same(b Assumption) bool {
	if a.thing != nil || b.thing != nil {
		return a.thing != nil && b.thing != nil && ir.Same(a.thing, b.thing)
	}
	if a.some == nil || b.some == nil {
		return a.some == b.some
	}
	return a.some.within(b.some) && b.some.within(a.some)
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

// Assume notes that a condition holds, or that it does not.
func (v *Evaluator) Assume(e ir.Expr, holds bool) {
	v.work, v.gaveUp = 0, false
	v.assume(e, holds, maxFollowed)
	v.total += v.work
}

// AssumePresent notes that an expression is not none.
func (v *Evaluator) AssumePresent(e ir.Expr) {
	v.work, v.gaveUp = 0, false
	v.present(e, maxFollowed)
	v.total += v.work
}

// AssumeElement notes that an expression is an element of a list, so that the list is not empty and the conditions on its
// elements hold.
func (v *Evaluator) AssumeElement(e, list ir.Expr) {
	v.work, v.gaveUp = 0, false
	v.some(list, e, maxFollowed)
	v.elementOf(e, list, maxFollowed)
	v.total += v.work
}

// AssumeChosen notes that a variable is an element of a list, if it is not none.
func (v *Evaluator) AssumeChosen(e, list ir.Expr) {
	v.work, v.gaveUp = 0, false
	v.elementOf(e, list, maxFollowed)
	v.total += v.work
}

// follow notes a condition while an expression is evaluated.
func (v *Evaluator) follow(e ir.Expr, holds bool) {
	if v.Guards {
		v.assumed = slices.Clip(v.assumed)
		v.assume(e, holds, maxFollowed)
	}
}

// under evaluates an expression that is evaluated only if a condition holds, or only if it does not.
func (v *Evaluator) under(cond ir.Expr, holds bool, e ir.Expr) Value {
	was := v.assumed
	v.follow(cond, holds)
	out := v.eval(e)
	v.assumed = was
	return out
}

func (v *Evaluator) add(a Assumption) {
	if !slices.ContainsFunc(v.assumed, a.same) {
		v.assumed = append(v.assumed, a)
	}
}

func (v *Evaluator) assume(e ir.Expr, holds bool, depth int) {
	if e == nil || depth == 0 || v.Exhausted() {
		return
	}
	depth--
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == "!" {
			v.assume(e.X, !holds, depth)
		}
	case *ir.Binary:
		switch {
		case e.Op == "&&" && holds, e.Op == "||" && !holds:
			v.assume(e.X, holds, depth)
			v.assume(e.Y, holds, depth)
		case e.Op == "&&", e.Op == "||":
			v.either(func() { v.assume(e.X, holds, depth) }, func() {
				v.assume(e.X, !holds, depth)
				v.assume(e.Y, holds, depth)
			})
		default:
			v.compared(e, holds, depth)
		}
	case *ir.Cond:
		v.either(func() {
			v.assume(e.If, true, depth)
			v.assume(e.Then, holds, depth)
		}, func() {
			v.assume(e.If, false, depth)
			v.assume(e.Else, holds, depth)
		})
	case *ir.Lit:
		if n, ok := FromConst(e.Val, e.T).Int(); ok && (n != 0) != holds {
			v.assumed = append(v.assumed, Assumption{}) // this never happens
		}
	case *ir.Local:
		if bound, _ := v.origin(e.Var); bound != nil {
			v.assume(bound, holds, depth)
		}
	case *ir.Builtin:
		v.asked(e, holds, depth)
	case *ir.CallFn:
		v.called(e, holds, depth)
	}
}

// either keeps what two alternatives have in common. An alternative that never happens has everything.
func (v *Evaluator) either(one, other func()) {
	start := slices.Clip(v.assumed)
	v.assumed = start
	one()
	a := v.assumed
	v.assumed = start
	other()
	b := v.assumed
	v.assumed = start
	switch {
	case impossible(a[len(start):]):
		v.assumed = b
	case impossible(b[len(start):]):
		v.assumed = a
	default:
		v.assumed = append(v.assumed, Common(a[len(start):], b[len(start):])...)
	}
}

// Impossible reports whether the assumptions cannot hold together, so that nothing happens under them.
func (v *Evaluator) Impossible() bool { return impossible(v.assumed) }

func impossible(a []Assumption) bool {
	return slices.ContainsFunc(a, func(x Assumption) bool { return x.thing == nil && x.some == nil })
}

// compared notes what a comparison says of its sides.
func (v *Evaluator) compared(e *ir.Binary, holds bool, depth int) {
	op := e.Op
	if !holds {
		op = opposites[op]
	}
	t := e.X.Type()
	if t != nil && t.Kind == ir.Bool {
		for _, side := range [2][2]ir.Expr{{e.X, e.Y}, {e.Y, e.X}} {
			if is, ok := v.eval(side[1]).Int(); ok {
				v.assume(side[0], (is != 0) == (op == "=="), depth)
			}
		}
		return
	}
	if t == nil || t.Kind != ir.Ref && t.Kind != ir.None {
		v.counted(e.X, op, e.Y, depth)
		v.counted(e.Y, mirrored[op], e.X, depth)
		return
	}
	for _, side := range [2][2]ir.Expr{{e.X, e.Y}, {e.Y, e.X}} {
		of, with := side[0], side[1]
		if !optional(of) {
			continue
		}
		switch is := v.eval(with); {
		case op == "==" && !is.Can(-1) && !v.gaveUp, op == "!=" && isNone(is):
			v.present(of, depth)
		case op == "==" && isNone(is) && slices.ContainsFunc(v.assumed, Assumption{thing: of}.same):
			v.assumed = append(v.assumed, Assumption{}) // this never happens
		}
	}
}

var (
	opposites = map[string]string{"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
	mirrored  = map[string]string{"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}
)

// counted notes that a list is not empty if a comparison of its length says so.
func (v *Evaluator) counted(of ir.Expr, op string, with ir.Expr, depth int) {
	if l, ok := of.(*ir.Local); ok {
		if bound, _ := v.origin(l.Var); bound != nil {
			of = bound
		}
	}
	b, ok := of.(*ir.Builtin)
	if !ok || b.Name != "count" && b.Name != "index" && b.Name != "sum" {
		return
	}
	lo, hi := v.eval(with).Bounds()
	least := int64(0) // what a list that is empty gives
	if b.Name == "index" {
		least = -1
	}
	if op == ">" && lo >= least || op == ">=" && lo > least || op == "==" && (lo > least || hi < least) || op == "!=" && lo == least && hi == least {
		v.some(b.Args[0], nil, depth)
		if b.Name == "index" {
			v.presentIn(b.Args[1], b.Args[0], depth)
		}
	}
}

// asked notes what a builtin that is true or false says.
func (v *Evaluator) asked(e *ir.Builtin, holds bool, depth int) {
	switch {
	case e.Name == "empty" && !holds, e.Name == "all" && !holds:
		v.some(e.Args[0], nil, depth)
	case e.Name == "any" && holds:
		c, ok := e.Args[0].(*ir.Comp)
		if !ok {
			v.some(e.Args[0], nil, depth)
			return
		}
		v.found(&witness{v: c.Var, from: c.Seq, where: conjuncts(c.Elem, conjuncts(c.If, nil))}, depth)
		// What the conditions say of other things than the element holds too.
		start := len(v.assumed)
		v.assume(c.If, true, depth)
		v.assume(c.Elem, true, depth)
		own := v.assumed[start:]
		v.assumed = append(v.assumed[:start:start], Remaining(own, func(x ir.Expr) bool {
			l, ok := x.(*ir.Local)
			return ok && l.Var == c.Var
		})...)
	case e.Name == "contains" && holds:
		v.some(e.Args[0], nil, depth)
		v.presentIn(e.Args[1], e.Args[0], depth)
	}
}

// presentIn notes that something is not none because it is an element of a list of things.
func (v *Evaluator) presentIn(x, list ir.Expr, depth int) {
	if !optional(x) {
		return
	}
	if _, _, elem := v.eval(list).List(list.Type()); !elem.Can(-1) && !v.gaveUp {
		v.present(x, depth)
	}
}

// called notes what a declared function that is true or false says of its arguments.
func (v *Evaluator) called(e *ir.CallFn, holds bool, depth int) {
	if slices.ContainsFunc(e.Args, func(x ir.Expr) bool { _, ok := x.(*ir.Lit); return ok }) {
		v.assume(v.inside(e), holds, depth) // what it says may depend on them
		return
	}
	with := map[*ir.Var]ir.Expr{}
	for i, p := range e.Fn.Params {
		if i < len(e.Args) {
			with[p] = e.Args[i]
		}
	}
	for _, a := range v.says(e.Fn, holds, depth) {
		switch {
		case a.thing != nil:
			v.present(ir.Replace(a.thing, with), depth)
		case a.some != nil:
			x := witness{v: a.some.v, from: ir.Replace(a.some.from, with)}
			for _, c := range a.some.where {
				x.where = append(x.where, ir.Replace(c, with))
			}
			v.found(&x, depth)
		default:
			v.assumed = append(v.assumed, a)
		}
	}
}

// answer is an answer of a function.
type answer struct {
	fn    *ir.Func
	holds bool
}

// says returns what an answer of a function says, in terms of its parameters.
func (v *Evaluator) says(fn *ir.Func, holds bool, depth int) []Assumption {
	if out, ok := v.answers[answer{fn, holds}]; ok {
		return out
	}
	if v.answers == nil {
		v.answers = map[answer][]Assumption{}
	}
	v.answers[answer{fn, holds}] = nil
	was, first := v.assumed, v.first
	v.assumed, v.first = nil, len(v.vars)
	for _, s := range fn.Body {
		if r, ok := s.(*ir.Return); ok {
			v.assume(r.Value, holds, depth)
		}
	}
	out := Remaining(v.assumed, func(x ir.Expr) bool {
		l, ok := x.(*ir.Local)
		if !ok || slices.Contains(fn.Params, l.Var) {
			return false
		}
		bound, list := v.origin(l.Var)
		return bound != nil || list == nil // a binding of the function; variables of lists are bound where they are used
	})
	v.assumed, v.first = was, first
	v.answers[answer{fn, holds}] = out
	return out
}

// present notes that something is not none, and what follows: that the list of which it is an element is not empty, and that what it is
// a member of is there.
func (v *Evaluator) present(e ir.Expr, depth int) {
	if e == nil || depth == 0 || v.Exhausted() {
		return
	}
	depth--
	if optional(e) {
		v.add(Assumption{thing: e})
	}
	switch e := e.(type) {
	case *ir.Local:
		bound, list := v.origin(e.Var)
		if bound != nil {
			v.present(bound, depth)
		}
		if of := elementsOf(bound); of != nil {
			list = of
		}
		if list != nil {
			v.some(list, e, depth)
			v.elementOf(e, list, depth)
		}
	case *ir.AttrOf:
		v.present(e.Obj, depth)
	case *ir.FieldOf:
		v.present(e.Obj, depth)
	case *ir.ValueOf:
		v.present(e.Obj, depth)
	case *ir.Builtin:
		if of := elementsOf(e); of != nil {
			v.some(of, e, depth)
			v.elementOf(e, of, depth)
		}
	case *ir.Cond:
		switch {
		case isNone(v.eval(e.Else)):
			v.assume(e.If, true, depth)
			v.present(e.Then, depth)
		case isNone(v.eval(e.Then)):
			v.assume(e.If, false, depth)
			v.present(e.Else, depth)
		}
	}
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

// some notes that a list is not empty. If it is known, x is what an element of it is.
func (v *Evaluator) some(list, x ir.Expr, depth int) {
	if list == nil || depth == 0 {
		return
	}
	list = v.source(list)
	is := v.elements(list)
	if c, ok := list.(*ir.Comp); ok && x != nil && c.Elem != nil && x.Type() != nil && x.Type().Kind == ir.Ref {
		if l, same := c.Elem.(*ir.Local); !same || l.Var != c.Var {
			// The variable of the list is one whose element is x.
			if is.v == c.Var {
				is.where = append(is.where, &ir.Binary{Base: ir.Base{T: boolean, R: x.Where()}, Op: "==", X: c.Elem, Y: x})
			}
		}
	}
	v.found(is, depth)
}

var boolean = &ir.Type{Kind: ir.Bool}

// found notes that there is an element.
func (v *Evaluator) found(is *witness, depth int) {
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

// elements returns what it takes for a list not to be empty.
func (v *Evaluator) elements(list ir.Expr) *witness {
	list = v.source(list)
	if c, ok := list.(*ir.Comp); ok {
		return v.flat(&witness{v: c.Var, from: c.Seq, where: v.conditions(c)})
	}
	return &witness{from: list}
}

// small reports whether an expression has few parts. Bindings that are written out where they are read may double it again and again.
func small(e ir.Expr) bool {
	n := 0
	ir.Walk(e, func(ir.Expr) bool {
		n++
		return n <= maxInside
	})
	return n <= maxInside
}

// conditions returns what elements must fulfil for a list not to be empty. That one has the least or the greatest number of all is
// fulfilled by some.
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

// source returns the list in which all elements of a list are, and which is empty only if that list is: it looks through bindings, and
// through functions that change the order.
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

// inside returns what a declared function returns, with the arguments of a call instead of its parameters; nil if that is not one
// expression.
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

// narrowed is what is left of a value under the assumptions.
func (v *Evaluator) narrowed(e ir.Expr, out Value) Value {
	t := e.Type()
	switch {
	case t == nil:
	case t.Kind == ir.Ref && t.Optional && out.Can(-1):
		if slices.ContainsFunc(v.assumed, Assumption{thing: e}.same) {
			return out.withoutNone()
		}
	case t.Kind == ir.List || t.Kind == ir.Set:
		if l := out.listOf(t); l.least == 0 && l.most > 0 && v.hasElement(e) {
			l.least = 1
			f := out.flags & fails
			out = Anything.failing(f)
			out.more = &more{list: &l}
		}
	}
	return out
}

// hasElement reports whether a list is not empty by the assumptions.
func (v *Evaluator) hasElement(list ir.Expr) bool {
	if !slices.ContainsFunc(v.assumed, func(a Assumption) bool { return a.some != nil }) {
		return false
	}
	is := v.elements(list)
	return slices.ContainsFunc(v.assumed, func(a Assumption) bool { return a.some != nil && is.within(a.some) })
}

// withoutNone is a value that is not none.
func (a Value) withoutNone() Value {
	if vals := slices.DeleteFunc(slices.Clone(a.vals()), func(n int64) bool { return n < 0 }); len(vals) > 0 {
		out := a
		out.lo, out.hi, out.more = vals[0], vals[len(vals)-1], nil
		if out.hi-out.lo != int64(len(vals)-1) {
			out.more = &more{vals: vals}
		}
		return out
	}
	if a.lo = max(a.lo, 0); a.lo > a.hi {
		return Nothing.failing(a.flags)
	}
	return a
}

func (v *Evaluator) origin(x *ir.Var) (bound, list ir.Expr) {
	if o, ok := v.Facts.(Origins); ok {
		return o.Origin(x)
	}
	return nil, nil
}

// Exhausted reports whether the budget is used up or an expression went beyond a limit: what is known since then may be too little.
func (v *Evaluator) Exhausted() bool { return v.gaveUp || v.Budget > 0 && v.total > v.Budget }

func isNone(a Value) bool {
	n, ok := a.Int()
	return ok && n == -1
}

func optional(e ir.Expr) bool {
	t := e.Type()
	return t != nil && t.Kind == ir.Ref && t.Optional
}

func conjuncts(e ir.Expr, into []ir.Expr) []ir.Expr {
	if e == nil {
		return into
	}
	if b, ok := e.(*ir.Binary); ok && b.Op == "&&" {
		return conjuncts(b.Y, conjuncts(b.X, into))
	}
	return append(into, e)
}
