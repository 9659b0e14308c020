package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// arguments returns the arguments of the functions of an action so far: the actor and the parameters.
func (e *Engine) arguments(actor int64) []int64 {
	e.args = append(e.args[:0], actor)
	for i := 2; i < len(e.s.Ans); i += 2 {
		e.args = append(e.args, e.s.Ans[i])
	}
	return e.args
}

// domain appends the values that a parameter may have. Pieces that look the same are one value.
func (e *Engine) domain(p *program.Param, args []int64, into []int64) []int64 {
	if p.Slot >= 0 {
		return nextAnswers(e, p, args, into)
	}
	arena := len(e.s.Arena)
	v := e.m.Call(int(p.Domain), args)
	start := len(into)
	if p.Set {
		into = value.AppendMembers(into, v)
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
