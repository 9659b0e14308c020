package lines

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Complete returns the ways to continue what is typed of an action's line: with the next words of the line, or with the
// names that its next parameter may have after what is typed. For a list it continues with one of the options. A name
// is written as spoken returns it, unless the label is being typed; if spoken is nil, names are labels. The lines need
// not be legal.
func Complete(g *runtime.Game, options []runtime.Option, typed string, spoken Spoken) []string {
	d := g.Decision()
	if d == nil || strings.TrimSpace(typed) == "" {
		return nil
	}
	var out []string
	if asksForSeveral(g.Program(), d) {
		out = completeList(d, options, typed)
	}
	if d.Kind == runtime.Pick {
		return out
	}
	for _, a := range offered(g, d, options) {
		for _, line := range continued(g, int(a), typed, spoken) {
			if !slices.Contains(out, line) {
				out = append(out, line)
			}
		}
	}
	return out
}

// Spoken returns the title of the thing of a type that has a label.
type Spoken func(typ int32, label string) string

// begins reports whether what is typed is the beginning of a thing's title or label, and returns the one that it is.
func (spoken Spoken) begins(typ int32, label, typed string) (string, bool) {
	if spoken != nil {
		if title := spoken(typ, label); hasPrefixFold(title, typed) {
			return title, true
		}
	}
	return label, hasPrefixFold(label, typed)
}

// continued returns what is typed with the next word of an action's line, in each possible way.
func continued(g *runtime.Game, action int, typed string, spoken Spoken) []string {
	p := g.Program()
	a := &p.Actions[action]
	said := make([]string, len(a.Params)) // by parameter, as far as typed
	rest := typed
	for i, part := range a.Line {
		before := typed[:len(typed)-len(rest)]
		if part.Param < 0 {
			literal := p.Strings[part.Literal]
			if len(rest) < len(literal) {
				if hasPrefixFold(literal, rest) {
					return []string{before + literal}
				}
				return nil
			}
			if !hasPrefixFold(rest, literal) {
				return nil
			}
			rest = rest[len(literal):]
			continue
		}
		next := ""
		if i+1 < len(a.Line) && a.Line[i+1].Param < 0 {
			next = p.Strings[a.Line[i+1].Literal]
		}
		if at := indexFold(rest, next); next != "" && at > 0 {
			said[part.Param], rest = rest[:at], rest[at:]
			continue
		}
		// Either the parameter or the words after it are being typed.
		for n := len(next) - 1; n > 0; n-- {
			if len(rest) > n && strings.EqualFold(rest[len(rest)-n:], next[:n]) &&
				fits(g, action, int(part.Param), said, rest[:len(rest)-n]) {
				return []string{typed + next[n:]}
			}
		}
		var out []string
		others, begun := lastListed(&a.Params[part.Param], rest)
		for _, name := range fitting(g, action, int(part.Param), said) {
			if word, ok := spoken.begins(a.Params[part.Param].Type, name, begun); ok {
				out = append(out, before+others+word+next)
			}
		}
		return out
	}
	return nil
}

// indexFold returns the index of the first sub in s, ignoring case, or -1. It does not use ToLower, which may change
// the number of bytes.
func indexFold(s, sub string) int {
	for i := 0; i+len(sub) <= len(s); i++ {
		if strings.EqualFold(s[i:i+len(sub)], sub) {
			return i
		}
	}
	return -1
}

func hasPrefixFold(s, prefix string) bool {
	return len(s) >= len(prefix) && strings.EqualFold(s[:len(prefix)], prefix)
}

// memberNames returns the names of the members of a type's class.
func memberNames(p *program.Program, typ int32) []string {
	if typ < 0 || int(typ) >= len(p.Types) {
		return nil
	}
	t := &p.Types[typ]
	if t.Kind != program.TRef {
		return nil
	}
	return names.Members(p, t.Class)
}

// mostLooks is how often fitting asks the game for the values of a parameter. A line whose form has the first
// parameters last may have very many combinations; then all names are offered.
const mostLooks = 1000

// fitting returns the names that may be typed for a parameter of an action on offer such that the line can still become
// legal. typed is what the line has for each parameter, "" for those not typed yet. The game asks for parameters in
// declared order, so fitting tries values for earlier ones that come later in the line.
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
	s.answerFrom(0)
	if s.looks > mostLooks {
		return namesFor(g, action, param, typed)
	}
	return s.found
}

// search is the search for the names that a parameter may have.
type search struct {
	g                   *runtime.Game
	action, param, last int
	typed, answers      []string // by parameter
	found               []string
	looks               int
}

