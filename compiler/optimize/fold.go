package optimize

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// fold returns a function that evaluates constant expressions, from the inside out. An expression whose evaluation
// fails is left as it is, because the error must occur in play, at the same place, and only if the expression is
// evaluated there.
func fold() func(ir.Expr) ir.Expr {
	f := &folder{known: known.Evaluator{Sure: true}}
	f.parts = f.fold
	return f.parts
}

// folder folds expressions.
type folder struct {
	known known.Evaluator
	parts func(ir.Expr) ir.Expr // fold as a value, created only once
}

func (f *folder) fold(e ir.Expr) ir.Expr {
	e = ir.Map(e, f.parts)
	switch e := e.(type) {
	case *ir.Unary, *ir.ToSet, *ir.Builtin:
		return f.computed(e)
	case *ir.Binary:
		if out := f.computed(e); out != e {
			return out
		}
		return foldBinary(e)
	case *ir.Cond:
		if out := f.computed(e); out != e {
			return out
		}
		if c, ok := constantOf(e.If); ok {
			if c != 0 {
				return e.Then
			}
			return e.Else
		}
	case *ir.AttrOf:
		switch e.Attr.Type.Kind {
		// Lists and texts are not replaced: they are in tables, and reading them costs the same.
		case ir.Bool, ir.Int, ir.Ref, ir.Set, ir.Rational:
			if c := f.known.Const(e); c != nil {
				return &ir.Lit{Base: e.Base, Val: c}
			}
		}
	case *ir.Comp:
		if c, ok := constantOf(e.If); ok && c != 0 {
			all := *e
			all.If = nil
			return &all
		}
	}
	return e
}

// computed returns the literal for an expression with a known value, or the expression itself.
func (f *folder) computed(e ir.Expr) ir.Expr {
	if t := e.Type(); t != nil && isWhole(t) {
		if n, ok := f.known.Eval(e).Int(); ok {
			return number(e, n)
		}
	}
	return e
}

// isWhole reports whether values of a type are represented by whole numbers, as references and sets are.
func isWhole(t *ir.Type) bool {
	switch t.Kind {
	case ir.Bool, ir.Int, ir.Ref, ir.None, ir.Set:
		return true
	}
	return false
}

// foldForEach evaluates an expression for each of the n members that a variable can be. ok is false if a value is not
// known or an error.
func foldForEach(v *ir.Var, n int, e ir.Expr) (out []int64, ok bool) {
	ev := known.Evaluator{Sure: true}
	out = make([]int64, n)
	for i := range out {
		ev.Set(v, known.Exactly(int64(i)))
		if out[i], ok = ev.Eval(e).Int(); !ok {
			return nil, false
		}
	}
	return out, true
}

// constantOf returns the value of a literal number, truth value, reference or set.
func constantOf(e ir.Expr) (int64, bool) {
	l, ok := e.(*ir.Lit)
	if !ok || l.Val == nil || l.T == nil || !isWhole(l.T) {
		return 0, false
	}
	return l.Val.Int, true
}

// number returns a literal that replaces an expression.
func number(at ir.Expr, n int64) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: at.Type(), R: at.Where()}, Val: &ir.Const{Int: n}}
}

// foldBinary drops a constant side of && and || that does not affect the result.
func foldBinary(e *ir.Binary) ir.Expr {
	x, xok := constantOf(e.X)
	y, yok := constantOf(e.Y)
	switch {
	case e.Op == "&&" && xok && x != 0, e.Op == "||" && xok && x == 0:
		return e.Y
	case e.Op == "&&" && yok && y != 0, e.Op == "||" && yok && y == 0:
		return e.X
	}
	return e
}

// maxColumn is the maximum number of members of a class for a column, which takes one evaluation for each.
const maxColumn = 32

// columns replaces expressions that read only fixed attributes of one thing of a small class. They are evaluated for
// every member, and reading the result is a single instruction. An expression that fails for some member is left as
// it is.
func columns(e ir.Expr) ir.Expr {
	if worthColumn(e) {
		if c, ok := column(e); ok {
			return c
		}
	}
	return ir.Map(e, columns)
}

// worthColumn reports whether an expression costs more than reading a column.
func worthColumn(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Unary:
		return true
	case *ir.Binary:
		// Comparing two things is already one instruction.
		_, x := e.X.(*ir.AttrOf)
		_, y := e.Y.(*ir.AttrOf)
		return x || y || !compared(e.Op)
	case *ir.Cond:
		return true
	case *ir.Builtin:
		_, _, ok := inSet(e)
		return ok
	case *ir.AttrOf:
		_, inner := e.Obj.(*ir.AttrOf)
		return inner
	}
	return false
}

// column returns the column that replaces an expression, if there is one.
func column(e ir.Expr) (ir.Expr, bool) {
	switch t := e.Type(); t.Kind {
	case ir.Bool, ir.Int:
	default:
		return nil, false
	}
	if !ofConstants(e) {
		return nil, false
	}
	root, ok := rootOf(e, nil)
	if !ok || root == nil || !certain(root) {
		return nil, false
	}
	t := root.Type()
	if t.Kind != ir.Ref || len(t.Class.Members) == 0 || len(t.Class.Members) > maxColumn {
		return nil, false
	}
	switch t.Class.Role {
	case ir.RolePiece, ir.RoleRecord:
		return nil, false
	}
	v := &ir.Var{Name: "thing", Type: t}
	of := replaceRoot(e, root, v)
	data, ok := foldForEach(v, len(t.Class.Members), of)
	if !ok {
		return nil, false
	}
	return &ir.ColumnOf{Base: ir.Base{T: e.Type(), R: e.Where()}, Obj: root, Class: t.Class, Data: data}, true
}

// ofConstants reports whether an expression binds no variables and reads nothing that can change in play.
func ofConstants(e ir.Expr) bool {
	ok := true
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Lit, *ir.Local, *ir.AttrOf, *ir.Unary, *ir.Binary, *ir.Cond:
		case *ir.FieldOf:
			return false
		case *ir.Builtin:
			_, _, is := inSet(x)
			ok = ok && is
		default:
			ok = false
		}
		return ok
	})
	return ok
}
