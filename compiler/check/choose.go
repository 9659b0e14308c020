package check

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// mayAsk reports a decision where none may be asked.
func (c *checker) mayAsk(b *hclsyntax.Block, in *bodyContext) {
	if in.silent != "" {
		c.errorf("SC263", b.TypeRange, "`%s` asks somebody, and here nobody is asked: %s.", b.Type, in.silent)
	}
}

func (c *checker) chooseStmt(b *hclsyntax.Block, s *scope, in *bodyContext) ir.Stmt {
	c.mayAsk(b, in)
	attrs := b.Body.Attributes
	out := &ir.Choose{At: at(b), Name: b.Labels[0]}
	if a := attrs["by"]; a != nil {
		out.By = c.playerOrSet(a, s)
	} else {
		out.By = invalid(b.TypeRange)
	}
	out.OrElse = c.optionalAttr(b, "or_else", s, c.roleType(ir.RolePlayer))
	out.Ask = c.optionalAttr(b, "ask", s, tBool)
	out.Prompt = c.textAttr(b, "prompt", s)
	elem := tInvalid
	if a := attrs["from"]; a != nil {
		out.From, elem = c.sequence(a.Expr, s, nil)
		if alwaysEmpty(out.From) {
			c.errorf("SC270", out.From.Where(), "The list is empty: there is nothing to choose.")
			elem = tInvalid
		}
	} else {
		out.From = invalid(b.TypeRange)
	}
	elem = certain(elem)
	if isSequence(elem) || elem.Kind == ir.Text {
		c.errorf("SC200", out.From.Where(), "Things, numbers and truth are chosen, not %s.", withArticle(elem))
		elem = tInvalid
	}
	t := maybe(elem)
	out.Count = c.optionalAttr(b, "count", s, tInt)
	out.AtLeast = c.optionalAttr(b, "at_least", s, tInt)
	if out.Count != nil {
		t = listOrInvalid(elem)
	}
	switch joint := out.By.Type().Kind == ir.Set; {
	case out.OrElse != nil && !joint && !isInvalid(out.By.Type()):
		c.errorf("SC286", attrs["or_else"].NameRange, "One player always agrees with himself: `or_else` goes with a set of players in `by`.")
	case joint && out.OrElse == nil && out.Count == nil && !isInvalid(elem) && elem.Kind != ir.Ref:
		c.errorf("SC286", attrs["by"].Expr.Range(), "Where they differ the answer is none, and %s is never none. Say who decides then: or_else = PLAYER.", withArticle(elem))
	}
	c.counts(out, attrs)
	if a := attrs["pass"]; a != nil {
		out.Pass = c.template(a.Expr, s)
		switch {
		case out.Count != nil:
			c.errorf("SC272", a.NameRange, "With `count` nobody passes; that fewer may be chosen, even nothing, is at_least = 0.")
		case !isInvalid(elem) && elem.Kind != ir.Ref:
			c.errorf("SC272", a.NameRange, "The answer to `pass` is none, and %s is never none. Add an option to `from` instead.", withArticle(elem))
		}
	}
	out.Default = c.optionalAttr(b, "default", s, t)
	out.Secret = c.optionalAttr(b, "secret", s, tBool)
	if attrs["text"] != nil || attrs["appeal"] != nil {
		inner := s.child()
		r := b.TypeRange
		if a := attrs["text"]; a != nil {
			r = a.NameRange
		}
		out.It = &ir.Var{Name: "it", Type: elem, Range: r}
		c.declare(inner, out.It)
		out.Text = c.textAttr(b, "text", inner)
		out.Appeal = c.optionalAttr(b, "appeal", inner, tInt)
		if out.Text != nil && len(out.Text.Args) == 0 {
			c.errorf("SC284", attrs["text"].Expr.Range(), "This words every option alike. Say which it is: ${it}.")
		}
	}
	out.Result = &ir.Var{Name: b.Labels[0], Type: t, Range: b.LabelRanges[0]}
	c.bind(s, out.Result)
	return out
}

