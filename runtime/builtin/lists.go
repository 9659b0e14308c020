package builtin

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/value"
)

func take(_ Machine, a []int64) int64 { return value.Part(a[0], 0, clampLength(a)) }

func drop(_ Machine, a []int64) int64 {
	n := clampLength(a)
	return value.Part(a[0], n, value.Len(a[0])-n)
}

// clampLength returns the number a[1], at least 0 and at most the length of the list a[0].
func clampLength(a []int64) int {
	return int(max(0, min(a[1], int64(value.Len(a[0])))))
}

// concat joins two lists. For more lists the compiler calls it several times.
func concat(m Machine, a []int64) int64 {
	if value.Len(a[0]) == 0 {
		return a[1]
	} else if value.Len(a[1]) == 0 {
		return a[0]
	}
	x, y := m.List(a[0]), m.List(a[1])
	return m.End(append(append(m.Begin(int64(len(x)+len(y))), x...), y...))
}

// made returns a new list and spends a step for each element.
func made(m Machine, elems []int64) int64 {
	list := m.End(elems)
	m.Spend(len(elems))
	return list
}

func unique(m Machine, a []int64) int64 { return distinct(m, m.List(a[0])) }

func union(m Machine, a []int64) int64 { return distinct(m, m.List(a[0]), m.List(a[1])) }

// distinct returns each value of some lists once, at its first place.
func distinct(m Machine, lists ...[]int64) int64 {
	n := 0
	for _, l := range lists {
		n += len(l)
	}
	m.Spend(n)
	seen := &m.Scratch().Seen
	seen.Reset(n)
	out := m.Begin(0)
	for _, l := range lists {
		for _, v := range l {
			if seen.Add(v) {
				out = append(out, v)
			}
		}
	}
	return m.End(out)
}

func without(m Machine, a []int64) int64 {
	l, not := m.List(a[0]), m.List(a[1])
	seen := &m.Scratch().Seen
	m.Spend(len(l) + len(not))
	seen.Reset(len(not))
	for _, v := range not {
		seen.Add(v)
	}
	out := m.Begin(0)
	for _, v := range l {
		if !seen.Has(v) {
			out = append(out, v)
		}
	}
	return m.End(out)
}

func reversed(m Machine, a []int64) int64 {
	l := m.List(a[0])
	out := m.Begin(0)
	for i := len(l) - 1; i >= 0; i-- {
		out = append(out, l[i])
	}
	return made(m, out)
}

// rotated returns the list rotated to begin with element n, for any n.
func rotated(m Machine, a []int64) int64 {
	l := m.List(a[0])
	size := int64(len(l))
	out := m.Begin(size)
	if size == 0 {
		return m.End(out)
	}
	at := ((a[1] % size) + size) % size
	return made(m, append(append(out, l[at:]...), l[:at]...))
}

func repeated(m Machine, a []int64) int64 {
	n := max(0, a[1])
	out := m.Begin(n)
	for range n {
		out = append(out, a[0])
	}
	return m.End(out)
}

// put returns a map with another value for one key. A map is stored as a list of its values in the order of the keys.
func put(m Machine, a []int64) int64 {
	l := m.List(a[0])
	if uint64(a[1]) >= uint64(len(l)) {
		m.Fail("the key that put is given is none")
	}
	out := append(m.Begin(int64(len(l))), l...)
	out[a[1]] = a[2]
	return made(m, out)
}

func contains(m Machine, a []int64) int64 { return value.Truth(slices.Contains(m.List(a[0]), a[1])) }

func index(m Machine, a []int64) int64 { return int64(slices.Index(m.List(a[0]), a[1])) }

// same compares two lists, ignoring the order.
func same(m Machine, a []int64) int64 {
	x, y := m.List(a[0]), m.List(a[1])
	if len(x) != len(y) {
		return 0
	}
	m.Spend(len(x))
	s := m.Scratch()
	s.values = append(append(s.values[:0], x...), y...)
	x, y = s.values[:len(x)], s.values[len(x):]
	slices.Sort(x)
	slices.Sort(y)
	return value.Truth(slices.Equal(x, y))
}

func touches(m Machine, a []int64) int64 {
	to, _ := m.Edges(a[0])
	return value.Truth(slices.ContainsFunc(to, func(s int32) bool { return int64(s) == a[1] }))
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

// lookUp returns the result of a table for a face of its die. A table without a die is indexed from 1.
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
	over, _, _ := m.Outcome()
	return value.Truth(over)
}

func winners(m Machine, _ []int64) int64 {
	_, winners, _ := m.Outcome()
	return winners
}

func drawn(m Machine, _ []int64) int64 {
	_, _, drawn := m.Outcome()
	return drawn
}

// odds has two arguments: the description of a question, which program.EncodeAsked writes, and the values of its
// parameters.
func odds(m Machine, args []int64) int64 { return m.Odds(m.List(args[0]), m.List(args[1])) }
