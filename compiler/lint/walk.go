package lint

import (
	"strings"

	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// owner is the block that something stands in.
type owner struct {
	what, name string
}

func (o *owner) String() string { return resolve.Describe(o.what, []string{o.name}) }

// cond is a condition of a rule.
type cond struct {
	e      ir.Expr
	what   string // as in "the condition of modifier x"
	always bool   // that it always holds is worth a word, too
}

type stmtAt struct {
	s     ir.Stmt
	owner *owner
}

// collected is the scenario without its tests, flat.
type collected struct {
	owners  []*owner
	exprs   []ir.Expr // those that stand by themselves
	exprsOf map[*owner][]ir.Expr
	stmts   []stmtAt // those in inner bodies, too
	conds   []cond
	defs    map[*ir.Var]ir.Expr // bindings
	domains map[*ir.Var]ir.Expr // what a variable is one of
	chosen  map[*ir.Var]bool    // answers of a choice, which may be none
	written map[*ir.Field][]ir.Expr
	opaque  map[*ir.Field]bool // written with something that is no expression
}

func (p *pass) collect() {
	c := &collected{
		exprsOf: map[*owner][]ir.Expr{}, defs: map[*ir.Var]ir.Expr{}, domains: map[*ir.Var]ir.Expr{},
		chosen: map[*ir.Var]bool{}, written: map[*ir.Field][]ir.Expr{}, opaque: map[*ir.Field]bool{},
	}
	p.seen = c
	p.known = (&facts{p: p}).evaluator()
	sc := p.sc
	for _, list := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks} {
		for _, f := range list {
			c.fn(f)
		}
	}
	for _, s := range sc.Setups {
		o := c.fn(s.Body)
		c.cond(o, s.When, "the condition of the set-up", false)
	}
	if sc.Sequence != nil {
		c.fn(sc.Sequence)
	}
	if sc.Evaluation != nil {
		c.fn(sc.Evaluation)
	}
	for _, v := range sc.Values {
		o := c.own("value", v.Name)
		c.expr(o, v.Is, v.Min, v.Max)
	}
	for _, m := range sc.Modifiers {
		o := c.own("modifier", m.Name)
		c.expr(o, m.Amount, m.Limit)
		c.cond(o, m.When, "the condition of modifier "+m.Name, true)
		for _, s := range m.Suppressed {
			c.cond(o, s, "what suppresses modifier "+m.Name, false)
		}
	}
	for _, m := range sc.Movements {
		o := c.own("movement", m.Name)
		c.expr(o, m.Cost, m.Risk, m.Pass, m.Stop)
	}
	for _, a := range sc.Actions {
		c.action(a)
	}
	for _, v := range sc.Victories {
		o := c.own("victory", v.Name)
		for _, l := range v.Lets {
			c.let(o, l)
		}
		c.expr(o, v.When, v.Winner)
		c.text(o, v.Because)
	}
	for _, h := range sc.Hides {
		o := c.own("hide", h.Name)
		c.cond(o, h.When, "the condition of hide "+h.Name, false)
	}
	for _, k := range sc.Classes {
		if k.Title != nil {
			c.text(c.own("record", k.Name), k.Title)
		}
	}
}

func (c *collected) own(what, name string) *owner {
	o := &owner{what: what, name: name}
	c.owners = append(c.owners, o)
	return o
}

func (c *collected) fn(f *ir.Func) *owner {
	o := c.own(f.What, f.Name)
	c.body(o, f.Body)
	return o
}

func (c *collected) action(a *ir.Action) {
	o := c.own("action", a.Name)
	for _, l := range a.Given {
		c.expr(o, l.Value)
	}
	for _, st := range a.Steps {
		switch {
		case st.Param != nil:
			c.expr(o, st.Param.In)
			c.text(o, st.Param.Message, st.Param.Prompt)
			c.domains[st.Param.Var] = st.Param.In
		case st.Let != nil:
			c.let(o, st.Let)
		case st.Require != nil:
			c.require(o, st.Require)
		}
	}
	c.body(o, a.Do)
	for _, r := range a.Ensures {
		c.require(o, r)
	}
	c.expr(o, a.Appeal)
}

