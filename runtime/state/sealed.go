package state

// The frame of a sealed offer goes on, after the registers of every offer, with what is known of its answers: three cells, and then
// the answers in the order in which they were given. An answer is the player, the action and the parameters.
const (
	SealedNext  = OfferRegs + iota // cells of the answers that were carried out; -1 while the offer is open
	SealedSince                    // decisions completed when the offer was opened
	SealedRegs                     // where the answers begin
)

// Sealed returns where the frame at base keeps the answers of a sealed offer, and where they end, which is where the frame ends. ok
// is false if it is not the frame of a sealed offer. The frame must be the one on top.
func Sealed(s *Store, base int) (from, to int, ok bool) {
	if base < FrameCells || s.FrameHeader(base)[FrameKind] != KindOffer || !s.p.Offers[s.Stack[base+OfferIndex]].Sealed {
		return 0, 0, false
	}
	return base + SealedRegs, int(s.Head[HeadTop]), true
}

// OpenSealed makes the offer on top of the stack a sealed one without answers.
func OpenSealed(s *Store) {
	base := int(s.Head[HeadBase])
	s.GrowStack(base + SealedRegs)
	s.Stack[base+SealedNext], s.Stack[base+SealedSince] = -1, s.Head[HeadCount]
	s.Head[HeadTop] = int64(base + SealedRegs)
}

// Seal adds an answer to the sealed offer on top of the stack.
func Seal(s *Store, player, action int64, params []int64) {
	top := int(s.Head[HeadTop])
	s.GrowStack(top + 2 + len(params))
	s.Stack[top], s.Stack[top+1] = player, action
	copy(s.Stack[top+2:], params)
	s.Head[HeadTop] = int64(top + 2 + len(params))
	s.Changed()
}

// SealedAnswer returns the answer at a place of the stack, and the place of the next one.
func SealedAnswer(s *Store, at int) (player, action int64, params []int64, next int) {
	player, action = s.Stack[at], s.Stack[at+1]
	next = at + 2 + len(s.p.Actions[action].Params)
	return player, action, s.Stack[at+2 : next], next
}

// KeepSealed removes the answers of all players but one from the sealed offer on top of the stack, if there is one.
func KeepSealed(s *Store, player int64) {
	from, to, ok := Sealed(s, int(s.Head[HeadBase]))
	if !ok {
		return
	}
	kept := from
	for at := from; at < to; {
		who, _, _, next := SealedAnswer(s, at)
		if who == player {
			kept += copy(s.Stack[kept:], s.Stack[at:next])
		}
		at = next
	}
	s.Head[HeadTop] = int64(kept)
}

// sealedFits reports whether the cells of a frame are those of a sealed offer.
func (c *checker) sealedFits(r []int64) bool {
	if len(r) < SealedRegs || r[SealedNext] < -1 || r[SealedNext] > int64(len(r)-SealedRegs) {
		return false
	}
	offered := c.p.Offers[r[OfferIndex]].Actions
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
		at += 2 + len(c.p.Actions[r[at+1]].Params)
		if at > len(r) {
			return false
		}
	}
	return true
}
