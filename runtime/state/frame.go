package state

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Frames lie one after another on the stack. A frame is a header and the registers of its function.
const (
	FrameReturn = iota // pc to continue at in the caller
	FrameBase          // the caller's registers
	FrameFunc          // the function that runs here
	FrameDest          // register of the caller that receives the result, or -1
	FrameArena         // top of the arena at the call
	FramePhase         // game.phase before the call, or NoPhase if the function is not a phase
	FrameKind          // what happens when it returns: see Kind...
	FrameChance        // of a phase: the stream of chance to return to
	FramePlace         // of a phase: the place to return to
	FrameCells
)

// NoPhase is the phase of a frame whose function is not a phase.
const NoPhase = math.MinInt64

// Kinds of frames.
const (
	KindCall  int64 = iota
	KindOuter       // called from Go: a return ends the run
	KindMain        // a return ends the set-up, the sequence, or what was started
	KindOffer       // no function: an open offer
	KindDo          // the effects of an action: a return continues with the offer
)

// Registers of an open offer.
const (
	OfferIndex = iota
	OfferDone  // players who have finished
	OfferActor
	OfferRegs
)

// FrameHeader returns the header of the frame at base.
func (j *Journal) FrameHeader(base int) []int64 { return j.Stack[base-FrameCells : base] }

// Registers returns the registers of the frame at base.
func (j *Journal) Registers(base int) []int64 {
	h := j.FrameHeader(base)
	if h[FrameKind] == KindOffer {
		return j.Stack[base : base+OfferRegs]
	}
	return j.Stack[base : base+int(j.p.Funcs[h[FrameFunc]].Regs)]
}

// GrowStack makes sure that the stack has at least end cells.
func (j *Journal) GrowStack(end int) {
	if end > len(j.Stack) {
		if end > maxStack {
			Exhaust("the procedures that are running need too much memory (the limit is %d cells)", maxStack)
		}
		bigger := make([]int64, max(2*len(j.Stack), end, 1024))
		copy(bigger, j.Stack[:j.Head[HeadTop]])
		j.Stack = bigger
	}
}

// OpenOffer returns the open offer on top of the stack, its registers, and the registers of the procedure that made
// the offer.
func (j *Journal) OpenOffer() (o *program.Offer, r, caller []int64) {
	base := int(j.Head[HeadBase])
	r = j.Registers(base)
	return &j.p.Offers[r[OfferIndex]], r, j.Registers(int(j.FrameHeader(base)[FrameBase]))
}

// The frame of a sealed offer has two more cells after the registers of every offer, and then the answers in the
// order in which they were given. An answer is the player, the action and the parameters, followed by an Ordered for
// each parameter that is a piece.
const (
	SealedNext  = OfferRegs + iota // cells of the answers that were carried out; -1 while players still answer
	SealedSince                    // decisions completed when the offer was opened
	SealedRegs                     // where the answers begin
)

// Sealed is a sealed offer on top of the stack, with its answers.
type Sealed struct {
	s    *Store
	base int
}

// Ordered is a piece named by an answer to a sealed offer, as it was when the answer was given. When the answer is
// carried out the piece may have been lost; any other that looked the same to the player can then be used.
type Ordered struct {
	Unit  int64   // none if it was hidden from the player
	Look  int64   // a fingerprint of how it looked to the player
	Made  bool    // it was created by an earlier answer of the player, not yet carried out
	Alike []int64 // other pieces that looked the same and could have been picked
}

// Cells of an Ordered. The pieces that looked the same follow them.
const (
	orderedUnit = iota
	orderedLook
	orderedMade
	orderedAlike // how many pieces looked the same
	orderedCells
)

// OpenSealed turns the offer on top of the stack into a sealed one without answers.
func OpenSealed(s *Store) {
	base := int(s.Head[HeadBase])
	s.GrowStack(base + SealedRegs)
	s.Stack[base+SealedNext], s.Stack[base+SealedSince] = -1, s.Head[HeadCount]
	s.Head[HeadTop] = int64(base + SealedRegs)
}

// SealedOffer returns the sealed offer on top of the stack; ok is false if there is none.
func SealedOffer(s *Store) (o Sealed, ok bool) {
	base := int(s.Head[HeadBase])
	ok = base >= FrameCells && s.FrameHeader(base)[FrameKind] == KindOffer &&
		s.p.Offers[s.Stack[base+OfferIndex]].Sealed
	return Sealed{s, base}, ok
}

// IsOpen reports whether players still answer: no answer has been carried out yet.
func (o Sealed) IsOpen() bool { return o.s.Stack[o.base+SealedNext] < 0 }

// Since returns how many decisions had been completed when the offer was opened.
func (o Sealed) Since() int { return int(o.s.Stack[o.base+SealedSince]) }

