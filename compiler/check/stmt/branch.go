package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// nestedBody types the body of a statement in a scope of its own.
func (c *Checker) nestedBody(b *statement, s *symbols.Scope) []ir.Stmt {
	return c.Body(b.Body, b.attrs.Row, s, b.in)
}

func (c *Checker) branch(b *statement) ir.Stmt {
	when := b.attrs.Expr("when")
	return &ir.If{At: b.at(), Branches: []ir.Branch{{When: when, Body: c.nestedBody(b, b.scope.Child())}}}
}

// otherBranch types else_if and else, which become part of the if before them.
func (c *Checker) otherBranch(b *statement) ir.Stmt {
	var when ir.Expr
	if b.Type == "else_if" {
		when = b.attrs.Expr("when")
	}
	body := c.nestedBody(b, b.scope.Child())
	st, ok := b.before.(*ir.If)
	if !ok || st.Branches[len(st.Branches)-1].When == nil {
		c.report.Errorf("SC247", b.TypeRange, "%s must directly follow if or else_if.", b.Type)
		return nil
	}
	st.Branches = append(st.Branches, ir.Branch{When: when, Body: body})
	st.R.End = b.CloseBraceRange.End
	return nil
}

func (c *Checker) attempt(b *statement) ir.Stmt {
	in := b.in
	attempt, silent := in.attempt, in.Silent
	in.attempt = true
	if silent == "" {
		in.Silent = "what is done in attempt may be undone, and an answer cannot be taken back"
	}
	out := &ir.Attempt{At: b.at(), Body: c.nestedBody(b, b.scope.Child())}
	in.attempt, in.Silent = attempt, silent
	if !ir.AnyStmt(out.Body, func(st ir.Stmt) bool { _, ok := st.(*ir.Ensure); return ok }) {
		c.report.Errorf("SC258", b.TypeRange, "There is no ensure in it, so nothing can fail.")
	}
	return out
}

// otherwise joins the attempt before it.
func (c *Checker) otherwise(b *statement) ir.Stmt {
	body := c.nestedBody(b, b.scope.Child())
	st, ok := b.before.(*ir.Attempt)
	if !ok {
		c.report.Errorf("SC258", b.TypeRange, "otherwise must directly follow attempt.")
		return nil
	}
	st.Otherwise = body
	st.R.End = b.CloseBraceRange.End
	return nil
}

func (c *Checker) ensure(b *statement) ir.Stmt {
	if !b.in.attempt {
		c.report.Errorf("SC257", b.TypeRange, "ensure belongs in attempt { … } or directly in an action. To test something and stop, use if and return.")
		return nil
	}
	b.attrs.Text("message")
	that := b.attrs.Optional("that")
	if that == nil {
		return nil
	}
	return &ir.Ensure{At: b.at(), That: that}
}

func (c *Checker) misplacedRequire(b *statement) ir.Stmt {
	c.report.Errorf("SC257", b.TypeRange, "require belongs in an action or in offer { … }. In attempt write ensure, elsewhere if.")
	return nil
}
