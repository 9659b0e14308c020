package diff

import (
	"iter"
	"math/big"
	"math/bits"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
)

// isSet reports whether an attribute is a list whose order does not matter.
func (n *node) isSet(name string) bool {
	if n.typ == "border" && name == "between" {
		one := n.attr("one_way")
		return one == nil || n.model.canonical(one) == "false"
	}
	isSet := strings.HasPrefix(n.findDeclared(name).typ, "set(")
	return isSet || name == "cites" || slices.Contains(wordingOf(n.spec).Sets, name)
}

// value returns the canonical text of an attribute or, if it is missing, of the default that its class declares.
func (n *node) value(name string) string {
	if e := n.attr(name); e != nil {
		return n.valueOf(name, e)
	}
	if e := n.findDeclared(name).fallback; e != nil {
		return n.valueOf(name, e)
	}
	return ""
}

// valueOf returns the canonical text of an expression as the value of an attribute.
func (n *node) valueOf(name string, e hclsyntax.Expression) string {
	if n.isSet(name) {
		if elements, ok := n.model.setElements(e); ok {
			var out []string
			for _, x := range elements {
				out = append(out, n.canonical(x))
			}
			slices.Sort(out)
			return "[" + strings.Join(out, ", ") + "]"
		}
	}
	// The order of a function's parameters matters, because arguments are given by position.
	ordered := n.isSignature(name) && n.typ == "function"
	return printer{model: n.model, scope: n.scope(), keyOrdered: ordered}.print(e, 0)
}

// heading returns the type and the labels of a node.
func (n *node) heading() string {
	parts := []string{n.typ}
	for i := range n.labels {
		parts = append(parts, n.label(i))
	}
	return strings.Join(parts, " ")
}

// elements returns the elements of a literal list.
func elements(e hclsyntax.Expression) ([]hclsyntax.Expression, bool) {
	list, ok := dsl.Unparen(fold(e)).(*hclsyntax.TupleConsExpr)
	if !ok {
		return nil, false
	}
	return list.Exprs, true
}

// setElements returns the elements of a list whose order does not matter, without duplicates. ok is false if some are
// not known. Functions of such lists were evaluated by merging, except for the flags that a class adds to its own.
func (s *model) setElements(e hclsyntax.Expression) (out []hclsyntax.Expression, ok bool) {
	seen := map[string]bool{}
	lists := []hclsyntax.Expression{e}
	if call, is := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr); is && call.Name == "union" {
		lists = call.Args
	}
	for _, list := range lists {
		elements, ok := elements(list)
		if !ok {
			return nil, false
		}
		for _, x := range elements {
			if text := s.canonical(x); !seen[text] {
				seen[text] = true
				out = append(out, x)
			}
		}
	}
	return out, true
}

// items iterates over the items of an object with their keys. For other expressions it yields nothing.
func items(e hclsyntax.Expression) iter.Seq2[string, hclsyntax.Expression] {
	return func(yield func(string, hclsyntax.Expression) bool) {
		if o, ok := dsl.Unparen(e).(*hclsyntax.ObjectConsExpr); ok {
			for _, it := range o.Items {
				if !yield(keyword(it.KeyExpr), it.ValueExpr) {
					return
				}
			}
		}
	}
}

// fold evaluates literal expressions as they occur when a variant changes what it inherits: sums, differences and
// products of whole numbers, lists joined with concat, and put(map, class.name, value). So a variant with
// concat(inherited, [x]) and one that repeats the list with x at the end are the same. It returns other expressions
// unchanged.
func fold(e hclsyntax.Expression) hclsyntax.Expression {
	switch x := dsl.Unparen(e).(type) {
	case *hclsyntax.UnaryOpExpr:
		l, ok := dsl.Unparen(x.Val).(*hclsyntax.LiteralValueExpr)
		if ok && x.Op == hclsyntax.OpNegate && l.Val.Type() == cty.Number {
			return &hclsyntax.LiteralValueExpr{Val: l.Val.Negate(), SrcRange: x.SrcRange}
		}
	case *hclsyntax.BinaryOpExpr:
		b, ok := readInt(fold(x.RHS))
		if !ok {
			return e
		}
		a, ok := readInt(fold(x.LHS))
		if !ok || bits.Len64(uint64(max(a, -a)))+bits.Len64(uint64(max(b, -b))) > 60 { // the checker reports overflows
			return e
		}
		switch x.Op {
		case hclsyntax.OpAdd:
			return numberAt(a+b, x.SrcRange)
		case hclsyntax.OpSubtract:
			return numberAt(a-b, x.SrcRange)
		case hclsyntax.OpMultiply:
			return numberAt(a*b, x.SrcRange)
		}
	case *hclsyntax.FunctionCallExpr:
		switch {
		case x.Name == "concat" && !x.ExpandFinal:
			out := &hclsyntax.TupleConsExpr{SrcRange: x.Range()}
			for _, arg := range x.Args {
				list, ok := elements(arg)
				if !ok {
					return e
				}
				out.Exprs = slices.Concat(out.Exprs, list)
			}
			return out
		case x.Name == "put" && !x.ExpandFinal && len(x.Args) == 3:
			_, key, ok := dsl.Reference(dsl.Unparen(x.Args[1]))
			before, is := dsl.Unparen(fold(x.Args[0])).(*hclsyntax.ObjectConsExpr)
			if !ok || !is {
				return e
			}
			items := append(withoutKey(before.Items, key.Name), objectItem(key.Name, x.Args[2], x.Args[1].Range()))
			return &hclsyntax.ObjectConsExpr{SrcRange: x.Range(), Items: items}
		}
	}
	return e
}

// withoutKey returns the items of an object, except the one with a key.
func withoutKey(items []hclsyntax.ObjectConsItem, key string) []hclsyntax.ObjectConsItem {
	hasKey := func(it hclsyntax.ObjectConsItem) bool { return keyword(it.KeyExpr) == key }
	return slices.DeleteFunc(slices.Clone(items), hasKey)
}

// readInt returns the value of a whole number.
func readInt(e hclsyntax.Expression) (int64, bool) {
	l, ok := dsl.Unparen(e).(*hclsyntax.LiteralValueExpr)
	if !ok || !l.Val.IsKnown() || l.Val.IsNull() || l.Val.Type() != cty.Number {
		return 0, false
	}
	n, exact := l.Val.AsBigFloat().Int64()
	return n, exact == big.Exact
}

// boolAt returns a bool as an expression.
func boolAt(v bool, at hcl.Range) hclsyntax.Expression {
	return &hclsyntax.LiteralValueExpr{Val: cty.BoolVal(v), SrcRange: at}
}

// numberAt returns a whole number as an expression.
func numberAt(n int64, at hcl.Range) hclsyntax.Expression {
	return &hclsyntax.LiteralValueExpr{Val: cty.NumberIntVal(n), SrcRange: at}
}

func objectItem(key string, value hclsyntax.Expression, at hcl.Range) hclsyntax.ObjectConsItem {
	return hclsyntax.ObjectConsItem{KeyExpr: &hclsyntax.ObjectConsKeyExpr{Wrapped: nameAt(key, at)}, ValueExpr: value}
}
