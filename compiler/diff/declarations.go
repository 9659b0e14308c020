package diff

import (
	"maps"
	"slices"
	"strings"
)

// compareDeclarations compares two versions of a declaration.
func (c *comparer) compareDeclarations(p pair) {
	a, b := p.a, p.b
	subject := b.subject()
	if a.last != b.last && a.typ != "scenario" {
		ch := b.newChange(Renamed)
		ch.From, ch.Subject, ch.Old, ch.New = a.node.rng, a.subject(), a.last, b.last
		ch.Text = []Span{plain("is now called "), plain(b.title()).as(New)}
		if a.title() == b.title() {
			ch.Text = []Span{plain("is now "), {Style: New, Code: true, Text: b.class + "." + b.last}}
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
				ch.Text = append(ch.Text, plain(", "))
			}
			ch.Text = append(ch.Text, plain(old).as(Old), plain(" is now called "), plain(now[old]).as(New))
		}
		c.add(b, ch)
	}
	if c.same[b] || a.node.text() == b.node.text() {
		return
	}
	switch a.typ {
	case "test", "rulebook":
		ch := b.newChange(Changed)
		ch.From, ch.Subject, ch.Text = a.node.rng, subject, []Span{plain("changed")}
		c.add(b, ch)
		return
	case "scenario":
		c.compareScenarios(p)
		return
	}
	w := &bodyComparison{comparer: c}
	for _, ch := range c.compareAttributes(a.node, b.node) {
		c.addTo(b, ch, subject)
	}
	w.compareBodies(a.node, b.node)
	for _, ch := range w.changes() {
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
	if d.typ == "setup" && len(d.node.body) == 0 && len(d.node.attrs) == 0 {
		return // its placements are compared separately
	}
	ch := d.newChange(Removed)
	ch.Lead, ch.Subject, ch.Old = "removed "+d.noun(), d.title(), d.node.heading()
	if speechOf(d.spec()).Says != "" {
		ch.Text = restyle(d.node.phrase(120), Old)
	}
	if callers := c.aside[d]; callers != nil {
		ch.Text, ch.Aside = append(ch.Text, plain(", which "+callers[0].subject()+" now says itself")), "structure"
	}
	if from, same := c.movedStatements(d, Added); from != "" {
		if len(ch.Text) > 0 {
			ch.Text = append(ch.Text, plain(", "))
		}
		ch.Text = append(ch.Text, plain("its statements are now "+from))
		if same {
			ch.Text, ch.Aside = append(ch.Text, plain(", which called it")), "structure"
		}
	}
	c.add(d, ch)
}

// addNew adds the change for a declaration that was added.
func (c *comparer) addNew(d *declaration) {
	if d.typ == "setup" && len(d.node.body) == 0 && len(d.node.attrs) == 0 {
		return
	}
	ch := d.newChange(Added)
	ch.Lead, ch.Subject, ch.New = "new "+d.noun(), d.title()+d.params(), d.node.heading()
	switch {
	case d.typ == "test" || d.typ == "rulebook":
	case speechOf(d.spec()).Says != "":
		ch.Text = d.node.fullPhrase(300)
	default:
		ch.Text = d.node.otherAttrs(nil, "", 300)
	}
	if d.typ == "space" {
		var names []string
		for _, n := range slices.Sorted(maps.Keys(c.b.neighbours[d.last])) {
			names = append(names, c.b.title("space", n))
		}
		if len(names) > 0 {
			if len(ch.Text) > 0 {
				ch.Text = append(ch.Text, plain(", "))
			}
			ch.Text = append(ch.Text, plain("borders "+strings.Join(names, ", ")))
		}
	}
	if d.typ != "test" && d.typ != "rulebook" {
		from, same := c.movedStatements(d, Removed)
		if from != "" {
			if len(ch.Text) > 0 {
				ch.Text = append(ch.Text, plain(", "))
			}
			ch.Text = append(ch.Text, plain("its statements were "+from))
		}
		callers := c.aside[d]
		if callers != nil {
			ch.Text = append(ch.Text, plain(", which "+callers[0].subject()+" calls instead of saying it"))
		}
		if same {
			ch.Text = append(ch.Text, plain(", which calls it instead"))
		}
		if same || callers != nil {
			ch.Aside = "structure"
		} else {
			ch.Detail, ch.Brief = d.node.outline(0), 16
		}
	}
	c.add(d, ch)
}

// movedStatements finds the statements of an added (or removed) declaration among those that were removed from (or
// added to) another one: they were moved to a procedure of their own, or back. It describes where they were or are,
// and removes the separate changes for them. same reports whether nothing is different in play; then the change for
// the call is removed as well.
func (c *comparer) movedStatements(d *declaration, kind Kind) (where string, same bool) {
	found := map[*declaration][]*node{}
	at := map[*node]int{}
	var calls []int // the changes for calls of d, which are of the opposite kind
	for i, ch := range c.changes {
		if ch.node != nil && ch.Kind != kind && ch.node.typ == "call" && ch.node.labels[0] == d.last {
			calls = append(calls, i)
		}
		if ch.node == nil || ch.Kind != kind {
			continue
		}
		for _, x := range d.node.body {
			if x.typ == ch.node.typ && x.text() == ch.node.text() {
				found[ch.node.declaration] = append(found[ch.node.declaration], ch.node)
				at[ch.node] = i
				break
			}
		}
	}
	var most *declaration
	for o, nodes := range found {
		if most == nil || len(nodes) > len(found[most]) || len(nodes) == len(found[most]) && o.index < most.index {
			most = o
		}
	}
	if most == nil || 2*len(found[most]) < len(d.node.body) {
		return "", false
	}
	slices.SortFunc(found[most], func(a, b *node) int { return a.sourceIndex - b.sourceIndex })
	same = len(calls) == 1 && isExtraction(d, found[most], c.changes[calls[0]].node)
	if len(d.node.body) < 2 && !same {
		return "", false // one statement may be alike by chance
	}
	var steps []*node
	dropped := map[int]bool{}
	for _, n := range found[most] {
		dropped[at[n]] = true
		if same {
			dropped[calls[0]] = true
		}
		if n.typ != "=" {
			steps = append(steps, n)
		}
	}
	if len(steps) == 0 {
		return "", false
	}
	var rest []Change
	for i, ch := range c.changes {
		if !dropped[i] {
			rest = append(rest, ch)
		}
	}
	c.changes = rest
	slices.SortStableFunc(steps, func(a, b *node) int { return a.step - b.step })
	return stepsOf(steps) + " of " + most.subject(), same
}
