package decide

import (
	"math/bits"
	"slices"

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

// ActionDone continues with the menu after the effects of an action. It reports whether a player must be asked.
func (e *Engine) ActionDone() bool {
	if _, _, sealed := state.Sealed(e.s, int(e.s.Head[state.HeadBase])); sealed {
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

// offerTurn asks the actor, unless there is only one answer. If it returns false, the head says where to continue: in the frame that
// offered, or in the effects of an action.
func (e *Engine) offerTurn() bool {
	for {
		o, r, _ := e.s.OpenOffer()
		if r[state.OfferActor] == value.None {
			if o.Sealed && openNext(e) {
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
				e.Closed()
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

// carryOn continues with a complete action: it begins its effects, or keeps it aside if the offer is sealed. It reports whether a
// player must be asked.
func carryOn(e *Engine, a *program.Action) bool {
	if sealing(e) {
		return seal(e, a)
	}
	e.beginEffects(a)
	return false
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

// seal keeps a complete action aside. It is tried once, so that a rule that fails is reported to the player who gives the answer. It
// reports whether a player must be asked.
func seal(e *Engine, a *program.Action) bool {
	o, r, _ := e.s.OpenOffer()
	player := r[state.OfferActor]
	params := slices.Clone(e.arguments(player)[1:])
	state.Seal(e.s, player, e.s.Ans[0], params)
	e.s.Ans = e.s.Ans[:0]
	e.fresh = false
	before := e.m.Mark()
	e.d.sealed, e.d.Player = true, int(player)
	fault := carryOutOwn(e)
	passes := fault == nil && passesNow(e, a)
	e.m.Undo(&before)
	if fault != nil {
		panic(fault)
	}
	if _, r, _ = e.s.OpenOffer(); o.Once || o.Done < 0 || passes {
		r[state.OfferDone] |= 1 << uint(player&63)
		e.nextActor()
	}
	return e.offerTurn()
}

// openNext carries out the next answer of a sealed offer that all players have finished. An answer which has become illegal, because of
// those carried out before it, is left out, and its player reads why. It reports false if there is none left.
func openNext(e *Engine) bool {
	base := int(e.s.Head[state.HeadBase])
	from, to, sealed := state.Sealed(e.s, base)
	if !sealed {
		return false
	}
	for at := from + max(0, int(e.s.Stack[base+state.SealedNext])); at < to; {
		player, action, params, next := state.SealedAnswer(e.s, at)
		at = next
		e.s.Stack[base+state.SealedNext] = int64(next - from)
		e.s.Stack[base+state.OfferActor] = player
		e.s.Left = e.s.Budget // as many steps as an answer has that is carried out at once
		e.s.Ans = append(e.s.Ans[:0], action, 1)
		for _, v := range params {
			e.s.Ans = append(e.s.Ans, v, 1)
		}
		a := &e.p.Actions[action]
		e.d.sealed, e.d.Player = false, int(player)
		if reason := whyNotNow(e, a, player, params); reason != "" {
			note(e, lineOf(e, a, player)+": "+reason, player)
			continue
		}
		e.beginEffects(a)
		return true
	}
	e.s.Stack[base+state.SealedNext] = int64(to - from)
	e.s.Stack[base+state.OfferActor] = -1
	e.s.Ans = e.s.Ans[:0]
	return false
}

// whyNotNow returns the reason why a complete action is not legal, or "".
func whyNotNow(e *Engine, a *program.Action, player int64, params []int64) (reason string) {
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			if reason = e.m.AsError(r).Error(); state.IsLimit(r) {
				panic(r)
			}
		}
		e.m.Undo(&before)
	}()
	for level := range len(params) + 1 {
		e.args = append(append(e.args[:0], player), params[:level]...)
		if q := e.brokenRequire(a, level); q >= 0 {
			return e.actionText(&a.Requires[q])
		}
		if level < len(params) && !slices.Contains(e.domain(&a.Params[level], e.args, nil), params[level]) {
			if reason = e.paramMessage(a, level); reason == "" {
				reason = "This is not possible any more."
			}
			return reason
		}
	}
	if q := e.brokenEnsure(a); q >= 0 {
		return e.actionText(&a.Ensures[q])
	}
	return ""
}

// lineOf words an action as the player who has given it reads it.
func lineOf(e *Engine, a *program.Action, player int64) string {
	return e.w.For(int(player), func() []byte { return e.appendLine(nil, a, e.arguments(player), e.w.Lang) })
}
