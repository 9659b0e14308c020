package skeleton

import "github.com/scenario-lang/scenario/internal/book"

// section has the clauses of a book under one heading.
type section struct {
	title   string
	clauses []*book.Clause
}

// sectionsOf returns the sections in the order in which they first occur. A section that occurs again later has the
// clauses of both places.
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
