package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// nestedBody types the body of a statement in a scope of its own.
func (c *checker) nestedBody(b *hclsyntax.Block, s *scope, in *bodyContext) []ir.Stmt {
	spec, _ := schema.Statement(b.Type)
	return c.body(b.Body, spec, s, in)
}

func (c *checker) when(b *hclsyntax.Block, name string, s *scope) ir.Expr {
	a := b.Body.Attributes[name]
	if a == nil {
		return nil
	}
	return c.condition(a.Expr, s, "condition of "+b.Type)
}

func (c *checker) ifStmt(b *hclsyntax.Block, s *scope, in *bodyContext) *ir.If {
	when := c.when(b, "when", s)
	if when == nil {
		when = invalid(b.TypeRange)
	}
	return &ir.If{At: at(b), Branches: []ir.Branch{{When: when, Body: c.nestedBody(b, s.child(), in)}}}
}

func (c *checker) elseStmt(b *hclsyntax.Block, s *scope, in *bodyContext, before ir.Stmt) {
	var when ir.Expr
	if b.Type == "else_if" {
		if when = c.when(b, "when", s); when == nil {
			when = invalid(b.TypeRange)
		}
	}
	body := c.nestedBody(b, s.child(), in)
	st, ok := before.(*ir.If)
	if !ok || st.Branches[len(st.Branches)-1].When == nil {
		c.errorf("SC247", b.TypeRange, "%s follows directly behind if or else_if.", b.Type)
		return
	}
	st.Branches = append(st.Branches, ir.Branch{When: when, Body: body})
	st.R.End = b.CloseBraceRange.End
}

func (c *checker) forStmt(b *hclsyntax.Block, s *scope, in *bodyContext) *ir.For {
	out := &ir.For{At: at(b)}
	elem := tInvalid
	if a := b.Body.Attributes["in"]; a != nil {
		out.Seq, elem = c.sequence(a.Expr, s, nil)
		if elem.Kind == ir.None {
			elem = tInvalid
		}
	} else {
		out.Seq = invalid(b.TypeRange)
	}
	inner := s.child()
	out.Var = &ir.Var{Name: b.Labels[0], Type: elem, Range: b.LabelRanges[0]}
	inner.bind(c, out.Var)
	out.If = c.when(b, "where", inner)
	in.loops++
	out.Body = c.nestedBody(b, inner, in)
	in.loops--
	return out
}

func (c *checker) repeatStmt(b *hclsyntax.Block, s *scope, in *bodyContext) *ir.Repeat {
	out := &ir.Repeat{At: at(b)}
	out.Times = c.optionalAttr(b, "times", s, tInt)
	out.While = c.when(b, "while", s)
	inner := s.child()
	inner.keep = true
	in.loops++
	out.Body = c.nestedBody(b, inner, in)
	in.loops--
	// until is asked after the pass, so it may read what the pass has bound.
	out.Until = c.when(b, "until", inner)
	inner.keep = false
	inner.unused(c)
	defer afterPass(out, inner)
	if out.Times != nil {
		if n, ok := constInt(out.Times); ok && n <= 0 {
			c.errorf("SC297", out.Times.Where(), "The body would run %d times.", n)
		}
		return out
	}
	if out.While == nil && out.Until == nil {
		c.errorf("SC243", b.TypeRange, "Nothing ends this repeat: give it while, until or times.")
		return out
	}
	if leaves(out.Body) {
		return out
	}
	asked := []ir.Expr{out.While, out.Until}
	ends := changing(asked, inner, out.Body, true)
	if n, ok := constOf(out.While); ok && n == 0 {
		c.errorf("SC243", out.While.Where(), "The condition is never true: the body never runs.")
		return out
	}
	if n, ok := constOf(out.Until); ok && n == 1 {
		return out // once
	}
	if !ends {
		c.endless(asked)
	} else if len(called(out.Body)) > 1 && !changing(asked, inner, out.Body, false) {
		// Only what is called could end it; that is known when all bodies are there.
		c.later = append(c.later, func() {
			bodies := called(out.Body)
			for _, body := range bodies {
				if endsGame(body) || changing(asked, inner, body, false) {
					return
				}
			}
			c.endless(asked)
		})
	}
	return out
}

// endless reports a loop whose conditions never change.
func (c *checker) endless(asked []ir.Expr) {
	for _, x := range asked {
		if x != nil {
			d := diag.New("SC243", x.Where(), "What this reads never changes while the loop runs, and no break or return leaves it.")
			c.report(d.Note("Let it read state or a local made by var that the body changes, or say times = n."))
			return
		}
	}
}

