package diff

import (
	"math/big"
	"slices"
	"sort"
	"strconv"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
)

// printer writes expressions in canonical form: without comments, unnecessary parentheses and line breaks, and with
// object keys in order. Names that were renamed are written with their new name.
type printer struct {
	renaming     *renaming
	locals       map[string]string // new names of the local names of one declaration
	out          strings.Builder
	keepKeyOrder bool              // the order of object keys matters
	plain        bool              // what means the same is written alike; see plainForm
	bound        map[string]string // in plain form, the variables of the comprehensions around
}

// operators maps the binary operators to their signs and precedences.
var operators = map[*hclsyntax.Operation]struct {
	sign       string
	precedence int
}{

	hclsyntax.OpLogicalOr: {"||", 2}, hclsyntax.OpLogicalAnd: {"&&", 3},
	hclsyntax.OpEqual: {"==", 4}, hclsyntax.OpNotEqual: {"!=", 4},
	hclsyntax.OpGreaterThan: {">", 5}, hclsyntax.OpGreaterThanOrEqual: {">=", 5},
	hclsyntax.OpLessThan: {"<", 5}, hclsyntax.OpLessThanOrEqual: {"<=", 5},
	hclsyntax.OpAdd: {"+", 6}, hclsyntax.OpSubtract: {"-", 6},
	hclsyntax.OpMultiply: {"*", 7}, hclsyntax.OpDivide: {"/", 7}, hclsyntax.OpModulo: {"%", 7},
}

const (
	condition = 1
	unary     = 8
)

// expr writes e, in parentheses if its precedence is below minPrecedence.
func (p *printer) expr(e hclsyntax.Expression, minPrecedence int) {
	w := &p.out
	wrap := func(precedence int, f func()) {
		if precedence < minPrecedence {
			w.WriteByte('(')
			defer w.WriteByte(')')
		}
		f()
	}
	e = dsl.Unparen(e)
	if p.plain {
		e = p.spell(e)
	}
	switch e := e.(type) {
	case *hclsyntax.LiteralValueExpr:
		w.WriteString(literal(e.Val))
	case *hclsyntax.ScopeTraversalExpr:
		p.traversal(e.Traversal)
	case *hclsyntax.RelativeTraversalExpr:
		p.expr(e.Source, unary+1)
		p.steps(e.Traversal)
	case *hclsyntax.FunctionCallExpr:
		if isConcat(e) {
			p.concat(e)
			return
		}
		w.WriteString(p.renaming.called(e.Name) + "(")
		p.list(e.Args)
		if e.ExpandFinal {
			w.WriteString("...")
		}
		w.WriteByte(')')
	case *hclsyntax.ConditionalExpr:
		wrap(condition, func() {
			p.expr(e.Condition, condition+1)
			w.WriteString(" ? ")
			p.expr(e.TrueResult, condition+1)
			w.WriteString(" : ")
			p.expr(e.FalseResult, condition+1)
		})
	case *hclsyntax.BinaryOpExpr:
		if n, ok := constantInt(e); ok {
			w.WriteString(n.String())
			return
		}
		op := operators[e.Op]
		wrap(op.precedence, func() {
			if p.plain && p.writeBinary(e) {
				return
			}
			p.expr(e.LHS, op.precedence)
			w.WriteString(" " + op.sign + " ")
			p.expr(e.RHS, op.precedence+1)
		})
	case *hclsyntax.UnaryOpExpr:
		sign := "-"
		if e.Op == hclsyntax.OpLogicalNot {
			sign = "!"
		}
		wrap(unary, func() {
			w.WriteString(sign)
			p.expr(e.Val, unary)
		})
	case *hclsyntax.TupleConsExpr:
		w.WriteByte('[')
		p.list(e.Exprs)
		w.WriteByte(']')
	case *hclsyntax.ObjectConsExpr:
		p.object(e)
	case *hclsyntax.ObjectConsKeyExpr:
		p.key(e)
	case *hclsyntax.ForExpr:
		p.forExpr(e)
	case *hclsyntax.IndexExpr:
		p.expr(e.Collection, unary+1)
		w.WriteByte('[')
		p.expr(e.Key, 0)
		w.WriteByte(']')
	case *hclsyntax.SplatExpr:
		p.expr(e.Source, unary+1)
		w.WriteString("[*]")
		p.expr(e.Each, unary+1)
	case *hclsyntax.AnonSymbolExpr:
	case *hclsyntax.TemplateExpr:
		w.WriteByte('"')
		for _, part := range e.Parts {
			p.part(part)
		}
		w.WriteByte('"')
	case *hclsyntax.TemplateWrapExpr:
		w.WriteString(`"${`)
		p.expr(e.Wrapped, 0)
		w.WriteString(`}"`)
	case *hclsyntax.TemplateJoinExpr:
		p.expr(e.Tuple, 0)
	default:
		w.WriteString("?")
	}
}

