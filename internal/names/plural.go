package names

import (
	"strconv"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Called returns the names of a member of a class besides its label: its title, its plural if the scenario gives one,
// and the English plurals of title and label.
func Called(p *program.Program, language int, class int32, i int) []string {
	label, title := Spoken(Label(p, class, i)), Title(p, language, class, i)
	if label == "" {
		return nil
	}
	out := []string{title, label, article.Plural(label), article.Plural(title)}
	if given := givenPlural(p, class, i); given >= 0 {
		out = append(out, Text(p, language, given))
	}
	return out
}

// givenPlural returns the text with the plural of a member of a class, or -1 if the class has no plurals.
func givenPlural(p *program.Program, class int32, i int) int32 {
	attr := p.AttrNamed(class, "plural")
	if attr == nil || p.Types[attr.Type].Kind != program.TText || i >= len(attr.Data) {
		return -1
	}
	return int32(attr.Data[i])
}

// Plural returns the plural of a kind of piece: the one that the scenario gives, or else the English plural of its
// title, or the title if the rules have no plural for it.
func Plural(p *program.Program, language int, unit int) string {
	title := Title(p, language, p.UnitClass, unit)
	given := Text(p, language, givenPlural(p, p.UnitClass, unit))
	english := language >= len(p.Languages) || p.Languages[language] == "en"
	switch {
	case given != "" && given != title:
		return given
	case !english || article.DoubtfulPlural(title):
		return title
	}
	return article.Plural(title)
}

// Counted returns a number with the name of a kind of piece: "2 tanks", "1 man-of-war".
func Counted(p *program.Program, language int, unit, n int) string {
	if n == 1 {
		return "1 " + Title(p, language, p.UnitClass, unit)
	}
	return strconv.Itoa(n) + " " + Plural(p, language, unit)
}
