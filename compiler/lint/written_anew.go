package lint

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// writtenAnew reports statements of a base that a variant repeats although an amend block could change all that
// differs; with an amend block, corrections of the base would reach the variant.
func writtenAnew(p *pass) {
	for _, it := range p.merged.Items {
		if !resolve.CanAmend(it.Type) {
			continue
		}
		at, anew := it.StatementsChangedAt()
		if !anew || !p.isOwn(at) {
			continue
		}
		for _, b := range p.bases {
			i := slices.IndexFunc(b.Merged.Items, func(was *resolve.Item) bool {
				return was.Type == it.Type && slices.Equal(was.Labels, it.Labels)
			})
			if i < 0 {
				continue
			}
			was := b.Merged.Items[i]
			c := amendments{p: p, base: b.Merged, anchors: map[*hclsyntax.Block]*resolve.Anchor{}}
			for _, a := range resolve.Anchors(was.Body) {
				if a.Findable {
					c.anchors[a.Block] = a
				}
			}
			spec, _ := schema.Block(it.Type)
			if c.equalBlocks(was.Body, it.Body, spec) && len(c.found) > 0 {
				name := resolve.Describe(it.Type, it.Labels)
				f := p.report(at, "%s repeats its base, and `amend` could make all its changes", name)
				f.Detail = "in `amend " + name + " { … }` write " + strings.Join(c.found, "; ")
				f.note("then later corrections of the base reach this rule")
				f.see(was.Origin.Range, "in the base")
			}
			break
		}
	}
}

// amendments compares statements of a base with those that replace them in a variant.
type amendments struct {
	p       *pass
	base    *resolve.Result
	anchors map[*hclsyntax.Block]*resolve.Anchor // of the base
	found   []string                             // differences by statement, such as "choose lost: prompt, secret"
	last    *resolve.Anchor                      // the statement with the last difference
}

// equalBlocks reports whether two bodies have the same statements and bindings in the same order, except for
// differences that an amend block can make, which it adds to found. Attributes that bind no name are not compared.
func (c *amendments) equalBlocks(was, is *hclsyntax.Body, spec *schema.BlockSpec) bool {
	a, b := parts(was, spec), parts(is, spec)
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		x, y := a[i], b[i]
		switch {
		case x.Attr != nil && y.Attr != nil:
			if x.Attr.Name != y.Attr.Name || spec.Name != "for" && !c.isSame(x.Attr, y.Attr) {
				return false
			}
		case x.Block == nil || y.Block == nil, x.Block.Type != y.Block.Type, !slices.Equal(x.Block.Labels, y.Block.Labels):
			return false
		default:
			row, ok := schema.Statement(x.Block.Type)
			if !ok {
				row, ok = schema.Nested(spec.Name, x.Block.Type)
			}
			if !ok || !c.equalStatements(x.Block, y.Block, row) {
				return false
			}
		}
	}
	return true
}

// equalStatements reports whether two statements or nested blocks differ only in ways that an amend block can
// express.
func (c *amendments) equalStatements(was, is *hclsyntax.Block, row *schema.BlockSpec) bool {
	anchor := c.anchors[was]
	for _, name := range slices.Sorted(maps.Keys(is.Body.Attributes)) {
		a, b := was.Body.Attributes[name], is.Body.Attributes[name]
		if a != nil && c.isSame(a, b) {
			continue
		}
		if anchor == nil || !slices.Contains(anchor.Attributes, name) {
			return false
		}
		c.add(anchor, name)
	}
	for name := range was.Body.Attributes {
		if is.Body.Attributes[name] == nil {
			return false
		}
	}
	if anchor == nil || len(anchor.Blocks) == 0 {
		return c.equalBlocks(was.Body, is.Body, row)
	}
	there := map[string]bool{}
	for _, b := range is.Body.Blocks {
		i := slices.IndexFunc(was.Body.Blocks, func(a *hclsyntax.Block) bool { return slices.Equal(a.Labels, b.Labels) })
		if len(b.Labels) == 0 {
			return false
		}
		name := strings.Join(b.Labels, " ")
		there[name] = true
		if i < 0 || c.text(c.base, was.Body.Blocks[i].Body.SrcRange) != c.text(c.p.merged, b.Body.SrcRange) {
			c.add(anchor, resolve.Describe(b.Type, b.Labels))
		}
	}
	return !slices.ContainsFunc(was.Body.Blocks,
		func(a *hclsyntax.Block) bool { return !there[strings.Join(a.Labels, " ")] })
}

// add adds a difference in a part of a statement.
func (c *amendments) add(to *resolve.Anchor, part string) {
	if n := len(c.found); n > 0 && c.last == to {
		c.found[n-1] += ", " + part
		return
	}
	c.found, c.last = append(c.found, to.Name()+": "+part), to
}

// parts returns the blocks and the bindings of a body in order.
func parts(b *hclsyntax.Body, spec *schema.BlockSpec) []dsl.Part {
	return slices.DeleteFunc(dsl.Parts(b),
		func(x dsl.Part) bool { return x.Attr != nil && (!spec.Bindings || spec.Has(x.Attr.Name)) })
}

func (c *amendments) isSame(was, is *hclsyntax.Attribute) bool {
	return c.text(c.base, was.Expr.Range()) == c.text(c.p.merged, is.Expr.Range())
}

// text returns the source of a range with single spaces.
func (c *amendments) text(in *resolve.Result, at hcl.Range) string {
	return dsl.OneLine(in.Written(at))
}
