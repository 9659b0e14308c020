package line

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
)

// Answers has the texts of the candidates of a question.
type Answers struct {
	w     *Wording
	q     *legal.Question
	taken taken // about the candidates in version
	of    legal.Version
}

// taken reports whether a declared thing among the candidates has the name of another answer, such as done.
type taken uint8

const (
	takenUnknown taken = iota
	takenNot
	takenIs
)

// Candidates returns the candidates.
func (a *Answers) Candidates() []int64 { return a.q.Candidates }

// Text returns the stable text of a candidate. Candidates with the same text are numbered from the second on.
func (a *Answers) Text(i int) string { return a.textIn(i, a.w.writer.Lang) }

func (a *Answers) textIn(i, lang int) string {
	if i < 0 || i >= a.q.Len() {
		return ""
	}
	return a.readByPlayer(func() []byte { return a.Append(nil, i, lang) })
}

// readByPlayer returns a text in the words for the player who is asked. It does not change the state.
func (a *Answers) readByPlayer(text func() []byte) string {
	w := a.w
	defer w.j.Enter()()
	before := w.m.Mark()
	defer w.m.Undo(&before)
	w.s.Renew()
	return w.writer.For(a.q.Player, text)
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

// appendNumberAfter appends its number to the text of candidate i, which begins at start in b, if earlier candidates or
// same other answers have an equal text.
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

// numbered reports whether the present reader sees the numbers of candidates with the same text: other players may not
// see the number of a candidate among the options.
func (a *Answers) numbered() bool {
	return a.w.writer.Reader == a.q.Player && (a.mayCollide() || a.hasTaken())
}

// mayCollide reports whether two candidates can have the same text. Labels of declared things are always different.
func (a *Answers) mayCollide() bool {
	w := a.w
	if a.hasWords() {
		return true
	}
	return w.s.Layout.IsMadeInPlay(a.q.Elem)
}

// appendPlain appends the text of a candidate without a number.
func (a *Answers) appendPlain(b []byte, i, lang int) []byte { return a.appendWorded(b, i, lang, true) }

// appendWorded appends the text of a candidate without a number. It has the labels of things if labels is set, and
// otherwise their titles.
func (a *Answers) appendWorded(b []byte, i, lang int, labels bool) []byte {
	w := a.w
	switch a.q.Kind {
	case legal.Menu:
		if i >= len(a.q.Candidates) {
			return w.appendAnswer(b, w.s.Registers(a.q.Base)[w.p.Offers[a.q.Index].Done], lang, doneWord)
		}
		return w.appendMenu(b, &w.p.Actions[a.q.Candidates[i]], lang)
	case legal.Param:
		if a.ends(i) {
			return append(b, a.endWords()...)
		}
		if a.q.Texts != nil {
			return w.appendOption(b, a.q.Texts, append(a.beforeList(), a.q.Candidates[i]), lang, labels)
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
			text := w.m.Section(a.q.Base, c.Text, c.It, a.q.Candidates[i])
			b = asAnswer(w.writer.AppendText(b, text, lang, labels), start)
			w.s.Arena = w.s.Arena[:arena]
			if len(b) > start {
				return b
			}
		}
	}
	start := len(b)
	return asAnswer(w.writer.AppendValue(b, a.q.Elem, a.q.Candidates[i], lang, labels), start)
}

// titledText returns the text of a candidate without a number, with the titles of things.
func (a *Answers) titledText(i int) string {
	return a.readByPlayer(func() []byte { return a.appendWorded(nil, i, a.w.writer.Lang, false) })
}

// beforeList is earlier without the answers to the present list parameter.
func (a *Answers) beforeList() []int64 {
	args := a.earlier()
	if a.q.Listed != nil {
		args = args[:len(args)-int(a.q.Listed.Slot)]
	}
	return args
}

// earlier returns the player who decides and the answers to the parameters before the present one.
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

// isTaken reports whether a text is that of another answer to the open question, such as done, or an empty list. A
// candidate with such a text is numbered as if it were the second with it.
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
	return a.q.Pass && strings.EqualFold(text, string(a.w.appendPass(nil, c, a.q.Base, lang)))
}

