package main

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/runtime/program"
)

// plainText is a text without holes, such as a title, in the scenario's first language.
func plainText(p *program.Program, i int32) string {
	if i < 0 || int(i) >= len(p.Texts) || len(p.Texts[i].Parts) == 0 {
		return ""
	}
	var b strings.Builder
	for _, part := range p.Texts[i].Parts[0] {
		if part.Arg < 0 && part.Literal >= 0 && int(part.Literal) < len(p.Strings) {
			b.WriteString(p.Strings[part.Literal])
		}
	}
	return b.String()
}

// capital is a text as it begins a sentence.
func capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 || r == utf8.RuneError {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// words is a name as it is spoken.
func words(name string) string { return strings.ReplaceAll(name, "_", " ") }
