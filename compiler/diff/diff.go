// Package diff compares two merged scenarios and describes the differences in the words of the scenarios.
//
// # What is compared
//
// It compares syntax trees, and neither text nor typed trees. Text would differ with its layout, its comments, the file
// that a block is in, and the order of things that have no order. Types would need a scenario without errors and with
// all its files; but git has one file at a time, and an author compares what is not finished. So everything that this
// package knows about a block comes from the tables of dsl/schema, and everything that it knows about a name from the
// declarations of the same scenario.
//
// # One text for one meaning
//
// Two expressions are the same if their canonical texts are equal, and everything else follows from that. The printer
// (printer.go) writes this text. On its way it spells each part in its plain form (plain.go): it expands what is short
// for something else, of two conditions with the same meaning it always writes the same one, and it writes what has no
// order in the order of its text. A new short form of the language is added to compiler/shortform, which says what it
// is short for, and the checker, the linter and this package follow. Statements are spelled when they are read
// (read.go): after that a model has an `if` for every `when`, a `for` for every `in`, an argument by name for one by
// position, and an attribute for every flag. What is shown to people is never the canonical text but what the author
// wrote, which the same printer writes if it has no model.
//
// # One name for one thing
//
// Bound names make no difference (names.go). A variable of a loop, whether it is a statement or a comprehension, is
// written by how deep it is, $1 in the outermost; this number depends on nothing but the loops around. Numbering other
// local names by their order would be as sound, but a binding that is added at the top would change the number of every
// other one, and so every line that reads them. So a name that both versions of a declaration bind stands for itself,
// and those that only one of them binds answer to each other in their order, if they are equally many. Any such pairing
// that is one-to-one is sound: if the texts are equal under it, the rules are equal up to the names. A bad guess makes
// the report longer, and never wrong. Parameters are paired before other names, those of a function by their places,
// and calls give their arguments the new names.
//
// Declared names are paired by their kind and name. Of what is left over, declarations that say much the same and are
// mentioned in the same places are taken for renamed ones (renames.go). This is a guess at what an author did, so it
// asks for three quarters of the words; from then on the old name is written as the new one wherever it refers to that
// thing. Those that refer to renamed things are found in the next round.
//
// # From trees to changes
//
// An attribute of a declaration is compared by name and described in words (declarations.go), a border or a number of
// pieces by where it is (board.go), and statements as lines (lines.go): a heading or an attribute each, paired as far
// as possible in order. A line that differs is broken into operands or elements if it is long, and these are paired
// once more. speech.go has the words for kinds of blocks: under which heading they are listed, and where order is a
// rule.
//
// # What players notice
//
// A change has an Aside if no player notices it: tests, citations, names that no player reads, and the rules that only
// tests use, for which usage.go follows what leads to what. More than maxListed of the others become a summary
// (summary.go): by area and by phase, with figures in tables (figures.go), where a rule is told by the clauses of a
// rulebook that only one of the scenarios has rules for (clauses.go). Both are sections, which render.go writes for a
// terminal or as Markdown.
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
	partner map[*declaration]*declaration // what a declaration of either scenario is in the other one
	pairs   []pair                        // those that are in both, those that are gone, and those that are new
	changes []Change
}

// pair is a declaration of the old scenario and that of the new one, either of which may be nil.
type pair struct{ a, b *declaration }

// either returns the new declaration, or the old one if there is none.
func (p pair) either() *declaration { return cmp.Or(p.b, p.a) }

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
