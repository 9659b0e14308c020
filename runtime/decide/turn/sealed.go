package turn

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// seal keeps a complete action aside. It is tried once, so that a rule that fails is reported to the player who gives
// the answer.
func (e *Engine) seal() {
	o, r, _ := e.s.OpenOffer()
	player, action := r[state.OfferActor], &e.p.Actions[e.s.Ans[0]]
	kept, _ := state.SealedOffer(e.s)
	params := slices.Clone(e.Judge.Arguments(player)[1:])
	kept.Add(player, e.s.Ans[0], params, e.see(action, player, params))
	e.s.Ans = e.s.Ans[:0]
	e.Judge.Forget()
	before := e.m.Mark()
	e.q.Sealed, e.q.Player = true, int(player)
	fault := e.Judge.CarryOutOwn()
	passes := fault == nil && e.passesNow(action)
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
func (e *Engine) openNext() bool {
	offer, sealed := state.SealedOffer(e.s)
	if !sealed {
		return false
	}
	n := offer.Len()
	for at := offer.Next(); at < n; {
		player, index, params, next := offer.At(at)
		params, pieces := slices.Clone(params), offer.Pieces(at)
		at = next
		offer.CarryOut(next, player)
		e.s.Renew() // as many steps as an answer has that is carried out at once
		action := &e.p.Actions[index]
		e.q.Sealed, e.q.Player = false, int(player)
		o := &order{e: e, action: action, player: player, params: params, pieces: pieces}
		obeyed, ok := o.obey()
		if !ok {
			if reason := o.whyNot(); reason != "" {
				e.Speech.note(e.Words.LeftOut(action, player, params, pieces)+": "+reason, player)
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
	offer.CarryOut(n, value.None)
	e.s.Ans = e.s.Ans[:0]
	return false
}
