// Package types makes and compares the types of expressions, and names them in messages. The type of an expression
// with an error is Invalid, which matches every type, so that one mistake is reported once.
package types

import (
	"fmt"
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/internal/article"
)

// ListOrInvalid returns the type of a list of elem, or Invalid if elem is.
func ListOrInvalid(elem *ir.Type) *ir.Type {
	if IsInvalid(elem) {
		return Invalid
	}
	return List(elem)
}

// Nameless reports whether things of a class are created in play and so have no names.
func Nameless(k *ir.Class) bool { return k.Role == ir.RolePiece || k.Role == ir.RoleRecord }

// These types are shared and must not be changed. Compare types with Identical, not by pointer.
var (
	Invalid  = &ir.Type{Kind: ir.Invalid}
	Void     = &ir.Type{Kind: ir.Void}
	Bool     = &ir.Type{Kind: ir.Bool}
	Int      = &ir.Type{Kind: ir.Int}
	Rational = &ir.Type{Kind: ir.Rational}
	Text     = &ir.Type{Kind: ir.Text}
	None     = &ir.Type{Kind: ir.None}
	Ints     = &ir.Type{Kind: ir.List, Elem: Int}
)

// Plain has the types whose names are one word.
var Plain = map[string]*ir.Type{"int": Int, "rational": Rational, "bool": Bool, "text": Text}

// Ref returns the type of the things of a class.
func Ref(c *ir.Class) *ir.Type { return c.Ref() }

// Optional returns the type of the things of a class or none.
func Optional(c *ir.Class) *ir.Type { return &ir.Type{Kind: ir.Ref, Class: c, Optional: true} }

// List returns the type of lists of t.
func List(t *ir.Type) *ir.Type { return &ir.Type{Kind: ir.List, Elem: t} }

// Set returns the type of sets of t.
func Set(t *ir.Type) *ir.Type {
	if t.Class != nil && len(t.Class.Members) > ir.SmallSet {
		return &ir.Type{Kind: ir.BigSet, Elem: t}
	}
	return &ir.Type{Kind: ir.Set, Elem: t}
}

// Map returns the type of maps from the things of a class to t.
func Map(key *ir.Class, t *ir.Type) *ir.Type { return &ir.Type{Kind: ir.Keyed, Key: key, Elem: t} }

// IsInvalid reports whether a type is that of an expression with an error.
func IsInvalid(t *ir.Type) bool { return t == nil || t.Kind == ir.Invalid }

// IsNumber reports whether a type is int or rational.
func IsNumber(t *ir.Type) bool { return t.Kind == ir.Int || t.Kind == ir.Rational }

// IsSequence reports whether a type is a list or a set.
func IsSequence(t *ir.Type) bool { return t.Kind == ir.List || t.IsSet() }

// IsRole reports whether a type is that of the things of a built-in class.
func IsRole(t *ir.Type, r ir.Role) bool { return t.Kind == ir.Ref && t.Class.Role == r }

// WithoutNone returns the type without none, for example for a value that has been tested.
func WithoutNone(t *ir.Type) *ir.Type {
	if t.Kind == ir.Ref && t.Optional {
		return Ref(t.Class)
	}
	return t
}

// WithNone returns the type with none. It returns types that cannot include none unchanged.
func WithNone(t *ir.Type) *ir.Type {
	if t.Kind == ir.Ref && !t.Optional {
		return Optional(t.Class)
	}
	return t
}

// Identical reports whether two types are the same.
func Identical(a, b *ir.Type) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case ir.Ref:
		return a.Class == b.Class && a.Optional == b.Optional
	case ir.Set, ir.BigSet, ir.List:
		return Identical(a.Elem, b.Elem)
	case ir.Keyed:
		return a.Key == b.Key && Identical(a.Elem, b.Elem)
	}
	return true
}

// Fits reports whether a value of type t can be used without conversion where want is needed. An optional type fits
// its class: if the value is none, play fails there.
func Fits(t, want *ir.Type) bool {
	if IsInvalid(t) || IsInvalid(want) {
		return true
	}
	if t.Kind == ir.None {
		return want.Kind == ir.None || want.Kind == ir.Ref && want.Optional
	}
	if t.Kind != want.Kind {
		return false
	}
	switch t.Kind {
	case ir.Ref:
		return t.Class == want.Class
	case ir.List:
		return t.Elem.Kind == ir.None || Fits(t.Elem, want.Elem)
	case ir.Set, ir.BigSet:
		return Fits(t.Elem, want.Elem)
	case ir.Keyed:
		return t.Key == want.Key && Fits(t.Elem, want.Elem)
	}
	return true
}

