package format

import (
	"bytes"
	"regexp"
	"strings"
	"unicode/utf8"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// widestText is the number of columns above which a line with a text or a comment is broken. It is larger than
// longest, because a text that is slightly longer is easier to read on one line.
const widestText = 140

// marker is the marker of texts that are broken into several lines.
const marker = "END"

// wrapLong breaks texts and comments that are too long, and fills the lines of texts that take several. changed is
// true if the layout of other lines has to be computed again.
func wrapLong(lines []line) (out []line, changed bool) {
	for i := range lines {
		l := &lines[i]
		switch {
		case l.isText():
			changed = l.fillText() || changed
		case l.isComment() && l.columns() > widestText:
			first, rest := splitComment(l.words[0].text, longest-2*l.indent)
			if rest == nil {
				break
			}
			changed = true
			out = append(out, line{words: []word{{kind: hclsyntax.TokenComment, text: first}}, blank: l.blank})
			if i+1 < len(lines) && continues(first, rest, &lines[i+1], l) {
				next := &lines[i+1].words[0]
				next.text = append(append(rest, ' '), bytes.TrimLeft(next.text, "# ")...)
				continue
			}
			out = append(out, line{words: []word{{kind: hclsyntax.TokenComment, text: rest}}})
			continue
		}
		out = append(out, *l)
	}
	return out, changed
}

// columns returns the number of columns of a line, or of its last line if a word has line breaks.
func (l *line) columns() int { return 2*l.indent + l.width(len(l.words)) }

// isComment reports whether a line has only a comment that begins with #.
func (l *line) isComment() bool {
	return len(l.words) == 1 && isComment(l.words[0].kind) && l.words[0].text[0] == '#'
}

// splitComment splits a comment before the first word that does not fit. rest is nil if the comment cannot be split.
func splitComment(text []byte, columns int) (first, rest []byte) {
	begin := len(text) - len(bytes.TrimLeft(text, "# "))
	at := -1
	for i, n := begin, utf8.RuneCount(text[:begin]); i < len(text); n++ {
		r, size := utf8.DecodeRune(text[i:])
		if r == ' ' && i > begin {
			if n > columns && at >= 0 {
				break
			}
			at = i
		}
		i += size
	}
	if at < 0 {
		return text, nil
	}
	return text[:at], append(bytes.Clone(text[:begin]), text[at+1:]...)
}

// continues reports whether the comment on the next line continues a sentence that rest has not ended.
func continues(first, rest []byte, next, l *line) bool {
	if !next.isComment() || next.blank || next.indent != l.indent {
		return false
	}
	text := next.words[0].text
	begin := bytes.TrimLeft(text, "# ")
	return len(begin) > 0 && bytes.HasPrefix(first, text[:len(text)-len(begin)]) && !bytes.ContainsAny(rest[len(rest)-1:],
		".:;?!") &&
		!bytes.ContainsAny(begin[:1], "-*|0123456789")
}

// isText reports whether a line is an attribute whose value is just a text, quoted or on several lines.
func (l *line) isText() bool {
	return len(l.words) == 3 && l.words[1].kind == hclsyntax.TokenEqual &&
		(l.words[2].kind == hclsyntax.TokenCQuote || l.words[2].kind == hclsyntax.TokenCHeredoc)
}

// fillText breaks a quoted text that is too long, and fills the lines of a text that has several. It reports whether
// a quoted text was broken.
func (l *line) fillText() bool {
	w := &l.words[2]
	if w.kind == hclsyntax.TokenCQuote && (w.multi || l.columns() <= widestText) {
		return false
	}
	paragraphs := words(w.text)
	if len(paragraphs) == 0 || paragraphs[0][0] == "" || len(paragraphs[0]) < 2 && w.kind == hclsyntax.TokenCQuote {
		return false
	}
	indent := strings.Repeat(" ", 2*l.indent+2)
	out := []byte("<<-" + marker)
	for i, paragraph := range paragraphs {
		if i > 0 {
			out = append(out, '\n')
		}
		columns := longest
		for _, x := range paragraph {
			if columns += 1 + utf8.RuneCountInString(x); columns > longest {
				out = append(append(out, '\n'), indent...)
				columns = len(indent) + utf8.RuneCountInString(x)
			} else {
				out = append(out, ' ')
			}
			out = append(out, x...)
		}
	}
	out = append(append(append(out, '\n'), indent[2:]...), marker...)
	changed := w.kind == hclsyntax.TokenCQuote
	w.kind, w.text, w.multi = hclsyntax.TokenCHeredoc, out, true
	return changed
}

// notConvertible matches what a text may not contain if it is to be converted between quotes and several lines.
var notConvertible = regexp.MustCompile(`  |\\[^"]|\b` + marker + `\b`)

// words returns the words of each paragraph of a text, as written in a text on several lines. It never breaks inside
// ${ }. It returns nil for a text whose layout must not change.
func words(text []byte) [][]string {
	literals, holes := chunks(text)
	out := [][]string{{""}}
	add := func(s string) {
		paragraph := out[len(out)-1]
		paragraph[len(paragraph)-1] += s
	}
	for i, s := range literals {
		switch {
		case text[0] != '"':
			if i == 0 {
				s = strings.TrimLeft(s, " \t\r\n")
			}
			if i == len(literals)-1 {
				s = strings.TrimRight(s, " \t\r\n")
			}
			if s = dsl.Fold(s); strings.Contains(s, "  ") {
				return nil
			}
		case notConvertible.MatchString(s), i == 0 && strings.HasPrefix(s, " "), i == len(literals)-1 && strings.HasSuffix(s, " "):
			return nil
		default:
			s = strings.ReplaceAll(s, `\"`, `"`)
		}
		for j, paragraph := range strings.Split(s, "\n") {
			if j > 0 {
				out = append(out, []string{""})
			}
			for k, x := range strings.Split(paragraph, " ") {
				if k > 0 {
					out[len(out)-1] = append(out[len(out)-1], "")
				}
				add(x)
			}
		}
		if i < len(holes) {
			add(holes[i])
		}
	}
	return out
}

// chunks splits a text at its ${ }: literals are the parts outside, holes the ${ } between them, with their brackets.
func chunks(text []byte) (literals, holes []string) {
	tokens, _ := hclsyntax.LexExpression(append(bytes.Clone(text), '\n'), "", hcl.InitialPos)
	level, end := 0, 0
	for _, tok := range tokens {
		at := tok.Range.Start.Byte
		switch tok.Type {
		case hclsyntax.TokenOQuote, hclsyntax.TokenOHeredoc:
			if level == 0 {
				end = tok.Range.End.Byte
			}
			level++
		case hclsyntax.TokenTemplateInterp, hclsyntax.TokenTemplateControl:
			if level == 1 {
				literals = append(literals, string(text[end:at]))
				end = at
			}
			level++
		case hclsyntax.TokenTemplateSeqEnd:
			if level--; level == 1 {
				holes = append(holes, string(text[end:tok.Range.End.Byte]))
				end = tok.Range.End.Byte
			}
		case hclsyntax.TokenCQuote, hclsyntax.TokenCHeredoc:
			if level--; level == 0 {
				return append(literals, string(text[end:at])), holes
			}
		}
	}
	return nil, nil
}
