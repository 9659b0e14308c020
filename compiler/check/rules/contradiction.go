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
	for _, part := range types.Conjuncts(x) {
		b, ok := part.(*ir.Binary)
		if !ok || types.IsInvalid(b.X.Type()) || types.IsInvalid(b.Y.Type()) {
			continue
		}
		of, with, op := b.X, b.Y, b.Op
		if _, lit := of.(*ir.Lit); lit {
			of, with, op = with, of, known.Mirrored[op]
		}
		i := 0
		for i < len(all) && !ir.Same(all[i].of, of) {
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
