package vm

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// endList makes a list of the values pushed since mark.
func (m *Machine) endList(mark int) int64 {
	if mark < 0 || mark > len(m.run.build) {
		state.Fail("a list is ended that was not begun")
	}
	l := m.s.NewList(m.run.build[mark:])
	m.s.Spend(int64(value.Len(l)))
	m.run.build = m.run.build[:mark]
	return l
}

// building returns the values pushed since a mark.
func (m *Machine) building(mark int64) []int64 {
	if uint64(mark) > uint64(len(m.run.build)) {
		state.Fail("a list is read that was not begun")
	}
	return m.run.build[mark:]
}

// pushNew pushes a value, unless it is none or was already pushed since mark. For a long list it uses a set.
func (m *Machine) pushNew(x, mark int64) {
	built := m.building(mark)
	if x == value.None || len(built) < shortList && slices.Contains(built, x) {
		return
	}
	if len(built) >= shortList {
		found := m.foundSince(mark, built)
		if _, had := found[x]; had {
			return
		}
		found[x] = struct{}{}
	}
	m.run.build = append(m.run.build, x)
}

// foundSet is the set of the values pushed since a mark.
type foundSet struct {
	mark int64
	set  map[int64]struct{}
}

// foundSince returns the set of the values pushed since mark. It is rebuilt when the list becomes long, so that
// nothing of an earlier list is left in it. Sets of lists that were begun later are dropped.
func (m *Machine) foundSince(mark int64, built []int64) map[int64]struct{} {
	n := len(m.run.found)
	for n > 0 && m.run.found[n-1].mark >= mark && (m.run.found[n-1].mark > mark || len(built) == shortList) {
		n--
	}
	if m.run.found = m.run.found[:n]; n > 0 && m.run.found[n-1].mark == mark {
		return m.run.found[n-1].set
	}
	set := make(map[int64]struct{}, 2*len(built))
	for _, x := range built {
		set[x] = struct{}{}
	}
	m.run.found = append(m.run.found, foundSet{mark, set})
	return set
}

// endSorted makes a list of the values pushed since mark, sorted by the keys that were pushed with them.
func (m *Machine) endSorted(mark int, rational bool) int64 {
	if mark < 0 || mark > len(m.run.build) {
		state.Fail("a list is ended that was not begun")
	}
	pairs := m.scratch.pairs[:0]
	for i := mark; i+1 < len(m.run.build); i += 2 {
		pairs = append(pairs, pair{m.run.build[i], m.run.build[i+1]})
	}
	m.scratch.pairs = pairs
	m.s.Spend(int64(4 * len(pairs)))
	sortPairs(pairs, rational)
	m.run.build = m.run.build[:mark]
	return m.listValues(pairs)
}

// shortList is the length up to which a list is sorted by insertion. Most lists are short, or nearly sorted.
const shortList = 32

// sortPairs sorts stably by the keys, which may be fractions.
func sortPairs(pairs []pair, rational bool) {
	compare := func(a, b pair) int { return cmp.Compare(a.key, b.key) }
	if rational {
		compare = func(a, b pair) int { return int(compareRationals(a.key, b.key)) }
	}
	if len(pairs) > shortList {
		slices.SortStableFunc(pairs, compare)
		return
	}
	for i := 1; i < len(pairs); i++ {
		x, j := pairs[i], i
		for ; j > 0 && (!rational && pairs[j-1].key > x.key ||
			rational && compareRationals(pairs[j-1].key, x.key) > 0); j-- {
			pairs[j] = pairs[j-1]
		}
		pairs[j] = x
	}
}

// listValues makes a list of the values of the pairs.
func (m *Machine) listValues(pairs []pair) int64 {
	off := m.s.Reserve(len(pairs))
	for _, p := range pairs {
		m.s.Arena = append(m.s.Arena, p.value)
	}
	return value.List(off, len(pairs))
}

