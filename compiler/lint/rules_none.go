package lint

import (
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// mayBeNone reports what may be none where a thing is needed. It follows the rules as play does, and lets the
// evaluator assume what the conditions around a place say.
func mayBeNone(p *pass) {
	filled, tested, before := p.fillable(), p.onlyTested(), len(p.out)
	for {
		f := &facts{p: p, filled: filled}
		g := &guarded{p: p, known: f.evaluator(), filled: filled, tested: tested, emptied: map[*ir.Field]bool{}}
		g.known.Guards = true
		g.rules(p.sc)
		if len(g.emptied) == 0 {
			return
		}
		p.out = p.out[:before]
		for f := range g.emptied {
			delete(filled, f)
		}
	}
}

// guarded walks through rules. Its evaluator assumes what holds at the place it has come to.
type guarded struct {
	p       *pass
	known   *known.Evaluator
	filled  map[*ir.Field]bool // fields that are taken to be never none
	emptied map[*ir.Field]bool // those of them that a rule makes none
	tested  map[*ir.Func]bool  // what only tests use
}

func (g *guarded) rules(sc *ir.Scenario) {
	for _, list := range [][]*ir.Func{sc.Functions, sc.Procedures, sc.Hooks, {sc.Sequence, sc.Evaluation}} {
		for _, f := range list {
			if f != nil && f.Steps == nil && !g.tested[f] {
				g.alone(func() { g.body(f.Body) })
			}
		}
	}
	for _, s := range sc.Setups {
		g.alone(func() {
			g.condition(s.When)
			g.body(s.Body.Body)
		})
	}
	for _, v := range sc.Values {
		g.alone(func() { g.exprs(v.Is, v.Min, v.Max) })
	}
	for _, m := range sc.Modifiers {
		g.alone(func() {
			g.condition(m.When)
			g.exprs(m.Suppressed...)
			g.exprs(m.Amount, m.Limit)
		})
	}
	for _, m := range sc.Movements {
		g.alone(func() {
			g.condition(m.Pass)
			g.exprs(m.Cost, m.Stop, m.Risk)
		})
	}
	for _, a := range sc.Actions {
		g.alone(func() { g.action(a) })
	}
	for _, f := range sc.Procedures {
		if f.Steps != nil && !g.tested[f] { // after the actions themselves, of which these are the effects
			g.alone(func() {
				g.assumeSteps(f.Steps)
				g.body(f.Body)
			})
		}
	}
	for _, v := range sc.Victories {
		g.alone(func() {
			for _, l := range v.Lets {
				g.expr(l.Value)
			}
			g.condition(v.When)
			g.exprs(v.Winner)
			g.texts(v.Because)
		})
	}
	for _, h := range sc.Hides {
		g.alone(func() {
			g.condition(h.When)
			g.texts(h.Text)
		})
	}
	for _, k := range sc.Classes {
		g.alone(func() { g.texts(k.Title) })
	}
}

// alone walks through a rule that begins with no assumptions.
func (g *guarded) alone(f func()) {
	g.known.SetAssumed(nil)
	f()
}

// within calls f, and drops what was assumed in it.
func (g *guarded) within(f func()) {
	was := g.known.Assumed()
	f()
	g.known.SetAssumed(was)
}

// condition walks through a condition, which holds after it.
func (g *guarded) condition(e ir.Expr) {
	if e != nil {
		g.expr(e)
		g.known.Assume(e, true)
	}
}

// assumeSteps assumes what holds after the steps of an action, which are inspected where the action is.
func (g *guarded) assumeSteps(steps []ir.ActionStep) {
	for _, st := range steps {
		switch {
		case st.Param != nil && st.Param.Count == nil:
			g.known.AssumeElement(local(st.Param.Var, st.Param.Range), st.Param.In)
		case st.Let != nil:
			g.assigned(st.Let.Var, st.Let.Value, st.Let.R)
		case st.Require != nil:
			g.known.Assume(st.Require.That, true)
		}
	}
}

func (g *guarded) action(a *ir.Action) {
	for _, st := range a.Steps {
		switch {
		case st.Param != nil:
			g.texts(st.Param.Prompt, st.Param.Message)
			g.expr(st.Param.In)
			g.expr(st.Param.Count)
			g.expr(st.Param.AtLeast)
			g.within(func() {
				if st.Param.It != nil {
					g.known.AssumeElement(local(st.Param.It, st.Param.Range), st.Param.In)
				}
				g.texts(st.Param.Text)
			})
			if st.Param.Count == nil {
				g.known.AssumeElement(local(st.Param.Var, st.Param.Range), st.Param.In)
			}
		case st.Let != nil:
			g.expr(st.Let.Value)
			g.assigned(st.Let.Var, st.Let.Value, st.Let.R)
		case st.Require != nil:
			g.require(st.Require)
		}
	}
	g.exprs(a.Secret, a.Appeal, a.Standing)
	g.body(a.Do)
	for _, r := range a.Ensures {
		g.require(r)
	}
}

func (g *guarded) require(r *ir.Require) {
	g.expr(r.That)
	g.within(func() {
		g.known.Assume(r.That, false)
		g.texts(r.Message)
	})
	g.known.Assume(r.That, true)
}

func local(v *ir.Var, at hcl.Range) *ir.Local {
	return &ir.Local{Base: ir.Base{T: v.Type, R: at}, Var: v}
}

func (g *guarded) exprs(es ...ir.Expr) {
	for _, e := range es {
		g.expr(e)
	}
}

func (g *guarded) texts(ts ...*ir.Template) {
	for _, t := range ts {
		if t != nil {
			g.exprs(t.Args...)
		}
	}
}

// expr walks through an expression.
func (g *guarded) expr(e ir.Expr) {
	if e == nil || g.known.Impossible() {
		return
	}
	switch e := e.(type) {
	case *ir.Lit, *ir.Local, *ir.OptionOf:
		return
	case *ir.AttrOf:
		g.member(e.Obj, e.Attr.Name)
	case *ir.FieldOf:
		g.member(e.Obj, e.Field.Name)
	case *ir.ValueOf:
		g.member(e.Obj, e.Value.Name)
		for i, x := range e.Args {
			g.expr(x)
			g.need(x, e.Value.With[i].Type, e.Value.With[i].Name+" of value "+e.Value.Name)
		}
	case *ir.Binary:
		g.expr(e.X)
		if e.Op == "&&" || e.Op == "||" {
			g.under(e.X, e.Op == "&&", e.Y)
			return
		}
		g.expr(e.Y)
	case *ir.Cond:
		g.expr(e.If)
		g.under(e.If, true, e.Then)
		g.under(e.If, false, e.Else)
	case *ir.Comp:
		g.expr(e.Seq)
		g.within(func() {
			g.known.AssumeElement(local(e.Var, e.Var.Range), e.Seq)
			g.condition(e.If)
			g.exprs(e.Key, e.Elem)
		})
	case *ir.CallFn:
		for i, x := range e.Args {
			g.expr(x)
			if i < len(e.Fn.Params) {
				g.need(x, e.Fn.Params[i].Type, "parameter "+e.Fn.Params[i].Name+" of function "+e.Fn.Name)
			}
		}
	case *ir.Builtin:
		g.exprs(e.Args...)
		g.builtin(e)
	default:
		ir.Map(e, func(x ir.Expr) ir.Expr {
			g.expr(x)
			return x
		})
	}
}

// under walks through an expression that is evaluated only if a condition holds, or only if it does not.
func (g *guarded) under(cond ir.Expr, holds bool, e ir.Expr) {
	g.within(func() {
		g.known.Assume(cond, holds)
		g.expr(e)
	})
}

// builtin checks the arguments of a function of the language for which its signature names a class.
func (g *guarded) builtin(e *ir.Builtin) {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		return
	}
	given := e.Args
	for _, param := range row.Params {
		word := param.Type.Word
		if word == "class" || word == "movement" {
			continue // not among the arguments
		}
		if len(given) == 0 {
			return
		}
		x := given[0]
		given = given[1:]
		what := param.Name + " of " + e.Name
		switch t := x.Type(); {
		case word == "mover" && e.Movement != nil && e.Movement.Mover != nil:
			g.need(x, e.Movement.Mover.Type, what)
		case t != nil && t.Kind == ir.Ref && t.Class.Name == word:
			g.need(x, t.Class.Ref(), what)
		}
	}
}

