package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A movement is asked about the same steps again and again: for every piece that might go, and for every place it might
// go to. What it answers is remembered until the state changes, and for good where it does not read the state.

// stepCache are the answers by edge; stamp says of which state they are.
type stepCache struct {
	result []int64
	cost   []int64 // what the answer took of the budget: remembering must not make a game longer than its budget
	stamp  []uint64
	mover  int64 // whose they are, where the whole mover is read
}

// lastChange is the number of the newest state that differs from the one before in what a function depends on. A result that
// was remembered with this number is still right.
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

// kindOf returns the number of a mover's kind, which is its unit and owner; ok is false where they are out of range.
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

func (f *facts) kinds(use program.Subject) int {
	if use != program.SubjectKind {
		return 1
	}
	return f.layout.Units * (f.layout.Players + 1)
}

// stepsFor returns the cache of a step function's results for a mover; nil where nothing can be cached.
func (m *Machine) stepsFor(movement int, full bool, d *program.Depends, mover int64) *stepCache {
	kind, ok := m.kindOf(d.Subject, mover)
	if !ok {
		return nil
	}
	for len(m.steps) < 2*len(m.p.Movements) {
		m.steps = append(m.steps, nil)
	}
	at := 2 * movement
	if full {
		at++
	}
	for len(m.steps[at]) < m.facts.kinds(d.Subject) {
		m.steps[at] = append(m.steps[at], nil)
	}
	st := m.steps[at][kind]
	if st == nil {
		n := len(m.p.AdjTo)
		st = &stepCache{result: make([]int64, n), cost: make([]int64, n), stamp: make([]uint64, n), mover: mover}
		m.steps[at][kind] = st
	}
	if d.Subject == program.SubjectIdentity && st.mover != mover {
		clear(st.stamp)
		st.mover = mover
	}
	return st
}
