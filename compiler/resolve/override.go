package resolve

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// override merges a variant's block with the item that it overrides.
func (m *merger) override(f folder, key string, it *Item, b *hclsyntax.Block) {
	spec, ok := schema.Block(b.Type)
	if !ok {
		return
	}
	o := overlay{merger: m, folder: f, key: key, item: it}
	body := o.mergeBody(it.Body, b.Body, spec, "")
	if !o.changed && !o.reported && !o.agrees {
		o.reportNoEffect(labelRange(b), it.Origin.Range, "%s", Describe(b.Type, b.Labels))
	}
	it.setBody(body)
}

// overlay merges one block of a variant with an item.
type overlay struct {
	merger   *merger
	folder   folder
	key      string
	item     *Item
	changed  bool // the block changes something
	reported bool // an error about a part without effect was reported
	agrees   bool // a part of it repeats a change of another variant
}

// reportNoEffect reports a part of the override that repeats the base.
func (o *overlay) reportNoEffect(at, base hcl.Range, format string, args ...any) {
	o.merger.report(diag.New("SC193", at, "remove it, or write what differs").
		Saying(format+" is the same as in the base", args...).See(base, "in the base"))
}

// note records that the folder changes an aspect of the item.
func (o *overlay) note(aspect string, at hcl.Range, inherits bool) {
	o.changed = true
	o.item.noteChange(aspect, o.folder.shown, at)
	delete(o.item.Removed, aspect)
	o.merger.history.record(o.key, aspect, change{dir: o.folder.dir, at: at, inherits: inherits})
}

// repeatsBase reports whether writing the present value of an aspect again has no effect.
func (o *overlay) repeatsBase(aspect string) bool {
	return o.merger.history.knows(o.folder.dir, o.key, aspect)
}

// mergeBody returns the body base with the changes of over. inside is the nested block that has these bodies, or ""
// for the item itself.
func (o *overlay) mergeBody(base, over *hclsyntax.Body, spec *schema.BlockSpec, inside string) *hclsyntax.Body {
	body := *base
	body.Attributes = make(hclsyntax.Attributes, len(base.Attributes)+len(over.Attributes))
	byName := hasNamedBlocks(spec, over)
	replaced := len(over.Blocks) > 0 && !byName
	isBinding := func(name string) bool { return spec.Bindings && !spec.Has(name) }
	for name, a := range base.Attributes {
		if replaced && isBinding(name) {
			continue // bindings belong to the statements after them
		}
		body.Attributes[name] = a
	}
	changed := positioned(base, over, replaced)
	for _, name := range slices.Sorted(maps.Keys(changed)) {
		old := base.Attributes[name]
		byClass := old == nil && inside == "" && spec.Free != "" && !spec.Has(name)
		if byClass {
			old = o.merger.classDefault(o.folder, o.item, name)
		}
		a, inherits := o.merger.inherit(changed[name], old)
		body.Attributes[name] = a
		if byClass && o.merger.classes[o.item.class()] {
			old = nil // the folder may have changed the default and want the previous value here
		}
		switch {
		case old == nil || !o.isSame(old, a, inherits):
			o.note(inside+name, Place(a), inherits)
		case o.repeatsBase(inside+name) && !(replaced && isBinding(name)):
			o.reported = true
			o.reportNoEffect(Place(a), Place(old), "%s of %s", DescribeAspect(inside+name), Describe(o.item.Type, o.item.Labels))
		default:
			o.agrees = true
		}
	}
	if byName {
		body.Blocks = o.mergeNested(&body, over, spec, inside)
	}
	if replaced {
		o.replaceStatements(&body, base, over, inside)
	}
	return &body
}

// isSame reports whether an attribute of the override, after inheriting, is equal to the old one.
func (o *overlay) isSame(old, a *hclsyntax.Attribute, inherits bool) bool {
	if inherits {
		return dsl.Unparen(a.Expr) == dsl.Unparen(old.Expr)
	}
	return o.merger.sources.equalExprs(old.Expr, a.Expr)
}

