package builtin

// deepest bounds how long a chain of wishes that give way to one another may be.
const deepest = 1 << 13

// matching returns how many wishes can be granted at once. Seats are tried in order, and a wish that holds the seat
// looks for another (augmenting paths), so that the answer is the greatest possible.
func matching(m Machine, a []int64) int64 {
	wishes, seats := m.List(a[0]), m.List(a[1])
	x := &m.Scratch().matcher
	x.m, x.wishes, x.seats = m, wishes, seats
	x.holder, x.tried = x.holder[:0], x.tried[:0]
	for range seats {
		x.holder, x.tried = append(x.holder, 0), append(x.tried, 0)
	}
	n := int64(0)
	for i := range wishes {
		x.round = i + 1
		if x.place(i, 0) {
			n++
		}
	}
	return n
}

type matcher struct {
	m             Machine
	wishes, seats []int64
	holder, tried []int // by seat: its wish + 1; the round in which it was last tried
	round         int
}

// place gives a wish a seat and reports whether it could.
func (x *matcher) place(wish, depth int) bool {
	x.m.Spend(4)
	if depth > deepest {
		return false
	}
	for _, v := range x.m.List(x.wishes[wish]) {
		for s, seat := range x.seats {
			x.m.Spend(1)
			if seat != v || x.tried[s] == x.round {
				continue
			}
			x.tried[s] = x.round
			if x.holder[s] == 0 || x.place(x.holder[s]-1, depth+1) {
				x.holder[s] = wish + 1
				return true
			}
		}
	}
	return false
}
