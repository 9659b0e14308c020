package attribute

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
)

// Reader makes the attributes of blocks readable.
type Reader struct {
	symbols *symbols.Table
	report  *symbols.Report
	expr    *expr.Checker
	read    map[*hclsyntax.Attribute]bool // what was read so far; nil where nobody asks
}

// New makes a reader of what a checker of expressions can read.
func New(t *symbols.Table, r *symbols.Report, e *expr.Checker) *Reader {
	return &Reader{symbols: t, report: r, expr: e}
}