// order sorts a list of pieces stably by an attribute of their units, in ascending order.
func (m *Machine) order(list int64, column []int64) int64 {
	from := m.s.List(list)
	m.s.Spend(int64(2 * len(from)))
	sorted, last := true, int64(math.MinInt64)
	for _, p := range from {
		unit := m.s.Pieces[m.s.Piece(p)+state.PieceFields+program.PieceUnit]
		if uint64(unit) >= uint64(len(column)) {
			state.Fail("pieces cannot be sorted by an attribute that their units do not have")
		}
		k := column[unit]
		sorted = sorted && k >= last
		last = k
	}
	if sorted {
		return list
	}
	pairs := m.scratch.pairs[:0]
	for _, p := range from {
		unit := m.s.Pieces[m.s.Piece(p)+state.PieceFields+program.PieceUnit]
		pairs = append(pairs, pair{column[unit], p})
	}
	m.scratch.pairs = pairs
	sortPairs(pairs, false)
	return m.listValues(pairs)
}

// callBuiltin calls the builtin with an id.
func (m *Machine) callBuiltin(id int32, args []int64) int64 {
	row := builtin.ByID(id)
	if row == nil || row.Code == nil {
		state.Fail("builtin %d has no code", id)
	}
	return row.Code(builtins{m}, args)
}

// builtins gives the code of builtins access to the machine.
type builtins struct{ m *Machine }

func (b builtins) List(list int64) []int64 {
	l := b.m.s.List(list)
	b.m.s.Spend(int64(len(l) / straightStep))
	return l
}

func (b builtins) Begin(n int64) []int64 {
	s := &b.m.s
	s.Reserve(int(min(n, state.MaxArena+1)))
	s.Arena = slices.Grow(s.Arena, int(n))
	return s.Arena[len(s.Arena):]
}

// End makes a list of the elements. They are usually in the arena already, in the room that Begin returned; then
// nothing is copied.
func (b builtins) End(elems []int64) int64 {
	b.m.s.Spend(int64(len(elems) / straightStep))
	return b.m.s.NewList(elems)
}

func (b builtins) Spend(steps int) { b.m.s.Spend(int64(steps)) }

func (b builtins) Fail(format string, args ...any) { state.Fail(format, args...) }

func (b builtins) Scratch() *builtin.Scratch { return &b.m.scratch.builtins }

func (b builtins) Edges(space int64) (to, border []int32) {
	from, end := b.m.s.Edges(space)
	b.m.s.Spend((end - from) / straightStep)
	return b.m.p.AdjTo[from:end], b.m.p.AdjBorder[from:end]
}

func (b builtins) Parts(space int64) []int64 { return b.m.s.Layout.Parts(space) }

func (b builtins) Stock(player, resource int64) int64 { return b.m.s.Stock(player, resource) }

func (b builtins) Table(table int64) (results, faces []int64) {
	l := b.m.s.Layout
	if uint64(table) >= uint64(len(l.Results)) {
		state.Fail("a table is needed here, but the value is none")
	}
	if int(table) < len(l.TableOf) && uint64(l.TableOf[table]) < uint64(len(l.Faces)) {
		faces = b.m.s.List(l.Faces[l.TableOf[table]])
	}
	b.m.s.Spend(int64(len(faces) / straightStep))
	return b.m.s.List(l.Results[table]), faces
}

func (b builtins) Outcome() (over bool, winners, drawn int64) { return b.m.s.Outcome() }

// Odds answers a question about chance.
func (b builtins) Odds(question, values []int64) int64 {
	m := b.m
	a, ok := m.p.DecodeAsked(question, len(values))
	if !ok {
		state.Fail("this question is damaged")
	}
	if m.Ask == nil {
		state.Fail("a question cannot be asked while another one is being answered")
	}
	args := make([][]int64, len(values))
	for i, v := range values {
		if args[i] = []int64{v}; m.p.Types[a.Types[i]].Kind == program.TList {
			args[i] = append([]int64(nil), m.s.List(v)...)
		}
	}
	v, steps, err := m.Ask(question, a, args)
	m.s.SpendCached(steps)
	if err != nil {
		state.Fail("the question cannot be answered: %v", err)
	}
	return v
}
