package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

var operators = map[*hclsyntax.Operation]string{
	hclsyntax.OpAdd: "+", hclsyntax.OpSubtract: "-", hclsyntax.OpMultiply: "*", hclsyntax.OpDivide: "/",
	hclsyntax.OpModulo: "%", hclsyntax.OpEqual: "==", hclsyntax.OpNotEqual: "!=", hclsyntax.OpLessThan: "<",
	hclsyntax.OpLessThanOrEqual: "<=", hclsyntax.OpGreaterThan: ">", hclsyntax.OpGreaterThanOrEqual: ">=",
	hclsyntax.OpLogicalAnd: "&&", hclsyntax.OpLogicalOr: "||", hclsyntax.OpNegate: "-", hclsyntax.OpLogicalNot: "!",
}

// binary types an operator. Nothing is converted but an int to a rational beside a rational: "5" + 1 is a mistake.
func (c *checker) binary(e *hclsyntax.BinaryOpExpr, s *scope) ir.Expr {
	op := operators[e.Op]
	switch op {
	case "&&", "||":
		x, y := c.condition(e.LHS, s, "operand of "+op), c.condition(e.RHS, s, "operand of "+op)
		if isInvalid(x.Type()) || isInvalid(y.Type()) {
			return invalid(e.SrcRange)
		}
		return &ir.Binary{Base: ir.Base{T: tBool, R: e.SrcRange}, Op: op, X: x, Y: y}
	case "==", "!=":
		return c.equality(e, op, s)
	}
	x, y := c.infer(e.LHS, s, nil), c.infer(e.RHS, s, nil)
	if !c.number(x, op) || !c.number(y, op) {
		return invalid(e.SrcRange)
	}
	t := unify(x.Type(), y.Type())
	switch op {
	case "/", "%":
		if n, ok := constInt(y); ok && n == 0 {
			c.errorf("SC207", y.Where(), "The divisor is the constant 0.")
			return invalid(e.SrcRange)
		}
		if op == "/" {
			t = tRational
			break
		}
		if t.Kind != ir.Int {
			c.errorf("SC201", e.SrcRange, "The remainder %% is of whole numbers; here it is of %s and %s.", typeName(x.Type()), typeName(y.Type()))
			return invalid(e.SrcRange)
		}
	}
	x, y = c.fit(x, t), c.fit(y, t)
	switch op {
	case "<", "<=", ">", ">=":
		t = tBool
	}
	b := &ir.Binary{Base: ir.Base{T: t, R: e.SrcRange}, Op: op, X: x, Y: y}
	if t.Kind == ir.Int && overflows(b) {
		c.errorf("SC223", e.SrcRange, "The result does not fit into 64 bits.")
		return invalid(e.SrcRange)
	}
	return b
}

// overflows says whether a sum or product of constants is no whole number of 64 bits.
func overflows(b *ir.Binary) bool {
	_, ok1 := constInt(b.X)
	_, ok2 := constInt(b.Y)
	_, fits := constInt(b)
	return ok1 && ok2 && !fits && (b.Op == "+" || b.Op == "-" || b.Op == "*")
}

// number says whether an operand is one, and reports what it is instead; an Invalid one is not reported again.
func (c *checker) number(x ir.Expr, op string) bool {
	t := x.Type()
	if isInvalid(t) {
		return false
	}
	if isNumber(t) {
		return true
	}
	d := diag.New("SC201", x.Where(), "The operator %s works on numbers; this is %s.", op, withArticle(t))
	switch {
	case t.Kind == ir.Text && op == "+":
		d = d.Note("Texts are joined in a template: \"${a} and ${b}\". Write numbers without quotes.")
	case t.Kind == ir.Text:
		d = d.Note("Write numbers without quotes.")
	case isSequence(t) && op == "+":
		d = d.Note("Lists are joined by concat(a, b), sets by union(a, b).")
	case isSequence(t) && op == "-":
		d = d.Note("What is in a and not in b is without(a, b).")
	case isSequence(t):
		d = d.Note("How many there are is count(…).")
	}
	c.report(d)
	return false
}

