package stmt

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// guarded makes statements run only if a condition holds. A result that they bind is what it is of nothing if they do
// not run: none, an empty list or set, no hits.
func (c *Checker) guarded(b *hclsyntax.Block, when ir.Expr, body []ir.Stmt) []ir.Stmt {
	at := ir.At{R: when.Where()}
	guard := &ir.If{At: at, Branches: []ir.Branch{{When: when, Body: body}}}
	if len(body) == 0 {
		return nil // reported
	}
	result := resultOf(body[0])
	if result == nil || *result == nil || types.IsInvalid((*result).Type) {
		return []ir.Stmt{guard}
	}
	outer := *result
	inner := &ir.Var{Name: outer.Name, Type: outer.Type, Range: outer.Range, Used: true}
	*result = inner
	outer.Mutable, outer.Guarded = true, true
	switch _, rolls := body[0].(*ir.Roll); {
	case inner.Type.Kind == ir.Ref, types.IsSequence(inner.Type), rolls:
		outer.Type = types.WithNone(inner.Type)
	default:
		c.report.Errorf("SC259", when.Where(), "If this is false, %q is no %s. Put the `%s` and what reads %q into `if { when = … }`.", outer.Name, types.Name(outer.Type), b.Type, outer.Name)
		outer.Type = types.Invalid
	}
	// Neither the first value nor the assignment is a statement of the source, so they have no range.
	nothing := &ir.Lit{Base: ir.Base{T: outer.Type, R: hcl.Range{}}, Val: symbols.ZeroConst(outer.Type)}
	first := &ir.Let{Var: outer, Value: nothing}
	guard.Branches[0].Body = append(body, &ir.Assign{Var: outer, Value: &ir.Local{Base: ir.Base{T: inner.Type}, Var: inner}})
	return []ir.Stmt{first, guard}
}

// resultOf returns where a statement holds the variable that it binds, or nil for one that binds none.
func resultOf(st ir.Stmt) **ir.Var {
	switch st := st.(type) {
	case *ir.Choose:
		return &st.Result
	case *ir.Roll:
		return &st.Result
	case *ir.Pick:
		return &st.Result
	case *ir.Call:
		return &st.Result
	case *ir.CreatePiece:
		return &st.Result
	case *ir.CreateRecord:
		return &st.Result
	}
	return nil
}
