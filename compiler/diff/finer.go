package diff

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
)

// piece is a part of an expression that differs; a is nil where it is new, b where it is gone. sign is the operator
// that joins it to the rest.
type piece struct {
	a, b hclsyntax.Expression
	sign string
	same hclsyntax.Expression // the part of b that is all of a, or of a that is all of b
}

func (c *comparer) say(p piece) []Span {
	code := func(e hclsyntax.Expression, style Style) Span {
		return Span{Style: style, Code: true, Text: p.sign + show(e)}
	}
	switch {
	case p.same != nil && p.a == nil:
		return []Span{plain("now "), {Style: New, Code: true, Text: showAround(p.b, p.same)}, plain(", … being what it was")}
	case p.same != nil:
		return []Span{plain("no longer "), {Style: Old, Code: true, Text: showAround(p.a, p.same)}, plain(" but only the …")}
	case p.a == nil:
		return []Span{plain("added "), code(p.b, New)}
	case p.b == nil:
		return []Span{plain("removed "), code(p.a, Old)}
	}
	return []Span{code(p.a, Old), plain(" → "), code(p.b, New)}
}

// small is the length below which an expression is told whole: smaller pieces would say too little.
const small = 44

// finer finds the smallest parts worth telling in which two expressions differ.
func (c *comparer) finer(a, b hclsyntax.Expression, out []piece) []piece {
	a, b = dsl.Unparen(a), dsl.Unparen(b)
	ca, cb := c.a.canon(a), c.b.canon(b)
	if ca == cb {
		return out
	}
	whole := append(out, piece{a: a, b: b})
	if len(ca) <= small && len(cb) <= small {
		return whole
	}
	if in := c.b.holds(b, ca); in != nil && !joined(b) {
		return append(out, piece{b: b, same: in})
	}
	if in := c.a.holds(a, cb); in != nil && !joined(a) {
		return append(out, piece{a: a, same: in})
	}
	each := func(as, bs []hclsyntax.Expression, sign string) []piece {
		now := append([]piece(nil), out...)
		pairs := c.pairUp(as, bs)
		at := 0
		for i, j := range pairs {
			if j < 0 {
				now = append(now, piece{a: as[i], sign: sign})
				continue
			}
			for ; at < j; at++ {
				now = append(now, piece{b: bs[at], sign: sign})
			}
			at = j + 1
			now = c.finer(as[i], bs[j], now)
		}
		for ; at < len(bs); at++ {
			now = append(now, piece{b: bs[at], sign: sign})
		}
		return now
	}
	same := func(as, bs []hclsyntax.Expression) []piece {
		now := append([]piece(nil), out...)
		for i := range as {
			now = c.finer(as[i], bs[i], now)
		}
		return now
	}
	switch x := a.(type) {
	case *hclsyntax.BinaryOpExpr:
		y, ok := b.(*hclsyntax.BinaryOpExpr)
		sign := binary[x.Op].sign
		if sign == "&&" || sign == "||" || sign == "+" {
			as, bs := chain(a, x.Op), chain(b, x.Op)
			if ok && x.Op == y.Op || c.share(as, bs) {
				return each(as, bs, sign+" ")
			}
		}
		if ok && x.Op == y.Op && c.a.canon(x.LHS) == c.b.canon(y.LHS) && len(show(x.RHS)) <= small && len(show(y.RHS)) <= small {
			return append(out, piece{a: x.RHS, b: y.RHS, sign: "… " + sign + " "}) // 8 → 9 alone would say nothing
		}
		if ok && x.Op == y.Op {
			return same([]hclsyntax.Expression{x.LHS, x.RHS}, []hclsyntax.Expression{y.LHS, y.RHS})
		}
	case *hclsyntax.UnaryOpExpr:
		if y, ok := b.(*hclsyntax.UnaryOpExpr); ok && x.Op == y.Op {
			return c.finer(x.Val, y.Val, out)
		}
	case *hclsyntax.ConditionalExpr:
		if y, ok := b.(*hclsyntax.ConditionalExpr); ok {
			return same([]hclsyntax.Expression{x.Condition, x.TrueResult, x.FalseResult}, []hclsyntax.Expression{y.Condition, y.TrueResult, y.FalseResult})
		}
	case *hclsyntax.FunctionCallExpr:
		if y, ok := b.(*hclsyntax.FunctionCallExpr); ok && c.a.names.of("function", x.Name) == y.Name && len(x.Args) == len(y.Args) {
			return same(x.Args, y.Args)
		}
	case *hclsyntax.TupleConsExpr:
		if y, ok := b.(*hclsyntax.TupleConsExpr); ok {
			return each(x.Exprs, y.Exprs, "")
		}
	case *hclsyntax.ForExpr:
		y, ok := b.(*hclsyntax.ForExpr)
		if !ok || x.KeyVar != y.KeyVar || x.ValVar != y.ValVar || (x.KeyExpr == nil) != (y.KeyExpr == nil) || x.Group != y.Group {
			return whole
		}
		as, bs := []hclsyntax.Expression{x.CollExpr, x.ValExpr}, []hclsyntax.Expression{y.CollExpr, y.ValExpr}
		if x.KeyExpr != nil {
			as, bs = append(as, x.KeyExpr), append(bs, y.KeyExpr)
		}
		now := same(as, bs)
		switch {
		case x.CondExpr != nil && y.CondExpr != nil:
			now = c.finer(x.CondExpr, y.CondExpr, now)
		case x.CondExpr != nil:
			now = append(now, piece{a: x.CondExpr, sign: "if "})
		case y.CondExpr != nil:
			now = append(now, piece{b: y.CondExpr, sign: "if "})
		}
		return now
	case *hclsyntax.ObjectConsExpr, *hclsyntax.TemplateExpr:
	}
	// A condition that was put before or after the whole: `x` became `x && y`.
	if y, ok := b.(*hclsyntax.BinaryOpExpr); ok {
		if sign := binary[y.Op].sign; sign == "&&" || sign == "||" || sign == "+" {
			as, bs := chain(a, y.Op), chain(b, y.Op)
			if c.share(as, bs) {
				return each(as, bs, sign+" ")
			}
		}
	}
	return whole
}

