package diff

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// compareDeclarations compares two versions of a declaration.
func (c *comparer) compareDeclarations(p pair) {
	a, b := p.a, p.b
	if a.last != b.last && a.typ != "scenario" {
		ch := b.newChange(Renamed)
		ch.From, ch.Subject, ch.Old, ch.New = a.node.rng, a.subject(), a.last, b.last
		ch.Text = []Span{say("is now called "), say(b.title()).as(New)}
		if a.title() == b.title() {
			ch.Text = []Span{say("is now "), {Style: New, Code: true, Text: b.class + "." + b.last}}
		}
		if wordingOf(b.spec()).Unseen {
			ch.Aside = "names"
		}
		c.add(b, ch)
	}
	c.compareCitations(p)
	if len(a.names) > 0 {
		ch := b.newChange(Renamed)
		ch.From, ch.Aside = a.node.rng, "names"
		for i, old := range slices.Sorted(maps.Keys(a.names)) {
			if i > 0 {
				ch.Text = append(ch.Text, say(", "))
			}
			ch.Text = append(ch.Text, say(old).as(Old), say(" is now called "), say(a.names[old]).as(New))
		}
		c.add(b, ch)
	}
	switch a.typ {
	case "test", "rulebook":
		if !slices.EqualFunc(a.node.lines(), b.node.lines(), isSameLine) {
			ch := b.newChange(Changed)
			ch.From, ch.Text = a.node.rng, []Span{say("changed")}
			c.add(b, ch)
		}
		return
	}
	for _, ch := range c.compareAttributes(a.node, b.node) {
		if a.typ == "scenario" && ch.Attr != "extends" && ch.Attr != "import" {
			ch.Aside = "about"
		}
		c.add(b, ch)
	}
	for _, ch := range compareLines(a.node.bodyLines(), b.node.bodyLines(), maxOneLine) {
		c.add(b, ch)
	}
	if a.typ == "space" {
		c.compareBorders(p)
	}
}

// compareCitations compares the clauses that two versions of a declaration cite.
func (c *comparer) compareCitations(p pair) {
	added, removed := onlyInOne(slices.Sorted(maps.Keys(p.b.cites)), slices.Sorted(maps.Keys(p.a.cites)))
	if len(added)+len(removed) == 0 {
		return
	}
	ch := p.b.newChange(Changed)
	ch.From, ch.Aside = p.a.node.rng, cmp.Or(wordingOf(p.b.spec()).Aside, "citations")
	ch.Text = describeSetChange("cites", added, removed)
	c.add(p.b, ch)
}

// addRemoved adds the change for a declaration that was removed.
func (c *comparer) addRemoved(d *declaration) {
	ch := d.newChange(Removed)
	ch.Lead, ch.Subject, ch.Old = "removed "+d.noun(), d.title(), d.node.heading()
	c.addWhole(d, ch, "- ", Old)
}

// addNew adds the change for a declaration that was added.
func (c *comparer) addNew(d *declaration) {
	ch := d.newChange(Added)
	ch.Lead, ch.Subject, ch.New = "new "+d.noun(), d.title()+d.params(), d.node.heading()
	c.addWhole(d, ch, "+ ", New)
}

// maxSaid is the width up to which all attributes of a declaration are described in one sentence.
const maxSaid = 300

