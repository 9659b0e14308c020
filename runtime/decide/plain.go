package decide

import (
	"bytes"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// An answer is one line that people type and game logs contain, and a line is read without regard to how many blanks
// are between its words. The rules may word an option in any way, so the text of an option is brought into that form,
// and an option that they give no words at all is called as it would be without their text.

// oneLine replaces all white space in b from start on by single blanks between the words.
func oneLine(b []byte, start int) []byte {
	blank := true // at the beginning
	for _, c := range b[start:] {
		if c < ' ' || c >= 0x80 || c == ' ' && blank {
			return append(b[:start], bytes.Join(bytes.Fields(slices.Clone(b[start:])), []byte(" "))...)
		}
		blank = c == ' '
	}
	if blank && len(b) > start {
		b = b[:len(b)-1]
	}
	return b
}

// asAnswer is oneLine for the text of an answer. A text that ends like the numbers by which equal texts are told
// apart, " #2", loses the blank.
func asAnswer(b []byte, start int) []byte {
	b = oneLine(b, start)
	digits := len(b)
	for digits > start && '0' <= b[digits-1] && b[digits-1] <= '9' {
		digits--
	}
	if sign := digits - len(" #"); digits < len(b) && sign >= start && string(b[sign:digits]) == " #" {
		b = slices.Delete(b, sign, sign+1)
	}
	return b
}

// appendAnswer words a text of the rules that is an answer. otherwise is what the answer is called if the text has no
// words.
func (e *Engine) appendAnswer(b []byte, text int64, lang int, otherwise string) []byte {
	start := len(b)
	if b = asAnswer(e.w.AppendText(b, text, lang, true), start); len(b) == start {
		b = append(b, otherwise...)
	}
	return b
}

// appendPass words the answer `none` of a choice.
func (e *Engine) appendPass(b []byte, c *program.Choose, base, lang int) []byte {
	return e.appendAnswer(b, e.s.Registers(base)[c.Pass], lang, "pass")
}

// isTaken reports whether a text is what an answer to the open question besides its candidates is called, or a list
// without answers. A candidate with such a text is numbered as if it were the second with it.
func (d *Decision) isTaken(text string, lang int) bool {
	switch {
	case d.Kind == Param:
		return d.listed != nil && strings.EqualFold(text, d.endWords()) || d.inLine && strings.EqualFold(text, nothingListed)
	case d.Kind != Pick:
		return false
	}
	c := &d.e.p.Chooses[d.index]
	if d.several && strings.EqualFold(text, doneWord) {
		return true
	}
	return c.Pass >= 0 && strings.EqualFold(text, string(d.e.appendPass(nil, c, d.base, lang)))
}

// hasTaken reports whether a declared thing among the candidates has a name that is taken.
func (d *Decision) hasTaken() bool {
	if d.Kind == Menu || d.Kind == Param && d.listed == nil && !d.inLine || d.Kind == Pick && !d.several && d.e.p.Chooses[d.index].Pass < 0 {
		return false
	}
	if d.taken == 0 {
		d.taken = 1
		for _, v := range d.candidates {
			if v != value.None && d.isTaken(string(d.e.w.AppendValue(nil, d.elemType, v, lineLang, true)), lineLang) {
				d.taken = 2
				break
			}
		}
	}
	return d.taken == 2
}
