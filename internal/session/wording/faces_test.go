package wording

import (
	"slices"
	"testing"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// TestThrows words what a person throws or draws, and reads what is typed.
func TestThrows(t *testing.T) {
	die := runtime.WantedDice{Die: "d3", Title: "d3", Faces: []string{"1", "2", "3"}, Values: []int64{1, 2, 3}, Count: 2,
		Hit: 2, Counts: true, Keep: program.KeepWorst}
	listed := runtime.WantedDice{Title: "die with 2 faces", Faces: []string{"2", "4"}, Values: []int64{2, 4}, Count: 1}
	lots := runtime.WantedDice{Lots: []string{"foot", "foot", "tank"}, Faces: []string{"1", "2", "3"},
		Values: []int64{0, 2, 5}, Count: 2}
	for _, c := range []struct {
		wanted      runtime.WantedDice
		words, line string
		values      []int64
		problem     string
	}{
		{wanted: die, words: "Throw 2 × d3; hits on 2 or less; only the worst die counts. Type what they show, with blanks " +
			"between: 1, 2, 3.", line: "3 1", values: []int64{3, 1}},
		{wanted: die, line: "3", problem: "That is 1 face; 2 are thrown."},
		{wanted: die, line: "3 4", problem: `"4" is not a face of d3; it has 1, 2, 3.`},
		{wanted: listed, words: "Throw 1 × die with 2 faces. Type what it shows: 2, 4.", line: "4", values: []int64{4}},
		{wanted: listed, line: "9", problem: `"9" is not a face of this die; it has 2, 4.`},
		{wanted: lots, words: "Draw 2 of these 3: 1 foot, 2 foot, 3 tank. Type their numbers, with blanks between.",
			line: "3, 1", values: []int64{5, 0}},
		{wanted: lots, line: "3 3", problem: "Number 3 is drawn twice."},
		{wanted: lots, line: "tank", problem: `"tank" is not one of the numbers 1 to 3.`},
		{wanted: lots, line: "1", problem: "That is 1 number; 2 are drawn."},
	} {
		if words := Dice(c.wanted); c.words != "" && words != c.words {
			t.Errorf("%q, want %q", words, c.words)
		}
		values, problem := ReadFaces(c.wanted, c.line)
		if problem != c.problem || !slices.Equal(values, c.values) {
			t.Errorf("%q is read as %v, %q; want %v, %q", c.line, values, problem, c.values, c.problem)
		}
	}
}
