package partition

import (
	"cmp"
	"slices"
)

// item is an atom in a queue, and how far away it is.
type item struct {
	far  float64
	atom int32
}

// queue has its nearest item at the end. Items that are equally far come in the order of their atoms, so that no order
// is left to chance.
type queue []item

func (q *queue) push(it item) {
	at, _ := slices.BinarySearchFunc(*q, it, func(a, b item) int {
		return cmp.Or(cmp.Compare(b.far, a.far), cmp.Compare(b.atom, a.atom))
	})
	*q = slices.Insert(*q, at, it)
}

func (q *queue) pop() item {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}
