package lint

import (
	"math"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// evaluationBudget is the number of expressions that may be evaluated in a run; after that, nothing more is known.
const evaluationBudget = 20_000_000

// facts tells the evaluator what follows from all rules together: what a variable is bound to or chosen from, and
// everything that is ever written to a field.
type facts struct {
	p      *pass
	fields map[*ir.Field]known.Value
	// kinds is set to find out which units can be created: the unit of an existing piece does not count.
	kinds bool
	calls map[*ir.Var][]ir.Expr // with kinds: the arguments for the parameters of procedures
}

// evaluator returns an evaluator that uses the facts.
func (f *facts) evaluator() *known.Evaluator {
	f.fields = map[*ir.Field]known.Value{}
	return &known.Evaluator{Facts: f, Budget: evaluationBudget}
}

// Var returns what a variable can be: its binding, an element of the list it is chosen from, or an argument.
func (f *facts) Var(v *known.Evaluator, e *ir.Local) (known.Value, bool) {
	seen := f.p.index
	if d, ok := seen.bindings[e.Var]; ok {
		return v.EvalPart(d), true
	}
	if d, ok := seen.domains[e.Var]; ok {
		_, _, elem := v.EvalPart(d).List(d.Type())
		switch {
		case elem.IsNothing():
			return known.Nothing, f.kinds
		case seen.chosen[e.Var] || e.T != nil && e.T.Optional: // a choice may end without an answer
			return elem.Join(known.Exactly(-1)), true
		}
		return elem, true
	}
	given, ok := f.calls[e.Var]
	out := known.Nothing
	for _, x := range given {
		out = out.Join(v.EvalPart(x))
	}
	return out, ok
}

// Field returns what a state field can hold: its initial value, and everything that any rule writes to it.
func (f *facts) Field(v *known.Evaluator, field *ir.Field) (known.Value, bool) {
	if is, ok := f.fields[field]; ok {
		return is, true
	}
	wide := declaredRange(field)
	if field.BuiltIn {
		if t := field.Type; f.kinds && t.Kind == ir.Ref && t.Class.Role == ir.RoleUnit {
			return known.Nothing, true
		}
		return wide, true
	}
	f.fields[field] = wide // in the meantime: what is written to the field may depend on the field
	seen := f.p.index
	if field.Resource != nil && (seen.opaque[field] || seen.opaque[nil]) || field.Default == nil || !comparable(field.Type) {
		return wide, true
	}
	out := known.FromConst(field.Default, field.Type)
	for _, x := range seen.written[field] {
		out = out.Join(v.EvalAlone(x))
	}
	f.fields[field] = out
	return out, true
}

// declaredRange returns the range that the declaration of a field allows.
func declaredRange(f *ir.Field) known.Value {
	if f.Type.Kind != ir.Int {
		return known.Top(f.Type)
	}
	least, most := int64(math.MinInt64), int64(math.MaxInt64)
	if f.Resource != nil {
		least = 0
	}
	if f.Min != nil {
		least = *f.Min
	}
	if f.Max != nil {
		most = *f.Max
	}
	return known.Between(least, most)
}

// comparable reports whether values of a type are the same numbers when compiling as in play.
func comparable(t *ir.Type) bool {
	switch t.Kind {
	case ir.Bool, ir.Int, ir.Set:
		return true
	case ir.Ref:
		return known.Fixed(t.Class)
	}
	return false
}
