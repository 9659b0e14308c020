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
	return s.mapped(&mapper{expr: expr, inner: block})
}

// Walk calls f for e and, if f returns true, for everything below it.
func Walk(e Expr, f func(Expr) bool) {
	var visit func(Expr) Expr // one closure for the whole tree
	visit = func(x Expr) Expr {
		if f(x) {
			x.mapped(visit)
		}
		return x
	}
	mapOne(e, visit)
}

// Mentions reports whether e reads any of vars.
func Mentions(e Expr, vars ...*Var) bool {
	found := false
	Walk(e, func(x Expr) bool {
		if l, ok := x.(*Local); ok {
			found = found || slices.Contains(vars, l.Var)
		}
		return !found
	})
	return found
}

// Exprs calls f for every expression that is directly in a statement, and body for every list of statements in it.
func Exprs(s Stmt, f func(Expr), body func([]Stmt)) {
	s.mapped(&mapper{
		expr: func(x Expr) Expr {
			f(x)
			return x
		},
		inner: func(b []Stmt) []Stmt {
			body(b)
			return b
		},
	})
}

// Texts calls f for every text that is directly in a statement.
func Texts(s Stmt, f func(*Template)) {
	s.mapped(&mapper{
		expr:  func(x Expr) Expr { return x },
		inner: func(b []Stmt) []Stmt { return b },
		seen:  f,
	})
}

// EachExpr calls f for every expression of the statements, those in inner bodies too.
func EachExpr(body []Stmt, f func(Expr)) {
	for _, s := range body {
		Exprs(s, f, func(inner []Stmt) { EachExpr(inner, f) })
	}
}

// EachStmt calls f for every statement, those in inner bodies too.
func EachStmt(body []Stmt, f func(Stmt)) {
	for _, s := range body {
		f(s)
		Exprs(s, func(Expr) {}, func(inner []Stmt) { EachStmt(inner, f) })
	}
}
