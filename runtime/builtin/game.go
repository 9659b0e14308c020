package builtin

import "slices"

func touches(m Machine, a []int64) int64 {
	to, _ := m.Edges(a[0])
	for _, s := range to {
		if int64(s) == a[1] {
			return 1
		}
	}
	return 0
}

func borders(m Machine, a []int64) int64 {
	to, border := m.Edges(a[0])
	out := m.Begin(0)
	for i, s := range to {
		if int64(s) == a[1] && border[i] >= 0 {
			out = append(out, int64(border[i]))
		}
	}
	return made(m, out)
}

func parts(m Machine, a []int64) int64 {
	list := m.Parts(a[0])
	return made(m, append(m.Begin(int64(len(list))), list...))
}

func stock(m Machine, a []int64) int64 { return m.Stock(a[0], a[1]) }

func canPay(m Machine, a []int64) int64 {
	for resource, n := range m.List(a[1]) {
		if m.Stock(a[0], int64(resource)) < n {
			return 0
		}
	}
	return 1
}

// lookUp finds a table's result by the place of a number among the faces of its die. A table without a die counts
// from 1.
func lookUp(m Machine, a []int64) int64 {
	results, faces := m.Table(a[0])
	at := a[1] - 1
	if faces != nil {
		at = int64(slices.Index(faces, a[1]))
	}
	if uint64(at) >= uint64(len(results)) {
		m.Fail("the table has no result for %d", a[1])
	}
	return results[at]
}

func over(m Machine, _ []int64) int64 {
	if over, _, _ := m.Outcome(); over {
		return 1
	}
	return 0
}

func winners(m Machine, _ []int64) int64 {
	_, winners, _ := m.Outcome()
	return winners
}

func drawn(m Machine, _ []int64) int64 {
	_, _, drawn := m.Outcome()
	return drawn
}
