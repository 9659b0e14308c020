package lint

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/zclconf/go-cty/cty"
)

// operation is an expression with an operator, and the expression that contains it, or nil.
type operation struct{ n, in hclsyntax.Node }

// operations returns every expression of the source with an operator. They are computed once for all rules.
func (p *pass) operations() []operation {
	if p.operators == nil {
		w := &parentWalker{f: func(n, in hclsyntax.Node) {
			switch n.(type) {
			case *hclsyntax.BinaryOpExpr, *hclsyntax.UnaryOpExpr, *hclsyntax.ConditionalExpr:
				p.operators = append(p.operators, operation{n, in})
			}
		}}
		p.eachAttribute(func(n attrNode) {
			if n.item.Type != "rulebook" {
				hclsyntax.Walk(n.attr.Expr, w)
			}
		})
	}
	return p.operators
}

// eachOf calls f for every expression with an operator of one kind.
func eachOf[T hclsyntax.Node](p *pass, f func(n T, in hclsyntax.Node)) {
	for _, o := range p.operations() {
		if t, ok := o.n.(T); ok {
			f(t, o.in)
		}
	}
}

// eachNegation calls f for every negated condition.
func (p *pass) eachNegation(f func(u *hclsyntax.UnaryOpExpr, in hclsyntax.Node)) {
	eachOf(p, func(u *hclsyntax.UnaryOpExpr, in hclsyntax.Node) {
		if u.Op == hclsyntax.OpLogicalNot {
			f(u, in)
		}
	})
}

// parentWalker walks a tree and passes each node with its parent.
type parentWalker struct {
	f       func(n, in hclsyntax.Node)
	parents []hclsyntax.Node
}

func (w *parentWalker) Enter(n hclsyntax.Node) hcl.Diagnostics {
	var in hclsyntax.Node
	if len(w.parents) > 0 {
		in = w.parents[len(w.parents)-1]
	}
	w.f(n, in)
	w.parents = append(w.parents, n)
	return nil
}

func (w *parentWalker) Exit(hclsyntax.Node) hcl.Diagnostics {
	w.parents = w.parents[:len(w.parents)-1]
	return nil
}

// needsParens reports whether an expression needs parentheses inside another one.
func needsParens(e hclsyntax.Expression, in hclsyntax.Node) bool {
	b, joined := e.(*hclsyntax.BinaryOpExpr)
	if _, choice := e.(*hclsyntax.ConditionalExpr); !joined && !choice {
		return false
	}
	switch outer := in.(type) {
	case nil, *hclsyntax.ParenthesesExpr, *hclsyntax.FunctionCallExpr, *hclsyntax.TupleConsExpr, hclsyntax.ChildScope:
		return false
	case *hclsyntax.ConditionalExpr:
		return !joined
	case *hclsyntax.BinaryOpExpr: // a comparison needs none inside && and ||
		return !joined || opposite[b.Op] == "" || outer.Op != hclsyntax.OpLogicalAnd && outer.Op != hclsyntax.OpLogicalOr
	}
	return true
}

// replacement returns the text of an expression for use directly inside in, with parentheses only if needed there.
func (p *pass) replacement(e hclsyntax.Expression, in hclsyntax.Node) string {
	s := p.src(e.Range())
	if inner, ok := e.(*hclsyntax.ParenthesesExpr); ok && !strings.Contains(s, "\n") &&
		!needsParens(inner.Expression, in) {
		return p.replacement(inner.Expression, in)
	}
	if needsParens(e, in) {
		return "(" + s + ")"
	}
	return s
}

// boolLiteral returns the value of the literals true and false.
func boolLiteral(e hclsyntax.Expression) (value, ok bool) {
	l, is := e.(*hclsyntax.LiteralValueExpr)
	if !is || l.Val.Type() != cty.Bool || l.Val.IsNull() {
		return false, false
	}
	return l.Val.True(), true
}

func isNumber(e hclsyntax.Expression, n int64) bool {
	l, ok := e.(*hclsyntax.LiteralValueExpr)
	return ok && l.Val.Type() == cty.Number && l.Val.RawEquals(cty.NumberIntVal(n))
}

// asOperand returns the text of an expression as the operand of an operator, with parentheses if it needs them.
func (p *pass) asOperand(e hclsyntax.Expression) string {
	s := p.src(e.Range())
	switch e.(type) {
	case *hclsyntax.ScopeTraversalExpr, *hclsyntax.FunctionCallExpr, *hclsyntax.ParenthesesExpr,
		*hclsyntax.RelativeTraversalExpr, *hclsyntax.IndexExpr:
		return s
	}
	return "(" + s + ")"
}

// suggest reports that an expression can be written as now, with a fix unless that would delete a comment.
func (p *pass) suggest(at hcl.Range, now, format string, args ...any) {
	f := p.report(at, format, args...).note("write `%s`", dsl.OneLine(now))
	if !hasComment(p.src(at)) {
		f.fix(at, now)
	}
}

func comparedWithTrue(p *pass) {
	eachOf(p, func(b *hclsyntax.BinaryOpExpr, in hclsyntax.Node) {
		if b.Op != hclsyntax.OpEqual && b.Op != hclsyntax.OpNotEqual {
			return
		}
		other := b.LHS
		v, ok := boolLiteral(b.RHS)
		if !ok {
			if v, ok = boolLiteral(b.LHS); !ok {
				return
			}
			other = b.RHS
		}
		if v == (b.Op == hclsyntax.OpEqual) {
			p.suggest(b.SrcRange, p.replacement(other, in), "a condition is compared with %v", v)
		} else {
			p.suggest(b.SrcRange, "!"+p.asOperand(other), "a condition is compared with %v", v)
		}
	})
}

