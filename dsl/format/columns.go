package format

import "github.com/hashicorp/hcl/v2/hclsyntax"

// columns aligns the = and the cells of the rows in each block of rows, below the names of the columns. Unlike
// elsewhere, an empty line does not end a run. A row that takes more than one line is left as it is, and does not
// count.
func columns(lines []line) {
	for from := 0; from < len(lines); from++ {
		if l := &lines[from]; l.depth != 0 || l.kind != "rows" || l.end != 1 {
			continue
		}
		to := from + 1
		for to < len(lines) && lines[to].depth > 0 {
			to++
		}
		inside := lines[from+1 : to]
		widest := 0
		for i := range inside {
			if l := &inside[i]; l.depth == 1 && l.assign > 0 {
				widest = max(widest, l.width(l.assign))
			}
		}
		for i := range inside {
			if l := &inside[i]; l.depth == 1 && l.assign > 0 {
				l.words[l.assign].pad = widest - l.width(l.assign)
			}
		}
		alignCells(inside)
	}
}

func alignCells(lines []line) {
	type row struct {
		line   *line
		at     []int // the words that its cells begin with
		widths []int // of all cells but the last, after which nothing is aligned
	}
	var rows []row
	var widest []int
	for i := range lines {
		at := cells(&lines[i])
		r := row{line: &lines[i], at: at}
		for j := range max(len(at)-1, 0) {
			w := r.line.width(at[j+1]) - r.line.width(at[j])
			r.widths = append(r.widths, w)
			if j == len(widest) {
				widest = append(widest, 0)
			}
			widest[j] = max(widest[j], w)
		}
		rows = append(rows, r)
	}
	for _, r := range rows {
		for j, w := range r.widths {
			r.line.words[r.at[j+1]].pad = widest[j] - w
		}
	}
}

// cells returns the indexes of the words that the cells of a row begin with, and nil if it is not a row.
func cells(l *line) []int {
	if l.depth != 1 || l.assign == 0 || l.assign+1 >= len(l.words) || l.words[l.assign+1].kind != hclsyntax.TokenOBrack {
		return nil
	}
	at := []int{l.assign + 2}
	depth := 0
	for j := l.assign + 1; j < len(l.words); j++ {
		switch w := &l.words[j]; {
		case opens(w.kind):
			depth++
		case closes(w.kind):
			if depth--; depth > 0 {
				continue
			}
			if rest := l.words[j+1:]; len(rest) > 1 || len(rest) == 1 && !isComment(rest[0].kind) {
				return nil // the list is part of a larger expression
			}
			if at[len(at)-1] == j { // an empty list, or a comma after the last cell
				at = at[:len(at)-1]
			}
			return at
		case w.kind == hclsyntax.TokenComma && depth == 1:
			at = append(at, j+1)
		}
	}
	return nil
}
