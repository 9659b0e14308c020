package diff

// comparer is the state of one comparison.
type comparer struct {
	a, b    *model
	pairs   []pair // the declarations that are in both, including renamed ones, in the order of b
	removed []*declaration
	added   []*declaration
	inBoth  map[string]bool // the spaces of b that are also in a
	partner map[*declaration]*declaration
	changes []Change
}

type pair struct{ a, b *declaration }

// add adds a change of a declaration.
func (c *comparer) add(d *declaration, ch Change) {
	speech := speechOf(d.spec())
	ch.Type, ch.Name, ch.of = d.typ, d.name, d
	if ch.Area == "" {
		ch.Area = speech.Area
	}
	if forBots(ch.Attr) {
		ch.Area = "Bots"
	}
	if ch.Area == "" {
		ch.Area = "Rules"
	}
	if ch.Aside == "" && c.onlyForTests(d) {
		ch.Aside = "test rules"
	}
	if ch.Aside == "" && (d.typ != "scenario" || ch.Attr == "") {
		ch.Aside = speech.Aside
	}
	if ch.sort[0] == 0 {
		ch.sort[0] = d.index
	}
	ch.sort[1] = len(c.changes)
	c.changes = append(c.changes, ch)
}

// newChange returns a change of an entire declaration.
func (d *declaration) newChange(kind Kind) Change {
	ch := Change{Kind: kind, sort: [2]int{d.index}}
	if d.model.old {
		ch.From = d.node.rng
	} else {
		ch.To = d.node.rng
	}
	return ch
}

// addTo adds a change of a part of a declaration.
func (c *comparer) addTo(d *declaration, ch Change, subject string) {
	ch.Subject = subject
	ch.sort[0] = d.index
	if ch.To.Filename == "" && !d.model.old && ch.Kind != Removed {
		ch.To = d.node.rng
	}
	c.add(d, ch)
}
