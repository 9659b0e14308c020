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
		out[i] = m.stmt(s)
		if out[i] == s {
			continue
		}
		switch s := out[i].(type) {
		case *Let:
			s.Written = nil
		case *Assign:
			s.Written = nil
		case *For:
			s.Written = nil
		}
	}
	return out
}

// RenamedExpr returns an expression with other variables.
func RenamedExpr(e Expr, to map[*Var]*Var) Expr {
	if e == nil {
		return nil
	}
	if l, ok := e.(*Local); ok {
		if v := to[l.Var]; v != nil {
			return &Local{Base: l.Base, Var: v}
		}
		return e
	}
	return Map(e, func(x Expr) Expr { return RenamedExpr(x, to) })
}
