package wording

import (
	"fmt"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime"
)

// ReadFaces reads the faces of the dice that are wanted from a line. problem says what is wrong with a line that does
// not hold them.
func ReadFaces(t runtime.WantedDice, line string) (dice []int64, problem string) {
	words := strings.FieldsFunc(line, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' })
	for _, w := range words {
		at := slices.IndexFunc(t.Faces, func(f string) bool { return strings.EqualFold(f, w) })
		if at < 0 && len(t.Lots) > 0 {
			return nil, fmt.Sprintf("%q is not one of the numbers 1 to %d.", w, len(t.Lots))
		}
		if at < 0 {
			die := t.Title
			if t.Die == "" {
				die = "this die"
			}
			problem = fmt.Sprintf("%q is not a face of %s; it has %s.", w, die, strings.Join(t.Faces, ", "))
			if closest := spell.Nearest(strings.ToLower(w), t.Faces); closest != "" {
				problem += fmt.Sprintf(" Did you mean %q?", closest)
			}
			return nil, problem
		}
		if len(t.Lots) > 0 && slices.Contains(dice, t.Values[at]) {
			return nil, fmt.Sprintf("Number %s is drawn twice.", w)
		}
		dice = append(dice, t.Values[at])
	}
	if len(dice) != t.Count && len(t.Lots) > 0 {
		return nil, fmt.Sprintf("That is %s; %d are drawn.", layout.Plural(len(dice), "number"), t.Count)
	}
	if len(dice) != t.Count {
		return nil, fmt.Sprintf("That is %s; %d are thrown.", layout.Plural(len(dice), "face"), t.Count)
	}
	return dice, ""
}
