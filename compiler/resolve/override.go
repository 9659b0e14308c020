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

// override lays a variant's block over an item.
func (l *loader) override(p place, k string, it *Item, b *hclsyntax.Block) {
	spec, ok := schema.Block(b.Type)
	if !ok {
		return
	}
	o := overlay{loader: l, place: p, key: k, item: it}
	body := o.body(it.Body, b.Body, spec, "")
	if !o.changed && !o.told && !o.agreed {
		l.same(labelRange(b), it.Origin.Range, "%s", Describe(b.Type, b.Labels))
	}
	it.put(body)
}

// same reports an override without effect.
func (l *loader) same(at, base hcl.Range, format string, args ...any) {
	l.add(diag.New("SC193", at, "take it away, or write what is to be different").
		Saying(format+" stays as it is", args...).See(base, "the base says the same"))
}

// overlay is one block of a variant on its way over an item.
type overlay struct {
	*loader
	place   place
	key     string
	item    *Item
	changed bool
	told    bool // something in it was found to change nothing
	agreed  bool // something in it says what another variant says, too
}

// note writes down who changes what, for people and to find variants that clash.
func (o *overlay) note(aspect string, at hcl.Range, inherits bool) {
	o.changed = true
	o.item.change(aspect, o.place.shown, at)
	delete(o.item.Removed, aspect)
	o.touch(o.key, aspect, hand{dir: o.place.dir, at: at, inherits: inherits})
}

// body lays a body over another. inside names the nested block both are of; "" is the item itself.
func (o *overlay) body(base, over *hclsyntax.Body, spec *schema.BlockSpec, inside string) *hclsyntax.Body {
	body := *base
	body.Attributes = make(hclsyntax.Attributes, len(base.Attributes)+len(over.Attributes))
	matched := matches(spec, over)
	replaced := len(over.Blocks) > 0 && !matched
	for name, a := range base.Attributes {
		// Bindings are part of the statements that follow them.
		if replaced && spec.Bindings && !spec.Has(name) {
			continue
		}
		body.Attributes[name] = a
	}
	changed := inPlace(base, over, replaced)
	for _, name := range slices.Sorted(maps.Keys(changed)) {
		before := base.Attributes[name]
		from := before
		if from == nil && inside == "" && spec.Free != "" && !spec.Has(name) {
			from = o.byClass(name)
		}
		a, inherits := o.inherit(changed[name], from)
		if from != before && o.classes[o.class()] {
			from = nil // a folder that changes the default may want the old one here
		}
		if from != nil && (!inherits && o.equalExprs(from.Expr, a.Expr) || inherits && dsl.Unparen(a.Expr) == dsl.Unparen(from.Expr)) {
			if o.ours(inside+name) && !(replaced && spec.Bindings && !spec.Has(name)) {
				o.told = true
				o.same(a.NameRange, from.NameRange, "%s of %s", inside+name, Describe(o.item.Type, o.item.Labels))
			} else {
				o.agreed = true
			}
			body.Attributes[name] = a
			continue
		}
		body.Attributes[name] = a
		o.note(inside+name, a.NameRange, inherits)
	}
	if matched {
		body.Blocks = o.nested(&body, over, spec, inside)
	}
	if replaced {
		body.Blocks, body.SrcRange, body.EndRange = over.Blocks, over.SrcRange, over.EndRange
		for i, a := range dsl.Attributes(base) {
			if kept := body.Attributes[a.Name]; kept == a {
				first := *a
				first.SrcRange = over.SrcRange
				first.SrcRange.Start.Byte -= len(base.Attributes) - i
				body.Attributes[a.Name] = &first
			}
		}
		switch {
		case !o.equalBlocks(base.Blocks, over.Blocks):
			o.note(inside+statements, over.Blocks[0].TypeRange, false)
		case o.changed: // of a binding, say; the statements had to be written again for it
		case o.ours(inside + statements):
			o.told = true
			o.same(over.Blocks[0].TypeRange, base.Blocks[0].TypeRange, "what %s does", Describe(o.item.Type, o.item.Labels))
		default:
			o.agreed = true
		}
	}
	return &body
}

// statements is the aspect of an item that its nested blocks are, where they have no names of their own.
const statements = "{}"

// matches says whether the blocks in a body are told apart by name, so that each is laid over its like.
func matches(spec *schema.BlockSpec, over *hclsyntax.Body) bool {
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

// nested lays named blocks over their like. A new one stands before what a block of its kind may stand only once for:
// what is asked and required comes before what is done.
func (o *overlay) nested(base *hclsyntax.Body, over *hclsyntax.Body, spec *schema.BlockSpec, inside string) []*hclsyntax.Block {
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
			return c.Type == b.Type && slices.Equal(c.Labels, b.Labels) && (len(c.Labels) > 0 || slices.Contains(spec.Once, c.Type))
		})
		c := *b
		if i < 0 {
			c.OpenBraceRange = at
			out = append(out, &c)
			o.note(inside+name, b.TypeRange, false)
			continue
		}
		row, _ := schema.Nested(spec.Name, b.Type)
		c = *out[i]
		c.Body = o.body(out[i].Body, b.Body, row, inside+name+" ")
		out[i] = &c
	}
	return out
}

// inPlace gives a variant's attributes the places in the base's body at which they are to be read. Statements and
// bindings are ordered by the start of their SrcRange, which means nothing between two files; messages use NameRange
// and the expression, which stay. A binding the base does not have comes before the next one it has.
func inPlace(base, over *hclsyntax.Body, replaced bool) hclsyntax.Attributes {
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
