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

// StateMark is a point of the journal to go back to.
type StateMark struct {
	head                                    [headSize]int64
	entries, pieces, recs, heap, arena, ans int
	version                                 uint64
}

// StateMark returns the point at which the state now is.
func (g *Game) stateMark() StateMark {
	s := &g.s
	return StateMark{head: s.Head, entries: len(g.journal), pieces: len(s.Pieces), recs: len(s.Recs), heap: len(s.Heap),
		arena: len(s.Arena), ans: len(s.Ans), version: g.version}
}

// stateUndo goes back to a mark. Cells of the stack and of the arena above what the mark saw are simply forgotten.
func (g *Game) stateUndo(to *StateMark) {
	s := &g.s
	for i := len(g.journal) - 1; i >= to.entries; i-- {
		e := &g.journal[i]
		at := int(e.at &^ regMask)
		switch e.at & regMask {
		case regVars:
			s.Vars[at] = e.old
			g.clock++
			g.written[g.lay.varField[at]] = g.clock
			g.varsClock++
		case regPieces:
			s.Pieces[at] = e.old
		case regRecs:
			s.Recs[at] = e.old
		case regSpaces:
			s.Spaces[at] = e.old
		case regCells:
			s.Pieces[at] = e.old
			g.reread(at/g.lay.pieceStride, at%g.lay.pieceStride)
		case regBlock:
			copy(s.Pieces[at:at+g.lay.pieceStride], g.blocks[e.old:])
			g.blocks = g.blocks[:e.old]
			g.reindex(at / g.lay.pieceStride)
		}
	}
	g.journal = g.journal[:to.entries]
	s.Head = to.head
	s.Pieces = s.Pieces[:to.pieces]
	s.Recs = s.Recs[:to.recs]
	s.Heap = s.Heap[:to.heap]
	s.Arena = s.Arena[:to.arena]
	g.version = to.version
}

func (g *Game) log(region uint32, i int, old int64) {
	if len(g.journal) >= maxJournal {
		g.journalFull()
	}
	g.journal = append(g.journal, entry{region | uint32(i), old})
}

func (g *Game) journalFull() {
	exhaust("too much changes in one decision (the limit is %d changes)", maxJournal)
}

// logPiece logs all cells of a piece.
func (g *Game) logPiece(at int) {
	g.log(regBlock, at, int64(len(g.blocks)))
	g.blocks = append(g.blocks, g.s.Pieces[at:at+g.lay.pieceStride]...)
}

func (g *Game) setVar(i int, v int64) {
	if old := g.s.Vars[i]; old != v {
		g.log(regVars, i, old)
		g.s.Vars[i] = v
		g.varsClock++
		g.changed()
		g.written[g.lay.varField[i]] = g.clock
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
	mark  StateMark
	stack []int64
	arena []int64
	ans   []int64
}

// stateBegin opens a decision: until stateCommit, stateRestore goes back to here.
func (g *Game) stateBegin() {
	g.journal, g.blocks = g.journal[:0], g.blocks[:0]
	g.left = g.budget
	s := &g.s
	g.snap.mark = g.stateMark()
	g.snap.stack = append(g.snap.stack[:0], s.Stack[:s.Head[hTop]]...)
	g.snap.arena = append(g.snap.arena[:0], s.Arena...)
	g.snap.ans = append(g.snap.ans[:0], s.Ans...)
}

// stateRestore goes back to where the decision began.
func (g *Game) stateRestore() {
	s := &g.s
	if len(s.Arena) < len(g.snap.arena) { // it was reset below the mark: make undo's re-slicing safe
		s.Arena = append(s.Arena[:0], g.snap.arena...)
	}
	if len(s.Heap) < g.snap.mark.heap {
		panic("runtime: heap shrank inside a decision")
	}
	g.stateUndo(&g.snap.mark)
	copy(s.Stack, g.snap.stack)
	s.Arena = append(s.Arena[:0], g.snap.arena...)
	s.Ans = append(s.Ans[:0], g.snap.ans...)
}

// stateCommit closes a decision: what happened stays.
func (g *Game) stateCommit() {
	g.journal = g.journal[:0]
	g.compact()
}
