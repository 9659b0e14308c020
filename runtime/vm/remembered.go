package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// lastChange returns the number of the newest state that differs from the one before in something that a function
// depends on. A result that was remembered with this number is still right.
func (m *Machine) lastChange(d *program.Depends) uint64 {
	switch d.Span {
	case program.SpanAlways:
		return 1
	case program.SpanState:
		return m.s.Version
	}
	newest := m.s.Epoch
	for _, f := range d.Fields {
		newest = max(newest, m.s.Written[f])
	}
	return newest
}

// kindOf returns the number of a mover's kind, which is its unit and owner. ok is false if they are out of range.
func (m *Machine) kindOf(use program.Subject, mover int64) (int, bool) {
	if use != program.SubjectKind {
		return 0, true
	}
	cells := m.s.Pieces[m.s.Piece(mover)+state.PieceFields:]
	unit, owner := cells[program.PieceUnit], cells[program.PieceOwner]
	if uint64(unit) >= uint64(m.s.Layout.Units) || owner < -1 || owner >= int64(m.s.Layout.Players) {
		return 0, false
	}
	return int(unit)*(m.s.Layout.Players+1) + int(owner) + 1, true
}

// cachedValue returns the cached value of a piece, which may be out of date. It returns nil for values that depend on
// more than the unit and owner of the piece and fields of fixed state.
func (m *Machine) cachedValue(value int32, piece int64) *cachedResult {
	d := &m.p.Values[value].Depends
	if d.Span == program.SpanState {
		return nil
	}
	kind, ok := m.kindOf(d.Subject, piece)
	if !ok {
		return nil
	}
	for len(m.cache.values) <= int(value) {
		m.cache.values = append(m.cache.values, nil)
	}
	if m.cache.values[value] == nil {
		m.cache.values[value] = make([]cachedResult, m.facts.kinds(d.Subject))
	}
	return &m.cache.values[value][kind]
}

// stepsFor returns the cache of a step function's results for a mover, or nil if nothing can be cached.
func (m *Machine) stepsFor(movement int, full bool, d *program.Depends, mover int64) *stepCache {
	kind, ok := m.kindOf(d.Subject, mover)
	if !ok {
		return nil
	}
	for len(m.cache.steps) < 2*len(m.p.Movements) {
		m.cache.steps = append(m.cache.steps, nil)
	}
	at := 2 * movement
	if full {
		at++
	}
	for len(m.cache.steps[at]) < m.facts.kinds(d.Subject) {
		m.cache.steps[at] = append(m.cache.steps[at], nil)
	}
	st := m.cache.steps[at][kind]
	if st == nil {
		n := len(m.p.AdjTo)
		st = &stepCache{result: make([]int64, n), cost: make([]int64, n), stamp: make([]uint64, n), mover: mover}
		m.cache.steps[at][kind] = st
	}
	if d.Subject == program.SubjectIdentity && st.mover != mover {
		clear(st.stamp)
		st.mover = mover
	}
	return st
}

// cacheableCall runs a cacheable function, or looks up what it returned for the same arguments in the same state.
func (m *Machine) cacheableCall(fn int32, args []int64) int64 {
	c := &m.cache.calls
	var given [program.MaxCachedParams]int64
	copy(given[:], args)
	hash := state.FoldFew(uint64(fn), args)
	if e := c.at(hash); e.version == m.s.Version && e.fn == fn && e.args == given {
		switch {
		case e.listed == notListed:
			m.s.SpendCached(e.cost)
			return e.result
		case e.filling == c.filling:
			m.s.SpendCached(e.cost)
			return m.s.NewList(c.lists[e.result : e.result+int64(e.listed)])
		}
	}
	version, left := m.s.Version, m.s.Remaining()
	result := m.call(int(fn), given[:len(args)])
	e := c.replace(hash, version) // The function may have called others, which made the table longer.
	*e = cachedCall{version: version, fn: fn, listed: notListed, args: given, result: result, cost: left - m.s.Remaining()}
	if m.s.Layout.IsListOrText(m.p.Funcs[fn].Result) && !value.Static(result) {
		c.addList(e, m.s.List(result))
	}
	return result
}
