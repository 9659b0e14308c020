package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Piece returns the position of the cells of a live piece.
func (s *Store) Piece(h int64) int {
	at := value.Slot(h) * s.Layout.PieceStride
	if uint(at) >= uint(len(s.Pieces)) || s.Pieces[at] != h>>23|1 {
		s.NoPiece(h)
	}
	return at
}

// NoPiece fails with the reason why a reference is not one to a live piece.
func (s *Store) NoPiece(h int64) {
	if h == value.None {
		Fail("a piece is asked for where there is none")
	}
	if at := value.Slot(h) * s.Layout.PieceStride; h < 0 || at >= len(s.Pieces) {
		Fail("this is not a piece")
	}
	Fail("the piece has been destroyed")
}

// PieceAt returns the reference to the live piece in a slot.
func (s *Store) PieceAt(slot int) int64 {
	return value.Handle(slot, s.Pieces[slot*s.Layout.PieceStride]>>1)
}

// Create executes CREATE, and returns the last piece that was made.
func (s *Store) Create(c *program.Create, r []int64) int64 {
	unit, owner, space, n := r[0], r[1], r[2], r[3]
	if uint64(unit) >= uint64(len(s.p.Classes[s.p.UnitClass].Members)) {
		Fail("a piece needs a unit")
	}
	if space != value.None && uint64(space)*SpaceSize >= uint64(len(s.Spaces)) {
		Fail("a piece cannot be made there: there is no such space")
	}
	last := int64(value.None)
	for range n {
		s.Spend(1)
		last = s.newPiece(unit, owner, space)
		for i, f := range c.Fields {
			slot := s.p.Fields[f].Slot
			if slot < program.PieceUser {
				s.SetPieceField(f, last, r[4+i])
				continue
			}
			s.setCell(value.Slot(last), PieceFields+int(slot), s.Accept(f, r[4+i]))
		}
	}
	return last
}

func (s *Store) newPiece(unit, owner, space int64) int64 {
	if s.Head[HeadPieceLive] >= MaxPieces {
		Exhaust("there are too many pieces (the limit is %d)", MaxPieces)
	}
	slot := int(s.Head[HeadPieceFree]) - 1
	at := slot * s.Layout.PieceStride
	if slot < 0 {
		slot = len(s.Pieces) / s.Layout.PieceStride
		at = len(s.Pieces)
		for range s.Layout.PieceStride {
			s.Pieces = append(s.Pieces, 0)
		}
	} else {
		s.Head[HeadPieceFree] = s.Pieces[at+PieceNext]
		s.setPiece(at+PieceNext, 0)
	}
	gen := (s.Pieces[at]>>1 + 1) & (1<<24 - 1)
	for i, v := range s.Layout.pieceInit {
		s.setPiece(at+PieceFields+i, v)
	}
	s.setPiece(at+PieceFields+program.PieceUnit, unit)
	s.setPiece(at+PieceFields+program.PieceOwner, owner)
	s.setCell(slot, PieceLive, gen<<1|1)
	s.Head[HeadPieceLive]++
	s.enter(slot, space)
	return value.Handle(slot, gen)
}

// enter puts a piece at the end of the list of a space.
func (s *Store) enter(slot int, space int64) {
	at := slot * s.Layout.PieceStride
	s.setCell(slot, PieceFields+program.PieceSpace, space)
	if space == value.None {
		return
	}
	sp := int(space) * SpaceSize
	tail := s.Spaces[sp+SpaceTail]
	s.setPiece(at+PiecePrev, tail)
	s.setPiece(at+PieceNext, 0)
	if tail == 0 {
		s.setSpace(sp+SpaceHead, int64(slot+1))
	} else {
		s.setPiece(int(tail-1)*s.Layout.PieceStride+PieceNext, int64(slot+1))
	}
	s.setSpace(sp+SpaceTail, int64(slot+1))
	s.setSpace(sp+SpaceCount, s.Spaces[sp+SpaceCount]+1)
}

// leave removes a piece from the list of its space.
func (s *Store) leave(slot int) {
	at := slot * s.Layout.PieceStride
	if s.Pieces[at+PieceFields+program.PieceSpace] == value.None {
		return
	}
	s.unlink(at)
	s.setPiece(at+PiecePrev, 0)
	s.setPiece(at+PieceNext, 0)
	s.setCell(slot, PieceFields+program.PieceSpace, value.None)
}

// unlink joins the pieces before and after a piece in its space, and leaves the piece as it is.
func (s *Store) unlink(at int) {
	space := s.Pieces[at+PieceFields+program.PieceSpace]
	if space == value.None {
		return
	}
	sp := int(space) * SpaceSize
	prev, next := s.Pieces[at+PiecePrev], s.Pieces[at+PieceNext]
	if prev == 0 {
		s.setSpace(sp+SpaceHead, next)
	} else {
		s.setPiece(int(prev-1)*s.Layout.PieceStride+PieceNext, next)
	}
	if next == 0 {
		s.setSpace(sp+SpaceTail, prev)
	} else {
		s.setPiece(int(next-1)*s.Layout.PieceStride+PiecePrev, prev)
	}
	s.setSpace(sp+SpaceCount, s.Spaces[sp+SpaceCount]-1)
}

