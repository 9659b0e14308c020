package dsl

import (
	"bytes"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/internal/signs"
)

// quote scans the inside of a quoted text from offset i to its end or the next ${. It returns the offset to continue
// from.
func (g *guard) quote(i int) int {
	src, top := g.src, &g.stack[g.depth]
	g.tokens++
	for i < len(src) {
		switch src[i] {
		case '"':
			if i-top.open > MaxString {
				g.fail("SC013", top.open, i+1, "it has %d bytes; at most %d are allowed", i-top.open-1, MaxString)
				return i
			}
			g.pop()
			return i + 1
		case '\\':
			if r, n := decodeEscape(src[i:]); n > 0 && signs.Control(r) {
				g.fail("SC007", i, i+n, "%s is %U; remove it", src[i:i+n], r)
				return i
			}
			// The character after the backslash is plain text, except a line break, which is reported as an error
			// below.
			i++
			if i < len(src) && src[i] != '\n' && src[i] != '\r' {
				i++
			}
		case '\n', '\r':
			g.fail("SC016", top.open, i, "add the closing \" before the end of the line")
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

// heredoc scans the inside of a heredoc from offset i, which may be in the middle of a line. It returns the offset to
// continue from.
func (g *guard) heredoc(i int) int {
	src, top := g.src, &g.stack[g.depth]
	marker := src[top.markerStart:top.markerEnd]
	g.tokens++
	for i < len(src) {
		if src[i-1] == '\n' && i > top.markerStart {
			eol := bytes.IndexByte(src[i:], '\n')
			if eol < 0 {
				return len(src) // the marker must be followed by a line break
			}
			line := src[i : i+eol]
			g.read += eol
			if len(line) >= len(marker) && bytes.Equal(bytes.TrimSpace(line), marker) {
				if i-top.open > MaxHeredoc {
					g.fail("SC013", top.open, top.markerEnd, "the heredoc has %d bytes; at most %d are allowed", i-top.markerEnd-1, MaxHeredoc)
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

// part counts a line, an escape or a ${ } of a template. It reports whether that many are allowed.
func (g *guard) part(i int) bool {
	top := &g.stack[g.depth]
	g.tokens++
	top.parts++
	if top.parts > MaxParts {
		g.fail("SC013", i, i+1, "it has more than %d lines, escapes and ${ } in total", MaxParts)
		return false
	}
	return true
}

// template reads a $ or % in a template. It returns the offset to continue from, and whether the caller must stop
// because a frame was opened or the text was rejected. $${ and %%{ are escapes; in longer runs of $ or % only the
// last two count.
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

// decodeEscape decodes an escape such as \r or \u001b at the beginning of src. It returns the character and the
// length of the escape, or 0 if src begins with none.
func decodeEscape(src []byte) (r rune, n int) {
	if len(src) < 2 || !strings.ContainsRune("ruU", rune(src[1])) {
		return 0, 0
	}
	text := string(src[:min(len(src), len(`\U00000000`))])
	r, _, rest, err := strconv.UnquoteChar(text, '"')
	if err != nil {
		return 0, 0
	}
	return r, len(text) - len(rest)
}
