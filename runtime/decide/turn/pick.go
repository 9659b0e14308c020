package turn

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// AskChoice begins the CHOOSE at the head of the state. It reports whether somebody must be asked; if not, the answer
// is in its register.
func (e *Engine) AskChoice() bool {
	e.s.Head[state.HeadPending] = state.PendingPick
	e.Judge.Choice.Open()
	return e.advancePick()
}

// advancePick makes every pick for which there is only one candidate. It reports whether a player must be asked.
func (e *Engine) advancePick() bool {
	for {
		e.Judge.Choice.Count()
		q := e.q
		ask := e.Judge.Choice.MustAsk()
		switch {
		case q.Picked >= q.Most && !ask:
			e.finishPick()
			return false
		case e.m.Mode.Defaults || q.Player < 0 || e.s.Head[state.HeadDefaults]>>uint(q.Player&63)&1 == 1:
			e.Judge.Choice.TakeDefaults()
			e.finishPick()
			e.m.RenewAfterDefault()
			return false
		case !ask && q.Several && len(e.s.Ans) == 0 && e.Judge.Choice.TakeAll():
			e.finishPick()
			return false
		}
		e.Judge.Choice.List()
		if ask || !e.q.IsForced() {
			e.mustBeAsked()
			return true
		}
		e.s.Ans = append(e.s.Ans, q.Candidates[0], 0)
	}
}

// resumePick continues after a pick. If enough, the choice is complete.
func (e *Engine) resumePick(enough bool) (ask bool) {
	for !enough {
		e.Judge.Choice.Prepare()
		if enough = e.q.Picked >= e.q.Most; !enough {
			if !e.q.IsForced() {
				return true
			}
			e.s.Ans = append(e.s.Ans, e.q.Candidates[0], 0)
		}
	}
	e.Record.addPicks()
	e.finishPick()
	e.s.Head[state.HeadPC]++
	return false
}

// finishPick puts the answer into its register; the frame goes on after the CHOOSE.
func (e *Engine) finishPick() {
	c, _ := e.Judge.Choice.Pending()
	s := e.s
	result := int64(value.None)
	if c.Count >= 0 {
		result = s.NewList(e.Judge.Choice.Picks())
	} else if len(s.Ans) > 0 {
		result = s.Ans[0]
	}
	if c.Result >= 0 {
		e.s.Registers(int(s.Head[state.HeadBase]))[c.Result] = result
	}
	s.Ans = s.Ans[:0]
	s.Head[state.HeadPending] = state.PendingNone
	s.Advance()
	e.Judge.Forget()
}
