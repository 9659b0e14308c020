package optimize

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// scans finds searches for pieces. Conditions that a scan can test become predicates of it; the others are tested on
// the pieces that it finds. The operands of predicates are evaluated once, even if there are no pieces, so only
// expressions that cannot fail become operands.
func scans(e ir.Expr) ir.Expr {
	e = ir.Map(asSearch(e), scans)
	c, ok := e.(*ir.Comp)
	if !ok || c.If == nil {
		return e
	}
	s := &scanner{x: c.Var}
	if !s.searched(c.Seq) {
		return e
	}
	had := len(s.scan.Preds)
	for _, p := range conjuncts(c.If, nil) {
		s.conjunct(p)
	}
	s.finishMask()
	if len(s.scan.Preds) == had {
		return e
	}
	s.order()
	out := *c
	out.Seq, out.If = s.scan, s.rest
	return &out
}

// searched determines what is searched: a space, the whole map, a list of pieces, or the result of another search. It
// returns false for anything else.
func (s *scanner) searched(seq ir.Expr) bool {
	if all, ok := ir.AsScan(seq, nil); ok {
		s.merge(all)
		return true
	}
	switch seq.(type) {
	case *ir.Comp, *ir.LetIn:
		return false
	}
	t := seq.Type()
	if t.Kind != ir.List || t.Elem == nil || t.Elem.Kind != ir.Ref || t.Elem.Optional ||
		t.Elem.Class.Role != ir.RolePiece {
		return false
	}
	s.scan = &ir.Scan{Base: ir.Base{T: t, R: seq.Where()}, List: seq}
	return true
}

// merge combines a search of the result of another search with that one.
func (s *scanner) merge(inner *ir.Scan) {
	c := *inner
	c.Preds = append([]ir.ScanPred{}, inner.Preds...)
	s.scan, s.everywhere = &c, inner.Space == nil && inner.List == nil
}

// asSearch rewrites any and all so that the condition selects elements: any becomes a test for an element for which
// it holds, all a test for no element for which it does not hold.
func asSearch(e ir.Expr) ir.Expr {
	b, ok := e.(*ir.Builtin)
	if !ok || len(b.Args) != 1 || b.Name != "any" && b.Name != "all" {
		return e
	}
	c, ok := b.Args[0].(*ir.Comp)
	if !ok || c.Key != nil {
		return e
	}
	if _, known := c.Elem.(*ir.Lit); known {
		return e
	}
	found, one := *b, *c
	found.Name, found.Args = "any", []ir.Expr{&one}
	one.Elem = number(c.Elem, 1)
	if b.Name == "any" {
		one.If = and(c.If, c.Elem)
		return &found
	}
	one.If = and(c.If, &ir.Unary{Base: ir.Base{T: b.T, R: c.Elem.Where()}, Op: "!", X: c.Elem})
	return &ir.Unary{Base: b.Base, Op: "!", X: &found}
}

func conjuncts(e ir.Expr, to []ir.Expr) []ir.Expr {
	if b, ok := e.(*ir.Binary); ok && b.Op == "&&" {
		return conjuncts(b.Y, conjuncts(b.X, to))
	}
	return append(to, e)
}

// scanner divides the conditions of a search into predicates of the scan and other conditions.
type scanner struct {
	x          *ir.Var
	everywhere bool // all pieces of the map are searched
	scan       *ir.Scan
	rest       ir.Expr
	unit       *ir.Var // the unit in mask
	mask       ir.Expr // the conjunction of the conditions on the unit so far
	maskAt     int
}

func (s *scanner) conjunct(e ir.Expr) {
	if s.unitOnly(e) || s.field(e) || s.ownerIn(e) || s.ownerOnly(e) {
		return
	}
	s.rest = and(s.rest, e)
}

func and(a, b ir.Expr) ir.Expr {
	if a == nil {
		return b
	}
	return &ir.Binary{Base: ir.Base{T: b.Type(), R: b.Where()}, Op: "&&", X: a, Y: b}
}

func (s *scanner) add(p ir.ScanPred) bool {
	s.scan.Preds = append(s.scan.Preds, p)
	return true
}

// slot returns the field of the piece that an expression reads.
func (s *scanner) slot(e ir.Expr) (*ir.Field, bool) {
	f, ok := e.(*ir.FieldOf)
	if !ok || f.Obj == nil {
		return nil, false
	}
	l, ok := f.Obj.(*ir.Local)
	if !ok || l.Var != s.x {
		return nil, false
	}
	return f.Field, true
}

// substitute replaces one field of the piece by a variable. ok is false if the expression also reads the piece in
// another way.
func (s *scanner) substitute(e ir.Expr, slot int, by *ir.Var) (ir.Expr, bool) {
	found := false
	var walk func(ir.Expr) ir.Expr
	walk = func(x ir.Expr) ir.Expr {
		if f, ok := s.slot(x); ok && f.Slot == slot {
			found = true
			return &ir.Local{Base: ir.Base{T: by.Type, R: x.Where()}, Var: by}
		}
		return ir.Map(x, walk)
	}
	e = walk(e)
	return e, found && !ir.Mentions(e, s.x)
}

