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
	// the rules do not say: in a scenario that hides anything, only the player who decided
	audienceUnsaid audience = iota
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
func (r *Record) pickAudience() audience {
	if r.p.Chooses[r.q.Index].Secret < 0 {
		return audienceUnsaid
	}
	return audienceOf(r.q.Secret)
}

// Record keeps the line of the decision that was completed last.
type Record struct {
	game
	Keep bool // keep the text for Line

	last decidedLine
}

// addPicks notes that a choice is complete.
func (r *Record) addPicks() {
	r.add(r.pickAudience(), func(b []byte) []byte { return r.Words.AppendPicks(b, line.Lang) })
}

// addDone notes that a player is done with a menu, by candidate i.
func (r *Record) addDone(i int) {
	r.add(audienceUnsaid, func(b []byte) []byte { return r.Words.Asked().Append(b, i, line.Lang) })
}

// addAction notes that an action is complete, before its effects.
func (r *Record) addAction(a *program.Action, actor int64) {
	secret := audienceUnsaid
	if a.Secret >= 0 && !r.Judge.KeepsAside() {
		secret = audienceOf(r.m.Call(int(a.Secret), r.Judge.Arguments(actor)) != 0)
	}
	number := 1
	if r.Keep {
		number = r.Words.Number(a, actor)
	}
	r.add(secret, func(b []byte) []byte {
		defer r.Judge.Enter()()
		if r.w.Reader != int(actor) {
			number = 1
		}
		return line.AppendNumber(r.Words.AppendLine(b, a, r.Judge.Arguments(actor), line.Lang), number)
	})
}

// add notes that a decision is complete, and its text if it is wanted.
func (r *Record) add(secret audience, word func([]byte) []byte) {
	r.s.Head[state.HeadCount]++
	if secret == audienceUnsaid && !r.s.Layout.Hiding {
		secret = audienceAll
	}
	r.last.sealed = r.q.Kind != legal.Pick && r.Judge.KeepsAside()
	r.last.private = secret != audienceAll || r.last.sealed
	if !r.Keep {
		return
	}
	defer r.w.ReadBy(r.w.ReadBy(r.q.Player))
	r.last.by, r.last.texts = r.q.Player, nil
	r.last.text = word(r.last.text[:0])
	if !r.last.private {
		r.last.texts = r.wordForAll(func() string { return string(word(nil)) })
	}
}

// Line returns the line of the decision completed last (with Options.Lines), as the player who decided reads it. Do
// understands it.
func (r *Record) Line() string { return string(r.last.text) }

// LineFor returns that line as a viewer reads it, or "" if the viewer may not read it.
func (r *Record) LineFor(viewer int) string {
	switch {
	case viewer == vm.Referee, viewer >= 0 && viewer == r.last.by:
		return string(r.last.text)
	case r.last.private:
		return ""
	}
	return r.last.texts.textFor(viewer, string(r.last.text))
}

// Sealed reports whether the decision completed last was an answer to a sealed offer, of which the other players
// learn nothing, not even that it was made.
func (r *Record) Sealed() bool { return r.last.sealed }
