package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// statement types one block. The result is empty after an error, and for else, which becomes part of its if. bare is
// the last statement without its condition, for those that join it.
func (c *Checker) statement(b *hclsyntax.Block, s *symbols.Scope, in *Body, before ir.Stmt) (out []ir.Stmt, bare ir.Stmt) {
	row, ok := schema.Statement(b.Type)
	if !ok {
		return nil, nil // reported with the row of the block around it
	}
	if len(b.Labels) < row.MinLabels {
		return nil, nil
	}
	attrs := c.attributes.Of(row, b.Body, b.TypeRange, s)
	var when ir.Expr
	if row.Common("when") {
		when = attrs.Optional("when")
	}
	st := &statement{Block: b, attrs: attrs, scope: s, in: in, before: before}
	if row.Target.Word == "" || !c.each(st, &out) {
		out = checks[b.Type](c, st)
	}
	if len(out) > 0 {
		bare = out[len(out)-1]
	}
	if when != nil {
		out = c.guarded(b, when, out)
	}
	return out, bare
}
