package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Two states from which everything goes on alike need not be equal cell by cell: registers nobody reads any more, and
// the position of a list in the arena, differ by how the state came about. Identity looks past both: the program tells for
// each place where a frame may wait which registers are still read and which of them hold lists.

// Identity is a fingerprint of all that decides how the game goes on but chance: equal for two states of one program that
// go on alike whatever is rolled, also where their cells differ. Which number a piece that is made later will have, and
// how many decisions came before, it does not tell.
func (g *Game) Identity() uint64 {
	s := &g.s
	head := s.Head
	head[hRng], head[hPieceFree], head[hCount], head[hHeapKeep] = 0, 0, 0, 0
	h := fold(prime1, head[:])
	h = fold(h, s.Vars)
	h = fold(h, s.Spaces)
	stride := g.sh.pieceStride
	for at := 0; at < len(s.Pieces); at += stride {
		if s.Pieces[at]&1 == 1 {
			h = fold(h, s.Pieces[at:at+stride])
		} else {
			h = fold(h, s.Pieces[at:at+1])
		}
	}
	h = fold(h, s.Recs)
	h = fold(h, s.Heap)
	h = fold(h, s.Ans)
	h = g.foldRoll(h)
	frames, understood := g.foldFrames(h)
	if !understood {
		frames = fold(fold(h, s.Stack[:s.Head[hTop]]), s.Arena)
	}
	return frames
}

// foldFrames folds what matters of the frames, and says whether all of it is understood.
func (g *Game) foldFrames(h uint64) (uint64, bool) {
	if g.s.Head[hDepth] == 0 {
		return h, true
	}
	pc := int(g.s.Head[hPC])
	for base := int(g.s.Head[hBase]); ; {
		f := g.header(base)
		fn := int(f[fFn])
		if f[fKind] != kindCall && f[fKind] != kindMain || pc < int(g.p.Funcs[fn].Start) || pc >= int(g.p.Funcs[fn].End) {
			return h, false
		}
		h = fold(h, []int64{f[fReturn], f[fFn], f[fDest], f[fPhase], f[fKind]})
		wait := g.p.WaitAt(pc)
		if wait == nil {
			return h, false
		}
		var sure bool
		if h, sure = g.foldFrame(h, wait, g.regs(base)); !sure {
			return h, false
		}
		if f[fKind] == kindMain {
			return h, true
		}
		pc, base = int(f[fReturn])-1, int(f[fBase])
	}
}

// foldFrame folds what matters of one frame. It reports false where a register does not hold what the program says.
func (g *Game) foldFrame(h uint64, wait *program.Wait, r []int64) (uint64, bool) {
	for _, packed := range wait.Regs {
		reg, kind := program.UnpackReg(packed)
		v := r[reg : reg+1]
		switch kind {
		case program.RegList:
			if v[0] >= 0 && !value.Static(v[0]) {
				if v[0]&(textBit|heapBit) != 0 || value.Off(v[0])+value.Len(v[0]) > len(g.s.Arena) {
					return h, false
				}
				v = g.list(v[0])
			}
		case program.RegIterator:
			v = r[reg : reg+3]
			if v[0] != overStatic {
				from, to := v[1], v[2]
				if from < 0 || from > to || to > int64(len(g.s.Arena)) {
					return h, false
				}
				v = g.s.Arena[from:to]
			}
		}
		h = fold(h, v)
	}
	return h, true
}
