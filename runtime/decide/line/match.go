package line

import (
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// matches returns the ways in which a line matches the pattern of an action: the words of each parameter. It is one,
// unless the rules give the options of a parameter a text, or a parameter is a list.
func (r *Reader) matches(a *program.Action, text string) [][]string {
	if slices.ContainsFunc(a.Params, func(p program.Param) bool { return p.Text >= 0 || p.Slot >= 0 }) {
		return r.match(a, text, maxMatches, maxSplits)
	}
	return r.match(a, text, 1, math.MaxInt)
}

// Divide returns up to 32 ways in which a text has the form of an action: what it has for each parameter. What comes
// before other words of the form is as short as possible in the first way, and never empty.
func Divide(p *program.Program, a *program.Action, text string) [][]string {
	d := divider{strings: p.Strings, words: make([]string, len(a.Params)), most: 32, splits: maxSplits}
	d.divide(a.Line, text)
	return d.found
}

// isLine reports whether a line matches the pattern of an action.
func (r *Reader) isLine(a *program.Action, text string) bool {
	return len(r.match(a, text, 1, math.MaxInt)) > 0
}

// match returns up to most ways in which a line matches the pattern of an action, and looks at so many splits of it.
func (r *Reader) match(a *program.Action, text string, most, splits int) [][]string {
	words := make([]string, len(a.Params))
	if len(a.Line) == 0 {
		if strings.EqualFold(string(r.w.AppendMenu(nil, a, r.w.writer.Lang)), text) ||
			strings.EqualFold(r.w.p.Strings[a.Name], text) {
			return [][]string{words}
		}
		return nil
	}
	d := divider{strings: r.w.p.Strings, words: words, most: most, splits: splits}
	d.divide(a.Line, text)
	return d.found
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
	most    int // ways that are wanted
	splits  int // that may still be looked at
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
	for end := 1; end <= len(text) && parts[1].Param < 0 && len(d.found) < d.most && d.splits > 0; end++ {
		d.splits--
		if rest, ok := d.cutLiteral(parts[1], len(parts) == 2, text[end:]); ok {
			d.words[parts[0].Param] = text[:end]
			d.divide(parts[2:], rest)
		}
	}
}
