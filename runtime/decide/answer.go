package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// Choose answers the decision with candidate i.
func (e *Engine) Choose(i int) error {
	err := e.chooseOnce(i)
	if err == nil || e.Dice == nil {
		return err
	}
	return e.withDice(err, func() error { return e.chooseOnce(i) })
}

func (e *Engine) chooseOnce(i int) (err error) {
	d := e.Decision()
	if d == nil {
		return e.noDecision()
	}
	if i < 0 || i >= d.Len() {
		return refuse("There is no option %d here.", i)
	}
	if !d.Legal(i) {
		e.s.Renew()
		reason, err := e.why(i)
		if err != nil {
			return err
		}
		return &Refusal{Reason: reason}
	}
	e.begin()
	defer e.recoverFault(&err)
	e.answer(i)
	e.commit()
	return nil
}

func (e *Engine) noDecision() error {
	if e.s.Head[state.HeadOver] != 0 {
		return refuse("The game is over.")
	}
	return refuse("There is nothing to decide.")
}

// answer gives a legal answer and plays on until a player must be asked.
func (e *Engine) answer(i int) {
	d := &e.d
	s := e.s
	ask := false
	switch {
	case d.Kind == Menu && d.IsDone(i):
		e.recordLine(audienceUnsaid, func(b []byte) []byte { return d.appendCandidate(b, i, lineLang) })
		e.fresh = false
		e.actorDone()
		ask = e.offerTurn()
	case d.Kind != Pick:
		s.Ans = append(s.Ans, d.candidates[max(0, min(i, len(d.candidates)-1))], 1)
		ask = e.resumeParams()
	default:
		if i < len(d.candidates) {
			s.Ans = append(s.Ans, d.candidates[i], 1)
			ask = e.resumePick(false)
		} else {
			ask = e.resumePick(true)
		}
	}
	if !ask {
		e.proceed()
	}
}

// resumeParams continues with the next parameter, and words the line if the action is complete.
func (e *Engine) resumeParams() bool {
	if a := &e.p.Actions[e.s.Ans[0]]; e.paramsComplete(a) {
		e.recordAction(a, int64(e.d.Player))
	}
	return e.nextParam()
}

// paramsComplete answers the parameters that have only one candidate, so that the line can be worded before the
// effects.
func (e *Engine) paramsComplete(a *program.Action) bool {
	for len(e.s.Ans)/2-1 < len(a.Params) {
		e.s.Head[state.HeadPending] = state.PendingParam
		e.prepareParam()
		if len(e.d.candidates) != 1 {
			return false
		}
		e.s.Ans = append(e.s.Ans, e.d.candidates[0], 0)
	}
	return true
}

// resumePick continues after a pick. If enough, the choice is complete.
func (e *Engine) resumePick(enough bool) bool {
	s := e.s
	for !enough {
		e.preparePick()
		if e.d.picked >= e.d.most {
			enough = true
		} else if e.d.Len() != 1 || len(e.d.candidates) != 1 {
			return true
		} else {
			s.Ans = append(s.Ans, e.d.candidates[0], 0)
		}
	}
	e.recordLine(e.choice.pickAudience(), func(b []byte) []byte { return e.appendPicks(b, lineLang) })
	e.finishPick()
	s.Head[state.HeadPC]++
	return false
}

// TakeBack undoes the last answer to a decision that is not complete.
func (e *Engine) TakeBack() error {
	s := e.s
	last := -1
	for i := 1; i < len(s.Ans); i += 2 {
		if s.Ans[i] != 0 {
			last = i - 1
		}
	}
	if last < 0 || s.Head[state.HeadPending] == state.PendingNone {
		return refuse("There is nothing to take back.")
	}
	s.Ans = s.Ans[:last]
	if s.Head[state.HeadPending] == state.PendingParam && last == 0 {
		s.Head[state.HeadPending] = state.PendingMenu
	}
	e.fresh = false
	return nil
}

// Play answers the menu with a complete action, as Actions returns it.
func (e *Engine) Play(action int, params []int64) error {
	err := e.playOnce(action, params)
	if err == nil || e.Dice == nil {
		return err
	}
	return e.withDice(err, func() error { return e.playOnce(action, params) })
}

func (e *Engine) playOnce(action int, params []int64) (err error) {
	d := e.Decision()
	if d == nil {
		return e.noDecision()
	}
	if d.Kind != Menu || action < 0 || action >= len(e.p.Actions) || len(params) != len(e.p.Actions[action].Params) {
		return refuse("This is not a complete action of the menu.")
	}
	a, actor := &e.p.Actions[action], int64(d.Player)
	e.begin()
	defer e.recoverFault(&err)
	s := e.s
	s.Ans = append(s.Ans[:0], int64(action), 1)
	for _, v := range params {
		s.Ans = append(s.Ans, v, 1)
	}
	if reason := whyNotComplete(e, a, actor, params, func(int) string { return "This action is not legal." }); reason != "" {
		e.restore()
		return &Refusal{Reason: reason}
	}
	e.recordAction(a, actor)
	if !carryOn(e, a) {
		e.proceed()
	}
	e.commit()
	return nil
}
