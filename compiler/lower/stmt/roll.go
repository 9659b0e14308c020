package stmt

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/runtime/program"
)

// roll writes a roll: of dice of one kind, for each piece, or with a scoring.
func (b *Body) roll(s *ir.Roll, dst int32) {
	if s.Scored != nil {
		b.callScoring(s, dst)
		return
	}
	if s.Each != nil {
		b.rollEach(s, dst)
		return
	}
	at := b.c.Take(3)
	b.evaluateRolled(s, at)
	b.rollCount(s.Count, at+1)
	row := b.evaluateBound(s, at+2)
	b.throw(s.R, dst, at, row, s.Die, s.Faces, s.Count, s.AtMost, s.Exactly)
}

// throw writes the instruction of a roll. If something about the roll is hidden from somebody, it is followed by a
// section that returns who may see it.
func (b *Body) throw(r hcl.Range, dst, at int32, row program.Roll, with ...ir.Expr) {
	row.Seers = -1
	hidden := expr.ReadsHidden(b.fr, with)
	i := b.t.Roll(row, hidden)
	b.c.SetPlace(r)
	b.c.Op(program.ROLL, dst, at, i)
	if !hidden {
		return
	}
	over := emit.NewLabel()
	b.c.Jump(over)
	b.c.WriteSection(func(who int32) { expr.PutSeers(b.fr, with, who) }, func(pc int32) { b.t.P.Rolls[i].Seers = pc })
	b.c.Bind(over)
}

// evaluateRolled evaluates the die, or the list of faces.
func (b *Body) evaluateRolled(s *ir.Roll, dst int32) {
	if s.Faces != nil {
		b.list(s.Faces, dst)
		return
	}
	b.fr.EvalInto(s.Die, dst)
}

// list evaluates a list or set into a list.
func (b *Body) list(e ir.Expr, dst int32) {
	if e.Type().Kind == ir.Set {
		b.fr.List(e, dst)
		return
	}
	b.fr.EvalInto(e, dst)
}

// pick writes a random choice.
func (b *Body) pick(s *ir.Pick, dst int32) {
	row := program.Roll{Mode: program.RollPick, Listed: true, Elem: b.t.Type(expr.Elem(s.From))}
	at := b.c.Take(3)
	b.list(s.From, at)
	if s.Count == nil {
		row.Mode = program.RollPickOne
	}
	b.rollCount(s.Count, at+1)
	b.c.LoadInt(at+2, 0)
	b.throw(s.R, dst, at, row, s.From, s.Count)
}

// rollCount evaluates the number of dice; the default is one.
func (b *Body) rollCount(n ir.Expr, dst int32) {
	if n == nil {
		b.c.LoadInt(dst, 1)
		return
	}
	b.fr.EvalInto(n, dst)
}

// evaluateBound evaluates what a die must show to hit, and returns how it is compared and which dice count.
func (b *Body) evaluateBound(s *ir.Roll, dst int32) program.Roll {
	row := program.Roll{Mode: program.RollFaces, Keep: keeps[s.Keep]}
	if s.Faces != nil {
		row.Listed, row.Elem = true, b.t.Type(expr.Elem(s.Faces))
	}
	switch {
	case s.AtMost != nil:
		b.fr.EvalInto(s.AtMost, dst)
		row.Mode = program.RollAtMost
	case s.Exactly != nil:
		b.fr.EvalInto(s.Exactly, dst)
		row.Mode = program.RollExactly
	default:
		b.c.LoadInt(dst, 0)
	}
	return row
}

var keeps = [...]program.Keep{
	ir.KeepAll: program.KeepAll, ir.KeepBest: program.KeepBest, ir.KeepWorst: program.KeepWorst,
}

// valueOfIt returns the derived value if an expression is just a value of the piece that is rolled for.
func valueOfIt(e ir.Expr, it *ir.Var) (*ir.Value, bool) {
	v, ok := e.(*ir.ValueOf)
	if !ok {
		return nil, false
	}
	l, ok := v.Obj.(*ir.Local)
	return v.Value, ok && l.Var == it && v.Value.Class.Role == ir.RolePiece && len(v.Args) == 0
}

