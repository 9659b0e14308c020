package stmt

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl"
)

// checkMayAsk reports a decision where none is allowed.
func (c *Checker) checkMayAsk(b *statement) {
	if in := b.in; in.Silent != "" {
		c.report.Errorf("SC263", b.TypeRange, "`%s` asks a player, and nobody may be asked here: %s.", b.Type, in.Silent)
	}
}

func (c *Checker) choose(b *statement) ir.Stmt {
	c.checkMayAsk(b)
	s, attrs := b.scope, b.attrs
	out := &ir.Choose{At: b.at(), Name: b.Labels[0]}
	out.By = attrs.Expr("by")
	out.OrElse = attrs.Optional("or_else")
	out.Ask = attrs.Optional("ask")
	out.Prompt = attrs.Text("prompt")
	from, elem := c.typeFrom(attrs, "choose", "chosen")
	out.From = from
	t := types.WithNone(elem)
	out.Count = attrs.Optional("count")
	out.AtLeast = attrs.Optional("at_least")
	if out.Count != nil {
		t = types.ListOrInvalid(elem)
	}
	switch joint := out.By.Type().Kind == ir.Set; {
	case out.OrElse != nil && !joint && !types.IsInvalid(out.By.Type()):
		c.report.Errorf("SC286", attrs.Find("or_else").NameRange,
			"`or_else` is only for a set of players in `by`.")
	case joint && out.OrElse == nil && out.Count == nil && !types.IsInvalid(elem) && elem.Kind != ir.Ref:
		c.report.Errorf("SC286", attrs.Find("by").Expr.Range(), "If they disagree the answer is none, and %s is "+
			"never none. Write who decides then: or_else = PLAYER.", types.WithArticle(elem))
	}
	c.compareCounts(out, attrs)
	if a := attrs.Find("pass"); a != nil {
		attrs.Raw("pass", "text")
		out.Pass, out.PassWhen = c.pass(a.Expr, s)
		switch {
		case out.Pass == nil:
		case out.Count != nil:
			c.report.Errorf("SC272", a.NameRange,
				"`pass` does not go with `count`. To let fewer be chosen, even nothing, write at_least = 0.")
		case !types.IsInvalid(elem) && elem.Kind != ir.Ref:
			c.report.Errorf("SC272", a.NameRange,
				"The answer to `pass` is none, and %s is never none. Add an option to `from` instead.", types.WithArticle(elem))
		}
	}
	attrs.Bind("A", t)
	out.Default = attrs.Optional("default")
	out.Secret = attrs.Optional("secret")
	if attrs.Has("text") || attrs.Has("appeal") {
		inner := attrs.In(s.Child())
		r := b.TypeRange
		if a := attrs.Find("text"); a != nil {
			r = a.NameRange
		}
		out.It = &ir.Var{Name: "it", Type: elem, Range: r}
		c.expr.Declare(inner.Scope, out.It)
		out.Text = inner.Text("text")
		out.Appeal = inner.Optional("appeal")
		if out.Text != nil && len(out.Text.Args) == 0 {
			c.report.Errorf("SC284", attrs.Find("text").Expr.Range(),
				"This text is the same for every option. Say which one it is: ${it}.")
		}
	}
	c.typeCombination(out, b, t)
	out.Result = c.bind(b, t)
	return out
}

// pass types the text of the answer none, and the condition under which it is offered. `x ? none : "hold"` offers it
// unless x holds; none alone means that it is never offered.
func (c *Checker) pass(e hclsyntax.Expression, s *symbols.Scope) (words *ir.Template, when ir.Expr) {
	e = dsl.Unparen(e)
	if hcl.ExprAsKeyword(e) == "none" {
		return nil, nil
	}
	cond, ok := e.(*hclsyntax.ConditionalExpr)
	if !ok || !mayBeNone(cond) {
		return c.expr.Template(e, s), nil
	}
	x := c.expr.Condition(cond.Condition, s, "condition before ?")
	yes, yesWhen := c.pass(cond.TrueResult, s)
	no, noWhen := c.pass(cond.FalseResult, s)
	switch {
	case yes != nil && no != nil:
		c.report.Errorf("SC272", e.Range(), "First say when nobody can pass, and then the words of the pass: x ? none : "+
			"y ? \"hold\" : \"wait\".")
		return yes, nil
	case yes != nil:
		return yes, types.And(x, yesWhen)
	case no != nil:
		return no, types.And(types.Not(x), noWhen)
	}
	return nil, nil
}

