package lower

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

func (b *body) pay(s *ir.Pay) {
	if s.Resource != nil {
		op := program.GAINOF
		if s.Sign < 0 {
			op = program.PAYOF
		}
		b.op(op, b.any(s.Who), b.any(s.Amount), b.any(s.Resource))
		return
	}
	who, amounts := b.any(s.Who), b.values(s.Sets)
	op := program.GAIN
	if s.Sign < 0 {
		op = program.PAY
	}
	for i, set := range s.Sets {
		if len(s.Sets) > 1 {
			b.at(set.Range)
		}
		b.op(op, who, amounts[i], b.fields[set.Field])
	}
}

func (b *body) createPiece(s *ir.CreatePiece, dst int32) {
	row := program.Create{Class: b.p.PieceClass}
	at := b.take(4 + len(s.Sets))
	for i, e := range []ir.Expr{s.Unit, s.Owner, s.Space} {
		b.orNone(e, at+int32(i))
	}
	if s.N == nil {
		b.loadInt(at+3, 1)
	} else {
		b.into(s.N, at+3)
	}
	for i, set := range s.Sets {
		b.into(set.Value, at+4+int32(i))
		row.Fields = append(row.Fields, b.fields[set.Field])
	}
	b.at(s.R)
	b.op(program.CREATE, dst, b.create(row), at)
}

func (b *body) createRecord(s *ir.CreateRecord, dst int32) {
	row := program.Create{Class: int32(s.Class.Index)}
	at := b.take(len(s.Sets))
	for i, set := range s.Sets {
		b.into(set.Value, at+int32(i))
		row.Fields = append(row.Fields, b.fields[set.Field])
	}
	b.at(s.R)
	b.op(program.NEWREC, dst, b.create(row), at)
}

func (l *lowerer) create(row program.Create) int32 {
	return intern(l.creates, fmt.Sprint(row), &l.p.Creates, row)
}

// emit runs the hooks one after the other. Each gets its own copy of the args, since a call may use their registers.
func (b *body) emit(s *ir.Emit) {
	n := len(s.Args)
	if len(s.Event.Hooks) == 0 {
		// What is said of an event is evaluated all the same: an error in it must not wait for the first hook.
		for _, a := range s.Args {
			b.any(a)
		}
		return
	}
	vals := b.take(n)
	for i, a := range s.Args {
		b.into(a, vals+int32(i))
	}
	for i, h := range s.Event.Hooks {
		mark := b.next
		args := vals
		if i < len(s.Event.Hooks)-1 && n > 0 {
			args = b.take(n)
			for j := range n {
				b.move(args+int32(j), vals+int32(j))
			}
		}
		b.at(s.R)
		b.op(program.CALL, b.tmp(), b.funcs[h], args)
		b.next = mark
	}
}

func (b *body) attempt(s *ir.Attempt) {
	failed, done := newLabel(), newLabel()
	b.op(program.ATTEMPT, 0, 0, 0)
	b.target(failed, 0)
	b.tries++
	b.block(s.Body)
	b.tries--
	b.op(program.COMMIT, 0, 0, 0)
	b.jump(done)
	b.bind(failed)
	b.block(s.Otherwise)
	b.bind(done)
}

// roll is one of four: dice of one kind, a fused volley, one roll for each piece added up, or all their faces.
func (b *body) roll(s *ir.Roll, dst int32) {
	if s.Scored != nil {
		b.scored(s, dst)
		return
	}
	if s.Each != nil {
		b.rollEach(s, dst)
		return
	}
	at := b.take(3)
	b.into(s.Die, at)
	b.rollCount(s.Count, at+1)
	mode := b.bound(s, at+2)
	b.at(s.R)
	b.op(program.ROLL, dst, at, b.rollRow(mode))
}

