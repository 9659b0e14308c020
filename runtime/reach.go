package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A way is searched as Dijkstra does. A space counts twice: entered freely, and entered with a stop, from where no way
// leads on. Ties are broken by the order of discovery, so that answers do not depend on anything else.

// search is the memory of one search; a movement may itself ask for ways, so there are several.
type search struct {
	cost, risk []int64 // by node: space*2 + stopped; cost -1 is not reached
	prev       []int32 // node before, -1 none
	done       []bool
	heap       []visit
	order      []int32 // nodes in the order they were settled
	seq        int32
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
func (g *Game) ways(op program.Op, movement int, args []int64) int64 {
	mover, from := args[0], args[1]
	target, budget := int64(value.None), args[2]
	sources := args[1:2]
	if op == program.SPREAD {
		sources = g.list(from)
	} else if op != program.REACH {
		target, budget = args[2], args[3]
	}
	n := len(g.s.Spaces) / spaceSize
	for _, s := range sources {
		if uint64(s) >= uint64(n) {
			g.fail("a way begins in a space that is none")
		}
	}
	if op == program.DISTANCE && target == from {
		return 0
	}
	if g.depth == len(g.searches) {
		g.searches = append(g.searches, &search{})
	}
	w := g.searches[g.depth]
	g.depth++
	w.begin(n)
	for _, s := range sources {
		w.offer(visit{node: int32(s) * 2}, -1)
	}
	if op == program.SPREAD {
		from = value.None // no space is left out, and none is looked for
	}
	goal := g.explore(w, &g.p.Movements[movement], mover, int32(from), int32(target), budget, op == program.ROUTE)
	g.depth--
	switch op {
	case program.DISTANCE:
		if goal < 0 {
			return -1
		}
		return w.cost[goal]
	case program.ROUTE:
		return g.trace(w, goal)
	}
	g.seen.reset(len(w.order))
	g.seen.add(from)
	off := len(g.s.Arena)
	for _, node := range w.order {
		if s := int64(node >> 1); g.seen.add(s) {
			g.give(s)
		}
	}
	return value.List(off, len(g.s.Arena)-off)
}

func (w *search) begin(n int) {
	if len(w.cost) < 2*n {
		w.cost, w.risk = make([]int64, 2*n), make([]int64, 2*n)
		w.prev, w.done = make([]int32, 2*n), make([]bool, 2*n)
	}
	for i := range w.cost {
		w.cost[i] = -1
	}
	clear(w.done)
	w.heap, w.order, w.seq = w.heap[:0], w.order[:0], 0
}

// explore goes on from the nodes offered. It settles nodes by cost, then risk, until the target is settled. It gives the target's node, or -1.
func (g *Game) explore(w *search, m *program.Movement, mover int64, from, target int32, budget int64, risky bool) int32 {
	args := [4]int64{0: mover}
	for len(w.heap) > 0 {
		v := w.take()
		if w.done[v.node] {
			continue
		}
		w.done[v.node] = true
		w.order = append(w.order, v.node)
		if v.node>>1 == target && target != from {
			return v.node
		}
		if v.node&1 == 1 {
			continue
		}
		at := int64(v.node >> 1)
		a, b := g.edges(at)
		for e := a; e < b; e++ {
			to := g.p.AdjTo[e]
			if w.done[to*2] {
				continue
			}
			args[1], args[2], args[3] = at, int64(to), int64(g.p.AdjBorder[e])
			g.spend(2)
			step := g.call(int(m.Step), args[:])
			if step < 0 {
				continue
			}
			cost, stops := v.cost+step&(1<<32-1)>>1, int32(step&1)
			if cost > budget {
				continue
			}
			next := visit{cost: cost, node: to*2 + stops}
			if risky {
				next.risk = v.risk + step>>32
			}
			w.offer(next, v.node)
		}
	}
	return -1
}

// trace writes down the way to a node.
func (g *Game) trace(w *search, goal int32) int64 {
	off := len(g.s.Arena)
	if goal < 0 {
		return value.List(off, 0)
	}
	n := 0
	for x := goal; w.prev[x] >= 0; x = w.prev[x] {
		n++
	}
	g.room(n)
	for range n {
		g.s.Arena = append(g.s.Arena, 0)
	}
	for x, i := goal, n-1; w.prev[x] >= 0; x, i = w.prev[x], i-1 {
		g.s.Arena[off+i] = int64(x >> 1)
	}
	return value.List(off, n)
}

// offer notes a way to a node if it is better than the one known.
func (w *search) offer(v visit, prev int32) {
	if w.done[v.node] {
		return
	}
	if c := w.cost[v.node]; c >= 0 && (c < v.cost || c == v.cost && w.risk[v.node] <= v.risk) {
		return
	}
	w.cost[v.node], w.risk[v.node], w.prev[v.node] = v.cost, v.risk, prev
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
