package lint

import (
	"iter"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
	"github.com/scenario-lang/scenario/compiler/resolve"
)

// owner is the block that contains an expression or a statement.
type owner struct {
	kind, name string
}

func (o *owner) String() string { return resolve.Describe(o.kind, []string{o.name}) }

// cond is a condition in a rule.
type cond struct {
	e            ir.Expr
	what         string // for messages: "the condition of modifier x"
	reportAlways bool   // report it if it always holds
}

type ownedStmt struct {
	s     ir.Stmt
	owner *owner
}

// ruleIndex lists the expressions, statements and conditions of a scenario, without its tests.
type ruleIndex struct {
	owners   []*owner
	exprs    []ir.Expr // those that are not part of another expression
	exprsOf  map[*owner][]ir.Expr
	stmts    []ownedStmt // including those in inner bodies
	conds    []cond
	bindings map[*ir.Var]ir.Expr // bindings
	domains  map[*ir.Var]ir.Expr // the list that a variable is an element of
	chosen   map[*ir.Var]bool    // results of choices, which may be none
	written  map[*ir.Field][]ir.Expr
	opaque   map[*ir.Field]bool // fields that are also changed in other ways than by an expression
}

func newRuleIndex(sc *ir.Scenario) *ruleIndex {
	c := &ruleIndex{
		exprsOf: map[*owner][]ir.Expr{}, bindings: map[*ir.Var]ir.Expr{}, domains: map[*ir.Var]ir.Expr{},
		chosen: map[*ir.Var]bool{}, written: map[*ir.Field][]ir.Expr{}, opaque: map[*ir.Field]bool{},
	}
	for _, d := range sc.Declarations() {
		c.add(d)
	}
	return c
}

// add adds a declaration: its conditions, and all other expressions and statements in it.
func (c *ruleIndex) add(d ir.Declaration) {
	o := &owner{d.What, d.Name}
	c.owners = append(c.owners, o)
	switch x := d.Node.(type) {
	case *ir.Func:
		c.addDomains(x.Steps)
	case *ir.Setup:
		c.addCond(x.When, "the condition of the set-up", false)
	case *ir.Modifier:
		c.addCond(x.When, "the condition of modifier "+x.Name, true)
		for _, s := range x.Suppressed {
			c.addCond(s, "what suppresses modifier "+x.Name, false)
		}
	case *ir.Hide:
		c.addCond(x.When, "the condition of hide "+x.Name, false)
	case *ir.Action:
		c.addDomains(x.Steps)
		requires := x.Ensures
		for _, s := range x.Steps {
			if s.Let != nil {
				c.bind(s.Let)
			}
			if s.Require != nil {
				requires = append(requires[:len(requires):len(requires)], s.Require)
			}
		}
		for _, r := range requires {
			c.splitRequire(r.That, "requirement "+r.Name+" of "+o.String())
		}
	case *ir.Victory:
		for _, l := range x.Lets {
			c.bind(l)
		}
	}
	ir.Exprs(d.Node, func(e ir.Expr) { c.addExpr(o, e) }, func(body []ir.Stmt) { c.addBody(o, body) })
}

// addDomains records the lists that the parameters of an action are elements of.
func (c *ruleIndex) addDomains(steps []ir.ActionStep) {
	for _, s := range steps {
		if s.Param != nil && s.Param.Count == nil {
			c.domains[s.Param.Var] = s.Param.In
		}
	}
}

// splitRequire splits a requirement into its conditions. The condition of a forbid was negated and joined to it, that
// of an allow was added with ||, both with their original ranges; splitRequire undoes that.
func (c *ruleIndex) splitRequire(e ir.Expr, what string) {
	switch e := e.(type) {
	case *ir.Unary:
		if e.Op == "!" && e.R == e.X.Where() {
			c.addCond(e.X, strings.Replace(what, "requirement", "forbid", 1), true)
			return
		}
	case *ir.Binary:
		if e.Op == "||" && e.R == e.X.Where() {
			c.splitRequire(e.X, what)
			c.addCond(e.Y, "what allows the opposite of "+what, false)
			return
		}
	}
	c.addCond(e, what, true)
}

// bind records the value of a binding that is not mutable.
func (c *ruleIndex) bind(l *ir.Let) {
	if !l.Var.Mutable {
		c.bindings[l.Var] = l.Value
	}
}

func (c *ruleIndex) addCond(e ir.Expr, what string, always bool) {
	if e != nil {
		c.conds = append(c.conds, cond{e, what, always})
	}
}

// addExpr adds an expression with the conditions and lists in it.
func (c *ruleIndex) addExpr(o *owner, e ir.Expr) {
	c.exprs = append(c.exprs, e)
	c.exprsOf[o] = append(c.exprsOf[o], e)
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Comp:
			c.domains[x.Var] = x.Seq
			c.addCond(x.If, "the condition of this list", false)
		case *ir.Cond:
			c.addCond(x.If, "the question of this ? :", true)
		}
		return true
	})
}

