package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// values makes a function of every derived value: what it is, then its modifiers in order, then its bounds.
func (l *lowerer) values() {
	for _, v := range l.sc.Values {
		row := program.Value{Name: l.str(v.Name), Class: int32(v.Class.Index), Type: l.typ(v.Type)}
		self, among := v.Self, v.Among
		if among == nil {
			among = &ir.Var{Name: "among"}
		}
		row.Fn = l.function("value "+v.Name, v.Range, 2, v.Type, true)
		b := l.begin(row.Fn, self, among)
		// The parameter stays unread: who rolls together is known to the roll, not to whoever asks for a value.
		delete(b.regs, among)
		b.among = among
		b.value(v)
		b.finish()
		row.Attr = l.shortcut(v)
		l.p.Values = append(l.p.Values, row)
		l.p.Modifiers += int32(len(v.Modifiers))
	}
	for _, m := range l.sc.Modifiers {
		l.p.Modifiers = max(l.p.Modifiers, int32(m.Index)+1)
	}
}

// shortcut says for which units a piece value is an attribute as it stands, so that nothing need be run for them.
func (l *lowerer) shortcut(v *ir.Value) []int32 {
	if v.Class.Role != ir.RolePiece || l.p.UnitClass < 0 {
		return nil
	}
	units := len(l.sc.Classes[l.p.UnitClass].Members)
	row := make([]int32, units)
	for i := range row {
		row[i] = -1
	}
	if l.watcher != nil { // what is never run is never counted
		return row
	}
	obj, at := l.columnOf(v.Is)
	f, ok := obj.(*ir.FieldOf)
	if !ok || f.Field.Class.Role != ir.RolePiece || f.Field.Slot != ir.PieceUnit {
		return row
	}
	if self, ok := f.Obj.(*ir.Local); !ok || self.Var != v.Self {
		return row
	}
	for u := range row {
		if l.within(v, l.p.Attrs[at].Data[u]) && !modified(v, u) {
			row[u] = at
		}
	}
	return row
}

// columnOf is what an expression reads a column of, and which; nil if it does not.
func (l *lowerer) columnOf(e ir.Expr) (obj ir.Expr, column int32) {
	switch e := e.(type) {
	case *ir.AttrOf:
		return e.Obj, l.attrs[e.Attr]
	case *ir.ColumnOf:
		return e.Obj, l.column(e)
	}
	return nil, -1
}

// within says whether a number needs no clamping, which only constant bounds can tell.
func (l *lowerer) within(v *ir.Value, n int64) bool {
	for i, bound := range []ir.Expr{v.Min, v.Max} {
		if bound == nil {
			continue
		}
		lit, ok := bound.(*ir.Lit)
		if !ok || v.Type.Kind != ir.Int || lit.T.Kind != ir.Int || i == 0 && n < lit.Val.Int || i == 1 && n > lit.Val.Int {
			return false
		}
	}
	return true
}

// modified says whether any modifier may apply to a unit.
func modified(v *ir.Value, unit int) bool {
	for _, m := range v.Modifiers {
		if m.Units == nil {
			return true
		}
		for _, u := range m.Units {
			if u.Index == unit {
				return true
			}
		}
	}
	return false
}

// value computes. Where a modifier may give a fraction, the number in between is a rational.
func (b *body) value(v *ir.Value) {
	is := v.Is
	b.watch(Entry, v.Is.Where())
	if len(v.Modifiers) == 0 && v.Min == nil && v.Max == nil && v.Round == ir.RoundNone {
		b.ret(is)
		return
	}
	acc := b.tmp()
	b.at(is.Where())
	b.into(is, acc)
	fraction := v.Type.Kind == ir.Rational
	for _, m := range v.Modifiers {
		fraction = fraction || m.Op == ir.ModPercent || m.Op == ir.ModTimes || isRational(m.Amount)
	}
	if fraction && !isRational(is) {
		b.op(program.TORAT, acc, acc, 0)
	}
	unit := int32(-1)
	for i, m := range v.Modifiers {
		if m.Units != nil && unit < 0 {
			unit = b.tmp()
			b.op(program.PGET, unit, b.regs[v.Self], ir.PieceUnit)
		}
		b.modifier(m, acc, unit, fraction)
		last := i == len(v.Modifiers)-1
		if fraction && v.Round != ir.RoundNone && (last || v.Modifiers[i+1].Stage != m.Stage) {
			b.round(v.Round, acc)
			b.op(program.TORAT, acc, acc, 0)
		}
	}
	if fraction && v.Type.Kind != ir.Rational {
		b.round(v.Round, acc)
	}
	b.clamp(v.Min, acc, true, v.Type.Kind == ir.Rational)
	b.clamp(v.Max, acc, false, v.Type.Kind == ir.Rational)
	b.op(program.RET, acc, 0, 0)
}

func (b *body) round(how ir.Round, r int32) {
	op := program.FLOOR
	switch how {
	case ir.RoundUp:
		op = program.CEIL
	case ir.RoundNearest:
		op = program.NEAREST
	}
	b.op(op, r, r, 0)
}

// clamp holds a number above its least or below its greatest.
func (b *body) clamp(bound ir.Expr, acc int32, least, rational bool) {
	if bound == nil {
		return
	}
	mark := b.next
	b.at(bound.Where())
	b.extremeOf(rational, least, acc, acc, b.number(bound, rational))
	b.next = mark
}

// number evaluates, as a rational if that is asked for.
func (b *body) number(e ir.Expr, rational bool) int32 {
	r := b.tmp()
	b.into(e, r)
	if rational && !isRational(e) {
		b.op(program.TORAT, r, r, 0)
	}
	return r
}

