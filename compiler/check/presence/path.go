package presence

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// A step is something that holds or has happened on the path to a place. The last one is the newest.
type step struct {
	before *step

	cond  ir.Expr // it holds, or does not
	holds bool

	v      *ir.Var
	is     ir.Expr // the value of v
	in     ir.Expr // or the list that v is an element of
	choice bool    // if the list is empty, v is none
	maybe  bool    // v is none if nothing was chosen

	set  *ir.SetFields
	run  *flow.Change // what statements that have run may have changed
	ways []*step      // the last steps of the paths, one of which was taken
}

// A fact is a condition that holds, or does not.
type fact struct {
	cond  ir.Expr
	holds bool
}

type answer uint8

const (
	no answer = iota
	yes
	open // earlier steps may give the answer
)

// ask reports whether the answer to a question is yes at a place.
func (c *Checker) ask(q question, at *step) bool {
	c.depth++
	defer func() { c.depth-- }()
	if c.depth > mostDepth {
		c.work = mostWork
	}
	a, q := c.back(q, at, nil)
	if a != yes && q.some != nil && c.surelyFixed(q.some) {
		return true
	}
	return a == yes || !c.mayStep()
}

// back goes back along the path from a place, until a step gives the answer. It returns the question that is still
// open.
func (c *Checker) back(q question, at, until *step) (answer, question) {
	if c.sure(q, at) {
		return yes, q
	}
	var after []fact // the facts found so far
	for s := at; s != until; {
		a, was, next := open, q, s.before
		switch {
		case s.cond != nil:
			f := fact{s.cond, s.holds}
			if c.mentions(s.cond, q.subject()) && c.implies(f, q) {
				a = yes
			}
			after = append(after, f)
		case s.is != nil:
			if q.mentions(s.v) || slices.ContainsFunc(after, func(f fact) bool { return ir.Mentions(f.cond, s.v) }) {
				q, next = c.answerAtBinding(q, s, after)
				after = nil
			}
		case s.in != nil:
			a, q = c.chosen(q, s, after)
			if !s.choice {
				after = append(after, fact{&ir.Builtin{Base: ir.Base{T: types.Bool}, Name: "empty", Args: []ir.Expr{s.in}}, false})
			}
		case s.set != nil:
			a = c.answerAtSet(q, s)
		case s.run != nil:
			if q.exprs(s.run.Expr) {
				a = no
			}
			after = slices.DeleteFunc(after, func(f fact) bool { return readsVar(f.cond, s.run.Var) })
		case s.ways != nil:
			a = c.answerAtJoin(q, s)
		}
		if a == open && !q.isSame(was) && c.sure(q, next) {
			a = yes
		}
		if a != open {
			return a, q
		}
		s = next
	}
	return open, q
}

func readsVar(e ir.Expr, is func(*ir.Var) bool) bool {
	return ir.AnyExpr(e, func(x ir.Expr) bool {
		l, ok := x.(*ir.Local)
		return ok && is(l.Var)
	})
}

// answerAtBinding continues before the binding of a variable: in the question and the facts, it replaces the variable
// by its value.
func (c *Checker) answerAtBinding(q question, s *step, after []fact) (question, *step) {
	with := map[*ir.Var]ir.Expr{s.v: s.is}
	if q.mentions(s.v) {
		q = c.replace(q, with)
	}
	next := s.before
	for _, f := range slices.Backward(after) {
		if ir.Mentions(f.cond, s.v) {
			f.cond = ir.Replace(f.cond, with)
		}
		if small(f.cond) {
			next = &step{before: next, cond: f.cond, holds: f.holds}
		}
	}
	return q, next
}

