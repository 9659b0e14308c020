package resolve

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// Anchor is a statement that an amend block can name, because it has a name or is an offer.
type Anchor struct {
	Block      *hclsyntax.Block
	In         []string // the enclosing loops, outermost first, such as "for p"
	Attributes []string // the attributes that can be changed, including the bindings of a loop
	Blocks     []string // the blocks that can be added to it or changed
	Findable   bool     // no other statement in the same loops has its type and name

	path []int // indexes of the nested blocks that lead to it
}

// Name returns the type and the name of the statement.
func (a *Anchor) Name() string { return Describe(a.Block.Type, a.Block.Labels) }

// isCalled reports whether a block in an amend block names the statement. An offer can be named without its label.
func (a *Anchor) isCalled(k *hclsyntax.Block) bool {
	return a.Block.Type == k.Type && (len(k.Labels) == 0 || slices.Equal(a.Block.Labels, k.Labels))
}

// isIn reports whether the statement is inside the given loops, outermost first.
func (a *Anchor) isIn(loops []string) bool {
	return len(a.In) >= len(loops) && slices.Equal(a.In[:len(loops)], loops)
}

// givesName reports whether the label of a statement is a new name that it declares. The label of a statement with a
// target usually names that target, but with `in` it is the name of each element.
func givesName(row *schema.BlockSpec, k *hclsyntax.Block) bool {
	return row.Target.Word == "" || k.Body.Attributes["in"] != nil
}

// aspect returns the name of the statement as an aspect of the declaration that contains it.
func (a *Anchor) aspect() string {
	return statements + " " + strings.Join(append(slices.Clone(a.In), a.Name()), ", ")
}

// CanAmend reports whether blocks of a type can have statements that an amend block changes.
func CanAmend(typ string) bool {
	spec, ok := schema.Block(typ)
	if !ok || typ == "test" || typ == "amend" {
		return false
	}
	return spec.Statements || slices.ContainsFunc(spec.Blocks, func(name string) bool {
		row, ok := schema.Nested(typ, name)
		return ok && row.Statements
	})
}

// Anchors returns the statements of a body that an amend block can change, in the order of the source.
func Anchors(body *hclsyntax.Body) []*Anchor {
	var out []*Anchor
	collectAnchors(&out, body, nil, nil)
	for _, a := range out {
		a.Findable = !slices.ContainsFunc(out, func(b *Anchor) bool { return b != a && b.isCalled(a.Block) && b.isIn(a.In) })
	}
	return out
}

func collectAnchors(out *[]*Anchor, body *hclsyntax.Body, in []string, path []int) {
	for i, k := range body.Blocks {
		row, ok := schema.Statement(k.Type)
		here, inner := append(slices.Clone(path), i), in
		if ok && len(row.Amend) > 0 && len(k.Labels) >= row.MinLabels && givesName(row, k) {
			a := &Anchor{Block: k, In: in, Blocks: row.Blocks, path: here}
			for _, name := range row.Amend {
				if row.MayAdd(name, func(other string) bool { return k.Body.Attributes[other] != nil }) {
					a.Attributes = append(a.Attributes, name)
				}
			}
			for _, name := range slices.Sorted(maps.Keys(k.Body.Attributes)) {
				if row.Bindings && !row.Has(name) || slices.Contains(row.AmendOnly, name) {
					a.Attributes = append(a.Attributes, name)
				}
			}
			*out = append(*out, a)
			if row.Statements {
				inner = append(slices.Clone(in), a.Name())
			}
		}
		collectAnchors(out, k.Body, inner, here)
	}
}

// bodyAt returns the body that a path of indexes leads to.
func bodyAt(body *hclsyntax.Body, path []int) *hclsyntax.Body {
	for _, i := range path {
		body = body.Blocks[i].Body
	}
	return body
}

// withBodyAt returns a copy of a body in which the nested body at a path of indexes is replaced by inner.
func withBodyAt(body *hclsyntax.Body, path []int, inner *hclsyntax.Body) *hclsyntax.Body {
	if len(path) == 0 {
		return inner
	}
	out := *body
	out.Blocks = slices.Clone(body.Blocks)
	k := *out.Blocks[path[0]]
	k.Body = withBodyAt(k.Body, path[1:], inner)
	out.Blocks[path[0]] = &k
	return &out
}
