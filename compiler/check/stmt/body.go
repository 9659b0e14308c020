package stmt

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// Stmts types the entire body of a procedure, phase, hook, set-up or sequence, or of the given or run of a test. The
// scope holds its parameters.
func (c *Checker) Stmts(b *hclsyntax.Body, s *symbols.Scope, in *Body) []ir.Stmt {
	return c.Body(b, c.rootSpec(in), s, in)
}

// rootSpec returns the row of the outermost body, whose attributes are not bindings.
func (c *Checker) rootSpec(in *Body) *schema.BlockSpec {
	what := in.what()
	if what == "action" {
		what = "do"
	}
	if b, ok := schema.Block(what); ok {
		return b
	}
	for _, parent := range []string{"test", "action"} {
		if b, ok := schema.Nested(parent, what); ok {
			return b
		}
	}
	return nil
}

func (c *Checker) Body(b *hclsyntax.Body, spec *schema.BlockSpec, s *symbols.Scope, in *Body) []ir.Stmt {
	in.depth++
	s.Body, s.Row = b, spec
	c.symbols.Notes.Place(b.SrcRange, s, nil)
	var out []ir.Stmt
	var ended string // the statement after which nothing runs
	var before ir.Stmt
	for _, it := range dsl.Parts(b) {
		if it.Attr != nil {
			if !c.expr.Bindings(spec, it.Attr.Name) {
				continue
			}
			c.reportUnreachable(&ended, it.Attr.NameRange)
			out = append(out, c.expr.TypeBinding(it.Attr, s))
			before = nil
			continue
		}
		if !joinsPrevious(it.Block.Type) {
			c.reportUnreachable(&ended, it.Block.TypeRange)
		}
		st, bare := c.statement(it.Block, s, in, before)
		before = bare
		if len(st) > 0 {
			out = append(out, st...)
			ended = flow.Ending(out[len(out)-1])
		} else if len(out) > 0 && joinsPrevious(it.Block.Type) {
			ended = flow.Ending(out[len(out)-1])
			if it.Block.Type == "else_if" {
				before = out[len(out)-1]
			}
		}
	}
	c.expr.ReportUnread(s)
	in.depth--
	if in.depth == 0 {
		c.settleResult(b, out, in)
	}
	return out
}

// joinsPrevious reports whether a block becomes part of the previous statement.
func joinsPrevious(name string) bool {
	return name == "else" || name == "else_if" || name == "otherwise"
}

// reportUnreachable reports the first statement after a return or break.
func (c *Checker) reportUnreachable(ended *string, at hcl.Range) {
	if *ended == "" {
		return
	}
	c.report.Errorf("SC242", at, "Nothing after %s ever runs.", *ended)
	*ended = ""
}

// settleResult determines the type of a procedure's result from its returns.
func (c *Checker) settleResult(b *hclsyntax.Body, body []ir.Stmt, in *Body) {
	if in.fn == nil {
		return
	}
	if in.promised {
		if !types.IsInvalid(in.result) && !flow.Returns(body) {
			c.report.Errorf("SC244", b.EndRange,
				"%s returns %s, but the end of this around can be reached without a return. Write `call inherited r {}` and "+
					"`return { value = r }`.", types.Capital(in.Inherited.What), types.WithArticle(in.result))
		}
		return
	}
	if want := in.fn.Returns; want != nil {
		if in.bare && in.result == nil {
			c.report.Errorf("SC245", b.EndRange, "The %s says that it returns %s, and a return in it returns nothing.",
				in.what(), types.WithArticle(want))
		}
		in.result = want
	}
	if in.result == nil {
		in.fn.Result = types.Void
		return
	}
	in.fn.Result = in.result
	for _, r := range in.returned {
		r.Value = c.expr.Fit(r.Value, in.result)
	}
	if !flow.Returns(body) {
		c.report.Errorf("SC244", b.EndRange, "%s returns %s, but its end can be reached without a return.",
			types.Capital(in.what()), types.WithArticle(in.result))
	}
}

// Settle checks the body of a procedure whose result type is needed before the procedure's own turn. A procedure that
// is already being checked is recursive, which the review of the scenario reports.
func (c *Checker) Settle(fn *ir.Func) {
	if check, ok := c.Pending[fn]; ok {
		delete(c.Pending, fn)
		check()
	}
}
