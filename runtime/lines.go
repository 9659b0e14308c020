package runtime

import "slices"

// Begun lines of actions are asked about more than once: for the menu, for each parameter, and again when the line is
// complete. What is known of them is kept until the state changes: whether a line can be completed, and what its next
// parameter may be. It costs the budget the same whether it is remembered or worked out.

// lines is what is known of begun lines in one state.
type lines struct {
	version uint64
	table   []int32 // 1 + place in known, open addressing; valid with the stamp
	stamps  []uint32
	stamp   uint32
	known   []line
	cells   []int64 // actor and parameters, and domains
}

// line is an action, an actor and some parameters.
type line struct {
	hash       uint64
	action     int32
	args, n    int32 // in cells
	dom, domN  int32 // in cells; domN -1: not known
	status     uint8
	cost       int64 // of finding out the status
	domainCost int64
}

// lineOf finds the line that g.args begin.
func (g *Game) lineOf(action int) int {
	l := &g.lines
	if l.version != g.version || len(l.table) == 0 {
		l.version = g.version
		l.known, l.cells = l.known[:0], l.cells[:0]
		if len(l.table) == 0 {
			l.table, l.stamps = make([]int32, 256), make([]uint32, 256)
		}
		if l.stamp++; l.stamp == 0 {
			clear(l.stamps)
			l.stamp = 1
		}
	}
	hash := mix(uint64(action) + prime1)
	for _, a := range g.args {
		hash = mix(hash ^ uint64(a)*prime2)
	}
	mask := uint64(len(l.table) - 1)
	i := hash & mask
	for ; l.stamps[i] == l.stamp; i = (i + 1) & mask {
		k := &l.known[l.table[i]-1]
		if k.hash == hash && int(k.action) == action && slices.Equal(l.cells[k.args:k.args+k.n], g.args) {
			return int(l.table[i] - 1)
		}
	}
	l.known = append(l.known, line{hash: hash, action: int32(action), args: int32(len(l.cells)), n: int32(len(g.args)), domN: -1})
	l.cells = append(l.cells, g.args...)
	l.table[i], l.stamps[i] = int32(len(l.known)), l.stamp
	if 2*len(l.known) > len(l.table) {
		l.grow()
	}
	return len(l.known) - 1
}

func (l *lines) grow() {
	n := 2 * len(l.table)
	l.table, l.stamps, l.stamp = make([]int32, n), make([]uint32, n), 1
	for k := range l.known {
		i := l.known[k].hash & uint64(n-1)
		for ; l.stamps[i] == 1; i = (i + 1) & uint64(n-1) {
		}
		l.table[i], l.stamps[i] = int32(k+1), 1
	}
}

// nextDomain is what the next parameter of the line that g.args begin may be. The list is good until the state changes
// or a line is looked up.
func (g *Game) nextDomain(action int) []int64 {
	k := g.lineOf(action)
	l := &g.lines
	if x := &l.known[k]; x.domN >= 0 {
		g.spend(x.domainCost)
		return l.cells[x.dom : x.dom+x.domN]
	}
	left := g.left
	off := len(l.cells)
	level := len(g.args) - 1
	l.cells = g.domain(&g.p.Actions[action].Params[level], g.args, l.cells)
	x := &l.known[k]
	x.dom, x.domN, x.domainCost = int32(off), int32(len(l.cells)-off), left-g.left
	return l.cells[off:]
}

// completes says whether the action can be completed from the arguments in g.args.
func (g *Game) completes(action int) bool {
	k := g.lineOf(action)
	if x := &g.lines.known[k]; x.status != unknown {
		g.spend(x.cost)
		return x.status == lawful
	}
	left := g.left
	status := unlawful
	if g.findsWay(action, k) {
		status = lawful
	}
	x := &g.lines.known[k]
	x.status, x.cost = status, left-g.left
	return status == lawful
}

// findsWay tries what the next parameter may be, in order, until one can be completed.
func (g *Game) findsWay(action, k int) bool {
	a := &g.p.Actions[action]
	args := len(g.args)
	if g.brokenRequire(a, args-1) >= 0 {
		return false
	}
	if args-1 == len(a.Params) {
		return g.brokenEnsure(a) < 0
	}
	n := len(g.nextDomain(action))
	for i := range n {
		x := &g.lines.known[k]
		g.args = append(g.args[:args], g.lines.cells[int(x.dom)+i])
		if g.completes(action) {
			g.args = g.args[:args]
			return true
		}
	}
	g.args = g.args[:args]
	return false
}
