package known

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// An Assumption is what a condition around an expression says: that something is not none, or that a list is not
// empty. The zero Assumption says that the condition never holds.
type Assumption struct {
	thing ir.Expr  // not none; nil: it is about a list
	some  *witness // an element that there is
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

// AssumeElement notes that an expression is an element of a list, so that the list is not empty and the conditions on
// its elements hold.
func (v *Evaluator) AssumeElement(e, list ir.Expr) {
	v.work, v.gaveUp = 0, false
	v.notEmpty(list, e, maxFollowed)
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
		v.notEmpty(b.Args[0], nil, depth)
		if b.Name == "index" {
			v.presentIn(b.Args[1], b.Args[0], depth)
		}
	}
}

// asked notes what a builtin that is true or false says.
func (v *Evaluator) asked(e *ir.Builtin, holds bool, depth int) {
	switch {
	case e.Name == "empty" && !holds, e.Name == "all" && !holds:
		v.notEmpty(e.Args[0], nil, depth)
	case e.Name == "any" && holds:
		c, ok := e.Args[0].(*ir.Comp)
		if !ok {
			v.notEmpty(e.Args[0], nil, depth)
			return
		}
		v.addWitness(&witness{v: c.Var, from: c.Seq, where: conjuncts(c.Elem, conjuncts(c.If, nil))}, depth)
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
		v.notEmpty(e.Args[0], nil, depth)
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
			v.addWitness(&x, depth)
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

// present notes that something is not none, and what follows: that the list of which it is an element is not empty,
// and that what it is a member of is there.
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
			v.notEmpty(list, e, depth)
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
			v.notEmpty(of, e, depth)
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

// Exhausted reports whether the budget is used up or an expression went beyond a limit: what is known since then may
// be too little.
func (v *Evaluator) Exhausted() bool { return v.gaveUp || v.Budget > 0 && v.total > v.Budget }

func isNone(a Value) bool {
	n, ok := a.Int()
	return ok && n == -1
}

func optional(e ir.Expr) bool {
	t := e.Type()
	return t != nil && t.Kind == ir.Ref && t.Optional
}
