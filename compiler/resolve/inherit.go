package resolve

import (
	"bytes"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// Inherited is the name under which an override reads what it overrides.
const Inherited = "inherited"

// spot is where `inherited` stands in a source.
type spot struct {
	file string
	byte int
}

// inherit puts what an attribute overrides in the place of `inherited`. It says whether the name occurs.
func (l *loader) inherit(a, base *hclsyntax.Attribute) (*hclsyntax.Attribute, bool) {
	s := &substitution{loader: l, base: base, size: size(a)}
	if base != nil {
		if s.baseSize = l.sizes[base]; s.baseSize == 0 {
			s.baseSize = size(base)
		}
	}
	out := *a
	out.Expr = s.expr(a.Expr)
	if s.size > maxInherited {
		l.add(diag.New("SC010", a.Expr.Range(), "with all it inherits it is longer than %d bytes; give a part of it to a function", maxInherited))
		return base, false
	}
	l.sizes[&out] = s.size
	return &out, s.found
}

// byClass is the default that an attribute of the block has by its class, as it was before this folder, or nil. A class
// is written in parts, of which the last that names the attribute counts.
func (o *overlay) byClass(name string) *hclsyntax.Attribute {
	parts := o.byKey[key("class", []string{o.class()})]
	for i := len(parts) - 1; i >= 0; i-- {
		if parts[i].Body == nil || o.born[parts[i]] == o.place.dir {
			continue
		}
		given := parts[i].Body.Attributes["attributes"]
		if given == nil {
			continue
		}
		if spec := entry(given.Expr, name); spec != nil {
			def := entry(spec, "default")
			if def == nil {
				return nil
			}
			at := def.Range()
			at.End = at.Start
			return &hclsyntax.Attribute{Name: name, Expr: def, SrcRange: def.Range(), NameRange: at, EqualsRange: at}
		}
	}
	return nil
}

// class is the class the block's attributes are of.
func (o *overlay) class() string {
	if o.item.Type == "thing" && len(o.item.Labels) > 0 {
		return o.item.Labels[0]
	}
	return o.item.Type
}

// entry is what an object literal has under a key, or nil.
func entry(e hclsyntax.Expression, name string) hclsyntax.Expression {
	o, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		return nil
	}
	for _, it := range o.Items {
		if hcl.ExprAsKeyword(it.KeyExpr) == name {
			return it.ValueExpr
		}
	}
	return nil
}

// maxInherited bounds what an expression grows to. A base that is named twice by each of many variants doubles each time.
const maxInherited = 1 << 16

func size(a *hclsyntax.Attribute) int {
	r := a.Expr.Range()
	return r.End.Byte - r.Start.Byte
}

type substitution struct {
	*loader
	base           *hclsyntax.Attribute
	size, baseSize int // in bytes, written out
	found          bool
}

// name gives the base's expression for a traversal that begins with the name, and nil for others.
func (s *substitution) name(e *hclsyntax.ScopeTraversalExpr) hclsyntax.Expression {
	if e.Traversal.RootName() != Inherited {
		return nil
	}
	if s.base == nil {
		return nil // the checker says that nothing is called so here
	}
	s.found = true
	s.size += s.baseSize
	at := e.Traversal[0].SourceRange()
	s.result.inherited[spot{at.Filename, at.Start.Byte}] = s.base
	var x hclsyntax.Expression = &hclsyntax.ParenthesesExpr{Expression: s.base.Expr, SrcRange: at}
	if rest := e.Traversal[1:]; len(rest) > 0 {
		x = &hclsyntax.RelativeTraversalExpr{Source: x, Traversal: hcl.Traversal(rest), SrcRange: e.SrcRange}
	}
	return x
}

