package lower

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// lowerValues lowers a function for every derived value: the value itself, then its modifiers in order, then its
// bounds.
func (l *lowerer) lowerValues() {
	for _, v := range l.sc.Values {
		row := program.Value{Name: l.t.Str(v.Name), Class: int32(v.Class.Index), Type: l.t.Type(v.Type)}
		self, among := v.Self, v.Among
		if among == nil {
			among = &ir.Var{Name: "among"}
		}
		if row.Fn = l.u.ValueRow(v); len(v.With) == 0 {
			row.Fn = l.valueFunction(v)
		}
		b := l.begin(row.Fn, append([]*ir.Var{self, among}, v.With...)...)
		b.fr.BindAmong(among)
		b.writeValue(v)
		b.c.Finish()
		row.Attr = l.shortcut(v)
		l.t.P.Values = append(l.t.P.Values, row)
		l.t.P.Modifiers += int32(len(v.Modifiers))
	}
	for _, m := range l.sc.Modifiers {
		l.t.P.Modifiers = max(l.t.P.Modifiers, int32(m.Index)+1)
	}
}

// valueFunction reserves the row of the function of a value.
func (l *lowerer) valueFunction(v *ir.Value) int32 {
	return l.t.Function("value "+v.Name, v.Range, 2+len(v.With), v.Type, true)
}

// shortcut returns, for each unit, the attribute that is equal to a piece value for that unit, so that no code has to
// run, or -1.
func (l *lowerer) shortcut(v *ir.Value) []int32 {
	if v.Class.Role != ir.RolePiece || l.t.P.UnitClass < 0 || len(v.With) > 0 {
		return nil
	}
	units := len(l.sc.Classes[l.t.P.UnitClass].Members)
	row := make([]int32, units)
	for i := range row {
		row[i] = -1
	}
	if l.u.Watch != nil { // code that does not run is not counted
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
		if l.isInBounds(v, l.t.P.Attrs[at].Data[u]) && !modified(v, u) {
			row[u] = at
		}
	}
	return row
}

// columnOf returns the thing and the column that an expression reads. The thing is nil if it is not a read of a
// column.
func (l *lowerer) columnOf(e ir.Expr) (obj ir.Expr, column int32) {
	switch e := e.(type) {
	case *ir.AttrOf:
		return e.Obj, l.t.AttrRow(e.Attr)
	case *ir.ColumnOf:
		return e.Obj, l.t.Column(e)
	}
	return nil, -1
}

