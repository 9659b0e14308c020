package state

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Frames lie one after another on the stack. A frame is a header and the registers of its function.
const (
	FrameReturn = iota // pc to continue at in the caller
	FrameBase          // the caller's registers
	FrameFunc          // the function that runs here
	FrameDest          // register of the caller for the result, or -1
	FrameArena         // top of the arena at the call
	FramePhase         // game.phase before, or NoPhase if the function is not a phase
	FrameKind          // what a return means
	FrameChance        // of a phase: the stream of chance before it
	FramePlace         // of a phase: the place before it
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

// GrowStack makes room on the stack up to end.
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

// OpenOffer returns the open offer on top of the stack, its registers, and those of the procedure that offers.
func (j *Journal) OpenOffer() (o *program.Offer, r, caller []int64) {
	base := int(j.Head[HeadBase])
	r = j.Registers(base)
	return &j.p.Offers[r[OfferIndex]], r, j.Registers(int(j.FrameHeader(base)[FrameBase]))
}
