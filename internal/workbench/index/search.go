package index

import (
	"slices"
	"strings"
	"unicode"

	"github.com/scenario-lang/scenario/internal/spell"
)

// Found is a result of a search.
type Found struct {
	*Entry
	Line string // the line of its source with the words, if its name and title do not have them
}

// Search returns at most most entries: those whose names or titles contain all words of a query, beginning with the
// best matches, followed by those with a line of source that contains all words, such as the text of a clause or a
// message. If there are none, it replaces unknown words by the closest known ones; meant is the query with these.
func (x *Index) Search(query string, most int) (found []Found, meant string) {
	words := strings.Fields(strings.ToLower(query))
	if len(words) == 0 {
		return nil, ""
	}
	if found = x.search(words, most); len(found) > 0 {
		return found, ""
	}
	vocabulary := x.vocabulary()
	for i, w := range words {
		if closest := spell.Nearest(w, vocabulary); closest != "" {
			words[i] = closest
		}
	}
	meant = strings.Join(words, " ")
	return x.search(words, most), meant
}

// search is Search for words in lower case.
func (x *Index) search(words []string, most int) []Found {
	type ranked struct {
		Found
		rank int
	}
	var out []ranked
	for i, e := range x.Entries {
		rank, line := x.rank(e, words)
		if rank >= 0 {
			out = append(out, ranked{Found{e, line}, rank*len(x.Entries) + i})
		}
	}
	slices.SortFunc(out, func(a, b ranked) int { return a.rank - b.rank })
	var found []Found
	for _, f := range out[:min(len(out), most)] {
		found = append(found, f.Found)
	}
	return found
}

// rank returns how well an entry matches: 0 is best, and -1 is not at all. line is the line of its source with the
// words.
func (x *Index) rank(e *Entry, words []string) (rank int, line string) {
	name, title := strings.ToLower(e.Name), strings.ToLower(e.Title)
	text := strings.ToLower(e.Kind) + " " + name + " " + strings.ReplaceAll(name, "_", " ") + " " + title
	if !containsAll(text, words) {
		for n := e.At.Line; n <= e.At.End; n++ {
			if l := x.line(e.At.File, n); containsAll(strings.ToLower(l), words) {
				return 6, strings.TrimSpace(l)
			}
		}
		return -1, ""
	}
	rank = 3
	last := words[len(words)-1]
	switch {
	case name == last || title == last:
		rank = 0
	case strings.HasPrefix(name, last) || strings.HasPrefix(title, last):
		rank = 1
	case strings.Contains(name, last):
		rank = 2
	}
	if e.Kind == "test" || e.Kind == "clause" {
		rank += 2
	}
	return rank, ""
}

func containsAll(text string, words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool { return !strings.Contains(text, w) })
}

// vocabulary returns the words in all names and titles, in lower case.
func (x *Index) vocabulary() []string {
	seen := map[string]bool{}
	var out []string
	for _, e := range x.Entries {
		for _, w := range strings.FieldsFunc(strings.ToLower(e.Name+" "+e.Title), func(r rune) bool {
			return !unicode.IsLetter(r) && !unicode.IsDigit(r)
		}) {
			if !seen[w] {
				seen[w] = true
				out = append(out, w)
			}
		}
	}
	return out
}
