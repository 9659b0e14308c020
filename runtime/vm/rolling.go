package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// rolling is a roll for many pieces: their list, and how often each limited modifier was used.
type rolling struct {
	On      bool
	list    int64
	turn    int // how many of them have thrown their dice, with one ROLL each
	stamp   int64
	limits  []limit // by modifier
	granted []int32 // modifiers that were applied to the last value
}

type limit struct{ stamp, known, used int64 }

// copyFrom copies the roll that is under way.
func (r *rolling) copyFrom(o *rolling) {
	if r.On = o.On; !o.On {
		return
	}
	r.list, r.turn, r.stamp = o.list, o.turn, o.stamp
	r.limits = append(r.limits[:0], o.limits...)
}

// begin begins a roll for the pieces of a list. The program has so many limited modifiers.
func (r *rolling) begin(list int64, modifiers int32) {
	r.On = true
	r.list, r.turn = list, 0
	r.stamp++
	if len(r.limits) < int(modifiers) {
		r.limits = make([]limit, modifiers)
	}
}

// thrower returns the thrower of the die of a ROLL: the next piece of the list, if the roll is for pieces.
func (m *Machine) thrower(roll *program.Roll, die int64) (by thrower) {
	if !roll.Listed {
		by.die = program.DieThrower(die)
	}
	if !m.Roll.On {
		return by
	}
	if list := m.s.List(m.Roll.list); m.Roll.turn < len(list) && m.Mode.Scripted {
		by.unit = program.UnitThrower(m.s.Pieces[m.s.Piece(list[m.Roll.turn])+state.PieceFields+program.PieceUnit])
	}
	m.Roll.turn++
	return by
}

// among returns the list of the pieces that the roll is for.
func (r *rolling) among() int64 {
	if r.On {
		return r.list
	}
	return value.List(0, 0)
}

// knownLimit returns how often a modifier may apply in this roll, if that has been computed.
func (r *rolling) knownLimit(modifier int32) (int64, bool) {
	if r.On {
		if l := &r.limits[modifier]; l.stamp == r.stamp {
			return l.known, true
		}
	}
	return 0, false
}

// takeLimited uses a limited modifier once, and reports whether its limit allows that. Outside a roll it counts
// nothing.
func (r *rolling) takeLimited(modifier int32, most int64) bool {
	if !r.On {
		return most > 0
	}
	l := &r.limits[modifier]
	if l.stamp != r.stamp {
		*l = limit{stamp: r.stamp, known: most}
	}
	if l.used >= most {
		return false
	}
	l.used++
	r.granted = append(r.granted, modifier)
	return true
}

// fixedFor returns the value that pieces of a unit have if the value is just an attribute of the unit, else
// uncomputed.
func fixedFor(byUnit []int64, unit int64) int64 {
	if uint64(unit) < uint64(len(byUnit)) {
		return byUnit[unit]
	}
	return uncomputed
}

// lastValue is the value of the previous piece in a roll for many pieces. It is for values that no cache can hold,
// because they depend on the whole state or on the remaining uses of limited modifiers.
type lastValue struct {
	m       *Machine
	value   int
	at      int // position of the piece's cells + 1; 0 if there is none
	result  int64
	cost    int64 // steps for computing it
	granted [4]int32
	n       int
}

// valueOf returns the value of a piece in a roll for many pieces: the cached one of its kind, that of the previous
// piece, or a new one.
func (l *lastValue) valueOf(p int64, at int) int64 {
	cached := l.m.memo.value(int32(l.value), p)
	if cached == nil {
		return l.computed(p, at)
	}
	args := [2]int64{p, l.m.Roll.list}
	return l.m.memo.current(cached, &l.m.p.Values[l.value], args[:])
}

// computed returns the value of a piece. It reuses that of the previous piece if the two are equal.
func (l *lastValue) computed(p int64, at int) int64 {
	if l.at > 0 && equalCells(l.m.s.Pieces, l.m.facts.cellsRead[l.value], at, l.at-1) && l.reuse() {
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

// equalCells reports whether two pieces are equal in the given cells.
func equalCells(pieces []int64, cells []int, a, b int) bool {
	for _, c := range cells {
		if pieces[a+c] != pieces[b+c] {
			return false
		}
	}
	return true
}

// reuse uses the limited modifiers of the last value again. It reports false if one cannot be used again.
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