func (c *ruleIndex) addBody(o *owner, body []ir.Stmt) {
	for _, s := range body {
		c.stmts = append(c.stmts, ownedStmt{s, o})
		switch s := s.(type) {
		case *ir.Let:
			c.bind(s)
		case *ir.If:
			for _, b := range s.Branches {
				c.addCond(b.When, "the condition of this branch", true)
			}
		case *ir.For:
			c.domains[s.Var] = s.Seq
			c.addCond(s.If, "the condition of this loop", true)
		case *ir.Repeat:
			c.addCond(s.While, "the condition of this loop", false)
		case *ir.Choose:
			if s.It != nil {
				c.domains[s.It] = s.From
			}
			if s.Result != nil && s.Count == nil {
				c.domains[s.Result], c.chosen[s.Result] = s.From, true
			}
		case *ir.Pick:
			if s.Count == nil {
				c.domains[s.Result], c.chosen[s.Result] = s.From, true
			}
		case *ir.Roll:
			if s.It != nil {
				c.domains[s.It] = s.Each
			}
		case *ir.Offer:
			for _, r := range s.Requires {
				c.addCond(r.That, "requirement "+r.Name+" of this offer", true)
			}
		case *ir.SetFields:
			c.addSets(s.Sets)
		case *ir.CreatePiece:
			c.addSets(s.Sets)
		case *ir.CreateRecord:
			c.addSets(s.Sets)
		case *ir.Pay:
			for _, x := range s.Sets {
				c.opaque[x.Field] = true
			}
			if s.Resource != nil {
				c.opaque[nil] = true // the resource is known only in play
			}
		}
		ir.Exprs(s, func(e ir.Expr) { c.addExpr(o, e) }, func(inner []ir.Stmt) { c.addBody(o, inner) })
	}
}

func (c *ruleIndex) addSets(list []ir.FieldSet) {
	for _, x := range list {
		c.written[x.Field] = append(c.written[x.Field], x.Value)
	}
}

// stmtsOf iterates over the statements of one kind, with the blocks that contain them.
func stmtsOf[T ir.Stmt](c *ruleIndex) iter.Seq2[T, *owner] {
	return func(yield func(T, *owner) bool) {
		for _, s := range c.stmts {
			if t, ok := s.s.(T); ok && !yield(t, s.owner) {
				return
			}
		}
	}
}

// partsOf calls f for all parts of expressions that are of one kind.
func partsOf[T ir.Expr](exprs []ir.Expr, f func(T)) {
	for _, e := range exprs {
		ir.Walk(e, func(x ir.Expr) bool {
			if t, ok := x.(T); ok {
				f(t)
			}
			return true
		})
	}
}

// walkDeep visits an expression, the values of local names in it, the functions that it calls, and the expressions,
// without modifiers, of the derived values that it reads.
func (c *ruleIndex) walkDeep(e ir.Expr, f func(ir.Expr)) {
	seenVar, seenFn, seenValue := map[*ir.Var]bool{}, map[*ir.Func]bool{}, map[*ir.Value]bool{}
	var visit func(e ir.Expr)
	visit = func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			f(x)
			switch x := x.(type) {
			case *ir.Local:
				if d := c.bindings[x.Var]; d != nil && !seenVar[x.Var] {
					seenVar[x.Var] = true
					visit(d)
				}
			case *ir.CallFn:
				if !seenFn[x.Fn] {
					seenFn[x.Fn] = true
					ir.EachExpr(x.Fn.Body, visit)
				}
			case *ir.ValueOf:
				if !seenValue[x.Value] {
					seenValue[x.Value] = true
					visit(x.Value.Is)
				}
			}
			return true
		})
	}
	visit(e)
}

// evaluationBudget is the number of expressions that may be evaluated in one run. After that all results are unknown.
const evaluationBudget = 20_000_000

// facts implements known.Facts with what follows from all rules together: what a variable is bound to or chosen from,
// and everything that is written to a field.
type facts struct {
	p      *pass
	fields map[*ir.Field]known.Value
	vars   map[*ir.Var]fact // of bindings and domains
	// kinds is set for finding out which units can be created: then the unit of an existing piece does not count.
	kinds bool
	calls map[*ir.Var][]ir.Expr // with kinds: the arguments for the parameters of procedures
}

// fact is the possible values of a variable; ok is false if they are not known.
type fact struct {
	is known.Value
	ok bool
}

