package dsl

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/signs"
)

// Limits of a file, enforced before it is parsed. hclsyntax is a recursive parser without a depth limit: 70 kB of
// opening brackets overflow the stack, from which Go cannot recover, and a number of a million digits takes seconds.
const (
	MaxFile     = 1 << 20 // bytes
	MaxFolder   = 1 << 25 // bytes of all its files
	MaxTokens   = 500_000
	MaxDepth    = 64  // ( [ { "${ %{ quotes and heredocs together
	MaxSteps    = 256 // operators, dots, indexes, conditions and labels of one expression at one level
	MaxFor      = 8   // for expressions inside each other
	MaxNumber   = 32  // characters
	MaxExponent = 3   // digits
	MaxName     = 128 // bytes
	MaxString   = 16 << 10
	MaxHeredoc  = 64 << 10
	// MaxParts bounds lines, escapes and ${ } in one template: hclsyntax joins them in quadratic time.
	MaxParts = 1024
)

// Guard refuses text that the parser must not see. It stops at the first reason, because after it nothing that follows
// can be trusted. Text it accepts has matching brackets, closed strings and bounded depth, so that hclsyntax and any
// recursive walk over its tree finish quickly.
//
// It reads bytes and not tokens: a lexer run costs as much as half a parse, this costs about a hundredth.
func Guard(name string, src []byte) diag.List {
	g := guard{src: src}
	g.scan()
	if g.code == "" {
		return nil
	}
	place := newPlaces(name, src)
	d := diag.New(g.code, place.rng(g.from, g.to), "%s", g.detail)
	if g.summary != "" {
		d = d.Saying("%s", g.summary)
	}
	if g.seeText != "" {
		d = d.See(place.rng(g.see, g.see+g.seeLen), "%s", g.seeText)
	}
	return diag.List{d}
}

// What a frame of the guard's stack was opened by.
type frameKind uint8

const (
	kindTop     frameKind = iota
	kindBody              // { of a block
	kindObject            // { of an object or for expression
	kindParen             // (
	kindBracket           // [
	kindInterp            // ${ and %{
	kindQuote             // "
	kindHeredoc           // <<EOT
)

type frame struct {
	kind  frameKind
	fresh bool // nothing but space seen since it was opened
	isFor bool // a for expression: line breaks in it separate nothing
	value bool // in a body: an = was seen on this line, so what follows is an expression
	steps int32
	parts int32 // of a template
	fors  int32 // %{ for } not yet ended, of a template
	open  int   // offset of the opening sign
	mark  int   // heredoc: the marker is src[mark:markEnd]
	end   int
}

type guard struct {
	src    []byte
	stack  [MaxDepth + 1]frame
	depth  int
	deep   int // the deepest seen, for tests
	tokens int
	fors   int
	read   int // bytes examined, those looked at twice counted twice; for tests

	code, summary, detail string
	from, to              int
	seeText               string
	see, seeLen           int
}

// What a byte begins in code. Bytes above 0x7f count as letters: whether they are is the lexer's business, and for the
// shape of the text it makes no difference.
const (
	classOther = iota
	classSpace
	classLetter
	classDigit
	classOp
)

var classes = func() (t [256]uint8) {
	for c := range 256 {
		switch {
		case c == ' ' || c == '\t' || c == '\r':
			t[c] = classSpace
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c >= 0x80:
			t[c] = classLetter
		case c >= '0' && c <= '9':
			t[c] = classDigit
		case bytes.IndexByte([]byte("+-*%!?:&|<>=.^"), byte(c)) >= 0:
			t[c] = classOp
		}
	}
	return t
}()

func (g *guard) fail(code string, from, to int, format string, args ...any) {
	g.code, g.from, g.to, g.detail = code, from, to, fmt.Sprintf(format, args...)
}

func (g *guard) related(at, length int, text string) {
	g.see, g.seeLen, g.seeText = at, length, text
}

// scan runs over the whole text, switching between code and templates as the stack says.
func (g *guard) scan() {
	src := g.src
	if len(src) > MaxFile {
		g.fail("SC005", 0, 0, "it has %d bytes; %d are allowed", len(src), MaxFile)
		return
	}
	if i := bytes.IndexByte(src, 0); i >= 0 {
		g.fail("SC007", i, i+1, "a NUL byte; is it text, and saved as UTF-8?")
		return
	}
	if !utf8.Valid(src) {
		i := 0
		for i < len(src) {
			r, size := utf8.DecodeRune(src[i:])
			if r == utf8.RuneError && size == 1 {
				break
			}
			i += size
		}
		g.fail("SC006", i, i+1, "byte 0x%02x belongs to no character", src[i])
		return
	}
	if at, size := signs.Find(src); at >= 0 {
		r, _ := utf8.DecodeRune(src[at:])
		g.fail("SC007", at, at+size, "it is %U", r)
		return
	}
	i := 0
	if bytes.HasPrefix(src, []byte("\xef\xbb\xbf")) {
		i = 3
	}
	for i < len(src) && g.code == "" {
		from := i
		switch g.stack[g.depth].kind {
		case kindQuote:
			i = g.quote(i)
		case kindHeredoc:
			i = g.heredoc(i)
		default:
			i = g.text(i)
		}
		g.read += i - from
		if g.tokens > MaxTokens && g.code == "" {
			g.fail("SC008", i, i, "%d are allowed", MaxTokens)
		}
	}
	if g.code == "" && g.depth > 0 {
		g.unclosed()
	}
}

