package index

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/index"
)

// findUses finds the references in every file.
func (x *Index) findUses() {
	names := index.New(x.built.Merged, x.built.Notes)
	for _, e := range x.Entries {
		s := names.Declared(e.item.Type, e.item.Labels...)
		if s == nil {
			continue
		}
		for _, r := range s.Refs {
			if b := names.BlockAt(r.At.Filename, r.At.Start.Byte); b != nil && !r.Declares && !b.Declares(s) {
				e.uses = append(e.uses, x.use(b.What(), PlaceOf(r.At)))
			}
		}
		e.uses = sorted(e.uses)
	}
}

// cites returns the clauses that a body cites.
func cites(b *hclsyntax.Body) []string {
	a := b.Attributes["cites"]
	if a == nil {
		return nil
	}
	var out []string
	for _, e := range dsl.Elements(a.Expr) {
		if s, ok := dsl.Literal(e); ok {
			ids, _ := dsl.Clauses(s)
			out = append(out, ids...)
		}
	}
	return out
}
