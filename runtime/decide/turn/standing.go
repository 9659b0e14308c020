package turn

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A player may pass an offer in advance, by an action with a standing condition. Its effects note in the state what
// was promised. Who takes it is done; and as long as the condition holds, `done` is the player's answer to every
// offer of the action, and the player is not asked.

// passedBefore reports whether the player whose turn it is in the open offer has passed it in advance, and may be done.
func (e *Engine) passedBefore() bool {
	if !e.q.Done {
		return false
	}
	for i := range e.q.Candidates {
		if e.onlyPasses(i) && e.promised(i) {
			return e.Judge.Allow(e.q.Len() - 1)
		}
	}
	return false
}

// onlyPasses reports whether candidate i of the open offer passes in advance. Nobody is asked only because of such a
// candidate.
func (e *Engine) onlyPasses(i int) bool {
	return e.q.Done && i < len(e.q.Candidates) && e.p.Actions[e.q.Candidates[i]].Standing >= 0
}

// promised reports whether the condition of candidate i holds. In a sealed offer it sees the answers that the player
// has given.
func (e *Engine) promised(i int) bool {
	defer e.Judge.Enter()()
	before := e.m.Mark()
	holds := e.m.Call(int(e.p.Actions[e.q.Candidates[i]].Standing), []int64{int64(e.q.Player)}) != 0
	e.m.Undo(&before)
	return holds
}

// passesNow reports whether the player whose turn it is in the open offer is done with it by taking an action.
func (e *Engine) passesNow(a *program.Action) bool {
	if a.Standing < 0 {
		return false
	}
	o, r, _ := e.s.OpenOffer()
	return o.Done >= 0 && e.Judge.Rules.BrokenDone(o, int(e.s.FrameHeader(int(e.s.Head[state.HeadBase]))[state.FrameBase]), r[state.OfferActor]) < 0
}

// mayPassBefore reports whether the player can pass the open offer in advance.
func (e *Engine) mayPassBefore() bool {
	for i := range e.q.Candidates {
		if e.onlyPasses(i) && e.Judge.Allow(i) {
			return true
		}
	}
	return false
}
