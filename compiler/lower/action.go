package lower

import (
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/program"
)

// actions makes the functions of every action. Each takes the actor and the parameters known by then, and works out
// anew the bindings it needs.
func (l *lowerer) actions() {
	l.p.Actions = make([]program.Action, len(l.sc.Actions))
	for i, a := range l.sc.Actions {
		l.p.Actions[i] = l.action(a)
	}
}

// actionScope is what an action has declared up to a step.
type actionScope struct {
	vars []*ir.Var // actor, then parameters
	lets []*ir.Let
}

func (l *lowerer) action(a *ir.Action) program.Action {
	name := "action " + a.Name
	row := program.Action{
		Name: l.str(a.Name), Menu: l.optText(a.Menu, a.Name), Place: l.decl(a.Range), Appeal: -1, Secret: -1,
	}
	all := actionScope{vars: []*ir.Var{a.Actor}, lets: a.Given}
	for _, s := range a.Steps {
		switch {
		case s.Param != nil:
			all.vars = append(all.vars, s.Param.Var)
		case s.Let != nil:
			all.lets = append(all.lets[:len(all.lets):len(all.lets)], s.Let)
		}
	}
	soFar := actionScope{vars: all.vars[:1], lets: a.Given}
	for _, s := range a.Steps {
		switch {
		case s.Param != nil:
			row.Params = append(row.Params, l.param(name, s.Param, soFar))
			soFar.vars = all.vars[:len(soFar.vars)+1]
		case s.Let != nil:
			soFar.lets = append(soFar.lets[:len(soFar.lets):len(soFar.lets)], s.Let)
		case s.Require != nil:
			level := levelOf(s.Require, all)
			row.Requires = append(row.Requires, l.require(name, s.Require, actionScope{all.vars[:level+1], soFar.lets}))
			row.Levels = append(row.Levels, int32(level))
		}
	}
	row.Line = l.line(a, all.vars)
	row.Do = l.do(name, a, all)
	after := l.before(name, a, all, &row)
	for _, e := range a.Ensures {
		row.Ensures = append(row.Ensures, program.Require{
			Name: l.str(e.Name), That: l.expression(Requirement, name+" "+e.Name, after, nil, e.That),
			Message: l.said(Refusal, worded(e.Message, e.That), name+" "+e.Name+" message", all.vars, all.lets, e.Message), Place: l.decl(e.Range),
		})
	}
	if a.Appeal != nil {
		l.unwatched(func() { row.Appeal = l.expression(Unseen, name+" appeal", all.vars, all.lets, a.Appeal) })
	}
	if a.Secret != nil {
		row.Secret = l.expression(Unseen, name+" secret", all.vars, all.lets, a.Secret)
	}
	return row
}

// before makes the functions of the bindings that ensures read: a binding has one value, that from before the effects.
// It gives what an ensure is then a function of.
func (l *lowerer) before(name string, a *ir.Action, s actionScope, row *program.Action) []*ir.Var {
	vars := slices.Clone(s.vars)
	var es []ir.Expr
	for _, e := range a.Ensures {
		es = append(es, e.That)
	}
	for _, let := range needed(s.lets, es) {
		row.Before = append(row.Before, l.code(name+" "+let.Var.Name, let.Value.Where(), vars, let.Value.Type(), nil, nil, func(b *body) {
			b.watchStmt(let)
			b.ret(let.Value)
		}))
		vars = append(vars, let.Var)
	}
	return vars
}

func (l *lowerer) param(action string, p *ir.Param, s actionScope) program.Param {
	name := action + " " + p.Var.Name
	row := program.Param{
		Name: l.str(p.Var.Name), Type: l.typ(p.Var.Type), Set: p.In.Type().Kind == ir.Set, Message: -1, Prompt: -1,
	}
	row.Domain = l.expression(Domain, name, s.vars, s.lets, p.In)
	if p.Message != nil {
		row.Message = l.said(Refusal, worded(p.Message, p.In), name+" message", s.vars, s.lets, p.Message)
	}
	if p.Prompt != nil {
		row.Prompt = l.message(name+" prompt", s.vars, s.lets, p.Prompt)
	}
	return row
}

func (l *lowerer) require(action string, r *ir.Require, s actionScope) program.Require {
	name := action + " " + r.Name
	return program.Require{
		Name:    l.str(r.Name),
		That:    l.expression(Requirement, name, s.vars, s.lets, r.That),
		Message: l.said(Refusal, worded(r.Message, r.That), name+" message", s.vars, s.lets, r.Message),
		Place:   l.decl(r.Range),
	}
}

// levelOf is how many parameters a requirement needs, those behind the bindings it reads and behind its words too.
func levelOf(r *ir.Require, s actionScope) int {
	es := []ir.Expr{r.That}
	if r.Message != nil {
		es = append(es, r.Message.Args...)
	}
	for _, let := range needed(s.lets, es) {
		es = append(es, let.Value)
	}
	level := 0
	for i, v := range s.vars {
		for _, e := range es {
			if i > level && ir.Mentions(e, v) {
				level = i
			}
		}
	}
	return level
}

// line is what people type: the words of the first language with the parameters in between.
func (l *lowerer) line(a *ir.Action, vars []*ir.Var) []program.LinePart {
	if a.Text == nil || len(a.Text.Parts) == 0 {
		parts := []program.LinePart{{Literal: l.str(a.Name), Param: -1}}
		for i := range vars[1:] {
			parts = append(parts, program.LinePart{Literal: l.str(" "), Param: -1}, program.LinePart{Literal: -1, Param: int32(i)})
		}
		return parts
	}
	var parts []program.LinePart
	for _, p := range a.Text.Parts[0] {
		if p.Arg < 0 {
			parts = append(parts, program.LinePart{Literal: l.str(p.Literal), Param: -1})
			continue
		}
		arg, _ := a.Text.Args[p.Arg].(*ir.Local)
		for i, v := range vars[1:] {
			if arg != nil && arg.Var == v {
				parts = append(parts, program.LinePart{Literal: -1, Param: int32(i)})
			}
		}
	}
	return parts
}

// do is the effect. Its bindings are worked out before anything happens.
func (l *lowerer) do(name string, a *ir.Action, s actionScope) int32 {
	index := l.function(name+" do", a.Range, len(s.vars), nil, false)
	b := l.begin(index, s.vars...)
	b.watch(Effect, a.Range)
	var es []ir.Expr
	ir.EachExpr(a.Do, func(e ir.Expr) { es = append(es, e) })
	for _, let := range needed(s.lets, es) {
		b.at(let.R)
		b.watchStmt(let)
		b.let(let)
		b.note(let.Var, let.AsWritten())
	}
	b.block(a.Do)
	b.finish()
	return index
}

func (l *lowerer) setups() {
	for i, s := range l.sc.Setups {
		if s.Body == nil {
			continue
		}
		index := l.function(fmt.Sprintf("setup %d", i+1), s.Body.Range, 0, nil, false)
		b := l.begin(index)
		done := newLabel()
		if s.When != nil {
			b.at(s.When.Where())
			b.watch(Condition, s.When.Where())
			b.jumpIf(s.When, false, done)
		}
		b.watch(Entry, s.Body.Range)
		b.block(s.Body.Body)
		b.bind(done)
		b.finish()
		l.p.Setups = append(l.p.Setups, index)
	}
}
