package vm

import (
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

// face rolls one die with these faces.
func (m *Machine) face(faces []int64) int64 {
	if at := int(m.s.Head[state.HeadScript]); at < len(m.s.Dice) {
		v := m.s.Dice[at]
		m.s.Head[state.HeadScript]++
		m.s.Changed()
		for _, f := range faces {
			if f == v {
				return v
			}
		}
		state.Fail("the scripted roll %d is no face of this die", v)
	}
	if m.asksDice() {
		wantDice()
	}
	if m.Mode.Scripted {
		state.Fail("the scripted dice have run out")
	}
	if len(faces) == 0 {
		state.Fail("this die has no faces")
	}
	return faces[m.s.Below(uint64(len(faces)))]
}
