// Package presence reports expressions that may be none where a thing is needed: an optional(T) that is used as a T
// although nothing on the path to that place shows that it is not none.
//
// # The path to a place
//
// A Checker visits the rules in the order in which they are evaluated, and records the path to where it is: a list of
// steps, the newest first. A step is a condition that holds or does not (from a when, a require, the left side of &&
// and so on), a variable with its value or with the list that it is an element of, statements that have run, or
// several paths one of which was taken. After a branch that leaves its body, only the other paths continue. Nothing
// is computed when a step is added, so places that use nothing optional cost almost nothing.
//
// # Questions
//
// Where a thing is needed and the type is optional, the Checker asks whether the expression is certainly not none,
// and goes back along the path. Each step gives one of three answers. Yes: the condition implies it. No: the
// statements may have changed what the question reads. Open: continue. At the binding of a variable, the variable is
// replaced by its value in the question and in the conditions found so far, so that names do not matter:
//
//	mine = [for c in pieces(s) : c if c.owner == p]   // … does [for c in pieces(s) : …] have an element?
//	return { when = empty(mine) }                     // does mine have an element? Yes
//	move first(mine) { to = home }                    // is first(mine) none?
//
// Whether first(l) is not none is the question whether l has an element. Whether the elements of a list are none is a
// third kind of question. A list is represented by what an element of it requires: a list that it is taken from, and
// conditions on it (type some). A list has an element if another list has one that is taken from the same list and
// satisfies at least the same conditions. Calls of functions are replaced by the results of the functions.
//
// # Changes
//
// flow.Change describes what a statement may change, including the procedures, hooks and actions that it leads to.
// Going back past it is allowed for a question that reads none of that. A field that is only ever set to things stays
// not none, whichever object it was set for. Before the body of a loop, the entire body counts as having run.
//
// # Fields that are rarely none
//
// Pieces without an owner or a space are rare, so both fields are assumed not to be none until a rule sets one to
// none. If such a rule is found after an answer has relied on the assumption, everything is checked again. For other
// fields the order of play would have to be known. Abstract scenarios are not checked, because this depends on their
// games; neither are tests and what only tests use. The work on a question is limited; beyond the limit nothing is
// reported, and play fails if the value is none.
package presence

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/flow"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// Limits on one question. A question that exceeds them is not reported.
const (
	mostWork  = 20_000
	mostDepth = 100
	mostParts = 500 // of an expression with bindings replaced by their values
)

// Checker reports expressions that may be none where a thing is needed.
type Checker struct {
	symbols *symbols.Table
	report  *symbols.Report

	at       *step // the present place
	never    map[*ir.Field]bool
	emptied  map[*ir.Field]hcl.Range // by field of never: the first rule that sets it to none
	relied   map[*ir.Field]bool      // fields of never that an answer relies on
	set      map[*ir.Field]bool      // fields of never that a rule sets
	results  map[*ir.Func]ir.Expr
	insides  map[*ir.CallFn]ir.Expr
	changes  map[*ir.Func]*flow.Change
	state    *flow.Change // all state
	about    map[*ir.Func]map[any]bool
	answered map[answered]bool
	seen     map[*ir.Func]bool
	pending  []*ir.Func // functions and procedures that rules call
	work     int
	depth    int
}

// New returns a Checker that shares a table and a report with the other parts of a check.
func New(t *symbols.Table, r *symbols.Report) *Checker { return &Checker{symbols: t, report: r} }

