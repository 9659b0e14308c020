package diff

import "strings"

// Style is the meaning of a part of a sentence.
type Style uint8

// The styles.
const (
	Plain Style = iota
	Name        // the subject
	Old         // something of the old scenario
	New         // something of the new scenario
	Quiet       // a remark, such as the context
)

// Span is a part of a sentence. If Code is set, it is HCL, which reports show as code.
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

// joinSpans concatenates sentences, with a separator between them.
func joinSpans(parts [][]Span, between string) []Span {
	var out []Span
	for i, p := range parts {
		if i > 0 {
			out = append(out, plain(between))
		}
		out = append(out, p...)
	}
	return out
}

// String returns a sentence without styles, with code in backticks.
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

// width returns the number of characters of a sentence.
func width(spans []Span) int { return len([]rune(String(spans))) }

// spoken returns a name as words.
func spoken(name string) string { return strings.ReplaceAll(name, "_", " ") }

// shorten shortens code to n characters.
func shorten(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
