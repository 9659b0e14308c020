package dsl

import "fmt"

// Limits of a file, enforced before it is parsed. hclsyntax is a recursive parser without a depth limit: 70 kB of
// opening brackets overflow the stack, from which Go cannot recover. A number of a million digits takes seconds.
const (
	MaxFile     = 1 << 20 // bytes
	MaxScenario = 1 << 22 // bytes of all files of a scenario, with those of the folders that it imports and extends
	MaxFiles    = 1000    // files of a scenario, likewise
	MaxTokens   = 500_000
	MaxDepth    = 64  // ( [ { "${ %{ quotes and heredocs together
	MaxSteps    = 256 // operators, dots, indexes, conditions and labels of one expression at one level
	MaxFor      = 8   // for expressions inside each other
	MaxNumber   = 32  // characters
	MaxExponent = 3   // digits
	MaxName     = 128 // bytes
	MaxString   = 16 << 10
	MaxHeredoc  = 64 << 10
	// MaxParts bounds the lines, escapes and ${ } in one template, which hclsyntax joins in quadratic time.
	MaxParts = 1024
)

// frameKind is what opened a frame of the guard's stack.
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

// frame is one level of nesting that is still open.
type frame struct {
	kind  frameKind
	empty bool  // only white space was seen since it was opened
	isFor bool  // a for expression, in which line breaks are white space
	value bool  // in a body: an = was seen on this line, so an expression follows
	steps int32 // operators, dots and indexes of the current expression
	parts int32 // template: lines, escapes and ${ }
	fors  int32 // template: %{ for } directives that are still open
	open  int   // offset of the opening sign
	// A heredoc's marker is src[markerStart:markerEnd].
	markerStart, markerEnd int
}

// guard is the state of one scan: the open frames, the counts that are limited, and the first error.
type guard struct {
	src     []byte
	stack   [MaxDepth + 1]frame
	depth   int
	deepest int // the maximum depth so far, for tests
	tokens  int
	fors    int
	read    int // the number of bytes examined, where those read twice count twice; for tests

	piece  int   // the minimum length of a piece; 0 if pieces are not wanted
	pieces []int // the offsets where pieces of the text end, except the last: see parsePieces
	closed bool  // a top-level block ended on this line

	// The first error; code is "" if there is none.
	code, summary, detail string
	from, to              int
	// A second place that helps to understand the error, unless relatedText is "".
	relatedText             string
	relatedFrom, relatedLen int
}

// fail records the error that stops the scan.
func (g *guard) fail(code string, from, to int, format string, args ...any) {
	g.code, g.from, g.to, g.detail = code, from, to, fmt.Sprintf(format, args...)
}

// related adds a second place to the error.
func (g *guard) related(at, length int, text string) {
	g.relatedFrom, g.relatedLen, g.relatedText = at, length, text
}

// signLen returns the length of the opening sign at open: 2 for ${ and %{.
func (g *guard) signLen(open int) int {
	if c := g.src[open]; c == '$' || c == '%' {
		return 2
	}
	return 1
}

// closer returns the sign that closes the opening sign.
func closer(open byte) byte {
	switch open {
	case '(':
		return ')'
	case '[':
		return ']'
	}
	return '}'
}

// push opens a frame. It reports whether the depth is allowed.
func (g *guard) push(kind frameKind, open int) bool {
	if g.depth == MaxDepth {
		g.fail("SC009", open, open+1, "this is level %d; at most %d are allowed", g.depth+1, MaxDepth)
		return false
	}
	g.depth++
	g.deepest = max(g.deepest, g.depth)
	g.stack[g.depth] = frame{kind: kind, empty: true, open: open}
	return true
}

// pop closes the innermost frame.
func (g *guard) pop() {
	top := &g.stack[g.depth]
	if top.isFor {
		g.fors--
	}
	g.fors -= int(top.fors)
	g.depth--
}

// step counts one operator, dot or index of the expression at this level, since each may make the tree one node
// deeper. It reports whether that many are allowed.
func (g *guard) step(i int) bool {
	top := &g.stack[g.depth]
	top.steps++
	if top.steps <= MaxSteps {
		return true
	}
	g.fail("SC010", i, i+1, "at most %d operators, dots and indexes are allowed at one level; give parts of the expression a name",
		MaxSteps)
	if top.kind == kindParen || top.kind == kindBracket {
		g.related(top.open, 1, "the expression is inside this bracket; is the closing bracket missing?")
	}
	return false
}

// enterFor counts a for expression or directive that begins at offset i.
func (g *guard) enterFor(i int) {
	if g.fors++; g.fors > MaxFor {
		g.fail("SC014", i, i+3, "this is number %d; at most %d are allowed", g.fors, MaxFor)
	}
}
