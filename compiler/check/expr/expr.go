package expr

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Expr gives an expression its type. With want it is converted to that type or reported; want nil infers. After an
// error the result has the type Invalid, which fits everywhere, so that one mistake is reported once.
func (c *Checker) Expr(e hclsyntax.Expression, s *symbols.Scope, want *ir.Type) ir.Expr {
	return c.Fit(c.Infer(e, s, want), want)
}

// Infer types an expression from the inside. hint is what its place would like: it guides empty lists, sets and
// texts, and is no promise.
func (c *Checker) Infer(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if x, ok := c.standsFor(e.Traversal.RootName(), s, hint); ok {
			return c.steps(x, e.Traversal[1:])
		}
		return c.reference(e, s)
	case *hclsyntax.LiteralValueExpr:
		return c.literalValue(e, false)
	case *hclsyntax.TemplateExpr, *hclsyntax.TemplateWrapExpr:
		t := c.Template(e, s)
		if t == nil {
			return types.Mistake(e.Range())
		}
		return &ir.TextOf{Base: ir.Base{T: types.Text, R: e.Range()}, Template: t}
	case *hclsyntax.TupleConsExpr:
		return c.tuple(e, s, hint)
	case *hclsyntax.FunctionCallExpr:
		return c.call(e, s, hint)
	case *hclsyntax.BinaryOpExpr:
		return c.binary(e, s)
	case *hclsyntax.UnaryOpExpr:
		return c.unary(e, s)
	case *hclsyntax.ConditionalExpr:
		return c.conditional(e, s, hint)
	case *hclsyntax.ParenthesesExpr:
		return c.Infer(e.Expression, s, hint)
	case *hclsyntax.ForExpr:
		return c.comprehension(e, s, hint)
	case *hclsyntax.IndexExpr:
		return c.index(c.Infer(e.Collection, s, nil), c.Expr(e.Key, s, types.Int), e.SrcRange)
	case *hclsyntax.RelativeTraversalExpr:
		return c.steps(c.Infer(e.Source, s, nil), e.Traversal)
	case *hclsyntax.ObjectConsExpr:
		if hint != nil && hint.Kind == ir.Text {
			t := c.Template(e, s)
			if t == nil {
				return types.Mistake(e.SrcRange)
			}
			return &ir.TextOf{Base: ir.Base{T: types.Text, R: e.SrcRange}, Template: t}
		}
		c.report.Errorf("SC208", e.SrcRange, "Braces stand for a text in several languages, { en = \"…\", de = \"…\" }; %s.", wanted(hint))
	case *hclsyntax.SplatExpr:
		c.report.Errorf("SC208", e.MarkerRange, "There is no [*] in this language. Write [for x in list : x.member].")
	case *hclsyntax.ExprSyntaxError: // reported by the parser
	default:
		c.report.Errorf("SC208", e.Range(), "Allowed are names, numbers, texts, lists, calls, operators, conditions and for expressions.")
	}
	return types.Mistake(e.Range())
}

func wanted(t *ir.Type) string {
	if types.IsInvalid(t) {
		return "a text in several languages cannot stand here"
	}
	return types.WithArticle(t) + " is needed here"
}

// Fit converts x to want, or reports that it does not fit.
func (c *Checker) Fit(x ir.Expr, want *ir.Type) ir.Expr {
	t := x.Type()
	if types.IsInvalid(want) || types.IsInvalid(t) || types.Same(t, want) {
		return x
	}
	switch {
	case want.Kind == ir.Rational && t.Kind == ir.Int:
		return rational(x)
	case t.Kind == ir.None && want.Kind == ir.Ref && want.Optional:
		return types.Literal(want, x.Where(), -1)
	case want.Kind == ir.Set && t.Kind == ir.List:
		switch x.(type) {
		case *ir.MakeList, *ir.Comp:
			if t.Elem.Kind == ir.None || types.Fits(t.Elem, want.Elem) {
				return &ir.ToSet{Base: ir.Base{T: want, R: x.Where()}, X: x}
			}
		}
	case types.Fits(t, want):
		// An empty list learns here what it is a list of.
		if l, ok := x.(*ir.MakeList); ok && len(l.Elems) == 0 {
			l.T = want
		}
		return x
	}
	d := diag.New("SC200", x.Where(), "This is %s, but %s is needed here.", types.WithArticle(t), types.WithArticle(want))
	switch {
	case t.Kind == ir.None:
		d = d.Note("none fits only an optional(%s).", types.Name(want))
	case t.Kind == ir.Text && want.Kind == ir.Ref:
		d = d.Note("Refer to it by class and name, without quotes: %s.NAME.", want.Class.Name)
	case t.Kind == ir.Text && types.IsNumber(want):
		d = d.Note("Write numbers without quotes.")
	case t.Kind == ir.Rational && want.Kind == ir.Int:
		d = d.Note("Round it: floor(…), ceil(…), nearest(…), or div(a, b) instead of a / b.")
	case types.IsRole(t, ir.RolePiece) && types.IsRole(want, ir.RoleUnit):
		d = d.Note("The kind of a piece p is p.unit.")
	case t.Kind == ir.List && want.Kind == ir.Set && types.Fits(t.Elem, want.Elem):
		d = d.Note("Only a list written out or a [for …] becomes a set: [for x in … : x].")
	case types.IsSequence(want) && types.Fits(t, want.Elem):
		d = d.Note("For a list of one write it in brackets: […].")
	case types.IsSequence(t) && types.Fits(t.Elem, want):
		d = d.Note("For one of them write first(…), or choose one.")
	}
	c.report.Add(d)
	return types.Mistake(x.Where())
}

