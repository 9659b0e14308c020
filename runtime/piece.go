package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// piece finds the cells of a live piece.
func (g *Game) piece(h int64) int {
	at := value.Slot(h) * g.lay.pieceStride
	if uint(at) >= uint(len(g.s.Pieces)) || g.s.Pieces[at] != h>>23|1 {
		g.noPiece(h)
	}
	return at
}

// noPiece says why a reference is none to a live piece.
func (g *Game) noPiece(h int64) {
	if h == value.None {
		fail("a piece is asked for where there is none")
	}
	if at := value.Slot(h) * g.lay.pieceStride; h < 0 || at >= len(g.s.Pieces) {
		fail("this is no piece")
	}
	fail("the piece has been destroyed")
}

// pieceAt makes the reference to the live piece in a slot.
func (g *Game) pieceAt(slot int) int64 {
	return value.Handle(slot, g.s.Pieces[slot*g.lay.pieceStride]>>1)
}

func (g *Game) create(c *program.Create, r []int64) int64 {
	unit, owner, space, n := r[0], r[1], r[2], r[3]
	if uint64(unit) >= uint64(len(g.p.Classes[g.p.UnitClass].Members)) {
		fail("a piece of no unit cannot be made")
	}
	if space != value.None && uint64(space)*spaceSize >= uint64(len(g.s.Spaces)) {
		fail("a piece cannot be made there: there is no such space")
	}
	last := int64(value.None)
	for range n {
		g.spend(1)
		last = g.newPiece(unit, owner, space)
		for i, f := range c.Fields {
			slot := g.p.Fields[f].Slot
			if slot < program.PieceUser {
				g.setPieceField(f, last, r[4+i])
				continue
			}
			g.setCell(value.Slot(last), cFields+int(slot), g.checked(f, r[4+i]))
		}
	}
	return last
}

func (g *Game) newPiece(unit, owner, space int64) int64 {
	s := &g.s
	if s.Head[hPieceLive] >= maxPieces {
		exhaust("there are too many pieces (the limit is %d)", maxPieces)
	}
	slot := int(s.Head[hPieceFree]) - 1
	at := slot * g.lay.pieceStride
	if slot < 0 {
		slot = len(s.Pieces) / g.lay.pieceStride
		at = len(s.Pieces)
		for range g.lay.pieceStride {
			s.Pieces = append(s.Pieces, 0)
		}
	} else {
		s.Head[hPieceFree] = s.Pieces[at+cNext]
		g.setPiece(at+cNext, 0)
	}
	gen := (s.Pieces[at]>>1 + 1) & (1<<24 - 1)
	for i, v := range g.lay.pieceInit {
		g.setPiece(at+cFields+i, v)
	}
	g.setPiece(at+cFields+program.PieceUnit, unit)
	g.setPiece(at+cFields+program.PieceOwner, owner)
	g.setCell(slot, cLive, gen<<1|1)
	s.Head[hPieceLive]++
	g.enter(slot, space)
	return value.Handle(slot, gen)
}

// enter puts a piece at the end of a space's list.
func (g *Game) enter(slot int, space int64) {
	at := slot * g.lay.pieceStride
	g.setCell(slot, cFields+program.PieceSpace, space)
	if space == value.None {
		return
	}
	sp := int(space) * spaceSize
	tail := g.s.Spaces[sp+sTail]
	g.setPiece(at+cPrev, tail)
	g.setPiece(at+cNext, 0)
	if tail == 0 {
		g.setSpace(sp+sHead, int64(slot+1))
	} else {
		g.setPiece(int(tail-1)*g.lay.pieceStride+cNext, int64(slot+1))
	}
	g.setSpace(sp+sTail, int64(slot+1))
	g.setSpace(sp+sCount, g.s.Spaces[sp+sCount]+1)
}

// leave takes a piece out of its space's list.
func (g *Game) leave(slot int) {
	at := slot * g.lay.pieceStride
	if g.s.Pieces[at+cFields+program.PieceSpace] == value.None {
		return
	}
	g.unlink(at)
	g.setPiece(at+cPrev, 0)
	g.setPiece(at+cNext, 0)
	g.setCell(slot, cFields+program.PieceSpace, value.None)
}

