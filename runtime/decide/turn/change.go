package turn

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Incomes and captures are reported automatically when rules change fields, so that rules need not do that: how much of
// each resource a player gained in a decision, and that a space has another owner. If the rules themselves say so, it
// is not reported again.

// change is the old and the new value of a field of a player or a space.
type change struct {
	field         int32
	member        int64
	before, after int64
	hidden        int64 // the players who may not see it, as a set
}

// Changed records a change of a field that is a player's resource or a space's owner.
func (e *Engine) Changed(field int32, member, before, after int64) {
	s := &e.Speech
	if !s.tells() || int(e.s.Head[state.HeadStage]) < len(e.p.Setups) { // the set-up is not reported
		return
	}
	f := &s.p.Fields[field]
	x := change{field: field, member: member, before: before, after: after}
	if s.s.Layout.Hiding {
		for p := range s.s.Layout.Players {
			if s.m.Sight.Hidden(int(f.Class), field, member, p) {
				x.hidden |= 1 << p
			}
		}
	}
	m := Message{Kind: Gained, To: -1, Space: -1, changes: []change{x}}
	if !f.Resource {
		m.Kind, m.Space = Taken, int(member)
	}
	s.worded++
	s.add(m)
}

// joinGains makes one message of all gains of a player, at the place of the last of them. It leaves out resources that
// did not change in the end.
func joinGains(messages []Message) []Message {
	last := map[int64]int{}
	net := map[int64][]change{} // by player: the change of each resource
	for i, m := range messages {
		if m.Kind != Gained {
			continue
		}
		x := m.changes[0]
		last[x.member] = i
		at := slices.IndexFunc(net[x.member], func(y change) bool { return y.field == x.field })
		if at < 0 {
			net[x.member] = append(net[x.member], x)
			continue
		}
		net[x.member][at].after = x.after
		net[x.member][at].hidden |= x.hidden
	}
	out := messages[:0]
	for i, m := range messages {
		switch {
		case m.Kind == Gained && last[m.changes[0].member] != i, m.Kind == Taken && m.changes[0].before == m.changes[0].after:
			continue
		case m.Kind == Gained:
			m.changes = slices.DeleteFunc(net[m.changes[0].member], func(x change) bool { return x.after <= x.before })
			if len(m.changes) == 0 {
				continue
			}
		}
		out = append(out, m)
	}
	return out
}

// wordChanges words changes, unless the rules have reported them.
func (s *Speech) wordChanges(m *Message, said []Message) {
	word := func() string {
		return s.w.CatchFailure(func() []byte {
			if m.Kind == Gained {
				return s.appendGained(nil, m)
			}
			return s.appendTaken(nil, m)
		})
	}
	defer s.w.ReadBy(s.w.ReadBy(vm.Referee))
	if m.Text = word(); slices.ContainsFunc(said,
		func(x Message) bool { return x.Kind == Spoken && s.saysChange(x.Text, m) }) {
		m.Text = ""
		return
	}
	m.texts = s.wordForAll(word)
}

// saysChange reports whether a sentence has everything that a change is about.
func (s *Speech) saysChange(text string, m *Message) bool {
	title := func(class int32, member int64) string { return string(s.w.AppendTitle(nil, class, member)) }
	var parts []string
	for _, x := range m.changes {
		if m.Kind == Gained {
			n := strconv.FormatInt(x.after-x.before, 10)
			if n == "1" { // "one gold", "a piece of gold"
				n = string(s.appendResource(nil, x.field))
			}
			parts = append(parts, title(s.p.PlayerClass, x.member), n)
			continue
		}
		parts = append(parts, title(s.p.SpaceClass, x.member))
		if x.after != value.None {
			parts = append(parts, title(s.p.PlayerClass, x.after))
		}
	}
	return !slices.ContainsFunc(parts, func(part string) bool { return !hasWords(text, part) })
}

// hasWords reports whether a text contains some words, as whole words and ignoring case.
func hasWords(text, words string) bool {
	text, words = strings.ToLower(text), strings.ToLower(words)
	inWord := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
	for from := 0; ; {
		at := strings.Index(text[from:], words)
		if at < 0 {
			return false
		}
		at += from
		before, _ := utf8.DecodeLastRuneInString(text[:at])
		after, _ := utf8.DecodeRuneInString(text[at+len(words):])
		if !inWord(before) && !inWord(after) {
			return true
		}
		from = at + max(1, len(words))
	}
}

// seenBy returns the changes that the reader may see.
func (s *Speech) seenBy(changes []change) []change {
	all := s.s.Layout.Everybody()
	return slices.DeleteFunc(slices.Clone(changes), func(x change) bool {
		r := s.w.Reader
		return r >= 0 && x.hidden>>uint(r)&1 == 1 || r == vm.Everyone && x.hidden&all != 0
	})
}

// appendGained appends what a player gained: "Red gets 3 gold, 1 wood".
func (s *Speech) appendGained(b []byte, m *Message) []byte {
	seen := s.seenBy(m.changes)
	if len(seen) == 0 {
		return b
	}
	b = s.w.AppendTitle(b, s.p.PlayerClass, m.changes[0].member)
	sep := " gets "
	for _, x := range seen {
		b = strconv.AppendInt(append(b, sep...), x.after-x.before, 10)
		b, sep = s.appendResource(append(b, ' '), x.field), ", "
	}
	return b
}

// appendResource appends the title of the resource of a field of players.
func (s *Speech) appendResource(b []byte, field int32) []byte {
	class := slices.IndexFunc(s.p.Classes, func(c program.Class) bool { return s.p.Strings[c.Name] == "resource" })
	for r := range s.p.Classes[class].Members {
		if s.s.Layout.StockField(int64(r)) == field {
			return s.w.AppendTitle(b, int32(class), int64(r))
		}
	}
	return b
}

// appendTaken appends that a space has another owner: "Red takes the hill from Blue".
func (s *Speech) appendTaken(b []byte, m *Message) []byte {
	seen := s.seenBy(m.changes)
	if len(seen) == 0 {
		return b
	}
	x := seen[0]
	if x.after == value.None {
		b = s.w.AppendTitle(b, s.p.SpaceClass, x.member)
		return s.w.AppendTitle(append(b, " is no longer held by "...), s.p.PlayerClass, x.before)
	}
	b = append(s.w.AppendTitle(b, s.p.PlayerClass, x.after), " takes "...)
	b = s.w.AppendTitle(b, s.p.SpaceClass, x.member)
	if x.before != value.None {
		b = s.w.AppendTitle(append(b, " from "...), s.p.PlayerClass, x.before)
	}
	return b
}
