package lint

import (
	"bytes"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// addLine returns the edit that adds an attribute on a line of its own at the end of a block.
func addLine(src []byte, b *hclsyntax.Block, attribute string) (at hcl.Range, text string) {
	at = b.CloseBraceRange
	at.End = at.Start
	if b.OpenBraceRange.Start.Line == b.CloseBraceRange.Start.Line {
		inner := src[b.OpenBraceRange.End.Byte:b.CloseBraceRange.Start.Byte]
		at.Start = b.OpenBraceRange.End
		if own := strings.TrimSpace(string(inner)); own != "" {
			attribute = own + "\n" + attribute
		}
		return at, "\n" + attribute + "\n"
	}
	// The brace is alone on its line, and the attribute comes before its indentation.
	indent := at.Start.Byte - (bytes.LastIndexByte(src[:at.Start.Byte], '\n') + 1)
	at.Start.Byte -= indent
	at.Start.Column -= indent
	at.End = at.Start
	return at, attribute + "\n"
}

// header returns a block up to its opening brace.
func header(src []byte, b *hclsyntax.Block) string {
	return string(hcl.RangeBetween(b.TypeRange, b.OpenBraceRange).SliceBytes(src))
}

// attributeText returns an attribute with the comment at the end of its line.
func attributeText(src []byte, a *hclsyntax.Attribute) string {
	end := a.SrcRange.End.Byte
	text := string(a.SrcRange.SliceBytes(src))
	line, _, _ := bytes.Cut(src[end:], []byte("\n"))
	if rest := strings.TrimSpace(string(line)); strings.HasPrefix(rest, "#") || strings.HasPrefix(rest, "//") {
		return text + " " + rest
	}
	return text
}

// tokens returns the tokens of a part of a text.
func tokens(src []byte) hclsyntax.Tokens {
	out, _ := hclsyntax.LexConfig(src, "", hcl.InitialPos)
	return out
}

// hasComment reports whether a text contains a comment, which a fix must not delete.
func hasComment(text string) bool {
	return slices.ContainsFunc(tokens([]byte(text)),
		func(t hclsyntax.Token) bool { return t.Type == hclsyntax.TokenComment })
}

// comments returns the comments in a text, each on a line of its own.
func comments(src []byte) string {
	var out strings.Builder
	for _, t := range tokens(src) {
		if t.Type == hclsyntax.TokenComment {
			out.WriteString(strings.TrimRight(string(t.Bytes), "\n") + "\n")
		}
	}
	return out.String()
}

// writeInside returns the text of a statement that replaces the block that contains only it, with attributes of the
// block added. head is the first line of the statement. Comments are moved with what they are about.
func writeInside(src []byte, b, inner *hclsyntax.Block, head string, extra ...string) (string, bool) {
	before := src[b.OpenBraceRange.End.Byte:inner.TypeRange.Start.Byte]
	after := src[inner.CloseBraceRange.End.Byte:b.CloseBraceRange.Start.Byte]
	own := src[inner.OpenBraceRange.End.Byte:inner.CloseBraceRange.Start.Byte]
	for _, part := range append([]string{string(own)}, extra...) {
		if strings.Contains(part, "<<") || strings.Contains(part, "/*") {
			return "", false
		}
	}
	// The attributes of the block are before its statement or, rarely, after it. What is left of these parts are
	// comments.
	lead, trail := comments(blankAttributes(src, before, b.OpenBraceRange.End.Byte, b.Body)),
		comments(blankAttributes(src, after, inner.CloseBraceRange.End.Byte, b.Body))
	var text strings.Builder
	text.WriteString(lead + head)
	body := strings.TrimSpace(string(own))
	lines := strings.Join(extra, "\n")
	oneLine := !strings.Contains(lines, "\n") && !hasComment(lines) && (body == "" || lines == "")
	switch {
	case oneLine && !strings.Contains(body, "\n") && !hasComment(body):
		text.WriteString(" " + strings.TrimSpace(lines+body) + " }")
	default:
		// A comment after the opening brace stays there.
		first, rest, several := strings.Cut(string(own), "\n")
		if !several {
			first, rest = "", body+"\n"
		}
		text.WriteString(first + "\n")
		if lines != "" {
			text.WriteString(lines + "\n")
		}
		text.WriteString(strings.TrimLeft(rest, "\n") + "}")
	}
	if trail != "" {
		text.WriteString("\n" + strings.TrimRight(trail, "\n"))
	}
	return text.String(), true
}

// blankAttributes returns a part of the source, which begins at an offset, without the attributes of a body and their
// comments.
func blankAttributes(src, part []byte, offset int, body *hclsyntax.Body) []byte {
	out := slices.Clone(part)
	for _, a := range body.Attributes {
		from, to := a.SrcRange.Start.Byte-offset, a.SrcRange.Start.Byte-offset+len(attributeSource(src, a))
		for i := max(from, 0); i < min(to, len(out)); i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
	}
	return out
}

// attributeSource returns the part of the source with an attribute and the comment at the end of its line.
func attributeSource(src []byte, a *hclsyntax.Attribute) []byte {
	from, end := a.SrcRange.Start.Byte, a.SrcRange.End.Byte
	line, _, _ := bytes.Cut(src[end:], []byte("\n"))
	if rest := strings.TrimSpace(string(line)); strings.HasPrefix(rest, "#") || strings.HasPrefix(rest, "//") {
		end += len(line)
	}
	return src[from:end]
}

// writeAboutList returns the only statement of a loop over a named list as a statement about the list, in which the
// elements are called `it`. It returns false if that would lose a comment or change the meaning of a name.
func writeAboutList(src []byte, b, inner *hclsyntax.Block, list, name string) (string, bool) {
	var attributes []*hclsyntax.Attribute
	if a := b.Body.Attributes["where"]; a != nil {
		attributes = append(attributes, a)
	}
	attributes = append(attributes, dsl.Attributes(inner.Body)...)
	if text := string(blockRange(b).SliceBytes(src)); hasComment(text) || strings.Contains(text, "<<") {
		return "", false
	}
	var lines []string
	for _, a := range attributes {
		text, ok := renameLocal(src, a, name, "it")
		if !ok {
			return "", false
		}
		lines = append(lines, text)
	}
	head := inner.Type + " " + list + " {"
	switch {
	case len(lines) == 0:
		return head + "}", true
	case len(lines) == 1 && !strings.Contains(lines[0], "\n"):
		return head + " " + lines[0] + " }", true
	}
	return head + "\n" + strings.Join(lines, "\n") + "\n}", true
}

// renameLocal returns the text of an attribute with a local name replaced. It returns false if the new name already
// occurs in it.
func renameLocal(src []byte, a *hclsyntax.Attribute, from, to string) (string, bool) {
	text, offset := a.SrcRange.SliceBytes(src), a.SrcRange.Start.Byte
	var at []int
	ok := true
	dsl.Walk(a.Expr, func(n hclsyntax.Node) {
		if t, is := n.(*hclsyntax.ScopeTraversalExpr); is {
			switch t.Traversal.RootName() {
			case from:
				at = append(at, t.SrcRange.Start.Byte-offset)
			case to:
				ok = false
			}
		}
	})
	slices.Sort(at)
	for _, i := range slices.Backward(at) {
		text = slices.Concat(text[:i], []byte(to), text[i+len(from):])
	}
	return string(text), ok
}
