package diff

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/compiler/shortform"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// opposites maps each comparison to its negation.
var opposites = map[*hclsyntax.Operation]*hclsyntax.Operation{
	hclsyntax.OpEqual: hclsyntax.OpNotEqual, hclsyntax.OpNotEqual: hclsyntax.OpEqual,
	hclsyntax.OpLessThan: hclsyntax.OpGreaterThanOrEqual, hclsyntax.OpGreaterThanOrEqual: hclsyntax.OpLessThan,
	hclsyntax.OpGreaterThan: hclsyntax.OpLessThanOrEqual, hclsyntax.OpLessThanOrEqual: hclsyntax.OpGreaterThan,
	hclsyntax.OpLogicalAnd: hclsyntax.OpLogicalOr, hclsyntax.OpLogicalOr: hclsyntax.OpLogicalAnd,
}

// negate returns the expression !e.
func negate(e hclsyntax.Expression) hclsyntax.Expression {
	return &hclsyntax.UnaryOpExpr{Op: hclsyntax.OpLogicalNot, Val: e}
}

// makeBinary returns an operation on two operands.
func makeBinary(a hclsyntax.Expression, op *hclsyntax.Operation, b hclsyntax.Expression) *hclsyntax.BinaryOpExpr {
	return &hclsyntax.BinaryOpExpr{LHS: a, Op: op, RHS: b}
}

// callOf returns a call of a built-in function.
func callOf(name string, args ...hclsyntax.Expression) *hclsyntax.FunctionCallExpr {
	return &hclsyntax.FunctionCallExpr{Name: name, Args: args}
}

// simplify returns the plain form of an expression, so that equivalent expressions have one text: short forms are
// expanded, and of equivalent conditions always the same one is chosen. It does not descend into e more than
// necessary, since the printer simplifies the parts when it writes them.
func (p *printer) simplify(e hclsyntax.Expression) hclsyntax.Expression {
	for {
		e = dsl.Unparen(fold(e))
		var plain hclsyntax.Expression
		switch x := e.(type) {
		case *hclsyntax.UnaryOpExpr:
			if x.Op == hclsyntax.OpLogicalNot {
				val := p.simplify(x.Val)
				if plain = simplifyNegation(val); plain == nil {
					return negate(val)
				}
			}
		case *hclsyntax.ConditionalExpr:
			yes, ok := readBool(x.TrueResult)
			if no, also := readBool(x.FalseResult); ok && also && yes != no {
				plain = simplifyTruth(x.Condition, yes)
			}
		case *hclsyntax.BinaryOpExpr:
			plain = simplifyComparison(x)
		case *hclsyntax.FunctionCallExpr:
			if plain = simplifyAny(x); plain == nil {
				plain = p.expand(x)
			}
		}
		if plain == nil {
			return e
		}
		e = plain
	}
}

// simplifyTruth returns a condition equivalent to e == holds.
func simplifyTruth(e hclsyntax.Expression, holds bool) hclsyntax.Expression {
	if holds {
		return e
	}
	return negate(e)
}

// simplifyNegation returns the plain form of !e, given the plain form of e. It returns nil if !e is already plain.
func simplifyNegation(e hclsyntax.Expression) hclsyntax.Expression {
	switch e := e.(type) {
	case *hclsyntax.UnaryOpExpr:
		if e.Op == hclsyntax.OpLogicalNot {
			return e.Val
		}
	case *hclsyntax.LiteralValueExpr:
		if yes, ok := readBool(e); ok {
			return &hclsyntax.LiteralValueExpr{Val: cty.BoolVal(!yes)}
		}
	case *hclsyntax.BinaryOpExpr:
		switch op := opposites[e.Op]; {
		case op == hclsyntax.OpLogicalAnd, op == hclsyntax.OpLogicalOr:
			return makeBinary(negate(e.LHS), op, negate(e.RHS))
		case op != nil:
			return makeBinary(e.LHS, op, e.RHS)
		}
	}
	return nil
}

// simplifyComparison returns a simpler form of a comparison, or nil. Comparisons with true or false, and of a count
// with 0, are replaced, and > and >= are reversed.
func simplifyComparison(x *hclsyntax.BinaryOpExpr) hclsyntax.Expression {
	same := x.Op == hclsyntax.OpEqual
	for _, side := range [][2]hclsyntax.Expression{{x.LHS, x.RHS}, {x.RHS, x.LHS}} {
		if yes, ok := readBool(side[0]); ok && (same || x.Op == hclsyntax.OpNotEqual) {
			return simplifyTruth(side[1], yes == same)
		}
		if list := findCounted(side[0]); list != nil && isInt(side[1], 0) && (same || x.Op == hclsyntax.OpNotEqual) {
			return simplifyTruth(callOf("empty", list), same)
		}
	}
	switch x.Op {
	case hclsyntax.OpGreaterThan:
		return makeBinary(x.RHS, hclsyntax.OpLessThan, x.LHS)
	case hclsyntax.OpGreaterThanOrEqual:
		return makeBinary(x.RHS, hclsyntax.OpLessThanOrEqual, x.LHS)
	case hclsyntax.OpLessThan, hclsyntax.OpLessThanOrEqual:
		least, most := int64(0), int64(1) // count(l) < 1, 0 < count(l)
		if x.Op == hclsyntax.OpLessThanOrEqual {
			least, most = 1, 0
		}
		if list := findCounted(x.LHS); list != nil && isInt(x.RHS, most) {
			return callOf("empty", list)
		}
		if list := findCounted(x.RHS); list != nil && isInt(x.LHS, least) {
			return negate(callOf("empty", list))
		}
	}
	return nil
}