// counts holds count and at_least against each other where they are constants.
func (c *checker) counts(out *ir.Choose, attrs hclsyntax.Attributes) {
	n, isKnown := constOf(out.Count)
	if isKnown && n <= 0 {
		c.errorf("SC271", out.Count.Where(), "%d would be chosen. Leave `count` out to choose one.", n)
	}
	if out.AtLeast == nil {
		return
	}
	least, ok := constOf(out.AtLeast)
	switch {
	case out.Count == nil:
		c.errorf("SC273", attrs["at_least"].NameRange, "at_least goes with `count`: from at_least to count are chosen. Not to choose is `pass`.")
	case ok && least < 0:
		c.errorf("SC273", out.AtLeast.Where(), "Less than nothing cannot be chosen; 0 allows nothing.")
	case ok && isKnown && least > n:
		c.errorf("SC273", out.AtLeast.Where(), "At least %d and at most %d leaves no answer.", least, n)
	}
}

func (c *checker) offerStmt(b *hclsyntax.Block, s *scope, in *bodyContext) ir.Stmt {
	c.mayAsk(b, in)
	out := &ir.Offer{At: at(b)}
	attrs := b.Body.Attributes
	if a := attrs["to"]; a != nil {
		out.To = c.playerOrSet(a, s)
	} else {
		out.To = invalid(b.TypeRange)
	}
	if a := attrs["actions"]; a != nil {
		said := c.mark()
		out.Actions = c.offered(a.Expr)
		if len(out.Actions) == 0 && c.mark() == said && attrs["done"] != nil {
			return nil // all it offered was taken away: nobody is asked
		}
	}
	out.Prompt = c.textAttr(b, "prompt", s)
	out.Done = c.textAttr(b, "done", s)
	if a := attrs["once"]; a != nil {
		if v := c.constant(a.Expr, tBool); v != nil {
			out.Once = v.Int != 0
		}
	}
	out.With = c.givenBy(attrs["with"], out.Actions, b, s)
	row, _ := schema.Statement("require")
	seen := map[string]bool{}
	// In an action's effects there is an actor already; here it is who would be done.
	out.Actor = &ir.Var{Name: "actor", Type: c.roleType(ir.RolePlayer), Used: true}
	inner := s.child()
	inner.vars = append(inner.vars, out.Actor)
	for _, k := range b.Body.Blocks {
		if k.Type != "require" {
			continue
		}
		c.reportAll(schema.Check(k, row))
		r := c.require(k, inner)
		if attrs["done"] == nil {
			c.errorf("SC276", k.TypeRange, "It would hold back `done`, and this offer has none: write done = \"…\".")
		}
		c.twice(r, k, seen)
		out.Requires = append(out.Requires, r)
	}
	return out
}

// givenBy types what an offer gives its actions: all that they need, and nothing that none of them does.
func (c *checker) givenBy(a *hclsyntax.Attribute, actions []*ir.Action, b *hclsyntax.Block, s *scope) []ir.GivenSet {
	wanted := map[string]*ir.Type{}
	var names []string
	for _, act := range actions {
		for _, l := range act.Given {
			switch t, known := wanted[l.Var.Name]; {
			case !known:
				wanted[l.Var.Name] = l.Var.Type
				names = append(names, l.Var.Name)
			case !same(t, l.Var.Type) && !isInvalid(t) && !isInvalid(l.Var.Type):
				c.errorf("SC287", b.TypeRange, "Two of these actions differ in what %q is: %s, and %s in action.%s.", l.Var.Name, withArticle(t), withArticle(l.Var.Type), act.Name)
			}
		}
	}
	var out []ir.GivenSet
	if a != nil {
		o, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			c.errorf("SC287", a.Expr.Range(), "What actions are given is written { NAME = value, … }.")
			return nil
		}
		for _, it := range o.Items {
			name, r, ok := c.key(it.KeyExpr)
			if !ok {
				continue
			}
			t, needed := wanted[name]
			x := c.expr(it.ValueExpr, s, t)
			if !needed {
				c.suggest(diag.New("SC287", r, "None of these actions takes %q: its `with` would say so.", name), name, names)
				continue
			}
			delete(wanted, name)
			out = append(out, ir.GivenSet{Name: name, Value: x})
		}
	}
	for _, name := range names {
		if t, missing := wanted[name]; missing {
			c.errorf("SC287", b.TypeRange, "An action here takes %q and is not given it: write with = { %s = … }, %s.", name, name, withArticle(t))
		}
	}
	return out
}

