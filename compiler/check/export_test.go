package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Unread lists the attributes of a merged scenario that are in the rows of the schema and that no pass reads, as
// block.attribute. A row that promises an attribute which nothing reads is a mistake in the compiler: tests ask for
// it, with every attribute there is.
func Unread(r *resolve.Result) []string {
	read := map[*hclsyntax.Attribute]bool{}
	folder(r, read, nil, nil)
	var out []string
	for _, it := range append(r.Items, r.Scenario) {
		if it == nil {
			continue
		}
		if row, ok := schema.Block(it.Type); ok {
			out = append(out, unread(read, row, it.Body)...)
		}
	}
	return out
}

func unread(read map[*hclsyntax.Attribute]bool, row *schema.BlockSpec, body *hclsyntax.Body) []string {
	var out []string
	for _, a := range dsl.Attributes(body) {
		if row.Has(a.Name) && !read[a] {
			out = append(out, row.Name+"."+a.Name)
		}
	}
	for _, b := range body.Blocks {
		inner, ok := schema.Nested(row.Name, b.Type)
		if !ok {
			inner, ok = schema.Statement(b.Type)
		}
		if ok {
			out = append(out, unread(read, inner, b.Body)...)
		}
	}
	return out
}
