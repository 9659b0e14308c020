package book

import (
	"bytes"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A line is a line of a text without the blanks around it.
type line struct {
	text   string
	at     int  // the offset of its first byte
	indent int  // how many blank characters are before it
	page   bool // a page begins here
}

// Marks of headings, items, rows, page numbers and pictures in Markdown, wikis and plain text.
var (
	hashes    = regexp.MustCompile(`^(#{1,6})\s+(.+?)\s*#*$`)
	equals    = regexp.MustCompile(`^(={2,6})\s*([^=].*?)\s*={2,6}$`)
	strong    = regexp.MustCompile(`^(\*\*|__)([^*_]+)(\*\*|__):?$`)
	ruler     = regexp.MustCompile(`^([-=_*+~.•·]\s?){3,}$`)
	bullet    = regexp.MustCompile(`^([-*+•●▪◦‣–—✓>]|\(?[0-9]{1,3}[.)]|\(?[0-9]{1,2}(\.[0-9]{1,2})+[.)]?|\(?\p{L}[.)])\s+`)
	pageLine  = regexp.MustCompile(`^[-–—|\s]*(\p{L}{1,7}\.?\s)?([0-9]{1,4}|[ivxlc]{1,7})(\s?/\s?[0-9]{1,4})?[-–—|\s]*$`)
	listed    = regexp.MustCompile(`^(.*?)(\s*[.·…_]{3,}\s*|\t+\s*|\s{3,})([0-9]{1,4}|\?{2,}|[ivxlc]{1,7})$`)
	labelled  = regexp.MustCompile(`^[\p{Lu}0-9][^:.]{0,30}:(\s|$)`)
	measure   = regexp.MustCompile(`:\s*[+−-]?[0-9]|:\s.*:\s`)
	numbered  = regexp.MustCompile(`^[0-9]{1,2}(\.[0-9]{1,2})*[.)]?\s+\p{Lu}`)
	pictures  = regexp.MustCompile(`\{\{[^{}]*\}\}|!\[[^\]]*\]\([^)]*\)`)
	joined    = regexp.MustCompile(`={2,6} [^=]{1,120} ={2,6}|(?:^|\s)[*•] `)
	dashItem  = regexp.MustCompile(`[.:;!?)|=]\s+(- )`)
	tableRule = regexp.MustCompile(`^\|?[\s:|+-]*-[\s:|+-]*\|?$`)
)

// longLine is how long a line must be to be treated as several lines that were joined.
const longLine = 4000

// linesOf cuts a text into lines. A very long line, into which whole paragraphs were joined, is divided at the marks of
// headings and items.
func linesOf(b []byte) []line {
	var out []line
	for at := 0; at < len(b); {
		end := len(b)
		if i := bytes.IndexAny(b[at:], "\n\f"); i >= 0 {
			end = at + i
		}
		if end-at > longLine {
			out = append(out, unjoin(b[at:end], at)...)
		} else {
			out = append(out, lineOf(b[at:end], at))
		}
		if end < len(b) && b[end] == '\f' {
			out = append(out, line{at: end, page: true})
		}
		at = end + 1
	}
	return out
}

func lineOf(b []byte, at int) line {
	l := line{text: strings.TrimRightFunc(string(b), isBlank)}
	for _, r := range l.text {
		if !isBlank(r) {
			break
		}
		if l.indent++; r == '\t' {
			l.indent += 7
		}
		at += utf8.RuneLen(r)
	}
	l.text, l.at = strings.TrimLeftFunc(l.text, isBlank), at
	return l
}

// unjoin divides a long line at the marks in it.
func unjoin(b []byte, at int) []line {
	cuts := []int{0}
	for _, m := range joined.FindAllIndex(b, -1) {
		if b[m[1]-1] == '=' {
			cuts = append(cuts, m[0], m[1])
		} else {
			cuts = append(cuts, m[1]-len("* "))
		}
	}
	if len(cuts) > 1 {
		for _, m := range dashItem.FindAllSubmatchIndex(b, -1) {
			cuts = append(cuts, m[2])
		}
	}
	for _, m := range pictures.FindAllIndex(b, -1) {
		cuts = append(cuts, m[0], m[1])
	}
	return divide(b, at, cuts)
}

// divide cuts a line into parts, with a blank line after each.
func divide(b []byte, at int, cuts []int) []line {
	cuts = sortedOnce(append(cuts, len(b)))
	var out []line
	for i, from := range cuts[:len(cuts)-1] {
		out = append(out, lineOf(b[from:cuts[i+1]], at+from), line{at: at + cuts[i+1]})
	}
	return out
}

// A reader makes blocks of the lines of a text.
type reader struct {
	blocks []block
	open   *block   // the paragraph or item that may continue
	last   line     // the last line of the open block
	cells  []string // of the row before
	heads  []string // of the table that may continue
}

// blocksOfLines returns the blocks of a text in lines.
func blocksOfLines(b []byte) []block {
	lines := orderColumns(linesOf(b))
	r := &reader{}
	for i, l := range lines {
		before, after := line{}, line{}
		if i > 0 {
			before = lines[i-1]
		}
		if i+1 < len(lines) {
			after = lines[i+1]
		}
		r.read(l, before, after)
	}
	r.close()
	// A guessed heading with nothing under it is an item of a list.
	for i := range r.blocks[:max(0, len(r.blocks)-1)] {
		b, next := &r.blocks[i], &r.blocks[i+1]
		if b.guessed && next.kind == heading && next.guessed && next.level <= b.level {
			b.kind = item
		}
	}
	return r.blocks
}

func (r *reader) close() {
	if r.open != nil && len(bytes.TrimSpace(r.open.text)) > 0 {
		r.blocks = append(r.blocks, *r.open)
	}
	r.open = nil
}

// addSingle adds a block of one line.
func (r *reader) addSingle(kind blockKind, level int, s string, at int) {
	r.close()
	b := block{kind: kind, level: level}
	b.add([]byte(s), at)
	r.blocks = append(r.blocks, b)
}

// read adds a line. It needs the lines before and after to tell headings from text.
func (r *reader) read(l, before, after line) {
	l.text = pictures.ReplaceAllStringFunc(l.text, func(s string) string { return strings.Repeat(" ", len(s)) })
	trimmed := strings.TrimLeftFunc(l.text, isBlank)
	l.at += len(l.text) - len(trimmed)
	l.text = trimmed
	isRow := strings.HasPrefix(l.text, "|") || strings.HasPrefix(l.text, "^") || strings.Count(l.text, " | ") > 1
	isTabbed := strings.Contains(l.text, "\t")
	if !isRow {
		r.cells, r.heads = nil, nil
	}
	switch {
	case l.text == "":
		r.close()
	case isRow:
		r.addRow(l)
	case r.underline(l):
	case ruler.MatchString(l.text):
		r.close()
	case hashes.MatchString(l.text):
		m := hashes.FindStringSubmatchIndex(l.text)
		r.addSingle(heading, m[3]-m[2], l.text[m[4]:m[5]], l.at+m[4])
	case equals.MatchString(l.text):
		m := equals.FindStringSubmatchIndex(l.text)
		r.addSingle(heading, 7-(m[3]-m[2]), l.text[m[4]:m[5]], l.at+m[4])
	case pageLine.MatchString(l.text) && (before.text == "" || after.text == ""):
		r.addSingle(number, 0, l.text, l.at)
	case listed.MatchString(l.text) && utf8.RuneCountInString(l.text) < 120:
		r.addSingle(contents, 0, l.text, l.at)
	case isTitle(l, before, after):
		s := l.text
		if m := strong.FindStringSubmatchIndex(s); m != nil {
			s, l.at = s[m[4]:m[5]], l.at+m[4]
		}
		r.addSingle(heading, titleLevel(s), s, l.at)
		r.blocks[len(r.blocks)-1].guessed = true
	case isTabbed:
		r.addSingle(row, 0, l.text, l.at)
	case bullet.MatchString(l.text):
		r.close()
		n := len(bullet.FindString(l.text))
		r.open = &block{kind: item}
		r.open.add([]byte(l.text[n:]), l.at+n)
		r.last = l
	default:
		r.addLine(l)
	}
}

// underline makes a heading of the paragraph before a line of = or -, and reports whether there was one.
func (r *reader) underline(l line) bool {
	if r.open == nil || r.open.kind != paragraph || len(r.open.text) > 100 || strings.Trim(l.text, "=") != "" &&
		strings.Trim(l.text, "-") != "" || len(l.text) < 3 {
		return false
	}
	r.open.kind, r.open.level = heading, 1
	if l.text[0] == '-' {
		r.open.level = 2
	}
	r.close()
	return true
}

// addLine adds a line to the open block, or opens another if it cannot belong to that one.
func (r *reader) addLine(l line) {
	if r.open != nil {
		first, _ := utf8.DecodeRuneInString(l.text)
		end, _ := utf8.DecodeLastRuneInString(r.last.text)
		// A line that is much shorter than the next, does not end a sentence and is followed by a capital is a
		// paragraph of its own.
		if labelled.MatchString(l.text) && labelled.MatchString(r.last.text) {
			r.close()
		} else if unicode.IsUpper(first) && !strings.ContainsRune(",-–(", end) && !unicode.IsLower(end) &&
			utf8.RuneCountInString(r.last.text) < utf8.RuneCountInString(l.text)/3 {
			r.close()
		}
	}
	if r.open == nil {
		r.open = &block{}
	} else if n := len(r.open.text); n > 1 && r.open.text[n-1] == '-' && startsLower(l.text) && r.open.text[n-2] != ' ' {
		r.open.join()
	} else {
		r.open.addSpace(l.at)
	}
	r.open.add([]byte(l.text), l.at)
	r.last = l
}

func startsLower(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsLower(r)
}

// addRow adds a row of a table, each cell after the head of its column.
func (r *reader) addRow(l line) {
	r.close()
	if tableRule.MatchString(l.text) {
		if n := len(r.blocks); n > 0 && r.blocks[n-1].kind == row && r.heads == nil {
			r.headRow(&r.blocks[n-1])
		}
		return
	}
	sep, isHead := "|", l.text[0] == '^'
	if isHead {
		sep = "^"
	}
	b := block{kind: row}
	var cells []string
	for i, at := 0, 0; at <= len(l.text); i++ {
		end := strings.IndexAny(l.text[at:], sep+"|")
		if end < 0 {
			end = len(l.text) - at
		}
		cell := strings.TrimSpace(l.text[at : at+end])
		if cell != "" {
			if len(b.text) > 0 {
				b.addNote("; ", l.at+at)
			}
			if k := len(cells); !isHead && k < len(r.heads) && r.heads[k] != "" {
				b.addNote(r.heads[k]+": ", l.at+at)
			}
			from := at + strings.Index(l.text[at:], cell)
			b.add([]byte(cell), l.at+from)
		}
		if cell != "" || i > 0 {
			cells = append(cells, cell)
		}
		at += end + 1
	}
	if len(b.text) == 0 {
		return
	}
	r.cells = cells
	if isHead {
		r.headRow(&b)
	}
	r.blocks = append(r.blocks, b)
}

// headRow makes the last row the head of its table, which is not a candidate itself.
func (r *reader) headRow(b *block) {
	r.heads, b.kind = r.cells, contents
}

// isTitle reports whether a line looks like a heading: short, by itself, and not the end of a sentence.
func isTitle(l, before, after line) bool {
	s := l.text
	if strong.MatchString(s) {
		return before.text == "" || after.text == ""
	}
	runes, words := utf8.RuneCountInString(s), len(strings.Fields(s))
	first, _ := utf8.DecodeRuneInString(s)
	last, _ := utf8.DecodeLastRuneInString(s)
	if measure.MatchString(s) {
		return false
	}
	if runes > 90 || words > 12 || words == 0 || strings.ContainsRune(".,;:-", last) || !unicode.IsLetter(first) &&
		!unicode.IsDigit(first) && first != '"' && first != '„' {
		return false
	}
	if isCapitals(s) {
		return true
	}
	if bullet.MatchString(s) && !numbered.MatchString(s) || unicode.IsLower(first) {
		return false
	}
	alone := before.text == "" && after.text == ""
	if bullet.MatchString(s) {
		return alone && words <= 8
	}
	// A line by itself before a much longer paragraph is its heading.
	return alone || before.text == "" && words <= 6 && utf8.RuneCountInString(after.text) > 2*runes &&
		!startsLower(after.text) && last != ')'
}

// isCapitals reports whether a line has at least four letters, and nine of ten are capitals.
func isCapitals(s string) bool {
	upper, letters := 0, 0
	for _, r := range s {
		if unicode.IsLetter(r) {
			letters++
			if unicode.IsUpper(r) {
				upper++
			}
		}
	}
	return letters >= 4 && 10*upper >= 9*letters
}

// titleLevel returns the level of a heading without a mark: for a numbered one the parts of its number, otherwise 1 if
// it is in capitals and 2 if not.
func titleLevel(s string) int {
	if n := strings.IndexFunc(s, func(r rune) bool { return r != '.' && !unicode.IsDigit(r) }); n > 0 {
		return 1 + strings.Count(strings.Trim(s[:n], "."), ".")
	}
	if isCapitals(s) {
		return 1
	}
	return 2
}