// mayBeNone reports whether a result of a conditional, or of one nested in it, is none.
func mayBeNone(e hclsyntax.Expression) bool {
	e = dsl.Unparen(e)
	cond, ok := e.(*hclsyntax.ConditionalExpr)
	return hcl.ExprAsKeyword(e) == "none" || ok && (mayBeNone(cond.TrueResult) || mayBeNone(cond.FalseResult))
}

// typeFrom types what a player chooses from, or chance picks from. do and done are the verb for messages, such as
// "choose" and "chosen".
func (c *Checker) typeFrom(attrs *attribute.Attrs, do, done string) (list ir.Expr, elem *ir.Type) {
	if list, elem = attrs.Sequence("from"); expr.AlwaysEmpty(list) {
		c.report.Errorf("SC270", list.Where(), "The list is empty: there is nothing to %s.", do)
		elem = types.Invalid
	}
	elem = types.WithoutNone(elem)
	if types.IsSequence(elem) || elem.Kind == ir.Text {
		c.report.Errorf("SC200", list.Where(), "Things, numbers, true or false can be %s, not %s.",
			done, types.WithArticle(elem))
		elem = types.Invalid
	}
	return list, elem
}

// typeCombination types the condition on a combination of answers. In it, the name of the choice means the
// combination.
func (c *Checker) typeCombination(out *ir.Choose, b *statement, t *ir.Type) {
	attrs := b.attrs
	that, message := attrs.Find("that"), attrs.Find("message")
	if that == nil && message == nil {
		return
	}
	inner := attrs.In(b.scope.Child())
	out.Chosen = &ir.Var{Name: b.Labels[0], Type: t, Range: b.LabelRanges[0]}
	c.expr.Declare(inner.Scope, out.Chosen)
	out.That = inner.Optional("that")
	out.Message = inner.Text("message")
	switch {
	case that == nil:
		c.report.Errorf("SC265", message.NameRange,
			"`message` is shown when a combination is not allowed. Write `that` for which ones are.")
	case out.Count == nil:
		c.report.Errorf("SC265", that.NameRange, "`that` is a condition on several things that are chosen together. "+
			"With one answer, write the condition into `from`: [for x in … : x if …].")
	case !types.IsInvalid(out.That.Type()) && !ir.Mentions(out.That, out.Chosen):
		c.report.Errorf("SC265", that.Expr.Range(),
			"The condition is the same for every combination. What is chosen is called %s in it.", out.Chosen.Name)
	}
}

// compareCounts compares count and at_least if they are constants.
func (c *Checker) compareCounts(out *ir.Choose, attrs *attribute.Attrs) {
	n, isKnown := known.Number(out.Count)
	c.checkAtLeast(1, out.Count, "SC271", "%d would be chosen. Omit `count` to choose one.")
	if out.AtLeast == nil {
		return
	}
	least, ok := known.Number(out.AtLeast)
	switch {
	case out.Count == nil:
		c.report.Errorf("SC273", attrs.Find("at_least").NameRange,
			"at_least goes with `count`: the player chooses from at_least to count. Use `pass` to allow none.")
	case ok && least < 0:
		c.report.Errorf("SC273", out.AtLeast.Where(), "at_least cannot be negative; 0 allows choosing nothing.")
	case ok && isKnown && least > n:
		c.report.Errorf("SC273", out.AtLeast.Where(), "At least %d and at most %d leaves no answer.", least, n)
	}
}