// member checks the thing of which a member is read.
func (g *guarded) member(obj ir.Expr, name string) {
	g.expr(obj)
	if obj == nil {
		return
	}
	if !g.mayBe(obj) {
		g.known.AssumePresent(obj) // with what follows
		return
	}
	g.p.report(obj.Where(), "%s may be none where its %s is read", g.words(obj), name).
		note("play stops with an error here if it is").note("%s", g.testFirst(obj))
	g.known.AssumePresent(obj)
}

// testFirst advises to find out whether something is none.
func (g *guarded) testFirst(x ir.Expr) string {
	switch x.(type) {
	case *ir.Local, *ir.AttrOf, *ir.FieldOf, *ir.CallFn:
		return "test it first, as in `" + g.words(x) + " != none && …`, in a `when`, or in the `if` of a list"
	}
	return "give it a name, x = …, and test that first: `x != none && …`, in a `when`, or in the `if` of a list"
}

// need checks an expression that is used where a type is needed.
func (g *guarded) need(x ir.Expr, want *ir.Type, what string) {
	if x == nil || want == nil || x.Type() == nil {
		return
	}
	t := x.Type()
	switch {
	case t.Kind == ir.Ref && want.Kind == ir.Ref && !want.Optional && g.mayBe(x):
		g.p.report(x.Where(), "%s may be none, and %s is never none", g.words(x), what).
			note("it is a %s there, and what reads it does not expect none", want.Class.Name).note("%s", g.testFirst(x))
		g.known.AssumePresent(x)
	case (t.Kind == ir.List || t.Kind == ir.Set) && want.Kind == t.Kind && holdsOptional(t.Elem) && !holdsOptional(want.Elem):
		if _, _, elem := g.known.Eval(x).List(t); elem.Can(-1) && !g.known.Exhausted() && !g.known.Impossible() {
			g.p.report(x.Where(), "an element of %s may be none, and in %s none is", g.words(x), what).
				note("leave none out where the list is made, as in `[for x in … : x if x != none]`")
		}
	}
}

