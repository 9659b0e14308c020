package expr

import (
	"iter"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// caseValue types the value that the current case gives a name. The values of a case do not see its names.
func (c *Checker) caseValue(name string, s *symbols.Scope, hint *ir.Type) (ir.Expr, bool) {
	if c.Case == nil || c.Case.Values[name] == nil || s.Find(name) != nil {
		return nil, false
	}
	r := c.Case
	r.Read[name] = true
	e := r.Values[name]
	if at := e.Range(); !c.Affords(at.End.Byte-at.Start.Byte, at) {
		return types.Mistake(at), true
	}
	c.Case, c.giving = nil, r
	defer func() { c.Case, c.giving = r, nil }()
	return c.Infer(e, nil, hint), true
}

// IsOfCase reports whether a name is one of the case that is being read, and notes that it is used.
func (c *Checker) IsOfCase(name string) bool {
	if c.Case == nil || c.Case.Values[name] == nil {
		return false
	}
	c.Case.Read[name] = true
	return true
}

// caseNames iterates over the names of the case that is being read.
func (c *Checker) caseNames() iter.Seq[string] {
	if c.Case == nil {
		return func(func(string) bool) {}
	}
	return symbols.Keys(c.Case.Values)
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
