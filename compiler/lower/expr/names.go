package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Names holds the meaning of variables. It is a sight.Scope.
type Names struct {
	regs    map[*ir.Var]int32   // registers that hold their values
	inPlace map[*ir.Var]ir.Expr // expressions evaluated wherever they are read: constants, or sequences that are read once
	// Registers that hold who may see what their values were read from; nil if there are none.
	seers map[*ir.Var]int32
}

func newNames() Names {
	return Names{regs: map[*ir.Var]int32{}, inPlace: map[*ir.Var]ir.Expr{}}
}

// EvaluateInPlace finds the bindings of a pure function that can be evaluated in place.
func (n *Names) EvaluateInPlace(stmts []ir.Stmt) {
	var lets []*ir.Let
	var all []ir.Expr
	for _, s := range stmts {
		switch s := s.(type) {
		case *ir.Let:
			lets = append(lets, s)
			all = append(all, s.Value)
		case *ir.Return:
			if s.Value != nil {
				all = append(all, s.Value)
			}
		}
	}
	n.readOnce(lets, all)
}

// Remaining returns the statements without the bindings that are evaluated in place.
func (n *Names) Remaining(stmts []ir.Stmt) []ir.Stmt {
	return slices.DeleteFunc(slices.Clone(stmts), func(s ir.Stmt) bool {
		l, ok := s.(*ir.Let)
		return ok && n.inPlace[l.Var] != nil
	})
}

// readOnce finds the comprehensions that can be evaluated in place: those bound to a name that is read only once,
// where a sequence is iterated over, and not inside another loop, which would evaluate them in each round.
func (n *Names) readOnce(lets []*ir.Let, all []ir.Expr) {
	if !slices.ContainsFunc(lets, canBeInPlace) {
		return
	}
	uses := map[*ir.Var]int{}
	for _, e := range all {
		countUses(e, false, uses)
	}
	for _, l := range lets {
		if uses[l.Var] == 1 && canBeInPlace(l) {
			n.inPlace[l.Var] = l.Value
		}
	}
}

// Reg returns the register that holds the value of a variable, if there is one.
func (n *Names) Reg(v *ir.Var) (int32, bool) {
	r, ok := n.regs[v]
	return r, ok
}

// Hold records that a register holds the value of a variable, and Drop removes that.
func (n *Names) Hold(v *ir.Var, r int32) { n.regs[v] = r }

func (n *Names) Drop(v *ir.Var) { delete(n.regs, v) }

// InPlace and Noted implement sight.Scope.
func (n *Names) InPlace(v *ir.Var) (ir.Expr, bool) {
	x, ok := n.inPlace[v]
	return x, ok
}

func (n *Names) Noted(v *ir.Var) bool {
	_, ok := n.seers[v]
	return ok
}

// InRegister returns an expression whose value is already in a register.
func (n *Names) InRegister(r int32, t *ir.Type, at hcl.Range) *ir.Local {
	v := &ir.Var{Type: t}
	n.regs[v] = r
	return &ir.Local{Base: ir.Base{T: t, R: at}, Var: v}
}

func (n *Names) has(v *ir.Var) bool {
	_, ok := n.regs[v]
	return ok
}

// literal returns the literal that an expression is or, if it is a variable evaluated in place, the literal for that.
// It returns false for other expressions.
func (n *Names) literal(e ir.Expr) (*ir.Lit, bool) {
	switch e := e.(type) {
	case *ir.Lit:
		return e, true
	case *ir.Local:
		l, ok := n.inPlace[e.Var].(*ir.Lit)
		return l, ok
	}
	return nil, false
}

// Sequence returns the sequence that is evaluated in place of a variable, or e itself.
func (n *Names) Sequence(e ir.Expr) ir.Expr {
	if l, ok := e.(*ir.Local); ok {
		if x, ok := n.inPlace[l.Var]; ok && !n.has(l.Var) {
			return x
		}
	}
	return e
}

// IsValue reports whether a sequence is already a list or set, so that its length is known.
func (n *Names) IsValue(e ir.Expr) bool {
	switch e := n.Sequence(e).(type) {
	case *ir.Comp, *ir.Scan, *ir.LetIn:
		return false
	case *ir.Builtin:
		_, _, direct := Source(e)
		return !direct
	}
	return true
}

func (fr *Frame) local(e *ir.Local, dst int32) {
	if r, ok := fr.Names.regs[e.Var]; ok {
		fr.c.Move(dst, r)
		return
	}
	if x, ok := fr.Names.inPlace[e.Var]; ok {
		fr.EvalInto(x, dst)
		return
	}
	if e.Var == fr.among && e.Var != nil {
		fr.c.Op(program.AMONG, dst, 0, 0)
		return
	}
	// The checker reports variables that are read before they are bound. If one gets here all the same, the game must
	// fail, not the compiler.
	fr.c.SetPlace(e.R)
	fr.c.Op(program.FAIL, fr.t.Str("the variable "+e.Var.Name+" has no value here"), 0, 0)
}

// bindIn binds the variable of e and calls use with its body.
func (fr *Frame) bindIn(e *ir.LetIn, use func(ir.Expr)) {
	mark := fr.c.Mark()
	if l, ok := e.Value.(*ir.Local); ok && !l.Var.Mutable && fr.Names.has(l.Var) {
		fr.Names.regs[e.Var] = fr.Names.regs[l.Var]
	} else {
		r := fr.c.Tmp()
		fr.EvalInto(e.Value, r)
		fr.Names.regs[e.Var] = r
	}
	use(e.Body)
	delete(fr.Names.regs, e.Var)
	fr.c.Release(mark)
}

