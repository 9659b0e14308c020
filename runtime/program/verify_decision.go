package program

import "fmt"

func errorAt(pc int32, op Op, err error) error {
	return fmt.Errorf("instruction %d (%s): %w", pc, op, err)
}

// winner checks the type of a winner: a thing of a class, or a list or set of them.
func (v *verifier) winner(typ int32) {
	if typ < 0 {
		v.fail("a winner has no type")
		return
	}
	if v.err != nil || int(typ) >= len(v.p.Types) {
		return
	}
	t := v.p.Types[typ]
	if t.Kind == TSet || t.Kind == TList {
		if t.Elem < 0 || int(t.Elem) >= len(v.p.Types) {
			return
		}
		t = v.p.Types[t.Elem]
	}
	if t.Kind != TRef {
		v.fail("a winner is not a thing of a class")
	}
}

// decisions verifies actions, victories, hides and seatings.
func (v *verifier) decisions() {
	p := v.p
	for i := range p.Actions {
		v.action(&p.Actions[i])
	}
	for _, w := range p.Victories {
		v.str(w.Name)
		v.pure("victory", w.When, 0)
		v.optPure("winner", w.Winner, 0)
		v.opt("type", w.Type, len(p.Types))
		if w.Winner >= 0 {
			v.winner(w.Type)
		}
		v.pure("reason", w.Because, 0)
	}
	for _, h := range p.Hides {
		v.str(h.Name)
		v.class(h.Class)
		v.pure("hide", h.When, 2)
		if h.Text != -1 {
			v.words(h.Text)
		}
		for _, f := range h.Fields {
			v.index("field", f, len(p.Fields))
			if v.err == nil && p.Fields[f].Class != h.Class {
				v.fail("a hidden field is of another class")
			}
		}
	}
	if p.DieClass >= 0 && int(p.DieClass) < len(p.Classes) && len(p.Faces) != len(p.Classes[p.DieClass].Members) {
		v.fail("there are %d dice, and types of faces for %d", len(p.Classes[p.DieClass].Members), len(p.Faces))
	}
	for _, t := range p.Faces {
		v.typ(t)
	}
	for _, s := range p.Seatings {
		v.str(s.Name)
		for _, seat := range s.Seats {
			for _, player := range seat {
				v.index("player", player, v.members(p.PlayerClass))
			}
		}
		v.settings("a seating", s.Options)
	}
}

// settings verifies pairs of an option and its value.
func (v *verifier) settings(what string, pairs []int64) {
	if len(pairs)%2 != 0 {
		v.fail("%s sets an option to no value", what)
		return
	}
	for i := 0; i < len(pairs); i += 2 {
		if o := pairs[i]; o < 0 || o >= int64(len(v.p.Options)) {
			v.fail("option %d is not one of %d", o, len(v.p.Options))
		}
	}
}

// listed verifies what makes parameter i a part of a list, and returns the number of the parameter that the list
// begins with.
func (v *verifier) listed(a *Action, i int) int {
	q := &a.Params[i]
	if q.Slot < 0 {
		if q.Slot != -1 || q.Slots != 0 || q.Count != -1 || q.AtLeast != -1 {
			v.fail("a parameter that is not a list has a count")
		}
		return i
	}
	first := i - int(q.Slot)
	if q.Slots < 1 || q.Slots > MaxListed || q.Slot >= q.Slots || first < 0 || first+int(q.Slots) > len(a.Params) {
		v.fail("answer %d of a list of %d", q.Slot, q.Slots)
		return i
	}
	if f := a.Params[first]; q.Slot > 0 {
		f.Slot = q.Slot
		if f != *q {
			v.fail("the answers of a list have different rows")
		}
	} else if next := first + int(q.Slots); next < len(a.Params) && a.Params[next].Slot > 0 {
		v.fail("a list goes on after its last answer")
	} else {
		for k := first; k < next; k++ {
			if int(a.Params[k].Slot) != k-first {
				v.fail("the answers of a list are not in order")
			}
		}
	}
	v.pure("count", q.Count, 1+first)
	v.optPure("least", q.AtLeast, 1+first)
	return first
}

