// Package lint gives advice about a scenario that compiles: what its author probably did not mean, and what could be
// written better. Every rule is a row of a table with a code, a bad and a good example, and a check. Rules that need
// a game to be played ask Play, which the caller provides. The package does not change files: a fix is a list of
// edits.
package lint

import "github.com/scenario-lang/scenario/dsl/diag"

// Rule is a row of the table. The examples of its page are blocks of a scenario that extends Frame; tests check that
// the bad one gives only this rule's code, and that the fixed one gives none.
type Rule struct {
	ID        string // "SL" and three digits, of which the first is the group
	Name      string // in lower case with hyphens; settings may use it instead of the ID
	diag.Page        // its severity holds unless the settings change it
	Fixes     bool   // --fix can correct it
	Plays     bool   // it needs Play
	Whole     bool   // it is about a whole game, which an abstract scenario is not
	Version   int    // of the language that brought the newer form: the rule is for upgrade, and runs only if it is asked for; or 0

	check func(*pass) // nil if Run itself finds it
}

// Notes says when a rule is applied and whether it is corrected, as docs/lint.md has it beside the rule.
func (r *Rule) Notes() []string {
	var notes []string
	if r.Fixes {
		notes = append(notes, "corrected by --fix")
	}
	if r.Plays {
		notes = append(notes, "plays games")
	}
	if r.Whole {
		notes = append(notes, "not for abstract scenarios")
	}
	if r.Version > 0 {
		notes = append(notes, "for upgrade")
	}
	return notes
}
