package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (c *Checker) forStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) *ir.For {
	out := &ir.For{At: at(b)}
	elem := types.Invalid
	if a := b.Body.Attributes["in"]; a != nil {
		out.Seq, elem = c.expr.Sequence(a.Expr, s, nil)
		if elem.Kind == ir.None {
			elem = types.Invalid
		}
	} else {
		out.Seq = types.Mistake(b.TypeRange)
	}
	inner := s.Child()
	out.Var = &ir.Var{Name: b.Labels[0], Type: elem, Range: b.LabelRanges[0]}
	c.expr.Bind(inner, out.Var)
	out.If = c.when(b, "where", inner)
	in.loops++
	out.Body = c.nestedBody(b, inner, in)
	in.loops--
	return out
}

func (c *Checker) repeatStmt(b *hclsyntax.Block, s *symbols.Scope, in *Body) *ir.Repeat {
	out := &ir.Repeat{At: at(b)}
	out.Times = c.optionalAttr(b, "times", s, types.Int)
	out.While = c.when(b, "while", s)
	inner := s.Child()
	inner.Keep = true
	in.loops++
	out.Body = c.nestedBody(b, inner, in)
	in.loops--
	// until is asked after the pass, so it may read what the pass has bound.
	out.Until = c.when(b, "until", inner)
	inner.Keep = false
	c.expr.Unread(inner)
	defer func() { afterPass(out, inner.Vars) }()
	if out.Times != nil {
		if n, ok := known.Number(out.Times); ok && n <= 0 {
			c.report.Errorf("SC297", out.Times.Where(), "The body would run %d times.", n)
		}
		return out
	}
	if out.While == nil && out.Until == nil {
		c.report.Errorf("SC243", b.TypeRange, "Nothing ends this repeat: give it while, until or times.")
		return out
	}
	if flow.Leaves(out.Body) {
		return out
	}
	asked := []ir.Expr{out.While, out.Until}
	ends := flow.MayChange(asked, inner.Vars, out.Body, true)
	if n, ok := known.Number(out.While); ok && n == 0 {
		c.report.Errorf("SC243", out.While.Where(), "The condition is never true: the body never runs.")
		return out
	}
	if n, ok := known.Number(out.Until); ok && n == 1 {
		return out // once
	}
	if !ends {
		c.endless(asked)
	} else if len(flow.Called(out.Body)) > 1 && !flow.MayChange(asked, inner.Vars, out.Body, false) {
		// Only what is called could end it; that is known when all bodies are there.
		c.loops = append(c.loops, func() {
			bodies := flow.Called(out.Body)
			for _, body := range bodies {
				if flow.EndsGame(body) || flow.MayChange(asked, inner.Vars, body, false) {
					return
				}
			}
			c.endless(asked)
		})
	}
	return out
}

// endless reports a loop whose conditions never change.
func (c *Checker) endless(asked []ir.Expr) {
	for _, x := range asked {
		if x != nil {
			d := diag.New("SC243", x.Where(), "What this reads never changes while the loop runs, and no break or return leaves it.")
			c.report.Add(d.Note("Let it read state or a local made by var that the body changes, or say times = n."))
			return
		}
	}
}

// afterPass moves an until that reads what the pass has bound to the end of the body, as an if that breaks: whoever
// runs the tree then never needs a local outside the body that binds it.
func afterPass(r *ir.Repeat, pass []*ir.Var) {
	if r.Until == nil || types.IsInvalid(r.Until.Type()) || !flow.ReadsLocal(r.Until, pass) {
		return
	}
	at := ir.At{R: r.Until.Where()}
	leave := ir.Branch{When: r.Until, Body: []ir.Stmt{&ir.Break{At: at}}}
	r.Body = append(r.Body, &ir.If{At: at, Branches: []ir.Branch{leave}})
	r.Until = nil
}
