package stmt

import (
	"slices"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/attribute"
	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

func (c *Checker) offer(b *statement) ir.Stmt {
	c.checkMayAsk(b)
	out, attrs := &ir.Offer{At: b.at()}, b.attrs
	out.To = attrs.Expr("to")
	if a := attrs.Raw("actions", "list(action)"); a != nil {
		said := c.report.Mark()
		out.Actions = c.readOfferedActions(a.Expr)
		if len(out.Actions) == 0 && c.report.Mark() == said && attrs.Has("done") {
			return nil // a variant has removed all its actions, so nobody is asked
		}
	}
	out.Prompt = attrs.Text("prompt")
	out.Done = attrs.Text("done")
	if !attrs.Has("done") {
		for _, a := range out.Actions {
			c.Silent = append(c.Silent, silentCall{endless: a, at: b.TypeRange})
		}
	}
	out.Once = attrs.Flag("once")
	if out.Sealed = attrs.Flag("sealed"); out.Sealed {
		c.checkSealed(out, attrs.Find("sealed"))
	}
	out.With = c.typeGiven(attrs.Raw("with", "map(name, expression)"), out.Actions, b)
	row, _ := schema.Statement("require")
	seen := map[string]bool{}
	// Effects of actions already have an actor. Here it is the player who wants to finish.
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

// checkSealed checks a sealed offer: it must be made to several players, and its actions must not ask anybody.
func (c *Checker) checkSealed(o *ir.Offer, a *hclsyntax.Attribute) {
	if t := o.To.Type(); !types.IsInvalid(t) && t.Kind != ir.Set {
		c.report.Errorf("SC299", a.NameRange,
			"This offer is made to one player. Make it to a set of players, or remove sealed.")
	}
	for _, act := range o.Actions {
		c.Silent = append(c.Silent, silentCall{action: act, at: a.NameRange,
			why: "the answers to a sealed offer are carried out when all have finished (action." + act.Name + ")"})
	}
}

// typeGiven types the values that an offer passes to its actions: all that they need, and no others.
func (c *Checker) typeGiven(a *hclsyntax.Attribute, actions []*ir.Action, b *statement) []ir.GivenSet {
	wanted := map[string]*ir.Type{}
	var names []string
	for _, act := range actions {
		for _, l := range act.Given {
			switch t, known := wanted[l.Var.Name]; {
			case !known:
				wanted[l.Var.Name] = l.Var.Type
				names = append(names, l.Var.Name)
			case !types.Identical(t, l.Var.Type) && !types.IsInvalid(t) && !types.IsInvalid(l.Var.Type):
				c.report.Errorf("SC287", b.TypeRange, "Two of these actions differ in what %q is: %s, and %s in action.%s.",
					l.Var.Name, types.WithArticle(t), types.WithArticle(l.Var.Type), act.Name)
			}
		}
	}
	var out []ir.GivenSet
	if a != nil {
		o, ok := a.Expr.(*hclsyntax.ObjectConsExpr)
		if !ok {
			c.report.Errorf("SC287", a.Expr.Range(), "Write the values that the actions are given as { NAME = value, … }.")
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
				c.report.Suggest(diag.New("SC287", r, "None of these actions takes %q: an action lists what it takes in `with`.",
					name), name, slices.Values(names))
				continue
			}
			delete(wanted, name)
			out = append(out, ir.GivenSet{Name: name, Value: x})
		}
	}
	for _, name := range names {
		if t, missing := wanted[name]; missing {
			c.report.Errorf("SC287", b.TypeRange, "An action here takes %q and is not given it: write with = { %s = … }, %s.",
				name, name, types.WithArticle(t))
		}
	}
	return out
}

// readOfferedActions returns the actions in [action.a, action.b].
func (c *Checker) readOfferedActions(e hclsyntax.Expression) []*ir.Action {
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
			continue // removed by a variant, so no longer offered
		}
		if ok {
			c.symbols.Notes.Name(r, a)
		}
		if !ok {
			c.report.AddUnknown(diag.New("SC275", r, "There is no action %q.", name), "action", name,
				symbols.Keys(c.symbols.Actions))
			continue
		}
		if slices.Contains(out, a) {
			c.report.Errorf("SC275", r, "action.%s is offered twice.", name)
			continue
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

// require types a require or ensure block.
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

// reportDuplicate reports a second requirement with the same name, because allow could not distinguish them.
func (c *Checker) reportDuplicate(r *ir.Require, b *hclsyntax.Block, seen map[string]bool) {
	if r.Name == "" {
		return
	}
	if seen[r.Name] {
		c.report.Errorf("SC285", b.LabelRanges[0], "There is a requirement %q above. Give each its own name.", r.Name)
	}
	seen[r.Name] = true
}

// TypeAction types an action: its parameters, bindings and requirements in source order, its effects, and its
// ensures.
func (c *Checker) TypeAction(a *ir.Action, b *hclsyntax.Body) {
	spec, _ := schema.Block("action")
	s := symbols.NewScope()
	c.symbols.Notes.Place(b.SrcRange, s, nil)
	c.expr.Declare(s, a.Actor)
	for _, l := range a.Given {
		c.expr.Declare(s, l.Var)
	}
	attrs := c.attributes.Of(spec, b, a.Range, s)
	a.Menu = attrs.Text("menu")
	// Standing is typed before any parameter is declared, because it is evaluated before any is answered.
	a.Standing = attrs.Optional("standing")
	s.Body, s.Row = b, spec
	ensures := a.Ensured
	for _, k := range b.Blocks {
		ensures = ensures || k.Type == "ensure"
	}
	seen := map[string]bool{}
	var do *hclsyntax.Block
	var results []*hclsyntax.Block
	for _, it := range dsl.Parts(b) {
		if it.Attr != nil {
			if c.expr.Bindings(spec, it.Attr.Name) {
				a.Steps = append(a.Steps, ir.ActionStep{Let: c.expr.TypeBinding(it.Attr, s)})
			}
			continue
		}
		k := it.Block
		row, ok := schema.Nested("action", k.Type)
		if !ok {
			continue // reported when the action was compared with its row
		}
		if len(k.Labels) < row.MinLabels {
			continue
		}
		switch k.Type {
		case "param":
			if do != nil {
				c.report.Errorf("SC281", k.TypeRange, "Parameters come before `do`, which runs when all are answered.")
			}
			p, together := c.param(k, row, s)
			if a.Steps = append(a.Steps, ir.ActionStep{Param: p}); together != nil {
				a.Steps = append(a.Steps, ir.ActionStep{Require: together})
				c.reportDuplicate(together, k, seen)
			}
		case "require":
			r := c.require(k, row, s)
			c.reportDuplicate(r, k, seen)
			a.Steps = append(a.Steps, ir.ActionStep{Require: r})
		case "do":
			if do == nil {
				do = k
			}
		case "ensure":
			results = append(results, k)
		}
	}
	if t := attrs.Find("text"); t != nil {
		a.Text = attrs.Text("text")
		c.checkActionText(a, t, s)
	}
	a.Appeal = attrs.Optional("appeal")
	a.Secret = attrs.Optional("secret")
	if do != nil {
		in := &Body{}
		if ensures {
			in.Silent = "the action has an `ensure`, which is tested before it is offered"
		}
		row, _ := schema.Nested("action", "do")
		a.Do = c.Body(do.Body, row, s.Child(), in)
	}
	ensure, _ := schema.Nested("action", "ensure")
	for _, k := range results {
		r := c.require(k, ensure, s)
		c.reportDuplicate(r, k, seen)
		a.Ensures = append(a.Ensures, r)
	}
	c.expr.ReportUnread(s)
}

// param declares a parameter. Its messages and prompt may use earlier parameters. together is the condition on its
// answers, or nil.
func (c *Checker) param(
	k *hclsyntax.Block, row *schema.BlockSpec, s *symbols.Scope,
) (p *ir.Param, together *ir.Require) {
	attrs := c.attributes.Of(row, k.Body, k.TypeRange, s)
	p = &ir.Param{Range: k.LabelRanges[0]}
	var elem *ir.Type
	if p.In, elem = attrs.Sequence("in"); expr.AlwaysEmpty(p.In) {
		c.report.Errorf("SC280", p.In.Where(), "The list is empty: nothing can be answered.")
		elem = types.Invalid
	}
	switch elem.Kind {
	case ir.List, ir.Set, ir.BigSet, ir.Text, ir.Rational, ir.Keyed:
		c.report.Errorf("SC280", p.In.Where(), "Answers can be things, whole numbers, true or false, not %s.",
			types.WithArticle(elem))
		elem = types.Invalid
	}
	if !attrs.Has("that") {
		p.Message = attrs.Text("message")
	}
	p.Prompt = attrs.Text("prompt")
	if t := attrs.Find("text"); t != nil {
		inner := attrs.In(s.Child())
		p.It = &ir.Var{Name: "it", Type: types.WithoutNone(elem), Range: t.NameRange}
		c.expr.Declare(inner.Scope, p.It)
		if p.Text = inner.Text("text"); p.Text != nil && len(p.Text.Args) == 0 {
			c.report.Errorf("SC284", t.Expr.Range(), "This text is the same for every option. Say which one it is: ${it}.")
		}
	}
	// none cannot be an answer, so it is not included in the type of the parameter.
	p.Var = &ir.Var{Name: k.Labels[0], Type: types.WithoutNone(elem), Range: k.LabelRanges[0]}
	c.typeAnswers(p, attrs, elem)
	c.expr.Declare(s, p.Var)
	return p, c.answersTogether(p, k, attrs, s)
}

// checkActionText compares the line of an action with its parameters, to make sure that a typed line has only one
// meaning.
func (c *Checker) checkActionText(a *ir.Action, attr *hclsyntax.Attribute, s *symbols.Scope) {
	t := a.Text
	if t == nil {
		return
	}
	params := map[*ir.Var]bool{}
	names := []string{}
	for _, st := range a.Steps {
		if st.Param != nil && !types.IsInvalid(st.Param.Var.Type) && s.Find(st.Param.Var.Name) == st.Param.Var {
			params[st.Param.Var] = true
			names = append(names, st.Param.Var.Name)
		}
	}
	good := true
	for _, x := range t.Args {
		l, ok := x.(*ir.Local)
		if ok && (params[l.Var] || types.IsInvalid(l.Var.Type)) {
			continue
		}
		good = false
		d := diag.New("SC278", x.Where(), "The line of an action holds only parameters, and this is not one.")
		if ok {
			d = d.Suggest(spell.Nearest(l.Var.Name, names))
		}
		c.report.Add(d)
	}
	if !good {
		return
	}
	for _, parts := range t.Parts {
		count := map[*ir.Var]int{}
		hole := false
		for _, p := range parts {
			if p.Arg < 0 {
				if p.Literal != "" {
					hole = false
				}
				continue
			}
			if hole {
				c.report.Errorf("SC279", attr.Expr.Range(),
					"Two parameters follow each other with nothing between them, so it is unclear where the first ends. Put a space "+
						"or a word between them.")
				return
			}
			hole = true
			if l, ok := t.Args[p.Arg].(*ir.Local); ok {
				count[l.Var]++
			}
		}
		for _, st := range a.Steps {
			if st.Param == nil || !params[st.Param.Var] {
				continue
			}
			switch n := count[st.Param.Var]; {
			case n == 0:
				c.report.Errorf("SC277", attr.Expr.Range(), "The parameter %q is missing: write ${%s} where people type it.",
					st.Param.Var.Name, st.Param.Var.Name)
				return
			case n > 1:
				c.report.Errorf("SC278", attr.Expr.Range(), "The parameter %q is in it %d times; people type it once.",
					st.Param.Var.Name, n)
				return
			}
		}
	}
}

// typeAnswers types the number of answers of a parameter. If it can be more than one, the parameter is a list.
func (c *Checker) typeAnswers(p *ir.Param, attrs *attribute.Attrs, elem *ir.Type) {
	p.Count = attrs.Optional("count")
	p.AtLeast = attrs.Optional("at_least")
	least, leastKnown := known.Number(p.AtLeast)
	if p.Count == nil {
		if p.AtLeast != nil {
			c.report.Errorf("SC273", attrs.Find("at_least").NameRange,
				"at_least goes with `count`: the player gives from at_least to count answers.")
		}
		return
	}
	p.Most = ir.MostAnswers
	switch n, ok := known.Number(p.Count); {
	case ok && n <= 0:
		c.report.Errorf("SC271", p.Count.Where(), "%d answers would be given. Omit `count` if the answer is one thing.", n)
	case ok && n > ir.MostAnswers:
		c.report.Errorf("SC280", p.Count.Where(),
			"A parameter has at most %d answers, and this would be %d. Let the `do` of the action ask for more of them: "+
				"choose %s { … }.", ir.MostAnswers, n, p.Var.Name)
	case ok && leastKnown && least > n:
		c.report.Errorf("SC273", p.AtLeast.Where(), "At least %d and at most %d leaves no answer.", least, n)
	case ok:
		p.Most = int(n)
	}
	if leastKnown && least < 0 {
		c.report.Errorf("SC273", p.AtLeast.Where(), "at_least cannot be negative; 0 allows answering nothing.")
	}
	switch elem.Kind {
	case ir.Ref, ir.Int, ir.Invalid, ir.None:
	default:
		c.report.Errorf("SC280", p.In.Where(), "Several answers together can be things or whole numbers, not %s.",
			types.WithArticle(elem))
		elem = types.Invalid
	}
	p.Var.Type = types.ListOrInvalid(types.WithoutNone(elem))
}

// answersTogether types the condition on all answers to a parameter as a requirement with the parameter's name, or
// returns nil. Its message is also used for answers that are not in the list, unless it reads the answers.
func (c *Checker) answersTogether(
	p *ir.Param, k *hclsyntax.Block, attrs *attribute.Attrs, s *symbols.Scope,
) *ir.Require {
	that := attrs.Find("that")
	if that == nil {
		return nil
	}
	inner := attrs.In(s)
	r := &ir.Require{
		Name: p.Var.Name, That: inner.Optional("that"), Message: inner.Text("message"), Range: k.LabelRanges[0],
	}
	if p.Message = r.Message; r.Message != nil {
		for _, x := range r.Message.Args {
			if ir.Mentions(x, p.Var) {
				p.Message = nil
			}
		}
	}
	switch {
	case p.Count == nil:
		c.report.Errorf("SC265", that.NameRange,
			"`that` is a condition on several answers together. With one answer, write the condition into `in`: [for x in … : "+
				"x if …].")
		return nil
	case r.Message == nil:
		c.report.Errorf("SC265", that.NameRange,
			"Nobody would learn why a combination is refused: write message = \"…\" with the rule.")
		return nil
	case !types.IsInvalid(r.That.Type()) && !ir.Mentions(r.That, p.Var):
		c.report.Errorf("SC265", that.Expr.Range(),
			"The condition is the same for every combination. The answers are called %s in it; "+
				"what does not depend on them is a `require`.", p.Var.Name)
	}
	return r
}
