package format

// blankLines decides which lines have an empty line before them. Inside brackets empty lines are kept, except next to
// the brackets. At the top level every block, together with the comment above it, is separated by an empty line. Only
// blocks of one type that take one line each, such as a list of borders, may be adjacent.
func blankLines(lines []line) {
	for i := range lines {
		l := &lines[i]
		if i == 0 || lines[i-1].open || closes(l.words[0].kind) {
			l.blank = false
		}
	}
	last := "" // kind of the previous item, "" if there is none
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
		// The comments directly above it belong to it.
		first := i
		for first > 0 && lines[first].depth == 0 && !lines[first].blank && lines[first-1].kind == "#" &&
			lines[first-1].depth == 0 {
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

// isBlock reports whether kind is that of a line that begins a block.
func isBlock(kind string) bool { return kind != "" && kind != "=" && kind != "#" }

// align aligns the = of consecutive attributes, the cells of rows, and the comments at the ends of consecutive lines.
func align(lines []line) {
	alignRuns(lines, func(l *line) int { return l.assign })
	alignColumns(lines)
	alignRuns(lines, func(l *line) int {
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

// alignRuns aligns one word of each line: at returns its index, or 0 if the line has none. In each run of lines that
// have one, it pads the words to the same column, unless a line would become too long. An empty line, a line without
// such a word, or another indentation ends a run.
func alignRuns(lines []line, at func(*line) int) {
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
			if pad := widest - l.width(at(l)); l.columns()+pad <= widestText {
				l.words[at(l)].pad = pad
			}
		}
		from = to
	}
}
