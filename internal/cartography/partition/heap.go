package partition

// item is an atom in a heap, and how far away it is.
type item struct {
	far  float64
	atom int32
}

// heap has its nearest item at the front. Items that are equally far come in the order of their atoms, so that no order is left to chance.
type heap []item

func (a item) less(b item) bool { return a.far < b.far || a.far == b.far && a.atom < b.atom }

func (h *heap) push(it item) {
	l := append(*h, it)
	for k := len(l) - 1; k > 0; {
		up := (k - 1) / 2
		if !l[k].less(l[up]) {
			break
		}
		l[k], l[up] = l[up], l[k]
		k = up
	}
	*h = l
}

func (h *heap) pop() item {
	l := *h
	first := l[0]
	l[0] = l[len(l)-1]
	l = l[:len(l)-1]
	for k := 0; ; {
		c := 2*k + 1
		if c >= len(l) {
			break
		}
		if c+1 < len(l) && l[c+1].less(l[c]) {
			c++
		}
		if !l[c].less(l[k]) {
			break
		}
		l[k], l[c] = l[c], l[k]
		k = c
	}
	*h = l
	return first
}
