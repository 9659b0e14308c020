package vm

// fixedFor returns a value that is an attribute of the unit of a piece, or uncomputed.
func (m *Machine) fixedFor(byUnit []int64, unit int64) int64 {
	if uint64(unit) < uint64(len(byUnit)) {
		return byUnit[unit]
	}
	return uncomputed
}

// lastValue is the value of the previous piece in a roll for many pieces. It is used for values that no cache can
// hold, because they depend on the whole state or on how much is left of limited modifiers.
type lastValue struct {
	value   int
	at      int // cells of the piece + 1; 0 if there is none
	result  int64
	cost    int64 // the steps that it took
	granted [4]int32
	n       int
}

// valueOf returns the value of a piece in a roll for many pieces: the cached one of its kind, that of the previous
// piece, or else a new one.
func (m *Machine) valueOf(last *lastValue, p int64, at int) int64 {
	cached := m.memo.value(int32(last.value), p)
	if cached == nil {
		return m.computed(last, p, at)
	}
	v := &m.p.Values[last.value]
	if since := m.lastChange(&v.Depends); cached.since != since {
		args := [2]int64{p, m.Roll.list}
		m.memo.remember(cached, since, int(v.Fn), args[:])
	} else {
		m.s.SpendCached(cached.cost)
	}
	return cached.v
}

// computed returns the value of a piece. It is that of the previous piece if the two are equal.
func (m *Machine) computed(last *lastValue, p int64, at int) int64 {
	if last.at > 0 && m.sameCells(m.facts.cellsRead[last.value], at, last.at-1) && m.reuse(last) {
		m.s.SpendCached(last.cost)
		return last.result
	}
	m.Roll.granted = m.Roll.granted[:0]
	args := [2]int64{p, m.Roll.list}
	left := m.s.Remaining()
	last.result = m.Call(int(m.p.Values[last.value].Fn), args[:])
	last.cost = left - m.s.Remaining()
	last.at = 0
	if m.facts.memoizes[last.value] && len(m.Roll.granted) <= len(last.granted) {
		last.at = at + 1
		last.n = copy(last.granted[:], m.Roll.granted)
	}
	return last.result
}

// sameCells reports whether two pieces are equal in the given cells.
func (m *Machine) sameCells(cells []int, a, b int) bool {
	for _, c := range cells {
		if m.s.Pieces[a+c] != m.s.Pieces[b+c] {
			return false
		}
	}
	return true
}

// reuse uses the limited modifiers that the last value used. It reports false if not enough is left of them.
func (m *Machine) reuse(last *lastValue) bool {
	for i, mod := range last.granted[:last.n] {
		l := &m.Roll.limits[mod]
		if l.used >= l.known {
			for _, back := range last.granted[:i] {
				m.Roll.limits[back].used--
			}
			return false
		}
		l.used++
	}
	return true
}