// rollEach writes a roll for each piece of a list. If all pieces hit by the same derived value, it is one
// instruction.
func (b *Body) rollEach(s *ir.Roll, dst int32) {
	die, list := b.c.Tmp(), b.c.Tmp()
	dice := b.c.Tmp()
	b.evaluateRolled(s, die)
	b.fr.EvalInto(s.Each, list)
	if s.AtMost != nil && s.Exactly == nil && s.Faces == nil && s.Keep == ir.KeepAll && !ir.Mentions(s.Die, s.It) {
		v, plain := valueOfIt(s.AtMost, s.It)
		times := int64(-1)
		if s.Dice != nil && plain {
			var n *ir.Value
			if n, plain = valueOfIt(s.Dice, s.It); plain {
				times = int64(n.Index)
			}
		}
		if plain && v.Type.Kind == ir.Int {
			b.c.LoadInt(dice, times)
			b.c.SetPlace(s.R)
			b.c.Op(program.VOLLEY, dst, die, int32(v.Index))
			return
		}
	}
	faces := s.AtMost == nil && s.Exactly == nil
	acc := b.c.Tmp()
	b.c.Op(program.ROLLBEGIN, list, 0, 0)
	if faces {
		b.c.Op(program.LBEGIN, acc, 0, 0)
	} else {
		b.c.Op(program.LOADI, acc, 0, 0)
	}
	b.fr.ForEach(b.fr.Names.InRegister(list, s.Each.Type(), s.Each.Where()), func(x ir.Expr, _ *expr.Turn) {
		b.fr.Alias(s.It, x)
		at, hits := b.c.Take(3), b.c.Tmp()
		if s.Faces != nil {
			b.c.Move(at, die)
		} else {
			b.fr.EvalInto(s.Die, at)
		}
		b.rollCount(s.Dice, at+1)
		row := b.evaluateBound(s, at+2)
		b.throw(s.R, hits, at, row, s.Die, s.Faces, s.Dice, s.AtMost, s.Exactly)
		if faces {
			b.fr.PushAll(b.fr.Names.InRegister(hits, &ir.Type{Kind: ir.List, Elem: &ir.Type{Kind: ir.Int}}, hcl.Range{}))
			return
		}
		b.c.Op(program.ADD, acc, acc, hits)
	})
	b.c.Op(program.ROLLEND, 0, 0, 0)
	if faces {
		b.c.Op(program.LEND, dst, acc, 0)
		return
	}
	b.c.Move(dst, acc)
}

var number = &ir.Type{Kind: ir.Int}

// callScoring makes the lists that the scoring of a roll reads, and calls it. Modifiers with a limit are distributed
// over the pieces as in any roll.
func (b *Body) callScoring(s *ir.Roll, dst int32) {
	args := b.c.Take(len(s.Scored.Params))
	r := &scoredRoll{Body: b, Roll: s}
	if s.Each != nil {
		r.pieces = b.c.Tmp()
		b.fr.EvalInto(s.Each, r.pieces)
	}
	for i, p := range s.Scored.Params {
		at := args + int32(i)
		switch p.Name {
		case ir.ScoredStrengths:
			r.writeEach(at, func() { r.push(r.AtMost) })
		case ir.ScoredRollers:
			r.rollers(at)
		case ir.ScoredDice:
			r.dice(at)
		case ir.ScoredWorst:
			b.c.LoadInt(at, 0)
			if s.Keep == ir.KeepWorst {
				b.c.LoadInt(at, 1)
			}
		case ir.ScoredFaces:
			r.faces(at)
		}
	}
	b.c.SetPlace(s.R)
	b.c.Op(program.CALL, dst, b.u.Row(s.Scored), args)
}

// scoredRoll is a roll with a scoring.
type scoredRoll struct {
	*Body
	*ir.Roll
	pieces int32 // register of the pieces that are rolled for
}

