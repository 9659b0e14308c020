package book

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// A gutter between two columns is at least gutterWidth blank characters wide. At most one line in crossing goes across
// it. At least leastLines lines of the page have text on both sides.
const (
	gutterWidth = 2
	crossing    = 8
	leastLines  = 8
	leastWidth  = 20 // of a column of text
)

// orderColumns puts the lines of pages that are printed in two columns into reading order: the left column before the
// right. It changes only a text with page breaks, because only that keeps its layout.
func orderColumns(lines []line) []line {
	isPage := func(l line) bool { return l.page }
	if !slices.ContainsFunc(lines, isPage) {
		return lines
	}
	var out []line
	for len(lines) > 0 {
		n := slices.IndexFunc(lines, isPage)
		if n < 0 {
			n = len(lines)
		}
		out = append(out, columns(lines[:n])...)
		if n < len(lines) {
			out = append(out, lines[n])
			n++
		}
		lines = lines[n:]
	}
	return out
}

// columns reorders the lines of one page.
func columns(page []line) []line {
	from, to := gutter(page)
	if from == 0 {
		return page
	}
	var out, left, right []line
	flush := func() {
		out = append(append(out, columns(left)...), columns(right)...)
		left, right = nil, nil
	}
	for _, l := range page {
		a, b, ok := l.divide(from, to)
		if !ok { // the line goes across both columns
			flush()
			out = append(out, l)
			continue
		}
		left, right = append(left, a), append(right, b)
	}
	flush()
	return out
}

// gutter returns the range of blank character positions that divides the text in the middle of a page, or zeros.
func gutter(page []line) (from, to int) {
	width := 0
	for _, l := range page {
		width = max(width, l.indent+utf8.RuneCountInString(l.text))
	}
	if width < 2*leastWidth || width > 400 {
		return 0, 0
	}
	taken := make([]int, width)
	reach := make([]int, width+1) // lines that go on at or after a column
	for _, l := range page {
		i := l.indent
		for _, r := range l.text {
			if !isBlank(r) {
				taken[i]++
			}
			i++
		}
		for k := range min(i, width) {
			if len(l.text) > 0 {
				reach[k]++
			}
		}
	}
	for x := leastWidth; x < width-leastWidth; {
		end := x
		for end < width && taken[end]*crossing <= reach[end] {
			end++
		}
		if end-x >= gutterWidth && end-x > to-from && sides(page, x, end) {
			from, to = x, end
		}
		x = end + 1
	}
	return from, to
}

// sides reports whether enough lines have text on both sides of a gutter, or only on its right.
func sides(page []line, from, to int) bool {
	both, texts := 0, 0
	for _, l := range page {
		if l.text == "" {
			continue
		}
		texts++
		if a, b, ok := l.divide(from, to); ok && len(b.text) >= 3 && (len(a.text) >= 3 || a.text == "") {
			both++
		}
	}
	return both >= leastLines && 3*both >= texts
}

// divide divides a line at a gutter. ok is false if its text goes across.
func (l line) divide(from, to int) (a, b line, ok bool) {
	if l.text == "" {
		return l, l, true
	}
	i, at := l.indent, 0
	for at < len(l.text) && i < from {
		_, n := utf8.DecodeRuneInString(l.text[at:])
		at, i = at+n, i+1
	}
	end := at
	for end < len(l.text) && i < to {
		r, n := utf8.DecodeRuneInString(l.text[end:])
		if !isBlank(r) {
			return l, l, false
		}
		end, i = end+n, i+1
	}
	a = line{text: strings.TrimRightFunc(l.text[:at], isBlank), at: l.at, indent: l.indent}
	rest := strings.TrimLeftFunc(l.text[end:], isBlank)
	b = line{text: rest, at: l.at + len(l.text) - len(rest), indent: max(0, i-to)}
	return a, b, true
}
