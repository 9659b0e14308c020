package dsl

import "bytes"

// unclosedBracket returns the offset of the opening bracket that probably lacks its closing one. A forgotten } makes
// every later } close the block before its own, so that a correct outer block is open at the end. Indentation shows
// the mistake: the guess is the first { whose } begins a line in another column than the line of the {.
func (g *guard) unclosedBracket() int {
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
				return g.bracketAt(last.at)
			}
			stack = stack[:len(stack)-1]
		default:
			if atStart {
				indent = i - lineBegin
				// A line further left than the block that it is in: that block was not closed.
				if n := len(stack); n > 0 && indent <= stack[n-1].indent {
					return g.bracketAt(stack[n-1].at)
				}
			}
		}
		atStart = false
	}
	return g.stack[g.depth].open
}

// bracketAt returns at if there is a brace of code at that offset, else the innermost open bracket. unclosedBracket
// reads templates and comments only roughly, and a message must not point at a brace inside a text.
func (g *guard) bracketAt(at int) int {
	if at >= 0 && at < len(g.src) && g.src[at] == '{' && (at == 0 || g.src[at-1] != '$' && g.src[at-1] != '%') {
		return at
	}
	return g.stack[g.depth].open
}
