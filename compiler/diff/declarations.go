package diff

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// compareDeclarations compares two versions of a declaration.
func (c *comparer) compareDeclarations(p pair) {
	a, b := p.a, p.b
	subject := b.subject()
	if a.last != b.last && a.typ != "scenario" {
		ch := b.newChange(Renamed)
		ch.From, ch.Subject, ch.Old, ch.New = a.node.rng, a.subject(), a.last, b.last
		ch.Text = []Span{say("is now called "), say(b.title()).as(New)}
		if a.title() == b.title() {
			ch.Text = []Span{say("is now "), {Style: New, Code: true, Text: b.class + "." + b.last}}
		}
		if speechOf(b.spec()).Unseen {
			ch.Aside = "names"
		}
		c.add(b, ch)
	}
	c.compareCitations(p)
	if a.typ == "space" {
		defer c.compareBorders(p) // after the changes of the space itself
	}
	if now := c.a.renaming.locals[a]; len(now) > 0 {
		ch := b.newChange(Renamed)
		ch.From, ch.Subject, ch.Aside = a.node.rng, subject, "names"
		for i, old := range slices.Sorted(maps.Keys(now)) {
			if i > 0 {
				ch.Text = append(ch.Text, say(", "))
			}
			ch.Text = append(ch.Text, say(old).as(Old), say(" is now called "), say(now[old]).as(New))
		}
		c.add(b, ch)
	}
	if a.node.text() == b.node.text() {
		return
	}
	switch a.typ {
	case "test", "rulebook":
		ch := b.newChange(Changed)
		ch.From, ch.Subject, ch.Text = a.node.rng, subject, []Span{say("changed")}
		c.add(b, ch)
		return
	case "scenario":
		c.compareScenarios(p)
		return
	}
	for _, ch := range c.compareAttributes(a.node, b.node) {
		c.addTo(b, ch, subject)
	}
	for _, ch := range compareLines(a.node.bodyLines(), b.node.bodyLines()) {
		c.addTo(b, ch, subject)
	}
}

// compareScenarios compares the scenario blocks. What they extend and import is merged already, so it is compared
// only if single files are.
func (c *comparer) compareScenarios(p pair) {
	for _, ch := range c.compareAttributes(p.a.node, p.b.node) {
		ch.Subject, ch.Aside = "scenario", "about"
		if ch.Attr == "extends" || ch.Attr == "import" {
			ch.Aside = ""
		}
		c.add(p.b, ch)
	}
}

// compareCitations compares the clauses that two versions of a declaration cite.
func (c *comparer) compareCitations(p pair) {
	var added, removed []string
	for _, k := range slices.Sorted(maps.Keys(p.b.cites)) {
		if !p.a.cites[k] {
			added = append(added, k)
		}
	}
	for _, k := range slices.Sorted(maps.Keys(p.a.cites)) {
		if !p.b.cites[k] {
			removed = append(removed, k)
		}
	}
	if len(added)+len(removed) == 0 {
		return
	}
	ch := p.b.newChange(Changed)
	ch.From, ch.Subject, ch.Aside = p.a.node.rng, p.b.subject(), "citations"
	if speechOf(p.b.spec()).Aside != "" {
		ch.Aside = speechOf(p.b.spec()).Aside
	}
	ch.Text = describeSetChange("cites", added, removed)
	c.add(p.b, ch)
}

// addRemoved adds the change for a declaration that was removed.
func (c *comparer) addRemoved(d *declaration) {
	ch := d.newChange(Removed)
	ch.Lead, ch.Subject, ch.Old = "removed "+d.noun(), d.title(), d.node.heading()
	c.addWhole(d, ch, "- ", Old, 8)
}

// addNew adds the change for a declaration that was added.
func (c *comparer) addNew(d *declaration) {
	ch := d.newChange(Added)
	ch.Lead, ch.Subject, ch.New = "new "+d.noun(), d.title()+d.params(), d.node.heading()
	c.addWhole(d, ch, "+ ", New, 16)
}

// maxSaid is the width up to which all attributes of a declaration without statements are in one sentence.
const maxSaid = 300