func holdsOptional(t *ir.Type) bool { return t != nil && t.Kind == ir.Ref && t.Optional }

// mayBe reports whether an expression may be none.
func (g *guarded) mayBe(x ir.Expr) bool {
	t := x.Type()
	return t != nil && t.Kind == ir.Ref && t.Optional && !g.known.Impossible() && g.known.Eval(x).Can(-1) && !g.known.Exhausted()
}

func (g *guarded) words(x ir.Expr) string {
	const most = 60
	if s := g.p.normalised(x.Where()); s != "" && len(s) <= most {
		return s
	}
	return "what is read here"
}

// body walks through statements. It reports whether what comes after them is never reached.
func (g *guarded) body(list []ir.Stmt) (ends bool) {
	for _, s := range list {
		if g.stmt(s) {
			return true
		}
	}
	return false
}

func (g *guarded) stmt(s ir.Stmt) (ends bool) {
	switch s := s.(type) {
	case *ir.Let:
		g.expr(s.Value)
		g.assigned(s.Var, s.Value, s.R)
	case *ir.Assign:
		g.expr(s.Value)
		g.need(s.Value, s.Var.Type, s.Var.Name)
		g.assigned(s.Var, s.Value, s.R)
	case *ir.SetFields:
		g.set(s)
	case *ir.If:
		return g.branches(s)
	case *ir.For:
		g.expr(s.Seq)
		g.loop(s.Body, func() {
			g.known.AssumeElement(local(s.Var, s.Var.Range), s.Seq)
			g.condition(s.If)
			g.body(s.Body)
		})
	case *ir.Repeat:
		g.expr(s.Times)
		g.loop(s.Body, func() {
			g.condition(s.While)
			if !g.body(s.Body) {
				g.expr(s.Until)
			}
		})
		if s.While != nil && s.Times == nil && s.Until == nil && !leaves(s.Body) {
			g.known.Assume(s.While, false)
		}
	case *ir.Break, *ir.Return, *ir.EndGame:
		ir.Exprs(s, g.expr, nil)
		return true
	case *ir.Attempt:
		start := g.known.Assumed()
		first := g.body(s.Body)
		done := g.known.Assumed()
		g.known.SetAssumed(start)
		second := g.body(s.Otherwise)
		g.joined([]outcome{{done, first}, {g.known.Assumed(), second}})
		return first && second
	case *ir.Ensure:
		g.condition(s.That)
	case *ir.Choose:
		g.choose(s)
	case *ir.Roll:
		g.exprs(s.Die, s.Count, s.Each)
		if s.Die != nil && s.Die.Type() != nil && s.Die.Type().Class != nil {
			g.need(s.Die, s.Die.Type().Class.Ref(), "the die of a roll")
		}
		g.within(func() {
			if s.It != nil {
				g.known.AssumeElement(local(s.It, s.It.Range), s.Each)
			}
			g.exprs(s.Dice, s.AtMost, s.Exactly)
		})
	case *ir.Offer:
		g.offer(s)
	default:
		ir.Exprs(s, g.expr, nil)
		g.parts(s)
	}
	return false
}