// Alias binds a variable to an expression. A variable or constant is not copied.
func (fr *Frame) Alias(v *ir.Var, x ir.Expr) {
	switch l := x.(type) {
	case *ir.Local:
		if r, ok := fr.Names.regs[l.Var]; ok {
			fr.Names.regs[v] = r
			return
		}
	case *ir.Lit:
		fr.Names.inPlace[v] = l
		return
	}
	r := fr.c.Tmp()
	fr.EvalInto(x, r)
	fr.Names.regs[v] = r
}

// Small returns the value of a constant expression that fits an operand.
func (fr *Frame) Small(e ir.Expr) (int32, bool) {
	l, ok := fr.Names.literal(e)
	if !ok {
		return 0, false
	}
	n := fr.t.Cell(l.Val, l.T)
	return int32(n), n >= program.MinImm && n <= program.MaxImm
}

// FindNeeded returns those of the bindings that expressions read, directly or indirectly, in source order.
func FindNeeded(lets []*ir.Let, es []ir.Expr) []*ir.Let {
	if len(lets) == 0 {
		return nil
	}
	want := map[*ir.Var]bool{}
	see := func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			if l, ok := x.(*ir.Local); ok {
				want[l.Var] = true
			}
			return true
		})
	}
	for _, e := range es {
		see(e)
	}
	out := []*ir.Let{}
	for i := len(lets) - 1; i >= 0; i-- {
		if want[lets[i].Var] {
			out = append(out, lets[i])
			see(lets[i].Value)
		}
	}
	slices.Reverse(out)
	return out
}

// Bindings evaluates those of the bindings that expressions read. A sequence that is iterated over once is evaluated
// in place, since nothing can change between a binding and the expressions.
func (fr *Frame) Bindings(lets []*ir.Let, es []ir.Expr) {
	lets = FindNeeded(lets, es)
	all := slices.Clone(es)
	for _, l := range lets {
		all = append(all, l.Value)
	}
	fr.Names.readOnce(lets, all)
	for _, l := range lets {
		fr.WatchStmt(l)
		if _, inPlace := fr.Names.inPlace[l.Var]; !inPlace {
			fr.c.SetPlace(l.R)
			fr.Let(l)
			fr.Note(l.Var, l.AsWritten())
		}
	}
}

// canBeInPlace reports whether a binding could be evaluated in place if it were read once.
func canBeInPlace(l *ir.Let) bool {
	c, ok := l.Value.(*ir.Comp)
	return ok && !l.Var.Mutable && c.Key == nil
}

// countUses counts how often variables are read. iterated reports whether e is iterated over. Any other read of a
// variable counts twice, because a sequence cannot be evaluated in place there.
func countUses(e ir.Expr, iterated bool, uses map[*ir.Var]int) {
	if e == nil {
		return
	}
	switch e := e.(type) {
	case *ir.Local:
		if iterated {
			uses[e.Var]++
		} else {
			uses[e.Var] += 2
		}
	case *ir.Comp:
		countUses(e.Seq, iterated, uses)
		for _, x := range []ir.Expr{e.If, e.Key, e.Elem} {
			countUses(x, false, uses)
			ir.Walk(x, func(y ir.Expr) bool { // all of this is evaluated in each round
				if l, ok := y.(*ir.Local); ok {
					uses[l.Var] += 2
				}
				return true
			})
		}
	case *ir.Scan:
		countUses(e.List, iterated, uses)
		countUses(e.Space, false, uses)
		for _, p := range e.Preds {
			countUses(p.With, false, uses)
			countUses(p.Mask, false, uses)
		}
	case *ir.LetIn:
		countUses(e.Value, false, uses)
		countUses(e.Body, iterated, uses)
	case *ir.Builtin:
		for _, a := range e.Args {
			countUses(a, iterates(e), uses)
		}
	default:
		ir.Map(e, func(x ir.Expr) ir.Expr {
			countUses(x, false, uses)
			return x
		})
	}
}

// Result calls use with the register for the result of a statement: that of the variable that it binds, or a
// temporary one.
func (fr *Frame) Result(v *ir.Var, use func(dst int32)) {
	mark := fr.c.Mark()
	dst, known := fr.Names.regs[v]
	if !known || v == nil {
		dst = fr.c.Tmp()
		if v != nil {
			mark = fr.c.Mark()
		}
	}
	use(dst)
	fr.c.Release(mark)
	if v != nil {
		fr.Names.regs[v] = dst
	}
}

// Let evaluates a binding. A constant, or the value of another variable that does not change, needs no register.
func (fr *Frame) Let(s *ir.Let) {
	if !s.Var.Mutable {
		switch x := s.Value.(type) {
		case *ir.Lit:
			fr.Names.inPlace[s.Var] = x
			return
		case *ir.Local:
			if r, ok := fr.Names.regs[x.Var]; ok && !x.Var.Mutable {
				fr.Names.regs[s.Var] = r
				return
			}
		}
	}
	fr.Result(s.Var, func(dst int32) { fr.EvalInto(s.Value, dst) })
}
