package check

import (
	"math"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// limits is what a whole number can be in play, whatever happens; math.MinInt64 and math.MaxInt64 are "anything".
type limits struct{ least, most int64 }

var anyNumber = limits{math.MinInt64, math.MaxInt64}

func (l limits) join(o limits) limits { return limits{min(l.least, o.least), max(l.most, o.most)} }

// limitsOf is what can be proved of an int expression from what is declared: attributes, options, how many things
// there are. It errs to the wide side: a rule is called impossible only where no play could make it possible.
func limitsOf(x ir.Expr, env map[*ir.Var]*ir.Const, depth int) limits {
	if x == nil || depth > 64 || isInvalid(x.Type()) || x.Type().Kind != ir.Int {
		return anyNumber
	}
	depth++
	if v := evaluate(x, env, depth); v != nil && v.Den <= 1 && v.List == nil {
		return limits{v.Int, v.Int}
	}
	switch x := x.(type) {
	case *ir.AttrOf:
		return attrLimits(x.Attr)
	case *ir.FieldOf:
		return boundsOf(x.Field.Min, x.Field.Max)
	case *ir.OptionOf:
		return boundsOf(x.Option.Min, x.Option.Max)
	case *ir.Cond:
		return limitsOf(x.Then, env, depth).join(limitsOf(x.Else, env, depth))
	case *ir.Unary:
		l := limitsOf(x.X, env, depth)
		if x.Op == "-" && l.least != math.MinInt64 && l.most != math.MaxInt64 {
			return limits{-l.most, -l.least}
		}
	case *ir.Binary:
		return limitsOfSum(x, env, depth)
	case *ir.Builtin:
		return limitsOfBuiltin(x, env, depth)
	case *ir.CallFn:
		inner := arguments(x, env, depth)
		for _, st := range x.Fn.Body {
			switch st := st.(type) {
			case *ir.Let:
				inner[st.Var] = evaluate(st.Value, inner, depth)
			case *ir.Return:
				return limitsOf(st.Value, inner, depth)
			}
		}
	}
	return anyNumber
}

func boundsOf(least, most *int64) limits {
	l := anyNumber
	if least != nil {
		l.least = *least
	}
	if most != nil {
		l.most = *most
	}
	return l
}

// attrLimits is the least and the greatest that a declared thing of the class says of an attribute.
func attrLimits(a *ir.Attr) limits {
	var l limits
	found := false
	for _, m := range a.Class.Members {
		v := m.Says(a)
		if v == nil || v.Den > 1 {
			return anyNumber
		}
		if !found {
			l, found = limits{v.Int, v.Int}, true
		}
		l = l.join(limits{v.Int, v.Int})
	}
	if !found {
		return anyNumber
	}
	return l
}

func limitsOfSum(x *ir.Binary, env map[*ir.Var]*ir.Const, depth int) limits {
	a, b := limitsOf(x.X, env, depth), limitsOf(x.Y, env, depth)
	const far = int64(1) << 30 // products and sums of less cannot overflow
	small := func(n int64) bool { return n > -far && n < far }
	out := anyNumber
	switch x.Op {
	case "+":
		if small(a.least) && small(b.least) {
			out.least = a.least + b.least
		}
		if small(a.most) && small(b.most) {
			out.most = a.most + b.most
		}
	case "-":
		if small(a.least) && small(b.most) {
			out.least = a.least - b.most
		}
		if small(a.most) && small(b.least) {
			out.most = a.most - b.least
		}
	case "*":
		if small(a.least) && small(a.most) && small(b.least) && small(b.most) {
			c := [4]int64{a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most}
			out = limits{min(c[0], c[1], c[2], c[3]), max(c[0], c[1], c[2], c[3])}
		}
	}
	return out
}

func limitsOfBuiltin(x *ir.Builtin, env map[*ir.Var]*ir.Const, depth int) limits {
	switch x.Name {
	case "count":
		if len(x.Args) == 1 {
			n, sure := howMany(x.Args[0], env, depth)
			if sure {
				return limits{n, n}
			}
			return limits{0, n}
		}
	case "sum":
		return limitsOfTotal(x, env, depth)
	case "min", "max":
		if len(x.Args) < 2 {
			return anyNumber
		}
		l := limitsOf(x.Args[0], env, depth)
		for _, a := range x.Args[1:] {
			o := limitsOf(a, env, depth)
			if x.Name == "min" {
				l = limits{min(l.least, o.least), min(l.most, o.most)}
			} else {
				l = limits{max(l.least, o.least), max(l.most, o.most)}
			}
		}
		return l
	}
	return anyNumber
}

// limitsOfTotal is for sum([for s in every(space) : s.income if …]): each thing is in it or not.
func limitsOfTotal(x *ir.Builtin, env map[*ir.Var]*ir.Const, depth int) limits {
	if len(x.Args) != 1 {
		return anyNumber
	}
	comp, ok := x.Args[0].(*ir.Comp)
	if !ok {
		return anyNumber
	}
	things := declared(comp.Seq)
	if things == nil {
		return anyNumber
	}
	var total limits
	each(comp, things, env, depth, func(inner map[*ir.Var]*ir.Const, sure bool) {
		l := limitsOf(comp.Elem, inner, depth)
		if !sure {
			l = l.join(limits{})
		}
		if l == anyNumber || l.least < -1<<40 || l.most > 1<<40 {
			total = anyNumber
		} else if total != anyNumber {
			total = limits{total.least + l.least, total.most + l.most}
		}
	})
	return total
}

// declared is the class whose things a list holds all of, where play can neither make nor destroy them.
func declared(x ir.Expr) *ir.Class {
	b, ok := x.(*ir.Builtin)
	if !ok || b.Name != "every" || b.Class == nil || b.Class.Role == ir.RolePiece || b.Class.Role == ir.RoleRecord {
		return nil
	}
	return b.Class
}

// each visits the declared things that can be in a comprehension, and says which are in it for sure.
func each(comp *ir.Comp, things *ir.Class, env map[*ir.Var]*ir.Const, depth int, f func(env map[*ir.Var]*ir.Const, sure bool)) {
	inner := make(map[*ir.Var]*ir.Const, len(env)+1)
	for k, v := range env {
		inner[k] = v
	}
	for i := range things.Members {
		inner[comp.Var] = &ir.Const{Int: int64(i), Den: 1}
		sure := comp.If == nil
		if !sure {
			if v := evaluate(comp.If, inner, depth); v != nil {
				if v.Int == 0 {
					continue
				}
				sure = true
			}
		}
		f(inner, sure)
	}
}

// howMany is the greatest length a list or set can have, and whether it always has it.
func howMany(x ir.Expr, env map[*ir.Var]*ir.Const, depth int) (int64, bool) {
	if things := declared(x); things != nil {
		return int64(len(things.Members)), true
	}
	switch x := x.(type) {
	case *ir.MakeList:
		return int64(len(x.Elems)), true
	case *ir.Comp:
		if things := declared(x.Seq); things != nil {
			n, all := int64(0), true
			each(x, things, env, depth, func(_ map[*ir.Var]*ir.Const, sure bool) {
				n++
				all = all && sure
			})
			return n, all
		}
		n, sure := howMany(x.Seq, env, depth)
		return n, sure && x.If == nil
	case *ir.Builtin:
		if x.Name == "unique" && len(x.Args) == 1 {
			n, _ := howMany(x.Args[0], env, depth)
			if t := x.T; t != nil && t.Elem != nil && t.Elem.Class != nil && len(t.Elem.Class.Members) > 0 && t.Elem.Class.Role != ir.RolePiece {
				none := int64(0)
				if t.Elem.Optional {
					none = 1
				}
				n = min(n, int64(len(t.Elem.Class.Members))+none)
			}
			return n, false
		}
	}
	if t := x.Type(); t.Kind == ir.Set && t.Elem != nil && t.Elem.Class != nil && t.Elem.Class.Role != ir.RoleRecord {
		return int64(len(t.Elem.Class.Members)), false
	}
	return math.MaxInt64, false
}

// impossible gives the part of a condition that no play can make true, and so keeps it false; nil where none is found.
func impossible(x ir.Expr) ir.Expr {
	if c := constFold(x); c != nil && c.Int == 0 {
		return x
	}
	b, ok := x.(*ir.Binary)
	if !ok || isInvalid(b.X.Type()) || isInvalid(b.Y.Type()) {
		return nil
	}
	switch b.Op {
	case "&&":
		if part := impossible(b.X); part != nil {
			return part
		}
		if part := impossible(b.Y); part != nil {
			return part
		}
		return contradiction(b)
	case "||":
		if impossible(b.X) != nil && impossible(b.Y) != nil {
			return x
		}
		return nil
	}
	if b.X.Type().Kind != ir.Int {
		return nil
	}
	l, r := limitsOf(b.X, nil, 0), limitsOf(b.Y, nil, 0)
	never := false
	switch b.Op {
	case ">=":
		never = l.most < r.least
	case ">":
		never = l.most <= r.least && l.most != math.MaxInt64 && r.least != math.MinInt64
	case "<=":
		never = l.least > r.most
	case "<":
		never = l.least >= r.most && l.least != math.MinInt64 && r.most != math.MaxInt64
	case "==":
		never = l.most < r.least || l.least > r.most
	}
	if never {
		return b
	}
	return nil
}
