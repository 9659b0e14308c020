package state

// entry is a change of one cell: where the cell is, as a region in the top bits and an index, and its value before.
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

// Mark is a point of the journal to return to.
type Mark struct {
	head                                    [HeadSize]int64
	entries, pieces, recs, heap, Arena, ans int
	version                                 uint64
}

// snapshot is the state where a decision began. Frames that wait are not in the journal, so they are copied.
type snapshot struct {
	mark  Mark
	stack []int64
	arena []int64
	ans   []int64
}
