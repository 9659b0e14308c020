package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A game whose rolls wait stops at each roll, reports what is thrown, and continues with the outcome that it is
// given. This is how every outcome of a roll is followed.

// Dice are N dice of Sides sides each, Good of which hit. If Of is not 0, so many dice are thrown for each of the N,
// and one of them counts: the best, or the worst.
type Dice struct {
	N, Good, Sides, Of int64
	Worst              bool
}

// Thrown returns how many dice are thrown.
func (d *Dice) Thrown() int64 { return d.N * max(d.Of, 1) }

// ThrowKept throws dice of which one in Of counts, and counts the hits.
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

// Throw is a roll that waits. If hits are counted, Dice lists the groups of dice in the order in which the stream of
// chance is used, and the outcome is the number of hits. If faces are rolled, there are Faces dice of Sides sides
// each, and the outcome is a number whose digits to the base Sides are the indexes of the faces, the first die first.
// If elements of a list are picked, Picked reports it: there are Faces of Sides, and the outcome is the number of the
// combination, as package combination counts.
type Throw struct {
	Dice         []Dice
	Faces, Sides int64
	Picked       bool
}

// WaitingRoll is the roll that waits for its outcome, in a game whose rolls wait.
type WaitingRoll struct {
	waits    bool
	thrown   bool // a roll waits
	answered bool
	outcome  int64
	mode     program.RollMode
	dice     []Dice
	faces    []int64 // those of the die, or the elements of the list
	count    int64   // how many faces are rolled or elements picked
}

func (w *WaitingRoll) copyFrom(o *WaitingRoll) {
	dice := append(w.dice[:0], o.dice...)
	*w = *o
	w.dice = dice
}

// add notes dice. Dice with the same chance to hit that follow one another are one group.
func (w *WaitingRoll) add(n, good, sides int64) {
	if last := len(w.dice) - 1; last >= 0 && w.dice[last].Good == good && w.dice[last].Sides == sides {
		w.dice[last].N += n
		return
	}
	if n > 0 {
		w.dice = append(w.dice, Dice{N: n, Good: good, Sides: sides})
	}
}

// keep notes dice of which one counts.
func (w *WaitingRoll) keep(keep program.Keep, n, good, sides int64) {
	if n > 0 {
		w.dice = append(w.dice, Dice{N: 1, Good: good, Sides: sides, Of: n, Worst: keep == program.KeepWorst})
	}
}

// HandRoll describes the roll under way to the person who throws the dice or draws lots.
type HandRoll struct {
	Die, Count, Hit int64
	Exact, Counts   bool
	Keep            program.Keep
	Who             []int64
	Faces           []int64 // of a die whose faces are a list, or what is picked from
	Elem            int32   // their type
	Picked          []bool  // by position, what has been picked already; nil for dice
	Seers           int32   // the section of the frame with those who may see what is rolled with; -1 if there is none
}
