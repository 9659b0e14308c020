package decide

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/spell"
	"github.com/scenario-lang/scenario/runtime/state"
)

// A candidate is named by the text that the player reads, in the language of the game or the first one.

// candidateNamed returns the candidate with a text, or -1.
func (d *Decision) candidateNamed(text string) int {
	if i, _ := d.find(text, true); i >= 0 {
		return i
	}
	for i := len(d.candidates); i < d.Len(); i++ {
		if strings.EqualFold(d.textIn(i, d.e.w.Lang), text) || d.e.w.Lang != 0 && strings.EqualFold(d.textIn(i, 0), text) {
			return i
		}
	}
	if d.Kind == Menu {
		return -1
	}
	for i, v := range d.candidates { // Things may also be called by their titles.
		if d.ends(i) {
			continue
		}
		if d.isCalled(v, text) {
			return i
		}
	}
	return -1
}

// find returns the candidate whose text is the longest that a line begins with, up to the end of the line or, unless
// it must be all of the line, to a comma; it is -1 if there is none.
func (d *Decision) find(line string, all bool) (best, size int) {
	best = -1
	langs := []int{d.e.w.Lang, 0}
	if d.e.w.Lang == lineLang || d.e.logged {
		langs = []int{lineLang}
	}
	for _, lang := range langs {
		i, n := d.findIn(line, all, lang)
		if i >= 0 && (best < 0 || n > size || n == size && i < best) {
			best, size = i, n
		}
	}
	return best, size
}

func (d *Decision) findIn(line string, all bool, lang int) (best, size int) {
	was := d.e.w.ReadBy(d.Player)
	r := d.reading(lang)
	numbered := d.numbered()
	d.e.w.ReadBy(was)
	if r != nil {
		return r.find(line, all, numbered)
	}
	best = -1
	exact := "" // the text found that agrees in case, too
	for i := range d.candidates {
		t := d.textIn(i, lang)
		n := len(t)
		if n >= size && n > 0 && len(line) >= n && strings.EqualFold(line[:n], t) && (len(line) == n || !all && line[n] == ',') && (n > size || line[:n] == t && line[:n] != exact) {
			best, size = i, n
			if line[:n] == t {
				exact = t
			}
		}
	}
	return best, size
}

// isCalled reports whether a text is the title of a candidate, as it is or with its article.
func (d *Decision) isCalled(v int64, text string) bool {
	if d.Kind == Pick && d.e.p.Chooses[d.index].Text >= 0 || d.words != nil || d.e.s.Layout.IsMadeInPlay(d.elemType) {
		return false
	}
	return d.e.isCalled(d.Player, d.elemType, v, text)
}

// listLegal lists the legal answers, up to a dozen.
func (d *Decision) listLegal() string {
	const most = 12
	var texts []string
	more := false
	for i := range d.Len() {
		if len(texts) == most {
			more = true
			break
		}
		if d.Legal(i) {
			texts = append(texts, d.Text(i)+d.load(i))
		}
	}
	s := "You can: " + strings.Join(texts, ", ")
	if more {
		s += ", …"
	}
	return s + "."
}

func (d *Decision) suggestion(text string) string {
	var texts []string
	for i := range min(d.Len(), 1000) {
		texts = append(texts, d.Text(i))
	}
	if s := spell.Nearest(text, texts); s != "" {
		return " Did you mean " + strconv.Quote(s) + "?"
	}
	return ""
}

// quotedIn returns the message that words are not the text of a candidate.
func quotedIn(l *lineReader, d *Decision, words string) string {
	defer l.e.w.ReadBy(l.e.w.ReadBy(d.Player))
	const most = 12
	var texts []string
	for i := range min(d.Len(), 1000) {
		texts = append(texts, string(d.appendCandidate(nil, i, l.e.w.Lang)))
	}
	s := strconv.Quote(words) + " is not possible here."
	if near := spell.Nearest(words, texts); near != "" {
		s += " Did you mean " + strconv.Quote(near) + "?"
	}
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
