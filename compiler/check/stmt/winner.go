package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

func (c *Checker) endStmt(b *hclsyntax.Block, s *symbols.Scope) ir.Stmt {
	out := &ir.EndGame{At: at(b), Because: c.textAttr(b, "because", s)}
	if a := b.Body.Attributes["winner"]; a != nil {
		out.Winner = c.Winner(a.Expr, s)
	}
	return out
}

// mostWinners is how many members a class may have of which several can win: an outcome holds them as a set.
const mostWinners = 64

// Winner types who wins: a player or an alliance, or a set or list of either; none is nobody, and nil.
func (c *Checker) Winner(e hclsyntax.Expression, s *symbols.Scope) ir.Expr {
	x := c.expr.Infer(e, s, nil)
	t := x.Type()
	of := t
	if t.Kind == ir.Set || t.Kind == ir.List {
		of = t.Elem
	}
	switch {
	case of.Kind == ir.None:
		return nil
	case types.IsInvalid(t), types.IsInvalid(of):
		return x
	case types.IsRole(of, ir.RolePlayer), types.IsRole(of, ir.RoleAlliance):
		if n := len(c.symbols.Members[of.Class]); of != t && n > mostWinners {
			c.report.Errorf("SC262", x.Where(), "Several can win only of at most %d; %s has %d. Name one winner.", mostWinners, of.Class.Name, n)
			return types.Mistake(x.Where())
		}
		return x
	}
	c.report.Errorf("SC262", x.Where(), "The winner is a player or an alliance, or several of either; this is %s.", types.WithArticle(t))
	return types.Mistake(x.Where())
}
