package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// mayAsk reports a decision where none may be asked.
func (c *Checker) mayAsk(b *hclsyntax.Block, in *Body) {
	if in.Silent != "" {
		c.report.Errorf("SC263", b.TypeRange, "`%s` asks somebody, and here nobody is asked: %s.", b.Type, in.Silent)
	}
}

func (c *Checker) chooseStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) ir.Stmt {
	c.mayAsk(b, in)
	attrs := b.Body.Attributes
	out := &ir.Choose{At: at(b), Name: b.Labels[0]}
	if a := attrs["by"]; a != nil {
		out.By = c.playerOrSet(a, s)
	} else {
		out.By = types.Mistake(b.TypeRange)
	}
	out.OrElse = c.optionalAttr(b, "or_else", s, c.symbols.RoleType(ir.RolePlayer))
	out.Ask = c.optionalAttr(b, "ask", s, types.Bool)
	out.Prompt = c.textAttr(b, "prompt", s)
	elem := types.Invalid
	if a := attrs["from"]; a != nil {
		out.From, elem = c.expr.Sequence(a.Expr, s, nil)
		if expr.AlwaysEmpty(out.From) {
			c.report.Errorf("SC270", out.From.Where(), "The list is empty: there is nothing to choose.")
			elem = types.Invalid
		}
	} else {
		out.From = types.Mistake(b.TypeRange)
	}
	elem = types.WithoutNone(elem)
	if types.IsSequence(elem) || elem.Kind == ir.Text {
		c.report.Errorf("SC200", out.From.Where(), "Things, numbers and truth are chosen, not %s.", types.WithArticle(elem))
		elem = types.Invalid
	}
	t := types.WithNone(elem)
	out.Count = c.optionalAttr(b, "count", s, types.Int)
	out.AtLeast = c.optionalAttr(b, "at_least", s, types.Int)
	if out.Count != nil {
		t = types.ListOrInvalid(elem)
	}
	switch joint := out.By.Type().Kind == ir.Set; {
	case out.OrElse != nil && !joint && !types.IsInvalid(out.By.Type()):
		c.report.Errorf("SC286", attrs["or_else"].NameRange, "One player always agrees with himself: `or_else` goes with a set of players in `by`.")
	case joint && out.OrElse == nil && out.Count == nil && !types.IsInvalid(elem) && elem.Kind != ir.Ref:
		c.report.Errorf("SC286", attrs["by"].Expr.Range(), "Where they differ the answer is none, and %s is never none. Say who decides then: or_else = PLAYER.", types.WithArticle(elem))
	}
	c.counts(out, attrs)
	if a := attrs["pass"]; a != nil {
		out.Pass = c.expr.Template(a.Expr, s)
		switch {
		case out.Count != nil:
			c.report.Errorf("SC272", a.NameRange, "With `count` nobody passes; that fewer may be chosen, even nothing, is at_least = 0.")
		case !types.IsInvalid(elem) && elem.Kind != ir.Ref:
			c.report.Errorf("SC272", a.NameRange, "The answer to `pass` is none, and %s is never none. Add an option to `from` instead.", types.WithArticle(elem))
		}
	}
	out.Default = c.optionalAttr(b, "default", s, t)
	out.Secret = c.optionalAttr(b, "secret", s, types.Bool)
	if attrs["text"] != nil || attrs["appeal"] != nil {
		inner := s.Child()
		r := b.TypeRange
		if a := attrs["text"]; a != nil {
			r = a.NameRange
		}
		out.It = &ir.Var{Name: "it", Type: elem, Range: r}
		c.expr.Declare(inner, out.It)
		out.Text = c.textAttr(b, "text", inner)
		out.Appeal = c.optionalAttr(b, "appeal", inner, types.Int)
		if out.Text != nil && len(out.Text.Args) == 0 {
			c.report.Errorf("SC284", attrs["text"].Expr.Range(), "This words every option alike. Say which it is: ${it}.")
		}
	}
	out.Result = &ir.Var{Name: b.Labels[0], Type: t, Range: b.LabelRanges[0]}
	c.expr.Bind(s, out.Result)
	return out
}

// counts holds count and at_least against each other where they are constants.
func (c *Checker) counts(out *ir.Choose, attrs hclsyntax.Attributes) {
	n, isKnown := known.Number(out.Count)
	if isKnown && n <= 0 {
		c.report.Errorf("SC271", out.Count.Where(), "%d would be chosen. Leave `count` out to choose one.", n)
	}
	if out.AtLeast == nil {
		return
	}
	least, ok := known.Number(out.AtLeast)
	switch {
	case out.Count == nil:
		c.report.Errorf("SC273", attrs["at_least"].NameRange, "at_least goes with `count`: from at_least to count are chosen. Not to choose is `pass`.")
	case ok && least < 0:
		c.report.Errorf("SC273", out.AtLeast.Where(), "Less than nothing cannot be chosen; 0 allows nothing.")
	case ok && isKnown && least > n:
		c.report.Errorf("SC273", out.AtLeast.Where(), "At least %d and at most %d leaves no answer.", least, n)
	}
}

// playerOrSet types the player, or the set of players, that an offer or choice asks.
func (c *Checker) playerOrSet(a *hclsyntax.Attribute, s *symbols.Scope) ir.Expr {
	player := c.symbols.RoleType(ir.RolePlayer)
	if types.IsInvalid(player) {
		return c.expr.Infer(a.Expr, s, nil)
	}
	all := types.Set(player)
	hint := all
	if cond, ok := a.Expr.(*hclsyntax.ConditionalExpr); ok && !writtenOut(cond.TrueResult) && !writtenOut(cond.FalseResult) {
		hint = nil // a hint of sets would make sets of its players
	}
	x := c.expr.Infer(a.Expr, s, hint)
	t := x.Type()
	switch {
	case types.IsInvalid(t) || types.IsRole(t, ir.RolePlayer) || t.Kind == ir.Set && types.IsRole(t.Elem, ir.RolePlayer):
		return x
	case t.Kind == ir.List && types.IsRole(t.Elem, ir.RolePlayer):
		if b, ok := x.(*ir.Builtin); ok && b.Name == "every" {
			return c.everyAsSet(b, all)
		}
		return c.expr.Fit(x, all)
	}
	c.report.Errorf("SC200", x.Where(), "`%s` is a player or a set of players; this is %s.", a.Name, types.WithArticle(t))
	return types.Mistake(x.Where())
}

// writtenOut says whether an expression is a list as it stands in the source.
func writtenOut(e hclsyntax.Expression) bool {
	switch e := e.(type) {
	case *hclsyntax.TupleConsExpr, *hclsyntax.ForExpr:
		return true
	case *hclsyntax.ParenthesesExpr:
		return writtenOut(e.Expression)
	case *hclsyntax.ConditionalExpr:
		return writtenOut(e.TrueResult) || writtenOut(e.FalseResult)
	}
	return false
}

// everyAsSet turns every(player) into the set of all of them, which everybody expects where a set may stand.
func (c *Checker) everyAsSet(b *ir.Builtin, all *ir.Type) ir.Expr {
	v := &ir.Var{Name: "_", Type: b.T.Elem, Range: b.R, Used: true}
	each := &ir.Comp{Base: ir.Base{T: b.T, R: b.R}, Var: v, Seq: b, Elem: &ir.Local{Base: ir.Base{T: v.Type, R: b.R}, Var: v}}
	return &ir.ToSet{Base: ir.Base{T: all, R: b.R}, X: each}
}
