package check

import "github.com/scenario-lang/scenario/compiler/ir"

// The types without a class are shared; nobody compares pointers.
var (
	tInvalid  = &ir.Type{Kind: ir.Invalid}
	tVoid     = &ir.Type{Kind: ir.Void}
	tBool     = &ir.Type{Kind: ir.Bool}
	tInt      = &ir.Type{Kind: ir.Int}
	tRational = &ir.Type{Kind: ir.Rational}
	tText     = &ir.Type{Kind: ir.Text}
	tNone     = &ir.Type{Kind: ir.None}
	tInts     = &ir.Type{Kind: ir.List, Elem: tInt}
)

// plainTypes are those that a word names wherever it stands.
var plainTypes = map[string]*ir.Type{"int": tInt, "rational": tRational, "bool": tBool, "text": tText}

func refTo(c *ir.Class) *ir.Type        { return &ir.Type{Kind: ir.Ref, Class: c} }
func optionalOf(c *ir.Class) *ir.Type   { return &ir.Type{Kind: ir.Ref, Class: c, Optional: true} }
func listOf(t *ir.Type) *ir.Type        { return &ir.Type{Kind: ir.List, Elem: t} }
func setOf(t *ir.Type) *ir.Type         { return &ir.Type{Kind: ir.Set, Elem: t} }
func isInvalid(t *ir.Type) bool         { return t == nil || t.Kind == ir.Invalid }
func isNumber(t *ir.Type) bool          { return t.Kind == ir.Int || t.Kind == ir.Rational }
func isSequence(t *ir.Type) bool        { return t.Kind == ir.List || t.Kind == ir.Set }
func isRole(t *ir.Type, r ir.Role) bool { return t.Kind == ir.Ref && t.Class.Role == r }

// certain is the type without its none, for values that were tested or are asked of somebody.
func certain(t *ir.Type) *ir.Type {
	if t.Kind == ir.Ref && t.Optional {
		return refTo(t.Class)
	}
	return t
}

// maybe is the type with none; types that know no none stay as they are.
func maybe(t *ir.Type) *ir.Type {
	if t.Kind == ir.Ref && !t.Optional {
		return optionalOf(t.Class)
	}
	return t
}

// same says whether two types are the same one.
func same(a, b *ir.Type) bool {
	if a == b {
		return true
	}
	if a == nil || b == nil || a.Kind != b.Kind {
		return false
	}
	switch a.Kind {
	case ir.Ref:
		return a.Class == b.Class && a.Optional == b.Optional
	case ir.Set, ir.List:
		return same(a.Elem, b.Elem)
	}
	return true
}

// fits says whether a value of type t may stand where want is needed without any conversion. An optional fits its
// class: that it is there is asked in play, at its place.
func fits(t, want *ir.Type) bool {
	if isInvalid(t) || isInvalid(want) {
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
		return t.Elem.Kind == ir.None || fits(t.Elem, want.Elem)
	case ir.Set:
		return fits(t.Elem, want.Elem)
	}
	return true
}

// unify is the type that holds values of both, or nil.
func unify(a, b *ir.Type) *ir.Type {
	switch {
	case isInvalid(a):
		return b
	case isInvalid(b):
		return a
	case a.Kind == ir.None && b.Kind == ir.None:
		return a
	case a.Kind == ir.None && b.Kind == ir.Ref:
		return maybe(b)
	case b.Kind == ir.None && a.Kind == ir.Ref:
		return maybe(a)
	case isNumber(a) && isNumber(b):
		if a.Kind == b.Kind {
			return a
		}
		return tRational
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
	case ir.List, ir.Set:
		if same(a.Elem, b.Elem) {
			return a
		}
		if a.Elem.Kind == ir.None {
			return b
		}
		if b.Elem.Kind == ir.None {
			return a
		}
		// A list of whole numbers is not turned into one of fractions behind one's back.
		if isNumber(a.Elem) {
			return nil
		}
		e := unify(a.Elem, b.Elem)
		if e == nil {
			return nil
		}
		return &ir.Type{Kind: a.Kind, Elem: e}
	}
	return a
}

// typeName is the type as one writes it.
func typeName(t *ir.Type) string {
	if t == nil {
		return "nothing"
	}
	switch t.Kind {
	case ir.Void:
		return "nothing"
	case ir.Bool:
		return "bool"
	case ir.Int:
		return "int"
	case ir.Rational:
		return "rational"
	case ir.Text:
		return "text"
	case ir.None:
		return "none"
	case ir.Ref:
		if t.Optional {
			return "optional(" + t.Class.Name + ")"
		}
		return t.Class.Name
	case ir.Set:
		return "set(" + typeName(t.Elem) + ")"
	case ir.List:
		if t.Elem.Kind == ir.None {
			return "empty list"
		}
		return "list(" + typeName(t.Elem) + ")"
	}
	return "unknown"
}

// withArticle puts the article before the name of a type.
func withArticle(t *ir.Type) string {
	n := typeName(t)
	switch n {
	case "nothing", "none":
		return n
	}
	switch n[0] {
	case 'a', 'e', 'i', 'o', 'u':
		return "an " + n
	}
	return "a " + n
}

// roleType is the type of the things of a built-in class, or Invalid where a scenario under repair lacks it.
func (c *checker) roleType(r ir.Role) *ir.Type {
	if k := c.sc.Class(r); k != nil {
		return refTo(k)
	}
	return tInvalid
}
