package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// plan is a scan made ready to run: what the word of a piece answers is compared at once, and only the rest is looked at
// one by one.
type plan struct {
	mask, want uint64  // of the traits
	whose      uint64  // the owners there may be, as bits; bit nobody is no owner
	owners     []int32 // registers of sets the owner must be in
	not        []int32 // and must not be in
	one        []int32 // registers of the one owner there may be
	held       []holding
	rest       []program.Pred
	list       bool
}

// holding is a field whose value must be that of a register, or with not must not.
type holding struct {
	cell int
	reg  int32
	not  bool
}

// want is a field that must, or with not must not, have a value.
type want struct {
	cell int
	v    int64
	not  bool
}

// mostHeld is how many comparisons with registers a sieve has room for; more are looked at one by one.
const mostHeld = 4

// makePlans is for programs whose masks are made.
func (sh *shared) makePlans(p *program.Program) {
	sh.asked = newAsked(sh.lay.pieceStride, sh.lay.units)
	sh.plans = make([]plan, len(p.Scans))
	for i := range p.Scans {
		pl := &sh.plans[i]
		pl.whose = ^uint64(0)
		pl.list = p.Scans[i].List
		for _, q := range p.Scans[i].Preds {
			if !sh.planned(pl, q) {
				pl.rest = append(pl.rest, q)
			}
		}
	}
}

