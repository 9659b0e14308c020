package lower

import (
	"fmt"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

var compare = map[string]program.Op{
	"==": program.EQ, "!=": program.NE, "<": program.LT, "<=": program.LE, ">": program.GT, ">=": program.GE,
}

// scan is one of the four searches over pieces. What the predicates compare with is evaluated once, before.
func (b *body) scan(s *ir.Scan, op program.Op, dst int32) {
	row := program.Scan{List: s.List != nil}
	for _, p := range s.Preds {
		q := program.Pred{Not: p.Not}
		switch {
		case p.Mask != nil:
			q.Kind, q.X = program.PredMask, b.mask(p)
		case p.Set:
			q.Kind, q.X = program.PredOwnerIn, b.any(p.With)
		default:
			if n, ok := b.small(p.With); ok {
				q.Kind, q.X, q.Cmp, q.Y = program.PredConst, int32(p.Slot), compare[p.Op], n
				break
			}
			q.Kind, q.X, q.Cmp, q.Y = program.PredField, int32(p.Slot), compare[p.Op], b.any(p.With)
		}
		row.Preds = append(row.Preds, q)
	}
	at := int32(-1)
	switch {
	case s.Space != nil:
		at = b.any(s.Space)
	case s.List != nil:
		at = b.any(s.List)
	}
	b.at(s.R)
	b.op(op, dst, at, b.scanRow(row))
}

func (l *lowerer) scanRow(row program.Scan) int32 {
	return intern(l.scans, fmt.Sprint(row), &l.p.Scans, row)
}

// mask is the index of the mask of a condition on units.
func (l *lowerer) mask(p ir.ScanPred) int32 {
	index := l.function("mask", p.Mask.Where(), 1, p.Mask.Type(), true)
	m := l.begin(index, p.It)
	m.ret(p.Mask)
	m.finish()
	// Two conditions that come out as the same code are the same mask.
	fn := l.p.Funcs[index]
	code := append([]program.Instr{}, l.p.Code[fn.Start:fn.End]...)
	for i := range code {
		code[i].Operands(func(k program.Operand, v *int32) {
			if k.Position() {
				*v -= fn.Start
			}
		})
	}
	key := fmt.Sprint(code)
	i, ok := l.masks[key]
	if ok {
		l.p.Funcs, l.p.Code = l.p.Funcs[:index], l.p.Code[:fn.Start]
		for n := len(l.p.Sites); n > 0 && l.p.Sites[n-1].PC >= fn.Start; n-- {
			l.p.Sites = l.p.Sites[:n-1]
		}
		return i
	}
	i = int32(len(l.p.Masks))
	l.p.Masks = append(l.p.Masks, index)
	l.masks[key] = i
	return i
}

// column is the index of a column of constants that is no attribute of the scenario's own.
func (l *lowerer) column(e *ir.ColumnOf) int32 {
	return intern(l.columns, fmt.Sprint(e.Class.Index, e.Data), &l.p.Attrs, program.Attr{Name: l.str("column"), Type: l.typ(e.T), Data: e.Data})
}