// hasTaken reports whether a declared thing among the candidates has such a name.
func (a *Answers) hasTaken() bool {
	if a.q.Kind == legal.Menu || a.q.Kind == legal.Param && a.q.Listed == nil && !a.q.InLine ||
		a.q.Kind == legal.Pick && !a.q.Several && !a.q.Pass {
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

// endWords returns the text of the answer that ends a list.
func (a *Answers) endWords() string {
	if a.q.Listed.Slot == 0 {
		return nothingListed
	}
	return doneWord
}

// findLike returns the candidate that looks like a value, or -1.
func (a *Answers) findLike(v int64) int {
	for i, c := range a.q.Candidates {
		if c == v || a.w.s.Layout.IsPiece(a.q.Elem) && a.w.j.Rules.Alike.LookSame(c, v, a.q.Player) {
			return i
		}
	}
	return -1
}

// Distinguish returns how a candidate differs from others with the same text: the fields of pieces and records in which
// they differ, as far as the player who decides may see them, and their cargo. It is nil if no other candidate has the
// same text. The result is shown in addition to the number of the candidate, which people type and game logs contain.
func (a *Answers) Distinguish(i int) (fields []view.FieldView) {
	if i < 0 || i >= len(a.q.Candidates) || a.q.Kind == legal.Menu || !a.mayCollide() {
		return nil
	}
	w := a.w
	defer w.j.Enter()()
	defer w.writer.ReadBy(w.writer.ReadBy(a.q.Player))
	if w.m.Try(func() { fields = a.findDifferences(i) }) != nil {
		return nil
	}
	return fields
}

// load returns the cargo of a candidate, such as " (with 1 guard)", if it distinguishes the candidate from others with
// the same text.
func (a *Answers) load(i int) string {
	for _, f := range a.Distinguish(i) {
		if f.Name == "with" && f.Value != "" {
			return " (with " + f.Value + ")"
		}
	}
	return ""
}

func (a *Answers) findDifferences(i int) (fields []view.FieldView) {
	a.w.s.Renew()
	text := a.textWithoutNumber(i)
	mine := a.seenFields(i)
	tells := make([]bool, len(mine))
	for j := range a.q.Candidates {
		if j == i || a.textWithoutNumber(j) != text {
			continue
		}
		other := a.seenFields(j)
		for k := range mine {
			tells[k] = tells[k] || k >= len(other) || mine[k] != other[k]
		}
	}
	for k, f := range mine {
		if tells[k] {
			fields = append(fields, f)
		}
	}
	return fields
}

// textWithoutNumber returns the text of a candidate without its number.
func (a *Answers) textWithoutNumber(i int) string {
	if text, _, ok := a.label(i, a.w.writer.Lang); ok {
		return text
	}
	return string(a.appendPlain(nil, i, a.w.writer.Lang))
}

// seenFields returns the fields of a candidate in declared order. Fields that the player who decides may not see have
// no value.
func (a *Answers) seenFields(i int) []view.FieldView {
	w, v := a.w, a.q.Candidates[i]
	if a.q.Elem < 0 || int(a.q.Elem) >= len(w.p.Types) {
		return nil // a text, or something else without fields
	}
	t := &w.p.Types[a.q.Elem]
	if t.Kind != program.TRef || v == value.None || t.Class < 0 || int(t.Class) >= len(w.p.Classes) {
		return nil
	}
	class := int(t.Class)
	var out []view.FieldView
	add := func(f int32, cell int64) {
		if w.m.Sight.Hidden(class, f, v, a.q.Player) {
			out = append(out, view.FieldView{Name: w.p.Strings[w.p.Fields[f].Name]})
			return
		}
		out = append(out, w.writer.ViewField(f, cell))
	}
	switch {
	case class == int(w.p.PieceClass):
		at := w.s.Piece(v)
		for slot, f := range w.s.Layout.PieceField {
			if f >= 0 {
				add(f, w.s.Pieces[at+state.PieceFields+slot])
			}
		}
		var cargo []string
		for _, c := range w.writer.Piece(at/w.s.Layout.PieceStride, a.q.Player).Cargo {
			cargo = append(cargo, strconv.Itoa(c.Count)+" "+c.Unit)
		}
		out = append(out, view.FieldView{Name: "with", Value: strings.Join(cargo, ", ")})
	case w.p.Classes[class].Role == program.RoleRecord:
		at := w.s.Record(v)
		for _, f := range w.p.Classes[class].Fields {
			add(f, w.s.Recs[at+state.RecordFields+int(w.p.Fields[f].Slot)])
		}
	}
	return out
}

// findNamed returns the candidate with a text in one of the languages, or -1.
func (a *Answers) findNamed(text string, langs ...int) int {
	if i, _ := a.find(text, true, langs); i >= 0 {
		return i
	}
	for i := len(a.q.Candidates); i < a.q.Len(); i++ {
		if strings.EqualFold(a.textIn(i, a.w.writer.Lang), text) ||
			a.w.writer.Lang != 0 && strings.EqualFold(a.textIn(i, 0), text) {
			return i
		}
	}
	if a.q.Kind == legal.Menu {
		return -1
	}
	for i, v := range a.q.Candidates { // things may also be named by their titles
		if a.ends(i) {
			continue
		}
		if a.isCalled(v, text) {
			return i
		}
	}
	return a.findTitled(text)
}

// findTitled returns the candidate whose text with titles is text, or -1. A piece may also be named by the title of its
// unit. A number chooses among several that fit.
func (a *Answers) findTitled(text string) int {
	worded := a.hasWords()
	if !worded && !a.w.s.Layout.IsPiece(a.q.Elem) {
		return -1
	}
	plain, number := cutNumber(text)
	for i, v := range a.q.Candidates {
		if a.ends(i) || worded && !strings.EqualFold(a.titledText(i), plain) ||
			!worded && !a.w.isCalled(a.q.Player, a.q.Elem, v, plain) {
			continue
		}
		if number--; number == 0 {
			return i
		}
	}
	return -1
}

// hasWords reports whether the rules have texts for the candidates.
func (a *Answers) hasWords() bool {
	return a.q.Kind == legal.Pick && a.w.p.Chooses[a.q.Index].Text >= 0 || a.q.Texts != nil
}

// find returns the candidate with the longest text with which line begins, and its size. After the text must come the
// end of the line or, unless all is set, a comma. best is -1 if there is none.
func (a *Answers) find(line string, all bool, langs []int) (best, size int) {
	best = -1
	for _, lang := range langs {
		i, n := a.findIn(line, all, lang)
		if i >= 0 && (best < 0 || n > size || n == size && i < best) {
			best, size = i, n
		}
	}
	return best, size
}

func (a *Answers) findIn(line string, all bool, lang int) (best, size int) {
	was := a.w.writer.ReadBy(a.q.Player)
	r := a.reading(lang)
	numbered := a.numbered()
	a.w.writer.ReadBy(was)
	if r != nil {
		return r.find(line, all, numbered)
	}
	best = -1
	exact := "" // the text found that also agrees in case
	for i := range a.q.Candidates {
		t := a.textIn(i, lang)
		n := len(t)
		fits := n > 0 && len(line) >= n && strings.EqualFold(line[:n], t) && (len(line) == n || !all && line[n] == ',')
		if fits && n >= size && (n > size || line[:n] == t && line[:n] != exact) {
			best, size = i, n
			if line[:n] == t {
				exact = t
			}
		}
	}
	return best, size
}

// isCalled reports whether a text is the title of a candidate, with or without its article.
func (a *Answers) isCalled(v int64, text string) bool {
	if a.hasWords() || a.w.s.Layout.IsMadeInPlay(a.q.Elem) {
		return false
	}
	return a.w.isCalled(a.q.Player, a.q.Elem, v, text)
}

// listLegal lists up to a dozen legal answers.
func (a *Answers) listLegal() string {
	const most = 12
	var texts []string
	more := false
	for i := range a.q.Len() {
		if len(texts) == most {
			more = true
			break
		}
		if a.w.j.Accept(i) {
			texts = append(texts, a.spoken(i)+a.load(i))
		}
	}
	s := "You can: " + strings.Join(texts, ", ")
	if more {
		s += ", …"
	}
	return s + "."
}

func (a *Answers) suggest(text string) string {
	var texts []string
	for i := range min(a.q.Len(), 1000) {
		texts = append(texts, a.spoken(i))
	}
	return didYouMean(text, texts)
}

// spoken returns the words by which a candidate is shown and typed: the title of a declared thing, the title of a
// piece's unit, with its number, or the rules' text with titles. If another candidate has the same title, and for other
// things, it is the text of the candidate.
func (a *Answers) spoken(i int) string {
	text := a.Text(i)
	if a.q.Kind == legal.Menu || i >= len(a.q.Candidates) || a.ends(i) ||
		!a.hasWords() && a.w.s.Layout.IsMadeInPlay(a.q.Elem) && !a.w.s.Layout.IsPiece(a.q.Elem) {
		return text
	}
	w := a.w.writer
	title := a.titledText(i)
	plain, number := cutNumber(text)
	if number > 1 {
		title += text[len(plain):]
	}
	if at := a.findNamed(title, w.Lang); at < 0 || a.Text(at) != text {
		return text
	}
	return title
}

// didYouMean suggests the closest of texts. It returns "" if none is close.
func didYouMean(text string, texts []string) string {
	if near := spell.Nearest(text, texts); near != "" {
		return " Did you mean " + strconv.Quote(near) + "?"
	}
	return ""
}

// notAmong returns the message that words are not the text of a candidate.
func (a *Answers) notAmong(words string) string {
	const most = 12
	var texts []string
	for i := range min(a.q.Len(), 1000) {
		texts = append(texts, a.spoken(i))
	}
	s := strconv.Quote(words) + " is not possible here." + didYouMean(words, texts)
	if len(texts) > most {
		texts = append(texts[:most], "…")
	}
	if len(texts) > 0 {
		s += " Possible: " + strings.Join(texts, ", ") + "."
	}
	return s
}

// countOf splits a line into the number that it begins with and the rest.
func countOf(s string) (n int, rest string, ok bool) {
	word, after, found := strings.Cut(s, " ")
	if n, err := strconv.Atoi(word); err == nil && found && n > 0 && n <= state.MaxPieces {
		return n, after, true
	}
	return 1, s, false
}
