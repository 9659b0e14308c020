package ir

import (
	"slices"
)

// Map returns e with f(child) instead of every expression directly in it: e itself if f changes none of them, else a
// copy. Nothing changes in e, since others may still read the tree that was checked.
func Map(e Expr, f func(Expr) Expr) Expr {
	switch e.(type) {
	case *Lit, *Local: // most expressions are one of these, and have no parts
		return e
	}
	return mapped(&mapper{expr: f}, e)
}

// MapStmt does the same for a statement: expr replaces the expressions that are directly in it or in a text of it, and
// block replaces its lists of statements.
func MapStmt(s Stmt, expr func(Expr) Expr, block func([]Stmt) []Stmt) Stmt {
	return mapped(&mapper{expr: expr, inner: block}, s)
}

// Walk calls f for e and, if f returns true, for everything below it.
func Walk(e Expr, f func(Expr) bool) {
	if e == nil || !f(e) {
		return
	}
	switch e := e.(type) {
	case *Lit, *Local: // as in Map
		return
	case *AttrOf:
		Walk(e.Obj, f)
		return
	case *FieldOf:
		Walk(e.Obj, f)
		return
	}
	v := &visitor{} // one for the whole tree
	v.expr = func(x *Expr) {
		if f(*x) {
			(*x).parts(v)
		}
	}
	e.parts(v)
}

// AnyExpr reports whether a predicate holds of an expression or of anything below it. It asks about none after the
// first of which it holds.
func AnyExpr(e Expr, is func(Expr) bool) bool {
	found := false
	Walk(e, func(x Expr) bool {
		found = found || is(x)
		return !found
	})
	return found
}

// Mentions reports whether e reads any of vars.
func Mentions(e Expr, vars ...*Var) bool {
	return len(vars) > 0 && AnyExpr(e, func(x Expr) bool {
		l, ok := x.(*Local)
		return ok && slices.Contains(vars, l.Var)
	})
}

// Exprs calls f for every expression that is directly in a node, and body, unless it is nil, for every list of
// statements in it.
func Exprs(n Node, f func(Expr), body func([]Stmt)) {
	v := &visitor{expr: func(x *Expr) { f(*x) }}
	if body != nil {
		v.block = func(b *[]Stmt) { body(*b) }
	}
	n.parts(v)
}

// Texts calls f for every text that is directly in a node.
func Texts(n Node, f func(*Template)) { n.parts(&visitor{expr: func(*Expr) {}, text: f}) }

// EachExpr calls f for every expression of the statements, those in inner bodies too.
func EachExpr(body []Stmt, f func(Expr)) {
	v := &visitor{expr: func(x *Expr) { f(*x) }}
	v.block = func(b *[]Stmt) {
		for _, s := range *b {
			s.parts(v)
		}
	}
	v.block(&body)
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
	v := &visitor{expr: func(*Expr) {}}
	v.block = func(b *[]Stmt) {
		for _, s := range *b {
			if found = found || is(s); found {
				break
			}
			s.parts(v)
		}
	}
	v.block(&body)
	return found
}
