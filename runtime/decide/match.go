package decide

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// matches returns the ways in which a line matches the pattern of an action. It is one, unless the rules give the
// options of a parameter a text, or a parameter is a list.
func (l *lineReader) matches(a *program.Action, text string) [][]string {
	words, ok := l.match(a, text, nil)
	switch {
	case !ok:
		return nil
	case !slices.ContainsFunc(a.Params, func(p program.Param) bool { return p.Text >= 0 || p.Slot >= 0 }):
		return [][]string{words}
	}
	d := divider{strings: l.e.p.Strings, words: words}
	d.divide(a.Line, text)
	return d.found
}

// isLine reports whether a line matches the pattern of an action.
func (l *lineReader) isLine(a *program.Action, text string) bool {
	_, ok := l.match(a, text, nil)
	return ok
}

// match matches a line with the pattern of an action. It returns the words of each parameter.
func (l *lineReader) match(a *program.Action, text string, words []string) ([]string, bool) {
	for range a.Params {
		words = append(words, "")
	}
	if len(a.Line) == 0 {
		menu := string(l.e.appendMenu(nil, a, l.e.w.Lang))
		return words, strings.EqualFold(menu, text) || strings.EqualFold(l.e.p.Strings[a.Name], text)
	}
	return words, l.matchParts(a.Line, text, words, 64)
}

func (l *lineReader) matchParts(parts []program.LinePart, text string, words []string, depth int) bool {
	if len(parts) == 0 {
		return text == ""
	}
	if depth == 0 {
		return false
	}
	p := parts[0]
	if p.Param < 0 {
		literal := l.e.p.Strings[p.Literal]
		if len(parts) == 1 { // blanks at the end were trimmed from the line
			literal = strings.TrimRight(literal, " ")
		}
		if len(text) >= len(literal) && strings.EqualFold(text[:len(literal)], literal) {
			return l.matchParts(parts[1:], text[len(literal):], words, depth-1)
		}
		return false
	}
	if len(parts) == 1 {
		words[p.Param] = text
		return text != ""
	}
	for end := 1; end <= len(text); end++ {
		words[p.Param] = text[:end]
		if parts[1].Param < 0 && l.matchParts(parts[1:], text[end:], words, depth-1) {
			return true
		}
	}
	return false
}
