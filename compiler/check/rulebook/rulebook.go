// Package rulebook reads the clauses of rulebooks and the citations of them.
package rulebook

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Checker reads rulebooks and citations.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	// attributes reads the attributes of declarations by the rows of the schema.
	attributes *attribute.Reader
	blocks     *source.Blocks
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report, attributes *attribute.Reader, blocks *source.Blocks) *Checker {
	return &Checker{symbols: t, report: r, attributes: attributes, blocks: blocks}
}

// Cites returns the clauses that a block cites.
func (d *Checker) Cites(b *hclsyntax.Body) []ir.Cite {
	a := d.attributes.Cites(b)
	if a == nil {
		return nil
	}
	l, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok {
		d.report.Errorf("SC298", a.Expr.Range(), "`cites` is a list of clauses: [\"A-01\"].")
		return nil
	}
	out := make([]ir.Cite, 0, len(l.Exprs))
	for _, x := range l.Exprs {
		t, ok := x.(*hclsyntax.TemplateExpr)
		if !ok || !t.IsStringLiteral() {
			d.report.Errorf("SC298", x.Range(), "A clause is cited by its label in quotes: \"A-01\".")
			continue
		}
		label := t.Parts[0].(*hclsyntax.LiteralValueExpr).Val.AsString()
		if one := d.symbols.Clauses[label]; one != nil && len(one.Same) == 0 { // the usual case
			d.symbols.Notes.Name(x.Range(), one)
			out = append(out, ir.Cite{Clause: label, Range: x.Range()})
			continue
		}
		out = append(out, d.cite(label, x.Range())...)
	}
	return out
}

// cite returns the clauses that a citation names, and those that say the same.
func (d *Checker) cite(label string, at hcl.Range) []ir.Cite {
	return d.addSame(d.findClauses(label, at))
}

// findClauses returns the clauses that a label or range names. It reports those that the rulebook does not have.
func (d *Checker) findClauses(label string, at hcl.Range) []ir.Cite {
	ids := []string{label}
	if d.symbols.Clauses[label] == nil {
		ids = d.expandRange(label, at)
	}
	var out []ir.Cite
	for _, id := range ids {
		if d.symbols.Clauses == nil || d.symbols.Clauses[id] != nil {
			out = append(out, ir.Cite{Clause: id, Range: at})
			if clause := d.symbols.Clauses[id]; clause != nil {
				d.symbols.Notes.Name(at, clause)
			}
			continue
		}
		missing := diag.New("SC298", at, "The rulebook has no clause %q.", id)
		if len(ids) == 1 {
			d.report.AddUnknown(missing, "clause", id, symbols.Keys(d.symbols.Clauses))
			continue
		}
		d.report.Add(missing.Missing("clause", id).Note("Every clause of a range must be in the rulebook. Cite two " +
			"ranges, or the clauses one by one."))
		break // report one gap only
	}
	return out
}

// expandRange returns the labels of a range, or the label itself. After an error it returns none.
func (d *Checker) expandRange(label string, at hcl.Range) []string {
	ids, err := dsl.Clauses(label)
	if err != nil {
		d.report.Add(diag.New("SC298", at, "write two labels that differ in the number at the end, "+
			"such as \"A-01..12\"").Saying("the range cannot be read: %s", err))
		return nil
	}
	return ids
}