// parts checks the parts of a statement that must be things.
func (g *guarded) parts(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Call:
		for i, x := range s.Args {
			g.need(x, s.Proc.Params[i].Type, "parameter "+s.Proc.Params[i].Name+" of "+s.Proc.What+" "+s.Proc.Name)
		}
	case *ir.Emit:
		for i, x := range s.Args {
			g.need(x, s.Event.Fields[i].Type, "field "+s.Event.Fields[i].Name+" of event "+s.Event.Name)
		}
	case *ir.Move:
		g.thing(s.What, "what a move moves")
		g.thing(s.To, "where a move leads")
	case *ir.Carry:
		g.thing(s.What, "what is carried")
	case *ir.Destroy:
		g.thing(s.What, "what is destroyed")
	case *ir.Shuffle:
		g.thing(s.Space, "what is shuffled")
	case *ir.Say:
		g.thing(s.To, "whom a message is for")
	case *ir.Pay:
		who := "who pays"
		if s.Sign > 0 {
			who = "who gains"
		}
		g.thing(s.Who, who)
		g.thing(s.Resource, "the resource")
	case *ir.CreatePiece:
		g.thing(s.Unit, "the unit of a piece")
		g.thing(s.Space, "the space of a piece that is created")
		g.sets(s.Sets)
		for f := range g.filled {
			if f.BuiltIn && f.Class.Role == ir.RolePiece && f.Slot == ir.PieceOwner && (s.Owner == nil || g.mayBe(s.Owner)) {
				g.emptied[f] = true
			}
		}
	case *ir.CreateRecord:
		g.sets(s.Sets)
		for _, f := range s.Class.Fields {
			if g.filled[f] && !slices.ContainsFunc(s.Sets, func(x ir.FieldSet) bool { return x.Field == f }) {
				g.emptied[f] = true
			}
		}
	}
}

// thing checks an expression that must be a thing, or a list of things.
func (g *guarded) thing(x ir.Expr, what string) {
	switch {
	case x == nil || x.Type() == nil:
	case x.Type().Kind == ir.Ref:
		g.need(x, x.Type().Class.Ref(), what)
	case x.Type().Kind == ir.List && holdsOptional(x.Type().Elem):
		g.need(x, &ir.Type{Kind: ir.List, Elem: x.Type().Elem.Class.Ref()}, what)
	}
}

func (g *guarded) sets(sets []ir.FieldSet) {
	for _, x := range sets {
		g.need(x.Value, x.Field.Type, "state field "+x.Field.Name)
		if g.filled[x.Field] && !g.answers(x.Value) && g.mayBe(x.Value) {
			g.emptied[x.Field] = true
		}
	}
}

// answers reports whether an expression is the answer of a choice without pass: it is none only if there was nothing
// to choose.
func (g *guarded) answers(x ir.Expr) bool {
	l, ok := x.(*ir.Local)
	return ok && g.p.index.chosen[l.Var] && !g.p.index.passed[l.Var]
}

// assigned notes what a variable is from now on.
func (g *guarded) assigned(v *ir.Var, value ir.Expr, at hcl.Range) {
	is := holdsOptional(v.Type) && !g.mayBe(value)
	if !v.Mutable {
		if is { // whatever changes later
			g.known.AssumePresent(local(v, at))
		}
		return
	}
	g.known.SetAssumed(known.Remaining(g.known.Assumed(), func(e ir.Expr) bool {
		l, ok := e.(*ir.Local)
		return ok && l.Var == v
	}))
	if is {
		g.known.AssumePresent(local(v, at))
	}
}

