package diff

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
)

// clause is a clause of a rulebook.
type clause struct {
	id      string
	text    string
	section string
	applies bool // it is not said to have no place in the rules
}

// books are the clauses of one scenario, and those of both that say the same.
type books struct {
	clauses map[string]clause
	same    map[string]string // by clause another one that says the same; see find
}

// readBooks reads the clauses of a scenario, and adds what it says about clauses that say the same.
func (s *model) readBooks(same map[string]string) books {
	b := books{clauses: map[string]clause{}, same: same}
	for _, d := range s.declarations {
		if d.typ != "rulebook" {
			continue
		}
		for _, n := range d.node.body {
			if n.typ != "clause" || len(n.labels) != 1 {
				continue
			}
			c := clause{id: n.labels[0], applies: n.attr("not_applicable") == nil}
			if e := n.attr("text"); e != nil {
				c.text = s.text(e)
			}
			if e := n.attr("section"); e != nil {
				c.section, _ = dsl.Literal(e)
			}
			b.clauses[c.id] = c
			if e := n.attr("same_as"); e != nil {
				for _, x := range dsl.Elements(e) {
					if other, ok := dsl.Literal(x); ok {
						b.join(c.id, other)
					}
				}
			}
		}
	}
	return b
}

// find returns the clause that represents all that say the same as one.
func (b books) find(id string) string {
	for b.same[id] != "" {
		id = b.same[id]
	}
	return id
}

// join records that two clauses say the same.
func (b books) join(x, y string) {
	if x, y = b.find(x), b.find(y); x != y {
		b.same[x] = y
	}
}

// cited returns the clauses that a declaration cites, by what represents them.
func (d *declaration) cited(b books) map[string]string {
	out := map[string]string{}
	for text := range d.cites {
		id := strings.Trim(text, `"`)
		out[b.find(id)] = id
	}
	return out
}

// citations are the clauses that only one of the scenarios has rules for.
type citations struct {
	a, b   books
	inA    map[string]bool // what the rules of the old scenario cite, by what represents it
	inB    map[string]bool
	listed map[string]bool // those that were listed already
}

// readCitations reads the rulebooks of both scenarios and what their rules cite.
func (c *comparer) readCitations() *citations {
	same := map[string]string{}
	out := &citations{a: c.a.readBooks(same), b: c.b.readBooks(same), inA: map[string]bool{}, inB: map[string]bool{}, listed: map[string]bool{}}
	for _, side := range []struct {
		s     *model
		books books
		in    map[string]bool
	}{{c.a, out.a, out.inA}, {c.b, out.b, out.inB}} {
		for _, d := range side.s.declarations {
			if d.typ == "test" || d.typ == "rulebook" {
				continue
			}
			for k := range d.cited(side.books) {
				side.in[k] = true
			}
		}
	}
	return out
}

// of returns the clauses that a rule cites and that no rule of the other scenario is for, in the order of their
// names. Each is returned for one rule only.
func (x *citations) of(d *declaration) []clause {
	books, others := x.b, x.inA
	if d.model.old {
		books, others = x.a, x.inB
	}
	var out []clause
	for k, id := range d.cited(books) {
		c := books.clauses[id]
		if others[k] || x.listed[k] || c.text == "" || !c.applies {
			continue
		}
		x.listed[k] = true
		out = append(out, c)
	}
	slices.SortFunc(out, func(p, q clause) int { return compareNumbered(p.id, q.id) })
	return out
}

// compareNumbered compares names that end in numbers by these: A-9 comes before A-10.
func compareNumbered(a, b string) int {
	if len(a) != len(b) && strings.TrimRight(a, "0123456789") == strings.TrimRight(b, "0123456789") {
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}
