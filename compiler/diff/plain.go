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

// opposites maps each comparison to the one that holds when it does not.
var opposites = map[*hclsyntax.Operation]*hclsyntax.Operation{
	hclsyntax.OpEqual: hclsyntax.OpNotEqual, hclsyntax.OpNotEqual: hclsyntax.OpEqual,
	hclsyntax.OpLessThan: hclsyntax.OpGreaterThanOrEqual, hclsyntax.OpGreaterThanOrEqual: hclsyntax.OpLessThan,
	hclsyntax.OpGreaterThan: hclsyntax.OpLessThanOrEqual, hclsyntax.OpLessThanOrEqual: hclsyntax.OpGreaterThan,
	hclsyntax.OpLogicalAnd: hclsyntax.OpLogicalOr, hclsyntax.OpLogicalOr: hclsyntax.OpLogicalAnd,
}

// negate returns an expression that is true where e is false.
func negate(e hclsyntax.Expression) hclsyntax.Expression {
	return &hclsyntax.UnaryOpExpr{Op: hclsyntax.OpLogicalNot, Val: e}
}

// join returns an expression of two operands.
func join(a hclsyntax.Expression, op *hclsyntax.Operation, b hclsyntax.Expression) *hclsyntax.BinaryOpExpr {
	return &hclsyntax.BinaryOpExpr{LHS: a, Op: op, RHS: b}
}

// callOf returns the call of a built-in function.
func callOf(name string, args ...hclsyntax.Expression) *hclsyntax.FunctionCallExpr {
	return &hclsyntax.FunctionCallExpr{Name: name, Args: args}
}

// spell returns the plain form of an expression, so that what is written in two ways has one text: what a short form
// is short for, and of the conditions that mean the same always the same one. It looks no further into e than it has
// to, since the printer spells the parts when it comes to them.
func (p *printer) spell(e hclsyntax.Expression) hclsyntax.Expression {
	for {
		e = dsl.Unparen(fold(e))
		var plain hclsyntax.Expression
		switch x := e.(type) {
		case *hclsyntax.UnaryOpExpr:
			if x.Op == hclsyntax.OpLogicalNot {
				val := p.spell(x.Val)
				if plain = spellNegation(val); plain == nil {
					return negate(val)
				}
			}
		case *hclsyntax.ConditionalExpr:
			yes, ok := readBool(x.TrueResult)
			if no, also := readBool(x.FalseResult); ok && also && yes != no {
				plain = spellTruth(x.Condition, yes)
			}
		case *hclsyntax.BinaryOpExpr:
			plain = spellComparison(x)
		case *hclsyntax.FunctionCallExpr:
			if plain = spellAny(x); plain == nil {
				plain = p.expand(x)
			}
		}
		if plain == nil {
			return e
		}
		e = plain
	}
}

// spellTruth returns a condition that holds where another one has a truth value.
func spellTruth(e hclsyntax.Expression, holds bool) hclsyntax.Expression {
	if holds {
		return e
	}
	return negate(e)
}

// spellNegation returns the plain form of the negation of an expression in plain form, or nil if that is a negation.
func spellNegation(e hclsyntax.Expression) hclsyntax.Expression {
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
			return join(negate(e.LHS), op, negate(e.RHS))
		case op != nil:
			return join(e.LHS, op, e.RHS)
		}
	}
	return nil
}

// spellComparison returns a simpler form of a comparison, or nil: none with true or false, none of a count that asks
// whether there is anything, and the lesser side first.
func spellComparison(x *hclsyntax.BinaryOpExpr) hclsyntax.Expression {
	same := x.Op == hclsyntax.OpEqual
	for _, side := range [][2]hclsyntax.Expression{{x.LHS, x.RHS}, {x.RHS, x.LHS}} {
		if yes, ok := readBool(side[0]); ok && (same || x.Op == hclsyntax.OpNotEqual) {
			return spellTruth(side[1], yes == same)
		}
		if list := findCounted(side[0]); list != nil && isInt(side[1], 0) && (same || x.Op == hclsyntax.OpNotEqual) {
			return spellTruth(callOf("empty", list), same)
		}
	}
	switch x.Op {
	case hclsyntax.OpGreaterThan:
		return join(x.RHS, hclsyntax.OpLessThan, x.LHS)
	case hclsyntax.OpGreaterThanOrEqual:
		return join(x.RHS, hclsyntax.OpLessThanOrEqual, x.LHS)
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

// spellAny returns !empty([for x in l : x if c]) for any([for x in l : c]), and an empty that does not depend on what
// the elements are; or nil.
func spellAny(call *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
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

// joinConditions returns the conjunction of two conditions, either of which may be nil.
func joinConditions(a, b hclsyntax.Expression) hclsyntax.Expression {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	}
	return join(a, hclsyntax.OpLogicalAnd, b)
}

// readBool returns the value of the literals true and false.
func readBool(e hclsyntax.Expression) (value, ok bool) {
	l, is := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr)
	if !is || l.Val.IsNull() || !l.Val.IsKnown() || l.Val.Type() != cty.Bool {
		return false, false
	}
	return l.Val.True(), true
}

// operandsOf returns the operands of a chain of one operator, each after spell: a && b && c.
func operandsOf(
	e hclsyntax.Expression, op *hclsyntax.Operation, spell func(hclsyntax.Expression) hclsyntax.Expression,
) []hclsyntax.Expression {
	e = spell(e)
	if x, ok := e.(*hclsyntax.BinaryOpExpr); ok && x.Op == op {
		return append(operandsOf(x.LHS, op, spell), operandsOf(x.RHS, op, spell)...)
	}
	return []hclsyntax.Expression{e}
}

// expand returns what a call in a short form is short for, or nil for other calls, and if it is not clear which name in
// what follows a list is that of the class.
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

// classIn returns the class by whose name an expression speaks of each thing of a list, or "".
func (p *printer) classIn(e hclsyntax.Expression) string {
	for _, t := range e.Variables() {
		root := t.RootName()
		if _, bound := p.scope.names[root]; !bound && p.model.isEach(root, t) {
			return root
		}
	}
	return ""
}

// isEach reports whether a traversal begins with the name of a class and names no thing of it, as in what follows a
// list, where it is each thing of the list.
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

// filtered returns a comprehension over those elements of a list for which a condition holds as one over the list, and
// the names that its variable has besides its own.
func (p *printer) filtered(e *hclsyntax.ForExpr) (*hclsyntax.ForExpr, []string) {
	call, ok := dsl.Unparen(e.CollExpr).(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "where" && call.Name != "pieces" {
		return e, nil
	}
	inner, ok := p.expand(call).(*hclsyntax.ForExpr)
	if !ok {
		return e, nil
	}
	inner, names := p.filtered(inner)
	out := *e
	out.CollExpr, out.CondExpr = inner.CollExpr, joinConditions(inner.CondExpr, e.CondExpr)
	return &out, append(names, inner.ValVar)
}

// nameAt returns a name as an expression.
func nameAt(name string, at hcl.Range) *hclsyntax.ScopeTraversalExpr {
	t := hcl.Traversal{hcl.TraverseRoot{Name: name, SrcRange: at}}
	return &hclsyntax.ScopeTraversalExpr{Traversal: t, SrcRange: at}
}
