package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// statement types one block; the result is empty after an error and for else, which joins its if.
func (c *Checker) statement(b *hclsyntax.Block, s *symbols.Scope, in *Body, before ir.Stmt) []ir.Stmt {
	spec, ok := schema.Statement(b.Type)
	if !ok {
		return nil // reported with the row of the block around it
	}
	c.report.AddAll(schema.Check(b, spec))
	if len(b.Labels) < spec.MinLabels {
		return nil
	}
	at := at(b)
	var st ir.Stmt
	switch b.Type {
	case "place":
		return c.place(b, s)
	case "if":
		st = c.ifStmt(b, s, in)
	case "else_if", "else":
		c.elseStmt(b, s, in, before)
	case "for":
		st = c.forStmt(b, s, in)
	case "repeat":
		st = c.repeatStmt(b, s, in)
	case "break":
		if in.loops == 0 {
			c.report.Errorf("SC241", b.TypeRange, "break leaves the innermost for or repeat, and there is none around it. return leaves the %s.", in.what())
			return nil
		}
		st = &ir.Break{At: at}
	case "return":
		st = c.returnStmt(b, s, in)
	case "attempt":
		st = c.attemptStmt(b, s, in)
	case "otherwise":
		c.otherwiseStmt(b, s, in, before)
	case "ensure":
		if !in.attempt {
			c.report.Errorf("SC257", b.TypeRange, "ensure stands in attempt { … }, or directly in an action. To test something and stop, use if and return.")
			return nil
		}
		if a := b.Body.Attributes["message"]; a != nil {
			c.expr.Template(a.Expr, s)
		}
		if a := b.Body.Attributes["that"]; a != nil {
			st = &ir.Ensure{At: at, That: c.expr.Condition(a.Expr, s, "condition of ensure")}
		}
	case "set":
		st = c.setStmt(b, s)
	case "var":
		st = c.varStmt(b, s)
	case "move":
		x := c.pieces(b, s, false)
		st = &ir.Move{At: at, What: x, To: c.attr(b, "to", s, c.symbols.RoleType(ir.RoleSpace))}
	case "carry":
		x := c.pieces(b, s, false)
		by := c.symbols.RoleType(ir.RolePiece)
		if !types.IsInvalid(by) {
			by = types.Optional(by.Class)
		}
		carrier := c.attr(b, "by", s, by)
		if l, ok := carrier.(*ir.Lit); ok && !types.IsInvalid(l.T) {
			l.T = types.None
		}
		st = &ir.Carry{At: at, What: x, By: carrier}
	case "destroy":
		st = &ir.Destroy{At: at, What: c.pieces(b, s, true)}
	case "create":
		st = c.createStmt(b, s)
	case "gain":
		st = c.payStmt(b, s, 1)
	case "pay":
		st = c.payStmt(b, s, -1)
	case "shuffle":
		if x := c.target(b, s, c.symbols.RoleType(ir.RoleSpace)); x != nil {
			st = &ir.Shuffle{At: at, Space: x}
		}
	case "roll":
		st = c.rollStmt(b, s)
	case "choose":
		st = c.chooseStmt(b, s, in)
	case "offer":
		st = c.offerStmt(b, s, in)
	case "require":
		c.report.Errorf("SC257", b.TypeRange, "require stands in an action or in offer { … }. Inside attempt write ensure; elsewhere if.")
	case "call":
		st = c.callStmt(b, s, in)
	case "emit":
		st = c.emitStmt(b, s, in)
	case "say":
		st = c.sayStmt(b, s)
	case "check_victory":
		st = &ir.CheckVictory{At: at}
	case "end_game":
		st = c.endStmt(b, s)
	}
	if st == nil {
		return nil
	}
	return []ir.Stmt{st}
}
