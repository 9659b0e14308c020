// Package expr gives every expression its type: names, operators, calls, comprehensions and texts. It reads the tables
// of what is declared and turns syntax into the typed tree of package ir.
package expr

import "github.com/scenario-lang/scenario/compiler/check/symbols"

// Checker types expressions.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report

	// Case is the case of a test that is being read, or nil. Its names stand for the values that it gives them.
	Case *Case
	// caseBytes counts the bytes read for cases so far: see mostCaseText.
	caseBytes int
}

// New returns a Checker that reads a table and reports what is wrong.
func New(t *symbols.Table, r *symbols.Report) *Checker { return &Checker{symbols: t, report: r} }