// scored lists what each die has to show, and has the scoring count. Modifiers with a limit are dealt out over the list
// as they are over a roll.
func (b *body) scored(s *ir.Roll, dst int32) {
	number := &ir.Type{Kind: ir.Int}
	args, list := b.tmp(), b.tmp()
	push := func(times ir.Expr) {
		if times == nil {
			b.push(s.AtMost)
			return
		}
		t := &ir.Type{Kind: ir.List, Elem: number}
		b.pushAll(&ir.Builtin{Base: ir.Base{T: t, R: s.AtMost.Where()}, Name: "repeated", Args: []ir.Expr{s.AtMost, times}})
	}
	if s.Each == nil {
		b.op(program.LBEGIN, list, 0, 0)
		push(s.Count)
		b.op(program.LEND, args, list, 0)
	} else {
		pieces := b.tmp()
		b.into(s.Each, pieces)
		b.op(program.ROLLBEGIN, pieces, 0, 0)
		b.op(program.LBEGIN, list, 0, 0)
		b.each(b.inRegister(pieces, s.Each.Type(), s.Each.Where()), func(x ir.Expr, _ *turn) {
			b.alias(s.It, x)
			push(s.Dice)
		})
		b.op(program.ROLLEND, 0, 0, 0)
		b.op(program.LEND, args, list, 0)
	}
	b.at(s.R)
	b.op(program.CALL, dst, b.funcs[s.Scored], args)
}

func (b *body) rollCount(n ir.Expr, dst int32) {
	if n == nil {
		b.loadInt(dst, 1)
		return
	}
	b.into(n, dst)
}

func (b *body) bound(s *ir.Roll, dst int32) program.RollMode {
	switch {
	case s.AtMost != nil:
		b.into(s.AtMost, dst)
		return program.RollAtMost
	case s.Exactly != nil:
		b.into(s.Exactly, dst)
		return program.RollExactly
	}
	b.loadInt(dst, 0)
	return program.RollFaces
}

func (l *lowerer) rollRow(mode program.RollMode) int32 {
	for i, r := range l.p.Rolls {
		if r.Mode == mode {
			return int32(i)
		}
	}
	l.p.Rolls = append(l.p.Rolls, program.Roll{Mode: mode})
	return int32(len(l.p.Rolls) - 1)
}

// valueOfIt is the derived value of the piece rolled for that an expression is, and nothing else.
func valueOfIt(e ir.Expr, it *ir.Var) (*ir.Value, bool) {
	v, ok := e.(*ir.ValueOf)
	if !ok {
		return nil, false
	}
	l, ok := v.Obj.(*ir.Local)
	return v.Value, ok && l.Var == it && v.Value.Class.Role == ir.RolePiece
}

func (b *body) rollEach(s *ir.Roll, dst int32) {
	die, list := b.tmp(), b.tmp()
	dice := b.tmp()
	b.into(s.Die, die)
	b.into(s.Each, list)
	if s.AtMost != nil && s.Exactly == nil && !ir.Mentions(s.Die, s.It) {
		v, plain := valueOfIt(s.AtMost, s.It)
		times := int64(-1)
		if s.Dice != nil && plain {
			var n *ir.Value
			if n, plain = valueOfIt(s.Dice, s.It); plain {
				times = int64(n.Index)
			}
		}
		if plain && v.Type.Kind == ir.Int {
			b.loadInt(dice, times)
			b.at(s.R)
			b.op(program.VOLLEY, dst, die, int32(v.Index))
			return
		}
	}
	faces := s.AtMost == nil && s.Exactly == nil
	acc := b.tmp()
	b.op(program.ROLLBEGIN, list, 0, 0)
	if faces {
		b.op(program.LBEGIN, acc, 0, 0)
	} else {
		b.op(program.LOADI, acc, 0, 0)
	}
	b.each(b.inRegister(list, s.Each.Type(), s.Each.Where()), func(x ir.Expr, _ *turn) {
		b.alias(s.It, x)
		at, hits := b.take(3), b.tmp()
		b.into(s.Die, at)
		b.rollCount(s.Dice, at+1)
		mode := b.bound(s, at+2)
		b.at(s.R)
		b.op(program.ROLL, hits, at, b.rollRow(mode))
		if faces {
			b.pushAll(b.inRegister(hits, &ir.Type{Kind: ir.List, Elem: &ir.Type{Kind: ir.Int}}, hcl.Range{}))
			return
		}
		b.op(program.ADD, acc, acc, hits)
	})
	b.op(program.ROLLEND, 0, 0, 0)
	if faces {
		b.op(program.LEND, dst, acc, 0)
		return
	}
	b.move(dst, acc)
}
