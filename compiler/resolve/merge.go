package resolve

import (
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// additive are the blocks that add to each other when their labels are equal, in a folder as well as across folders.
// The checker lets a later folder's entry take the place of an earlier one's.
func additive(b *hclsyntax.Block) bool {
	switch b.Type {
	case "class", "rulebook":
		return true
	case "setup":
		return len(b.Labels) == 0
	}
	return false
}

func key(typ string, labels []string) string { return typ + "\x00" + strings.Join(labels, "\x00") }

// Describe is a block as people name it: unit scout.
func Describe(typ string, labels []string) string {
	if len(labels) == 0 {
		return typ
	}
	return typ + " " + strings.Join(labels, " ")
}

// merge puts a folder's own blocks over what is there: first what it takes away, so that a block can be taken away
// and written anew.
func (l *loader) merge(dir, imported string, blocks []*hclsyntax.Block) {
	for _, b := range blocks {
		if b.Type == "remove" {
			l.remove(b)
		}
	}
	own := map[string]*hclsyntax.Block{}
	for _, b := range blocks {
		if b.Type == "remove" {
			continue
		}
		if _, ok := schema.Block(b.Type); !ok {
			l.add(schema.UnknownTop(b))
			continue
		}
		k := key(b.Type, b.Labels)
		if additive(b) {
			l.append(dir, imported, k, b)
			continue
		}
		if before, twice := own[k]; twice && b.Type != "setup" {
			l.add(diag.New("SC105", labelRange(b), "give one of them another name, or put them together").
				Saying("%s is declared twice", Describe(b.Type, b.Labels)).See(before.DefRange(), "the first one is here"))
			continue
		} else if twice {
			l.append(dir, imported, k, b)
			continue
		}
		own[k] = b
		l.put(dir, imported, k, b)
	}
}

func labelRange(b *hclsyntax.Block) hcl.Range {
	if n := len(b.LabelRanges); n > 0 {
		return b.LabelRanges[n-1]
	}
	return b.TypeRange
}

func (l *loader) append(dir, imported, k string, b *hclsyntax.Block) {
	it := l.newItem(dir, b)
	l.result.Items = append(l.result.Items, it)
	l.byKey[k] = append(l.byKey[k], it)
	l.from[it] = imported
}

func (l *loader) put(dir, imported, k string, b *hclsyntax.Block) {
	there := l.byKey[k]
	if len(there) == 0 {
		l.append(dir, imported, k, b)
		return
	}
	base := there[0]
	if imported != "" || l.from[base] != "" {
		l.add(diag.New("SC188", labelRange(b), "%s has one too; two modules may not declare the same thing, and what is imported is not overridden", base.Origin.Folder).
			Saying("%s is declared in two folders", Describe(b.Type, b.Labels)).See(base.Origin.Range, "the other one is here"))
		return
	}
	for _, more := range there[1:] { // setups of one label
		if len(b.Body.Blocks) > 0 {
			more.Body = nil
		}
	}
	if len(b.Body.Blocks) > 0 && len(there) > 1 {
		l.byKey[k] = there[:1]
	}
	base.override(dir, b)
}

// override lays a variant's block over an item.
func (it *Item) override(dir string, b *hclsyntax.Block) {
	if it.Overrides == nil {
		it.Overrides = map[string]string{}
	}
	spec, _ := schema.Block(b.Type)
	body := *it.Body
	body.Attributes = make(hclsyntax.Attributes, len(it.Body.Attributes)+len(b.Body.Attributes))
	replaced := len(b.Body.Blocks) > 0
	for name, a := range it.Body.Attributes {
		// Bindings are part of the statements that follow them.
		if replaced && spec.Bindings && !spec.Has(name) {
			continue
		}
		body.Attributes[name] = a
	}
	for name, a := range inPlace(it.Body, b.Body, replaced) {
		body.Attributes[name] = a
		it.Overrides[name] = dir
	}
	if replaced {
		body.Blocks, body.SrcRange, body.EndRange = b.Body.Blocks, b.Body.SrcRange, b.Body.EndRange
		for i, a := range sortedAttrs(it.Body) {
			if kept := body.Attributes[a.Name]; kept == a {
				first := *a
				first.SrcRange = b.Body.SrcRange
				first.SrcRange.Start.Byte -= len(it.Body.Attributes) - i
				body.Attributes[a.Name] = &first
			}
		}
		it.Overrides["{}"] = dir
	}
	block := *it.Block
	block.Body = &body
	it.Block, it.Body = &block, &body
}

// inPlace gives a variant's attributes the places in the base's body at which they are to be read. Statements and
// bindings are ordered by the start of their SrcRange, which means nothing between two files; messages use NameRange
// and the expression, which stay. A binding the base does not have comes before the next one it has.
func inPlace(base, over *hclsyntax.Body, replaced bool) hclsyntax.Attributes {
	if replaced {
		return over.Attributes
	}
	out := make(hclsyntax.Attributes, len(over.Attributes))
	attrs := sortedAttrs(over)
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

func (l *loader) remove(b *hclsyntax.Block) {
	spec, _ := schema.Block("remove")
	diags := schema.Check(b, spec)
	l.diags = append(l.diags, diags...)
	if len(diags) > 0 {
		return
	}
	typ, labels := b.Labels[0], b.Labels[1:]
	k := key(typ, labels)
	there := l.byKey[k]
	if len(there) == 0 {
		var known []string
		prefix := typ + "\x00"
		for other := range l.byKey {
			if strings.HasPrefix(other, prefix) {
				known = append(known, strings.ReplaceAll(other[len(prefix):], "\x00", " "))
			}
		}
		sort.Strings(known)
		d := diag.New("SC189", labelRange(b), "only what the base has can be taken away").
			Saying("there is no %s to remove", Describe(typ, labels)).
			Suggest(spell.Nearest(strings.Join(labels, " "), known))
		if _, ok := schema.Block(typ); !ok {
			d = d.Note("%q is no kind of block", typ).Suggest(spell.Nearest(typ, schema.TopLevelNames()))
		}
		l.add(d)
		return
	}
	for _, it := range there {
		it.Body = nil
	}
	delete(l.byKey, k)
}

func sortedAttrs(b *hclsyntax.Body) []*hclsyntax.Attribute {
	if len(b.Attributes) == 0 {
		return nil
	}
	out := make([]*hclsyntax.Attribute, 0, len(b.Attributes))
	for _, a := range b.Attributes {
		out = append(out, a)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].SrcRange.Start.Byte < out[j].SrcRange.Start.Byte })
	return out
}
