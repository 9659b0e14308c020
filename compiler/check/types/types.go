package types

import (
	"github.com/scenario-lang/scenario/compiler/ir"
)

func ListOrInvalid(elem *ir.Type) *ir.Type {
	if IsInvalid(elem) {
		return Invalid
	}
	return List(elem)
}

// Nameless classes have no declared things.
func Nameless(k *ir.Class) bool { return k.Role == ir.RolePiece || k.Role == ir.RoleRecord }

// The types without a class are shared; nobody compares pointers.
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

// plainTypes are those that a word names wherever it stands.
var Plain = map[string]*ir.Type{"int": Int, "rational": Rational, "bool": Bool, "text": Text}

func Ref(c *ir.Class) *ir.Type { return &ir.Type{Kind: ir.Ref, Class: c} }

func Optional(c *ir.Class) *ir.Type { return &ir.Type{Kind: ir.Ref, Class: c, Optional: true} }

func List(t *ir.Type) *ir.Type { return &ir.Type{Kind: ir.List, Elem: t} }

func Set(t *ir.Type) *ir.Type { return &ir.Type{Kind: ir.Set, Elem: t} }

func IsInvalid(t *ir.Type) bool { return t == nil || t.Kind == ir.Invalid }

func IsNumber(t *ir.Type) bool { return t.Kind == ir.Int || t.Kind == ir.Rational }

func IsSequence(t *ir.Type) bool { return t.Kind == ir.List || t.Kind == ir.Set }

func IsRole(t *ir.Type, r ir.Role) bool { return t.Kind == ir.Ref && t.Class.Role == r }

// WithoutNone is the type without its none, for values that were tested or are asked of somebody.
func WithoutNone(t *ir.Type) *ir.Type {
	if t.Kind == ir.Ref && t.Optional {
		return Ref(t.Class)
	}
	return t
}

// WithNone is the type with none; types that know no none stay as they are.
func WithNone(t *ir.Type) *ir.Type {
	if t.Kind == ir.Ref && !t.Optional {
		return Optional(t.Class)
	}
	return t
}

// Same says whether two types are the same one.
func Same(a, b *ir.Type) bool {
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
		return Same(a.Elem, b.Elem)
	}
	return true
}

// Fits says whether a value of type t may stand where want is needed without any conversion. An optional fits its
// class: that it is there is asked in play, at its place.
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
	case ir.Set:
		return Fits(t.Elem, want.Elem)
	}
	return true
}

// Unify is the type that holds values of both, or nil.
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
	case ir.List, ir.Set:
		if Same(a.Elem, b.Elem) {
			return a
		}
		if a.Elem.Kind == ir.None {
			return b
		}
		if b.Elem.Kind == ir.None {
			return a
		}
		// A list of whole numbers is not turned into one of fractions behind one's back.
		if IsNumber(a.Elem) {
			return nil
		}
		e := Unify(a.Elem, b.Elem)
		if e == nil {
			return nil
		}
		return &ir.Type{Kind: a.Kind, Elem: e}
	}
	return a
}
