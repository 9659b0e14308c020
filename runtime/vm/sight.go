package vm

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Sight computes what is hidden from whom, for everything that shows a game to somebody: views, the wording of texts,
// the grouping of options, and the guesses of bots. It records the failure and the cost of rules that hide.
type Sight struct {
	m      *Machine
	Err    *state.Error // the first failure of a rule that hides, since the last view
	Steps  int64        // steps spent on rules that hide and on titles, since the last decision or view
	masked []int64      // cells of a piece, as seen by a player
}

// Reset clears the failure and the cost.
func (s *Sight) Reset() { s.Err, s.Steps = nil, 0 }

// Viewers who are not players. A player is the index of the member.
const (
	Referee  = -1 // sees everything
	Everyone = -2 // sees what every player sees
)

// Inspect runs rules for somebody who looks at the game. Looking must not change the game: the run under way, its
// steps included, is not affected.
func (s *Sight) Inspect(f func()) *state.Fault {
	left := s.m.s.Remaining()
	s.m.s.SetRemaining(s.m.s.Budget)
	fault := s.m.interject(f)
	s.Steps += s.m.s.Steps()
	s.m.s.SetRemaining(left)
	return fault
}

// ruleHides reports whether a rule hides a field of a thing from a player. Field -1 is the thing itself.
func (s *Sight) ruleHides(class int, field int32, self int64, viewer int) bool {
	if viewer < 0 {
		return false
	}
	for i := range s.m.p.Hides {
		h := &s.m.p.Hides[i]
		if int(h.Class) == class && h.Names(field) && s.m.Call(int(h.When), []int64{self, int64(viewer)}) != 0 {
			return true
		}
	}
	return false
}

// Hidden reports whether a viewer may not see a field of a thing, because the field, the thing, its space or its
// carrier is hidden. Field -1 is the thing itself. Like Inspect it does not change the game. If a rule fails or takes
// too many steps, the result is true.
func (s *Sight) Hidden(class int, field int32, self int64, viewer int) bool {
	if !s.m.s.Layout.Hiding || viewer == Referee {
		return false
	}
	if viewer == Everyone {
		for p := range s.m.s.Layout.Players {
			if s.Hidden(class, field, self, p) {
				return true
			}
		}
		return false
	}
	if s.IsExhausted() {
		return true
	}
	if !s.mayHide(class, field) {
		return false
	}
	hidden := true
	s.noteFailure(s.Inspect(func() { hidden = s.hides(class, field, self, viewer) }))
	return hidden
}

// HiddenOf reports whether a thing is hidden entirely from a viewer, and appends to into those of its fields that are
// hidden on their own. The results are those of Hidden, but all rules run at once, or one by one if a rule fails.
func (s *Sight) HiddenOf(class int, self int64, viewer int, into []int32) (all bool, fields []int32) {
	fields = s.m.s.Layout.HidableOf[class]
	if !s.m.s.Layout.HidableAll[class] && len(fields) == 0 {
		return false, into
	}
	n, asked := len(into), false
	if viewer >= 0 && !s.IsExhausted() {
		asked = s.Inspect(func() {
			all = s.m.s.Layout.HidableAll[class] && s.wholeHidden(class, self, viewer, 0)
			for _, f := range fields {
				if all || s.ruleHides(class, f, self, viewer) {
					into = append(into, f)
				}
			}
		}) == nil
	}
	if asked {
		return all, into
	}
	all, into = s.Hidden(class, -1, self, viewer), into[:n]
	for _, f := range fields {
		if s.Hidden(class, f, self, viewer) {
			into = append(into, f)
		}
	}
	return all, into
}

// noteFailure keeps the first failure of a rule that hides.
func (s *Sight) noteFailure(fault *state.Fault) {
	if fault != nil && s.Err == nil {
		s.Err = &fault.Err
	}
}

// maxInspections is the number of budgets of a decision that may be spent on rules that hide and on titles, until the
// next decision or view.
const maxInspections = 4

// IsExhausted reports whether that limit has been reached.
func (s *Sight) IsExhausted() bool { return s.Steps > maxInspections*s.m.s.Budget }

// mayHide reports whether any rule hides a field of a class, or entire things of the class.
func (s *Sight) mayHide(class int, field int32) bool {
	return s.m.s.Layout.HidableAll[class] || field >= 0 && s.m.s.Layout.Hidable[field]
}

// hiddenFrom is Hidden for an expression in the rules: the steps count, and reaching a limit is an error of the rule.
func (s *Sight) hiddenFrom(class int, field int32, self int64, viewer int) bool {
	if !s.mayHide(class, field) {
		return false
	}
	hidden := true
	fault := s.m.interject(func() { hidden = s.hides(class, field, self, viewer) })
	s.noteFailure(fault)
	if fault != nil && fault.Limit {
		panic(fault)
	}
	return hidden
}

// hides evaluates the rules for a field of a thing and a player. Field -1 is the thing itself.
func (s *Sight) hides(class int, field int32, self int64, viewer int) bool {
	return s.wholeHidden(class, self, viewer, 0) || field >= 0 && s.ruleHides(class, field, self, viewer)
}

