package format

import "github.com/hashicorp/hcl/v2/hclsyntax"

// isRow reports whether a line in a block of rows is a row, or begins one: NAME = [.
func (l *line) isRow() bool {
	return l.depth == 1 && len(l.words) > 2 && l.words[1].kind == hclsyntax.TokenEqual &&
		l.words[2].kind == hclsyntax.TokenOBrack && string(l.words[0].text) != "cites"
}

// joinRows joins the lines of rows that take several lines, so that breakRows can break all rows at the same columns.
// A row with a comment, or with a line break inside an object, is left as it is.
func joinRows(lines []line) []line {
	var out []line
	var stack []hclsyntax.TokenType
	inRows := false
	for i := 0; i < len(lines); i++ {
		l := lines[i]
		if len(stack) == 0 {
			inRows = string(l.words[0].text) == "rows"
		}
		l.depth = len(stack)
		if inRows && l.isRow() {
			if n := rowLines(lines[i:]); n > 1 {
				for _, more := range lines[i+1 : i+n] {
					l.words = append(l.words[:len(l.words):len(l.words)], more.words...)
				}
				i += n - 1
			}
		}
		stack = follow(stack, l.words)
		out = append(out, l)
	}
	return out
}

// follow returns the brackets that are open after some more words.
func follow(stack []hclsyntax.TokenType, words []word) []hclsyntax.TokenType {
	for _, w := range words {
		switch {
		case opens(w.kind):
			stack = append(stack, w.kind)
		case closes(w.kind) && len(stack) > 0:
			stack = stack[:len(stack)-1]
		}
	}
	return stack
}

// rowLines returns the number of lines of the row that begins at the first line, or 1 if they cannot be joined.
func rowLines(lines []line) int {
	var stack []hclsyntax.TokenType
	for n, l := range lines {
		if stack = follow(stack, l.words); len(stack) == 0 {
			return n + 1
		}
		if stack[len(stack)-1] == hclsyntax.TokenOBrace || isComment(l.words[len(l.words)-1].kind) {
			break
		}
	}
	return 1
}

// breakRows breaks the rows of tables that are too wide. It breaks all rows of a table before the same columns.
func breakRows(lines []line) (out []line, broken bool) {
	for from := 0; from < len(lines); {
		to := from + 1
		for to < len(lines) && lines[to].depth > 0 {
			to++
		}
		var at []int
		if lines[from].kind == "rows" {
			at = columnBreaks(lines[from:to])
		}
		for _, l := range lines[from:to] {
			found := cells(&l)
			if len(at) == 0 || !l.isRow() || found == nil {
				out = append(out, l)
				continue
			}
			begin := 0
			for _, column := range at {
				if column < len(found) {
					out = append(out, line{words: l.words[begin:found[column]:found[column]], blank: l.blank && begin == 0})
					begin = found[column]
				}
			}
			out = append(out, line{words: l.words[begin:], blank: l.blank && begin == 0})
		}
		broken = broken || len(at) > 0
		from = to
	}
	return out, broken
}

// columnBreaks returns the columns of a table that begin a new line, if its rows are too wide for one.
func columnBreaks(lines []line) []int {
	var widths []int
	names := 0
	for i := range lines {
		l := &lines[i]
		found := cells(l)
		if !l.isRow() || found == nil {
			continue
		}
		names = max(names, l.width(1))
		for j, cell := range found {
			next := l.code()
			if j+1 < len(found) {
				next = found[j+1]
			}
			if j == len(widths) {
				widths = append(widths, 0)
			}
			widths[j] = max(widths[j], l.width(next)-l.width(cell))
		}
	}
	const indent = 2
	total := indent + names + len(" = [")
	first := total
	for _, w := range widths {
		total += w
	}
	if total <= widestText {
		return nil
	}
	fill := func(limit int) (at []int) {
		columns := first
		for j, w := range widths {
			if columns+w > limit && j > 0 {
				at = append(at, j)
				columns = 2 * indent
			}
			columns += w
		}
		return at
	}
	at := fill(widestText)
	for limit := total / (len(at) + 1); limit < widestText; limit++ { // try for lines of about the same length
		if even := fill(limit); len(even) == len(at) {
			return even
		}
	}
	return at
}

// alignColumns aligns the = and the cells of the rows in each block of rows, below the names of the columns. Unlike
// elsewhere, an empty line does not end a run. If rows take several lines, all first lines are aligned with each
// other, all second lines, and so on.
func alignColumns(lines []line) {
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
			if n := inside[i].equals(); n > 0 {
				widest = max(widest, inside[i].width(n))
			}
		}
		for i := range inside {
			if n := inside[i].equals(); n > 0 {
				inside[i].words[n].pad = widest - inside[i].width(n)
			}
		}
		alignCells(inside)
	}
}

// equals returns the index of the = in a row, or in an attribute of a block of rows that takes one line, or 0.
func (l *line) equals() int {
	switch {
	case l.depth != 1:
		return 0
	case l.isRow() && cells(l) != nil:
		return 1
	}
	return l.assign
}

func alignCells(lines []line) {
	type row struct {
		line   *line
		at     []int // indexes of the words that begin a cell
		widths []int // of all cells but the last
	}
	var bands [][]row
	var widest [][]int
	band := 0
	for i := range lines {
		at := cells(&lines[i])
		if band++; lines[i].isRow() {
			band = 0
		}
		if band == len(bands) {
			bands, widest = append(bands, nil), append(widest, nil)
		}
		if len(at) == 0 || band > len(bands) {
			continue
		}
		r := row{line: &lines[i], at: at}
		for j := range len(at) - 1 {
			w := r.line.width(at[j+1]) - r.line.width(at[j])
			r.widths = append(r.widths, w)
			if j == len(widest[band]) {
				widest[band] = append(widest[band], 0)
			}
			widest[band][j] = max(widest[band][j], w)
		}
		bands[band] = append(bands[band], r)
	}
	for i, rows := range bands {
		for _, r := range rows {
			for j, w := range r.widths {
				r.line.words[r.at[j+1]].pad = widest[i][j] - w
			}
		}
	}
}

// cells returns the indexes of the words that begin the cells of a line of a row, or nil if the line is not one.
func cells(l *line) []int {
	first, depth := 0, 1
	switch {
	case l.isRow():
		first, depth = 3, 1
	case l.depth != 2:
		return nil
	}
	at := []int{first}
	for j := first; j < len(l.words); j++ {
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
			if at = append(at, j+1); j+1 == len(l.words) {
				return at[:len(at)-1]
			}
		}
	}
	return nil
}
