package diag

import (
	"slices"
	"strings"
)

// Code is a row of the table of everything the toolkit can find wrong. Bad is the whole text of a file that gives
// this very code, Fixed the same file put right; tests compile both. Where the bad text is too big to print, its
// first line is a directive that Example expands.
type Code struct {
	ID       string // "SC" and three digits
	Summary  string // what was found, without a full stop
	Why      string // why the rule exists, in sentences
	Bad      string
	Fixed    string
	Severity Severity
}

// all lists the parts of the table, one file each, next to the passes that report them.
var all = [][]Code{
	codesLoad,
	codesSyntax,
	codesExpr,
	codesNames,
	codesFlow,
	codesCalls,
	codesDecisions,
	codesPieces,
	codesDecl,
	codesMap,
	codesOverlay,
	codesVariant,
}

var byID = index(all)

// index panics on a code that is in the table twice: that is a mistake in the toolkit, and every test run shows it.
func index(parts [][]Code) map[string]Code {
	m := map[string]Code{}
	for _, part := range parts {
		for _, c := range part {
			if _, twice := m[c.ID]; twice {
				panic("diag: code " + c.ID + " is in the table twice")
			}
			m[c.ID] = c
		}
	}
	return m
}

// Lookup finds a code's row.
func Lookup(id string) (Code, bool) {
	c, ok := byID[id]
	return c, ok
}

// All returns the whole table sorted by ID.
func All() []Code {
	out := slices.Concat(all...)
	slices.SortFunc(out, func(a, b Code) int { return strings.Compare(a.ID, b.ID) })
	return out
}
