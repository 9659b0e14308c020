// Package expr types expressions: names, operators, calls, comprehensions and texts. It reads the tables of
// declarations and translates syntax to the typed tree of package ir.
package expr

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Checker types expressions.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report
	// infer types an expression of any kind. It is a variable to avoid an initialisation cycle: expressions contain
	// expressions, so the files of this package call it through Infer, and New sets it.
	infer func(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr

	// Case is the current case of a test, or nil. Its names stand for their values.
	Case *Case
	// giving is the case whose value is being read, or nil.
	giving *Case
	// Asked has the types that expressions must have for a rewrite of a base to be correct.
	Asked map[hcl.Range]hclsyntax.Expression
	// Moved has the members that a base has moved, by class and old name, if only the class tells which member is
	// meant.
	Moved map[string]map[string]string
	// caseBytes counts the bytes read for cases so far: see mostCaseText.
	caseBytes int
}

// mistake reports a diagnostic and returns the expression that replaces the one with the error.
func (c *Checker) mistake(d diag.Diagnostic) ir.Expr {
	c.report.Add(d)
	return types.Mistake(d.Range)
}

// invalid reports a diagnostic about a type and returns Invalid.
func (c *Checker) invalid(d diag.Diagnostic) *ir.Type {
	c.report.Add(d)
	return types.Invalid
}

// anyInvalid reports whether one of the expressions has an error.
func anyInvalid(parts ...ir.Expr) bool {
	return slices.ContainsFunc(parts, func(x ir.Expr) bool { return x != nil && types.IsInvalid(x.Type()) })
}

// sound returns an expression or, if it or one of its parts has an error, an invalid one.
func sound(x ir.Expr, parts ...ir.Expr) ir.Expr {
	if types.IsInvalid(x.Type()) || anyInvalid(parts...) {
		return types.Mistake(x.Where())
	}
	return x
}

