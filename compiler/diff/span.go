package diff

import (
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl/schema"
)

// Style is what a stretch of a sentence is.
type Style uint8

// The styles.
const (
	Plain Style = iota
	Name        // what the sentence is about
	Old         // what was
	New         // what is
	Quiet       // an aside, such as where it stands
)

// Span is a stretch of a sentence. Code is HCL; it is set off where the form has a way to.
type Span struct {
	Style Style
	Code  bool
	Text  string
}

func plain(s string) Span { return Span{Text: s} }

func (s Span) as(style Style) Span {
	s.Style = style
	return s
}

// join puts sentences together, with something between them.
func join(parts [][]Span, between string) []Span {
	var out []Span
	for i, p := range parts {
		if i > 0 {
			out = append(out, plain(between))
		}
		out = append(out, p...)
	}
	return out
}

// String is a sentence without style; code stands in backticks.
func String(spans []Span) string {
	var b strings.Builder
	for _, s := range spans {
		if s.Code {
			b.WriteString("`" + s.Text + "`")
		} else {
			b.WriteString(s.Text)
		}
	}
	return b.String()
}

// width is the number of signs of a sentence.
func width(spans []Span) int { return len([]rune(String(spans))) }

// words is a name as it is spoken.
func words(name string) string { return strings.ReplaceAll(name, "_", " ") }

// areaRank is the place of a heading among the others.
func areaRank(area string) int { return slices.Index(schema.Areas, area) }

// cut shortens code to about n signs.
func cut(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
