package vm

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// asksDice reports whether a person throws the dice of this roll. A lookahead rolls its own.
func (m *Machine) asksDice() bool { return m.ByHand && m.Nested == 0 }

// ScriptedOnly makes it an error to roll a die that is not scripted.
func (m *Machine) ScriptedOnly(on bool) {
	m.OnlyScripted = on
	m.s.Changed()
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
		panic(&WantedRoll{})
	}
	if m.OnlyScripted {
		state.Fail("the scripted dice have run out")
	}
	if len(faces) == 0 {
		state.Fail("this die has no faces")
	}
	return faces[m.s.Below(uint64(len(faces)))]
}