// unitOnly adds a condition that reads only fixed attributes of the unit. It is evaluated for every unit at compile
// time. A condition that fails for some unit is not added.
func (s *scanner) unitOnly(e ir.Expr) bool {
	if b, ok := e.(*ir.Binary); ok && s.mask == nil && compared(b.Op) {
		if _, plain := s.slot(b.X); plain { // one comparison of the unit itself is as cheap as a mask
			return false
		}
	}
	unit := s.unit
	if unit == nil {
		f := s.reads(e, ir.PieceUnit)
		if f == nil {
			return false
		}
		unit = &ir.Var{Name: "unit", Type: f.Type}
	}
	of, ok := s.substitute(e, ir.PieceUnit, unit)
	if !ok {
		return false
	}
	if _, ok := foldForEach(unit, len(unit.Type.Class.Members), of); !ok {
		return false
	}
	if s.mask == nil {
		s.unit, s.maskAt = unit, len(s.scan.Preds)
		s.add(ir.ScanPred{It: unit})
	}
	s.mask = and(s.mask, of)
	return true
}

// reads returns the field of the piece in a slot if an expression reads it, else nil.
func (s *scanner) reads(e ir.Expr, slot int) (field *ir.Field) {
	ir.Walk(e, func(x ir.Expr) bool {
		if f, ok := s.slot(x); ok && f.Slot == slot {
			field = f
		}
		return field == nil
	})
	return field
}

func (s *scanner) finishMask() {
	if s.mask != nil {
		s.scan.Preds[s.maskAt].Mask = s.mask
	}
}

func compared(op string) bool { return mirrored[op] != "" }

var mirrored = map[string]string{"==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}

// order sorts the predicates, those that reject most pieces first: on the owner, then on the unit. Predicates cannot
// fail, so their order does not matter. A test that there is an owner is dropped if the owner must be in a set.
func (s *scanner) order() {
	inSet := slices.ContainsFunc(s.scan.Preds, func(p ir.ScanPred) bool { return p.Set && !p.Not })
	s.scan.Preds = slices.DeleteFunc(s.scan.Preds, func(p ir.ScanPred) bool {
		n, ok := int64(0), false
		if p.With != nil {
			n, ok = constantOf(p.With)
		}
		return inSet && !p.Set && p.Slot == ir.PieceOwner && p.Op == "!=" && ok && n == -1
	})
	slices.SortStableFunc(s.scan.Preds, func(a, b ir.ScanPred) int { return rank(a) - rank(b) })
}

// rank is the sort key of order.
func rank(p ir.ScanPred) int {
	switch {
	case p.Set, p.Mask == nil && p.Slot == ir.PieceOwner:
		return 0
	case p.Mask != nil, p.Slot == ir.PieceUnit:
		return 1
	}
	return 2
}

// field adds comparisons of a field of the piece, and fields that are truth values.
func (s *scanner) field(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.FieldOf:
		if f, ok := s.slot(e); ok && f.Type.Kind == ir.Bool {
			return s.add(ir.ScanPred{Slot: f.Slot, Op: "!=", With: number(e, 0)})
		}
	case *ir.Unary:
		if f, ok := s.slot(e.X); ok && e.Op == "!" && f.Type.Kind == ir.Bool {
			return s.add(ir.ScanPred{Slot: f.Slot, Op: "==", With: number(e, 0)})
		}
	case *ir.Binary:
		if !compared(e.Op) {
			return false
		}
		x, y, op := e.X, e.Y, e.Op
		f, ok := s.slot(x)
		if !ok {
			x, y, op = y, x, mirrored[op]
			f, ok = s.slot(x)
		}
		if !ok || ir.Mentions(y, s.x) || !safe(y) {
			return false
		}
		switch f.Type.Kind {
		case ir.Bool, ir.Int, ir.Ref:
			return s.add(ir.ScanPred{Slot: f.Slot, Op: op, With: y})
		}
	}
	return false
}

// ownerIn adds contains(set, p.owner).
func (s *scanner) ownerIn(e ir.Expr) bool {
	not := false
	if u, ok := e.(*ir.Unary); ok && u.Op == "!" {
		e, not = u.X, true
	}
	set, member, ok := inSet(e)
	if !ok {
		return false
	}
	f, ok := s.slot(member)
	if !ok || f.Slot != ir.PieceOwner || ir.Mentions(set, s.x) || !safe(set) {
		return false
	}
	return s.add(ir.ScanPred{Set: true, With: set, Not: not})
}

// inSet returns the operands of a test whether a set contains a thing.
func inSet(e ir.Expr) (set, member ir.Expr, ok bool) {
	b, ok := e.(*ir.Builtin)
	if !ok || b.Name != "contains" || b.Args[0].Type().Kind != ir.Set {
		return nil, nil, false
	}
	return b.Args[0], b.Args[1], true
}

// safe reports whether evaluating an expression cannot fail and is cheap.
func safe(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Lit, *ir.Local, *ir.OptionOf:
		return true
	case *ir.AttrOf:
		return certain(e.Obj)
	case *ir.FieldOf:
		return e.Obj == nil || certain(e.Obj)
	case *ir.ColumnOf:
		return certain(e.Obj)
	case *ir.Unary:
		return e.Op == "!" && safe(e.X)
	case *ir.Binary:
		return (compared(e.Op) || e.Op == "&&" || e.Op == "||") && safe(e.X) && safe(e.Y)
	case *ir.ToSet:
		return safe(e.X)
	case *ir.MakeList:
		return !slices.ContainsFunc(e.Elems, func(x ir.Expr) bool { return !certain(x) })
	case *ir.Builtin:
		set, member, ok := inSet(e)
		return ok && safe(set) && safe(member)
	}
	return false
}

// certain reports whether an expression is safe and never none.
func certain(e ir.Expr) bool {
	t := e.Type()
	return safe(e) && (t == nil || t.Kind != ir.None && !t.Optional)
}
