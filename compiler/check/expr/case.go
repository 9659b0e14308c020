package expr

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// The work that a short text can cause is bounded: the cases of a test, and the bytes of all tests with cases, counted
// as if each test were written out for each of its cases with the values in the place of the names.
const (
	MostCases    = 100
	mostCaseText = 8 << 20
)

// Case is a case of a test: the names that it gives values, while the test is read for this case.
type Case struct {
	Name   string
	At     hcl.Range
	Cites  *hclsyntax.Attribute // nil: it cites nothing of its own
	Values map[string]hclsyntax.Expression
	Read   map[string]bool // shared by the rows of a test
}

// Affords reports whether so many more bytes may be read for cases. The first time they may not, it reports a
// diagnostic.
func (c *Checker) Affords(bytes int, at hcl.Range) bool {
	if c.caseBytes > mostCaseText {
		return false
	}
	if c.caseBytes += bytes; c.caseBytes > mostCaseText {
		c.report.Add(diag.New("SC179", at, "remove some of the cases").
			Saying("the tests with cases are longer than %d MB, when each is written out for each of its cases", mostCaseText>>20))
		return false
	}
	return true
}

// Citing returns a body that cites what the case cites.
func (r *Case) Citing() *hclsyntax.Body {
	b := &hclsyntax.Body{Attributes: hclsyntax.Attributes{}}
	if r.Cites != nil {
		b.Attributes["cites"] = r.Cites
	}
	return b
}

// caseValue types the value that the current case gives a name. The values of a case do not see its names.
func (c *Checker) standsFor(name string, s *symbols.Scope, hint *ir.Type) (ir.Expr, bool) {
	if c.Case == nil || c.Case.Values[name] == nil || s.Find(name) != nil {
		return nil, false
	}
	r := c.Case
	r.Read[name] = true
	e := r.Values[name]
	if at := e.Range(); !c.Affords(at.End.Byte-at.Start.Byte, at) {
		return types.Mistake(at), true
	}
	c.Case = nil
	defer func() { c.Case = r }()
	return c.Infer(e, nil, hint), true
}
