package layout

import (
	"fmt"
	"strings"
)

// Plural returns a number with its noun, such as "1 round" or "3 rounds".
func Plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

// Cut shortens a text to at most n columns, the last of which is then an ellipsis.
func Cut(s string, n int) string { return measure.Truncate(s, n, "…") }

// Indent indents the lines of an example by four blanks. Empty lines stay empty.
func Indent(s string) string {
	lines := strings.Split(strings.TrimRight(s, "\n"), "\n")
	for i, l := range lines {
		if l != "" {
			lines[i] = "    " + l
		}
	}
	return strings.Join(lines, "\n")
}

// Wrap breaks a text into lines of at most width columns. Every line after the first begins with indent. Code between
// backticks is not broken.
func Wrap(s string, width int, indent string) string {
	var b strings.Builder
	column := 0
	for i, word := range unbroken(s) {
		n := Columns(word)
		switch {
		case i == 0:
		case column+1+n > width:
			b.WriteString("\n" + indent)
			column = len(indent)
		default:
			b.WriteByte(' ')
			column++
		}
		b.WriteString(word)
		column += n
	}
	return b.String()
}

// unbroken splits a text into words. Code between two backticks counts as one word.
func unbroken(s string) []string {
	var words []string
	inCode := false
	for _, w := range strings.Fields(s) {
		if inCode {
			words[len(words)-1] += " " + w
		} else {
			words = append(words, w)
		}
		inCode = inCode != (strings.Count(w, "`")%2 == 1)
	}
	return words
}

// CommaLines joins words with commas into lines of at most width columns.
func CommaLines(words []string, width int) []string {
	var lines []string
	used := 0 // columns of the last line, with the blank that would follow
	for i, w := range words {
		if i < len(words)-1 {
			w += ","
		}
		n := Columns(w) + 1
		if len(lines) == 0 || used+n > width+1 {
			lines, used = append(lines, w), n
			continue
		}
		lines[len(lines)-1] += " " + w
		used += n
	}
	return lines
}
