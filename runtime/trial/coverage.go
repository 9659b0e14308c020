package trial

import "github.com/scenario-lang/scenario/runtime/program"

// Coverage is how much of a rulebook a scenario implements. A clause is binding unless it is marked not applicable. A
// binding clause is cited if any block cites it, and tested if a passing test does.
type Coverage struct {
	Clauses, NotApplicable, Cited, Tested int
	Missing                               []string // binding clauses that nothing cites
	Untested                              []string // binding clauses that are cited, but by no passing test
	Sections                              []Section
}

// Section is a section of the rulebook. Sections are in the order of their first clauses.
type Section struct {
	Name                                  string
	Clauses, NotApplicable, Cited, Tested int
}

// Binding returns the number of binding clauses.
func (c Coverage) Binding() int { return c.Clauses - c.NotApplicable }

// Cover computes the coverage. A test that did not pass according to r counts like a rule: its clauses are cited but
// not tested.
func Cover(p *program.Program, r Report) Coverage {
	cited := make([]bool, len(p.Clauses))
	tested := make([]bool, len(p.Clauses))
	for _, c := range p.Cites {
		if c.Clause < 0 || int(c.Clause) >= len(p.Clauses) {
			continue
		}
		cited[c.Clause] = true
		if t := int(c.Test); t >= 0 && t < len(r.Results) && r.Results[t].Status == Passed {
			tested[c.Clause] = true
		}
	}
	out := Coverage{Clauses: len(p.Clauses), Missing: []string{}, Untested: []string{}}
	at := map[string]int{}
	for i := range p.Clauses {
		c := &p.Clauses[i]
		name := str(p, c.Section)
		if _, ok := at[name]; !ok {
			at[name] = len(out.Sections)
			out.Sections = append(out.Sections, Section{Name: name})
		}
		s := &out.Sections[at[name]]
		s.Clauses++
		if c.NotApplicable >= 0 {
			s.NotApplicable++
			out.NotApplicable++
			continue
		}
		id := str(p, c.ID)
		switch {
		case !cited[i]:
			out.Missing = append(out.Missing, id)
			continue
		case tested[i]:
			s.Tested++
			out.Tested++
		default:
			out.Untested = append(out.Untested, id)
		}
		s.Cited++
		out.Cited++
	}
	return out
}
