package turn

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// OpenOffer opens a menu: a frame without a function above the frame of the offer, which continues at ret.
func (e *Engine) OpenOffer(index, ret int) bool {
	s := e.s
	e.requireAsker()
	if s.Head[state.HeadDepth] >= state.MaxDepth {
		state.Fail("procedures call one another too deep (the limit is %d)", state.MaxDepth)
	}
	base := int(s.Head[state.HeadTop]) + state.FrameCells
	e.s.GrowStack(base + state.OfferRegs)
	h := e.s.FrameHeader(base)
	caller := s.Head[state.HeadBase]
	h[state.FrameReturn], h[state.FrameBase], h[state.FrameFunc], h[state.FrameDest] = int64(ret), caller,
		e.s.FrameHeader(int(caller))[state.FrameFunc], -1
	h[state.FrameArena], h[state.FramePhase], h[state.FrameKind] = int64(len(s.Arena)), state.NoPhase, state.KindOffer
	h[state.FrameChance], h[state.FramePlace] = 0, 0
	r := s.Stack[base : base+state.OfferRegs]
	r[state.OfferIndex], r[state.OfferDone], r[state.OfferActor] = int64(index), 0, value.None
	s.Head[state.HeadBase], s.Head[state.HeadTop] = int64(base), int64(base+state.OfferRegs)
	s.Head[state.HeadDepth]++
	e.s.NoteChange() // results of functions of its actions may depend on the values that it passes
	if e.p.Offers[index].Sealed {
		state.OpenSealed(s)
	}
	e.passOn()
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
		e.finishActor()
	} else {
		e.passOn()
	}
	return e.offerTurn()
}

// offerTurn asks the actor, unless there is only one answer. If it returns false, the head of the state says where to
// continue: in the frame of the offer, or in the effects of an action.
func (e *Engine) offerTurn() bool {
	for {
		o, r, _ := e.s.OpenOffer()
		if r[state.OfferActor] == value.None {
			if o.Sealed && e.openNext() {
				return false
			}
			if len(o.With) > 0 { // an offer around this one may pass other values
				e.s.NoteChange()
			}
			h := e.s.FrameHeader(int(e.s.Head[state.HeadBase]))
			s := e.s
			s.Head[state.HeadPC] = h[state.FrameReturn]
			s.Head[state.HeadTop] = s.Head[state.HeadBase] - state.FrameCells
			s.Head[state.HeadBase] = h[state.FrameBase]
			s.Head[state.HeadDepth]--
			s.Head[state.HeadPending] = state.PendingNone
			e.Judge.Forget()
			return false
		}
		e.s.Head[state.HeadPending] = state.PendingMenu
		e.s.Ans = e.s.Ans[:0]
		e.Judge.PrepareMenu()
		q := e.q
		if e.passedBefore() {
			e.finishActor()
			continue
		}
		only, n := -1, 0
		doneLast := q.Done && len(e.p.Offers[q.Index].Requires) > 0 // test its requirements only if that matters
		for i := q.Len() - 1; i >= 0 && n < 2; i-- {
			if (!doneLast || i < q.Len()-1) && !e.onlyPasses(i) && e.Judge.Allow(i) {
				only = i
				n++
			}
		}
		if doneLast && n < 2 && e.Judge.Allow(q.Len()-1) {
			if n++; n == 1 {
				only = q.Len() - 1
			}
		}
		switch {
		case n > 1, n == 1 && q.Done && only != q.Len()-1: // a player who may not be done yet must be told the reason
			return true
		case n == 0 && q.Done:
			if e.mayPassBefore() {
				return true
			}
			o, _, _ := e.s.OpenOffer()
			reason, _ := e.Judge.WhyNot(q.Len()-1, legal.Full)
			state.FailAt(o.Place, "%s has no legal action here, and may not choose done either: %s",
				e.s.Layout.MemberName(int(e.p.PlayerClass), int64(q.Player)), reason)
		case n == 0, q.Done && only == q.Len()-1:
			if e.Closed != nil {
				e.Closed(q.Player)
			}
			e.finishActor()
			continue
		}
		a := &e.p.Actions[q.Candidates[only]]
		e.s.Ans = append(e.s.Ans, q.Candidates[only], 0)
		return e.askParam(a) || e.carryOn(a)
	}
}

