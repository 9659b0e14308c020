package lint

import (
	"math"

	"github.com/scenario-lang/scenario/compiler/ir"
)

func (k *knowledge) builtin(e *ir.Builtin, in env, depth int) *abs {
	if e.Name == "every" {
		if e.Class == nil || !fixed(e.Class) || len(e.Class.Members) > maxItems {
			return top(e.T)
		}
		items := make([]item, len(e.Class.Members))
		for i := range items {
			items[i] = item{exactly(int64(i)), true}
		}
		return list(items)
	}
	args := make([]*abs, len(e.Args))
	for i, a := range e.Args {
		args[i] = k.eval(a, in, depth)
	}
	if len(args) == 0 {
		return top(e.T)
	}
	l, isList := args[0], e.Args[0].Type().Kind == ir.List
	switch e.Name {
	case "count":
		if isList {
			return between(l.least, l.most)
		}
	case "empty":
		switch {
		case !isList:
		case l.most == 0:
			return exactly(1)
		case l.least > 0:
			return exactly(0)
		}
	case "sum":
		return total(l, e.T)
	case "any", "all":
		return quantified(e.Name, l)
	case "first", "last", "best", "least":
		if l.items != nil && len(l.items) == 0 && !k.kinds {
			return exactly(-1)
		}
		if l.elem != nil && !l.elem.nothing {
			if l.least > 0 {
				return l.elem
			}
			return join(l.elem, exactly(-1))
		}
		if k.kinds {
			return &abs{nothing: true}
		}
	case "unique", "sorted", "reversed", "take", "drop", "rotated":
		return &abs{lo: l.lo, hi: l.hi, most: l.most, elem: l.elem}
	case "concat":
		if len(args) == 2 && l.elem != nil && args[1].elem != nil {
			most := int64(math.MaxInt64)
			if l.most < maxItems && args[1].most < maxItems {
				most = l.most + args[1].most
			}
			return &abs{lo: l.lo, hi: l.hi, most: most, elem: join(l.elem, args[1].elem)}
		}
	case "contains":
		return contains(l, args[1], e.Args[0].Type())
	case "abs":
		if l.lo >= 0 {
			return l
		}
		return between(0, math.MaxInt64)
	case "min", "max":
		return extreme(e, args)
	}
	return top(e.T)
}

func total(l *abs, t *ir.Type) *abs {
	if l.items == nil || t.Kind != ir.Int {
		return top(t)
	}
	sum := exactly(0)
	for _, it := range l.items {
		v := it.v
		if !it.sure {
			v = join(v, exactly(0))
		}
		if sum = sums("+", sum, v); sum == anything {
			return sum
		}
	}
	return sum
}

func quantified(name string, l *abs) *abs {
	if l.items == nil {
		if l.elem == nil || l.elem.nothing {
			return maybe
		}
		// Nothing is known of whether there is any element at all.
		if name == "any" && l.elem.never() {
			return exactly(0)
		}
		if name == "all" && l.elem.always() {
			return exactly(1)
		}
		return maybe
	}
	out := exactly(0)
	if name == "all" {
		out = exactly(1)
	}
	for _, it := range l.items {
		switch {
		case name == "any" && it.v.never(), name == "all" && it.v.always():
		case name == "any" && it.sure && it.v.always():
			return exactly(1)
		case name == "all" && it.sure && it.v.never():
			return exactly(0)
		default:
			out = maybe
		}
	}
	return out
}

func contains(l, x *abs, t *ir.Type) *abs {
	if x.nothing || l.nothing {
		return maybe
	}
	if t.Kind == ir.List {
		if l.most == 0 || l.elem != nil && !l.elem.nothing && equal(l.elem, x).never() {
			return exactly(0)
		}
		return maybe
	}
	n, known := x.exact()
	if !known || n < 0 || n > 62 || l.vals == nil {
		return maybe
	}
	out := &abs{nothing: true}
	for _, bits := range l.vals {
		out = join(out, exactly(bits>>n&1))
	}
	return out
}

func extreme(e *ir.Builtin, args []*abs) *abs {
	if len(args) < 2 || e.T.Kind != ir.Int {
		return top(e.T)
	}
	out := args[0]
	for _, a := range args[1:] {
		if out.nothing || a.nothing {
			return top(e.T)
		}
		if e.Name == "min" {
			out = between(min(out.lo, a.lo), min(out.hi, a.hi))
		} else {
			out = between(max(out.lo, a.lo), max(out.hi, a.hi))
		}
	}
	return out
}
