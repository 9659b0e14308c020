package optimize

import (
	"reflect"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/compiler/known"
)

// ownerOnly adds a condition that reads only the owner of the piece, such as whether the owner is somebody's ally, as
// a test for membership in the set of owners for whom it holds. The set is a constant or, if the condition also reads
// one other thing, a column of that thing; for a search of the whole map it may also be computed by evaluating the
// condition for every player. A piece without an owner is in no set; it is rejected even if the condition would fail
// for it.
func (s *scanner) ownerOnly(e ir.Expr) bool {
	f := s.reads(e, ir.PieceOwner)
	if f == nil {
		return false
	}
	owner := &ir.Var{Name: "owner", Type: &ir.Type{Kind: ir.Ref, Class: f.Type.Class}} // never none
	if len(owner.Type.Class.Members) > 64 {
		return false
	}
	of, ok := s.substitute(e, ir.PieceOwner, owner)
	if !ok {
		return false
	}
	not := false
	switch ownerless(replace(of, map[*ir.Var]ir.Expr{owner: noOwner(owner.Type)})) {
	case holds:
		not = true // then the set of owners for whom it does not hold must not contain that owner
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
		of2 := replaceRoot(of, root, v)
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

// noOwner returns the literal none as an owner.
func noOwner(t *ir.Type) ir.Expr {
	return &ir.Lit{Base: ir.Base{T: &ir.Type{Kind: ir.None, Class: t.Class}}, Val: &ir.Const{Int: -1}}
}

func static(c *ir.Class) bool { return len(c.Members) > 0 && len(c.Members) <= 256 }

// playersFor returns the set of owners for whom a condition holds or, with not, does not hold. n is the value of
// other.
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

// rootOf returns the one thing, apart from the owner, that a condition reads, or nil. ok is false if there are
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

// equal reports whether two roots are the same variable, or the same member of the same root.
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

// replaceRoot replaces every root by a variable.
func replaceRoot(e, root ir.Expr, v *ir.Var) ir.Expr {
	if equal(e, root) {
		return &ir.Local{Base: ir.Base{T: v.Type, R: e.Where()}, Var: v}
	}
	return ir.Map(e, func(x ir.Expr) ir.Expr { return replaceRoot(x, root, v) })
}

// verdict is the result of a condition for a piece without an owner.
type verdict int

const (
	unknown verdict = iota
	holds
	fails
	breaks // an error
)

// ownerless evaluates a condition in which the owner has been replaced by none.
func ownerless(e ir.Expr) verdict {
	if n, ok := constantOf(fold()(e)); ok {
		if n != 0 {
			return holds
		}
		return fails
	}
	switch e := e.(type) {
	case *ir.Unary:
		switch v := ownerless(e.X); {
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
			switch ownerless(e.X) {
			case decides:
				return decides
			case goesOn:
				return ownerless(e.Y)
			case breaks:
				return breaks
			}
			return unknown
		}
		if readsNone(e.X) || readsNone(e.Y) {
			return breaks
		}
	case *ir.Cond:
		switch ownerless(e.If) {
		case holds:
			return ownerless(e.Then)
		case fails:
			return ownerless(e.Else)
		case breaks:
			return breaks
		}
	default:
		if readsNone(e) {
			return breaks
		}
	}
	return unknown
}

// readsNone reports whether evaluating an expression always reads a member of none.
func readsNone(e ir.Expr) bool {
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
			if readsNone(a) {
				return true
			}
		}
	}
	if obj == nil {
		return false
	}
	n, ok := constantOf(obj)
	return ok && n == -1 || readsNone(obj)
}
