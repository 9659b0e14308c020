package lower

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/emit"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// lowerActions lowers the functions of all actions. Each takes the actor and the parameters answered so far, and
// evaluates the bindings that it needs.
func (l *lowerer) lowerActions() {
	l.t.P.Actions = make([]program.Action, len(l.sc.Actions))
	for i, a := range l.sc.Actions {
		l.t.P.Actions[i] = l.lowerAction(a)
	}
}

// actionScope holds what an action has declared before a step.
type actionScope struct {
	vars []*ir.Var // actor, then parameters
	lets []*ir.Let
}

func (l *lowerer) lowerAction(a *ir.Action) program.Action {
	name := "action " + a.Name
	row := program.Action{
		Name: l.t.Str(a.Name), Menu: l.t.TextOr(a.Menu, a.Name), Place: l.t.Decl(a.Range),
	}
	all := actionScope{vars: []*ir.Var{a.Actor}, lets: a.Given}
	lists := map[*ir.Param]*ir.Let{}
	for _, s := range a.Steps {
		switch {
		case s.Param != nil:
			vars, list := answersOf(s.Param)
			if all.vars = append(all.vars, vars...); list != nil {
				lists[s.Param] = list
				all.lets = append(all.lets[:len(all.lets):len(all.lets)], list)
			}
		case s.Let != nil:
			all.lets = append(all.lets[:len(all.lets):len(all.lets)], s.Let)
		}
	}
	soFar := actionScope{vars: all.vars[:1], lets: a.Given}
	for i, s := range a.Steps {
		switch {
		case s.Param != nil:
			row.Params = append(row.Params, l.params(name, s.Param, soFar)...)
			soFar.vars = all.vars[:len(row.Params)+1]
			if list := lists[s.Param]; list != nil {
				soFar.lets = append(soFar.lets[:len(soFar.lets):len(soFar.lets)], list)
			}
		case s.Let != nil:
			soFar.lets = append(soFar.lets[:len(soFar.lets):len(soFar.lets)], s.Let)
		case s.Require != nil:
			level := levelOf(s.Require, all)
			scope := actionScope{all.vars[:level+1], soFar.lets}
			require := l.require(name, s.Require, scope, scope)
			l.explain(reason{require.That, all.vars[:level+1], soFar.lets, l.written(a, i).That, a.Actor})
			row.Requires = append(row.Requires, require)
			row.Levels = append(row.Levels, int32(level))
		}
	}
	row.Line = l.line(a)
	row.Do = l.do(name, a, all)
	after := l.lowerBindings(name, a, all, &row)
	for i, e := range a.Ensures {
		row.Ensures = append(row.Ensures, l.require(name, e, actionScope{vars: after}, all))
		l.explain(reason{row.Ensures[i].That, after, nil, l.sc.Checked().Actions[a.Index].Ensures[i].That, a.Actor})
	}
	l.u.Watch.Mute(func() { row.Appeal = l.expression(watch.None, name+" appeal", all.vars, all.lets, a.Appeal) })
	row.Secret = l.secret(name+" secret", a, all)
	row.Standing = l.expression(watch.Requirement, name+" standing", all.vars[:1], a.Given, a.Standing)
	return row
}

// secret lowers the function for whether others may not read the line: the secret attribute of the action or, without
// one, whether the viewer may not see something that the line reveals. It returns -1 if the line can reveal nothing
// hidden.
func (l *lowerer) secret(name string, a *ir.Action, s actionScope) int32 {
	if a.Secret != nil {
		return l.expression(watch.None, name, s.vars, s.lets, a.Secret)
	}
	reads := l.u.Hidden.Action(l.sc.Checked().Actions[a.Index])
	if len(reads) == 0 {
		return -1
	}
	var of []ir.Expr
	for _, r := range reads {
		of = append(of, r.Of)
	}
	players := &ir.Type{Kind: ir.Set, Elem: a.Actor.Type}
	return l.code(name, a.Range, s.vars, players, s.lets, of, func(b *body) {
		who := b.c.Tmp()
		expr.PutUnseeing(b.fr, reads, nil, who)
		b.c.Op(program.RET, who, 0, 0)
	})
}

// lowerBindings lowers the functions of the bindings that ensures read, whose values are those before the effects. It
// returns the parameters of an ensure: those of the action, then the bindings.
func (l *lowerer) lowerBindings(name string, a *ir.Action, s actionScope, row *program.Action) []*ir.Var {
	vars := slices.Clone(s.vars)
	var es []ir.Expr
	for _, e := range a.Ensures {
		es = append(es, e.That)
	}
	for _, let := range expr.FindNeeded(s.lets, es) {
		row.Before = append(row.Before,
			l.code(name+" "+let.Var.Name, let.Value.Where(), vars, let.Value.Type(), nil, nil, func(b *body) {
				b.fr.WatchStmt(let)
				b.fr.Return(let.Value)
			}))
		vars = append(vars, let.Var)
	}
	return vars
}

