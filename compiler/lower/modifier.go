package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// modifier applies a modifier to the number in acc, unless a condition forbids it. The limit comes last, since asking
// it counts.
func (b *body) modifier(m *ir.Modifier, acc, unit int32, fraction bool) {
	skip, mark := emit.NewLabel(), b.c.Mark()
	b.c.At(m.Range)
	if m.Units != nil {
		b.oneOf(unit, m.Units, skip)
	}
	for _, s := range m.Suppressed {
		if !b.c.Watching() {
			b.fr.JumpIf(s, true, skip)
			continue
		}
		on := emit.NewLabel()
		b.fr.JumpIf(s, false, on)
		b.c.Watch(watch.Suppressed, s.Where())
		b.c.Jump(skip)
		b.c.Bind(on)
	}
	if m.When != nil {
		b.c.Watch(watch.Condition, m.When.Where())
		b.fr.JumpIf(m.When, false, skip)
	}
	if m.Limit != nil {
		limit, known := b.c.Tmp(), emit.NewLabel()
		b.c.Op(program.LIMCACHED, limit, int32(m.Index), 0)
		b.c.Target(known, 2)
		b.fr.Into(m.Limit, limit)
		b.c.Bind(known)
		may := b.c.Tmp()
		b.c.Op(program.LIMIT, may, int32(m.Index), limit)
		b.c.Branch(may, false, skip)
	}
	b.c.At(m.Amount.Where())
	b.c.Watch(watch.Amount, m.Amount.Where())
	if k, ok := b.fr.Small(m.Amount); ok && !fraction && m.Op == ir.ModAdd {
		b.c.Op(program.ADDI, acc, acc, k)
		b.c.Bind(skip)
		b.c.Release(mark)
		return
	}
	amount := b.number(m.Amount, fraction)
	add, mul := program.ADD, program.MUL
	if fraction {
		add, mul = program.RADD, program.RMUL
	}
	switch m.Op {
	case ir.ModSet:
		b.c.Move(acc, amount)
	case ir.ModAdd:
		b.c.Op(add, acc, acc, amount)
	case ir.ModTimes:
		b.c.Op(mul, acc, acc, amount)
	case ir.ModPercent: // what came in, and so many hundredths of it
		hundred := b.c.Tmp()
		b.c.LoadInt(hundred, 100)
		b.c.Op(program.TORAT, hundred, hundred, 0)
		b.c.Op(program.RDIV, amount, amount, hundred)
		b.c.Op(program.RMUL, amount, amount, acc)
		b.c.Op(program.RADD, acc, acc, amount)
	case ir.ModAtLeast:
		expr.ExtremeOf(b.fr.Code(), fraction, true, acc, acc, amount)
	case ir.ModAtMost:
		expr.ExtremeOf(b.fr.Code(), fraction, false, acc, acc, amount)
	}
	b.c.Bind(skip)
	b.c.Release(mark)
}

// oneOf jumps to no unless the unit in a register is one of some units.
func (b *body) oneOf(unit int32, units []*ir.Member, no *emit.Label) {
	t := b.c.Tmp()
	if len(units) == 1 {
		b.c.Op(program.EQI, t, unit, int32(units[0].Index))
		b.c.Branch(t, false, no)
		return
	}
	bits := int64(0)
	for _, u := range units {
		if u.Index > 63 {
			bits = 0
			break
		}
		bits |= 1 << uint(u.Index)
	}
	if bits != 0 {
		b.c.LoadInt(t, bits)
		b.c.Op(program.HAS, t, t, unit)
		b.c.Branch(t, false, no)
		return
	}
	yes := emit.NewLabel()
	for _, u := range units {
		b.c.Op(program.EQI, t, unit, int32(u.Index))
		b.c.Branch(t, true, yes)
	}
	b.c.Jump(no)
	b.c.Bind(yes)
}
