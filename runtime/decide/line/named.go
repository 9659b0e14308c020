package line

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/state"
)

// FindNamed returns the candidate with a text in one of some languages, or -1.
func (a *Answers) FindNamed(text string, langs ...int) int {
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
	for i, v := range a.q.Candidates { // Things may also be called by their titles.
		if a.ends(i) {
			continue
		}
		if a.isCalled(v, text) {
			return i
		}
	}
	return -1
}

// find returns the candidate whose text is the longest that a line begins with, up to the end of the line or, unless
// it must be all of the line, to a comma; it is -1 if there is none.
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
	exact := "" // the text found that agrees in case, too
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

// isCalled reports whether a text is the title of a candidate, as it is or with its article.
func (a *Answers) isCalled(v int64, text string) bool {
	if a.q.Kind == legal.Pick && a.w.p.Chooses[a.q.Index].Text >= 0 || a.q.Texts != nil ||
		a.w.s.Layout.IsMadeInPlay(a.q.Elem) {
		return false
	}
	return a.w.isCalled(a.q.Player, a.q.Elem, v, text)
}

// listLegal lists the legal answers, up to a dozen.
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
			texts = append(texts, a.Text(i)+a.load(i))
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
		texts = append(texts, a.Text(i))
	}
	return didYouMean(text, texts)
}

// didYouMean suggests the text that was probably meant by another one. It is "" if there is none.
func didYouMean(text string, texts []string) string {
	if near := spell.Nearest(text, texts); near != "" {
		return " Did you mean " + strconv.Quote(near) + "?"
	}
	return ""
}

// notAmong returns the message that words are not the text of a candidate.
func (a *Answers) notAmong(words string) string {
	w := a.w.writer
	defer w.ReadBy(w.ReadBy(a.q.Player))
	const most = 12
	var texts []string
	for i := range min(a.q.Len(), 1000) {
		texts = append(texts, string(a.Append(nil, i, w.Lang)))
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

// countOf returns the number that a line begins with, and the rest.
func countOf(s string) (n int, rest string, ok bool) {
	word, after, found := strings.Cut(s, " ")
	if n, err := strconv.Atoi(word); err == nil && found && n > 0 && n <= state.MaxPieces {
		return n, after, true
	}
	return 1, s, false
}
