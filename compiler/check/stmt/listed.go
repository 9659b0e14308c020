package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// listed types how many answers a parameter has, and makes it a list if they are several.
func (c *Checker) listed(p *ir.Param, attrs *attribute.Attrs, elem *ir.Type) {
	p.Count = attrs.Optional("count")
	p.AtLeast = attrs.Optional("at_least")
	least, leastKnown := known.Number(p.AtLeast)
	if p.Count == nil {
		if p.AtLeast != nil {
			c.report.Errorf("SC273", attrs.Find("at_least").NameRange, "at_least goes with `count`: from at_least to count answers are given.")
		}
		return
	}
	p.Most = ir.MostAnswers
	switch n, ok := known.Number(p.Count); {
	case ok && n <= 0:
		c.report.Errorf("SC271", p.Count.Where(), "%d answers would be given. Omit `count` if the answer is one thing.", n)
	case ok && n > ir.MostAnswers:
		c.report.Errorf("SC280", p.Count.Where(), "A parameter has at most %d answers, and this would be %d. Let the `do` of the action ask for more of them: choose %s { … }.", ir.MostAnswers, n, p.Var.Name)
	case ok && leastKnown && least > n:
		c.report.Errorf("SC273", p.AtLeast.Where(), "At least %d and at most %d leaves no answer.", least, n)
	case ok:
		p.Most = int(n)
	}
	if leastKnown && least < 0 {
		c.report.Errorf("SC273", p.AtLeast.Where(), "at_least cannot be negative; 0 allows answering nothing.")
	}
	switch elem.Kind {
	case ir.Ref, ir.Int, ir.Invalid, ir.None:
	default:
		c.report.Errorf("SC280", p.In.Where(), "Several answers together can be things or whole numbers, not %s.", types.WithArticle(elem))
		elem = types.Invalid
	}
	p.Var.Type = types.ListOrInvalid(types.WithoutNone(elem))
}

// answersTogether types the condition on the answers to a parameter, a requirement of the parameter's name; it is nil
// if there is none. The message is then also that of answers that are not in the list, unless it says which ones were
// given.
func (c *Checker) answersTogether(p *ir.Param, k *hclsyntax.Block, attrs *attribute.Attrs, s *symbols.Scope) *ir.Require {
	that := attrs.Find("that")
	if that == nil {
		return nil
	}
	inner := attrs.In(s)
	r := &ir.Require{Name: p.Var.Name, That: inner.Optional("that"), Message: inner.Text("message"), Range: k.LabelRanges[0]}
	if p.Message = r.Message; r.Message != nil {
		for _, x := range r.Message.Args {
			if ir.Mentions(x, p.Var) {
				p.Message = nil
			}
		}
	}
	switch {
	case p.Count == nil:
		c.report.Errorf("SC265", that.NameRange, "`that` is a condition on several answers together. With one answer, write the condition into `in`: [for x in … : x if …].")
		return nil
	case r.Message == nil:
		c.report.Errorf("SC265", that.NameRange, "Nobody would learn why a combination is refused: write message = \"…\" with the rule.")
		return nil
	case !types.IsInvalid(r.That.Type()) && !ir.Mentions(r.That, p.Var):
		c.report.Errorf("SC265", that.Expr.Range(), "The condition is the same for every combination. The answers are called %s in it; what does not depend on them is a `require`.", p.Var.Name)
	}
	return r
}
