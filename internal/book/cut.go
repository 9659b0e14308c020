package book

import (
	"bytes"
	"cmp"
	"fmt"
	"path"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/clipperhouse/uax29/v2/sentences"

	"github.com/scenario-lang/scenario/internal/files"
)

// Options describe a book. Cut finds out what is empty.
type Options struct {
	Language string // such as pl
	Game     string // its title
	Source   string // the name of the file
	HTML     bool
}

// A piece is a part of a block that may be a clause.
type piece struct {
	text     string
	from, to int // offsets in the book
	example  bool
}

// Cut proposes the clauses of a book.
func Cut(t *Text, opt Options) *Ledger {
	name := opt.Language
	if name == "" {
		name = recognise(t.Bytes)
	}
	c := &cutter{words: languages()[name], where: placesOf(t.Bytes)}
	blocks := blocksOfHTML(t.Bytes)
	if !opt.HTML {
		blocks = blocksOfLines(t.Bytes)
	}
	for i := range blocks {
		c.block(&blocks[i])
	}
	l := &Ledger{Game: opt.Game, Language: name, Source: opt.Source, Rules: c.out}
	if l.Game == "" {
		l.Game = titleOf(blocks, opt.Source)
	}
	l.numberClauses()
	return l
}

// Open reads the book in a file. encoding may be empty; see decode.
func Open(name, encoding string) (*Text, error) {
	b, err := files.ReadAtMost(name, Largest)
	if err != nil {
		return nil, files.RewordMissing(name, err)
	}
	t, err := decode(b, encoding)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return t, nil
}

// CutFile cuts the book in a file without any options.
func CutFile(name string) (*Ledger, error) {
	t, err := Open(name, "")
	if err != nil {
		return nil, err
	}
	return Cut(t, Options{Source: path.Base(name), HTML: IsHTML(t.Bytes)}), nil
}

// titleOf returns the heading with which a book begins, or the name of its file.
func titleOf(blocks []block, source string) string {
	for _, b := range blocks {
		switch b.kind {
		case heading:
			return strings.TrimSpace(strings.Trim(string(b.text), "*_ "))
		case paragraph, row:
			return cmp.Or(strings.TrimSuffix(source, path.Ext(source)), "A game without a title")
		}
	}
	return "A game without a title"
}

type cutter struct {
	words   *language // nil if the language is not known
	where   *places
	section string
	example bool // the next candidate is an example, because its heading says so
	out     []Clause
}

// block cuts a block.
func (c *cutter) block(b *block) {
	switch b.kind {
	case heading:
		title := strings.TrimSpace(strings.Trim(string(b.text), "*_ :"))
		if c.words != nil && c.words.examples.MatchString(title) {
			c.example = true
			return
		}
		c.section, c.example = title, false
	case number:
		c.add(makePiece(b), PageNumber)
	case contents:
		kind := Contents
		if c.words != nil && c.words.credits.Match(b.text) {
			kind = Credit
		}
		c.add(makePiece(b), kind)
	case row:
		if len(b.text) < longRow {
			c.add(makePiece(b), "")
			return
		}
		fallthrough
	default:
		example := c.example
		for _, p := range c.pieces(b) {
			p.example = example || c.words != nil && c.words.examples.MatchString(p.text)
			// An example that begins a sentence goes on to the end of its paragraph.
			example = example || p.example && !startsLower(strings.TrimLeft(p.text, "([*_\"„“"))
			c.add(p, "")
		}
		c.example = false
	}
}

// longRow is how many bytes a row of a table may have before it is cut into sentences.
const longRow = 300

func makePiece(b *block) piece {
	text := strings.TrimSpace(string(b.text))
	return piece{text: text, from: b.at[0], to: b.at[len(b.at)-1] + 1}
}

// add adds a candidate, or appends an example to the candidate before it.
func (c *cutter) add(p piece, kind string) {
	if n := len(c.out); p.example && n > 0 && c.out[n-1].Section == c.section && c.out[n-1].Kind == Rule {
		last := &c.out[n-1]
		last.Example = strings.TrimSpace(last.Example + " " + exampleLabel.ReplaceAllString(p.text, ""))
		return
	}
	if kind == "" {
		kind = c.kind(p.text)
	}
	if p.text == "" {
		return
	}
	page, line := c.where.find(p.from)
	clause := Clause{Section: c.section, Page: page, Line: line, Offset: p.from, Kind: kind, Text: p.text, Book: p.text}
	if kind == Rule {
		clause.Points = c.points(p.text)
	}
	c.out = append(c.out, clause)
}

