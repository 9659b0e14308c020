package resolve

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// foldLists evaluates concat, union and without in the attributes of declarations, if their arguments are literal
// lists and maps, as they are after `inherited` was replaced. It is needed because many attributes, such as the
// values of an enum, are not evaluated: the checker reads them as they are written.
func (m *merger) foldLists() {
	for _, it := range m.result.Items {
		spec, ok := schema.Block(it.Type)
		if !ok || it.Body == nil {
			continue
		}
		if body := m.foldBody(it.Body, spec); body != it.Body {
			it.setBody(body)
		}
	}
}

// foldBody returns a body with its attributes folded, or the body itself if nothing changes. Statements are not
// folded.
func (m *merger) foldBody(b *hclsyntax.Body, spec *schema.BlockSpec) *hclsyntax.Body {
	return mapBody(b, func(name string, e hclsyntax.Expression) hclsyntax.Expression {
		if _, calls := dsl.Unparen(e).(*hclsyntax.FunctionCallExpr); !calls || !isDeclared(spec, name) {
			return e
		}
		switch folded := m.fold(e).(type) { // keep parentheses
		case *hclsyntax.TupleConsExpr:
			folded.SrcRange = e.Range()
			return folded
		case *hclsyntax.ObjectConsExpr:
			folded.SrcRange = e.Range()
			return folded
		}
		return e
	}, func(k *hclsyntax.Block) (*hclsyntax.Body, []string) {
		if row, ok := schema.Nested(spec.Name, k.Type); ok && !spec.Statements {
			return m.foldBody(k.Body, row), k.Labels
		}
		return k.Body, k.Labels
	})
}

// mapBody returns a body with its expressions, and the bodies and labels of its blocks, replaced. If anything changes
// it returns a copy, because the parsed trees may be cached for the next load.
func mapBody(b *hclsyntax.Body, expr func(name string, e hclsyntax.Expression) hclsyntax.Expression,
	inner func(*hclsyntax.Block) (*hclsyntax.Body, []string)) *hclsyntax.Body {
	var changed *hclsyntax.Body
	out := func() *hclsyntax.Body {
		if changed == nil {
			changed = new(*b)
			changed.Attributes, changed.Blocks = maps.Clone(b.Attributes), slices.Clone(b.Blocks)
		}
		return changed
	}
	for name, a := range b.Attributes {
		if e := expr(name, a.Expr); e != a.Expr {
			again := *a
			again.Expr = e
			out().Attributes[name] = &again
		}
	}
	for i, k := range b.Blocks {
		if body, labels := inner(k); body != k.Body || !slices.Equal(labels, k.Labels) {
			again := *k
			again.Body, again.Labels = body, labels
			out().Blocks[i] = &again
		}
	}
	return cmp.Or(changed, b)
}

// isDeclared reports whether an attribute of a block is part of a declaration, and not an expression that is
// evaluated in play.
func isDeclared(spec *schema.BlockSpec, name string) bool {
	a, ok := spec.Attr(name)
	if !ok {
		return spec.Free != ""
	}
	switch a.Type.Word {
	case "expression", "condition", "number", "bool", "int", "rational":
		return false
	}
	return true
}

// fold returns the value of an expression as a literal list or map, or nil if it cannot be folded.
func (m *merger) fold(e hclsyntax.Expression) hclsyntax.Expression {
	switch x := dsl.Unparen(e).(type) {
	case *hclsyntax.TupleConsExpr, *hclsyntax.ObjectConsExpr:
		return x
	case *hclsyntax.FunctionCallExpr:
		args := make([]hclsyntax.Expression, len(x.Args))
		for i, arg := range x.Args {
			if args[i] = m.fold(arg); args[i] == nil {
				return nil
			}
		}
		if x.ExpandFinal || len(args) < 2 || len(args) > 2 && x.Name != "concat" {
			return nil
		}
		switch first := args[0].(type) {
		case *hclsyntax.TupleConsExpr:
			return m.foldList(x, first, args)
		case *hclsyntax.ObjectConsExpr:
			return m.foldMap(x, first, args[1])
		}
	}
	return nil
}

