package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Lines of decisions: what was decided, as a record keeps it and as each player may read it.

// secrecy of a line: what the rules say of it.
type secrecy uint8

const (
	lineUnsaid secrecy = iota // nothing: where the scenario hides anything the line is for who decided
	lineOpen
	lineSecret
)

func secrecyOf(secret bool) secrecy {
	if secret {
		return lineSecret
	}
	return lineOpen
}

// pickSecrecy is what the rules say of the choice that is open.
func (e *Engine) pickSecrecy() secrecy {
	if e.p.Chooses[e.d.spec].Secret < 0 {
		return lineUnsaid
	}
	return secrecyOf(e.d.Secret)
}

// completedAction notes that an action is complete, before anything comes of it.
func (e *Engine) completedAction(a *program.Action, actor int64) {
	secret := lineUnsaid
	if a.Secret >= 0 {
		secret = secrecyOf(e.m.Call(int(a.Secret), e.answers(actor)) != 0)
	}
	e.completed(secret, func(b []byte) []byte { return e.appendLine(b, a, e.answers(actor), e.lineLang()) })
}

// completed notes that a decision is complete, and its text if it is wanted.
func (e *Engine) completed(secret secrecy, word func([]byte) []byte) {
	e.s.Head[state.HeadCount]++
	if secret == lineUnsaid && !e.s.Layout.Hiding {
		secret = lineOpen
	}
	e.private = secret != lineOpen
	if !e.KeepLines {
		return
	}
	defer e.w.See(e.w.See(e.d.Player))
	e.by, e.told = e.d.Player, e.told[:0]
	e.line = word(e.line[:0])
	if e.s.Layout.Hiding && !e.private {
		for p := range e.s.Layout.Players + 1 {
			if e.w.Eyes = p; p == e.s.Layout.Players {
				e.w.Eyes = vm.Everyone
			}
			e.told = append(e.told, string(word(nil)))
		}
	}
}

// lineLang: lines are worded in the first language, so that records read the same whoever played.
func (e *Engine) lineLang() int { return 0 }

// Line is the whole text of the decision completed last (with Options.Lines), as who made it reads it. It is what Do
// understands.
func (e *Engine) Line() string { return string(e.line) }

// LineFor is that text as somebody else reads it; "" where it is not for him.
func (e *Engine) LineFor(viewer int) string {
	switch {
	case viewer == vm.Referee, viewer >= 0 && viewer == e.by:
		return string(e.line)
	case e.private:
		return ""
	case viewer == vm.Everyone && len(e.told) > 0:
		return e.told[len(e.told)-1]
	case viewer >= 0 && viewer < len(e.told):
		return e.told[viewer]
	}
	return string(e.line)
}
