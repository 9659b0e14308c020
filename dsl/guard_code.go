package dsl

import "bytes"

// text scans code, which is everything outside templates, from offset i until a template begins or ends. It returns
// the offset to continue from.
func (g *guard) text(i int) int {
	src := g.src
	for i < len(src) {
		c := src[i]
		class := classes[c]
		if class == classSpace {
			i++
			continue
		}
		top := &g.stack[g.depth]
		switch class {
		case classLetter:
			next := g.word(i)
			if g.code != "" {
				return i
			}
			i = next
			continue
		case classDigit:
			g.tokens++
			top.empty = false
			next := g.number(i)
			if g.code != "" {
				return i
			}
			i = next
			continue
		}
		switch c {
		case '\n':
			g.tokens++
			g.endLine(top)
			if g.closed {
				g.endPiece(i + 1)
			}
			if g.tokens > MaxTokens {
				return i
			}
			i++
			continue
		case '#':
			i = lineEnd(src, i)
			g.tokens++
			continue
		case '/':
			if i+1 < len(src) && src[i+1] == '/' {
				i = lineEnd(src, i)
				g.tokens++
				continue
			}
			if i+1 < len(src) && src[i+1] == '*' {
				n := bytes.Index(src[i+2:], []byte("*/"))
				if n < 0 {
					// The lexer would read the rest of the file as code.
					g.fail("SC018", i, i+2, "add the closing */")
					return i
				}
				i += n + 4
				g.tokens++
				continue
			}
		}
		g.tokens++
		if g.tokens > MaxTokens {
			return i
		}
		empty := top.empty
		top.empty = false
		switch c {
		case '"':
			if (top.kind == kindTop || top.kind == kindBody) && !top.value && !g.step(i) {
				return i
			}
			g.push(kindQuote, i)
			return i + 1
		case '(':
			if !g.push(kindParen, i) {
				return i
			}
			i++
		case '[':
			if !g.step(i) || !g.push(kindBracket, i) {
				return i
			}
			i++
		case '{':
			kind := kindObject
			if (top.kind == kindTop || top.kind == kindBody) && !top.value {
				kind = kindBody
			}
			if !g.push(kind, i) {
				return i
			}
			i++
		case ')', ']', '}':
			if !g.closes(c, i) {
				return i
			}
			g.closed = g.depth == 1 && g.stack[1].kind == kindBody
			g.pop()
			i++
			if k := g.stack[g.depth].kind; k == kindQuote || k == kindHeredoc {
				return i
			}
		case ',':
			// A comma ends an expression, but not a line of a body, where it is an error.
			if top.kind != kindTop && top.kind != kindBody {
				top.steps = 0
			}
			i++
		case '/':
			if !g.step(i) {
				return i
			}
			i++
		case '~':
			// In code, ~} ends a template directive.
			top.empty = empty
			i++
		default:
			if class != classOp {
				i++ // not a sign of the language: the lexer reports it
				continue
			}
			n := g.operator(i)
			if n < 0 {
				return i
			}
			i += n
			if c == '<' && n == 1 && i < len(src) && src[i] == '<' {
				if next, ok := g.openHeredoc(i - 1); ok || g.code != "" {
					return next
				}
			}
		}
	}
	return i
}

// endLine ends the expression at this level, if a line break ends expressions there.
func (g *guard) endLine(top *frame) {
	switch top.kind {
	case kindTop, kindBody:
		top.steps, top.value = 0, false
	case kindObject:
		if !top.isFor {
			top.steps = 0
		}
	}
}

// endPiece records that a piece of the text may end at an offset, at the end of a line with the end of a top-level
// block, if the piece is long enough.
func (g *guard) endPiece(at int) {
	g.closed = false
	from := 0
	if n := len(g.pieces); n > 0 {
		from = g.pieces[n-1]
	}
	if g.piece > 0 && at-from >= g.piece {
		g.pieces = append(g.pieces, at)
	}
}

