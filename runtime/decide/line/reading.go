package line

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
)

// manyCandidates is the number of candidates from which on their texts are cached. Fewer are faster to word again.
const manyCandidates = 16

// reading has the texts of candidates for one reader in one language. Candidates with the same text have the same index
// in texts.
type reading struct {
	reader, lang int
	failed       bool // a rule failed when a candidate was worded
	texts        []string
	byText       map[string]int32
	byValue      map[int64]int32 // for parameters
	byPlace      []int32         // for picks: by the place in the bag; -1 if it is not worded yet

	list   int     // the list of candidates for which at and number are valid
	at     []int32 // index in texts, by candidate
	number []int32 // number among the candidates with the same text, from 1
	count  []int32 // by text
	first  []int32 // by text: 1 if another answer has it, otherwise 0
}

// reading returns the reading for a reader in a language. Each candidate is worded only once for it, however many
// answers the question takes.
func (w *Wording) reading(reader, lang int) *reading {
	for _, r := range w.readings {
		if r.reader == reader && r.lang == lang {
			return r
		}
	}
	r := &reading{reader: reader, lang: lang, byText: map[string]int32{}, byValue: map[int64]int32{}, list: -1}
	w.readings = append(w.readings, r)
	return r
}

// find returns the first candidate with the longest label with which a text begins, ignoring case, and its size. After
// the label must come the end of the text or, unless all is set, a comma. best is -1 if there is none. numbered
// reports whether labels have numbers.
func (r *reading) find(text string, all, numbered bool) (best, size int) {
	best = -1
	same := false // the text also agrees in case
	for at, plain := range r.texts {
		n, number := len(plain), 1
		if r.count[at] == 0 || n == 0 || n > len(text) || !strings.EqualFold(text[:n], plain) {
			continue
		}
		if rest, is := strings.CutPrefix(text[n:], " #"); is && numbered {
			digits := len(rest) - len(strings.TrimLeft(rest, "0123456789"))
			k, err := strconv.Atoi(rest[:digits])
			if err == nil && k > 1 && rest[0] != '0' {
				n, number = n+len(" #")+digits, k
			}
		}
		if n < len(text) && (all || text[n] != ',') || n < size || number > int(r.count[at]) {
			continue
		}
		i := 0
		for i < len(r.at) && (r.at[i] != int32(at) || numbered && int(r.number[i]) != number) {
			i++
		}
		if exact := text[:len(plain)] == plain; i < len(r.at) && (n > size || best < 0 || exact && !same ||
			exact == same && i < best) {
			best, size, same = i, n, exact
		}
	}
	return best, size
}

// reading returns the reading of the candidates in a language for the present reader. It is nil if there are few of
// them, or if a rule fails when they are worded; then they must be worded in another way.
func (a *Answers) reading(lang int) *reading {
	w, n := a.w, len(a.q.Candidates)
	if a != &w.asked || a.q.Kind == legal.Menu || n == 0 {
		return nil
	}
	version := a.q.Version()
	if w.question != version.Question {
		w.question, w.readings = version.Question, w.readings[:0]
	}
	if n < manyCandidates && len(w.readings) == 0 {
		return nil
	}
	r := w.reading(w.writer.Reader, lang)
	if !r.failed && r.list != version.List {
		r.failed, r.list = !w.j.Rules.Word(func() { a.enumerate(r) }), version.List
	}
	if r.failed {
		return nil
	}
	return r
}

// label returns the text of candidate i and its number among those with the same text. ok is false if there is no
// reading.
func (a *Answers) label(i, lang int) (text string, number int, ok bool) {
	if i >= len(a.q.Candidates) {
		return "", 0, false
	}
	r := a.reading(lang)
	if r == nil {
		return "", 0, false
	}
	return r.texts[r.at[i]], int(r.number[i]), true
}

// enumerate words the new candidates and numbers all.
func (a *Answers) enumerate(r *reading) {
	r.at, r.number = r.at[:0], r.number[:0]
	for at := range r.count {
		r.count[at] = r.first[at]
	}
	shown, n, pick := a.w.j.Choice.Places()
	if pick = pick && a.q.Kind == legal.Pick; pick {
		for len(r.byPlace) < n {
			r.byPlace = append(r.byPlace, -1)
		}
	}
	for i, v := range a.q.Candidates {
		at, ok := int32(0), false
		if pick {
			at = r.byPlace[shown[i]]
			ok = at >= 0
		} else {
			at, ok = r.byValue[v]
		}
		if !ok {
			at = a.word(r, i)
			if pick {
				r.byPlace[shown[i]] = at
			} else {
				r.byValue[v] = at
			}
		}
		if a.ends(i) { // the answer that ends the list has its words first
			r.at, r.number = append(r.at, at), append(r.number, 1)
			continue
		}
		r.count[at]++
		r.at, r.number = append(r.at, at), append(r.number, r.count[at])
	}
}

// word words a candidate and returns the index of its text.
func (a *Answers) word(r *reading, i int) int32 {
	text := string(a.appendPlain(nil, i, r.lang))
	at, ok := r.byText[text]
	if !ok {
		at = int32(len(r.texts))
		r.texts, r.byText[text] = append(r.texts, text), at
		first := int32(0)
		if a.isTaken(text, r.lang) {
			first = 1
		}
		r.count, r.first = append(r.count, first), append(r.first, first)
	}
	return at
}
