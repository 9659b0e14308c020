package ir

import (
	"reflect"
	"slices"
)

// Same reports whether two expressions are written alike: they read the same members of the same things with the same
// operators. Variables that the expressions bind themselves may have different names. In doubt it returns false.
func Same(a, b Expr) bool { return SameBut(a, b, nil, nil) }

// SameBut is Same where the variable x of a means the variable y of b.
func SameBut(a, b Expr, x, y *Var) bool {
	c := comparison{}
	if x != nil {
		c = append(c, [2]*Var{x, y})
	}
	return c.same(a, b)
}

// comparison lists the variables of two expressions that mean the same, innermost last.
type comparison [][2]*Var

func (c comparison) same(a, b Expr) bool {
	if a == nil || b == nil || reflect.TypeOf(a) != reflect.TypeOf(b) {
		return a == nil && b == nil
	}
	switch a := a.(type) {
	case *Lit:
		return sameLiteral(a, b.(*Lit))
	case *Local:
		return c.sameVar(a.Var, b.(*Local).Var)
	case *AttrOf:
		return a.Attr == b.(*AttrOf).Attr && c.parts(a, b)
	case *FieldOf:
		return a.Field == b.(*FieldOf).Field && c.parts(a, b)
	case *ValueOf:
		return a.Value == b.(*ValueOf).Value && c.parts(a, b)
	case *OptionOf:
		return a.Option == b.(*OptionOf).Option
	case *CallFn:
		return a.Fn == b.(*CallFn).Fn && c.parts(a, b)
	case *Builtin:
		b := b.(*Builtin)
		return a.Name == b.Name && a.Class == b.Class && a.Movement == b.Movement && c.parts(a, b)
	case *Unary:
		return a.Op == b.(*Unary).Op && c.parts(a, b)
	case *Binary:
		b := b.(*Binary)
		return a.Op == b.Op && (c.parts(a, b) || (a.Op == "==" || a.Op == "!=") && c.same(a.X, b.Y) && c.same(a.Y, b.X))
	case *Comp:
		b := b.(*Comp)
		in := append(c[:len(c):len(c)], [2]*Var{a.Var, b.Var})
		return c.same(a.Seq, b.Seq) && in.same(a.If, b.If) && in.same(a.Key, b.Key) && in.same(a.Elem, b.Elem)
	case *Cond, *MakeList, *Index, *ToRational, *ToSet:
		return c.parts(a, b)
	}
	return false
}

// parts reports whether two expressions of one kind have the same parts.
func (c comparison) parts(a, b Expr) bool {
	xs, ys := partsOf(a), partsOf(b)
	return len(xs) == len(ys) && !slices.ContainsFunc(xs, func(x Expr) bool {
		y := ys[0]
		ys = ys[1:]
		return !c.same(x, y)
	})
}

func partsOf(e Expr) (out []Expr) {
	Exprs(e, func(x Expr) { out = append(out, x) }, nil)
	return out
}

func (c comparison) sameVar(a, b *Var) bool {
	for i := len(c) - 1; i >= 0; i-- {
		if c[i][0] == a || c[i][1] == b {
			return c[i][0] == a && c[i][1] == b
		}
	}
	return a == b
}

func sameLiteral(a, b *Lit) bool {
	x, y := a.Val, b.Val
	if x.List != nil || y.List != nil || x.Text != nil || y.Text != nil || a.T == nil || b.T == nil {
		return false
	}
	return a.T.Kind == b.T.Kind && a.T.Class == b.T.Class && x.Int == y.Int && max(x.Den, 1) == max(y.Den, 1)
}