// called is a body and those of all procedures it calls, however indirectly.
func called(body []ir.Stmt) [][]ir.Stmt {
	out := [][]ir.Stmt{body}
	seen := map[*ir.Func]bool{}
	for i := 0; i < len(out); i++ {
		anyStmt(out[i], func(st ir.Stmt) bool {
			if call, ok := st.(*ir.Call); ok && call.Proc != nil && !seen[call.Proc] {
				seen[call.Proc] = true
				out = append(out, call.Proc.Body)
			}
			return false
		})
	}
	return out
}

func endsGame(body []ir.Stmt) bool {
	return anyStmt(body, func(st ir.Stmt) bool {
		_, ends := st.(*ir.EndGame)
		return ends
	})
}

// afterPass moves an until that reads what the pass has bound to the end of the body, as an if that breaks: whoever
// runs the tree then never needs a local outside the body that binds it.
func afterPass(r *ir.Repeat, pass *scope) {
	if r.Until == nil || isInvalid(r.Until.Type()) || !readsLocal(r.Until, pass.vars) {
		return
	}
	at := ir.At{R: r.Until.Where()}
	leave := ir.Branch{When: r.Until, Body: []ir.Stmt{&ir.Break{At: at}}}
	r.Body = append(r.Body, &ir.If{At: at, Branches: []ir.Branch{leave}})
	r.Until = nil
}

func constOf(x ir.Expr) (int64, bool) {
	if x == nil {
		return 0, false
	}
	return constInt(x)
}

// leaves says whether a body has a way out of the loop it belongs to.
func leaves(body []ir.Stmt) bool {
	return breaks(body) || anyStmt(body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.Return, *ir.EndGame, *ir.CheckVictory:
			return true
		}
		return false
	})
}

// breaks says whether a body has a break of its own loop.
func breaks(body []ir.Stmt) bool {
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Break:
			return true
		case *ir.If:
			for _, b := range st.Branches {
				if breaks(b.Body) {
					return true
				}
			}
		case *ir.Attempt:
			if breaks(st.Body) || breaks(st.Otherwise) {
				return true
			}
		}
	}
	return false
}

// anyStmt says whether something holds of a statement or of any in its inner bodies.
func anyStmt(body []ir.Stmt, is func(ir.Stmt) bool) bool {
	found := false
	for _, st := range body {
		found = found || is(st)
		ir.Exprs(st, func(ir.Expr) {}, func(inner []ir.Stmt) { found = found || anyStmt(inner, is) })
	}
	return found
}

// changing says whether one of the conditions of a loop may change, or is wrong anyway. With calls, whatever is called
// may change all state there is.
func changing(asked []ir.Expr, pass *scope, body []ir.Stmt, calls bool) bool {
	return slices.ContainsFunc(asked, func(x ir.Expr) bool {
		return x != nil && (isInvalid(x.Type()) || changes(x, pass, body, calls))
	})
}

// changes says whether an expression may have another value after a pass of the loop: it reads state that the body may
// change, a local that the body assigns, or a local of the pass.
func changes(x ir.Expr, pass *scope, body []ir.Stmt, calls bool) bool {
	return anyExpr(x, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Local:
			return slices.Contains(pass.vars, x.Var) || x.Var.Mutable && assigns(body, x.Var)
		case *ir.FieldOf:
			return mayWrite(body, x.Field, calls)
		case *ir.ValueOf, *ir.CallFn: // whatever they read
			return acts(body, calls)
		case *ir.Builtin:
			row, ok := builtin.Lookup(x.Name)
			switch {
			case ok && (row.Reads.Has(builtin.ReadsMovement) || row.Reads.Has(builtin.ReadsResources)):
				return acts(body, calls)
			case ok && row.Reads.Changing() && (x.Class == nil || nameless(x.Class)):
				return stirs(body, calls)
			}
		}
		return false
	})
}

func assigns(body []ir.Stmt, v *ir.Var) bool {
	return anyStmt(body, func(st ir.Stmt) bool {
		a, ok := st.(*ir.Assign)
		return ok && a.Var == v
	})
}

// mayWrite says whether statements may change a state field. What hooks and actions do is not looked at: it may be
// anything. With calls, so may what procedures do.
func mayWrite(body []ir.Stmt, f *ir.Field, calls bool) bool {
	writes := func(sets []ir.FieldSet) bool {
		return slices.ContainsFunc(sets, func(s ir.FieldSet) bool { return s.Field == f })
	}
	return anyStmt(body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.SetFields:
			return writes(st.Sets)
		case *ir.Pay:
			return st.Resource != nil || writes(st.Sets)
		case *ir.Call:
			return calls
		case *ir.Emit, *ir.Offer, *ir.CheckVictory:
			return true
		case *ir.Move, *ir.Carry, *ir.CreatePiece, *ir.CreateRecord, *ir.Destroy:
			return f.Class != nil && nameless(f.Class)
		}
		return false
	})
}

