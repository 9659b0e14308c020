package decide

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

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
