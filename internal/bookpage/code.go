package bookpage

import (
	"bytes"
	"html"
	"html/template"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/internal/ledger"
)

// file is a source file. Its lines become HTML when the first of them is needed.
type file struct {
	name   string
	src    []byte
	points []*ledger.Point

	lines []string // HTML
	plain []string
	marks []mark
}

// mark reports whether a line was executed.
type mark uint8

const (
	quiet mark = iota // nothing to execute
	hit
	miss
	mixed // executed in part
)

var markClasses = [...]string{quiet: "", hit: "h", miss: "m", mixed: "p"}

// excerpt returns the lines from from to to of the file, counted from 1, without the indentation of the first.
func (f *file) excerpt(from, to int, marked bool) template.HTML {
	f.prepare()
	to = min(to, len(f.lines))
	indent := 0
	if from >= 1 && from <= to {
		first := f.plain[from-1]
		indent = len(first) - len(strings.TrimLeft(first, " "))
	}
	var b strings.Builder
	for i := max(from, 1); i <= to; i++ {
		line := f.lines[i-1]
		cut := min(indent, len(line)-len(strings.TrimLeft(line, " ")))
		class := ""
		if marked {
			class = markClasses[f.marks[i]]
		}
		if class == "" {
			b.WriteString("<i>" + line[cut:] + "\n</i>")
		} else {
			b.WriteString("<i class=" + class + ">" + line[cut:] + "\n</i>")
		}
	}
	return template.HTML(b.String()) // every piece of source in it went through html.EscapeString
}

func (f *file) prepare() {
	if f.lines != nil {
		return
	}
	f.plain = strings.Split(strings.ReplaceAll(string(f.src), "\r", ""), "\n")
	f.lines = highlight(f.src, f.name)
	f.marks = f.marked()
}

// marked returns a mark for each line, by number. The statements and branches that begin on a line determine its mark;
// if there are none, the innermost statement that contains the line does.
func (f *file) marked() []mark {
	n := max(len(f.plain), len(f.lines)) + 1
	marks, begun := make([]mark, n), make([]mark, n)
	for _, p := range f.points {
		m := miss
		if p.Count > 0 {
			m = hit
		}
		for line := p.Range.Start.Line; line <= p.Range.End.Line && line < n; line++ {
			marks[line] = m
		}
		if line := p.Range.Start.Line; line < n {
			if begun[line] != quiet && begun[line] != m {
				m = mixed
			}
			begun[line] = m
		}
	}
	for i := range marks {
		switch {
		case begun[i] != quiet:
			marks[i] = begun[i]
		case i == 0 || i > len(f.plain) || bare(f.plain[i-1]):
			marks[i] = quiet
		}
	}
	return marks
}

// bare reports whether a line is empty, a comment, or has only closing brackets.
func bare(line string) bool {
	line = strings.Trim(line, " \t{}[](),")
	return line == "" || line[0] == '#' || strings.HasPrefix(line, "//")
}

// keywords are the names with a meaning of their own.
var keywords = map[string]bool{"true": true, "false": true, "none": true, "for": true, "in": true, "if": true}

// highlight returns the lines of a file as HTML with classes for colours.
func highlight(src []byte, name string) []string {
	tokens, _ := hclsyntax.LexConfig(src, name, hcl.InitialPos) // text that cannot be lexed is shown without colours
	var b bytes.Buffer
	at := 0
	put := func(text []byte, class string) {
		for i, line := range strings.Split(strings.ReplaceAll(string(text), "\r", ""), "\n") {
			if i > 0 {
				b.WriteByte('\n')
			}
			switch {
			case line == "":
			case class == "":
				b.WriteString(html.EscapeString(line))
			default:
				b.WriteString("<b class=" + class + ">" + html.EscapeString(line) + "</b>")
			}
		}
	}
	for i, t := range tokens {
		if t.Range.Start.Byte > at {
			put(src[at:t.Range.Start.Byte], "")
		}
		if t.Range.End.Byte <= at {
			continue
		}
		put(src[max(at, t.Range.Start.Byte):t.Range.End.Byte], tokenClass(tokens, i))
		at = t.Range.End.Byte
	}
	put(src[at:], "")
	return strings.Split(b.String(), "\n")
}

// tokenClass returns the class of a token: c for a comment, s for a text, n for a number, k for a keyword or the type
// of a block, a for the name of an attribute.
func tokenClass(tokens hclsyntax.Tokens, i int) string {
	switch t := tokens[i]; t.Type {
	case hclsyntax.TokenComment:
		return "c"
	case hclsyntax.TokenOQuote, hclsyntax.TokenCQuote, hclsyntax.TokenQuotedLit, hclsyntax.TokenStringLit,
		hclsyntax.TokenOHeredoc, hclsyntax.TokenCHeredoc:
		return "s"
	case hclsyntax.TokenNumberLit:
		return "n"
	case hclsyntax.TokenIdent:
		if i == 0 || begins(tokens[i-1].Type) {
			switch next(tokens, i) {
			case hclsyntax.TokenEqual:
				return "a"
			case hclsyntax.TokenIdent, hclsyntax.TokenOQuote, hclsyntax.TokenOBrace:
				return "k"
			}
		}
		if keywords[string(t.Bytes)] {
			return "k"
		}
	}
	return ""
}

// begins reports whether an item of a body begins after a token of this type.
func begins(t hclsyntax.TokenType) bool {
	return t == hclsyntax.TokenNewline || t == hclsyntax.TokenComment || t == hclsyntax.TokenOBrace
}

func next(tokens hclsyntax.Tokens, i int) hclsyntax.TokenType {
	if i+1 < len(tokens) {
		return tokens[i+1].Type
	}
	return hclsyntax.TokenEOF
}
