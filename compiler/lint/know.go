package lint

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

const (
	maxVals  = 128
	maxItems = 1024
	maxWork  = 60_000     // expressions looked at for one question
	maxTotal = 20_000_000 // and for all questions of a run: beyond it nothing is known
)

// knowledge answers what expressions can be.
type knowledge struct {
	p      *pass
	fields map[*ir.Field]*abs // nil while it is being worked out
	work   int                // on the question being answered
	total  int
	// kinds asks which kinds of piece can come to be: what a piece is already is none that is new.
	kinds bool
	calls map[*ir.Var][]ir.Expr // what parameters of procedures are given; nil: they may be anything
}

type env map[*ir.Var]*abs

// of is what an expression can be.
func (k *knowledge) of(e ir.Expr) *abs { return k.under(e, nil) }

// under is of, where some variables are known.
func (k *knowledge) under(e ir.Expr, in env) *abs {
	if e == nil || k.total > maxTotal {
		return anything
	}
	k.work = 0
	a := k.eval(e, in, 0)
	k.total += k.work
	return a
}

// top is all that a type can be.
func top(t *ir.Type) *abs {
	if t == nil {
		return anything
	}
	switch t.Kind {
	case ir.Bool:
		return maybe
	case ir.None:
		return exactly(-1)
	case ir.Ref:
		if n := len(t.Class.Members); fixed(t.Class) {
			lo := int64(0)
			if t.Optional {
				lo = -1
			}
			return between(lo, int64(n)-1)
		}
	case ir.List:
		return &abs{lo: math.MinInt64, hi: math.MaxInt64, most: math.MaxInt64, elem: top(t.Elem)}
	}
	return anything
}

// fixed says whether the things of a class are there from the start to the end.
func fixed(c *ir.Class) bool { return c != nil && c.Role != ir.RolePiece && c.Role != ir.RoleRecord }

func constant(c *ir.Const, t *ir.Type) *abs {
	switch {
	case c == nil || t == nil || c.Text != nil || t.Kind == ir.Text || t.Kind == ir.Rational:
		return anything
	case t.Kind == ir.List:
		var items []item
		for _, x := range c.List {
			items = append(items, item{constant(x, t.Elem), true})
		}
		return list(items)
	}
	return exactly(c.Int)
}

// list is a list of which all possible elements are known.
func list(items []item) *abs {
	out := &abs{lo: math.MinInt64, hi: math.MaxInt64, items: items, most: int64(len(items)), elem: &abs{nothing: true}}
	if out.items == nil {
		out.items = []item{}
	}
	for _, it := range items {
		if it.sure {
			out.least++
		}
		out.elem = join(out.elem, it.v)
	}
	return out
}

func (k *knowledge) eval(e ir.Expr, in env, depth int) *abs {
	if e == nil {
		return anything
	}
	t := e.Type()
	if k.work++; k.work > maxWork || depth > 60 {
		return top(t)
	}
	depth++
	switch e := e.(type) {
	case *ir.Lit:
		return constant(e.Val, t)
	case *ir.Local:
		return k.local(e, in, depth)
	case *ir.AttrOf:
		return k.attr(e, in, depth)
	case *ir.FieldOf:
		return k.field(e.Field, t)
	case *ir.OptionOf:
		o := top(t)
		if e.Option.Min != nil && e.Option.Max != nil && t.Kind == ir.Int {
			o = between(*e.Option.Min, *e.Option.Max)
		}
		return o
	case *ir.CallFn:
		return k.call(e, in, depth)
	case *ir.Builtin:
		return k.builtin(e, in, depth)
	case *ir.Unary:
		x := k.eval(e.X, in, depth)
		switch {
		case x.nothing:
			return top(t)
		case e.Op == "!":
			return flip(x)
		case t.Kind == ir.Int && x.lo > math.MinInt64 && x.hi < math.MaxInt64:
			return between(-x.hi, -x.lo)
		}
	case *ir.Binary:
		return k.binary(e, in, depth)
	case *ir.Cond:
		switch c := k.eval(e.If, in, depth); {
		case c.always():
			return k.eval(e.Then, in, depth)
		case c.never():
			return k.eval(e.Else, in, depth)
		}
		return join(k.eval(e.Then, in, depth), k.eval(e.Else, in, depth))
	case *ir.Comp:
		return k.comp(e, in, depth)
	case *ir.MakeList:
		var items []item
		for _, x := range e.Elems {
			items = append(items, item{k.eval(x, in, depth), true})
		}
		return list(items)
	case *ir.Index:
		if l := k.eval(e.List, in, depth); l.elem != nil && !l.elem.nothing {
			return l.elem
		}
	case *ir.ToSet:
		if l := k.eval(e.X, in, depth); l.items != nil {
			bits := int64(0)
			for _, it := range l.items {
				n, ok := it.v.exact()
				if !ok || !it.sure || n < 0 || n > 62 {
					return top(t)
				}
				bits |= 1 << n
			}
			return exactly(bits)
		}
	}
	return top(t)
}

