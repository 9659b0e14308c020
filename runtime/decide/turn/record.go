package turn

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// The line of a decision is written to the game log. Each player reads the part of it that is not hidden.

// audience says who may read a line according to the rules.
type audience uint8

const (
	audienceAll audience = iota
	audienceSelf
)

// decidedLine is the line of a complete decision.
type decidedLine struct {
	text    []byte    // as the player who decided reads it
	private bool      // only that player may read it
	sealed  bool      // it answers a sealed offer
	by      int       // the player who decided
	texts   perPlayer // in the words for each player
}

func audienceOf(secret bool) audience {
	if secret {
		return audienceSelf
	}
	return audienceAll
}

// actionAudience returns the audience of a complete action. If the rules do not set it, everybody may read the line if
// everybody sees what it reveals: that the action is legal, and its effects.
func (r *Record) actionAudience(a *program.Action, actor int64) audience {
	stated := a.Secret >= 0 && r.p.Types[r.p.Funcs[a.Secret].Result].Kind == program.TBool
	if !stated && !r.s.Layout.Hiding {
		return audienceAll
	}
	// choices within the action overwrite the question
	question, answers := *r.q, slices.Clone(r.s.Ans)
	defer func() { *r.q, r.s.Ans = question, append(r.s.Ans[:0], answers...) }()
	shown := false
	fault := r.m.Sight.Inspect(func() {
		args := slices.Clone(r.Judge.Arguments(actor))
		hidden := int64(0) // players from whom something that the line reveals is hidden, by state or by the rules
		if a.Secret >= 0 {
			hidden = r.m.Call(int(a.Secret), args)
		}
		if stated {
			shown = hidden == 0
			return
		}
		if hidden&^(1<<actor) != 0 {
			return
		}
		shown = r.m.Sight.ShowsChanges(actor, func() {
			r.Judge.Imagine(int(answers[0]), slices.Clone(args))
		})
	})
	return audienceOf(fault != nil || !shown)
}

// doneAudience returns the audience of `done` in a menu. In a scenario that hides anything, only the player may read
// it, because the player may have taken a hidden action instead.
func (r *Record) doneAudience() audience { return audienceOf(r.s.Layout.Hiding) }

// Record keeps the line of the last complete decision.
type Record struct {
	game
	Keep bool // keep the text for Line

	last decidedLine
}

// addPicks records that a choice is complete.
func (r *Record) addPicks() {
	r.add(func() audience { return audienceOf(r.q.Secret) },
		func(b []byte) []byte { return r.Words.AppendPicks(b, line.Lang) })
}

// addDone records that a player is done with a menu, by candidate i.
func (r *Record) addDone(i int) {
	r.add(r.doneAudience, func(b []byte) []byte { return r.Words.Asked().Append(b, i, line.Lang) })
}

// addAction records that an action is complete, before its effects.
func (r *Record) addAction(a *program.Action, actor int64) {
	number := 1
	if r.Keep {
		number = r.Words.Number(a, actor)
	}
	r.add(func() audience { return r.actionAudience(a, actor) }, func(b []byte) []byte {
		defer r.Judge.Enter()()
		if r.w.Reader != int(actor) {
			number = 1
		}
		return line.AppendNumber(r.Words.AppendLine(b, a, r.Judge.Arguments(actor), line.Lang), number)
	})
}

// add records that a decision is complete, with its text if that is wanted. readers is called only then, because it may
// carry the action out.
func (r *Record) add(readers func() audience, word func([]byte) []byte) {
	r.s.Head[state.HeadCount]++
	r.last.sealed = r.q.Kind != legal.Pick && r.Judge.KeepsAside()
	if r.last.private = true; !r.Keep {
		return
	}
	defer r.w.ReadBy(r.w.ReadBy(r.q.Player))
	r.last.by, r.last.texts = r.q.Player, nil
	r.last.text = word(r.last.text[:0])
	if r.last.sealed {
		return
	}
	r.last.texts = r.wordForAll(func() string { return string(word(nil)) })
	r.last.private = readers() != audienceAll
}

// Line returns the line of the last decision in the words for the player who made it, if Keep is set. Do accepts it.
func (r *Record) Line() string { return string(r.last.text) }

