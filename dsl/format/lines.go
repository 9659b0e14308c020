package format

import (
	"bytes"
	"unicode/utf8"
)

// blankLines decides before which lines there is an empty one. Inside brackets the author decides, except next to the
// brackets; at top level every block stands apart, with the comment above it. Only blocks of one type that fit a line
// each, such as a list of edges, may stay together.
func blankLines(lines []line) {
	for i := range lines {
		l := &lines[i]
		if i == 0 || lines[i-1].open || closes(l.words[0].kind) {
			l.blank = false
		}
	}
	last := "" // what the item before is: a block's type, = or nothing
	oneLine := false
	for i := 0; i < len(lines); i++ {
		l := &lines[i]
		if l.depth != 0 {
			continue
		}
		if l.kind == "#" {
			if isBlock(last) && lines[i-1].kind != "#" {
				l.blank = true
			}
			continue
		}
		// The comments right above belong to it.
		first := i
		for first > 0 && lines[first].depth == 0 && !lines[first].blank && lines[first-1].kind == "#" && lines[first-1].depth == 0 {
			first--
		}
		single := l.end == 0
		together := last == l.kind && oneLine && single && isBlock(last) && first == i
		if first > 0 && !together && (isBlock(last) || isBlock(l.kind)) {
			lines[first].blank = true
		}
		last, oneLine = l.kind, single
	}
}

func isBlock(kind string) bool { return kind != "" && kind != "=" && kind != "#" }

// align lines up the = of attributes that follow each other, and the comments behind lines that do.
func align(lines []line) {
	runs(lines, func(l *line) int { return l.assign })
	runs(lines, func(l *line) int {
		last := len(l.words) - 1
		if last == 0 || !isComment(l.words[last].kind) || l.words[last].text[0] != '#' {
			return 0
		}
		for _, w := range l.words[:last] {
			if w.multi {
				return 0
			}
		}
		return last
	})
}

// runs pads the word that at chooses (0 is none) so that it stands in one column in each run of lines that have one.
// An empty line, a line without one, or another indentation ends a run.
func runs(lines []line, at func(*line) int) {
	for from := 0; from < len(lines); {
		if at(&lines[from]) == 0 {
			from++
			continue
		}
		to, widest := from, 0
		for ; to < len(lines); to++ {
			l := &lines[to]
			if at(l) == 0 || to > from && (l.blank || l.indent != lines[from].indent || l.depth != lines[to-1].end) {
				break
			}
			widest = max(widest, l.width(at(l)))
		}
		for i := from; i < to; i++ {
			l := &lines[i]
			l.words[at(l)].pad = widest - l.width(at(l))
		}
		from = to
	}
}

// width is the number of columns of the first n words.
func (l *line) width(n int) int {
	columns := 0
	for j := range n {
		w := &l.words[j]
		if j > 0 && w.space {
			columns += 1 + w.pad
		}
		text := w.text
		if i := bytes.LastIndexByte(text, '\n'); i >= 0 {
			columns, text = 0, text[i+1:]
		}
		columns += utf8.RuneCount(text)
	}
	return columns
}
