package ir

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
)

// Expr is a typed expression; it has no effects.
type Expr interface {
	Type() *Type
	Where() hcl.Range

	// mapped returns the expression with every expression that is directly in it replaced by what f returns for it: a
	// copy, or the expression itself if nothing changes. A test proves that no part is left out.
	mapped(f func(Expr) Expr) Expr
}

// Base holds what every expression has: a type, and a place in the source.
type Base struct {
	T *Type
	R hcl.Range
}

func (b Base) Type() *Type { return b.T }

func (b Base) Where() hcl.Range { return b.R }

// Stmt is a statement.
type Stmt interface {
	Where() hcl.Range

	// mapped returns the statement with its expressions, texts and inner statements replaced as m says: a copy, or the
	// statement itself if nothing changes. A test proves that no part is left out.
	mapped(m *mapper) Stmt
}

// At holds what every statement has: a place in the source.
type At struct{ R hcl.Range }

func (a At) Where() hcl.Range { return a.R }

// mapper replaces the parts of a statement, and notes whether it changed any.
type mapper struct {
	expr    func(Expr) Expr
	inner   func([]Stmt) []Stmt
	seen    func(*Template) // called for every text; nil: nothing
	changed bool
	renames bool // what the rules are said to have written changes, too; see Renamed
}

// copyIf returns a pointer to a copy of c if a part of it was changed, or else old, so that nothing is allocated for
// a node that does not change.
func copyIf[T any](changed bool, old *T, c T) *T {
	if !changed {
		return old
	}
	out := c
	return &out
}

func (m *mapper) one(x Expr) Expr {
	if x == nil {
		return nil
	}
	y := m.expr(x)
	m.changed = m.changed || y != x
	return y
}

func (m *mapper) all(xs []Expr) []Expr {
	out, changed := mapAll(xs, m.expr)
	m.changed = m.changed || changed
	return out
}

// text keeps the holes of the text as the rules write them; see Template.AsWritten.
func (m *mapper) text(t *Template) *Template {
	if t == nil {
		return nil
	}
	if m.seen != nil {
		m.seen(t)
	}
	args, changed := mapAll(t.Args, m.expr)
	if !changed {
		return t
	}
	m.changed = true
	c := *t
	c.Args, c.Written = args, t.AsWritten()
	if m.renames {
		c.Written = nil
	}
	return &c
}

func (m *mapper) block(b []Stmt) []Stmt {
	out := m.inner(b)
	m.changed = m.changed || len(out) != len(b) || len(b) > 0 && &out[0] != &b[0]
	return out
}

func (m *mapper) require(r *Require) *Require {
	that, message := m.one(r.That), m.text(r.Message)
	if that == r.That && message == r.Message {
		return r
	}
	c := *r
	c.That, c.Message = that, message
	return &c
}

func (m *mapper) requires(xs []*Require) []*Require { return mapList(m, xs, (*mapper).require) }

// mapOne applies f to an expression that may be missing.
func mapOne(x Expr, f func(Expr) Expr) Expr {
	if x == nil {
		return nil
	}
	return f(x)
}

// mapAll applies f to a list of expressions. It returns the list itself if nothing changes.
func mapAll(xs []Expr, f func(Expr) Expr) (out []Expr, changed bool) {
	out = xs
	for i, x := range xs {
		if x == nil {
			continue
		}
		if y := f(x); y != x {
			if !changed {
				out, changed = slices.Clone(xs), true
			}
			out[i] = y
		}
	}
	return out, changed
}

// mapList applies f to the elements of a list. It returns the list itself if m notes no change in them.
func mapList[T any](m *mapper, xs []T, f func(*mapper, T) T) []T {
	out, copied, was := xs, false, m.changed
	for i, x := range xs {
		m.changed = false
		y := f(m, x)
		if !m.changed {
			continue
		}
		if was = true; !copied {
			out, copied = slices.Clone(xs), true
		}
		out[i] = y
	}
	m.changed = was
	return out
}

// written returns what was noted as the expression in the rules, or else what is there now.
func written(noted, now Expr) Expr {
	if noted != nil {
		return noted
	}
	return now
}
