package line

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// matches returns the ways in which a line matches the form of an action, each with the text for every parameter. There
// is more than one only if the rules have texts for the options of a parameter, or if a parameter is a list.
func (r *Reader) matches(a *program.Action, text string) [][]string {
	if slices.ContainsFunc(a.Params, func(p program.Param) bool { return p.Text >= 0 || p.Slot >= 0 }) {
		return r.match(a, text, maxMatches, maxSplits)
	}
	return r.match(a, text, 1, math.MaxInt)
}

// Divide returns up to 32 ways to split a text according to the line of an action, each with the text for every
// parameter. In the first one, each part before other words of the line is as short as possible. No part is empty.
func Divide(p *program.Program, a *program.Action, text string) [][]string {
	d := divider{strings: p.Strings, words: make([]string, len(a.Params)), most: 32, splits: maxSplits}
	d.divide(a.Line, text)
	return d.found
}

// isLine reports whether a line matches the form of an action.
func (r *Reader) isLine(a *program.Action, text string) bool {
	return len(r.match(a, text, 1, math.MaxInt)) > 0
}

// match returns up to most ways in which a line matches the form of an action. It tries at most splits places to split
// it.
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

// If the rules have texts for options, a line may match in several ways, because a text may contain words of the form.
// maxMatches is how many ways are tried, and maxSplits how many places to split.
const (
	maxMatches = 100
	maxSplits  = 100_000
)

// divider splits a line into the parameters of an action.
type divider struct {
	strings []string // of the program
	words   []string // texts of the parameters so far
	found   [][]string
	most    int // ways wanted
	splits  int // places to split that may still be tried
}

// cutLiteral removes the literal text of a part from the beginning of a text. At the end of a line, the line's trailing
// blanks were trimmed already.
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

// The refusal of a line that is not understood shows the form of the closest action.

// understanding measures how well the form of an action explains a line.
type understanding struct {
	misread int // parameters whose words are neither a name nor a number
	reached int // accepted parameters
	parts   int // parts of the form: a longer form explains more
}

// exceeds reports whether u explains more of a line than other.
func (u understanding) exceeds(other understanding) bool {
	return cmp.Or(cmp.Compare(other.misread, u.misread), cmp.Compare(u.reached, other.reached),
		cmp.Compare(u.parts, other.parts)) > 0
}

// misread counts the parameters whose words cannot be right: neither a name of the class nor a number.
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

// Form returns the line of an action with its holes, as in "march <n> <kind>". said returns what fills the hole of a
// parameter, or "".
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

// firstWord returns the first word of an action's line, or "" if it begins with a parameter.
func (r *Reader) firstWord(a *program.Action) string {
	if len(a.Line) == 0 || a.Line[0].Param >= 0 {
		return ""
	}
	word, _, _ := strings.Cut(strings.TrimSpace(r.w.p.Strings[a.Line[0].Literal]), " ")
	return word
}

// usage returns the forms of the offered lines that begin like text, or "".
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

// isActionElsewhere reports whether a line begins like that of an action that is not on offer now.
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

// misreadList reports whether words cannot be answers to a list parameter: one of them is neither a name of the class
// nor a number.
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

// cannotBe reports whether a word cannot be a value of a type that has names or numbers, because it is neither.
func (r *Reader) cannotBe(typ int32, word string) bool {
	_, err := strconv.ParseInt(word, 10, 64)
	return r.w.p.Types[typ].Kind == program.TInt && err != nil || r.unknownName(typ, word) != ""
}
