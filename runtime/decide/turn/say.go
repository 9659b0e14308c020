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

// Speech is what the rules say in a decision.
type Speech struct {
	game
	Log func(Message) // takes it after each decision; nil: nothing is worded

	messages []Message // as far as Machine.Said
	worded   int       // bytes of them, as every reader reads them
}

// begin begins a decision.
func (s *Speech) begin() { s.messages, s.worded = s.messages[:0], 0 }

// reported returns what has been said in the decision so far.
func (s *Speech) reported() []Message { return s.messages[:s.m.Said] }

// end ends a decision: its messages go to the log.
func (s *Speech) end() {
	if s.Log != nil {
		for _, m := range s.reported() {
			s.Log(m)
		}
	}
	s.messages, s.m.Said = s.messages[:0], 0
}

// Say words a message of the rules to a player, or with -1 to everybody.
func (e *Engine) Say(text, to int64) { e.Speech.say(text, to) }

// say words a message of the rules, if there is a log. The limit of messages does not depend on the log, because
// writing one must not change the game.
func (s *Speech) say(text, to int64) {
	m := Message{To: int(to)}
	if s.Log != nil && !s.m.Mode.Defaults {
		s.wordSaid(&m, text)
	}
	s.add(m)
}

func (s *Speech) add(m Message) {
	if s.m.Said >= maxSaid {
		state.Exhaust("the rules say more than %d lines in one decision", maxSaid)
	}
	s.messages = append(s.messages[:s.m.Said], m)
	s.m.Said++
}

// wordSaid words a message for all who read it.
func (s *Speech) wordSaid(m *Message, text int64) {
	word := func() string {
		if s.worded > maxSaidBytes {
			return "…"
		}
		words := s.w.Sentence(text)
		s.worded += len(words)
		return words
	}
	defer s.w.ReadBy(s.w.ReadBy(vm.Referee))
	m.Text = word()
	m.texts = s.wordForAll(word)
}

// note says words that do not come from the rules.
func (s *Speech) note(words string, to int64) { s.add(Message{To: int(to), Text: words}) }

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

// wordForAll words something for each player, and at last for everyone. It returns nil if all read the same, because
// nothing is hidden.
func (g *game) wordForAll(word func() string) (texts perPlayer) {
	if !g.s.Layout.Hiding {
		return nil
	}
	for p := range g.s.Layout.Players {
		g.w.Reader = p
		texts = append(texts, word())
	}
	g.w.Reader = vm.Everyone
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
