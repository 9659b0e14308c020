package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// maxConstRange keeps range(a, b) in an attribute to what somebody might mean.
const maxConstRange = 1 << 16

// constant gives the value of an attribute of a declared thing, or nil after an error.
func (c *checker) constant(e hclsyntax.Expression, want *ir.Type) *ir.Const {
	if want != nil && want.Kind == ir.Text {
		t := c.template(e, nil)
		if t == nil {
			return nil
		}
		if len(t.Args) > 0 {
			c.errorf("SC215", t.Args[0].Where(), "The text of a declared thing is fixed: it has no ${ }.")
			return nil
		}
		return &ir.Const{Text: t}
	}
	x := c.expr(e, nil, want)
	if isInvalid(x.Type()) {
		return nil
	}
	return c.fold(x)
}

// typedConstant infers the type as well, for faces and results.
func (c *checker) typedConstant(e hclsyntax.Expression) (*ir.Const, *ir.Type) {
	x := c.expr(e, nil, nil)
	if isInvalid(x.Type()) {
		return nil, tInvalid
	}
	return c.fold(x), x.Type()
}

func (c *checker) fold(x ir.Expr) *ir.Const {
	switch x := x.(type) {
	case *ir.Lit:
		return x.Val
	case *ir.TextOf:
		if len(x.Template.Args) == 0 {
			return &ir.Const{Text: x.Template}
		}
	case *ir.MakeList:
		out := &ir.Const{List: make([]*ir.Const, 0, len(x.Elems))}
		for _, e := range x.Elems {
			v := c.fold(e)
			if v == nil {
				return nil
			}
			out.List = append(out.List, v)
		}
		return out
	case *ir.ToSet:
		l := c.fold(x.X)
		if l == nil {
			return nil
		}
		out := &ir.Const{}
		for _, v := range l.List {
			if v.Int >= 0 && v.Int < 64 {
				out.Int |= 1 << uint(v.Int)
			}
		}
		return out
	case *ir.ToRational:
		v := c.fold(x.X)
		if v == nil {
			return nil
		}
		return &ir.Const{Int: v.Int, Den: 1}
	case *ir.Builtin:
		if x.Name == "range" && len(x.Args) == 2 {
			return c.foldRange(x)
		}
		switch x.Name {
		case "concat", "union", "without":
			return c.foldLists(x)
		}
	case *ir.Unary, *ir.Binary, *ir.Cond:
		return c.foldNumber(x)
	}
	d := diag.New("SC215", x.Where(), "This is known only in play. Here stand numbers, texts, class.name, lists of them, arithmetic and range(a, b).")
	if _, ok := x.(*ir.AttrOf); ok {
		d = d.Note("What is computed from other things is a value.")
	}
	c.report(d)
	return nil
}

// foldLists puts constant lists or sets together, so that an override can add to what it inherits.
func (c *checker) foldLists(x *ir.Builtin) *ir.Const {
	out := &ir.Const{}
	for i, e := range x.Args {
		v := c.fold(e)
		switch {
		case v == nil:
			return nil
		case x.Type().Kind == ir.List:
			out.List = append(out.List, v.List...)
		case x.Name == "without" && i > 0:
			out.Int &^= v.Int
		default:
			out.Int |= v.Int
		}
	}
	return out
}

func (c *checker) foldRange(x *ir.Builtin) *ir.Const {
	from, to := c.fold(x.Args[0]), c.fold(x.Args[1])
	if from == nil || to == nil {
		return nil
	}
	out := &ir.Const{}
	if to.Int < from.Int {
		return out
	}
	if n := to.Int - from.Int; n < 0 || n >= maxConstRange {
		c.errorf("SC223", x.Where(), "A range written in a declaration has at most %d numbers.", maxConstRange)
		return nil
	}
	for i := from.Int; ; i++ {
		out.List = append(out.List, &ir.Const{Int: i, Den: 1})
		if i == to.Int {
			return out
		}
	}
}

func (c *checker) foldNumber(x ir.Expr) *ir.Const {
	if n, ok := constInt(x); ok {
		return &ir.Const{Int: n, Den: 1}
	}
	switch x := x.(type) {
	case *ir.Unary:
		v := c.fold(x.X)
		if v == nil {
			return nil
		}
		if x.Op == "-" && v.Int != -v.Int {
			return &ir.Const{Int: -v.Int, Den: max(v.Den, 1)}
		}
	case *ir.Cond:
		if n, ok := constInt(x.If); ok {
			if n != 0 {
				return c.fold(x.Then)
			}
			return c.fold(x.Else)
		}
		return c.fold(x.If) // says why it is not known
	case *ir.Binary:
		a, b := c.fold(x.X), c.fold(x.Y)
		if a == nil || b == nil {
			return nil
		}
		if x.T.Kind == ir.Rational {
			if v := foldFraction(x.Op, a, b); v != nil {
				return v
			}
		}
		if x.T.Kind == ir.Bool {
			c.errorf("SC215", x.Where(), "Write true or false here.")
			return nil
		}
	}
	c.errorf("SC223", x.Where(), "The result does not fit into 64 bits, or is divided by 0.")
	return nil
}

