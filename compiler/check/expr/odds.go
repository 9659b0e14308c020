package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// odds types odds(question.NAME.PART, x, …).
func (c *Checker) odds(e *hclsyntax.FunctionCallExpr, s *symbols.Scope) ir.Expr {
	if len(e.Args) == 0 {
		c.report.Errorf("SC210", e.NameRange, "odds takes a question and a value for each of its parameters: "+
			"odds(question.NAME.OUTCOME, …).")
		return types.Mistake(e.Range())
	}
	q, part := c.question(e.Args[0])
	if q == nil {
		return c.mistakenCall(&hclsyntax.FunctionCallExpr{Name: e.Name, Args: e.Args[1:], NameRange: e.NameRange,
			OpenParenRange: e.OpenParenRange, CloseParenRange: e.CloseParenRange}, s)
	}
	if len(e.Args)-1 != len(q.Params) {
		c.report.Errorf("SC210", e.NameRange, "question %s takes %s, not %d: odds(question.%s.%s, …).",
			q.Name, countOf(len(q.Params), false), len(e.Args)-1, q.Name, part)
		return types.Mistake(e.Range())
	}
	out := &ir.Builtin{Base: ir.Base{T: types.Int, R: e.Range()}, Name: e.Name, Asks: &ir.Asks{Question: q, Part: part}}
	for i, a := range e.Args[1:] {
		out.Args = append(out.Args, c.Expr(a, s, q.Params[i].Type))
	}
	c.symbols.Scenario.Asks = true
	return sound(out, out.Args...)
}

// question resolves the first argument of odds: a question with a position of its own, and an outcome or a count of
// it.
func (c *Checker) question(e hclsyntax.Expression) (*ir.Question, string) {
	tr, diags := hcl.AbsTraversalForExpr(e)
	if diags.HasErrors() || len(tr) != 3 || tr.RootName() != "question" {
		c.report.Errorf("SC239", e.Range(), "The first argument is an outcome or a count of a question: "+
			"question.NAME.OUTCOME.")
		return nil, ""
	}
	name, at, ok := c.AttrStep(tr[1])
	part, partAt, both := c.AttrStep(tr[2])
	if !ok || !both {
		return nil, ""
	}
	q := c.symbols.Questions[name]
	if q == nil {
		c.report.AddUnknown(diag.New("SC239", at, "There is no question %q.", name), "question", name,
			symbols.Keys(c.symbols.Questions))
		return nil, ""
	}
	var parts []string
	given := false
	for _, b := range q.Block.Blocks {
		given = given || b.Type == "given"
		if len(b.Labels) > 0 && (b.Type == "outcome" || b.Type == "count") {
			parts = append(parts, b.Labels[0])
		}
	}
	switch {
	case !slices.Contains(parts, part):
		c.report.AddUnknown(diag.New("SC239", partAt, "question %s has no outcome and no count %q.",
			name, part), "outcome", part,
			slices.Values(parts))
		return nil, ""
	case !given:
		c.report.Errorf("SC239", at, "question %s is asked of a position in a game; odds needs one with a given block.", name)
		return nil, ""
	}
	return q.Question, part
}
