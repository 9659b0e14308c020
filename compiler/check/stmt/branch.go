package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// nestedBody types the body of a statement in a scope of its own.
func (c *Checker) nestedBody(b *hclsyntax.Block, s *symbols.Scope, in *Body) []ir.Stmt {
	spec, _ := schema.Statement(b.Type)
	return c.Body(b.Body, spec, s, in)
}

func (c *Checker) when(b *hclsyntax.Block, name string, s *symbols.Scope) ir.Expr {
	a := b.Body.Attributes[name]
	if a == nil {
		return nil
	}
	return c.expr.Condition(a.Expr, s, "condition of "+b.Type)
}

func (c *Checker) ifStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) *ir.If {
	when := c.when(b, "when", s)
	if when == nil {
		when = types.Mistake(b.TypeRange)
	}
	return &ir.If{At: at(b), Branches: []ir.Branch{{When: when, Body: c.nestedBody(b, s.Child(), in)}}}
}

func (c *Checker) elseStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body, before ir.Stmt) {
	var when ir.Expr
	if b.Type == "else_if" {
		if when = c.when(b, "when", s); when == nil {
			when = types.Mistake(b.TypeRange)
		}
	}
	body := c.nestedBody(b, s.Child(), in)
	st, ok := before.(*ir.If)
	if !ok || st.Branches[len(st.Branches)-1].When == nil {
		c.report.Errorf("SC247", b.TypeRange, "%s follows directly behind if or else_if.", b.Type)
		return
	}
	st.Branches = append(st.Branches, ir.Branch{When: when, Body: body})
	st.R.End = b.CloseBraceRange.End
}

func (c *Checker) attemptStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) *ir.Attempt {
	attempt, silent := in.attempt, in.Silent
	in.attempt = true
	if silent == "" {
		in.Silent = "what is done in attempt may be undone, and an answer cannot be taken back"
	}
	out := &ir.Attempt{At: at(b), Body: c.nestedBody(b, s.Child(), in)}
	in.attempt, in.Silent = attempt, silent
	if !flow.AnyStmt(out.Body, func(st ir.Stmt) bool { _, ok := st.(*ir.Ensure); return ok }) {
		c.report.Errorf("SC258", b.TypeRange, "There is no ensure in it, so nothing can fail.")
	}
	return out
}

func (c *Checker) otherwiseStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body, before ir.Stmt) {
	body := c.nestedBody(b, s.Child(), in)
	st, ok := before.(*ir.Attempt)
	if !ok {
		c.report.Errorf("SC258", b.TypeRange, "otherwise follows directly behind attempt.")
		return
	}
	st.Otherwise = body
	st.R.End = b.CloseBraceRange.End
}
