package sight

import "github.com/scenario-lang/scenario/compiler/ir"

// textVariables returns the variables that texts read, and those that these are made of.
func textVariables(sc *ir.Scenario) map[*ir.Var]bool {
	t := &texts{vars: map[*ir.Var]bool{}, madeOf: map[*ir.Var][]ir.Expr{}}
	for _, list := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks, {sc.Sequence}} {
		for _, f := range list {
			if f != nil {
				t.body(f.Body)
			}
		}
	}
	for _, s := range sc.Setups {
		if s.Body != nil {
			t.body(s.Body.Body)
		}
	}
	for _, a := range sc.Actions {
		t.action(a)
	}
	for _, v := range sc.Victories {
		t.text(v.Because)
		t.lets(v.Lets)
	}
	for _, test := range sc.Tests {
		for _, s := range test.Steps {
			t.text(s.View.Text)
			t.lets(s.Lets)
		}
	}
	for n := -1; n != len(t.vars); {
		n = len(t.vars)
		for v, es := range t.madeOf {
			if t.vars[v] {
				for _, e := range es {
					t.reads(e)
				}
			}
		}
	}
	return t.vars
}

// texts gathers the variables that texts read, and what variables are made of.
type texts struct {
	vars   map[*ir.Var]bool
	madeOf map[*ir.Var][]ir.Expr
}

// reads notes the variables in an expression of a text.
func (t *texts) reads(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		if v, ok := x.(*ir.Local); ok {
			t.vars[v.Var] = true
		}
		return true
	})
}

// each notes the variables in what is rolled with, of which people who throw the dice are told as in a text.
func (t *texts) each(es ...ir.Expr) {
	for _, e := range es {
		if e != nil {
			t.reads(e)
		}
	}
}

func (t *texts) text(ts ...*ir.Template) {
	for _, x := range ts {
		if x != nil {
			for _, a := range x.Args {
				t.reads(a)
			}
		}
	}
}

// inside notes the texts in an expression.
func (t *texts) inside(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		if x, ok := x.(*ir.TextOf); ok {
			t.text(x.Template)
		}
		return true
	})
}

func (t *texts) let(v *ir.Var, e ir.Expr) { t.madeOf[v] = append(t.madeOf[v], e) }

func (t *texts) lets(ls []*ir.Let) {
	for _, l := range ls {
		t.let(l.Var, l.Value)
	}
}

func (t *texts) body(stmts []ir.Stmt) {
	ir.EachExpr(stmts, t.inside)
	ir.EachStmt(stmts, func(s ir.Stmt) {
		ir.Texts(s, func(x *ir.Template) { t.text(x) })
		switch s := s.(type) {
		case *ir.Let:
			t.let(s.Var, s.Value)
		case *ir.Assign:
			t.let(s.Var, s.Value)
		case *ir.For:
			t.let(s.Var, s.Seq)
		case *ir.Pick:
			t.let(s.Result, s.From)
			t.each(s.From, s.Count)
		case *ir.Roll:
			if s.Faces != nil {
				t.let(s.Result, s.Faces)
			}
			t.each(s.Die, s.Faces, s.Count, s.Dice, s.AtMost, s.Exactly)
		}
	})
}

func (t *texts) action(a *ir.Action) {
	t.body(a.Do)
	t.lets(a.Given)
	for _, s := range a.Steps {
		switch {
		case s.Param != nil:
			t.text(s.Param.Message, s.Param.Prompt, s.Param.Text)
		case s.Let != nil:
			t.let(s.Let.Var, s.Let.Value)
		case s.Require != nil:
			t.text(s.Require.Message)
		}
	}
	for _, e := range a.Ensures {
		t.text(e.Message)
	}
}
