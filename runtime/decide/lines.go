package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
)

// Begun lines of actions are asked about more than once: for the menu, for each parameter, and again when the line is
// complete. What is known of them is kept until the state changes: whether a line can be completed, and what its next
// parameter may be. It costs the budget the same whether it is remembered or worked out.

// lineCache is what is known of begun lines in one state.
type lineCache struct {
	version uint64
	table   []int32 // 1 + place in known, open addressing; valid with the stamp
	stamps  []uint32
	stamp   uint32
	known   []begunLine
	cells   []int64 // actor and parameters, and domains
}

// begunLine is an action, an actor and some parameters.
type begunLine struct {
	hash       uint64
	action     int32
	args, n    int32 // in cells
	dom, domN  int32 // in cells; domN -1: not known
	status     uint8
	cost       int64 // of finding out the status
	domainCost int64
}

// lineOf finds the line that e.args begin.
func (e *Engine) lineOf(action int) int {
	l := &e.lines
	if l.version != e.s.Version || len(l.table) == 0 {
		l.version = e.s.Version
		l.known, l.cells = l.known[:0], l.cells[:0]
		if len(l.table) == 0 {
			l.table, l.stamps = make([]int32, 256), make([]uint32, 256)
		}
		if l.stamp++; l.stamp == 0 {
			clear(l.stamps)
			l.stamp = 1
		}
	}
	hash := state.Mix(uint64(action) + state.Prime1)
	for _, a := range e.args {
		hash = state.Mix(hash ^ uint64(a)*state.Prime2)
	}
	mask := uint64(len(l.table) - 1)
	i := hash & mask
	for ; l.stamps[i] == l.stamp; i = (i + 1) & mask {
		k := &l.known[l.table[i]-1]
		if k.hash == hash && int(k.action) == action && slices.Equal(l.cells[k.args:k.args+k.n], e.args) {
			return int(l.table[i] - 1)
		}
	}
	l.known = append(l.known, begunLine{hash: hash, action: int32(action), args: int32(len(l.cells)), n: int32(len(e.args)), domN: -1})
	l.cells = append(l.cells, e.args...)
	l.table[i], l.stamps[i] = int32(len(l.known)), l.stamp
	if 2*len(l.known) > len(l.table) {
		l.grow()
	}
	return len(l.known) - 1
}

func (l *lineCache) grow() {
	n := 2 * len(l.table)
	l.table, l.stamps, l.stamp = make([]int32, n), make([]uint32, n), 1
	for k := range l.known {
		i := l.known[k].hash & uint64(n-1)
		for ; l.stamps[i] == 1; i = (i + 1) & uint64(n-1) {
		}
		l.table[i], l.stamps[i] = int32(k+1), 1
	}
}

// nextDomain is what the next parameter of the line that e.args begin may be. The list is good until the state changes
// or a line is looked up.
func (e *Engine) nextDomain(action int) []int64 {
	k := e.lineOf(action)
	l := &e.lines
	if x := &l.known[k]; x.domN >= 0 {
		e.s.Spend(x.domainCost)
		return l.cells[x.dom : x.dom+x.domN]
	}
	left := e.s.Left
	off := len(l.cells)
	level := len(e.args) - 1
	l.cells = e.domain(&e.p.Actions[action].Params[level], e.args, l.cells)
	x := &l.known[k]
	x.dom, x.domN, x.domainCost = int32(off), int32(len(l.cells)-off), left-e.s.Left
	return l.cells[off:]
}

// completes reports whether the action can be completed from the arguments in e.args.
func (e *Engine) completes(action int) bool {
	k := e.lineOf(action)
	if x := &e.lines.known[k]; x.status != unknown {
		e.s.Spend(x.cost)
		return x.status == lawful
	}
	left := e.s.Left
	status := unlawful
	if e.findsWay(action, k) {
		status = lawful
	}
	x := &e.lines.known[k]
	x.status, x.cost = status, left-e.s.Left
	return status == lawful
}

// findsWay tries what the next parameter may be, in order, until one can be completed.
func (e *Engine) findsWay(action, k int) bool {
	a := &e.p.Actions[action]
	args := len(e.args)
	if e.brokenRequire(a, args-1) >= 0 {
		return false
	}
	if args-1 == len(a.Params) {
		return e.brokenEnsure(a) < 0
	}
	n := len(e.nextDomain(action))
	for i := range n {
		x := &e.lines.known[k]
		e.args = append(e.args[:args], e.lines.cells[int(x.dom)+i])
		if e.completes(action) {
			e.args = e.args[:args]
			return true
		}
	}
	e.args = e.args[:args]
	return false
}
