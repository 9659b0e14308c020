// Package layout lays text out for terminals and plain files: tables, wrapped paragraphs and lists in lines.
package layout

import (
	"fmt"
	"io"
	"strings"

	"github.com/mattn/go-runewidth"
)

// Cut shortens a text to at most n columns, including an ellipsis at its end.
func Cut(s string, n int) string { return measure.Truncate(s, n, "…") }

// Indent indents the lines of an example by four blanks. It leaves empty lines empty.
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
	for i, word := range splitWords(s) {
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

// splitWords splits a text into words. Code between two backticks counts as one word.
func splitWords(s string) []string {
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

// measure does not depend on the language of the machine.
var measure = &runewidth.Condition{StrictEmojiNeutral: true}

// Columns returns how many columns of a terminal a text takes: two for a wide letter or an emoji, and none for a
// combining accent or an escape sequence that sets a colour.
func Columns(s string) int {
	columns := 0
	for {
		plain, rest, colored := strings.Cut(s, "\x1b[")
		columns += measure.StringWidth(plain)
		if !colored {
			return columns
		}
		_, s, _ = strings.Cut(rest, "m")
	}
}

// Pad adds blanks to a text that is narrower than width.
func Pad(s string, width int) string { return s + strings.Repeat(" ", max(width-Columns(s), 0)) }

// Table is a table with aligned columns.
type Table struct {
	heads []string
	right []bool
	rows  [][]string
}

// NewTable returns a table with these headings. A heading that begins with > aligns its column to the right. If all
// headings are empty, the table has no heading line.
func NewTable(heads ...string) *Table {
	t := &Table{}
	for _, h := range heads {
		name, right := strings.CutPrefix(h, ">")
		t.heads = append(t.heads, name)
		t.right = append(t.right, right)
	}
	return t
}

// AddRow adds a row. Missing cells are empty, and cells beyond the last column are dropped.
func (t *Table) AddRow(cells ...any) {
	row := make([]string, len(t.heads))
	for i, c := range cells {
		if i < len(row) {
			row[i] = fmt.Sprint(c)
		}
	}
	t.rows = append(t.rows, row)
}

// Write writes the table to w without trailing blanks.
func (t *Table) Write(w io.Writer) {
	width := make([]int, len(t.heads))
	headed := false
	for i, h := range t.heads {
		width[i] = Columns(h)
		headed = headed || h != ""
	}
	for _, row := range t.rows {
		for i, c := range row {
			width[i] = max(width[i], Columns(c))
		}
	}
	line := func(row []string) {
		var b strings.Builder
		for i, c := range row {
			if i > 0 {
				b.WriteString("  ")
			}
			if t.right[i] {
				c = strings.Repeat(" ", width[i]-Columns(c)) + c
			}
			b.WriteString(Pad(c, width[i]))
		}
		fmt.Fprintln(w, strings.TrimRight(b.String(), " "))
	}
	if headed {
		line(t.heads)
	}
	for _, row := range t.rows {
		line(row)
	}
}
