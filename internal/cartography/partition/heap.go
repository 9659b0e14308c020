package partition

import "cmp"

// item is an atom in a heap, and how far away it is.
type item struct {
	far  float64
	atom int32
}

// queue is a container/heap with its nearest item at the front. Items that are equally far come in the order of their
// atoms, so that no order is left to chance.
type queue []item

func (q queue) Len() int      { return len(q) }
func (q queue) Swap(i, k int) { q[i], q[k] = q[k], q[i] }

func (q queue) Less(i, k int) bool {
	return cmp.Or(cmp.Compare(q[i].far, q[k].far), cmp.Compare(q[i].atom, q[k].atom)) < 0
}

func (q *queue) Push(it any) { *q = append(*q, it.(item)) }

func (q *queue) Pop() any {
	last := (*q)[len(*q)-1]
	*q = (*q)[:len(*q)-1]
	return last
}
