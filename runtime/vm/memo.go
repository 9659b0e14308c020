package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// memo holds results that are looked up again instead of being computed again. The state does not include it.
type memo struct {
	m      *Machine
	values [][]cachedResult // by value and kind of piece
	calls  callCache
}

// cachedResult is the value of all pieces of a kind. It is right as long as lastChange returns since.
type cachedResult struct {
	since uint64
	v     int64
	cost  int64 // the steps that the value took; see SpendCached
}

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

// value returns the cached value of a piece, which may be out of date. It returns nil for values that depend on
// more than the unit and owner of the piece and fields of fixed state.
func (m *memo) value(value int32, piece int64) *cachedResult {
	d := &m.m.p.Values[value].Depends
	if d.Span == program.SpanState {
		return nil
	}
	kind, ok := m.m.kindOf(d.Subject, piece)
	if !ok {
		return nil
	}
	for len(m.values) <= int(value) {
		m.values = append(m.values, nil)
	}
	if m.values[value] == nil {
		m.values[value] = make([]cachedResult, m.m.facts.kinds(d.Subject))
	}
	return &m.values[value][kind]
}

// call runs a cacheable function, or looks up what it returned for the same arguments in the same state.
func (m *memo) call(fn int32, args []int64) int64 {
	c := &m.calls
	var given [program.MaxCachedParams]int64
	copy(given[:], args)
	if m.m.tracked.on { // What is read must be noted, and a remembered result has read it long ago.
		return m.m.call(int(fn), given[:len(args)])
	}
	hash := state.FoldFew(uint64(fn), args)
	if e := c.at(hash); e.version == m.m.s.Version && e.fn == fn && e.args == given {
		switch {
		case e.listed == notListed:
			m.m.s.SpendCached(e.cost)
			return e.result
		case e.filling == c.filling:
			m.m.s.SpendCached(e.cost)
			return m.m.s.NewList(c.lists[e.result : e.result+int64(e.listed)])
		}
	}
	version, left := m.m.s.Version, m.m.s.Remaining()
	result := m.m.call(int(fn), given[:len(args)])
	e := c.replace(hash, version) // The function may have called others, which made the table longer.
	*e = cachedCall{version: version, fn: fn, listed: notListed, args: given, result: result,
		cost: left - m.m.s.Remaining()}
	if m.m.s.Layout.IsListOrText(m.m.p.Funcs[fn].Result) && !value.Static(result) {
		c.addList(e, m.m.s.List(result))
	}
	return result
}

// current returns the value of a kind of piece, which it computes again if it is out of date. It keeps the steps that
// the value took: a lookup takes the same.
func (m *memo) current(c *cachedResult, v *program.Value, args []int64) int64 {
	since := m.m.lastChange(&v.Depends)
	if c.since == since {
		m.m.s.SpendCached(c.cost)
		return c.v
	}
	left := m.m.s.Remaining()
	c.v = m.m.Call(int(v.Fn), args)
	c.since, c.cost = since, left-m.m.s.Remaining()
	return c.v
}

// Rules ask the same of one state again and again: every line of a menu asks who stands in its way. Within a
// question, what a cacheable function has returned is looked up instead of being computed again. Between questions
// the state changes with nearly every instruction, so nothing is cached there.

// callCache holds what functions returned. A result replaces the one that was in its place.
type callCache struct {
	table    []cachedCall // by hash; its length is a power of two
	replaced int          // results of the present state that were replaced since the table has its length
	lists    []int64      // the elements of the lists that were returned
	filling  uint64       // how often lists has been emptied
}

// cachedCall is what a function returned for its arguments. It is right as long as the state has the version.
type cachedCall struct {
	version uint64
	fn      int32
	listed  int32 // the length of the list that it returned, or notListed
	args    [program.MaxCachedParams]int64
	result  int64  // a list begins there in callCache.lists
	filling uint64 // of callCache.lists, when the list was added
	cost    int64  // the steps that the call took; see SpendCached
}

const notListed = -1

// Bounds of a callCache. A game that hardly asks anything, as most tests are, keeps the small table.
const (
	leastCalls     = 1 << 6
	mostCalls      = 1 << 12
	mostCallsCells = 1 << 16 // of all lists together
)

// at returns the place of a call.
func (c *callCache) at(hash uint64) *cachedCall {
	if len(c.table) == 0 {
		c.table = make([]cachedCall, leastCalls)
	}
	return &c.table[hash&uint64(len(c.table)-1)]
}

// replace returns the place of a call that is going to be overwritten. If many results that are still right have
// been, the table is too short, and a longer one begins empty.
func (c *callCache) replace(hash, version uint64) *cachedCall {
	e := c.at(hash)
	if e.version != version || len(c.table) == mostCalls {
		return e
	}
	if c.replaced++; c.replaced > len(c.table)/2 {
		c.table, c.replaced = make([]cachedCall, 4*len(c.table)), 0
		e = c.at(hash)
	}
	return e
}

// addList notes the elements of the list that a function returned.
func (c *callCache) addList(e *cachedCall, list []int64) {
	if len(c.lists)+len(list) > mostCallsCells {
		c.lists = c.lists[:0]
		c.filling++
	}
	e.listed, e.result, e.filling = int32(len(list)), int64(len(c.lists)), c.filling
	c.lists = append(c.lists, list...)
}
