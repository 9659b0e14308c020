package runtime

import (
	"sync/atomic"

	"github.com/scenario-lang/scenario/runtime/program"
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
func (g *Game) since(d *program.Depends) uint64 {
	switch d.Span {
	case program.SpanAlways:
		return 1
	case program.SpanState:
		return g.version
	}
	newest := g.epoch
	for _, f := range d.Fields {
		newest = max(newest, g.written[f])
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
func (g *Game) valueAgain(value int32, piece int64) *valued {
	d := &g.p.Values[value].Depends
	if d.Span == program.SpanState {
		return nil
	}
	kind, ok := g.kindOf(d.Subject, piece)
	if !ok {
		return nil
	}
	for len(g.valued) <= int(value) {
		g.valued = append(g.valued, nil)
	}
	if g.valued[value] == nil {
		g.valued[value] = make([]valued, g.sh.kinds(d.Subject))
	}
	return &g.valued[value][kind]
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
func (g *Game) nearFrom(movement, kind int, from int64, since uint64, budget int64) (*near, bool) {
	if g.near == nil {
		g.near = make([]near, nearMemory)
	}
	key := uint64(movement)<<40 | uint64(kind)<<20 | uint64(from) | 1<<63
	l := &g.near[mix(key)&(nearMemory-1)]
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
func (g *Game) kindOf(use program.Subject, mover int64) (int, bool) {
	if use != program.SubjectKind {
		return 0, true
	}
	cells := g.s.Pieces[g.piece(mover)+cFields:]
	unit, owner := cells[program.PieceUnit], cells[program.PieceOwner]
	if uint64(unit) >= uint64(g.sh.units) || owner < -1 || owner >= int64(g.sh.players) {
		return 0, false
	}
	return int(unit)*(g.sh.players+1) + int(owner) + 1, true
}

func (sh *shared) kinds(use program.Subject) int {
	if use != program.SubjectKind {
		return 1
	}
	return sh.units * (sh.players + 1)
}

// stepsOf finds the memory for what a step function says of a mover; nil where there is none.
func (g *Game) stepsOf(movement int, full bool, d *program.Depends, mover int64) *steps {
	kind, ok := g.kindOf(d.Subject, mover)
	if !ok {
		return nil
	}
	for len(g.steps) < 2*len(g.p.Movements) {
		g.steps = append(g.steps, nil)
	}
	at := 2 * movement
	if full {
		at++
	}
	for len(g.steps[at]) < g.sh.kinds(d.Subject) {
		g.steps[at] = append(g.steps[at], nil)
	}
	st := g.steps[at][kind]
	if st == nil {
		n := len(g.p.AdjTo)
		st = &steps{said: make([]int64, n), cost: make([]int64, n), stamp: make([]uint64, n), mover: mover}
		g.steps[at][kind] = st
	}
	if d.Subject == program.SubjectIdentity && st.mover != mover {
		clear(st.stamp)
		st.mover = mover
	}
	return st
}

// waysFrom is what a movement that reads no state reaches from a space, as far as budget at least.
func (g *Game) waysFrom(movement int, d *program.Depends, kind int, mover int64, from int32, budget int64) *wayList {
	n := len(g.s.Spaces) / spaceSize
	lists := g.sh.wayLists(movement, g.sh.kinds(d.Subject)*n)
	slot := &lists[kind*n+int(from)]
	l := slot.Load()
	if l != nil && l.budget >= budget {
		return l
	}
	if l != nil {
		budget = max(budget, 2*l.budget)
	}
	if g.depth == len(g.searches) {
		g.searches = append(g.searches, &search{})
	}
	w := g.searches[g.depth]
	g.depth++
	left := g.left
	g.left = g.budget // who asks first pays no more than who asks later
	w.begin(n)
	w.offer(visit{node: from * 2}, -1)
	g.explore(w, movement, false, mover, from, -1, budget)
	g.left = left
	g.depth--
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
func (g *Game) leads(c *corridor, movement int, mover int64, space int32) bool {
	here := c.from.dist[space]
	if c.target == int64(space) {
		return here >= 0
	}
	if here < 0 || here > c.from.dist[c.target] {
		return false
	}
	on := g.waysFrom(movement, &g.p.Movements[movement].PlainDepends, c.kind, mover, space, c.budget).dist[c.target]
	return on >= 0 && here+on <= c.from.dist[c.target]
}

func (sh *shared) wayLists(movement, n int) wayLists {
	if l := sh.ways[movement].Load(); l != nil {
		return *l
	}
	l := make(wayLists, n)
	if sh.ways[movement].CompareAndSwap(nil, &l) {
		return l
	}
	return *sh.ways[movement].Load()
}
