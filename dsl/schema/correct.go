package schema

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// WithAttribute returns a copy of a body in which the attribute name is renamed to meant.
func WithAttribute(body *hclsyntax.Body, name, meant string) *hclsyntax.Body {
	out := *body
	out.Attributes = make(hclsyntax.Attributes, len(body.Attributes))
	for n, a := range body.Attributes {
		if n == name {
			renamed := *a
			renamed.Name = meant
			n, a = meant, &renamed
		}
		out.Attributes[n] = a
	}
	return &out
}

// WithBlock returns a copy of a block in which block i of its body is replaced by inner.
func WithBlock(b *hclsyntax.Block, i int, inner *hclsyntax.Block) *hclsyntax.Block {
	body := *b.Body
	body.Blocks = slices.Clone(b.Body.Blocks)
	body.Blocks[i] = inner
	return withBody(b, &body)
}

func withBody(b *hclsyntax.Block, body *hclsyntax.Body) *hclsyntax.Block {
	out := *b
	out.Body = body
	return &out
}
