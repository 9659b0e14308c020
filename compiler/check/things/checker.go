// Package things reads the declarations of what there is: classes with their attributes and state, members, options
// and seatings.
package things

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/picture"
	"github.com/scenario-lang/scenario/compiler/check/shape"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Checker reads the declarations of things.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	blocks     *source.Blocks
	shape      *shape.Checker
	picture    *picture.Checker
	mapValues  int // how many values the maps have that were declared so far
	following  []follower
}

// follower is an attribute whose default is a bare word: the name of another attribute.
type follower struct {
	attr *ir.Attr
	word hclsyntax.Expression
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report, expr *expr.Checker, attributes *attribute.Reader, blocks *source.Blocks, shape *shape.Checker, picture *picture.Checker) *Checker {
	return &Checker{symbols: t, report: r, expr: expr, attributes: attributes, blocks: blocks, shape: shape, picture: picture}
}