// playerOrSet types the player, or the set of players, that an offer or choice asks.
func (c *checker) playerOrSet(a *hclsyntax.Attribute, s *scope) ir.Expr {
	player := c.roleType(ir.RolePlayer)
	if isInvalid(player) {
		return c.infer(a.Expr, s, nil)
	}
	all := setOf(player)
	hint := all
	if cond, ok := a.Expr.(*hclsyntax.ConditionalExpr); ok && !writtenOut(cond.TrueResult) && !writtenOut(cond.FalseResult) {
		hint = nil // a hint of sets would make sets of its players
	}
	x := c.infer(a.Expr, s, hint)
	t := x.Type()
	switch {
	case isInvalid(t) || isRole(t, ir.RolePlayer) || t.Kind == ir.Set && isRole(t.Elem, ir.RolePlayer):
		return x
	case t.Kind == ir.List && isRole(t.Elem, ir.RolePlayer):
		if b, ok := x.(*ir.Builtin); ok && b.Name == "every" {
			return c.everyAsSet(b, all)
		}
		return c.fit(x, all)
	}
	c.errorf("SC200", x.Where(), "`%s` is a player or a set of players; this is %s.", a.Name, withArticle(t))
	return invalid(x.Where())
}

// writtenOut says whether an expression is a list as it stands in the source.
func writtenOut(e hclsyntax.Expression) bool {
	switch e := e.(type) {
	case *hclsyntax.TupleConsExpr, *hclsyntax.ForExpr:
		return true
	case *hclsyntax.ParenthesesExpr:
		return writtenOut(e.Expression)
	case *hclsyntax.ConditionalExpr:
		return writtenOut(e.TrueResult) || writtenOut(e.FalseResult)
	}
	return false
}

// everyAsSet turns every(player) into the set of all of them, which everybody expects where a set may stand.
func (c *checker) everyAsSet(b *ir.Builtin, all *ir.Type) ir.Expr {
	v := &ir.Var{Name: "_", Type: b.T.Elem, Range: b.R, Used: true}
	each := &ir.Comp{Base: ir.Base{T: b.T, R: b.R}, Var: v, Seq: b, Elem: &ir.Local{Base: ir.Base{T: v.Type, R: b.R}, Var: v}}
	return &ir.ToSet{Base: ir.Base{T: all, R: b.R}, X: each}
}

// offered reads [action.a, action.b].
func (c *checker) offered(e hclsyntax.Expression) []*ir.Action {
	l, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		c.errorf("SC274", e.Range(), "`actions` is a list of actions: [action.NAME, …].")
		return nil
	}
	if len(l.Exprs) == 0 {
		c.errorf("SC274", l.SrcRange, "The list is empty: there is nothing to do.")
		return nil
	}
	var out []*ir.Action
next:
	for _, x := range l.Exprs {
		tr, diags := hcl.AbsTraversalForExpr(x)
		if diags.HasErrors() || len(tr) != 2 || tr.RootName() != "action" {
			d := diag.New("SC275", x.Range(), "An action is written action.NAME.")
			if len(tr) == 1 && c.actions[tr.RootName()] != nil {
				d = d.Note("Write action.%s.", tr.RootName())
			}
			c.report(d)
			continue
		}
		name, r, ok := c.attrStep(tr[1])
		if !ok {
			continue
		}
		a, ok := c.actions[name]
		if !ok && c.gone("action", name) {
			continue // what a variant took away is not offered any more
		}
		if !ok {
			c.suggest(diag.New("SC275", r, "There is no action %q.", name), name, keys(c.actions))
			continue
		}
		for _, o := range out {
			if o == a {
				c.errorf("SC275", r, "action.%s is offered twice.", name)
				continue next
			}
		}
		out = append(out, a)
	}
	for i := 0; i < len(out); i++ {
		for _, a := range c.beside[out[i]] {
			if !slices.Contains(out, a) {
				out = append(out, a)
			}
		}
	}
	return out
}

// require reads a require or ensure block.
func (c *checker) require(b *hclsyntax.Block, s *scope) *ir.Require {
	r := &ir.Require{Range: b.TypeRange}
	if len(b.Labels) > 0 {
		r.Name = b.Labels[0]
		r.Range = b.LabelRanges[0]
	}
	if a := b.Body.Attributes["that"]; a != nil {
		r.That = c.condition(a.Expr, s, "condition of "+b.Type)
	} else {
		r.That = invalid(b.TypeRange)
	}
	r.Message = c.textAttr(b, "message", s)
	return r
}

// twice reports a second requirement of one name: allow could not tell them apart.
func (c *checker) twice(r *ir.Require, b *hclsyntax.Block, seen map[string]bool) {
	if r.Name == "" {
		return
	}
	if seen[r.Name] {
		c.errorf("SC285", b.LabelRanges[0], "There is a requirement %q above. Give each its own name.", r.Name)
	}
	seen[r.Name] = true
}
