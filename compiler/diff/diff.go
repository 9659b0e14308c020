// Package diff compares two merged scenarios and describes the differences in the words of the scenarios.
//
// # What is compared
//
// Syntax trees are compared. Text would differ in layout, comments, the files that blocks are in, and the order of
// things without an order. Typed trees would require scenarios without errors and with all their files; but git
// passes one file at a time, and authors compare unfinished scenarios. So this package learns about blocks only from
// the tables of dsl/schema, and about names only from the declarations of the same scenario.
//
// # One text for one meaning
//
// Two expressions are the same if their canonical texts are equal. The printer (printer.go) writes the canonical
// text. It replaces each part by its plain form (plain.go): short forms are expanded, of equivalent conditions always
// the same one is written, and what has no order is sorted. A new short form of the language has to be added only to
// compiler/shortform; the checker, the linter and this package use it from there. Statements are brought into their
// plain form when they are read (read.go): a model has an `if` for every `when`, a `for` for every `in`, named
// arguments for those by position, and an attribute for every flag. Reports show expressions not in canonical form
// but as the author wrote them; the same printer writes these if it has no model.
//
// # One name for one thing
//
// The choice of local names makes no difference (names.go). The variable of a loop or comprehension is written as its
// depth, $1 in the outermost loop, so that it depends only on the loops around it. Other local names could be
// numbered in order, but then a binding added at the top would change every line that reads a later one. So a name
// that both versions of a declaration bind stays as it is, and the names that only one of them binds are paired in
// order, if both have equally many. Any one-to-one pairing is correct: if the texts are equal under it, the rules are
// equal up to the names. A bad pairing only makes the report longer. Parameters are paired first, those of a function
// by position, and calls use the new names for their arguments.
//
// Declarations are paired by kind and name. Among the rest, a removed and an added declaration with similar contents
// that are mentioned in the same places are taken to be one that was renamed (renames.go). This is a guess, so three
// quarters of the words must agree. The old name is then written as the new one in all references, and the search is
// repeated, because declarations that refer to renamed things may now be found too.
//
// # From trees to changes
//
// Attributes of a declaration are compared by name and described in words (declarations.go), borders and numbers of
// pieces by place (board.go), and statements as lines (lines.go), each a heading or an attribute, paired in order as
// far as possible. A long line that differs is broken into its operands or elements, which are paired again.
// wording.go has the words for kinds of blocks, the headings under which they are listed, and whether their order
// matters.
//
// # What players notice
//
// A change has an Aside if players do not notice it: tests, citations, names that no player reads, and rules that
// only tests use (usage.go). More than maxListed of the other changes become a summary (summary.go): by area and by
// phase, with numbers in tables (figures.go). It describes a rule by the clauses of a rulebook that only one of the
// scenarios implements (clauses.go). Both forms consist of sections, which render.go writes for a terminal or as
// Markdown.
package diff

import (
	"cmp"
	"slices"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Compare returns the differences between an old scenario a and a new scenario b. They may be invalid: parts that are
// not understood are compared as they are written.
func Compare(a, b *resolve.Result) *Report {
	c := &comparer{a: read(a, b), b: read(b, a), partner: map[*declaration]*declaration{}}
	c.a.old = true
	r := &Report{A: c.a.side(), B: c.b.side()}
	c.pairDeclarations()
	for _, p := range c.pairs {
		switch {
		case p.a == nil:
			c.addNew(p.b)
		case p.b == nil:
			c.addRemoved(p.a)
		default:
			c.compareDeclarations(p)
		}
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
	partner map[*declaration]*declaration // the corresponding declaration in the other scenario
	pairs   []pair                        // all declarations: in both scenarios, removed or added
	changes []Change
}

// pair is a declaration of the old scenario and the corresponding one of the new scenario. One of them may be nil.
type pair struct{ a, b *declaration }

// either returns the new declaration, or the old one if there is none.
func (p pair) either() *declaration { return cmp.Or(p.b, p.a) }

// add adds a change of a declaration or of a part of it. If the change has no subject, it is the title of the
// declaration.
func (c *comparer) add(d *declaration, ch Change) {
	wording := wordingOf(d.spec())
	ch.Type, ch.Name, ch.of, ch.Area = d.typ, d.name, d, cmp.Or(wording.Area, "Rules")
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
		ch.Aside = wording.Aside
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

// Fragment reads a single file, so that two versions of it can be compared without the rest of their scenarios, as in
// a git diff driver. Things declared in other files are then shown by name instead of title.
func Fragment(name string, src []byte) (*resolve.Result, diag.List) {
	file, found := dsl.Parse(name, src)
	r := &resolve.Result{Dir: name, Sources: map[string][]byte{name: src}, Folders: []string{"."}}
	blocks, wrong := resolve.Blocks(file.Body)
	found = append(found, wrong...)
	for _, b := range blocks {
		it := &resolve.Item{
			Type: b.Type, Labels: b.Labels, Block: b, Body: b.Body,
			Origin: resolve.Origin{Folder: ".", Range: b.DefRange()},
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
