package lint

import (
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// owner is the block that contains an expression or a statement.
type owner struct {
	kind, name string
}

func (o *owner) String() string { return resolve.Describe(o.kind, []string{o.name}) }

// cond is a condition in a rule.
type cond struct {
	e            ir.Expr
	what         string // for messages: "the condition of modifier x"
	reportAlways bool   // report it if it always holds
}

type ownedStmt struct {
	s     ir.Stmt
	owner *owner
}

// ruleIndex lists the expressions, statements and conditions of a scenario, without its tests.
type ruleIndex struct {
	owners   []*owner
	exprs    []ir.Expr // those that are not part of another expression
	exprsOf  map[*owner][]ir.Expr
	stmts    []ownedStmt // those in inner bodies, too
	conds    []cond
	bindings map[*ir.Var]ir.Expr // bindings
	domains  map[*ir.Var]ir.Expr // the list that a variable is an element of
	chosen   map[*ir.Var]bool    // the results of choices, which may be none
	written  map[*ir.Field][]ir.Expr
	opaque   map[*ir.Field]bool // changed in other ways than by an expression
}

// newRuleIndex returns the index of a scenario.
func newRuleIndex(sc *ir.Scenario) *ruleIndex {
	c := &ruleIndex{
		exprsOf: map[*owner][]ir.Expr{}, bindings: map[*ir.Var]ir.Expr{}, domains: map[*ir.Var]ir.Expr{},
		chosen: map[*ir.Var]bool{}, written: map[*ir.Field][]ir.Expr{}, opaque: map[*ir.Field]bool{},
	}
	for _, list := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks} {
		for _, f := range list {
			c.addFunc(f)
		}
	}
	for _, s := range sc.Setups {
		o := c.addFunc(s.Body)
		c.addCond(o, s.When, "the condition of the set-up", false)
	}
	if sc.Sequence != nil {
		c.addFunc(sc.Sequence)
	}
	if sc.Evaluation != nil {
		c.addFunc(sc.Evaluation)
	}
	for _, v := range sc.Values {
		o := c.addOwner("value", v.Name)
		c.addExprs(o, v.Is, v.Min, v.Max)
	}
	for _, m := range sc.Modifiers {
		o := c.addOwner("modifier", m.Name)
		c.addExprs(o, m.Amount, m.Limit)
		c.addCond(o, m.When, "the condition of modifier "+m.Name, true)
		for _, s := range m.Suppressed {
			c.addCond(o, s, "what suppresses modifier "+m.Name, false)
		}
	}
	for _, m := range sc.Movements {
		o := c.addOwner("movement", m.Name)
		c.addExprs(o, m.Cost, m.Risk, m.Pass, m.Stop)
	}
	for _, a := range sc.Actions {
		c.addAction(a)
	}
	for _, v := range sc.Victories {
		o := c.addOwner("victory", v.Name)
		for _, l := range v.Lets {
			c.addLet(o, l)
		}
		c.addExprs(o, v.When, v.Winner)
		c.addTexts(o, v.Because)
	}
	for _, h := range sc.Hides {
		o := c.addOwner("hide", h.Name)
		c.addCond(o, h.When, "the condition of hide "+h.Name, false)
	}
	for _, k := range sc.Classes {
		if k.Title != nil {
			c.addTexts(c.addOwner("record", k.Name), k.Title)
		}
	}
	return c
}

func (c *ruleIndex) addOwner(what, name string) *owner {
	o := &owner{kind: what, name: name}
	c.owners = append(c.owners, o)
	return o
}

func (c *ruleIndex) addFunc(f *ir.Func) *owner {
	o := c.addOwner(f.What, f.Name)
	for _, st := range f.Steps {
		if st.Param != nil && st.Param.Count == nil {
			c.domains[st.Param.Var] = st.Param.In
		}
	}
	c.addBody(o, f.Body)
	return o
}

func (c *ruleIndex) addAction(a *ir.Action) {
	o := c.addOwner("action", a.Name)
	for _, l := range a.Given {
		c.addExprs(o, l.Value)
	}
	for _, st := range a.Steps {
		switch {
		case st.Param != nil:
			c.addExprs(o, st.Param.In)
			c.addTexts(o, st.Param.Message, st.Param.Prompt, st.Param.Text)
			if c.addExprs(o, st.Param.Count, st.Param.AtLeast); st.Param.Count == nil {
				c.domains[st.Param.Var] = st.Param.In
			}
		case st.Let != nil:
			c.addLet(o, st.Let)
		case st.Require != nil:
			c.addRequire(o, st.Require)
		}
	}
	c.addBody(o, a.Do)
	for _, r := range a.Ensures {
		c.addRequire(o, r)
	}
	c.addExprs(o, a.Appeal, a.Standing)
}

func (c *ruleIndex) addRequire(o *owner, r *ir.Require) {
	c.splitRequire(o, r.That, "requirement "+r.Name+" of "+o.String())
	c.addTexts(o, r.Message)
}

