package lint

import (
	"slices"
	"strings"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/dsl"
)

func neverApplies(p *pass) {
	for _, c := range p.index.conds {
		if isLiteral(c.e) {
			continue
		}
		if part := p.neverHolds(c.e); part != nil {
			p.report(part.Where(), "%s never holds", c.what).
				note("whatever happens in play, `%s` is false; let a rule set what it reads, or correct the comparison",
					p.normalised(part.Where()))
		}
	}
}

func alwaysApplies(p *pass) {
	for _, c := range p.index.conds {
		if !c.reportAlways || isLiteral(c.e) || !p.truth(c.e).Always() {
			continue
		}
		p.report(c.e.Where(), "%s always holds", c.what).
			note("whatever happens in play, `%s` is true; remove it, or compare something that can change",
				p.normalised(c.e.Where()))
	}
}

// scope returns a text that identifies the pieces, the condition and the stage of a modifier: modifiers with the same
// scope apply together. It returns false for a modifier with a limit or a suppress.
func (p *pass) scope(m *ir.Modifier) (scope string, ok bool) {
	if m.Limit != nil || len(m.Suppressed) > 0 {
		return "", false
	}
	var b strings.Builder
	for _, u := range m.Units {
		b.WriteString(u.Name + " ")
	}
	b.WriteString("|")
	if m.Stage != nil {
		b.WriteString(m.Stage.Name)
	}
	b.WriteString("|")
	if m.When != nil {
		b.WriteString(p.normalised(m.When.Where()))
	}
	return b.String(), true
}

