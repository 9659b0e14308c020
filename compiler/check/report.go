package check

import "github.com/scenario-lang/scenario/dsl/diag"

func (c *checker) reportAll(l diag.List)    { c.diags = append(c.diags, l...) }
func (c *checker) errors() int              { return c.diags.Errors() }
func (c *checker) mark() int                { return len(c.diags) }
func (c *checker) rewind(mark int)          { c.diags = c.diags[:mark] }
func (c *checker) since(mark int) diag.List { return c.diags[mark:] }