// modifier changes acc unless something says no. The limit is asked last, for it counts.
func (b *body) modifier(m *ir.Modifier, acc, unit int32, fraction bool) {
	skip, mark := newLabel(), b.next
	b.at(m.Range)
	if m.Units != nil {
		b.oneOf(unit, m.Units, skip)
	}
	for _, s := range m.Suppressed {
		if !b.watching() {
			b.jumpIf(s, true, skip)
			continue
		}
		on := newLabel()
		b.jumpIf(s, false, on)
		b.watch(Suppressed, s.Where())
		b.jump(skip)
		b.bind(on)
	}
	if m.When != nil {
		b.watch(Condition, m.When.Where())
		b.jumpIf(m.When, false, skip)
	}
	if m.Limit != nil {
		limit, known := b.tmp(), newLabel()
		b.op(program.LIMCACHED, limit, int32(m.Index), 0)
		b.target(known, 2)
		b.into(m.Limit, limit)
		b.bind(known)
		may := b.tmp()
		b.op(program.LIMIT, may, int32(m.Index), limit)
		b.branch(may, false, skip)
	}
	b.at(m.Amount.Where())
	b.watch(Amount, m.Amount.Where())
	if k, ok := b.small(m.Amount); ok && !fraction && m.Op == ir.ModAdd {
		b.op(program.ADDI, acc, acc, k)
		b.bind(skip)
		b.next = mark
		return
	}
	amount := b.number(m.Amount, fraction)
	add, mul := program.ADD, program.MUL
	if fraction {
		add, mul = program.RADD, program.RMUL
	}
	switch m.Op {
	case ir.ModSet:
		b.move(acc, amount)
	case ir.ModAdd:
		b.op(add, acc, acc, amount)
	case ir.ModTimes:
		b.op(mul, acc, acc, amount)
	case ir.ModPercent: // what came in, and so many hundredths of it
		hundred := b.tmp()
		b.loadInt(hundred, 100)
		b.op(program.TORAT, hundred, hundred, 0)
		b.op(program.RDIV, amount, amount, hundred)
		b.op(program.RMUL, amount, amount, acc)
		b.op(program.RADD, acc, acc, amount)
	case ir.ModAtLeast:
		b.extremeOf(fraction, true, acc, acc, amount)
	case ir.ModAtMost:
		b.extremeOf(fraction, false, acc, acc, amount)
	}
	b.bind(skip)
	b.next = mark
}

// oneOf jumps to no unless a register holds one of the units.
func (b *body) oneOf(unit int32, units []*ir.Member, no *label) {
	t := b.tmp()
	if len(units) == 1 {
		b.op(program.EQI, t, unit, int32(units[0].Index))
		b.branch(t, false, no)
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
		b.loadInt(t, bits)
		b.op(program.HAS, t, t, unit)
		b.branch(t, false, no)
		return
	}
	yes := newLabel()
	for _, u := range units {
		b.op(program.EQI, t, unit, int32(u.Index))
		b.branch(t, true, yes)
	}
	b.jump(no)
	b.bind(yes)
}

// movements makes the step function of each: whether the step may be taken, then its cost, whether it is the last one,
// and its risk, packed into one number.
func (l *lowerer) movements() {
	for _, m := range l.sc.Movements {
		row := program.Movement{Name: l.str(m.Name), Step: l.stepOf(m, "movement "+m.Name)}
		if row.Plain = row.Step; m.Risk != nil {
			plain := *m
			plain.Risk = nil
			row.Plain = l.stepOf(&plain, "movement "+m.Name+" without risk")
		}
		l.p.Movements = append(l.p.Movements, row)
	}
}

func (l *lowerer) stepOf(m *ir.Movement, name string) int32 {
	index := l.function(name, m.Range, 4, &ir.Type{Kind: ir.Int}, true)
	b := l.begin(index, m.Mover, m.From, m.To, m.Edge)
	b.step(m)
	b.finish()
	return index
}

func (b *body) step(m *ir.Movement) {
	no := newLabel()
	b.watch(Entry, m.Range)
	if m.Pass != nil {
		b.at(m.Pass.Where())
		b.jumpIf(m.Pass, false, no)
		b.watch(Pass, m.Pass.Where())
	}
	r := b.tmp()
	cost, isConst := int64(1), true
	if m.Cost != nil {
		if lit, ok := m.Cost.(*ir.Lit); ok {
			cost = lit.Val.Int
		} else {
			isConst = false
			b.at(m.Cost.Where())
			b.watch(Statement, m.Cost.Where())
			b.into(m.Cost, r)
			b.op(program.ADD, r, r, r)
		}
	}
	if isConst {
		b.loadInt(r, cost<<1)
	}
	if m.Stop != nil {
		goOn := newLabel()
		b.at(m.Stop.Where())
		b.jumpIf(m.Stop, false, goOn)
		b.watch(Stop, m.Stop.Where())
		b.op(program.ADDI, r, r, 1)
		b.bind(goOn)
	}
	if m.Risk != nil {
		b.at(m.Risk.Where())
		b.watch(Statement, m.Risk.Where())
		risk, high := b.tmp(), b.tmp()
		b.into(m.Risk, risk)
		b.loadInt(high, 1<<32)
		b.op(program.MUL, risk, risk, high)
		b.op(program.ADD, r, r, risk)
	}
	b.op(program.RET, r, 0, 0)
	if len(no.refs) > 0 {
		b.bind(no)
		out := b.tmp()
		b.op(program.LOADI, out, -1, 0)
		b.op(program.RET, out, 0, 0)
	}
}