// Move moves a piece to a space, with what it carries. A carried piece that moves by itself leaves its carrier.
func (s *Store) Move(piece, space int64) {
	at := s.Piece(piece)
	if space != value.None && uint64(space)*SpaceSize >= uint64(len(s.Spaces)) {
		Fail("the piece cannot go there: there is no such space")
	}
	if s.Pieces[at+PieceFields+program.PieceSpace] == space {
		return
	}
	if s.Pieces[at+PieceFields+program.PieceHolder] != value.None {
		s.Unload(value.Slot(piece))
	}
	s.MoveTree(value.Slot(piece), space, 0)
}

// MoveTree moves the piece in a slot and what it carries.
func (s *Store) MoveTree(slot int, space int64, depth int) {
	if depth > MaxCargo {
		Fail("pieces carry pieces too deep (the limit is %d)", MaxCargo)
	}
	s.Spend(1)
	s.leave(slot)
	s.enter(slot, space)
	for c := s.Pieces[slot*s.Layout.PieceStride+CargoHead]; c != 0; c = s.Pieces[int(c-1)*s.Layout.PieceStride+CargoNext] {
		s.MoveTree(int(c-1), space, depth+1)
	}
}

// MoveAll moves the pieces of a list. Those whose carrier is in the list go with it and stay aboard.
func (s *Store) MoveAll(list, space int64) {
	pieces := s.List(list)
	s.stamp++
	slots := len(s.Pieces) / s.Layout.PieceStride
	for len(s.stamps) < slots {
		s.stamps = append(s.stamps, 0)
	}
	for _, p := range pieces {
		s.Piece(p)
		s.stamps[value.Slot(p)] = s.stamp
	}
	for _, p := range pieces {
		if !s.holderStamped(p) {
			s.Move(p, space)
		}
	}
}

func (s *Store) holderStamped(p int64) bool {
	for range MaxCargo + 1 {
		h := s.Pieces[value.Slot(p)*s.Layout.PieceStride+PieceFields+program.PieceHolder]
		if h == value.None {
			return false
		}
		if s.stamps[value.Slot(h)] == s.stamp {
			return true
		}
		p = h
	}
	return false
}

// Carry loads a piece onto another one, or unloads it if holder is none.
func (s *Store) Carry(piece, holder int64) {
	at := s.Piece(piece)
	if s.Pieces[at+PieceFields+program.PieceHolder] == holder {
		return
	}
	if holder != value.None {
		s.load(piece, holder)
		return
	}
	s.Unload(value.Slot(piece))
}

func (s *Store) load(piece, holder int64) {
	to := s.Piece(holder)
	depth := 1
	for h := holder; h != value.None; h = s.Pieces[value.Slot(h)*s.Layout.PieceStride+PieceFields+program.PieceHolder] {
		if h == piece {
			Fail("a piece cannot be carried by itself or by what it carries")
		}
		if depth++; depth > MaxCargo {
			Fail("pieces carry pieces too deep (the limit is %d)", MaxCargo)
		}
	}
	slot := value.Slot(piece)
	at := slot * s.Layout.PieceStride
	if s.Pieces[at+PieceFields+program.PieceHolder] != value.None {
		s.Unload(slot)
	}
	if space := s.Pieces[to+PieceFields+program.PieceSpace]; s.Pieces[at+PieceFields+program.PieceSpace] != space {
		s.MoveTree(slot, space, 0)
	}
	s.setCell(slot, PieceFields+program.PieceHolder, holder)
	tail := s.Pieces[to+CargoTail]
	s.setPiece(at+CargoPrev, tail)
	if tail == 0 {
		s.setPiece(to+CargoHead, int64(slot+1))
	} else {
		s.setPiece(int(tail-1)*s.Layout.PieceStride+CargoNext, int64(slot+1))
	}
	s.setPiece(to+CargoTail, int64(slot+1))
}

// Unload removes a piece from its carrier.
func (s *Store) Unload(slot int) {
	at := slot * s.Layout.PieceStride
	h := s.Pieces[at+PieceFields+program.PieceHolder]
	if h == value.None {
		return
	}
	from := value.Slot(h) * s.Layout.PieceStride
	prev, next := s.Pieces[at+CargoPrev], s.Pieces[at+CargoNext]
	if prev == 0 {
		s.setPiece(from+CargoHead, next)
	} else {
		s.setPiece(int(prev-1)*s.Layout.PieceStride+CargoNext, next)
	}
	if next == 0 {
		s.setPiece(from+CargoTail, prev)
	} else {
		s.setPiece(int(next-1)*s.Layout.PieceStride+CargoPrev, prev)
	}
	s.setPiece(at+CargoPrev, 0)
	s.setPiece(at+CargoNext, 0)
	s.setCell(slot, PieceFields+program.PieceHolder, value.None)
}

