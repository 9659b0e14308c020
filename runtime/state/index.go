package state

// Index has the pieces of each owner: for every player the slots of the player's pieces, as bits, so that a search
// for one player's pieces does not look at others. The last row has the pieces without an owner. The index follows
// from the state and does not belong to it. Slots come out in ascending order, as in a search of all pieces.
type Index struct {
	Rows  []uint64 // by owner, words each
	Words int
	owner []int32 // by slot: the owner in whose row it is, -1 for none

	Traits []uint64 // by slot: what searches ask of the piece, if it lives
}

func (x *Index) widen(owners, words int) {
	rows := make([]uint64, owners*words)
	for o := range owners {
		copy(rows[o*words:], x.Rows[o*x.Words:(o+1)*x.Words])
	}
	x.Rows, x.Words = rows, words
}

func (x *Index) copyFrom(o *Index) {
	x.Rows = append(x.Rows[:0], o.Rows...)
	x.owner = append(x.owner[:0], o.owner...)
	x.Traits = append(x.Traits[:0], o.Traits...)
	x.Words = o.Words
}