// unclosed reports the innermost thing still open at the end of the text.
func (g *guard) unclosed() {
	top := &g.stack[g.depth]
	switch top.kind {
	case kindQuote:
		g.fail("SC016", top.open, len(g.src), "a closing \" is missing")
	case kindHeredoc:
		marker := g.src[top.mark:top.end]
		g.fail("SC017", top.open, top.end, "there is no line with only %s before the end of the file", marker)
	default:
		at := g.suspect()
		g.fail("SC015", at, at+g.signLen(at), "%q is not closed before the end of the file", g.src[at:at+g.signLen(at)])
		g.summary = "a closing bracket is missing"
	}
}

func (g *guard) signLen(open int) int {
	if c := g.src[open]; c == '$' || c == '%' {
		return 2
	}
	return 1
}

func closer(open byte) byte {
	switch open {
	case '(':
		return ')'
	case '[':
		return ']'
	}
	return '}'
}

// push opens a frame; false means that the text is refused.
func (g *guard) push(kind frameKind, open int) bool {
	if g.depth == MaxDepth {
		g.fail("SC009", open, open+1, "this is level %d; %d are allowed", g.depth+1, MaxDepth)
		return false
	}
	g.depth++
	g.deep = max(g.deep, g.depth)
	g.stack[g.depth] = frame{kind: kind, fresh: true, open: open}
	return true
}

func (g *guard) pop() {
	top := &g.stack[g.depth]
	if top.isFor {
		g.fors--
	}
	g.fors -= int(top.fors)
	g.depth--
}

// step counts one link of the chain that the expression at this level may become in the tree.
func (g *guard) step(i int) bool {
	top := &g.stack[g.depth]
	top.steps++
	if top.steps <= MaxSteps {
		return true
	}
	g.fail("SC010", i, i+1, "%d operators, dots and indexes are allowed at one level", MaxSteps)
	if top.kind == kindParen || top.kind == kindBracket {
		g.related(top.open, 1, "the expression is inside this bracket; is its closing sign missing?")
	}
	return false
}

// enterFor counts a for expression or directive that begins at i.
func (g *guard) enterFor(i int) {
	if g.fors++; g.fors > MaxFor {
		g.fail("SC014", i, i+3, "this is number %d; %d are allowed", g.fors, MaxFor)
	}
}

// quote scans the inside of a quoted text from i up to its end or the next ${.
func (g *guard) quote(i int) int {
	src, top := g.src, &g.stack[g.depth]
	g.tokens++
	for i < len(src) {
		switch src[i] {
		case '"':
			if i-top.open > MaxString {
				g.fail("SC013", top.open, i+1, "it has %d bytes; %d are allowed", i-top.open-1, MaxString)
				return i
			}
			g.pop()
			return i + 1
		case '\\':
			if r, n := escaped(src[i:]); n > 0 && signs.Control(r) {
				g.fail("SC007", i, i+n, "%s is %U", src[i:i+n], r)
				return i
			}
			// The sign after it is plain text, except for a line break, which is an error below.
			i++
			if i < len(src) && src[i] != '\n' && src[i] != '\r' {
				i++
			}
		case '\n', '\r':
			g.fail("SC016", top.open, i, "a closing \" is missing before the end of the line")
			return i
		case '$', '%':
			next, done := g.template(i)
			if done {
				return next
			}
			i = next
		default:
			i++
		}
	}
	return i
}

// heredoc scans the inside of a heredoc from i, which may be in the middle of a line.
func (g *guard) heredoc(i int) int {
	src, top := g.src, &g.stack[g.depth]
	marker := src[top.mark:top.end]
	g.tokens++
	for i < len(src) {
		if src[i-1] == '\n' && i > top.mark {
			eol := bytes.IndexByte(src[i:], '\n')
			if eol < 0 {
				return len(src) // the marker must have a line of its own: the end of the file does not end it
			}
			line := src[i : i+eol]
			g.read += eol
			if len(line) >= len(marker) && bytes.Equal(bytes.TrimSpace(line), marker) {
				if i-top.open > MaxHeredoc {
					g.fail("SC013", top.open, top.end, "the heredoc has %d bytes; %d are allowed", i-top.end-1, MaxHeredoc)
					return i
				}
				g.pop()
				return i + eol
			}
		}
		switch src[i] {
		case '\n':
			if !g.part(i) {
				return i
			}
			i++
		case '$', '%':
			next, done := g.template(i)
			if done {
				return next
			}
			i = next
		default:
			i++
		}
	}
	return i
}

func (g *guard) part(i int) bool {
	top := &g.stack[g.depth]
	g.tokens++
	top.parts++
	if top.parts > MaxParts {
		g.fail("SC013", i, i+1, "it has more than %d lines, escapes and ${ }", MaxParts)
		return false
	}
	return true
}

// template deals with a $ or % in a template. It returns where to go on, and whether the frame changed or the text is
// refused. $${ and %%{ are escapes; of longer rows of signs only the last two count.
func (g *guard) template(i int) (next int, done bool) {
	src := g.src
	if !g.part(i) {
		return i, true
	}
	if i+1 >= len(src) {
		return i + 1, false
	}
	if src[i+1] == '{' {
		if src[i] == '%' && !g.step(i) {
			return i, true
		}
		if !g.push(kindInterp, i) {
			return i, true
		}
		i += 2
		if i < len(src) && src[i] == '~' {
			i++
		}
		return i, true
	}
	if src[i+1] == src[i] && i+2 < len(src) && src[i+2] == '{' {
		return i + 3, false
	}
	return i + 1, false
}
