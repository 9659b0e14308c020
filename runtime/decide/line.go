package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// The line of a decision is written to the game log, and each player reads the part of it that is not hidden.

// audience is who may read a line, by the rules.
type audience uint8

const (
	audienceUnsaid audience = iota // the rules do not say: in a scenario that hides anything, only the player who decided
	audienceAll
	audienceSelf
)

func audienceOf(secret bool) audience {
	if secret {
		return audienceSelf
	}
	return audienceAll
}

// pickAudience returns the audience of the open choice.
func (o *openChoice) pickAudience() audience {
	if o.m.Program().Chooses[o.d.index].Secret < 0 {
		return audienceUnsaid
	}
	return audienceOf(o.d.Secret)
}

// recordAction notes that an action is complete, before its effects.
func (e *Engine) recordAction(a *program.Action, actor int64) {
	secret := audienceUnsaid
	if a.Secret >= 0 && !(aside{e}).keeps() {
		secret = audienceOf(e.m.Call(int(a.Secret), e.arguments(actor)) != 0)
	}
	number := 1
	if e.KeepLines {
		number = (&lineReader{e: e}).lineNumber(a, actor)
	}
	e.recordLine(secret, func(b []byte) []byte {
		defer enter(e)()
		if b = e.appendLine(b, a, e.arguments(actor), lineLang); number > 1 && e.w.Reader == int(actor) {
			b = appendNumber(b, number)
		}
		return b
	})
}

// recordLine notes that a decision is complete, and its text if it is wanted.
func (e *Engine) recordLine(secret audience, word func([]byte) []byte) {
	e.s.Head[state.HeadCount]++
	if secret == audienceUnsaid && !e.s.Layout.Hiding {
		secret = audienceAll
	}
	e.last.sealed = e.d.Kind != Pick && (aside{e}).keeps()
	e.last.private = secret != audienceAll || e.last.sealed
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

// Line returns the line of the decision completed last (with Options.Lines), as the player who decided reads it. Do
// understands it.
func (e *Engine) Line() string { return string(e.last.text) }

// LineFor returns that line as a viewer reads it, or "" if the viewer may not read it.
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

// Sealed reports whether the decision completed last was an answer to a sealed offer, of which the other players
// learn nothing, not even that it was made.
func (e *Engine) Sealed() bool { return e.last.sealed }
