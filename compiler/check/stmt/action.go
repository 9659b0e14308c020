package stmt

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/expr"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// Action types a whole action: its parameters, bindings and requirements in source order, its effects, and the
// conditions on the result.
func (c *Checker) Action(a *ir.Action, b *hclsyntax.Body) {
	spec, _ := schema.Block("action")
	s := symbols.NewScope()
	c.expr.Declare(s, a.Actor)
	for _, l := range a.Given {
		c.expr.Declare(s, l.Var)
	}
	attrs := c.attributes.Of(spec, b, a.Range, s)
	a.Menu = attrs.Text("menu")
	a.Standing = attrs.Optional("standing") // here, where no parameter is declared yet: nobody has answered any when it is asked
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
				a.Steps = append(a.Steps, ir.ActionStep{Let: c.expr.Let(it.Attr, s)})
			}
			continue
		}
		k := it.Block
		row, ok := schema.Nested("action", k.Type)
		if !ok {
			continue // reported with the row of the action
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
		c.actionText(a, t, s)
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
	c.expr.Unread(s)
}

// param declares a parameter. Its messages and prompt may use the parameters before it. together is the condition on
// its answers, or nil.
func (c *Checker) param(k *hclsyntax.Block, row *schema.BlockSpec, s *symbols.Scope) (p *ir.Param, together *ir.Require) {
	attrs := c.attributes.Of(row, k.Body, k.TypeRange, s)
	p = &ir.Param{Range: k.LabelRanges[0]}
	var elem *ir.Type
	if p.In, elem = attrs.Sequence("in"); expr.AlwaysEmpty(p.In) {
		c.report.Errorf("SC280", p.In.Where(), "The list is empty: nothing can be answered.")
		elem = types.Invalid
	}
	switch elem.Kind {
	case ir.List, ir.Set, ir.BigSet, ir.Text, ir.Rational, ir.Keyed:
		c.report.Errorf("SC280", p.In.Where(), "Answers can be things, whole numbers, true or false, not %s.", types.WithArticle(elem))
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
	// none cannot be an answer, so the type of the parameter does not include it.
	p.Var = &ir.Var{Name: k.Labels[0], Type: types.WithoutNone(elem), Range: k.LabelRanges[0]}
	c.listed(p, attrs, elem)
	c.expr.Declare(s, p.Var)
	return p, c.answersTogether(p, k, attrs, s)
}

// actionText compares the line of an action with its parameters: a line that a player types must have one meaning.
func (c *Checker) actionText(a *ir.Action, attr *hclsyntax.Attribute, s *symbols.Scope) {
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
				c.report.Errorf("SC279", attr.Expr.Range(), "Two parameters follow each other with nothing between them, so it is unclear where the first ends. Put a space or a word between them.")
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
				c.report.Errorf("SC277", attr.Expr.Range(), "The parameter %q is missing: write ${%s} where people type it.", st.Param.Var.Name, st.Param.Var.Name)
				return
			case n > 1:
				c.report.Errorf("SC278", attr.Expr.Range(), "The parameter %q is in it %d times; people type it once.", st.Param.Var.Name, n)
				return
			}
		}
	}
}
