package state

import (
	"fmt"

	"github.com/scenario-lang/scenario/runtime/program"
)

// shape tests whether a state read from outside has the shape the program gives it. Check tests what it means.
func (c *checker) shape() (err error) {
	s := c.s
	// An index that points outside its slice is found by the slice.
	defer func() {
		if r := recover(); r != nil {
			err = damaged(r)
		}
	}()
	h := &s.Head
	spaces := len(c.p.ClassAt(c.p.SpaceClass).Members)
	switch {
	case len(s.Vars) != c.l.Naming.vars(), len(s.Spaces) != SpaceSize*spaces,
		len(s.Pieces)%c.l.PieceStride != 0, len(s.Recs)%c.l.RecStride != 0, len(s.Options) != len(c.p.Options),
		len(s.Ans)%2 != 0, len(s.Arena) > MaxArena, len(s.Heap) > maxHeap:
		return fmt.Errorf("its state does not have the shape of this scenario")
	case h[HeadTop] != int64(len(s.Stack)), h[HeadScript] < 0, h[HeadScript] > int64(len(s.Dice)), h[HeadDepth] < 0,
		h[HeadDepth] > MaxDepth:
		return fmt.Errorf("its procedures are damaged")
	}
	if err := c.frames(); err != nil {
		return err
	}
	return s.Check()
}

// frames tests the frames from the running one down.
func (c *checker) frames() error {
	s := c.s
	h := &s.Head
	damaged := fmt.Errorf("its procedures are damaged")
	top, base, frames := h[HeadTop], h[HeadBase], int64(0)
	kinds := int64(KindOffer)
	for top > 0 {
		if base < FrameCells || base > top || frames > MaxDepth {
			return damaged
		}
		f := s.FrameHeader(int(base))
		if f[FrameFunc] < 0 || f[FrameFunc] >= int64(len(c.p.Funcs)) || f[FrameKind] < 0 || f[FrameKind] > KindDo ||
			f[FrameKind] == KindOuter ||
			f[FrameReturn] < 0 || f[FrameReturn] >= int64(len(c.p.Code)) || f[FrameArena] < 0 ||
			f[FrameArena] > int64(len(s.Arena)) {
			return damaged
		}
		size := int64(c.p.Funcs[f[FrameFunc]].Regs)
		if f[FrameKind] == KindOffer {
			r := s.Stack[base:top]
			size = int64(len(r))
			if len(r) < OfferRegs || r[OfferIndex] < 0 || r[OfferIndex] >= int64(len(c.p.Offers)) ||
				r[OfferActor] < -1 || r[OfferActor] >= int64(c.l.Players) {
				return damaged
			}
			if sealed := c.p.Offers[r[OfferIndex]].Sealed; sealed && !c.sealedFits(r) ||
				!sealed && len(r) != OfferRegs {
				return damaged
			}
		}
		if base+size != top || f[FrameDest] < -1 {
			return damaged
		}
		kinds = f[FrameKind]
		top, base = base-FrameCells, f[FrameBase]
		frames++
	}
	if frames != h[HeadDepth] || frames > 0 && kinds != KindMain {
		return damaged
	}
	return c.pending()
}

// pending tests the indexes of the decision that is open.
func (c *checker) pending() error {
	s := c.s
	h := &s.Head
	damaged := fmt.Errorf("its decision is damaged")
	switch h[HeadPending] {
	case PendingNone:
		return nil
	case PendingPick:
		pc := h[HeadPC]
		if h[HeadTop] == 0 || pc < 0 || pc >= int64(len(c.p.Code)) || c.p.Code[pc].Op != program.CHOOSE {
			return damaged
		}
		fn := &c.p.Funcs[s.FrameHeader(int(h[HeadBase]))[FrameFunc]]
		if s.FrameHeader(int(h[HeadBase]))[FrameKind] == KindOffer || pc < int64(fn.Start) || pc >= int64(fn.End) {
			return damaged
		}
	case PendingMenu, PendingParam:
		if h[HeadTop] == 0 || s.FrameHeader(int(h[HeadBase]))[FrameKind] != KindOffer ||
			s.FrameHeader(int(h[HeadBase]))[FrameBase] == 0 {
			return damaged
		}
		if _, r, _ := s.OpenOffer(); r[OfferActor] < 0 {
			return damaged
		}
		if h[HeadPending] == PendingParam {
			if len(s.Ans) < 2 || s.Ans[0] < 0 || s.Ans[0] >= int64(len(c.p.Actions)) ||
				len(s.Ans)/2-1 >= len(c.p.Actions[s.Ans[0]].Params) {
				return damaged
			}
		}
	default:
		return damaged
	}
	return nil
}

// damaged returns the error for a panic that a state from outside caused: an index that leads outside its slice. Any
// other panic continues.
func damaged(r any) error {
	if _, ok := r.(*Fault); ok || IsBoundsError(r) {
		return fmt.Errorf("it is damaged")
	}
	panic(r)
}
