package diff

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// opposites maps each comparison to the one that holds when it does not.
var opposites = map[*hclsyntax.Operation]*hclsyntax.Operation{
	hclsyntax.OpEqual: hclsyntax.OpNotEqual, hclsyntax.OpNotEqual: hclsyntax.OpEqual,
	hclsyntax.OpLessThan: hclsyntax.OpGreaterThanOrEqual, hclsyntax.OpGreaterThanOrEqual: hclsyntax.OpLessThan,
	hclsyntax.OpGreaterThan: hclsyntax.OpLessThanOrEqual, hclsyntax.OpLessThanOrEqual: hclsyntax.OpGreaterThan,
}

// negate returns an expression that is true where e is false.
func negate(e hclsyntax.Expression) hclsyntax.Expression {
	return &hclsyntax.UnaryOpExpr{Op: hclsyntax.OpLogicalNot, Val: e}
}

// joinOperands returns an expression of two operands.
func joinOperands(a hclsyntax.Expression, op *hclsyntax.Operation, b hclsyntax.Expression) *hclsyntax.BinaryOpExpr {
	return &hclsyntax.BinaryOpExpr{LHS: a, Op: op, RHS: b}
}

// simplify returns the form in which an expression is compared, so that one condition which is written in two ways
// has one text. It looks no further into e than it has to.
func simplify(e hclsyntax.Expression) hclsyntax.Expression {
	e = dsl.Unparen(e)
	switch x := e.(type) {
	case *hclsyntax.UnaryOpExpr:
		if x.Op == hclsyntax.OpLogicalNot {
			return simplifyNegation(x)
		}
	case *hclsyntax.ConditionalExpr:
		yes, ok := readBool(x.TrueResult)
		no, also := readBool(x.FalseResult)
		switch {
		case !ok || !also || yes == no:
		case yes:
			return simplify(x.Condition)
		default:
			return simplify(negate(x.Condition))
		}
	case *hclsyntax.BinaryOpExpr:
		return simplifyComparison(x)
	case *hclsyntax.FunctionCallExpr:
		if some := spellAny(x); some != nil {
			return some
		}
	}
	return e
}

// simplifyNegation returns the plain form of a negation: what it negates is a comparison or chain no more.
func simplifyNegation(x *hclsyntax.UnaryOpExpr) hclsyntax.Expression {
	switch v := simplify(x.Val).(type) {
	case *hclsyntax.UnaryOpExpr:
		if v.Op == hclsyntax.OpLogicalNot {
			return v.Val
		}
	case *hclsyntax.LiteralValueExpr:
		if yes, ok := readBool(v); ok {
			return &hclsyntax.LiteralValueExpr{Val: cty.BoolVal(!yes)}
		}
	case *hclsyntax.BinaryOpExpr:
		switch {
		case opposites[v.Op] != nil:
			return simplify(joinOperands(v.LHS, opposites[v.Op], v.RHS))
		case v.Op == hclsyntax.OpLogicalAnd:
			return joinOperands(negate(v.LHS), hclsyntax.OpLogicalOr, negate(v.RHS))
		case v.Op == hclsyntax.OpLogicalOr:
			return joinOperands(negate(v.LHS), hclsyntax.OpLogicalAnd, negate(v.RHS))
		}
		return negate(v)
	case hclsyntax.Expression:
		return negate(v)
	}
	return x
}

// simplifyComparison returns the plain form of a comparison: none with true or false, none of a count that asks whether
// there is anything, and the lesser side first.
func simplifyComparison(x *hclsyntax.BinaryOpExpr) hclsyntax.Expression {
	for _, side := range [][2]hclsyntax.Expression{{x.LHS, x.RHS}, {x.RHS, x.LHS}} {
		if yes, ok := readBool(side[0]); ok && (x.Op == hclsyntax.OpEqual || x.Op == hclsyntax.OpNotEqual) {
			if yes == (x.Op == hclsyntax.OpEqual) {
				return simplify(side[1])
			}
			return simplify(negate(side[1]))
		}
	}
	switch x.Op {
	case hclsyntax.OpGreaterThan:
		x = joinOperands(x.RHS, hclsyntax.OpLessThan, x.LHS)
	case hclsyntax.OpGreaterThanOrEqual:
		x = joinOperands(x.RHS, hclsyntax.OpLessThanOrEqual, x.LHS)
	}
	if list, none, ok := readCount(x); ok {
		empty := &hclsyntax.FunctionCallExpr{Name: "empty", Args: []hclsyntax.Expression{list}}
		if none {
			return simplify(empty)
		}
		return simplify(negate(empty))
	}
	return x
}