// findCounted returns the list whose elements an expression counts, or nil.
func findCounted(e hclsyntax.Expression) hclsyntax.Expression {
	call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr)
	switch {
	case !ok || call.Name != "count" || call.ExpandFinal:
		return nil
	case len(call.Args) == 1:
		return call.Args[0]
	case len(call.Args) == 2:
		return callOf("where", call.Args...)
	}
	return nil
}

func isInt(e hclsyntax.Expression, n int64) bool {
	v, ok := readInt(fold(e))
	return ok && v == n
}

// simplifyAny returns !empty([for x in l : x if c]) for any([for x in l : c]), and for empty(…) a form that does not
// depend on the values of the elements; or nil.
func simplifyAny(call *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
	if len(call.Args) != 1 || call.ExpandFinal || call.Name != "empty" && call.Name != "any" {
		return nil
	}
	each, ok := dsl.Unparen(call.Args[0]).(*hclsyntax.ForExpr)
	if !ok || each.KeyExpr != nil {
		return nil
	}
	if call.Name == "empty" && (each.CondExpr == nil || hcl.ExprAsKeyword(each.ValExpr) == each.ValVar) {
		return nil
	}
	loop := *each
	loop.ValExpr = nameAt(each.ValVar, each.OpenRange)
	if call.Name == "empty" {
		return callOf("empty", &loop)
	}
	loop.CondExpr = joinConditions(each.CondExpr, each.ValExpr)
	return negate(callOf("empty", &loop))
}

// joinConditions returns a && b. Either may be nil.
func joinConditions(a, b hclsyntax.Expression) hclsyntax.Expression {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return makeBinary(a, hclsyntax.OpLogicalAnd, b)
}

// readBool returns the value of a literal true or false.
func readBool(e hclsyntax.Expression) (value, ok bool) {
	l, is := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr)
	if !is || l.Val.IsNull() || !l.Val.IsKnown() || l.Val.Type() != cty.Bool {
		return false, false
	}
	return l.Val.True(), true
}

// operandsOf returns the operands of a chain of one operator, such as a && b && c, after applying simplify to each.
func operandsOf(
	e hclsyntax.Expression, op *hclsyntax.Operation, simplify func(hclsyntax.Expression) hclsyntax.Expression,
) []hclsyntax.Expression {
	e = simplify(e)
	if x, ok := e.(*hclsyntax.BinaryOpExpr); ok && x.Op == op {
		return append(operandsOf(x.LHS, op, simplify), operandsOf(x.RHS, op, simplify)...)
	}
	return []hclsyntax.Expression{e}
}

// expand returns the long form of a call in a short form. It returns nil for other calls, and if it is unclear which
// name after the list stands for the elements.
func (p *printer) expand(call *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
	row, ok := builtin.Lookup(call.Name)
	if !ok || call.ExpandFinal {
		return nil
	}
	long := shortform.Expand(row, call)
	loop, ok := long.(*hclsyntax.ForExpr)
	if outer, is := long.(*hclsyntax.FunctionCallExpr); is {
		loop, ok = outer.Args[0].(*hclsyntax.ForExpr)
	}
	if !ok || loop.ValVar != "" {
		return long
	}
	if loop.ValVar = p.classIn(call.Args[1]); loop.ValVar == "" {
		return nil
	}
	if loop.ValExpr == nil {
		loop.ValExpr = nameAt(loop.ValVar, loop.OpenRange)
	}
	return long
}

// classIn returns the class whose name stands for the elements of a list in an expression, or "".
func (p *printer) classIn(e hclsyntax.Expression) string {
	for _, t := range e.Variables() {
		root := t.RootName()
		if _, bound := p.scope.names[root]; !bound && p.model.isEach(root, t) {
			return root
		}
	}
	return ""
}

// isEach reports whether a traversal begins with the name of a class that stands for each element of a list, and does
// not name a thing of the class.
func (s *model) isEach(class string, t hcl.Traversal) bool {
	if s.find("enum", class) != nil {
		return len(t) == 1
	}
	if _, known := schema.Block(class); !known && s.find("class", class) == nil && s.find("record", class) == nil {
		return false
	}
	if len(t) == 1 {
		return true
	}
	step, ok := t[1].(hcl.TraverseAttr)
	return ok && s.find(class, step.Name) == nil
}

// mergeFilter returns a comprehension over a mergeFilter list as one over the list itself, and the additional names of
// its variable.
func (p *printer) mergeFilter(e *hclsyntax.ForExpr) (*hclsyntax.ForExpr, []string) {
	call, ok := dsl.Unparen(e.CollExpr).(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "where" && call.Name != "pieces" {
		return e, nil
	}
	inner, ok := p.expand(call).(*hclsyntax.ForExpr)
	if !ok {
		return e, nil
	}
	inner, names := p.mergeFilter(inner)
	out := *e
	out.CollExpr, out.CondExpr = inner.CollExpr, joinConditions(inner.CondExpr, e.CondExpr)
	return &out, append(names, inner.ValVar)
}

// nameAt returns a name as an expression.
func nameAt(name string, at hcl.Range) *hclsyntax.ScopeTraversalExpr {
	t := hcl.Traversal{hcl.TraverseRoot{Name: name, SrcRange: at}}
	return &hclsyntax.ScopeTraversalExpr{Traversal: t, SrcRange: at}
}
