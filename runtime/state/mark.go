package state

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

// Mark is a point of the journal to go back to.
type Mark struct {
	head                                    [HeadSize]int64
	entries, pieces, recs, heap, Arena, ans int
	version                                 uint64
}

// snapshot is where a decision began. Suspended frames lie below the marks, so they are kept by copy.
type snapshot struct {
	mark  Mark
	stack []int64
	arena []int64
	ans   []int64
}