// chosen answers a question at a step where a variable is an element of a list.
func (c *Checker) chosen(q question, s *step, after []fact) (answer, question) {
	x := types.Read(s.v, s.v.Range)
	if !s.choice && q.some != nil && q.some.includes(c.someIs(x, s.in)) {
		return yes, q
	}
	l, ok := q.thing.(*ir.Local)
	itself := ok && l.Var == s.v
	if (!s.choice || q.mentions(s.v) && !itself) && c.ofElement(x, s.in, q, s.before) {
		return yes, q
	}
	switch {
	case itself && s.maybe:
		return no, q
	case itself && s.choice:
		q = c.notEmpty(s.in)
	case itself:
		q = question{elements: s.in}
	case q.mentions(s.v):
		if _, fixed := q.thing.(*ir.AttrOf); fixed && c.isOfAll(q.thing, s, after) {
			return yes, q
		}
		return no, q
	default:
		return open, q
	}
	return open, q
}

// source returns the list for a variable that was bound to one, if nothing in the question has changed since.
func (c *Checker) source(list ir.Expr, q question, at *step) ir.Expr {
	list = c.simplify(list)
	for s := at; s != nil && s.ways == nil && (s.run == nil || !q.exprs(s.run.Expr)); s = s.before {
		l, ok := list.(*ir.Local)
		if !ok || s.run != nil && s.run.Var(l.Var) {
			break
		}
		if s.is != nil && s.v == l.Var {
			list = c.simplify(s.is)
		}
	}
	return list
}

// isDeclared reports whether a condition reads only attributes, so that evaluating it is cheap.
func isDeclared(e ir.Expr) bool {
	return !ir.AnyExpr(e, func(x ir.Expr) bool {
		switch x.(type) {
		case *ir.Local, *ir.Lit, *ir.AttrOf, *ir.OptionOf, *ir.Binary, *ir.Unary:
			return false
		}
		return true
	})
}

// isOfAll reports whether something declared is not none for all elements of a variable's list for which the facts
// hold.
func (c *Checker) isOfAll(x ir.Expr, s *step, after []fact) bool {
	list := s.in
	var where []ir.Expr
	for _, f := range after {
		if f.holds && ir.Mentions(f.cond, s.v) {
			where = c.conditions(f.cond, where)
		}
	}
	for {
		l, ok := c.simplify(list).(*ir.Comp)
		if !ok || !isOf(l) {
			break
		}
		where = c.conditions(ir.Replace(l.If, map[*ir.Var]ir.Expr{l.Var: types.Read(s.v, l.R)}), where)
		list = l.Seq
	}
	where = slices.DeleteFunc(where, func(e ir.Expr) bool { return !isDeclared(e) })
	all := &ir.Comp{
		Base: ir.Base{T: types.List(x.Type()), R: x.Where()}, Var: s.v, Seq: list, If: types.And(where...), Elem: x,
	}
	_, _, elem := known.Of(all).List(all.T)
	return !elem.Can(-1)
}

// answerAtSet answers a question at a step that set fields. If the field in question was set to something that may be
// none, the answer is no, even if it was the field of another object, since both may be the same object. If it was set
// to a thing, the answer is yes for the same object; for others it remains open.
func (c *Checker) answerAtSet(q question, s *step) answer {
	if f, ok := q.thing.(*ir.FieldOf); ok {
		for _, set := range s.set.Sets {
			if set.Field != f.Field {
				continue
			}
			switch {
			case !c.ask(question{thing: set.Value}, s.before):
				return no
			case ir.Equal(f.Obj, s.set.Obj):
				return yes
			case f.Obj == nil || !s.run.Expr(f.Obj):
				return open
			}
		}
	}
	if q.exprs(s.run.Expr) {
		return no
	}
	return open
}

// answerAtJoin answers a question where one of several paths was taken.
func (c *Checker) answerAtJoin(q question, s *step) answer {
	all := yes
	for _, w := range s.ways {
		a, left := c.back(q, w, s.before)
		if a == open && !left.isSame(q) && !c.ask(left, s.before) {
			a = no
		}
		switch {
		case a == no:
			return no
		case a == open && left.isSame(q):
			all = open
		}
	}
	return all
}

func (q question) isSame(p question) bool {
	return q.thing == p.thing && q.elements == p.elements && q.some == p.some
}
