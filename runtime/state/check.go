package state

import (
	"fmt"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Check tests the invariants of a state: the lists of spaces and carriers are complete and name each piece once,
// counts are right, free lists hold exactly the free slots, and fields are within their bounds. It is for tests and
// saved games.
func (s *Store) Check() error {
	c := newChecker(s)
	if err := c.pieces(); err != nil {
		return err
	}
	if err := c.records(); err != nil {
		return err
	}
	return c.members()
}

// checker tests the invariants of a state. It reads the state and changes nothing.
type checker struct {
	s      *Store
	p      *program.Program
	l      *Layout
	stride int // cells of a piece
	slots  int // of pieces, whether one lives there or not
}

func newChecker(s *Store) *checker {
	return &checker{s: s, p: s.p, l: s.Layout, stride: s.Layout.PieceStride,
		slots: len(s.Pieces) / s.Layout.PieceStride}
}

// pieces tests the pieces and the lists that they are in.
func (c *checker) pieces() error {
	s, stride, slots := c.s, c.stride, c.slots
	if slots > MaxPieces || len(s.Recs)/c.l.RecStride > maxRecords {
		return fmt.Errorf("too many pieces or records")
	}
	live, inSpaces, held, stowed := 0, 0, 0, 0
	for slot := range slots {
		if s.Pieces[slot*stride]&1 == 0 {
			continue
		}
		live++
		cargo, err := c.piece(slot)
		if err != nil {
			return err
		}
		stowed += cargo
		if s.Pieces[slot*stride+PieceFields+program.PieceHolder] != value.None {
			held++
		}
		if s.Pieces[slot*stride+PieceFields+program.PieceSpace] != value.None {
			inSpaces++
		}
	}
	if held != stowed {
		return fmt.Errorf("%d pieces are carried, %d are listed as cargo", held, stowed)
	}
	if int64(live) != s.Head[HeadPieceLive] {
		return fmt.Errorf("%d pieces live, %d are counted", live, s.Head[HeadPieceLive])
	}
	listed := 0
	for sp := 0; sp*SpaceSize < len(s.Spaces); sp++ {
		n, err := c.space(sp)
		if err != nil {
			return err
		}
		listed += n
	}
	if listed != inSpaces {
		return fmt.Errorf("%d pieces are in spaces, %d are listed there", inSpaces, listed)
	}
	if err := checkFree(s.Pieces, stride, PieceNext, s.Head[HeadPieceFree], slots-live); err != nil {
		return fmt.Errorf("pieces: %w", err)
	}
	return nil
}

// piece tests one piece and returns how many pieces it carries.
func (c *checker) piece(slot int) (cargo int, err error) {
	s, stride := c.s, c.stride
	p := s.Pieces[slot*stride : slot*stride+stride]
	f := p[PieceFields:]
	switch {
	case f[program.PieceUnit] < 0 || f[program.PieceUnit] >= int64(c.l.Units):
		return 0, fmt.Errorf("piece %d has no unit", slot)
	case f[program.PieceOwner] < -1 || f[program.PieceOwner] >= int64(c.l.Players):
		return 0, fmt.Errorf("piece %d has no such owner", slot)
	case f[program.PieceSpace] < -1 || f[program.PieceSpace] >= int64(len(s.Spaces)/SpaceSize):
		return 0, fmt.Errorf("piece %d is in no such space", slot)
	}
	for _, link := range [...]int{PiecePrev, PieceNext, CargoHead, CargoTail, CargoPrev, CargoNext} {
		if p[link] < 0 || p[link] > int64(c.slots) || p[link] > 0 && s.Pieces[int(p[link]-1)*stride]&1 == 0 {
			return 0, fmt.Errorf("piece %d is linked to a piece that does not exist", slot)
		}
	}
	if h := f[program.PieceHolder]; h != value.None {
		at := value.Slot(h) * stride
		if h < 0 || at >= len(s.Pieces) || s.Pieces[at] != value.Gen(h)<<1|1 {
			return 0, fmt.Errorf("piece %d is carried by a piece that does not exist", slot)
		}
		if s.Pieces[at+PieceFields+program.PieceSpace] != f[program.PieceSpace] {
			return 0, fmt.Errorf("piece %d is not where its carrier is", slot)
		}
	}
	if f[program.PieceHolder] == value.None && p[CargoPrev]|p[CargoNext] != 0 ||
		f[program.PieceSpace] == value.None && p[PiecePrev]|p[PieceNext] != 0 {
		return 0, fmt.Errorf("piece %d is linked into a list that it is not in", slot)
	}
	depth := 0
	for h := f[program.PieceHolder]; h != value.None; depth++ {
		at := value.Slot(h) * stride
		if depth > MaxCargo || at >= len(s.Pieces) || h < 0 {
			return 0, fmt.Errorf("piece %d is carried in a ring, or too deep", slot)
		}
		h = s.Pieces[at+PieceFields+program.PieceHolder]
	}
	for i, field := range c.l.PieceField {
		if i >= program.PieceUser && field >= 0 && !c.l.inBounds(field, f[i]) {
			return 0, fmt.Errorf("piece %d: %s is out of its bounds", slot, c.p.Strings[c.p.Fields[field].Name])
		}
	}
	return c.cargo(slot)
}

// cargo tests the list of what a piece carries, and returns its length.
func (c *checker) cargo(slot int) (int, error) {
	s, stride := c.s, c.stride
	p := s.Pieces[slot*stride : slot*stride+stride]
	last, n := int64(0), 0
	for next := p[CargoHead]; next != 0; {
		q := s.Pieces[int(next-1)*stride:][:stride]
		n++
		if n > c.slots || q[CargoPrev] != last || q[PieceFields+program.PieceHolder] != s.PieceAt(slot) ||
			q[CargoNext] < 0 || q[CargoNext] > int64(c.slots) {
			return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
		}
		last, next = next, q[CargoNext]
	}
	if p[CargoTail] != last {
		return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
	}
	return n, nil
}

// space tests the list of the pieces in a space, and returns its length.
func (c *checker) space(sp int) (int, error) {
	s, stride := c.s, c.stride
	n, last := 0, int64(0)
	for next := s.Spaces[sp*SpaceSize+SpaceHead]; next != 0; {
		if next < 0 || next > int64(c.slots) || n > c.slots {
			return 0, fmt.Errorf("the list of space %d is broken", sp)
		}
		p := s.Pieces[int(next-1)*stride:][:stride]
		if p[PieceLive]&1 == 0 || p[PiecePrev] != last || p[PieceFields+program.PieceSpace] != int64(sp) {
			return 0, fmt.Errorf("the list of space %d is broken", sp)
		}
		n++
		last, next = next, p[PieceNext]
	}
	if s.Spaces[sp*SpaceSize+SpaceTail] != last || s.Spaces[sp*SpaceSize+SpaceCount] != int64(n) {
		return 0, fmt.Errorf("the list of space %d is broken", sp)
	}
	return n, nil
}

// checkFree tests a free list, which must have want slots. Apart from its generation and the link to the next one, a
// free slot must be empty, because whatever is created there starts from its contents.
func checkFree(cells []int64, stride, next int, head int64, want int) error {
	n := 0
	for head != 0 {
		at := int(head-1) * stride
		if head < 0 || at >= len(cells) || cells[at]&1 == 1 || n > want {
			return fmt.Errorf("the free list is broken")
		}
		for i, v := range cells[at : at+stride] {
			if v != 0 && i != 0 && i != next {
				return fmt.Errorf("slot %d is free and not empty", at/stride)
			}
		}
		n++
		head = cells[at+next]
	}
	if n != want {
		return fmt.Errorf("%d are free, %d are listed", want, n)
	}
	return nil
}

// records tests the records.
func (c *checker) records() error {
	s := c.s
	live, slots := 0, len(s.Recs)/c.l.RecStride
	for slot := range slots {
		r := s.Recs[slot*c.l.RecStride:][:c.l.RecStride]
		if r[RecordLive]&1 == 0 {
			continue
		}
		live++
		class := r[RecordClass]
		if class < 0 || class >= int64(len(c.p.Classes)) || c.p.Classes[class].Role != program.RoleRecord {
			return fmt.Errorf("record %d has no class", slot)
		}
		for _, f := range c.p.Classes[class].Fields {
			if !c.l.inBounds(f, r[RecordFields+int(c.p.Fields[f].Slot)]) {
				return fmt.Errorf("record %d: %s is out of its bounds", slot, c.p.Strings[c.p.Fields[f].Name])
			}
		}
	}
	if int64(live) != s.Head[HeadRecordLive] {
		return fmt.Errorf("%d records live, %d are counted", live, s.Head[HeadRecordLive])
	}
	if err := checkFree(s.Recs, c.l.RecStride, RecordNext, s.Head[HeadRecordFree], slots-live); err != nil {
		return fmt.Errorf("records: %w", err)
	}
	return nil
}

// members tests the state of the members of classes and of the game.
func (c *checker) members() error {
	s := c.s
	for i := range c.p.Classes {
		class := &c.p.Classes[i]
		if i == int(c.p.PieceClass) || class.Role == program.RoleRecord {
			continue
		}
		n := len(class.Members)
		if i == int(c.p.GameClass) {
			n = 1
		}
		for _, f := range class.Fields {
			for m := range n {
				if v := s.Vars[int(class.Base)+m*int(class.Stride)+int(c.p.Fields[f].Slot)]; !c.l.inBounds(f, v) {
					return fmt.Errorf("%s of %s is out of its bounds", c.p.Strings[c.p.Fields[f].Name],
						c.l.MemberName(i, int64(m)))
				}
			}
		}
	}
	return nil
}

// CheckIndex tests that the index is equal to a rebuilt one.
func (s *Store) CheckIndex() error {
	var fresh Store
	fresh.CopyFrom(s)
	fresh.Index = Index{}
	fresh.ReindexAll()
	for slot, owner := range fresh.Index.owner {
		switch {
		case s.Index.owner[slot] != owner:
			return fmt.Errorf("slot %d is in row %d, not %d", slot, s.Index.owner[slot], owner)
		case owner >= 0 && s.Index.Traits[slot] != fresh.Index.Traits[slot]:
			return fmt.Errorf("slot %d: traits %x, not %x", slot, s.Index.Traits[slot], fresh.Index.Traits[slot])
		}
	}
	return nil
}

// shape tests whether a state read from outside has the shape that the program requires. Check tests its contents.
func (c *checker) shape() (err error) {
	s := c.s
	// Some indexes of the state are not checked before use; a wrong one panics, and this reports it.
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
			if sealed := c.p.Offers[r[OfferIndex]].Sealed; sealed && !c.isSealedFrame(r) ||
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

// damaged returns an error for the panic r if a damaged state caused it: a Fault, or an index out of range. It panics
// again with any other value.
func damaged(r any) error {
	if _, ok := r.(*Fault); ok || IsBoundsError(r) {
		return fmt.Errorf("it is damaged")
	}
	panic(r)
}
