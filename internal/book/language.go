package book

import (
	_ "embed"
	"encoding/json"
	"maps"
	"regexp"
	"slices"
	"strings"
	"sync"
	"unicode"
)

// A language has the words that show where to cut a book in that language.
type language struct {
	name                                       string
	common                                     map[string]bool // words by which it is recognised
	short                                      map[string]bool // abbreviations, in lower case and without their last stop
	rules, examples, captions, credits, joined *regexp.Regexp
	conditions                                 *regexp.Regexp // words that begin a condition, such as "if"
}

//go:embed words.json
var words []byte

// languages returns all languages by name. A book in another language is cut too, but less is pointed out in it.
var languages = sync.OnceValue(func() map[string]*language {
	var rows map[string]struct{ Common, Rules, Examples, Captions, Credits, Joins, Conditions, Short string }
	if err := json.Unmarshal(words, &rows); err != nil {
		panic(err)
	}
	out := map[string]*language{}
	for name, w := range rows {
		l := &language{name: name, common: map[string]bool{}, short: map[string]bool{}}
		for _, s := range strings.Fields(w.Common) {
			l.common[s] = true
		}
		for _, s := range strings.Fields(w.Short) {
			l.short[s] = true
		}
		l.rules = anyOf(w.Rules, `(?i)(?:^|[^\p{L}])(`, `)(?:[^\p{L}]|$)`)
		l.examples = anyOf(w.Examples, `(?i)^[(\[*_"„“]*(?:`, `)(?:[^\p{L}]|$)`)
		l.captions = anyOf(w.Captions, `(?i)^[(\[*_]*(?:`, `)\.?\s*[0-9]*\s*[:.]`)
		l.credits = anyOf(w.Credits, `(?i)(?:^|[^\p{L}])(?:©|®|`, `)`)
		l.joined = anyOf(w.Joins, `(?i),\s+(`, `)\s`)
		l.conditions = anyOf(w.Conditions, `(?i)^[^\p{L}]*(?:`, `)(?:[^\p{L}]|$)`)
		out[name] = l
	}
	return out
})

// anyOf returns an expression that matches any word of a list such as "must|shall"; it tries longer words first.
func anyOf(list, before, after string) *regexp.Regexp {
	all := strings.Split(list, "|")
	slices.SortStableFunc(all, func(a, b string) int { return len(b) - len(a) })
	for i, s := range all {
		all[i] = regexp.QuoteMeta(s)
	}
	return regexp.MustCompile(before + strings.Join(all, "|") + after)
}

// Languages returns the names of the languages whose words are known, in order.
func Languages() []string {
	return slices.Sorted(maps.Keys(languages()))
}

// recognise returns the language of a text, by its most common words, or "" if it has few words of any.
func recognise(text []byte) string {
	counts, all := map[string]int{}, 0
	for _, w := range strings.FieldsFunc(strings.ToLower(string(text[:min(len(text), 200_000)])),
		func(r rune) bool { return !unicode.IsLetter(r) }) {
		all++
		for name, l := range languages() {
			if l.common[w] {
				counts[name]++
			}
		}
	}
	best := ""
	for _, name := range Languages() {
		if counts[name] > counts[best] {
			best = name
		}
	}
	if 12*counts[best] < all {
		return ""
	}
	return best
}
