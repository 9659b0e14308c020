package stmt

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

func (c *Checker) offer(b *statement) ir.Stmt {
	c.mayAsk(b)
	out, attrs := &ir.Offer{At: b.at()}, b.attrs
	out.To = attrs.Expr("to")
	if a := attrs.Raw("actions", "list(action)"); a != nil {
		said := c.report.Mark()
		out.Actions = c.offered(a.Expr)
		if len(out.Actions) == 0 && c.report.Mark() == said && attrs.Has("done") {
			return nil // a variant removed all that it offered: nobody is asked
		}
	}
	out.Prompt = attrs.Text("prompt")
	out.Done = attrs.Text("done")
	if !attrs.Has("done") {
		for _, a := range out.Actions {
			c.Silent = append(c.Silent, silentCall{endless: a, at: b.TypeRange})
		}
	}
	if v := attrs.Constant("once"); v != nil {
		out.Once = v.Int != 0
	}
	if v := attrs.Constant("sealed"); v != nil && v.Int != 0 {
		out.Sealed = true
		c.sealed(out, attrs.Find("sealed"))
	}
	out.With = c.givenBy(attrs.Raw("with", "map(name, expression)"), out.Actions, b)
	row, _ := schema.Statement("require")
	seen := map[string]bool{}
	// The effects of an action have an actor already; here the actor is the player who would be done.
	out.Actor = &ir.Var{Name: "actor", Type: c.symbols.RoleType(ir.RolePlayer), Used: true}
	inner := b.scope.Child()
	inner.Vars = append(inner.Vars, out.Actor)
	for _, k := range b.Body.Blocks {
		if k.Type != "require" {
			continue
		}
		r := c.require(k, row, inner)
		if !attrs.Has("done") {
			c.report.Errorf("SC276", k.TypeRange, "It would restrict `done`, and this offer has no `done`: write done = \"…\".")
		}
		c.reportDuplicate(r, k, seen)
		out.Requires = append(out.Requires, r)
	}
	return out
}

// sealed judges an offer whose answers are kept aside. It must be made to several players, and what it offers may ask
// nobody.
func (c *Checker) sealed(o *ir.Offer, a *hclsyntax.Attribute) {
	if t := o.To.Type(); !types.IsInvalid(t) && t.Kind != ir.Set {
		c.report.Errorf("SC299", a.NameRange, "This offer is made to one player. Make it to a set of players, or remove sealed.")
	}
	for _, act := range o.Actions {
		c.Silent = append(c.Silent, silentCall{action: act, at: a.NameRange,
			why: "the answers to a sealed offer are carried out when all have finished (action." + act.Name + ")"})
	}
}

// givenBy types the values that an offer gives its actions: all that they need, and none that no action needs.
func (c *Checker) givenBy(a *hclsyntax.Attribute, actions []*ir.Action, b *statement) []ir.GivenSet {
	wanted := map[string]*ir.Type{}
	var names []string
	for _, act := range actions {
		for _, l := range act.Given {
			switch t, known := wanted[l.Var.Name]; {
			case !known:
				wanted[l.Var.Name] = l.Var.Type
				names = append(names, l.Var.Name)
			case !types.Same(t, l.Var.Type) && !types.IsInvalid(t) && !types.IsInvalid(l.Var.Type):
				c.report.Errorf("SC287", b.TypeRange, "Two of these actions differ in what %q is: %s, and %s in action.%s.", l.Var.Name, types.WithArticle(t), types.WithArticle(l.Var.Type), act.Name)
			}
		}
	}
	var out []ir.GivenSet
	if a != nil {
		o, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			c.report.Errorf("SC287", a.Expr.Range(), "Write what the actions are given as { NAME = value, … }.")
			return nil
		}
		for _, it := range o.Items {
			name, r, ok := c.expr.Key(it.KeyExpr)
			if !ok {
				continue
			}
			t, needed := wanted[name]
			x := c.expr.Expr(it.ValueExpr, b.scope, t)
			if !needed {
				c.report.Suggest(diag.New("SC287", r, "None of these actions takes %q: an action lists what it takes in `with`.", name), name, slices.Values(names))
				continue
			}
			delete(wanted, name)
			out = append(out, ir.GivenSet{Name: name, Value: x})
		}
	}
	for _, name := range names {
		if t, missing := wanted[name]; missing {
			c.report.Errorf("SC287", b.TypeRange, "An action here takes %q and is not given it: write with = { %s = … }, %s.", name, name, types.WithArticle(t))
		}
	}
	return out
}

// offered reads [action.a, action.b].
func (c *Checker) offered(e hclsyntax.Expression) []*ir.Action {
	l, ok := e.(*hclsyntax.TupleConsExpr)
	if !ok {
		c.report.Errorf("SC274", e.Range(), "`actions` is a list of actions: [action.NAME, …].")
		return nil
	}
	if len(l.Exprs) == 0 {
		c.report.Errorf("SC274", l.SrcRange, "The list is empty: there is nothing to do.")
		return nil
	}
	var out []*ir.Action
next:
	for _, x := range l.Exprs {
		tr, diags := hcl.AbsTraversalForExpr(x)
		if diags.HasErrors() || len(tr) != 2 || tr.RootName() != "action" {
			d := diag.New("SC275", x.Range(), "An action is written action.NAME.")
			if len(tr) == 1 && c.symbols.Actions[tr.RootName()] != nil {
				d = d.Note("Write action.%s.", tr.RootName())
			}
			c.report.Add(d)
			continue
		}
		name, r, ok := c.expr.AttrStep(tr[1])
		if !ok {
			continue
		}
		a, ok := c.symbols.Actions[name]
		if !ok && c.report.Gone("action", name) {
			continue // what a variant removed is not offered any more
		}
		if !ok {
			c.report.Unknown(diag.New("SC275", r, "There is no action %q.", name), "action", name, symbols.Keys(c.symbols.Actions))
			continue
		}
		for _, o := range out {
			if o == a {
				c.report.Errorf("SC275", r, "action.%s is offered twice.", name)
				continue next
			}
		}
		out = append(out, a)
	}
	for i := 0; i < len(out); i++ {
		next := i + 1
		for _, a := range c.symbols.OfferedWith[out[i]] {
			if !slices.Contains(out, a) {
				out = slices.Insert(out, next, a)
				next++
			}
		}
	}
	return out
}

// require reads a require or ensure block.
func (c *Checker) require(b *hclsyntax.Block, row *schema.BlockSpec, s *symbols.Scope) *ir.Require {
	attrs := c.attributes.Of(row, b.Body, b.TypeRange, s)
	r := &ir.Require{Range: b.TypeRange}
	if len(b.Labels) > 0 {
		r.Name = b.Labels[0]
		r.Range = b.LabelRanges[0]
	}
	r.That = attrs.Expr("that")
	r.Message = attrs.Text("message")
	return r
}

// reportDuplicate reports a second requirement of the same name, because allow could not tell them apart.
func (c *Checker) reportDuplicate(r *ir.Require, b *hclsyntax.Block, seen map[string]bool) {
	if r.Name == "" {
		return
	}
	if seen[r.Name] {
		c.report.Errorf("SC285", b.LabelRanges[0], "There is a requirement %q above. Give each its own name.", r.Name)
	}
	seen[r.Name] = true
}
