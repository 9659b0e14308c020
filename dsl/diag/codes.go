package diag

import (
	"slices"
	"strings"
)

// codeTables lists the parts of the table. Each has a file of its own.
var codeTables = [][]Code{
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

var byID = indexByID(codeTables)

// indexByID maps the codes of the table by ID. It panics if a code occurs twice: that is a mistake in the toolkit, which every
// test run finds.
func indexByID(parts [][]Code) map[string]Code {
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

// Lookup returns the row of a code.
func Lookup(id string) (Code, bool) {
	c, ok := byID[id]
	return c, ok
}

// All returns the whole table sorted by ID.
func All() []Code {
	out := slices.Concat(codeTables...)
	slices.SortFunc(out, func(a, b Code) int { return strings.Compare(a.ID, b.ID) })
	return out
}
