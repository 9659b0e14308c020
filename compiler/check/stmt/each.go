package stmt

import (
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// each types a statement that is done to several things: to each of `in`, for which the label is a new name, or to
// each of the list that the label names, which is then called `it`. It reports whether the statement is of this kind.
// The result is a loop or, where all things are treated alike, the statement with the list.
func (c *Checker) each(b *statement, out *[]ir.Stmt) bool {
	seq, v := c.several(b)
	if v == nil {
		return false
	}
	inner := b.scope.Child()
	if old := b.scope.Find(v.Name); old != nil && b.attrs.Find("in") == nil {
		c.report.Add(diag.New("SC232", v.Range, "This is done to each thing of the list %s, which is called it here; but it is bound already. Give each thing another name: write `%s x { in = %s }`.",
			b.Labels[0], b.Type, b.Labels[0]).See(old.Range, "it is bound here"))
		old.Used, v.Name = true, "" // what it means here is unclear
		inner.Vars = append(inner.Vars, &ir.Var{Name: old.Name, Type: types.Invalid, Range: v.Range})
	}
	c.expr.Declare(inner, v)
	one := *b
	one.attrs, one.scope, one.each = b.attrs.In(inner), inner, v
	where := one.attrs.Optional("where")
	body := checks[b.Type](c, &one)
	if len(body) == 0 {
		return true // reported
	}
	all := seq
	if where != nil && !types.IsInvalid(seq.Type()) && !types.IsInvalid(where.Type()) {
		// The things are chosen before anything is done to the first of them.
		all = &ir.Comp{Base: ir.Base{T: types.List(v.Type), R: seq.Where()}, Var: v, Seq: seq, If: where, Elem: types.Read(v, v.Range)}
	}
	*out = []ir.Stmt{&ir.For{At: b.at(), Var: v, Seq: all, Body: body}}
	if types.IsInvalid(seq.Type()) || seq.Type().Kind != ir.List || !types.IsRole(v.Type, ir.RolePiece) {
		return true
	}
	switch st := body[0].(type) {
	case *ir.Destroy:
		st.What = all
		*out = body
	case *ir.Move:
		if !ir.Mentions(st.To, v) {
			st.What = all
			*out = body
		}
	case *ir.Carry:
		if !ir.Mentions(st.By, v) {
			st.What = all
			*out = body
		}
	}
	return true
}

// several returns the things that a statement is done to one after the other, and the local that is each of them; nil
// for a statement that is done to one.
func (c *Checker) several(b *statement) (ir.Expr, *ir.Var) {
	if len(b.Labels) == 0 {
		return nil, nil
	}
	name, r := b.Labels[0], b.LabelRanges[0]
	v := &ir.Var{Name: name, Range: r, Used: true}
	if a := b.attrs.Find("in"); a != nil {
		if len(b.Labels) > 1 {
			v.Name = b.Labels[1]
			c.report.Errorf("SC260", b.LabelRanges[1], "With `in` the label is a new name for each of the things: write `%s x { in = … }`.", b.Type)
		}
		var seq ir.Expr
		if seq, v.Type = b.attrs.Sequence("in"); v.Type.Kind == ir.None {
			v.Type = types.Invalid
		}
		return seq, v
	}
	if old := b.scope.Find(name); old != nil && len(b.Labels) == 1 && types.IsSequence(old.Type) && !assigns(b) {
		old.Used = true
		v.Name, v.Type = "it", old.Type.Elem
		return types.Read(old, r), v
	}
	if a := b.attrs.Find("where"); a != nil {
		c.report.Errorf("SC260", a.NameRange, "There is one thing, so nothing is left out. `where` goes with `in = LIST` or with a list; the condition of the statement is `when`.")
		b.attrs.Optional("where")
	}
	return nil, nil
}
