// Package diff compares two merged scenarios and describes the differences in the words of the scenarios. It compares
// trees, not text, so layout, comments, the file that a block is in, and the order of things that have no order make no
// difference. What it knows about blocks comes from the tables of dsl/schema.
package diff

import (
	"cmp"
	"slices"

	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Compare returns the differences between an old scenario a and a new scenario b. They may be invalid: parts that
// cannot be understood are compared as they are written.
func Compare(a, b *resolve.Result) *Report {
	c := &comparer{a: read(a, b), b: read(b, a)}
	c.a.old = true
	c.a.renaming = c.pairDeclarations()
	for _, d := range c.a.declarations {
		d.node.clearCache()
	}
	r := &Report{A: c.a.side(), B: c.b.side()}
	c.compare()
	r.Changes = c.changes
	slices.SortStableFunc(r.Changes, func(x, y Change) int {
		return cmp.Or(cmp.Compare(areaRank(x.Area), areaRank(y.Area)), cmp.Compare(x.sort[0], y.sort[0]), cmp.Compare(x.sort[1], y.sort[1]))
	})
	if len(r.Rules()) > maxListed {
		r.Summary = c.summarise(r.Rules())
	}
	return r
}

// compare compares every declaration, then the order of declarations whose order matters.
func (c *comparer) compare() {
	c.inBoth, c.partner = map[string]bool{}, map[*declaration]*declaration{}
	for _, p := range c.pairs {
		c.partner[p.a], c.partner[p.b] = p.b, p.a
		if p.b.typ == "space" {
			c.inBoth[p.b.last] = true
		}
	}
	for _, p := range c.pairs {
		c.compareDeclarations(p)
	}
	for _, d := range c.removed {
		c.addRemoved(d)
	}
	for _, d := range c.added {
		c.addNew(d)
	}
	c.comparePlacements()
	c.compareOrders()
}
