package line

import (
	"cmp"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

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
		switch {
		case part.Param < 0:
			b.WriteString(p.Strings[part.Literal])
		case said != nil && said(int(part.Param)) != "":
			b.WriteString(said(int(part.Param)))
		default:
			b.WriteString("<" + p.Strings[a.Params[part.Param].Name] + ">")
		}
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
