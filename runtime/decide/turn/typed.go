package turn

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/state"
)

// maxLine is the length of the longest line that is read, in bytes. The line of a choice that takes hundreds of
// pieces must be read too, because a game log contains it.
const maxLine = 1 << 19

// Do answers with a line: a complete action, the text of an option, or all picks at once ("2 of these, one of
// those"). If it returns a *Refusal, the game is unchanged.
func (e *Engine) Do(words string) error {
	return e.withDice(func() error { return e.do(words, false) })
}

// Repeat is Do for a line that Line has given. It is read in the language of lines alone: what it says there may be
// another option in the language of the player.
func (e *Engine) Repeat(words string) error {
	return e.withDice(func() error { return e.do(words, true) })
}

func (e *Engine) do(words string, logged bool) error {
	q := e.Judge.Question()
	if q == nil {
		return e.refuse()
	}
	if len(words) > maxLine {
		return line.Refuse("This line is too long.")
	}
	r := line.NewReader(e.Words, logged)
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
		return e.choose(i)
	}
	return r.Answer(text, func(action int, words []string) (int, error) { return e.try(r, action, words) })
}

// try answers all parameters of an action at once. With a refusal, reached is how many of them were understood.
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

// doPicks answers a choice, with one text, which is that of candidate i, or with all picks.
func (e *Engine) doPicks(r *line.Reader, i int, text string) error {
	q := e.q
	if i >= 0 && (!q.Several || q.Most-q.Picked == 1 || i >= len(q.Candidates)) {
		return e.choose(i)
	}
	if !q.Several {
		return r.RefuseWords(text)
	}
	return e.decide(func() error {
		if e.lastAsked() < 0 { // The line is a complete answer, and includes the picks that left no choice.
			e.s.Ans = e.s.Ans[:0]
		}
		if refusal := r.AnswerPicks(text); refusal != nil {
			return refusal
		}
		return e.goOn(e.resumePick(true))
	})
}
