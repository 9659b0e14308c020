package rulebook

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
)

// elsewhere declares the clauses that a rulebook block refers to, unless the scenario has them, and reports whether
// there are any. They can be cited, and other clauses can be the same as they are, but they are in no book of this
// scenario.
func (d *Checker) elsewhere(it *resolve.Item) bool {
	a := d.attributes.Item(it, nil).Raw("refers_to", "list(clause_label)")
	if a == nil {
		return false
	}
	for _, e := range dsl.Elements(a.Expr) {
		label, ok := d.Words(e)
		if !ok {
			continue
		}
		for _, id := range d.spanned(label, e.Range()) {
			if d.symbols.Clauses[id] == nil {
				d.symbols.Clauses[id] = &ir.Clause{ID: id, Elsewhere: true, Range: e.Range()}
			}
		}
	}
	return true
}

// hasClause reports whether a rulebook block states clauses itself.
func hasClause(it *resolve.Item) bool {
	return slices.ContainsFunc(it.Body.Blocks, func(b *hclsyntax.Block) bool { return b.Type == "clause" })
}
