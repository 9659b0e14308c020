package vm

// fixedFor returns a value that is an attribute of the unit of a piece, or uncomputed.
func fixedFor(byUnit []int64, unit int64) int64 {
	if uint64(unit) < uint64(len(byUnit)) {
		return byUnit[unit]
	}
	return uncomputed
}

// lastValue is the value of the previous piece in a roll for many pieces. It is used for values that no cache can
// hold, because they depend on the whole state or on how much is left of limited modifiers.
type lastValue struct {
	m       *Machine
	value   int
	at      int // cells of the piece + 1; 0 if there is none
	result  int64
	cost    int64 // the steps that it took
	granted [4]int32
	n       int
}

// valueOf returns the value of a piece in a roll for many pieces: the cached one of its kind, that of the previous
// piece, or else a new one.
func (l *lastValue) valueOf(p int64, at int) int64 {
	cached := l.m.memo.value(int32(l.value), p)
	if cached == nil {
		return l.computed(p, at)
	}
	args := [2]int64{p, l.m.Roll.list}
	return l.m.memo.current(cached, &l.m.p.Values[l.value], args[:])
}

// computed returns the value of a piece. It is that of the previous piece if the two are equal.
func (l *lastValue) computed(p int64, at int) int64 {
	if l.at > 0 && sameCells(l.m.s.Pieces, l.m.facts.cellsRead[l.value], at, l.at-1) && l.reuse() {
		l.m.s.SpendCached(l.cost)
		return l.result
	}
	l.m.Roll.granted = l.m.Roll.granted[:0]
	args := [2]int64{p, l.m.Roll.list}
	left := l.m.s.Remaining()
	l.result = l.m.Call(int(l.m.p.Values[l.value].Fn), args[:])
	l.cost = left - l.m.s.Remaining()
	l.at = 0
	if l.m.facts.memoizes[l.value] && len(l.m.Roll.granted) <= len(l.granted) {
		l.at = at + 1
		l.n = copy(l.granted[:], l.m.Roll.granted)
	}
	return l.result
}

// sameCells reports whether two pieces are equal in the given cells.
func sameCells(pieces []int64, cells []int, a, b int) bool {
	for _, c := range cells {
		if pieces[a+c] != pieces[b+c] {
			return false
		}
	}
	return true
}

// reuse uses the limited modifiers that the last value used. It reports false if not enough is left of them.
func (l *lastValue) reuse() bool {
	for i, mod := range l.granted[:l.n] {
		lim := &l.m.Roll.limits[mod]
		if lim.used >= lim.known {
			for _, back := range l.granted[:i] {
				l.m.Roll.limits[back].used--
			}
			return false
		}
		lim.used++
	}
	return true
}
