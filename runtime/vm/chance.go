package vm

import (
	"github.com/scenario-lang/scenario/runtime/combination"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// Stop turns on or off that rolls wait for their outcome.
func (w *WaitingRoll) Stop(on bool) { *w = WaitingRoll{waits: on} }

// Pending returns the roll that waits, if there is one. It is valid until the game continues.
func (w *WaitingRoll) Pending() (Throw, bool) {
	return Throw{Dice: w.dice, Faces: w.count, Sides: int64(len(w.faces)), Picked: w.mode >= program.RollPick}, w.thrown
}

// Resolve sets the outcome of the roll that waits. It reports whether one does.
func (w *WaitingRoll) Resolve(outcome int64) bool {
	if !w.thrown {
		return false
	}
	w.answered, w.outcome, w.thrown = true, outcome, false
	return true
}

// Reset makes the roll wait again after its outcome led to an error.
func (w *WaitingRoll) Reset() { w.thrown, w.answered = true, false }

// RollFreely takes the dice of all rolls from here on, and of the waiting one, from stream, whatever phases begin.
func (m *Machine) RollFreely(stream *state.Stream) {
	m.Waiting = WaitingRoll{dice: m.Waiting.dice[:0]}
	m.s.Head[state.HeadChance], m.s.Head[state.HeadSeed] = int64(*stream), 0
}

// rollWaits executes a ROLL or VOLLEY with the outcome that was given. It reports true if there is none yet, so that
// the roll waits.
func (m *Machine) rollWaits(in *program.Instr, r []int64) bool {
	c := &m.Waiting
	if c.answered {
		c.answered = false
		v := c.outcome
		switch {
		case c.mode == program.RollFaces && c.count > 0:
			v = m.facesOf(v)
		case c.mode >= program.RollPick:
			v = m.picked(c.mode, c.faces, combination.Number(len(c.faces), int(c.count), v))
		}
		m.s.Registers(int(m.s.Head[state.HeadBase]))[in.A] = v
		return false
	}
	if m.Nested > 0 || len(m.run.attempts) > 0 {
		state.Exhaust("this roll cannot wait for an outcome, because it is made inside an attempt, an action with an ensure, or a value")
	}
	c.dice, c.faces, c.count, c.mode = c.dice[:0], nil, 0, program.RollAtMost
	m.s.Spend(4)
	m.throw(in, r)
	c.thrown = true
	return true
}

// facesOf returns the list of faces that an outcome encodes.
func (m *Machine) facesOf(outcome int64) int64 {
	c := &m.Waiting
	faces := make([]int64, c.count)
	for i := len(faces) - 1; i >= 0; i-- {
		faces[i] = c.faces[outcome%int64(len(c.faces))]
		outcome /= int64(len(c.faces))
	}
	return m.s.NewList(faces)
}
