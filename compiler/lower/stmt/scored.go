package stmt

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/runtime/program"
)

var number = &ir.Type{Kind: ir.Int}

// scored lists what the scoring of a roll reads, and calls it. Modifiers with a limit are spread over the list as
// they are over a roll.
func (b *Body) scored(s *ir.Roll, dst int32) {
	args := b.c.Take(len(s.Scored.Params))
	r := &scoredRoll{Body: b, Roll: s}
	if s.Each != nil {
		r.pieces = b.c.Tmp()
		b.fr.Into(s.Each, r.pieces)
	}
	for i, p := range s.Scored.Params {
		at := args + int32(i)
		switch p.Name {
		case ir.ScoredStrengths:
			r.strengths(at)
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
	b.c.At(s.R)
	b.c.Op(program.CALL, dst, b.u.Row(s.Scored), args)
}

// scoredRoll is a roll whose hits a scoring counts.
type scoredRoll struct {
	*Body
	*ir.Roll
	pieces int32 // the register of the pieces that are rolled for
}

// each writes a list with what push pushes for each piece or, if the roll is not for pieces, once.
func (r *scoredRoll) each(dst int32, push func()) {
	list := r.c.Tmp()
	if r.Each == nil {
		r.c.Op(program.LBEGIN, list, 0, 0)
		push()
		r.c.Op(program.LEND, dst, list, 0)
		return
	}
	r.c.Op(program.ROLLBEGIN, r.pieces, 0, 0)
	r.c.Op(program.LBEGIN, list, 0, 0)
	r.fr.Each(r.fr.Names.InRegister(r.pieces, r.Each.Type(), r.Each.Where()), func(x ir.Expr, _ *expr.Turn) {
		r.fr.Alias(r.It, x)
		push()
	})
	r.c.Op(program.ROLLEND, 0, 0, 0)
	r.c.Op(program.LEND, dst, list, 0)
}

// times returns how many dice are thrown: for a piece, or in all.
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
	case r.Keep != ir.KeepAll: // one die counts, if any is thrown
		times = &ir.Builtin{Base: ir.Base{T: number, R: times.Where()}, Name: "min", Args: []ir.Expr{times, one(1)}}
	}
	t := &ir.Type{Kind: ir.List, Elem: e.Type()}
	r.fr.PushAll(&ir.Builtin{Base: ir.Base{T: t, R: e.Where()}, Name: "repeated", Args: []ir.Expr{e, times}})
}

func (r *scoredRoll) strengths(dst int32) { r.each(dst, func() { r.push(r.AtMost) }) }

func (r *scoredRoll) rollers(dst int32) {
	if r.Each == nil {
		r.c.LoadInt(dst, 0)
		return
	}
	it := &ir.Local{Base: ir.Base{T: r.It.Type, R: r.Each.Where()}, Var: r.It}
	r.each(dst, func() { r.push(it) })
}

// dice lists of how many dice each that counts is the one that is kept.
func (r *scoredRoll) dice(dst int32) {
	r.each(dst, func() {
		if times := r.times(); times != nil && r.Keep != ir.KeepAll {
			r.push(times)
			return
		}
		r.push(one(1))
	})
}

// faces throws the dice, and lists what each that counts shows.
func (r *scoredRoll) faces(dst int32) {
	plain := *r.Roll
	plain.AtMost, plain.Exactly, plain.Keep = nil, nil, ir.KeepAll
	list := &ir.Type{Kind: ir.List, Elem: number}
	r.each(dst, func() {
		at, shown := r.c.Take(3), r.c.Tmp()
		r.rolled(&plain, at)
		r.rollCount(r.times(), at+1)
		r.throw(r.R, shown, at, r.bound(&plain, at+2), r.Die, r.Faces, r.times())
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
