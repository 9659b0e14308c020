package vm

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Hidden is the one question about what is hidden. Everything that shows a game to somebody asks it: views, the
// wording of texts, the grouping of options, and the guesses of bots.

// Readers of texts. A player is the index of the member.
const (
	Referee  = -1 // sees everything
	Everyone = -2 // sees what every player sees
)

// ruleHides reports whether a rule hides a field of a thing (-1: the thing itself) from a player.
func (m *Machine) ruleHides(class int, field int32, self int64, viewer int) bool {
	if viewer < 0 {
		return false
	}
	for i := range m.p.Hides {
		h := &m.p.Hides[i]
		if int(h.Class) == class && h.Names(field) && m.Call(int(h.When), []int64{self, int64(viewer)}) != 0 {
			return true
		}
	}
	return false
}

// Hidden reports whether a viewer may not see a field of a thing (-1: the thing itself), because the field, the
// thing, its space or its carrier is hidden. Like Inspect it does not change the game. If a rule fails or takes too
// many steps, the thing is hidden.
func (m *Machine) Hidden(class int, field int32, self int64, viewer int) bool {
	if !m.s.Layout.Hiding || viewer == Referee {
		return false
	}
	if viewer == Everyone {
		for p := range m.s.Layout.Players {
			if m.Hidden(class, field, self, p) {
				return true
			}
		}
		return false
	}
	if m.InspectedTooMuch() {
		return true
	}
	if !m.mayHide(class, field) {
		return false
	}
	hidden := true
	m.noteFailure(m.Inspect(func() { hidden = m.hides(class, field, self, viewer) }))
	return hidden
}

// noteFailure keeps the first failure of a rule that hides.
func (m *Machine) noteFailure(fault *state.Fault) {
	if fault != nil && m.Inspection.Err == nil {
		m.Inspection.Err = &fault.Err
	}
}

// maxInspections is how many budgets of a decision may be spent on asking what is hidden and on titles, until the
// next decision or view.
const maxInspections = 4

// InspectedTooMuch reports whether so much was asked that nothing more is.
func (m *Machine) InspectedTooMuch() bool { return m.Inspection.Steps > maxInspections*m.s.Budget }

// mayHide reports whether any rule hides a field of a class, or things of the class whole.
func (m *Machine) mayHide(class int, field int32) bool {
	return m.s.Layout.HidableAll[class] || field >= 0 && m.s.Layout.Hidable[field]
}

// hiddenFrom is Hidden for a rule that asks: the steps count, and reaching a limit is an error of that rule too.
func (m *Machine) hiddenFrom(class int, field int32, self int64, viewer int) bool {
	if !m.mayHide(class, field) {
		return false
	}
	hidden := true
	fault := m.interject(func() { hidden = m.hides(class, field, self, viewer) })
	m.noteFailure(fault)
	if fault != nil && fault.Limit {
		panic(fault)
	}
	return hidden
}

// hides asks the rules whether a field of a thing (-1: the thing itself) is hidden from a player.
func (m *Machine) hides(class int, field int32, self int64, viewer int) bool {
	return m.wholeHidden(class, self, viewer, 0) || field >= 0 && m.ruleHides(class, field, self, viewer)
}

// wholeHidden reports whether a thing with all its fields is hidden from a player.
func (m *Machine) wholeHidden(class int, self int64, viewer, depth int) bool {
	if m.ruleHides(class, -1, self, viewer) {
		return true
	}
	if class != int(m.p.PieceClass) || depth > state.MaxCargo {
		return false
	}
	cells := m.s.Pieces[m.s.Piece(self)+state.PieceFields:]
	if h := cells[program.PieceHolder]; h != value.None {
		return !m.ruleHides(class, m.s.Layout.PieceField[program.PieceHolder], self, viewer) && m.wholeHidden(class, h, viewer, depth+1)
	}
	space := cells[program.PieceSpace]
	return space != value.None && !m.ruleHides(class, m.s.Layout.PieceField[program.PieceSpace], self, viewer) &&
		m.ruleHides(int(m.p.SpaceClass), -1, space, viewer)
}

// viewersOf returns the set of players who may see a field of a thing. It is a rule that asks, so the steps count.
func (m *Machine) viewersOf(class int, field int32, self int64) int64 {
	who := int64(0)
	for p := range min(m.s.Layout.Players, 64) {
		if !m.hiddenFrom(class, field, self, p) {
			who |= 1 << uint(p)
		}
	}
	return who
}

// viewers executes SEEN and SEENALL: it returns the set of players who may see a field of a thing, or of every thing
// in a list. No player sees a thing that no longer exists; every player sees none.
func (m *Machine) viewers(field int32, of int64, list bool) int64 {
	if !m.s.Layout.Hiding {
		return -1
	}
	f := &m.p.Fields[field]
	class := int(f.Class)
	if !list {
		if of == value.None && class != int(m.p.GameClass) {
			return -1
		}
		m.s.Spend(int64(m.s.Layout.Players))
		return m.viewersOf(class, field, of)
	}
	who := int64(-1)
	things := m.s.List(of)
	m.s.Spend(int64(len(things) * m.s.Layout.Players))
	for _, x := range things {
		if x != value.None && who != 0 {
			who &= m.viewersOf(class, field, x)
		}
	}
	return who
}

// viewersOfThings executes SEENTHINGS: it returns the set of players who may see that there is every thing in a list.
// No player sees a thing that no longer exists; every player sees none.
func (m *Machine) viewersOfThings(class int, list int64) int64 {
	who := int64(-1)
	if !m.s.Layout.Hiding {
		return who
	}
	things := m.s.List(list)
	m.s.Spend(int64(len(things) * m.s.Layout.Players))
	for _, x := range things {
		if x != value.None && who != 0 {
			who &= m.viewersOf(class, -1, x)
		}
	}
	return who
}

// maskedCell replaces a hidden cell when the appearances of pieces are compared.
const maskedCell = math.MinInt64 + 1

// Appearance returns a fingerprint of a piece as a player sees it. Pieces with the same one are one option for the
// player. Rules decide which options there are, so the steps count.
func (m *Machine) Appearance(piece int64, viewer int, extra uint64) int64 {
	at := m.s.Piece(piece)
	class := int(m.p.PieceClass)
	if m.hiddenFrom(class, -1, piece, viewer) {
		return int64(state.Mix(state.Prime1^extra)) | -1<<63
	}
	for c := m.s.Pieces[at+state.CargoHead]; c != 0; c = m.s.Pieces[int(c-1)*m.s.Layout.PieceStride+state.CargoNext] {
		if !m.hiddenFrom(class, -1, m.s.PieceAt(int(c-1)), viewer) {
			return piece
		}
	}
	cells := append(m.scratch.masked[:0], m.s.Pieces[at+state.PieceFields:at+m.s.Layout.PieceStride]...)
	for i, f := range m.s.Layout.PieceField {
		if f >= 0 && m.s.Layout.Hidable[f] && m.hiddenFrom(class, f, piece, viewer) {
			cells[i] = maskedCell
		}
	}
	m.scratch.masked = cells
	return int64(state.Fold(state.Prime2^extra, cells)) | -1<<63
}

// RuleApplies reports whether a rule hides something of a thing from a player. It does if it fails.
func (m *Machine) RuleApplies(h *program.Hide, self int64, viewer int) bool {
	applies := true
	m.Inspect(func() { applies = m.Call(int(h.When), []int64{self, int64(viewer)}) != 0 })
	return applies
}
