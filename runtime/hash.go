package runtime

import "math/bits"

const (
	prime1 = 0x9e3779b185ebca87
	prime2 = 0xc2b2ae3d27d4eb4f
)

// fold mixes a slice into h, four lanes at a time. Lengths go in, so that moving a cell to a neighbour slice shows.
func fold(h uint64, cells []int64) uint64 {
	a, b, c, d := h+prime1, h^prime2, h, h-prime1
	n := len(cells)
	for len(cells) >= 4 {
		a = bits.RotateLeft64(a+uint64(cells[0])*prime2, 31) * prime1
		b = bits.RotateLeft64(b+uint64(cells[1])*prime2, 31) * prime1
		c = bits.RotateLeft64(c+uint64(cells[2])*prime2, 31) * prime1
		d = bits.RotateLeft64(d+uint64(cells[3])*prime2, 31) * prime1
		cells = cells[4:]
	}
	h = bits.RotateLeft64(a, 1) + bits.RotateLeft64(b, 7) + bits.RotateLeft64(c, 12) + bits.RotateLeft64(d, 18)
	for _, x := range cells {
		h = bits.RotateLeft64(h^(bits.RotateLeft64(uint64(x)*prime2, 31)*prime1), 27)*prime1 + 1
	}
	return mix(h ^ uint64(n)*prime2)
}

// Hash is a fingerprint of the whole state. Equal programs, seeds and decisions give equal hashes, everywhere.
func (g *Game) Hash() uint64 {
	s := &g.s
	h := fold(prime1, s.Head[:])
	h = fold(h, s.Vars)
	h = fold(h, s.Spaces)
	h = fold(h, s.Pieces)
	h = fold(h, s.Recs)
	h = fold(h, s.Heap)
	h = fold(h, s.Stack[:s.Head[hTop]])
	h = fold(h, s.Arena)
	return fold(h, s.Ans)
}