// addWhole adds a change with everything that a declaration says.
func (c *comparer) addWhole(d *declaration, ch Change, sign string, style Style, brief int) {
	if d.typ == "setup" && d.node.isEmpty() {
		return // its placements are compared separately
	}
	if d.typ == "test" || d.typ == "rulebook" {
		c.add(d, ch)
		return
	}
	ch.Text = d.node.otherAttrs(nil, maxSaid)
	var lines []line
	if width(ch.Text) > maxSaid {
		ch.Text = nil
		for _, a := range d.node.attrsInOrder() {
			lines = d.node.addAttribute(lines, a, "", 0, true)
		}
	}
	ch.Detail, ch.Brief = showLines(append(lines, d.node.bodyLines()...), sign, style), brief
	if ch.Kind == Removed {
		ch.Text = restyle(ch.Text, Old)
	}
	var names []string
	for _, n := range slices.Sorted(maps.Keys(d.model.neighbours[d.last])) {
		names = append(names, d.model.title("space", n))
	}
	if d.typ == "space" && ch.Kind == Added && len(names) > 0 {
		if len(ch.Text) > 0 {
			ch.Text = append(ch.Text, say(", "))
		}
		ch.Text = append(ch.Text, say("borders "+strings.Join(names, ", ")))
	}
	c.add(d, ch)
}

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
		ch.Text = []Span{say("now also " + label + " = "), c.b.describe(eb).as(New)}
		return []Change{ch}
	case eb == nil && a.assigns(name):
		ch.Kind = Removed
		ch.Text = []Span{say("no longer " + label + " = "), c.a.describe(ea).as(Old)}
		return []Change{ch}
	case ea == nil:
		ch.Kind = Added
		v := c.b.describe(eb)
		if v.Text == "yes" && !v.Code {
			ch.Text = []Span{say("now "), say(label).as(New)}
		} else {
			ch.Text = []Span{say("new " + label + ": "), v.as(New)}
		}
		return []Change{ch}
	case eb == nil:
		ch.Kind = Removed
		v := c.a.describe(ea)
		if v.Text == "yes" && !v.Code {
			ch.Text = []Span{say("no longer "), say(label).as(Old)}
		} else {
			ch.Text = []Span{say("no " + label + " any more, was "), v.as(Old)}
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
		ch.Text = []Span{say(label + " "), va.as(Old), say(" → "), vb.as(New)}
		return []Change{ch}
	}
	ch.Text = []Span{say(label)}
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

// compareOrders compares the order of declarations whose order matters.
func (c *comparer) compareOrders() {
	groups := map[string][]pair{}
	for _, p := range c.pairs {
		speech := speechOf(p.b.spec())
		if speech.Ordered == "" || p.b.typ == "setup" && p.b.node.isEmpty() {
			continue
		}
		by := ""
		switch speech.By {
		case "":
		case "labels":
			by = strings.Join(p.b.node.labels[:max(len(p.b.node.labels)-1, 0)], " ")
		default:
			by = p.b.node.value(speech.By)
		}
		groups[p.b.typ+"\x00"+by] = append(groups[p.b.typ+"\x00"+by], p)
	}
	for _, g := range slices.Sorted(maps.Keys(groups)) {
		ps := groups[g]
		sort.Slice(ps, func(i, j int) bool { return ps[i].b.index < ps[j].b.index })
		seq := make([]int, len(ps))
		for i, p := range ps {
			seq[i] = p.a.index
		}
		if slices.IsSorted(seq) {
			continue
		}
		titles := func(side func(pair) *declaration) string {
			var all []string
			for _, p := range ps {
				all = append(all, side(p).title())
			}
			return strings.Join(all, ", ")
		}
		is := titles(func(p pair) *declaration { return p.b })
		first := ps[0].b
		sort.Slice(ps, func(i, j int) bool { return ps[i].a.index < ps[j].a.index })
		was := titles(func(p pair) *declaration { return p.a })
		noun := first.noun()
		if speech := speechOf(first.spec()); speech.By == "labels" {
			noun = spoken(strings.TrimSpace(first.typ + " " + strings.Join(first.node.labels[:max(len(first.node.labels)-1, 0)], " ")))
		}
		ch := first.newChange(Reordered)
		ch.From, ch.Subject, ch.Old, ch.New = ps[0].a.node.rng, noun+" order", was, is
		if first.typ == "modifier" {
			ch.Subject += " for " + c.b.describe(first.node.attr("to")).Text
		}
		ch.Text = []Span{say(was).as(Old), say(" → "), say(is).as(New)}
		c.add(first, ch)
	}
}
