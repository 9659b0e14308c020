package optimize

import "github.com/scenario-lang/scenario/compiler/ir"

// maxSize is the maximum number of nodes of a function that is inlined. A condition has a node for each name and
// operator; functions that select pieces of a space typically have about 40.
const maxSize = 48

// maxCondition is maxSize for functions in a condition of a search for pieces. The limit is higher, because a search
// can test conditions without running code only if they are not hidden in a function.
const maxCondition = 128

// inline returns a function that inlines calls of small functions, from the inside out. It terminates, because the
// checker allows no recursive functions; the limit on the depth is for trees that were not checked.
func inline() func(ir.Expr) ir.Expr {
	in := &inliner{bodies: map[inlining]ir.Expr{}}
	in.parts = in.expr
	return in.parts
}

// inliner inlines the calls in expressions.
type inliner struct {
	depth int                   // of nested functions
	parts func(ir.Expr) ir.Expr // expr as a value, created only once
	// bodies has the results of functions with their own calls inlined. Each call gets a copy.
	bodies map[inlining]ir.Expr
}

// inlining is a function to be inlined at a depth.
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

// condition inlines functions in a condition of a search, if their results are conditions joined by &&.
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

// call returns the body of the called function, if its size is at most most.
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

// returned returns the result of a pure function that has no other statement.
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

// size returns the number of nodes of an expression, or most + 1 if there are more than most.
func size(e ir.Expr, most int) int {
	n := 0
	ir.Walk(e, func(ir.Expr) bool {
		n++
		return n <= most
	})
	return n
}

// substitute replaces parameters by arguments. An argument that costs more than reading a variable is bound to one.
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

// cheap reports whether an expression is a variable or a constant, or a member of a member of one.
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

// replace returns a copy of an expression with variables replaced. Variables bound in the expression are replaced by
// new ones in every copy, so that copies of a function can be nested.
func replace(e ir.Expr, in map[*ir.Var]ir.Expr) ir.Expr {
	r := &replacer{in: in}
	r.parts = r.expr
	return r.expr(e)
}

// replacer is the state of replace.
type replacer struct {
	in    map[*ir.Var]ir.Expr
	parts func(ir.Expr) ir.Expr // expr as a value, created only once
}

// copyVar returns a new variable for one that the expression binds.
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
