package stmt

import (
	"strings"

	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
	"github.com/scenario-lang/scenario/internal/article"
)

// target types what the labels of a statement name: a local, or a class and a name. It returns nil after an error.
func (c *Checker) target(b *statement) ir.Expr {
	name, r := b.Labels[0], b.LabelRanges[0]
	want := c.symbols.TypeOf(b.attrs.Row.Target)
	if v := b.each; v != nil {
		return c.typeLocal(v, r, want)
	}
	if len(b.Labels) > 1 {
		k, ok := c.symbols.Classes[name]
		if !ok {
			c.report.AddUnknown(diag.New("SC230", r, "Two labels are a class and a name, and there is no class %q.", name),
				"name", name, symbols.Keys(c.symbols.Classes))
			return nil
		}
		m, ok := c.symbols.Members[k][b.Labels[1]]
		if !ok {
			c.expr.ReportUnknownMember(k, b.Labels[1], b.LabelRanges[1])
			return nil
		}
		m.Used = true
		c.symbols.Notes.Name(r, k)
		c.symbols.Notes.Name(b.LabelRanges[1], m)
		x := c.expr.Fit(types.Literal(types.Ref(k), types.Span(r, b.LabelRanges[1]), int64(m.Index)), want)
		if types.IsInvalid(x.Type()) {
			return nil
		}
		return x
	}
	v := b.scope.Find(name)
	if v == nil {
		c.reportUnknownTarget(b, name, r)
		return nil
	}
	return c.typeLocal(v, r, want)
}

// typeLocal types a local name as the target of a statement. It returns nil after an error.
func (c *Checker) typeLocal(v *ir.Var, at hcl.Range, want *ir.Type) ir.Expr {
	v.Used = true
	c.symbols.Notes.Name(at, v)
	x := c.expr.Fit(types.Read(v, at), want)
	if types.IsInvalid(x.Type()) {
		return nil
	}
	return x
}

func (c *Checker) reportUnknownTarget(b *statement, name string, r hcl.Range) {
	s := b.scope
	if later, ok := s.Later(name); ok {
		c.report.Add(diag.New("SC233", r, "%q is bound further down. Bindings and statements run in source order.", name).
			See(later, "it is bound here"))
		return
	}
	d := diag.New("SC230", r, "No local is called %q. `%s` takes a local, or a class and a name.", name, b.Type).
		Missing("name", name)
	if len(b.Labels) == 0 {
		d = diag.New("SC230", r, "No local is called %q. State is set after a label that says whose it is: `set game {`, "+
			"`set p {`.", name).Missing("name", name)
	}
	if c.expr.IsOfCase(name) {
		d = d.Note("%q is a name of the test's cases: it is a value in expressions. Bind it to a local first.", name)
	} else if near := c.report.Nearest(name, s.Names()); near != "" {
		s.MarkMeant(near)
		d = d.Suggest(near)
	} else if k, ok := c.symbols.Classes[name]; ok {
		d = d.Note("%q is a class: write `%s %s NAME {`.", name, b.Type, k.Name)
	} else if k := c.symbols.ClassOf(name); k != nil {
		d = d.Note("Write class and name: `%s %s %s {`.", b.Type, k.Name, name)
	}
	c.report.Add(d)
}

// things types a target that may be a list, or of several classes. It must have one of the types that the row
// declares.
func (c *Checker) things(b *statement) ir.Expr {
	x := c.target(b)
	if x == nil {
		return types.Mistake(b.LabelRanges[0])
	}
	t := x.Type()
	if types.IsInvalid(t) {
		return x
	}
	var names []string
	for _, w := range b.attrs.Row.Target.Args {
		if w.Word == "record" && types.IsRole(t, ir.RoleRecord) || w.Word != "record" && types.Fits(t, c.symbols.TypeOf(w)) {
			return x
		}
		names = append(names, article.With(schema.Phrase(w)))
	}
	last := len(names) - 1
	d := diag.New("SC200", x.Where(), "`%s` takes %s or %s; this is %s.",
		b.Type, strings.Join(names[:last], ", "), names[last], types.WithArticle(t))
	if types.IsRole(t, ir.RoleSpace) {
		d = d.Note("Bind the pieces in it first: there = pieces(…).")
	}
	c.report.Add(d)
	return types.Mistake(x.Where())
}

