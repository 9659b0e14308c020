package paint

import (
	_ "embed"
	"strings"
	"unicode"
)

// Outlines are the outlines of counters, in the order in which they are given to kinds of pieces without one. All kinds
// with the same value of the attribute that divides them best have the same outline.
var Outlines = []string{"square", "boat", "circle", "house", "diamond", "triangle", "hexagon", "shield", "octagon"}

// Symbol is a drawing of a kind of piece in a box of 16 by 12.
type Symbol struct {
	Name, Data string
	Lines      bool // Data has lines and not areas
	words      [][]string
}

//go:embed symbols.txt
var symbolText string

var drawn = readSymbols()

func readSymbols() (out []Symbol) {
	for line := range strings.Lines(symbolText) {
		parts := strings.Split(strings.TrimSpace(line), "|")
		if len(parts) != 3 {
			continue // a comment
		}
		s := Symbol{Name: strings.TrimSpace(parts[0])}
		s.Data, s.Lines = strings.CutPrefix(strings.TrimSpace(parts[2]), "~")
		for phrase := range strings.SplitSeq(parts[1], ",") {
			if words := wordsOf(phrase); len(words) > 0 {
				s.words = append(s.words, words)
			}
		}
		out = append(out, s)
	}
	return out
}

// SymbolNames lists the words that the attribute symbol may have: outlines and drawings.
func SymbolNames() []string {
	out := append([]string(nil), Outlines...)
	for _, s := range drawn {
		out = append(out, s.Name)
	}
	return out
}

// SymbolNamed returns the drawing with a name, or nil.
func SymbolNamed(name string) *Symbol {
	for i := range drawn {
		if drawn[i].Name == name {
			return &drawn[i]
		}
	}
	return nil
}

// SymbolFor returns the drawing that a title suggests, or nil. The title must end with words of the drawing, because
// the last words say what a thing is and the first ones which kind: "heavy tank". Of several drawings, the one with the
// most words is returned.
func SymbolFor(title string) *Symbol {
	title = strings.TrimSpace(title)
	words, most := wordsOf(title), 0
	var best *Symbol
	for i := range drawn {
		for _, phrase := range drawn[i].words {
			if n := len(phrase); n > most && endsWith(words, phrase) {
				best, most = &drawn[i], n
			}
		}
	}
	return best
}

func endsWith(words, phrase []string) bool {
	at := len(words) - len(phrase)
	if at < 0 {
		return false
	}
	for i, w := range phrase {
		if words[at+i] != w && words[at+i] != w+"s" {
			return false
		}
	}
	return true
}

// wordsOf returns the words of a text in lower case.
func wordsOf(text string) []string {
	return strings.FieldsFunc(strings.ToLower(text),
		func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}
