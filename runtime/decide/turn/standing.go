package turn

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A player may pass an offer in advance, by an action with a standing condition. Its effects note in the state what
// was promised. Who takes it is done; and as long as the condition holds, `done` is the player's answer to every
// offer of the action, and the player is not asked.

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

// onlyPasses reports whether candidate i of the open offer passes in advance. Nobody is asked only because of such a
// candidate.
func (g *game) onlyPasses(i int) bool {
	return g.q.Done && i < len(g.q.Candidates) && g.p.Actions[g.q.Candidates[i]].Standing >= 0
}

// promised reports whether the condition of candidate i holds. In a sealed offer it sees the answers that the player
// has given.
func (g *game) promised(i int) bool {
	defer g.Judge.Enter()()
	before := g.m.Mark()
	holds := g.m.Call(int(g.p.Actions[g.q.Candidates[i]].Standing), []int64{int64(g.q.Player)}) != 0
	g.m.Undo(&before)
	return holds
}

// passesNow reports whether the player whose turn it is in the open offer is done with it by taking an action.
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
