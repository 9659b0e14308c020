package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// OpenOffer opens a menu. It is a frame without a function, above the frame that offers, which continues at ret.
func (e *Engine) OpenOffer(index, ret int) bool {
	s := e.s
	if e.m.Nested > 0 {
		state.Fail("nobody can be asked here")
	}
	if s.Head[state.HeadDepth] >= state.MaxDepth {
		state.Fail("procedures call one another too deep (the limit is %d)", state.MaxDepth)
	}
	base := int(s.Head[state.HeadTop]) + state.FrameCells
	e.s.GrowStack(base + state.OfferRegs)
	h := e.s.FrameHeader(base)
	caller := s.Head[state.HeadBase]
	h[state.FrameReturn], h[state.FrameBase], h[state.FrameFunc], h[state.FrameDest] = int64(ret), caller, e.s.FrameHeader(int(caller))[state.FrameFunc], -1
	h[state.FrameArena], h[state.FramePhase], h[state.FrameKind] = int64(len(s.Arena)), state.NoPhase, state.KindOffer
	h[state.FrameChance], h[state.FramePlace] = 0, 0
	r := s.Stack[base : base+state.OfferRegs]
	r[state.OfferIndex], r[state.OfferDone], r[state.OfferActor] = int64(index), 0, value.None
	s.Head[state.HeadBase], s.Head[state.HeadTop] = int64(base), int64(base+state.OfferRegs)
	s.Head[state.HeadDepth]++
	e.s.Changed() // the results of its actions' functions may depend on what it passes to them
	if e.p.Offers[index].Sealed {
		state.OpenSealed(s)
	}
	e.nextActor()
	return e.offerTurn()
}

// ActionDone continues with the menu after the effects of an action. It reports whether a player must be asked.
func (e *Engine) ActionDone() bool {
	if _, sealed := state.SealedOffer(e.s); sealed {
		_, r, _ := e.s.OpenOffer()
		r[state.OfferActor] = value.None
		return e.offerTurn()
	}
	if o, _, _ := e.s.OpenOffer(); o.Once || o.Done < 0 {
		e.actorDone()
	} else {
		e.nextActor()
	}
	return e.offerTurn()
}

// offerTurn asks the actor, unless there is only one answer. If it returns false, the head says where to continue: in
// the frame that offered, or in the effects of an action.
func (e *Engine) offerTurn() bool {
	for {
		o, r, _ := e.s.OpenOffer()
		if r[state.OfferActor] == value.None {
			if o.Sealed && (aside{e}).openNext() {
				return false
			}
			if len(o.With) > 0 { // An offer around this one may give other values.
				e.s.Changed()
			}
			h := e.s.FrameHeader(int(e.s.Head[state.HeadBase]))
			s := e.s
			s.Head[state.HeadPC] = h[state.FrameReturn]
			s.Head[state.HeadTop] = s.Head[state.HeadBase] - state.FrameCells
			s.Head[state.HeadBase] = h[state.FrameBase]
			s.Head[state.HeadDepth]--
			s.Head[state.HeadPending] = state.PendingNone
			e.fresh = false
			return false
		}
		e.s.Head[state.HeadPending] = state.PendingMenu
		e.s.Ans = e.s.Ans[:0]
		e.prepareMenu()
		d := &e.d
		if passedBefore(e) {
			e.actorDone()
			continue
		}
		only, n := -1, 0
		doneLast := d.done && len(e.p.Offers[d.index].Requires) > 0 // its requirements are tested only if that matters
		for i := d.Len() - 1; i >= 0 && n < 2; i-- {
			if (!doneLast || i < d.Len()-1) && !onlyPasses(e, i) && e.legal(i) {
				only = i
				n++
			}
		}
		if doneLast && n < 2 && e.legal(d.Len()-1) {
			if n++; n == 1 {
				only = d.Len() - 1
			}
		}
		switch {
		case n > 1, n == 1 && d.done && only != d.Len()-1: // a player who may not be done yet is told the reason
			return true
		case n == 0 && d.done:
			if mayPassBefore(e) {
				return true
			}
			o, _, _ := e.s.OpenOffer()
			reason, _ := e.why(d.Len() - 1)
			state.FailAt(o.Place, "%s has no legal action here, and may not be done either: %s", e.s.Layout.MemberName(int(e.p.PlayerClass), int64(d.Player)), reason)
		case n == 0, d.done && only == d.Len()-1:
			if e.Closed != nil {
				e.Closed(d.Player)
			}
			e.actorDone()
			continue
		}
		e.s.Ans = append(e.s.Ans, d.candidates[only], 0)
		return e.nextParam()
	}
}

// nextParam asks for the next parameter of the action, or carries it out if it is complete.
func (e *Engine) nextParam() bool {
	for {
		a := &e.p.Actions[e.s.Ans[0]]
		if len(e.s.Ans)/2-1 >= len(a.Params) {
			return carryOn(e, a)
		}
		e.s.Head[state.HeadPending] = state.PendingParam
		e.prepareParam()
		if len(e.d.candidates) != 1 {
			return true
		}
		e.s.Ans = append(e.s.Ans, e.d.candidates[0], 0)
	}
}

// carryOn continues with a complete action: it begins its effects, or keeps it aside if the offer is sealed. It
// reports whether a player must be asked.
func carryOn(e *Engine, a *program.Action) bool {
	if kept := (aside{e}); kept.keeps() {
		kept.seal()
		return e.offerTurn()
	}
	e.beginEffects(a)
	return false
}
