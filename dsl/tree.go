package dsl

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// What everybody who goes through the trees needs to know of them.

// Attributes lists the attributes of a body in source order, which the body's map has lost. It goes by SrcRange: where
// bodies were laid over each other, that is the place at which an attribute is to be read.
func Attributes(b *hclsyntax.Body) []*hclsyntax.Attribute {
	return slices.SortedFunc(maps.Values(b.Attributes), func(x, y *hclsyntax.Attribute) int {
		return cmp.Or(cmp.Compare(x.SrcRange.Filename, y.SrcRange.Filename), cmp.Compare(x.SrcRange.Start.Byte, y.SrcRange.Start.Byte), cmp.Compare(x.Name, y.Name))
	})
}

// Part is one of what a body holds: an attribute or a block.
type Part struct {
	Attr  *hclsyntax.Attribute
	Block *hclsyntax.Block
}

// place is where a part is to be read. Of a block it is the brace and not the type: where bodies were laid over each other,
// the brace of a block that was added says where it belongs.
func (p Part) place() hcl.Range {
	if p.Attr != nil {
		return p.Attr.SrcRange
	}
	return p.Block.OpenBraceRange
}

// Parts lists the attributes and blocks of a body, which keeps them apart, in the order in which they are to be read. What
// still comes from another file than the body goes to the front.
func Parts(b *hclsyntax.Body) []Part {
	out := make([]Part, 0, len(b.Attributes)+len(b.Blocks))
	for _, a := range Attributes(b) {
		out = append(out, Part{Attr: a})
	}
	for _, k := range b.Blocks {
		out = append(out, Part{Block: k})
	}
	slices.SortStableFunc(out, func(x, y Part) int {
		p, q := x.place(), y.place()
		if p.Filename != q.Filename {
			switch b.SrcRange.Filename {
			case p.Filename:
				return 1
			case q.Filename:
				return -1
			}
			return cmp.Compare(p.Filename, q.Filename)
		}
		return cmp.Compare(p.Start.Byte, q.Start.Byte)
	})
	return out
}

// Bare takes the brackets off an expression.
func Bare(e hclsyntax.Expression) hclsyntax.Expression {
	for {
		p, ok := e.(*hclsyntax.ParenthesesExpr)
		if !ok {
			return e
		}
		e = p.Expression
	}
}

// Elements are those of a list that is written out, or the one thing that is given in place of one.
func Elements(e hclsyntax.Expression) []hclsyntax.Expression {
	if t, ok := Bare(e).(*hclsyntax.TupleConsExpr); ok {
		return t.Exprs
	}
	return []hclsyntax.Expression{e}
}

// Literal is the text of a quoted text without holes. It looks at the syntax only: evaluating would cost more than
// parsing did.
func Literal(e hclsyntax.Expression) (string, bool) {
	t, ok := e.(*hclsyntax.TemplateExpr)
	if !ok {
		return "", false
	}
	var s strings.Builder
	for _, p := range t.Parts {
		lit, ok := p.(*hclsyntax.LiteralValueExpr)
		if !ok || lit.Val.IsNull() || !lit.Val.Type().IsPrimitiveType() || lit.Val.Type().FriendlyName() != "string" {
			return "", false
		}
		s.WriteString(lit.Val.AsString())
	}
	return s.String(), true
}

var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", `\r`, "\t", `\t`, "${", "$${", "%{", "%%{")

// Escape is a text as it is written between quotes.
func Escape(s string) string { return escapes.Replace(s) }