// Unify returns the type that includes the values of both, or nil.
func Unify(a, b *ir.Type) *ir.Type {
	switch {
	case IsInvalid(a):
		return b
	case IsInvalid(b):
		return a
	case a.Kind == ir.None && b.Kind == ir.None:
		return a
	case a.Kind == ir.None && b.Kind == ir.Ref:
		return WithNone(b)
	case b.Kind == ir.None && a.Kind == ir.Ref:
		return WithNone(a)
	case IsNumber(a) && IsNumber(b):
		if a.Kind == b.Kind {
			return a
		}
		return Rational
	case a.Kind != b.Kind:
		return nil
	}
	switch a.Kind {
	case ir.Ref:
		if a.Class != b.Class {
			return nil
		}
		if b.Optional {
			return b
		}
		return a
	case ir.List, ir.Set, ir.BigSet:
		if Identical(a.Elem, b.Elem) {
			return a
		}
		if a.Elem.Kind == ir.None {
			return b
		}
		if b.Elem.Kind == ir.None {
			return a
		}
		// Lists of ints are not converted to lists of rationals.
		if IsNumber(a.Elem) {
			return nil
		}
		e := Unify(a.Elem, b.Elem)
		if e == nil {
			return nil
		}
		return &ir.Type{Kind: a.Kind, Elem: e}
	case ir.Keyed:
		if !Identical(a, b) {
			return nil
		}
	}
	return a
}

// Listed joins a few names with commas and "and".
func Listed(names []string) string {
	const most = 4
	n := len(names)
	if n > most {
		return fmt.Sprintf("%s and %d more", strings.Join(names[:most-1], ", "), n-most+1)
	}
	return strings.Join(names[:n-1], ", ") + " and " + names[n-1]
}

// Capital returns a text with a capital first letter.
func Capital(s string) string {
	if s == "" {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}

// Name returns the name of a type in the language.
func Name(t *ir.Type) string {
	if t == nil {
		return "nothing"
	}
	switch t.Kind {
	case ir.Ref:
		if t.Optional {
			return "optional(" + t.Class.Name + ")"
		}
		return t.Class.Name
	case ir.Set, ir.BigSet:
		return "set(" + Name(t.Elem) + ")"
	case ir.Keyed:
		return "map(" + t.Key.Name + ", " + Name(t.Elem) + ")"
	case ir.List:
		if t.Elem.Kind == ir.None {
			return "empty list"
		}
		return "list(" + Name(t.Elem) + ")"
	}
	return words[t.Kind]
}

// words has the names of the types that are not composed of others.
var words = [...]string{
	ir.Invalid: "unknown", ir.Void: "nothing", ir.Bool: "bool", ir.Int: "int", ir.Rational: "rational", ir.Text: "text",
	ir.None: "none",
}

// WithArticle returns the name of a type with its article.
func WithArticle(t *ir.Type) string {
	n := Name(t)
	switch n {
	case "nothing", "none":
		return n
	}
	return article.With(n)
}

// Mistake returns an expression of type Invalid, which replaces one with an error.
func Mistake(r hcl.Range) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: Invalid, R: r}, Val: &ir.Const{}}
}

// Literal returns a constant expression.
func Literal(t *ir.Type, r hcl.Range, n int64) *ir.Lit {
	var both = struct { // one allocation for both: there are very many of them
		lit ir.Lit
		val ir.Const
	}{ir.Lit{Base: ir.Base{T: t, R: r}}, ir.Const{Int: n, Den: 1}}
	both.lit.Val = &both.val
	return &both.lit
}

// And returns the conjunction of conditions, any of which may be nil, or nil if all are.
func And(conditions ...ir.Expr) (all ir.Expr) {
	for _, e := range conditions {
		switch {
		case e == nil:
		case all == nil:
			all = e
		default:
			all = &ir.Binary{Base: ir.Base{T: Bool, R: e.Where()}, Op: "&&", X: all, Y: e}
		}
	}
	return all
}

// Not returns the negation of a condition.
func Not(x ir.Expr) ir.Expr {
	return &ir.Unary{Base: ir.Base{T: Bool, R: x.Where()}, Op: "!", X: x}
}

// Read returns the expression that reads a local.
func Read(v *ir.Var, at hcl.Range) *ir.Local {
	return &ir.Local{Base: ir.Base{T: v.Type, R: at}, Var: v}
}

// ReadAll returns the expressions that read some locals.
func ReadAll(vars []*ir.Var, at hcl.Range) []ir.Expr {
	out := make([]ir.Expr, len(vars))
	for i, v := range vars {
		out[i] = Read(v, at)
	}
	return out
}

// Conjuncts returns the operands of a chain of &&. x may be nil.
func Conjuncts(x ir.Expr) []ir.Expr {
	if b, ok := x.(*ir.Binary); ok && b.Op == "&&" {
		return append(Conjuncts(b.X), Conjuncts(b.Y)...)
	}
	return []ir.Expr{x}
}

// Span returns the range from the beginning of one range to the end of another.
func Span(from, to hcl.Range) hcl.Range {
	return hcl.Range{Filename: from.Filename, Start: from.Start, End: to.End}
}

// NameRange returns the range of a `.name` without its dot.
func NameRange(t hcl.TraverseAttr) hcl.Range {
	r := t.SrcRange
	if r.End.Byte-r.Start.Byte == len(t.Name)+1 {
		r.Start.Byte++
		r.Start.Column++
	}
	return r
}