func flip(x *abs) *abs {
	switch {
	case x.always():
		return exactly(0)
	case x.never():
		return exactly(1)
	}
	return maybe
}

func (k *knowledge) local(e *ir.Local, in env, depth int) *abs {
	if v, ok := in[e.Var]; ok {
		return v
	}
	if d, ok := k.p.seen.defs[e.Var]; ok {
		return k.eval(d, in, depth)
	}
	if d, ok := k.p.seen.domains[e.Var]; ok {
		if l := k.eval(d, in, depth); l.elem != nil && !l.elem.nothing {
			if k.p.seen.chosen[e.Var] || e.T != nil && e.T.Optional { // a choice may end without an answer
				return join(l.elem, exactly(-1))
			}
			return l.elem
		} else if k.kinds {
			return &abs{nothing: true}
		}
	}
	if given, ok := k.calls[e.Var]; ok && k.kinds {
		out := &abs{nothing: true}
		for _, x := range given {
			out = join(out, k.eval(x, nil, depth))
		}
		return out
	}
	return top(e.T)
}

func (k *knowledge) attr(e *ir.AttrOf, in env, depth int) *abs {
	obj := k.eval(e.Obj, in, depth)
	members := e.Attr.Class.Members
	if obj.nothing || len(members) == 0 {
		return top(e.T)
	}
	out := &abs{nothing: true}
	for i, m := range members {
		if !obj.can(int64(i)) {
			continue
		}
		v := m.Says(e.Attr)
		if v == nil {
			return top(e.T)
		}
		out = join(out, constant(v, e.Attr.Type))
	}
	if out.nothing {
		return top(e.T)
	}
	return out
}

// field is what a state field can hold: what it starts with, and whatever any rule puts there.
func (k *knowledge) field(f *ir.Field, t *ir.Type) *abs {
	wide := top(t)
	if t.Kind == ir.Int {
		wide = between(math.MinInt64, math.MaxInt64)
		if f.Resource != nil {
			wide.lo = 0
		}
		if f.Min != nil {
			wide.lo = *f.Min
		}
		if f.Max != nil {
			wide.hi = *f.Max
		}
	}
	if f.BuiltIn {
		if k.kinds && t.Kind == ir.Ref && t.Class.Role == ir.RoleUnit {
			return &abs{nothing: true}
		}
		return wide
	}
	if v, ok := k.fields[f]; ok {
		if v == nil { // it is being worked out: what it is made of includes itself
			return wide
		}
		return v
	}
	seen := k.p.seen
	if f.Resource != nil && (seen.opaque[f] || seen.opaque[nil]) {
		k.fields[f] = wide
		return wide
	}
	k.fields[f] = nil
	out := wide
	if f.Default != nil && (t.Kind == ir.Bool || t.Kind == ir.Int || t.Kind == ir.Ref || t.Kind == ir.Set) && (t.Kind != ir.Ref || fixed(t.Class)) {
		out = constant(f.Default, f.Type)
		for _, x := range seen.written[f] {
			was := k.work
			out = join(out, k.eval(x, nil, 30))
			k.work = was
			if out.vals == nil {
				out = wide
				break
			}
		}
	}
	k.fields[f] = out
	return out
}