// splitRequire splits a requirement into conditions. The condition of a forbid is negated and that of an allow is added
// with ||, both with the range of the original; splitRequire undoes that.
func (c *ruleIndex) splitRequire(o *owner, e ir.Expr, what string) {
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == "!" && e.R == e.X.Where() {
			c.addCond(o, e.X, strings.Replace(what, "requirement", "forbid", 1), true)
			return
		}
	case *ir.Binary:
		if e.Op == "||" && e.R == e.X.Where() {
			c.splitRequire(o, e.X, what)
			c.addCond(o, e.Y, "what allows the opposite of "+what, false)
			return
		}
	}
	c.addCond(o, e, what, true)
}

func (c *ruleIndex) addLet(o *owner, l *ir.Let) {
	if !l.Var.Mutable {
		c.bindings[l.Var] = l.Value
	}
	c.addExprs(o, l.Value)
}

func (c *ruleIndex) addTexts(o *owner, ts ...*ir.Template) {
	for _, t := range ts {
		if t != nil {
			c.addExprs(o, t.Args...)
		}
	}
}

func (c *ruleIndex) addCond(o *owner, e ir.Expr, what string, always bool) {
	if e == nil {
		return
	}
	c.conds = append(c.conds, cond{e, what, always})
	c.addExprs(o, e)
}

// addExprs adds expressions, skipping nil ones.
func (c *ruleIndex) addExprs(o *owner, es ...ir.Expr) {
	for _, e := range es {
		if e == nil {
			continue
		}
		c.exprs = append(c.exprs, e)
		c.exprsOf[o] = append(c.exprsOf[o], e)
		ir.Walk(e, func(x ir.Expr) bool {
			switch x := x.(type) {
			case *ir.Comp:
				c.domains[x.Var] = x.Seq
				if x.If != nil {
					c.conds = append(c.conds, cond{x.If, "the condition of this list", false})
				}
			case *ir.Cond:
				c.conds = append(c.conds, cond{x.If, "the question of this ? :", true})
			}
			return true
		})
	}
}

func (c *ruleIndex) addBody(o *owner, body []ir.Stmt) {
	for _, s := range body {
		c.stmts = append(c.stmts, ownedStmt{s, o})
		switch s := s.(type) {
		case *ir.Let:
			if !s.Var.Mutable {
				c.bindings[s.Var] = s.Value
			}
		case *ir.If:
			for _, b := range s.Branches {
				if b.When != nil {
					c.conds = append(c.conds, cond{b.When, "the condition of this branch", true})
				}
			}
		case *ir.For:
			c.domains[s.Var] = s.Seq
			if s.If != nil {
				c.conds = append(c.conds, cond{s.If, "the condition of this loop", true})
			}
		case *ir.Repeat:
			if s.While != nil {
				c.conds = append(c.conds, cond{s.While, "the condition of this loop", false})
			}
		case *ir.Choose:
			if s.It != nil {
				c.domains[s.It] = s.From
			}
			if s.Result != nil && s.Count == nil {
				c.domains[s.Result], c.chosen[s.Result] = s.From, true
			}
		case *ir.Pick:
			if s.Count == nil {
				c.domains[s.Result], c.chosen[s.Result] = s.From, true
			}
		case *ir.Roll:
			if s.It != nil {
				c.domains[s.It] = s.Each
			}
		case *ir.Offer:
			for _, r := range s.Requires {
				c.conds = append(c.conds, cond{r.That, "requirement " + r.Name + " of this offer", true})
			}
		case *ir.SetFields:
			c.addSets(s.Sets)
		case *ir.CreatePiece:
			c.addSets(s.Sets)
		case *ir.CreateRecord:
			c.addSets(s.Sets)
		case *ir.Pay:
			for _, x := range s.Sets {
				c.opaque[x.Field] = true
			}
			if s.Resource != nil {
				c.opaque[nil] = true // the resource is known only in play
			}
		}
		ir.Exprs(s, func(e ir.Expr) { c.addExprs(o, e) }, func(inner []ir.Stmt) { c.addBody(o, inner) })
	}
}

func (c *ruleIndex) addSets(list []ir.FieldSet) {
	for _, x := range list {
		c.written[x.Field] = append(c.written[x.Field], x.Value)
	}
}

// walkDeep visits an expression, the values of the local names in it, the functions that it calls, and what the
// derived values that it reads are without their modifiers.
func (c *ruleIndex) walkDeep(e ir.Expr, f func(ir.Expr)) {
	seenVar, seenFn, seenValue := map[*ir.Var]bool{}, map[*ir.Func]bool{}, map[*ir.Value]bool{}
	var visit func(e ir.Expr)
	visit = func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			f(x)
			switch x := x.(type) {
			case *ir.Local:
				if d := c.bindings[x.Var]; d != nil && !seenVar[x.Var] {
					seenVar[x.Var] = true
					visit(d)
				}
			case *ir.CallFn:
				if !seenFn[x.Fn] {
					seenFn[x.Fn] = true
					ir.EachExpr(x.Fn.Body, visit)
				}
			case *ir.ValueOf:
				if !seenValue[x.Value] {
					seenValue[x.Value] = true
					visit(x.Value.Is)
				}
			}
			return true
		})
	}
	visit(e)
}