// exampleLabel is the word with which an example begins.
var exampleLabel = regexp.MustCompile(`^\P{L}{0,3}\p{L}[\p{L} ]{1,15}:\P{L}?\s+`)

// pieces cuts the text of a block into sentences, and long sentences where they hold more than one rule.
func (c *cutter) pieces(b *block) []piece {
	var out []piece
	from := 0
	for _, to := range c.ends(b.text) {
		text := b.text[from:to]
		start := from + len(text) - len(bytes.TrimLeft(text, " "))
		if text = bytes.TrimSpace(text); len(text) > 0 {
			out = append(out, piece{text: string(text), from: b.at[start], to: b.at[start+len(text)-1] + 1})
		}
		from = to
	}
	return out
}

// A sentence of longSentence words is cut where an exception begins, and one of veryLong words at every comma. Each
// part has at least leastPart words.
const (
	longSentence = 12
	veryLong     = 20
	leastPart    = 3
)

// ends returns where the candidates of a text end.
func (c *cutter) ends(text []byte) []int {
	var out []int
	begun := 0
	for _, end := range findStops(text) {
		if end < len(text) && !c.isEnd(text[begun:end], text[end:]) {
			continue
		}
		out = append(out, c.parts(text[begun:end], begun)...)
		out = append(out, end)
		begun = end
	}
	return out
}

var beforeNumber = regexp.MustCompile(`\p{L}{2}[.!?]\s+[0-9]`)

// findStops returns where sentences may end: where Unicode's rules say so, and before a number, which those rules do
// not take for the beginning of a sentence.
func findStops(text []byte) []int {
	var out []int
	for it := sentences.FromBytes(text); it.Next(); {
		out = append(out, it.End())
	}
	for _, m := range beforeNumber.FindAllIndex(text, -1) {
		out = append(out, m[1]-1)
	}
	return sortedOnce(append(out, len(text)))
}

// farBack is how many bytes before its end isEnd examines.
const farBack = 250

// isEnd reports whether a sentence ends where Unicode's rules say so.
func (c *cutter) isEnd(before, after []byte) bool {
	before = before[max(0, len(before)-farBack):]
	s := strings.TrimRight(string(before), " \"'”“»«)]*_")
	next, _ := utf8.DecodeRune(bytes.TrimLeft(after[:min(len(after), 16)], " \"'„“»«([*_"))
	switch {
	case unicode.IsLower(next):
		return false
	case !hasWord(string(before)): // the number of what follows
		return false
	case len(before) < farBack && opensMore(before):
		return false
	case !strings.HasSuffix(s, "."):
		return true
	}
	s = strings.TrimSuffix(s, ".")
	word := s[strings.LastIndexAny(s, " (\"'„“«»[/–-")+1:]
	if r, n := utf8.DecodeRuneInString(word); n == len(word) && unicode.IsUpper(r) {
		return false // an initial
	}
	return c.words == nil || !c.words.short[strings.ToLower(word)]
}

// hasWord reports whether there are two letters side by side.
func hasWord(s string) bool {
	before := false
	for _, r := range s {
		now := unicode.IsLetter(r)
		if now && before {
			return true
		}
		before = now
	}
	return false
}

// hasWords reports whether a text has at least n words.
func hasWords(s []byte, n int) bool {
	for range bytes.FieldsSeq(s) {
		if n--; n == 0 {
			return true
		}
	}
	return false
}

// opensMore reports whether more brackets or quotation marks are opened than closed. “ opens in English and closes in
// German.
func opensMore(b []byte) bool {
	count := func(s string) int { return bytes.Count(b, []byte(s)) }
	if count("(") > count(")") || count("«") > count("»") {
		return true
	}
	if low := count("„"); low > 0 {
		return low > count("“")+count("”")
	}
	return count("“") > count("”")
}

