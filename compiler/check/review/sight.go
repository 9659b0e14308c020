package review

import (
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Sight reports rules about what is hidden that ask what is hidden, directly or through functions, values and movements.
func (d *Checker) Sight() {
	for _, h := range d.symbols.Scenario.Hides {
		s := &sightSearch{seen: map[any]bool{}}
		if s.in(h.When); s.call != nil {
			d.report.Add(diag.New("SC126", h.Range, "%s asks what is hidden; ask for the state that decides who may see it", s.call.Name).
				Saying("hide %s leads back to itself", h.Name))
		}
	}
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
