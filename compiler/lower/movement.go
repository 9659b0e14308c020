package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// lowerMovements lowers the step function of each movement. Its result is -1 if the step is not allowed. Otherwise it
// contains the cost, the risk, and whether the mover must stop.
func (l *lowerer) lowerMovements() {
	for _, m := range l.sc.Movements {
		row := program.Movement{Name: l.t.Str(m.Name), Step: l.stepOf(m, "movement "+m.Name)}
		if row.Plain = row.Step; m.Risk != nil {
			plain := *m
			plain.Risk = nil
			row.Plain = l.stepOf(&plain, "movement "+m.Name+" without risk")
		}
		l.t.P.Movements = append(l.t.P.Movements, row)
	}
}

func (l *lowerer) stepOf(m *ir.Movement, name string) int32 {
	index := l.t.Function(name, m.Range, 4, &ir.Type{Kind: ir.Int}, true)
	b := l.begin(index, m.Mover, m.From, m.To, m.Edge)
	b.step(m)
	b.c.Finish()
	return index
}

func (b *body) step(m *ir.Movement) {
	no := emit.NewLabel()
	b.c.Watch(watch.Entry, m.Range)
	if m.Pass != nil {
		b.c.SetPlace(m.Pass.Where())
		b.fr.JumpIf(m.Pass, false, no)
		b.c.Watch(watch.Pass, m.Pass.Where())
	}
	r := b.c.Tmp()
	cost, isConst := int64(1), true
	if m.Cost != nil {
		if lit, ok := m.Cost.(*ir.Lit); ok {
			cost = lit.Val.Int
		} else {
			isConst = false
			b.c.SetPlace(m.Cost.Where())
			b.c.Watch(watch.Statement, m.Cost.Where())
			b.fr.EvalInto(m.Cost, r)
			b.c.Op(program.ADD, r, r, r)
		}
	}
	if isConst {
		b.c.LoadInt(r, cost<<1)
	}
	if m.Stop != nil {
		goOn := emit.NewLabel()
		b.c.SetPlace(m.Stop.Where())
		b.fr.JumpIf(m.Stop, false, goOn)
		b.c.Watch(watch.Stop, m.Stop.Where())
		b.c.Op(program.ADDI, r, r, 1)
		b.c.Bind(goOn)
	}
	if m.Risk != nil {
		b.c.SetPlace(m.Risk.Where())
		b.c.Watch(watch.Statement, m.Risk.Where())
		risk, high := b.c.Tmp(), b.c.Tmp()
		b.fr.EvalInto(m.Risk, risk)
		b.c.LoadInt(high, 1<<32)
		b.c.Op(program.MUL, risk, risk, high)
		b.c.Op(program.ADD, r, r, risk)
	}
	b.c.Op(program.RET, r, 0, 0)
	if no.Used() {
		b.c.Bind(no)
		out := b.c.Tmp()
		b.c.Op(program.LOADI, out, -1, 0)
		b.c.Op(program.RET, out, 0, 0)
	}
}
