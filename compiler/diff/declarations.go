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
	if a.node.text() == b.node.text() {
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
			ch.Text = append(ch.Text, plain(", "))
		}
		ch.Text = append(ch.Text, plain("borders "+strings.Join(names, ", ")))
	}
	c.add(d, ch)
}
