package state

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Linked returns the link in a cell of a piece. A link is the slot of a piece + 1, or 0 at the end of a list.
func (t *Things) Linked(piece int64, cell int) int64 {
	return t.Pieces[int(piece-1)*t.Layout.PieceStride+cell]
}

// Piece returns the position of the cells of a living piece.
func (t *Things) Piece(h int64) int {
	at := value.Slot(h) * t.Layout.PieceStride
	if uint(at) >= uint(len(t.Pieces)) || t.Pieces[at] != h>>23|1 {
		t.FailWithoutPiece(h)
	}
	return at
}

// FailWithoutPiece fails with the reason why h does not refer to a living piece.
func (t *Things) FailWithoutPiece(h int64) {
	if h == value.None {
		Fail("a piece is needed here, but the value is none")
	}
	if at := value.Slot(h) * t.Layout.PieceStride; h < 0 || at >= len(t.Pieces) {
		Fail("this is not a piece")
	}
	Fail("the piece has been destroyed")
}

// PieceAt returns the reference to the living piece in a slot.
func (t *Things) PieceAt(slot int) int64 {
	return value.Handle(slot, t.Pieces[slot*t.Layout.PieceStride]>>1)
}

// Create executes CREATE, and returns the last piece that it created.
func (t *Things) Create(c *program.Create, r []int64) int64 {
	unit, owner, space, n := r[0], r[1], r[2], r[3]
	if uint64(unit) >= uint64(len(t.p.Classes[t.p.UnitClass].Members)) {
		Fail("a piece needs a unit")
	}
	if space != value.None && uint64(space)*SpaceSize >= uint64(len(t.Spaces)) {
		Fail("a piece cannot be made there: there is no such space")
	}
	last := int64(value.None)
	for range n {
		t.Spend(1)
		last = t.newPiece(unit, owner, space)
		for i, f := range c.Fields {
			slot := t.p.Fields[f].Slot
			if slot < program.PieceUser {
				t.SetPieceField(f, last, r[4+i])
				continue
			}
			t.setCell(value.Slot(last), PieceFields+int(slot), t.Accept(f, r[4+i]))
		}
	}
	return last
}

func (t *Things) newPiece(unit, owner, space int64) int64 {
	if t.Head[HeadPieceLive] >= MaxPieces {
		Exhaust("there are too many pieces (the limit is %d)", MaxPieces)
	}
	slot, at := t.takeSlot(&t.Pieces, t.Layout.PieceStride, PieceNext, HeadPieceFree, t.setPiece)
	gen := (t.Pieces[at]>>1 + 1) & (1<<24 - 1)
	for i, v := range t.Layout.pieceInit {
		t.setPiece(at+PieceFields+i, v)
	}
	t.setPiece(at+PieceFields+program.PieceUnit, unit)
	t.setPiece(at+PieceFields+program.PieceOwner, owner)
	t.setCell(slot, PieceLive, gen<<1|1)
	t.Head[HeadPieceLive]++
	t.enter(slot, space)
	return value.Handle(slot, gen)
}

// takeSlot returns a free slot of pieces or records, and the position of its cells. It takes the first slot of the
// free list, which begins at Head[head] and is linked by the cells next, or else adds one at the end.
func (t *Things) takeSlot(cells *[]int64, stride, next, head int, set func(i int, v int64)) (slot, at int) {
	slot = int(t.Head[head]) - 1
	if at = slot * stride; slot < 0 {
		at = len(*cells)
		*cells = append(*cells, make([]int64, stride)...)
		return at / stride, at
	}
	t.Head[head] = (*cells)[at+next]
	set(at+next, 0)
	return slot, at
}

// enter appends a piece to the list of a space.
func (t *Things) enter(slot int, space int64) {
	at := slot * t.Layout.PieceStride
	t.setCell(slot, PieceFields+program.PieceSpace, space)
	if space == value.None {
		return
	}
	sp := int(space) * SpaceSize
	t.setPiece(at+PieceNext, 0)
	t.join(t.Spaces[sp+SpaceTail], int64(slot+1), PieceNext, PiecePrev, sp+SpaceHead, sp+SpaceTail, t.setSpace)
	t.setSpace(sp+SpaceTail, int64(slot+1))
	t.setSpace(sp+SpaceCount, t.Spaces[sp+SpaceCount]+1)
}

// leave removes a piece from the list of its space.
func (t *Things) leave(slot int) {
	at := slot * t.Layout.PieceStride
	if t.Pieces[at+PieceFields+program.PieceSpace] == value.None {
		return
	}
	t.unlink(at)
	t.setPiece(at+PiecePrev, 0)
	t.setPiece(at+PieceNext, 0)
	t.setCell(slot, PieceFields+program.PieceSpace, value.None)
}