// evaluator returns an evaluator that uses the facts.
func (f *facts) evaluator() *known.Evaluator {
	f.fields, f.vars = map[*ir.Field]known.Value{}, map[*ir.Var]fact{}
	return &known.Evaluator{Facts: f, Budget: evaluationBudget, Stopped: f.p.stopped}
}

// Var returns what a variable can be: its binding, an element of the list it is chosen from, or an argument.
func (f *facts) Var(v *known.Evaluator, e *ir.Local) (known.Value, bool) {
	if found, ok := f.vars[e.Var]; ok {
		return found.is, found.ok
	}
	seen := f.p.index
	bound, domain := seen.bindings[e.Var], seen.domains[e.Var]
	if bound != nil || domain != nil {
		f.vars[e.Var] = fact{} // for recursive calls
		var found fact
		if bound != nil {
			found = fact{v.EvalAlone(bound), true}
		} else {
			found.is, found.ok = f.element(v, e, domain)
		}
		f.vars[e.Var] = found
		return found.is, found.ok
	}
	given, ok := f.calls[e.Var]
	out := known.Nothing
	for _, x := range given {
		out = out.Join(v.EvalPart(x))
	}
	return out, ok
}

// element returns the possible elements of the list that a variable is chosen from.
func (f *facts) element(v *known.Evaluator, e *ir.Local, list ir.Expr) (known.Value, bool) {
	_, _, elem := v.EvalAlone(list).List(list.Type())
	switch {
	case elem.IsNothing():
		return known.Nothing, f.kinds
	case f.p.index.chosen[e.Var] || e.T != nil && e.T.Optional: // a choice may end without an answer
		return elem.Join(known.Exactly(-1)), true
	}
	return elem, true
}

// Field returns the possible values of a state field: its initial value, and everything that any rule writes to it.
func (f *facts) Field(v *known.Evaluator, field *ir.Field) (known.Value, bool) {
	if is, ok := f.fields[field]; ok {
		return is, true
	}
	wide := known.Declares(field)
	if field.BuiltIn {
		if t := field.Type; f.kinds && t.Kind == ir.Ref && t.Class.Role == ir.RoleUnit {
			return known.Nothing, true
		}
		return wide, true
	}
	f.fields[field] = wide // for recursive calls: what is written to the field may depend on the field
	seen := f.p.index
	if field.Resource != nil && (seen.opaque[field] || seen.opaque[nil]) || field.Default == nil ||
		!sameInPlay(field.Type) {
		return wide, true
	}
	out := known.FromConst(field.Default, field.Type)
	for _, x := range seen.written[field] {
		out = out.Join(v.EvalAlone(x))
	}
	f.fields[field] = out
	return out, true
}

// sameInPlay reports whether values of a type are represented by the same numbers in the compiler and in play.
func sameInPlay(t *ir.Type) bool {
	switch t.Kind {
	case ir.Bool, ir.Int, ir.Set:
		return true
	case ir.Ref:
		return known.Fixed(t.Class)
	}
	return false
}

// truth returns the possible values of a condition. It is cached, because two rules need it.
func (p *pass) truth(e ir.Expr) known.Value {
	is, ok := p.truths[e]
	if !ok {
		if p.truths == nil {
			p.truths = map[ir.Expr]known.Value{}
		}
		is = p.known.Eval(e)
		p.truths[e] = is
	}
	return is
}

// neverHolds returns the part that makes a condition always false, or nil if it can be true.
func (p *pass) neverHolds(e ir.Expr) ir.Expr {
	if !p.truth(e).Never() {
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

// isLiteral reports whether an expression is a literal, which is assumed to be intended.
func isLiteral(e ir.Expr) bool {
	_, ok := e.(*ir.Lit)
	return ok
}

// constOf returns the value of a thing's attribute, or the default.
func constOf(m *ir.Member, name string) *ir.Const {
	return m.AttrValue(m.Class.Attr(name))
}

func equalConsts(a, b *ir.Const) bool {
	if a == nil || b == nil {
		return a == b
	}
	if a.Int != b.Int || max(a.Den, 1) != max(b.Den, 1) || len(a.List) != len(b.List) ||
		plainText(a.Text) != plainText(b.Text) {
		return false
	}
	for i := range a.List {
		if !equalConsts(a.List[i], b.List[i]) {
			return false
		}
	}
	return true
}

// class returns the class with a role, or an empty class if there is none.
func (p *pass) class(role ir.Role) *ir.Class {
	if c := p.sc.Class(role); c != nil {
		return c
	}
	return &ir.Class{}
}

// declares reports whether a thing's own block sets an attribute.
func (p *pass) declares(m *ir.Member, name string) bool {
	it := p.item(m.Class.Name, m.Name)
	return it != nil && it.Body.Attributes[name] != nil
}

func onMap(m *ir.Member) bool {
	c := constOf(m, "off_map")
	return c == nil || c.Int == 0
}
