package lines

import (
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Loosely returns the meanings of a line that is shorter than that of an action: without its first words ("5 guards"
// for "march 5 guards"), with "all" for the greatest number or without a number, or with several things where the line
// has one ("move 2 guards, 1 bow and 1 rider from …", or "move all from …" for all things of all kinds), which means
// several lines. Each meaning is a list of lines to give one after the other. The lines need not be legal.
func Loosely(g *runtime.Game, options []runtime.Option, line string) [][]string {
	d, p := g.Decision(), g.Program()
	if d == nil || d.Kind == runtime.Pick || !strings.Contains(line, " ") {
		return nil
	}
	var out [][]string
	for _, i := range offered(g, d, options) {
		a := &p.Actions[i]
		for _, whole := range completions(p, a, line) {
			for _, typed := range runtime.Divide(p, a, whole) {
				if meant := readLoosely(g, int(i), typed); meant != nil && !slices.ContainsFunc(out, func(x []string) bool {
					return slices.Equal(x, meant)
				}) {
					out = append(out, meant)
				}
			}
		}
	}
	return out
}

// completions returns the possible whole forms of a line: as it is, with the words before the first parameter, with a
// number, and with all things of all kinds.
func completions(p *program.Program, a *program.Action, line string) []string {
	out := []string{line}
	if len(a.Line) < 2 || a.Line[0].Param >= 0 {
		return out
	}
	first := p.Strings[a.Line[0].Literal]
	rest := line
	if hasPrefixFold(line, first) {
		rest = line[len(first):]
	} else {
		out = append(out, first+line)
	}
	if next := a.Line[1].Param; next >= 0 && isNumber(p, &a.Params[next]) {
		out = append(out, first+"all "+rest)
	}
	if number, _ := counted(p, a); number >= 0 && int(a.Line[1].Param) == number &&
		len(a.Line) > 4 && a.Line[4].Param < 0 {
		if word, after, _ := strings.Cut(rest, " "); isAll(word) && hasPrefixFold(" "+after, p.Strings[a.Line[4].Literal]) {
			out = append(out, first+"all all "+after)
		}
	}
	return out
}

// readLoosely returns the lines that the texts typed for the parameters of an action mean, or nil.
func readLoosely(g *runtime.Game, action int, typed []string) []string {
	a := &g.Program().Actions[action]
	number, thing := counted(g.Program(), a)
	if number >= 0 && isAll(typed[thing]) {
		return ofAllKinds(g, action, typed, number, thing)
	}
	if line := writeInOneLine(g, action, typed); line != "" {
		return []string{line}
	}
	if number < 0 {
		return nil
	}
	parts := Listed(typed[thing])
	if len(parts) < 2 {
		return nil
	}
	parts[0] = typed[number] + " " + parts[0]
	var out []string
	for i, part := range parts {
		n, name, ok := strings.Cut(strings.TrimSpace(part), " ")
		if _, err := strconv.Atoi(n); i > 0 && (!ok || err != nil && !isAll(n)) {
			n, name = "all", strings.TrimSpace(part)
		}
		with := slices.Clone(typed)
		with[number], with[thing] = n, name
		line := writeInOneLine(g, action, with)
		if line == "" {
			return nil
		}
		out = append(out, line)
	}
	return out
}

// ofAllKinds returns lines of an action, one for each kind of thing, each with the greatest number that the rules allow
// after the lines before it.
func ofAllKinds(g *runtime.Game, action int, typed []string, number, thing int) []string {
	p := g.Program()
	ahead := g.Clone()
	ahead.Mute()
	var out []string
	for _, kind := range memberNames(p, p.Actions[action].Params[thing].Type) {
		with := slices.Clone(typed)
		with[number], with[thing] = "all", kind
		line := writeInOneLine(ahead, action, with)
		if line == "" || ahead.Do(line) != nil {
			continue
		}
		out = append(out, line)
		if d := ahead.Decision(); d == nil || d.Kind != runtime.Menu {
			break
		}
	}
	return out
}

// Listed splits a list as people write it: "2 guards, 1 rider and all bows".
func Listed(typed string) []string {
	var out []string
	for _, part := range strings.Split(typed, ",") {
		for _, one := range strings.Split(" "+part, " and ") { // also after a comma
			if one = strings.TrimSpace(one); one != "" {
				out = append(out, one)
			}
		}
	}
	return out
}

// counted returns the parameters for number and thing of an action whose line has them next to each other, or -1.
func counted(p *program.Program, a *program.Action) (number, thing int) {
	for i := 0; i+2 < len(a.Line); i++ {
		n, t := a.Line[i].Param, a.Line[i+2].Param
		if n < 0 || t < 0 || a.Line[i+1].Param >= 0 || strings.TrimSpace(p.Strings[a.Line[i+1].Literal]) != "" {
			continue
		}
		if isNumber(p, &a.Params[n]) && !isNumber(p, &a.Params[t]) && a.Params[t].Slot < 0 {
			return int(n), int(t)
		}
	}
	return -1, -1
}

// isAll reports whether a word means the greatest number.
func isAll(word string) bool { return strings.EqualFold(word, "all") }

// writeInOneLine returns the line of an action with the full values of the texts typed for its parameters, or "" if
// they cannot be read.
func writeInOneLine(g *runtime.Game, action int, typed []string) string {
	p := g.Program()
	a := &p.Actions[action]
	said := make([]string, len(typed))
	var greatest []int
	for i := range a.Params {
		switch {
		case a.Params[i].Slot > 0:
		case a.Params[i].Slot == 0 && isAll(typed[i]):
			said[i] = strings.Join(g.WordsFor(action, i, said), ", ")
		case isNumber(p, &a.Params[i]) && isAll(typed[i]):
			greatest = append(greatest, i)
		case isNumber(p, &a.Params[i]):
			if _, err := strconv.Atoi(typed[i]); err != nil && a.Params[i].Slot < 0 {
				return ""
			}
			said[i] = typed[i]
		default:
			names := namesFor(g, action, i, said)
			full, word, _ := expand(p, &a.Params[i], typed[i], names)
			if word != "" || a.Params[i].Slot < 0 && !slices.ContainsFunc(names, func(n string) bool {
				return strings.EqualFold(n, full)
			}) {
				return ""
			}
			said[i] = full
		}
	}
	for _, i := range greatest {
		if said[i] = Greatest(g.LegalWordsFor(action, i, said)); said[i] == "" {
			said[i] = Greatest(g.WordsFor(action, i, said))
		}
		if said[i] == "" {
			said[i] = "1" // so that the rules say why it is illegal
		}
	}
	return joinLine(p, a, said)
}

// Greatest returns the greatest of some numbers, or "" if one of them is not a number.
func Greatest(numbers []string) string {
	out, most := "", 0
	for _, text := range numbers {
		n, err := strconv.Atoi(text)
		if err != nil {
			return ""
		}
		if out == "" || n > most {
			out, most = text, n
		}
	}
	return out
}

// joinLine returns the line of an action with the given texts for its parameters.
func joinLine(p *program.Program, a *program.Action, said []string) string {
	full := ""
	for _, part := range a.Line {
		if part.Param < 0 {
			full += p.Strings[part.Literal]
		} else {
			full += said[part.Param]
		}
	}
	return full
}

// calledSo returns the labels of the things of a type that people may mean by a name, in any language: those with that
// title or plural, or whose label ends with it if it is a number, or else those whose title begins with it.
func calledSo(p *program.Program, typ int32, name string) []string {
	labels := memberNames(p, typ)
	name = strings.TrimSpace(name)
	var exact, begun []string
	_, notNumber := strconv.Atoi(name)
	for i, label := range labels {
		if notNumber == nil && strings.HasSuffix(label, "_"+name) {
			exact = append(exact, label)
		}
		for language := range max(1, len(p.Languages)) {
			for _, called := range names.Called(p, language, p.Types[typ].Class, i) {
				if strings.EqualFold(called, name) && !slices.Contains(exact, label) {
					exact = append(exact, label)
				} else if len(name) > 1 && hasPrefixFold(called, name) && !slices.Contains(begun, label) {
					begun = append(begun, label)
				}
			}
		}
	}
	if len(exact) > 0 {
		return exact
	}
	return begun
}
