package lint

import "github.com/scenario-lang/scenario/compiler/ir"

// neverHolds returns the part of a condition because of which it can never be true, or nil if it can be true.
func (p *pass) neverHolds(e ir.Expr) ir.Expr {
	if !p.known.Eval(e).Never() {
		return nil
	}
	if b, ok := e.(*ir.Binary); ok && b.Op == "&&" {
		for _, part := range []ir.Expr{b.X, b.Y} {
			if at := p.neverHolds(part); at != nil {
				return at
			}
		}
	}
	return e
}

// isLiteral reports whether an expression is a literal, such as true or false, and so intended.
func isLiteral(e ir.Expr) bool {
	_, ok := e.(*ir.Lit)
	return ok
}
