// Package article chooses between a and an, and between singular and plural, by the rules of English spelling.
// Messages, prompts and compiled titles all use it.
package article

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// With returns a noun with its indefinite article: a unit, an army, an hour.
func With(noun string) string {
	if noun == "" {
		return ""
	}
	if beginsWithVowelSound(noun) {
		return "an " + noun
	}
	return "a " + noun
}

// Beginnings of words whose first letter and first sound differ. Longer ones come first.
var (
	vowelSounds     = []string{"hour", "honest", "honour", "honor", "heir"}
	vowelLetters    = []string{"unin", "unim", "unid", "unarm"} // exceptions to the next list: un- before a vowel letter
	consonantSounds = []string{"uni", "unanim", "use", "usu", "usa", "util", "utop", "uran", "eu", "ewe", "one", "once",
		"u-"}
)

// beginsWithVowelSound reports whether a noun begins with a vowel sound when it is spoken.
func beginsWithVowelSound(noun string) bool {
	word := strings.TrimLeftFunc(noun, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if end := strings.IndexFunc(word, func(r rune) bool { return unicode.IsSpace(r) }); end > 0 {
		word = word[:end]
	}
	first, size := utf8.DecodeRuneInString(word)
	if size == 0 {
		return false
	}
	if unicode.IsDigit(first) { // eight, eleven, eighteen, eighty
		digits := len(word) - len(strings.TrimLeft(word, "0123456789"))
		return first == '8' || digits == 2 && (word[:2] == "11" || word[:2] == "18")
	}
	if letters := strings.TrimRight(word, "s"); isSpelled(letters) {
		return strings.ContainsRune("AEFHILMNORSX", first)
	}
	word = strings.ToLower(word)
	switch {
	case hasPrefix(word, vowelSounds), hasPrefix(word, vowelLetters):
		return true
	case hasPrefix(word, consonantSounds):
		return false
	}
	return strings.ContainsRune("aeiouäöüàáâãåæèéêëìíîïòóôõøùúû", unicode.ToLower(first))
}

// isSpelled reports whether a word is an abbreviation that is spoken letter by letter, such as AA or TNT.
func isSpelled(word string) bool {
	if word == "" || len(word) > 3 {
		return false
	}
	for _, r := range word {
		if r < 'A' || r > 'Z' {
			return false
		}
	}
	return true
}

func hasPrefix(word string, beginnings []string) bool {
	return slices.ContainsFunc(beginnings, func(b string) bool { return strings.HasPrefix(word, b) })
}

// Count returns a number of things: "1 clause", "2 clauses".
func Count(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}
