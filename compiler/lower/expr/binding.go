package expr

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// Needed returns the bindings that expressions read, directly or through others, in source order.
func Needed(lets []*ir.Let, es []ir.Expr) []*ir.Let {
	if len(lets) == 0 {
		return nil
	}
	want := map[*ir.Var]bool{}
	see := func(e ir.Expr) {
		ir.Walk(e, func(x ir.Expr) bool {
			if l, ok := x.(*ir.Local); ok {
				want[l.Var] = true
			}
			return true
		})
	}
	for _, e := range es {
		see(e)
	}
	out := []*ir.Let{}
	for i := len(lets) - 1; i >= 0; i-- {
		if want[lets[i].Var] {
			out = append(out, lets[i])
			see(lets[i].Value)
		}
	}
	slices.Reverse(out)
	return out
}

// Bindings evaluates those of some bindings that expressions read. A sequence that is iterated over once is evaluated
// in place, since nothing can change between a binding and the expressions.
func (fr *Frame) Bindings(lets []*ir.Let, es []ir.Expr) {
	lets = Needed(lets, es)
	all := slices.Clone(es)
	for _, l := range lets {
		all = append(all, l.Value)
	}
	fr.Names.readOnce(lets, all)
	for _, l := range lets {
		fr.WatchStmt(l)
		if _, inPlace := fr.Names.inPlace[l.Var]; !inPlace {
			fr.c.At(l.R)
			fr.Let(l)
			fr.Note(l.Var, l.AsWritten())
		}
	}
}

// canBeInPlace reports whether a binding could be evaluated in place if it were read once.
func canBeInPlace(l *ir.Let) bool {
	c, ok := l.Value.(*ir.Comp)
	return ok && !l.Var.Mutable && c.Key == nil
}

// countUses counts how often variables are read. iterated reports whether e is iterated over; a variable that is read
// otherwise counts twice, since no sequence can be evaluated in its place.
func countUses(e ir.Expr, iterated bool, uses map[*ir.Var]int) {
	if e == nil {
		return
	}
	switch e := e.(type) {
	case *ir.Local:
		if iterated {
			uses[e.Var]++
		} else {
			uses[e.Var] += 2
		}
	case *ir.Comp:
		countUses(e.Seq, iterated, uses)
		for _, x := range []ir.Expr{e.If, e.Key, e.Elem} {
			countUses(x, false, uses)
			ir.Walk(x, func(y ir.Expr) bool { // All of this is evaluated at each turn.
				if l, ok := y.(*ir.Local); ok {
					uses[l.Var] += 2
				}
				return true
			})
		}
	case *ir.Scan:
		countUses(e.List, iterated, uses)
		countUses(e.Space, false, uses)
		for _, p := range e.Preds {
			countUses(p.With, false, uses)
			countUses(p.Mask, false, uses)
		}
	case *ir.LetIn:
		countUses(e.Value, false, uses)
		countUses(e.Body, iterated, uses)
	case *ir.Builtin:
		for _, a := range e.Args {
			countUses(a, iterates(e), uses)
		}
	default:
		ir.Map(e, func(x ir.Expr) ir.Expr {
			countUses(x, false, uses)
			return x
		})
	}
}

// Result calls use with the register for the result of a statement: that of the variable which it binds, or else one
// that is free afterwards.
func (fr *Frame) Result(v *ir.Var, use func(dst int32)) {
	mark := fr.c.Mark()
	dst, known := fr.Names.regs[v]
	if !known || v == nil {
		dst = fr.c.Tmp()
		if v != nil {
			mark = fr.c.Mark()
		}
	}
	use(dst)
	fr.c.Release(mark)
	if v != nil {
		fr.Names.regs[v] = dst
	}
}

// Let evaluates a binding. A constant, or the value of another variable that does not change, needs no register.
func (fr *Frame) Let(s *ir.Let) {
	if !s.Var.Mutable {
		switch x := s.Value.(type) {
		case *ir.Lit:
			fr.Names.inPlace[s.Var] = x
			return
		case *ir.Local:
			if r, ok := fr.Names.regs[x.Var]; ok && !x.Var.Mutable {
				fr.Names.regs[s.Var] = r
				return
			}
		}
	}
	fr.Result(s.Var, func(dst int32) { fr.Into(s.Value, dst) })
}
