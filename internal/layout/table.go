// Package layout lays text out for terminals and plain files: tables, wrapped paragraphs and lists in lines.
package layout

import (
	"fmt"
	"io"
	"strings"
)

// Table is a table with aligned columns.
type Table struct {
	heads []string
	right []bool
	rows  [][]string
}

// NewTable returns a table with these headings. A heading that begins with > aligns its column to the right. Without
// any text in the headings the table has no heading line.
func NewTable(heads ...string) *Table {
	t := &Table{}
	for _, h := range heads {
		name, right := strings.CutPrefix(h, ">")
		t.heads = append(t.heads, name)
		t.right = append(t.right, right)
	}
	return t
}

// Row adds a row. Missing cells are empty, and cells beyond the last column are dropped.
func (t *Table) Row(cells ...any) {
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
