package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// AskChoice begins the CHOOSE at the head of the state. It reports whether somebody must be asked; if not, the answer
// is in its register.
func (e *Engine) AskChoice() bool {
	e.s.Head[state.HeadPending] = state.PendingPick
	e.s.Ans = e.s.Ans[:0]
	e.words.forget()
	e.choice.bag.forget()
	if c, _ := e.choice.pending(); c.That >= 0 {
		e.choice.bounds()
		e.choice.mustBePossible()
	}
	return e.advancePick()
}

// advancePick makes every pick for which there is only one candidate. It reports whether a player must be asked.
func (e *Engine) advancePick() bool {
	for {
		e.choice.bounds()
		d := &e.d
		ask := e.choice.mustAsk()
		switch {
		case d.picked >= d.most && !ask:
			e.finishPick()
			return false
		case e.m.Auto || d.Player < 0 || e.s.Head[state.HeadDefaults]>>uint(d.Player&63)&1 == 1:
			e.choice.takeDefaults()
			e.finishPick()
			e.m.RenewAfterDefault()
			return false
		case !ask && d.several && len(e.s.Ans) == 0 && e.choice.takeAll():
			e.finishPick()
			return false
		}
		e.pickCandidates()
		switch {
		case d.Len() == 1 && len(d.candidates) == 1 && !ask:
			e.s.Ans = append(e.s.Ans, d.candidates[0], 0)
			continue
		case e.m.Nested > 0:
			state.Fail("nobody can be asked here")
		}
		return true
	}
}

// preparePick finds out what can be picked next.
func (e *Engine) preparePick() {
	e.choice.bounds()
	e.pickCandidates()
}

// pickCandidates lists what may be picked now; pieces that look the same are one candidate.
func (e *Engine) pickCandidates() {
	d := &e.d
	e.fresh = true
	e.words.relist()
	if d.picked >= d.most {
		if e.choice.mustAsk() { // There is nothing to pick, but the player must be asked.
			c, _ := e.choice.pending()
			d.pass = c.Pass >= 0
			d.done = d.several && !d.pass
		}
		return
	}
	b := &e.choice.bag
	if !b.follow(e.s.Ans) {
		e.choice.show()
	}
	for _, at := range b.shown {
		d.candidates = append(d.candidates, b.values[at])
	}
	d.done = d.several && d.picked >= d.least && !(d.pass && d.picked == 0)
}

// finishPick puts the answer into its register; the frame goes on after the CHOOSE.
func (e *Engine) finishPick() {
	c, _ := e.choice.pending()
	s := e.s
	result, asked := int64(value.None), false
	for i := 1; i < len(s.Ans); i += 2 {
		asked = asked || s.Ans[i] != 0
	}
	if c.Count >= 0 {
		off := e.s.Reserve(len(s.Ans) / 2)
		for i := 0; i < len(s.Ans); i += 2 {
			s.Arena = append(s.Arena, s.Ans[i])
		}
		result = value.List(off, len(s.Ans)/2)
	} else if len(s.Ans) > 0 {
		result = s.Ans[0]
	}
	if c.Result >= 0 {
		e.s.Registers(int(s.Head[state.HeadBase]))[c.Result] = result
	}
	s.Ans = s.Ans[:0]
	s.Head[state.HeadPending] = state.PendingNone
	s.Advance()
	e.fresh = false
}