// rational converts an int; a constant stays one.
func rational(x ir.Expr) ir.Expr {
	if l, ok := x.(*ir.Lit); ok {
		return types.Literal(types.Rational, l.R, l.Val.Int)
	}
	return &ir.ToRational{Base: ir.Base{T: types.Rational, R: x.Where()}, X: x}
}

// literalValue reads a number, true or false. Negated reads the number with its sign, which matters for the least one.
func (c *Checker) literalValue(e *hclsyntax.LiteralValueExpr, negated bool) ir.Expr {
	r := e.SrcRange
	switch {
	case e.Val == cty.True:
		return types.Literal(types.Bool, r, 1)
	case e.Val == cty.False:
		return types.Literal(types.Bool, r, 0)
	case e.Val.IsNull():
		c.report.Errorf("SC208", r, "There is no null in this language. Write none where nothing may be.")
	case e.Val.Type() == cty.Bool:
		n := int64(0)
		if e.Val.True() {
			n = 1
		}
		return types.Literal(types.Bool, r, n)
	case e.Val.Type() == cty.Number:
		n, den, ok := exact(e.Val.AsBigFloat(), negated)
		if !ok {
			c.report.Errorf("SC206", r, "Whole numbers have 64 bits, from -9223372036854775808 to 9223372036854775807, and fractions are made of two such numbers.")
			break
		}
		if den == 1 {
			return types.Literal(types.Int, r, n)
		}
		return &ir.Lit{Base: ir.Base{T: types.Rational, R: r}, Val: &ir.Const{Int: n, Den: den}}
	default:
		c.report.Errorf("SC208", r, "Allowed are names, numbers, texts, lists, calls, operators, conditions and for expressions.")
	}
	return types.Mistake(r)
}

// exact turns the parser's 512-bit float into the fraction the author wrote: 0.1 is one tenth, although no binary
// float is. The shortest decimal that reads back as the same float is what stood in the file.
func exact(f *big.Float, negated bool) (n, den int64, ok bool) {
	if negated {
		f = new(big.Float).Neg(f)
	}
	if f.IsInt() {
		n, acc := f.Int64()
		return n, 1, acc == big.Exact
	}
	short, _ := f.Float64()
	text := strconv.FormatFloat(short, 'f', -1, 64)
	if back, _, err := big.ParseFloat(text, 10, 512, big.ToNearestEven); err != nil || back.Cmp(f) != 0 {
		text = f.Text('f', -1)
	}
	if whole, places, ok := strings.Cut(text, "."); ok && len(whole)+len(places) <= 18 {
		n, err := strconv.ParseInt(whole+places, 10, 64)
		if err == nil {
			den = 1
			for range places {
				den *= 10
			}
			d := gcd(n, den)
			return n / d, den / d, true
		}
	}
	r, good := new(big.Rat).SetString(text)
	if !good || !r.Num().IsInt64() || !r.Denom().IsInt64() {
		return 0, 0, false
	}
	return r.Num().Int64(), r.Denom().Int64(), true
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	if a < 0 {
		return -a
	}
	return a
}

// tuple is a list written out.
func (c *Checker) tuple(e *hclsyntax.TupleConsExpr, s *symbols.Scope, hint *ir.Type) ir.Expr {
	out := &ir.MakeList{Base: ir.Base{R: e.SrcRange}, Elems: make([]ir.Expr, len(e.Exprs))}
	if hint != nil && types.IsSequence(hint) && !types.IsInvalid(hint.Elem) {
		bad := false
		for i, x := range e.Exprs {
			out.Elems[i] = c.Expr(x, s, hint.Elem)
			bad = bad || types.IsInvalid(out.Elems[i].Type())
		}
		out.T = types.List(hint.Elem)
		if bad {
			return types.Mistake(e.SrcRange)
		}
		return out
	}
	elem := types.None
	for i, x := range e.Exprs {
		y := c.Infer(x, s, nil)
		out.Elems[i] = y
		if types.IsInvalid(y.Type()) {
			elem = types.Invalid
			continue
		}
		if i == 0 {
			elem = y.Type()
			continue
		}
		u := types.Unify(elem, y.Type())
		if u == nil {
			c.report.Errorf("SC205", y.Where(), "The elements before are of type %s, this one is %s. A list has one type.", types.Name(elem), types.WithArticle(y.Type()))
			return types.Mistake(e.SrcRange)
		}
		elem = u
	}
	if types.IsInvalid(elem) {
		return types.Mistake(e.SrcRange)
	}
	for i, y := range out.Elems {
		out.Elems[i] = c.Fit(y, elem)
	}
	out.T = types.List(elem)
	return out
}

func (c *Checker) index(list, at ir.Expr, r hcl.Range) ir.Expr {
	if types.IsInvalid(list.Type()) || types.IsInvalid(at.Type()) {
		return types.Mistake(r)
	}
	if list.Type().Kind != ir.List {
		c.report.Errorf("SC213", list.Where(), "Only a list is indexed; this is %s.", types.WithArticle(list.Type()))
		return types.Mistake(r)
	}
	if n, ok := known.Number(at); ok && n < 0 {
		c.report.Errorf("SC213", at.Where(), "The first element has index 0; the last is last(…).")
		return types.Mistake(r)
	}
	return &ir.Index{Base: ir.Base{T: list.Type().Elem, R: r}, List: list, At: at}
}
