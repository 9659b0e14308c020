package turn

import (
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/state"
)

// Choose answers the decision with candidate i.
func (e *Engine) Choose(i int) error {
	return e.withDice(func() error { return e.choose(i) })
}

func (e *Engine) choose(i int) error {
	q := e.Judge.Question()
	if q == nil {
		return e.refuse()
	}
	if i < 0 || i >= q.Len() {
		return line.Refuse("There is no option %d here.", i)
	}
	if !e.Judge.Accept(i) {
		e.s.Renew()
		reason, err := e.Judge.WhyNot(i)
		if err != nil {
			return err
		}
		return &line.Refusal{Reason: reason}
	}
	return e.decide(func() error { return e.goOn(e.answer(i)) })
}

// refuse refuses an answer because there is no question.
func (e *Engine) refuse() error {
	if e.s.Head[state.HeadOver] != 0 {
		return line.Refuse("The game is over.")
	}
	return line.Refuse("There is nothing to decide.")
}

// answer gives a legal answer. It reports whether a player must be asked next.
func (e *Engine) answer(i int) (ask bool) {
	q := e.q
	switch {
	case q.Kind == legal.Menu && q.IsDone(i):
		e.Record.addDone(i)
		e.Judge.Forget()
		e.actorDone()
		return e.offerTurn()
	case q.Kind != legal.Pick:
		e.s.Ans = append(e.s.Ans, q.Candidates[max(0, min(i, len(q.Candidates)-1))], 1)
		return e.resumeParams()
	case i < len(q.Candidates):
		e.s.Ans = append(e.s.Ans, q.Candidates[i], 1)
		return e.resumePick(false)
	}
	return e.resumePick(true)
}

// resumeParams continues with the next parameter, and words the line if the action is complete. Parameters that have
// only one candidate are answered first, so that the line can be worded before the effects.
func (e *Engine) resumeParams() (ask bool) {
	a := &e.p.Actions[e.s.Ans[0]]
	if e.askParam(a) {
		return true
	}
	e.Record.addAction(a, int64(e.q.Player))
	return e.carryOn(a)
}

// lastAsked returns where the last answer of a player to the open decision begins, or -1.
func (e *Engine) lastAsked() int {
	for i := len(e.s.Ans) - 2; i >= 0; i -= 2 {
		if e.s.Ans[i+1] != 0 {
			return i
		}
	}
	return -1
}

// TakeBack undoes the last answer to a decision that is not complete.
func (e *Engine) TakeBack() error {
	s, last := e.s, e.lastAsked()
	if last < 0 || s.Head[state.HeadPending] == state.PendingNone {
		return line.Refuse("There is nothing to take back.")
	}
	s.Ans = s.Ans[:last]
	if s.Head[state.HeadPending] == state.PendingParam && last == 0 {
		s.Head[state.HeadPending] = state.PendingMenu
	}
	e.Judge.Forget()
	return nil
}

// Play answers the menu with a complete action, as Actions returns it.
func (e *Engine) Play(action int, params []int64) error {
	return e.withDice(func() error { return e.play(action, params) })
}

func (e *Engine) play(action int, params []int64) error {
	q := e.Judge.Question()
	if q == nil {
		return e.refuse()
	}
	if q.Kind != legal.Menu || action < 0 || action >= len(e.p.Actions) ||
		len(params) != len(e.p.Actions[action].Params) {
		return line.Refuse("This is not a complete action of the menu.")
	}
	a, actor := &e.p.Actions[action], int64(q.Player)
	return e.decide(func() error {
		e.s.Ans = append(e.s.Ans[:0], int64(action), 1)
		for _, v := range params {
			e.s.Ans = append(e.s.Ans, v, 1)
		}
		if reason := e.Judge.WhyNotComplete(a, actor, params,
			func([]int64) string { return "This action is not legal." }); reason != "" {
			return &line.Refusal{Reason: reason}
		}
		e.Record.addAction(a, actor)
		return e.goOn(e.carryOn(a))
	})
}
