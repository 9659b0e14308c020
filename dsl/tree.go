package dsl

import (
	"cmp"
	"iter"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// Attributes returns the attributes of a body in source order; the body holds them in a map. The order is that of
// SrcRange: in a merged body, this is the position at which an attribute is read.
func Attributes(b *hclsyntax.Body) []*hclsyntax.Attribute {
	if len(b.Attributes) == 0 {
		return nil
	}
	out := make([]*hclsyntax.Attribute, 0, len(b.Attributes))
	for _, a := range b.Attributes {
		out = append(out, a)
	}
	slices.SortFunc(out, func(x, y *hclsyntax.Attribute) int {
		return cmp.Or(Compare(x.SrcRange, y.SrcRange), cmp.Compare(x.Name, y.Name))
	})
	return out
}

// Part is an attribute or a block of a body.
type Part struct {
	Attr  *hclsyntax.Attribute
	Block *hclsyntax.Block
}

// position returns the range by which parts are ordered. For a block it is that of the opening brace: when bodies are
// merged, the brace of an added block gets the position where the block belongs, while the type keeps its own.
func (p Part) position() hcl.Range {
	if p.Attr != nil {
		return p.Attr.SrcRange
	}
	return p.Block.OpenBraceRange
}

// Parts returns the attributes and blocks of a body in the order in which they are read; the body holds them
// separately. Parts from another file than that of the body come first.
func Parts(b *hclsyntax.Body) []Part {
	out := make([]Part, 0, len(b.Attributes)+len(b.Blocks))
	for _, a := range Attributes(b) {
		out = append(out, Part{Attr: a})
	}
	for _, k := range b.Blocks {
		out = append(out, Part{Block: k})
	}
	slices.SortStableFunc(out, func(x, y Part) int {
		p, q := x.position(), y.position()
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

// Unparen returns the expression with any enclosing parentheses stripped.
func Unparen(e hclsyntax.Expression) hclsyntax.Expression {
	for {
		p, ok := e.(*hclsyntax.ParenthesesExpr)
		if !ok {
			return e
		}
		e = p.Expression
	}
}

// Key returns the expression of a key of an object, without the wrapper in which the parser puts it.
func Key(e hclsyntax.Expression) hclsyntax.Expression {
	if k, ok := e.(*hclsyntax.ObjectConsKeyExpr); ok {
		return k.Wrapped
	}
	return e
}

// Entries iterates over those entries of an object literal whose keys are bare names. For other expressions it yields
// nothing.
func Entries(e hclsyntax.Expression) iter.Seq2[string, hclsyntax.ObjectConsItem] {
	return func(yield func(string, hclsyntax.ObjectConsItem) bool) {
		if o, ok := Unparen(e).(*hclsyntax.ObjectConsExpr); ok {
			for _, it := range o.Items {
				if name := hcl.ExprAsKeyword(it.KeyExpr); name != "" && !yield(name, it) {
					return
				}
			}
		}
	}
}

// Entry returns the value of a key, written as a bare name, in an object literal, or nil.
func Entry(e hclsyntax.Expression, name string) hclsyntax.Expression {
	for key, it := range Entries(e) {
		if key == name {
			return it.ValueExpr
		}
	}
	return nil
}

// Elements returns the elements of a list literal, or the expression itself if it is not one.
func Elements(e hclsyntax.Expression) []hclsyntax.Expression {
	if t, ok := Unparen(e).(*hclsyntax.TupleConsExpr); ok {
		return t.Exprs
	}
	return []hclsyntax.Expression{e}
}

// Literal returns the value of a quoted text without ${ }. It reads only the syntax, because evaluating would cost
// more than parsing did.
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

// OneLine returns a text on one line, with single spaces.
func OneLine(s string) string { return strings.Join(strings.Fields(s), " ") }

// Compare orders ranges by their files and by where they begin.
func Compare(a, b hcl.Range) int {
	return cmp.Or(cmp.Compare(a.Filename, b.Filename), cmp.Compare(a.Start.Byte, b.Start.Byte))
}

var escapes = strings.NewReplacer(`\`, `\\`, `"`, `\"`, "\n", `\n`, "\r", `\r`, "\t", `\t`, "${", "$${", "%{", "%%{")

// Escape returns a text with the escapes that it needs between quotes.
func Escape(s string) string { return escapes.Replace(s) }

// Quote returns s as a quoted text of the language.
func Quote(s string) string { return `"` + Escape(s) + `"` }

// IsName reports whether an expression is a name or a member of one, such as b or b.place.
func IsName(e hclsyntax.Expression) bool {
	t, ok := e.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(t.Traversal) > 3 {
		return false
	}
	return IsMember(t) && t.Traversal.RootName() != "none"
}

// Reference returns the two parts of an expression CLASS.NAME: the class, and the traversal step with the name.
func Reference(e hclsyntax.Expression) (class string, name hcl.TraverseAttr, ok bool) {
	t, is := e.(*hclsyntax.ScopeTraversalExpr)
	if !is || len(t.Traversal) != 2 {
		return "", name, false
	}
	name, ok = t.Traversal[1].(hcl.TraverseAttr)
	return t.Traversal.RootName(), name, ok
}

// IsMember reports whether all steps of a traversal after the first are names.
func IsMember(t *hclsyntax.ScopeTraversalExpr) bool {
	for _, step := range t.Traversal[1:] {
		if _, ok := step.(hcl.TraverseAttr); !ok {
			return false
		}
	}
	return true
}