func (c *collected) require(o *owner, r *ir.Require) {
	c.required(o, r.That, "requirement "+r.Name+" of "+o.String())
	c.text(o, r.Message)
}

// required takes a requirement apart: what forbids an action from outside was turned round, and what allows it was put
// beside it. Both keep the place of what they changed.
func (c *collected) required(o *owner, e ir.Expr, what string) {
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == "!" && e.R == e.X.Where() {
			c.cond(o, e.X, strings.Replace(what, "requirement", "forbid", 1), true)
			return
		}
	case *ir.Binary:
		if e.Op == "||" && e.R == e.X.Where() {
			c.required(o, e.X, what)
			c.cond(o, e.Y, "what allows the opposite of "+what, false)
			return
		}
	}
	c.cond(o, e, what, true)
}

func (c *collected) let(o *owner, l *ir.Let) {
	if !l.Var.Mutable {
		c.defs[l.Var] = l.Value
	}
	c.expr(o, l.Value)
}

func (c *collected) text(o *owner, ts ...*ir.Template) {
	for _, t := range ts {
		if t != nil {
			c.expr(o, t.Args...)
		}
	}
}

func (c *collected) cond(o *owner, e ir.Expr, what string, always bool) {
	if e == nil {
		return
	}
	c.conds = append(c.conds, cond{e, what, always})
	c.expr(o, e)
}

// expr takes in expressions that stand by themselves; nil ones are nothing.
func (c *collected) expr(o *owner, es ...ir.Expr) {
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

func (c *collected) body(o *owner, body []ir.Stmt) {
	for _, s := range body {
		c.stmts = append(c.stmts, stmtAt{s, o})
		switch s := s.(type) {
		case *ir.Let:
			if !s.Var.Mutable {
				c.defs[s.Var] = s.Value
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
		case *ir.Roll:
			if s.It != nil {
				c.domains[s.It] = s.Each
			}
		case *ir.Offer:
			for _, r := range s.Requires {
				c.conds = append(c.conds, cond{r.That, "requirement " + r.Name + " of this offer", true})
			}
		case *ir.SetFields:
			c.sets(s.Sets)
		case *ir.CreatePiece:
			c.sets(s.Sets)
		case *ir.CreateRecord:
			c.sets(s.Sets)
		case *ir.Pay:
			for _, x := range s.Sets {
				c.opaque[x.Field] = true
			}
			if s.Resource != nil {
				c.opaque[nil] = true // some resource: any
			}
		}
		ir.Exprs(s, func(e ir.Expr) { c.expr(o, e) }, func(inner []ir.Stmt) { c.body(o, inner) })
	}
}

func (c *collected) sets(list []ir.FieldSet) {
	for _, x := range list {
		c.written[x.Field] = append(c.written[x.Field], x.Value)
	}
}

// node is an attribute of the source, with the block it stands in. Item is the declaration all that is part of.
type node struct {
	item  *resolve.Item
	block *hclsyntax.Block
	spec  *schema.BlockSpec // nil: unknown
	attr  *hclsyntax.Attribute
}

// attributes calls f for every attribute of every block, in source order within a body.
func (p *pass) attributes(f func(node)) {
	var visit func(it *resolve.Item, b *hclsyntax.Block, body *hclsyntax.Body, spec *schema.BlockSpec)
	visit = func(it *resolve.Item, b *hclsyntax.Block, body *hclsyntax.Body, spec *schema.BlockSpec) {
		for _, a := range dsl.Attributes(body) {
			f(node{it, b, spec, a})
		}
		for _, inner := range body.Blocks {
			s, ok := schema.Nested(b.Type, inner.Type)
			if !ok {
				s, _ = schema.Statement(inner.Type)
			}
			visit(it, inner, inner.Body, s)
		}
	}
	for _, it := range append([]*resolve.Item{p.merged.Scenario}, p.merged.Items...) {
		if it == nil {
			continue
		}
		spec, _ := schema.Block(it.Type)
		visit(it, it.Block, it.Body, spec)
	}
}
