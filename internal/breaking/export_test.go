package breaking

import (
	"fmt"
	"strings"
)

// Parse reads what Text has written.
func Parse(text string) (*Surface, error) {
	s := &Surface{Entries: map[string]string{}, Lists: map[string][]string{}}
	for i, line := range strings.Split(strings.TrimRight(text, "\n"), "\n") {
		if v, ok := strings.CutPrefix(line, "version "); ok && i == 0 {
			if v != "none" {
				s.Version = v
			}
			continue
		}
		if at, said, ok := strings.Cut(line, " = "); ok && !strings.Contains(at, ": ") {
			s.Entries[at] = said
		} else if at, list, ok := strings.Cut(line, ":"); ok {
			var all []string
			if list = strings.TrimSpace(list); list != "" {
				all = strings.Split(list, " | ")
			}
			if of, ok := strings.CutSuffix(at, " "+parameters); ok {
				s.setParameters(of, all)
			} else if of, ok := strings.CutSuffix(at, " "+clauses); ok {
				s.setClauses(strings.TrimPrefix(of, "rulebook."), all)
			} else {
				s.Lists[at] = all
			}
		} else {
			return nil, fmt.Errorf("line %d is not a line of a surface: %q", i+1, line)
		}
	}
	return s, nil
}
