package decide

import (
	"fmt"
)

// WantedDice are dice that a person must throw: Count of the same kind, and what they are for.
type WantedDice struct {
	Die    string   // label
	Title  string   // its title
	Faces  []string // as people type them, each once
	Values []int64  // what Script takes for them
	Count  int
	Hit    int64 // hits show at most this, or exactly
	Exact  bool
	Counts bool   // hits are counted; else the faces matter
	For    string // the pieces thrown for, as everybody may know them; "" where it is not for pieces
	Said   []Line
}

// missingDice is the error of a decision that needs dice.
type missingDice struct{ throw *WantedDice }

func (m *missingDice) Error() string {
	return fmt.Sprintf("%d × %s must be thrown", m.throw.Count, m.throw.Die)
}
