package vm

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// builtin calls a function of the table. Sequences come as lists, and values compare as they stand.
func (m *Machine) builtin(id int32, a []int64) int64 {
	switch uint16(id) {
	case builtin.Pieces:
		off := len(m.s.Arena)
		for c := m.s.FirstIn(a[0]); c != 0; c = m.s.Pieces[int(c-1)*m.s.Layout.PieceStride+state.PieceNext] {
			m.give(m.s.PieceAt(int(c - 1)))
		}
		return m.given(off)
	case builtin.Cargo:
		off := len(m.s.Arena)
		for c := m.s.Pieces[m.s.Piece(a[0])+state.CargoHead]; c != 0; c = m.s.Pieces[int(c-1)*m.s.Layout.PieceStride+state.CargoNext] {
			m.give(m.s.PieceAt(int(c - 1)))
		}
		return m.given(off)
	case builtin.Adjacent:
		from, to := m.s.Edges(a[0])
		off := len(m.s.Arena)
		for e := from; e < to; e++ {
			if !m.s.Layout.Double[e] {
				m.give(int64(m.p.AdjTo[e]))
			}
		}
		return m.given(off)
	case builtin.Touches:
		from, to := m.s.Edges(a[0])
		for e := from; e < to; e++ {
			if int64(m.p.AdjTo[e]) == a[1] {
				return 1
			}
		}
		return 0
	case builtin.Borders:
		from, to := m.s.Edges(a[0])
		off := len(m.s.Arena)
		for e := from; e < to; e++ {
			if int64(m.p.AdjTo[e]) == a[1] && m.p.AdjBorder[e] >= 0 {
				m.give(int64(m.p.AdjBorder[e]))
			}
		}
		return m.given(off)
	case builtin.Stock:
		return m.s.Vars[m.s.Cell(m.s.StockField(a[1]), a[0])]
	case builtin.Index:
		return int64(slices.Index(m.s.List(a[0]), a[1]))
	case builtin.Rotated:
		return m.rotated(a[0], a[1])
	case builtin.Same:
		return state.Truth(m.sameValues(a[0], a[1]))
	case builtin.Parts:
		off := len(m.s.Arena)
		for s, of := range m.s.Layout.PartOf {
			if of == a[0] {
				m.give(int64(s))
			}
		}
		return m.given(off)
	case builtin.Count:
		return int64(len(m.s.List(a[0])))
	case builtin.Empty:
		return state.Truth(len(m.s.List(a[0])) == 0)
	case builtin.Sum:
		sum := int64(0)
		for _, v := range m.s.List(a[0]) {
			sum = m.s.Add(sum, v)
		}
		return sum
	case builtin.Any:
		for _, v := range m.s.List(a[0]) {
			if v != 0 {
				return 1
			}
		}
		return 0
	case builtin.AllOf:
		for _, v := range m.s.List(a[0]) {
			if v == 0 {
				return 0
			}
		}
		return 1
	case builtin.First:
		if l := m.s.List(a[0]); len(l) > 0 {
			return l[0]
		}
		return value.None
	case builtin.Last:
		if l := m.s.List(a[0]); len(l) > 0 {
			return l[len(l)-1]
		}
		return value.None
	case builtin.Take, builtin.Drop:
		l := m.s.List(a[0])
		n := int(max(0, min(a[1], int64(len(l)))))
		if uint16(id) == builtin.Take {
			return m.s.Sub(a[0], 0, n)
		}
		return m.s.Sub(a[0], n, len(l)-n)
	case builtin.Concat:
		if value.Len(a[0]) == 0 {
			return a[1]
		} else if value.Len(a[1]) == 0 {
			return a[0]
		}
		off := m.s.Room(len(m.s.List(a[0])) + len(m.s.List(a[1])))
		m.s.Arena = append(m.s.Arena, m.s.List(a[0])...)
		m.s.Arena = append(m.s.Arena, m.s.List(a[1])...)
		return value.List(off, len(m.s.Arena)-off)
	case builtin.Unique:
		return m.union(a[0], 0)
	case builtin.Union:
		return m.union(a[0], a[1])
	case builtin.Without:
		l, not := m.s.List(a[0]), m.s.List(a[1])
		m.seen.Reset(len(not))
		for _, v := range not {
			m.seen.Add(v)
		}
		off := len(m.s.Arena)
		for _, v := range l {
			if !m.seen.Has(v) {
				m.give(v)
			}
		}
		return m.given(off)
	case builtin.Reversed:
		l := m.s.List(a[0])
		off := len(m.s.Arena)
		for i := len(l) - 1; i >= 0; i-- {
			m.give(l[i])
		}
		return m.given(off)
	case builtin.Repeated:
		n := max(0, a[1])
		if n > state.MaxArena {
			n = state.MaxArena + 1
		}
		off := m.s.Room(int(n))
		for range n {
			m.s.Arena = append(m.s.Arena, a[0])
		}
		return value.List(off, int(n))
	case builtin.Contains:
		for _, v := range m.s.List(a[0]) {
			if v == a[1] {
				return 1
			}
		}
		return 0
	case builtin.Range:
		n := int64(0)
		if a[1] >= a[0] {
			if n = a[1] - a[0] + 1; n <= 0 || n > state.MaxArena {
				n = state.MaxArena + 1
			}
		}
		off := m.s.Room(int(n))
		for i := range n {
			m.s.Arena = append(m.s.Arena, a[0]+i)
		}
		return value.List(off, int(n))
	case builtin.Matching:
		return m.matching(a[0], a[1])
	case builtin.Div:
		return m.div(a[0], a[1])
	case builtin.Min:
		return min(a[0], a[1])
	case builtin.Max:
		return max(a[0], a[1])
	case builtin.Abs:
		if a[0] == math.MinInt64 {
			state.Fail("%d has no opposite", a[0])
		}
		return max(a[0], -a[0])
	case builtin.LookUp:
		return m.lookUp(a[0], a[1])
	}
	state.Fail("function %d of the table cannot be called this way", id)
	return 0
}

