package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// rolling is a roll for many pieces: the list of them, and how often each limited modifier was used.
type rolling struct {
	On      bool
	list    int64
	turn    int // how many of them have thrown their dice, each by a ROLL of its own
	stamp   int64
	limits  []limit // by modifier
	granted []int32 // modifiers the last value was granted
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

// begin begins a roll for the pieces of a list, in a program with so many limited modifiers.
func (r *rolling) begin(list int64, modifiers int32) {
	r.On = true
	r.list, r.turn = list, 0
	r.stamp++
	if len(r.limits) < int(modifiers) {
		r.limits = make([]limit, modifiers)
	}
}

// thrower returns who throws the die of a ROLL: the next piece of the list, if it is for pieces.
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

// among returns the list of the pieces that are rolled for together.
func (r *rolling) among() int64 {
	if r.On {
		return r.list
	}
	return value.List(0, 0)
}

// knownLimit returns how often a modifier may apply in this roll, if it was asked for already.
func (r *rolling) knownLimit(modifier int32) (int64, bool) {
	if r.On {
		if l := &r.limits[modifier]; l.stamp == r.stamp {
			return l.known, true
		}
	}
	return 0, false
}

// takeLimited uses a limited modifier once, and reports whether its limit allows that. Outside a roll nothing is
// counted.
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
