package rulebook

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// changed returns a clause of an earlier folder with what a clause without a text says.
func changed(old, c *ir.Clause, b *hclsyntax.Block) *ir.Clause {
	out := *old
	out.Range = c.Range
	for name := range b.Body.Attributes {
		switch name {
		case "section":
			out.Section = c.Section
		case "not_applicable":
			out.NotApplicable = c.NotApplicable
		case "note":
			out.Note = c.Note
		case "assumed":
			out.Assumed = c.Assumed
		case "line":
			out.Line = c.Line
		case "restates":
			out.Restates = c.Restates
		case "same_as":
			out.SameAs = c.SameAs
		}
	}
	return &out
}

// notApplicable marks the clauses that a rulebook block lists as not applicable.
func (d *Checker) notApplicable(it *resolve.Item) {
	a := d.attributes.Item(it, nil).Raw("not_applicable", "map(text, list(clause_label))")
	if a == nil {
		return
	}
	o, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
	if !ok {
		d.report.Add(diag.New("SC177", a.Expr.Range(), "write not_applicable = { \"There are no ships.\" = [\"A-01\", \"A-02\"] }").Saying("not_applicable is a map from reasons to clauses"))
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
			for _, named := range d.named(label, e.Range()) {
				c := d.symbols.Clauses[named.Clause]
				if c.Elsewhere {
					d.report.Add(diag.New("SC298", e.Range(), "leave it out; only clauses that the scenario has can have no rule").Saying("clause %s stands in another book", named.Clause))
					break
				}
				c.NotApplicable = why
			}
		}
	}
}

// leadsBack reports whether a clause is the same as another one because that one says so, directly or through others.
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

// join makes two clauses, and those that each is the same as, count for each other.
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

// withSame adds to citations the clauses that say the same as those that are cited and that apply.
func (c *Checker) withSame(cites []ir.Cite) []ir.Cite {
	out := cites
	for _, cite := range cites {
		cl := c.symbols.Clauses[cite.Clause]
		if cl == nil {
			continue
		}
		for _, other := range cl.Same {
			named := func(x ir.Cite) bool { return x.Clause == other }
			if c.symbols.Clauses[other].NotApplicable == "" && !slices.ContainsFunc(out, named) {
				out = append(out, ir.Cite{Clause: other, Range: cite.Range})
			}
		}
	}
	return out
}
