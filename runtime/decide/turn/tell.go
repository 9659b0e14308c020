package turn

import (
	"cmp"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// The messages for people who follow a game include dice that were rolled, pieces that were destroyed, and what was
// gained and taken. A viewer does not get those about dice for something hidden, or about pieces that the viewer did
// not see.

// MessageKind is the kind of a message.
type MessageKind int

// The kinds of messages.
const (
	Spoken  MessageKind = iota // by the rules
	Rolled                     // the faces of dice
	Removed                    // pieces that were destroyed
	Gained                     // resources that a player gained
	Taken                      // a space that changed hands
)

// Tell turns on or off that dice and destroyed pieces are messages, too.
func (e *Engine) Tell(on bool) { e.m.Tell(on) }

// removal is the destruction of a piece.
type removal struct {
	unit, owner, space int64
	hidden             int64 // players who did not see all of the piece, as a set
}

// tells reports whether such messages have a reader.
func (s *Speech) tells() bool { return s.Log != nil && !s.m.Mode.Defaults && s.worded <= maxSaidBytes }

// Rolled adds a message about dice.
func (e *Engine) Rolled(dice []vm.Rolled) {
	s := &e.Speech
	if !s.tells() {
		return
	}
	m := Message{Kind: Rolled, To: -1, Space: s.spaceOf(dice)}
	word := func() string {
		for i := range dice {
			if !(handRoll{s.game, &dice[i].HandRoll}).isShown(s.w.Reader) {
				return ""
			}
		}
		words := s.w.CatchFailure(func() []byte { return s.appendRolled(nil, dice) })
		s.worded += len(words)
		return words
	}
	defer s.w.ReadBy(s.w.ReadBy(vm.Referee))
	m.Text = word()
	m.texts = s.wordForAll(word)
	s.add(m)
}

// spaceOf returns the space of the pieces for which dice are rolled, or -1 if they have no common space that all
// players may know.
func (s *Speech) spaceOf(dice []vm.Rolled) int {
	space := int64(value.None)
	for i := range dice {
		for _, p := range dice[i].Who {
			at := s.s.Pieces[s.s.Piece(p)+state.PieceFields+program.PieceSpace]
			if space != value.None && at != space || (handRoll{s.game, &dice[i].HandRoll}).hidesPiece(p) {
				return -1
			}
			space = at
		}
	}
	return int(space)
}

// appendRolled appends a message about dice: "Red rolls in North: 1, 5 (2 riders, 3 or less) – hits: 1".
func (s *Speech) appendRolled(b []byte, dice []vm.Rolled) []byte {
	var who []int64
	for i := range dice {
		who = append(who, dice[i].Who...)
	}
	owner, space := s.w.Common(who, program.PieceOwner), s.w.Common(who, program.PieceSpace)
	if owner != value.None {
		b = append(s.w.AppendTitle(b, s.p.PlayerClass, owner), " rolls"...)
	} else {
		b = append(b, "Rolled"...)
	}
	if space != value.None {
		b = s.w.AppendTitle(append(b, " in "...), s.p.SpaceClass, space)
	}
	hits, counts, sep := int64(0), false, ": "
	for i := range dice {
		d := &dice[i]
		b = append(b, sep...)
		sep = "; "
		typ := d.Elem
		if d.Faces == nil {
			typ = s.p.Faces[d.Die]
		}
		for k, f := range d.Shown {
			if k > 0 {
				b = append(b, ", "...)
			}
			b = s.w.AppendValue(b, typ, f, s.w.Lang, false)
		}
		switch {
		case d.Keep == program.KeepBest && len(d.Shown) > 1:
			b = append(b, ", the best counts"...)
		case d.Keep == program.KeepWorst && len(d.Shown) > 1:
			b = append(b, ", the worst counts"...)
		}
		if len(d.Who) == 0 && !d.Counts {
			continue
		}
		b = append(b, " ("...)
		b = s.w.AppendPieces(b, d.Who)
		if d.Counts {
			if counts = true; len(d.Who) > 0 {
				b = append(b, ": "...)
			}
			hits += d.Hits()
			b = s.w.AppendValue(append(b, "hits on "...), typ, d.Hit, s.w.Lang, false)
			if !d.Exact {
				b = append(b, " or less"...)
			}
		}
		b = append(b, ')')
	}
	if counts {
		b = strconv.AppendInt(append(b, " – hits: "...), hits, 10)
	}
	return b
}

// isShown reports whether a viewer may see everything that the dice are rolled for.
func (h handRoll) isShown(viewer int) bool {
	if !h.s.Layout.Hiding || viewer == vm.Referee {
		return true
	}
	if viewer == vm.Everyone {
		return !h.isHidden()
	}
	shown := false
	fault := h.m.Sight.Inspect(func() {
		shown = h.Seers < 0 || h.m.Section(int(h.s.Head[state.HeadBase]), h.Seers, -1, 0)>>uint(viewer)&1 == 1
	})
	return fault == nil && shown && !slices.ContainsFunc(h.Who, func(p int64) bool { return h.hidesPieceFrom(p, viewer) })
}

// Killed records that a piece is destroyed.
func (e *Engine) Killed(piece int64) {
	s := &e.Speech
	if !s.tells() {
		return
	}
	cells := s.s.Pieces[s.s.Piece(piece)+state.PieceFields:]
	x := removal{cells[program.PieceUnit], cells[program.PieceOwner], cells[program.PieceSpace], 0}
	if s.s.Layout.Hiding {
		for p := range min(s.s.Layout.Players, state.SetSize) {
			if (handRoll{game: s.game}).hidesPieceFrom(piece, p) {
				x.hidden |= 1 << p
			}
		}
	}
	s.worded++
	s.add(Message{Kind: Removed, To: -1, Space: int(x.space), removed: []removal{x}})
}

// joinRemoved joins the messages about pieces that were destroyed one after the other in one space.
func joinRemoved(messages []Message) []Message {
	out := messages[:0]
	for _, m := range messages {
		if last := len(out) - 1; last >= 0 && m.Kind == Removed && out[last].Kind == Removed && out[last].Space == m.Space {
			out[last].removed = append(out[last].removed, m.removed...)
			continue
		}
		out = append(out, m)
	}
	return out
}

// wordRemoved words a message about destroyed pieces.
func (s *Speech) wordRemoved(m *Message) {
	word := func() string { return s.w.CatchFailure(func() []byte { return s.appendRemoved(nil, m) }) }
	defer s.w.ReadBy(s.w.ReadBy(vm.Referee))
	m.Text = word()
	m.texts = s.wordForAll(word)
}

// appendRemoved appends destroyed pieces as far as the reader saw them: "Removed from North: Red 2 riders".
func (s *Speech) appendRemoved(b []byte, m *Message) []byte {
	all := s.s.Layout.Everybody()
	var owners []int64
	units := map[int64]map[int64]int{}
	for _, x := range m.removed {
		if r := s.w.Reader; r >= 0 && x.hidden>>uint(r)&1 == 1 || r == vm.Everyone && x.hidden&all != 0 {
			continue
		}
		if units[x.owner] == nil {
			units[x.owner] = map[int64]int{}
			owners = append(owners, x.owner)
		}
		units[x.owner][x.unit]++
	}
	if len(owners) == 0 {
		return b
	}
	b = append(b, "Removed"...)
	if m.Space >= 0 {
		b = append(b, " from "...)
		b = s.w.AppendTitle(b, s.p.SpaceClass, int64(m.Space))
	}
	slices.SortFunc(owners, cmp.Compare[int64])
	sep := ": "
	for _, owner := range owners {
		b = append(b, sep...)
		if owner != value.None {
			b = append(s.w.AppendTitle(b, s.p.PlayerClass, owner), ' ')
		}
		b, sep = s.w.AppendUnits(b, units[owner]), "; "
	}
	return b
}