// Infer types an expression. hint is the type that would fit its place: it determines the type of empty lists, sets
// and texts, but the result need not have it.
func (c *Checker) Infer(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr {
	c.symbols.Notes.Place(e.Range(), s, hint)
	x := c.infer(e, s, hint)
	if len(c.Asked) == 0 {
		return x
	}
	if typ := c.Asked[e.Range()]; typ != nil {
		if want := c.TypeSpec(typ); !types.IsInvalid(want) && !types.IsInvalid(x.Type()) && !types.Fits(x.Type(), want) {
			return c.mistake(diag.New("SC168", e.Range(), "this is %s; write the form of today yourself",
				types.WithArticle(x.Type())).
				Saying("the base rewrites this only for %s", types.WithArticle(want)).See(typ.Range(), "the base says so here"))
		}
	}
	return x
}

// movedMember returns the new name of a member that a base has moved, and warns, or returns "".
func (c *Checker) movedMember(k *ir.Class, name string, at hcl.Range) string {
	now := c.Moved[k.Name][name]
	if now == "" {
		return ""
	}
	d := diag.New("SC169", at, "`scenario upgrade` replaces it").
		Saying("class.%s.%s is called class.%s.%s now", k.Name, name, k.Name, now)
	d.Repairs = append(d.Repairs, diag.Repair{Kind: diag.Edit, Range: at, Text: now})
	c.report.Add(d)
	return now
}

// New returns a Checker that reads a table and reports errors.
func New(t *symbols.Table, r *symbols.Report) *Checker {
	c := &Checker{symbols: t, report: r}
	c.infer = c.inferKind
	return c
}

// inferKind types an expression according to its syntax.
func (c *Checker) inferKind(e hclsyntax.Expression, s *symbols.Scope, hint *ir.Type) ir.Expr {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if x, ok := c.caseValue(e.Traversal, s, hint); ok {
			return x
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
		if _, written := dsl.Unparen(e.Collection).(*hclsyntax.ObjectConsExpr); written {
			// The map may be inherited by an override, and correct where it is written.
			c.report.Errorf("SC208", e.SrcRange,
				"A map that is written out, or inherited, has no values to be read here. Write the value itself.")
			c.Infer(e.Key, s, nil)
			return types.Mistake(e.SrcRange)
		}
		l := c.Infer(e.Collection, s, nil)
		if t := l.Type(); t != nil && t.Kind == ir.Keyed {
			return c.entry(l, c.Infer(e.Key, s, t.Key.Ref()), e.SrcRange)
		}
		return c.index(l, c.Expr(e.Key, s, types.Int), e.SrcRange)
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
		if hint != nil && hint.Kind == ir.Keyed {
			return c.object(e, s, hint)
		}
		c.report.Errorf("SC208", e.SrcRange,
			"{ … } is a map where a map is needed, or else a text in several languages, { en = \"…\", de = \"…\" }; %s.",
			wordNeed(hint))
	case *hclsyntax.SplatExpr:
		c.report.Errorf("SC208", e.MarkerRange, "There is no [*] in this language. Write [for x in list : x.member].")
	case *hclsyntax.ExprSyntaxError: // reported by the parser
	default:
		c.report.Errorf("SC208", e.Range(),
			"Allowed are names, numbers, texts, lists, calls, operators, conditions and for expressions.")
	}
	return types.Mistake(e.Range())
}

func wordNeed(t *ir.Type) string {
	if types.IsInvalid(t) {
		return "neither is needed here"
	}
	return types.WithArticle(t) + " is needed here"
}

// Expr types an expression. If want is not nil, the result is converted to that type, or an error is reported. After
// an error the type is Invalid, which matches every type, so that one mistake is reported once.
func (c *Checker) Expr(e hclsyntax.Expression, s *symbols.Scope, want *ir.Type) ir.Expr {
	return c.Fit(c.Infer(e, s, want), want)
}

// Fit converts x to the type want, or reports that it does not fit.
func (c *Checker) Fit(x ir.Expr, want *ir.Type) ir.Expr {
	t := x.Type()
	if types.IsInvalid(want) || types.IsInvalid(t) || types.Identical(t, want) {
		return x
	}
	switch {
	case want.Kind == ir.Rational && t.Kind == ir.Int:
		if l, ok := x.(*ir.Lit); ok && !c.fitsRational(l.Val.Int, 1, l.R) {
			return types.Mistake(l.R)
		}
		return rational(x)
	case t.Kind == ir.None && want.Kind == ir.Ref && want.Optional:
		return types.Literal(want, x.Where(), -1)
	case want.IsSet() && t.Kind == ir.List:
		switch x.(type) {
		case *ir.MakeList, *ir.Comp:
			if t.Elem.Kind == ir.None || types.Fits(t.Elem, want.Elem) {
				return &ir.ToSet{Base: ir.Base{T: want, R: x.Where()}, X: x}
			}
		}
	case types.Fits(t, want):
		// An empty list has the type that is wanted.
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
	case t.Kind == ir.List && want.IsSet() && types.Fits(t.Elem, want.Elem):
		d = d.Note("Only a list written out or a [for …] becomes a set: [for x in … : x].")
	case types.IsSequence(want) && types.Fits(t, want.Elem):
		d = d.Note("For a list of one write it in brackets: […].")
	case types.IsSequence(t) && types.Fits(t.Elem, want):
		d = d.Note("For one of them write first(…), or choose one.")
	}
	return c.mistake(d)
}

// rational converts an int to a rational. A constant remains a constant.
func rational(x ir.Expr) ir.Expr {
	if l, ok := x.(*ir.Lit); ok {
		return types.Literal(types.Rational, l.R, l.Val.Int)
	}
	return &ir.ToRational{Base: ir.Base{T: types.Rational, R: x.Where()}, X: x}
}

// NewPlaceholder returns an expression of a type for something that an abstract scenario leaves to its games. It is
// never evaluated.
func NewPlaceholder(t *ir.Type, at hcl.Range) ir.Expr {
	base := ir.Base{T: t, R: at}
	switch t.Kind {
	case ir.Text:
		return &ir.TextOf{Base: base, Template: symbols.PlainText("", at)}
	case ir.List:
		return &ir.MakeList{Base: base}
	}
	return &ir.Lit{Base: base, Val: symbols.ZeroConst(t)}
}

// neededBody returns a body for a function that is needed: it returns a value of the declared type.
func neededBody(t *ir.Type, at hcl.Range) []ir.Stmt {
	if types.IsInvalid(t) {
		return nil
	}
	return []ir.Stmt{&ir.Return{At: ir.At{R: at}, Value: NewPlaceholder(t, at)}}
}
