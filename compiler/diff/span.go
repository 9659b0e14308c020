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

// Span is a part of a sentence. If Code is set, it is HCL, which reports show as code. Brief is the number of
// characters that a brief report shows of the text, or 0 if it shows all of them.
type Span struct {
	Style Style
	Code  bool
	Text  string
	Brief int
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

// brief returns the sentence as a brief report shows it, and reports whether that is less than all of it.
func brief(spans []Span) (out []Span, cut bool) {
	out = make([]Span, len(spans))
	for i, s := range spans {
		if s.Brief > 0 {
			text := shorten(s.Text, s.Brief)
			cut = cut || text != s.Text
			s.Text = text
		}
		out[i] = s
	}
	return out, cut
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
