package optimize

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/value"
)

// defaultFits marks a choice whose default is always among its options. If such a default is taken, its options need
// not be evaluated.
func defaultFits(s ir.Stmt) ir.Stmt {
	c, ok := s.(*ir.Choose)
	if !ok || !surelyFits(c) {
		return s
	}
	marked := *c
	marked.DefaultFits = true
	return &marked
}

// surelyFits reports whether the default of a choice is always among its options.
func surelyFits(s *ir.Choose) bool {
	if s.Default == nil || s.That != nil || s.PassWhen != nil || s.From.Type().Kind != ir.List {
		return false
	}
	if s.Count != nil {
		return isWithin(s.Default, s.From)
	}
	switch d := s.Default.(type) {
	case *ir.Lit:
		if d.T.Kind == ir.None || d.T.Kind == ir.Ref && d.Val.Int == value.None {
			return s.Pass != nil
		}
		l, ok := s.From.(*ir.MakeList)
		return ok && d.Val != nil && listed(l, d)
	case *ir.Builtin:
		return elementsOf(d) == builtin.SomeElements && isWithin(d.Args[0], s.From) // one of them, or none
	}
	return false
}

// listed reports whether a constant is an element of a list.
func listed(l *ir.MakeList, d *ir.Lit) bool {
	if d.T.Kind != ir.Bool && d.T.Kind != ir.Int && d.T.Kind != ir.Ref {
		return false
	}
	return slices.ContainsFunc(l.Elems, func(e ir.Expr) bool {
		x, ok := e.(*ir.Lit)
		return ok && x.Val != nil && x.Val.Int == d.Val.Int
	})
}

// isWithin reports whether every element of a list is always in another one, at least as often.
func isWithin(part, all ir.Expr) bool {
	most, least := map[*ir.Var]int{}, map[*ir.Var]int{}
	if !countAtMost(part, most) {
		return false
	}
	countAtLeast(all, least)
	for v, n := range most {
		if n > least[v] {
			return false
		}
	}
	return true
}

// countAtMost counts the lists from which the elements of an expression come. ok is false if elements may come from
// elsewhere.
func countAtMost(e ir.Expr, of map[*ir.Var]int) (ok bool) {
	switch e := e.(type) {
	case *ir.Local:
		if e.Var.Mutable || e.T.Kind != ir.List {
			return false
		}
		of[e.Var]++
		return true
	case *ir.MakeList:
		return len(e.Elems) == 0
	case *ir.Comp:
		return itself(e) && countAtMost(e.Seq, of)
	case *ir.Builtin:
		switch elementsOf(e) {
		case builtin.SomeElements:
			return countAtMost(e.Args[0], of)
		case builtin.AllElements:
			for _, a := range e.Args {
				if a.Type().Kind == ir.List && !countAtMost(a, of) {
					return false
				}
			}
			return true
		}
	}
	return false
}

// countAtLeast counts the lists all of whose elements are in an expression.
func countAtLeast(e ir.Expr, of map[*ir.Var]int) {
	switch e := e.(type) {
	case *ir.Local:
		if !e.Var.Mutable && e.T.Kind == ir.List {
			of[e.Var]++
		}
	case *ir.Comp:
		if e.If == nil && itself(e) {
			countAtLeast(e.Seq, of)
		}
	case *ir.Builtin:
		if elementsOf(e) == builtin.AllElements {
			for _, a := range e.Args {
				countAtLeast(a, of)
			}
		}
	}
}

// elementsOf returns what the table of builtins says about the elements of a function's result.
func elementsOf(e *ir.Builtin) builtin.Elements {
	row, ok := builtin.Lookup(e.Name)
	if !ok {
		return builtin.OtherElements
	}
	return row.Elements
}

// itself reports whether the elements of a comprehension are those that it iterates over.
func itself(c *ir.Comp) bool {
	l, ok := c.Elem.(*ir.Local)
	return ok && l.Var == c.Var
}
