package dsl

import (
	"bytes"
	"regexp"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"
)

// foldTexts folds the texts in a body that are written on several lines, from << to their marker: a line break
// becomes a space, and an empty line a line break. So the layout of a text has no meaning, and Format may fill its
// lines.
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

// foldParts folds the parts of such a text. The last part ends with the line break before the marker.
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

// Fold returns a text with its line breaks replaced by spaces, and its empty lines by line breaks.
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
