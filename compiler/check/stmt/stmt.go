package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// statement types one block. The result is empty after an error, and for else, which becomes part of its if.
func (c *Checker) statement(b *hclsyntax.Block, s *symbols.Scope, in *Body, before ir.Stmt) []ir.Stmt {
	row, ok := schema.Statement(b.Type)
	if !ok {
		return nil // reported with the row of the block around it
	}
	if len(b.Labels) < row.MinLabels {
		return nil
	}
	return c.checks[b.Type](c, &statement{
		Block: b, attrs: c.attributes.Of(row, b.Body, b.TypeRange, s), scope: s, in: in, before: before,
	})
}