// unlink joins the pieces before and after a piece in its space. It does not change the piece itself.
func (t *Things) unlink(at int) {
	space := t.Pieces[at+PieceFields+program.PieceSpace]
	if space == value.None {
		return
	}
	sp := int(space) * SpaceSize
	t.join(t.Pieces[at+PiecePrev], t.Pieces[at+PieceNext], PieceNext, PiecePrev, sp+SpaceHead, sp+SpaceTail, t.setSpace)
	t.setSpace(sp+SpaceCount, t.Spaces[sp+SpaceCount]-1)
}

// join links two neighbours in a list through their cells next and prev. Each is given as its slot + 1. If one is 0,
// the other becomes the head or the tail of the list, which set writes.
func (t *Things) join(before, after int64, next, prev, head, tail int, set func(i int, v int64)) {
	if before == 0 {
		set(head, after)
	} else {
		t.setPiece(int(before-1)*t.Layout.PieceStride+next, after)
	}
	if after == 0 {
		set(tail, before)
	} else {
		t.setPiece(int(after-1)*t.Layout.PieceStride+prev, before)
	}
}

// Move moves a piece to a space, with its cargo. A carried piece that is moved alone leaves its carrier.
func (t *Things) Move(piece, space int64) {
	at := t.Piece(piece)
	if space != value.None && uint64(space)*SpaceSize >= uint64(len(t.Spaces)) {
		Fail("the piece cannot go there: there is no such space")
	}
	if t.Pieces[at+PieceFields+program.PieceSpace] == space {
		return
	}
	if t.Pieces[at+PieceFields+program.PieceHolder] != value.None {
		t.unload(value.Slot(piece))
	}
	t.moveTree(value.Slot(piece), space, 0)
}

// moveTree moves the piece in a slot with its cargo.
func (t *Things) moveTree(slot int, space int64, depth int) {
	if depth > MaxCargo {
		Fail("pieces carry pieces too deep (the limit is %d)", MaxCargo)
	}
	t.Spend(1)
	t.leave(slot)
	t.enter(slot, space)
	for c := t.Pieces[slot*t.Layout.PieceStride+CargoHead]; c != 0; c = t.Linked(c, CargoNext) {
		t.moveTree(int(c-1), space, depth+1)
	}
}

// MoveAll moves the pieces of a list. A piece whose carrier is in the list too stays on board.
func (t *Things) MoveAll(list, space int64) {
	pieces := t.List(list)
	t.stamp++
	slots := len(t.Pieces) / t.Layout.PieceStride
	for len(t.stamps) < slots {
		t.stamps = append(t.stamps, 0)
	}
	for _, p := range pieces {
		t.Piece(p)
		t.stamps[value.Slot(p)] = t.stamp
	}
	for _, p := range pieces {
		if !t.holderStamped(p) {
			t.Move(p, space)
		}
	}
}

func (t *Things) holderStamped(p int64) bool {
	for range MaxCargo + 1 {
		h := t.Pieces[value.Slot(p)*t.Layout.PieceStride+PieceFields+program.PieceHolder]
		if h == value.None {
			return false
		}
		if t.stamps[value.Slot(h)] == t.stamp {
			return true
		}
		p = h
	}
	return false
}

// Carry loads a piece onto a carrier, or unloads it if holder is none.
func (t *Things) Carry(piece, holder int64) {
	at := t.Piece(piece)
	if t.Pieces[at+PieceFields+program.PieceHolder] == holder {
		return
	}
	if holder != value.None {
		t.load(piece, holder)
		return
	}
	t.unload(value.Slot(piece))
}

func (t *Things) load(piece, holder int64) {
	to := t.Piece(holder)
	depth := 1
	for h := holder; h != value.None; h = t.Pieces[value.Slot(h)*t.Layout.PieceStride+PieceFields+program.PieceHolder] {
		if h == piece {
			Fail("a piece cannot be carried by itself or by what it carries")
		}
		if depth++; depth > MaxCargo {
			Fail("pieces carry pieces too deep (the limit is %d)", MaxCargo)
		}
	}
	slot := value.Slot(piece)
	at := slot * t.Layout.PieceStride
	if t.Pieces[at+PieceFields+program.PieceHolder] != value.None {
		t.unload(slot)
	}
	if space := t.Pieces[to+PieceFields+program.PieceSpace]; t.Pieces[at+PieceFields+program.PieceSpace] != space {
		t.moveTree(slot, space, 0)
	}
	t.setCell(slot, PieceFields+program.PieceHolder, holder)
	t.join(t.Pieces[to+CargoTail], int64(slot+1), CargoNext, CargoPrev, to+CargoHead, to+CargoTail, t.setPiece)
	t.setPiece(to+CargoTail, int64(slot+1))
}

// unload removes a piece from its carrier.
func (t *Things) unload(slot int) {
	at := slot * t.Layout.PieceStride
	h := t.Pieces[at+PieceFields+program.PieceHolder]
	if h == value.None {
		return
	}
	from := value.Slot(h) * t.Layout.PieceStride
	prev, next := t.Pieces[at+CargoPrev], t.Pieces[at+CargoNext]
	t.join(prev, next, CargoNext, CargoPrev, from+CargoHead, from+CargoTail, t.setPiece)
	t.setPiece(at+CargoPrev, 0)
	t.setPiece(at+CargoNext, 0)
	t.setCell(slot, PieceFields+program.PieceHolder, value.None)
}

