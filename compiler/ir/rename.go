package ir

// Renamed returns statements with other variables. Unlike a rewrite, which an optimiser makes, it also changes what
// the rules are said to have written: the statements are moved to a place where only the new variables have a
// meaning.
func Renamed(body []Stmt, to map[*Var]*Var) []Stmt {
	m := &mapper{renames: true}
	m.expr = func(e Expr) Expr { return RenamedExpr(e, to) }
	m.inner = func(b []Stmt) []Stmt { return Renamed(b, to) }
	out := make([]Stmt, len(body))
	for i, s := range body {
		out[i] = mapped(m, s)
	}
	return out
}

// RenamedExpr returns an expression with other variables.
func RenamedExpr(e Expr, to map[*Var]*Var) Expr {
	return replaced(e, func(l *Local) Expr {
		if v := to[l.Var]; v != nil {
			return &Local{Base: l.Base, Var: v}
		}
		return nil
	})
}

// Replace returns e with an expression instead of each reading of a variable.
func Replace(e Expr, with map[*Var]Expr) Expr {
	return replaced(e, func(l *Local) Expr { return with[l.Var] })
}

// replaced returns e with what by returns for each reading of a variable, which stays where that is nil.
func replaced(e Expr, by func(*Local) Expr) Expr {
	if e == nil {
		return nil
	}
	if l, ok := e.(*Local); ok {
		if x := by(l); x != nil {
			return x
		}
		return e
	}
	return Map(e, func(x Expr) Expr { return replaced(x, by) })
}