// eachCount calls f for every comparison of count(…) with 0 or 1. none means that the comparison holds if there are no
// elements.
func (p *pass) eachCount(f func(b *hclsyntax.BinaryOpExpr, list hclsyntax.Expression, none bool)) {
	eachOf(p, func(b *hclsyntax.BinaryOpExpr, _ hclsyntax.Node) {
		call, ok := b.LHS.(*hclsyntax.FunctionCallExpr)
		if !ok || call.Name != "count" || len(call.Args) != 1 {
			return
		}
		zero, one := isNumber(b.RHS, 0), isNumber(b.RHS, 1)
		switch {
		case b.Op == hclsyntax.OpEqual && zero, b.Op == hclsyntax.OpLessThan && one, b.Op == hclsyntax.OpLessThanOrEqual &&
			zero:
			f(b, call.Args[0], true)
		case b.Op == hclsyntax.OpGreaterThan && zero, b.Op == hclsyntax.OpNotEqual && zero,
			b.Op == hclsyntax.OpGreaterThanOrEqual && one:
			f(b, call.Args[0], false)
		}
	})
}

// isSearch reports whether an expression is a comprehension that only filters a list, and returns it.
func isSearch(e hclsyntax.Expression) (*hclsyntax.ForExpr, bool) {
	f, ok := e.(*hclsyntax.ForExpr)
	return f, ok && f.CondExpr != nil && f.KeyExpr == nil && f.KeyVar == ""
}

func countedForNone(p *pass) {
	p.eachCount(func(b *hclsyntax.BinaryOpExpr, list hclsyntax.Expression, none bool) {
		if _, is := isSearch(list); is {
			return
		}
		now := "empty(" + p.src(list.Range()) + ")"
		if !none {
			now = "!" + now
		}
		p.suggest(b.SrcRange, now, "a list is counted only to see whether it is empty")
	})
}

func countedForAny(p *pass) {
	p.eachCount(func(b *hclsyntax.BinaryOpExpr, list hclsyntax.Expression, none bool) {
		f, is := isSearch(list)
		if !is {
			return
		}
		now := "any([for " + f.ValVar + " in " + p.src(f.CollExpr.Range()) + " : " + p.src(f.CondExpr.Range()) + "])"
		if none {
			now = "!" + now
		}
		p.suggest(b.SrcRange, now, "elements are counted only to see whether there are any")
	})
}

var opposite = map[*hclsyntax.Operation]string{
	hclsyntax.OpEqual: "!=", hclsyntax.OpNotEqual: "==", hclsyntax.OpLessThan: ">=", hclsyntax.OpGreaterThan: "<=",
	hclsyntax.OpLessThanOrEqual: ">", hclsyntax.OpGreaterThanOrEqual: "<",
}

func negatedComparison(p *pass) {
	p.eachNegation(func(u *hclsyntax.UnaryOpExpr, in hclsyntax.Node) {
		inner, ok := u.Val.(*hclsyntax.ParenthesesExpr)
		if !ok {
			return
		}
		b, ok := inner.Expression.(*hclsyntax.BinaryOpExpr)
		if !ok || opposite[b.Op] == "" {
			return
		}
		now := p.src(b.LHS.Range()) + " " + opposite[b.Op] + " " + p.src(b.RHS.Range())
		if _, again := in.(*hclsyntax.UnaryOpExpr); again { // another rule reports it
			return
		}
		if needsParens(b, in) {
			now = "(" + now + ")"
		}
		p.suggest(u.SrcRange, now, "a comparison in parentheses is negated")
	})
}

func chosenTruth(p *pass) {
	eachOf(p, func(c *hclsyntax.ConditionalExpr, in hclsyntax.Node) {
		yes, a := boolLiteral(c.TrueResult)
		no, b := boolLiteral(c.FalseResult)
		if !a || !b || yes == no {
			return
		}
		now := p.replacement(c.Condition, in)
		if no {
			now = "!" + p.asOperand(c.Condition)
		}
		p.suggest(c.SrcRange, now, "a condition chooses between true and false")
	})
}

func negatedTwice(p *pass) {
	p.eachNegation(func(u *hclsyntax.UnaryOpExpr, in hclsyntax.Node) {
		if inner, ok := u.Val.(*hclsyntax.UnaryOpExpr); ok && inner.Op == hclsyntax.OpLogicalNot {
			p.suggest(u.SrcRange, p.replacement(inner.Val, in), "a condition is negated twice")
		}
	})
}

func emptyElse(p *pass) {
	for _, it := range p.merged.Items {
		dsl.EachBody(it.Body, func(b *hclsyntax.Body) {
			for _, k := range b.Blocks {
				if k.Type != "else" || len(k.Body.Blocks) > 0 || len(k.Body.Attributes) > 0 {
					continue
				}
				at := blockRange(k)
				f := p.report(k.TypeRange, "the else is empty").note("remove it")
				if src := p.merged.Sources[at.Filename]; !hasComment(p.src(at)) {
					// Delete the line as well if nothing else is on it.
					for at.Start.Byte > 0 && (src[at.Start.Byte-1] == ' ' || src[at.Start.Byte-1] == '\t') {
						at.Start.Byte--
					}
					if at.End.Byte < len(src) && src[at.End.Byte] == '\n' && (at.Start.Byte == 0 || src[at.Start.Byte-1] == '\n') {
						at.End.Byte++
					}
					f.fix(at, "")
				}
			}
		})
	}
}
