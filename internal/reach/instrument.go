// Package reach computes where a piece can go by a movement and what stops it elsewhere: which condition of the
// movement, or which rule that forbids steps. To find out, it compiles the conditions of movements as functions of
// their own.
package reach

import (
	"fmt"
	"slices"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Condition is one of the conditions that a step of a movement must meet.
type Condition struct {
	Range   hcl.Range // of the condition, or of what must not hold
	Forbids bool      // the step is forbidden if the expression at Range is true
}

// Movement describes a movement.
type Movement struct {
	Name       string
	Range      hcl.Range
	Advice     bool    // only advice for bots uses it
	Mover      ir.Role // the class of what moves by it: pieces, units, players, or anything else
	Conditions []Condition
	Budgets    []Budget // what the rules let a piece spend on it
}

// Asks reports whether pieces, units or players move by the movement, so that Ask works for a piece.
func (m *Movement) Asks() bool {
	return m.Mover == ir.RolePiece || m.Mover == ir.RoleUnit || m.Mover == ir.RolePlayer
}

// moverOf returns what moves by the movement for a piece: the piece itself, its unit or its owner. An owner of -1 is an
// error.
func (m *Movement) moverOf(piece int64, unit, owner int) (int64, error) {
	switch {
	case !m.Asks():
		return 0, fmt.Errorf("movement %s: neither pieces nor units nor players move by it", m.Name)
	case m.Mover == ir.RoleUnit:
		return int64(unit), nil
	case m.Mover == ir.RolePiece:
		return piece, nil
	case owner < 0:
		return 0, fmt.Errorf("movement %s: players move by it, and nobody owns the piece", m.Name)
	}
	return int64(owner), nil
}

// Budget is an expression for what a piece may spend on a movement.
type Budget struct {
	Range  hcl.Range
	OfWhat bool // it depends on the piece
}

// mostBudgets is how many budgets of a movement are offered.
const mostBudgets = 4

// Movements describes the movements of a scenario, in the order of the program's table.
func Movements(sc *ir.Scenario) []Movement {
	out := Names(sc)
	for i, m := range sc.Movements {
		for _, c := range conditions(m.Pass) {
			out[i].Conditions = append(out[i].Conditions, c.Condition)
		}
		for _, b := range budgets(sc, m) {
			out[i].Budgets = append(out[i].Budgets, Budget{b.expr.Where(), b.piece != nil})
		}
	}
	return out
}

// Names is Movements without conditions and budgets, which take time to find.
func Names(sc *ir.Scenario) []Movement {
	var out []Movement
	rules := usedByRules(sc)
	for _, m := range sc.Movements {
		x := Movement{Name: m.Name, Range: m.Range, Advice: !rules[m]}
		if t := m.Mover.Type; t != nil && t.Kind == ir.Ref && t.Class != nil {
			x.Mover = t.Class.Role
		}
		out = append(out, x)
	}
	return out
}

// Instrument returns a scenario that plays like sc, with functions for the conditions and budgets of movements, and
// with procedures that begin phases.
func Instrument(sc *ir.Scenario) *ir.Scenario {
	out := *sc
	out.Procedures = append(slices.Clone(sc.Procedures), phaseStarters(sc)...)
	out.Functions = append([]*ir.Func(nil), sc.Functions...)
	add := func(name string, params []*ir.Var, kind ir.Kind, e ir.Expr) {
		out.Functions = append(out.Functions, &ir.Func{
			Name: name, What: "function", Params: params, Result: &ir.Type{Kind: kind}, Pure: true, Range: e.Where(),
			Body: []ir.Stmt{&ir.Return{At: ir.At{R: e.Where()}, Value: e}},
		})
	}
	for i, m := range sc.Movements {
		for k, c := range conditions(m.Pass) {
			add(conditionName(i, k), []*ir.Var{m.Mover, m.From, m.To, m.Edge}, ir.Bool, c.expr)
		}
		for k, b := range budgets(sc, m) {
			var params []*ir.Var
			if b.piece != nil {
				params = []*ir.Var{b.piece}
			}
			add(budgetName(i, k), params, ir.Int, b.expr)
		}
	}
	return &out
}

func conditionName(movement, i int) string {
	return fmt.Sprintf("condition %d of movement %d", i, movement)
}
func budgetName(movement, i int) string { return fmt.Sprintf("budget %d of movement %d", i, movement) }

type condition struct {
	Condition
	expr ir.Expr
}

// conditions splits a condition into the parts that must all hold.
func conditions(e ir.Expr) []condition {
	if e == nil {
		return nil
	}
	if b, ok := e.(*ir.Binary); ok && b.Op == "&&" {
		return append(conditions(b.X), conditions(b.Y)...)
	}
	c := condition{Condition{Range: e.Where()}, e}
	if u, ok := e.(*ir.Unary); ok && u.Op == "!" && u.X.Where() == u.Where() {
		c.Forbids = true // a rule that forbids steps, and not a condition written with !
	}
	return []condition{c}
}

type budget struct {
	expr  ir.Expr
	piece *ir.Var
}

// budgets returns the limits that rules set for searches with a movement, each once, if they depend on at most one
// piece.
func budgets(sc *ir.Scenario, m *ir.Movement) []budget {
	var out []budget
	seen := map[string]bool{}
	look := func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			b, ok := x.(*ir.Builtin)
			if !ok || b.Movement != m || len(b.Args) < 3 || len(out) == mostBudgets {
				return true
			}
			limit := b.Args[len(b.Args)-1]
			piece, plain := onlyPiece(limit)
			if t := limit.Type(); !plain || t == nil || t.Kind != ir.Int {
				return true
			}
			key := textOf(limit)
			if !seen[key] {
				seen[key] = true
				out = append(out, budget{limit, piece})
			}
			return true
		})
	}
	for _, a := range sc.Actions {
		ir.Exprs(leaveOutAdvice(a), look, func(body []ir.Stmt) { ir.EachExpr(body, look) })
	}
	for _, f := range slices.Concat(sc.Functions, sc.Procedures) {
		ir.EachExpr(f.Body, look)
	}
	return out
}

