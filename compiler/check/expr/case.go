package expr

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// What a short text can cost is bounded: the cases of a test, and the bytes of all tests that have some, as if they were
// written out for every case, with its values in the place of names.
const (
	MostCases    = 100
	mostCaseText = 8 << 20
)

// Case is a case of a test: what its names stand for while the test is read for this case.
type Case struct {
	Name   string
	At     hcl.Range
	Cites  *hclsyntax.Attribute // nil: it cites nothing of its own
	Values map[string]hclsyntax.Expression
	Read   map[string]bool // shared by the rows of a test
}

// Affords says whether so many bytes more may be read for cases; the first time it does not, that is reported.
func (c *Checker) Affords(bytes int, at hcl.Range) bool {
	if c.caseBytes > mostCaseText {
		return false
	}
	if c.caseBytes += bytes; c.caseBytes > mostCaseText {
		c.report.Add(diag.New("SC179", at, "take cases away").
			Saying("the tests with cases are longer than %d MB, when each is written out for each of its cases", mostCaseText>>20))
		return false
	}
	return true
}

// Citing is a body that cites what the case cites.
func (r *Case) Citing() *hclsyntax.Body {
	b := &hclsyntax.Body{Attributes: hclsyntax.Attributes{}}
	if r.Cites != nil {
		b.Attributes["cites"] = r.Cites
	}
	return b
}

// standsFor gives what a name of the case that is read stands for; its own names do not see each other.
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
