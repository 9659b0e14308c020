package check

import (
	"math/big"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// expr gives an expression its type. With want it is converted to that type or reported; want nil infers. After an
// error the result has the type Invalid, which fits everywhere, so that one mistake is reported once.
func (c *checker) expr(e hclsyntax.Expression, s *scope, want *ir.Type) ir.Expr {
	return c.fit(c.infer(e, s, want), want)
}

func invalid(r hcl.Range) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: tInvalid, R: r}, Val: &ir.Const{}}
}

func literal(t *ir.Type, r hcl.Range, n int64) *ir.Lit {
	return &ir.Lit{Base: ir.Base{T: t, R: r}, Val: &ir.Const{Int: n, Den: 1}}
}

// infer types an expression from the inside. hint is what its place would like: it guides empty lists, sets and
// texts, and is no promise.
func (c *checker) infer(e hclsyntax.Expression, s *scope, hint *ir.Type) ir.Expr {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if x, ok := c.standsFor(e.Traversal.RootName(), s, hint); ok {
			return c.steps(x, e.Traversal[1:])
		}
		return c.reference(e, s)
	case *hclsyntax.LiteralValueExpr:
		return c.literalValue(e, false)
	case *hclsyntax.TemplateExpr, *hclsyntax.TemplateWrapExpr:
		t := c.template(e, s)
		if t == nil {
			return invalid(e.Range())
		}
		return &ir.TextOf{Base: ir.Base{T: tText, R: e.Range()}, Template: t}
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
		return c.infer(e.Expression, s, hint)
	case *hclsyntax.ForExpr:
		return c.comprehension(e, s, hint)
	case *hclsyntax.IndexExpr:
		return c.index(c.infer(e.Collection, s, nil), c.expr(e.Key, s, tInt), e.SrcRange)
	case *hclsyntax.RelativeTraversalExpr:
		return c.steps(c.infer(e.Source, s, nil), e.Traversal)
	case *hclsyntax.ObjectConsExpr:
		if hint != nil && hint.Kind == ir.Text {
			t := c.template(e, s)
			if t == nil {
				return invalid(e.SrcRange)
			}
			return &ir.TextOf{Base: ir.Base{T: tText, R: e.SrcRange}, Template: t}
		}
		c.errorf("SC208", e.SrcRange, "Braces stand for a text in several languages, { en = \"…\", de = \"…\" }; %s.", wanted(hint))
	case *hclsyntax.SplatExpr:
		c.errorf("SC208", e.MarkerRange, "There is no [*] in this language. Write [for x in list : x.member].")
	case *hclsyntax.ExprSyntaxError: // reported by the parser
	default:
		c.errorf("SC208", e.Range(), "Allowed are names, numbers, texts, lists, calls, operators, conditions and for expressions.")
	}
	return invalid(e.Range())
}

func wanted(t *ir.Type) string {
	if isInvalid(t) {
		return "a text in several languages cannot stand here"
	}
	return withArticle(t) + " is needed here"
}

// fit converts x to want, or reports that it does not fit.
func (c *checker) fit(x ir.Expr, want *ir.Type) ir.Expr {
	t := x.Type()
	if isInvalid(want) || isInvalid(t) || same(t, want) {
		return x
	}
	switch {
	case want.Kind == ir.Rational && t.Kind == ir.Int:
		return rational(x)
	case t.Kind == ir.None && want.Kind == ir.Ref && want.Optional:
		return literal(want, x.Where(), -1)
	case want.Kind == ir.Set && t.Kind == ir.List:
		switch x.(type) {
		case *ir.MakeList, *ir.Comp:
			if t.Elem.Kind == ir.None || fits(t.Elem, want.Elem) {
				return &ir.ToSet{Base: ir.Base{T: want, R: x.Where()}, X: x}
			}
		}
	case fits(t, want):
		// An empty list learns here what it is a list of.
		if l, ok := x.(*ir.MakeList); ok && len(l.Elems) == 0 {
			l.T = want
		}
		return x
	}
	d := diag.New("SC200", x.Where(), "This is %s, but %s is needed here.", withArticle(t), withArticle(want))
	switch {
	case t.Kind == ir.None:
		d = d.Note("none fits only an optional(%s).", typeName(want))
	case t.Kind == ir.Text && want.Kind == ir.Ref:
		d = d.Note("Refer to it by class and name, without quotes: %s.NAME.", want.Class.Name)
	case t.Kind == ir.Text && isNumber(want):
		d = d.Note("Write numbers without quotes.")
	case t.Kind == ir.Rational && want.Kind == ir.Int:
		d = d.Note("Round it: floor(…), ceil(…), nearest(…), or div(a, b) instead of a / b.")
	case isRole(t, ir.RolePiece) && isRole(want, ir.RoleUnit):
		d = d.Note("The kind of a piece p is p.unit.")
	case t.Kind == ir.List && want.Kind == ir.Set && fits(t.Elem, want.Elem):
		d = d.Note("Only a list written out or a [for …] becomes a set: [for x in … : x].")
	case isSequence(want) && fits(t, want.Elem):
		d = d.Note("For a list of one write it in brackets: […].")
	case isSequence(t) && fits(t.Elem, want):
		d = d.Note("For one of them write first(…), or choose one.")
	}
	c.report(d)
	return invalid(x.Where())
}

