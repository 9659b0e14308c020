package format

import (
	"slices"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// longest is the number of columns above which a line is broken.
const longest = 120

// shortest is the minimum number of columns that brackets must enclose for a line to be broken inside them.
const shortest = 24

// breakLong breaks lines that are too long, where HCL allows it: inside brackets. It breaks each line once, so it
// must be called until broken is false. Rows of a table are broken by breakRows, texts and comments by wrapLong.
func breakLong(lines []line) (out []line, broken bool) {
	rows := false
	for i := range lines {
		l := &lines[i]
		if l.depth == 0 {
			rows = l.kind == "rows"
		}
		at := []int(nil)
		if !(rows && l.isRow()) && l.measure() && l.reaches(l.code()) > longest {
			if at = l.enclose(); at == nil {
				at = l.breaks()
			}
		}
		if len(at) == 0 {
			out = append(out, *l)
			continue
		}
		from := 0
		for _, n := range append(at, len(l.words)) {
			out = append(out, line{words: l.words[from:n:n], blank: l.blank && from == 0})
			from = n
		}
		broken = true
	}
	return out, broken
}

// enclose puts the value of an attribute in parentheses if it has an operator outside brackets, so that it can be
// broken there. It returns the indexes of the first word inside them and the one after.
func (l *line) enclose() []int {
	n := l.code()
	if !l.inBody || l.assign == 0 || !l.hasOperator(l.assign+1, n) {
		return nil
	}
	words := append(slices.Clone(l.words[:l.assign+1]), word{kind: hclsyntax.TokenOParen, text: []byte("(")})
	words = append(words, l.words[l.assign+1:n]...)
	words = append(words, word{kind: hclsyntax.TokenCParen, text: []byte(")")})
	l.words = append(words, l.words[n:]...)
	return []int{l.assign + 2, n + 1}
}

// hasOperator reports whether words of the line include ?, || or && outside brackets.
func (l *line) hasOperator(from, to int) bool {
	level := 0
	for _, w := range l.words[from:to] {
		switch {
		case opens(w.kind):
			level++
		case closes(w.kind):
			level--
		case level == 0 && (w.kind == hclsyntax.TokenQuestion || w.kind == hclsyntax.TokenOr || w.kind == hclsyntax.TokenAnd):
			return true
		}
	}
	return false
}

// measure computes where the words of the line end. It returns false if a word has a line break.
func (l *line) measure() bool {
	l.ends = append(l.ends[:0], 0)
	columns := 0
	for j := range l.words {
		w := &l.words[j]
		if w.multi {
			return false
		}
		if j > 0 && w.space {
			columns++
		}
		columns += utf8.RuneCount(w.text)
		l.ends = append(l.ends, columns)
	}
	return true
}

// reaches returns the column after the first n words.
func (l *line) reaches(n int) int { return 2*l.indent + l.ends[n] }

// countColumns returns the number of columns of the words with index from up to to.
func (l *line) countColumns(from, to int) int { return l.ends[to] - l.ends[from] }

// code returns the number of words before the comment at the end of the line.
func (l *line) code() int {
	n := len(l.words)
	for n > 0 && isComment(l.words[n-1].kind) {
		n--
	}
	return n
}

// breaks returns the indexes of the words before which the line should be broken, in order. It returns none if the
// line cannot be broken.
func (l *line) breaks() []int {
	n := l.code()
	if l.free {
		if at := l.findOperators(n); len(at) > 0 {
			return at
		}
	}
	open, end := l.widest(0, n)
	if open < 0 {
		return nil
	}
	for { // if nearly all of a bracket is another one, as in unique([…]), only the inner one is broken
		o, e := l.widest(open+1, end)
		if o < 0 || l.words[open].kind == hclsyntax.TokenOBrace || l.reaches(o+1) > longest ||
			3*l.countColumns(o, e) < 2*l.countColumns(open, end) || l.words[open].isFor {
			break
		}
		open, end = o, e
	}
	at := []int{open + 1}
	level := 0
	for j := open + 1; j < end; j++ {
		w := &l.words[j]
		switch {
		case opens(w.kind):
			level++
		case closes(w.kind):
			level--
		case level > 0:
		case l.words[open].isFor && w.keyword && string(w.text) == "if",
			l.words[open].kind == hclsyntax.TokenOBrace && l.words[j-1].kind == hclsyntax.TokenComma:
			at = append(at, j)
		}
	}
	if end == n {
		return at // the bracket is closed on a later line
	}
	return append(at, end)
}

// findOperators returns the positions at which words in brackets can be broken, at the weakest operators: after
// commas, after each : of a for and a condition, after ? if the line ends with :, or after || or &&.
func (l *line) findOperators(n int) []int {
	const (
		comma = iota
		colon
		question
		or
		and
		kinds
	)
	var found [kinds][]int
	level := 0
	for j := range n {
		w := &l.words[j]
		switch {
		case opens(w.kind):
			level++
		case closes(w.kind):
			level--
		}
		if level != 0 || j+1 == n {
			continue
		}
		switch w.kind {
		case hclsyntax.TokenComma:
			found[comma] = append(found[comma], j+1)
		case hclsyntax.TokenColon:
			found[colon] = append(found[colon], j+1)
		case hclsyntax.TokenQuestion:
			found[question] = append(found[question], j+1)
		case hclsyntax.TokenOr:
			found[or] = append(found[or], j+1)
		case hclsyntax.TokenAnd:
			found[and] = append(found[and], j+1)
		}
	}
	for kind, at := range found {
		switch {
		case len(at) == 0:
		case kind == colon, kind == question:
			return at
		default:
			return l.fill(at, n)
		}
	}
	return nil
}

// fill removes breaks that are not needed. If a part is long it removes none, so that each part has its own line.
func (l *line) fill(at []int, n int) []int {
	from := 0
	for _, to := range append(at[:len(at):len(at)], n) {
		if l.countColumns(from, to) > longest/2 {
			return at
		}
		from = to
	}
	var out []int
	from = 0
	for i, to := range at {
		next := n
		if i+1 < len(at) {
			next = at[i+1]
		}
		if 2*l.indent+l.countColumns(from, next) > longest {
			out = append(out, to)
			from = to
		}
	}
	return out
}

// widest returns the widest pair of brackets among some words that is not inside another pair, or -1 if none can be
// broken. A bracket that is not closed on the line reaches to its end.
func (l *line) widest(from, to int) (open, end int) {
	open, most := -1, 0
	var opened []int
	judge := func(first, last int) {
		isIndex := l.words[first].kind == hclsyntax.TokenOBrack && first > 0 && l.words[first-1].operand
		if n := l.countColumns(first, last); n > max(most, shortest) && !isIndex {
			open, end, most = first, last, n
		}
	}
	for j := from; j < to; j++ {
		switch w := &l.words[j]; {
		case opens(w.kind):
			opened = append(opened, j)
		case closes(w.kind) && len(opened) > 0: // otherwise it closes a bracket of an earlier line
			first := opened[len(opened)-1]
			if opened = opened[:len(opened)-1]; len(opened) == 0 {
				judge(first, j)
			}
		}
	}
	if len(opened) > 0 && opened[0]+1 < to {
		judge(opened[0], to)
	}
	return open, end
}
