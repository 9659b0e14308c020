package expr

import (
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// candidates are the things of a class an expression may be: one that is named, those of a condition, those an
// attribute has, or else all there are.
func candidates(x ir.Expr) []*ir.Member {
	k := x.Type().Class
	at := func(n int64) []*ir.Member {
		if n < 0 || n >= int64(len(k.Members)) {
			return nil
		}
		return k.Members[n : n+1]
	}
	switch x := x.(type) {
	case *ir.Lit:
		return at(x.Val.Int)
	case *ir.Cond:
		a, b := candidates(x.Then), candidates(x.Else)
		return append(a[:len(a):len(a)], b...)
	case *ir.AttrOf:
		var all []*ir.Member
		for _, m := range x.Attr.Class.Members {
			if v := m.Says(x.Attr); v != nil {
				all = append(all, at(v.Int)...)
			}
		}
		return all
	}
	return k.Members
}

// Shows is the type of the faces of whichever die an expression is, or of the results of whichever table. Which one it
// is may be known only in play; what it shows may not.
func (c *Checker) Shows(x ir.Expr) *ir.Type {
	if x.Type().Kind != ir.Ref {
		return types.Invalid
	}
	var first *ir.Member
	for _, m := range candidates(x) {
		switch {
		case first == nil:
			first = m
		case !types.Same(c.symbols.FaceType(first), c.symbols.FaceType(m)):
			k := m.Class.Name
			c.report.Add(diag.New("SC226", x.Where(), "This may be %s.%s, of %s, or %s.%s, of %s.", k, first.Name, types.Name(c.symbols.FaceType(first)), k, m.Name, types.Name(c.symbols.FaceType(m))).
				Note("Name it, or choose with ? : among those of one type."))
			return types.Invalid
		}
	}
	if first == nil {
		return types.Int
	}
	return c.symbols.FaceType(first)
}
