package article

import (
	_ "embed"
	"slices"
	"strings"
)

// unchangedWords lists endings of nouns whose plural is the same as the singular, separated by spaces.
//
//go:embed unchanged.txt
var unchangedWords string

var unchanged = strings.Fields(unchangedWords)

// doubtful are endings of words for which Plural may be wrong: wolf and hero are regular only in part, and spearmen is
// a plural already.
var doubtful = []string{"us", "is", "f", "fe", "o", "men", "mouse", "foot", "goose", "child", "person"}

// Plural returns the plural of a noun, by the rules of English spelling: "men of war" for "man of war".
func Plural(noun string) string {
	for _, of := range []string{" of ", "-of-"} {
		if first, rest, ok := strings.Cut(noun, of); ok && first != "" {
			return Plural(first) + of + rest
		}
	}
	lower := strings.ToLower(noun)
	ends := func(endings ...string) bool { return hasSuffix(lower, endings) }
	switch {
	case len(noun) < 2 || ends(unchanged...):
		return noun + map[bool]string{true: "s"}[len(noun) < 2]
	case ends("woman", "sman", "tman", "kman", "dman", "eman", "wman", "yman") || lower == "man" ||
		ends(" man"):
		return noun[:len(noun)-2] + "en"
	case ends("y") && !strings.ContainsRune("aeiou", rune(lower[len(lower)-2])):
		return noun[:len(noun)-1] + "ies"
	case ends("ss", "us", "is", "x", "z", "ch", "sh"):
		return noun + "es"
	case ends("s"): // scouts, barracks
		return noun
	}
	return noun + "s"
}

// DoubtfulPlural reports whether Plural may be wrong for a noun.
func DoubtfulPlural(noun string) bool {
	for _, of := range []string{" of ", "-of-"} {
		if first, _, ok := strings.Cut(noun, of); ok && first != "" {
			return DoubtfulPlural(first)
		}
	}
	lower := strings.ToLower(noun)
	return !hasSuffix(lower, unchanged) && hasSuffix(lower, doubtful)
}

func hasSuffix(word string, endings []string) bool {
	return slices.ContainsFunc(endings, func(e string) bool { return strings.HasSuffix(word, e) })
}