// replaceStatements replaces the statements of body by those of over. The remaining attributes of the base are read
// before them.
func (o *overlay) replaceStatements(body, base, over *hclsyntax.Body, inside string) {
	body.Blocks, body.SrcRange, body.EndRange = over.Blocks, over.SrcRange, over.EndRange
	for i, a := range dsl.Attributes(base) {
		if body.Attributes[a.Name] == a {
			first := *a
			first.SrcRange = over.SrcRange
			first.SrcRange.Start.Byte -= len(base.Attributes) - i
			body.Attributes[a.Name] = &first
		}
	}
	switch {
	case !o.merger.sources.equalBlocks(base.Blocks, over.Blocks):
		o.note(inside+statements, over.Blocks[0].TypeRange, false)
	case o.changed: // for example a binding changed, and the statements had to be repeated for that
	case o.repeatsBase(inside + statements):
		o.reported = true
		o.reportNoEffect(over.Blocks[0].TypeRange, base.Blocks[0].TypeRange, "what %s does",
			Describe(o.item.Type, o.item.Labels))
	default:
		o.agrees = true
	}
}

// mergeNested merges the named blocks of over with the blocks of base with the same type and labels. A new block is
// inserted before blocks that may occur only once, such as `do`, because parameters and requirements come before
// them.
func (o *overlay) mergeNested(base, over *hclsyntax.Body, spec *schema.BlockSpec, inside string) []*hclsyntax.Block {
	out := append([]*hclsyntax.Block(nil), base.Blocks...)
	at := base.EndRange
	for _, b := range base.Blocks {
		if slices.Contains(spec.Once, b.Type) {
			at = b.OpenBraceRange
			at.Start.Byte--
			break
		}
	}
	at.Filename = base.SrcRange.Filename
	for _, b := range over.Blocks {
		name := Describe(b.Type, b.Labels)
		i := slices.IndexFunc(out, func(c *hclsyntax.Block) bool {
			return c.Type == b.Type && slices.Equal(c.Labels, b.Labels) &&
				(len(c.Labels) > 0 || slices.Contains(spec.Once, c.Type))
		})
		c := *b
		if i < 0 {
			c.OpenBraceRange = at
			out = append(out, &c)
			o.note(inside+name, b.TypeRange, false)
			continue
		}
		row, ok := schema.Nested(spec.Name, b.Type)
		if !ok { // a requirement of an offer
			row, _ = schema.Statement(b.Type)
		}
		c = *out[i]
		c.Body = o.mergeBody(out[i].Body, b.Body, row, inside+name+" ")
		out[i] = &c
	}
	return out
}

// hasNamedBlocks reports whether the nested blocks of a body have names, so that each is merged with the block of the
// base with the same name.
func hasNamedBlocks(spec *schema.BlockSpec, over *hclsyntax.Body) bool {
	if spec.Statements || len(over.Blocks) == 0 {
		return false
	}
	for _, b := range over.Blocks {
		row, ok := schema.Nested(spec.Name, b.Type)
		if !ok || len(row.Labels) == 0 && !slices.Contains(spec.Once, b.Type) {
			return false
		}
	}
	return true
}

// positioned returns the attributes of over with SrcRange replaced by the position at which each is read in base.
// Statements and bindings are ordered by the start of SrcRange, which cannot be compared between two files. Messages
// use NameRange and the range of the expression, which do not change. A binding that base does not have comes before
// the next one that base has.
func positioned(base, over *hclsyntax.Body, replaced bool) hclsyntax.Attributes {
	if replaced {
		return over.Attributes
	}
	out := make(hclsyntax.Attributes, len(over.Attributes))
	attrs := dsl.Attributes(over)
	next, before := base.EndRange.Start, 0
	for i := len(attrs) - 1; i >= 0; i-- {
		a := *attrs[i]
		if b := base.Attributes[a.Name]; b != nil {
			next, before = b.SrcRange.Start, 0
		} else {
			before++
		}
		a.SrcRange.Filename, a.SrcRange.Start = base.SrcRange.Filename, next
		a.SrcRange.Start.Byte -= before
		out[a.Name] = &a
	}
	return out
}
