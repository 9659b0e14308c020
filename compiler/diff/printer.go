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
)

// printer writes expressions on one line, without comments and unnecessary parentheses. Without a model it writes
// them as their author would; with one, in canonical form: bound and renamed names are replaced, equivalent forms are
// written in the same way, and object keys are sorted.
type printer struct {
	model      *model // nil for the form that is shown
	scope      scope
	out        strings.Builder
	keyOrdered bool // the order of object keys matters
}

// print returns the text of an expression, or "" for nil.
func (p printer) print(e hclsyntax.Expression, minPrecedence int) string {
	if e != nil {
		p.expr(e, minPrecedence)
	}
	return p.out.String()
}

// sourceText returns an expression as its author would write it on one line.
func sourceText(e hclsyntax.Expression) string { return printer{keyOrdered: true}.print(e, 0) }

// canonical returns the canonical text of an expression. Expressions with equal texts have the same meaning.
func (s *model) canonical(e hclsyntax.Expression) string { return printer{model: s}.print(e, 0) }

// canonical is model.canonical in the scope of a node.
func (n *node) canonical(e hclsyntax.Expression) string {
	return printer{model: n.model, scope: n.scope()}.print(e, 0)
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
	primary   = 9
)

// write writes texts, and expressions, in parentheses if they contain an operator.
func (p *printer) write(parts ...any) {
	for _, x := range parts {
		switch x := x.(type) {
		case string:
			p.out.WriteString(x)
		case hclsyntax.Expression:
			p.expr(x, 0)
		}
	}
}

// expr writes e, in parentheses if its precedence is below minPrecedence.
func (p *printer) expr(e hclsyntax.Expression, minPrecedence int) {
	e = dsl.Unparen(e)
	if p.model != nil {
		e = p.simplify(e)
	}
	precedence := primary
	switch x := e.(type) {
	case *hclsyntax.ConditionalExpr:
		precedence = condition
	case *hclsyntax.BinaryOpExpr:
		precedence = operators[x.Op].precedence
	case *hclsyntax.UnaryOpExpr:
		precedence = unary
	}
	if precedence < minPrecedence {
		p.write("(")
		defer p.write(")")
	}
	switch e := e.(type) {
	case *hclsyntax.LiteralValueExpr:
		p.write(literal(e.Val))
	case *hclsyntax.ScopeTraversalExpr:
		p.traversal(e.Traversal)
	case *hclsyntax.RelativeTraversalExpr:
		p.expr(e.Source, primary)
		p.steps(e.Traversal)
	case *hclsyntax.FunctionCallExpr:
		p.write(p.model.renameCalled(e.Name), "(")
		p.list(e.Args)
		if e.ExpandFinal {
			p.write("...")
		}
		p.write(")")
	case *hclsyntax.ConditionalExpr:
		p.expr(e.Condition, condition+1)
		p.write(" ? ")
		p.expr(e.TrueResult, condition+1)
		p.write(" : ")
		p.expr(e.FalseResult, condition+1)
	case *hclsyntax.BinaryOpExpr:
		p.binary(e)
	case *hclsyntax.UnaryOpExpr:
		sign := "-"
		if e.Op == hclsyntax.OpLogicalNot {
			sign = "!"
		}
		p.write(sign)
		p.expr(e.Val, unary)
	case *hclsyntax.TupleConsExpr:
		p.write("[")
		p.list(e.Exprs)
		p.write("]")
	case *hclsyntax.ObjectConsExpr:
		p.object(e)
	case *hclsyntax.ObjectConsKeyExpr:
		if word := keyword(e); word != "" {
			p.write(p.model.rename("", word))
		} else {
			p.write("(", e.Wrapped, ")")
		}
	case *hclsyntax.ForExpr:
		p.forExpr(e)
	case *hclsyntax.IndexExpr:
		p.expr(e.Collection, primary)
		p.write("[", e.Key, "]")
	case *hclsyntax.SplatExpr:
		p.expr(e.Source, primary)
		p.write("[*]")
		p.expr(e.Each, primary)
	case *hclsyntax.AnonSymbolExpr:
	case *hclsyntax.TemplateExpr:
		p.write(`"`)
		for _, part := range e.Parts {
			p.part(part)
		}
		p.write(`"`)
	case *hclsyntax.TemplateWrapExpr:
		p.write(`"${`, e.Wrapped, `}"`)
	case *hclsyntax.TemplateJoinExpr:
		p.write(e.Tuple)
	default:
		p.write("?")
	}
}

func (p *printer) list(es []hclsyntax.Expression) {
	for i, e := range es {
		if i > 0 {
			p.write(", ")
		}
		p.write(e)
	}
}