// askParam answers parameters of the begun action that have only one candidate. It reports whether a player must be
// asked for another one.
func (e *Engine) askParam(a *program.Action) bool {
	for len(e.s.Ans)/2-1 < len(a.Params) {
		e.s.Head[state.HeadPending] = state.PendingParam
		e.Judge.PrepareParam()
		if len(e.q.Candidates) != 1 {
			return true
		}
		e.s.Ans = append(e.s.Ans, e.q.Candidates[0], 0)
	}
	return false
}

// carryOn continues with a complete action: it begins its effects, or keeps it aside if the offer is sealed. It reports
// whether a player must be asked.
func (e *Engine) carryOn(a *program.Action) bool {
	if e.Judge.KeepsAside() {
		e.seal()
		return e.offerTurn()
	}
	e.beginEffects(a)
	return false
}

// passOn passes an offer on to the next player who has not finished. If there is none, the actor becomes none.
func (e *Engine) passOn() {
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
	waiting := uint64(to &^ r[state.OfferDone] & e.s.Layout.Everybody())
	if waiting == 0 {
		r[state.OfferActor] = value.None
		return
	}
	if after := waiting &^ (1<<uint(r[state.OfferActor]+1) - 1); r[state.OfferActor] >= 0 &&
		r[state.OfferActor] < 63 && after != 0 {
		waiting = after
	}
	r[state.OfferActor] = int64(bits.TrailingZeros64(waiting))
}

// finishActor records that the actor has finished with the menu.
func (e *Engine) finishActor() {
	_, r, _ := e.s.OpenOffer()
	r[state.OfferDone] |= 1 << uint(r[state.OfferActor]&63)
	e.passOn()
}

// beginEffects opens the frame of the effects of a complete action.
func (e *Engine) beginEffects(a *program.Action) {
	_, r, _ := e.s.OpenOffer()
	passes := e.passesNow(a)
	if passes {
		r[state.OfferDone] |= 1 << uint(r[state.OfferActor]&63)
	}
	args := e.Judge.Arguments(r[state.OfferActor])
	e.s.Head[state.HeadPending] = state.PendingNone
	if !passes { // bots and dice continue as after `done`
		e.s.Advance()
	}
	callee := e.m.Push(int(a.Do), 0, -1, state.KindDo)
	copy(callee[:min(len(callee), int(e.p.Funcs[a.Do].Params))], args)
	e.s.Head[state.HeadPC] = int64(e.p.Funcs[a.Do].Start)
	e.s.Ans = e.s.Ans[:0]
	e.Judge.Forget()
}

// A player may pass an offer in advance, by an action with a standing condition. The effects of the action record in
// the state what was promised. The player who takes it is done; and as long as the condition holds, the player's answer
// to every offer of the action is `done`, without a question.

// passedBefore reports whether the player whose turn it is in the open offer has passed it in advance, and may be done.
func (g *game) passedBefore() bool {
	if !g.q.Done {
		return false
	}
	for i := range g.q.Candidates {
		if g.onlyPasses(i) && g.promised(i) {
			return g.Judge.Allow(g.q.Len() - 1)
		}
	}
	return false
}

// onlyPasses reports whether candidate i of the open offer passes in advance. Such a candidate alone is no reason to
// ask a player.
func (g *game) onlyPasses(i int) bool {
	return g.q.Done && i < len(g.q.Candidates) && g.p.Actions[g.q.Candidates[i]].Standing >= 0
}

// promised reports whether the condition of candidate i holds. In a sealed offer it sees the effects of the player's
// own answers.
func (g *game) promised(i int) bool {
	defer g.Judge.Enter()()
	before := g.m.Mark()
	holds := g.m.Call(int(g.p.Actions[g.q.Candidates[i]].Standing), []int64{int64(g.q.Player)}) != 0
	g.m.Undo(&before)
	return holds
}

// passesNow reports whether the player whose turn it is in the open offer is done with it after an action.
func (g *game) passesNow(a *program.Action) bool {
	if a.Standing < 0 {
		return false
	}
	o, r, _ := g.s.OpenOffer()
	return o.Done >= 0 && g.Judge.Rules.BrokenDone(o,
		int(g.s.FrameHeader(int(g.s.Head[state.HeadBase]))[state.FrameBase]), r[state.OfferActor]) < 0
}

// mayPassBefore reports whether the player can pass the open offer in advance.
func (g *game) mayPassBefore() bool {
	for i := range g.q.Candidates {
		if g.onlyPasses(i) && g.Judge.Allow(i) {
			return true
		}
	}
	return false
}
