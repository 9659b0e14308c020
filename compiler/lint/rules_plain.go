package lint

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl/diag"
)

var rulesPlain = []Rule{
	{
		ID: "SL801", Name: "compared-with-true", Severity: diag.Info, check: (*pass).comparedWithTrue, Fixes: true,
		Summary: "a condition is compared with true or false",
		Why:     "`x == true` is `x`, and `x == false` is `!x`.",
		Bad:     forbidTraining("any([for p in every(piece) : p.owner == actor]) == false"),
		Good:    forbidTraining("!any([for p in every(piece) : p.owner == actor])"),
	},
	{
		ID: "SL802", Name: "counted-for-none", Severity: diag.Info, check: (*pass).countedForNone, Fixes: true,
		Summary: "a list is counted to learn whether it is empty",
		Why:     "`empty(l)` says it, and stops at the first element.",
		Bad:     forbidTraining("count(pieces(space.hill)) == 0"),
		Good:    forbidTraining("empty(pieces(space.hill))"),
	},
	{
		ID: "SL803", Name: "counted-for-any", Severity: diag.Info, check: (*pass).countedForAny, Fixes: true,
		Summary: "things are counted to learn whether there is one",
		Why:     "`any([for x in l : c])` says it, and stops at the first that is found; `!any(…)` says that there is none.",
		Bad:     forbidTraining("count([for p in every(piece) : p if p.owner == actor]) == 0"),
		Good:    forbidTraining("!any([for p in every(piece) : p.owner == actor])"),
	},
	{
		ID: "SL804", Name: "negated-comparison", Severity: diag.Info, check: (*pass).negatedComparison, Fixes: true,
		Summary: "a comparison in brackets is negated",
		Why:     "`!(a == b)` is `a != b`.",
		Bad:     forbidTraining("!(actor == player.north) && game.round < 3"),
		Good:    forbidTraining("actor != player.north && game.round < 3"),
	},
	{
		ID: "SL805", Name: "chosen-truth", Severity: diag.Info, check: (*pass).chosenTruth, Fixes: true,
		Summary: "a condition chooses between true and false",
		Why:     "`c ? true : false` is `c`, and `c ? false : true` is `!c`.",
		Bad:     forbidTraining("actor.money > 7 ? true : false"),
		Good:    forbidTraining("actor.money > 7"),
	},
	{
		ID: "SL806", Name: "negated-twice", Severity: diag.Info, check: (*pass).negatedTwice, Fixes: true,
		Summary: "a condition is negated twice",
		Why:     "`!!c` is `c`.",
		Bad:     forbidTraining("!!any([for p in every(piece) : p.owner == actor])"),
		Good:    forbidTraining("any([for p in every(piece) : p.owner == actor])"),
	},
	{
		ID: "SL807", Name: "empty-else", Severity: diag.Info, check: (*pass).emptyElse, Fixes: true,
		Summary: "the else has nothing in it",
		Why:     "Where no branch holds, nothing is done anyway.",
		Bad:     "phase turns {\n  if {\n    when = game.round > 3\n    say { text = \"It grows late.\" }\n  }\n  else {\n  }\n" + theOffer,
		Good:    "phase turns {\n  if {\n    when = game.round > 3\n    say { text = \"It grows late.\" }\n  }\n" + theOffer,
	},
}

const (
	theOffer = `  offer {
    to      = player.north
    actions = [action.march, action.train]
    prompt  = "What do you do?"
    done    = "rest"
  }
}
`
)

func forbidTraining(when string) string {
	return "forbid some_training {\n  action  = action.train\n  when    = " + when + "\n  message = \"Not now.\"\n}\n"
}

// each calls f for every expression of the source, with the one it stands in (nil: none).
func (p *pass) each(f func(n, in hclsyntax.Node)) {
	p.attributes(func(n node) {
		if n.item.Type == "rulebook" {
			return
		}
		hclsyntax.Walk(n.attr.Expr, &nested{f: f})
	})
}

// nested walks a tree and knows what stands around.
type nested struct {
	f      func(n, in hclsyntax.Node)
	around []hclsyntax.Node
}

func (w *nested) Enter(n hclsyntax.Node) hcl.Diagnostics {
	var in hclsyntax.Node
	if len(w.around) > 0 {
		in = w.around[len(w.around)-1]
	}
	w.f(n, in)
	w.around = append(w.around, n)
	return nil
}

