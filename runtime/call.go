package runtime

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Frames lie one after another on the stack. A frame is a header and the registers of its function.
const (
	fReturn = iota // pc to go on at in the caller
	fBase          // the caller's registers
	fFn            // the function that runs here
	fDest          // register of the caller for the result, -1 nothing
	fArena         // top of the arena at the call
	fPhase         // game.phase before, noPhase when the function is no phase
	fKind          // what a return means
	frameCells
)

const noPhase = math.MinInt64

// Kinds of frames.
const (
	kindCall  int64 = iota
	kindOuter       // called from Go: a return ends the run
	kindMain        // a return ends what runs
	kindOffer       // no function: an open offer
	kindDo          // the effects of an action: a return goes on with the offer
)

// Registers of an open offer.
const (
	oIndex = iota
	oDone  // players that are through
	oActor
	offerRegs
)

func (g *Game) header(base int) []int64 { return g.s.Stack[base-frameCells : base] }

// regs are the registers of the frame at base.
func (g *Game) regs(base int) []int64 {
	h := g.header(base)
	if h[fKind] == kindOffer {
		return g.s.Stack[base : base+offerRegs]
	}
	return g.s.Stack[base : base+int(g.p.Funcs[h[fFn]].Regs)]
}

// grow makes room for n cells above the top and a frame's head.
func (g *Game) grow(end int) {
	s := &g.s
	if end > len(s.Stack) {
		if end > maxStack {
			exhaust("the procedures under way need too much memory (the limit is %d cells)", maxStack)
		}
		bigger := make([]int64, max(2*len(s.Stack), end, 1024))
		copy(bigger, s.Stack[:s.Head[hTop]])
		s.Stack = bigger
	}
}

// push opens a frame and makes it the running one. Its registers are 0: what lay there before must not show in the hash.
func (g *Game) push(fn, ret, dest int, kind int64) []int64 {
	f := &g.p.Funcs[fn]
	s := &g.s
	if s.Head[hDepth] >= maxDepth {
		exhaust("procedures call one another too deep (the limit is %d)", maxDepth)
	}
	base := int(s.Head[hTop]) + frameCells
	end := base + int(f.Regs)
	if end > len(s.Stack) {
		g.grow(end)
	}
	h := s.Stack[base-frameCells : base]
	h[fReturn] = int64(ret)
	h[fBase] = s.Head[hBase]
	h[fFn] = int64(fn)
	h[fDest] = int64(dest)
	h[fArena] = int64(len(s.Arena))
	h[fPhase] = noPhase
	h[fKind] = kind
	if f.Phase >= 0 && g.lay.phaseVar >= 0 {
		h[fPhase] = s.Vars[g.lay.phaseVar]
		g.setVar(g.lay.phaseVar, int64(f.Phase))
		if g.began != nil && g.nested == 0 {
			g.began(int(f.Phase))
		}
	}
	s.Head[hBase] = int64(base)
	s.Head[hTop] = int64(end)
	s.Head[hDepth]++
	r := s.Stack[base:end]
	clear(r)
	return r
}

// pop closes the running frame. A result that lies in the arena stays; else all the function made there is dropped.
func (g *Game) pop(result int64) int64 {
	s := &g.s
	base := int(s.Head[hBase])
	h := s.Stack[base-frameCells : base]
	if h[fPhase] != noPhase {
		g.setVar(g.lay.phaseVar, h[fPhase])
	}
	if mark := int(h[fArena]); len(s.Arena) > mark {
		result = g.keepResult(&g.p.Funcs[h[fFn]], result, mark)
	}
	s.Head[hBase] = h[fBase]
	s.Head[hTop] = int64(base - frameCells)
	s.Head[hDepth]--
	return result
}

// section runs code of the frame at base that stands behind a jump, with It holding it, and leaves the frame as it
// was. Its result may lie in the arena above what there was.
func (g *Game) section(base int, start int32, itReg int32, it int64) int64 {
	s := &g.s
	at, pc, was, saved := g.at, s.Head[hPC], s.Head[hBase], len(g.saved)
	g.saved = append(g.saved, g.regs(base)...)
	// Deferred, because a fault must not leave the frame changed either.
	defer func() {
		copy(g.regs(base), g.saved[saved:])
		g.saved = g.saved[:saved]
	}()
	if itReg >= 0 {
		g.regs(base)[itReg] = it
	}
	s.Head[hPC], s.Head[hBase] = int64(start), int64(base)
	g.nested++
	g.run()
	g.nested--
	s.Head[hPC], s.Head[hBase] = pc, was
	g.at = at
	return g.ret
}

// call runs a function to its end, from Go.
func (g *Game) call(fn int, args []int64) int64 {
	s := &g.s
	at, pc, base, top, depth := g.at, s.Head[hPC], s.Head[hBase], s.Head[hTop], s.Head[hDepth]
	f := &g.p.Funcs[fn]
	r := g.push(fn, 0, -1, kindOuter)
	copy(r[:min(int(f.Params), len(r))], args)
	s.Head[hPC] = int64(f.Start)
	g.nested++
	if g.run() == stopOver { // it ended the game: what was under way is left as it stands
		s.Head[hBase], s.Head[hTop], s.Head[hDepth] = base, top, depth
		g.ret = 0
	}
	g.nested--
	s.Head[hPC] = pc
	g.at = at
	return g.ret
}

// isHeld says whether values of a type lie in the arena.
func (g *Game) isHeld(t int32) bool {
	if t < 0 || int(t) >= len(g.p.Types) {
		return false
	}
	k := g.p.Types[t].Kind
	return k == program.TList || k == program.TText
}