// amount returns the amount of a modifier as a fraction n/d, if it is a literal.
func amount(m *ir.Modifier) (n, d int64, ok bool) {
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

// effect is what a modifier does to a value in a scope. The amount is a fraction in lowest terms.
type effect struct {
	scope string
	op    ir.ModOp
	n, d  int64
}

// inverse returns the effect that undoes e. It returns false if e changes nothing or cannot be undone.
func (e effect) inverse() (effect, bool) {
	switch {
	case e.op == ir.ModAdd && e.n != 0:
		e.n = -e.n
	case e.op == ir.ModTimes && e.n > 0 && e.n != e.d:
		e.n, e.d = e.d, e.n
	case e.op == ir.ModTimes && e.n < 0:
		e.n, e.d = -e.d, -e.n
	default:
		return e, false
	}
	return e, true
}

func modifiersCancel(p *pass) {
	for _, v := range p.sc.Values {
		earlier := map[effect][]*ir.Modifier{}
		for _, m := range v.Modifiers {
			n, d, ok := amount(m)
			scope, alone := p.scope(m)
			if !ok || !alone {
				continue
			}
			common := known.GCD(n, d)
			e := effect{scope, m.Op, n / common, d / common}
			if inverse, ok := e.inverse(); ok {
				for _, a := range earlier[inverse] {
					p.report(m.Range, "modifiers %s and %s cancel each other", a.Name, m.Name).
						note("both apply to the same pieces under the same condition, and one undoes the other").
						see(a.Range, "modifier %s", a.Name)
				}
			}
			earlier[e] = append(earlier[e], m)
		}
	}
}

func modifierOverridden(p *pass) {
	for _, v := range p.sc.Values {
		var sets []int // indexes of the modifiers that replace the value
		for i, m := range v.Modifiers {
			if m.Op == ir.ModSet && m.When == nil && m.Limit == nil && len(m.Suppressed) == 0 && !reads(m.Amount, m.To.Self) {
				sets = append(sets, i)
			}
		}
		for i, a := range v.Modifiers {
			for len(sets) > 0 && sets[0] <= i {
				sets = sets[1:]
			}
			for _, j := range sets {
				b := v.Modifiers[j]
				if !covers(b, a) {
					continue
				}
				p.report(a.Range, "modifier %s has no effect: %s comes later and sets the value", a.Name, b.Name).
					note("move it after the other, or give the other a condition").see(b.Range, "modifier %s", b.Name)
				break
			}
		}
	}
}

// covers reports whether a modifier applies to all pieces that another one applies to.
func covers(b, a *ir.Modifier) bool {
	if len(b.Units) == 0 || len(a.Units) == 0 {
		return len(b.Units) == 0
	}
	return !slices.ContainsFunc(a.Units, func(u *ir.Member) bool { return !slices.Contains(b.Units, u) })
}

func reads(e ir.Expr, v *ir.Var) bool { return e != nil && v != nil && ir.Mentions(e, v) }

func modifierDoesNothing(p *pass) {
	for _, m := range p.sc.Modifiers {
		n, d, ok := amount(m)
		if ok && (n == 0 && (m.Op == ir.ModAdd || m.Op == ir.ModPercent) || n == d && m.Op == ir.ModTimes) {
			p.report(m.Amount.Where(), "modifier %s changes nothing", m.Name).
				note("adding 0 and multiplying by 1 have no effect")
		}
	}
}

func branchTwice(p *pass) {
	for f := range stmtsOf[*ir.If](p.index) {
		seen := earlier[string, ir.Expr]{}
		for _, b := range f.Branches {
			if b.When == nil {
				continue
			}
			if first, twice := seen.findFirst(p.normalised(b.When.Where()), b.When); twice {
				p.report(b.When.Where(), "an earlier branch has the same condition, so this one never runs").
					note("change the condition, or remove the branch").see(first.Where(), "the first time")
			}
		}
	}
}

// sameBranches compares the source of the bodies.
func sameBranches(p *pass) {
	for _, it := range p.merged.Items {
		dsl.EachBody(it.Body, func(b *hclsyntax.Body) {
			for i, k := range b.Blocks {
				if i == 0 || k.Type != "else" && k.Type != "else_if" {
					continue
				}
				prev := b.Blocks[i-1]
				if prev.Type != "if" && prev.Type != "else_if" {
					continue
				}
				one, other := p.bodyText(prev.Body, "when"), p.bodyText(k.Body, "when")
				if one != "" && one == other {
					p.report(k.TypeRange, "this branch does the same as the one before it").
						note("keep one of them, or change the one that was copied").see(prev.TypeRange, "the other one")
				}
			}
		})
	}
}

// bodyText returns the normalised text of a body without one of its attributes.
func (p *pass) bodyText(b *hclsyntax.Body, without string) string {
	var parts []string
	for _, a := range dsl.Attributes(b) {
		if a.Name != without {
			parts = append(parts, p.normalised(a.SrcRange))
		}
	}
	for _, k := range b.Blocks {
		parts = append(parts, p.normalised(blockRange(k)))
	}
	return strings.Join(parts, "\n")
}

func withItself(p *pass) {
	partsOf(p.index.exprs, func(b *ir.Binary) {
		switch b.Op {
		case "==", "!=", "<", "<=", ">", ">=", "&&", "||", "-":
			if w := p.normalised(b.X.Where()); w != "" && w == p.normalised(b.Y.Where()) && !isLiteral(b.X) {
				p.report(b.R, "both sides of %s are the same", b.Op).
					note("`%s` is on both sides; change the side that was meant to be something else", w)
			}
		}
	})
}

// hookShadows reports hooks that always write a field that an earlier hook has written, without reading it.
func hookShadows(p *pass) {
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
						p.report(x.Range, "hook %s overwrites what hook %s set: both set %s, and this one runs later",
							h.Name, first.Name, x.Field.Name).
							note("hooks of an event run in source order, so what the first one sets is lost").
							note("let the second one read the field, or give it a condition").see(at[pl], "set here first")
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

// hookObject returns a text that identifies what a hook writes to and is the same for all hooks of an event, or "" if
// it is not known.
func (p *pass) hookObject(e ir.Expr, h *ir.Func) string {
	switch e := e.(type) {
	case *ir.Lit:
		return p.normalised(e.R)
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
		p.index.walkDeep(e, func(x ir.Expr) {
			r, ok := x.(*ir.FieldOf)
			found = found || ok && r.Field == f
		})
	})
	return found
}

func requiredTwice(p *pass) {
	for _, a := range p.sc.Actions {
		seen := earlier[string, *ir.Require]{}
		for _, st := range a.Steps {
			if r := st.Require; r != nil {
				if first, twice := seen.findFirst(p.normalised(r.That.Where()), r); twice {
					p.report(r.That.Where(), "requirement %s of action %s is the same as %s", r.Name, a.Name, first.Name).
						note("players always see the message of the first one; change a condition, or remove one of the two").
						see(first.Range, "the first one")
				}
			}
		}
	}
}

func attributeUnread(p *pass) {
	for _, c := range p.sc.Classes {
		for _, a := range c.Attrs {
			if !a.BuiltIn && !a.Read && len(c.Members) > 0 && a.Range.Filename != "" && !p.isHideMember(a.Name) {
				p.report(a.Range, "no rule reads attribute %s of class %s", a.Name, c.Name).
					note("remove it, or let a rule read it; text for people belongs in a title or a comment")
			}
		}
	}
}

func contextUnread(p *pass) {
	for _, v := range p.sc.Values {
		for _, x := range v.With {
			if !x.Used && !strings.HasPrefix(x.Name, "_") {
				p.report(x.Range, "neither value %s nor a modifier of it reads %s", v.Name, x.Name).
					note("remove it from the context, or let a modifier read it")
			}
		}
	}
}

func stateUnread(p *pass) {
	for _, c := range p.sc.Classes {
		for _, f := range c.Fields {
			if !f.BuiltIn && f.Resource == nil && !f.Read && f.Range.Filename != "" {
				p.report(f.Range, "no rule reads state field %s of class %s", f.Name, c.Name).
					note("remove it, or let a rule, a value or a hide read it")
			}
		}
	}
}

// isHideMember reports whether a hide lists a member, which counts as reading it.
func (p *pass) isHideMember(name string) bool {
	return slices.ContainsFunc(p.sc.Hides, func(h *ir.Hide) bool { return slices.Contains(h.Members, name) })
}

func stateNeverSet(p *pass) {
	for _, c := range p.sc.Classes {
		for _, f := range c.Fields {
			if f.BuiltIn || f.Resource != nil || !f.Read || f.Range.Filename == "" || c.Role == ir.RoleRecord {
				continue
			}
			if len(p.index.written[f]) == 0 {
				p.report(f.Range, "no rule ever sets state field %s of class %s", f.Name, c.Name).
					note("it always has its initial value; let a rule set it, or make it an attribute")
			}
		}
	}
}
