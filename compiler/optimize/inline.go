package optimize

import "github.com/scenario-lang/scenario/compiler/ir"

// maxSize is the number of nodes that a function may have at most to be inlined. A condition has a node for every
// name and operator; typical functions that select pieces of a space have about 40.
const maxSize = 48

// maxCondition is the same for a condition of a search over pieces: a search tests some conditions without running
// code, if it is not a function that asks for them.
const maxCondition = 128

// inline returns a function that replaces calls of small functions from the inside out. It ends, since the checker
// lets no function call itself; the depth is a guard against trees that were not checked.
func inline() func(ir.Expr) ir.Expr {
	in := &inliner{bodies: map[inlining]ir.Expr{}}
	in.parts = in.expr
	return in.parts
}

// inliner inlines the calls in expressions, one after the other.
type inliner struct {
	depth int                   // of functions inside one another
	parts func(ir.Expr) ir.Expr // expr, made a value once and not for every part
	// bodies are what functions return, with what they call inlined. A call takes a copy.
	bodies map[inlining]ir.Expr
}

// inlining is a function that is inlined at some depth.
type inlining struct {
	fn    *ir.Func
	depth int
}

func (in *inliner) expr(e ir.Expr) ir.Expr {
	switch e := ir.Map(e, in.parts).(type) {
	case *ir.CallFn:
		return in.call(e, maxSize)
	case *ir.Comp:
		if t := e.Var.Type; e.If == nil || t.Kind != ir.Ref || t.Class.Role != ir.RolePiece {
			return e
		}
		c := *e
		c.If = in.condition(e.If)
		return &c
	default:
		return e
	}
}

// condition inlines the functions that a condition of a search calls, if their bodies are conditions joined by &&.
func (in *inliner) condition(e ir.Expr) ir.Expr {
	switch x := e.(type) {
	case *ir.Binary:
		if x.Op != "&&" {
			return e
		}
		c := *x
		c.X, c.Y = in.condition(x.X), in.condition(x.Y)
		return &c
	case *ir.CallFn:
		if b, ok := in.call(x, maxCondition).(*ir.Binary); ok && b.Op == "&&" {
			return b
		}
	}
	return e
}

// call returns the body of the function that is called, if its size is no more than most.
func (in *inliner) call(call *ir.CallFn, most int) ir.Expr {
	if in.depth > 8 {
		return call
	}
	body, ok := returned(call.Fn)
	if !ok || len(call.Args) != len(call.Fn.Params) {
		return call
	}
	at := inlining{call.Fn, in.depth}
	inlined, known := in.bodies[at]
	if !known {
		in.depth++
		inlined = in.expr(body)
		in.depth--
		in.bodies[at] = inlined
	}
	body = inlined
	if size(body, most) > most {
		return call
	}
	return substitute(call, body)
}

// returned returns the expression that a pure function returns, if it has no other statement.
func returned(f *ir.Func) (ir.Expr, bool) {
	if f == nil || !f.Pure || len(f.Body) != 1 {
		return nil, false
	}
	r, ok := f.Body[0].(*ir.Return)
	if !ok || r.Value == nil {
		return nil, false
	}
	return r.Value, true
}

// size counts the nodes of an expression, up to one more than most.
func size(e ir.Expr, most int) int {
	n := 0
	ir.Walk(e, func(ir.Expr) bool {
		n++
		return n <= most
	})
	return n
}

// substitute replaces parameters by arguments. An argument that costs more than reading it again is bound to a
// variable.
func substitute(call *ir.CallFn, body ir.Expr) ir.Expr {
	in := map[*ir.Var]ir.Expr{}
	type binding struct {
		v   *ir.Var
		arg ir.Expr
	}
	var bound []binding
	for i, p := range call.Fn.Params {
		arg := call.Args[i]
		if cheap(arg, 2) {
			in[p] = arg
			continue
		}
		fresh := *p
		in[p] = &ir.Local{Base: ir.Base{T: arg.Type(), R: arg.Where()}, Var: &fresh}
		bound = append(bound, binding{&fresh, arg})
	}
	out := replace(body, in)
	for i := len(bound) - 1; i >= 0; i-- {
		b := bound[i]
		out = &ir.LetIn{Base: ir.Base{T: call.T, R: call.R}, Var: b.v, Value: b.arg, Body: out}
	}
	return out
}

// cheap reports whether an expression is a variable, a constant, or a member of a member of one.
func cheap(e ir.Expr, depth int) bool {
	switch e := e.(type) {
	case *ir.Lit:
		return true
	case *ir.Local:
		return !e.Var.Mutable
	case *ir.AttrOf:
		return depth > 0 && cheap(e.Obj, depth-1)
	case *ir.FieldOf:
		return depth > 0 && e.Obj != nil && cheap(e.Obj, depth-1)
	}
	return false
}

// replace returns a copy of an expression with variables replaced. Variables that the expression binds are new in every
// copy, so that two copies of a function can be inside each other.
func replace(e ir.Expr, in map[*ir.Var]ir.Expr) ir.Expr {
	r := &replacer{in: in}
	r.parts = r.expr
	return r.expr(e)
}

// replacer is a replace under way.
type replacer struct {
	in    map[*ir.Var]ir.Expr
	parts func(ir.Expr) ir.Expr // expr, made a value once and not for every part
}

// copyVar returns a new variable in place of one that the expression binds.
func (r *replacer) copyVar(v *ir.Var) *ir.Var {
	if v == nil {
		return nil
	}
	c := *v
	r.in[v] = &ir.Local{Base: ir.Base{T: v.Type, R: v.Range}, Var: &c}
	return &c
}

func (r *replacer) expr(e ir.Expr) ir.Expr {
	switch e := e.(type) {
	case *ir.Local:
		if x, ok := r.in[e.Var]; ok {
			return x
		}
		return e
	case *ir.Comp:
		c := *e
		c.Seq = r.expr(e.Seq)
		c.Var = r.copyVar(e.Var)
		for _, x := range []*ir.Expr{&c.If, &c.Key, &c.Elem} {
			if *x != nil {
				*x = r.expr(*x)
			}
		}
		return &c
	case *ir.LetIn:
		c := *e
		c.Value = r.expr(e.Value)
		c.Var = r.copyVar(e.Var)
		c.Body = r.expr(e.Body)
		return &c
	}
	return ir.Map(e, r.parts)
}
