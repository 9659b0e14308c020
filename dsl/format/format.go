// Package format gives HCL its canonical layout. It works on tokens: it changes white space and never reorders
// anything. It splits blocks that have too much on one line, which HCL does not allow, and breaks lines of more than
// 120 columns inside brackets. Above 140 columns it also breaks texts, comments and the rows of tables: a quoted text
// becomes one from <<- to a line with its marker, in which a line break means a space.
//
// Three other changes do not affect the meaning: // becomes #, the : after a key of an object becomes =, and the
// value of an attribute gets parentheses if it has to be split between operators. Formatting a second time changes
// nothing.
package format

import (
	"bytes"
	"fmt"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Source returns src in canonical layout. Text with errors is returned unchanged, together with the errors.
func Source(name string, src []byte) ([]byte, diag.List) {
	given := src
	if _, found := dsl.Parse(name, src); found.HasErrors() {
		if src = repaired(src, found); src == nil {
			return given, found
		}
	}
	src = bytes.TrimPrefix(src, []byte("\xef\xbb\xbf"))
	tokens, _ := hclsyntax.LexConfig(src, name, hcl.InitialPos)
	lines := joinRows(split(src, tokens))
	analyse(lines)
	for broken := true; broken; {
		if lines, broken = breakLong(lines); broken {
			analyse(lines)
		}
	}
	if rows, broken := breakRows(lines); broken {
		lines = rows
		analyse(lines)
	}
	blankLines(lines)
	align(lines)
	if wrapped, changed := wrapLong(lines); changed {
		lines = wrapped
		analyse(lines)
		blankLines(lines)
		align(lines)
	}
	out := write(lines, len(src))
	// If the layout has joined tokens that must be separate, return the text unchanged rather than one with another
	// meaning.
	if !bytes.Equal(src, out) && !equalTokens(src, out) {
		return src, nil
	}
	return out, nil
}

// repaired returns the source with the repairs of its errors made, or nil if that does not correct it.
func repaired(src []byte, found diag.List) []byte {
	found = found.Sorted()
	for i := len(found) - 1; i >= 0; i-- { // from the end, so that earlier offsets stay valid
		edits := found[i].Edits()
		if found[i].Code != "SC023" || len(edits) != 1 { // other repairs do not change just the layout
			return nil
		}
		src = edits[0].Apply(src)
	}
	if _, left := dsl.Parse("", src); left.HasErrors() {
		return nil
	}
	return src
}

// equalTokens reports whether out has the tokens of src, apart from changes that Source may make.
func equalTokens(src, out []byte) bool {
	before, after := significant(src), significant(out)
	i, j, enclosed := 0, 0, false
	for {
		a, b := before[i], after[j]
		switch {
		case j > 0 && after[j-1].Type == hclsyntax.TokenEqual && !enclosed && opening(after[j:]) == opening(before[i:])+1,
			b.Type == hclsyntax.TokenCParen && a.Type != b.Type && enclosed:
			enclosed = !enclosed
			i-- // parentheses around a value that was broken
		case a.Type == hclsyntax.TokenColon && b.Type == hclsyntax.TokenEqual:
		case a.Type != b.Type || !bytes.Equal(a.Bytes, b.Bytes):
			return false
		}
		if a.Type == hclsyntax.TokenEOF {
			return !enclosed
		}
		i, j = i+1, j+1
	}
}

// significant returns the tokens of a text without line breaks. A text counts as one token with its words, and so do
// consecutive comments, because both may be broken at other words.
func significant(src []byte) hclsyntax.Tokens {
	tokens, _ := hclsyntax.LexConfig(src, "", hcl.InitialPos)
	out := make(hclsyntax.Tokens, 0, len(tokens))
	level, from := 0, 0
	for _, tok := range tokens {
		switch tok.Type {
		case hclsyntax.TokenOQuote, hclsyntax.TokenOHeredoc:
			if level == 0 {
				from = tok.Range.Start.Byte
			}
			level++
			continue
		case hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc:
			if level--; level == 0 {
				text := src[from:tok.Range.End.Byte]
				if paragraphs := words(text); paragraphs != nil {
					text = fmt.Append(nil, paragraphs)
				}
				out = append(out, hclsyntax.Token{Type: hclsyntax.TokenCQuote, Bytes: text})
			}
			continue
		case hclsyntax.TokenNewline:
			continue
		case hclsyntax.TokenComment:
			if level > 0 || bytes.HasPrefix(tok.Bytes, []byte("/*")) {
				break
			}
			tok.Bytes = bytes.Join(bytes.Fields(bytes.TrimLeft(comment(tok.Bytes), "#")), []byte(" "))
			if n := len(out) - 1; n >= 0 && out[n].Type == tok.Type && !bytes.HasPrefix(out[n].Bytes, []byte("/*")) {
				out[n].Bytes = append(append(out[n].Bytes, ' '), tok.Bytes...)
				continue
			}
		}
		if level == 0 {
			out = append(out, tok)
		}
	}
	return out
}

// opening returns the number of opening parentheses at the beginning of the tokens.
func opening(tokens hclsyntax.Tokens) int {
	n := 0
	for _, t := range tokens {
		switch t.Type {
		case hclsyntax.TokenOParen:
			n++
		default:
			return n
		}
	}
	return n
}
