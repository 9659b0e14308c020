package runtime

// The journal is the undo log of the decision being played. It makes a decision that fails leave the state as it was,
// lets `attempt` take back, and lets legality look at the result of an action without copying the state.

// entry is one cell and what it held: region in the top bits, then the index.
type entry struct {
	at  uint32
	old int64
}

const (
	regVars = iota << 29
	regPieces
	regRecs
	regSpaces
	regCells // cells of pieces that the index reads
	regBlock // a whole piece; old is where its cells lie in blocks
	regMask  = 7 << 29
)

// mark is a point to go back to.
type mark struct {
	head                                    [headSize]int64
	entries, pieces, recs, heap, arena, ans int
	build, out, saved, attempts             int
	at, depth, nested                       int
	version                                 uint64
}

func (g *Game) mark() mark {
	s := &g.s
	return mark{head: s.Head, entries: len(g.journal), pieces: len(s.Pieces), recs: len(s.Recs), heap: len(s.Heap),
		arena: len(s.Arena), ans: len(s.Ans), build: len(g.build), out: len(g.out), saved: len(g.saved),
		attempts: len(g.attempts), at: g.at, depth: g.depth, nested: g.nested, version: g.version}
}

// undo goes back to m. Cells of the stack and the arena above what m saw are simply forgotten.
func (g *Game) undo(m *mark) {
	s := &g.s
	for i := len(g.journal) - 1; i >= m.entries; i-- {
		e := &g.journal[i]
		at := int(e.at &^ regMask)
		switch e.at & regMask {
		case regVars:
			s.Vars[at] = e.old
			g.clock++
			g.written[g.sh.varField[at]] = g.clock
			g.varsClock++
		case regPieces:
			s.Pieces[at] = e.old
		case regRecs:
			s.Recs[at] = e.old
		case regSpaces:
			s.Spaces[at] = e.old
		case regCells:
			s.Pieces[at] = e.old
			g.reread(at/g.sh.pieceStride, at%g.sh.pieceStride)
		case regBlock:
			copy(s.Pieces[at:at+g.sh.pieceStride], g.blocks[e.old:])
			g.blocks = g.blocks[:e.old]
			g.reindex(at / g.sh.pieceStride)
		}
	}
	g.journal = g.journal[:m.entries]
	s.Head = m.head
	s.Pieces = s.Pieces[:m.pieces]
	s.Recs = s.Recs[:m.recs]
	s.Heap = s.Heap[:m.heap]
	s.Arena = s.Arena[:m.arena]
	g.build = g.build[:m.build]
	g.out = g.out[:m.out]
	g.saved = g.saved[:m.saved]
	g.attempts = g.attempts[:m.attempts]
	g.roll.on = false
	g.at, g.depth, g.nested = m.at, m.depth, m.nested
	g.version = m.version
}

func (g *Game) log(region uint32, i int, old int64) {
	if len(g.journal) >= maxJournal {
		g.journalFull()
	}
	g.journal = append(g.journal, entry{region | uint32(i), old})
}

func (g *Game) journalFull() {
	g.exhaust("too much changes in one decision (the limit is %d changes)", maxJournal)
}

// logPiece logs all cells of a piece.
func (g *Game) logPiece(at int) {
	g.log(regBlock, at, int64(len(g.blocks)))
	g.blocks = append(g.blocks, g.s.Pieces[at:at+g.sh.pieceStride]...)
}

func (g *Game) setVar(i int, v int64) {
	if old := g.s.Vars[i]; old != v {
		g.log(regVars, i, old)
		g.s.Vars[i] = v
		g.varsClock++
		g.changed()
		g.written[g.sh.varField[i]] = g.clock
	}
}

func (g *Game) setPiece(i int, v int64) {
	if old := g.s.Pieces[i]; old != v {
		g.log(regPieces, i, old)
		g.s.Pieces[i] = v
		g.changed()
	}
}

func (g *Game) setRec(i int, v int64) {
	if old := g.s.Recs[i]; old != v {
		g.log(regRecs, i, old)
		g.s.Recs[i] = v
		g.changed()
	}
}

func (g *Game) setSpace(i int, v int64) {
	if old := g.s.Spaces[i]; old != v {
		g.log(regSpaces, i, old)
		g.s.Spaces[i] = v
		g.changed()
	}
}

// snapshot is where a decision began. Suspended frames lie below the marks, so they are kept by copy.
type snapshot struct {
	mark  mark
	stack []int64
	arena []int64
	ans   []int64
}

// begin opens a decision: until commit, restore goes back to here.
func (g *Game) begin() {
	g.journal, g.blocks = g.journal[:0], g.blocks[:0]
	g.build, g.out, g.saved, g.attempts = g.build[:0], g.out[:0], g.saved[:0], g.attempts[:0]
	g.left, g.looked = g.budget, 0
	s := &g.s
	g.snap.mark = g.mark()
	g.snap.stack = append(g.snap.stack[:0], s.Stack[:s.Head[hTop]]...)
	g.snap.arena = append(g.snap.arena[:0], s.Arena...)
	g.snap.ans = append(g.snap.ans[:0], s.Ans...)
}

func (g *Game) restore() {
	s := &g.s
	if len(s.Arena) < len(g.snap.arena) { // it was reset below the mark: make undo's re-slicing safe
		s.Arena = append(s.Arena[:0], g.snap.arena...)
	}
	if len(s.Heap) < g.snap.mark.heap {
		panic("runtime: heap shrank inside a decision")
	}
	g.undo(&g.snap.mark)
	copy(s.Stack, g.snap.stack)
	s.Arena = append(s.Arena[:0], g.snap.arena...)
	s.Ans = append(s.Ans[:0], g.snap.ans...)
	g.fresh = false
}

// commit closes a decision: what happened stays, what was said is told.
func (g *Game) commit() {
	g.journal = g.journal[:0]
	g.compact()
	if g.opt.Log != nil {
		for _, l := range g.out {
			g.opt.Log(l)
		}
	}
	g.out = g.out[:0]
}

// attempt is an open ATTEMPT: where to go back to, and the registers of its frame.
type attempt struct {
	mark mark
	to   int
	base int
	regs int // where they begin in saved
}

func (g *Game) attemptBegin(to int, r []int64) {
	a := attempt{mark: g.mark(), to: to, base: int(g.s.Head[hBase]), regs: len(g.saved)}
	g.saved = append(g.saved, r...)
	a.mark.saved = len(g.saved)
	g.attempts = append(g.attempts, a)
}

// attemptFails undoes the innermost attempt and gives where to go on.
func (g *Game) attemptFails(r []int64) int {
	a := g.innermost()
	arena := a.mark.arena
	if len(g.s.Arena) < arena {
		g.fail("an ensure may not stand in a loop that began outside its attempt")
	}
	roll := g.roll.on
	g.undo(&a.mark)
	g.roll.on = roll
	copy(r, g.saved[a.regs:])
	g.saved = g.saved[:a.regs]
	return a.to
}

func (g *Game) attemptCommits() {
	a := g.innermost()
	g.attempts = g.attempts[:len(g.attempts)-1]
	g.saved = g.saved[:a.regs]
}

func (g *Game) innermost() attempt {
	n := len(g.attempts)
	if n == 0 || g.attempts[n-1].base != int(g.s.Head[hBase]) {
		g.fail("no attempt is open here")
	}
	return g.attempts[n-1]
}
