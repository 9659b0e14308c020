package turn

import (
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
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

// decidedLine is the line of a decision that is complete.
type decidedLine struct {
	text    []byte    // as the player who decided reads it
	private bool      // only that player may read it
	sealed  bool      // it answers a sealed offer
	by      int       // the player who decided
	texts   perPlayer // as each player may read it
}

func audienceOf(secret bool) audience {
	if secret {
		return audienceSelf
	}
	return audienceAll
}

// pickAudience returns the audience of the open choice.
func (e *Engine) pickAudience() audience {
	if e.p.Chooses[e.q.Index].Secret < 0 {
		return audienceUnsaid
	}
	return audienceOf(e.q.Secret)
}

// recordAction notes that an action is complete, before its effects.
func (e *Engine) recordAction(a *program.Action, actor int64) {
	secret := audienceUnsaid
	if a.Secret >= 0 && !e.Judge.KeepsAside() {
		secret = audienceOf(e.m.Call(int(a.Secret), e.Judge.Arguments(actor)) != 0)
	}
	number := 1
	if e.KeepLines {
		number = e.Words.Number(a, actor)
	}
	e.recordLine(secret, func(b []byte) []byte {
		defer e.Judge.Enter()()
		if e.w.Reader != int(actor) {
			number = 1
		}
		return line.AppendNumber(e.Words.AppendLine(b, a, e.Judge.Arguments(actor), line.Lang), number)
	})
}

// recordLine notes that a decision is complete, and its text if it is wanted.
func (e *Engine) recordLine(secret audience, word func([]byte) []byte) {
	e.s.Head[state.HeadCount]++
	if secret == audienceUnsaid && !e.s.Layout.Hiding {
		secret = audienceAll
	}
	e.last.sealed = e.q.Kind != legal.Pick && e.Judge.KeepsAside()
	e.last.private = secret != audienceAll || e.last.sealed
	if !e.KeepLines {
		return
	}
	defer e.w.ReadBy(e.w.ReadBy(e.q.Player))
	e.last.by, e.last.texts = e.q.Player, nil
	e.last.text = word(e.last.text[:0])
	if !e.last.private {
		e.last.texts = e.wordForAll(func() string { return string(word(nil)) })
	}
}

// wordForAll words something for each player, and at last for everyone. It returns nil if all read the same, because
// nothing is hidden.
func (e *Engine) wordForAll(word func() string) (texts perPlayer) {
	if !e.s.Layout.Hiding {
		return nil
	}
	for p := range e.s.Layout.Players {
		e.w.Reader = p
		texts = append(texts, word())
	}
	e.w.Reader = vm.Everyone
	return append(texts, word())
}

// perPlayer is what each player reads, and at last what everyone may read; nil if all read the same.
type perPlayer []string

// textFor returns what a viewer reads who is not the referee; same is what all read who read the same.
func (t perPlayer) textFor(viewer int, same string) string {
	switch {
	case viewer == vm.Everyone && len(t) > 0:
		return t[len(t)-1]
	case viewer >= 0 && viewer < len(t):
		return t[viewer]
	}
	return same
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
	}
	return e.last.texts.textFor(viewer, string(e.last.text))
}

// Sealed reports whether the decision completed last was an answer to a sealed offer, of which the other players
// learn nothing, not even that it was made.
func (e *Engine) Sealed() bool { return e.last.sealed }
