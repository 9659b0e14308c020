package flow

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// AsksSight returns a call of a function that asks what is hidden, if an expression makes one, directly or through
// functions, values and movements.
func AsksSight(e ir.Expr) *ir.Builtin {
	s := &sightSearch{seen: map[any]bool{}}
	s.in(e)
	return s.call
}

// sightSearch looks for a call of a function that asks what is hidden.
type sightSearch struct {
	seen map[any]bool // functions, values and movements
	call *ir.Builtin
}

func (s *sightSearch) in(es ...ir.Expr) {
	for _, e := range es {
		ir.Walk(e, func(e ir.Expr) bool {
			switch e := e.(type) {
			case *ir.CallFn:
				if s.enter(e.Fn) {
					ir.EachExpr(e.Fn.Body, func(x ir.Expr) { s.in(x) })
				}
			case *ir.ValueOf:
				if v := e.Value; s.enter(v) {
					s.in(v.Is, v.Min, v.Max)
					for _, m := range v.Modifiers {
						s.in(m.When, m.Amount, m.Limit)
						s.in(m.Suppressed...)
					}
				}
			case *ir.Builtin:
				if row, ok := builtin.Lookup(e.Name); ok && row.Reads.Has(builtin.ReadsSight) {
					s.call = e
				}
				if m := e.Movement; m != nil && s.enter(m) {
					s.in(m.Pass, m.Cost, m.Stop, m.Risk)
				}
			}
			return s.call == nil
		})
	}
}

func (s *sightSearch) enter(x any) bool {
	if s.seen[x] {
		return false
	}
	s.seen[x] = true
	return true
}
