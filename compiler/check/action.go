package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/spell"
)

// action types a whole action: its parameters, bindings and requirements in source order, what it does, and what must
// hold of the result.
func (c *checker) action(a *ir.Action, b *hclsyntax.Body) {
	spec, _ := schema.Block("action")
	s := newScope()
	c.declare(s, a.Actor)
	for _, l := range a.Given {
		c.declare(s, l.Var)
	}
	if m := b.Attributes["menu"]; m != nil {
		a.Menu = c.template(m.Expr, s)
	}
	s.body, s.row = b, spec
	ensures := false
	for _, k := range b.Blocks {
		ensures = ensures || k.Type == "ensure"
	}
	seen := map[string]bool{}
	var do *hclsyntax.Block
	var results []*hclsyntax.Block
	for _, it := range dsl.Parts(b) {
		if it.Attr != nil {
			if c.bindings(spec, it.Attr.Name) {
				a.Steps = append(a.Steps, ir.ActionStep{Let: c.let(it.Attr, s)})
			}
			continue
		}
		k := it.Block
		row, ok := schema.Nested("action", k.Type)
		if !ok {
			continue // reported with the row of the action
		}
		c.reportAll(schema.Check(k, row))
		if len(k.Labels) < row.MinLabels {
			continue
		}
		switch k.Type {
		case "param":
			if do != nil {
				c.errorf("SC281", k.TypeRange, "Parameters stand before `do`, which runs when all are answered.")
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
		a.Text = c.template(t.Expr, s)
		c.actionText(a, t, s)
	}
	if x := b.Attributes["appeal"]; x != nil {
		a.Appeal = c.expr(x.Expr, s, tInt)
	}
	if x := b.Attributes["secret"]; x != nil {
		a.Secret = c.expr(x.Expr, s, tBool)
	}
	if do != nil {
		in := &bodyContext{}
		if ensures {
			in.silent = "the action has an `ensure`, which is tested before it is offered"
		}
		row, _ := schema.Nested("action", "do")
		a.Do = c.body(do.Body, row, s.child(), in)
	}
	for _, k := range results {
		r := c.require(k, s)
		c.twice(r, k, seen)
		a.Ensures = append(a.Ensures, r)
	}
	c.unread(s)
}

// param declares a parameter; what it says of wrong answers and asks may use the parameters before it.
func (c *checker) param(k *hclsyntax.Block, s *scope) *ir.Param {
	p := &ir.Param{Range: k.LabelRanges[0]}
	elem := tInvalid
	if a := k.Body.Attributes["in"]; a != nil {
		p.In, elem = c.sequence(a.Expr, s, nil)
		if alwaysEmpty(p.In) {
			c.errorf("SC280", p.In.Where(), "The list is empty: nothing can be answered.")
			elem = tInvalid
		}
	} else {
		p.In = invalid(k.TypeRange)
	}
	switch elem.Kind {
	case ir.List, ir.Set, ir.Text, ir.Rational:
		c.errorf("SC280", p.In.Where(), "Things, whole numbers and truth can be typed as answers, not %s.", withArticle(elem))
		elem = tInvalid
	}
	p.Message = c.textAttr(k, "message", s)
	p.Prompt = c.textAttr(k, "prompt", s)
	// none is no answer: it is left out of what may be answered.
	p.Var = &ir.Var{Name: k.Labels[0], Type: certain(elem), Range: k.LabelRanges[0]}
	c.declare(s, p.Var)
	return p
}

// actionText holds the line of an action against its parameters: what is typed must be read back without doubt.
func (c *checker) actionText(a *ir.Action, attr *hclsyntax.Attribute, s *scope) {
	t := a.Text
	if t == nil {
		return
	}
	params := map[*ir.Var]bool{}
	names := []string{}
	for _, st := range a.Steps {
		if st.Param != nil && !isInvalid(st.Param.Var.Type) && s.find(st.Param.Var.Name) == st.Param.Var {
			params[st.Param.Var] = true
			names = append(names, st.Param.Var.Name)
		}
	}
	good := true
	for _, x := range t.Args {
		l, ok := x.(*ir.Local)
		if ok && (params[l.Var] || isInvalid(l.Var.Type)) {
			continue
		}
		good = false
		d := diag.New("SC278", x.Where(), "Only parameters stand in the line of an action; this is none.")
		if ok {
			d = d.Suggest(spell.Nearest(l.Var.Name, names))
		}
		c.report(d)
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
				c.errorf("SC279", attr.Expr.Range(), "Two parameters stand side by side with nothing between them: where does the first end? Put a space or a word between them.")
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
				c.errorf("SC277", attr.Expr.Range(), "The parameter %q is missing: write ${%s} where people type it.", st.Param.Var.Name, st.Param.Var.Name)
				return
			case n > 1:
				c.errorf("SC278", attr.Expr.Range(), "The parameter %q stands in it %d times; once is what people type.", st.Param.Var.Name, n)
				return
			}
		}
	}
}

// cites reads the clauses a block cites.
func (c *checker) cites(b *hclsyntax.Body) []ir.Cite {
	a := b.Attributes["cites"]
	if a == nil {
		return nil
	}
	l, ok := a.Expr.(*hclsyntax.TupleConsExpr)
	if !ok {
		c.errorf("SC298", a.Expr.Range(), "`cites` is a list of clauses: [\"A-01\"].")
		return nil
	}
	out := make([]ir.Cite, 0, len(l.Exprs))
	for _, x := range l.Exprs {
		t, ok := x.(*hclsyntax.TemplateExpr)
		if !ok || !t.IsStringLiteral() {
			c.errorf("SC298", x.Range(), "A clause is cited by its label in quotes: \"A-01\".")
			continue
		}
		label := t.Parts[0].(*hclsyntax.LiteralValueExpr).Val.AsString()
		if c.clauses != nil && c.clauses[label] == nil {
			c.suggest(diag.New("SC298", x.Range(), "The rulebook has no clause %q.", label), label, keys(c.clauses))
			continue
		}
		out = append(out, ir.Cite{Clause: label, Range: x.Range()})
	}
	return out
}

// params reads params = { a = player, n = int }.
func (c *checker) params(e hclsyntax.Expression) []*ir.Var {
	o, ok := e.(*hclsyntax.ObjectConsExpr)
	if !ok {
		c.errorf("SC208", e.Range(), "Parameters are written { name = type, … }.")
		return nil
	}
	out := make([]*ir.Var, 0, len(o.Items))
	seen := map[string]hcl.Range{}
	for _, it := range o.Items {
		name, r, ok := c.key(it.KeyExpr)
		if !ok {
			continue
		}
		if first, twice := seen[name]; twice {
			c.report(diag.New("SC209", r, "The parameter %q stands here twice.", name).See(first, "the first one is here"))
			continue
		}
		seen[name] = r
		out = append(out, &ir.Var{Name: name, Type: c.typeSpec(it.ValueExpr), Range: r})
	}
	return out
}