func (l *lowerer) param(action string, p *ir.Param, s actionScope) program.Param {
	name := action + " " + p.Var.Name
	row := program.Param{
		Name: l.t.Str(p.Var.Name), Type: l.t.Type(p.Var.Type), Set: p.In.Type().Kind == ir.Set, Message: -1, Prompt: -1,
		Text: -1, Slot: -1, Count: -1, AtLeast: -1,
	}
	row.Domain = l.expression(watch.Domain, name, s.vars, s.lets, p.In)
	if p.Message != nil {
		row.Message = l.refusal(watch.Refusal, watch.RangeOfRefusal(p.Message, p.In),
			name+" message", s.vars, s.lets, p.Message)
	}
	if p.Prompt != nil {
		row.Prompt = l.text(name+" prompt", s.vars, s.lets, p.Prompt)
	}
	if p.Text != nil {
		row.Text = l.text(name+" text", append(slices.Clone(s.vars), p.It), s.lets, p.Text)
	}
	return row
}

// require lowers a requirement or an ensure. Its condition and its message may have different scopes.
func (l *lowerer) require(action string, r *ir.Require, that, message actionScope) program.Require {
	name, at := action+" "+r.Name, watch.RangeOfRefusal(r.Message, r.That)
	return program.Require{
		Name:    l.t.Str(r.Name),
		That:    l.expression(watch.Requirement, name, that.vars, that.lets, r.That),
		Message: l.refusal(watch.Refusal, at, name+" message", message.vars, message.lets, r.Message),
		Place:   l.t.Decl(r.Range),
	}
}