// Kill destroys a piece and its cargo.
func (t *Things) Kill(piece int64) {
	t.Piece(piece)
	t.unload(value.Slot(piece))
	t.killTree(value.Slot(piece))
}

// killTree destroys the piece in a slot and its cargo.
func (t *Things) killTree(slot int) {
	t.Spend(1)
	if t.Killing != nil {
		t.Killing(t.PieceAt(slot))
	}
	at := slot * t.Layout.PieceStride
	for c := t.Pieces[at+CargoHead]; c != 0; {
		next := t.Linked(c, CargoNext)
		t.killTree(int(c - 1))
		c = next
	}
	t.unlink(at)
	t.logPiece(at)
	cells := t.Pieces[at : at+t.Layout.PieceStride]
	live := cells[PieceLive]
	clear(cells)
	cells[PieceLive], cells[PieceNext] = live&^1, t.Head[HeadPieceFree]
	t.NoteChange()
	t.reindex(slot)
	t.Head[HeadPieceFree] = int64(slot + 1)
	t.Head[HeadPieceLive]--
}

// KillAll destroys the pieces of a list. A piece may be in the list twice, or already have been destroyed with its
// carrier.
func (t *Things) KillAll(list int64) {
	pieces := t.List(list)
	for _, p := range pieces {
		t.Piece(p)
	}
	for _, p := range pieces {
		at := value.Slot(p) * t.Layout.PieceStride
		if t.Pieces[at] == value.Gen(p)<<1|1 {
			t.Kill(p)
		}
	}
}

// Shuffle shuffles the pieces in a space (Fisher–Yates).
func (t *Things) Shuffle(space int64) {
	if uint64(space)*SpaceSize >= uint64(len(t.Spaces)) {
		Fail("there is no such space to shuffle")
	}
	order := t.deck[:0]
	sp := int(space) * SpaceSize
	for c := t.Spaces[sp+SpaceHead]; c != 0; c = t.Linked(c, PieceNext) {
		order = append(order, c)
	}
	t.deck = order
	t.Spend(int64(len(order)))
	for i := len(order) - 1; i > 0; i-- {
		j := int(t.Below(uint64(i + 1)))
		order[i], order[j] = order[j], order[i]
	}
	prev := int64(0)
	for i, c := range order {
		at := int(c-1) * t.Layout.PieceStride
		next := int64(0)
		if i+1 < len(order) {
			next = order[i+1]
		}
		t.setPiece(at+PiecePrev, prev)
		t.setPiece(at+PieceNext, next)
		prev = c
	}
	if len(order) > 0 {
		t.NoteChange()
		t.touched[space] = t.clock
		t.setSpace(sp+SpaceHead, order[0])
		t.setSpace(sp+SpaceTail, prev)
	}
}

// AreAlike reports whether two pieces are interchangeable: their fields are equal, and neither carries anything.
func (t *Things) AreAlike(a, b int64) bool {
	if a == b {
		return true
	}
	pa := t.Pieces[t.Piece(a):][:t.Layout.PieceStride]
	pb := t.Pieces[t.Piece(b):][:t.Layout.PieceStride]
	return pa[CargoHead] == 0 && pb[CargoHead] == 0 && slices.Equal(pa[PieceFields:], pb[PieceFields:])
}

// SetAll executes PSETALL: it sets a field of pieces to one value.
func (t *Things) SetAll(field int32, pieces []int64, v int64) {
	f := &t.p.Fields[field]
	if f.Slot < program.PieceUser || t.Layout.InHeap[field] {
		for _, p := range pieces {
			t.SetPieceField(field, p, v)
		}
		return
	}
	t.Spend(int64(len(pieces)))
	if len(pieces) > 0 {
		v = t.Accept(field, v)
	}
	for _, p := range pieces {
		t.Piece(p)
		t.setCell(value.Slot(p), PieceFields+int(f.Slot), v)
	}
}

// SetPieceField executes PSET: it sets a field of a piece. Setting the space or the carrier updates the lists.
func (t *Things) SetPieceField(field int32, piece, v int64) {
	f := &t.p.Fields[field]
	switch f.Slot {
	case program.PieceSpace:
		t.Move(piece, v)
	case program.PieceHolder:
		t.Carry(piece, v)
	case program.PieceUnit:
		if uint64(v) >= uint64(len(t.p.Classes[t.p.UnitClass].Members)) {
			Fail("a piece must be of a unit")
		}
		t.Piece(piece)
		t.setCell(value.Slot(piece), PieceFields+program.PieceUnit, v)
	default:
		t.Piece(piece)
		t.setCell(value.Slot(piece), PieceFields+int(f.Slot), t.Accept(field, v))
	}
}
