// Package optimize makes programs faster without changing what a scenario does, or which error occurs where. Passes
// over the tree run before lowering and return a copy; passes over code run afterwards and change it in place. The
// table in compiler/passes.go has their order and purposes.
package optimize

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Inline replaces calls of small functions by the results of these. It runs before the other rewrites of expressions,
// so that these see the contents of the functions.
func Inline(sc *ir.Scenario, tests bool) *ir.Scenario { return rewrite(sc, inline, nil, tests) }

// Fold evaluates constant expressions.
func Fold(sc *ir.Scenario, tests bool) *ir.Scenario { return rewrite(sc, fold, nil, tests) }

// Scan replaces each search for pieces, and each loop that sets the same fields of all pieces found by a search, by a
// single instruction.
func Scan(sc *ir.Scenario, tests bool) *ir.Scenario {
	return rewrite(sc, always(scans), searchLoop, tests)
}

// Column replaces expressions over fixed attributes by a column with their value for each member.
func Column(sc *ir.Scenario, tests bool) *ir.Scenario {
	return rewrite(sc, always(columns), nil, tests)
}

// Default marks the choices whose default is always among their options. It runs before the rewrites of expressions,
// because it recognises expressions in the form that authors write.
func Default(sc *ir.Scenario, tests bool) *ir.Scenario {
	same := func(e ir.Expr) ir.Expr { return e }
	return sc.Rewrite(ir.Rewriter{Expr: same, Lazy: same, Stmt: defaultFits, Tests: tests})
}

// rewrite rewrites a scenario. expr returns a rewrite of expressions, with state of its own.
func rewrite(sc *ir.Scenario, expr func() func(ir.Expr) ir.Expr, stmt func(ir.Stmt) ir.Stmt, tests bool) *ir.Scenario {
	fresh := func() ir.Rewriter {
		f := expr()
		return ir.Rewriter{Expr: f, Lazy: keepReads(f), Stmt: stmt, Tests: tests}
	}
	r := fresh()
	r.Fresh = fresh
	return sc.Rewrite(r)
}

// always returns a function that returns f, a rewrite without state.
func always(f func(ir.Expr) ir.Expr) func() func(ir.Expr) ir.Expr {
	return func() func(ir.Expr) ir.Expr { return f }
}

// keepReads returns a rewrite that leaves an expression unchanged if the result would not read all variables that it
// read before. Otherwise a binding of an action might not be evaluated, and an error in it would be lost.
func keepReads(rewrite func(ir.Expr) ir.Expr) func(ir.Expr) ir.Expr {
	return func(e ir.Expr) ir.Expr {
		out := rewrite(e)
		if out == e {
			return e
		}
		read, _ := variables(out)
		was, bound := variables(e)
		for _, v := range was {
			if slices.Contains(read, v) || slices.Contains(bound, v) {
				continue
			}
			fresh := *v
			read = append(read, v)
			base := ir.Base{T: v.Type, R: e.Where()}
			out = &ir.LetIn{
				Base: ir.Base{T: e.Type(), R: e.Where()}, Var: &fresh, Value: &ir.Local{Base: base, Var: v}, Body: out,
			}
		}
		return out
	}
}

// variables returns the variables that an expression reads, and those that it binds.
func variables(e ir.Expr) (read, bound []*ir.Var) {
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Local:
			read = append(read, x.Var)
		case *ir.Comp:
			bound = append(bound, x.Var)
		case *ir.LetIn:
			bound = append(bound, x.Var)
		}
		return true
	})
	return read, bound
}
