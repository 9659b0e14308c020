package lint

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
)

// neverHolds says whether a condition can never be true, and gives the part of it that makes it so.
func (p *pass) neverHolds(e ir.Expr) ir.Expr {
	if !p.known.Eval(e).Never() {
		return nil
	}
	if b, ok := e.(*ir.Binary); ok && b.Op == "&&" {
		for _, part := range []ir.Expr{b.X, b.Y} {
			if at := p.neverHolds(part); at != nil {
				return at
			}
		}
	}
	return e
}

// literal says whether an author wrote true or false: then it was meant.
func literal(e ir.Expr) bool {
	_, ok := e.(*ir.Lit)
	return ok
}

func (p *pass) neverApplies() {
	for _, c := range p.seen.conds {
		if literal(c.e) {
			continue
		}
		if part := p.neverHolds(c.e); part != nil {
			p.found(part.Where(), "%s never holds", c.what).
				note("whatever happens in play, `%s` is false: does a rule set what it asks for?", p.words(part.Where()))
		}
	}
}

func (p *pass) alwaysApplies() {
	for _, c := range p.seen.conds {
		if !c.always || literal(c.e) || !p.known.Eval(c.e).Always() {
			continue
		}
		p.found(c.e.Where(), "%s always holds", c.what).
			note("whatever happens in play, `%s` is true: take it away, or ask for something that can change", p.words(c.e.Where()))
	}
}

// sameFor says whether two modifiers are for the same pieces, under the same condition, in the same stage.
func (p *pass) sameFor(a, b *ir.Modifier) bool {
	same := func(x, y ir.Expr) bool {
		if x == nil || y == nil {
			return x == y
		}
		return p.words(x.Where()) == p.words(y.Where())
	}
	return slices.Equal(a.Units, b.Units) && a.Stage == b.Stage && a.Limit == nil && b.Limit == nil && len(a.Suppressed)+len(b.Suppressed) == 0 &&
		same(a.When, b.When)
}

// amount is what a modifier does, where that is written as a number: n over d.
func (p *pass) amount(m *ir.Modifier) (n, d int64, ok bool) {
	switch e := m.Amount.(type) {
	case *ir.Lit:
		return e.Val.Int, max(e.Val.Den, 1), e.Val.Text == nil
	case *ir.ToRational:
		if l, is := e.X.(*ir.Lit); is {
			return l.Val.Int, 1, true
		}
	case *ir.Unary:
		if l, is := e.X.(*ir.Lit); is && e.Op == "-" {
			return -l.Val.Int, max(l.Val.Den, 1), true
		}
	}
	return 0, 0, false
}

func (p *pass) cancelling() {
	for _, v := range p.sc.Values {
		for i, a := range v.Modifiers {
			n, d, ok := p.amount(a)
			if !ok {
				continue
			}
			for _, b := range v.Modifiers[i+1:] {
				m, e, ok := p.amount(b)
				if !ok || a.Op != b.Op || !p.sameFor(a, b) {
					continue
				}
				if a.Op == ir.ModAdd && n*e == -m*d && n != 0 || a.Op == ir.ModTimes && n*m == d*e && n != d {
					p.found(b.Range, "modifiers %s and %s cancel each other", a.Name, b.Name).
						note("both are for the same pieces under the same condition, and one takes back what the other does").see(a.Range, "modifier %s", a.Name)
				}
			}
		}
	}
}

func (p *pass) overridden() {
	for _, v := range p.sc.Values {
		for i, a := range v.Modifiers {
			for _, b := range v.Modifiers[i+1:] {
				if b.Op != ir.ModSet || b.When != nil || b.Limit != nil || len(b.Suppressed) > 0 || p.reads(b.Amount, b.To.Self) {
					continue
				}
				covers := len(b.Units) == 0
				if len(a.Units) > 0 && !covers {
					covers = !slices.ContainsFunc(a.Units, func(u *ir.Member) bool { return !slices.Contains(b.Units, u) })
				}
				if covers {
					p.found(a.Range, "modifier %s changes nothing: %s comes later and sets the value whatever it was", a.Name, b.Name).
						note("put it behind the other, or give the other a condition").see(b.Range, "modifier %s", b.Name)
					break
				}
			}
		}
	}
}

func (p *pass) reads(e ir.Expr, v *ir.Var) bool { return e != nil && v != nil && ir.Mentions(e, v) }

func (p *pass) idleModifier() {
	for _, m := range p.sc.Modifiers {
		n, d, ok := p.amount(m)
		if ok && (n == 0 && (m.Op == ir.ModAdd || m.Op == ir.ModPercent) || n == d && m.Op == ir.ModTimes) {
			p.found(m.Amount.Where(), "modifier %s changes nothing", m.Name).note("adding 0 and multiplying by 1 leave a value as it is")
		}
	}
}

func (p *pass) branchTwice() {
	for _, s := range p.seen.stmts {
		f, ok := s.s.(*ir.If)
		if !ok {
			continue
		}
		seen := map[string]hcl.Range{}
		for _, b := range f.Branches {
			if b.When == nil {
				continue
			}
			at := b.When.Where()
			words := p.words(at)
			if first, twice := seen[words]; twice && words != "" {
				p.found(at, "an earlier branch asks the same, so this one never runs").note("ask for something else, or take the branch away").see(first, "the first time")
				continue
			}
			seen[words] = at
		}
	}
}

// sameBranches looks at the source: two bodies that say the same in the same order.
func (p *pass) sameBranches() {
	for _, it := range p.merged.Items {
		p.eachBody(it.Body, func(b *hclsyntax.Body) {
			for i, k := range b.Blocks {
				if i == 0 || k.Type != "else" && k.Type != "else_if" {
					continue
				}
				prev := b.Blocks[i-1]
				if prev.Type != "if" && prev.Type != "else_if" {
					continue
				}
				one, other := p.inside(prev.Body), p.inside(k.Body)
				if one != "" && one == other {
					p.found(k.TypeRange, "this branch does the same as the one before it").note("one branch suffices; or one of them was copied and not changed").see(prev.TypeRange, "the other one")
				}
			}
		})
	}
}

