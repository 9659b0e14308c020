// Package lint gives advice about a scenario that compiles: what its author probably did not mean, and what could be
// written better. Each rule is a row of a table with a code, a bad and a good example, and a check. Rules for which
// games must be played use Play, which the caller provides. The package does not change files: a fix is a list of
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
	ID        string // "SL" and three digits; the first is the group
	Name      string // in lower case with hyphens; settings may use it instead of the ID
	diag.Page        // with the severity, which settings can change
	Fixes     bool   // --fix can correct it
	Plays     bool   // it needs Play
	Whole     bool   // it needs a complete game, so it does not run for abstract scenarios
	// Version is the language version with the newer form, if the rule is about an older one. Such a rule is for upgrade
	// and runs only if it is named. For other rules it is 0.
	Version int

	check func(*pass) // nil if Run itself finds it
}

// Notes returns the remarks about a rule in docs/lint.md: when it is applied, and whether it can be fixed.
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

// Finding is a piece of advice. Its edits are applied by --fix.
type Finding struct {
	diag.Diagnostic
	Rule *Rule // nil for a warning of the compiler

	inBase hcl.Range // original place in a file of a base, if the finding was moved to the variant
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

// pass is the data for the checks of rules.
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
	operators []operation // of the source; computed when a rule needs them
	files     []*dsl.File // of the folder; parsed when a rule needs them
}

// report adds a finding of the current rule. The format is that of the summary.
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

// Play answers questions for which games must be played. It identifies victories and players by index, phases by
// name, and other parts of the scenario by file, line and column, as the program does.
type Play interface {
	// SetUp reports whether the set-up ran without a decision.
	SetUp() bool
	// Failure returns the message and the place of the error with which every game began, or "" if a game came to a
	// decision or to its end.
	Failure() (message, file string, line, column int)
	// Won returns the victories that hold after the set-up.
	Won() []int
	// Number returns the value of a function of one player after the set-up.
	Number(function string, player int) (int64, bool)
	// Phase returns how often a phase began in the games that were played, and in how many of these a player had a
	// choice.
	Phase(name string) (began, asked int)
	// Games returns the number of games that were played, and of decisions in them.
	Games() (games, decisions int)
	// Offered returns how many menus a player got in the games that were played.
	Offered(player int) int
	// Unfit calls f with the position of each choice whose default was not a legal answer when it was asked.
	Unfit(f func(file string, line, column int))
	// Unworded returns messages in the first language that everybody read, and some player with "hidden" in them.
	Unworded() []string
}

// FrameDir is the folder of the scenario that the examples extend, relative to theirs.
const FrameDir = "../frame"

// Frame is the scenario that the examples extend.
var Frame = frames["frame"]
