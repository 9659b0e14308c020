package dsl

import (
	"bytes"
)

// text scans code, that is everything outside templates, from i until a template begins or ends.
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
			top.fresh = false
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
					// The lexer would read the rest as code.
					g.fail("SC018", i, i+2, "the closing */ is missing")
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
		fresh := top.fresh
		top.fresh = false
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
			// ~} ends a template sequence; as an operator it is an error.
			top.fresh = fresh
			i++
		default:
			if class != classOp {
				i++ // not a sign of the language: the lexer says so
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

// endLine ends the expression at this level, if line breaks do that there.
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

func lineEnd(src []byte, i int) int {
	if n := bytes.IndexByte(src[i:], '\n'); n >= 0 {
		return i + n
	}
	return len(src)
}

// word scans an identifier, which may contain dashes.
func (g *guard) word(i int) int {
	src, from := g.src, i
	for i++; i < len(src); i++ {
		if c := classes[src[i]]; c != classLetter && c != classDigit && src[i] != '-' {
			break
		}
	}
	g.tokens++
	if i-from > MaxName {
		g.fail("SC012", from, i, "it has %d bytes; %d are allowed", i-from, MaxName)
		return i
	}
	top := &g.stack[g.depth]
	switch top.kind {
	case kindTop, kindBody:
		// Before the = of its line a word is a label of a block header.
		if !top.value && !g.step(from) {
			return i
		}
	case kindInterp:
		if top.fresh {
			g.directive(from, i)
		}
	case kindObject, kindBracket:
		if top.fresh && string(src[from:i]) == "for" {
			top.isFor = true
			g.enterFor(from)
		}
	}
	top.fresh = false
	return i
}

// directive looks at the first word in ${ or %{: for and endfor of a directive belong to the template around it.
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

// number scans what the lexer takes for one number. It may take a dot too many, which harms nobody.
func (g *guard) number(i int) int {
	src, from := g.src, i
	exponent := -1 // where the digits of the last exponent begin
	for i++; i < len(src); i++ {
		c := src[i]
		if c >= '0' && c <= '9' {
			if exponent >= 0 && i-exponent >= MaxExponent {
				g.fail("SC011", from, i+1, "an exponent may have %d digits", MaxExponent)
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
		g.fail("SC011", from, i, "it has %d characters; %d are allowed", i-from, MaxNumber)
	}
	return i
}

// operator counts the operator at i and returns its length, or -1 when the text is refused.
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

// assign deals with a single =. Inside ( [ and ${ there is no such sign: on a later line than the bracket it means that
// the bracket was meant to be closed before.
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
	g.fail("SC015", top.open, top.open+n, "add %q, or write == to compare", closer(g.src[top.open]))
	g.summary = "this bracket is not closed before the next ="
	g.related(i, 1, "the next = is here")
	return false
}

// closes checks a closing sign against what is open.
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
	g.fail("SC015", i, i+1, "%q is still open here: %q must come first", open, closer(open))
	g.related(top.open, g.signLen(top.open), "opened here")
	return false
}

// openHeredoc begins a heredoc at i if there is one: << or <<- and a marker that ends its line.
func (g *guard) openHeredoc(i int) (next int, ok bool) {
	src := g.src
	mark := i + 2
	if mark < len(src) && src[mark] == '-' {
		mark++
	}
	end := mark
	for end < len(src) && (classes[src[end]] == classLetter || classes[src[end]] == classDigit || src[end] == '-') {
		end++
	}
	eol := end
	if eol < len(src) && src[eol] == '\r' {
		eol++
	}
	if eol >= len(src) || src[eol] != '\n' || end == mark || classes[src[mark]] != classLetter {
		return i, false
	}
	g.read += end - mark
	// Whether the lexer takes other letters for a marker depends on its Unicode version. A guess would decide what
	// is text and what is code.
	for _, c := range src[mark:end] {
		if c >= 0x80 {
			g.fail("SC017", i, end, "its marker may have letters from a to z, digits, _ and - only")
			return i, false
		}
	}
	if end-mark > MaxName {
		g.fail("SC012", mark, end, "it has %d bytes; %d are allowed", end-mark, MaxName)
		return i, false
	}
	if !g.push(kindHeredoc, i) {
		return i, false
	}
	top := &g.stack[g.depth]
	top.mark, top.end = mark, end
	return eol + 1, true
}
