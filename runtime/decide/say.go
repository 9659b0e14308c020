package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Limits of what the rules say in one decision.
const (
	maxSaid      = 10_000  // lines; more are an error of the rules
	maxSaidBytes = 1 << 22 // in all lines as every reader reads them; what is said after them is left out
)

// Say words a message of the rules, if there is a log. The limit of messages does not depend on the log, because
// writing one must not change the game.
func (e *Engine) Say(text, to int64) {
	if e.m.Said >= maxSaid {
		state.Exhaust("the rules say more than %d lines in one decision", maxSaid)
	}
	l := Line{To: int(to)}
	if e.Log != nil {
		e.wordSaid(&l, text)
	}
	e.messages = append(e.messages[:e.m.Said], l)
	e.m.Said++
}

// wordSaid words a line for all who read it.
func (e *Engine) wordSaid(l *Line, text int64) {
	word := func() string {
		if e.spent.words > maxSaidBytes {
			return "…"
		}
		words := e.w.AppendText(nil, text, e.w.Lang, false)
		e.spent.words += len(words)
		return string(words)
	}
	defer e.w.ReadBy(e.w.ReadBy(vm.Referee))
	l.Text = word()
	if e.s.Layout.Hiding {
		for p := range e.s.Layout.Players + 1 {
			if e.w.Reader = p; p == e.s.Layout.Players {
				e.w.Reader = vm.Everyone
			}
			l.texts = append(l.texts, word())
		}
	}
}

// note says words that do not come from the rules.
func note(e *Engine, words string, to int64) {
	if e.m.Said >= maxSaid {
		state.Exhaust("the rules say more than %d lines in one decision", maxSaid)
	}
	e.messages = append(e.messages[:e.m.Said], Line{To: int(to), Text: words})
	e.m.Said++
}
