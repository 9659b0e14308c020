package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// scan searches the pieces of a space, or all pieces. Predicates see cells, no code runs.
func (g *Game) scan(op program.Op, space int64, all bool, sc *program.Scan, r []int64) int64 {
	stride := g.sh.pieceStride
	off, n := len(g.s.Arena), int64(0)
	slot, c := -1, int64(0)
	if !all {
		c = g.firstIn(space)
	}
	seen := int64(0)
	for {
		if all {
			if slot++; slot*stride >= len(g.s.Pieces) {
				break
			}
			if g.s.Pieces[slot*stride]&1 == 0 {
				continue
			}
		} else {
			if c == 0 {
				break
			}
			slot = int(c - 1)
			c = g.s.Pieces[slot*stride+cNext]
		}
		seen++
		if !g.passes(sc, g.s.Pieces[slot*stride:slot*stride+stride], r) {
			continue
		}
		switch op {
		case program.SCAN:
			g.give(g.pieceAt(slot))
		case program.SCANANY:
			return 1
		case program.SCANFIRST:
			return g.pieceAt(slot)
		}
		n++
	}
	g.spend(seen / 4)
	switch op {
	case program.SCAN:
		return value.List(off, int(n))
	case program.SCANFIRST:
		return value.None
	}
	return n
}

func (g *Game) passes(sc *program.Scan, piece []int64, r []int64) bool {
	for i := range sc.Preds {
		p := &sc.Preds[i]
		var ok bool
		switch p.Kind {
		case program.PredMask:
			unit := uint64(piece[cFields+program.PieceUnit])
			ok = g.sh.masks[p.X][unit>>6]>>(unit&63)&1 == 1
		case program.PredOwnerIn:
			owner := uint64(piece[cFields+program.PieceOwner])
			ok = owner < 64 && r[p.X]>>owner&1 == 1
		default:
			a, b := piece[cFields+int(p.X)], r[p.Y]
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
		if ok == p.Not {
			return false
		}
	}
	return true
}

// makeMasks asks the mask functions about every unit, once for each program.
func (g *Game) makeMasks() {
	sh := g.sh
	sh.memoMu.Lock()
	defer sh.memoMu.Unlock()
	if sh.ready {
		return
	}
	var units int
	if c := int(g.p.UnitClass); c >= 0 && c < len(g.p.Classes) {
		units = len(g.p.Classes[c].Members)
	}
	masks := make([][]uint64, len(g.p.Masks))
	sh.masks = make([][]uint64, len(g.p.Masks))
	for i, fn := range g.p.Masks {
		masks[i] = make([]uint64, units/64+1)
		sh.masks[i] = masks[i] // a mask may use those before it
		for u := range units {
			if g.call(int(fn), []int64{int64(u)}) != 0 {
				masks[i][u>>6] |= 1 << (u & 63)
			}
		}
	}
	sh.ready = true
}
