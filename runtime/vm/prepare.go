package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// Memoizes reports whether a value is computed once for equal pieces.
func (m *Machine) Memoizes(value int) bool { return m.facts.memoizes[value] }

// Memoize turns on or off that equal pieces share a value. Tests compare games that are played both ways.
func (m *Machine) Memoize(on bool) {
	f := newFacts(m.p)
	f.masks, f.plans, f.questions, f.ready = m.facts.masks, m.facts.plans, m.facts.questions, true
	if !on {
		clear(f.memoizes)
	}
	m.facts, m.s.Questions = f, &f.questions
}

// Prepare makes the plans of the program's scans, once for each program. It calls the mask functions for every unit.
func (m *Machine) Prepare() {
	f := m.facts
	f.preparing.Lock()
	defer f.preparing.Unlock()
	if f.ready {
		return
	}
	masks := make([][]uint64, len(m.p.Masks))
	f.masks = make([][]uint64, len(m.p.Masks))
	for i, fn := range m.p.Masks {
		masks[i] = make([]uint64, f.layout.Units/64+1)
		f.masks[i] = masks[i] // a mask may use those before it
		for u := range f.layout.Units {
			if m.Call(int(fn), []int64{int64(u)}) != 0 {
				masks[i][u>>6] |= 1 << (u & 63)
			}
		}
	}
	f.questions = state.NewQuestions(f.layout.PieceStride, f.layout.Units)
	b := planner{layout: f.layout, masks: f.masks, questions: &f.questions}
	for i := range m.p.Scans {
		f.plans = append(f.plans, b.plan(&m.p.Scans[i]))
	}
	f.ready = true
}
