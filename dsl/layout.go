package dsl

import (
	"bytes"
	"cmp"
	"slices"
	"sort"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// crammed is a block with more on one line than HCL allows, which is one attribute: another block, or several parts.
type crammed struct {
	at    hcl.Range // of the type and labels
	block hcl.Range // from the type to the closing brace
	edits []edit    // in source order; they put each part on a line of its own
}

// edit replaces a range of the source by other text.
type edit struct {
	from, to int
	text     string
}

// apply returns a part of the source, given by offsets, with the edits in it made.
func apply(src []byte, from, to int, edits []edit) string {
	var out strings.Builder
	for _, e := range edits {
		out.Write(src[from:e.from])
		out.WriteString(e.text)
		from = e.to
	}
	out.Write(src[from:to])
	return out.String()
}

// missingBreak is a place where a line must end and does not.
type missingBreak struct {
	at   hcl.Range // of what should be on the next line, or of the comma before it
	rule string
	edit edit
}

// scanLayout finds the outermost blocks that have too much on one line, missing line breaks, and operators of other
// languages.
func scanLayout(name string, src []byte) *layoutScanner {
	tokens, _ := hclsyntax.LexConfig(src, name, hcl.InitialPos)
	s := &layoutScanner{src: src, tokens: tokens}
	for s.token().Type != hclsyntax.TokenEOF {
		if s.part(0) {
			s.lineEnd()
		} else {
			s.next() // anything else is left for the parser to report
		}
	}
	return s
}

// layoutScanner reads the blocks of a text without the grammar of expressions.
type layoutScanner struct {
	src    []byte
	tokens hclsyntax.Tokens
	at     int
	depth  int    // number of crammed blocks around the token
	edits  []edit // of the outermost crammed block
	indent string // of the line of the outermost crammed block
	found  []crammed
	breaks []missingBreak

	operators []operator
}

func (s *layoutScanner) token() hclsyntax.Token {
	return s.tokens[min(s.at, len(s.tokens)-1)]
}

func (s *layoutScanner) next() { s.at++ }

func (s *layoutScanner) is(types ...hclsyntax.TokenType) bool {
	return slices.Contains(types, s.token().Type)
}

// maxLayoutDepth is a nesting depth above what Guard accepts.
const maxLayoutDepth = 100

// part reads an attribute or a block, if the next token begins one.
func (s *layoutScanner) part(depth int) bool {
	begin := s.at
	switch {
	case depth > maxLayoutDepth || !s.head():
		return false
	case s.is(hclsyntax.TokenEqual):
		s.expression()
	default:
		s.block(begin, depth)
	}
	return true
}

// head moves to the = of an attribute or the { of a block, if the next token begins one.
func (s *layoutScanner) head() bool {
	begin := s.at
	if s.is(hclsyntax.TokenIdent) {
		if s.next(); s.is(hclsyntax.TokenEqual) {
			return true
		}
		for s.is(hclsyntax.TokenIdent, hclsyntax.TokenOQuote, hclsyntax.TokenQuotedLit, hclsyntax.TokenCQuote) {
			s.next()
		}
		if s.is(hclsyntax.TokenOBrace) {
			return true
		}
	}
	s.at = begin
	return false
}

// block reads a block from its opening brace to its end.
func (s *layoutScanner) block(begin, depth int) {
	open := s.at
	s.next()
	if s.is(hclsyntax.TokenNewline, hclsyntax.TokenComment) {
		for !s.is(hclsyntax.TokenCBrace, hclsyntax.TokenEOF) {
			if s.part(depth + 1) {
				s.lineEnd()
			} else {
				s.next()
			}
		}
		s.next()
		return
	}
	outer := s.depth == 0
	if outer {
		s.edits, s.indent = nil, indentOf(s.src, s.tokens[begin].Range.Start.Byte)
	}
	mark := len(s.edits)
	s.depth++
	parts, blocks := 0, 0
	s.breakLine(s.tokens[open], s.depth)
	for !s.is(hclsyntax.TokenCBrace, hclsyntax.TokenEOF) {
		if s.is(hclsyntax.TokenNewline, hclsyntax.TokenComment) {
			s.next()
			continue
		}
		if parts > 0 {
			s.breakLine(s.tokens[s.at-1], s.depth)
		}
		isAttr := s.at+1 < len(s.tokens) && s.tokens[s.at+1].Type == hclsyntax.TokenEqual
		if !s.part(depth + 1) {
			parts, blocks = 0, 0 // not a block: the parser reports it best
			break
		}
		parts++
		if !isAttr {
			blocks++
		}
		for s.is(hclsyntax.TokenComma, hclsyntax.TokenSemicolon) {
			s.drop()
		}
	}
	s.depth--
	closed := s.is(hclsyntax.TokenCBrace)
	if closed {
		s.breakLine(s.tokens[s.at-1], s.depth)
		s.next()
	}
	if !closed || parts < 2 && blocks == 0 {
		s.edits = s.edits[:mark] // it may stay on its line
		return
	}
	if outer {
		from, to := s.tokens[begin].Range, s.tokens[s.at-1].Range
		s.found = append(s.found, crammed{
			at:    hcl.RangeBetween(from, s.tokens[open-1].Range),
			block: hcl.RangeBetween(from, to),
			edits: s.edits,
		})
	}
}

// lineEnd records a missing line break after an attribute or a block if, on the same line, another part or the
// closing brace of the block around it follows.
func (s *layoutScanner) lineEnd() {
	last := s.tokens[s.at-1]
	for s.is(hclsyntax.TokenComment) && !bytes.HasSuffix(s.token().Bytes, []byte("\n")) {
		last = s.token()
		s.next()
	}
	indent := indentOf(s.src, last.Range.Start.Byte)
	b := missingBreak{at: s.token().Range, rule: "each attribute and each block begins on a line of its own"}
	switch {
	case s.is(hclsyntax.TokenCBrace):
		b.rule, indent = "the brace that closes a block of several lines is on a line of its own",
			strings.TrimSuffix(indent, "  ")
	case s.is(hclsyntax.TokenComma):
		b.rule += ", without commas"
		for s.is(hclsyntax.TokenComma) {
			s.next()
		}
		fallthrough
	default:
		if !s.beginsPart() {
			return
		}
	}
	b.edit = edit{last.Range.End.Byte, s.token().Range.Start.Byte, "\n" + indent}
	if s.depth > 0 { // the break is one of the edits for the crammed block around it
		s.edits = append(s.edits, b.edit)
		return
	}
	s.breaks = append(s.breaks, b)
}

// beginsPart reports whether an attribute or a block begins at the next token.
func (s *layoutScanner) beginsPart() bool {
	begin := s.at
	defer func() { s.at = begin }()
	return s.head()
}

// breakLine replaces the space after a token by a line break, unless its line already ends there.
func (s *layoutScanner) breakLine(after hclsyntax.Token, depth int) {
	if s.is(hclsyntax.TokenNewline, hclsyntax.TokenComment) || after.Type == hclsyntax.TokenNewline ||
		after.Type == hclsyntax.TokenComment {
		return
	}
	from := after.Range.End.Byte
	if n := len(s.edits); n > 0 && s.edits[n-1].to > from {
		from = s.edits[n-1].to // a comma was dropped
	}
	s.edits = append(s.edits, edit{from, s.token().Range.Start.Byte, "\n" + s.indent + strings.Repeat("  ", depth)})
}

// drop deletes the present token, such as a comma between two parts.
func (s *layoutScanner) drop() {
	t := s.token()
	if s.depth > 0 {
		s.edits = append(s.edits, edit{t.Range.Start.Byte, t.Range.End.Byte, ""})
	}
	s.next()
}

// expression reads the value of an attribute. It ends where the line or the block ends, at a comma, or before a name
// that follows an operand, because that name begins the next part.
func (s *layoutScanner) expression() {
	s.next()
	begin := s.at
	var open []hclsyntax.TokenType // the open brackets
	var loops []int                // for each `for` whose `in` has not come yet, the number of brackets that were open
	for ; ; s.next() {
		t := s.token()
		switch t.Type {
		case hclsyntax.TokenEOF:
			return
		case hclsyntax.TokenOBrace, hclsyntax.TokenOBrack, hclsyntax.TokenOParen, hclsyntax.TokenTemplateInterp,
			hclsyntax.TokenTemplateControl,
			hclsyntax.TokenOQuote, hclsyntax.TokenOHeredoc:
			open = append(open, t.Type)
		case hclsyntax.TokenCBrace, hclsyntax.TokenCBrack, hclsyntax.TokenCParen, hclsyntax.TokenTemplateSeqEnd,
			hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc:
			if len(open) == 0 {
				return
			}
			open = open[:len(open)-1]
		case hclsyntax.TokenNewline, hclsyntax.TokenComment, hclsyntax.TokenComma, hclsyntax.TokenSemicolon:
			if len(open) == 0 {
				return
			}
		case hclsyntax.TokenEqual:
			if len(open) == 0 || open[len(open)-1] != hclsyntax.TokenOBrace {
				s.noteForeign(begin, "==")
			}
		case hclsyntax.TokenIdent:
			switch word := string(t.Bytes); {
			case word == "for" && len(open) > 0:
				loops = append(loops, len(open))
			case word == "in" && len(loops) > 0 && loops[len(loops)-1] == len(open):
				loops = loops[:len(loops)-1]
			case operatorOf[word] != "" && s.noteForeign(begin, operatorOf[word]):
			case len(open) == 0 && s.at > begin && endsOperand(s.tokens[s.at-1].Type) &&
				operatorOf[string(s.tokens[s.at-1].Bytes)] == "":
				return
			}
		}
	}
}

// endsOperand reports whether a token can be the last one of an expression.
func endsOperand(t hclsyntax.TokenType) bool {
	switch t {
	case hclsyntax.TokenIdent, hclsyntax.TokenNumberLit, hclsyntax.TokenCQuote, hclsyntax.TokenCBrace,
		hclsyntax.TokenCBrack, hclsyntax.TokenCParen:
		return true
	}
	return false
}

// indentOf returns the white space at the beginning of the line with an offset.
func indentOf(src []byte, at int) string {
	line := src[bytes.LastIndexByte(src[:at], '\n')+1 : at]
	return string(line[:len(line)-len(bytes.TrimLeft(line, " \t"))])
}

// findMistakes reports the mistakes of a text that can be recognised without the parser: blocks that have too much on
// one line and missing line breaks, each with its repair, and operators of other languages. Such mistakes confuse the
// parser, and its messages do not help; so the text is parsed with them repaired, and the body and the other mistakes
// are those found in that text. ok is false if no such mistake was found.
func findMistakes(file *File, src []byte) (body *hclsyntax.Body, found diag.List, ok bool) {
	name := file.Name
	s := scanLayout(name, src)
	if len(s.found)+len(s.breaks)+len(s.operators) == 0 {
		return nil, nil, false
	}
	var edits []edit
	for _, b := range s.found {
		edits = append(edits, b.edits...)
		text := apply(src, b.block.Start.Byte, b.block.End.Byte, b.edits)
		d := diag.New("SC023", b.at,
			"a block on one line may have one attribute and no block; write the parts on lines of their own, "+
				"as `scenario fmt` does:").
			Saying("a block has too much on one line")
		if strings.Count(text, "\n") < 12 {
			d = d.Note("%s", strings.ReplaceAll(text, "\n"+indentOf(src, b.block.Start.Byte), "\n"))
		}
		d.Repairs = []diag.Repair{{Kind: diag.Edit, Range: b.block, Text: text}}
		found = append(found, d)
	}
	original := tokenPositions(name, src, s.tokens)
	for _, b := range s.breaks {
		edits = append(edits, b.edit)
		d := diag.New("SC024", b.at, "%s", b.rule).Saying("a line break is missing here")
		d.Repairs = []diag.Repair{{Kind: diag.Edit, Range: original(b.edit.from, b.edit.to), Text: b.edit.text}}
		found = append(found, d)
	}
	var unclear []int
	for _, o := range s.operators {
		edits = append(edits, o.readAs)
		if o.unclear {
			unclear = append(unclear, o.finding.Range.Start.Byte)
		}
		found = append(found, o.finding)
	}
	slices.SortFunc(edits, func(a, b edit) int { return cmp.Or(cmp.Compare(a.from, b.from), cmp.Compare(a.to, b.to)) })
	repaired := apply(src, 0, len(src), edits)
	parsed, problems := hclsyntax.ParseConfig([]byte(repaired), name, hcl.InitialPos)
	before := offsetsBefore(edits)
	move := func(r hcl.Range) hcl.Range { return original(before(r.Start.Byte, false), before(r.End.Byte, true)) }
	body, _ = parsed.Body.(*hclsyntax.Body)
	if len(problems) > 0 {
		if whole, apart := parseApart(file, []byte(repaired)); whole != nil {
			body, problems = whole, apart
		}
		for i, r := range file.Unread {
			file.Unread[i] = move(r)
		}
	}
	for _, p := range problems {
		at := move(subject(name, p))
		p.Subject = &at
	}
	found = append(found, adviseEach(name, src, problems)...)
	if body != nil {
		moveRanges(body, move)
		leaveOut(body, unclear)
	}
	return body, found, true
}

// offsetsBefore returns a function that maps offsets in an edited text to offsets before the edits. isEnd must be
// true for the end of a range: text that an edit inserts there is not part of the range.
func offsetsBefore(edits []edit) func(at int, isEnd bool) int {
	after := make([]int, len(edits)) // offset of each edit in the edited text
	grown := 0
	for i, e := range edits {
		after[i] = e.from + grown
		grown += len(e.text) - (e.to - e.from)
	}
	return func(at int, isEnd bool) int {
		next := at + 1
		if isEnd {
			next = at
		}
		i := sort.SearchInts(after, next) - 1
		switch {
		case i < 0:
			return at
		case !isEnd && at-after[i] < len(edits[i].text):
			return edits[i].from
		}
		return edits[i].to + max(0, at-after[i]-len(edits[i].text))
	}
}
