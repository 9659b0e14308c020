package line

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// matches returns the ways in which a line matches the pattern of an action. It is one, unless the rules give the
// options of a parameter a text, or a parameter is a list.
func (r *Reader) matches(a *program.Action, text string) [][]string {
	words, ok := r.match(a, text, nil)
	switch {
	case !ok:
		return nil
	case !slices.ContainsFunc(a.Params, func(p program.Param) bool { return p.Text >= 0 || p.Slot >= 0 }):
		return [][]string{words}
	}
	d := divider{strings: r.w.p.Strings, words: words}
	d.divide(a.Line, text)
	return d.found
}

// isLine reports whether a line matches the pattern of an action.
func (r *Reader) isLine(a *program.Action, text string) bool {
	_, ok := r.match(a, text, nil)
	return ok
}

// match matches a line with the pattern of an action. It returns the words of each parameter.
func (r *Reader) match(a *program.Action, text string, words []string) ([]string, bool) {
	for range a.Params {
		words = append(words, "")
	}
	if len(a.Line) == 0 {
		menu := string(r.w.AppendMenu(nil, a, r.w.writer.Lang))
		return words, strings.EqualFold(menu, text) || strings.EqualFold(r.w.p.Strings[a.Name], text)
	}
	return words, r.matchParts(a.Line, text, words, 64)
}

func (r *Reader) matchParts(parts []program.LinePart, text string, words []string, depth int) bool {
	if len(parts) == 0 {
		return text == ""
	}
	if depth == 0 {
		return false
	}
	p := parts[0]
	if p.Param < 0 {
		literal := r.w.p.Strings[p.Literal]
		if len(parts) == 1 { // blanks at the end were trimmed from the line
			literal = strings.TrimRight(literal, " ")
		}
		if len(text) >= len(literal) && strings.EqualFold(text[:len(literal)], literal) {
			return r.matchParts(parts[1:], text[len(literal):], words, depth-1)
		}
		return false
	}
	if len(parts) == 1 {
		words[p.Param] = text
		return text != ""
	}
	for end := 1; end <= len(text); end++ {
		words[p.Param] = text[:end]
		if parts[1].Param < 0 && r.matchParts(parts[1:], text[end:], words, depth-1) {
			return true
		}
	}
	return false
}

// A line of an action whose options have texts of their own can be divided in several ways, because such a text may
// contain the words that stand between the parameters. maxMatches is how many ways are tried, and maxSplits how many
// places are looked at for them.
const (
	maxMatches = 100
	maxSplits  = 100_000
)

// divider divides a line among the parameters of an action.
type divider struct {
	strings []string // of the program
	words   []string // of each parameter, so far
	found   [][]string
	splits  int
}

// cutLiteral removes the words of a part from the beginning of a text. Blanks at the end of a line were trimmed from
// it.
func (d *divider) cutLiteral(p program.LinePart, last bool, text string) (rest string, ok bool) {
	literal := d.strings[p.Literal]
	if last {
		literal = strings.TrimRight(literal, " ")
	}
	if len(text) < len(literal) || !strings.EqualFold(text[:len(literal)], literal) {
		return "", false
	}
	return text[len(literal):], true
}

func (d *divider) divide(parts []program.LinePart, text string) {
	switch {
	case len(parts) == 0:
		if text == "" {
			d.found = append(d.found, slices.Clone(d.words))
		}
		return
	case parts[0].Param < 0:
		if rest, ok := d.cutLiteral(parts[0], len(parts) == 1, text); ok {
			d.divide(parts[1:], rest)
		}
		return
	case len(parts) == 1:
		if d.words[parts[0].Param] = text; text != "" {
			d.divide(nil, "")
		}
		return
	}
	for end := 1; end <= len(text) && len(d.found) < maxMatches && d.splits < maxSplits; end++ {
		d.splits++
		if rest, ok := d.cutLiteral(parts[1], len(parts) == 2, text[end:]); ok {
			d.words[parts[0].Param] = text[:end]
			d.divide(parts[2:], rest)
		}
	}
}