// levelOf returns the number of parameters that a requirement needs, including those of its bindings and its message.
func levelOf(r *ir.Require, s actionScope) int {
	es := []ir.Expr{r.That}
	if r.Message != nil {
		es = append(es, r.Message.Args...)
	}
	for _, let := range expr.FindNeeded(s.lets, es) {
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

// line returns the parts of the line that people type: words in the first language, and parameters.
func (l *lowerer) line(a *ir.Action) []program.LinePart {
	var parts []linePart
	literal := func(text string) { parts = append(parts, linePart{words: text, param: -1}) }
	at := map[*ir.Var]int32{} // the first row of each parameter
	var vars []*ir.Var
	rows := int32(0)
	for _, s := range a.Steps {
		if s.Param != nil {
			at[s.Param.Var] = rows
			vars = append(vars, s.Param.Var)
			rows += int32(max(1, s.Param.Most))
		}
	}
	if a.Text == nil || len(a.Text.Parts) == 0 {
		literal(a.Name)
		for _, v := range vars {
			literal(" ")
			parts = append(parts, linePart{param: at[v]})
		}
		return l.lineParts(parts)
	}
	for _, p := range a.Text.Parts[0] {
		if p.Arg < 0 {
			literal(p.Literal)
			continue
		}
		if arg, ok := a.Text.Args[p.Arg].(*ir.Local); ok && slices.Contains(vars, arg.Var) {
			parts = append(parts, linePart{param: at[arg.Var]})
		}
	}
	return l.lineParts(parts)
}

// linePart is a part of a line: words, or a parameter.
type linePart struct {
	words string
	param int32
}

// lineParts returns the rows for the parts of a line. Line breaks and needless blanks are removed, because they are
// ignored when lines are parsed. So is the blank before a final number that distinguishes equal lines, " #2".
func (l *lowerer) lineParts(parts []linePart) (rows []program.LinePart) {
	for i, p := range parts {
		if p.param >= 0 {
			rows = append(rows, program.LinePart{Literal: -1, Param: p.param})
			continue
		}
		words := strings.Join(strings.Fields("."+p.words+"."), " ")
		words = words[1 : len(words)-1]
		if i == 0 {
			words = strings.TrimPrefix(words, " ")
		}
		if i == len(parts)-1 {
			words = strings.TrimSuffix(words, " ")
			if text := strings.TrimRight(words, "0123456789"); text != words && strings.HasSuffix(text, " #") {
				words = strings.TrimSuffix(text, " #") + "#" + words[len(text):]
			}
		}
		if words != "" {
			rows = append(rows, program.LinePart{Literal: l.t.Str(words), Param: -1})
		}
	}
	return rows
}

// do lowers the effects of an action. Their bindings are evaluated before anything changes.
func (l *lowerer) do(name string, a *ir.Action, s actionScope) int32 {
	index := l.t.Function(name+" do", a.Range, len(s.vars), nil, false)
	b := l.begin(index, s.vars...)
	b.c.Watch(watch.Effect, a.Range)
	var es []ir.Expr
	ir.EachExpr(a.Do, func(e ir.Expr) { es = append(es, e) })
	for _, let := range expr.FindNeeded(s.lets, es) {
		b.c.SetPlace(let.R)
		b.fr.WatchStmt(let)
		b.fr.Let(let)
		b.fr.Note(let.Var, let.AsWritten())
	}
	b.writeStatements(a.Do)
	b.c.Finish()
	return index
}

// setups lowers all set-ups. The function of a set-up includes its condition.
func (l *lowerer) setups() {
	for i, s := range l.sc.Setups {
		if s.Body == nil {
			continue
		}
		index := l.t.Function(fmt.Sprintf("setup %d", i+1), s.Body.Range, 0, nil, false)
		b := l.begin(index)
		done := emit.NewLabel()
		if s.When != nil {
			b.c.SetPlace(s.When.Where())
			b.c.Watch(watch.Condition, s.When.Where())
			b.fr.JumpIf(s.When, false, done)
		}
		b.c.Watch(watch.Entry, s.Body.Range)
		b.writeStatements(s.Body.Body)
		b.c.Bind(done)
		b.c.Finish()
		l.t.P.Setups = append(l.t.P.Setups, index)
	}
}

// A parameter that is a list is lowered to one parameter for each answer that it may have; they are answered one by
// one, and the last ones may be left out. The list is a binding made from them. So the interpreter, bots and
// everything else that handles lines need not support lists.

// answersOf returns the variables for the answers to a parameter, and the binding of the list, which is nil if the
// parameter is not a list.
func answersOf(p *ir.Param) ([]*ir.Var, *ir.Let) {
	if p.Count == nil {
		return []*ir.Var{p.Var}, nil
	}
	// These expressions have no place in the source, so that coverage does not count them.
	elem := p.Var.Type.Elem
	given := &ir.Type{Kind: elem.Kind, Class: elem.Class, Optional: elem.Kind == ir.Ref}
	vars := make([]*ir.Var, p.Most)
	answers := make([]ir.Expr, p.Most)
	for i := range vars {
		vars[i] = &ir.Var{Name: p.Var.Name, Type: given, Range: p.Range, Used: true}
		answers[i] = local(vars[i])
	}
	if p.AtLeast == nil && p.Most == 1 { // it is always given
		return vars, &ir.Let{
			At: ir.At{R: p.Range}, Var: p.Var, Value: &ir.MakeList{Base: ir.Base{T: p.Var.Type}, Elems: answers},
		}
	}
	number := &ir.Type{Kind: ir.Int}
	n := constant(number, int64(p.Most))
	for i := p.Most - 1; i >= 0; i-- {
		isOut := &ir.Binary{
			Base: ir.Base{T: &ir.Type{Kind: ir.Bool}}, Op: "==", X: answers[i], Y: constant(given, ended(elem)),
		}
		n = &ir.Cond{Base: ir.Base{T: number}, If: isOut, Then: constant(number, int64(i)), Else: n}
	}
	all := &ir.MakeList{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: given}}, Elems: answers}
	return vars, &ir.Let{
		At: ir.At{R: p.Range}, Var: p.Var,
		Value: &ir.Builtin{Base: ir.Base{T: p.Var.Type}, Name: "take", Args: []ir.Expr{all, n}},
	}
}

// ended returns the value of answers that are left out.
func ended(elem *ir.Type) int64 {
	if elem.Kind == ir.Ref {
		return -1
	}
	return math.MinInt64
}

// params lowers a parameter to one row for each answer that it may have.
func (l *lowerer) params(action string, p *ir.Param, s actionScope) []program.Param {
	first := l.param(action, p, s)
	if p.Count == nil {
		return []program.Param{first}
	}
	name := action + " " + p.Var.Name
	first.Type = l.t.Type(p.Var.Type.Elem)
	first.Slot, first.Slots = 0, int32(p.Most)
	first.Count = l.expression(watch.None, name+" count", s.vars, s.lets, p.Count)
	first.AtLeast = l.expression(watch.None, name+" at least", s.vars, s.lets, p.AtLeast)
	rows := make([]program.Param, p.Most)
	for i := range rows {
		rows[i] = first
		rows[i].Slot = int32(i)
	}
	return rows
}
