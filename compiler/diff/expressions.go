package diff

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// difference is a part in which two expressions differ; a is nil if the part is new, and b if it was removed. sign is
// the operator that joins it to the rest, as it is shown before the part.
type difference struct {
	a, b       hclsyntax.Expression
	sign       string
	precedence int                  // a part with a lower precedence needs parentheses after sign
	contained  hclsyntax.Expression // the part of b that equals a, or of a that equals b
}

// joinedBy returns a difference in an operand of op that is not the first one.
func joinedBy(op *hclsyntax.Operation, before string) difference {
	o := operators[op]
	return difference{sign: before + o.sign + " ", precedence: o.precedence + 1}
}

func (c *comparer) describeDifference(p difference) []Span {
	code := func(e hclsyntax.Expression, style Style) Span {
		return Span{Style: style, Code: true, Text: p.sign + operandText(e, p.precedence)}
	}
	switch {
	case p.contained != nil && p.a == nil:
		return []Span{plain("now "), {Style: New, Code: true, Text: elide(p.b, p.contained)}, plain(", where … is the old expression")}
	case p.contained != nil:
		return []Span{plain("no longer "), {Style: Old, Code: true, Text: elide(p.a, p.contained)}, plain(", only the …")}
	case p.a == nil:
		return []Span{plain("added "), code(p.b, New)}
	case p.b == nil:
		return []Span{plain("removed "), code(p.a, Old)}
	}
	return []Span{code(p.a, Old), plain(" → "), code(p.b, New)}
}

// maxWhole is the length up to which an expression is shown completely: a smaller part would say too little.
const maxWhole = 44

// differences finds the smallest parts worth showing in which two expressions differ, and appends them to out.
func (c *comparer) differences(a, b hclsyntax.Expression, out []difference) []difference {
	a, b = dsl.Unparen(a), dsl.Unparen(b)
	ca, cb := c.a.canonical(a), c.b.canonical(b)
	if ca == cb {
		return out
	}
	asOne := append(out, difference{a: a, b: b})
	if len(ca) <= maxWhole && len(cb) <= maxWhole {
		return asOne
	}
	if in := c.b.find(b, ca); in != nil && !isChain(b) {
		return append(out, difference{b: b, contained: in})
	}
	if in := c.a.find(a, cb); in != nil && !isChain(a) {
		return append(out, difference{a: a, contained: in})
	}
	// each compares lists of elements, or the operands of chains if op is not nil.
	each := func(as, bs []hclsyntax.Expression, op *hclsyntax.Operation) []difference {
		var joined difference
		if op != nil {
			joined = joinedBy(op, "")
		}
		part := func(a, b hclsyntax.Expression) difference {
			d := joined
			d.a, d.b = a, b
			return d
		}
		now := append([]difference(nil), out...)
		pairs := c.pairExprs(as, bs)
		at := 0
		for i, j := range pairs {
			if j < 0 {
				now = append(now, part(as[i], nil))
				continue
			}
			for ; at < j; at++ {
				now = append(now, part(nil, bs[at]))
			}
			at = j + 1
			now = c.differences(as[i], bs[j], now)
		}
		for ; at < len(bs); at++ {
			now = append(now, part(nil, bs[at]))
		}
		return now
	}
	same := func(as, bs []hclsyntax.Expression) []difference {
		now := append([]difference(nil), out...)
		for i := range as {
			now = c.differences(as[i], bs[i], now)
		}
		return now
	}
	if as, ok := listElements(a); ok {
		if bs, ok := listElements(b); ok {
			return each(as, bs, nil)
		}
	}
	switch x := a.(type) {
	case *hclsyntax.BinaryOpExpr:
		y, ok := b.(*hclsyntax.BinaryOpExpr)
		sign := operators[x.Op].sign
		if sign == "&&" || sign == "||" || sign == "+" {
			as, bs := operands(a, x.Op), operands(b, x.Op)
			if ok && x.Op == y.Op || c.haveCommon(as, bs) {
				return each(as, bs, x.Op)
			}
		}
		if ok && x.Op == y.Op && c.a.canonical(x.LHS) == c.b.canonical(y.LHS) {
			inner := c.differences(x.RHS, y.RHS, nil)
			if len(inner) == 1 && inner[0] == (difference{a: dsl.Unparen(x.RHS), b: dsl.Unparen(y.RHS)}) {
				d := joinedBy(x.Op, "… ") // 8 → 9 alone would say too little
				d.a, d.b = inner[0].a, inner[0].b
				return append(out, d)
			}
			return append(out, inner...)
		}
		if ok && x.Op == y.Op {
			return same([]hclsyntax.Expression{x.LHS, x.RHS}, []hclsyntax.Expression{y.LHS, y.RHS})
		}
	case *hclsyntax.UnaryOpExpr:
		if y, ok := b.(*hclsyntax.UnaryOpExpr); ok && x.Op == y.Op {
			return c.differences(x.Val, y.Val, out)
		}
	case *hclsyntax.ConditionalExpr:
		if y, ok := b.(*hclsyntax.ConditionalExpr); ok {
			return same([]hclsyntax.Expression{x.Condition, x.TrueResult, x.FalseResult}, []hclsyntax.Expression{y.Condition, y.TrueResult, y.FalseResult})
		}
	case *hclsyntax.FunctionCallExpr:
		if y, ok := b.(*hclsyntax.FunctionCallExpr); ok && c.a.renaming.called(x.Name) == y.Name && len(x.Args) == len(y.Args) {
			return same(x.Args, y.Args)
		}
	case *hclsyntax.ForExpr:
		y, ok := b.(*hclsyntax.ForExpr)
		if !ok || x.KeyVar != y.KeyVar || x.ValVar != y.ValVar || (x.KeyExpr == nil) != (y.KeyExpr == nil) || x.Group != y.Group {
			return asOne
		}
		as, bs := []hclsyntax.Expression{x.CollExpr, x.ValExpr}, []hclsyntax.Expression{y.CollExpr, y.ValExpr}
		if x.KeyExpr != nil {
			as, bs = append(as, x.KeyExpr), append(bs, y.KeyExpr)
		}
		now := same(as, bs)
		switch {
		case x.CondExpr != nil && y.CondExpr != nil:
			now = c.differences(x.CondExpr, y.CondExpr, now)
		case x.CondExpr != nil:
			now = append(now, difference{a: x.CondExpr, sign: "if "})
		case y.CondExpr != nil:
			now = append(now, difference{b: y.CondExpr, sign: "if "})
		}
		return now
	case *hclsyntax.ObjectConsExpr, *hclsyntax.TemplateExpr:
	}
	// A condition was added to the expression: `x` became `x && y`.
	if y, ok := b.(*hclsyntax.BinaryOpExpr); ok {
		if sign := operators[y.Op].sign; sign == "&&" || sign == "||" || sign == "+" {
			as, bs := operands(a, y.Op), operands(b, y.Op)
			if c.haveCommon(as, bs) {
				return each(as, bs, y.Op)
			}
		}
	}
	return asOne
}

