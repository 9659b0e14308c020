package expr

import (
	"fmt"
	"math/big"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// literalValue types a number, true or false. With negated it types the number with a minus sign, because the least
// int has no positive counterpart.
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
		n, den, ok := parseFraction(e.Val.AsBigFloat(), negated)
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
		c.report.Errorf("SC208", r, "Allowed are names, numbers, texts, lists, calls, operators, "+
			"conditions and for expressions.")
	}
	return types.Mistake(r)
}

// fitsRational reports whether the interpreter can represent n/den, and adds a diagnostic if not.
func (c *Checker) fitsRational(n, den int64, at hcl.Range) bool {
	if known.FitsRational(n, den) {
		return true
	}
	is := fmt.Sprint(n)
	if den != 1 {
		is = fmt.Sprintf("%d/%d", n, den)
	}
	c.report.Errorf("SC206", at, "A fraction is made of two whole numbers of at most 2147483647, in lowest terms; this "+
		"is %s. Use a number with fewer digits.", is)
	return false
}

// parseFraction converts the parser's 512-bit float to the fraction that the author wrote: 0.1 becomes one tenth,
// although no binary float is. It uses the shortest decimal that is parsed as the same float.
func parseFraction(f *big.Float, negated bool) (n, den int64, ok bool) {
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

// tuple types a literal list.
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
			return c.mistake(diag.New("SC205", y.Where(),
				"The elements before are of type %s, and this one is %s. A list has one type.",
				types.Name(elem), types.WithArticle(y.Type())))
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
		return c.mistake(diag.New("SC213", list.Where(), "Only a list is indexed; this is %s.",
			types.WithArticle(list.Type())))
	}
	if n, ok := known.Number(at); ok && n < 0 {
		return c.mistake(diag.New("SC213", at.Where(), "The first element has index 0; the last is last(…)."))
	}
	return &ir.Index{Base: ir.Base{T: list.Type().Elem, R: r}, List: list, At: at}
}

// Constant returns the value of an attribute of a declared thing, or nil after an error.
func (c *Checker) Constant(e hclsyntax.Expression, want *ir.Type) *ir.Const {
	if want != nil && want.Kind == ir.Text {
		t := c.Template(e, nil)
		if t == nil {
			return nil
		}
		if len(t.Args) > 0 {
			c.report.Errorf("SC215", t.Args[0].Where(), "The text of a declared thing is fixed: it has no ${ }.")
			return nil
		}
		return &ir.Const{Text: t}
	}
	x := c.Expr(e, nil, want)
	if types.IsInvalid(x.Type()) {
		return nil
	}
	return c.Fold(x)
}

// TypedConstant is Constant for a value of any type, which it returns too.
func (c *Checker) TypedConstant(e hclsyntax.Expression) (*ir.Const, *ir.Type) {
	x := c.Expr(e, nil, nil)
	if types.IsInvalid(x.Type()) {
		return nil, types.Invalid
	}
	return c.Fold(x), x.Type()
}

// Fold returns the value of a constant expression. If it is not constant, Fold reports why and returns nil.
func (c *Checker) Fold(x ir.Expr) *ir.Const {
	v := known.Evaluator{Level: known.Written, Why: true}
	if out := v.Const(x); out != nil {
		if !c.fractionsFit(out, x.Type(), x.Where()) {
			return nil
		}
		return out
	}
	if len(v.Causes) == 0 {
		v.Causes = []known.Cause{{Kind: known.InPlay, Expr: x}}
	}
	for _, why := range v.Causes {
		c.reportNotConstant(why)
	}
	return nil
}

// fractionsFit reports whether the interpreter can represent a constant, and adds a diagnostic about the first
// fraction in it that it cannot.
func (c *Checker) fractionsFit(k *ir.Const, t *ir.Type, at hcl.Range) bool {
	switch t.Kind {
	case ir.Rational:
		return c.fitsRational(k.Int, max(k.Den, 1), at)
	case ir.List, ir.Keyed, ir.BigSet:
		for _, x := range k.List {
			if !c.fractionsFit(x, t.Elem, at) {
				return false
			}
		}
	}
	return true
}

// reportNotConstant reports the part of an expression that prevents it from being constant.
func (c *Checker) reportNotConstant(why known.Cause) {
	at := why.Expr.Where()
	switch why.Kind {
	case known.Overflow:
		c.report.Errorf("SC223", at, "The result does not fit into 64 bits, or is divided by 0.")
	case known.TooLong:
		c.report.Errorf("SC223", at, "A range written in a declaration has at most %d numbers.", known.MaxRange)
	case known.Comparison:
		c.report.Errorf("SC215", at, "Write true or false here.")
	default:
		d := diag.New("SC215", at, "This is known only in play. Allowed here are numbers, texts, class.name, lists of "+
			"them, arithmetic and functions of all these.")
		if _, ok := why.Expr.(*ir.AttrOf); ok {
			d = d.Note("What is computed from other things is a value.")
		}
		c.report.Add(d)
	}
}

