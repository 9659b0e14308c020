package vm

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// What is hidden is hidden by one question, unseen, which everything asks that shows a game to somebody: views, the
// wording of texts, the grouping of options, and what a bot takes the game for. Texts are worded in somebody's eyes.

// Eyes in which texts are worded. Players come as their index.
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

// Hidden reports whether a viewer may not see a field of a thing (-1: the thing itself): it is hidden, or the whole thing
// is, or where it is, or what carries it. It leaves the run under way as it was and costs it nothing: whether somebody
// looks must not change the game. Where a rule fails, or so much is asked that it never ends, the thing is hidden.
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
	if m.Inspection.Steps > maxInspections*m.s.Budget {
		return true
	}
	left := m.s.Left
	m.s.Left = m.s.Budget
	hidden := m.hiddenFrom(class, field, self, viewer, false)
	m.Inspection.Steps += m.s.Budget - max(m.s.Left, 0)
	m.s.Left = left
	return hidden
}

// maxInspections is how many budgets of a decision may be spent on looking, until the next decision or view.
const maxInspections = 4

// hiddenFrom asks the rules. A limit that is reached goes on to a rule that asks.
func (m *Machine) hiddenFrom(class int, field int32, self int64, viewer int, rule bool) (hidden bool) {
	before, ret, roll := m.Mark(), m.run.ret, m.Roll.On
	defer func() {
		r := recover()
		if r != nil {
			hidden = true
			if err := m.AsError(r); m.Inspection.Err == nil {
				m.Inspection.Err = err
			}
		}
		m.Undo(&before)
		m.run.ret, m.Roll.On = ret, roll
		if rule && state.IsLimit(r) {
			panic(r)
		}
	}()
	return m.wholeHidden(class, self, viewer, 0) || field >= 0 && m.ruleHides(class, field, self, viewer)
}

// wholeHidden reports whether a thing is hidden from a player with all its fields.
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

// viewersOf returns the set of players who may see a field of a thing. A rule asks this, so it is paid from the budget.
func (m *Machine) viewersOf(class int, field int32, self int64) int64 {
	who := int64(0)
	for p := range min(m.s.Layout.Players, 64) {
		if !m.hiddenFrom(class, field, self, p, true) {
			who |= 1 << uint(p)
		}
	}
	return who
}

// viewers is SEEN and SEENALL: the set of players who may see a field of a thing, or of every thing of a list. What is not there any
// more nobody sees; of no thing at all there is nothing to hide.
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

// maskedCell takes the place of a hidden cell when the appearances of pieces are compared.
const maskedCell = math.MinInt64 + 1

// Appearance is a fingerprint of a piece as a player sees it: pieces with the same one are one option to him. Which options
// there are is for the rules, so it is their budget that pays.
func (m *Machine) Appearance(piece int64, viewer int, extra uint64) int64 {
	at := m.s.Piece(piece)
	class := int(m.p.PieceClass)
	if m.hiddenFrom(class, -1, piece, viewer, true) {
		return int64(state.Mix(state.Prime1^extra)) | -1<<63
	}
	for c := m.s.Pieces[at+state.CargoHead]; c != 0; c = m.s.Pieces[int(c-1)*m.s.Layout.PieceStride+state.CargoNext] {
		if !m.hiddenFrom(class, -1, m.s.PieceAt(int(c-1)), viewer, true) {
			return piece
		}
	}
	cells := append(m.scratch.masked[:0], m.s.Pieces[at+state.PieceFields:at+m.s.Layout.PieceStride]...)
	for i, f := range m.s.Layout.PieceField {
		if f >= 0 && m.s.Layout.Hidable[f] && m.hiddenFrom(class, f, piece, viewer, true) {
			cells[i] = maskedCell
		}
	}
	m.scratch.masked = cells
	return int64(state.Fold(state.Prime2^extra, cells)) | -1<<63
}

// RuleApplies reports whether a rule hides something of a thing from a player. Like Hidden it leaves the run under way as it was.
func (m *Machine) RuleApplies(h *program.Hide, self int64, viewer int) (yes bool) {
	before, left, ret, roll := m.Mark(), m.s.Left, m.run.ret, m.Roll.On
	defer func() {
		if r := recover(); r != nil {
			m.AsError(r)
			yes = true
		}
		m.Undo(&before)
		m.Inspection.Steps += m.s.Budget - max(m.s.Left, 0)
		m.s.Left, m.run.ret, m.Roll.On = left, ret, roll
	}()
	m.s.Left = m.s.Budget
	return m.Call(int(h.When), []int64{self, int64(viewer)}) != 0
}