// Check checks the rules of a scenario without errors. It does nothing for an abstract scenario, whose games may have
// rules of their own.
func (c *Checker) Check() {
	sc, start := c.symbols.Scenario, c.report.Mark()
	if sc.Abstract || c.report.Errors() > 0 {
		return
	}
	c.never, c.emptied = map[*ir.Field]bool{}, map[*ir.Field]hcl.Range{}
	for _, k := range sc.Classes {
		for _, f := range k.Fields {
			c.never[f] = f.BuiltIn && (k.Role == ir.RolePiece && (f.Slot == ir.PieceOwner || f.Slot == ir.PieceSpace) ||
				k.Role == ir.RoleGame && f.Slot == ir.GameActive)
		}
	}
	c.results, c.insides, c.changes = map[*ir.Func]ir.Expr{}, map[*ir.CallFn]ir.Expr{}, map[*ir.Func]*flow.Change{}
	c.state = flow.Everything()
	c.about, c.answered = map[*ir.Func]map[any]bool{}, map[answered]bool{}
	for {
		c.relied, c.set = map[*ir.Field]bool{}, map[*ir.Field]bool{}
		c.seen, c.pending = map[*ir.Func]bool{}, nil
		c.examineRules(sc)
		again := false
		for f := range c.relied {
			if f.Class.Role == ir.RoleGame && !c.set[f] {
				c.never[f] = false // it is none at the start
			}
			again = again || !c.never[f]
		}
		if !again {
			return
		}
		c.report.Rewind(start)
	}
}

// mayStep counts a step of work on a question, and reports whether more are allowed.
func (c *Checker) mayStep() bool {
	c.work++
	return c.work < mostWork
}

func (c *Checker) examineRules(sc *ir.Scenario) {
	for _, s := range sc.Setups {
		c.examineAlone(func() {
			c.examineCondition(s.When)
			c.examineBody(s.Body.Body)
		})
	}
	c.noteCall(sc.Sequence)
	c.noteCall(sc.Evaluation)
	for _, h := range sc.Hooks {
		c.noteCall(h)
	}
	for _, v := range sc.Values {
		c.examineAlone(func() { c.examineExprs(v.Is, v.Min, v.Max) })
	}
	for _, m := range sc.Modifiers {
		c.examineAlone(func() {
			c.examineCondition(m.When)
			c.examineExprs(m.Suppressed...)
			c.examineExprs(m.Amount, m.Limit)
		})
	}
	for _, m := range sc.Movements {
		c.examineAlone(func() {
			c.examineCondition(m.Pass)
			c.examineExprs(m.Cost, m.Stop, m.Risk)
		})
	}
	for _, a := range sc.Actions {
		c.examineAlone(func() { c.examineAction(a) })
	}
	for _, v := range sc.Victories {
		c.examineAlone(func() {
			for _, l := range v.Lets {
				c.examineStmt(l)
			}
			c.examineCondition(v.When)
			c.examineExprs(v.Winner)
			c.examineTexts(v.Because)
		})
	}
	for _, h := range sc.Hides {
		c.examineAlone(func() {
			c.examineCondition(h.When)
			c.examineTexts(h.Text)
		})
	}
	for _, k := range sc.Classes {
		c.examineAlone(func() { c.examineTexts(k.Title) })
	}
	for len(c.pending) > 0 {
		fn := c.pending[0]
		c.pending = c.pending[1:]
		c.examineAlone(func() {
			for _, st := range fn.Steps {
				c.enterStep(st)
			}
			c.examineBody(fn.Body)
		})
	}
}

// noteCall records that rules call a function or procedure. One that no rule calls belongs to the tests and is not
// examined.
func (c *Checker) noteCall(f *ir.Func) {
	if f != nil && !c.seen[f] {
		c.seen[f] = true
		c.pending = append(c.pending, f)
	}
}

// examineAlone examines rules without any previous steps.
func (c *Checker) examineAlone(f func()) {
	c.at = nil
	f()
}

// examinePart examines a part, and returns to the present place.
func (c *Checker) examinePart(f func()) {
	was := c.at
	f()
	c.at = was
}

// assume adds a step: a condition holds, or does not.
func (c *Checker) assume(e ir.Expr, holds bool) {
	if e != nil {
		c.at = &step{before: c.at, cond: e, holds: holds}
	}
}

// bind adds a step: a variable is bound.
func (c *Checker) bind(v *ir.Var, is ir.Expr) {
	if v != nil && is != nil {
		c.at = &step{before: c.at, v: v, is: is}
	}
}

// bindElement adds a step: a variable is an element of a list.
func (c *Checker) bindElement(v *ir.Var, list ir.Expr) {
	if v != nil && list != nil {
		c.at = &step{before: c.at, v: v, in: list}
	}
}

