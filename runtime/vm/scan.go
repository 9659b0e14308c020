package vm

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A search has two stages. The first compares the words of the pieces and writes those that match above the top of
// the arena, and ends when it has enough. Its loops call nothing, so that their variables stay in registers. The
// second stage, if needed, tests the conditions that the words do not answer.

// scan searches the pieces of a space, of a list, or all pieces. Its conditions compare cells; they run no code.
func (m *Machine) scan(in *program.Instr, r []int64) int64 {
	pl, one := &m.facts.plans[in.C], in.Op == program.SCANANY || in.Op == program.SCANFIRST
	var n, seen int
	switch {
	case in.B < 0:
		n, seen = pl.scanAll(&m.s, r, one)
	case pl.list:
		n, seen = pl.scanList(&m.s, r, one, r[in.B])
	default:
		if m.tracked.on {
			m.tracked.note(r[in.B])
		}
		n, seen = pl.scanSpace(&m.s, r, one, r[in.B])
	}
	m.s.Spend(int64(seen / 4))
	if one && n > 0 {
		if in.Op == program.SCANANY {
			return 1
		}
		return m.s.Room(1)[0]
	}
	switch in.Op {
	case program.SCAN:
		return m.s.TakeRoom(n)
	case program.SCANFIRST:
		return value.None
	}
	return int64(n)
}

// scanSpace searches the pieces of a space. It returns how many matched and how many were tested.
func (pl *plan) scanSpace(s *state.Store, r []int64, one bool, space int64) (n, seen int) {
	c := s.FirstIn(space)
	stride, pieces, traits := s.Layout.PieceStride, s.Pieces, s.Index.Traits
	out, owners := s.Room(pl.wanted(one, len(traits))), pl.owners(r)
	for ; c != 0 && n < len(out); seen++ {
		slot := int(c - 1)
		at := slot * stride
		c = pieces[at+state.PieceNext]
		if pl.fits(traits[slot], owners) {
			out[n] = value.Handle(slot, pieces[at+state.PieceLive]>>1)
			n++
		}
	}
	if pl.more {
		n = pl.pass(s, r, one, out[:n])
	}
	return n, seen
}

// scanList does the same for the pieces of a list. All those that are tested must be alive.
func (pl *plan) scanList(s *state.Store, r []int64, one bool, list int64) (n, seen int) {
	from := s.List(list)
	stride, pieces, traits := s.Layout.PieceStride, s.Pieces, s.Index.Traits
	out, owners := s.Room(pl.wanted(one, len(from))), pl.owners(r)
	for seen < len(from) && n < len(out) {
		h := from[seen]
		slot := value.Slot(h)
		at := slot * stride
		// like Store.Piece, which is too long to be inlined
		if uint(at) >= uint(len(pieces)) || pieces[at] != h>>23|1 {
			break
		}
		seen++
		if pl.fits(traits[slot], owners) {
			out[n] = h
			n++
		}
	}
	if pl.more {
		n = pl.pass(s, r, one, out[:n])
	}
	if seen < len(from) && !(one && n > 0) {
		s.FailWithoutPiece(from[seen])
	}
	return n, seen
}

// scanAll does the same for all pieces whose owners match, 64 slots at a time.
func (pl *plan) scanAll(s *state.Store, r []int64, one bool) (n, seen int) {
	x, owners := &s.Index, pl.owners(r)
	out, rows := s.Room(pl.wanted(one, len(x.Traits))), rowsOf(s, owners)
	for w := range x.Words {
		word := uint64(0)
		for set := rows; set != 0; set &= set - 1 {
			word |= x.Rows[bits.TrailingZeros64(set)*x.Words+w]
		}
		if word == 0 {
			continue
		}
		seen += bits.OnesCount64(word)
		k := pl.fitInWord(s, w<<6, word, owners, out[n:])
		if pl.more {
			k = pl.pass(s, r, one, out[n:n+k])
		}
		if n += k; one && n > 0 {
			break
		}
	}
	return n, seen
}

// fitInWord is the first stage for the slots base+i with bit i set in word. It writes the pieces that match to out
// until out is full, and returns how many it wrote.
func (pl *plan) fitInWord(s *state.Store, base int, word, owners uint64, out []int64) (n int) {
	stride, pieces, traits := s.Layout.PieceStride, s.Pieces, s.Index.Traits
	for ; word != 0 && n < len(out); word &= word - 1 {
		slot := base + bits.TrailingZeros64(word)
		if pl.fits(traits[slot], owners) {
			out[n] = value.Handle(slot, pieces[slot*stride+state.PieceLive]>>1)
			n++
		}
	}
	return n
}

// rowsOf returns the rows of the index that may have pieces of the owners, as bits.
func rowsOf(s *state.Store, owners uint64) uint64 {
	n := uint(s.Layout.Players)
	if n > state.Nobody {
		return 1
	}
	rows := owners & (1<<n - 1)
	if owners>>state.Nobody != 0 {
		rows |= 1 << n
	}
	return rows
}

// pass is the second stage: it keeps those of the pieces in found that meet the other conditions, or only the first
// of them if one, and returns how many.
func (pl *plan) pass(s *state.Store, r []int64, one bool, found []int64) int {
	stride, pieces, n := s.Layout.PieceStride, s.Pieces, 0
	for _, h := range found {
		at := value.Slot(h) * stride
		if pl.passesRest(r, pieces[at:at+stride]) {
			found[n] = h
			if n++; one {
				break
			}
		}
	}
	return n
}

