package decide

import (
	"bytes"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// An answer is one line that people type and game logs contain, and a line is read without regard to how many blanks are between its
// words. The rules may word an option in any way, so the text of an option is brought into that form, and an option that they give no
// words at all is called as it would be without their text.

// doneWord is the answer that ends the picking.
const doneWord = "done"

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

// appendAnswer words a text of the rules that is an answer. otherwise is what the answer is called if the text has no words.
func (e *Engine) appendAnswer(b []byte, text int64, lang int, otherwise string) []byte {
	start := len(b)
	if b = oneLine(e.w.AppendText(b, text, lang, true), start); len(b) == start {
		b = append(b, otherwise...)
	}
	return b
}

// appendPass words the answer `none` of a choice.
func (e *Engine) appendPass(b []byte, c *program.Choose, base, lang int) []byte {
	return e.appendAnswer(b, e.s.Registers(base)[c.Pass], lang, "pass")
}

// isTaken reports whether a text is what an answer of the open choice besides its candidates is called. A candidate with such a text is
// numbered as if it were the second with it.
func (d *Decision) isTaken(text string, lang int) bool {
	if d.Kind != Pick {
		return false
	}
	c := &d.e.p.Chooses[d.index]
	if d.several && strings.EqualFold(text, doneWord) {
		return true
	}
	return c.Pass >= 0 && strings.EqualFold(text, string(d.e.appendPass(nil, c, d.base, lang)))
}
