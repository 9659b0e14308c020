package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// memo caches results. It is not part of the state.
type memo struct {
	m      *Machine
	values [][]cachedResult // by value and by kind of piece
	calls  callCache
}

// cachedResult is a value that all pieces of a kind share. It is valid as long as lastChange returns since.
type cachedResult struct {
	since uint64
	v     int64
	cost  int64 // steps for computing the value; see SpendCached
}

// lastChange returns the clock of the last change to anything that a function depends on. A result cached with this
// number is valid as long as lastChange returns it again.
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

// kindOf returns the number of a piece's kind, its unit and owner. ok is false if they are out of range.
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

// value returns the cached value of a piece, which may be out of date. It returns nil if the value depends on more
// than the unit and owner of the piece and fields of fixed state.
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

// call calls a cacheable function, or returns its cached result for the same arguments in the same state.
func (m *memo) call(fn int32, args []int64) int64 {
	c := &m.calls
	var given [program.MaxCachedParams]int64
	copy(given[:], args)
	if m.m.tracked.on { // what the call reads must be recorded, so it has to run
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
	e := c.replace(hash, version) // the call may have replaced the table
	*e = cachedCall{version: version, fn: fn, listed: notListed, args: given, result: result,
		cost: left - m.m.s.Remaining()}
	if m.m.s.Layout.IsListOrText(m.m.p.Funcs[fn].Result) && !value.Static(result) {
		c.addList(e, m.m.s.List(result))
	}
	return result
}

// current returns the value of a kind of piece, and computes it again if it is out of date. A cached value costs as
// many steps as computing it.
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

// Rules ask the same questions of one state again and again: for instance, every line of a menu asks which pieces
// block the way. So while legality is tested, the results of cacheable functions are cached. Otherwise the state
// changes with nearly every instruction, so nothing is cached.

// callCache holds the results of calls. A new result replaces the one at the same index.
type callCache struct {
	table    []cachedCall // by hash; its length is a power of two
	replaced int          // valid results that were overwritten since the table was made
	lists    []int64      // elements of the returned lists
	filling  uint64       // how often lists has been emptied
}

// cachedCall is the result of a call. It is valid as long as the state has the version.
type cachedCall struct {
	version uint64
	fn      int32
	listed  int32 // length of the returned list, or notListed
	args    [program.MaxCachedParams]int64
	result  int64  // position of a returned list in callCache.lists
	filling uint64 // of callCache.lists, when the list was added
	cost    int64  // steps for the call; see SpendCached
}

const notListed = -1

// Bounds of a callCache. A game that tests few actions, as most tests do, keeps the small table.
const (
	leastCalls     = 1 << 6
	mostCalls      = 1 << 12
	mostCallsCells = 1 << 16 // of all lists together
)

// at returns the entry for a hash.
func (c *callCache) at(hash uint64) *cachedCall {
	if len(c.table) == 0 {
		c.table = make([]cachedCall, leastCalls)
	}
	return &c.table[hash&uint64(len(c.table)-1)]
}

// replace returns the entry for a hash, which the caller overwrites. If many valid results have been overwritten, it
// first starts an empty table of a larger size.
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

// addList stores the elements of a returned list.
func (c *callCache) addList(e *cachedCall, list []int64) {
	if len(c.lists)+len(list) > mostCallsCells {
		c.lists = c.lists[:0]
		c.filling++
	}
	e.listed, e.result, e.filling = int32(len(list)), int64(len(c.lists)), c.filling
	c.lists = append(c.lists, list...)
}
