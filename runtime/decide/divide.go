package decide

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// A line of an action whose options have texts of their own can be divided in several ways, because such a text may contain the words
// that stand between the parameters. maxMatches is how many ways are tried, and maxSplits how many places are looked at for them.
const (
	maxMatches = 100
	maxSplits  = 100_000
)

// matches returns the ways in which a line matches the pattern of an action. It is one, unless the rules give the options of a
// parameter a text.
func (l *lineReader) matches(a *program.Action, text string) [][]string {
	words, ok := l.match(a, text, nil)
	switch {
	case !ok:
		return nil
	case !slices.ContainsFunc(a.Params, func(p program.Param) bool { return p.Text >= 0 || p.Slot >= 0 }):
		return [][]string{words}
	}
	d := divider{reader: l, words: words}
	d.divide(a.Line, text)
	return d.found
}

// divider divides a line among the parameters of an action.
type divider struct {
	reader *lineReader
	words  []string // of each parameter, so far
	found  [][]string
	splits int
}

// cutLiteral removes the words of a part from the beginning of a text. Blanks at the end of a line were trimmed from it.
func (d *divider) cutLiteral(p program.LinePart, last bool, text string) (rest string, ok bool) {
	literal := d.reader.e.p.Strings[p.Literal]
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