// expr substitutes in place: every file is parsed anew for every load, so nobody else reads this tree.
func (s *substitution) expr(e hclsyntax.Expression) hclsyntax.Expression {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if x := s.name(e); x != nil {
			return x
		}
	case *hclsyntax.RelativeTraversalExpr:
		e.Source = s.expr(e.Source)
	case *hclsyntax.ParenthesesExpr:
		e.Expression = s.expr(e.Expression)
	case *hclsyntax.FunctionCallExpr:
		s.all(e.Args)
	case *hclsyntax.ConditionalExpr:
		e.Condition, e.TrueResult, e.FalseResult = s.expr(e.Condition), s.expr(e.TrueResult), s.expr(e.FalseResult)
	case *hclsyntax.IndexExpr:
		e.Collection, e.Key = s.expr(e.Collection), s.expr(e.Key)
	case *hclsyntax.SplatExpr:
		e.Source = s.expr(e.Source)
	case *hclsyntax.TupleConsExpr:
		s.all(e.Exprs)
	case *hclsyntax.ObjectConsExpr:
		for i := range e.Items {
			e.Items[i].ValueExpr = s.expr(e.Items[i].ValueExpr)
		}
	case *hclsyntax.ForExpr:
		e.CollExpr, e.ValExpr = s.expr(e.CollExpr), s.expr(e.ValExpr)
		if e.KeyExpr != nil {
			e.KeyExpr = s.expr(e.KeyExpr)
		}
		if e.CondExpr != nil {
			e.CondExpr = s.expr(e.CondExpr)
		}
	case *hclsyntax.BinaryOpExpr:
		e.LHS, e.RHS = s.expr(e.LHS), s.expr(e.RHS)
	case *hclsyntax.UnaryOpExpr:
		e.Val = s.expr(e.Val)
	case *hclsyntax.TemplateExpr:
		s.all(e.Parts)
	case *hclsyntax.TemplateWrapExpr:
		e.Wrapped = s.expr(e.Wrapped)
	}
	return e
}

func (s *substitution) all(list []hclsyntax.Expression) {
	for i, e := range list {
		list[i] = s.expr(e)
	}
}

// text is the source of an expression, with what it inherits written out.
func (r *Result) text(a *hclsyntax.Attribute, depth int) []byte {
	file := a.EqualsRange.Filename
	src, from, to := r.Sources[file], a.EqualsRange.End.Byte, a.Expr.Range().End.Byte
	if from < 0 || to > len(src) || from > to || depth > maxFolders {
		return []byte("none")
	}
	var out bytes.Buffer
	for i := from; i < to; i++ {
		base := r.inherited[spot{file, i}]
		if base == nil {
			out.WriteByte(src[i])
			continue
		}
		out.WriteByte('(')
		out.Write(r.text(base, depth+1))
		out.WriteByte(')')
		i += len(Inherited) - 1
	}
	return bytes.TrimSpace(out.Bytes())
}

// equalExprs says whether two expressions are written alike, layout and comments aside.
func (l *loader) equalExprs(a, b hclsyntax.Expression) bool {
	return l.equalRanges(a.Range(), b.Range())
}

func (l *loader) equalBlocks(a, b []*hclsyntax.Block) bool {
	if len(a) != len(b) || len(a) == 0 {
		return len(a) == len(b)
	}
	for i := range a {
		if !l.equalRanges(hcl.RangeBetween(a[i].TypeRange, a[i].CloseBraceRange), hcl.RangeBetween(b[i].TypeRange, b[i].CloseBraceRange)) {
			return false
		}
	}
	return true
}

func (l *loader) equalBodies(a, b *hclsyntax.Body) bool {
	if len(a.Attributes) != len(b.Attributes) {
		return false
	}
	for name, x := range a.Attributes {
		if y := b.Attributes[name]; y == nil || !l.equalExprs(x.Expr, y.Expr) {
			return false
		}
	}
	return l.equalBlocks(a.Blocks, b.Blocks)
}

func (l *loader) equalRanges(a, b hcl.Range) bool {
	return bytes.Equal(l.tokens(a), l.tokens(b))
}

// tokens is the text of a range with one space between the tokens.
func (l *loader) tokens(r hcl.Range) []byte {
	src := l.result.Sources[r.Filename]
	if r.Start.Byte < 0 || r.End.Byte > len(src) || r.Start.Byte > r.End.Byte {
		return nil
	}
	found, _ := hclsyntax.LexConfig(src[r.Start.Byte:r.End.Byte], r.Filename, hcl.InitialPos)
	var out bytes.Buffer
	for _, t := range found {
		switch t.Type {
		case hclsyntax.TokenNewline, hclsyntax.TokenComment, hclsyntax.TokenEOF:
			continue
		}
		out.Write(t.Bytes)
		out.WriteByte(' ')
	}
	return out.Bytes()
}
