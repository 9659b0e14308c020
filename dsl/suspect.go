package dsl

import "bytes"

// suspect guesses which of the brackets still open at the end of the text is the one whose closing sign was forgotten.
// A forgotten } makes every later } close the block before its own, so what stays open is some outer block that is
// quite in order. Indentation tells: the first line that begins with a } in another column than the line of its
// opening { names the culprit.
func (g *guard) suspect() int {
	src := g.src
	type open struct{ at, indent int }
	var stack []open
	indent, atStart := 0, true
	lineBegin := 0
	for i := 0; i < len(src); i++ {
		switch c := src[i]; {
		case c == '\n':
			lineBegin, atStart = i+1, true
			continue
		case c == ' ' || c == '\t' || c == '\r':
			continue
		case c == '#' || c == '/' && bytes.HasPrefix(src[i:], []byte("//")):
			i = lineEnd(src, i) - 1
		case c == '"':
			for i++; i < len(src) && src[i] != '"' && src[i] != '\n'; i++ {
				if src[i] == '\\' {
					i++
				}
			}
		case c == '{':
			if atStart {
				indent = i - lineBegin
			}
			stack = append(stack, open{i, indent})
		case c == '}':
			if len(stack) == 0 {
				return g.stack[g.depth].open
			}
			last := stack[len(stack)-1]
			if atStart && i-lineBegin != last.indent {
				return g.known(last.at)
			}
			stack = stack[:len(stack)-1]
		default:
			if atStart {
				indent = i - lineBegin
				// A new line further left than the block it stands in: that block was not closed.
				if n := len(stack); n > 0 && indent <= stack[n-1].indent {
					return g.known(stack[n-1].at)
				}
			}
		}
		atStart = false
	}
	return g.stack[g.depth].open
}

// known returns at if a bracket really stands there, and else the innermost open one: this pass is rough about
// templates and comments, and a message must not point at a brace inside a text.
func (g *guard) known(at int) int {
	if at >= 0 && at < len(g.src) && g.src[at] == '{' && (at == 0 || g.src[at-1] != '$' && g.src[at-1] != '%') {
		return at
	}
	return g.stack[g.depth].open
}
