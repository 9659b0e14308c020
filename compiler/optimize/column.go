package optimize

import "github.com/scenario-lang/scenario/compiler/ir"

// maxColumn is the number of members that a class may have at most for a column, which costs an evaluation for each.
const maxColumn = 32

// columns replaces expressions that read nothing but fixed attributes of one thing of a small class. Their values are
// known for every member, and reading one is a single instruction. An expression that is an error for some member
// stays.
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
		// Comparing a thing with another is one instruction already.
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

// column returns the column that an expression is, if there is one.
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
	data, ok := forEach(v, len(t.Class.Members), of)
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