// onlyPiece returns the piece that an expression depends on, or nil if it depends on none. plain is false if it depends
// on any other variable.
func onlyPiece(e ir.Expr) (piece *ir.Var, plain bool) {
	plain = true
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Local:
			t := x.Var.Type
			if t == nil || t.Kind != ir.Ref || t.Class == nil || t.Class.Role != ir.RolePiece || piece != nil && piece != x.Var {
				plain = false
			}
			piece = x.Var
		case *ir.Given, *ir.Comp:
			plain = false
		}
		return plain
	})
	return piece, plain
}

// textOf returns a text that is the same for equal budgets.
func textOf(e ir.Expr) string {
	switch e := e.(type) {
	case *ir.Lit:
		return fmt.Sprint(e.Val.Int)
	case *ir.CallFn:
		return "call " + e.Fn.Name
	case *ir.ValueOf:
		return "value " + e.Value.Name
	}
	return fmt.Sprintf("%T", e)
}

// usedByRules returns the movements that rules use, and not only advice for bots: appeals, defaults and evaluations.
func usedByRules(sc *ir.Scenario) map[*ir.Movement]bool {
	u := &use{movements: map[*ir.Movement]bool{}, seen: map[any]bool{}}
	for _, s := range sc.Setups {
		u.node(s)
	}
	u.function(sc.Sequence)
	for _, f := range sc.Procedures {
		if f.What == "phase" { // an abstract scenario has no sequence that calls it
			u.function(f)
		}
	}
	for _, v := range sc.Victories {
		u.node(v)
	}
	return u.movements
}

// use collects the movements that rules use, directly or indirectly.
type use struct {
	movements map[*ir.Movement]bool
	seen      map[any]bool
}

// first reports whether this is the first call with x.
func (u *use) first(x any) bool {
	was := u.seen[x]
	u.seen[x] = true
	return !was
}

func (u *use) node(n ir.Node) { ir.Exprs(n, u.expr, u.block) }

func (u *use) function(f *ir.Func) {
	if f != nil && u.first(f) {
		u.block(f.Body)
	}
}

func (u *use) block(body []ir.Stmt) {
	for _, s := range body {
		switch s := s.(type) {
		case *ir.Call:
			u.function(s.Proc)
		case *ir.Roll:
			u.function(s.Scored)
		case *ir.Emit:
			for _, h := range s.Event.Hooks {
				u.function(h)
			}
		case *ir.Offer:
			for _, a := range s.Actions {
				u.action(a)
			}
		case *ir.Choose:
			asked := *s
			asked.Appeal, asked.Default = nil, nil
			u.node(&asked)
			continue
		}
		u.node(s)
	}
}

func (u *use) action(a *ir.Action) {
	if u.first(a) {
		u.node(leaveOutAdvice(a))
	}
}

// leaveOutAdvice returns an action without its parts for bots.
func leaveOutAdvice(a *ir.Action) *ir.Action {
	plain := *a
	plain.Appeal = nil
	return &plain
}

func (u *use) expr(e ir.Expr) {
	ir.Walk(e, func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.CallFn:
			u.function(x.Fn)
		case *ir.ValueOf:
			if u.first(x.Value) {
				u.node(x.Value)
				for _, m := range x.Value.Modifiers {
					u.node(m)
				}
			}
		case *ir.Builtin:
			if m := x.Movement; m != nil && u.first(m) {
				u.movements[m] = true
				u.node(m)
			}
		}
		return true
	})
}
