package lower

import (
	"math"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/watch"
	"github.com/scenario-lang/scenario/runtime/program"
)

// A parameter that is a list is as many parameters as it may have answers, which are answered one by one and of which
// the last may be left out. The list is a binding made of them. Thus the interpreter, bots and whatever else goes
// through lines never meet a list.

// answersOf returns the variables that take the answers to a parameter, and the binding of the list; it is nil if the
// parameter has one answer, which is its variable.
func answersOf(p *ir.Param) ([]*ir.Var, *ir.Let) {
	if p.Count == nil {
		return []*ir.Var{p.Var}, nil
	}
	// Nothing here has a place in the source, so that coverage does not count it.
	elem := p.Var.Type.Elem
	given := &ir.Type{Kind: elem.Kind, Class: elem.Class, Optional: elem.Kind == ir.Ref}
	vars := make([]*ir.Var, p.Most)
	answers := make([]ir.Expr, p.Most)
	for i := range vars {
		vars[i] = &ir.Var{Name: p.Var.Name, Type: given, Range: p.Range, Used: true}
		answers[i] = &ir.Local{Base: ir.Base{T: given}, Var: vars[i]}
	}
	if p.AtLeast == nil && p.Most == 1 { // it is always given
		return vars, &ir.Let{At: ir.At{R: p.Range}, Var: p.Var, Value: &ir.MakeList{Base: ir.Base{T: p.Var.Type}, Elems: answers}}
	}
	one := &ir.Var{Name: p.Var.Name, Type: given, Used: true}
	read := &ir.Local{Base: ir.Base{T: given}, Var: one}
	isGiven := &ir.Binary{
		Base: ir.Base{T: &ir.Type{Kind: ir.Bool}}, Op: "!=", X: read,
		Y: &ir.Lit{Base: ir.Base{T: given}, Val: &ir.Const{Int: ended(elem)}},
	}
	all := &ir.MakeList{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: given}}, Elems: answers}
	return vars, &ir.Let{At: ir.At{R: p.Range}, Var: p.Var, Value: &ir.Comp{Base: ir.Base{T: p.Var.Type}, Var: one, Seq: all, If: isGiven, Elem: read}}
}

// ended returns the value of the answers that are left out.
func ended(elem *ir.Type) int64 {
	if elem.Kind == ir.Ref {
		return -1
	}
	return math.MinInt64
}

// params lowers a parameter to a row for each answer it may have.
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
