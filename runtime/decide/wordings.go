package decide

import (
	"strconv"
	"strings"
)

// manyCandidates is the number of candidates from which on their texts are remembered: few are worded again faster.
const manyCandidates = 16

// wordings remembers how the candidates of the open decision read. Each is worded once for a reader and a language,
// however many answers the decision takes and however often texts are compared.
type wordings struct {
	readings []*reading
	listing  int // counts how often the candidates were listed
}

// reading is how candidates read for one reader in one language. Candidates with the same text have the same number
// in texts.
type reading struct {
	reader, lang int
	failed       bool // a rule failed while a candidate was worded
	texts        []string
	byText       map[string]int32
	byValue      map[int64]int32 // of parameters
	byPlace      []int32         // of picks: by the place in the bag; -1 if it is not worded yet

	listing int     // of the candidates that at and number are about
	at      []int32 // in texts, by candidate
	number  []int32 // among the candidates with the same text, from 1
	count   []int32 // by text
	first   []int32 // by text: 1 if an answer besides the candidates has it, else 0
}

// forget drops what is remembered, because another decision is open.
func (l *wordings) forget() { l.readings = l.readings[:0] }

// relist notes that the candidates are listed again.
func (l *wordings) relist() { l.listing++ }

func (l *wordings) of(reader, lang int) *reading {
	for _, r := range l.readings {
		if r.reader == reader && r.lang == lang {
			return r
		}
	}
	r := &reading{reader: reader, lang: lang, byText: map[string]int32{}, byValue: map[int64]int32{}, listing: -1}
	l.readings = append(l.readings, r)
	return r
}

// find returns the candidate whose label is the longest that a text begins with, without regard to case, up to the
// end of the text or, unless it must be all of the text, to a comma. Of several it is the first; it is -1 if there is
// none. numbered is whether labels have numbers.
func (r *reading) find(text string, all, numbered bool) (best, size int) {
	best = -1
	same := false // the text agrees in case, too
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
		if exact := text[:len(plain)] == plain; i < len(r.at) && (n > size || best < 0 || exact && !same || exact == same && i < best) {
			best, size, same = i, n, exact
		}
	}
	return best, size
}