// passChanges adds a step: statements have run that may change something.
func (c *Checker) passChanges(body ...ir.Stmt) {
	c.at = &step{before: c.at, run: flow.ChangesOf(body, c.changesLedTo)}
}

// changesLedTo returns what may change because of a call, an emit or an offer.
func (c *Checker) changesLedTo(s ir.Stmt) *flow.Change {
	var list []ir.Stmt
	switch s := s.(type) {
	case *ir.Call:
		return c.changesOf(s.Proc)
	case *ir.Emit:
		for _, h := range s.Event.Hooks {
			list = append(list, &ir.Call{Proc: h})
		}
	case *ir.Offer:
		for _, a := range s.Actions {
			list = append(list, a.Do...)
		}
	}
	return flow.ChangesOf(list, c.changesLedTo)
}

func (c *Checker) changesOf(f *ir.Func) *flow.Change {
	if out, ok := c.changes[f]; ok {
		return out
	}
	c.changes[f] = nil // for recursive calls, the rest is enough
	out := flow.ChangesOf(f.Body, c.changesLedTo)
	c.changes[f] = out
	return out
}

// examineCondition examines a condition and assumes that it holds from then on.
func (c *Checker) examineCondition(e ir.Expr) {
	c.examineExpr(e)
	c.assume(e, true)
}

// enterStep examines a step of an action and adds it to the path.
func (c *Checker) enterStep(st ir.ActionStep) {
	switch {
	case st.Param != nil && st.Param.Count == nil:
		c.bindElement(st.Param.Var, st.Param.In)
	case st.Let != nil:
		c.bind(st.Let.Var, st.Let.Value)
	case st.Require != nil:
		c.assume(st.Require.That, true)
	}
}

func (c *Checker) examineAction(a *ir.Action) {
	for _, st := range a.Steps {
		switch {
		case st.Param != nil:
			p := st.Param
			c.examineTexts(p.Prompt, p.Message)
			c.examineExprs(p.In, p.Count, p.AtLeast)
			c.examinePart(func() {
				c.bindElement(p.It, p.In)
				c.examineTexts(p.Text)
			})
		case st.Let != nil:
			c.examineExpr(st.Let.Value)
		case st.Require != nil:
			c.require(st.Require)
		}
		c.enterStep(st)
	}
	c.examinePart(func() { c.examineExprs(a.Secret, a.Appeal) })
	c.examineBody(a.Do)
	for _, r := range a.Ensures {
		c.require(r)
		c.assume(r.That, true)
	}
	c.at = nil
	c.examineExpr(a.Standing)
}

// require examines a condition, and its message under the assumption that the condition does not hold.
func (c *Checker) require(r *ir.Require) {
	c.examineExpr(r.That)
	c.examinePart(func() {
		c.assume(r.That, false)
		c.examineTexts(r.Message)
	})
}

// examineBody examines statements. It reports whether the end of the body cannot be reached.
func (c *Checker) examineBody(list []ir.Stmt) (ends bool) {
	return slices.ContainsFunc(list, c.examineStmt)
}

