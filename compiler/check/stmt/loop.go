package stmt

import (
	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (c *Checker) loop(b *statement) ir.Stmt {
	out := &ir.For{At: b.at()}
	var elem *ir.Type
	if out.Seq, elem = b.attrs.Sequence("in"); elem.Kind == ir.None {
		elem = types.Invalid
	}
	inner := b.scope.Child()
	out.Var = &ir.Var{Name: b.Labels[0], Type: elem, Range: b.LabelRanges[0]}
	c.expr.Bind(inner, out.Var)
	out.If = b.attrs.In(inner).Optional("where")
	b.in.loops++
	out.Body = c.nestedBody(b, inner)
	b.in.loops--
	return out
}

func (c *Checker) leave(b *statement) ir.Stmt {
	if b.in.loops == 0 {
		c.report.Errorf("SC241", b.TypeRange, "break leaves the innermost for or repeat, and there is none around it. return leaves the %s.", b.in.what())
		return nil
	}
	return &ir.Break{At: b.at()}
}

func (c *Checker) repeat(b *statement) ir.Stmt {
	out := &ir.Repeat{At: b.at()}
	out.Times = b.attrs.Optional("times")
	out.While = b.attrs.Optional("while")
	inner := b.scope.Child()
	inner.Keep = true
	b.in.loops++
	out.Body = c.nestedBody(b, inner)
	b.in.loops--
	// until is tested after the pass, so it may read what the pass has bound.
	out.Until = b.attrs.In(inner).Optional("until")
	inner.Keep = false
	c.expr.Unread(inner)
	defer func() { moveUntilIntoBody(out, inner.Vars) }()
	if out.Times != nil {
		if n, ok := known.Number(out.Times); ok && n <= 0 {
			c.report.Errorf("SC297", out.Times.Where(), "The body would run %d times.", n)
		}
		return out
	}
	if out.While == nil && out.Until == nil {
		c.report.Errorf("SC243", b.TypeRange, "Nothing ends this repeat. Give it while, until or times.")
		return out
	}
	if flow.Leaves(out.Body) {
		return out
	}
	asked := []ir.Expr{out.While, out.Until}
	ends := flow.MayChange(asked, inner.Vars, out.Body, true)
	if n, ok := known.Number(out.While); ok && n == 0 {
		c.report.Errorf("SC243", out.While.Where(), "The condition is never true, so the body never runs.")
		return out
	}
	if n, ok := known.Number(out.Until); ok && n == 1 {
		return out // once
	}
	if !ends {
		c.reportEndless(asked)
	} else if len(flow.Called(out.Body)) > 1 && !flow.MayChange(asked, inner.Vars, out.Body, false) {
		// Only a procedure that the loop calls could end it, which is known when all bodies are.
		c.loops = append(c.loops, func() {
			bodies := flow.Called(out.Body)
			for _, body := range bodies {
				if flow.EndsGame(body) || flow.MayChange(asked, inner.Vars, body, false) {
					return
				}
			}
			c.reportEndless(asked)
		})
	}
	return out
}

// reportEndless reports a loop whose conditions never change.
func (c *Checker) reportEndless(asked []ir.Expr) {
	for _, x := range asked {
		if x != nil {
			d := diag.New("SC243", x.Where(), "What this reads never changes while the loop runs, and no break or return leaves it.")
			c.report.Add(d.Note("Let it read state or a local made by var that the body changes, or say times = n."))
			return
		}
	}
}

// moveUntilIntoBody moves an until that reads what the pass has bound to the end of the body, as an if with a break.
// Then no later stage meets a local outside the body that binds it.
func moveUntilIntoBody(r *ir.Repeat, pass []*ir.Var) {
	if r.Until == nil || types.IsInvalid(r.Until.Type()) || !ir.Mentions(r.Until, pass...) {
		return
	}
	at := ir.At{R: r.Until.Where()}
	leave := ir.Branch{When: r.Until, Body: []ir.Stmt{&ir.Break{At: at}}}
	r.Body = append(r.Body, &ir.If{At: at, Branches: []ir.Branch{leave}})
	r.Until = nil
}