var (
	semicolon = regexp.MustCompile(`;\s`)
	clause    = regexp.MustCompile(`[,:]\s|\s[–—-]\s`)
)

// parts returns where to cut a long sentence: after semicolons, and before words with which an exception or another
// rule begins. A very long one is cut at every comma and colon, too.
func (c *cutter) parts(s []byte, offset int) []int {
	if !hasWords(s, longSentence) {
		return nil
	}
	var cuts []int
	sure := map[int]bool{} // where to cut even if the part before is a condition
	for _, m := range semicolon.FindAllIndex(s, -1) {
		cuts, sure[m[1]] = append(cuts, m[1]), true
	}
	if c.words != nil {
		for _, m := range c.words.joined.FindAllSubmatchIndex(s, -1) {
			cuts, sure[m[2]] = append(cuts, m[2]), true
		}
	}
	if hasWords(s, veryLong) {
		for _, m := range clause.FindAllIndex(s, -1) {
			cuts = append(cuts, m[1])
		}
	}
	var out []int
	from := 0
	for _, at := range sortedOnce(cuts) {
		if hasWords(s[from:at], leastPart) && hasWords(s[at:], leastPart) && !opensMore(s[max(from, at-farBack):at]) &&
			(sure[at] || c.words == nil || !c.words.conditions.Match(s[from:at])) {
			out = append(out, offset+at)
			from = at
		}
	}
	return out
}

// The kinds of candidates. Those other than Rule are proposed to be no rules.
const (
	Rule       = "rule"
	Contents   = "contents"
	PageNumber = "page number"
	Credit     = "credit"
	Caption    = "caption"
	Flavour    = "flavour"
	Missing    = "gone" // not in the book any more when it was cut again
)

// Kinds lists all kinds except Rule.
var Kinds = []string{Contents, PageNumber, Credit, Caption, Flavour, Missing}

// Proposals says for each kind except Rule why no rule implements it.
var Proposals = map[string]string{
	Contents:   "It only says where to look.",
	PageNumber: "The number of a page.",
	Credit:     "It says who made the game.",
	Caption:    "It describes a picture.",
	Flavour:    "It tells a story.",
	Missing:    "The book no longer has it.",
}

var (
	dice    = regexp.MustCompile(`(?i)(?:^|[^\p{L}0-9])([0-9]*[dkwк][0-9]{1,3})(?:[^\p{L}0-9]|$)`)
	figures = regexp.MustCompile(`(?:^|[^\p{L}0-9.,])([+−–-]?[0-9]+(?:[.,][0-9]+)?%?)(?:[^\p{L}0-9]|$)`)
	year    = regexp.MustCompile(`(?:^|[^0-9])(1[0-9]{3}|20[0-9]{2})(?:[^0-9]|$)`)
)

// kind says what a candidate is.
func (c *cutter) kind(s string) string {
	points := c.points(s)
	switch {
	case !hasWord(s):
		return PageNumber
	case c.words == nil:
		return Rule
	case c.words.captions.MatchString(s):
		return Caption
	case c.words.credits.MatchString(s) && len(points) < 3:
		return Credit
	case year.MatchString(s) && len(c.words.rules.FindAllString(s, -1)) == 0:
		return Flavour
	}
	return Rule
}

// points returns the parts of a text that often belong to rules: numbers, dice, and words such as "may" and "unless" in
// its language.
func (c *cutter) points(s string) []string {
	var out []string
	seen := map[string]bool{}
	all := Figures(s)
	if c.words != nil {
		all = append(all, findGroups(c.words.rules, s)...)
	}
	for _, p := range all {
		if p = strings.ToLower(p); !seen[p] {
			seen[p] = true
			out = append(out, p)
		}
	}
	return out
}

// findGroups returns all texts that the first group of re matches. Each search starts at the end of the group before,
// so that matches may share the blank between them.
func findGroups(re *regexp.Regexp, s string) []string {
	var out []string
	for {
		m := re.FindStringSubmatchIndex(s)
		if m == nil {
			return out
		}
		out = append(out, s[m[2]:m[3]])
		s = s[m[3]:]
	}
}

// Figures returns the dice and the numbers of a text.
func Figures(s string) []string {
	return append(findGroups(dice, s), findGroups(figures, s)...)
}
