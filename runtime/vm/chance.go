package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A game whose rolls wait stops at each roll, says what is thrown, and goes on with the outcome it is given. Whoever wants
// to know all that may happen, or has dice of his own, plays it so.

// Dice are N dice of Sides sides each, Good of which hit.
type Dice struct{ N, Good, Sides int64 }

// Throw is a roll that waits. Where hits are counted, Dice says what is thrown, group by group in the order of the
// stream of chance, and the outcome is the number of hits. Where faces are rolled, Faces dice of Sides sides each are, and the
// outcome is the index of the faces read as digits to the base Sides, the first die first.
type Throw struct {
	Dice         []Dice
	Faces, Sides int64
}

// chance is the roll that waits, where rolls wait.
type chance struct {
	waits    bool
	thrown   bool // a roll waits
	answered bool
	outcome  int64
	dice     []Dice
	faces    []int64
	count    int64
}

func (c *chance) copyFrom(o *chance) {
	dice := append(c.dice[:0], o.dice...)
	*c = *o
	c.dice = dice
}

// add notes dice that hit alike; such as come one after another are one group.
func (c *chance) add(n, good, sides int64) {
	if last := len(c.dice) - 1; last >= 0 && c.dice[last].Good == good && c.dice[last].Sides == sides {
		c.dice[last].N += n
		return
	}
	if n > 0 {
		c.dice = append(c.dice, Dice{n, good, sides})
	}
}

// RollsWait makes rolls wait for their outcome, or not any longer.
func (m *Machine) RollsWait(on bool) { m.chance = chance{waits: on} }

// Waiting is the roll that waits, if one does. It holds until the game goes on.
func (m *Machine) Waiting() (Throw, bool) {
	c := &m.chance
	return Throw{Dice: c.dice, Faces: c.count, Sides: int64(len(c.faces))}, c.thrown
}

// ThrowLands gives the waiting roll its outcome, and reports whether a roll waits.
func (m *Machine) ThrowLands(outcome int64) bool {
	c := &m.chance
	if !c.thrown {
		return false
	}
	c.answered, c.outcome, c.thrown = true, outcome, false
	return true
}

// ThrowAgain makes the roll wait again whose outcome led to an error.
func (m *Machine) ThrowAgain() { m.chance.thrown, m.chance.answered = true, false }

// ThrowFreely makes all rolls from here on, the waiting one too, fall as stream has it.
func (m *Machine) ThrowFreely(stream *state.Stream) {
	m.chance = chance{dice: m.chance.dice[:0]}
	m.s.Head[state.HeadChance] = int64(*stream)
}

// rollWaits carries out a ROLL or VOLLEY with the outcome that was given, or says that it waits for one.
func (m *Machine) rollWaits(in *program.Instr, r []int64) bool {
	c := &m.chance
	if c.answered {
		c.answered = false
		v := c.outcome
		if c.count > 0 {
			v = m.facesOf(v)
		}
		m.s.Registers(int(m.s.Head[state.HeadBase]))[in.A] = v
		return false
	}
	if m.Nested > 0 || len(m.attempts) > 0 {
		state.Exhaust("what follows from this roll cannot be worked out: it is made inside an attempt, an action with an ensure or a value")
	}
	c.dice, c.faces, c.count = c.dice[:0], nil, 0
	m.wide(in, r)
	c.thrown = true
	return true
}

// facesOf is the list of faces that an outcome stands for.
func (m *Machine) facesOf(outcome int64) int64 {
	c := &m.chance
	n := int(c.count)
	off := m.s.Room(n)
	for range n {
		m.s.Arena = append(m.s.Arena, 0)
	}
	for i := n - 1; i >= 0; i-- {
		m.s.Arena[off+i] = c.faces[outcome%int64(len(c.faces))]
		outcome /= int64(len(c.faces))
	}
	return value.List(off, n)
}
