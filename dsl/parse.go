package dsl

import (
	"bytes"
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// maxSyntaxErrors is the maximum number of syntax errors reported for one file.
const maxSyntaxErrors = 1000

// Parse parses one file. The File always has a Body: an empty one if Guard rejects the text, and what the parser
// could read if there are syntax errors.
func Parse(name string, src []byte) (file *File, found diag.List) {
	file = &File{Name: name, Src: src, Body: &hclsyntax.Body{SrcRange: beginning(name)}}
	g := guard{src: src, piece: minPiece}
	g.scan()
	if refused := g.refusal(name); refused != nil {
		return file, refused
	}
	// The parser panics when its own invariants fail. No input is known to cause that, but it must not stop the
	// program.
	defer func() {
		if p := recover(); p != nil {
			found = append(found, diag.New("SC029", beginning(name), "the parser failed: %s", fmt.Sprint(p)))
		}
	}()
	defer func() { foldTexts(src, file.Body) }()
	if len(g.pieces) > 0 {
		if body := parsePieces(name, src, g.pieces); body != nil {
			file.Body = body
			return file, nil
		}
	}
	parsed, problems := hclsyntax.ParseConfig(src, name, hcl.InitialPos)
	if body, ok := parsed.Body.(*hclsyntax.Body); ok && body != nil {
		file.Body = body
	}
	if len(problems) > 0 {
		if body, known, ok := findMistakes(file, src); ok {
			if body != nil {
				file.Body = body
			}
			return file, known[:min(len(known), maxSyntaxErrors)]
		}
	}
	if len(problems) > 0 {
		if body, apart := parseApart(file, src); body != nil {
			file.Body, problems = body, apart
		}
	}
	return file, adviseEach(name, src, problems)
}

// ParseAgain parses a block of a file without errors again. It returns nil for a block that has no text of its own,
// such as a row.
func (f *File) ParseAgain(b *hclsyntax.Block) *hclsyntax.Block {
	start, end := b.TypeRange.Start, b.CloseBraceRange.End.Byte
	if f == nil || end <= start.Byte {
		return nil
	}
	if i := bytes.IndexByte(f.Src[end:], '\n'); i >= 0 {
		end += i + 1
	}
	parsed, problems := hclsyntax.ParseConfig(f.Src[start.Byte:end], f.Name, start)
	body, ok := parsed.Body.(*hclsyntax.Body)
	if !ok || len(problems) > 0 || len(body.Blocks) != 1 || len(body.Attributes) > 0 {
		return nil
	}
	foldTexts(f.Src, body)
	return body.Blocks[0]
}

// minPiece is the minimum number of bytes that are parsed at once. The parser keeps all tokens of a text in one list
// of some twenty bytes for each byte of text, which is copied a dozen times while it grows. Parsing a file in pieces
// therefore allocates a quarter less. Smaller pieces would save nothing more.
const minPiece = 2000

// parsePieces parses a text that Guard accepts in pieces, which end at the given offsets and at the end of the text,
// and returns the same tree as parsing all of it at once. It returns nil if there are syntax errors, or attributes
// outside blocks, which could conflict with each other.
func parsePieces(name string, src []byte, ends []int) *hclsyntax.Body {
	var whole *hclsyntax.Body
	at := hcl.InitialPos
	for i := range len(ends) + 1 {
		end := len(src)
		if i < len(ends) {
			end = ends[i]
		}
		parsed, problems := hclsyntax.ParseConfig(src[at.Byte:end], name, at)
		body, ok := parsed.Body.(*hclsyntax.Body)
		if !ok || body == nil || len(problems) > 0 || len(body.Attributes) > 0 {
			return nil
		}
		at = body.EndRange.End
		if whole == nil {
			whole = body
			continue
		}
		whole.Blocks = append(whole.Blocks, body.Blocks...)
		whole.SrcRange.End, whole.EndRange = body.SrcRange.End, body.EndRange
	}
	return whole
}

// parseApart parses each block of a text with syntax errors separately, so that an error hides nothing outside its
// block, and records the blocks that have errors. It returns nil if the text is a single block.
func parseApart(file *File, src []byte) (*hclsyntax.Body, hcl.Diagnostics) {
	g := guard{src: src, piece: 1}
	g.scan()
	if len(g.pieces) == 0 {
		return nil, nil
	}
	whole := &hclsyntax.Body{Attributes: hclsyntax.Attributes{}, SrcRange: beginning(file.Name)}
	var problems hcl.Diagnostics
	at := hcl.InitialPos
	for _, end := range append(g.pieces, len(src)) {
		parsed, found := hclsyntax.ParseConfig(src[at.Byte:end], file.Name, at)
		body, ok := parsed.Body.(*hclsyntax.Body)
		if !ok || body == nil {
			return nil, nil
		}
		next := hcl.Pos{Line: at.Line + bytes.Count(src[at.Byte:end], []byte("\n")), Column: 1, Byte: end}
		if len(found) > 0 && len(body.Blocks) == 1 && len(body.Attributes) == 0 {
			file.Unread = append(file.Unread, hcl.Range{Filename: file.Name, Start: body.Blocks[0].TypeRange.Start, End: next})
		}
		for name, a := range body.Attributes {
			if whole.Attributes[name] == nil {
				whole.Attributes[name] = a
			}
		}
		whole.Blocks = append(whole.Blocks, body.Blocks...)
		whole.SrcRange.End, whole.EndRange = body.SrcRange.End, body.EndRange
		problems = append(problems, found...)
		at = next
	}
	return whole, problems
}

// subject returns the range that a diagnostic of hcl is about.
func subject(name string, p *hcl.Diagnostic) hcl.Range {
	switch {
	case p.Subject != nil:
		return *p.Subject
	case p.Context != nil:
		return *p.Context
	}
	return beginning(name)
}

// beginning returns the range for messages about a file as a whole.
func beginning(name string) hcl.Range {
	return hcl.Range{Filename: name, Start: hcl.InitialPos, End: hcl.InitialPos}
}

// convert returns a diagnostic of hcl as one with a code. Each sentence of hcl's detail becomes a line.
func convert(name string, p *hcl.Diagnostic) diag.Diagnostic {
	detail := strings.ReplaceAll(strings.TrimSpace(p.Detail), ". ", ".\n")
	return diag.New(syntaxCode(p.Summary), subject(name, p), "%s", detail).Saying("%s", lowerFirst(p.Summary))
}

func lowerFirst(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// syntaxCodes maps the beginnings of hcl's summaries to codes. The first row that matches counts.
var syntaxCodes = []struct{ prefix, code string }{
	{"Argument ", "SC020"},
	{"Invalid argument name", "SC020"},
	{"Attribute redefined", "SC022"},
	{"Invalid block definition", "SC023"},
	{"Invalid single-argument block definition", "SC023"},
	{"Unclosed configuration", "SC023"},
	{"Missing newline", "SC024"},
	{"Unexpected comma", "SC024"},
	{"Missing argument separator", "SC024"},
	{"Missing attribute separator", "SC024"},
	{"Missing item separator", "SC024"},
	{"Missing key/value separator", "SC024"},
	{"Invalid character encoding", "SC006"},
	{"Invalid character", "SC025"},
	{"Unsupported operator", "SC025"},
	{"Invalid string literal", "SC026"},
	{"Invalid escape sequence", "SC026"},
	{"Invalid multi-line string", "SC016"},
	{"Unterminated string literal", "SC016"},
	{"Invalid 'for' expression", "SC028"},
	{"Invalid 'for' directive", "SC027"},
	{"Invalid template", "SC027"},
	{"Extra characters", "SC027"},
	{"Unclosed template", "SC027"},
	{"Unterminated template", "SC027"},
	{"Unexpected ", "SC027"},
	{"Invalid ", "SC021"},
	{"Missing ", "SC021"},
	{"Unbalanced parentheses", "SC021"},
	{"Unterminated", "SC021"},
}

func syntaxCode(summary string) string {
	for _, row := range syntaxCodes {
		if strings.HasPrefix(summary, row.prefix) {
			return row.code
		}
	}
	return "SC029"
}
