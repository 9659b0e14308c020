package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A way is searched as Dijkstra does. A space counts twice: entered freely, and entered with a stop, from where no way
// leads on. Ties are broken by the order of discovery, so that answers do not depend on anything else.

// search is the memory of one search; a movement may itself ask for ways, so there are several.
type search struct {
	nodes []node // by space*2 + stopped
	stamp uint32
	heap  []visit
	order []int32 // nodes in the order they were settled
	seq   int32
	// What is worth looking at, if that is known.
	narrow bool
	line   corridor
}

type node struct {
	cost, risk int64
	prev       int32  // node before, -1 none
	place      int32  // in the order of settling
	stamp      uint32 // of the search that reached it
	done       bool
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

// ways is REACH, SPREAD, DISTANCE and ROUTE.
func (m *Machine) ways(op program.Op, movement int, args []int64) int64 {
	mover, from := args[0], args[1]
	target, budget := int64(value.None), args[2]
	sources := args[1:2]
	if op == program.SPREAD {
		sources = m.s.List(from)
	} else if op != program.REACH {
		target, budget = args[2], args[3]
	}
	n := len(m.s.Spaces) / state.SpaceSize
	for _, s := range sources {
		if uint64(s) >= uint64(n) {
			state.Fail("a way begins in a space that is none")
		}
	}
	if op == program.DISTANCE && target == from {
		return 0
	}
	var line corridor
	narrow := false
	if d := &m.p.Movements[movement].PlainDepends; d.Span == program.SpanAlways && op != program.SPREAD {
		if kind, ok := m.kindOf(d.Subject, mover); ok {
			l := m.waysFrom(movement, d, kind, mover, int32(from), budget)
			if op != program.ROUTE {
				return m.nearby(op, l, target, budget)
			}
			if uint64(target) >= uint64(n) || target != from && (l.dist[target] < 0 || l.dist[target] > budget) {
				return m.trace(nil, -1)
			}
			line, narrow = corridor{from: l, kind: kind, target: target, budget: budget}, true
		}
	}
	if m.depth == len(m.searches) {
		m.searches = append(m.searches, &search{})
	}
	w := m.searches[m.depth]
	m.depth++
	if d := &m.p.Movements[movement].PlainDepends; d.Subject != program.SubjectIdentity && n <= 1<<20 && (op == program.REACH || op == program.DISTANCE && d.Span != program.SpanState) {
		if kind, ok := m.kindOf(d.Subject, mover); ok {
			m.depth--
			return m.nearest(op, w, movement, kind, d, args, target, budget)
		}
	}
	w.begin(n)
	w.line, w.narrow = line, narrow
	for _, s := range sources {
		w.offer(visit{node: int32(s) * 2}, -1)
	}
	if op == program.SPREAD {
		from = value.None // no space is left out, and none is looked for
	}
	goal := m.explore(w, movement, op == program.ROUTE, mover, int32(from), int32(target), budget)
	m.depth--
	switch op {
	case program.DISTANCE:
		if goal < 0 {
			return -1
		}
		return w.nodes[goal].cost
	case program.ROUTE:
		return m.trace(w, goal)
	}
	off := m.s.Room(len(w.order))
	for _, node := range w.order {
		if int64(node>>1) != from && !w.twice(node) {
			m.s.Arena = append(m.s.Arena, int64(node>>1))
		}
	}
	return value.List(off, len(m.s.Arena)-off)
}

// twice says whether the space of a node was settled before. A space counts once, though it may have been entered
// freely and with a stop.
func (w *search) twice(node int32) bool {
	other := &w.nodes[node^1]
	return other.stamp == w.stamp && other.done && other.place < w.nodes[node].place
}

// nearest answers from memory if what the movement reads has not changed.
func (m *Machine) nearest(op program.Op, w *search, movement, kind int, d *program.Depends, args []int64, target, budget int64) int64 {
	mover, from := args[0], int32(args[1])
	l, known := m.nearFrom(movement, kind, int64(from), m.since(d), budget)
	if !known {
		l.key = 0 // unless the search succeeds
		left := m.s.Left
		m.s.Left = m.s.Budget
		m.depth++
		w.begin(len(m.s.Spaces) / state.SpaceSize)
		w.offer(visit{node: from * 2}, -1)
		m.explore(w, movement, false, mover, from, -1, budget)
		m.depth--
		m.s.Left = left
		l, _ = m.nearFrom(movement, kind, int64(from), m.since(d), budget)
		l.keep(w, from)
	}
	n := len(l.spaces)
	for n > 0 && l.costs[n-1] > budget {
		n--
	}
	m.s.Spend(int64(n))
	if op == program.DISTANCE {
		for i, s := range l.spaces[:n] {
			if int64(s) == target {
				return l.costs[i]
			}
		}
		return -1
	}
	off := m.s.Room(n)
	for _, s := range l.spaces[:n] {
		m.s.Arena = append(m.s.Arena, int64(s))
	}
	return value.List(off, n)
}

// nearby answers from what is known of a space's surroundings.
func (m *Machine) nearby(op program.Op, l *wayList, target, budget int64) int64 {
	if op == program.DISTANCE {
		m.s.Spend(1)
		if uint64(target) >= uint64(len(l.dist)) || l.dist[target] > budget {
			return -1
		}
		return l.dist[target]
	}
	n := len(l.spaces)
	for n > 0 && l.costs[n-1] > budget {
		n--
	}
	m.s.Spend(int64(n))
	off := m.s.Room(n)
	for _, s := range l.spaces[:n] {
		m.s.Arena = append(m.s.Arena, int64(s))
	}
	return value.List(off, n)
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
}

// explore goes on from the nodes offered. It settles nodes by cost, then risk, until the target is settled. It gives
// the target's node, or -1. Only where risky is the risk of steps known. Where it is narrow it keeps to the line.
func (m *Machine) explore(w *search, movement int, risky bool, mover int64, from, target int32, budget int64) int32 {
	way := &m.p.Movements[movement]
	fn, d := way.Plain, &way.PlainDepends
	if risky {
		fn, d = way.Step, &way.StepDepends
	}
	version := m.since(d)
	st := m.stepsOf(movement, risky, d, mover)
	args := [4]int64{0: mover}
	for len(w.heap) > 0 {
		v := w.take()
		at := &w.nodes[v.node]
		if at.done {
			continue
		}
		at.done, at.place = true, int32(len(w.order))
		w.order = append(w.order, v.node)
		if v.node>>1 == target && target != from {
			return v.node
		}
		if v.node&1 == 1 {
			continue
		}
		a, b := m.s.Edges(int64(v.node >> 1))
		m.s.Spend(2 * (b - a))
		for e := a; e < b; e++ {
			to := m.p.AdjTo[e]
			if x := &w.nodes[to*2]; x.done && x.stamp == w.stamp {
				continue
			}
			if w.narrow && !m.leads(&w.line, movement, mover, to) {
				continue
			}
			var step int64
			if st != nil && st.stamp[e] == version {
				step = st.said[e]
				m.s.Spend(st.cost[e])
			} else {
				args[1], args[2], args[3] = int64(v.node>>1), int64(to), int64(m.p.AdjBorder[e])
				left := m.s.Left
				step = m.Call(int(fn), args[:])
				if st != nil {
					st.said[e], st.cost[e], st.stamp[e] = step, left-m.s.Left, version
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
	}
	return -1
}

// trace writes down the way to a node.
func (m *Machine) trace(w *search, goal int32) int64 {
	off := len(m.s.Arena)
	if goal < 0 {
		return value.List(off, 0)
	}
	n := 0
	for x := goal; w.nodes[x].prev >= 0; x = w.nodes[x].prev {
		n++
	}
	m.s.Room(n)
	for range n {
		m.s.Arena = append(m.s.Arena, 0)
	}
	for x, i := goal, n-1; w.nodes[x].prev >= 0; x, i = w.nodes[x].prev, i-1 {
		m.s.Arena[off+i] = int64(x >> 1)
	}
	return value.List(off, n)
}

// offer notes a way to a node if it is better than the one known.
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
