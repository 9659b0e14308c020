package expr

import (
	"iter"
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// caseValue types a name of the current case, with the members that follow it. Values of a case cannot use its names.
func (c *Checker) caseValue(tr hcl.Traversal, s *symbols.Scope, hint *ir.Type) (ir.Expr, bool) {
	if !c.isCaseName(tr.RootName(), s) {
		return nil, false
	}
	e, rest, ok := c.caseSyntax(tr)
	if !ok {
		return types.Mistake(tr.SourceRange()), true
	}
	if _, object := e.(*hclsyntax.ObjectConsExpr); object && (hint == nil || hint.Kind != ir.Text) {
		c.report.Errorf("SC208", tr.SourceRange(), "The case gives an object for it. Read a member of the object: %s.NAME.",
			tr.RootName())
		return types.Mistake(tr.SourceRange()), true
	}
	r := c.Case
	c.Case, c.giving = nil, r
	defer func() { c.Case, c.giving = r, nil }()
	return c.steps(c.Infer(e, nil, hint), rest), true
}

// CaseSyntax returns the source that the current case has for an expression such as army, pair[0] or start.army. ok
// is false if the expression does not begin with a name of the case. If the case lacks a member, that is reported,
// and value is nil.
func (c *Checker) CaseSyntax(e hclsyntax.Expression, s *symbols.Scope) (value hclsyntax.Expression, ok bool) {
	t, ok := dsl.Unparen(e).(*hclsyntax.ScopeTraversalExpr)
	if !ok || !c.isCaseName(t.Traversal.RootName(), s) {
		return nil, false
	}
	value, rest, ok := c.caseSyntax(t.Traversal)
	if !ok {
		return nil, true
	}
	return value, len(rest) == 0
}

func (c *Checker) isCaseName(name string, s *symbols.Scope) bool {
	return c.Case != nil && c.Case.Values[name] != nil && s.Find(name) == nil
}

// caseSyntax returns the source that the current case has for a name. It follows members into objects and lists
// written in the case, and returns the remaining members as rest. It reports a member that the case lacks.
func (c *Checker) caseSyntax(tr hcl.Traversal) (e hclsyntax.Expression, rest hcl.Traversal, ok bool) {
	name := tr.RootName()
	c.Case.Read[name] = true
	e, rest = dsl.Unparen(c.Case.Values[name]), tr[1:]
	for ; len(rest) > 0; rest = rest[1:] {
		next := c.caseMember(e, rest[0])
		if next == nil {
			break
		}
		e = dsl.Unparen(next)
	}
	if o, object := e.(*hclsyntax.ObjectConsExpr); object && len(rest) > 0 {
		if step, member := rest[0].(hcl.TraverseAttr); member {
			var names []string
			for _, item := range o.Items {
				if key, _, ok := c.Key(item.KeyExpr); ok {
					names = append(names, key)
				}
			}
			c.report.Suggest(diag.New("SC179", types.NameRange(step), "the case gives it %s", strings.Join(names, ", ")).
				Saying("the case gives %s no %s", name, step.Name), step.Name, slices.Values(names))
			return nil, nil, false
		}
	}
	if at := e.Range(); !c.Affords(at.End.Byte-at.Start.Byte, at) {
		return nil, nil, false
	}
	return e, rest, true
}

// caseMember returns the member of an object or the element of a list for a step, or nil.
func (c *Checker) caseMember(e hclsyntax.Expression, step hcl.Traverser) hclsyntax.Expression {
	switch step := step.(type) {
	case hcl.TraverseAttr:
		o, ok := e.(*hclsyntax.ObjectConsExpr)
		if !ok {
			return nil
		}
		for _, item := range o.Items {
			if hcl.ExprAsKeyword(dsl.Key(item.KeyExpr)) == step.Name {
				return item.ValueExpr
			}
		}
	case hcl.TraverseIndex:
		l, ok := e.(*hclsyntax.TupleConsExpr)
		if !ok || !step.Key.Type().Equals(numberType) {
			return nil
		}
		if i, den, ok := parseFraction(step.Key.AsBigFloat(), false); ok && den == 1 && i >= 0 && i < int64(len(l.Exprs)) {
			return l.Exprs[i]
		}
	}
	return nil
}

// IsOfCase reports whether a name belongs to the current case, and marks it as used.
func (c *Checker) IsOfCase(name string) bool {
	if c.Case == nil || c.Case.Values[name] == nil {
		return false
	}
	c.Case.Read[name] = true
	return true
}

// caseNames iterates over the names of the current case.
func (c *Checker) caseNames() iter.Seq[string] {
	if c.Case == nil {
		return func(func(string) bool) {}
	}
	return symbols.Keys(c.Case.Values)
}

// Affords reports whether so many more bytes of cases may be read. The first time that they may not, it reports an
// error.
func (c *Checker) Affords(bytes int, at hcl.Range) bool {
	if c.caseBytes > mostCaseText {
		return false
	}
	if c.caseBytes += bytes; c.caseBytes > mostCaseText {
		c.report.Add(diag.New("SC179", at, "remove some of the cases").
			Saying("tests have too many cases: written out for each case, they are longer than %d MB", mostCaseText>>20))
		return false
	}
	return true
}

// Limits that bound the work for a short text: the number of cases of a test, and the bytes of all tests with cases,
// counted as if each test were written once for each case.
const (
	MostCases    = 100
	mostCaseText = 8 << 20
)

// Case is a case of a test: names with values.
type Case struct {
	Name   string
	At     hcl.Range
	Cites  *hclsyntax.Attribute // nil if it has no citations of its own
	Values map[string]hclsyntax.Expression
	Read   map[string]bool // shared by all cases of a test
}

// Citing returns a body with the citations of the case.
func (r *Case) Citing() *hclsyntax.Body {
	b := &hclsyntax.Body{Attributes: hclsyntax.Attributes{}}
	if r.Cites != nil {
		b.Attributes["cites"] = r.Cites
	}
	return b
}
