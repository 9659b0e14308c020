package diff

import (
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// attributes tells what differs between the attributes of two blocks.
func (c *comparer) attributes(a, b *node) []Change {
	var out []Change
	known := map[string]bool{}
	one := func(was, is string) {
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
			ea = a.scene.specs[a.class()][was].fallback
		}
		if eb == nil {
			eb = b.scene.specs[b.class()][is].fallback
		}
		name := is
		if name == "" {
			name = was
		}
		out = append(out, c.attribute(name, a, b, ea, eb, a.isSet(was) || b.isSet(is))...)
	}
	old := map[string]string{} // by the name it has now
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

// attribute tells how one attribute differs; ea or eb is nil where there is none.
func (c *comparer) attribute(name string, a, b *node, ea, eb hclsyntax.Expression, set bool) []Change {
	label := words(name)
	ch := Change{Kind: Changed, Attr: name, From: ends(ea), To: ends(eb)}
	if ea != nil {
		ch.Old = show(ea)
	}
	if eb != nil {
		ch.New = show(eb)
	}
	switch {
	case ea == nil && eb == nil:
		return nil
	case ea == nil:
		ch.Kind = Added
		v := c.b.say(eb)
		if v.Text == "yes" && !v.Code {
			ch.Text = []Span{plain("now "), plain(label).as(New)}
		} else {
			ch.Text = []Span{plain("new " + label + ": "), v.as(New)}
		}
		return []Change{ch}
	case eb == nil:
		ch.Kind = Removed
		v := c.a.say(ea)
		if v.Text == "yes" && !v.Code {
			ch.Text = []Span{plain("no longer "), plain(label).as(Old)}
		} else {
			ch.Text = []Span{plain("no " + label + " any more, was "), v.as(Old)}
		}
		return []Change{ch}
	}
	if set {
		ch.Text = c.sets(label, ea, eb)
		return []Change{ch}
	}
	if oa, ok := dsl.Unparen(ea).(*hclsyntax.ObjectConsExpr); ok {
		if ob, ok := dsl.Unparen(eb).(*hclsyntax.ObjectConsExpr); ok {
			if out := c.objects(name, a, b, oa, ob); len(out) > 0 {
				return out
			}
		}
	}
	va, vb := c.a.say(ea), c.b.say(eb)
	if len(va.Text)+len(vb.Text) <= 90 {
		ch.Text = []Span{plain(label + " "), va.as(Old), plain(" → "), vb.as(New)}
		return []Change{ch}
	}
	pieces := c.finer(ea, eb, nil)
	if len(pieces) == 0 || len(pieces) > 4 {
		pieces = []piece{{a: ea, b: eb}}
	}
	var parts [][]Span
	long := false
	for _, p := range pieces {
		part := c.say(p)
		long = long || width(part) > 90
		parts = append(parts, part)
	}
	if !long {
		ch.Text = append([]Span{plain(label + ": ")}, join(parts, ", ")...)
		return []Change{ch}
	}
	ch.Text = []Span{plain(label)}
	for _, p := range pieces {
		if p.same != nil {
			ch.Detail = append(ch.Detail, c.say(p))
			continue
		}
		if p.a != nil {
			ch.Detail = append(ch.Detail, []Span{plain("- ").as(Old), {Style: Old, Code: true, Text: p.sign + show(p.a)}})
		}
		if p.b != nil {
			ch.Detail = append(ch.Detail, []Span{plain("+ ").as(New), {Style: New, Code: true, Text: p.sign + show(p.b)}})
		}
	}
	return []Change{ch}
}

// sets tells what has come to a set and what has gone from it.
func (c *comparer) sets(label string, ea, eb hclsyntax.Expression) []Span {
	have, want := map[string]string{}, map[string]string{}
	for _, e := range dsl.Elements(ea) {
		have[c.a.canon(e)] = c.a.say(e).Text
	}
	for _, e := range dsl.Elements(eb) {
		want[c.b.canon(e)] = c.b.say(e).Text
	}
	var come, gone []string
	for _, k := range slices.Sorted(maps.Keys(want)) {
		if _, ok := have[k]; !ok {
			come = append(come, want[k])
		}
	}
	for _, k := range slices.Sorted(maps.Keys(have)) {
		if _, ok := want[k]; !ok {
			gone = append(gone, have[k])
		}
	}
	return comeAndGone(label, come, gone)
}

// comeAndGone tells what a set has won and what it has lost.
func comeAndGone(label string, come, gone []string) []Span {
	out := []Span{plain(label + ": ")}
	if len(come) > 0 {
		out = append(out, plain("now also "), plain(strings.Join(come, ", ")).as(New))
	}
	if len(gone) > 0 {
		if len(come) > 0 {
			out = append(out, plain("; "))
		}
		out = append(out, plain("no longer "), plain(strings.Join(gone, ", ")).as(Old))
	}
	return out
}

// objects tells the keys that differ, each as if it were an attribute.
func (c *comparer) objects(name string, a, b *node, oa, ob *hclsyntax.ObjectConsExpr) []Change {
	have := map[string]hclsyntax.Expression{}
	old := map[string]bool{}
	for _, it := range oa.Items {
		k := keyword(it.KeyExpr)
		if k == "" {
			return nil
		}
		have[c.a.names.loose(k)] = it.ValueExpr
		old[c.a.names.loose(k)] = true
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
		if was != nil && c.a.canonIn(was, a.locals(), false) == c.b.canonIn(it.ValueExpr, b.locals(), false) {
			continue
		}
		out = append(out, c.attribute(name+" "+k, a, b, was, it.ValueExpr, false)...)
	}
	for _, k := range slices.Sorted(maps.Keys(old)) {
		if !seen[k] {
			out = append(out, c.attribute(name+" "+k, a, b, have[k], nil, false)...)
		}
	}
	return out
}
