package dsl

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// foldTexts makes the texts that take several lines, from << to a line with their marker, what they would be between
// quotes: a line break in them is a space, and an empty line a line break. So how a text is laid out means nothing, and
// Format may fill its lines.
func foldTexts(src []byte, body *hclsyntax.Body) {
	if !bytes.Contains(src, []byte("<<")) {
		return
	}
	for _, a := range body.Attributes {
		Walk(a.Expr, func(n hclsyntax.Node) {
			if t, ok := n.(*hclsyntax.TemplateExpr); ok && isHeredoc(src, t.SrcRange) {
				foldParts(t.Parts)
			}
		})
	}
	for _, b := range body.Blocks {
		foldTexts(src, b.Body)
	}
}

func isHeredoc(src []byte, r hcl.Range) bool {
	return r.Start.Byte < len(src) && bytes.HasPrefix(src[r.Start.Byte:], []byte("<<"))
}

// foldParts folds the parts of a text. The last one ends with the line break before the marker.
func foldParts(parts []hclsyntax.Expression) {
	for i, part := range parts {
		lit, ok := part.(*hclsyntax.LiteralValueExpr)
		if !ok || lit.Val.Type() != cty.String {
			continue
		}
		s := lit.Val.AsString()
		if i == len(parts)-1 {
			s = strings.TrimRight(s, " \t\r\n")
		}
		if i == 0 {
			s = strings.TrimLeft(s, " \t\r\n")
		}
		lit.Val = cty.StringVal(Fold(s))
	}
}

// Fold returns a text with a space for each line break, and a line break for empty lines.
func Fold(s string) string {
	parts := emptyLines.Split(s, -1)
	for i, part := range parts {
		parts[i] = lineBreaks.ReplaceAllString(part, " ")
	}
	return strings.Join(parts, "\n")
}

var (
	emptyLines = regexp.MustCompile(`[ \t\r]*\n[ \t\r]*\n\s*`)
	lineBreaks = regexp.MustCompile(`[ \t\r]*\n[ \t\r]*`)
)
