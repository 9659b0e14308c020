package turn

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Choose answers the decision with candidate i.
func (e *Engine) Choose(i int) error {
	return e.answerWithDice(func() error { return e.choose(i, legal.Full) })
}

func (e *Engine) choose(i int, detail legal.Detail) error {
	q := e.Judge.Question()
	if q == nil {
		return e.refuse()
	}
	if i < 0 || i >= q.Len() {
		return line.Refuse("There is no option %d here.", i)
	}
	if !e.Judge.Accept(i) {
		e.s.Renew()
		reason, err := e.Judge.WhyNot(i, detail)
		if err != nil {
			return err
		}
		return &line.Refusal{Reason: reason}
	}
	return e.decide(func() error { return e.goOn(e.answer(i)) })
}

// refuse returns the refusal of an answer when there is no question.
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
		e.finishActor()
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

// resumeParams continues with the next parameter, or with the complete action. It answers parameters with only one
// candidate first, so that the line can be worded before the effects.
func (e *Engine) resumeParams() (ask bool) {
	a := &e.p.Actions[e.s.Ans[0]]
	if e.askParam(a) {
		return true
	}
	e.Record.addAction(a, int64(e.q.Player))
	return e.carryOn(a)
}

// lastAsked returns the index of the last answer that a player gave to the open decision, or -1.
func (e *Engine) lastAsked() int {
	for i := len(e.s.Ans) - 2; i >= 0; i -= 2 {
		if e.s.Ans[i+1] != 0 {
			return i
		}
	}
	return -1
}

// TakeBack undoes the last answer of an incomplete decision.
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

// Play answers the menu with a complete action, as from Actions.
func (e *Engine) Play(action int, params []int64) error {
	return e.answerWithDice(func() error { return e.play(action, params) })
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

// AskChoice begins the CHOOSE at the head of the state. It reports whether a player must be asked; if not, the answer
// is in its register.
func (e *Engine) AskChoice() bool {
	e.s.Head[state.HeadPending] = state.PendingPick
	e.Judge.Choice.Open()
	return e.advancePick()
}

// advancePick makes every pick with only one candidate. It reports whether a player must be asked.
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
			e.requireAsker()
			return true
		}
		e.s.Ans = append(e.s.Ans, q.Candidates[0], 0)
	}
}

// resumePick continues after a pick. If enough is set, the choice is complete.
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

// finishPick puts the answer into its register; the frame continues after the CHOOSE.
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

// maxLine is the length of the longest line that is parsed, in bytes. It allows for a choice of hundreds of pieces,
// because a game log contains the line.
const maxLine = 1 << 19

// Do answers with a line: a complete action, the text of an option, or a whole list of picks ("2 of these, one of
// those"). If it returns a *Refusal, the game is unchanged.
func (e *Engine) Do(words string) error {
	return e.answerWithDice(func() error { return e.do(words, false, legal.Full) })
}

// DoBriefly is Do with refusals that do not say why a requirement does not hold.
func (e *Engine) DoBriefly(words string) error {
	return e.answerWithDice(func() error { return e.do(words, false, legal.Brief) })
}

// Repeat is Do for a line from Line. It is parsed in the language of lines only, because its words may mean another
// option in the language of the player.
func (e *Engine) Repeat(words string) error {
	return e.answerWithDice(func() error { return e.do(words, true, legal.Full) })
}

func (e *Engine) do(words string, logged bool, detail legal.Detail) error {
	q := e.Judge.Question()
	if q == nil {
		return e.refuse()
	}
	if len(words) > maxLine {
		return line.Refuse("This line is too long.")
	}
	r := line.NewReader(e.Words, logged, detail)
	text := strings.Join(strings.Fields(words), " ")
	if text == "" {
		return r.RefuseEmpty()
	}
	i := r.FindNamed(text)
	switch {
	case q.Kind == legal.Pick:
		return e.doPicks(r, i, text)
	case q.Kind == legal.Param && i < 0 && q.Listed != nil && r.IsList(text):
		return e.decide(func() error {
			if refused := r.AnswerList(text); refused != "" {
				return &line.Refusal{Reason: refused}
			}
			return e.goOn(e.resumeParams())
		})
	case i >= 0 && (q.Kind == legal.Param || !r.IsAction(i, text)):
		return e.choose(i, r.Detail)
	}
	return r.Answer(text, func(action int, words []string) (int, error) { return e.try(r, action, words) })
}

// try answers all parameters of an action at once. With a refusal, reached is how many of them were accepted.
func (e *Engine) try(r *line.Reader, action int, words []string) (reached int, err error) {
	a, actor := &e.p.Actions[action], int64(e.q.Player)
	err = e.decide(func() error {
		e.s.Head[state.HeadPending] = state.PendingParam
		e.s.Ans = append(e.s.Ans[:0], int64(action), 1)
		refused := ""
		if refused, reached = r.AnswerParams(a, actor, words); refused != "" {
			return &line.Refusal{Reason: refused}
		}
		if r.Skip() {
			return line.Refuse("Another action has this number.")
		}
		e.Record.addAction(a, actor)
		return e.goOn(e.carryOn(a))
	})
	return reached, err
}

// doPicks answers a choice with a text, which is that of candidate i or has all picks.
func (e *Engine) doPicks(r *line.Reader, i int, text string) error {
	q := e.q
	if i >= 0 && (!q.Several || q.Most-q.Picked == 1 || i >= len(q.Candidates)) {
		return e.choose(i, r.Detail)
	}
	if !q.Several {
		return r.RefuseWords(text)
	}
	return e.decide(func() error {
		if e.lastAsked() < 0 { // the line is the whole answer, including picks that were made without asking
			e.s.Ans = e.s.Ans[:0]
		}
		if refusal := r.AnswerPicks(text); refusal != nil {
			return refusal
		}
		return e.goOn(e.resumePick(true))
	})
}
