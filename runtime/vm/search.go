package vm

// Routes are found by Dijkstra's algorithm. Each space is two nodes: entered freely, and entered with a stop, from
// which no route continues. Ties are broken by the order of discovery, so that answers depend on nothing else.

// search is the memory of one search. A movement may itself ask for routes, so there are several.
type search struct {
	nodes []node // by space*2 + stopped
	stamp uint32
	heap  []visit
	order []int32 // nodes in the order they were settled
	spent []spent // by place in order
	seq   int32
	// The spaces that need to be searched, if they are known.
	narrow   bool
	corridor corridor
}

// searches are the searches under way, one within another, and memory for as many as there have been at once.
type searches struct {
	all   []*search
	depth int
}

// enter begins a search within those under way; leave ends it.
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
	prev       int32  // node before, -1 none
	place      int32  // in the order of settling
	stamp      uint32 // of the search that reached it
	done       bool
}

// spent is what a search has spent when it has gone on from the node that it has settled last.
type spent struct {
	cost  int64 // of the way to the node
	steps int64
}

// spentWithin returns the steps of a search as far as a budget. They are those of a search with this budget, which
// begins in the same way.
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

// settledBefore reports whether the other node of the space was settled first. A space is listed once, though it may
// have been entered freely and with a stop.
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
	w.spent = w.spent[:0]
}

// offer notes a route to a node if it is better than the one that is known.
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
