package main

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
)

// plainText is a text without holes, such as a title, in one of the scenario's languages, or in the first where the text
// is not there in that.
func plainText(p *program.Program, language int, i int32) string {
	if i < 0 || int(i) >= len(p.Texts) || len(p.Texts[i].Parts) == 0 {
		return ""
	}
	parts := p.Texts[i].Parts
	if language >= len(parts) || parts[language] == nil {
		language = 0
	}
	var b strings.Builder
	for _, part := range parts[language] {
		if part.Arg < 0 && part.Literal >= 0 && int(part.Literal) < len(p.Strings) {
			b.WriteString(p.Strings[part.Literal])
		}
	}
	return b.String()
}

// memberNames are the names of the declared things of a class; none where there is no such class.
func memberNames(p *program.Program, class int32) []string {
	if class < 0 || int(class) >= len(p.Classes) {
		return nil
	}
	var names []string
	for _, m := range p.Classes[class].Members {
		names = append(names, p.Strings[m.Name])
	}
	return names
}

// words is a name as it is spoken.
func words(name string) string { return strings.ReplaceAll(name, "_", " ") }