// give puts a value on top of the arena; given makes a list of what was given since off.
func (m *Machine) give(v int64) {
	m.s.Room(1)
	m.s.Arena = append(m.s.Arena, v)
}

func (m *Machine) given(off int) int64 {
	n := len(m.s.Arena) - off
	m.s.Spend(int64(n))
	return value.List(off, n)
}

// rotated is a list that begins with its element n, counted round and round.
func (m *Machine) rotated(l, n int64) int64 {
	size := int64(len(m.s.List(l)))
	off := m.s.Room(int(size))
	if size == 0 {
		return value.List(off, 0)
	}
	at := int(((n % size) + size) % size)
	m.s.Arena = append(m.s.Arena, m.s.List(l)[at:]...)
	m.s.Arena = append(m.s.Arena, m.s.List(l)[:at]...)
	m.s.Spend(size)
	return value.List(off, int(size))
}

// sameValues says whether two lists are the same but for their order.
func (m *Machine) sameValues(a, b int64) bool {
	la, lb := m.s.List(a), m.s.List(b)
	if len(la) != len(lb) {
		return false
	}
	m.s.Spend(int64(len(la)))
	m.scratch = append(append(m.scratch[:0], la...), lb...)
	x, y := m.scratch[:len(la)], m.scratch[len(la):]
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// union is a and then b, each value once; a handle of 0 for b is the empty list.
func (m *Machine) union(a, b int64) int64 {
	la, lb := m.s.List(a), m.s.List(b)
	m.seen.Reset(len(la) + len(lb))
	off := len(m.s.Arena)
	for _, l := range [2][]int64{la, lb} {
		for _, v := range l {
			if m.seen.Add(v) {
				m.give(v)
			}
		}
	}
	return m.given(off)
}

// matching says how many wishes can be had at once. Seats are tried in order, and whoever holds one looks for another
// (augmenting paths), so that the answer is the greatest possible.
func (m *Machine) matching(wishes, seats int64) int64 {
	ws, ss := m.s.List(wishes), m.s.List(seats)
	match := &m.seating
	match.m, match.wishes, match.seats = m, ws, ss
	match.holder, match.tried = match.holder[:0], match.tried[:0]
	for range ss {
		match.holder, match.tried = append(match.holder, 0), append(match.tried, 0)
	}
	n := int64(0)
	for i := range ws {
		match.round = i + 1
		if match.place(i, 0) {
			n++
		}
	}
	return n
}

type matcher struct {
	m             *Machine
	wishes, seats []int64
	holder, tried []int // by seat: wish + 1; the round it was last looked at
	round         int
}

func (m *matcher) place(wish, depth int) bool {
	m.m.s.Spend(4)
	if depth > 4*state.MaxDepth*state.MaxCargo {
		return false
	}
	for _, v := range m.m.s.List(m.wishes[wish]) {
		for s, seat := range m.seats {
			m.m.s.Spend(1)
			if seat != v || m.tried[s] == m.round {
				continue
			}
			m.tried[s] = m.round
			if m.holder[s] == 0 || m.place(m.holder[s]-1, depth+1) {
				m.holder[s] = wish + 1
				return true
			}
		}
	}
	return false
}

// lookUp finds a table's result: by the place of n among the faces of its die, or counted from 1 without a die.
func (m *Machine) lookUp(table, n int64) int64 {
	if uint64(table) >= uint64(len(m.s.Layout.Results)) {
		state.Fail("a table is asked for where there is none")
	}
	results := m.s.List(m.s.Layout.Results[table])
	at := n - 1
	if int(table) < len(m.s.Layout.TableOf) && uint64(m.s.Layout.TableOf[table]) < uint64(len(m.s.Layout.Faces)) {
		at = -1
		for i, f := range m.s.List(m.s.Layout.Faces[m.s.Layout.TableOf[table]]) {
			if f == n {
				at = int64(i)
				break
			}
		}
	}
	if uint64(at) >= uint64(len(results)) {
		state.Fail("the table has no result for %d", n)
	}
	return results[at]
}