// planned puts a predicate where it costs little, or says that there is no such place.
func (sh *shared) planned(pl *plan, q program.Pred) bool {
	not := (q.Cmp == program.NE) != q.Not
	equal := q.Cmp == program.EQ || q.Cmp == program.NE
	owner := q.X == program.PieceOwner && sh.lay.players <= nobody
	bit := uint64(0)
	switch q.Kind {
	case program.PredMask:
		bit, not = sh.asked.units(q.X, sh.masks[q.X]), q.Not
	case program.PredOwnerIn:
		switch {
		case sh.lay.players > nobody:
			return false
		case q.Not:
			pl.not = append(pl.not, q.X)
		default:
			pl.owners = append(pl.owners, q.X)
		}
		return true
	case program.PredConst:
		if owner && equal && q.Y >= -1 && q.Y < nobody {
			set := uint64(1) << (uint64(q.Y) & nobody)
			if not {
				set = ^set
			}
			pl.whose &= set
			return true
		}
		if equal {
			bit = sh.asked.value(cFields+int(q.X), int64(q.Y))
		}
	case program.PredField:
		switch {
		case owner && equal && !not:
			pl.one = append(pl.one, q.Y)
		case equal && len(pl.held) < mostHeld:
			pl.held = append(pl.held, holding{cell: cFields + int(q.X), reg: q.Y, not: not})
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

// sieve is a plan with the values of one run filled in. A game has one: clearing a new one costs as much as a search.
type sieve struct {
	mask, want, owners uint64 // owners: bit 63 is nobody
	more               bool   // there is more to look at than the word of a piece
	held               int
	heldWant           [mostHeld]want
	rest               []program.Pred
	r                  []int64
}

const nobody = 63

func (pl *plan) fill(s *sieve, r []int64) {
	owners := pl.whose
	for _, reg := range pl.owners {
		owners &= uint64(r[reg]) &^ (1 << nobody)
	}
	for _, reg := range pl.not {
		owners &= ^uint64(r[reg]) | 1<<nobody
	}
	for _, reg := range pl.one {
		owners &= 1 << (uint64(r[reg]) & 63)
	}
	s.mask, s.want, s.owners, s.held = pl.mask, pl.want, owners, len(pl.held)
	for i := range pl.held {
		h := &pl.held[i]
		s.heldWant[i&(mostHeld-1)] = want{cell: h.cell, v: r[h.reg], not: h.not}
	}
	s.rest, s.r = pl.rest, r
	s.more = len(pl.held)+len(pl.rest) > 0
}

// fits says whether the word of a piece is as it must be.
func (s *sieve) fits(traits uint64) bool {
	return (traits^s.want)&s.mask == 0 && s.owners>>(traits>>ownerShift)&1 != 0
}

// lets says whether a piece that fits passes.
func (s *sieve) lets(g *Game, piece []int64) bool {
	for i := range s.held {
		w := &s.heldWant[i&(mostHeld-1)]
		if (piece[w.cell] == w.v) == w.not {
			return false
		}
	}
	for i := range s.rest {
		if !g.passes(&s.rest[i], piece, s.r) {
			return false
		}
	}
	return true
}

// scan searches the pieces of a space, of a list, or all pieces. Predicates see cells, no code runs.
func (g *Game) scan(op program.Op, from int64, all bool, index int32, r []int64) int64 {
	s, pl := &g.sieve, &g.sh.plans[index]
	pl.fill(s, r)
	switch {
	case all:
		return g.scanAll(op, s)
	case pl.list:
		return g.scanList(op, from, s)
	}
	stride, pieces, traits := g.lay.pieceStride, g.s.Pieces, g.index.traits
	arena, n, seen := g.s.Arena, 0, int64(0)
	c := g.firstIn(from)
	for c != 0 {
		slot := int(c - 1)
		piece := pieces[slot*stride : slot*stride+stride]
		c = piece[cNext]
		seen++
		if !s.fits(traits[slot]) || s.more && !s.lets(g, piece) {
			continue
		}
		n++
		switch op {
		case program.SCAN:
			arena = append(arena, value.Handle(slot, piece[cLive]>>1))
		case program.SCANANY:
			return 1
		case program.SCANFIRST:
			return value.Handle(slot, piece[cLive]>>1)
		}
	}
	return g.scanned(op, arena, n, seen)
}

func (g *Game) scanList(op program.Op, list int64, s *sieve) int64 {
	stride, pieces, traits := g.lay.pieceStride, g.s.Pieces, g.index.traits
	from := g.list(list)
	arena, n := g.s.Arena, 0
	for _, h := range from {
		slot := value.Slot(h)
		at := slot * stride
		if uint(at) >= uint(len(pieces)) || pieces[at] != h>>23|1 { // g.piece, which is too long to be inlined
			g.noPiece(h)
		}
		if !s.fits(traits[slot]) || s.more && !s.lets(g, pieces[at:at+stride]) {
			continue
		}
		n++
		switch op {
		case program.SCAN:
			arena = append(arena, h)
		case program.SCANANY:
			return 1
		case program.SCANFIRST:
			return h
		}
	}
	return g.scanned(op, arena, n, int64(len(from)))
}

// scanned is what a scan gives that went over all there is; arena is the arena with the n it found on top.
func (g *Game) scanned(op program.Op, arena []int64, n int, seen int64) int64 {
	g.spend(seen / 4)
	switch op {
	case program.SCAN:
		g.s.Arena = arena
		g.spend(int64(n))
		return value.List(g.room(0)-n, n)
	case program.SCANFIRST:
		return value.None
	case program.SCANANY:
		return 0
	}
	return int64(n)
}

func (g *Game) passes(p *program.Pred, piece []int64, r []int64) bool {
	var ok bool
	switch p.Kind {
	case program.PredMask:
		unit := uint64(piece[cFields+program.PieceUnit])
		ok = g.sh.masks[p.X][unit>>6]>>(unit&63)&1 == 1
	case program.PredOwnerIn:
		owner := uint64(piece[cFields+program.PieceOwner])
		ok = owner < 64 && r[p.X]>>owner&1 == 1
	default:
		a, b := piece[cFields+int(p.X)], int64(p.Y)
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

// makeMasks asks the mask functions about every unit, once for each program.
func (g *Game) makeMasks() {
	sh := g.sh
	sh.memoMu.Lock()
	defer sh.memoMu.Unlock()
	if sh.ready {
		return
	}
	masks := make([][]uint64, len(g.p.Masks))
	sh.masks = make([][]uint64, len(g.p.Masks))
	for i, fn := range g.p.Masks {
		masks[i] = make([]uint64, sh.lay.units/64+1)
		sh.masks[i] = masks[i] // a mask may use those before it
		for u := range sh.lay.units {
			if g.call(int(fn), []int64{int64(u)}) != 0 {
				masks[i][u>>6] |= 1 << (u & 63)
			}
		}
	}
	sh.makePlans(g.p)
	sh.ready = true
}