// unlink joins what comes before and after a piece in its space, and leaves the piece as it is.
func (g *Game) unlink(at int) {
	space := g.s.Pieces[at+cFields+program.PieceSpace]
	if space == value.None {
		return
	}
	sp := int(space) * spaceSize
	prev, next := g.s.Pieces[at+cPrev], g.s.Pieces[at+cNext]
	if prev == 0 {
		g.setSpace(sp+sHead, next)
	} else {
		g.setPiece(int(prev-1)*g.lay.pieceStride+cNext, next)
	}
	if next == 0 {
		g.setSpace(sp+sTail, prev)
	} else {
		g.setPiece(int(next-1)*g.lay.pieceStride+cPrev, prev)
	}
	g.setSpace(sp+sCount, g.s.Spaces[sp+sCount]-1)
}

// move takes a piece to a space, with what it carries. A carried piece that moves by itself leaves its holder.
func (g *Game) move(piece, space int64) {
	at := g.piece(piece)
	if space != value.None && uint64(space)*spaceSize >= uint64(len(g.s.Spaces)) {
		fail("the piece cannot go there: there is no such space")
	}
	if g.s.Pieces[at+cFields+program.PieceSpace] == space {
		return
	}
	if g.s.Pieces[at+cFields+program.PieceHolder] != value.None {
		g.unload(value.Slot(piece))
	}
	g.moveTree(value.Slot(piece), space, 0)
}

func (g *Game) moveTree(slot int, space int64, depth int) {
	if depth > maxCargo {
		fail("pieces carry pieces too deep (the limit is %d)", maxCargo)
	}
	g.spend(1)
	g.leave(slot)
	g.enter(slot, space)
	for c := g.s.Pieces[slot*g.lay.pieceStride+cCargoHead]; c != 0; c = g.s.Pieces[int(c-1)*g.lay.pieceStride+cCargoNext] {
		g.moveTree(int(c-1), space, depth+1)
	}
}

// moveAll moves a list. Pieces whose holder is in the list go with it and stay aboard.
func (g *Game) moveAll(list, space int64) {
	pieces := g.list(list)
	g.stamp++
	slots := len(g.s.Pieces) / g.lay.pieceStride
	for len(g.stamps) < slots {
		g.stamps = append(g.stamps, 0)
	}
	for _, p := range pieces {
		g.piece(p)
		g.stamps[value.Slot(p)] = g.stamp
	}
	for _, p := range pieces {
		if !g.holderStamped(p) {
			g.move(p, space)
		}
	}
}

func (g *Game) holderStamped(p int64) bool {
	for range maxCargo + 1 {
		h := g.s.Pieces[value.Slot(p)*g.lay.pieceStride+cFields+program.PieceHolder]
		if h == value.None {
			return false
		}
		if g.stamps[value.Slot(h)] == g.stamp {
			return true
		}
		p = h
	}
	return false
}

// carry puts a piece aboard another, or ashore.
func (g *Game) carry(piece, holder int64) {
	at := g.piece(piece)
	if g.s.Pieces[at+cFields+program.PieceHolder] == holder {
		return
	}
	if holder != value.None {
		g.aboard(piece, holder)
		return
	}
	g.unload(value.Slot(piece))
}

func (g *Game) aboard(piece, holder int64) {
	to := g.piece(holder)
	depth := 1
	for h := holder; h != value.None; h = g.s.Pieces[value.Slot(h)*g.lay.pieceStride+cFields+program.PieceHolder] {
		if h == piece {
			fail("a piece cannot be carried by itself or by what it carries")
		}
		if depth++; depth > maxCargo {
			fail("pieces carry pieces too deep (the limit is %d)", maxCargo)
		}
	}
	slot := value.Slot(piece)
	at := slot * g.lay.pieceStride
	if g.s.Pieces[at+cFields+program.PieceHolder] != value.None {
		g.unload(slot)
	}
	if space := g.s.Pieces[to+cFields+program.PieceSpace]; g.s.Pieces[at+cFields+program.PieceSpace] != space {
		g.moveTree(slot, space, 0)
	}
	g.setCell(slot, cFields+program.PieceHolder, holder)
	tail := g.s.Pieces[to+cCargoTail]
	g.setPiece(at+cCargoPrev, tail)
	if tail == 0 {
		g.setPiece(to+cCargoHead, int64(slot+1))
	} else {
		g.setPiece(int(tail-1)*g.lay.pieceStride+cCargoNext, int64(slot+1))
	}
	g.setPiece(to+cCargoTail, int64(slot+1))
}

