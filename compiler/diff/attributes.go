package diff

import (
	"maps"
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// compareAttributes compares the attributes of two blocks.
func (c *comparer) compareAttributes(a, b *node) []Change {
	var out []Change
	known := map[string]bool{}
	sameParams := a.isSignature("params") && b.isSignature("params") && a.declaration.signature() == b.declaration.signature()
	one := func(was, is string) {
		if sameParams && (a.isSignature(was) || b.isSignature(is)) {
			return
		}
		var ea, eb hclsyntax.Expression
		if was != "" {
			ea = a.attr(was)
		}
		if is != "" {
			eb = b.attr(is)
		}
		va, vb := a.value(was), b.value(is)
		if va == vb {
			return
		}
		if ea == nil {
			ea = a.model.specs[a.class()][was].fallback
		}
		if eb == nil {
			eb = b.model.specs[b.class()][is].fallback
		}
		name := is
		if name == "" {
			name = was
		}
		out = append(out, c.compareAttribute(name, a, b, ea, eb, a.isSet(was) || b.isSet(is))...)
	}
	old := map[string]string{} // by their new names
	for _, x := range a.attrs {
		old[a.attrName(x.name)] = x.name
	}
	for _, x := range b.attrs {
		known[x.name] = true
		was := old[x.name]
		if was == "" {
			was = x.name
		}
		one(was, x.name)
	}
	for _, x := range a.attrs {
		if now := a.attrName(x.name); !known[now] {
			one(x.name, now)
		}
	}
	return out
}

// compareAttribute compares one attribute of two blocks; ea or eb is nil if a or b does not have it.
func (c *comparer) compareAttribute(name string, a, b *node, ea, eb hclsyntax.Expression, set bool) []Change {
	label := spoken(name)
	ch := Change{Kind: Changed, Attr: name, From: exprRange(ea), To: exprRange(eb)}
	if ea != nil {
		ch.Old = sourceText(ea)
	}
	if eb != nil {
		ch.New = sourceText(eb)
	}
	switch {
	case ea == nil && eb == nil:
		return nil
	case ea == nil && b.assigns(name):
		ch.Kind = Added
		ch.Text = []Span{plain("now also " + label + " = "), c.b.describe(eb).as(New)}
		return []Change{ch}
	case eb == nil && a.assigns(name):
		ch.Kind = Removed
		ch.Text = []Span{plain("no longer " + label + " = "), c.a.describe(ea).as(Old)}
		return []Change{ch}
	case ea == nil:
		ch.Kind = Added
		v := c.b.describe(eb)
		if v.Text == "yes" && !v.Code {
			ch.Text = []Span{plain("now "), plain(label).as(New)}
		} else {
			ch.Text = []Span{plain("new " + label + ": "), v.as(New)}
		}
		return []Change{ch}
	case eb == nil:
		ch.Kind = Removed
		v := c.a.describe(ea)
		if v.Text == "yes" && !v.Code {
			ch.Text = []Span{plain("no longer "), plain(label).as(Old)}
		} else {
			ch.Text = []Span{plain("no " + label + " any more, was "), v.as(Old)}
		}
		return []Change{ch}
	}
	if set {
		if text := c.compareSets(label, ea, eb); text != nil {
			ch.Text = text
			return []Change{ch}
		}
	}
	if oa, ok := dsl.Unparen(ea).(*hclsyntax.ObjectConsExpr); ok {
		if ob, ok := dsl.Unparen(eb).(*hclsyntax.ObjectConsExpr); ok {
			if out := c.compareObjects(name, a, b, oa, ob); len(out) > 0 {
				return out
			}
		}
	}
	va, vb := c.a.describe(ea), c.b.describe(eb)
	if len(va.Text)+len(vb.Text) <= 90 {
		ch.Text = []Span{plain(label + " "), va.as(Old), plain(" → "), vb.as(New)}
		return []Change{ch}
	}
	ch.Text = []Span{plain(label)}
	runs := compareLines(a.addBroken(nil, attr{name, ea, ch.From}, "", 0, true, 0), b.addBroken(nil, attr{name, eb, ch.To}, "", 0, true, 0))
	for _, run := range runs {
		ch.Detail = append(ch.Detail, run.lines()...)
	}
	ch.Brief = 16
	return []Change{ch}
}

// compareSets compares two lists whose order does not matter. It returns nil if it is not known what is in them.
func (c *comparer) compareSets(label string, ea, eb hclsyntax.Expression) []Span {
	as, ok := c.a.setElements(ea)
	bs, also := c.b.setElements(eb)
	if !ok || !also {
		return nil
	}
	have, want := map[string]string{}, map[string]string{}
	for _, e := range as {
		have[c.a.canonical(e)] = c.a.describe(e).Text
	}
	for _, e := range bs {
		want[c.b.canonical(e)] = c.b.describe(e).Text
	}
	var added, removed []string
	for _, k := range slices.Sorted(maps.Keys(want)) {
		if _, ok := have[k]; !ok {
			added = append(added, want[k])
		}
	}
	for _, k := range slices.Sorted(maps.Keys(have)) {
		if _, ok := want[k]; !ok {
			removed = append(removed, have[k])
		}
	}
	return describeSetChange(label, added, removed)
}

// compareObjects compares two objects key by key, as if each key were an attribute.
func (c *comparer) compareObjects(name string, a, b *node, oa, ob *hclsyntax.ObjectConsExpr) []Change {
	have := map[string]hclsyntax.Expression{}
	old := map[string]bool{}
	for _, it := range oa.Items {
		k := keyword(it.KeyExpr)
		if k == "" {
			return nil
		}
		have[c.a.renaming.unqualified(k)] = it.ValueExpr
		old[c.a.renaming.unqualified(k)] = true
	}
	var out []Change
	seen := map[string]bool{}
	for _, it := range ob.Items {
		k := keyword(it.KeyExpr)
		if k == "" {
			return nil
		}
		seen[k] = true
		was := have[k]
		if was != nil && c.a.canonicalWith(was, a.locals(), false) == c.b.canonicalWith(it.ValueExpr, b.locals(), false) {
			continue
		}
		out = append(out, c.compareAttribute(name+" "+k, a, b, was, it.ValueExpr, false)...)
	}
	for _, k := range slices.Sorted(maps.Keys(old)) {
		if !seen[k] {
			out = append(out, c.compareAttribute(name+" "+k, a, b, have[k], nil, false)...)
		}
	}
	return out
}
