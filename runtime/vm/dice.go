package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
)

// asksDice reports whether a person throws the dice of this roll. A lookahead rolls its own.
func (m *Machine) asksDice() bool { return m.Mode.ByHand && m.Nested == 0 }

// ScriptedOnly makes it an error to roll a die that is not scripted.
func (m *Machine) ScriptedOnly(on bool) {
	m.Mode.Scripted = on
	m.s.Changed()
}

// wantDice stops the decision because a person must throw dice. Machine.HandRoll says which.
func wantDice() {
	panic(&state.Fault{Err: state.Error{Text: "dice must be thrown"}, Place: state.NoPlace, Dice: true})
}

// scripted returns what the next die shows by the script; ok is false if chance rolls it. It stops the decision if a
// person must throw the die.
func (m *Machine) scripted() (v int64, ok bool) {
	if v, ok = m.s.NextScripted(); ok {
		return v, true
	}
	if m.asksDice() {
		wantDice()
	}
	if m.Mode.Scripted {
		state.Fail("the scripted dice have run out")
	}
	return 0, false
}

// face rolls one die with these faces.
func (m *Machine) face(faces []int64) int64 {
	if v, ok := m.scripted(); ok {
		if !slices.Contains(faces, v) {
			state.Fail("the scripted roll %d is no face of this die", v)
		}
		return v
	}
	if len(faces) == 0 {
		state.Fail("this die has no faces")
	}
	return faces[m.s.Below(uint64(len(faces)))]
}
