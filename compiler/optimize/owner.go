package optimize

import (
	"reflect"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// ownerOnly takes conditions that read nothing of the piece but its owner, such as whose ally that is: the players for
// whom they hold are a set. The set is a constant, or a column by the one other thing the condition speaks of, or, for
// a search of the whole map, made by asking for every player. A piece without owner is in no set; where asking for its
// owner's members would have been an error, it does not pass.
func (s *scanner) ownerOnly(e ir.Expr) bool {
	owner := &ir.Var{Name: "owner", Type: s.ownerType(e)}
	if owner.Type == nil || len(owner.Type.Class.Members) > 64 {
		return false
	}
	of, ok := s.only(e, ir.PieceOwner, owner)
	if !ok {
		return false
	}
	not := false
	switch without(replace(of, map[*ir.Var]ir.Expr{owner: nobody(owner.Type)})) {
	case holds:
		not = true // then the set of those for whom it does not hold is what must not contain the owner
	case unknown:
		return false
	}
	set := &ir.Type{Kind: ir.Set, Elem: &ir.Type{Kind: ir.Ref, Class: owner.Type.Class}}
	root, ok := rootOf(of, owner)
	switch {
	case !ok:
	case root == nil:
		bits, ok := playersFor(of, owner, nil, 0, not)
		if ok {
			lit := &ir.Lit{Base: ir.Base{T: set, R: e.Where()}, Val: &ir.Const{Int: bits}}
			return s.add(ir.ScanPred{Set: true, With: lit, Not: not})
		}
	case certain(root) && root.Type().Kind == ir.Ref && static(root.Type().Class):
		v := &ir.Var{Name: "other", Type: root.Type()}
		of2 := swap(of, root, v)
		col := &ir.ColumnOf{Base: ir.Base{T: set, R: e.Where()}, Obj: root, Class: root.Type().Class}
		all := true
		for i := range col.Class.Members {
			bits, ok := playersFor(of2, owner, v, int64(i), not)
			col.Data = append(col.Data, bits)
			all = all && ok
		}
		if all {
			return s.add(ir.ScanPred{Set: true, With: col, Not: not})
		}
	}
	if !s.everywhere || !safe(of) {
		return false
	}
	plain := &ir.Type{Kind: ir.Ref, Class: owner.Type.Class}
	each := &ir.Var{Name: "owner", Type: plain}
	local := &ir.Local{Base: ir.Base{T: plain, R: e.Where()}, Var: each}
	cond := replace(of, map[*ir.Var]ir.Expr{owner: local})
	if not {
		cond = &ir.Unary{Base: ir.Base{T: e.Type(), R: e.Where()}, Op: "!", X: cond}
	}
	list := &ir.Type{Kind: ir.List, Elem: plain}
	all := &ir.Builtin{Base: ir.Base{T: list, R: e.Where()}, Name: "every", Class: plain.Class}
	comp := &ir.Comp{Base: ir.Base{T: list, R: e.Where()}, Var: each, Seq: all, If: cond, Elem: local}
	return s.add(ir.ScanPred{Set: true, With: &ir.ToSet{Base: ir.Base{T: set, R: e.Where()}, X: comp}, Not: not})
}

// ownerType is the type of an owner that is there: asked for every player, a condition meets no none.
func (s *scanner) ownerType(e ir.Expr) *ir.Type {
	var t *ir.Type
	ir.Walk(e, func(x ir.Expr) bool {
		if f, ok := s.slot(x); ok && f.Slot == ir.PieceOwner {
			t = &ir.Type{Kind: ir.Ref, Class: f.Type.Class}
		}
		return t == nil
	})
	return t
}

func nobody(t *ir.Type) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: &ir.Type{Kind: ir.None, Class: t.Class}}, Val: &ir.Const{Int: -1}}
}

func static(c *ir.Class) bool { return len(c.Members) > 0 && len(c.Members) <= 256 }

