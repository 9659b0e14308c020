package decide

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// An offer passes from one player to the next, and an action that one of them has completed takes effect.

// nextActor passes an offer on to the next player who has not finished. If there is none, the actor is none.
func (e *Engine) nextActor() {
	o, r, caller := e.s.OpenOffer()
	to := caller[o.To]
	if !o.ToSet {
		if uint64(to) >= uint64(e.s.Layout.Players) {
			state.FailAt(o.Place, "the offer is made to none instead of a player")
		}
		r[state.OfferActor] = to
		if r[state.OfferDone] != 0 {
			r[state.OfferActor] = value.None
		}
		return
	}
	waiting := uint64(to &^ r[state.OfferDone])
	if n := e.s.Layout.Players; n < 64 {
		waiting &= 1<<uint(n) - 1
	}
	if waiting == 0 {
		r[state.OfferActor] = value.None
		return
	}
	if after := waiting &^ (1<<uint(r[state.OfferActor]+1) - 1); r[state.OfferActor] >= 0 && r[state.OfferActor] < 63 && after != 0 {
		waiting = after
	}
	r[state.OfferActor] = int64(bits.TrailingZeros64(waiting))
}

// actorDone notes that the actor has finished with the menu.
func (e *Engine) actorDone() {
	_, r, _ := e.s.OpenOffer()
	r[state.OfferDone] |= 1 << uint(r[state.OfferActor]&63)
	e.nextActor()
}

// beginEffects opens the frame of the effects of a complete action.
func (e *Engine) beginEffects(a *program.Action) {
	_, r, _ := e.s.OpenOffer()
	passes := passesNow(e, a)
	if passes {
		r[state.OfferDone] |= 1 << uint(r[state.OfferActor]&63)
	}
	args := e.arguments(r[state.OfferActor])
	e.s.Head[state.HeadPending] = state.PendingNone
	if !passes { // Bots and dice go on as after `done`.
		e.s.Advance()
	}
	callee := e.m.Push(int(a.Do), 0, -1, state.KindDo)
	copy(callee[:min(len(callee), int(e.p.Funcs[a.Do].Params))], args)
	e.s.Head[state.HeadPC] = int64(e.p.Funcs[a.Do].Start)
	e.s.Ans = e.s.Ans[:0]
	e.fresh = false
}
