package decide

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
)

// answers are the arguments of an action's functions so far: the actor and the parameters.
func (e *Engine) answers(actor int64) []int64 {
	e.args = append(e.args[:0], actor)
	for i := 2; i < len(e.s.Ans); i += 2 {
		e.args = append(e.args, e.s.Ans[i])
	}
	return e.args
}

// domain lists what a parameter may be, each value and each kind of piece once.
func (e *Engine) domain(p *program.Param, args []int64, into []int64) []int64 {
	arena := len(e.s.Arena)
	v := e.m.Call(int(p.Domain), args)
	start := len(into)
	if p.Set {
		for set := uint64(v); set != 0; set &= set - 1 {
			into = append(into, int64(bits.TrailingZeros64(set)))
		}
	} else {
		l := e.s.List(v)
		pieces := e.s.Layout.IsPiece(p.Type)
		if pieces {
			e.alike.note(l, int(args[0]))
		}
		e.seen.Reset(len(l))
		e.alike.groups.Reset(len(l))
		for i, x := range l {
			if e.seen.Add(x) && (!pieces || e.alike.startsGroup(i, x, 0)) {
				into = append(into, x)
			}
		}
	}
	e.s.Spend(int64(len(into) - start))
	e.s.Arena = e.s.Arena[:arena]
	return into
}
