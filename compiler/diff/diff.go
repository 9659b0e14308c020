// Package diff compares two merged scenarios and describes the differences in the words of the scenarios. It compares
// trees, not text, so layout, comments, the file that a block is in, and the order of things that have no order make no
// difference. What it knows about blocks comes from the tables of dsl/schema.
package diff

import (
	"cmp"
	"slices"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Compare returns the differences between an old scenario a and a new scenario b. They may be invalid: parts that
// cannot be understood are compared as they are written.
func Compare(a, b *resolve.Result) *Report {
	c := &comparer{a: read(a, b), b: read(b, a), partner: map[*declaration]*declaration{}}
	c.a.old = true
	r := &Report{A: c.a.side(), B: c.b.side()}
	c.pairDeclarations()
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
	r.Changes = c.changes
	slices.SortStableFunc(r.Changes, func(x, y Change) int {
		return cmp.Or(cmp.Compare(areaRank(x.Area), areaRank(y.Area)), cmp.Compare(x.of.index, y.of.index))
	})
	if len(r.Rules()) > maxListed {
		r.Summary = c.summarise(r.Rules())
	}
	return r
}

// comparer is the state of one comparison.
type comparer struct {
	a, b    *model
	partner map[*declaration]*declaration // what a declaration of either scenario is in the other one
	pairs   []pair                        // the declarations that are in both, in the order of b
	removed []*declaration
	added   []*declaration
	changes []Change
}

type pair struct{ a, b *declaration }

// add adds a change of a declaration, or of a part of it, under the name that people call it unless the change has
// another one.
func (c *comparer) add(d *declaration, ch Change) {
	speech := speechOf(d.spec())
	ch.Type, ch.Name, ch.of, ch.Area = d.typ, d.name, d, cmp.Or(speech.Area, "Rules")
	if forBots(ch.Attr) {
		ch.Area = "Bots"
	}
	if ch.Subject == "" {
		ch.Subject = d.subject()
	}
	if ch.To.Filename == "" && !d.model.old && ch.Kind != Removed {
		ch.To = d.node.rng
	}
	if ch.Aside == "" && c.isOnlyForTests(d) {
		ch.Aside = "test rules"
	}
	if ch.Aside == "" && (d.typ != "scenario" || ch.Attr == "") {
		ch.Aside = speech.Aside
	}
	c.changes = append(c.changes, ch)
}

// newChange returns a change of an entire declaration.
func (d *declaration) newChange(kind Kind) Change {
	ch := Change{Kind: kind}
	if d.model.old {
		ch.From = d.node.rng
	} else {
		ch.To = d.node.rng
	}
	return ch
}

// Fragment reads a single file, so that two versions of it can be compared when the rest of their scenarios is not
// available, as in a git diff driver. Things that are declared in other files are shown by their names, not their
// titles.
func Fragment(name string, src []byte) (*resolve.Result, diag.List) {
	file, found := dsl.Parse(name, src)
	r := &resolve.Result{Dir: name, Sources: map[string][]byte{name: src}, Folders: []string{"."}}
	blocks, wrong := resolve.Blocks(file.Body)
	found = append(found, wrong...)
	for _, b := range blocks {
		it := &resolve.Item{
			Type: b.Type, Labels: b.Labels, Block: b, Body: b.Body, Origin: resolve.Origin{Folder: ".", Range: b.DefRange()},
		}
		if b.Type == "scenario" && r.Scenario == nil {
			r.Scenario = it
			if len(b.Labels) > 0 {
				r.Name = b.Labels[0]
			}
			continue
		}
		r.Items = append(r.Items, it)
	}
	return r, found
}