func (c *Checker) examineStmt(s ir.Stmt) (ends bool) {
	switch s := s.(type) {
	case *ir.Let:
		c.examineExpr(s.Value)
		c.bind(s.Var, s.Value)
		return false
	case *ir.Assign:
		c.examineExpr(s.Value)
		c.examineNeed(s.Value, s.Var.Type, s.Var.Name)
		c.bind(s.Var, s.Value)
		return false
	case *ir.If:
		return c.examineIf(s)
	case *ir.For:
		c.examineExpr(s.Seq)
		c.examineLoop(s.Body, func() {
			c.bindElement(s.Var, s.Seq)
			c.examineCondition(s.If)
			c.examineBody(s.Body)
		})
		return false
	case *ir.Repeat:
		c.examineExpr(s.Times)
		c.examineLoop(s.Body, func() {
			c.examineCondition(s.While)
			if !c.examineBody(s.Body) {
				c.examineExpr(s.Until)
			}
		})
		if s.While != nil && s.Times == nil && s.Until == nil && !flow.Leaves(s.Body) {
			c.assume(s.While, false)
		}
		return false
	case *ir.Break, *ir.Return, *ir.EndGame:
		ir.Exprs(s, c.examineExpr, nil)
		return true
	case *ir.Attempt:
		start := c.at
		var ways []*step
		for _, body := range [][]ir.Stmt{s.Body, s.Otherwise} {
			c.at = start
			if !c.examineBody(body) {
				ways = append(ways, c.at)
			}
		}
		return c.join(start, ways)
	case *ir.Ensure:
		c.examineCondition(s.That)
		return false
	case *ir.Choose:
		c.examineChoose(s)
		return false
	case *ir.Pick:
		c.examineExprs(s.From, s.Count)
		if s.Count == nil {
			c.bindElement(s.Result, s.From)
			c.at.choice = true
		}
		return false
	case *ir.Roll:
		c.noteCall(s.Scored)
		c.examineExprs(s.Die, s.Faces, s.Count, s.Each)
		c.examinePart(func() {
			c.bindElement(s.It, s.Each)
			c.examineExprs(s.Dice, s.AtMost, s.Exactly)
		})
	case *ir.Offer:
		c.examineOffer(s)
	default:
		ir.Exprs(s, c.examineExpr, nil)
	}
	c.parts(s)
	switch s := s.(type) {
	case *ir.Call:
		c.noteCall(s.Proc)
		c.passChanges(s)
	case *ir.SetFields:
		c.passChanges(s)
		c.at.set = s
	case *ir.Pay, *ir.Move, *ir.Carry, *ir.CreatePiece, *ir.CreateRecord, *ir.Destroy, *ir.Emit, *ir.Offer:
		c.passChanges(s)
	}
	return false
}

func (c *Checker) examineIf(s *ir.If) (ends bool) {
	start := c.at
	var ways []*step
	last := false
	for _, b := range s.Branches {
		c.examineExpr(b.When)
		was := c.at
		c.assume(b.When, true)
		if !c.examineBody(b.Body) {
			ways = append(ways, c.at)
		}
		c.at = was
		c.assume(b.When, false)
		last = b.When == nil
	}
	if !last {
		ways = append(ways, c.at)
	}
	return c.join(start, ways)
}

// join adds a step: one of several paths was taken. It reports whether there is none.
func (c *Checker) join(start *step, ways []*step) (ends bool) {
	switch len(ways) {
	case 0:
		return true
	case 1:
		c.at = ways[0]
	default:
		c.at = &step{before: start, ways: ways}
	}
	return false
}

// examineLoop examines a loop. An earlier round may have changed what was known before the loop.
func (c *Checker) examineLoop(body []ir.Stmt, f func()) {
	c.passChanges(body...)
	c.examinePart(f)
}

func (c *Checker) examineChoose(s *ir.Choose) {
	c.examineExprs(s.By, s.OrElse)
	c.examineThing(s.By, "the player who decides")
	c.examineThing(s.OrElse, "the player who decides alone")
	c.examineExprs(s.From, s.Count, s.AtLeast, s.Default, s.Secret, s.Ask, s.PassWhen)
	c.examineTexts(s.Prompt, s.Pass)
	c.examinePart(func() {
		c.bindElement(s.It, s.From)
		c.examineTexts(s.Text)
		c.examineExpr(s.Appeal)
	})
	c.examinePart(func() {
		c.examineExpr(s.That)
		c.examineTexts(s.Message)
	})
	if s.Result != nil && s.Count == nil {
		c.bindElement(s.Result, s.From)
		c.at.choice = true
		c.at.maybe = s.Pass != nil || s.OrElse == nil && s.By.Type() != nil && s.By.Type().Kind == ir.Set
	}
}

func (c *Checker) examineOffer(s *ir.Offer) {
	c.examineExpr(s.To)
	c.examineTexts(s.Prompt, s.Done)
	for _, w := range s.With {
		c.examineExpr(w.Value)
	}
	for _, r := range s.Requires {
		c.require(r)
	}
}