func (p *pass) eachBody(b *hclsyntax.Body, f func(*hclsyntax.Body)) {
	f(b)
	for _, k := range b.Blocks {
		p.eachBody(k.Body, f)
	}
}

// inside is what a body says, but for its condition.
func (p *pass) inside(b *hclsyntax.Body) string {
	var parts []string
	for _, a := range dsl.Attributes(b) {
		if a.Name != "when" {
			parts = append(parts, p.words(a.SrcRange))
		}
	}
	for _, k := range b.Blocks {
		r := k.TypeRange
		r.End = k.CloseBraceRange.End
		parts = append(parts, p.words(r))
	}
	return strings.Join(parts, "\n")
}

func (p *pass) withItself() {
	for _, e := range p.seen.exprs {
		ir.Walk(e, func(x ir.Expr) bool {
			b, ok := x.(*ir.Binary)
			if !ok {
				return true
			}
			switch b.Op {
			case "==", "!=", "<", "<=", ">", ">=", "&&", "||", "-":
				if w := p.words(b.X.Where()); w != "" && w == p.words(b.Y.Where()) && !literal(b.X) {
					p.found(b.R, "both sides of %s are the same", b.Op).note("`%s` stands on either side; one of them was probably meant to be something else", w)
				}
			}
			return true
		})
	}
}

// hookShadows finds hooks that write, whatever happens, what a hook before them has written, without having read it.
func (p *pass) hookShadows() {
	for _, e := range p.sc.Events {
		type place struct {
			obj   string
			field *ir.Field
		}
		wrote := map[place]*ir.Func{}
		at := map[place]hcl.Range{}
		for _, h := range e.Hooks {
			mine := map[place]hcl.Range{}
			for _, s := range h.Body {
				set, ok := s.(*ir.SetFields)
				if !ok {
					continue
				}
				obj := "game"
				if set.Obj != nil {
					obj = p.hookObject(set.Obj, h)
				}
				if obj == "" {
					continue
				}
				for _, x := range set.Sets {
					pl := place{obj, x.Field}
					if first := wrote[pl]; first != nil && !p.readsField(h, x.Field) {
						p.found(x.Range, "hook %s shadows hook %s: both set %s, and this one runs later", h.Name, first.Name, x.Field.Name).
							note("hooks of an event run in the order they stand in; what the first has set is lost").see(at[pl], "set here first")
					}
					mine[pl] = x.Range
				}
			}
			for pl, r := range mine {
				wrote[pl], at[pl] = h, r
			}
		}
	}
}

// hookObject says what a hook writes to, in words that are the same for all hooks of the event; "" is not known.
func (p *pass) hookObject(e ir.Expr, h *ir.Func) string {
	switch e := e.(type) {
	case *ir.Lit:
		return p.words(e.R)
	case *ir.Local:
		for i, v := range h.Params {
			if v == e.Var {
				return string(rune('0' + i))
			}
		}
	}
	return ""
}

func (p *pass) readsField(h *ir.Func, f *ir.Field) bool {
	found := false
	ir.EachExpr(h.Body, func(e ir.Expr) {
		p.deep(e, func(x ir.Expr) {
			r, ok := x.(*ir.FieldOf)
			found = found || ok && r.Field == f
		})
	})
	return found
}

func (p *pass) sameRequire() {
	for _, a := range p.sc.Actions {
		seen := map[string]*ir.Require{}
		for _, st := range a.Steps {
			if r := st.Require; r != nil {
				w := p.words(r.That.Where())
				if first := seen[w]; first != nil && w != "" {
					p.found(r.That.Where(), "requirement %s of action %s asks the same as %s", r.Name, a.Name, first.Name).
						note("the first is always told; this one never").see(first.Range, "the first one")
					continue
				}
				seen[w] = r
			}
		}
	}
}

func (p *pass) unreadAttrs() {
	for _, c := range p.sc.Classes {
		for _, a := range c.Attrs {
			if !a.BuiltIn && !a.Read && len(c.Members) > 0 && a.Range.Filename != "" && !p.hidden(a.Name) {
				p.found(a.Range, "no rule reads attribute %s of class %s", a.Name, c.Name).note("take it away, or let a rule ask for it; what is for people goes into a title or a comment")
			}
		}
	}
}

func (p *pass) unreadState() {
	for _, c := range p.sc.Classes {
		for _, f := range c.Fields {
			if !f.BuiltIn && f.Resource == nil && !f.Read && f.Range.Filename != "" {
				p.found(f.Range, "no rule reads state field %s of class %s", f.Name, c.Name).note("take it away, or let a rule, a value or a hide ask for it")
			}
		}
	}
}

// hidden says whether a hide names a member: then somebody looks at it.
func (p *pass) hidden(name string) bool {
	return slices.ContainsFunc(p.sc.Hides, func(h *ir.Hide) bool { return slices.Contains(h.Members, name) })
}

func (p *pass) neverWritten() {
	for _, c := range p.sc.Classes {
		for _, f := range c.Fields {
			if f.BuiltIn || f.Resource != nil || !f.Read || f.Range.Filename == "" || c.Role == ir.RoleRecord {
				continue
			}
			if len(p.seen.written[f]) == 0 {
				p.found(f.Range, "no rule ever sets state field %s of class %s", f.Name, c.Name).
					note("it stays what it is at the start: let a rule set it, or make it an attribute")
			}
		}
	}
}