// maxSearched is the length in bytes up to which an expression is searched for another: the cost of the search is
// quadratic.
const maxSearched = 8000

// find returns the part of an expression whose canonical text is text, or nil.
func (s *model) find(e hclsyntax.Expression, text string) (found hclsyntax.Expression) {
	if rng := e.Range(); rng.End.Byte-rng.Start.Byte > maxSearched {
		return nil
	}
	dsl.Walk(e, func(n hclsyntax.Node) {
		if x, ok := n.(hclsyntax.Expression); ok && found == nil && len(text) > 8 {
			if _, key := n.(*hclsyntax.ObjectConsKeyExpr); !key && x != e && s.canonical(x) == text {
				found = dsl.Unparen(x)
			}
		}
	})
	return found
}

// isChain reports whether an expression is a chain of conditions or terms, which are compared one by one.
func isChain(e hclsyntax.Expression) bool {
	x, ok := e.(*hclsyntax.BinaryOpExpr)
	return ok && (x.Op == hclsyntax.OpLogicalAnd || x.Op == hclsyntax.OpLogicalOr || x.Op == hclsyntax.OpAdd)
}

// elide returns the text of an expression with … for one of its parts.
func elide(e, hole hclsyntax.Expression) string {
	p := printer{keepKeyOrder: true, elided: hole}
	p.expr(e, 0)
	return p.out.String()
}

// operands returns the operands of a chain of one operator: a && b && c.
func operands(e hclsyntax.Expression, op *hclsyntax.Operation) []hclsyntax.Expression {
	if x, ok := dsl.Unparen(e).(*hclsyntax.BinaryOpExpr); ok && x.Op == op {
		return append(operands(x.LHS, op), operands(x.RHS, op)...)
	}
	return []hclsyntax.Expression{dsl.Unparen(e)}
}

// haveCommon reports whether two lists of expressions have one in common.
func (c *comparer) haveCommon(as, bs []hclsyntax.Expression) bool {
	there := map[string]bool{}
	for _, e := range as {
		there[c.a.canonical(e)] = true
	}
	return slices.ContainsFunc(bs, func(e hclsyntax.Expression) bool { return there[c.b.canonical(e)] })
}

// pairExprs pairs the expressions of two lists. It pairs equal ones first, in order; then it pairs those between two
// pairs one by one, if there are equally many on both sides.
func (c *comparer) pairExprs(as, bs []hclsyntax.Expression) []int {
	n, m := len(as), len(bs)
	out := make([]int, n)
	ka, kb := make([]string, n), make([]string, m)
	for i, e := range as {
		ka[i], out[i] = c.a.canonical(e), -1
	}
	for j, e := range bs {
		kb[j] = c.b.canonical(e)
	}
	if n*m > maxCells {
		return out
	}
	best := make([][]int, n+1)
	for i := range best {
		best[i] = make([]int, m+1)
	}
	for i := n - 1; i >= 0; i-- {
		for j := m - 1; j >= 0; j-- {
			best[i][j] = max(best[i+1][j], best[i][j+1])
			if ka[i] == kb[j] {
				best[i][j] = max(best[i][j], best[i+1][j+1]+1)
			}
		}
	}
	fromA, fromB := 0, 0
	between := func(toA, toB int) {
		if toA-fromA == toB-fromB {
			for k := range toA - fromA {
				out[fromA+k] = fromB + k
			}
		}
	}
	for i, j := 0, 0; i < n && j < m; {
		switch {
		case ka[i] == kb[j] && best[i][j] == best[i+1][j+1]+1:
			between(i, j)
			out[i] = j
			i, j = i+1, j+1
			fromA, fromB = i, j
		case best[i+1][j] >= best[i][j+1]:
			i++
		default:
			j++
		}
	}
	between(n, m)
	return out
}
