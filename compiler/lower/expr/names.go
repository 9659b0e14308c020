package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Names says what variables mean. It is a sight.Scope.
type Names struct {
	regs    map[*ir.Var]int32   // registers that hold their values
	inPlace map[*ir.Var]ir.Expr // what is evaluated wherever they are read: a constant, or a sequence that is read once
	// registers that hold who may see what their values were read from; nil if there are none
	seers map[*ir.Var]int32
}

func newNames() Names {
	return Names{regs: map[*ir.Var]int32{}, inPlace: map[*ir.Var]ir.Expr{}}
}

// EvaluateInPlace finds the bindings of a pure function that are evaluated in place.
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

// readOnce finds the comprehensions that can be evaluated in place: they are bound to a name that is read once, where a
// sequence is iterated over, and not inside another loop, which would evaluate them at each turn.
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

// Hold makes a register hold the value of a variable, and Drop ends that.
func (n *Names) Hold(v *ir.Var, r int32) { n.regs[v] = r }

func (n *Names) Drop(v *ir.Var) { delete(n.regs, v) }

// InPlace and Noted make a Frame a sight.Scope.
func (n *Names) InPlace(v *ir.Var) (ir.Expr, bool) {
	x, ok := n.inPlace[v]
	return x, ok
}

func (n *Names) Noted(v *ir.Var) bool {
	_, ok := n.seers[v]
	return ok
}

// InRegister returns an expression whose value is in a register already.
func (n *Names) InRegister(r int32, t *ir.Type, at hcl.Range) *ir.Local {
	v := &ir.Var{Type: t}
	n.regs[v] = r
	return &ir.Local{Base: ir.Base{T: t, R: at}, Var: v}
}

func (n *Names) has(v *ir.Var) bool {
	_, ok := n.regs[v]
	return ok
}

// literal returns the constant that an expression is, also if it is a variable that is evaluated in place.
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

// Sequence returns the sequence that is evaluated instead of a variable, or e itself.
func (n *Names) Sequence(e ir.Expr) ir.Expr {
	if l, ok := e.(*ir.Local); ok {
		if x, ok := n.inPlace[l.Var]; ok && !n.has(l.Var) {
			return x
		}
	}
	return e
}

// IsValue reports whether a sequence is a list or set already, so that its length is known at once.
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
