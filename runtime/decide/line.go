package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Lines of decisions: what was decided, as a record keeps it and as each player may read it.

// audience of a line: what the rules say of it.
type audience uint8

const (
	audienceUnsaid audience = iota // nothing: in a scenario that hides anything, the line is then for whoever decided
	audienceAll
	audienceSelf
)

func audienceOf(secret bool) audience {
	if secret {
		return audienceSelf
	}
	return audienceAll
}

// pickAudience is what the rules say of the choice that is open.
func (e *Engine) pickAudience() audience {
	if e.p.Chooses[e.d.index].Secret < 0 {
		return audienceUnsaid
	}
	return audienceOf(e.d.Secret)
}

// recordAction notes that an action is complete, before anything comes of it.
func (e *Engine) recordAction(a *program.Action, actor int64) {
	secret := audienceUnsaid
	if a.Secret >= 0 {
		secret = audienceOf(e.m.Call(int(a.Secret), e.answers(actor)) != 0)
	}
	e.recordLine(secret, func(b []byte) []byte { return e.appendLine(b, a, e.answers(actor), e.lineLang()) })
}

// recordLine notes that a decision is complete, and its text if it is wanted.
func (e *Engine) recordLine(secret audience, word func([]byte) []byte) {
	e.s.Head[state.HeadCount]++
	if secret == audienceUnsaid && !e.s.Layout.Hiding {
		secret = audienceAll
	}
	e.last.private = secret != audienceAll
	if !e.KeepLines {
		return
	}
	defer e.w.ReadBy(e.w.ReadBy(e.d.Player))
	e.last.by, e.last.texts = e.d.Player, e.last.texts[:0]
	e.last.text = word(e.last.text[:0])
	if e.s.Layout.Hiding && !e.last.private {
		for p := range e.s.Layout.Players + 1 {
			if e.w.Reader = p; p == e.s.Layout.Players {
				e.w.Reader = vm.Everyone
			}
			e.last.texts = append(e.last.texts, string(word(nil)))
		}
	}
}

// lineLang: lines are worded in the first language, so that records read the same whoever played.
func (e *Engine) lineLang() int { return 0 }

// Line is the whole text of the decision completed last (with Options.Lines), as who made it reads it. It is what Do
// understands.
func (e *Engine) Line() string { return string(e.last.text) }

// LineFor is that text as somebody else reads it; "" where it is not for him.
func (e *Engine) LineFor(viewer int) string {
	switch {
	case viewer == vm.Referee, viewer >= 0 && viewer == e.last.by:
		return string(e.last.text)
	case e.last.private:
		return ""
	case viewer == vm.Everyone && len(e.last.texts) > 0:
		return e.last.texts[len(e.last.texts)-1]
	case viewer >= 0 && viewer < len(e.last.texts):
		return e.last.texts[viewer]
	}
	return string(e.last.text)
}