// readCount reads a comparison of count(list) with 0 or 1 that only asks whether there is anything in the list; none
// means that it holds if there is nothing.
func readCount(x *hclsyntax.BinaryOpExpr) (list hclsyntax.Expression, none, ok bool) {
	of := func(e hclsyntax.Expression) hclsyntax.Expression {
		if call, ok := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr); ok && call.Name == "count" && !call.ExpandFinal {
			switch len(call.Args) {
			case 1:
				return call.Args[0]
			case 2:
				return &hclsyntax.FunctionCallExpr{Name: "where", Args: call.Args}
			}
		}
		return nil
	}
	is := func(e hclsyntax.Expression, n int64) bool {
		v, ok := constantInt(e)
		return ok && v.Cmp(big.NewInt(n)) == 0
	}
	left, right := of(x.LHS), of(x.RHS)
	switch {
	case x.Op == hclsyntax.OpEqual || x.Op == hclsyntax.OpNotEqual:
		if left == nil || !is(x.RHS, 0) {
			left = right
			if right == nil || !is(x.LHS, 0) {
				return nil, false, false
			}
		}
		return left, x.Op == hclsyntax.OpEqual, true
	case left != nil && (x.Op == hclsyntax.OpLessThan && is(x.RHS, 1) || x.Op == hclsyntax.OpLessThanOrEqual && is(x.RHS, 0)):
		return left, true, true
	case right != nil && (x.Op == hclsyntax.OpLessThan && is(x.LHS, 0) || x.Op == hclsyntax.OpLessThanOrEqual && is(x.LHS, 1)):
		return right, false, true
	}
	return nil, false, false
}

// spellAny returns !empty([for x in l : x if c]) for any([for x in l : c]), and an empty that does not depend on what
// the elements are; or nil.
func spellAny(call *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
	if len(call.Args) != 1 || call.ExpandFinal || call.Name != "empty" && call.Name != "any" {
		return nil
	}
	each, ok := dsl.Unparen(call.Args[0]).(*hclsyntax.ForExpr)
	if !ok || each.KeyExpr != nil || call.Name == "empty" && (each.CondExpr == nil || hcl.ExprAsKeyword(each.ValExpr) == each.ValVar) {
		return nil
	}
	loop := *each
	loop.ValExpr = &hclsyntax.ScopeTraversalExpr{Traversal: hcl.Traversal{hcl.TraverseRoot{Name: each.ValVar}}}
	empty := &hclsyntax.FunctionCallExpr{Name: "empty", Args: []hclsyntax.Expression{&loop}}
	switch {
	case call.Name == "empty":
		return empty
	case each.CondExpr == nil:
		loop.CondExpr = each.ValExpr
	default:
		loop.CondExpr = joinOperands(each.CondExpr, hclsyntax.OpLogicalAnd, each.ValExpr)
	}
	return negate(empty)
}

// readBool returns the value of the literals true and false.
func readBool(e hclsyntax.Expression) (value, ok bool) {
	l, is := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr)
	if !is || l.Val.IsNull() || !l.Val.IsKnown() || l.Val.Type() != cty.Bool {
		return false, false
	}
	return l.Val.True(), true
}

// spell returns what an expression is in plain form, with what a call in a short form is short for.
func (p *printer) spell(e hclsyntax.Expression) hclsyntax.Expression {
	for {
		e = simplify(e)
		x, isNegated := e, false
		if u, ok := e.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpLogicalNot {
			x, isNegated = dsl.Unparen(u.Val), true
		}
		call, ok := x.(*hclsyntax.FunctionCallExpr)
		if !ok {
			return e
		}
		long := p.longForm(call)
		if long == nil {
			return e
		}
		if e = long; isNegated {
			e = negate(long)
		}
	}
}

// chain calls write for each operand of a chain of && or || in plain form.
func (p *printer) chain(e hclsyntax.Expression, op *hclsyntax.Operation, write func(hclsyntax.Expression)) {
	e = p.spell(e)
	if x, ok := e.(*hclsyntax.BinaryOpExpr); ok && x.Op == op {
		p.chain(x.LHS, op, write)
		p.chain(x.RHS, op, write)
	} else {
		write(e)
	}
}

// writeBinary writes an operation in plain form: chains without parentheses, and the sides of == and != in the order
// of their texts. It reports false for operations that it leaves to expr.
func (p *printer) writeBinary(e *hclsyntax.BinaryOpExpr) bool {
	op := operators[e.Op]
	var texts []string
	write := func(x hclsyntax.Expression) {
		in := p.inner()
		in.expr(x, op.precedence+1)
		texts = append(texts, in.out.String())
	}
	switch e.Op {
	case hclsyntax.OpLogicalAnd, hclsyntax.OpLogicalOr:
		p.chain(e.LHS, e.Op, write)
		p.chain(e.RHS, e.Op, write)
	case hclsyntax.OpEqual, hclsyntax.OpNotEqual:
		write(e.LHS)
		write(e.RHS)
		slices.Sort(texts)
	default:
		return false
	}
	p.out.WriteString(strings.Join(texts, " "+op.sign+" "))
	return true
}

// inner returns a printer that writes a part of what p writes.
func (p *printer) inner() *printer {
	in := *p
	in.out = strings.Builder{}
	return &in
}