// constantInt evaluates sums, differences and products of whole numbers, as they arise from inherited numbers: 5 + 1
// is 6.
func constantInt(e hclsyntax.Expression) (*big.Int, bool) {
	switch e := dsl.Unparen(e).(type) {
	case *hclsyntax.LiteralValueExpr:
		if e.Val.IsKnown() && !e.Val.IsNull() && e.Val.Type() == cty.Number {
			if n, exact := e.Val.AsBigFloat().Int64(); exact == big.Exact {
				return big.NewInt(n), true
			}
		}
	case *hclsyntax.BinaryOpExpr:
		a, ok := constantInt(e.LHS)
		b, also := constantInt(e.RHS)
		if !ok || !also || a.BitLen()+b.BitLen() > 60 { // the checker reports overflows
			return nil, false
		}
		switch e.Op {
		case hclsyntax.OpAdd:
			return a.Add(a, b), true
		case hclsyntax.OpSubtract:
			return a.Sub(a, b), true
		case hclsyntax.OpMultiply:
			return a.Mul(a, b), true
		}
	}
	return nil, false
}

func (p *printer) list(es []hclsyntax.Expression) {
	for i, e := range es {
		if i > 0 {
			p.out.WriteString(", ")
		}
		p.expr(e, 0)
	}
}

// concat writes lists that are joined.
func (p *printer) concat(e *hclsyntax.FunctionCallExpr) {
	all := segments(e, nil)
	write := func(s segment) {
		if s.list != nil {
			p.expr(s.list, 0)
			return
		}
		p.out.WriteByte('[')
		p.list(s.elements)
		p.out.WriteByte(']')
	}
	all = slices.DeleteFunc(all, func(s segment) bool { return s.list == nil && len(s.elements) == 0 })
	switch len(all) {
	case 0:
		p.out.WriteString("[]")
	case 1:
		write(all[0])
	default:
		p.out.WriteString("concat(")
		for i, s := range all {
			if i > 0 {
				p.out.WriteString(", ")
			}
			write(s)
		}
		p.out.WriteByte(')')
	}
}

// part writes a part of a template.
func (p *printer) part(e hclsyntax.Expression) {
	if lit, ok := e.(*hclsyntax.LiteralValueExpr); ok && !lit.Val.IsNull() && lit.Val.Type() == cty.String {
		p.out.WriteString(dsl.Escape(lit.Val.AsString()))
		return
	}
	p.out.WriteString("${")
	p.expr(e, 0)
	p.out.WriteByte('}')
}

func (p *printer) forExpr(e *hclsyntax.ForExpr) {
	w := &p.out
	var also []string
	if p.plain {
		e, also = p.filtered(e)
	}
	open, shut := "[", "]"
	if e.KeyExpr != nil {
		open, shut = "{ ", " }"
	}
	w.WriteString(open + "for ")
	if p.plain {
		p.expr(e.CollExpr, 0)
		defer p.bind(e.KeyVar, e.ValVar)()
		for _, name := range also {
			p.bound[name] = p.bound[e.ValVar]
		}
	} else {
		if e.KeyVar != "" {
			w.WriteString(p.local(e.KeyVar) + ", ")
		}
		w.WriteString(p.local(e.ValVar) + " in ")
		p.expr(e.CollExpr, 0)
	}
	w.WriteString(" : ")
	if e.KeyExpr != nil {
		p.expr(e.KeyExpr, 0)
		w.WriteString(" => ")
	}
	p.expr(e.ValExpr, 0)
	if e.Group {
		w.WriteString("...")
	}
	if e.CondExpr != nil {
		w.WriteString(" if ")
		p.expr(e.CondExpr, 0)
	}
	w.WriteString(shut)
}

