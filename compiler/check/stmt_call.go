package check

import (
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
)

func (c *checker) callStmt(b *hclsyntax.Block, s *scope, in *bodyContext) ir.Stmt {
	name := b.Labels[0]
	var result *ir.Var
	if len(b.Labels) > 1 {
		result = &ir.Var{Name: b.Labels[1], Type: tInvalid, Range: b.LabelRanges[1]}
	}
	fn, ok := c.procedures[name]
	if !ok {
		d := diag.New("SC252", b.LabelRanges[0], "There is no procedure or phase %q.", name)
		switch {
		case c.functions[name] != nil:
			c.report(d.Note("It is a function: it stands in expressions, x = %s(…).", name))
		case c.events[name] != nil:
			c.report(d.Note("It is an event: write `emit %s {}`.", name))
		case c.actions[name] != nil:
			c.report(d.Note("It is an action: players take it when it is offered, `offer { actions = [action.%s] }`.", name))
		default:
			c.suggest(d, name, keys(c.procedures))
		}
		for _, a := range dsl.Attributes(b.Body) {
			c.infer(a.Expr, s, nil)
		}
		if result != nil {
			result.Used = true
			c.declare(s, result)
		}
		return nil
	}
	out := &ir.Call{At: at(b), Proc: fn, Args: c.arguments(b, fn.Params, fn.What+" "+fn.Name, "parameter", "SC253", s)}
	if in.silent != "" {
		c.silent = append(c.silent, silentCall{procs: []*ir.Func{fn}, at: b.LabelRanges[0], why: in.silent})
	}
	if result != nil {
		c.settle(fn)
		if t := fn.Result; t != nil {
			result.Type = t
			if t.Kind == ir.Void {
				c.errorf("SC254", b.LabelRanges[1], "The %s %q gives no value: no return in it has one.", fn.What, name)
				result.Type = tInvalid
				result.Used = true
			}
		}
		c.bind(s, result)
		out.Result = result
	}
	return out
}

// arguments types attributes as the parameters of something; all must be given.
func (c *checker) arguments(b *hclsyntax.Block, params []*ir.Var, what, noun, code string, s *scope) []ir.Expr {
	out := make([]ir.Expr, len(params))
	given := 0
	for i, p := range params {
		a := b.Body.Attributes[p.Name]
		if a == nil {
			c.errorf(code, b.LabelRanges[0], "The %s %q of %s is not given: write %s = …, %s.", noun, p.Name, what, p.Name, withArticle(p.Type))
			out[i] = invalid(b.TypeRange)
			continue
		}
		given++
		out[i] = c.expr(a.Expr, s, p.Type)
	}
	if b.Body.Attributes["cites"] != nil {
		given++
	}
	if given == len(b.Body.Attributes) {
		return out
	}
	names := make([]string, len(params))
	for i, p := range params {
		names[i] = p.Name
	}
next:
	for _, a := range dsl.Attributes(b.Body) {
		if a.Name == "cites" {
			continue
		}
		for _, n := range names {
			if n == a.Name {
				continue next
			}
		}
		d := diag.New(code, a.NameRange, "%s has no %s %q.", capital(what), noun, a.Name)
		if len(names) == 0 {
			d = d.Note("It has none.")
		}
		c.suggest(d, a.Name, names)
		c.infer(a.Expr, s, nil)
	}
	return out
}

func (c *checker) emitStmt(b *hclsyntax.Block, s *scope, in *bodyContext) ir.Stmt {
	name := b.Labels[0]
	e, ok := c.events[name]
	if !ok {
		c.suggest(diag.New("SC255", b.LabelRanges[0], "There is no event %q.", name), name, keys(c.events))
		for _, a := range dsl.Attributes(b.Body) {
			c.infer(a.Expr, s, nil)
		}
		return nil
	}
	if in.silent != "" {
		c.silent = append(c.silent, silentCall{event: e, at: b.LabelRanges[0], why: in.silent})
	}
	return &ir.Emit{At: at(b), Event: e, Args: c.arguments(b, e.Fields, "event "+name, "field", "SC256", s)}
}

func (c *checker) sayStmt(b *hclsyntax.Block, s *scope) ir.Stmt {
	out := &ir.Say{At: at(b), Text: c.textAttr(b, "text", s), To: c.optionalAttr(b, "to", s, c.roleType(ir.RolePlayer))}
	if out.Text == nil {
		return nil
	}
	return out
}

func (c *checker) endStmt(b *hclsyntax.Block, s *scope) ir.Stmt {
	out := &ir.EndGame{At: at(b), Because: c.textAttr(b, "because", s)}
	if a := b.Body.Attributes["winner"]; a != nil {
		out.Winner = c.winner(a.Expr, s)
	}
	return out
}

// mostWinners is how many members a class may have of which several can win: an outcome holds them as a set.
const mostWinners = 64

