package decide

import (
	"fmt"

	"github.com/scenario-lang/scenario/runtime/program"
)

// WantedDice are dice that a person must throw: Count of the same kind, and what they are for. They may also be lots:
// then Count things are drawn from those in Lots.
type WantedDice struct {
	Die    string   // label; "" for a die whose faces are known only in play, and for lots
	Title  string   // its title
	Faces  []string // as people type them, each once
	Values []int64  // what Script takes for them
	Count  int
	Hit    int64 // hits show at most this, or exactly
	Exact  bool
	Counts bool         // hits are counted; else the faces matter
	Keep   program.Keep // which of the dice counts
	For    string       // the pieces thrown for, as everybody may know them; "" where it is not for pieces
	Lots   []string     // what is drawn from, as everybody may know it: Faces are its numbers, from 1
	Thrown []int64      // what Script takes, thrown by chance, because what is thrown or why is hidden from somebody; else nil
	Said   []Line
}

// missingDice is the error of a decision that needs dice.
type missingDice struct{ throw *WantedDice }

func (m *missingDice) Error() string {
	return fmt.Sprintf("%d × %s must be thrown", m.throw.Count, m.throw.Die)
}
