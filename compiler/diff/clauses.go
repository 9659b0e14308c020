package diff

import (
	"maps"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl"
)

// clause is a clause of a rulebook.
type clause struct{ id, text string }

// citations are the clauses of both scenarios, and the rules that cite them.
type citations struct {
	clauses map[*model]map[string]clause // clauses that rules can have
	same    map[string]string            // by clause: another one that says the same; see find
	cited   map[*model]map[string]bool   // the clauses that the rules of a scenario cite, as find returns them
	listed  map[string]bool              // clauses already listed
}

// readCitations reads the rulebooks of both scenarios and the citations of their rules.
func (c *comparer) readCitations() *citations {
	x := &citations{
		clauses: map[*model]map[string]clause{}, same: map[string]string{},
		cited: map[*model]map[string]bool{}, listed: map[string]bool{},
	}
	for _, s := range []*model{c.a, c.b} {
		x.readBooks(s)
	}
	for _, s := range []*model{c.a, c.b} {
		x.cited[s] = map[string]bool{}
		for _, d := range s.declarations {
			if d.typ != "test" && d.typ != "rulebook" {
				for text := range d.cites {
					x.cited[s][x.find(strings.Trim(text, `"`))] = true
				}
			}
		}
	}
	return x
}

// readBooks reads the clauses of a scenario, and which of them say the same.
func (x *citations) readBooks(s *model) {
	x.clauses[s] = map[string]clause{}
	for _, d := range s.declarations {
		for _, n := range d.node.body {
			if d.typ != "rulebook" || n.typ != "clause" || len(n.labels) != 1 {
				continue
			}
			id := n.labels[0]
			if e := n.attr("text"); e != nil && n.attr("not_applicable") == nil {
				x.clauses[s][id] = clause{id, s.text(e)}
			}
			if e := n.attr("same_as"); e != nil {
				for _, other := range dsl.Elements(e) {
					name, ok := dsl.Literal(other)
					if p, q := x.find(id), x.find(name); ok && p != q {
						x.same[p] = q
					}
				}
			}
		}
	}
}

// find returns the clause that represents all clauses that say the same.
func (x *citations) find(id string) string {
	for x.same[id] != "" {
		id = x.same[id]
	}
	return id
}

// claim returns the clauses that a rule cites and that no rule of the other scenario cites, in the order of their
// names. Each clause is returned for one rule only.
func (x *citations) claim(d *declaration, other *model) []clause {
	var out []clause
	for _, text := range slices.Sorted(maps.Keys(d.cites)) {
		id := strings.Trim(text, `"`)
		c, key := x.clauses[d.model][id], x.find(id)
		if c.text != "" && !x.cited[other][key] && !x.listed[key] {
			x.listed[key] = true
			out = append(out, c)
		}
	}
	slices.SortFunc(out, func(p, q clause) int { return compareNumbered(p.id, q.id) })
	return out
}

// compareNumbered compares names, and numbers at their ends by value: A-9 comes before A-10.
func compareNumbered(a, b string) int {
	if len(a) != len(b) && strings.TrimRight(a, "0123456789") == strings.TrimRight(b, "0123456789") {
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}
