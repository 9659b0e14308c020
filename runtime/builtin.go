package runtime

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/value"
)

// builtin calls a function of the table. Sequences come as lists, and values compare as they stand.
func (g *Game) builtin(id int32, a []int64) int64 {
	switch uint16(id) {
	case builtin.Pieces:
		off := len(g.s.Arena)
		for c := g.firstIn(a[0]); c != 0; c = g.s.Pieces[int(c-1)*g.lay.pieceStride+cNext] {
			g.give(g.pieceAt(int(c - 1)))
		}
		return g.given(off)
	case builtin.Cargo:
		off := len(g.s.Arena)
		for c := g.s.Pieces[g.piece(a[0])+cCargoHead]; c != 0; c = g.s.Pieces[int(c-1)*g.lay.pieceStride+cCargoNext] {
			g.give(g.pieceAt(int(c - 1)))
		}
		return g.given(off)
	case builtin.Adjacent:
		from, to := g.edges(a[0])
		off := len(g.s.Arena)
		for e := from; e < to; e++ {
			if !g.lay.double[e] {
				g.give(int64(g.p.AdjTo[e]))
			}
		}
		return g.given(off)
	case builtin.Touches:
		from, to := g.edges(a[0])
		for e := from; e < to; e++ {
			if int64(g.p.AdjTo[e]) == a[1] {
				return 1
			}
		}
		return 0
	case builtin.Borders:
		from, to := g.edges(a[0])
		off := len(g.s.Arena)
		for e := from; e < to; e++ {
			if int64(g.p.AdjTo[e]) == a[1] && g.p.AdjBorder[e] >= 0 {
				g.give(int64(g.p.AdjBorder[e]))
			}
		}
		return g.given(off)
	case builtin.Stock:
		return g.s.Vars[g.cell(g.stockField(a[1]), a[0])]
	case builtin.Index:
		return int64(slices.Index(g.list(a[0]), a[1]))
	case builtin.Rotated:
		return g.rotated(a[0], a[1])
	case builtin.Same:
		return truth(g.sameValues(a[0], a[1]))
	case builtin.Parts:
		off := len(g.s.Arena)
		for s, of := range g.lay.partOf {
			if of == a[0] {
				g.give(int64(s))
			}
		}
		return g.given(off)
	case builtin.Count:
		return int64(len(g.list(a[0])))
	case builtin.Empty:
		return truth(len(g.list(a[0])) == 0)
	case builtin.Sum:
		sum := int64(0)
		for _, v := range g.list(a[0]) {
			sum = g.add(sum, v)
		}
		return sum
	case builtin.Any:
		for _, v := range g.list(a[0]) {
			if v != 0 {
				return 1
			}
		}
		return 0
	case builtin.AllOf:
		for _, v := range g.list(a[0]) {
			if v == 0 {
				return 0
			}
		}
		return 1
	case builtin.First:
		if l := g.list(a[0]); len(l) > 0 {
			return l[0]
		}
		return value.None
	case builtin.Last:
		if l := g.list(a[0]); len(l) > 0 {
			return l[len(l)-1]
		}
		return value.None
	case builtin.Take, builtin.Drop:
		l := g.list(a[0])
		n := int(max(0, min(a[1], int64(len(l)))))
		if uint16(id) == builtin.Take {
			return g.sub(a[0], 0, n)
		}
		return g.sub(a[0], n, len(l)-n)
	case builtin.Concat:
		if value.Len(a[0]) == 0 {
			return a[1]
		} else if value.Len(a[1]) == 0 {
			return a[0]
		}
		off := g.room(len(g.list(a[0])) + len(g.list(a[1])))
		g.s.Arena = append(g.s.Arena, g.list(a[0])...)
		g.s.Arena = append(g.s.Arena, g.list(a[1])...)
		return value.List(off, len(g.s.Arena)-off)
	case builtin.Unique:
		return g.union(a[0], 0)
	case builtin.Union:
		return g.union(a[0], a[1])
	case builtin.Without:
		l, not := g.list(a[0]), g.list(a[1])
		g.seen.reset(len(not))
		for _, v := range not {
			g.seen.add(v)
		}
		off := len(g.s.Arena)
		for _, v := range l {
			if !g.seen.has(v) {
				g.give(v)
			}
		}
		return g.given(off)
	case builtin.Reversed:
		l := g.list(a[0])
		off := len(g.s.Arena)
		for i := len(l) - 1; i >= 0; i-- {
			g.give(l[i])
		}
		return g.given(off)
	case builtin.Repeated:
		n := max(0, a[1])
		if n > maxArena {
			n = maxArena + 1
		}
		off := g.room(int(n))
		for range n {
			g.s.Arena = append(g.s.Arena, a[0])
		}
		return value.List(off, int(n))
	case builtin.Contains:
		for _, v := range g.list(a[0]) {
			if v == a[1] {
				return 1
			}
		}
		return 0
	case builtin.Range:
		n := int64(0)
		if a[1] >= a[0] {
			if n = a[1] - a[0] + 1; n <= 0 || n > maxArena {
				n = maxArena + 1
			}
		}
		off := g.room(int(n))
		for i := range n {
			g.s.Arena = append(g.s.Arena, a[0]+i)
		}
		return value.List(off, int(n))
	case builtin.Matching:
		return g.matching(a[0], a[1])
	case builtin.Div:
		return g.div(a[0], a[1])
	case builtin.Min:
		return min(a[0], a[1])
	case builtin.Max:
		return max(a[0], a[1])
	case builtin.Abs:
		if a[0] == math.MinInt64 {
			fail("%d has no opposite", a[0])
		}
		return max(a[0], -a[0])
	case builtin.LookUp:
		return g.lookUp(a[0], a[1])
	}
	fail("function %d of the table cannot be called this way", id)
	return 0
}

