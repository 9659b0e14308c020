package attribute

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Unread lists the attributes of declarations that rows of the schema have and that were not read since Track, as
// block.attribute.
func (r *Reader) Unread(items []*resolve.Item, scenario *resolve.Item) []string {
	var out []string
	for _, it := range append(items, scenario) {
		if it == nil {
			continue
		}
		if row, ok := schema.Block(it.Type); ok {
			out = append(out, r.unread(row, it.Body)...)
		}
	}
	return out
}

func (r *Reader) unread(row *schema.BlockSpec, body *hclsyntax.Body) []string {
	var out []string
	for _, a := range dsl.Attributes(body) {
		if row.Has(a.Name) && !r.read[a] {
			out = append(out, row.Name+"."+a.Name)
		}
	}
	for _, b := range body.Blocks {
		inner, ok := schema.Nested(row.Name, b.Type)
		if !ok {
			inner, ok = schema.Statement(b.Type)
		}
		if ok {
			out = append(out, r.unread(inner, b.Body)...)
		}
	}
	return out
}