// isInBounds reports whether a number is within the bounds of a value. It returns false if they are not constant.
func (l *lowerer) isInBounds(v *ir.Value, n int64) bool {
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

// modified reports whether any modifier of a value may apply to a unit.
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

// writeValue writes the code of a value. If a modifier can make it a fraction, it is a rational until the end.
func (b *body) writeValue(v *ir.Value) {
	b.c.Watch(watch.Entry, v.Is.Where())
	if len(v.Modifiers) == 0 && v.Min == nil && v.Max == nil && v.Round == ir.RoundNone {
		b.fr.Return(v.Is)
		return
	}
	acc, fraction := b.c.Tmp(), isFraction(v)
	b.beginValue(v, acc)
	unit := int32(-1) // not loaded yet
	for i, m := range v.Modifiers {
		if m.Units != nil && unit < 0 {
			unit = b.unitOf(v)
		}
		b.modify(v, i, acc, unit)
	}
	if fraction && v.Type.Kind != ir.Rational {
		b.round(v.Round, acc)
	}
	b.clamp(v.Min, acc, true, v.Type.Kind == ir.Rational)
	b.clamp(v.Max, acc, false, v.Type.Kind == ir.Rational)
	b.c.Op(program.RET, acc, 0, 0)
}

// isFraction reports whether a value is, or a modifier can make it, a fraction.
func isFraction(v *ir.Value) bool {
	return v.Type.Kind == ir.Rational || slices.ContainsFunc(v.Modifiers, func(m *ir.Modifier) bool {
		return m.Op == ir.ModPercent || m.Op == ir.ModTimes || expr.IsRational(m.Amount)
	})
}

// beginValue loads the value before modifiers into acc.
func (b *body) beginValue(v *ir.Value, acc int32) {
	b.c.SetPlace(v.Is.Where())
	b.fr.EvalInto(v.Is, acc)
	if isFraction(v) && !expr.IsRational(v.Is) {
		b.c.Op(program.TORAT, acc, acc, 0)
	}
}

// unitOf returns a new register with the unit of the piece whose value is computed.
func (b *body) unitOf(v *ir.Value) int32 {
	unit := b.c.Tmp()
	self, _ := b.fr.Names.Reg(v.Self)
	b.c.Op(program.PGET, unit, self, ir.PieceUnit)
	return unit
}

// modify applies modifier i of a value to the number in acc. After the last modifier of a stage it rounds.
func (b *body) modify(v *ir.Value, i int, acc, unit int32) {
	b.applyModifier(v.Modifiers[i], acc, unit, isFraction(v))
	last := i == len(v.Modifiers)-1 || v.Modifiers[i+1].Stage != v.Modifiers[i].Stage
	if last && isFraction(v) && v.Round != ir.RoundNone {
		b.round(v.Round, acc)
		b.c.Op(program.TORAT, acc, acc, 0)
	}
}

// lowerValueParts lowers, for explanations, one function for each value before its modifiers, and one for the effect
// of each modifier.
func (l *lowerer) lowerValueParts() {
	for i, v := range l.sc.Values {
		if len(v.Modifiers) == 0 || len(v.With) > 0 {
			continue
		}
		t := v.Type
		if isFraction(v) {
			t = &ir.Type{Kind: ir.Rational}
		}
		part := func(name int32, write func(b *body, acc int32)) {
			among, sofar := &ir.Var{Name: "among"}, &ir.Var{Name: "so far", Type: t}
			if v.Among != nil {
				among = v.Among
			}
			fn := l.code("part of value "+v.Name, v.Range, []*ir.Var{v.Self, among, sofar}, t, nil, nil, func(b *body) {
				b.fr.BindAmong(among)
				acc, _ := b.fr.Names.Reg(sofar)
				write(b, acc)
				b.c.Op(program.RET, acc, 0, 0)
			})
			l.t.P.ValueParts = append(l.t.P.ValueParts, program.ValuePart{Value: int32(i), Name: name, Fn: fn})
		}
		part(-1, func(b *body, acc int32) { b.beginValue(v, acc) })
		for k, m := range v.Modifiers {
			part(l.t.Str(m.Name), func(b *body, acc int32) {
				unit := int32(-1)
				if m.Units != nil {
					unit = b.unitOf(v)
				}
				b.modify(v, k, acc, unit)
			})
		}
	}
}

// round rounds a rational to a whole number.
func (b *body) round(how ir.Round, r int32) {
	op := program.FLOOR
	switch how {
	case ir.RoundUp:
		op = program.CEIL
	case ir.RoundNearest:
		op = program.NEAREST
	}
	b.c.Op(op, r, r, 0)
}

// clamp applies a minimum or maximum.
func (b *body) clamp(bound ir.Expr, acc int32, least, rational bool) {
	if bound == nil {
		return
	}
	mark := b.c.Mark()
	b.c.SetPlace(bound.Where())
	expr.ExtremeOf(b.fr.Code(), rational, least, acc, acc, b.number(bound, rational))
	b.c.Release(mark)
}

// number evaluates a number into a register, as a rational if rational is set.
func (b *body) number(e ir.Expr, rational bool) int32 {
	r := b.c.Tmp()
	b.fr.EvalInto(e, r)
	if rational && !expr.IsRational(e) {
		b.c.Op(program.TORAT, r, r, 0)
	}
	return r
}

// applyModifier applies a modifier to the number in acc, if its conditions hold. The limit is tested last, because
// testing it counts as a use.
func (b *body) applyModifier(m *ir.Modifier, acc, unit int32, fraction bool) {
	skip, mark := emit.NewLabel(), b.c.Mark()
	b.c.SetPlace(m.Range)
	if m.Units != nil {
		b.jumpUnlessOneOf(unit, m.Units, skip)
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
		b.fr.EvalInto(m.Limit, limit)
		b.c.Bind(known)
		may := b.c.Tmp()
		b.c.Op(program.LIMIT, may, int32(m.Index), limit)
		b.c.Branch(may, false, skip)
	}
	b.c.SetPlace(m.Amount.Where())
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
	case ir.ModPercent: // the number plus that many hundredths of it
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

// jumpUnlessOneOf jumps to no unless the unit in a register is one of units.
func (b *body) jumpUnlessOneOf(unit int32, units []*ir.Member, no *emit.Label) {
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
