package state

// The frame of a sealed offer goes on, after the registers of every offer, with what is known of its answers: three cells, and then
// the answers in the order in which they were given. An answer is the player, the action and the parameters.
const (
	SealedNext  = OfferRegs + iota // cells of the answers that were carried out; -1 while the offer is open
	SealedSince                    // decisions completed when the offer was opened
	SealedRegs                     // where the answers begin
)

// Sealed is a sealed offer on top of the stack, with its answers.
type Sealed struct {
	s    *Store
	base int
}

// OpenSealed makes the offer on top of the stack a sealed one without answers.
func OpenSealed(s *Store) {
	base := int(s.Head[HeadBase])
	s.GrowStack(base + SealedRegs)
	s.Stack[base+SealedNext], s.Stack[base+SealedSince] = -1, s.Head[HeadCount]
	s.Head[HeadTop] = int64(base + SealedRegs)
}

// SealedOffer returns the sealed offer on top of the stack; ok is false if there is none.
func SealedOffer(s *Store) (o Sealed, ok bool) {
	base := int(s.Head[HeadBase])
	ok = base >= FrameCells && s.FrameHeader(base)[FrameKind] == KindOffer && s.p.Offers[s.Stack[base+OfferIndex]].Sealed
	return Sealed{s, base}, ok
}

// IsOpen reports whether players still answer: none of the answers has been carried out yet.
func (o Sealed) IsOpen() bool { return o.s.Stack[o.base+SealedNext] < 0 }

// Since returns how many decisions had been completed when the offer was opened.
func (o Sealed) Since() int { return int(o.s.Stack[o.base+SealedSince]) }

// Next returns the place of the answer that is carried out next.
func (o Sealed) Next() int { return max(0, int(o.s.Stack[o.base+SealedNext])) }

// CarryOut notes that the answers before a place are carried out, and that one of a player is now; value.None is no player.
func (o Sealed) CarryOut(before int, player int64) {
	o.s.Stack[o.base+SealedNext], o.s.Stack[o.base+OfferActor] = int64(before), player
}

// Len returns the place after the last answer. The first one is at 0.
func (o Sealed) Len() int { return int(o.s.Head[HeadTop]) - o.base - SealedRegs }

// At returns the answer at a place, and the place of the next one.
func (o Sealed) At(at int) (player, action int64, params []int64, next int) {
	answer := o.s.Stack[o.base+SealedRegs+at:]
	player, action = answer[0], answer[1]
	n := 2 + len(o.s.p.Actions[action].Params)
	return player, action, answer[2:n], at + n
}

// Add adds an answer.
func (o Sealed) Add(player, action int64, params []int64) {
	s := o.s
	top := int(s.Head[HeadTop])
	s.GrowStack(top + 2 + len(params))
	s.Stack[top], s.Stack[top+1] = player, action
	copy(s.Stack[top+2:], params)
	s.Head[HeadTop] = int64(top + 2 + len(params))
	s.Changed()
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
