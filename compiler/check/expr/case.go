package expr

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"
)

// The work that a short text can cause is bounded: the cases of a test, and the bytes of all tests with cases, counted
// as if each test were written out for each of its cases with the values instead of the names.
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

// Citing returns a body that cites what the case cites.
func (r *Case) Citing() *hclsyntax.Body {
	b := &hclsyntax.Body{Attributes: hclsyntax.Attributes{}}
	if r.Cites != nil {
		b.Attributes["cites"] = r.Cites
	}
	return b
}