func (k *knowledge) call(e *ir.CallFn, in env, depth int) *abs {
	inner := env{}
	for i, v := range e.Fn.Params {
		if i < len(e.Args) {
			inner[v] = k.eval(e.Args[i], in, depth)
		}
	}
	for _, s := range e.Fn.Body {
		if r, ok := s.(*ir.Return); ok && r.Value != nil {
			return k.eval(r.Value, inner, depth)
		}
	}
	return top(e.T)
}

func (k *knowledge) comp(e *ir.Comp, in env, depth int) *abs {
	seq := k.eval(e.Seq, in, depth)
	if seq.items == nil || len(seq.items) > maxItems {
		inner := env{}
		for v, x := range in {
			inner[v] = x
		}
		if seq.elem != nil && !seq.elem.nothing {
			inner[e.Var] = seq.elem
		}
		least := seq.least
		if e.If != nil {
			switch c := k.eval(e.If, inner, depth); {
			case c.never():
				return list(nil)
			case !c.always():
				least = 0
			}
		}
		return &abs{lo: math.MinInt64, hi: math.MaxInt64, least: least, most: seq.most, elem: k.eval(e.Elem, inner, depth)}
	}
	inner := make(env, len(in)+1)
	for v, x := range in {
		inner[v] = x
	}
	items := make([]item, 0, len(seq.items))
	for _, it := range seq.items {
		if k.work > maxWork { // the rest is anything
			return &abs{lo: math.MinInt64, hi: math.MaxInt64, most: int64(len(seq.items)), elem: top(e.Elem.Type())}
		}
		inner[e.Var] = it.v
		sure := it.sure
		if e.If != nil {
			c := k.eval(e.If, inner, depth)
			if c.never() {
				continue
			}
			sure = sure && c.always()
		}
		items = append(items, item{k.eval(e.Elem, inner, depth), sure})
	}
	return list(items)
}

func (k *knowledge) binary(e *ir.Binary, in env, depth int) *abs {
	x := k.eval(e.X, in, depth)
	switch {
	case e.Op == "&&" && x.never(), e.Op == "||" && x.always():
		return x
	}
	y := k.eval(e.Y, in, depth)
	if x.nothing || y.nothing {
		return top(e.T)
	}
	switch e.Op {
	case "&&":
		switch {
		case y.never():
			return y
		case x.always() && y.always():
			return x
		}
		return maybe
	case "||":
		switch {
		case y.always():
			return y
		case x.never() && y.never():
			return x
		}
		return maybe
	}
	t := e.X.Type()
	if t.Kind == ir.Rational || t.Kind == ir.Text || t.Kind == ir.List || e.Y.Type().Kind == ir.Rational {
		return top(e.T)
	}
	switch e.Op {
	case "==":
		return equal(x, y)
	case "!=":
		return flip(equal(x, y))
	case "<":
		return less(x, y)
	case ">":
		return less(y, x)
	case "<=":
		return flip(less(y, x))
	case ">=":
		return flip(less(x, y))
	case "+", "-", "*":
		return sums(e.Op, x, y)
	}
	return top(e.T)
}

func equal(x, y *abs) *abs {
	a, one := x.exact()
	b, other := y.exact()
	switch {
	case one && other && a == b:
		return exactly(1)
	case x.hi < y.lo || y.hi < x.lo:
		return exactly(0)
	case x.vals != nil && !slices.ContainsFunc(x.vals, y.can), y.vals != nil && !slices.ContainsFunc(y.vals, x.can):
		return exactly(0)
	}
	return maybe
}

func less(x, y *abs) *abs {
	switch {
	case x.hi < y.lo:
		return exactly(1)
	case x.lo >= y.hi:
		return exactly(0)
	}
	return maybe
}

// sums is for whole numbers that cannot overflow; else it is anything.
func sums(op string, x, y *abs) *abs {
	const far = int64(1) << 30
	for _, n := range []int64{x.lo, x.hi, y.lo, y.hi} {
		if n <= -far || n >= far {
			return anything
		}
	}
	switch op {
	case "+":
		return between(x.lo+y.lo, x.hi+y.hi)
	case "-":
		return between(x.lo-y.hi, x.hi-y.lo)
	}
	c := []int64{x.lo * y.lo, x.lo * y.hi, x.hi * y.lo, x.hi * y.hi}
	return between(slices.Min(c), slices.Max(c))
}
