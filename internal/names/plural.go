package names

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// Called returns the names by which people call a member of a class besides its label: its title, its plural if the
// scenario has one, and the plurals that English makes of title and label.
func Called(p *program.Program, language int, class int32, i int) []string {
	label, title := Spoken(Label(p, class, i)), Title(p, language, class, i)
	if label == "" {
		return nil
	}
	out := []string{title, label, Plural(label), Plural(title)}
	for _, a := range p.Classes[class].Attrs {
		attr := &p.Attrs[a]
		if p.Strings[attr.Name] == "plural" && p.Types[attr.Type].Kind == program.TText && i < len(attr.Data) {
			out = append(out, Text(p, language, int32(attr.Data[i])))
		}
	}
	return out
}

// Plural returns the plural that English makes of a word by rule.
func Plural(word string) string {
	if len(word) < 2 {
		return word + "s"
	}
	last := word[len(word)-1]
	switch {
	case last == 'y' && !strings.ContainsRune("aeiou", rune(word[len(word)-2])):
		return word[:len(word)-1] + "ies"
	case last == 's' || last == 'x' || strings.HasSuffix(word, "ch") || strings.HasSuffix(word, "sh"):
		return word + "es"
	}
	return word + "s"
}