// unload takes a piece off its holder.
func (g *Game) unload(slot int) {
	at := slot * g.lay.pieceStride
	h := g.s.Pieces[at+cFields+program.PieceHolder]
	if h == value.None {
		return
	}
	from := value.Slot(h) * g.lay.pieceStride
	prev, next := g.s.Pieces[at+cCargoPrev], g.s.Pieces[at+cCargoNext]
	if prev == 0 {
		g.setPiece(from+cCargoHead, next)
	} else {
		g.setPiece(int(prev-1)*g.lay.pieceStride+cCargoNext, next)
	}
	if next == 0 {
		g.setPiece(from+cCargoTail, prev)
	} else {
		g.setPiece(int(next-1)*g.lay.pieceStride+cCargoPrev, prev)
	}
	g.setPiece(at+cCargoPrev, 0)
	g.setPiece(at+cCargoNext, 0)
	g.setCell(slot, cFields+program.PieceHolder, value.None)
}

// kill destroys a piece and what it carries.
func (g *Game) kill(piece int64) {
	g.piece(piece)
	g.unload(value.Slot(piece))
	g.killTree(value.Slot(piece))
}

func (g *Game) killTree(slot int) {
	g.spend(1)
	at := slot * g.lay.pieceStride
	for c := g.s.Pieces[at+cCargoHead]; c != 0; {
		next := g.s.Pieces[int(c-1)*g.lay.pieceStride+cCargoNext]
		g.killTree(int(c - 1))
		c = next
	}
	g.unlink(at)
	g.logPiece(at)
	cells := g.s.Pieces[at : at+g.lay.pieceStride]
	live := cells[cLive]
	clear(cells)
	cells[cLive], cells[cNext] = live&^1, g.s.Head[hPieceFree]
	g.changed()
	g.reindex(slot)
	g.s.Head[hPieceFree] = int64(slot + 1)
	g.s.Head[hPieceLive]--
}

// killAll destroys a list. A piece that went down with its holder, or stands in the list twice, is not missed.
func (g *Game) killAll(list int64) {
	pieces := g.list(list)
	for _, p := range pieces {
		g.piece(p)
	}
	for _, p := range pieces {
		at := value.Slot(p) * g.lay.pieceStride
		if g.s.Pieces[at] == value.Gen(p)<<1|1 {
			g.kill(p)
		}
	}
}

// shuffle mixes the pieces in a space (Fisher and Yates).
func (g *Game) shuffle(space int64) {
	if uint64(space)*spaceSize >= uint64(len(g.s.Spaces)) {
		fail("there is no such space to shuffle")
	}
	order := g.deck[:0]
	sp := int(space) * spaceSize
	for c := g.s.Spaces[sp+sHead]; c != 0; c = g.s.Pieces[int(c-1)*g.lay.pieceStride+cNext] {
		order = append(order, c)
	}
	g.deck = order
	g.spend(int64(len(order)))
	for i := len(order) - 1; i > 0; i-- {
		j := int(g.below(uint64(i + 1)))
		order[i], order[j] = order[j], order[i]
	}
	prev := int64(0)
	for i, c := range order {
		at := int(c-1) * g.lay.pieceStride
		next := int64(0)
		if i+1 < len(order) {
			next = order[i+1]
		}
		g.setPiece(at+cPrev, prev)
		g.setPiece(at+cNext, next)
		prev = c
	}
	if len(order) > 0 {
		g.setSpace(sp+sHead, order[0])
		g.setSpace(sp+sTail, prev)
	}
}

// sameTo says whether a player cannot tell two pieces apart.
func (g *Game) sameTo(a, b int64, viewer int) bool {
	if a == b || !g.lay.hiding {
		return g.same(a, b)
	}
	return g.look(a, viewer, 0) == g.look(b, viewer, 0)
}

// same says whether two pieces cannot be told apart: equal fields, and neither carries anything.
func (g *Game) same(a, b int64) bool {
	if a == b {
		return true
	}
	pa := g.s.Pieces[g.piece(a):][:g.lay.pieceStride]
	pb := g.s.Pieces[g.piece(b):][:g.lay.pieceStride]
	if pa[cCargoHead] != 0 || pb[cCargoHead] != 0 {
		return false
	}
	return g.equalFields(pa, pb)
}

func (g *Game) equalFields(pa, pb []int64) bool {
	for i := cFields; i < len(pa); i++ {
		if pa[i] != pb[i] {
			return false
		}
	}
	return true
}