// lineEnd returns the offset of the next line break, or of the end of src.
func lineEnd(src []byte, i int) int {
	if n := bytes.IndexByte(src[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(src)
}

// word scans an identifier, which may contain dashes, and returns the offset of its end.
func (g *guard) word(i int) int {
	src, from := g.src, i
	for i++; i < len(src); i++ {
		if c := classes[src[i]]; c != classLetter && c != classDigit && src[i] != '-' {
			break
		}
	}
	g.tokens++
	if i-from > MaxName {
		g.fail("SC012", from, i, "it has %d bytes; at most %d are allowed", i-from, MaxName)
		return i
	}
	top := &g.stack[g.depth]
	switch top.kind {
	case kindTop, kindBody:
		// A word before the = of its line is a label of a block.
		if !top.value && !g.step(from) {
			return i
		}
	case kindInterp:
		if top.empty {
			g.directive(from, i)
		}
	case kindObject, kindBracket:
		if top.empty && string(src[from:i]) == "for" {
			top.isFor = true
			g.enterFor(from)
		}
	}
	top.empty = false
	return i
}

// directive reads the first word in ${ or %{. A for or endfor opens or closes a loop of the enclosing template.
func (g *guard) directive(from, to int) {
	if g.src[g.stack[g.depth].open] != '%' {
		return
	}
	around := &g.stack[g.depth-1]
	switch string(g.src[from:to]) {
	case "for":
		around.fors++
		g.enterFor(from)
	case "endfor":
		if around.fors > 0 {
			around.fors--
			g.fors--
		}
	}
}

// number scans what the lexer reads as one number, and returns the offset of its end. It may include one dot more
// than the lexer does, which is harmless.
func (g *guard) number(i int) int {
	src, from := g.src, i
	exponent := -1 // offset of the digits of the exponent read last
	for i++; i < len(src); i++ {
		c := src[i]
		if c >= '0' && c <= '9' {
			if exponent >= 0 && i-exponent >= MaxExponent {
				g.fail("SC011", from, i+1, "an exponent may have at most %d digits", MaxExponent)
				return i
			}
			continue
		}
		if c == '.' {
			if i+1 >= len(src) || src[i+1] < '0' || src[i+1] > '9' {
				break
			}
			exponent = -1
			continue
		}
		if c != 'e' && c != 'E' {
			break
		}
		next := i + 1
		if next < len(src) && (src[next] == '+' || src[next] == '-') {
			next++
		}
		if next >= len(src) || src[next] < '0' || src[next] > '9' {
			break
		}
		exponent = next
		i = next
	}
	if i-from > MaxNumber {
		g.fail("SC011", from, i, "it has %d characters; at most %d are allowed", i-from, MaxNumber)
	}
	return i
}

// operator counts the operator at offset i and returns its length, or -1 if the text is rejected.
func (g *guard) operator(i int) int {
	src := g.src
	c, next := src[i], byte(0)
	if i+1 < len(src) {
		next = src[i+1]
	}
	n := 1
	switch c {
	case '&', '|', ':':
		if next == c {
			n = 2
		}
	case '=':
		if next == '=' || next == '>' {
			n = 2
			break
		}
		if !g.assign(i) {
			return -1
		}
		return 1
	case '!', '<', '>':
		if next == '=' {
			n = 2
		}
	case '.':
		if next == '.' && i+2 < len(src) && src[i+2] == '.' {
			n = 3
		}
	}
	if !g.step(i) {
		return -1
	}
	return n
}

// assign reads a single =. Inside ( [ and ${ it is an error; if it is on a later line than the bracket, the bracket
// is reported as not closed. It reports whether the text is accepted.
func (g *guard) assign(i int) bool {
	top := &g.stack[g.depth]
	switch top.kind {
	case kindTop, kindBody:
		top.value = true
		top.steps = 0
		return true
	case kindObject:
		if !top.isFor {
			return true
		}
	}
	g.read += i - top.open
	if bytes.IndexByte(g.src[top.open:i], '\n') < 0 {
		return g.step(i)
	}
	n := g.signLen(top.open)
	g.fail("SC015", top.open, top.open+n, "add %q before it, or write == to compare", closer(g.src[top.open]))
	g.summary = "this bracket is not closed before the next ="
	g.related(i, 1, "the next = is here")
	return false
}

// closes reports whether the closing sign at offset i matches the innermost opening sign.
func (g *guard) closes(c byte, i int) bool {
	top := &g.stack[g.depth]
	if g.depth > 0 && closer(g.src[top.open]) == c {
		return true
	}
	if g.depth == 0 {
		g.fail("SC015", i, i+1, "%q closes nothing: remove it", c)
		return false
	}
	open := g.src[top.open]
	g.fail("SC015", i, i+1, "%q is still open: close it with %q first", open, closer(open))
	g.related(top.open, g.signLen(top.open), "opened here")
	return false
}

// openHeredoc opens a heredoc if one begins at offset i: << or <<- and a marker that ends its line. If so, it returns
// true and the offset of the first line of its contents.
func (g *guard) openHeredoc(i int) (next int, ok bool) {
	src := g.src
	start := i + 2
	if start < len(src) && src[start] == '-' {
		start++
	}
	end := start
	for end < len(src) && (classes[src[end]] == classLetter || classes[src[end]] == classDigit || src[end] == '-') {
		end++
	}
	eol := end
	if eol < len(src) && src[eol] == '\r' {
		eol++
	}
	if eol >= len(src) || src[eol] != '\n' || end == start || classes[src[start]] != classLetter {
		return i, false
	}
	g.read += end - start
	// Whether the lexer accepts other letters in a marker depends on its Unicode version, and a wrong guess would read
	// text as code.
	for _, c := range src[start:end] {
		if c >= 0x80 {
			g.fail("SC017", i, end, "its marker may hold only letters from a to z, digits, _ and -")
			return i, false
		}
	}
	if end-start > MaxName {
		g.fail("SC012", start, end, "it has %d bytes; at most %d are allowed", end-start, MaxName)
		return i, false
	}
	if !g.push(kindHeredoc, i) {
		return i, false
	}
	top := &g.stack[g.depth]
	top.markerStart, top.markerEnd = start, end
	return eol + 1, true
}

// Classes of bytes: what a byte begins in code. Bytes above 0x7f count as letters. The lexer checks whether they are;
// for nesting it makes no difference.
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
