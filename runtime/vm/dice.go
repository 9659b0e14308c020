package vm

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// asksDice reports whether a person throws the dice of this roll. A lookahead rolls its own.
func (m *Machine) asksDice() bool { return m.Mode.ByHand && m.Nested == 0 }

// ScriptedOnly makes it an error to roll a die that is not scripted.
func (m *Machine) ScriptedOnly(on bool) {
	m.Mode.Scripted = on
	m.s.Changed()
}

// thrower is who throws a die: the unit of the piece that it is rolled for, and its kind. Each is 0 if there is none.
type thrower struct{ unit, die program.Thrower }

// takeScripted takes the next scripted die for a thrower. Dice that are scripted for a unit are thrown by its pieces alone,
// and then these throw no others; so are those for a kind of die.
func (m *Machine) takeScripted(by thrower) (face int64, ok bool) {
	at, of := int(m.s.Head[state.HeadScript]), program.Thrower(0)
	if at == len(m.s.Dice) {
		return 0, false
	}
	for _, die := range m.s.Dice {
		if t, _ := program.ReadScripted(die); t != 0 && (t == by.unit || t == by.die && of == 0) {
			of = t
		}
	}
	for i := at; i < len(m.s.Dice); i++ {
		if t, face := program.ReadScripted(m.s.Dice[i]); t == of {
			if i > at { // what was thrown comes first, in a copy, since other games share the script
				m.s.Dice = slices.Concat(m.s.Dice[:at], m.s.Dice[i:i+1], m.s.Dice[at:i], m.s.Dice[i+1:])
			}
			m.s.Head[state.HeadScript]++
			m.s.Changed()
			return face, true
		}
	}
	return 0, false
}

// runOut is the failure of a roll for which nothing is scripted.
func (m *Machine) runOut(by thrower) {
	for _, t := range []program.Thrower{by.unit, by.die} {
		if name := m.p.ThrowerName(t); name != "" {
			state.Fail("the scripted dice have run out: none is left for %s", name)
		}
	}
	state.Fail("the scripted dice have run out")
}

// wantDice stops the decision because a person must throw dice. Machine.HandRoll says which.
func wantDice() {
	panic(&state.Fault{Err: state.Error{Text: "dice must be thrown"}, Place: state.NoPlace, Dice: true})
}

// scripted returns what the next die of a thrower shows by the script; ok is false if chance rolls it. It stops the decision if a
// person must throw the die.
func (m *Machine) scripted(by thrower) (v int64, ok bool) {
	if v, ok = m.takeScripted(by); ok {
		return v, true
	}
	if m.asksDice() {
		wantDice()
	}
	if m.Mode.Scripted {
		m.runOut(by)
	}
	return 0, false
}

// face rolls one die with these faces.
func (m *Machine) face(faces []int64, by thrower) int64 {
	if v, ok := m.scripted(by); ok {
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
