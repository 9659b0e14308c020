package ir

import (
	"slices"
)

// Map returns e with f(child) instead of every expression directly in it: e itself if f changes none of them, else a
// copy. Nothing changes in e, since others may still read the tree that was checked.
func Map(e Expr, f func(Expr) Expr) Expr { return e.mapped(f) }

// MapStmt does the same for a statement: expr replaces the expressions that are directly in it or in a text of it, and
// block replaces its lists of statements.
func MapStmt(s Stmt, expr func(Expr) Expr, block func([]Stmt) []Stmt) Stmt {
	return (&mapper{expr: expr, inner: block}).stmt(s)
}

// stmt replaces the parts of a statement, and leaves what m noted of other statements as it is.
func (m *mapper) stmt(s Stmt) Stmt {
	was := m.changed
	m.changed = false
	out := s.mapped(m)
	m.changed = was
	return out
}

// Walk calls f for e and, if f returns true, for everything below it.
func Walk(e Expr, f func(Expr) bool) {
	if e == nil || !f(e) {
		return
	}
	switch e := e.(type) {
	case *Lit, *Local: // most expressions are one of these, and have no parts
		return
	case *AttrOf:
		Walk(e.Obj, f)
		return
	case *FieldOf:
		Walk(e.Obj, f)
		return
	}
	var visit func(Expr) Expr // one closure for the whole tree
	visit = func(x Expr) Expr {
		if f(x) {
			x.mapped(visit)
		}
		return x
	}
	e.mapped(visit)
}

// Mentions reports whether e reads any of vars.
func Mentions(e Expr, vars ...*Var) bool {
	if len(vars) == 0 {
		return false
	}
	found := false
	Walk(e, func(x Expr) bool {
		if l, ok := x.(*Local); ok {
			found = found || slices.Contains(vars, l.Var)
		}
		return !found
	})
	return found
}

func sameExpr(x Expr) Expr      { return x }
func sameBlock(b []Stmt) []Stmt { return b }

// Exprs calls f for every expression that is directly in a statement, and body, unless it is nil, for every list of
// statements in it.
func Exprs(s Stmt, f func(Expr), body func([]Stmt)) {
	s.mapped(&mapper{
		expr: func(x Expr) Expr {
			f(x)
			return x
		},
		inner: func(b []Stmt) []Stmt {
			if body != nil {
				body(b)
			}
			return b
		},
	})
}

// Texts calls f for every text that is directly in a statement.
func Texts(s Stmt, f func(*Template)) {
	s.mapped(&mapper{expr: sameExpr, inner: sameBlock, seen: f})
}

// EachExpr calls f for every expression of the statements, those in inner bodies too.
func EachExpr(body []Stmt, f func(Expr)) {
	m := &mapper{expr: func(x Expr) Expr {
		f(x)
		return x
	}}
	m.inner = func(b []Stmt) []Stmt {
		for _, s := range b {
			s.mapped(m)
		}
		return b
	}
	m.inner(body)
}

// EachStmt calls f for every statement, those in inner bodies too.
func EachStmt(body []Stmt, f func(Stmt)) {
	AnyStmt(body, func(s Stmt) bool {
		f(s)
		return false
	})
}

// AnyStmt reports whether a predicate holds of a statement, or of any in an inner body. It asks about a statement
// before those in it, and about none after the first of which it holds.
func AnyStmt(body []Stmt, is func(Stmt) bool) bool {
	found := false
	m := &mapper{expr: sameExpr}
	m.inner = func(b []Stmt) []Stmt {
		for _, s := range b {
			if found = found || is(s); found {
				break
			}
			s.mapped(m)
		}
		return b
	}
	m.inner(body)
	return found
}