// acts says whether statements may change any state at all, and stirs whether they may change which pieces and records there
// are and where the pieces stand. Rolling, asking and telling change neither.
func acts(body []ir.Stmt, calls bool) bool {
	return stirs(body, calls) || anyStmt(body, func(st ir.Stmt) bool {
		switch st.(type) {
		case *ir.SetFields, *ir.Pay, *ir.Assign: // a local may be handed to a function
			return true
		}
		return false
	})
}

func stirs(body []ir.Stmt, calls bool) bool {
	return anyStmt(body, func(st ir.Stmt) bool {
		switch st := st.(type) {
		case *ir.Move, *ir.Carry, *ir.CreatePiece, *ir.CreateRecord, *ir.Destroy, *ir.Shuffle, *ir.Emit, *ir.Offer, *ir.CheckVictory:
			return true
		case *ir.Call:
			return calls
		case *ir.SetFields:
			return slices.ContainsFunc(st.Sets, func(f ir.FieldSet) bool {
				return f.Field != nil && f.Field.BuiltIn && f.Field.Class != nil && f.Field.Class.Role == ir.RolePiece && f.Field.Slot >= ir.PieceSpace
			})
		}
		return false
	})
}

func readsLocal(x ir.Expr, vars []*ir.Var) bool {
	return anyExpr(x, func(x ir.Expr) bool {
		l, ok := x.(*ir.Local)
		return ok && slices.Contains(vars, l.Var)
	})
}

// anyExpr says whether something holds of an expression or of any in it.
func anyExpr(x ir.Expr, is func(ir.Expr) bool) bool {
	found := false
	ir.Walk(x, func(x ir.Expr) bool {
		found = found || is(x)
		return !found
	})
	return found
}

func (c *checker) returnStmt(b *hclsyntax.Block, s *scope, in *bodyContext) *ir.Return {
	out := &ir.Return{At: at(b)}
	a := b.Body.Attributes["value"]
	if a == nil {
		if in.result != nil && !in.bare {
			c.errorf("SC245", b.TypeRange, "Another return of this %s gives %s; so must this one.", in.what(), withArticle(in.result))
		}
		in.bare = true
		return out
	}
	x := c.infer(a.Expr, s, in.result)
	out.Value = x
	switch in.what() {
	case "procedure", "phase", "scoring":
	default:
		c.errorf("SC246", a.NameRange, "Nobody receives what %s returns. Only procedures and phases give a value.", in.place())
		return out
	}
	t := x.Type()
	if in.bare {
		c.errorf("SC245", a.NameRange, "Another return of this %s gives nothing.", in.what())
		in.bare = false
		in.result = t
		return out
	}
	in.returned = append(in.returned, out)
	switch {
	case in.result == nil:
		if t.Kind == ir.None || isSequence(t) && t.Elem.Kind == ir.None {
			in.result = t
			return out
		}
		in.result = t
	default:
		u := unify(in.result, t)
		if u == nil {
			c.errorf("SC245", x.Where(), "Another return of this %s gives %s, this one %s.", in.what(), withArticle(in.result), withArticle(t))
			in.returned = in.returned[:len(in.returned)-1]
			return out
		}
		in.result = u
	}
	return out
}

// place says in messages whose body it is.
func (in *bodyContext) place() string {
	switch w := in.what(); w {
	case "on":
		return "a hook"
	case "action":
		return "an action"
	default:
		return "a " + w
	}
}

func (c *checker) attemptStmt(b *hclsyntax.Block, s *scope, in *bodyContext) *ir.Attempt {
	attempt, silent := in.attempt, in.silent
	in.attempt = true
	if silent == "" {
		in.silent = "what is done in attempt may be undone, and an answer cannot be taken back"
	}
	out := &ir.Attempt{At: at(b), Body: c.nestedBody(b, s.child(), in)}
	in.attempt, in.silent = attempt, silent
	if !anyStmt(out.Body, func(st ir.Stmt) bool { _, ok := st.(*ir.Ensure); return ok }) {
		c.errorf("SC258", b.TypeRange, "There is no ensure in it, so nothing can fail.")
	}
	return out
}

func (c *checker) otherwiseStmt(b *hclsyntax.Block, s *scope, in *bodyContext, before ir.Stmt) {
	body := c.nestedBody(b, s.child(), in)
	st, ok := before.(*ir.Attempt)
	if !ok {
		c.errorf("SC258", b.TypeRange, "otherwise follows directly behind attempt.")
		return
	}
	st.Otherwise = body
	st.R.End = b.CloseBraceRange.End
}
