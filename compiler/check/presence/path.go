package presence

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// A step is something that holds or has happened on the way to a place. The last one is the newest.
type step struct {
	before *step

	cond  ir.Expr // it holds, or does not
	holds bool

	v      *ir.Var
	is     ir.Expr // what v was bound to
	in     ir.Expr // or the list of which v is an element
	choice bool    // of which v is an element unless the list is empty
	maybe  bool    // or unless nothing was chosen

	set  *ir.SetFields
	run  *flow.Change // what statements that have run may have changed
	ways []*step      // the ends of the ways of which one was taken
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
	open // what comes before may tell
)

// ask reports whether the answer to a question is yes at a place.
func (c *Checker) ask(q question, at *step) bool {
	c.depth++
	defer func() { c.depth-- }()
	if c.depth > mostDepth {
		c.work = mostWork
	}
	a, _, _ := c.back(q, at, nil, nil)
	return a == yes
}

// back goes back from a place, until something tells the answer. after are the conditions that it has come across
// already. It returns what is still open, in terms of what was known there.
func (c *Checker) back(q question, at, until *step, after []fact) (answer, question, []fact) {
	c.trace(q, nil, 9)
	if c.sure(q, at) {
		return yes, q, nil
	}
	for s := at; s != until; s = s.before {
		a := open
		switch {
		case s.cond != nil:
			f := fact{s.cond, s.holds}
			if c.says(f, q) {
				a = yes
			}
			after = append(after[:len(after):len(after)], f)
		case s.is != nil:
			a, q, after = c.bound(q, s, after)
		case s.in != nil:
			a, q = c.chosen(q, s)
		case s.set != nil:
			a = c.written(q, s)
		case s.run != nil:
			if q.exprs(s.run.Expr) {
				a = no
			}
			after = slices.DeleteFunc(slices.Clone(after), func(f fact) bool { return s.run.AnyVar(f.cond) })
		case s.ways != nil:
			a = c.everyWay(q, s, after)
		}
		c.trace(q, s, a)
		if a != open {
			return a, q, nil
		}
	}
	return open, q, after
}

// bound answers where a variable was bound.
func (c *Checker) bound(q question, s *step, after []fact) (answer, question, []fact) {
	asked := q.mentions(s.v)
	told := slices.ContainsFunc(after, func(f fact) bool { return ir.Mentions(f.cond, s.v) })
	if !asked && !told {
		return open, q, after
	}
	with := map[*ir.Var]ir.Expr{s.v: s.is}
	if told {
		after = slices.Clone(after)
		for i := range after {
			if x := ir.Replace(after[i].cond, with); small(x) {
				after[i].cond = x
			} else {
				after[i] = fact{after[i].cond, true}
			}
		}
	}
	if asked {
		if q = c.replace(q, with); q.exprs(func(e ir.Expr) bool { return !small(e) }) {
			return yes, q, nil
		}
		if c.sure(q, s.before) {
			return yes, q, nil
		}
	}
	if slices.ContainsFunc(after, func(f fact) bool { return c.says(f, q) }) {
		return yes, q, nil
	}
	return open, q, after
}

// chosen answers where a variable is an element of a list.
func (c *Checker) chosen(q question, s *step) (answer, question) {
	x := &ir.Local{Base: ir.Base{T: s.v.Type, R: s.v.Range}, Var: s.v}
	if !s.choice && q.some != nil && q.some.within(c.someIs(x, s.in)) || c.ofElement(x, s.in, q) {
		return yes, q
	}
	switch l, ok := q.thing.(*ir.Local); {
	case ok && l.Var == s.v && s.maybe:
		return no, q
	case ok && l.Var == s.v && s.choice:
		q = c.notEmpty(s.in)
	case ok && l.Var == s.v:
		q = question{elements: s.in}
	case q.mentions(s.v):
		return no, q
	default:
		return open, q
	}
	if c.sure(q, s.before) {
		return yes, q
	}
	return open, q
}

// written answers where state was set. State that got something is not none there, nor the same state of another thing,
// which may be that thing by another name.
func (c *Checker) written(q question, s *step) answer {
	if f, ok := q.thing.(*ir.FieldOf); ok {
		for _, set := range s.set.Sets {
			if set.Field != f.Field {
				continue
			}
			switch {
			case !c.ask(question{thing: set.Value}, s.before):
				return no
			case ir.Same(f.Obj, s.set.Obj):
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

// everyWay answers where one of several ways was taken.
func (c *Checker) everyWay(q question, s *step, after []fact) answer {
	all := true
	for _, w := range s.ways {
		a, left, then := c.back(q, w, s.before, after)
		if a == open && !left.same(q) {
			if a, _, _ = c.back(left, s.before, nil, then); a != yes {
				a = no
			}
		}
		switch a {
		case no:
			return no
		case open:
			all = false
		}
	}
	if all {
		return yes
	}
	return open
}

func (q question) same(p question) bool {
	return q.thing == p.thing && q.elements == p.elements && q.some == p.some
}