func (v *verifier) action(a *Action) {
	v.str(a.Name)
	v.words(a.Menu)
	v.place(a.Place)
	n := len(a.Params)
	for i, q := range a.Params {
		v.str(q.Name)
		v.typ(q.Type)
		i = v.listed(a, i)
		v.pure("domain", q.Domain, 1+i)
		v.optPure("message", q.Message, 1+i)
		v.optPure("prompt", q.Prompt, 1+i)
		v.optPure("text", q.Text, 2+i)
	}
	if len(a.Levels) != len(a.Requires) {
		v.fail("an action has %d requirements and %d levels", len(a.Requires), len(a.Levels))
		return
	}
	for i, r := range a.Requires {
		v.index("level", a.Levels[i], n+1)
		v.require(r, 1+int(a.Levels[i]), 0)
	}
	for _, part := range a.Line {
		if part.Param < 0 {
			v.str(part.Literal)
		} else if int(part.Param) < n && a.Params[part.Param].Slot > 0 {
			v.fail("a line has a single answer of a list")
		} else {
			v.index("parameter", part.Param, n)
		}
	}
	v.fn("effect", a.Do, 1+n)
	for i, f := range a.Before {
		v.pure("binding", f, 1+n+i)
	}
	for _, r := range a.Ensures {
		v.require(r, 1+n, len(a.Before))
	}
	v.optPure("appeal", a.Appeal, 1+n)
	v.optPure("secret", a.Secret, 1+n)
	v.optPure("standing", a.Standing, 1)
}

// require verifies a requirement. Its condition takes more args than its message.
func (v *verifier) require(r Require, args, more int) {
	v.str(r.Name)
	v.place(r.Place)
	v.pure("requirement", r.That, args+more)
	v.pure("message", r.Message, args)
}

// tests verifies tests, clauses and citations.
func (v *verifier) tests() {
	p := v.p
	for _, t := range p.Tests {
		v.str(t.Name)
		v.place(t.Place)
		v.optStr(t.Skip)
		v.settings("a test", t.Options)
		for _, c := range t.Cites {
			v.str(c)
		}
		for _, s := range t.Steps {
			v.step(s)
		}
	}
	for i := range p.Questions {
		v.question(&p.Questions[i])
	}
	for _, c := range p.Clauses {
		v.str(c.ID)
		v.str(c.Section)
		v.str(c.Text)
		v.optStr(c.NotApplicable)
	}
	for _, c := range p.Cites {
		v.index("clause", c.Clause, len(p.Clauses))
		v.str(c.What)
		v.opt("test", c.Test, len(p.Tests))
		v.place(c.Place)
	}
}

func (v *verifier) question(q *Question) {
	v.str(q.Name)
	v.words(q.Title)
	v.place(q.Place)
	n := len(q.Params)
	v.optFn("question", q.Given, n)
	v.fn("question", q.Run, n)
	for _, r := range q.Params {
		v.str(r.Name)
		v.typ(r.Type)
		if v.err != nil {
			return
		}
		t := v.p.Types[r.Type]
		list := t.Kind == TList
		if list {
			t = v.p.Types[t.Elem]
		}
		if q.HasExample && !list && len(r.Example) != 1 {
			v.fail("a question has an example without a value")
		}
		for _, x := range r.Example {
			if t.Kind == TRef && (x < 0 || x >= int64(len(v.p.Classes[t.Class].Members))) {
				v.fail("a question has an example with a thing that does not exist")
			}
		}
	}
	for _, ms := range [][]Measure{q.Requires, q.Outcomes, q.Counts} {
		for _, m := range ms {
			v.str(m.Name)
			v.words(m.Title)
			v.optPure("question", m.Fn, n)
		}
	}
}

func (v *verifier) step(s TestStep) {
	v.place(s.Place)
	v.optStr(s.Because)
	v.optStr(s.Message)
	if s.By >= 0 {
		v.index("player", s.By, v.members(v.p.PlayerClass))
	}
	for _, l := range s.Lines {
		v.str(l)
	}
	switch s.Kind {
	case StepGiven, StepRun:
		v.fn("step", s.Fn, 0)
	case StepExpect:
		v.optPure("step", s.Fn, 0)
		v.view(s)
	case StepDice, StepPlay, StepRefuse:
		v.optFn("step", s.Fn, 0)
	default:
		v.fail("a test has a step of an unknown kind")
	}
}

// view verifies what an expectation says of what a player is shown.
func (v *verifier) view(s TestStep) {
	if s.As >= 0 {
		v.index("player", s.As, v.members(v.p.PlayerClass))
	}
	v.optPure("text", s.Text, 0)
	v.optStr(s.Reads)
	for _, x := range s.Sights {
		v.pure("sight", x.Fn, 0)
		v.str(x.What)
	}
	for _, l := range [][]int32{s.Said, s.Unsaid, s.Shown, s.Unshown, s.Offered} {
		for _, words := range l {
			v.str(words)
		}
	}
}
