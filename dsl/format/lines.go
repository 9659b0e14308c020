package format

import (
	"bytes"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// word is a token, or a complete string or heredoc.
type word struct {
	kind    hclsyntax.TokenType // for a string or heredoc, its closing token
	text    []byte
	space   bool // a space comes before it, unless it begins its line
	pad     int  // number of further spaces before it, for alignment
	multi   bool // it contains a line break
	unary   bool // a - or ! with one operand
	keyword bool // the for, in or if of a for expression
	operand bool // it may end an operand
	isFor   bool // a bracket around a for expression
}

// line is a line of the source, or several if a word has line breaks.
type line struct {
	words  []word
	indent int
	blank  bool   // an empty line comes before it
	depth  int    // the number of open brackets at its beginning
	end    int    // the number of open brackets at its end
	assign int    // index of the = that may be aligned, or 0
	kind   string // at the top level: type of the block that begins here, "=" for an attribute, "#" for a comment
	open   bool   // its last word, apart from comments, is an opening bracket
	inBody bool   // it begins in the body of a block, or at the top
	ends   []int  // columns after none, one, two … words, without alignment
	free   bool   // it begins inside brackets in which a line break has no meaning
}

func isComment(k hclsyntax.TokenType) bool { return k == hclsyntax.TokenComment }

// split arranges the tokens in lines.
func split(src []byte, tokens hclsyntax.Tokens) []line {
	var lines []line
	var words []word
	blank := false
	flush := func() {
		if len(words) == 0 {
			blank = true
			return
		}
		lines = append(lines, line{words: words, blank: blank})
		words, blank = nil, false
	}
	templates, from := 0, 0
	for _, tok := range tokens {
		switch tok.Type {
		case hclsyntax.TokenOQuote, hclsyntax.TokenOHeredoc:
			if templates == 0 {
				from = tok.Range.Start.Byte
			}
			templates++
			continue
		case hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc:
			templates--
			if templates == 0 {
				text := src[from:tok.Range.End.Byte]
				words = append(words, word{kind: tok.Type, text: text, multi: bytes.IndexByte(text, '\n') >= 0})
			}
			continue
		}
		if templates > 0 {
			continue
		}
		switch tok.Type {
		case hclsyntax.TokenEOF:
		case hclsyntax.TokenNewline:
			flush()
		case hclsyntax.TokenComment:
			text := comment(tok.Bytes)
			words = append(words, word{kind: tok.Type, text: text, multi: bytes.IndexByte(text, '\n') >= 0})
			if tok.Bytes[len(tok.Bytes)-1] == '\n' {
				flush()
			}
		default:
			words = append(words, word{kind: tok.Type, text: tok.Bytes})
		}
	}
	if len(words) > 0 {
		flush()
	}
	return lines
}

// comment returns the canonical form of a comment: it begins with #, and the line break and the spaces before it are
// removed.
func comment(text []byte) []byte {
	if bytes.HasPrefix(text, []byte("/*")) {
		return text
	}
	text = bytes.TrimRight(text, " \t\r\n")
	if bytes.HasPrefix(text, []byte("//")) {
		return append([]byte("#"), text[2:]...)
	}
	return text
}

// write returns the text of the lines.
func write(lines []line, size int) []byte {
	out := make([]byte, 0, size+size/4)
	spaces := bytes.Repeat([]byte(" "), 64)
	pad := func(n int) {
		for ; n > len(spaces); n -= len(spaces) {
			out = append(out, spaces...)
		}
		out = append(out, spaces[:n]...)
	}
	for i := range lines {
		l := &lines[i]
		if l.blank {
			out = append(out, '\n')
		}
		pad(2 * l.indent)
		for j := range l.words {
			w := &l.words[j]
			if j > 0 && w.space {
				pad(1 + w.pad)
			}
			out = append(out, w.text...)
		}
		out = append(out, '\n')
	}
	return out
}

// width returns the number of columns of the first n words.
func (l *line) width(n int) int {
	columns := 0
	for j := range n {
		w := &l.words[j]
		if j > 0 && w.space {
			columns += 1 + w.pad
		}
		text := w.text
		if i := bytes.LastIndexByte(text, '\n'); i >= 0 {
			columns, text = 0, text[i+1:]
		}
		columns += utf8.RuneCount(text)
	}
	return columns
}

// opens reports whether a token is an opening bracket.
func opens(k hclsyntax.TokenType) bool {
	return k == hclsyntax.TokenOBrace || k == hclsyntax.TokenOBrack || k == hclsyntax.TokenOParen
}

// closes reports whether a token is a closing bracket.
func closes(k hclsyntax.TokenType) bool {
	return k == hclsyntax.TokenCBrace || k == hclsyntax.TokenCBrack || k == hclsyntax.TokenCParen
}