// ReadClauses reads the clauses of all rulebook blocks. A clause of a later folder replaces the one with the same
// label of an earlier folder or, if it has no text, changes some of its attributes.
func (d *Checker) ReadClauses() {
	type entry struct {
		folder string
		index  int
	}
	known := map[string]entry{}
	var book *ir.Rulebook
	var restated, same []reference
	for _, it := range d.blocks.OfType("rulebook") {
		name, at := source.Label(it)
		if d.symbols.Clauses == nil {
			d.symbols.Clauses = map[string]*ir.Clause{}
		}
		if d.declareElsewhere(it) && !hasClause(it) {
			continue
		}
		if book == nil {
			book = &ir.Rulebook{Range: at}
			d.symbols.Scenario.Rulebook = book
		}
		book.Name = name
		attrs := d.attributes.Item(it, nil)
		attrs.Text("title")
		if a := attrs.Raw("language", "language_code"); a != nil {
			d.Words(a.Expr)
		}
		if a := attrs.Raw("book", "text"); a != nil {
			book.Text, _ = d.Words(a.Expr)
			book.TextRange = a.Expr.Range()
		}
		for _, b := range it.Body.Blocks {
			if b.Type != "clause" || len(b.Labels) == 0 {
				continue
			}
			c := &ir.Clause{}
			old, twice := known[b.Labels[0]]
			if b.Body.Attributes["text"] == nil {
				if !twice {
					d.report.Add(diag.New("SC102", b.LabelRanges[0],
						"write text = \"…\"; only a clause that an earlier folder has can do without").
						Saying("clause %s has no text", b.Labels[0]))
				} else if old.folder != it.Origin.Folder {
					*c = *book.Clauses[old.index] // attributes that are not given do not change
				}
			}
			d.readClause(c, b)
			restated = append(restated, d.references(&c.Restates, "restates", b)...)
			same = append(same, d.references(&c.SameAs, "same_as", b)...)
			if twice {
				if old.folder == it.Origin.Folder {
					d.report.Add(diag.New("SC171", b.LabelRanges[0], "a clause has one place in the book").
						Saying("clause %s is declared twice", c.ID).See(book.Clauses[old.index].Range,
						"the first one is here").Twice("clause", c.ID))
					continue
				}
				book.Clauses[old.index] = c
				d.symbols.Clauses[c.ID] = c
				known[c.ID] = entry{it.Origin.Folder, old.index}
				continue
			}
			known[c.ID] = entry{it.Origin.Folder, len(book.Clauses)}
			book.Clauses = append(book.Clauses, c)
			d.symbols.Clauses[c.ID] = c
		}
	}
	for _, it := range d.blocks.OfType("rulebook") {
		d.markNotApplicable(it)
	}
	joined := map[string]bool{}
	for _, r := range same {
		if d.symbols.Clauses[r.clause] == nil {
			d.report.AddUnknown(diag.New("SC182", r.at, "`same_as` names a clause of a rulebook of this scenario or its base").
				Saying("there is no clause %q", r.clause), "clause", r.clause, symbols.Keys(d.symbols.Clauses))
			continue
		}
		if from, to := d.symbols.Clauses[r.from], d.symbols.Clauses[r.clause]; from.Assumed != "" && to.Assumed == "" {
			d.report.Add(diag.New("SC182", r.at, "leave out `assumed`, because a book has the clause, or leave out `same_as`").
				Saying("clause %s is assumed, as if no book said it, and the same as %s, which is in a book", r.from,
					r.clause).See(to.Range, "it is here"))
			continue
		}
		if joined[r.from+" "+r.clause] {
			d.report.Add(diag.New("SC182", r.at, "keep one of them").Saying("same_as of clause %s names %s twice", r.from,
				r.clause))
			continue
		}
		joined[r.from+" "+r.clause] = true
		if d.leadsBack(r.from, r.clause) {
			d.report.Add(diag.New("SC182", r.at, "remove one of the two; a citation of either counts for both").
				Saying("same_as leads from clause %s to clause %s and back", r.from, r.clause))
			c := d.symbols.Clauses[r.from]
			// The cycle is reported once.
			c.SameAs = slices.DeleteFunc(c.SameAs, func(label string) bool { return label == r.clause })
			continue
		}
		d.join(r.from, r.clause)
	}
	for _, r := range restated {
		switch {
		case r.clause == r.from:
			d.report.Add(diag.New("SC172", r.at, "name the clause that states it first").Saying("clause %s restates itself",
				r.from))
		case d.symbols.Clauses[r.clause] == nil:
			d.report.AddUnknown(diag.New("SC172", r.at, "`restates` names clauses of the same rulebook").
				Saying("there is no clause %q", r.clause), "clause", r.clause, symbols.Keys(d.symbols.Clauses))
		}
	}
	if book != nil && len(book.Clauses) == 0 {
		d.report.Add(diag.New("SC110", book.Range,
			"write clause \"A-01\" { text = \"…\" }").Saying("rulebook %s has no clause", book.Name))
	}
}

// reference is a place where a clause names another one.
type reference struct {
	clause string
	at     hcl.Range
	from   string
}

// references returns the clauses that an attribute of a clause names, if the clause has it.
func (d *Checker) references(to *[]string, attr string, b *hclsyntax.Block) (out []reference) {
	a := d.attributes.Nested("rulebook", b, nil).Raw(attr, "clause_label or list(clause_label)")
	if a == nil {
		return nil
	}
	*to = nil
	for _, e := range dsl.Elements(a.Expr) {
		if s, ok := d.Words(e); ok {
			*to = append(*to, s)
			out = append(out, reference{s, e.Range(), b.Labels[0]})
		}
	}
	return out
}

// readClause reads the attributes of a clause.
func (d *Checker) readClause(c *ir.Clause, b *hclsyntax.Block) {
	c.ID, c.Range = b.Labels[0], b.LabelRanges[0]
	attrs := d.attributes.Nested("rulebook", b, nil)
	for _, t := range []struct {
		name string
		to   *string
	}{{"section", &c.Section}, {"text", &c.Text}, {"not_applicable", &c.NotApplicable},
		{"note", &c.Note}, {"assumed", &c.Assumed}} {
		if a := attrs.Raw(t.name, "text"); a != nil {
			*t.to, _ = d.Words(a.Expr)
		}
	}
	if v := attrs.Constant("line"); v != nil {
		c.Line = int(v.Int)
	}
}

// Words returns a text without ${ }, or reports an error.
func (d *Checker) Words(e hclsyntax.Expression) (string, bool) {
	s, ok := dsl.Literal(e)
	if !ok {
		d.report.Add(diag.New("SC177", e.Range(), "write words in quotes, without ${ }").Saying("this is not a plain text"))
	}
	return s, ok
}