// foldList evaluates a function of lists.
func (m *merger) foldList(call *hclsyntax.FunctionCallExpr, first *hclsyntax.TupleConsExpr,
	args []hclsyntax.Expression) hclsyntax.Expression {
	out := &hclsyntax.TupleConsExpr{SrcRange: call.Range(), OpenRange: call.OpenParenRange,
		Exprs: slices.Clone(first.Exprs)}
	for _, arg := range args[1:] {
		list, ok := arg.(*hclsyntax.TupleConsExpr)
		if !ok {
			return nil
		}
		at := map[string]bool{} // the elements so far, by text
		for _, e := range out.Exprs {
			at[m.text(e)] = true
		}
		switch call.Name {
		case "concat":
			out.Exprs = append(out.Exprs, list.Exprs...)
		case "union":
			for _, e := range list.Exprs {
				if !at[m.text(e)] {
					at[m.text(e)] = true
					out.Exprs = append(out.Exprs, e)
				}
			}
		case "without":
			for _, e := range list.Exprs {
				if !at[m.text(e)] {
					m.report(m.missingElement(e, "the list"))
				}
				delete(at, m.text(e))
			}
			out.Exprs = slices.DeleteFunc(out.Exprs, func(e hclsyntax.Expression) bool { return !at[m.text(e)] })
		default:
			return nil
		}
	}
	return out
}

// foldMap evaluates a union of maps, in which the second has precedence, or a map without some of its keys.
func (m *merger) foldMap(call *hclsyntax.FunctionCallExpr, first *hclsyntax.ObjectConsExpr,
	arg hclsyntax.Expression) hclsyntax.Expression {
	out := &hclsyntax.ObjectConsExpr{SrcRange: call.Range(), OpenRange: call.OpenParenRange,
		Items: slices.Clone(first.Items)}
	find := func(key hclsyntax.Expression) int {
		return slices.IndexFunc(out.Items, func(it hclsyntax.ObjectConsItem) bool {
			return m.text(it.KeyExpr) == m.text(key)
		})
	}
	switch second := arg.(type) {
	case *hclsyntax.ObjectConsExpr:
		if call.Name != "union" {
			return nil
		}
		for _, it := range second.Items {
			if i := find(it.KeyExpr); i >= 0 {
				out.Items[i] = it
			} else {
				out.Items = append(out.Items, it)
			}
		}
		return out
	case *hclsyntax.TupleConsExpr:
		if call.Name != "without" {
			return nil
		}
		for _, name := range second.Exprs {
			i := find(name)
			if i < 0 {
				d := m.missingElement(name, "the map")
				if _, step, ok := dsl.Reference(name); ok {
					d = d.Note("the keys of a map are bare names: write [%s]", step.Name)
				}
				m.report(d)
				continue
			}
			out.Items = slices.Delete(out.Items, i, i+1)
		}
		return out
	}
	return nil
}

// missingElement returns the error for leaving out something that a list or map does not have.
func (m *merger) missingElement(e hclsyntax.Expression, where string) diag.Diagnostic {
	return diag.New("SC193", e.Range(), "name something that is in it, or remove this").Saying("%s without %s is the same",
		where, m.text(e))
}

// text returns the text of an expression, for comparing names, references and constants.
func (m *merger) text(e hclsyntax.Expression) string {
	if k := hcl.ExprAsKeyword(e); k != "" {
		return k // this may be a key of a map too
	}
	if tr, ok := e.(*hclsyntax.ScopeTraversalExpr); ok {
		return strings.ReplaceAll(strings.TrimSpace(string(m.sources.tokens(tr.SrcRange))), " . ", ".")
	}
	return strings.TrimSpace(string(m.sources.tokens(e.Range())))
}
