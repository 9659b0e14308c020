package resolve

import (
	"bytes"
	"slices"
	"strconv"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Inherited is the name with which an override refers to the expression that it overrides.
const Inherited = "inherited"

// maxInherited is the maximum size of an expression with what it inherits. If each of many variants uses the
// inherited expression twice, the size doubles each time.
const maxInherited = 1 << 16

// inherit replaces `inherited` in an attribute by the expression of base, which may be nil. The bool reports whether
// the name occurs.
func (m *merger) inherit(a, base *hclsyntax.Attribute) (*hclsyntax.Attribute, bool) {
	s := &substitution{base: base, inherited: m.result.inherited, size: size(a)}
	if base != nil {
		if s.baseSize = m.expandedSize[base]; s.baseSize == 0 {
			s.baseSize = size(base)
		}
	}
	out := *a
	if dsl.Mentions(a.Expr, Inherited) {
		out.Expr = s.expr(dsl.Copy(a.Expr)) // a copy, because the tree may be cached for the next load
	}
	if s.size > maxInherited {
		m.report(diag.New("SC010", a.Expr.Range(),
			"with what it inherits, it is longer than %d bytes; move a part of it into a function", maxInherited))
		return base, false
	}
	m.expandedSize[&out] = s.size
	return &out, s.found
}

// size returns the length of an attribute's expression in bytes.
func size(a *hclsyntax.Attribute) int {
	r := a.Expr.Range()
	return r.End.Byte - r.Start.Byte
}

// classDefault returns the default that an item's class declares for an attribute, as an attribute, or nil. It
// ignores blocks of the current folder. If a class is declared in several blocks, the last one with the attribute
// counts.
func (m *merger) classDefault(f folder, it *Item, name string) *hclsyntax.Attribute {
	if name == "flags" {
		return &hclsyntax.Attribute{Name: name, Expr: &hclsyntax.TupleConsExpr{}}
	}
	parts := m.byKey[blockKey("class", []string{it.class()})]
	for i := len(parts) - 1; i >= 0; i-- {
		if parts[i].Body == nil || m.declaredIn[parts[i]] == f.dir {
			continue
		}
		if a := m.flagDefault(it, parts[i].Body.Attributes["flags"], name); a != nil {
			return a
		}
		attributes := parts[i].Body.Attributes["attributes"]
		if attributes == nil {
			continue
		}
		if spec := dsl.Entry(attributes.Expr, name); spec != nil {
			def := dsl.Entry(spec, "default")
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

// flagDefault returns whether an item had a flag before the current folder, as an attribute, if a class declares the
// flag.
func (m *merger) flagDefault(it *Item, declared *hclsyntax.Attribute, name string) *hclsyntax.Attribute {
	if declared == nil {
		return nil
	}
	list, _ := m.fold(declared.Expr).(*hclsyntax.TupleConsExpr)
	if list == nil {
		return nil
	}
	named := func(e hclsyntax.Expression) bool { return hcl.ExprAsKeyword(e) == name }
	i := slices.IndexFunc(list.Exprs, named)
	if i < 0 {
		return nil
	}
	has := false
	if own := it.Body.Attributes["flags"]; own != nil {
		flags, ok := m.fold(own.Expr).(*hclsyntax.TupleConsExpr)
		if !ok {
			return nil
		}
		has = slices.ContainsFunc(flags.Exprs, named)
	}
	at := list.Exprs[i].Range()
	at.End = at.Start
	return &hclsyntax.Attribute{Name: name, Expr: &hclsyntax.LiteralValueExpr{Val: cty.BoolVal(has), SrcRange: at},
		SrcRange: at, NameRange: at}
}

// substitution replaces `inherited` in an expression.
type substitution struct {
	base           *hclsyntax.Attribute
	inherited      map[position]*hclsyntax.Attribute // records the replacement of each `inherited`
	size, baseSize int                               // in bytes, with what is inherited
	found          bool
}

// name returns the replacement for a traversal that begins with `inherited`, or nil for others.
func (s *substitution) name(e *hclsyntax.ScopeTraversalExpr) hclsyntax.Expression {
	if e.Traversal.RootName() != Inherited {
		return nil
	}
	if s.base == nil {
		return nil // the checker reports an unknown name
	}
	s.found = true
	s.size += s.baseSize
	at := e.Traversal[0].SourceRange()
	s.inherited[position{at.Filename, at.Start.Byte}] = s.base
	var x hclsyntax.Expression = &hclsyntax.ParenthesesExpr{Expression: s.base.Expr, SrcRange: at}
	if rest := e.Traversal[1:]; len(rest) > 0 {
		x = &hclsyntax.RelativeTraversalExpr{Source: x, Traversal: hcl.Traversal(rest), SrcRange: e.SrcRange}
	}
	return x
}

// expr substitutes in place.
func (s *substitution) expr(e hclsyntax.Expression) hclsyntax.Expression {
	switch e := e.(type) {
	case *hclsyntax.ScopeTraversalExpr:
		if x := s.name(e); x != nil {
			return x
		}
	case *hclsyntax.ObjectConsKeyExpr:
		return e
	}
	dsl.EachPart(e, func(part *hclsyntax.Expression) { *part = s.expr(*part) })
	return e
}

// isNamePart reports whether a byte can be in a name.
func isNamePart(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z'
}

// text returns the source of an attribute's expression, with `inherited` replaced and names of modules qualified.
func (r *Result) text(a *hclsyntax.Attribute, names map[position]string, depth int) []byte {
	file := a.EqualsRange.Filename
	if call := forwarding(a.Expr); call != "" {
		return []byte(call)
	}
	if file == "" { // flags, as declared by the class
		if lit, ok := a.Expr.(*hclsyntax.LiteralValueExpr); ok {
			return strconv.AppendBool(nil, lit.Val.True())
		}
		return []byte("[]")
	}
	src, from, to := r.Sources[file], a.EqualsRange.End.Byte, a.Expr.Range().End.Byte
	if from < 0 || to > len(src) || from > to || depth > maxFolders {
		return []byte("none")
	}
	var out bytes.Buffer
	past := r.pasts[file]
	for i := from; i < to; i++ {
		if past != nil {
			if now, next, ok := past.spelling(position{file, i}, to, len(past.written)); ok {
				out.Write(now)
				i = next - 1
				continue
			}
		}
		if name, ok := names[position{file, i}]; ok {
			out.WriteString(name)
			for i+1 < to && isNamePart(src[i+1]) {
				i++
			}
			continue
		}
		base := r.inherited[position{file, i}]
		if base == nil {
			out.WriteByte(src[i])
			continue
		}
		out.WriteByte('(')
		out.Write(r.text(base, names, depth+1))
		out.WriteByte(')')
		i += len(Inherited) - 1
	}
	return bytes.TrimSpace(out.Bytes())
}
