package sight

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Hidden is what the rules of a scenario hide. A nil Hidden hides nothing.
type Hidden struct {
	classes []*ir.Class
	rules   map[*ir.Field][]*ir.Hide // by hidden field
	things  map[*ir.Class]bool       // classes with rules that hide entire things
	inTexts map[*ir.Var]bool
	named   map[*ir.Field]bool // fields that rules name
	places  bool               // pieces, or their spaces, may be hidden
	lines   *lines
}

// In returns what a scenario hides, or nil if it hides nothing.
func In(sc *ir.Scenario) *Hidden {
	if len(sc.Hides) == 0 {
		return nil
	}
	h := &Hidden{classes: sc.Classes, rules: map[*ir.Field][]*ir.Hide{}, things: map[*ir.Class]bool{},
		inTexts: textVariables(sc), named: map[*ir.Field]bool{}, lines: linesOf(sc)}
	for _, rule := range sc.Hides {
		for _, f := range rule.Class.Fields {
			if len(rule.Members) == 0 || slices.Contains(rule.Members, f.Name) {
				h.rules[f] = append(h.rules[f], rule)
				h.named[f] = h.named[f] || len(rule.Members) > 0
			}
		}
		if len(rule.Members) > 0 {
			h.places = h.places || rule.Class.Role == ir.RolePiece && slices.Contains(rule.Members, "space")
			continue
		}
		h.places = h.places || rule.Class.Role == ir.RolePiece || rule.Class.Role == ir.RoleSpace
		h.things[rule.Class] = true
		if rule.Class.Role != ir.RoleSpace {
			continue
		}
		for _, c := range sc.Classes { // the contents of a hidden space are hidden too
			if c.Role == ir.RolePiece {
				h.things[c] = true
				for _, f := range c.Fields {
					h.rules[f] = append(h.rules[f], rule)
				}
			}
		}
	}
	return h
}

// InTexts reports whether a text depends on a variable.
func (h *Hidden) InTexts(v *ir.Var) bool { return h != nil && h.inTexts[v] }

// Word returns the text for readers who may not see what a value was read from. It is nil if a default is used,
// because which of several rules hides a thing is known only in play.
func (h *Hidden) Word(reads []Read) *ir.Template {
	for _, r := range reads {
		if rules := h.rules[r.Field]; r.Field != nil && len(rules) == 1 && rules[0].Text != nil {
			return rules[0].Text
		}
	}
	return nil
}

// textVariables returns the variables that texts depend on.
func textVariables(sc *ir.Scenario) map[*ir.Var]bool {
	t := &texts{vars: map[*ir.Var]bool{}, madeOf: map[*ir.Var][]ir.Expr{}}
	for _, d := range sc.Declarations() {
		switch x := d.Node.(type) {
		case *ir.Action:
			t.lets(x.Given)
			for _, s := range x.Steps {
				if s.Let != nil {
					t.lets([]*ir.Let{s.Let})
				}
			}
		case *ir.Victory:
			t.lets(x.Lets)
		case *ir.Class:
			continue
		}
		ir.Texts(d.Node, t.text)
		ir.Bodies(d.Node, t.body)
	}
	for _, test := range sc.Tests {
		for _, s := range test.Steps {
			ir.Texts(&s, t.text)
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

// texts collects the variables that texts read, and the expressions that variables depend on.
type texts struct {
	vars   map[*ir.Var]bool
	madeOf map[*ir.Var][]ir.Expr
}

// reads records the variables in an expression of a text.
func (t *texts) reads(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		if v, ok := x.(*ir.Local); ok {
			t.vars[v.Var] = true
		}
		return true
	})
}

// noteAll records the variables in the operands of a roll, because people who throw the dice are told about them as
// in a text.
func (t *texts) noteAll(es ...ir.Expr) {
	for _, e := range es {
		if e != nil {
			t.reads(e)
		}
	}
}

func (t *texts) text(x *ir.Template) { t.noteAll(x.Args...) }

// noteInside records the texts in an expression.
func (t *texts) noteInside(e ir.Expr) {
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
	ir.EachExpr(stmts, t.noteInside)
	ir.EachStmt(stmts, func(s ir.Stmt) {
		ir.Texts(s, t.text)
		switch s := s.(type) {
		case *ir.Let:
			t.let(s.Var, s.Value)
		case *ir.Assign:
			t.let(s.Var, s.Value)
		case *ir.For:
			t.let(s.Var, s.Seq)
		case *ir.Pick:
			t.let(s.Result, s.From)
			t.noteAll(s.From, s.Count)
		case *ir.Roll:
			t.noteAll(s.Die, s.Faces, s.Count, s.Dice, s.AtMost, s.Exactly)
		}
	})
}
