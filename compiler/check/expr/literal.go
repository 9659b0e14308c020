package expr

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// literalValue reads a number, true or false. With negated it reads the number with a minus sign, because the least int
// has no positive counterpart.
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
			c.report.Errorf("SC206", r, "Whole numbers have 64 bits, from -9223372036854775808 to 9223372036854775807.")
			break
		}
		if den == 1 {
			return types.Literal(types.Int, r, n)
		}
		if !c.fitsRational(n, den, r) {
			break
		}
		return &ir.Lit{Base: ir.Base{T: types.Rational, R: r}, Val: &ir.Const{Int: n, Den: den}}
	default:
		c.report.Errorf("SC208", r, "Allowed are names, numbers, texts, lists, calls, operators, conditions and for expressions.")
	}
	return types.Mistake(r)
}

// fitsRational reports whether n/den is a fraction that play can hold, and adds a diagnostic if it is not.
func (c *Checker) fitsRational(n, den int64, at hcl.Range) bool {
	if known.FitsRational(n, den) {
		return true
	}
	is := fmt.Sprint(n)
	if den != 1 {
		is = fmt.Sprintf("%d/%d", n, den)
	}
	c.report.Errorf("SC206", at, "A fraction is made of two whole numbers of at most 2147483647, in lowest terms; this is %s. Use a number with fewer digits.", is)
	return false
}

// exact turns the parser's 512-bit float into the fraction that the author wrote: 0.1 is one tenth, although no binary
// float is. The shortest decimal that reads back as the same float is what the file says.
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
			d := known.GCD(n, den)
			return n / d, den / d, true
		}
	}
	r, good := new(big.Rat).SetString(text)
	if !good || !r.Num().IsInt64() || !r.Denom().IsInt64() {
		return 0, 0, false
	}
	return r.Num().Int64(), r.Denom().Int64(), true
}

// tuple types a list that is written out.
func (c *Checker) tuple(e *hclsyntax.TupleConsExpr, s *symbols.Scope, hint *ir.Type) ir.Expr {
	out := &ir.MakeList{Base: ir.Base{R: e.SrcRange}, Elems: make([]ir.Expr, len(e.Exprs))}
	if hint != nil && types.IsSequence(hint) && !types.IsInvalid(hint.Elem) {
		for i, x := range e.Exprs {
			out.Elems[i] = c.Expr(x, s, hint.Elem)
		}
		out.T = types.List(hint.Elem)
		return sound(out, out.Elems...)
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
			return c.mistake(diag.New("SC205", y.Where(), "The elements before are of type %s, and this one is %s. A list has one type.", types.Name(elem), types.WithArticle(y.Type())))
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
	if anyInvalid(list, at) {
		return types.Mistake(r)
	}
	if list.Type().Kind != ir.List {
		return c.mistake(diag.New("SC213", list.Where(), "Only a list is indexed; this is %s.", types.WithArticle(list.Type())))
	}
	if n, ok := known.Number(at); ok && n < 0 {
		return c.mistake(diag.New("SC213", at.Where(), "The first element has index 0; the last is last(…)."))
	}
	return &ir.Index{Base: ir.Base{T: list.Type().Elem, R: r}, List: list, At: at}
}
