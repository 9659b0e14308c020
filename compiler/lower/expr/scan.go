package expr

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// scanOf returns the search over pieces that a sequence is, if it is nothing else. With truth the elements must be the
// constant true instead of the pieces, for the function any.
func (fr *Frame) scanOf(e ir.Expr, truth bool) (*ir.Scan, bool) {
	if !truth {
		return ir.AsScan(e, fr.Names.Sequence)
	}
	c, ok := fr.Names.Sequence(e).(*ir.Comp)
	if !ok || c.If != nil || c.Key != nil {
		return nil, false
	}
	lit, ok := c.Elem.(*ir.Lit)
	if !ok || lit.Val.Int == 0 {
		return nil, false
	}
	return ir.AsScan(c.Seq, fr.Names.Sequence)
}

var compare = map[string]program.Op{
	"==": program.EQ, "!=": program.NE, "<": program.LT, "<=": program.LE, ">": program.GT, ">=": program.GE,
}

// Scan writes one of the four searches over pieces. What the predicates compare with is evaluated once, before it.
func (fr *Frame) Scan(s *ir.Scan, op program.Op, dst int32) {
	row := program.Scan{List: s.List != nil}
	for _, p := range s.Preds {
		q := program.Pred{Not: p.Not}
		switch {
		case p.Mask != nil:
			q.Kind, q.X = program.PredMask, fr.mask(p)
		case p.Set:
			q.Kind, q.X = program.PredOwnerIn, fr.Any(p.With)
		default:
			if n, ok := fr.Small(p.With); ok {
				q.Kind, q.X, q.Cmp, q.Y = program.PredConst, int32(p.Slot), compare[p.Op], n
				break
			}
			q.Kind, q.X, q.Cmp, q.Y = program.PredField, int32(p.Slot), compare[p.Op], fr.Any(p.With)
		}
		row.Preds = append(row.Preds, q)
	}
	at := int32(-1)
	switch {
	case s.Space != nil:
		at = fr.Any(s.Space)
	case s.List != nil:
		at = fr.Any(s.List)
	}
	fr.c.At(s.R)
	fr.c.Op(op, dst, at, fr.t.Scan(row))
}

// mask returns the row of the mask for a condition on units.
func (fr *Frame) mask(p ir.ScanPred) int32 {
	function := fr.t.Function("mask", p.Mask.Where(), 1, p.Mask.Type(), true)
	m := fr.u.Begin(function, p.It)
	m.Return(p.Mask)
	m.c.Finish()
	return fr.t.Mask(function)
}