// rational converts an int; a constant stays one.
func rational(x ir.Expr) ir.Expr {
	if l, ok := x.(*ir.Lit); ok {
		return literal(tRational, l.R, l.Val.Int)
	}
	return &ir.ToRational{Base: ir.Base{T: tRational, R: x.Where()}, X: x}
}

// literalValue reads a number, true or false. Negated reads the number with its sign, which matters for the least one.
func (c *checker) literalValue(e *hclsyntax.LiteralValueExpr, negated bool) ir.Expr {
	r := e.SrcRange
	switch {
	case e.Val == cty.True:
		return literal(tBool, r, 1)
	case e.Val == cty.False:
		return literal(tBool, r, 0)
	case e.Val.IsNull():
		c.errorf("SC208", r, "There is no null in this language. Write none where nothing may be.")
	case e.Val.Type() == cty.Bool:
		n := int64(0)
		if e.Val.True() {
			n = 1
		}
		return literal(tBool, r, n)
	case e.Val.Type() == cty.Number:
		n, den, ok := exact(e.Val.AsBigFloat(), negated)
		if !ok {
			c.errorf("SC206", r, "Whole numbers have 64 bits, from -9223372036854775808 to 9223372036854775807, and fractions are made of two such numbers.")
			break
		}
		if den == 1 {
			return literal(tInt, r, n)
		}
		return &ir.Lit{Base: ir.Base{T: tRational, R: r}, Val: &ir.Const{Int: n, Den: den}}
	default:
		c.errorf("SC208", r, "Allowed are names, numbers, texts, lists, calls, operators, conditions and for expressions.")
	}
	return invalid(r)
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
func (c *checker) tuple(e *hclsyntax.TupleConsExpr, s *scope, hint *ir.Type) ir.Expr {
	out := &ir.MakeList{Base: ir.Base{R: e.SrcRange}, Elems: make([]ir.Expr, len(e.Exprs))}
	if hint != nil && isSequence(hint) && !isInvalid(hint.Elem) {
		bad := false
		for i, x := range e.Exprs {
			out.Elems[i] = c.expr(x, s, hint.Elem)
			bad = bad || isInvalid(out.Elems[i].Type())
		}
		out.T = listOf(hint.Elem)
		if bad {
			return invalid(e.SrcRange)
		}
		return out
	}
	elem := tNone
	for i, x := range e.Exprs {
		y := c.infer(x, s, nil)
		out.Elems[i] = y
		if isInvalid(y.Type()) {
			elem = tInvalid
			continue
		}
		if i == 0 {
			elem = y.Type()
			continue
		}
		u := unify(elem, y.Type())
		if u == nil {
			c.errorf("SC205", y.Where(), "The elements before are of type %s, this one is %s. A list has one type.", typeName(elem), withArticle(y.Type()))
			return invalid(e.SrcRange)
		}
		elem = u
	}
	if isInvalid(elem) {
		return invalid(e.SrcRange)
	}
	for i, y := range out.Elems {
		out.Elems[i] = c.fit(y, elem)
	}
	out.T = listOf(elem)
	return out
}

func (c *checker) index(list, at ir.Expr, r hcl.Range) ir.Expr {
	if isInvalid(list.Type()) || isInvalid(at.Type()) {
		return invalid(r)
	}
	if list.Type().Kind != ir.List {
		c.errorf("SC213", list.Where(), "Only a list is indexed; this is %s.", withArticle(list.Type()))
		return invalid(r)
	}
	if n, ok := constInt(at); ok && n < 0 {
		c.errorf("SC213", at.Where(), "The first element has index 0; the last is last(…).")
		return invalid(r)
	}
	return &ir.Index{Base: ir.Base{T: list.Type().Elem, R: r}, List: list, At: at}
}