// wholeHidden reports whether a thing with all its fields is hidden from a player.
func (s *Sight) wholeHidden(class int, self int64, viewer, depth int) bool {
	if s.ruleHides(class, -1, self, viewer) {
		return true
	}
	if class != int(s.m.p.PieceClass) || depth > state.MaxCargo {
		return false
	}
	cells := s.m.s.Pieces[s.m.s.Piece(self)+state.PieceFields:]
	if h := cells[program.PieceHolder]; h != value.None {
		return !s.ruleHides(class, s.m.s.Layout.PieceField[program.PieceHolder], self, viewer) &&
			s.wholeHidden(class, h, viewer, depth+1)
	}
	space := cells[program.PieceSpace]
	return space != value.None && !s.ruleHides(class, s.m.s.Layout.PieceField[program.PieceSpace], self, viewer) &&
		s.ruleHides(int(s.m.p.SpaceClass), -1, space, viewer)
}

// viewersOf returns the set of players who may see a field of a thing. It is called by rules, so the steps count.
func (s *Sight) viewersOf(class int, field int32, self int64) int64 {
	who := int64(0)
	for p := range min(s.m.s.Layout.Players, 64) {
		if !s.hiddenFrom(class, field, self, p) {
			who |= 1 << uint(p)
		}
	}
	return who
}

// viewers executes SEEN and SEENALL: it returns the set of players who may see a field of a thing, or of every thing
// in a list. A thing that no longer exists is seen by no player, and the value none by every player.
func (s *Sight) viewers(field int32, of int64, list bool) int64 {
	if !s.m.s.Layout.Hiding {
		return -1
	}
	f := &s.m.p.Fields[field]
	class := int(f.Class)
	if !list {
		if of == value.None && class != int(s.m.p.GameClass) {
			return -1
		}
		s.m.s.Spend(int64(s.m.s.Layout.Players))
		return s.viewersOf(class, field, of)
	}
	return s.viewersOfAll(class, field, of)
}

// viewersOfAll executes SEENTHINGS: it returns the set of players who may see a field of every thing in a list. Field
// -1 is the thing itself. A thing that no longer exists is seen by no player, and the value none by every player.
func (s *Sight) viewersOfAll(class int, field int32, list int64) int64 {
	who := int64(-1)
	if !s.m.s.Layout.Hiding {
		return who
	}
	things := s.m.s.List(list)
	s.m.s.Spend(int64(len(things) * s.m.s.Layout.Players))
	for _, x := range things {
		if x != value.None && who != 0 {
			who &= s.viewersOf(class, field, x)
		}
	}
	return who
}

// ShowsChanges reports whether every player except one sees all that a run changes, before it and after it. The run
// is undone.
func (s *Sight) ShowsChanges(but int64, run func()) bool {
	before := s.m.Mark()
	run()
	changes := s.m.s.ChangesSince(&before.state)
	shown := s.showsAll(but, changes)
	s.m.Undo(&before)
	return shown && s.showsAll(but, changes)
}

// showsAll reports whether every player except one sees what was changed, in the present state.
func (s *Sight) showsAll(but int64, changes []state.Change) bool {
	for i := range changes {
		c := &changes[i]
		if !s.mayHide(c.Class, c.Field) {
			continue
		}
		thing, is := s.m.s.Of(c)
		for p := range s.m.s.Layout.Players {
			if is && int64(p) != but && s.hides(c.Class, c.Field, thing, p) {
				return false
			}
		}
	}
	return true
}

// maskedCell replaces a hidden cell when the appearances of pieces are compared.
const maskedCell = math.MinInt64 + 1

// Appearance returns a hash of a piece as a player sees it. Pieces with the same hash are one option for the player.
// It decides which options there are, so the steps count.
func (s *Sight) Appearance(piece int64, viewer int, extra uint64) int64 {
	at := s.m.s.Piece(piece)
	class := int(s.m.p.PieceClass)
	if s.hiddenFrom(class, -1, piece, viewer) {
		return int64(state.Mix(state.Prime1^extra)) | -1<<63
	}
	for c := s.m.s.Pieces[at+state.CargoHead]; c != 0; c = s.m.s.Linked(c, state.CargoNext) {
		if !s.hiddenFrom(class, -1, s.m.s.PieceAt(int(c-1)), viewer) {
			return piece
		}
	}
	cells := append(s.masked[:0], s.m.s.Pieces[at+state.PieceFields:at+s.m.s.Layout.PieceStride]...)
	for i, f := range s.m.s.Layout.PieceField {
		if f >= 0 && s.m.s.Layout.Hidable[f] && s.hiddenFrom(class, f, piece, viewer) {
			cells[i] = maskedCell
		}
	}
	s.masked = cells
	return int64(state.Fold(state.Prime2^extra, cells)) | -1<<63
}

// RuleApplies reports whether a rule hides something of a thing from a player. A rule that fails hides it.
func (s *Sight) RuleApplies(h *program.Hide, self int64, viewer int) bool {
	applies := true
	s.Inspect(func() { applies = s.m.Call(int(h.When), []int64{self, int64(viewer)}) != 0 })
	return applies
}
