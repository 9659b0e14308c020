// Package lint gives advice about a scenario that compiles: what its author probably did not mean, and what could be
// written better. Every rule is a row of a table with a code, a bad and a good example, and a check. Rules that need
// a game to be played ask Play, which the caller provides. The package does not change files: a fix is a list of
// edits.
package lint

import (
	"fmt"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Rule is a row of the table. The examples of its page are blocks of a scenario that extends Frame; tests check that
// the bad one gives only this rule's code, and that the fixed one gives none.
type Rule struct {
	ID        string // "SL" and three digits, of which the first is the group
	Name      string // in lower case with hyphens; settings may use it instead of the ID
	diag.Page        // its severity holds unless the settings change it
	Fixes     bool   // --fix can correct it
	Plays     bool   // it needs Play
	Whole     bool   // it is about a whole game, which an abstract scenario is not
	// of the language that brought the newer form: the rule is for upgrade, and runs only if it is asked for; or 0
	Version int

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

// Finding is a piece of advice. Its edits are what --fix makes.
type Finding struct {
	diag.Diagnostic
	Rule *Rule // nil: a warning of the compiler

	inBase hcl.Range // the place in a file of a base, if the finding was moved from there
}

// note adds a line of detail.
func (f *Finding) note(format string, args ...any) *Finding {
	f.Diagnostic = f.Note(format, args...)
	return f
}

// see adds a related place.
func (f *Finding) see(at hcl.Range, format string, args ...any) *Finding {
	f.Diagnostic = f.See(at, format, args...)
	return f
}

// fix adds an edit that replaces a range by a text.
func (f *Finding) fix(at hcl.Range, text string) {
	f.Repairs = append(f.Repairs, diag.Repair{Kind: diag.Edit, Range: at, Text: text})
}

// pass is what the check of a rule works with.
type pass struct {
	sc        *ir.Scenario
	merged    *resolve.Result
	bases     []Base
	settings  *Settings
	play      Play
	warnings  diag.List
	rule      *Rule
	out       []*Finding
	index     *ruleIndex
	known     *known.Evaluator
	truths    map[ir.Expr]known.Value // of conditions
	items     map[string]*resolve.Item
	stopped   func() bool
	notes     *symbols.Notes
	operators []operation // those of the source, when a rule has asked for them
	files     []*dsl.File // those of the folder, parsed when a rule asks for them
}

// report adds a finding of the current rule. The format is that of its summary.
func (p *pass) report(at hcl.Range, format string, args ...any) *Finding {
	f := &Finding{Rule: p.rule, Diagnostic: diag.Diagnostic{
		Severity: p.settings.severity(p.rule.ID, p.rule.Severity), Code: p.rule.ID, Range: at,
		Summary: fmt.Sprintf(format, args...),
	}}
	p.out = append(p.out, f)
	return f
}

// src returns the source text of a range.
func (p *pass) src(r hcl.Range) string { return p.merged.Written(r) }

// normalised returns the source text of a range with single spaces, for comparing expressions.
func (p *pass) normalised(r hcl.Range) string { return dsl.OneLine(p.src(r)) }

// Play answers the questions for which a game must be played. It identifies victories and players by their index,
// phases by name, and other parts of the scenario by file, line and column, as the program does.
type Play interface {
	// SetUp reports whether the set-up ran without a decision.
	SetUp() bool
	// Failure returns the message and the place of the failure with which every game began, and "" if some game came
	// to a decision or to an end.
	Failure() (message, file string, line, column int)
	// Won returns the victories that hold after the set-up.
	Won() []int
	// Number returns the value of a function of one player after the set-up.
	Number(function string, player int) (int64, bool)
	// Phase returns how often a phase began in the games that were played, and how often somebody had a choice in it.
	Phase(name string) (began, asked int)
	// Games returns how many games were played, and how many decisions were made in them.
	Games() (games, decisions int)
	// Offered returns how often a player had a menu to choose from in the games that were played.
	Offered(player int) int
	// Unfit calls f with the position of every choice whose default was not a legal answer when it was asked.
	Unfit(f func(file string, line, column int))
}

// FrameDir is the folder of the scenario that the examples extend, relative to theirs.
const FrameDir = "../frame"

// Frame is the scenario that the examples extend.
var Frame = frames["frame"]