// passesRest tests the conditions that the word of a piece does not answer.
func (pl *plan) passesRest(r, piece []int64) bool {
	for i := range pl.comparisons {
		c := &pl.comparisons[i]
		if (piece[c.cell] == r[c.reg]) == c.not {
			return false
		}
	}
	for i := range pl.rest {
		if !pl.passes(&pl.rest[i], r, piece) {
			return false
		}
	}
	return true
}

func (pl *plan) passes(p *program.Pred, r, piece []int64) bool {
	var ok bool
	switch p.Kind {
	case program.PredMask:
		unit := uint64(piece[state.PieceFields+program.PieceUnit])
		ok = pl.masks[p.X][unit>>6]>>(unit&63)&1 == 1
	case program.PredOwnerIn:
		owner := uint64(piece[state.PieceFields+program.PieceOwner])
		ok = owner < 64 && r[p.X]>>owner&1 == 1
	default:
		a, b := piece[state.PieceFields+int(p.X)], int64(p.Y)
		if p.Kind == program.PredField {
			b = r[p.Y]
		}
		switch p.Cmp {
		case program.EQ:
			ok = a == b
		case program.NE:
			ok = a != b
		case program.LT:
			ok = a < b
		case program.LE:
			ok = a <= b
		case program.GT:
			ok = a > b
		default:
			ok = a >= b
		}
	}
	return ok != p.Not
}

// plan is a scan prepared for running. The conditions that the word of a piece answers are compared at once; the
// others are tested one by one.
type plan struct {
	mask, want  uint64      // of the word of a piece
	ownerSet    uint64      // the owners that are possible, as bits; bit state.Nobody means no owner
	ownerTests  []ownerTest // only owners that pass all of these are possible
	comparisons []comparison
	rest        []program.Pred
	more        bool // there are conditions that the word of a piece does not answer
	list        bool
	masks       [][]uint64 // of the program: sets of units, by index
}

// ownerTest is a condition on the owner of a piece that depends on a register.
type ownerTest struct {
	reg  int32
	kind ownerKind
}

type ownerKind int32

const (
	ownerIn    ownerKind = iota // the owner is in the set in the register
	ownerNotIn                  // the owner is not in it
	ownerIs                     // the owner is the player in the register
)

// comparison is the condition that a field is equal to a register, or differs from it if not.
type comparison struct {
	cell int
	reg  int32
	not  bool
}

// planner makes plans for the scans of a program.
type planner struct {
	layout    *state.Layout
	masks     [][]uint64
	questions *state.Questions // the plans add their questions
}

func (b *planner) plan(scan *program.Scan) plan {
	pl := plan{ownerSet: ^uint64(0), list: scan.List, masks: b.masks}
	for _, q := range scan.Preds {
		if !b.place(&pl, q) {
			pl.rest = append(pl.rest, q)
		}
	}
	pl.more = len(pl.comparisons)+len(pl.rest) > 0
	return pl
}

// place adds a condition to the plan in a form that is cheap to test. It reports false if there is none.
func (b *planner) place(pl *plan, q program.Pred) bool {
	not := (q.Cmp == program.NE) != q.Not
	equal := q.Cmp == program.EQ || q.Cmp == program.NE
	owner := q.X == program.PieceOwner && b.layout.Players <= state.Nobody
	bit := uint64(0)
	switch q.Kind {
	case program.PredMask:
		bit, not = b.questions.Units(q.X, b.masks[q.X]), q.Not
	case program.PredOwnerIn:
		switch {
		case b.layout.Players > state.Nobody:
			return false
		case q.Not:
			pl.ownerTests = append(pl.ownerTests, ownerTest{q.X, ownerNotIn})
		default:
			pl.ownerTests = append(pl.ownerTests, ownerTest{q.X, ownerIn})
		}
		return true
	case program.PredConst:
		if owner && equal && q.Y >= -1 && q.Y < state.Nobody {
			set := uint64(1) << (uint64(q.Y) & state.Nobody)
			if not {
				set = ^set
			}
			pl.ownerSet &= set
			return true
		}
		if equal {
			bit = b.questions.Value(state.PieceFields+int(q.X), int64(q.Y))
		}
	case program.PredField:
		switch {
		case owner && equal && !not:
			pl.ownerTests = append(pl.ownerTests, ownerTest{q.Y, ownerIs})
		case equal:
			pl.comparisons = append(pl.comparisons, comparison{cell: state.PieceFields + int(q.X), reg: q.Y, not: not})
		default:
			return false
		}
		return true
	}
	pl.mask |= bit
	if !not {
		pl.want |= bit
	}
	return bit != 0
}

// owners returns the owners that are possible in one run of the scan, given the registers of the frame. Bit 63 means
// no owner.
func (pl *plan) owners(r []int64) uint64 {
	owners := pl.ownerSet
	for _, t := range pl.ownerTests {
		switch v := uint64(r[t.reg]); t.kind {
		case ownerIn:
			owners &= v &^ (1 << state.Nobody)
		case ownerNotIn:
			owners &= ^v | 1<<state.Nobody
		default:
			owners &= 1 << (v & 63)
		}
	}
	return owners
}

// wanted returns how many of n pieces the first stage has to find: one if only one is wanted and no other condition
// has to be tested, else all.
func (pl *plan) wanted(one bool, n int) int {
	if one && !pl.more {
		return min(n, 1)
	}
	return n
}

// fits reports whether the word of a piece matches.
func (pl *plan) fits(traits, owners uint64) bool {
	return (traits^pl.want)&pl.mask == 0 && owners>>(traits>>state.OwnerShift)&1 != 0
}
