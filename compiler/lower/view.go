package lower

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/lower/expr"
	"github.com/scenario-lang/scenario/compiler/lower/sight"
	"github.com/scenario-lang/scenario/runtime/program"
)

// view lowers what an expectation says of what a player is shown.
func (l *lowerer) view(name string, s ir.TestStep, row *program.TestStep) {
	v := &s.View
	row.As, row.Text, row.Reads = -1, -1, -1
	if v.As != nil {
		row.As = int32(v.As.Index)
		l.sights(name, s, row)
	}
	if v.Text != nil {
		row.Text, row.Reads = l.text(name+" text", nil, s.Lets, v.Text), l.t.Str(v.Reads)
	}
	for _, x := range []struct {
		words []string
		rows  *[]int32
	}{{v.Said, &row.Said}, {v.Unsaid, &row.Unsaid}, {v.Shown, &row.Shown}, {v.Unshown, &row.Unshown}, {v.Offered, &row.Offered}} {
		for _, w := range x.words {
			*x.rows = append(*x.rows, l.t.Str(w))
		}
	}
}

// sights lowers, for each hidden thing that an expectation depends on, who may see it.
func (l *lowerer) sights(name string, s ir.TestStep, row *program.TestStep) {
	if s.That == nil {
		return
	}
	depends := []ir.Expr{s.That}
	for _, b := range expr.Needed(s.Lets, depends) {
		depends = append(depends, b.Value)
	}
	for _, read := range l.u.Hidden.All(everywhere{}, depends...) {
		what := "which " + classOf(read) + "s there are"
		var of []ir.Expr
		if read.Field != nil {
			what = read.Field.Class.Name + "." + read.Field.Name
			if whose := whoseField(read.Of); whose != "" {
				what += " of " + whose
			}
		}
		if read.Of != nil {
			of = append(of, read.Of)
		}
		fn := l.code(name+" sight", s.Range, nil, &ir.Type{Kind: ir.Int}, s.Lets, of, func(b *body) { expr.ReturnSight(b.fr, read) })
		row.Sights = append(row.Sights, program.TestSight{Fn: fn, What: l.t.Str(what)})
	}
}

// whoseField words the thing or the list of things whose field is read, as rules write it, or returns "".
func whoseField(of ir.Expr) string {
	switch e := of.(type) {
	case *ir.Local:
		return e.Var.Name
	case *ir.Lit:
		if e.T.Kind == ir.Ref && e.Val != nil && e.Val.Int >= 0 && int(e.Val.Int) < len(e.T.Class.Members) {
			return e.T.Class.Name + "." + e.T.Class.Members[e.Val.Int].Name
		}
	case *ir.FieldOf:
		if whose := whoseField(e.Obj); whose != "" {
			return whose + "." + e.Field.Name
		}
	case *ir.MakeList:
		if len(e.Elems) == 1 {
			return whoseField(e.Elems[0])
		}
	case *ir.Comp:
		whose := whoseField(e.Seq)
		if part, ok := e.Elem.(*ir.FieldOf); ok && whose != "" {
			return whose + "." + part.Field.Name
		}
		return whose
	case *ir.CallFn:
		return e.Fn.Name + "(…)"
	case *ir.Builtin:
		if e.Name == "every" && e.Class != nil {
			return "every " + e.Class.Name
		}
		return e.Name + "(…)"
	}
	return ""
}

func classOf(r sight.Read) string {
	if r.Class == nil {
		return "thing"
	}
	return r.Class.Name
}

// everywhere is the scope of an expression whose bindings are followed by themselves.
type everywhere struct{}

func (everywhere) InPlace(*ir.Var) (ir.Expr, bool) { return nil, false }
func (everywhere) Noted(*ir.Var) bool              { return false }