// playersFor is the set of owners for whom a condition holds (or, with not, does not), other being n.
func playersFor(e ir.Expr, owner, other *ir.Var, n int64, not bool) (int64, bool) {
	set, ev := int64(0), known.Evaluator{Sure: true}
	if other != nil {
		ev.Set(other, known.Exactly(n))
	}
	for i := range owner.Type.Class.Members {
		ev.Set(owner, known.Exactly(int64(i)))
		yes, ok := ev.Eval(e).Int()
		if !ok {
			return 0, false
		}
		if (yes != 0) != not {
			set |= 1 << uint(i)
		}
	}
	return set, true
}

// rootOf is the one thing besides the owner that a condition speaks of, nil if there is none; ok is false if there are
// several.
func rootOf(e ir.Expr, owner *ir.Var) (root ir.Expr, ok bool) {
	ok = true
	walk := func(x ir.Expr) bool {
		switch x := x.(type) {
		case *ir.Lit:
			return false
		case *ir.AttrOf:
			return true
		case *ir.Local:
			if x.Var == owner {
				return false
			}
		case *ir.FieldOf, *ir.OptionOf, *ir.ValueOf, *ir.CallFn:
		default:
			return true
		}
		if root == nil {
			root = x
		} else if !equal(root, x) {
			ok = false
		}
		return false
	}
	ir.Walk(e, walk)
	return root, ok && (root == nil || !ir.Mentions(root, owner))
}

// equal compares what a condition can have as its root: variables and members of members of them.
func equal(a, b ir.Expr) bool {
	if reflect.TypeOf(a) != reflect.TypeOf(b) {
		return false
	}
	switch a := a.(type) {
	case *ir.Local:
		return a.Var == b.(*ir.Local).Var
	case *ir.FieldOf:
		f := b.(*ir.FieldOf)
		return a.Field == f.Field && (a.Obj == nil && f.Obj == nil || a.Obj != nil && f.Obj != nil && equal(a.Obj, f.Obj))
	case *ir.AttrOf:
		return a.Attr == b.(*ir.AttrOf).Attr && equal(a.Obj, b.(*ir.AttrOf).Obj)
	}
	return false
}

// swap puts a variable in the place of every root.
func swap(e, root ir.Expr, v *ir.Var) ir.Expr {
	if equal(e, root) {
		return &ir.Local{Base: ir.Base{T: v.Type, R: e.Where()}, Var: v}
	}
	return ir.Map(e, func(x ir.Expr) ir.Expr { return swap(x, root, v) })
}

// verdict is what a condition says of a piece without owner.
type verdict int

const (
	unknown verdict = iota
	holds
	fails
	breaks // it is an error
)

// without asks a condition in which the owner is none already.
func without(e ir.Expr) verdict {
	if n, ok := whole(fold(e)); ok {
		if n != 0 {
			return holds
		}
		return fails
	}
	switch e := e.(type) {
	case *ir.Unary:
		switch v := without(e.X); {
		case e.Op != "!":
		case v == holds:
			return fails
		case v == fails:
			return holds
		default:
			return v
		}
	case *ir.Binary:
		switch e.Op {
		case "&&", "||":
			decides, goesOn := fails, holds
			if e.Op == "||" {
				decides, goesOn = holds, fails
			}
			switch without(e.X) {
			case decides:
				return decides
			case goesOn:
				return without(e.Y)
			case breaks:
				return breaks
			}
			return unknown
		}
		if none(e.X) || none(e.Y) {
			return breaks
		}
	case *ir.Cond:
		switch without(e.If) {
		case holds:
			return without(e.Then)
		case fails:
			return without(e.Else)
		case breaks:
			return breaks
		}
	default:
		if none(e) {
			return breaks
		}
	}
	return unknown
}

// none says whether evaluating an expression must ask a member of none.
func none(e ir.Expr) bool {
	obj := ir.Expr(nil)
	switch e := e.(type) {
	case *ir.AttrOf:
		obj = e.Obj
	case *ir.FieldOf:
		obj = e.Obj
	case *ir.ValueOf:
		obj = e.Obj
	case *ir.Builtin:
		for _, a := range e.Args {
			if none(a) {
				return true
			}
		}
	}
	if obj == nil {
		return false
	}
	n, ok := whole(obj)
	return ok && n == -1 || none(obj)
}
