// Package diff compares two scenarios as they are once everything they extend and import is put together, and says what
// is different in the words of the scenarios themselves. It compares trees, never text: layout, comments, the file a
// block stands in and the order of what has no order are not there any more when it begins. What it knows of blocks it
// reads from the tables of dsl/schema; it knows no game.
package diff

import (
	"cmp"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Kind is what happened to something.
type Kind string

// The kinds of change.
const (
	Added     Kind = "added"
	Removed   Kind = "removed"
	Changed   Kind = "changed"
	Renamed   Kind = "renamed"
	Moved     Kind = "moved"
	Reordered Kind = "reordered"
)

// Change is one thing that is different.
type Change struct {
	Area    string // the heading it stands under, such as "Units"
	Kind    Kind
	Type    string // of the block at the top that it is about
	Name    string // its labels
	Lead    string // said before the subject, such as "new unit"
	Subject string // what people call it
	Where   string // the place within it, such as "step 3.1" or "param here"; "" for all of it
	Attr    string // the attribute it is about, or ""
	Text    []Span // what is said after the subject and the place
	Detail  [][]Span
	Old     string // as HCL; "" where there was nothing, or where it is not one expression
	New     string
	From    hcl.Range // in the first scenario; no file name where it has none
	To      hcl.Range
	// Aside is why no player notices: "tests", "citations", "rulebook", "names", "about". It is "" for what they do.
	Aside string

	sort [2]int
	node *node // the one statement that is new or gone
}

// Side is one of the two scenarios.
type Side struct {
	Dir   string
	Name  string
	Title string
}

// Report is all that differs, the first scenario being the old one.
type Report struct {
	A, B    Side
	Changes []Change // by area; in an area as the second scenario has them
}

// Rules are the changes that a player notices.
func (r *Report) Rules() []Change {
	var out []Change
	for _, c := range r.Changes {
		if c.Aside == "" {
			out = append(out, c)
		}
	}
	return out
}

// asides are the others.
func (r *Report) asides() []Change {
	var out []Change
	for _, c := range r.Changes {
		if c.Aside != "" {
			out = append(out, c)
		}
	}
	return out
}

// Compare says what differs between two scenarios, a being the old one. They need not be valid: what cannot be read as
// it should is compared as it is written.
func Compare(a, b *resolve.Result) *Report {
	c := &comparer{a: read(a), b: read(b)}
	c.a.old = true
	c.a.names = c.renames()
	for _, d := range c.a.decls {
		d.node.forget()
	}
	r := &Report{A: c.a.side(), B: c.b.side()}
	c.all()
	r.Changes = c.changes
	slices.SortStableFunc(r.Changes, func(x, y Change) int {
		return cmp.Or(cmp.Compare(areaRank(x.Area), areaRank(y.Area)), cmp.Compare(x.sort[0], y.sort[0]), cmp.Compare(x.sort[1], y.sort[1]))
	})
	return r
}

// comparer is a comparison under way.
type comparer struct {
	a, b    *scene
	pairs   []pair // declarations of both, renamed ones too, in the order of b
	gone    []*decl
	come    []*decl
	kept    map[string]bool // spaces of the new scenario that were in the old one
	changes []Change
}

type pair struct{ a, b *decl }

// all compares every declaration, then the order of those whose order counts.
func (c *comparer) all() {
	c.kept = map[string]bool{}
	for _, p := range c.pairs {
		if p.b.typ == "space" {
			c.kept[p.b.last] = true
		}
	}
	for _, p := range c.pairs {
		c.declaration(p)
	}
	for _, d := range c.gone {
		c.lost(d)
	}
	for _, d := range c.come {
		c.new(d)
	}
	c.placements()
	c.orders()
}

// add puts a change under the heading of its declaration.
func (c *comparer) add(d *decl, ch Change) {
	speech := d.spec().Speech
	ch.Type, ch.Name = d.typ, d.name
	if ch.Area == "" {
		ch.Area = speech.Area
	}
	if schema.ForBots(ch.Attr) {
		ch.Area = "Bots"
	}
	if ch.Area == "" {
		ch.Area = "Rules"
	}
	if ch.Aside == "" && (d.typ != "scenario" || ch.Attr == "") {
		ch.Aside = speech.Aside
	}
	if ch.sort[0] == 0 {
		ch.sort[0] = d.at
	}
	ch.sort[1] = len(c.changes)
	c.changes = append(c.changes, ch)
}

// about begins a change that is about the whole of a declaration.
func (d *decl) about(kind Kind) Change {
	ch := Change{Kind: kind, sort: [2]int{d.at}}
	if d.scene.old {
		ch.From = d.node.rng
	} else {
		ch.To = d.node.rng
	}
	return ch
}