// foldFraction computes with exact fractions; nil where 64 bits are too few.
func foldFraction(op string, a, b *ir.Const) *ir.Const {
	an, ad, bn, bd := a.Int, max(a.Den, 1), b.Int, max(b.Den, 1)
	if op == "/" {
		if bn == 0 {
			return nil
		}
		op = "*"
		bn, bd = bd, bn
		if bd < 0 {
			bn, bd = -bn, -bd
		}
	}
	var n int64
	ok1, ok2, ok3 := true, true, true
	switch op {
	case "*":
		n, ok1 = product(an, bn)
	case "+", "-":
		var l, r int64
		l, ok1 = product(an, bd)
		r, ok2 = product(bn, ad)
		if op == "-" {
			r = -r
		}
		n = l + r
		ok3 = (n > l) == (r > 0)
	default:
		return nil
	}
	d, ok4 := product(ad, bd)
	if !ok1 || !ok2 || !ok3 || !ok4 || d <= 0 {
		return nil
	}
	g := gcd(n, d)
	return &ir.Const{Int: n / g, Den: d / g}
}

// typeSpec reads a type: int, a class, optional(class), set(class), list(type). Invalid after an error.
func (c *checker) typeSpec(e hclsyntax.Expression) *ir.Type {
	switch e := e.(type) {
	case *hclsyntax.ParenthesesExpr:
		return c.typeSpec(e.Expression)
	case *hclsyntax.ScopeTraversalExpr:
		if len(e.Traversal) != 1 {
			c.errorf("SC216", e.SrcRange, "A type is one word: int, rational, bool, text, a class, or optional(…), set(…), list(…) of one.")
			return tInvalid
		}
		return c.namedType(e.Traversal.RootName(), e.SrcRange)
	case *hclsyntax.FunctionCallExpr:
		return c.typeOf(e)
	case *hclsyntax.TemplateExpr:
		c.errorf("SC216", e.SrcRange, "A type is written without quotes.")
		return tInvalid
	case *hclsyntax.ExprSyntaxError:
		return tInvalid
	}
	c.errorf("SC216", e.Range(), "A type is int, rational, bool, text, a class, or optional(…), set(…), list(…) of one.")
	return tInvalid
}

func (c *checker) namedType(name string, at hcl.Range) *ir.Type {
	if t := plainTypes[name]; t != nil {
		return t
	}
	if k, ok := c.classes[name]; ok && k.Role != ir.RoleGame {
		return refTo(k)
	}
	d := diag.New("SC216", at, "There is no type %q. Types are int, rational, bool, text, classes, enums, records, and optional(…), set(…), list(…) of one.", name)
	switch name {
	case "string":
		d = d.Suggest("text")
	case "number", "integer":
		d = d.Suggest("int")
	case "float", "decimal":
		d = d.Suggest("rational")
	case "boolean":
		d = d.Suggest("bool")
	default:
		c.suggest(d, name, append(keys(c.classes), "int", "rational", "bool", "text"))
		return tInvalid
	}
	c.report(d)
	return tInvalid
}

func (c *checker) typeOf(e *hclsyntax.FunctionCallExpr) *ir.Type {
	switch e.Name {
	case "optional", "set", "list":
	default:
		c.suggest(diag.New("SC216", e.NameRange, "There is no type %s(…). There are optional(…), set(…) and list(…).", e.Name),
			e.Name, []string{"optional", "set", "list"})
		return tInvalid
	}
	if len(e.Args) != 1 || e.ExpandFinal {
		c.errorf("SC216", e.Range(), "%s(…) is of one type.", e.Name)
		return tInvalid
	}
	t := c.typeSpec(e.Args[0])
	if isInvalid(t) {
		return t
	}
	r := e.Args[0].Range()
	switch e.Name {
	case "list":
		return listOf(t)
	case "optional":
		if t.Kind != ir.Ref {
			c.errorf("SC218", r, "Only things of a class can be none; this is %s. Use a number such as 0 or -1 for nothing, or an empty list.", withArticle(t))
			return tInvalid
		}
		return optionalOf(t.Class)
	}
	if t.Kind != ir.Ref || t.Optional || nameless(t.Class) {
		c.errorf("SC217", r, "A set is over a class of declared things; this is %s. Use list(%s).", withArticle(t), typeName(t))
		return tInvalid
	}
	if n := len(c.members[t.Class]); n > 64 {
		c.errorf("SC217", r, "A set is over a class of at most 64 things; %s has %d. Use list(%s).", t.Class.Name, n, t.Class.Name)
		return tInvalid
	}
	return setOf(t)
}
