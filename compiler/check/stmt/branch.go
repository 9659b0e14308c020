package stmt

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// nestedBody types the body of a statement in a scope of its own.
func (c *Checker) nestedBody(b *statement, s *symbols.Scope) []ir.Stmt {
	return c.Body(b.Body, b.attrs.Row, s, b.in)
}

func (c *Checker) branch(b *statement) ir.Stmt {
	when := b.attrs.Expr("when")
	return &ir.If{At: b.at(), Branches: []ir.Branch{{When: when, Body: c.nestedBody(b, b.scope.Child())}}}
}

// otherBranch types else_if and else, which become part of the preceding if.
func (c *Checker) otherBranch(b *statement) ir.Stmt {
	var when ir.Expr
	if b.Type == "else_if" {
		when = b.attrs.Expr("when")
	}
	body := c.nestedBody(b, b.scope.Child())
	st, ok := b.before.(*ir.If)
	if !ok || st.Branches[len(st.Branches)-1].When == nil {
		c.report.Errorf("SC247", b.TypeRange, "%s must directly follow if or else_if.", b.Type)
		return nil
	}
	st.Branches = append(st.Branches, ir.Branch{When: when, Body: body})
	st.R.End = b.CloseBraceRange.End
	return nil
}

func (c *Checker) attempt(b *statement) ir.Stmt {
	in := b.in
	attempt, silent := in.attempt, in.Silent
	in.attempt = true
	if silent == "" {
		in.Silent = "what is done in attempt may be undone, and an answer cannot be taken back"
	}
	out := &ir.Attempt{At: b.at(), Body: c.nestedBody(b, b.scope.Child())}
	in.attempt, in.Silent = attempt, silent
	if !ir.AnyStmt(out.Body, func(st ir.Stmt) bool { _, ok := st.(*ir.Ensure); return ok }) {
		c.report.Errorf("SC258", b.TypeRange, "There is no ensure in it, so nothing can fail.")
	}
	return out
}

// otherwise becomes part of the preceding attempt.
func (c *Checker) otherwise(b *statement) ir.Stmt {
	body := c.nestedBody(b, b.scope.Child())
	st, ok := b.before.(*ir.Attempt)
	if !ok {
		c.report.Errorf("SC258", b.TypeRange, "otherwise must directly follow attempt.")
		return nil
	}
	st.Otherwise = body
	st.R.End = b.CloseBraceRange.End
	return nil
}

func (c *Checker) ensure(b *statement) ir.Stmt {
	if !b.in.attempt {
		c.report.Errorf("SC257", b.TypeRange,
			"ensure belongs in attempt { … } or directly in an action. To test something and stop, use if and return.")
		return nil
	}
	b.attrs.Text("message")
	that := b.attrs.Optional("that")
	if that == nil {
		return nil
	}
	return &ir.Ensure{At: b.at(), That: that}
}

func (c *Checker) misplacedRequire(b *statement) ir.Stmt {
	c.report.Errorf("SC257", b.TypeRange,
		"require belongs in an action or in offer { … }. In attempt write ensure, elsewhere if.")
	return nil
}

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
		c.report.Errorf("SC241", b.TypeRange,
			"break leaves the innermost for or repeat, and there is none around it. return leaves the %s.", b.in.what())
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
	// until is tested at the end of a round, so it may read what the round has bound.
	out.Until = b.attrs.In(inner).Optional("until")
	inner.Keep = false
	c.expr.ReportUnread(inner)
	defer func() { moveUntilIntoBody(out, inner.Vars) }()
	if out.Times != nil {
		c.checkAtLeast(1, out.Times, "SC297", "The body would run %d times.")
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
	c.symbols.Deep = true // bodies of functions and procedures are read
	ends := flow.MayChange(asked, inner.Vars, out.Body, true)
	if n, ok := known.Number(out.While); ok && n == 0 {
		c.report.Errorf("SC243", out.While.Where(), "The condition is never true, so the body never runs.")
		return out
	}
	if n, ok := known.Number(out.Until); ok && n == 1 {
		return out // report it once
	}
	if !ends {
		c.reportEndless(asked)
	} else if len(flow.BodiesCalled(out.Body)) > 1 && !flow.MayChange(asked, inner.Vars, out.Body, false) {
		// Only a called procedure could end the loop, which is known when all bodies have been typed.
		c.loops = append(c.loops, func() {
			bodies := flow.BodiesCalled(out.Body)
			for _, body := range bodies {
				if flow.EndsGame(body) || flow.CallsNeeded(body) || flow.MayChange(asked, inner.Vars, body, false) {
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
			d := diag.New("SC243", x.Where(),
				"What this reads never changes while the loop runs, and no break or return leaves it.")
			c.report.Add(d.Note("Let it read state, or a local name declared with var, that the body changes; " +
				"or write times = n."))
			return
		}
	}
}

// moveUntilIntoBody replaces an until that reads bindings of the loop's body by an if with a break at the end of the
// body, so that no later pass finds a local outside the body that binds it.
func moveUntilIntoBody(r *ir.Repeat, pass []*ir.Var) {
	if r.Until == nil || types.IsInvalid(r.Until.Type()) || !ir.Mentions(r.Until, pass...) {
		return
	}
	at := ir.At{R: r.Until.Where()}
	leave := ir.Branch{When: r.Until, Body: []ir.Stmt{&ir.Break{At: at}}}
	r.Body = append(r.Body, &ir.If{At: at, Branches: []ir.Branch{leave}})
	r.Until = nil
}

// guard makes statements run only if a condition holds. If they do not run, a result that they bind is none, an empty
// list or set, or 0.
func (c *Checker) guard(b *hclsyntax.Block, when ir.Expr, body []ir.Stmt) []ir.Stmt {
	at := ir.At{R: when.Where()}
	guard := &ir.If{At: at, Branches: []ir.Branch{{When: when, Body: body}}}
	if len(body) == 0 {
		return nil // reported already
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
		c.report.Errorf("SC259", when.Where(),
			"If this is false, %q has no value, because %s cannot be none. Put the `%s`, and the statements that read %q, "+
				"into `if { when = … }`.",
			outer.Name, types.Name(outer.Type), b.Type, outer.Name)
		outer.Type = types.Invalid
	}
	// The first value and the assignment are not in the source, so they have no range.
	nothing := &ir.Lit{Base: ir.Base{T: outer.Type, R: hcl.Range{}}, Val: symbols.ZeroConst(outer.Type)}
	first := &ir.Let{Var: outer, Value: nothing}
	guard.Branches[0].Body = append(body, &ir.Assign{
		Var: outer, Value: &ir.Local{Base: ir.Base{T: inner.Type}, Var: inner},
	})
	return []ir.Stmt{first, guard}
}

// resultOf returns a pointer to the variable that a statement binds, or nil if it binds none.
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