// binary writes an operation. In canonical form chains have no parentheses, and the sides of == and != are sorted.
func (p *printer) binary(e *hclsyntax.BinaryOpExpr) {
	op := operators[e.Op]
	var texts []string
	switch {
	case p.model != nil && (e.Op == hclsyntax.OpEqual || e.Op == hclsyntax.OpNotEqual):
		texts = []string{p.inner().print(e.LHS, op.precedence+1), p.inner().print(e.RHS, op.precedence+1)}
		slices.Sort(texts)
	case p.model != nil && (e.Op == hclsyntax.OpLogicalAnd || e.Op == hclsyntax.OpLogicalOr):
		for _, x := range operandsOf(e, e.Op, p.simplify) {
			texts = append(texts, p.inner().print(x, op.precedence+1))
		}
	default:
		texts = []string{p.inner().print(e.LHS, op.precedence), p.inner().print(e.RHS, op.precedence+1)}
	}
	p.write(strings.Join(texts, " "+op.sign+" "))
}

// inner returns a printer for a part of the expression.
func (p *printer) inner() printer {
	return printer{model: p.model, scope: p.scope, keyOrdered: p.keyOrdered}
}

// part writes a part of a template.
func (p *printer) part(e hclsyntax.Expression) {
	if lit, ok := e.(*hclsyntax.LiteralValueExpr); ok && !lit.Val.IsNull() && lit.Val.Type() == cty.String {
		p.write(dsl.Escape(lit.Val.AsString()))
		return
	}
	if text, ok := dsl.Unparen(e).(*hclsyntax.TemplateExpr); ok { // such as that of `inherited`
		for _, x := range text.Parts {
			p.part(x)
		}
		return
	}
	p.write("${", e, "}")
}

func (p *printer) forExpr(e *hclsyntax.ForExpr) {
	var also []string
	if p.model != nil {
		e, also = p.mergeFilter(e)
	}
	open, shut := "[", "]"
	if e.KeyExpr != nil {
		open, shut = "{ ", " }"
	}
	p.write(open, "for ")
	if p.model != nil {
		p.write(e.CollExpr)
		around := p.scope
		p.scope = around.bind(e.KeyVar, e.ValVar)
		defer func() { p.scope = around }()
		for _, name := range also {
			p.scope.names[name] = p.scope.names[e.ValVar]
		}
	} else {
		if e.KeyVar != "" {
			p.write(e.KeyVar, ", ")
		}
		p.write(e.ValVar, " in ", e.CollExpr)
	}
	p.write(" : ")
	if e.KeyExpr != nil {
		p.write(e.KeyExpr, " => ")
	}
	p.write(e.ValExpr)
	if e.Group {
		p.write("...")
	}
	if e.CondExpr != nil {
		p.write(" if ", e.CondExpr)
	}
	p.write(shut)
}

func (p *printer) object(e *hclsyntax.ObjectConsExpr) {
	if len(e.Items) == 0 {
		p.write("{}")
		return
	}
	var items []string
	for _, it := range e.Items {
		in := printer{model: p.model, scope: p.scope, keyOrdered: p.keyOrdered && p.model == nil}
		in.write(it.KeyExpr, " = ", it.ValueExpr)
		items = append(items, in.out.String())
	}
	if !p.keyOrdered {
		slices.Sort(items)
	}
	p.write("{ ", strings.Join(items, ", "), " }")
}

// keyword returns a key that is a single word, or "".
func keyword(e hclsyntax.Expression) string {
	if k, ok := e.(*hclsyntax.ObjectConsKeyExpr); ok && k.ForceNonLiteral {
		return ""
	}
	e = dsl.Key(e)
	if word := hcl.ExprAsKeyword(e); word != "" {
		return word
	}
	word, _ := dsl.Literal(e)
	return word
}

// traversal writes a.b.c, where a.b may be class.name, or a may be a local name or self.
func (p *printer) traversal(t hcl.Traversal) {
	root := t.RootName()
	if now := p.scope.names[root]; strings.HasPrefix(now, "$") {
		p.write(now)
		p.steps(t[1:])
		return
	}
	if len(t) > 1 {
		if step, ok := t[1].(hcl.TraverseAttr); ok && p.model.rename(root, step.Name) != step.Name {
			p.write(p.model.rename("type", root), ".", p.model.rename(root, step.Name))
			p.steps(t[2:])
			return
		}
	}
	if now, ok := p.scope.names[root]; ok {
		p.write(now)
	} else {
		p.write(p.model.rename("type", root))
	}
	p.steps(t[1:])
}

func (p *printer) steps(t hcl.Traversal) {
	for _, step := range t {
		switch step := step.(type) {
		case hcl.TraverseAttr:
			p.write(".", p.model.rename("", step.Name))
		case hcl.TraverseIndex:
			p.write("[", literal(step.Key), "]")
		case hcl.TraverseSplat:
			p.write("[*]")
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
		// Without an exponent, a number as large as a file can contain would fill the memory.
		if exp := f.MantExp(nil); exp > 200 || exp < -200 {
			return f.Text('g', -1)
		}
		return f.Text('f', -1)
	case v.Type() == cty.Bool:
		return strconv.FormatBool(v.True())
	case v.Type() == cty.String:
		return dsl.Quote(v.AsString())
	}
	return "?"
}