// Next returns the position of the answer that is carried out next.
func (o Sealed) Next() int { return max(0, int(o.s.Stack[o.base+SealedNext])) }

// CarryOut records that the answers before a position have been carried out, and that an answer of player is carried
// out now; player is value.None if there is none.
func (o Sealed) CarryOut(before int, player int64) {
	o.s.Stack[o.base+SealedNext], o.s.Stack[o.base+OfferActor] = int64(before), player
}

// Len returns the position after the last answer. The first answer is at 0.
func (o Sealed) Len() int { return int(o.s.Head[HeadTop]) - o.base - SealedRegs }

// At returns the answer at a position, and the position of the next one.
func (o Sealed) At(at int) (player, action int64, params []int64, next int) {
	answer := o.s.Stack[o.base+SealedRegs+at:]
	player, action = answer[0], answer[1]
	n := 2 + len(o.s.p.Actions[action].Params)
	params = answer[2:n]
	for range o.countPieces(action) {
		n += orderedCells + int(answer[n+orderedAlike])
	}
	return player, action, params, at + n
}

// Pieces returns what is recorded of the pieces in the answer at a position, by parameter. The element of a parameter
// that is not a piece is nil.
func (o Sealed) Pieces(at int) []*Ordered {
	answer := o.s.Stack[o.base+SealedRegs+at:]
	params := o.s.p.Actions[answer[1]].Params
	all := make([]*Ordered, len(params))
	rest := answer[2+len(params):]
	for i := range params {
		if o.s.Layout.IsPiece(params[i].Type) {
			n := orderedCells + int(rest[orderedAlike])
			all[i] = &Ordered{rest[orderedUnit], rest[orderedLook], rest[orderedMade] != 0,
				append([]int64{}, rest[orderedCells:n]...)}
			rest = rest[n:]
		}
	}
	return all
}

// countPieces returns how many parameters of an action are pieces.
func (o Sealed) countPieces(action int64) (n int) {
	for i := range o.s.p.Actions[action].Params {
		if o.s.Layout.IsPiece(o.s.p.Actions[action].Params[i].Type) {
			n++
		}
	}
	return n
}

// Add appends an answer. The pieces are by parameter, as Pieces returns them.
func (o Sealed) Add(player, action int64, params []int64, pieces []*Ordered) {
	s := o.s
	cells := append([]int64{player, action}, params...)
	for _, p := range pieces {
		if p != nil {
			cells = append(cells, p.Unit, p.Look, value.Truth(p.Made), int64(len(p.Alike)))
			cells = append(cells, p.Alike...)
		}
	}
	top := int(s.Head[HeadTop])
	s.GrowStack(top + len(cells))
	copy(s.Stack[top:], cells)
	s.Head[HeadTop] = int64(top + len(cells))
	s.NoteChange()
}

// Keep removes the answers of all players but one.
func (o Sealed) Keep(player int64) {
	answers := o.s.Stack[o.base+SealedRegs : o.s.Head[HeadTop]]
	kept := 0
	for at := 0; at < len(answers); {
		who, _, _, next := o.At(at)
		if who == player {
			kept += copy(answers[kept:], answers[at:next])
		}
		at = next
	}
	o.s.Head[HeadTop] = int64(o.base + SealedRegs + kept)
}

// isSealedFrame reports whether r can be the cells of a sealed offer.
func (c *checker) isSealedFrame(r []int64) bool {
	if len(r) < SealedRegs || r[SealedNext] < -1 || r[SealedNext] > int64(len(r)-SealedRegs) {
		return false
	}
	offered := c.p.Offers[r[OfferIndex]].Actions
	whole := r[SealedNext] <= 0 // answers are carried out as a whole, so this must be the end of one
	for at := SealedRegs; at < len(r); {
		if len(r)-at < 2 || r[at] < 0 || r[at] >= int64(c.l.Players) {
			return false
		}
		known := false
		for _, a := range offered {
			known = known || int64(a) == r[at+1]
		}
		if !known {
			return false
		}
		params := c.p.Actions[r[at+1]].Params
		at += 2 + len(params)
		for i := range params {
			if !c.l.IsPiece(params[i].Type) {
				continue
			}
			if len(r)-at < orderedCells || !c.isOrdered(r[at:]) {
				return false
			}
			at += orderedCells + int(r[at+orderedAlike])
		}
		if at > len(r) {
			return false
		}
		whole = whole || r[SealedNext] == int64(at-SealedRegs)
	}
	return whole
}

// isOrdered reports whether cells begin with a valid Ordered.
func (c *checker) isOrdered(cells []int64) bool {
	unit, alike := cells[orderedUnit], cells[orderedAlike]
	return unit >= value.None && unit < int64(len(c.p.Classes[c.p.UnitClass].Members)) && alike >= 0 &&
		alike <= int64(len(cells)-orderedCells)
}
