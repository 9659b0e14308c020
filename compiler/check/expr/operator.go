package expr

import (
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

var operators = map[*hclsyntax.Operation]string{
	hclsyntax.OpAdd: "+", hclsyntax.OpSubtract: "-", hclsyntax.OpMultiply: "*", hclsyntax.OpDivide: "/",
	hclsyntax.OpModulo: "%", hclsyntax.OpEqual: "==", hclsyntax.OpNotEqual: "!=", hclsyntax.OpLessThan: "<",
	hclsyntax.OpLessThanOrEqual: "<=", hclsyntax.OpGreaterThan: ">", hclsyntax.OpGreaterThanOrEqual: ">=",
	hclsyntax.OpLogicalAnd: "&&", hclsyntax.OpLogicalOr: "||", hclsyntax.OpNegate: "-", hclsyntax.OpLogicalNot: "!",
}

// binary types a binary operator. The only conversion is from int to rational if the other operand is rational: "5" +
// 1 is an error.
func (c *Checker) binary(e *hclsyntax.BinaryOpExpr, s *symbols.Scope) ir.Expr {
	op := operators[e.Op]
	switch op {
	case "&&", "||":
		x, y := c.Condition(e.LHS, s, "operand of "+op), c.Condition(e.RHS, s, "operand of "+op)
		return sound(&ir.Binary{Base: ir.Base{T: types.Bool, R: e.SrcRange}, Op: op, X: x, Y: y}, x, y)
	case "==", "!=":
		return c.equality(e, op, s)
	}
	x, y := c.Infer(e.LHS, s, nil), c.Infer(e.RHS, s, nil)
	if op == "+" && y.Type().Kind == ir.Text {
		x, y = y, x // the text shows the type of both
	}
	if !c.number(x, op) || !c.number(y, op) {
		return types.Mistake(e.SrcRange)
	}
	t := types.Unify(x.Type(), y.Type())
	switch op {
	case "/", "%":
		if n, ok := known.Number(y); ok && n == 0 {
			return c.mistake(diag.New("SC207", y.Where(), "The divisor is the constant 0."))
		}
		if op == "/" {
			t = types.Rational
			break
		}
		if t.Kind != ir.Int {
			return c.mistake(diag.New("SC201", e.SrcRange, "The remainder %% takes whole numbers; here it is given %s and %s.",
				types.Name(x.Type()), types.Name(y.Type())))
		}
	}
	x, y = c.Fit(x, t), c.Fit(y, t)
	if anyInvalid(x, y) {
		return types.Mistake(e.SrcRange)
	}
	switch op {
	case "<", "<=", ">", ">=":
		t = types.Bool
	}
	b := &ir.Binary{Base: ir.Base{T: t, R: e.SrcRange}, Op: op, X: x, Y: y}
	if t.Kind == ir.Int && overflows(b) {
		return c.mistake(diag.New("SC223", e.SrcRange, "The result does not fit into 64 bits."))
	}
	return b
}

// overflows reports whether a sum, difference or product of constants does not fit into 64 bits.
func overflows(b *ir.Binary) bool {
	_, ok1 := known.Number(b.X)
	_, ok2 := known.Number(b.Y)
	_, fits := known.Number(b)
	return ok1 && ok2 && !fits && (b.Op == "+" || b.Op == "-" || b.Op == "*")
}

// number reports whether an operand is a number. If not, it adds a diagnostic, unless the operand is Invalid.
func (c *Checker) number(x ir.Expr, op string) bool {
	t := x.Type()
	if types.IsInvalid(t) {
		return false
	}
	if types.IsNumber(t) {
		return true
	}
	d := diag.New("SC201", x.Where(), "The operator %s works on numbers; this is %s.", op, types.WithArticle(t))
	switch {
	case t.Kind == ir.Text && op == "+":
		d = d.Note("Texts are joined in a template: \"${a} and ${b}\". Write numbers without quotes.")
	case t.Kind == ir.Text:
		d = d.Note("Write numbers without quotes.")
	case t.Kind == ir.Bool && strings.ContainsAny(op, "<>"):
		d = d.Note("Two comparisons are joined by &&: a < b && b < c.")
	case types.IsSequence(t) && op == "+":
		d = d.Note("Lists are joined by concat(a, b), sets by union(a, b).")
	case types.IsSequence(t) && op == "-":
		d = d.Note("What is in a and not in b is without(a, b).")
	case types.IsSequence(t):
		d = d.Note("How many there are is count(…).")
	}
	c.report.Add(d)
	return false
}

func (c *Checker) equality(e *hclsyntax.BinaryOpExpr, op string, s *symbols.Scope) ir.Expr {
	x := c.Infer(e.LHS, s, nil)
	y := c.Infer(e.RHS, s, x.Type())
	tx, ty := x.Type(), y.Type()
	if anyInvalid(x, y) {
		return types.Mistake(e.SrcRange)
	}
	// A literal list that is compared with a set becomes a set.
	if tx.IsSet() && ty.Kind == ir.List {
		y = c.Fit(y, tx)
		ty = y.Type()
	} else if ty.IsSet() && tx.Kind == ir.List {
		x = c.Fit(x, ty)
		tx = x.Type()
	}
	if types.IsInvalid(tx) || types.IsInvalid(ty) {
		return types.Mistake(e.SrcRange)
	}
	if tx.Kind == ir.Keyed && ty.Kind == ir.Keyed {
		return c.mistake(diag.New("SC224", e.SrcRange,
			"Compare what matters of them: all([for k in every(%s) : a[k] == b[k]]).", tx.Key.Name))
	}
	if tx.Kind == ir.List || ty.Kind == ir.List {
		return c.mistake(diag.New("SC224", e.SrcRange,
			"Ask what matters of them: same(a, b), empty(l), count(l) == n, contains(l, x) or all([for …])."))
	}
	if tx.Kind == ir.Text && ty.Kind == ir.Text {
		return c.mistake(diag.New("SC214", e.SrcRange,
			"Texts are for people and differ by language; rules compare things: x == class.name."))
	}
	t := types.Unify(tx, ty)
	if t == nil {
		d := diag.New("SC202", e.SrcRange, "Left of %s is %s, right of it %s; they can never be equal.",
			op, types.WithArticle(tx), types.WithArticle(ty))
		switch {
		case tx.Kind == ir.None || ty.Kind == ir.None:
			d = d.Note("Only things can be none.")
		case tx.Kind == ir.Text || ty.Kind == ir.Text:
			d = d.Note("Refer to things by class and name, without quotes: class.name.")
		case types.IsRole(tx, ir.RolePiece) && types.IsRole(ty, ir.RoleUnit),
			types.IsRole(tx, ir.RoleUnit) && types.IsRole(ty, ir.RolePiece):
			d = d.Note("The kind of a piece p is p.unit.")
		}
		return c.mistake(d)
	}
	if t.Kind != ir.Ref {
		x, y = c.Fit(x, t), c.Fit(y, t)
	} else if tx.Kind == ir.None {
		x = types.Literal(t, x.Where(), -1)
	} else if ty.Kind == ir.None {
		y = types.Literal(t, y.Where(), -1)
	}
	if t.Kind == ir.BigSet {
		return sound(compareSets(x, y, op, e.SrcRange), x, y)
	}
	return sound(&ir.Binary{Base: ir.Base{T: types.Bool, R: e.SrcRange}, Op: op, X: x, Y: y}, x, y)
}

// compareSets compares large sets, which are lists.
func compareSets(x, y ir.Expr, op string, at hcl.Range) ir.Expr {
	out := ir.Expr(&ir.Builtin{Base: ir.Base{T: types.Bool, R: at}, Name: "same", Args: []ir.Expr{x, y}})
	if op == "!=" {
		out = types.Not(out)
	}
	return out
}

func (c *Checker) unary(e *hclsyntax.UnaryOpExpr, s *symbols.Scope) ir.Expr {
	if e.Op == hclsyntax.OpLogicalNot {
		x := c.Condition(e.Val, s, "operand of !")
		return sound(&ir.Unary{Base: ir.Base{T: types.Bool, R: e.SrcRange}, Op: "!", X: x}, x)
	}
	if l, ok := e.Val.(*hclsyntax.LiteralValueExpr); ok {
		x := c.literalValue(l, true)
		if lit, ok := x.(*ir.Lit); ok && !types.IsInvalid(lit.T) && types.IsNumber(lit.T) {
			lit.R = e.SrcRange
			return lit
		}
		if !types.IsInvalid(x.Type()) {
			c.number(x, "-")
		}
		return types.Mistake(e.SrcRange)
	}
	x := c.Infer(e.Val, s, nil)
	if !c.number(x, "-") {
		return types.Mistake(e.SrcRange)
	}
	return &ir.Unary{Base: ir.Base{T: x.Type(), R: e.SrcRange}, Op: "-", X: x}
}

// Condition types an expression that must be a bool. where names its place in messages.
func (c *Checker) Condition(e hclsyntax.Expression, s *symbols.Scope, where string) ir.Expr {
	x := c.Infer(e, s, types.Bool)
	t := x.Type()
	if types.IsInvalid(t) || t.Kind == ir.Bool {
		return x
	}
	d := diag.New("SC203", x.Where(), "The %s must be true or false; this is %s.", where, types.WithArticle(t))
	switch {
	case t.Kind == ir.Int:
		d = d.Note("Compare it: … > 0.")
	case t.Kind == ir.Ref && t.Optional:
		d = d.Note("Compare it: … != none.")
	case types.IsSequence(t):
		d = d.Note("Ask !empty(…), or any(…) of a list of conditions.")
	}
	return c.mistake(d)
}

func (c *Checker) conditional(e *hclsyntax.ConditionalExpr, s *symbols.Scope, hint *ir.Type) ir.Expr {
	cond := c.Condition(e.Condition, s, "condition before ?")
	x, y := c.Infer(e.TrueResult, s, hint), c.Infer(e.FalseResult, s, hint)
	if !anyInvalid(cond, x, y) && hint.IsSet() {
		x, y = c.Fit(x, hint), c.Fit(y, hint)
	}
	if anyInvalid(cond, x, y) {
		return types.Mistake(e.SrcRange)
	}
	t := types.Unify(x.Type(), y.Type())
	if t == nil {
		return c.mistake(diag.New("SC204", e.SrcRange, "Before the : is %s, and after it %s. Both must have one type.",
			types.WithArticle(x.Type()), types.WithArticle(y.Type())))
	}
	return &ir.Cond{Base: ir.Base{T: t, R: e.SrcRange}, If: cond, Then: c.Fit(x, t), Else: c.Fit(y, t)}
}