// set checks a change of state. What was known of these fields is not known any more, unless they get what is not none.
func (g *guarded) set(s *ir.SetFields) {
	g.expr(s.Obj)
	if s.Obj != nil {
		g.thing(s.Obj, "what is set")
	}
	for _, x := range s.Sets {
		g.expr(x.Value)
	}
	g.sets(s.Sets)
	for _, x := range s.Sets {
		field := &ir.FieldOf{Base: ir.Base{T: x.Field.Type, R: x.Range}, Obj: s.Obj, Field: x.Field}
		if is := holdsOptional(x.Field.Type); is && !g.mayBe(x.Value) {
			g.known.AssumePresent(field)
			continue
		}
		g.known.SetAssumed(known.Remaining(g.known.Assumed(), func(e ir.Expr) bool {
			f, ok := e.(*ir.FieldOf)
			return ok && f.Field == x.Field
		}))
	}
}

// outcome is what is assumed at the end of a branch.
type outcome struct {
	assumed []known.Assumption
	ends    bool // what comes after the branch is never reached from it
}

// branches walks through an if. After it, what all branches that go on have in common holds.
func (g *guarded) branches(s *ir.If) (ends bool) {
	var out []outcome
	last := false
	for _, b := range s.Branches {
		if b.When == nil {
			last = true
			end := g.body(b.Body)
			out = append(out, outcome{g.known.Assumed(), end})
			break
		}
		g.expr(b.When)
		g.within(func() {
			g.known.Assume(b.When, true)
			end := g.body(b.Body)
			out = append(out, outcome{g.known.Assumed(), end})
		})
		g.known.Assume(b.When, false)
	}
	if !last {
		out = append(out, outcome{g.known.Assumed(), false})
	}
	return g.joined(out)
}

// joined assumes what several outcomes have in common. It reports whether none of them goes on.
func (g *guarded) joined(list []outcome) (ends bool) {
	list = slices.DeleteFunc(list, func(o outcome) bool { return o.ends })
	if len(list) == 0 {
		return true
	}
	is := list[0].assumed
	for _, o := range list[1:] {
		is = known.Common(is, o.assumed)
	}
	g.known.SetAssumed(is)
	return false
}

// loop walks through the body of a loop, of which an earlier pass may have changed what is assumed.
func (g *guarded) loop(body []ir.Stmt, f func()) {
	c := changesOf()
	ir.EachStmt(body, func(s ir.Stmt) {
		switch s := s.(type) {
		case *ir.Assign:
			c.locals[s.Var] = true
		case *ir.SetFields:
			for _, x := range s.Sets {
				if !holdsOptional(x.Field.Type) || g.mayBe(x.Value) {
					c.fields[x.Field] = true
				}
			}
		}
	})
	g.known.SetAssumed(known.Remaining(g.known.Assumed(), func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Local:
			return c.locals[e.Var]
		case *ir.FieldOf:
			return c.fields[e.Field]
		}
		return false
	}))
	g.within(f)
}

func (g *guarded) choose(s *ir.Choose) {
	g.exprs(s.By, s.OrElse)
	g.thing(s.By, "the player who decides")
	g.thing(s.OrElse, "the player who decides alone")
	g.exprs(s.From, s.Count, s.AtLeast, s.Default, s.Secret, s.Ask)
	g.texts(s.Prompt, s.Pass)
	g.within(func() {
		if s.It != nil {
			g.known.AssumeElement(local(s.It, s.It.Range), s.From)
		}
		g.texts(s.Text)
		g.expr(s.Appeal)
	})
	g.within(func() {
		g.expr(s.That)
		g.texts(s.Message)
	})
	if s.Result == nil || s.Count != nil || !holdsOptional(s.Result.Type) {
		return
	}
	least, _, _ := g.known.Eval(s.From).List(s.From.Type())
	agreed := s.OrElse != nil || s.By.Type() == nil || s.By.Type().Kind != ir.Set
	if least > 0 && agreed && s.Pass == nil {
		g.known.AssumePresent(local(s.Result, s.Result.Range))
	}
}

func (g *guarded) offer(s *ir.Offer) {
	g.expr(s.To)
	g.thing(s.To, "the player who is offered actions")
	g.texts(s.Prompt, s.Done)
	for _, w := range s.With {
		g.expr(w.Value)
		for _, a := range s.Actions {
			i := slices.IndexFunc(a.Given, func(l *ir.Let) bool { return l.Var.Name == w.Name })
			if i >= 0 {
				g.need(w.Value, a.Given[i].Var.Type, w.Name+" of action "+a.Name)
			}
		}
	}
	for _, r := range s.Requires {
		g.within(func() { g.require(r) })
	}
}