func (p *printer) object(e *hclsyntax.ObjectConsExpr) {
	if len(e.Items) == 0 {
		p.out.WriteString("{}")
		return
	}
	items := make([]string, 0, len(e.Items))
	for _, it := range e.Items {
		in := p.inner()
		in.keepKeyOrder = false
		in.expr(it.KeyExpr, 0)
		in.out.WriteString(" = ")
		in.expr(it.ValueExpr, 0)
		items = append(items, in.out.String())
	}
	if !p.keepKeyOrder {
		sort.Strings(items)
	}
	p.out.WriteString("{ " + strings.Join(items, ", ") + " }")
}

// key writes the key of an object: a word, or an expression in parentheses.
func (p *printer) key(e *hclsyntax.ObjectConsKeyExpr) {
	if word := keyword(e); word != "" {
		p.out.WriteString(p.renaming.unqualified(word))
		return
	}
	p.out.WriteByte('(')
	p.expr(e.Wrapped, 0)
	p.out.WriteByte(')')
}

// keyword returns the word that a key consists of, or "" if it is not a single word.
func keyword(e hclsyntax.Expression) string {
	if k, ok := e.(*hclsyntax.ObjectConsKeyExpr); ok && k.ForceNonLiteral {
		return ""
	}
	e = dsl.Key(e)
	if word := hcl.ExprAsKeyword(e); word != "" {
		return word
	}
	if t, ok := e.(*hclsyntax.TemplateExpr); ok && t.IsStringLiteral() {
		if v, diags := t.Value(nil); !diags.HasErrors() && v.Type() == cty.String {
			return v.AsString()
		}
	}
	return ""
}

func (p *printer) local(name string) string {
	if now, ok := p.locals[name]; ok {
		return now
	}
	return name
}

// traversal writes a.b.c, which is class.name, or a local name or self with members.
func (p *printer) traversal(t hcl.Traversal) {
	root := t.RootName()
	if now := p.bound[root]; now != "" {
		p.out.WriteString(now)
		p.steps(t[1:])
		return
	}
	if len(t) > 1 {
		if step, ok := t[1].(hcl.TraverseAttr); ok && p.renaming.declares(root, step.Name) {
			p.out.WriteString(p.renaming.of("type", root) + "." + p.renaming.of(root, step.Name))
			p.steps(t[2:])
			return
		}
	}
	if now, ok := p.locals[root]; ok {
		p.out.WriteString(now)
	} else {
		p.out.WriteString(p.renaming.of("type", root))
	}
	p.steps(t[1:])
}

func (p *printer) steps(t hcl.Traversal) {
	for _, step := range t {
		switch step := step.(type) {
		case hcl.TraverseAttr:
			p.out.WriteString("." + p.renaming.unqualified(step.Name))
		case hcl.TraverseIndex:
			p.out.WriteString("[" + literal(step.Key) + "]")
		case hcl.TraverseSplat:
			p.out.WriteString("[*]")
		}
	}
}

func literal(v cty.Value) string {
	switch {
	case !v.IsKnown() || v.IsNull():
		return "null"
	case v.Type() == cty.Number:
		f := v.AsBigFloat()
		if n, exact := f.Int64(); exact == big.Exact {
			return strconv.FormatInt(n, 10)
		}
		// Written without an exponent, the largest number that a file can hold would fill the memory.
		if exp := f.MantExp(nil); exp > 200 || exp < -200 {
			return f.Text('g', -1)
		}
		return f.Text('f', -1)
	case v.Type() == cty.Bool:
		if v.True() {
			return "true"
		}
		return "false"
	case v.Type() == cty.String:
		return `"` + dsl.Escape(v.AsString()) + `"`
	}
	return "?"
}
