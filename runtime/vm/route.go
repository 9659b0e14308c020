package vm

import (
	"slices"
	"sync/atomic"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// routes finds routes, and caches what it has found.
type routes struct {
	m        *Machine
	searches searches
	reaches  []reach
	steps    [][]*stepCache // by movement, and with or without risk: by mover's kind
}

// explore continues a search from the nodes that were offered. It settles nodes by cost, then by risk, until the
// target is settled, and returns the target's node, or -1. The risk of steps counts if risky. A narrow search does
// not leave its corridor.
func (r *routes) explore(w *search, movement int, risky bool, mover int64, from, target int32, budget int64) int32 {
	way := &r.m.p.Movements[movement]
	fn, d := way.Plain, &way.PlainDepends
	if risky {
		fn, d = way.Step, &way.StepDepends
	}
	version := r.m.lastChange(d)
	st := r.stepsFor(movement, risky, d, mover)
	near, since := r.localTo(fn, d), uint64(0)
	if near != nil {
		since = r.m.newest(near.fields)
	}
	w.local = near != nil
	args := [4]int64{0: mover}
	before := r.m.s.Remaining()
	for len(w.heap) > 0 {
		v := w.take()
		at := &w.nodes[v.node]
		if at.done {
			continue
		}
		at.done, at.place = true, int32(len(w.order))
		w.order = append(w.order, v.node)
		w.spent = append(w.spent, spent{v.cost, before - r.m.s.Remaining()})
		if v.node>>1 == target && target != from {
			return v.node
		}
		if v.node&1 == 1 {
			continue
		}
		a, b := r.m.s.Edges(int64(v.node >> 1))
		r.m.s.Spend(2 * (b - a))
		for e := a; e < b; e++ {
			to := r.m.p.AdjTo[e]
			if x := &w.nodes[to*2]; x.done && x.stamp == w.stamp {
				continue
			}
			if w.narrow && !r.onShortestRoute(&w.corridor, movement, mover, to) {
				continue
			}
			var step int64
			switch {
			case st != nil && near != nil:
				a := st.answerAt(int(e))
				if a.when < since || a.when == 0 || !r.m.unchanged(a.spaces[:a.n], a.when) {
					args[1], args[2], args[3] = int64(v.node>>1), int64(to), int64(r.m.p.AdjBorder[e])
					r.ask(a, fn, args[:])
				} else {
					r.m.s.SpendCached(a.cost)
				}
				step = a.result
				w.read(a)
			case st != nil && st.stamp[e] == version:
				step = st.result[e]
				r.m.s.SpendCached(st.cost[e])
			default:
				args[1], args[2], args[3] = int64(v.node>>1), int64(to), int64(r.m.p.AdjBorder[e])
				left := r.m.s.Remaining()
				step = r.m.Call(int(fn), args[:])
				if st != nil {
					st.result[e], st.cost[e], st.stamp[e] = step, left-r.m.s.Remaining(), version
				}
			}
			if step < 0 {
				continue
			}
			cost, stops := v.cost+step&(1<<32-1)>>1, int32(step&1)
			if cost > budget {
				continue
			}
			w.offer(visit{cost: cost, risk: v.risk + step>>32, node: to*2 + stops}, v.node)
		}
		w.spent[at.place].steps = before - r.m.s.Remaining()
	}
	return -1
}

// localTo returns the description of the function of a movement's steps if its answers can be cached with the spaces
// that they read, else nil.
func (r *routes) localTo(fn int32, d *program.Depends) *local {
	if d.Span != program.SpanState || d.Subject == program.SubjectIdentity || r.m.Roll.On {
		return nil
	}
	return r.m.facts.locals.find(fn)
}

// ask computes whether a step is possible, and stores the answer with what it read.
func (r *routes) ask(a *nearStep, fn int32, args []int64) {
	left := r.m.s.Remaining()
	spaces, few := r.m.readWhile(func() { a.result = r.m.Call(int(fn), args) })
	a.cost, a.when, a.n = left-r.m.s.Remaining(), 0, 0
	if few {
		a.when, a.n = r.m.s.Now(), int32(copy(a.spaces[:], spaces))
	}
}

// trace returns the list of the spaces on the route to a node.
func (r *routes) trace(w *search, goal int32) int64 {
	off := len(r.m.s.Arena)
	for x := goal; x >= 0 && w.nodes[x].prev >= 0; x = w.nodes[x].prev {
		r.m.s.Reserve(1)
		r.m.s.Arena = append(r.m.s.Arena, int64(x>>1))
	}
	slices.Reverse(r.m.s.Arena[off:])
	return value.List(off, len(r.m.s.Arena)-off)
}

// find executes REACH, SPREAD, DISTANCE and ROUTE.
func (r *routes) find(op program.Op, movement int, args []int64) int64 {
	mover, from := args[0], args[1]
	target, budget := int64(value.None), args[2]
	sources := args[1:2]
	if op == program.SPREAD {
		sources = r.m.s.List(from)
	} else if op != program.REACH {
		target, budget = args[2], args[3]
	}
	n := len(r.m.s.Spaces) / state.SpaceSize
	for _, s := range sources {
		if uint64(s) >= uint64(n) {
			state.Fail("a route must begin at a space, but the value is none")
		}
	}
	if op == program.DISTANCE && target == from {
		return 0
	}
	var line corridor
	narrow := false
	if d := &r.m.p.Movements[movement].PlainDepends; d.Span == program.SpanAlways && op != program.SPREAD {
		if kind, ok := r.m.kindOf(d.Subject, mover); ok {
			l := r.reachable(movement, d, kind, mover, int32(from), budget)
			if op != program.ROUTE {
				return r.answerFrom(op, l, target, budget)
			}
			if uint64(target) >= uint64(n) || target != from && (l.dist[target] < 0 || l.dist[target] > budget) {
				return r.trace(nil, -1)
			}
			line, narrow = corridor{from: l, kind: kind, target: target, budget: budget}, true
		}
	}
	if d := &r.m.p.Movements[movement].PlainDepends; d.Subject != program.SubjectIdentity && n <= 1<<20 &&
		(op == program.REACH || op == program.DISTANCE && d.Span != program.SpanState) {
		if kind, ok := r.m.kindOf(d.Subject, mover); ok {
			return r.cachedReach(op, movement, kind, d, args, target, budget)
		}
	}
	w := r.searches.enter()
	w.begin(n)
	w.corridor, w.narrow = line, narrow
	for _, s := range sources {
		w.offer(visit{node: int32(s) * 2}, -1)
	}
	if op == program.SPREAD {
		from = value.None // no space is left out
	}
	goal := r.explore(w, movement, op == program.ROUTE, mover, int32(from), int32(target), budget)
	r.searches.leave()
	switch op {
	case program.DISTANCE:
		if goal < 0 {
			return -1
		}
		return w.nodes[goal].cost
	case program.ROUTE:
		return r.trace(w, goal)
	}
	off := r.m.s.Reserve(len(w.order))
	for _, node := range w.order {
		if int64(node>>1) != from && !w.settledBefore(node) {
			r.m.s.Arena = append(r.m.s.Arena, int64(node>>1))
		}
	}
	return value.List(off, len(r.m.s.Arena)-off)
}

// cachedReach answers from a cached search if nothing that the movement reads has changed.
func (r *routes) cachedReach(op program.Op, movement, kind int, d *program.Depends, args []int64, target,
	budget int64) int64 {
	mover, from := args[0], int32(args[1])
	near := r.localTo(r.m.p.Movements[movement].Plain, d)
	l, known := r.reachMemory(movement, kind, int64(from), r.m.lastChange(d), budget, near)
	if !known {
		l.key = 0 // set again when the search has succeeded
		w := r.search(movement, mover, from, budget)
		l, _ = r.reachMemory(movement, kind, int64(from), r.m.lastChange(d), budget, nil)
		l.keep(w, from)
		if l.when = 0; w.local {
			l.when = r.m.s.Now()
		}
	} else {
		r.m.s.SpendCached(spentWithin(l.spent, budget))
	}
	n := countWithin(l.costs, budget)
	if op != program.DISTANCE {
		return r.list(l.spaces[:n])
	}
	r.m.s.Spend(int64(n))
	for i, s := range l.spaces[:n] {
		if int64(s) == target {
			return l.costs[i]
		}
	}
	return -1
}

// search finds what a movement reaches from a space within a budget.
func (r *routes) search(movement int, mover int64, from int32, budget int64) *search {
	w := r.searches.enter()
	w.begin(len(r.m.s.Spaces) / state.SpaceSize)
	w.offer(visit{node: from * 2}, -1)
	r.explore(w, movement, false, mover, from, -1, budget)
	r.searches.leave()
	return w
}

// answerFrom answers REACH or DISTANCE from a cached search.
func (r *routes) answerFrom(op program.Op, l *reach, target, budget int64) int64 {
	if op == program.DISTANCE {
		r.m.s.Spend(1)
		if uint64(target) >= uint64(len(l.dist)) || l.dist[target] > budget {
			return -1
		}
		return l.dist[target]
	}
	return r.list(l.spaces[:countWithin(l.costs, budget)])
}

// countWithin returns how many of the costs, which are in ascending order, are within a budget.
func countWithin(costs []int64, budget int64) int {
	n := len(costs)
	for n > 0 && costs[n-1] > budget {
		n--
	}
	return n
}

// list makes a list of spaces.
func (r *routes) list(spaces []int32) int64 {
	r.m.s.Spend(int64(len(spaces)))
	off := r.m.s.Reserve(len(spaces))
	for _, s := range spaces {
		r.m.s.Arena = append(r.m.s.Arena, int64(s))
	}
	return value.List(off, len(spaces))
}

// reachMemory returns the cached search for its arguments and true, or else the entry to store the new search in. A
// cached search of a local movement is valid if what it read is unchanged.
func (r *routes) reachMemory(movement, kind int, from int64, since uint64, budget int64, near *local) (*reach, bool) {
	if r.reaches == nil {
		r.reaches = make([]reach, maxReaches)
	}
	key := uint64(movement)<<40 | uint64(kind)<<20 | uint64(from) | 1<<63
	l := &r.reaches[state.Mix(key)&(maxReaches-1)]
	if l.key == key && l.budget >= budget && (l.since == since ||
		near != nil && l.when >= max(1, r.m.newest(near.fields)) && r.m.unchanged(l.read, l.when)) {
		return l, true
	}
	l.key, l.since, l.budget = key, since, budget
	return l, false
}

// keep stores what a search has settled.
func (l *reach) keep(w *search, from int32) {
	l.spaces, l.costs, l.spent = l.spaces[:0], l.costs[:0], append(l.spent[:0], w.spent...)
	l.read = append(l.read[:0], w.spaces...)
	for _, node := range w.order {
		if node>>1 != from && !w.settledBefore(node) {
			l.spaces, l.costs = append(l.spaces, node>>1), append(l.costs, w.nodes[node].cost)
		}
	}
}

// reachable returns what a movement that reads no state reaches from a space, at least within budget. All games of
// the program share the result, so it costs no steps, unless the rules of the movement take long.
func (r *routes) reachable(movement int, d *program.Depends, kind int, mover int64, from int32,
	budget int64) *reach {
	l := r.distancesFrom(movement, d, kind, mover, from, budget)
	if n := len(l.spent); n > 0 && l.spent[n-1].steps > freeSteps {
		r.m.s.SpendCached(max(0, spentWithin(l.spent, budget)-freeSteps))
	}
	return l
}

// distancesFrom is reachable without the cost in steps.
func (r *routes) distancesFrom(movement int, d *program.Depends, kind int, mover int64, from int32,
	budget int64) *reach {
	n := len(r.m.s.Spaces) / state.SpaceSize
	lists := r.m.facts.distanceTable(movement, r.m.facts.kinds(d.Subject)*n)
	slot := &lists[kind*n+int(from)]
	l := slot.Load()
	if l != nil && l.budget >= budget {
		return l
	}
	if l != nil {
		budget = max(budget, 2*l.budget)
	}
	left := r.m.s.Remaining()
	r.m.s.SetRemaining(r.m.s.Budget)
	w := r.search(movement, mover, from, budget)
	r.m.s.SetRemaining(left)
	l = &reach{budget: budget, dist: slices.Repeat([]int64{-1}, n)}
	l.keep(w, from)
	l.dist[from] = 0
	for i, s := range l.spaces {
		l.dist[s] = l.costs[i]
	}
	slot.Store(l)
	return l
}

// onShortestRoute reports whether a space is on a route of least cost.
func (r *routes) onShortestRoute(c *corridor, movement int, mover int64, space int32) bool {
	here := c.from.dist[space]
	if c.target == int64(space) {
		return here >= 0
	}
	if here < 0 || here > c.from.dist[c.target] {
		return false
	}
	on := r.reachable(movement, &r.m.p.Movements[movement].PlainDepends, c.kind, mover, space, c.budget).dist[c.target]
	return on >= 0 && here+on <= c.from.dist[c.target]
}

// Routes are found by Dijkstra's algorithm. Each space is two nodes: entered freely, and entered with a stop, after
// which no route continues. Ties are broken by the order of discovery, so that results depend on nothing else.

// search is the memory of one search. The rules of a movement may ask for routes too, so there can be several at
// once.
type search struct {
	nodes []node // by space*2 + stopped
	stamp uint32
	heap  []visit
	order []int32 // nodes in the order in which they were settled
	spent []spent // by index in order
	seq   int32
	// Set if the spaces to be searched are known.
	narrow   bool
	corridor corridor

	local  bool     // each step was cached with what it read
	spaces []int32  // where pieces were looked for, if local
	noted  []uint32 // by space: equal to stamp if it is in spaces
}

// searches are the nested searches under way, and memory to reuse for as many as there have been at once.
type searches struct {
	all   []*search
	depth int
}

// enter begins a search inside those under way. leave ends it.
func (s *searches) enter() *search {
	if s.depth == len(s.all) {
		s.all = append(s.all, &search{})
	}
	s.depth++
	return s.all[s.depth-1]
}

func (s *searches) leave() { s.depth-- }

type node struct {
	cost, risk int64
	prev       int32  // node before; -1 if none
	place      int32  // index in the order of settling
	stamp      uint32 // of the search that reached it
	done       bool
}

// spent is the number of steps that a search had taken after expanding a node with a cost.
type spent struct {
	cost  int64 // of the route to the node
	steps int64
}

// spentWithin returns the steps that the search would have taken with a budget. A search with a smaller budget begins
// in the same way.
func spentWithin(all []spent, budget int64) int64 {
	n := len(all)
	for n > 0 && all[n-1].cost > budget {
		n--
	}
	if n == 0 {
		return 0
	}
	return all[n-1].steps
}

type visit struct {
	cost, risk int64
	seq, node  int32
}

func (a visit) before(b visit) bool {
	if a.cost != b.cost {
		return a.cost < b.cost
	}
	if a.risk != b.risk {
		return a.risk < b.risk
	}
	return a.seq < b.seq
}

// settledBefore reports whether the other node of the space was settled first. A space is listed once, even if it was
// entered both freely and with a stop.
func (w *search) settledBefore(node int32) bool {
	other := &w.nodes[node^1]
	return other.stamp == w.stamp && other.done && other.place < w.nodes[node].place
}

func (w *search) begin(n int) {
	if len(w.nodes) < 2*n {
		w.nodes, w.stamp = make([]node, 2*n), 0
	}
	if w.stamp++; w.stamp == 0 {
		clear(w.nodes)
		w.stamp = 1
	}
	w.heap, w.order, w.seq, w.narrow = w.heap[:0], w.order[:0], 0, false
	w.spent, w.spaces = w.spent[:0], w.spaces[:0]
	if len(w.noted) < n {
		w.noted = make([]uint32, n)
	}
	if w.stamp == 1 {
		clear(w.noted)
	}
}

// read records what the answer about a step has read.
func (w *search) read(a *nearStep) {
	w.local = w.local && a.when > 0
	for _, s := range a.spaces[:a.n] {
		if w.noted[s] != w.stamp {
			w.noted[s] = w.stamp
			w.spaces = append(w.spaces, s)
		}
	}
}

// offer stores a route to a node if it is better than the known one.
func (w *search) offer(v visit, prev int32) {
	at := &w.nodes[v.node]
	if at.stamp == w.stamp && (at.done || at.cost < v.cost || at.cost == v.cost && at.risk <= v.risk) {
		return
	}
	*at = node{cost: v.cost, risk: v.risk, prev: prev, stamp: w.stamp}
	v.seq = w.seq
	w.seq++
	w.heap = append(w.heap, v)
	for i := len(w.heap) - 1; i > 0; {
		up := (i - 1) / 2
		if !w.heap[i].before(w.heap[up]) {
			break
		}
		w.heap[i], w.heap[up] = w.heap[up], w.heap[i]
		i = up
	}
}

func (w *search) take() visit {
	top := w.heap[0]
	last := len(w.heap) - 1
	w.heap[0] = w.heap[last]
	w.heap = w.heap[:last]
	for i := 0; ; {
		c := 2*i + 1
		if c >= last {
			break
		}
		if c+1 < last && w.heap[c+1].before(w.heap[c]) {
			c++
		}
		if !w.heap[c].before(w.heap[i]) {
			break
		}
		w.heap[i], w.heap[c] = w.heap[c], w.heap[i]
		i = c
	}
	return top
}

type distanceTable []atomic.Pointer[reach] // by kind of mover and by space; each reach has dist

// reach is a cached search: the spaces that a movement reaches from a space within a budget, nearest first.
type reach struct {
	key, since uint64 // of a search that depends on the state
	budget     int64
	spent      []spent
	spaces     []int32
	costs      []int64 // by index in spaces
	dist       []int64 // by space, -1 if not reached; only for a movement that reads no state

	when uint64  // when it was found, if it is valid as long as what it read does not change; else 0
	read []int32 // the spaces where it looked for pieces
}

// freeSteps is the number of steps of finding distances that are free. A printed board takes some thousand.
const freeSteps = 1 << 14

// maxReaches is the number of searches that are cached.
const maxReaches = 1 << 10

// corridor is the set of the spaces on routes of least cost to a target, for movements whose costs are fixed. A
// search for the route of least risk skips all other spaces.
type corridor struct {
	from           *reach
	kind           int
	target, budget int64
}

// A movement is asked about the same steps again and again: for every piece that might go, and for every place that
// it might go to. Answers are cached until the state changes, or for good if they do not depend on the state.

// stepCache holds the answers by edge. An answer is valid as long as lastChange returns its stamp.
type stepCache struct {
	result []int64
	cost   []int64 // steps for computing the answer; see SpendCached
	stamp  []uint64
	mover  int64 // the piece that the answers are for, if they depend on more than its kind
	local  []nearStep
}

// nearStep is an answer with what it read.
type nearStep struct {
	result, cost int64
	when         uint64 // when it was computed; 0 if it must not be used again
	n            int32
	spaces       [mostRead]int32
}

// answerAt returns the entry of an edge for an answer with what it read.
func (st *stepCache) answerAt(edge int) *nearStep {
	if st.local == nil {
		st.local = make([]nearStep, len(st.result))
	}
	return &st.local[edge]
}

// stepsFor returns the cache of a movement's steps for a mover, or nil if they cannot be cached.
func (r *routes) stepsFor(movement int, full bool, d *program.Depends, mover int64) *stepCache {
	kind, ok := r.m.kindOf(d.Subject, mover)
	if !ok {
		return nil
	}
	for len(r.steps) < 2*len(r.m.p.Movements) {
		r.steps = append(r.steps, nil)
	}
	at := 2 * movement
	if full {
		at++
	}
	for len(r.steps[at]) < r.m.facts.kinds(d.Subject) {
		r.steps[at] = append(r.steps[at], nil)
	}
	st := r.steps[at][kind]
	if st == nil {
		n := len(r.m.p.AdjTo)
		st = &stepCache{result: make([]int64, n), cost: make([]int64, n), stamp: make([]uint64, n), mover: mover}
		r.steps[at][kind] = st
	}
	if d.Subject == program.SubjectIdentity && st.mover != mover {
		clear(st.stamp)
		st.mover = mover
	}
	return st
}
