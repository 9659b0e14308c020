package legal

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// NextDomain returns the values that the next parameter of a line may have. The list is valid until the state changes
// or the domain of another line is asked for.
func (r *Rules) NextDomain(action int, args []int64) []int64 {
	l := &r.begun
	k := l.find(r.s.Version, action, args)
	if x := &l.known[k]; x.domN >= 0 {
		r.s.SpendCached(x.domainCost)
		return l.cells[x.dom : x.dom+x.domN]
	}
	left := r.s.Remaining()
	off := len(l.cells)
	l.cells = r.Domain(&r.p.Actions[action].Params[len(args)-1], args, l.cells)
	x := &l.known[k]
	x.dom, x.domN, x.domainCost = int32(off), int32(len(l.cells)-off), left-r.s.Remaining()
	return l.cells[off:]
}

// Complete reports whether a line that begins with these arguments can be completed.
func (r *Rules) Complete(action int, args []int64) bool {
	k := r.begun.find(r.s.Version, action, args)
	if x := &r.begun.known[k]; x.status != statusUnknown {
		r.s.SpendCached(x.cost)
		return x.status == statusLegal
	}
	left := r.s.Remaining()
	status := statusOf(r.someCompletes(action, args, k))
	x := &r.begun.known[k]
	x.status, x.cost = status, left-r.s.Remaining()
	return status == statusLegal
}

// someCompletes tries the values of the next parameter, in order, until the line can be completed. k is the index of
// the line in known.
func (r *Rules) someCompletes(action int, args []int64, k int) bool {
	a := &r.p.Actions[action]
	if !r.MeetRequires(a, args) {
		return false
	}
	if len(args) > len(a.Params) {
		return r.MeetEnsures(a, args)
	}
	for i := range len(r.NextDomain(action, args)) {
		x := &r.begun.known[k]
		if line, ok := r.endList(a, append(args, r.begun.cells[int(x.dom)+i])); ok && r.Complete(action, line) {
			return true
		}
	}
	return false
}

// endList adds the answers that were left out to a line whose last answer ends a list. ok is false if a requirement
// that is tested in between does not hold.
func (r *Rules) endList(a *program.Action, line []int64) (whole []int64, ok bool) {
	last := len(line) - 1
	if p := &a.Params[last-1]; p.Slot < 0 || line[last] != p.Ended(r.p) {
		return line, true
	}
	for ; last < len(a.Params) && a.Params[last].Slot > 0; last++ {
		if !r.MeetRequires(a, line) {
			return line, false
		}
		line = append(line, line[last])
	}
	return line, true
}

// The status of a candidate or of a begun line.
const (
	statusUnknown uint8 = iota
	statusLegal
	statusIllegal
)

func statusOf(legal bool) uint8 {
	if legal {
		return statusLegal
	}
	return statusIllegal
}

// begunLines caches results about incomplete lines in one state: whether they can be completed, and the values of their
// next parameter. The same lines are asked about for the menu, for each parameter, and when they are complete. A cached
// result takes the same steps of the budget as a new one.
type begunLines struct {
	version uint64
	table   []int32 // 1 + index in known, by open addressing; valid if the stamp matches
	stamps  []uint32
	stamp   uint32
	known   []begunLine
	cells   []int64 // actors and parameters, and domains
}

// begunLine is an action with its actor and its first parameters.
type begunLine struct {
	hash       uint64
	action     int32
	args, n    int32 // in cells
	dom, domN  int32 // in cells; domN is -1 if unknown
	status     uint8
	cost       int64 // steps of finding the status
	domainCost int64
}

// maxLineCells is how many cells may be kept from one candidate to the next.
const maxLineCells = 1 << 20

// forgetTooMany drops all lines if there are too many. The caller must not hold an index in known.
func (l *begunLines) forgetTooMany() {
	if len(l.cells) > maxLineCells {
		l.version = math.MaxUint64 // not the version of any state
	}
}

// find returns the index in known of the line that begins with an action and its arguments. version is that of the
// state; entries of another state are dropped.
func (l *begunLines) find(version uint64, action int, args []int64) int {
	if l.version != version || len(l.table) == 0 {
		l.version = version
		l.known, l.cells = l.known[:0], l.cells[:0]
		if len(l.table) == 0 {
			l.table, l.stamps = make([]int32, 256), make([]uint32, 256)
		}
		if l.stamp++; l.stamp == 0 {
			clear(l.stamps)
			l.stamp = 1
		}
	}
	hash := state.FoldFew(uint64(action), args)
	mask := uint64(len(l.table) - 1)
	i := hash & mask
	for ; l.stamps[i] == l.stamp; i = (i + 1) & mask {
		k := &l.known[l.table[i]-1]
		if k.hash == hash && int(k.action) == action && slices.Equal(l.cells[k.args:k.args+k.n], args) {
			return int(l.table[i] - 1)
		}
	}
	l.known = append(l.known, begunLine{hash: hash, action: int32(action), args: int32(len(l.cells)),
		n: int32(len(args)), domN: -1})
	l.cells = append(l.cells, args...)
	l.table[i], l.stamps[i] = int32(len(l.known)), l.stamp
	if 2*len(l.known) > len(l.table) {
		l.grow()
	}
	return len(l.known) - 1
}

func (l *begunLines) grow() {
	n := 2 * len(l.table)
	l.table, l.stamps, l.stamp = make([]int32, n), make([]uint32, n), 1
	for k := range l.known {
		i := l.known[k].hash & uint64(n-1)
		for ; l.stamps[i] == 1; i = (i + 1) & uint64(n-1) {
		}
		l.table[i], l.stamps[i] = int32(k+1), 1
	}
}
