package vm

import (
	"github.com/scenario-lang/scenario/runtime/combination"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A game can be set to wait at each roll: it reports what is thrown, and continues with the outcome that it is given.
// In this way all outcomes of a roll can be tried in turn.

// Dice are N dice of Sides sides each, of which Good sides hit. If Of is not 0, each of the N is the best, or the
// worst, of Of dice.
type Dice struct {
	N, Good, Sides, Of int64
	Worst              bool
}

// Thrown returns how many dice are thrown.
func (d *Dice) Thrown() int64 { return d.N * max(d.Of, 1) }

// ThrowKept throws dice of which one in Of counts, and returns the number of hits.
func (d *Dice) ThrowKept(stream *state.Stream) int64 {
	sum, keep := int64(0), program.KeepBest
	if d.Worst {
		keep = program.KeepWorst
	}
	for range d.N {
		sum += keep.Of(stream.Hits(d.Of, d.Good, d.Sides), d.Of)
	}
	return sum
}

// Throw is a roll that waits for its outcome. There are three forms:
//
//   - If hits are counted, Dice lists the groups of dice in the order in which they use the stream of chance. The
//     outcome is the number of hits.
//   - If faces are rolled, there are Faces dice of Sides sides each. The outcome is a number whose digits to the base
//     Sides are the indexes of the faces, the first die first.
//   - If elements of a list are picked, Picked is true, and Faces of Sides elements are picked. The outcome is the
//     number of the combination, as package combination numbers them.
type Throw struct {
	Dice         []Dice
	Faces, Sides int64
	Picked       bool
}

// WaitingRoll is the roll that waits for its outcome, in a game that waits at rolls.
type WaitingRoll struct {
	waits    bool
	thrown   bool // a roll is waiting
	answered bool
	outcome  int64
	mode     program.RollMode
	dice     []Dice
	faces    []int64 // of the die, or the elements of the list
	count    int64   // how many faces are rolled or elements are picked
	ofPieces bool    // the elements are pieces
}

func (w *WaitingRoll) copyFrom(o *WaitingRoll) {
	dice := append(w.dice[:0], o.dice...)
	*w = *o
	w.dice = dice
}

// add adds dice. Consecutive dice with the same chance to hit form a group.
func (w *WaitingRoll) add(n, good, sides int64) {
	if last := len(w.dice) - 1; last >= 0 && w.dice[last].Good == good && w.dice[last].Sides == sides {
		w.dice[last].N += n
		return
	}
	if n > 0 {
		w.dice = append(w.dice, Dice{N: n, Good: good, Sides: sides})
	}
}

// keep adds n dice of which only the best or the worst counts.
func (w *WaitingRoll) keep(keep program.Keep, n, good, sides int64) {
	if n > 0 {
		w.dice = append(w.dice, Dice{N: 1, Good: good, Sides: sides, Of: n, Worst: keep == program.KeepWorst})
	}
}

// HandRoll describes the roll under way to a person who throws the dice or draws lots.
type HandRoll struct {
	Die, Count, Hit int64
	Exact, Counts   bool
	Keep            program.Keep
	Who             []int64
	Faces           []int64 // of a die whose faces are a list; or the elements to pick from
	Elem            int32   // the type of Faces
	Picked          []bool  // by position: it has been picked already; nil for dice
	Seers           int32   // section of the frame that returns who may see what is rolled for; -1 if there is none
}

// Stop turns waiting at rolls on or off.
func (w *WaitingRoll) Stop(on bool) { *w = WaitingRoll{waits: on} }

// Pending returns the roll that waits, if there is one. It is valid until the game continues.
func (w *WaitingRoll) Pending() (Throw, bool) {
	return Throw{Dice: w.dice, Faces: w.count, Sides: int64(len(w.faces)), Picked: w.mode >= program.RollPick}, w.thrown
}

// Resolve sets the outcome of the roll that waits. It returns false if there is none.
func (w *WaitingRoll) Resolve(outcome int64) bool {
	if !w.thrown {
		return false
	}
	w.answered, w.outcome, w.thrown = true, outcome, false
	return true
}

// Reset makes the roll wait again, after its outcome has led to an error.
func (w *WaitingRoll) Reset() { w.thrown, w.answered = true, false }

// RollFreely stops waiting: the roll that waits and all later ones use stream, in every phase.
func (m *Machine) RollFreely(stream *state.Stream) {
	m.Waiting = WaitingRoll{dice: m.Waiting.dice[:0]}
	m.s.Head[state.HeadChance], m.s.Head[state.HeadSeed] = int64(*stream), 0
}

// rollWaits executes a ROLL or VOLLEY with the outcome that was given. It returns true if there is none yet, so that
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
		state.Exhaust("this roll cannot wait for an outcome, because it is made inside an attempt, " +
			"an action with an ensure, or a value")
	}
	c.dice, c.faces, c.count, c.mode, c.ofPieces = c.dice[:0], nil, 0, program.RollAtMost, false
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
