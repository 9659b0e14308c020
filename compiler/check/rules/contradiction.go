package rules

import (
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// impossible returns the part of a condition that no play can make true, and that keeps the condition false with it;
// nil where none is found.
func impossible(x ir.Expr) ir.Expr {
	if b, ok := x.(*ir.Binary); ok && !types.IsInvalid(b.X.Type()) && !types.IsInvalid(b.Y.Type()) {
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
	}
	if known.Of(x).Never() {
		return x
	}
	return nil
}

// contradiction returns the part of a conjunction that contradicts an earlier one: round > 5 && round < 3, or one space
// held by two players. It compares expressions that read the same, and knows nothing else of them.
func contradiction(x ir.Expr) ir.Expr {
	type subject struct {
		of   ir.Expr
		room known.Value // of numbers
		is   ir.Expr
	}
	var all []*subject
	for _, part := range conjuncts(x, nil) {
		b, ok := part.(*ir.Binary)
		if !ok || types.IsInvalid(b.X.Type()) || types.IsInvalid(b.Y.Type()) {
			continue
		}
		of, with, op := b.X, b.Y, b.Op
		if _, lit := of.(*ir.Lit); lit {
			of, with, op = with, of, mirrored[op]
		}
		i := 0
		for i < len(all) && !readsSame(all[i].of, of) {
			i++
		}
		if i == len(all) {
			all = append(all, &subject{of: of, room: known.Of(of)})
		}
		k := all[i]
		switch t := of.Type(); {
		case t.Kind == ir.Int:
			k.room = k.room.Narrow(op, known.Of(with))
			if k.room.IsNothing() {
				return part
			}
		case op == "==" && (t.Kind == ir.Ref || t.Kind == ir.Bool):
			lit, ok := with.(*ir.Lit)
			if !ok {
				continue
			}
			if before, ok := k.is.(*ir.Lit); ok && before.Val.Int != lit.Val.Int {
				return part
			}
			k.is = lit
		}
	}
	return nil
}

var mirrored = map[string]string{"<": ">", "<=": ">=", ">": "<", ">=": "<=", "==": "==", "!=": "!="}

func conjuncts(x ir.Expr, into []ir.Expr) []ir.Expr {
	if b, ok := x.(*ir.Binary); ok && b.Op == "&&" {
		return conjuncts(b.Y, conjuncts(b.X, into))
	}
	return append(into, x)
}

// readsSame reports whether two expressions read the same, member by member. In doubt it returns false.
func readsSame(a, b ir.Expr) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	all := func(xs, ys []ir.Expr) bool {
		if len(xs) != len(ys) {
			return false
		}
		for i := range xs {
			if !readsSame(xs[i], ys[i]) {
				return false
			}
		}
		return true
	}
	switch a := a.(type) {
	case *ir.Lit:
		b, ok := b.(*ir.Lit)
		return ok && types.Same(a.T, b.T) && a.Val.List == nil && a.Val.Text == nil && b.Val.List == nil && b.Val.Text == nil &&
			a.Val.Int == b.Val.Int && a.Val.Den == b.Val.Den
	case *ir.Local:
		b, ok := b.(*ir.Local)
		return ok && a.Var == b.Var
	case *ir.OptionOf:
		b, ok := b.(*ir.OptionOf)
		return ok && a.Option == b.Option
	case *ir.AttrOf:
		b, ok := b.(*ir.AttrOf)
		return ok && a.Attr == b.Attr && readsSame(a.Obj, b.Obj)
	case *ir.FieldOf:
		b, ok := b.(*ir.FieldOf)
		return ok && a.Field == b.Field && readsSame(a.Obj, b.Obj)
	case *ir.ValueOf:
		b, ok := b.(*ir.ValueOf)
		return ok && a.Value == b.Value && readsSame(a.Obj, b.Obj) && all(a.Args, b.Args)
	case *ir.CallFn:
		b, ok := b.(*ir.CallFn)
		return ok && a.Fn == b.Fn && all(a.Args, b.Args)
	case *ir.Builtin:
		b, ok := b.(*ir.Builtin)
		return ok && a.Name == b.Name && a.Class == b.Class && a.Movement == b.Movement && all(a.Args, b.Args)
	}
	return false
}