// writeEach writes a list with what push pushes for each piece or, if the roll is not for pieces, once.
func (r *scoredRoll) writeEach(dst int32, push func()) {
	list := r.c.Tmp()
	if r.Each == nil {
		r.c.Op(program.LBEGIN, list, 0, 0)
		push()
		r.c.Op(program.LEND, dst, list, 0)
		return
	}
	r.c.Op(program.ROLLBEGIN, r.pieces, 0, 0)
	r.c.Op(program.LBEGIN, list, 0, 0)
	r.fr.ForEach(r.fr.Names.InRegister(r.pieces, r.Each.Type(), r.Each.Where()), func(x ir.Expr, _ *expr.Turn) {
		r.fr.Alias(r.It, x)
		push()
	})
	r.c.Op(program.ROLLEND, 0, 0, 0)
	r.c.Op(program.LEND, dst, list, 0)
}

// times returns the number of dice: for a piece, or in total.
func (r *scoredRoll) times() ir.Expr {
	if r.Each != nil {
		return r.Dice
	}
	return r.Count
}

// push pushes an expression once for each die that counts.
func (r *scoredRoll) push(e ir.Expr) {
	times := r.times()
	switch {
	case times == nil:
		r.fr.Push(e)
		return
	case r.Keep != ir.KeepAll: // one die counts, if there is any
		times = &ir.Builtin{Base: ir.Base{T: number, R: times.Where()}, Name: "min", Args: []ir.Expr{times, one(1)}}
	}
	t := &ir.Type{Kind: ir.List, Elem: e.Type()}
	r.fr.PushAll(&ir.Builtin{Base: ir.Base{T: t, R: e.Where()}, Name: "repeated", Args: []ir.Expr{e, times}})
}

func (r *scoredRoll) rollers(dst int32) {
	if r.Each == nil {
		r.c.LoadInt(dst, 0)
		return
	}
	it := &ir.Local{Base: ir.Base{T: r.It.Type, R: r.Each.Where()}, Var: r.It}
	r.writeEach(dst, func() { r.push(it) })
}

// dice makes the list with, for each die that counts, the number of dice thrown for it.
func (r *scoredRoll) dice(dst int32) {
	r.writeEach(dst, func() {
		if times := r.times(); times != nil && r.Keep != ir.KeepAll {
			r.push(times)
			return
		}
		r.push(one(1))
	})
}

// faces throws the dice and makes the list with the face of each die that counts.
func (r *scoredRoll) faces(dst int32) {
	plain := *r.Roll
	plain.AtMost, plain.Exactly, plain.Keep = nil, nil, ir.KeepAll
	list := &ir.Type{Kind: ir.List, Elem: number}
	r.writeEach(dst, func() {
		at, shown := r.c.Take(3), r.c.Tmp()
		r.evaluateRolled(&plain, at)
		r.rollCount(r.times(), at+1)
		r.throw(r.R, shown, at, r.evaluateBound(&plain, at+2), r.Die, r.Faces, r.times())
		all := r.fr.Names.InRegister(shown, list, r.R)
		if r.Keep == ir.KeepAll {
			r.fr.PushAll(all)
			return
		}
		x := &ir.Local{Base: ir.Base{T: number}, Var: &ir.Var{Name: "face", Type: number}}
		key := ir.Expr(x)
		if r.Keep == ir.KeepWorst {
			key = &ir.Unary{Base: ir.Base{T: number}, Op: "-", X: x}
		}
		keyed := &ir.Comp{Base: ir.Base{T: list}, Var: x.Var, Seq: all, Key: key, Elem: x}
		sorted := &ir.Builtin{Base: ir.Base{T: list}, Name: "sorted", Args: []ir.Expr{keyed}}
		r.fr.PushAll(&ir.Builtin{Base: ir.Base{T: list}, Name: "take", Args: []ir.Expr{sorted, one(1)}})
	})
}

func one(n int64) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: number}, Val: &ir.Const{Int: n, Den: 1}}
}
