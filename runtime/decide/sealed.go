package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// seal keeps a complete action aside. It is tried once, so that a rule that fails is reported to the player who gives
// the answer.
func (a aside) seal() {
	e := a.e
	o, r, _ := e.s.OpenOffer()
	player, action := r[state.OfferActor], &e.p.Actions[e.s.Ans[0]]
	kept, _ := state.SealedOffer(e.s)
	params := slices.Clone(e.arguments(player)[1:])
	kept.Add(player, e.s.Ans[0], params, a.ordered(action, player, params))
	e.s.Ans = e.s.Ans[:0]
	e.fresh = false
	before := e.m.Mark()
	e.d.sealed, e.d.Player = true, int(player)
	fault := a.carryOutOwn()
	passes := fault == nil && passesNow(e, action)
	e.m.Undo(&before)
	if fault != nil {
		panic(fault)
	}
	if o.Once || o.Done < 0 || passes {
		e.actorDone()
	}
}

// openNext carries out the next answer of a sealed offer that all players have finished. An answer which has become
// illegal, because of those carried out before it, is left out, and its player reads why. It reports false if there
// is none left.
func (a aside) openNext() bool {
	e := a.e
	o, sealed := state.SealedOffer(e.s)
	if !sealed {
		return false
	}
	n := o.Len()
	for at := o.Next(); at < n; {
		player, index, params, next := o.At(at)
		params, pieces := slices.Clone(params), o.Pieces(at)
		at = next
		o.CarryOut(next, player)
		e.s.Renew() // as many steps as an answer has that is carried out at once
		action := &e.p.Actions[index]
		e.d.sealed, e.d.Player = false, int(player)
		obeyed, ok := a.obey(action, player, params, pieces)
		if !ok {
			if reason := a.whyNotNow(action, player, params); reason != "" {
				note(e, a.lineOf(action, player, params, pieces)+": "+reason, player)
				continue
			}
			obeyed = params
		}
		e.s.Renew()
		e.s.Ans = append(e.s.Ans[:0], index, 1)
		for _, v := range obeyed {
			e.s.Ans = append(e.s.Ans, v, 1)
		}
		e.beginEffects(action)
		return true
	}
	o.CarryOut(n, value.None)
	e.s.Ans = e.s.Ans[:0]
	return false
}

// whyNotNow returns the reason why a complete action is not legal, or "".
func (a aside) whyNotNow(action *program.Action, player int64, params []int64) (reason string) {
	e := a.e
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			if reason = e.m.AsError(r).Error(); state.IsLimit(r) {
				panic(r)
			}
		}
		e.m.Undo(&before)
	}()
	return whyNotComplete(e, action, player, params, func(level int) string {
		if message := e.paramMessage(action, level); message != "" {
			return message
		}
		return "This is not possible any more."
	})
}