// destroy types destroy. Destroying a record resets the state that lasts as long as the record.
func (c *Checker) destroy(b *statement) []ir.Stmt {
	out := []ir.Stmt{&ir.Destroy{At: b.at(), What: c.things(b)}}
	if t := out[0].(*ir.Destroy).What.Type(); t.Kind == ir.Ref && c.symbols.Endings[t.Class] != nil {
		out = append(out, &ir.Call{Proc: c.symbols.Endings[t.Class]})
	}
	return out
}

func (c *Checker) carry(b *statement) ir.Stmt {
	x := c.things(b)
	carrier := b.attrs.Expr("by")
	if l, ok := carrier.(*ir.Lit); ok && !types.IsInvalid(l.T) { // the only literal is none
		carrier = &ir.Lit{Base: ir.Base{T: types.None, R: l.R}, Val: l.Val}
	}
	return &ir.Carry{At: b.at(), What: x, By: carrier}
}

func (c *Checker) shuffle(b *statement) ir.Stmt {
	if x := c.target(b); x != nil {
		return &ir.Shuffle{At: b.at(), Space: x}
	}
	return nil
}

// repeatForEach types a statement that is run for several things: for each of `in`, with the label as a new name, or
// for each element of the list that the label names, which is then called `it`. It returns false for other
// statements. The result is a loop or, if all things are treated alike, the statement with the list.
func (c *Checker) repeatForEach(b *statement, out *[]ir.Stmt) bool {
	seq, v := c.readSeveral(b)
	if v == nil {
		return false
	}
	inner := b.scope.Child()
	if old := b.scope.Find(v.Name); old != nil && b.attrs.Find("in") == nil {
		c.report.Add(diag.New("SC232", v.Range,
			"This is done to each thing of the list %s, which is called it here; but it is bound already. Give each thing "+
				"another name: write `%s x { in = %s }`.",
			b.Labels[0], b.Type, b.Labels[0]).See(old.Range, "it is bound here"))
		old.Used, v.Name = true, "" // its meaning here is unclear
		inner.Vars = append(inner.Vars, &ir.Var{Name: old.Name, Type: types.Invalid, Range: v.Range})
	}
	c.expr.Declare(inner, v)
	one := *b
	one.attrs, one.scope, one.each = b.attrs.In(inner), inner, v
	where := one.attrs.Optional("where")
	body := checks[b.Type](c, &one)
	if len(body) == 0 {
		return true // reported already
	}
	all := seq
	if where != nil && !types.IsInvalid(seq.Type()) && !types.IsInvalid(where.Type()) {
		// The things are selected before the statement is run for the first of them.
		all = &ir.Comp{
			Base: ir.Base{T: types.List(v.Type), R: seq.Where()}, Var: v, Seq: seq, If: where, Elem: types.Read(v, v.Range),
		}
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

// readSeveral returns the sequence for whose elements a statement is run, and the local name of the element. It
// returns nil for a statement about one thing.
func (c *Checker) readSeveral(b *statement) (ir.Expr, *ir.Var) {
	if len(b.Labels) == 0 {
		return nil, nil
	}
	name, r := b.Labels[0], b.LabelRanges[0]
	v := &ir.Var{Name: name, Range: r, Used: true}
	if a := b.attrs.Find("in"); a != nil {
		if len(b.Labels) > 1 {
			v.Name = b.Labels[1]
			c.report.Errorf("SC260", b.LabelRanges[1],
				"With `in` the label is a new name for each of the things: write `%s x { in = … }`.", b.Type)
		}
		var seq ir.Expr
		if seq, v.Type = b.attrs.Sequence("in"); v.Type.Kind == ir.None {
			v.Type = types.Invalid
		}
		return seq, v
	}
	if old := b.scope.Find(name); old != nil && len(b.Labels) == 1 && !assigns(b) &&
		(types.IsSequence(old.Type) || types.IsInvalid(old.Type)) {
		old.Used = true
		c.symbols.Notes.Name(r, old)
		if v.Name, v.Type = "it", old.Type.Elem; v.Type == nil {
			v.Type = types.Invalid // it may be a list
		}
		return types.Read(old, r), v
	}
	if a := b.attrs.Find("where"); a != nil {
		c.report.Errorf("SC260", a.NameRange,
			"There is one thing, so nothing is left out. `where` goes with `in = LIST` or with a list; "+
				"the condition of the statement is `when`.")
		b.attrs.Optional("where")
	}
	return nil, nil
}
