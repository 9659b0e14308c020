package ir

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
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	switch a := a.(type) {
	case *Lit:
		b, ok := b.(*Lit)
		return ok && sameLiteral(a, b)
	case *Local:
		b, ok := b.(*Local)
		return ok && c.sameVar(a.Var, b.Var)
	case *AttrOf:
		b, ok := b.(*AttrOf)
		return ok && a.Attr == b.Attr && c.same(a.Obj, b.Obj)
	case *FieldOf:
		b, ok := b.(*FieldOf)
		return ok && a.Field == b.Field && c.same(a.Obj, b.Obj)
	case *ValueOf:
		b, ok := b.(*ValueOf)
		return ok && a.Value == b.Value && c.same(a.Obj, b.Obj) && c.all(a.Args, b.Args)
	case *OptionOf:
		b, ok := b.(*OptionOf)
		return ok && a.Option == b.Option
	case *CallFn:
		b, ok := b.(*CallFn)
		return ok && a.Fn == b.Fn && c.all(a.Args, b.Args)
	case *Builtin:
		b, ok := b.(*Builtin)
		return ok && a.Name == b.Name && a.Class == b.Class && a.Movement == b.Movement && c.all(a.Args, b.Args)
	case *Unary:
		b, ok := b.(*Unary)
		return ok && a.Op == b.Op && c.same(a.X, b.X)
	case *Binary:
		b, ok := b.(*Binary)
		return ok && a.Op == b.Op && (c.same(a.X, b.X) && c.same(a.Y, b.Y) ||
			(a.Op == "==" || a.Op == "!=") && c.same(a.X, b.Y) && c.same(a.Y, b.X))
	case *Cond:
		b, ok := b.(*Cond)
		return ok && c.same(a.If, b.If) && c.same(a.Then, b.Then) && c.same(a.Else, b.Else)
	case *Comp:
		b, ok := b.(*Comp)
		if !ok || !c.same(a.Seq, b.Seq) {
			return false
		}
		in := append(c[:len(c):len(c)], [2]*Var{a.Var, b.Var})
		return in.same(a.If, b.If) && in.same(a.Key, b.Key) && in.same(a.Elem, b.Elem)
	case *MakeList:
		b, ok := b.(*MakeList)
		return ok && c.all(a.Elems, b.Elems)
	case *Index:
		b, ok := b.(*Index)
		return ok && c.same(a.List, b.List) && c.same(a.At, b.At)
	case *ToRational:
		b, ok := b.(*ToRational)
		return ok && c.same(a.X, b.X)
	case *ToSet:
		b, ok := b.(*ToSet)
		return ok && c.same(a.X, b.X)
	}
	return false
}

func (c comparison) all(a, b []Expr) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !c.same(a[i], b[i]) {
			return false
		}
	}
	return true
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

// Replace returns e with an expression instead of each reading of a variable.
func Replace(e Expr, with map[*Var]Expr) Expr {
	if e == nil {
		return nil
	}
	if l, ok := e.(*Local); ok {
		if x := with[l.Var]; x != nil {
			return x
		}
		return e
	}
	return Map(e, func(x Expr) Expr { return Replace(x, with) })
}