func (w *nested) Exit(hclsyntax.Node) hcl.Diagnostics {
	w.around = w.around[:len(w.around)-1]
	return nil
}

// loose says whether an expression falls apart in the one it stands in unless brackets hold it together.
func loose(e hclsyntax.Expression, in hclsyntax.Node) bool {
	b, joined := e.(*hclsyntax.BinaryOpExpr)
	if _, choice := e.(*hclsyntax.ConditionalExpr); !joined && !choice {
		return false
	}
	switch outer := in.(type) {
	case nil, *hclsyntax.ParenthesesExpr, *hclsyntax.FunctionCallExpr, *hclsyntax.TupleConsExpr, hclsyntax.ChildScope:
		return false
	case *hclsyntax.ConditionalExpr:
		return !joined
	case *hclsyntax.BinaryOpExpr: // a comparison holds where conditions are joined
		return !joined || opposite[b.Op] == "" || outer.Op != hclsyntax.OpLogicalAnd && outer.Op != hclsyntax.OpLogicalOr
	}
	return true
}

// instead is the text of an expression where it takes the place of the one it stands in: with brackets where it needs
// them there, and without those it does not need.
func (p *pass) instead(e hclsyntax.Expression, in hclsyntax.Node) string {
	s := p.src(e.Range())
	if inner, ok := e.(*hclsyntax.ParenthesesExpr); ok && !strings.Contains(s, "\n") && !loose(inner.Expression, in) {
		return p.instead(inner.Expression, in)
	}
	if loose(e, in) {
		return "(" + s + ")"
	}
	return s
}

// truth reads true and false.
func truth(e hclsyntax.Expression) (value, ok bool) {
	l, is := e.(*hclsyntax.LiteralValueExpr)
	if !is || l.Val.Type() != cty.Bool || l.Val.IsNull() {
		return false, false
	}
	return l.Val.True(), true
}

func number(e hclsyntax.Expression, n int64) bool {
	l, ok := e.(*hclsyntax.LiteralValueExpr)
	return ok && l.Val.Type() == cty.Number && l.Val.RawEquals(cty.NumberIntVal(n))
}

// whole is the text of an expression so that it can stand behind a sign.
func (p *pass) whole(e hclsyntax.Expression) string {
	s := p.src(e.Range())
	switch e.(type) {
	case *hclsyntax.ScopeTraversalExpr, *hclsyntax.FunctionCallExpr, *hclsyntax.ParenthesesExpr, *hclsyntax.RelativeTraversalExpr, *hclsyntax.IndexExpr:
		return s
	}
	return "(" + s + ")"
}

// say reports what can be written otherwise, with the fix where no comment would go.
func (p *pass) say(at hcl.Range, now, format string, args ...any) {
	f := p.found(at, format, args...).note("write `%s`", strings.Join(strings.Fields(now), " "))
	if !hasComment(p.src(at)) {
		f.fix(at, now)
	}
}

func (p *pass) comparedWithTrue() {
	p.each(func(n, in hclsyntax.Node) {
		b, ok := n.(*hclsyntax.BinaryOpExpr)
		if !ok || b.Op != hclsyntax.OpEqual && b.Op != hclsyntax.OpNotEqual {
			return
		}
		other := b.LHS
		v, ok := truth(b.RHS)
		if !ok {
			if v, ok = truth(b.LHS); !ok {
				return
			}
			other = b.RHS
		}
		if v == (b.Op == hclsyntax.OpEqual) {
			p.say(b.SrcRange, p.instead(other, in), "a condition is compared with %v", v)
		} else {
			p.say(b.SrcRange, "!"+p.whole(other), "a condition is compared with %v", v)
		}
	})
}

