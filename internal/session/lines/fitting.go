package lines

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// mostLooks is how often the game is asked which values a parameter may have, to complete one name. A line whose
// first parameters come last in its form may have very many combinations; then all names are offered.
const mostLooks = 1000

// fitting returns the names that may be typed for a parameter of an offered action: those with which the line can
// still become one that the rules allow. typed is what the line has for each parameter so far, "" for those that are
// still to be typed. Parameters are answered in the order in which the action declares them, and not in the order of
// its line, so those before that are not typed are tried.
func fitting(g *runtime.Game, action, param int, typed []string) []string {
	p := g.Program()
	a := &p.Actions[action]
	if isNumber(p, &a.Params[param]) {
		return nil
	}
	last := param
	for i, text := range typed {
		if text != "" {
			last = max(last, i)
		}
	}
	s := search{g: g, action: action, param: param, last: last, typed: typed, answers: make([]string, len(a.Params))}
	s.from(0)
	if s.looks > mostLooks {
		return namesFor(g, action, param, typed)
	}
	return s.found
}

// search looks for the names that a parameter may have.
type search struct {
	g                   *runtime.Game
	action, param, last int
	typed, answers      []string // by parameter
	found               []string
	looks               int
}

// from answers the parameters from one on, up to the last that matters, and notes what the wanted one may be. It
// reports whether they can be answered.
func (s *search) from(i int) bool {
	if i > s.last {
		if name := s.answers[s.param]; !slices.Contains(s.found, name) {
			s.found = append(s.found, name)
		}
		return true
	}
	if s.g.Program().Actions[s.action].Params[i].Slot > 0 { // answered with the first of the list
		return s.from(i + 1)
	}
	if s.looks++; s.looks > mostLooks {
		return false
	}
	any := false
	for _, name := range s.values(i) {
		if i == s.param && slices.Contains(s.found, name) {
			any = true
			continue
		}
		s.answers[i] = name
		if s.from(i + 1) {
			any = true
			if i > s.param {
				break // one way to go on is enough
			}
		}
	}
	s.answers[i] = ""
	return any
}

// values returns what a parameter may be after those before it, and as it was typed.
func (s *search) values(i int) []string {
	var names []string
	for _, name := range s.g.LegalWordsFor(s.action, i, s.answers) {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	if s.typed[i] == "" {
		return names
	}
	if s.g.Program().Actions[s.action].Params[i].Slot >= 0 {
		return []string{s.typed[i]} // a list; the game reads it
	}
	if at := slices.IndexFunc(names, func(name string) bool { return strings.EqualFold(name, s.typed[i]) }); at >= 0 {
		return names[at : at+1]
	}
	if isNumber(s.g.Program(), &s.g.Program().Actions[s.action].Params[i]) {
		return nil
	}
	if short := shortFor(s.typed[i], names); len(short) > 0 {
		return short
	}
	if i < s.last {
		return []string{s.typed[i]} // a title perhaps; the game knows when it reads on
	}
	return nil
}

// fits reports whether a text may be what is typed for a parameter in full. typed is what the line has for the others.
func fits(g *runtime.Game, action, param int, typed []string, text string) bool {
	if isNumber(g.Program(), &g.Program().Actions[action].Params[param]) {
		return true // it is looked at when the line is complete
	}
	with := slices.Clone(typed)
	with[param] = text
	return len(fitting(g, action, param, with)) > 0
}

// isNumber reports whether a parameter is a number or a truth value, which have no names.
func isNumber(p *program.Program, row *program.Param) bool {
	return row.Text < 0 && (row.Type < 0 || p.Types[row.Type].Kind != program.TRef)
}
