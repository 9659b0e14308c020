package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// rulebook reads the clauses of all rulebook blocks. A clause of a later folder takes the place of an earlier one's.
func (d *decls) rulebook() {
	type entry struct {
		folder string
		index  int
	}
	known := map[string]entry{}
	var book *ir.Rulebook
	type reference struct {
		clause string
		at     hcl.Range
		from   string
	}
	var restated []reference
	for _, it := range d.items["rulebook"] {
		name, at := label(it)
		if book == nil {
			book = &ir.Rulebook{Range: at}
			d.sc.Rulebook = book
			d.clauses = map[string]*ir.Clause{}
		}
		book.Name = name
		if a := it.Body.Attributes["title"]; a != nil {
			d.template(a.Expr, nil)
		}
		for _, b := range it.Body.Blocks {
			if b.Type != "clause" || len(b.Labels) == 0 {
				continue
			}
			c := d.clause(b)
			if a := b.Body.Attributes["restates"]; a != nil {
				for _, e := range dsl.Elements(a.Expr) {
					if s, ok := d.words(e); ok {
						c.Restates = append(c.Restates, s)
						restated = append(restated, reference{s, e.Range(), c.ID})
					}
				}
			}
			if old, twice := known[c.ID]; twice {
				if old.folder == it.Origin.Folder {
					d.report(diag.New("SC171", b.LabelRanges[0], "a clause has one place in the book").
						Saying("clause %s is there twice", c.ID).See(book.Clauses[old.index].Range, "the first one is here"))
					continue
				}
				book.Clauses[old.index] = c
				d.clauses[c.ID] = c
				known[c.ID] = entry{it.Origin.Folder, old.index}
				continue
			}
			known[c.ID] = entry{it.Origin.Folder, len(book.Clauses)}
			book.Clauses = append(book.Clauses, c)
			d.clauses[c.ID] = c
		}
	}
	for _, r := range restated {
		switch {
		case r.clause == r.from:
			d.report(diag.New("SC172", r.at, "name the clause that says it first").Saying("clause %s restates itself", r.from))
		case d.clauses[r.clause] == nil:
			d.report(diag.New("SC172", r.at, "restates names clauses of the same rulebook").
				Saying("there is no clause %q", r.clause).Suggest(nearestKey(r.clause, d.clauses)))
		}
	}
	if book != nil && len(book.Clauses) == 0 {
		d.report(diag.New("SC110", book.Range, "write clause \"A-01\" { text = \"…\" }").Saying("rulebook %s has no clause", book.Name))
	}
}

func (d *decls) clause(b *hclsyntax.Block) *ir.Clause {
	c := &ir.Clause{ID: b.Labels[0], Range: b.LabelRanges[0]}
	for _, t := range []struct {
		name string
		to   *string
	}{{"section", &c.Section}, {"text", &c.Text}, {"not_applicable", &c.NotApplicable}, {"note", &c.Note}} {
		if a := b.Body.Attributes[t.name]; a != nil {
			*t.to, _ = d.words(a.Expr)
		}
	}
	if a := b.Body.Attributes["line"]; a != nil {
		if v := d.constant(a.Expr, tInt); v != nil {
			c.Line = int(v.Int)
		}
	}
	return c
}

// words reads a text that is only words.
func (d *decls) words(e hclsyntax.Expression) (string, bool) {
	s, ok := dsl.Literal(e)
	if !ok {
		d.report(diag.New("SC177", e.Range(), "write words in quotes, without ${ }").Saying("this is not a plain text"))
	}
	return s, ok
}

// citations gathers every cites attribute of every block, however deep.
func (d *decls) citations() {
	test := 0
	for _, it := range d.r.Items {
		what := resolve.Describe(it.Type, it.Labels)
		switch it.Type {
		case "rulebook":
		case "test":
			for _, r := range d.played[it] {
				d.citationsOf(it.Body, what, test)
				if r != nil {
					d.citationsOf(r.citing(), what, test)
				}
				test++
			}
		default:
			d.citationsOf(it.Body, what, -1)
		}
	}
}

func (d *decls) citationsOf(b *hclsyntax.Body, what string, test int) {
	if a := b.Attributes["cites"]; a != nil {
		if d.clauses == nil {
			d.report(diag.New("SC170", a.NameRange, "declare the clauses: rulebook NAME { clause \"A-01\" { text = \"…\" } }").Saying("there is no rulebook to cite"))
		}
		for _, c := range d.cites(b) {
			d.sc.Cites = append(d.sc.Cites, ir.CiteUse{Clause: c.Clause, What: what, Range: c.Range, Test: test})
			if cl := d.clauses[c.Clause]; cl != nil && cl.NotApplicable != "" {
				d.report(diag.New("SC173", c.Range, "take not_applicable out of the clause, or the citation away").
					Saying("clause %s is said not to apply", c.Clause).See(cl.Range, "the clause"))
			}
		}
	}
	for _, inner := range b.Blocks {
		name := what
		if _, ok := schema.Nested("action", inner.Type); ok && inner.Type != "do" {
			name += ", " + resolve.Describe(inner.Type, inner.Labels)
		}
		d.citationsOf(inner.Body, name, test)
	}
}