func (c *checker) equality(e *hclsyntax.BinaryOpExpr, op string, s *scope) ir.Expr {
	x := c.infer(e.LHS, s, nil)
	y := c.infer(e.RHS, s, x.Type())
	tx, ty := x.Type(), y.Type()
	if isInvalid(tx) || isInvalid(ty) {
		return invalid(e.SrcRange)
	}
	// A list written out beside a set is a set.
	if tx.Kind == ir.Set && ty.Kind == ir.List {
		y = c.fit(y, tx)
		ty = y.Type()
	} else if ty.Kind == ir.Set && tx.Kind == ir.List {
		x = c.fit(x, ty)
		tx = x.Type()
	}
	if isInvalid(tx) || isInvalid(ty) {
		return invalid(e.SrcRange)
	}
	if tx.Kind == ir.List || ty.Kind == ir.List {
		c.errorf("SC224", e.SrcRange, "Lists are not compared as a whole. Ask same(a, b), empty(l), count(l) == n, contains(l, x) or all([for …]).")
		return invalid(e.SrcRange)
	}
	if tx.Kind == ir.Text && ty.Kind == ir.Text {
		c.errorf("SC214", e.SrcRange, "Texts are for people and differ by language; rules compare things: x == class.name.")
		return invalid(e.SrcRange)
	}
	t := unify(tx, ty)
	if t == nil {
		d := diag.New("SC202", e.SrcRange, "Left of %s is %s, right of it %s; they can never be equal.", op, withArticle(tx), withArticle(ty))
		switch {
		case tx.Kind == ir.None || ty.Kind == ir.None:
			d = d.Note("Only things can be none.")
		case tx.Kind == ir.Text || ty.Kind == ir.Text:
			d = d.Note("Refer to things by class and name, without quotes: class.name.")
		case isRole(tx, ir.RolePiece) && isRole(ty, ir.RoleUnit), isRole(tx, ir.RoleUnit) && isRole(ty, ir.RolePiece):
			d = d.Note("The kind of a piece p is p.unit.")
		}
		c.report(d)
		return invalid(e.SrcRange)
	}
	if t.Kind != ir.Ref {
		x, y = c.fit(x, t), c.fit(y, t)
	} else if tx.Kind == ir.None {
		x = literal(t, x.Where(), -1)
	} else if ty.Kind == ir.None {
		y = literal(t, y.Where(), -1)
	}
	return &ir.Binary{Base: ir.Base{T: tBool, R: e.SrcRange}, Op: op, X: x, Y: y}
}

func (c *checker) unary(e *hclsyntax.UnaryOpExpr, s *scope) ir.Expr {
	if e.Op == hclsyntax.OpLogicalNot {
		x := c.condition(e.Val, s, "operand of !")
		if isInvalid(x.Type()) {
			return x
		}
		return &ir.Unary{Base: ir.Base{T: tBool, R: e.SrcRange}, Op: "!", X: x}
	}
	if l, ok := e.Val.(*hclsyntax.LiteralValueExpr); ok {
		x := c.literalValue(l, true)
		if lit, ok := x.(*ir.Lit); ok && !isInvalid(lit.T) && isNumber(lit.T) {
			lit.R = e.SrcRange
			return lit
		}
		if !isInvalid(x.Type()) {
			c.number(x, "-")
		}
		return invalid(e.SrcRange)
	}
	x := c.infer(e.Val, s, nil)
	if !c.number(x, "-") {
		return invalid(e.SrcRange)
	}
	return &ir.Unary{Base: ir.Base{T: x.Type(), R: e.SrcRange}, Op: "-", X: x}
}

// condition types an expression that must be true or false.
func (c *checker) condition(e hclsyntax.Expression, s *scope, where string) ir.Expr {
	x := c.infer(e, s, tBool)
	t := x.Type()
	if isInvalid(t) || t.Kind == ir.Bool {
		return x
	}
	d := diag.New("SC203", x.Where(), "The %s is true or false; this is %s.", where, withArticle(t))
	switch {
	case t.Kind == ir.Int:
		d = d.Note("Compare it: … > 0.")
	case t.Kind == ir.Ref && t.Optional:
		d = d.Note("Compare it: … != none.")
	case isSequence(t):
		d = d.Note("Ask !empty(…), or any(…) of a list of conditions.")
	}
	c.report(d)
	return invalid(x.Where())
}

func (c *checker) conditional(e *hclsyntax.ConditionalExpr, s *scope, hint *ir.Type) ir.Expr {
	cond := c.condition(e.Condition, s, "condition before ?")
	x, y := c.infer(e.TrueResult, s, hint), c.infer(e.FalseResult, s, hint)
	if isInvalid(cond.Type()) || isInvalid(x.Type()) || isInvalid(y.Type()) {
		return invalid(e.SrcRange)
	}
	if hint != nil && hint.Kind == ir.Set {
		x, y = c.fit(x, hint), c.fit(y, hint)
		if isInvalid(x.Type()) || isInvalid(y.Type()) {
			return invalid(e.SrcRange)
		}
	}
	t := unify(x.Type(), y.Type())
	if t == nil {
		c.errorf("SC204", e.SrcRange, "Before the : stands %s, after it %s. Both must be of one type.", withArticle(x.Type()), withArticle(y.Type()))
		return invalid(e.SrcRange)
	}
	return &ir.Cond{Base: ir.Base{T: t, R: e.SrcRange}, If: cond, Then: c.fit(x, t), Else: c.fit(y, t)}
}

// span is the range from the first to the last of two.
func span(from, to hcl.Range) hcl.Range {
	return hcl.Range{Filename: from.Filename, Start: from.Start, End: to.End}
}
