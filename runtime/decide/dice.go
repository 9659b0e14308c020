package decide

import (
	"fmt"
)

// Dice somebody throws by hand. The interpreter does not wait for them: a decision that comes to a roll nobody has
// told is taken back, the dice are asked for and become scripted ones, and the decision is made again. So a game stays
// a function of its program, seed, decisions and dice.

// WantedDice is dice that are to be thrown: Count of the same, and what is wanted of them.
type WantedDice struct {
	Die    string   // label
	Title  string   // what people call it
	Faces  []string // as they are typed, each once
	Values []int64  // what Script takes for them
	Count  int
	Hit    int64 // hits show at most this, or exactly
	Exact  bool
	Counts bool   // hits are counted; else the faces matter
	For    string // the pieces thrown for, as everybody may know them; "" where it is not for pieces
	Said   []Line
}

// missingDice is the error of a decision that waits for dice.
type missingDice struct{ throw *WantedDice }

func (m *missingDice) Error() string {
	return fmt.Sprintf("%d × %s must be thrown", m.throw.Count, m.throw.Die)
}
