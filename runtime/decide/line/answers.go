package line

import (
	"bytes"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Answers words the candidates of a question.
type Answers struct {
	w     *Wording
	q     *legal.Question
	taken taken // of the candidates in version
	of    legal.Version
}

// taken reports whether a declared thing among the candidates has a name that is taken.
type taken uint8

const (
	takenUnknown taken = iota
	takenNot
	takenIs
)

// Candidates returns the candidates that are worded.
func (a *Answers) Candidates() []int64 { return a.q.Candidates }

// Text is the stable text of a candidate. Candidates that read the same are numbered from the second on.
func (a *Answers) Text(i int) string { return a.textIn(i, a.w.writer.Lang) }

func (a *Answers) textIn(i, lang int) string {
	if i < 0 || i >= a.q.Len() {
		return ""
	}
	w := a.w
	defer w.j.Enter()()
	before := w.m.Mark()
	defer w.m.Undo(&before)
	w.s.Renew()
	return w.writer.For(a.q.Player, func() []byte { return a.Append(nil, i, lang) })
}

// Append appends the text of a candidate.
func (a *Answers) Append(b []byte, i, lang int) []byte {
	if text, number, ok := a.label(i, lang); ok {
		if number > 1 && !a.numbered() {
			number = 1
		}
		return AppendNumber(append(b, text...), number)
	}
	start := len(b)
	b = a.appendPlain(b, i, lang)
	if a.q.Kind == legal.Menu {
		return a.appendNumberAfter(b, start, i, lang, 0, bytes.EqualFold) // the answer that ends the menu is the last
	}
	if i >= len(a.q.Candidates) || a.ends(i) || !a.numbered() {
		return b
	}
	same := 0
	if a.isTaken(string(b[start:]), lang) {
		same = 1
	}
	return a.appendNumberAfter(b, start, i, lang, same, bytes.Equal)
}

// appendNumberAfter adds the number to the text of candidate i, which b has from start on, if candidates before it or
// so many other answers (same) have an equal text.
func (a *Answers) appendNumberAfter(b []byte, start, i, lang, same int, equal func(x, y []byte) bool) []byte {
	for j := range min(i, len(a.q.Candidates)) {
		end := len(b)
		b = a.appendPlain(b, j, lang)
		if equal(b[end:], b[start:end]) {
			same++
		}
		b = b[:end]
	}
	return AppendNumber(b, same+1)
}

// numbered reports whether candidates with the same text are told apart by numbers for the reader who is set: others
// may not see the number of a candidate among the options.
func (a *Answers) numbered() bool {
	return a.w.writer.Reader == a.q.Player && (a.mayCollide() || a.hasTaken())
}

// mayCollide reports whether two candidates can have the same text: labels of declared things never do.
func (a *Answers) mayCollide() bool {
	w := a.w
	if a.q.Kind == legal.Pick && w.p.Chooses[a.q.Index].Text >= 0 || a.q.Texts != nil {
		return true
	}
	return w.s.Layout.IsMadeInPlay(a.q.Elem)
}

// appendPlain is the text of a candidate without a number.
func (a *Answers) appendPlain(b []byte, i, lang int) []byte {
	w := a.w
	switch a.q.Kind {
	case legal.Menu:
		if i >= len(a.q.Candidates) {
			return w.appendAnswer(b, w.s.Registers(a.q.Base)[w.p.Offers[a.q.Index].Done], lang, doneWord)
		}
		return w.AppendMenu(b, &w.p.Actions[a.q.Candidates[i]], lang)
	case legal.Param:
		if a.ends(i) {
			return append(b, a.endWords()...)
		}
		if a.q.Texts != nil {
			return w.appendOption(b, a.q.Texts, append(a.beforeList(), a.q.Candidates[i]), lang)
		}
	case legal.Pick:
		c := &w.p.Chooses[a.q.Index]
		switch {
		case a.q.IsPass(i):
			return w.appendPass(b, c, a.q.Base, lang)
		case a.q.IsDone(i):
			return append(b, doneWord...)
		case c.Text >= 0:
			start, arena := len(b), len(w.s.Arena)
			b = asAnswer(w.writer.AppendText(b, w.m.Section(a.q.Base, c.Text, c.It, a.q.Candidates[i]), lang, true),
				start)
			w.s.Arena = w.s.Arena[:arena]
			if len(b) > start {
				return b
			}
		}
	}
	start := len(b)
	return asAnswer(w.writer.AppendValue(b, a.q.Elem, a.q.Candidates[i], lang, true), start)
}

// beforeList is earlier without the answers of the list that the parameter belongs to.
func (a *Answers) beforeList() []int64 {
	args := a.earlier()
	if a.q.Listed != nil {
		args = args[:len(args)-int(a.q.Listed.Slot)]
	}
	return args
}

// earlier returns who decides and the answers to the parameters before the one that is asked for.
func (a *Answers) earlier() []int64 {
	if a.q.Given != nil {
		return slices.Clone(a.q.Given)
	}
	args := []int64{int64(a.q.Player)}
	for i := 2; i < len(a.w.s.Ans); i += 2 {
		args = append(args, a.w.s.Ans[i])
	}
	return args
}

// isTaken reports whether a text is what an answer to the open question besides its candidates is called, or a list
// without answers. A candidate with such a text is numbered as if it were the second with it.
func (a *Answers) isTaken(text string, lang int) bool {
	switch {
	case a.q.Kind == legal.Param:
		return a.q.Listed != nil && strings.EqualFold(text, a.endWords()) ||
			a.q.InLine && strings.EqualFold(text, nothingListed)
	case a.q.Kind != legal.Pick:
		return false
	}
	c := &a.w.p.Chooses[a.q.Index]
	if a.q.Several && strings.EqualFold(text, doneWord) {
		return true
	}
	return c.Pass >= 0 && strings.EqualFold(text, string(a.w.appendPass(nil, c, a.q.Base, lang)))
}

// hasTaken reports whether a declared thing among the candidates has a name that is taken.
func (a *Answers) hasTaken() bool {
	if a.q.Kind == legal.Menu || a.q.Kind == legal.Param && a.q.Listed == nil && !a.q.InLine ||
		a.q.Kind == legal.Pick && !a.q.Several && a.w.p.Chooses[a.q.Index].Pass < 0 {
		return false
	}
	if version := a.q.Version(); a.taken == takenUnknown || a.of != version {
		a.taken, a.of = takenNot, version
		for _, v := range a.q.Candidates {
			if v != value.None && a.isTaken(string(a.w.writer.AppendValue(nil, a.q.Elem, v, Lang, true)), Lang) {
				a.taken = takenIs
				break
			}
		}
	}
	return a.taken == takenIs
}

// ends reports whether candidate i is the answer that ends a list.
func (a *Answers) ends(i int) bool {
	return a.q.Listed != nil && i >= 0 && i < len(a.q.Candidates) && a.q.Candidates[i] == a.q.Listed.Ended(a.w.p)
}

// endWords are the words for the answer that ends a list.
func (a *Answers) endWords() string {
	if a.q.Listed.Slot == 0 {
		return nothingListed
	}
	return doneWord
}

// findLike returns the candidate that a value looks like, or -1.
func (a *Answers) findLike(v int64) int {
	for i, c := range a.q.Candidates {
		if c == v || a.w.s.Layout.IsPiece(a.q.Elem) && a.w.j.Rules.Alike.LookSame(c, v, a.q.Player) {
			return i
		}
	}
	return -1
}