// LineFor returns that line in the words for a viewer, or "" if the viewer may not read it.
func (r *Record) LineFor(viewer int) string {
	switch {
	case viewer == vm.Referee, viewer >= 0 && viewer == r.last.by:
		return string(r.last.text)
	case r.last.private:
		return ""
	}
	return r.last.texts.textFor(viewer, string(r.last.text))
}

// Sealed reports whether the last decision was an answer to a sealed offer, of which other players learn nothing, not
// even that it was made.
func (r *Record) Sealed() bool { return r.last.sealed }

// Limits of the messages in one decision.
const (
	maxSaid      = 10_000  // lines; more are an error of the rules
	maxSaidBytes = 1 << 22 // bytes in all texts for all readers; later messages are left out
)

// Speech has the messages of a decision.
type Speech struct {
	game
	Log func(Message) // receives the messages after each decision; nil: messages are not worded

	messages []Message // valid up to Machine.Said
	worded   int       // bytes of their texts for all readers
}

// begin begins a decision.
func (s *Speech) begin() { s.messages, s.worded = s.messages[:0], 0 }

// reported returns the messages of the decision so far.
func (s *Speech) reported() []Message { return s.messages[:s.m.Said] }

// endDecision ends a decision and passes its messages to the log.
func (s *Speech) endDecision() {
	if s.Log != nil {
		messages := joinGains(joinRemoved(s.reported()))
		for _, m := range messages {
			switch {
			case m.removed != nil:
				s.wordRemoved(&m)
			case m.changes != nil:
				if s.wordChanges(&m, messages); m.Text == "" {
					continue
				}
			}
			s.Log(m)
		}
	}
	s.messages, s.m.Said = s.messages[:0], 0
}

// Say adds a message of the rules to a player, or to everybody if to is -1.
func (e *Engine) Say(text, to int64) { e.Speech.say(text, to) }

// say adds a message of the rules. It words the message only if there is a log. The limit of messages does not depend
// on the log, because a log must not affect the game.
func (s *Speech) say(text, to int64) {
	m := Message{To: int(to), Space: -1}
	if s.Log != nil && !s.m.Mode.Defaults {
		s.wordSaid(&m, text)
	}
	s.add(m)
}

func (s *Speech) add(m Message) {
	if s.m.Said > 0 {
		m.spoken = s.messages[s.m.Said-1].spoken
	}
	if m.Kind == Spoken {
		if m.spoken++; m.spoken > maxSaid {
			state.Exhaust("the rules say more than %d lines in one decision", maxSaid)
		}
	}
	s.messages = append(s.messages[:s.m.Said], m)
	s.m.Said++
}

// wordSaid words a message for all its readers.
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

// note adds a message that does not come from the rules.
func (s *Speech) note(words string, to int64) { s.add(Message{To: int(to), Text: words, Space: -1}) }

// Message is a message of the rules, or about dice, pieces and other changes. Text is for the referee; players read
// For.
type Message struct {
	Kind    MessageKind
	To      int // player; -1 for everybody
	Text    string
	Space   int // where it happened, if it is not Spoken; -1 for nowhere
	texts   perPlayer
	removed []removal
	changes []change
	spoken  int // messages of the rules in the decision, up to this one
}

// For returns the message in the words for a viewer, or "" if the viewer may not read it. Everyone reads what all
// players may read.
func (m Message) For(viewer int) string {
	switch {
	case viewer == vm.Referee:
		return m.Text
	case viewer == vm.Everyone && m.To >= 0, viewer >= 0 && m.To >= 0 && m.To != viewer:
		return ""
	}
	return m.texts.textFor(viewer, m.Text)
}

// wordForAll returns what word returns for each player as the reader, and last for everyone. It returns nil if nothing
// is hidden, so that all texts are the same.
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

// perPlayer has a text for each player, and last for everyone; nil if all texts are the same.
type perPlayer []string

// textFor returns the text for a viewer who is not the referee. same is the text if all are the same.
func (t perPlayer) textFor(viewer int, same string) string {
	switch {
	case viewer == vm.Everyone && len(t) > 0:
		return t[len(t)-1]
	case viewer >= 0 && viewer < len(t):
		return t[viewer]
	}
	return same
}
