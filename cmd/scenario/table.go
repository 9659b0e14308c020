package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"
)

// table prints rows in aligned columns. A heading that begins with > has its column set to the right.
type table struct {
	heads []string
	right []bool
	rows  [][]string
}

func newTable(heads ...string) *table {
	t := &table{}
	for _, h := range heads {
		name, right := strings.CutPrefix(h, ">")
		t.heads = append(t.heads, name)
		t.right = append(t.right, right)
	}
	return t
}

func (t *table) row(cells ...any) {
	row := make([]string, len(t.heads))
	for i, c := range cells {
		if i < len(row) {
			row[i] = fmt.Sprint(c)
		}
	}
	t.rows = append(t.rows, row)
}

func (t *table) write(w io.Writer) {
	width := make([]int, len(t.heads))
	headed := false
	for i, h := range t.heads {
		width[i] = utf8.RuneCountInString(h)
		headed = headed || h != ""
	}
	for _, row := range t.rows {
		for i, c := range row {
			width[i] = max(width[i], utf8.RuneCountInString(c))
		}
	}
	line := func(row []string) {
		var b strings.Builder
		for i, c := range row {
			if i > 0 {
				b.WriteString("  ")
			}
			blank := strings.Repeat(" ", width[i]-utf8.RuneCountInString(c))
			if t.right[i] {
				b.WriteString(blank + c)
			} else {
				b.WriteString(c + blank)
			}
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

// cut shortens a text to n letters.
func cut(s string, n int) string {
	r := []rune(s)
	if len(r) <= n {
		return s
	}
	return string(r[:n-1]) + "…"
}