// winner types who wins: a player or an alliance, or a set or list of either; none is nobody, and nil.
func (c *checker) winner(e hclsyntax.Expression, s *scope) ir.Expr {
	x := c.infer(e, s, nil)
	t := x.Type()
	of := t
	if t.Kind == ir.Set || t.Kind == ir.List {
		of = t.Elem
	}
	switch {
	case of.Kind == ir.None:
		return nil
	case isInvalid(t), isInvalid(of):
		return x
	case isRole(of, ir.RolePlayer), isRole(of, ir.RoleAlliance):
		if n := len(c.members[of.Class]); of != t && n > mostWinners {
			c.errorf("SC262", x.Where(), "Several can win only of at most %d; %s has %d. Name one winner.", mostWinners, of.Class.Name, n)
			return invalid(x.Where())
		}
		return x
	}
	c.errorf("SC262", x.Where(), "The winner is a player or an alliance, or several of either; this is %s.", withArticle(t))
	return invalid(x.Where())
}

func (c *checker) rollStmt(b *hclsyntax.Block, s *scope) ir.Stmt {
	out := &ir.Roll{At: at(b)}
	out.Die = c.attr(b, "die", s, c.roleType(ir.RoleDie))
	attrs := b.Body.Attributes
	face, die := tInt, c.named(out.Die)
	if !isInvalid(out.Die.Type()) {
		face = c.shows(out.Die)
	}
	out.Count = c.optionalAttr(b, "count", s, tInt)
	if n, ok := constOf(out.Count); ok && n < 0 {
		c.errorf("SC297", out.Count.Where(), "%d dice would be rolled.", n)
	}
	inner := s
	if a := attrs["each"]; a != nil {
		var elem *ir.Type
		out.Each, elem = c.sequence(a.Expr, s, nil)
		if !isInvalid(elem) && !isRole(elem, ir.RolePiece) {
			c.errorf("SC200", out.Each.Where(), "`each` is a list of pieces; this is %s.", withArticle(out.Each.Type()))
			elem = tInvalid
		}
		out.It = &ir.Var{Name: "it", Type: certain(elem), Range: a.NameRange}
		inner = s.child()
		c.declare(inner, out.It)
		if out.Count != nil {
			c.errorf("SC291", attrs["count"].NameRange, "With `each` one die is rolled for each piece; more for each is `dice`.")
		}
		if attrs["at_most"] == nil && attrs["exactly"] == nil {
			c.errorf("SC291", a.NameRange, "With `each` hits are counted: say which dice hit, by `at_most` or `exactly`.")
		}
	} else if a := attrs["dice"]; a != nil {
		c.errorf("SC291", a.NameRange, "`dice` says how many for each piece of `each`; without `each` write `count`.")
	}
	out.Dice = c.optionalAttr(b, "dice", inner, tInt)
	out.AtMost = c.optionalAttr(b, "at_most", inner, tInt)
	out.Exactly = c.optionalAttr(b, "exactly", inner, face)
	if out.AtMost != nil && out.Exactly != nil {
		c.errorf("SC291", attrs["exactly"].NameRange, "A die hits by `at_most` or by `exactly`, not by both.")
	}
	if out.AtMost != nil && face.Kind != ir.Int && !isInvalid(face) {
		c.errorf("SC291", attrs["at_most"].NameRange, "The faces of this die are %s and have no order. Use `exactly`.", typeName(face))
	} else {
		c.onFaces(out, die)
	}
	if a := attrs["scored"]; a != nil {
		c.scored(out, a)
	}
	if face.Kind == ir.Int {
		c.rolls = append(c.rolls, out)
	}
	t := listOrInvalid(face)
	if out.AtMost != nil || out.Exactly != nil {
		t = tInt
	}
	out.Result = &ir.Var{Name: b.Labels[0], Type: t, Range: b.LabelRanges[0]}
	c.bind(s, out.Result)
	return out
}

// onFaces reports constants that every die or no die keeps, where the die is known.
func (c *checker) onFaces(r *ir.Roll, die *ir.Member) {
	faces := facesOf(die)
	if len(faces) == 0 {
		return
	}
	least, greatest := faces[0].Int, faces[0].Int
	for _, f := range faces {
		least, greatest = min(least, f.Int), max(greatest, f.Int)
	}
	if n, ok := constOf(r.AtMost); ok && !isInvalid(r.AtMost.Type()) {
		switch {
		case n >= greatest && n > least:
			if n > greatest {
				c.errorf("SC290", r.AtMost.Where(), "The faces of %s end at %d: every die would hit.", die.Name, greatest)
			}
		case n < least:
			c.errorf("SC290", r.AtMost.Where(), "The faces of %s begin at %d: no die would hit.", die.Name, least)
		}
	}
	if r.Exactly == nil || isInvalid(r.Exactly.Type()) {
		return
	}
	l, ok := r.Exactly.(*ir.Lit)
	if !ok {
		return
	}
	for _, f := range faces {
		if f.Int == l.Val.Int {
			return
		}
	}
	c.errorf("SC290", l.R, "%s has no such face: no die would hit.", capital(die.Name))
}
