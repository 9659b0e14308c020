package builtin

import (
	"slices"
	"strings"
)

// Elements is what is known of the elements of the list that a function returns, or of the one element.
type Elements uint8

const (
	OtherElements Elements = iota // they may be any
	SomeElements                  // they are elements of the first argument, and none is there more often than in it
	AllElements                   // they are the elements of all lists among the arguments, each as often as in them
)

// Effects are what a function reads besides its arguments. No function changes anything.
type Effects uint8

// What there is to read. Pieces, records and resources change during play and may be hidden from players. The map and
// the tables never change. What a movement reads is for its own rule to say.
const (
	ReadsPieces    Effects = 1 << iota // which pieces there are, where they are and what they carry
	ReadsRecords                       // which records there are
	ReadsResources                     // how much of its resources a player has
	ReadsMovement                      // whatever the rule of the movement reads
	ReadsMap                           // which spaces are next to, or part of, one another
	ReadsTables                        // the results of tables and the faces of dice
	ReadsOutcome                       // whether the game has ended, and who has won
	ReadsSight                         // what is hidden from whom, whatever that depends on
)

var effectNames = []string{"pieces", "records", "resources", "movement", "map", "tables", "outcome", "sight"}

// Has reports whether all of some effects are among these.
func (e Effects) Has(some Effects) bool { return e&some == some }

// Changing reports whether the function may give something else later in a game, with the same arguments.
func (e Effects) Changing() bool {
	return e&(ReadsPieces|ReadsRecords|ReadsResources|ReadsMovement|ReadsOutcome|ReadsSight) != 0
}

func (e Effects) String() string {
	var names []string
	for i, name := range effectNames {
		if e.Has(1 << i) {
			names = append(names, name)
		}
	}
	return strings.Join(names, ", ")
}

// MakesList reports whether the function may make a list or text. Those that it returns out of its arguments or out
// of the tables of the program do not count.
func (f *Func) MakesList() bool {
	return slices.Contains([]string{"list", "S", "text"}, f.Result.Word)
}