// maxHolder is the length in bytes of the longest expression that is searched for another: the search costs its square.
const maxHolder = 8000

// holds finds the part of an expression that reads so.
func (s *scene) holds(e hclsyntax.Expression, text string) (found hclsyntax.Expression) {
	if rng := e.Range(); rng.End.Byte-rng.Start.Byte > maxHolder {
		return nil
	}
	_ = hclsyntax.VisitAll(e, func(n hclsyntax.Node) hcl.Diagnostics {
		if x, ok := n.(hclsyntax.Expression); ok && found == nil && len(text) > 8 {
			if _, key := n.(*hclsyntax.ObjectConsKeyExpr); !key && x != e && s.canon(x) == text {
				found = dsl.Unparen(x)
			}
		}
		return nil
	})
	return found
}

// joined says that an expression is a chain of conditions or terms, which are told one by one.
func joined(e hclsyntax.Expression) bool {
	x, ok := e.(*hclsyntax.BinaryOpExpr)
	return ok && (x.Op == hclsyntax.OpLogicalAnd || x.Op == hclsyntax.OpLogicalOr || x.Op == hclsyntax.OpAdd)
}

func showAround(e, hole hclsyntax.Expression) string {
	p := printer{fixed: true, hole: hole}
	p.expr(e, 0)
	return p.out.String()
}

// chain lists what one operator joins: a && b && c.
func chain(e hclsyntax.Expression, op *hclsyntax.Operation) []hclsyntax.Expression {
	if x, ok := dsl.Unparen(e).(*hclsyntax.BinaryOpExpr); ok && x.Op == op {
		return append(chain(x.LHS, op), chain(x.RHS, op)...)
	}
	return []hclsyntax.Expression{dsl.Unparen(e)}
}

// share says whether two lists of expressions have one in common.
func (c *comparer) share(as, bs []hclsyntax.Expression) bool {
	there := map[string]bool{}
	for _, e := range as {
		there[c.a.canon(e)] = true
	}
	return slices.ContainsFunc(bs, func(e hclsyntax.Expression) bool { return there[c.b.canon(e)] })
}

// pairUp pairs two lists of expressions: equal ones in order first, then what lies between two pairs one by one where
// it is as many on either side.
func (c *comparer) pairUp(as, bs []hclsyntax.Expression) []int {
	n, m := len(as), len(bs)
	out := make([]int, n)
	ka, kb := make([]string, n), make([]string, m)
	for i, e := range as {
		ka[i], out[i] = c.a.canon(e), -1
	}
	for j, e := range bs {
		kb[j] = c.b.canon(e)
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