// mapType types map(K, V).
func (c *Checker) mapType(e *hclsyntax.FunctionCallExpr) *ir.Type {
	if len(e.Args) != 2 || e.ExpandFinal {
		return c.invalid(diag.New("SC216", e.Range(), "map(…) takes a class and a type: map(resource, int)."))
	}
	key, elem := c.TypeSpec(e.Args[0]), c.TypeSpec(e.Args[1])
	if types.IsInvalid(key) || types.IsInvalid(elem) {
		return types.Invalid
	}
	if key.Kind != ir.Ref || key.Optional || types.Nameless(key.Class) {
		return c.invalid(diag.New("SC216", e.Args[0].Range(),
			"The keys of a map are the things of a class of declared things, or the values of an enum; this is %s.",
			types.WithArticle(key)))
	}
	switch elem.Kind {
	case ir.Int, ir.Rational, ir.Bool, ir.Ref:
		return types.Map(key.Class, elem)
	}
	return c.invalid(diag.New("SC216", e.Args[1].Range(),
		"The values of a map are numbers, true or false, or things of a class; this is %s.", types.WithArticle(elem)))
}

// object types { steel = 2 } where a map is needed. The result is a list with a value for each key; missing values
// are 0, false or none.
func (c *Checker) object(e *hclsyntax.ObjectConsExpr, s *symbols.Scope, t *ir.Type) ir.Expr {
	k := t.Key
	given := make([]ir.Expr, len(k.Members))
	seen := map[string]hcl.Range{}
	bad := false
	for _, item := range e.Items {
		m, at := c.mapKey(item.KeyExpr, k)
		x := c.Expr(item.ValueExpr, s, t.Elem)
		if m == nil || types.IsInvalid(x.Type()) {
			bad = true
			continue
		}
		if first, twice := seen[m.Name]; twice {
			c.report.Add(diag.New("SC264", at, "%s is given twice.", m.Name).See(first, "the first one is here"))
			bad = true
			continue
		}
		seen[m.Name] = at
		m.Used = true
		given[m.Index] = x
	}
	if bad {
		return types.Mistake(e.SrcRange)
	}
	zero := symbols.Zero(t.Elem)
	var missing []string
	for i, m := range k.Members {
		if given[i] != nil {
			continue
		}
		if zero == nil {
			missing = append(missing, m.Name)
			continue
		}
		given[i] = &ir.Lit{Base: ir.Base{T: t.Elem, R: e.SrcRange}, Val: zero}
	}
	if len(missing) > 0 {
		return c.mistake(diag.New("SC264", e.SrcRange,
			"There is no value for %s. Give every %s a value, or make the type map(%s, optional(%s)).",
			strings.Join(missing[:min(len(missing), 8)], ", "), k.Name, k.Name, types.Name(t.Elem)))
	}
	return &ir.MakeList{Base: ir.Base{T: t, R: e.SrcRange}, Elems: given}
}

// mapKey returns a key of a literal map: a member by name, or by class and name in parentheses.
func (c *Checker) mapKey(e hclsyntax.Expression, k *ir.Class) (*ir.Member, hcl.Range) {
	e = dsl.Key(e)
	at := e.Range()
	name := hcl.ExprAsKeyword(e)
	if name == "" {
		if class, step, ok := dsl.Reference(dsl.Unparen(e)); ok && class == k.Name {
			name = step.Name
		}
	}
	if name == "" {
		c.report.Errorf("SC264", at,
			"A key of this map is the name of a %s, such as %s. What is known only in play is changed by put(map, key, value).",
			k.Name, firstName(k))
		return nil, at
	}
	m := c.symbols.Members[k][name]
	if m == nil {
		if name == resolve.Inherited {
			c.report.Errorf("SC264", at, "To change some values of the map of the base, write union(inherited, { %s = … }).",
				firstName(k))
			return nil, at
		}
		c.ReportUnknownMember(k, name, at)
	} else {
		c.symbols.Notes.Name(at, m)
	}
	return m, at
}

func firstName(k *ir.Class) string {
	if len(k.Members) == 0 {
		return "NAME"
	}
	return k.Members[0].Name
}

// mapLoop types {for k in every(class) : k => value} where a map is needed. The result is a list with a value for
// each key, in order.
func (c *Checker) mapLoop(e *hclsyntax.ForExpr, s *symbols.Scope, t *ir.Type) ir.Expr {
	call, ok := dsl.Unparen(e.CollExpr).(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "every" || len(call.Args) != 1 || hcl.ExprAsKeyword(call.Args[0]) != t.Key.Name ||
		hcl.ExprAsKeyword(e.KeyExpr) != e.ValVar || e.CondExpr != nil {
		return c.mistake(diag.New("SC264", e.SrcRange,
			"A map has a value for every key: {for k in every(%s) : k => …}. Where a condition matters, "+
				"it is part of the value: cond ? a : b.", t.Key.Name))
	}
	plain := *e
	plain.KeyExpr = nil
	x := c.loop(&plain, s, t.Elem)
	if l, ok := x.(*ir.Comp); ok {
		l.T = t
	}
	return x
}

// entry types map[key].
func (c *Checker) entry(m, key ir.Expr, at hcl.Range) ir.Expr {
	t := m.Type()
	key = c.Fit(key, t.Key.Ref())
	return sound(&ir.Index{Base: ir.Base{T: t.Elem, R: at}, List: m, At: key}, key)
}

// theMap types an argument that is a map.
func (k *builtinCall) theMap(a hclsyntax.Expression) ir.Expr {
	var hint *ir.Type
	if k.row.Result.Word == "map" {
		hint = k.hint
	}
	x := k.c.Infer(a, k.scope, hint)
	t := x.Type()
	if types.IsInvalid(t) {
		return x
	}
	if t.Kind != ir.Keyed {
		return k.c.mistake(diag.New("SC211", x.Where(), "%s takes a map; this is %s.", k.row.Name, types.WithArticle(t)))
	}
	k.bound["K"], k.bound["V"] = t.Key.Ref(), t.Elem
	return x
}
