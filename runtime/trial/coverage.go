package trial

import "github.com/scenario-lang/scenario/runtime/program"

// Coverage says how much of a rulebook a scenario carries out. A clause binds unless it is marked not applicable; a
// binding clause is cited when any block cites it, and tested when a test that passed does.
type Coverage struct {
	Clauses, NotApplicable, Cited, Tested int
	Missing                               []string // bind, and nothing cites them
	Untested                              []string // bind and are cited, but by no test that passed
	Sections                              []Section
}

// Section of the rulebook, in the order of its first clause.
type Section struct {
	Name                                  string
	Clauses, NotApplicable, Cited, Tested int
}

// Binding is how many clauses bind.
func (c Coverage) Binding() int { return c.Clauses - c.NotApplicable }

// Cover counts. Tests that r has no passing result for count as rules do: their clauses are cited only.
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