// addWhole adds a change with everything in a declaration.
func (c *comparer) addWhole(d *declaration, ch Change, sign string, style Style) {
	if d.typ == "setup" && d.node.isEmpty() {
		return // its placements are compared separately
	}
	if d.typ == "test" || d.typ == "rulebook" {
		c.add(d, ch)
		return
	}
	lines := d.node.bodyLines()
	if ch.Text = d.node.describeAttrs(nil); width(ch.Text) > maxSaid {
		ch.Text, lines = nil, d.node.lines()
	}
	ch.Detail = showLines(breakLines(lines, maxOneLine), sign, style)
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

// compareAttributes compares the attributes of two declarations, in the order of the new one.
func (c *comparer) compareAttributes(a, b *node) (out []Change) {
	was := map[string]string{} // the old names by the new ones
	for _, x := range a.attrs {
		was[a.attrName(x.name)] = x.name
	}
	var names []string
	for _, x := range b.attrs {
		names = append(names, x.name)
	}
	for _, x := range a.attrs {
		if now := a.attrName(x.name); !slices.Contains(names, now) {
			names = append(names, now)
		}
	}
	sameParams := a.isSignature("params") && a.declaration.signature() == b.declaration.signature()
	for _, name := range names {
		old := cmp.Or(was[name], name)
		if a.value(old) == b.value(name) || sameParams && a.isSignature(name) {
			continue
		}
		ea, eb := a.attr(old), b.attr(name)
		if ea == nil {
			ea = a.findDeclared(old).fallback
		}
		if eb == nil {
			eb = b.findDeclared(name).fallback
		}
		out = append(out, c.compareAttribute(name, a, b, ea, eb, a.isSet(old) || b.isSet(name))...)
	}
	return out
}

// compareAttribute compares one attribute of two declarations. ea or eb is nil if a or b does not have it. set means
// that it is a list whose order does not matter.
func (c *comparer) compareAttribute(name string, a, b *node, ea, eb hclsyntax.Expression, set bool) []Change {
	label, ch := asWords(name), Change{Kind: Changed, Attr: name}
	var va, vb Span
	if ea != nil {
		ch.Old, ch.From, va = sourceText(ea), ea.Range(), c.a.describe(ea)
	}
	if eb != nil {
		ch.New, ch.To, vb = sourceText(eb), eb.Range(), c.b.describe(eb)
	}
	switch {
	case ea == nil && eb == nil:
		return nil
	case ea == nil:
		ch.Kind, ch.Text = Added, []Span{say("new " + label + ": "), vb.as(New)}
		if vb == say("yes") {
			ch.Text = []Span{say("now "), say(label).as(New)}
		}
	case eb == nil:
		ch.Kind, ch.Text = Removed, []Span{say("no " + label + " any more, was "), va.as(Old)}
		if va == say("yes") {
			ch.Text = []Span{say("no longer "), say(label).as(Old)}
		}
	case set && c.compareSets(&ch, label, ea, eb):
	case len(va.Text)+len(vb.Text) > 90:
		if out := c.compareObjects(name, a, b, ea, eb); len(out) > 0 {
			return out
		}
		ch.Text = []Span{say(label)}
		was, is := a.attrLine(attr{name, ea, ch.From}, block{}, 0), b.attrLine(attr{name, eb, ch.To}, block{}, 0)
		for _, run := range compareLines([]line{was}, []line{is}, 0) {
			ch.Detail = append(ch.Detail, run.lines()...)
		}
	default:
		if out := c.compareObjects(name, a, b, ea, eb); len(out) > 0 {
			return out
		}
		ch.Text = []Span{say(label + " "), va.as(Old), say(" → "), vb.as(New)}
	}
	return []Change{ch}
}

// compareSets describes the difference of two lists whose order does not matter. It returns false if their elements
// are not known.
func (c *comparer) compareSets(ch *Change, label string, ea, eb hclsyntax.Expression) bool {
	as, ok := c.a.setElements(ea)
	bs, also := c.b.setElements(eb)
	texts, titles := func(s *model, list []hclsyntax.Expression, titles map[string]string) (out []string) {
		for _, e := range list {
			out = append(out, s.canonical(e))
			titles[s.canonical(e)] = s.describe(e).Text
		}
		slices.Sort(out)
		return out
	}, map[string]string{}
	added, removed := onlyInOne(texts(c.b, bs, titles), texts(c.a, as, titles))
	for _, list := range [][]string{added, removed} {
		for i, text := range list {
			list[i] = titles[text]
		}
	}
	ch.Text = describeSetChange(label, added, removed)
	return ok && also
}

// compareObjects compares two objects key by key, as if each key were an attribute. It returns nil if they are not
// objects.
func (c *comparer) compareObjects(name string, a, b *node, ea, eb hclsyntax.Expression) (out []Change) {
	_, ok := dsl.Unparen(ea).(*hclsyntax.ObjectConsExpr)
	if _, also := dsl.Unparen(eb).(*hclsyntax.ObjectConsExpr); !ok || !also {
		return nil
	}
	was, is := map[string]hclsyntax.Expression{}, map[string]hclsyntax.Expression{}
	var keys []string
	for k, e := range items(eb) {
		keys, is[k] = append(keys, k), e
	}
	for k, e := range items(ea) {
		if k = c.a.rename("", k); a.isSignature(name) {
			k = cmp.Or(a.declaration.args[k], k)
		}
		if was[k] = e; is[k] == nil {
			keys = append(keys, k)
		}
	}
	for _, k := range keys {
		switch {
		case k == "":
			return nil
		case a.canonical(was[k]) != b.canonical(is[k]):
			out = append(out, c.compareAttribute(name+" "+k, a, b, was[k], is[k], false)...)
		}
	}
	return out
}

// compareOrders compares the order of declarations of kinds for which it matters.
func (c *comparer) compareOrders() {
	groups := map[string][]pair{}
	for _, p := range c.pairs {
		if p.a == nil || p.b == nil {
			continue
		}
		d, wording := p.b, wordingOf(p.b.spec())
		if !wording.Ordered || d.typ == "setup" && d.node.isEmpty() {
			continue
		}
		group := d.typ
		switch wording.By {
		case "":
		case "labels":
			group += " " + strings.Join(d.node.labels[:max(len(d.node.labels)-1, 0)], " ")
		default:
			group += "\x00" + d.node.value(wording.By)
		}
		groups[group] = append(groups[group], p)
	}
	titles := func(ps []pair, side func(pair) *declaration) string {
		ps = slices.SortedFunc(slices.Values(ps), func(p, q pair) int { return side(p).index - side(q).index })
		var all []string
		for _, p := range ps {
			all = append(all, side(p).title())
		}
		return strings.Join(all, ", ")
	}
	for _, group := range slices.Sorted(maps.Keys(groups)) {
		ps := groups[group]
		if slices.IsSortedFunc(ps, func(p, q pair) int { return p.a.index - q.a.index }) {
			continue
		}
		first, old := ps[0].b, slices.MinFunc(ps, func(p, q pair) int { return p.a.index - q.a.index })
		noun, to := first.noun(), ""
		if wordingOf(first.spec()).By == "labels" {
			noun = asWords(group)
		} else if e := first.node.attr("to"); e != nil {
			to = " for " + c.b.describe(e).Text
		}
		ch := first.newChange(Reordered)
		ch.From, ch.Subject = old.a.node.rng, noun+" order"+to
		ch.Old = titles(ps, func(p pair) *declaration { return p.a })
		ch.New = titles(ps, func(p pair) *declaration { return p.b })
		ch.Text = []Span{say(ch.Old).as(Old), say(" → "), say(ch.New).as(New)}
		c.add(first, ch)
	}
}
