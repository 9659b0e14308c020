package dsl

import (
	"bytes"
	"unicode/utf8"

	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/signs"
)

// Guard rejects text that could crash or stall the parser. It stops at the first error, because the text after it
// cannot be read reliably. Text that it accepts has matching brackets, closed strings and bounded depth, so that
// hclsyntax and any recursive walk of its tree finish quickly.
//
// Guard reads bytes, not tokens, for two reasons. It is fast: the lexer takes three fifths of the time for parsing,
// Guard a thirtieth. And the lexer itself can be stalled: 120 kB of /* without an end take it half a minute, twice as
// many four times as long, and the tokens of 1 MB of brackets take half a GB.
func Guard(name string, src []byte) diag.List {
	g := guard{src: src}
	g.scan()
	return g.refusal(name)
}

// refusal returns the error of the scan, if there is one.
func (g *guard) refusal(name string) diag.List {
	if g.code == "" {
		return nil
	}
	src := g.src
	pos := newPositions(name, src)
	d := diag.New(g.code, pos.rng(g.from, g.to), "%s", g.detail)
	if g.summary != "" {
		d = d.Saying("%s", g.summary)
	}
	if g.relatedText != "" {
		d = d.See(pos.rng(g.relatedFrom, g.relatedFrom+g.relatedLen), "%s", g.relatedText)
	}
	return diag.List{d}
}

// scan reads the whole text. The innermost frame decides whether it is read as code or as a template.
func (g *guard) scan() {
	src := g.src
	if len(src) > MaxFile {
		g.fail("SC005", 0, 0, "it has %d bytes; at most %d are allowed", len(src), MaxFile)
		return
	}
	if i := bytes.IndexByte(src, 0); i >= 0 {
		g.fail("SC007", i, i+1, "it is a NUL byte; is the file text, saved as UTF-8?")
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
		g.fail("SC006", i, i+1, "byte 0x%02x is not part of a valid character; save the file as UTF-8", src[i])
		return
	}
	if at, size := signs.Find(src); at >= 0 {
		r, _ := utf8.DecodeRune(src[at:])
		g.fail("SC007", at, at+size, "it is %U; remove it", r)
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
			g.fail("SC008", i, i, "at most %d are allowed; split the file", MaxTokens)
		}
	}
	if g.code == "" && g.depth > 0 {
		g.reportUnclosed()
	}
}

// reportUnclosed reports what is still open at the end of the text.
func (g *guard) reportUnclosed() {
	top := &g.stack[g.depth]
	switch top.kind {
	case kindQuote:
		g.fail("SC016", top.open, len(g.src), "add the closing \"")
	case kindHeredoc:
		marker := g.src[top.markerStart:top.markerEnd]
		g.fail("SC017", top.open, top.markerEnd, "the file ends without a line that holds only %s", marker)
	default:
		at := g.unclosedBracket()
		g.fail("SC015", at, at+g.signLen(at), "%q is not closed before the end of the file", g.src[at:at+g.signLen(at)])
		g.summary = "a closing bracket is missing"
	}
}
