package turn

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
	m := Message{To: int(to)}
	if e.Log != nil && !e.m.Mode.Defaults {
		e.wordSaid(&m, text)
	}
	e.say(m)
}

func (e *Engine) say(m Message) {
	if e.m.Said >= maxSaid {
		state.Exhaust("the rules say more than %d lines in one decision", maxSaid)
	}
	e.messages = append(e.messages[:e.m.Said], m)
	e.m.Said++
}

// wordSaid words a message for all who read it.
func (e *Engine) wordSaid(m *Message, text int64) {
	word := func() string {
		if e.worded > maxSaidBytes {
			return "…"
		}
		words := e.w.AppendText(nil, text, e.w.Lang, false)
		e.worded += len(words)
		return string(words)
	}
	defer e.w.ReadBy(e.w.ReadBy(vm.Referee))
	m.Text = word()
	m.texts = e.wordForAll(word)
}

// note says words that do not come from the rules.
func (e *Engine) note(words string, to int64) { e.say(Message{To: int(to), Text: words}) }

// Message is a message of the rules. Text is the message as the referee reads it; players read For.
type Message struct {
	To    int // player, -1 everybody
	Text  string
	texts perPlayer
}

// For returns the message as a viewer reads it, or "" if the viewer may not read it. Everyone reads what all players
// may read.
func (m Message) For(viewer int) string {
	switch {
	case viewer == vm.Referee:
		return m.Text
	case viewer == vm.Everyone && m.To >= 0, viewer >= 0 && m.To >= 0 && m.To != viewer:
		return ""
	}
	return m.texts.textFor(viewer, m.Text)
}