// Kill destroys a piece and what it carries.
func (s *Store) Kill(piece int64) {
	s.Piece(piece)
	s.Unload(value.Slot(piece))
	s.KillTree(value.Slot(piece))
}

// KillTree destroys the piece in a slot and what it carries.
func (s *Store) KillTree(slot int) {
	s.Spend(1)
	at := slot * s.Layout.PieceStride
	for c := s.Pieces[at+CargoHead]; c != 0; {
		next := s.Pieces[int(c-1)*s.Layout.PieceStride+CargoNext]
		s.KillTree(int(c - 1))
		c = next
	}
	s.unlink(at)
	s.logPiece(at)
	cells := s.Pieces[at : at+s.Layout.PieceStride]
	live := cells[PieceLive]
	clear(cells)
	cells[PieceLive], cells[PieceNext] = live&^1, s.Head[HeadPieceFree]
	s.Changed()
	s.reindex(slot)
	s.Head[HeadPieceFree] = int64(slot + 1)
	s.Head[HeadPieceLive]--
}

// KillAll destroys the pieces of a list. A piece may be in the list twice, or be destroyed with its carrier before
// its turn.
func (s *Store) KillAll(list int64) {
	pieces := s.List(list)
	for _, p := range pieces {
		s.Piece(p)
	}
	for _, p := range pieces {
		at := value.Slot(p) * s.Layout.PieceStride
		if s.Pieces[at] == value.Gen(p)<<1|1 {
			s.Kill(p)
		}
	}
}

// Shuffle shuffles the pieces in a space (Fisher and Yates).
func (s *Store) Shuffle(space int64) {
	if uint64(space)*SpaceSize >= uint64(len(s.Spaces)) {
		Fail("there is no such space to shuffle")
	}
	order := s.deck[:0]
	sp := int(space) * SpaceSize
	for c := s.Spaces[sp+SpaceHead]; c != 0; c = s.Pieces[int(c-1)*s.Layout.PieceStride+PieceNext] {
		order = append(order, c)
	}
	s.deck = order
	s.Spend(int64(len(order)))
	for i := len(order) - 1; i > 0; i-- {
		j := int(s.Below(uint64(i + 1)))
		order[i], order[j] = order[j], order[i]
	}
	prev := int64(0)
	for i, c := range order {
		at := int(c-1) * s.Layout.PieceStride
		next := int64(0)
		if i+1 < len(order) {
			next = order[i+1]
		}
		s.setPiece(at+PiecePrev, prev)
		s.setPiece(at+PieceNext, next)
		prev = c
	}
	if len(order) > 0 {
		s.setSpace(sp+SpaceHead, order[0])
		s.setSpace(sp+SpaceTail, prev)
	}
}

// Same reports whether two pieces are interchangeable: their fields are equal, and neither carries anything.
func (s *Store) Same(a, b int64) bool {
	if a == b {
		return true
	}
	pa := s.Pieces[s.Piece(a):][:s.Layout.PieceStride]
	pb := s.Pieces[s.Piece(b):][:s.Layout.PieceStride]
	if pa[CargoHead] != 0 || pb[CargoHead] != 0 {
		return false
	}
	return s.equalFields(pa, pb)
}

func (s *Store) equalFields(pa, pb []int64) bool {
	for i := PieceFields; i < len(pa); i++ {
		if pa[i] != pb[i] {
			return false
		}
	}
	return true
}

// SetAll executes PSETALL: it sets a field of pieces to one value.
func (s *Store) SetAll(field int32, pieces []int64, v int64) {
	f := &s.p.Fields[field]
	if f.Slot < program.PieceUser || s.Layout.InHeap[field] {
		for _, p := range pieces {
			s.SetPieceField(field, p, v)
		}
		return
	}
	s.Spend(int64(len(pieces)))
	if len(pieces) > 0 {
		v = s.Accept(field, v)
	}
	for _, p := range pieces {
		s.Piece(p)
		s.setCell(value.Slot(p), PieceFields+int(f.Slot), v)
	}
}

// SetPieceField executes PSET: it sets a field of a piece. Setting the space or the carrier updates the lists.
func (s *Store) SetPieceField(field int32, piece, v int64) {
	f := &s.p.Fields[field]
	switch f.Slot {
	case program.PieceSpace:
		s.Move(piece, v)
	case program.PieceHolder:
		s.Carry(piece, v)
	case program.PieceUnit:
		if uint64(v) >= uint64(len(s.p.Classes[s.p.UnitClass].Members)) {
			Fail("a piece must be of a unit")
		}
		s.Piece(piece)
		s.setCell(value.Slot(piece), PieceFields+program.PieceUnit, v)
	default:
		s.Piece(piece)
		s.setCell(value.Slot(piece), PieceFields+int(f.Slot), s.Accept(field, v))
	}
}