func (d *Checker) CollectCitations(b *hclsyntax.Body, what string, test int) {
	if a := b.Attributes["cites"]; a != nil {
		if d.symbols.Clauses == nil {
			d.report.Add(diag.New("SC170", a.NameRange,
				"declare the clauses: rulebook NAME { clause \"A-01\" { text = \"…\" } }").Saying("there is no rulebook to cite"))
		}
		for _, c := range d.Cites(b) {
			d.symbols.Scenario.Cites = append(d.symbols.Scenario.Cites,
				ir.CiteUse{Clause: c.Clause, What: what, Range: c.Range, Test: test})
			if cl := d.symbols.Clauses[c.Clause]; cl != nil && cl.NotApplicable != "" {
				d.report.Add(diag.New("SC173", c.Range, "remove not_applicable from the clause, or remove the citation").
					Saying("clause %s is marked as not applicable", c.Clause).See(cl.Range, "the clause"))
			}
		}
	}
	for _, inner := range b.Blocks {
		name := what
		if _, ok := schema.Nested("action", inner.Type); ok && inner.Type != "do" {
			name += ", " + resolve.Describe(inner.Type, inner.Labels)
		}
		d.CollectCitations(inner.Body, name, test)
	}
}

// declareElsewhere declares the clauses of other books that a rulebook block refers to, unless the scenario has them.
// They can be cited, and other clauses can be the same as they are. It reports whether there are any.
func (d *Checker) declareElsewhere(it *resolve.Item) bool {
	a := d.attributes.Item(it, nil).Raw("refers_to", "list(clause_label)")
	if a == nil {
		return false
	}
	for _, e := range dsl.Elements(a.Expr) {
		label, ok := d.Words(e)
		if !ok {
			continue
		}
		for _, id := range d.expandRange(label, e.Range()) {
			if d.symbols.Clauses[id] == nil {
				d.symbols.Clauses[id] = &ir.Clause{ID: id, Elsewhere: true, Range: e.Range()}
			}
		}
	}
	return true
}

// hasClause reports whether a rulebook block has clauses.
func hasClause(it *resolve.Item) bool {
	return slices.ContainsFunc(it.Body.Blocks, func(b *hclsyntax.Block) bool { return b.Type == "clause" })
}

// markNotApplicable marks the clauses that a rulebook block lists as not applicable.
func (d *Checker) markNotApplicable(it *resolve.Item) {
	a := d.attributes.Item(it, nil).Raw("not_applicable", "map(text, list(clause_label))")
	if a == nil {
		return
	}
	o, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report.Add(diag.New("SC177", a.Expr.Range(), "write not_applicable = { \"There are no ships.\" = [\"A-01\", "+
			"\"A-02\"] }").Saying("not_applicable is a map from reasons to clauses"))
		return
	}
	for _, item := range o.Items {
		why, ok := d.Words(dsl.Key(item.KeyExpr))
		if !ok {
			continue
		}
		for _, e := range dsl.Elements(item.ValueExpr) {
			label, ok := d.Words(e)
			if !ok {
				continue
			}
			for _, named := range d.findClauses(label, e.Range()) {
				c := d.symbols.Clauses[named.Clause]
				if c.Elsewhere {
					d.report.Add(diag.New("SC298", e.Range(),
						"leave it out; mark only clauses of the scenario's own rulebooks").
						Saying("clause %s is in another book", named.Clause))
					break
				}
				c.NotApplicable = why
			}
		}
	}
}

// leadsBack reports whether following same_as from a clause leads to another one.
func (d *Checker) leadsBack(from, to string) bool {
	seen := map[string]bool{}
	var visit func(label string) bool
	visit = func(label string) bool {
		if label == from {
			return true
		}
		c := d.symbols.Clauses[label]
		if c == nil || seen[label] {
			return false
		}
		seen[label] = true
		return slices.ContainsFunc(c.SameAs, visit)
	}
	return visit(to)
}

// join makes two clauses, and all that are the same as either, count as the same.
func (d *Checker) join(a, b string) {
	all := append([]string{a}, d.symbols.Clauses[a].Same...)
	for _, label := range append([]string{b}, d.symbols.Clauses[b].Same...) {
		if !slices.Contains(all, label) {
			all = append(all, label)
		}
	}
	for _, label := range all {
		c := d.symbols.Clauses[label]
		c.Same = slices.DeleteFunc(slices.Clone(all), func(other string) bool { return other == label })
	}
}

// addSame adds to citations the applicable clauses that say the same.
func (d *Checker) addSame(cites []ir.Cite) []ir.Cite {
	out := cites
	for _, cite := range cites {
		cl := d.symbols.Clauses[cite.Clause]
		if cl == nil {
			continue
		}
		for _, other := range cl.Same {
			named := func(x ir.Cite) bool { return x.Clause == other }
			if d.symbols.Clauses[other].NotApplicable == "" && !slices.ContainsFunc(out, named) {
				out = append(out, ir.Cite{Clause: other, Range: cite.Range})
			}
		}
	}
	return out
}
