// Package format gives HCL its canonical layout. It works on tokens, moves only white space, never reorders, joins or
// splits lines, and changes two signs that mean the same as what it writes: // becomes #, and the : after a key of an
// object becomes =. What is inside strings and heredocs is left as it is. Laying out a second time changes nothing.
package format

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Source returns src in canonical layout. Text with errors is returned unchanged, with what is wrong with it.
func Source(name string, src []byte) ([]byte, diag.List) {
	if _, found := dsl.Parse(name, src); found.HasErrors() {
		return src, found
	}
	src = bytes.TrimPrefix(src, []byte("\xef\xbb\xbf"))
	tokens, _ := hclsyntax.LexConfig(src, name, hcl.InitialPos)
	lines := split(src, tokens)
	analyse(lines)
	blankLines(lines)
	align(lines)
	out := write(lines, len(src))
	// The spacing rules know which neighbours may touch; should one combination have been forgotten, text that is
	// laid out badly is better than text that means something else.
	if !bytes.Equal(src, out) && !sameTokens(tokens, out) {
		return src, nil
	}
	return out, nil
}

// word is a token, or a whole string or heredoc.
type word struct {
	kind    hclsyntax.TokenType // of a string or heredoc, its closing sign
	text    []byte
	space   bool // a space before it, unless it begins its line
	pad     int  // more spaces, to align it
	multi   bool // contains a line break
	unary   bool // a - or ! that belongs to what follows
	keyword bool // for, in, if of a for expression
	operand bool // may end an operand
}

// line is what stood on a line of the source, or on several if a word has line breaks.
type line struct {
	words  []word
	indent int
	blank  bool // an empty line before it
	depth  int  // open brackets at its beginning and its end
	end    int
	assign int    // index of the = that may be aligned, or 0
	kind   string // of a block that begins here at top level: its type; "=" for an attribute, "#" for a comment
	open   bool   // its last word but for comments is an opening bracket
}

func isComment(k hclsyntax.TokenType) bool { return k == hclsyntax.TokenComment }

// split sorts the tokens into lines.
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

// comment is the canonical form of a comment token: # for //, without the line break and the spaces before it.
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

// write puts the lines together.
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

// sameTokens says whether out has the tokens of before but for what Source may change.
func sameTokens(before hclsyntax.Tokens, out []byte) bool {
	after, _ := hclsyntax.LexConfig(out, "", hcl.InitialPos)
	i, j := 0, 0
	for {
		for before[i].Type == hclsyntax.TokenNewline {
			i++
		}
		for after[j].Type == hclsyntax.TokenNewline {
			j++
		}
		a, b := before[i], after[j]
		switch {
		case isComment(a.Type) && isComment(b.Type):
			if !bytes.Equal(comment(a.Bytes), comment(b.Bytes)) {
				return false
			}
		case a.Type == hclsyntax.TokenColon && b.Type == hclsyntax.TokenEqual:
		case a.Type != b.Type || !bytes.Equal(a.Bytes, b.Bytes):
			return false
		}
		if a.Type == hclsyntax.TokenEOF {
			return true
		}
		i, j = i+1, j+1
	}
}
