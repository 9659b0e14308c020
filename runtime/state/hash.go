package state

import (
	"math/bits"
)

// Fold mixes a slice into h, four lanes at a time. It includes the length, so that moving a cell to the next slice
// changes the hash.
func Fold(h uint64, cells []int64) uint64 {
	a, b, c, d := h+Prime1, h^Prime2, h, h-Prime1
	n := len(cells)
	for len(cells) >= 4 {
		a = bits.RotateLeft64(a+uint64(cells[0])*Prime2, 31) * Prime1
		b = bits.RotateLeft64(b+uint64(cells[1])*Prime2, 31) * Prime1
		c = bits.RotateLeft64(c+uint64(cells[2])*Prime2, 31) * Prime1
		d = bits.RotateLeft64(d+uint64(cells[3])*Prime2, 31) * Prime1
		cells = cells[4:]
	}
	h = bits.RotateLeft64(a, 1) + bits.RotateLeft64(b, 7) + bits.RotateLeft64(c, 12) + bits.RotateLeft64(d, 18)
	for _, x := range cells {
		h = bits.RotateLeft64(h^(bits.RotateLeft64(uint64(x)*Prime2, 31)*Prime1), 27)*Prime1 + 1
	}
	return Mix(h ^ uint64(n)*Prime2)
}

// FoldFew mixes cells into h one after the other. For a handful, such as the arguments of a call, that takes less
// time than Fold.
func FoldFew(h uint64, cells []int64) uint64 {
	for _, x := range cells {
		h = (h ^ uint64(x)) * Golden
		h ^= h >> 32
	}
	return h
}

// Hash returns a fingerprint of the whole state. Equal programs, seeds and decisions give equal hashes, everywhere.
func (s *Store) Hash() uint64 {
	h, stack := uint64(Prime1), s.Stack[:s.Head[HeadTop]]
	for _, cells := range [...][]int64{s.Head[:], s.Vars, s.Spaces, s.Pieces, s.Recs, s.Heap, stack, s.Arena, s.Ans} {
		h = Fold(h, cells)
	}
	return h
}