// bind gives a variable of a comprehension the name that it has in plain form, which depends only on how deep it is.
// What it returns undoes that.
func (p *printer) bind(names ...string) (undo func()) {
	was := p.bound
	p.bound = map[string]string{}
	for name, to := range was {
		p.bound[name] = to
	}
	for _, name := range names {
		if name != "" {
			p.bound[name] = "$" + strconv.Itoa(len(p.bound)+1)
		}
	}
	return func() { p.bound = was }
}

// longForm returns what a call in a short form is short for, or nil for other calls, and if it is not clear which name
// in what follows a list is that of the class.
func (p *printer) longForm(call *hclsyntax.FunctionCallExpr) hclsyntax.Expression {
	row, ok := builtin.Lookup(call.Name)
	if !ok || len(call.Args) < 2 || call.ExpandFinal {
		return nil
	}
	keyed := row.Params[0].Type.Word == "keyed"
	if row.ID == builtin.FirstOf {
		return choices(call.Args)
	}
	if len(call.Args) != 2 || row.ID != builtin.Pieces && row.Each == builtin.EachNothing && !keyed {
		return nil
	}
	list, each := call.Args[0], call.Args[1]
	name := func(steps ...string) hclsyntax.Expression {
		t := hcl.Traversal{hcl.TraverseRoot{Name: steps[0]}}
		for _, step := range steps[1:] {
			t = append(t, hcl.TraverseAttr{Name: step})
		}
		return &hclsyntax.ScopeTraversalExpr{Traversal: t}
	}
	if row.ID == builtin.Pieces {
		inner := &hclsyntax.FunctionCallExpr{Name: call.Name, Args: call.Args[:1]}
		owner := joinOperands(name("a piece", "owner"), hclsyntax.OpEqual, each)
		return &hclsyntax.ForExpr{ValVar: "a piece", CollExpr: inner, ValExpr: name("a piece"), CondExpr: owner}
	}
	class := p.classIn(each)
	if class == "" {
		return nil
	}
	loop := &hclsyntax.ForExpr{ValVar: class, CollExpr: list, ValExpr: name(class)}
	switch {
	case keyed:
		loop.KeyExpr = each
	case row.Each == builtin.EachCondition:
		loop.CondExpr = each
	default:
		loop.ValExpr = each
	}
	if row.ID == builtin.Where {
		return loop
	}
	return &hclsyntax.FunctionCallExpr{Name: call.Name, Args: []hclsyntax.Expression{loop}}
}

// choices returns first_of as conditions with ? :, one inside the other, or nil for what the checker refuses.
func choices(args []hclsyntax.Expression) hclsyntax.Expression {
	out := args[len(args)-1]
	for _, arg := range slices.Backward(args[:len(args)-1]) {
		var when, then hclsyntax.Expression
		if o, ok := dsl.Unparen(arg).(*hclsyntax.ObjectConsExpr); ok {
			for _, it := range o.Items {
				switch keyword(it.KeyExpr) {
				case "when":
					when = it.ValueExpr
				case "then":
					then = it.ValueExpr
				}
			}
		}
		if when == nil || then == nil {
			return nil
		}
		out = &hclsyntax.ConditionalExpr{Condition: when, TrueResult: then, FalseResult: out}
	}
	return out
}

// classIn returns the class by whose name an expression speaks of each thing of a list, or "".
func (p *printer) classIn(e hclsyntax.Expression) string {
	for _, t := range e.Variables() {
		if root := t.RootName(); p.bound[root] == "" && p.locals[root] == "" && p.isEach(root, t) {
			return root
		}
	}
	return ""
}

// filtered returns a comprehension over those elements of a list for which a condition holds as one over the list, and
// the names that its variable has besides its own.
func (p *printer) filtered(e *hclsyntax.ForExpr) (*hclsyntax.ForExpr, []string) {
	call, ok := dsl.Unparen(e.CollExpr).(*hclsyntax.FunctionCallExpr)
	if !ok || call.Name != "where" && call.Name != "pieces" {
		return e, nil
	}
	inner, ok := p.longForm(call).(*hclsyntax.ForExpr)
	if !ok {
		return e, nil
	}
	inner, names := p.filtered(inner)
	out := *e
	out.CollExpr, out.CondExpr = inner.CollExpr, inner.CondExpr
	if e.CondExpr != nil {
		out.CondExpr = joinOperands(inner.CondExpr, hclsyntax.OpLogicalAnd, e.CondExpr)
	}
	return &out, append(names, inner.ValVar)
}

// isEach reports whether a traversal begins with the name of a class and names no thing of it, as in a key, where it
// is each thing of a list.
func (p *printer) isEach(class string, t hcl.Traversal) bool {
	m := p.renaming.model
	if m.byKey["enum\x00"+class] != nil {
		return len(t) == 1
	}
	_, known := schema.Block(class)
	if !known && m.byKey["class\x00"+class] == nil && m.byKey["record\x00"+class] == nil {
		return false
	}
	if len(t) == 1 {
		return true
	}
	step, ok := t[1].(hcl.TraverseAttr)
	return ok && m.byKey[class+"\x00"+step.Name] == nil && m.byKey["thing\x00"+class+" "+step.Name] == nil
}
