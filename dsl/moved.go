package dsl

import (
	"reflect"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// A text with mistakes that findMistakes recognises is parsed with these repaired. The ranges of the tree must be
// those in the text that the author wrote.

// moveRanges replaces every range r of a syntax tree by move(r).
func moveRanges(body *hclsyntax.Body, move func(hcl.Range) hcl.Range) {
	m := mover{move: move, seen: map[any]bool{}}
	m.value(reflect.ValueOf(body))
}

// PlaceAt replaces every range in an expression by at.
func PlaceAt(e hclsyntax.Expression, at hcl.Range) {
	m := mover{move: func(hcl.Range) hcl.Range { return at }, seen: map[any]bool{}}
	m.value(reflect.ValueOf(e))
}

type mover struct {
	move func(hcl.Range) hcl.Range
	seen map[any]bool // a node that is referred to twice must be moved once
}

// value moves the ranges in a value. It uses reflection, because there are many kinds of nodes and the parser may add
// more.
func (m *mover) value(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() && !m.seen[v.Interface()] {
			m.seen[v.Interface()] = true
			m.value(v.Elem())
		}
	case reflect.Interface:
		switch inside := v.Elem(); inside.Kind() {
		case reflect.Pointer:
			m.value(inside)
		case reflect.Struct: // a step of a traversal
			moved := reflect.New(inside.Type()).Elem()
			moved.Set(inside)
			m.value(moved)
			v.Set(moved)
		}
	case reflect.Struct:
		if r, ok := v.Addr().Interface().(*hcl.Range); ok {
			*r = m.move(*r)
			return
		}
		for i := range v.NumField() {
			if f := v.Field(i); f.CanSet() {
				m.value(f)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			m.value(v.Index(i))
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			m.value(v.MapIndex(key))
		}
	}
}

// leaveOut replaces the values of attributes that contain one of the offsets by unknown values.
func leaveOut(body *hclsyntax.Body, offsets []int) {
	if len(offsets) == 0 {
		return
	}
	for _, a := range body.Attributes {
		for _, at := range offsets {
			if r := a.Expr.Range(); r.Start.Byte <= at && at < r.End.Byte {
				a.Expr = &hclsyntax.ExprSyntaxError{SrcRange: r}
				break
			}
		}
	}
	for _, b := range body.Blocks {
		leaveOut(b.Body, offsets)
	}
}
