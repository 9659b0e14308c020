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

// Action types a whole action: its parameters, bindings and requirements in source order, what it does, and what must
// hold of the result.
func (c *Checker) Action(a *ir.Action, b *hclsyntax.Body) {
	spec, _ := schema.Block("action")
	s := symbols.NewScope()
	c.expr.Declare(s, a.Actor)
	for _, l := range a.Given {
		c.expr.Declare(s, l.Var)
	}
	if m := b.Attributes["menu"]; m != nil {
		a.Menu = c.expr.Template(m.Expr, s)
	}
	s.Body, s.Row = b, spec
	ensures := false
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
		c.report.AddAll(schema.Check(k, row))
		if len(k.Labels) < row.MinLabels {
			continue
		}
		switch k.Type {
		case "param":
			if do != nil {
				c.report.Errorf("SC281", k.TypeRange, "Parameters stand before `do`, which runs when all are answered.")
			}
			a.Steps = append(a.Steps, ir.ActionStep{Param: c.param(k, s)})
		case "require":
			r := c.require(k, s)
			c.twice(r, k, seen)
			a.Steps = append(a.Steps, ir.ActionStep{Require: r})
		case "do":
			if do == nil {
				do = k
			}
		case "ensure":
			results = append(results, k)
		}
	}
	if t := b.Attributes["text"]; t != nil {
		a.Text = c.expr.Template(t.Expr, s)
		c.actionText(a, t, s)
	}
	if x := b.Attributes["appeal"]; x != nil {
		a.Appeal = c.expr.Expr(x.Expr, s, types.Int)
	}
	if x := b.Attributes["secret"]; x != nil {
		a.Secret = c.expr.Expr(x.Expr, s, types.Bool)
	}
	if do != nil {
		in := &Body{}
		if ensures {
			in.Silent = "the action has an `ensure`, which is tested before it is offered"
		}
		row, _ := schema.Nested("action", "do")
		a.Do = c.Body(do.Body, row, s.Child(), in)
	}
	for _, k := range results {
		r := c.require(k, s)
		c.twice(r, k, seen)
		a.Ensures = append(a.Ensures, r)
	}
	c.expr.Unread(s)
}

// param declares a parameter; what it says of wrong answers and asks may use the parameters before it.
func (c *Checker) param(k *hclsyntax.Block, s *symbols.Scope) *ir.Param {
	p := &ir.Param{Range: k.LabelRanges[0]}
	elem := types.Invalid
	if a := k.Body.Attributes["in"]; a != nil {
		p.In, elem = c.expr.Sequence(a.Expr, s, nil)
		if expr.AlwaysEmpty(p.In) {
			c.report.Errorf("SC280", p.In.Where(), "The list is empty: nothing can be answered.")
			elem = types.Invalid
		}
	} else {
		p.In = types.Mistake(k.TypeRange)
	}
	switch elem.Kind {
	case ir.List, ir.Set, ir.Text, ir.Rational:
		c.report.Errorf("SC280", p.In.Where(), "Things, whole numbers and truth can be typed as answers, not %s.", types.WithArticle(elem))
		elem = types.Invalid
	}
	p.Message = c.textAttr(k, "message", s)
	p.Prompt = c.textAttr(k, "prompt", s)
	// none is no answer: it is left out of what may be answered.
	p.Var = &ir.Var{Name: k.Labels[0], Type: types.WithoutNone(elem), Range: k.LabelRanges[0]}
	c.expr.Declare(s, p.Var)
	return p
}

// actionText holds the line of an action against its parameters: what is typed must be read back without doubt.
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
		d := diag.New("SC278", x.Where(), "Only parameters stand in the line of an action; this is none.")
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
				c.report.Errorf("SC279", attr.Expr.Range(), "Two parameters stand side by side with nothing between them: where does the first end? Put a space or a word between them.")
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
				c.report.Errorf("SC278", attr.Expr.Range(), "The parameter %q stands in it %d times; once is what people type.", st.Param.Var.Name, n)
				return
			}
		}
	}
}
