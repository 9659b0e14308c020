package expr

import (
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// candidates returns the things of a class that an expression may be: the one that it names, those of a conditional,
// those that an attribute has, or else all of them.
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

// Shows returns the type of the faces of the die, or of the results of the table, that an expression is. Which die it
// is may be known only in play, so all that it may be must have faces of one type.
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
