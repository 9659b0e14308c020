package check

import "github.com/scenario-lang/scenario/compiler/ir"

// constFold is the value of an expression that play cannot change, or nil.
func constFold(x ir.Expr) *ir.Const {
	if x == nil {
		return nil
	}
	return evaluate(x, nil, 0)
}

// evaluate computes what is known when compiling: literals, attributes of known things, operators, contains, and
// functions of these. env holds variables. nil means that it is not known, never that something is wrong.
func evaluate(x ir.Expr, env map[*ir.Var]*ir.Const, depth int) *ir.Const {
	if depth > 64 || isInvalid(x.Type()) {
		return nil
	}
	depth++
	switch x := x.(type) {
	case *ir.Lit:
		return x.Val
	case *ir.Local:
		return env[x.Var]
	case *ir.AttrOf:
		o := evaluate(x.Obj, env, depth)
		if o == nil || o.Int < 0 || o.Int >= int64(len(x.Attr.Class.Members)) {
			return nil
		}
		return x.Attr.Class.Members[o.Int].Says(x.Attr)
	case *ir.ToRational:
		return evaluate(x.X, env, depth)
	case *ir.ToSet:
		l := evaluate(x.X, env, depth)
		if l == nil {
			return nil
		}
		out := &ir.Const{}
		for _, e := range l.List {
			if e.Int < 0 || e.Int > 63 {
				return nil
			}
			out.Int |= 1 << uint(e.Int)
		}
		return out
	case *ir.MakeList:
		out := &ir.Const{}
		for _, e := range x.Elems {
			v := evaluate(e, env, depth)
			if v == nil {
				return nil
			}
			out.List = append(out.List, v)
		}
		return out
	case *ir.Unary:
		v := evaluate(x.X, env, depth)
		switch {
		case v == nil:
			return nil
		case x.Op == "!":
			return truth(v.Int == 0)
		case v.Int == -v.Int && v.Int != 0:
			return nil
		}
		return &ir.Const{Int: -v.Int, Den: v.Den}
	case *ir.Binary:
		return evaluateBinary(x, env, depth)
	case *ir.Cond:
		c := evaluate(x.If, env, depth)
		switch {
		case c == nil:
			return nil
		case c.Int != 0:
			return evaluate(x.Then, env, depth)
		}
		return evaluate(x.Else, env, depth)
	case *ir.Builtin:
		if x.Name == "contains" && len(x.Args) == 2 {
			return evaluateContains(x, env, depth)
		}
	case *ir.CallFn:
		return evaluateCall(x, env, depth)
	}
	return nil
}

func truth(b bool) *ir.Const {
	if b {
		return &ir.Const{Int: 1, Den: 1}
	}
	return &ir.Const{Den: 1}
}

func evaluateBinary(x *ir.Binary, env map[*ir.Var]*ir.Const, depth int) *ir.Const {
	a := evaluate(x.X, env, depth)
	b := evaluate(x.Y, env, depth)
	// One side can be enough, whatever the other is in play.
	switch x.Op {
	case "&&":
		if a != nil && a.Int == 0 || b != nil && b.Int == 0 {
			return truth(false)
		}
		if a != nil && b != nil {
			return truth(true)
		}
		return nil
	case "||":
		if a != nil && a.Int != 0 || b != nil && b.Int != 0 {
			return truth(true)
		}
		if a != nil && b != nil {
			return truth(false)
		}
		return nil
	}
	if a == nil || b == nil || a.List != nil || b.List != nil || a.Text != nil || b.Text != nil {
		return nil
	}
	an, ad, bn, bd := a.Int, max(a.Den, 1), b.Int, max(b.Den, 1)
	l, ok1 := product(an, bd)
	r, ok2 := product(bn, ad)
	if !ok1 || !ok2 {
		return nil
	}
	if holds, is := compared(x.Op, l, r); is {
		return truth(holds)
	}
	if x.Op == "%" {
		if ad == 1 && bd == 1 && bn != 0 && bn != -1 {
			return &ir.Const{Int: an % bn, Den: 1}
		}
		return nil
	}
	return foldFraction(x.Op, a, b)
}

func evaluateContains(x *ir.Builtin, env map[*ir.Var]*ir.Const, depth int) *ir.Const {
	l, e := evaluate(x.Args[0], env, depth), evaluate(x.Args[1], env, depth)
	if l == nil || e == nil {
		return nil
	}
	if x.Args[0].Type().Kind == ir.Set {
		return truth(e.Int >= 0 && e.Int < 64 && l.Int&(1<<uint(e.Int)) != 0)
	}
	for _, o := range l.List {
		if o.Int == e.Int && max(o.Den, 1) == max(e.Den, 1) {
			return truth(true)
		}
	}
	return truth(false)
}

// arguments are the parameters of a function and what a call gives for them.
func arguments(x *ir.CallFn, env map[*ir.Var]*ir.Const, depth int) map[*ir.Var]*ir.Const {
	inner := make(map[*ir.Var]*ir.Const, len(x.Args))
	for i, p := range x.Fn.Params {
		if i < len(x.Args) {
			inner[p] = evaluate(x.Args[i], env, depth)
		}
	}
	return inner
}

// evaluateCall computes a declared function: bindings and one return.
func evaluateCall(x *ir.CallFn, env map[*ir.Var]*ir.Const, depth int) *ir.Const {
	inner := arguments(x, env, depth)
	for _, st := range x.Fn.Body {
		switch st := st.(type) {
		case *ir.Let:
			inner[st.Var] = evaluate(st.Value, inner, depth)
		case *ir.Return:
			if st.Value == nil {
				return nil
			}
			return evaluate(st.Value, inner, depth)
		default:
			return nil
		}
	}
	return nil
}