// answerFrom answers the parameters from i up to the last that matters, and records the values of the wanted one. It
// reports whether they can be answered.
func (s *search) answerFrom(i int) bool {
	if i > s.last {
		if name := s.answers[s.param]; !slices.Contains(s.found, name) {
			s.found = append(s.found, name)
		}
		return true
	}
	if s.g.Program().Actions[s.action].Params[i].Slot > 0 { // answered together with the first parameter of the list
		return s.answerFrom(i + 1)
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
		if s.answerFrom(i + 1) {
			any = true
			if i > s.param {
				break // one way to continue is enough
			}
		}
	}
	s.answers[i] = ""
	return any
}

// values returns the values that a parameter may have after those before it, or only what was typed for it.
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
		return []string{s.typed[i]} // a list; the game parses it
	}
	if at := slices.IndexFunc(names, func(name string) bool { return strings.EqualFold(name, s.typed[i]) }); at >= 0 {
		return names[at : at+1]
	}
	if isNumber(s.g.Program(), &s.g.Program().Actions[s.action].Params[i]) {
		return nil
	}
	if short := meantBy(s.g.Program(), s.g.Program().Actions[s.action].Params[i].Type, s.typed[i], names); len(short) > 0 {
		return slices.DeleteFunc(short, func(name string) bool { return !slices.Contains(names, name) })
	}
	if i < s.last {
		return []string{s.typed[i]} // perhaps a title; the game parses it
	}
	return nil
}

// fits reports whether text may be the value of a parameter, given what is typed for the others.
func fits(g *runtime.Game, action, param int, typed []string, text string) bool {
	if isNumber(g.Program(), &g.Program().Actions[action].Params[param]) {
		return true // checked when the line is complete
	}
	with := slices.Clone(typed)
	with[param] = text
	return len(fitting(g, action, param, with)) > 0
}

// isNumber reports whether a parameter is a number or a truth value, which have no names.
func isNumber(p *program.Program, row *program.Param) bool {
	return row.Text < 0 && (row.Type < 0 || p.Types[row.Type].Kind != program.TRef)
}

// lastListed splits the text typed for a parameter before the name that is being typed. For a list, that is the last
// name without its number: "gu" in "2 riders, 1 gu".
func lastListed(p *program.Param, typed string) (before, name string) {
	if p.Slot < 0 {
		return "", typed
	}
	return splitCount(typed, strings.LastIndex(typed, ",")+1)
}

// completeList returns a typed list with its last name completed to each option that fits: "2 riders, 1 guard" for "2
// riders, 1 gu".
func completeList(d *runtime.Decision, options []runtime.Option, typed string) []string {
	before, begun := splitCount(typed, strings.LastIndex(typed, ",")+1)
	if before == "" {
		return nil // the option itself is the completion
	}
	var out []string
	for _, o := range options {
		if hasPrefixFold(o.Text, begun) && !d.IsDone(o.Index) && !d.IsPass(o.Index) {
			out = append(out, before+o.Text)
		}
	}
	return out
}

// splitCount splits a text after the blanks and the number that begin at a position.
func splitCount(text string, at int) (before, name string) {
	rest := strings.TrimLeft(text[at:], " ")
	if digits := len(rest) - len(strings.TrimLeft(rest, "0123456789")); digits > 0 &&
		strings.HasPrefix(rest[digits:], " ") {
		rest = strings.TrimLeft(rest[digits:], " ")
	}
	return text[:len(text)-len(rest)], rest
}

// expand returns the text typed for a parameter with full names, or a word that is short for several names.
func expand(p *program.Program, row *program.Param, typed string, names []string) (full, word string, meant []string) {
	if row.Slot >= 0 {
		return listInFull(p, row.Type, typed, names)
	}
	switch meant = meantBy(p, row.Type, typed, names); len(meant) {
	case 0:
		return typed, "", nil
	case 1:
		return meant[0], "", nil
	}
	return "", typed, meant
}

// meantBy returns the names that a word is short for, or else the labels of the things whose titles it may be.
func meantBy(p *program.Program, typ int32, word string, names []string) []string {
	if meant := shortFor(word, names); len(meant) > 0 {
		return meant
	}
	return calledSo(p, typ, word)
}

// listInFull is expand for a list, such as "2 riders, 1 guard".
func listInFull(p *program.Program, typ int32, typed string, names []string) (full, word string, meant []string) {
	for _, part := range strings.SplitAfter(typed, ",") {
		name := strings.TrimSuffix(part, ",")
		comma := part[len(name):]
		before, name := splitCount(name, 0)
		switch meant := meantBy(p, typ, name, names); len(meant) {
		case 0:
			full += before + name + comma
		case 1:
			full += before + meant[0] + comma
		default:
			return "", name, meant
		}
	}
	return full, "", nil
}
