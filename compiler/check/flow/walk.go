package flow

import (
	"github.com/scenario-lang/scenario/compiler/ir"
)

// A Search looks for parts of expressions, also in the functions, values and movements that they lead to.
type Search struct {
	is    func(ir.Expr) bool
	found map[any]bool // by function, value or movement
}

// NewSearch returns a Search for what a predicate holds of.
func NewSearch(is func(ir.Expr) bool) *Search { return &Search{is: is, found: map[any]bool{}} }

// In reports whether one of some expressions has such a part.
func (s *Search) In(es ...ir.Expr) bool {
	found := false
	for _, e := range es {
		ir.Walk(e, func(x ir.Expr) bool {
			found = found || s.is(x) || s.through(x)
			return !found
		})
	}
	return found
}

// Func reports whether a function has such a part.
func (s *Search) Func(f *ir.Func) bool {
	return s.once(f, func() (found bool) {
		ir.EachExpr(f.Body, func(x ir.Expr) { found = found || s.In(x) })
		return found
	})
}

// through looks in what an expression leads to.
func (s *Search) through(x ir.Expr) bool {
	switch x := x.(type) {
	case *ir.CallFn:
		return s.Func(x.Fn)
	case *ir.ValueOf:
		v := x.Value
		return s.once(v, func() bool {
			found := s.In(v.Is, v.Min, v.Max)
			for _, m := range v.Modifiers {
				found = found || s.In(m.When, m.Amount, m.Limit) || s.In(m.Suppressed...)
			}
			return found
		})
	case *ir.Builtin:
		if m := x.Movement; m != nil {
			return s.once(m, func() bool { return s.In(m.Pass, m.Cost, m.Stop, m.Risk) })
		}
	}
	return false
}

func (s *Search) once(key any, find func() bool) bool {
	found, ok := s.found[key]
	if !ok {
		s.found[key] = false // what leads back to itself
		found = find()
		s.found[key] = found
	}
	return found
}
