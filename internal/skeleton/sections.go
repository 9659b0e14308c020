package skeleton

import "github.com/scenario-lang/scenario/internal/book"

// section is what the book says under one heading.
type section struct {
	title   string
	clauses []*book.Clause
}

// sections returns the sections in the order in which each first comes. Clauses of a section that goes on later are
// kept together.
func sectionsOf(l *book.Ledger) []*section {
	var out []*section
	known := map[string]*section{}
	for i := range l.Rules {
		c := &l.Rules[i]
		s := known[c.Section]
		if s == nil {
			s = &section{title: c.Section}
			known[c.Section] = s
			out = append(out, s)
		}
		s.clauses = append(s.clauses, c)
	}
	return out
}