// counting reads a comparison of count(…) with 0 or 1 that asks whether there is any, or none.
func counting(n hclsyntax.Node) (b *hclsyntax.BinaryOpExpr, list hclsyntax.Expression, none, ok bool) {
	b, ok = n.(*hclsyntax.BinaryOpExpr)
	if !ok {
		return nil, nil, false, false
	}
	call, ok := b.LHS.(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "count" || len(call.Args) != 1 {
		return nil, nil, false, false
	}
	zero, one := number(b.RHS, 0), number(b.RHS, 1)
	switch {
	case b.Op == hclsyntax.OpEqual && zero, b.Op == hclsyntax.OpLessThan && one, b.Op == hclsyntax.OpLessThanOrEqual && zero:
		return b, call.Args[0], true, true
	case b.Op == hclsyntax.OpGreaterThan && zero, b.Op == hclsyntax.OpNotEqual && zero, b.Op == hclsyntax.OpGreaterThanOrEqual && one:
		return b, call.Args[0], false, true
	}
	return nil, nil, false, false
}

// searched is a list that is made by a condition, where the elements themselves do not matter.
func searched(e hclsyntax.Expression) (*hclsyntax.ForExpr, bool) {
	f, ok := e.(*hclsyntax.ForExpr)
	return f, ok && f.CondExpr != nil && f.KeyExpr == nil && f.KeyVar == ""
}

func (p *pass) countedForNone() {
	p.each(func(n, _ hclsyntax.Node) {
		b, list, none, ok := counting(n)
		if !ok {
			return
		}
		if _, is := searched(list); is {
			return
		}
		now := "empty(" + p.src(list.Range()) + ")"
		if !none {
			now = "!" + now
		}
		p.say(b.SrcRange, now, "a list is counted to learn whether it is empty")
	})
}

func (p *pass) countedForAny() {
	p.each(func(n, _ hclsyntax.Node) {
		b, list, none, ok := counting(n)
		if !ok {
			return
		}
		f, is := searched(list)
		if !is {
			return
		}
		now := "any([for " + f.ValVar + " in " + p.src(f.CollExpr.Range()) + " : " + p.src(f.CondExpr.Range()) + "])"
		if none {
			now = "!" + now
		}
		p.say(b.SrcRange, now, "things are counted to learn whether there is one")
	})
}

var opposite = map[*hclsyntax.Operation]string{
	hclsyntax.OpEqual: "!=", hclsyntax.OpNotEqual: "==", hclsyntax.OpLessThan: ">=", hclsyntax.OpGreaterThan: "<=",
	hclsyntax.OpLessThanOrEqual: ">", hclsyntax.OpGreaterThanOrEqual: "<",
}

func (p *pass) negatedComparison() {
	p.each(func(n, in hclsyntax.Node) {
		u, ok := n.(*hclsyntax.UnaryOpExpr)
		if !ok || u.Op != hclsyntax.OpLogicalNot {
			return
		}
		inner, ok := u.Val.(*hclsyntax.ParenthesesExpr)
		if !ok {
			return
		}
		b, ok := inner.Expression.(*hclsyntax.BinaryOpExpr)
		if !ok || opposite[b.Op] == "" {
			return
		}
		now := p.src(b.LHS.Range()) + " " + opposite[b.Op] + " " + p.src(b.RHS.Range())
		if _, again := in.(*hclsyntax.UnaryOpExpr); again { // which another rule tells
			return
		}
		if loose(b, in) {
			now = "(" + now + ")"
		}
		p.say(u.SrcRange, now, "a comparison in brackets is negated")
	})
}

func (p *pass) chosenTruth() {
	p.each(func(n, in hclsyntax.Node) {
		c, ok := n.(*hclsyntax.ConditionalExpr)
		if !ok {
			return
		}
		yes, a := truth(c.TrueResult)
		no, b := truth(c.FalseResult)
		if !a || !b || yes == no {
			return
		}
		now := p.instead(c.Condition, in)
		if no {
			now = "!" + p.whole(c.Condition)
		}
		p.say(c.SrcRange, now, "a condition chooses between true and false")
	})
}

func (p *pass) negatedTwice() {
	p.each(func(n, in hclsyntax.Node) {
		u, ok := n.(*hclsyntax.UnaryOpExpr)
		if !ok || u.Op != hclsyntax.OpLogicalNot {
			return
		}
		if inner, ok := u.Val.(*hclsyntax.UnaryOpExpr); ok && inner.Op == hclsyntax.OpLogicalNot {
			p.say(u.SrcRange, p.instead(inner.Val, in), "a condition is negated twice")
		}
	})
}

func (p *pass) emptyElse() {
	for _, it := range p.merged.Items {
		p.eachBody(it.Body, func(b *hclsyntax.Body) {
			for _, k := range b.Blocks {
				if k.Type != "else" || len(k.Body.Blocks) > 0 || len(k.Body.Attributes) > 0 {
					continue
				}
				at := k.TypeRange
				at.End = k.CloseBraceRange.End
				f := p.found(k.TypeRange, "the else has nothing in it").note("take it away")
				if src := p.merged.Sources[at.Filename]; !hasComment(p.src(at)) {
					// The line goes with it, where nothing else stands on it.
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
