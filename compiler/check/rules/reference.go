package rules

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/source"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/article"
)

// lookup reads `WORD.NAME`, as in action.march, and finds it in a table.
func lookup[T any](d *Checker, a *hclsyntax.Attribute, word, code string, table map[string]T) (T, bool) {
	var zero T
	if a == nil {
		return zero, false
	}
	t, ok := a.Expr.(*hclsyntax.ScopeTraversalExpr)
	if ok && len(t.Traversal) == 2 && t.Traversal.RootName() == word {
		if step, ok := t.Traversal[1].(hcl.TraverseAttr); ok {
			if x, ok := table[step.Name]; ok {
				return x, true
			}
			if word != "value" && d.report.Gone(word, step.Name) {
				return zero, false // a rule about what a variant removed is void
			}
			d.report.Unknown(diag.New(code, types.NameRange(step), "it names one that is declared, %s.NAME", word).
				Saying("there is no %s %q", word, step.Name), word, step.Name, symbols.Keys(table))
			return zero, false
		}
	}
	d.report.Add(diag.New(code, a.Expr.Range(), "write %s = %s.NAME", a.Name, word).Saying("%s names %s", a.Name, article.With(word)))
	return zero, false
}

// lookupAll reads a list of WORD.NAME.
func lookupAll[T comparable](d *Checker, a *hclsyntax.Attribute, word string, table map[string]T) []T {
	list, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok || len(list.Exprs) == 0 {
		d.report.Add(diag.New("SC138", a.Expr.Range(), "write %s = [%s.NAME, %s.OTHER]", a.Name, word, word).Saying("%s is a list", a.Name))
		return nil
	}
	var out []T
next:
	for _, e := range list.Exprs {
		one := *a
		one.Expr = e
		x, ok := lookup(d, &one, word, "SC138", table)
		if !ok {
			continue
		}
		for _, o := range out {
			if o == x {
				d.report.Add(diag.New("SC138", e.Range(), "keep one of them").Saying("it is listed twice"))
				continue next
			}
		}
		out = append(out, x)
	}
	return out
}

// classOfAttr reads the class that `of` names.
func (d *Checker) classOfAttr(a *hclsyntax.Attribute) *ir.Class {
	word := source.Keyword(a.Expr)
	if k, ok := d.symbols.Classes[word]; ok {
		return k
	}
	m := diag.New("SC117", a.Expr.Range(), "write the bare name of a class, such as piece or player").Saying("%s names a class", a.Name)
	if word == "" {
		d.report.Add(m)
		return nil
	}
	d.report.Unknown(m.Saying("there is no class %q", word), "name", word, symbols.Keys(d.symbols.Classes))
	return nil
}
