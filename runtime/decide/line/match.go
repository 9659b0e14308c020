package line

import (
	"cmp"
	"math"
	"slices"
	"strconv"
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
		if strings.EqualFold(string(r.w.appendMenu(nil, a, r.w.writer.Lang)), text) ||
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

// A line that is not understood is answered with the form of an action that it is closest to, and how that is written.

// understanding measures how well a form of an action explains a line.
type understanding struct {
	misread int // parameters whose words are neither a name nor a number
	reached int // parameters that were accepted
	parts   int // of the form: a longer one explains more
}

// exceeds reports whether u explains more of a line than another form does.
func (u understanding) exceeds(other understanding) bool {
	return cmp.Or(cmp.Compare(other.misread, u.misread), cmp.Compare(u.reached, other.reached),
		cmp.Compare(u.parts, other.parts)) > 0
}

// misread counts the parameters of a form whose words cannot be right: neither a name of their class nor a number.
func (r *Reader) misread(a *program.Action, words []string) int {
	n := 0
	for i := range a.Params {
		if p := &a.Params[i]; p.Slot >= 0 {
			if p.Slot == 0 && r.misreadList(p, words[i]) {
				n++
			}
			continue
		}
		if r.cannotBe(a.Params[i].Type, words[i]) {
			n++
		}
	}
	return n
}

// Form is the line of an action with its holes, "march <n> <kind>"; said returns what fills the hole of a parameter,
// or "".
func Form(p *program.Program, a *program.Action, said func(param int) string) string {
	var b strings.Builder
	for _, part := range a.Line {
		if part.Param < 0 {
			b.WriteString(p.Strings[part.Literal])
			continue
		}
		words := ""
		if said != nil {
			words = said(int(part.Param))
		}
		if words == "" {
			words = "<" + p.Strings[a.Params[part.Param].Name] + ">"
		}
		b.WriteString(words)
	}
	return b.String()
}

// firstWord returns the first word of the line of an action, or "" if it begins with a parameter.
func (r *Reader) firstWord(a *program.Action) string {
	if len(a.Line) == 0 || a.Line[0].Param >= 0 {
		return ""
	}
	word, _, _ := strings.Cut(strings.TrimSpace(r.w.p.Strings[a.Line[0].Literal]), " ")
	return word
}

// usage returns how the offered lines that begin like this one are written, or "" if none does.
func (r *Reader) usage(o *program.Offer, text string) string {
	word, _, _ := strings.Cut(text, " ")
	var forms []string
	for _, i := range o.Actions {
		if a := &r.w.p.Actions[i]; strings.EqualFold(r.firstWord(a), word) {
			forms = append(forms, Form(r.w.p, a, nil))
		}
	}
	if len(forms) == 0 {
		return ""
	}
	return " Write: " + strings.Join(forms, ", or ") + "."
}

// isActionElsewhere reports whether a line begins like that of an action which is not offered now.
func (r *Reader) isActionElsewhere(text string) bool {
	word, _, _ := strings.Cut(text, " ")
	for i := range r.w.p.Actions {
		if a := &r.w.p.Actions[i]; strings.EqualFold(r.firstWord(a), word) ||
			strings.EqualFold(r.w.p.Strings[a.Name], word) {
			return true
		}
	}
	return false
}

// misreadList reports whether words cannot be the answers to a list parameter: one of them is neither a name of the
// class nor a number.
func (r *Reader) misreadList(p *program.Param, words string) bool {
	if strings.EqualFold(words, nothingListed) || p.Text >= 0 {
		return false
	}
	for _, word := range strings.Split(words, ",") {
		_, word, _ = countOf(strings.TrimSpace(word))
		if r.cannotBe(p.Type, word) {
			return true
		}
	}
	return false
}

// cannotBe reports whether a word is neither a name of a class nor a number, if values of a type have names or are
// numbers.
func (r *Reader) cannotBe(typ int32, word string) bool {
	_, err := strconv.ParseInt(word, 10, 64)
	return r.w.p.Types[typ].Kind == program.TInt && err != nil || r.unknownName(typ, word) != ""
}