// give puts a value on top of the arena; given makes a list of what was given since off.
func (g *Game) give(v int64) {
	g.room(1)
	g.s.Arena = append(g.s.Arena, v)
}

func (g *Game) given(off int) int64 {
	n := len(g.s.Arena) - off
	g.spend(int64(n))
	return value.List(off, n)
}

// rotated is a list that begins with its element n, counted round and round.
func (g *Game) rotated(l, n int64) int64 {
	size := int64(len(g.list(l)))
	off := g.room(int(size))
	if size == 0 {
		return value.List(off, 0)
	}
	at := int(((n % size) + size) % size)
	g.s.Arena = append(g.s.Arena, g.list(l)[at:]...)
	g.s.Arena = append(g.s.Arena, g.list(l)[:at]...)
	g.spend(size)
	return value.List(off, int(size))
}

// sameValues says whether two lists are the same but for their order.
func (g *Game) sameValues(a, b int64) bool {
	la, lb := g.list(a), g.list(b)
	if len(la) != len(lb) {
		return false
	}
	g.spend(int64(len(la)))
	g.scratch = append(append(g.scratch[:0], la...), lb...)
	x, y := g.scratch[:len(la)], g.scratch[len(la):]
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

// stockField is the field of players that holds a resource.
func (g *Game) stockField(resource int64) int32 {
	if uint64(resource) >= uint64(len(g.lay.stock)) {
		fail("a resource is asked for where there is none")
	}
	return g.lay.stock[resource]
}

// sub is part of a list, in place.
func (g *Game) sub(l int64, from, n int) int64 {
	if value.Static(l) {
		return value.StaticList(value.Off(l)+from, n)
	}
	return value.List(value.Off(l)+from, n)
}

// union is a and then b, each value once; a handle of 0 for b is the empty list.
func (g *Game) union(a, b int64) int64 {
	la, lb := g.list(a), g.list(b)
	g.seen.reset(len(la) + len(lb))
	off := len(g.s.Arena)
	for _, l := range [2][]int64{la, lb} {
		for _, v := range l {
			if g.seen.add(v) {
				g.give(v)
			}
		}
	}
	return g.given(off)
}

// matching says how many wishes can be had at once. Seats are tried in order, and whoever holds one looks for another
// (augmenting paths), so that the answer is the greatest possible.
func (g *Game) matching(wishes, seats int64) int64 {
	ws, ss := g.list(wishes), g.list(seats)
	m := &g.seating
	m.g, m.wishes, m.seats = g, ws, ss
	m.holder, m.tried = m.holder[:0], m.tried[:0]
	for range ss {
		m.holder, m.tried = append(m.holder, 0), append(m.tried, 0)
	}
	n := int64(0)
	for i := range ws {
		m.round = i + 1
		if m.place(i, 0) {
			n++
		}
	}
	return n
}

type matcher struct {
	g             *Game
	wishes, seats []int64
	holder, tried []int // by seat: wish + 1; the round it was last looked at
	round         int
}

func (m *matcher) place(wish, depth int) bool {
	m.g.spend(4)
	if depth > 4*maxDepth*maxCargo {
		return false
	}
	for _, v := range m.g.list(m.wishes[wish]) {
		for s, seat := range m.seats {
			m.g.spend(1)
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
func (g *Game) lookUp(table, n int64) int64 {
	if uint64(table) >= uint64(len(g.lay.results)) {
		fail("a table is asked for where there is none")
	}
	results := g.list(g.lay.results[table])
	at := n - 1
	if int(table) < len(g.lay.tableOf) && uint64(g.lay.tableOf[table]) < uint64(len(g.lay.faces)) {
		at = -1
		for i, f := range g.list(g.lay.faces[g.lay.tableOf[table]]) {
			if f == n {
				at = int64(i)
				break
			}
		}
	}
	if uint64(at) >= uint64(len(results)) {
		fail("the table has no result for %d", n)
	}
	return results[at]
}
