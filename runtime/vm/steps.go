package vm

import (
	"sync/atomic"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A movement is asked about the same steps again and again: for every piece that might go, and for every place it might
// go to. What it answers is remembered until the state changes, and for good where it does not read the state.

// steps are the answers by edge; stamp says of which state they are.
type steps struct {
	said  []int64
	cost  []int64 // what the answer took of the budget: remembering must not make a game longer than its budget
	stamp []uint64
	mover int64 // whose they are, where the whole mover is read
}

// wayList is what can be reached from a space by a movement that reads no state, nearest first.
type wayList struct {
	budget int64
	spaces []int32
	costs  []int64 // by place in spaces
	dist   []int64 // by space, -1
}

type wayLists []atomic.Pointer[wayList] // by mover's kind and space

// since is the number of the newest state that differs from the one before in what a function depends on. A result that
// was remembered with this number is still right.
func (m *Machine) since(d *program.Depends) uint64 {
	switch d.Span {
	case program.SpanAlways:
		return 1
	case program.SpanState:
		return m.s.Version
	}
	newest := m.s.Epoch
	for _, f := range d.Fields {
		newest = max(newest, m.s.Written[f])
	}
	return newest
}

// valued is what a value is for all pieces of a kind.
type valued struct {
	since uint64
	v     int64
}

// valueAgain is the memory for a value of a piece that follows from its unit, its owner and fields of fixed state; nil
// where it does not.
func (m *Machine) valueAgain(value int32, piece int64) *valued {
	d := &m.p.Values[value].Depends
	if d.Span == program.SpanState {
		return nil
	}
	kind, ok := m.kindOf(d.Subject, piece)
	if !ok {
		return nil
	}
	for len(m.valued) <= int(value) {
		m.valued = append(m.valued, nil)
	}
	if m.valued[value] == nil {
		m.valued[value] = make([]valued, m.facts.kinds(d.Subject))
	}
	return &m.valued[value][kind]
}

// near is what a movement reaches from a space, nearest first, as far as budget.
type near struct {
	key, since uint64
	budget     int64
	spaces     []int32
	costs      []int64
}

// nearMemory is how many of them are kept.
const nearMemory = 1 << 10

// nearFrom finds what is remembered of a search, or the place where to remember it; the second result says which.
func (m *Machine) nearFrom(movement, kind int, from int64, since uint64, budget int64) (*near, bool) {
	if m.near == nil {
		m.near = make([]near, nearMemory)
	}
	key := uint64(movement)<<40 | uint64(kind)<<20 | uint64(from) | 1<<63
	l := &m.near[state.Mix(key)&(nearMemory-1)]
	if l.key == key && l.since == since && l.budget >= budget {
		return l, true
	}
	l.key, l.since, l.budget = key, since, budget
	return l, false
}

// keep writes down what a search has settled.
func (l *near) keep(w *search, from int32) {
	l.spaces, l.costs = l.spaces[:0], l.costs[:0]
	for _, node := range w.order {
		if node>>1 != from && !w.twice(node) {
			l.spaces, l.costs = append(l.spaces, node>>1), append(l.costs, w.nodes[node].cost)
		}
	}
}

// kindOf numbers the kinds of movers; ok is false where a mover that should be a piece is none.
func (m *Machine) kindOf(use program.Subject, mover int64) (int, bool) {
	if use != program.SubjectKind {
		return 0, true
	}
	cells := m.s.Pieces[m.s.Piece(mover)+state.PieceFields:]
	unit, owner := cells[program.PieceUnit], cells[program.PieceOwner]
	if uint64(unit) >= uint64(m.s.Layout.Units) || owner < -1 || owner >= int64(m.s.Layout.Players) {
		return 0, false
	}
	return int(unit)*(m.s.Layout.Players+1) + int(owner) + 1, true
}

func (f *facts) kinds(use program.Subject) int {
	if use != program.SubjectKind {
		return 1
	}
	return f.lay.Units * (f.lay.Players + 1)
}

// stepsOf finds the memory for what a step function says of a mover; nil where there is none.
func (m *Machine) stepsOf(movement int, full bool, d *program.Depends, mover int64) *steps {
	kind, ok := m.kindOf(d.Subject, mover)
	if !ok {
		return nil
	}
	for len(m.steps) < 2*len(m.p.Movements) {
		m.steps = append(m.steps, nil)
	}
	at := 2 * movement
	if full {
		at++
	}
	for len(m.steps[at]) < m.facts.kinds(d.Subject) {
		m.steps[at] = append(m.steps[at], nil)
	}
	st := m.steps[at][kind]
	if st == nil {
		n := len(m.p.AdjTo)
		st = &steps{said: make([]int64, n), cost: make([]int64, n), stamp: make([]uint64, n), mover: mover}
		m.steps[at][kind] = st
	}
	if d.Subject == program.SubjectIdentity && st.mover != mover {
		clear(st.stamp)
		st.mover = mover
	}
	return st
}

// waysFrom is what a movement that reads no state reaches from a space, as far as budget at least.
func (m *Machine) waysFrom(movement int, d *program.Depends, kind int, mover int64, from int32, budget int64) *wayList {
	n := len(m.s.Spaces) / state.SpaceSize
	lists := m.facts.wayLists(movement, m.facts.kinds(d.Subject)*n)
	slot := &lists[kind*n+int(from)]
	l := slot.Load()
	if l != nil && l.budget >= budget {
		return l
	}
	if l != nil {
		budget = max(budget, 2*l.budget)
	}
	if m.depth == len(m.searches) {
		m.searches = append(m.searches, &search{})
	}
	w := m.searches[m.depth]
	m.depth++
	left := m.s.Left
	m.s.Left = m.s.Budget // who asks first pays no more than who asks later
	w.begin(n)
	w.offer(visit{node: from * 2}, -1)
	m.explore(w, movement, false, mover, from, -1, budget)
	m.s.Left = left
	m.depth--
	l = &wayList{budget: budget, dist: make([]int64, n)}
	for i := range l.dist {
		l.dist[i] = -1
	}
	l.dist[from] = 0
	for _, node := range w.order {
		if s := node >> 1; l.dist[s] < 0 {
			l.dist[s] = w.nodes[node].cost
			l.spaces, l.costs = append(l.spaces, s), append(l.costs, w.nodes[node].cost)
		}
	}
	slot.Store(l)
	return l
}

// corridor is where the ways of least cost to a target lie, for movements whose costs are known beforehand: a search
// for the one of least risk need not look elsewhere.
type corridor struct {
	from           *wayList
	kind           int
	target, budget int64
}

// leads says whether a space lies on a way of least cost.
func (m *Machine) leads(c *corridor, movement int, mover int64, space int32) bool {
	here := c.from.dist[space]
	if c.target == int64(space) {
		return here >= 0
	}
	if here < 0 || here > c.from.dist[c.target] {
		return false
	}
	on := m.waysFrom(movement, &m.p.Movements[movement].PlainDepends, c.kind, mover, space, c.budget).dist[c.target]
	return on >= 0 && here+on <= c.from.dist[c.target]
}

func (f *facts) wayLists(movement, n int) wayLists {
	if l := f.ways[movement].Load(); l != nil {
		return *l
	}
	l := make(wayLists, n)
	if f.ways[movement].CompareAndSwap(nil, &l) {
		return l
	}
	return *f.ways[movement].Load()
}
