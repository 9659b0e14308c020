package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// builtin applies the type rule of a row; the number of arguments is right.
func (c *checker) builtin(row *builtin.Func, e *hclsyntax.FunctionCallExpr, s *scope, hint *ir.Type) ir.Expr {
	out := &ir.Builtin{Base: ir.Base{R: e.Range()}, Name: row.Name}
	give := func(t *ir.Type, args ...ir.Expr) ir.Expr {
		if isInvalid(t) {
			return invalid(out.R)
		}
		for _, a := range args {
			if isInvalid(a.Type()) {
				return invalid(out.R)
			}
		}
		out.T, out.Args = t, args
		return out
	}
	arg := func(i int, want *ir.Type) ir.Expr { return c.expr(e.Args[i], s, want) }
	space, piece := c.roleType(ir.RoleSpace), c.roleType(ir.RolePiece)
	switch row.ID {
	case builtin.Every:
		if out.Class = c.everyClass(e.Args[0]); out.Class == nil {
			return invalid(out.R)
		}
		return give(listOf(refTo(out.Class)))
	case builtin.Pieces:
		return give(listOf(piece), arg(0, space))
	case builtin.Cargo:
		return give(listOf(piece), arg(0, piece))
	case builtin.Adjacent, builtin.Parts:
		return give(listOf(space), arg(0, space))
	case builtin.Touches:
		return give(tBool, arg(0, space), arg(1, space))
	case builtin.Borders:
		return give(listOf(c.roleType(ir.RoleBorder)), arg(0, space), arg(1, space))
	case builtin.Stock:
		c.allResources(false)
		return give(tInt, arg(0, c.roleType(ir.RolePlayer)), arg(1, c.roleType(ir.RoleResource)))
	case builtin.Reach, builtin.Spread, builtin.Distance, builtin.Route:
		out.Movement = c.movement(e.Args[0])
		mover := tInvalid
		if out.Movement != nil && out.Movement.Mover != nil {
			mover = out.Movement.Mover.Type
		}
		from := space
		if row.ID == builtin.Spread {
			from = listOrInvalid(space)
		}
		args := []ir.Expr{arg(1, mover), arg(2, from)}
		t := listOf(space)
		if row.ID == builtin.Distance || row.ID == builtin.Route {
			args = append(args, arg(3, space))
			if row.ID == builtin.Distance {
				t = tInt
			}
		}
		args = append(args, arg(len(e.Args)-1, tInt))
		if out.Movement == nil {
			t = tInvalid
		}
		return give(t, args...)
	case builtin.Count, builtin.Empty:
		l, _ := c.sequence(e.Args[0], s, nil)
		t := tInt
		if row.ID == builtin.Empty {
			t = tBool
		}
		return give(t, l)
	case builtin.Sum:
		l, elem := c.numbers(e.Args[0], s, row.Name)
		return give(elem, l)
	case builtin.Any, builtin.AllOf:
		l, elem := c.sequence(e.Args[0], s, listOf(tBool))
		if !isInvalid(elem) && elem.Kind != ir.Bool {
			c.report(diag.New("SC211", l.Where(), "%s takes a list of bool; this is %s.", row.Name, withArticle(l.Type())).
				Note("Write the condition into it: %s([for x in … : cond]).", row.Name))
			return invalid(out.R)
		}
		return give(tBool, l)
	case builtin.Min, builtin.Max:
		if len(e.Args) == 1 {
			l, elem := c.numbers(e.Args[0], s, row.Name)
			return give(elem, l)
		}
		return c.numeric(e, s, give)
	case builtin.Abs:
		return c.numeric(e, s, give)
	case builtin.First, builtin.Last:
		l, elem := c.sequence(e.Args[0], s, nil)
		return give(maybe(c.known(l, elem)), l)
	case builtin.Take, builtin.Drop:
		l, elem := c.sequence(e.Args[0], s, hint)
		n := arg(1, tInt)
		return give(listOrInvalid(c.known(l, elem)), l, n)
	case builtin.Concat:
		return c.concat(e, s, hint, give)
	case builtin.Unique, builtin.Reversed, builtin.Rotated:
		l, elem := c.sequence(e.Args[0], s, hint)
		if l.Type().Kind == ir.Set {
			c.errorf("SC211", l.Where(), "%s takes a list; a set has each thing once and in declared order.", row.Name)
			return invalid(out.R)
		}
		if row.ID == builtin.Rotated {
			return give(listOrInvalid(c.known(l, elem)), l, arg(1, tInt))
		}
		return give(listOrInvalid(c.known(l, elem)), l)
	case builtin.Repeated:
		var want *ir.Type
		if hint != nil && isSequence(hint) {
			want = hint.Elem
		}
		x, n := c.infer(e.Args[0], s, want), arg(1, tInt)
		return give(listOrInvalid(c.known(x, x.Type())), x, n)
	case builtin.Same:
		return c.sameLists(e, s, give)
	case builtin.Contains, builtin.Index:
		l, elem := c.sequence(e.Args[0], s, nil)
		if isInvalid(elem) {
			c.infer(e.Args[1], s, nil)
			return invalid(out.R)
		}
		t := tBool
		if row.ID == builtin.Index {
			t = tInt
		}
		return give(t, l, arg(1, c.known(l, elem)))
	case builtin.Union, builtin.Without:
		return c.setAlgebra(e, s, hint, give)
	case builtin.Sorted, builtin.Best, builtin.Least:
		l, elem := c.keyed(e, s)
		if row.ID == builtin.Sorted {
			return give(listOrInvalid(elem), l)
		}
		return give(maybe(elem), l)
	case builtin.Range:
		return give(tInts, arg(0, tInt), arg(1, tInt))
	case builtin.Matching:
		return c.matching(e, s, give)
	case builtin.Div:
		x, y := arg(0, tInt), arg(1, tInt)
		if n, ok := constInt(y); ok && n == 0 && !isInvalid(y.Type()) {
			c.errorf("SC207", y.Where(), "The divisor is the constant 0.")
			return invalid(out.R)
		}
		return give(tInt, x, y)
	case builtin.Floor, builtin.Ceil, builtin.Nearest:
		return give(tInt, arg(0, tRational))
	case builtin.LookUp:
		return c.lookUp(e, s, give)
	case builtin.Text:
		t := &ir.Template{Range: out.R}
		n, ok := c.hole(t, e.Args[0], s)
		if !ok {
			return invalid(out.R)
		}
		return give(tText, t.Args[n])
	}
	c.errorf("SC237", e.NameRange, "There is no function %q.", row.Name)
	return invalid(out.R)
}

type giver = func(t *ir.Type, args ...ir.Expr) ir.Expr

func listOrInvalid(elem *ir.Type) *ir.Type {
	if isInvalid(elem) {
		return tInvalid
	}
	return listOf(elem)
}

// known refuses the element type of [], of which nothing can be known.
func (c *checker) known(l ir.Expr, elem *ir.Type) *ir.Type {
	if elem.Kind == ir.None {
		c.errorf("SC211", l.Where(), "Nobody can tell what this empty list is a list of.")
		return tInvalid
	}
	return elem
}

func (c *checker) everyClass(e hclsyntax.Expression) *ir.Class {
	tr, diags := hcl.AbsTraversalForExpr(e)
	if diags.HasErrors() || len(tr) != 1 {
		c.errorf("SC211", e.Range(), "every takes the name of a class: every(player).")
		return nil
	}
	name := tr.RootName()
	k, ok := c.classes[name]
	if !ok {
		c.suggest(diag.New("SC211", e.Range(), "every takes the name of a class, and no class is called %q.", name), name, keys(c.classes))
		return nil
	}
	if k.Role == ir.RoleGame {
		c.errorf("SC211", e.Range(), "There is one game; its fields are game.NAME.")
		return nil
	}
	return k
}

// numbers types a list of numbers.
func (c *checker) numbers(e hclsyntax.Expression, s *scope, name string) (ir.Expr, *ir.Type) {
	l, elem := c.sequence(e, s, nil)
	if elem.Kind == ir.None {
		return l, tInt
	}
	if !isInvalid(elem) && !isNumber(elem) {
		d := diag.New("SC211", l.Where(), "%s takes a list of numbers; this is %s.", name, withArticle(l.Type()))
		if elem.Kind == ir.Ref {
			d = d.Note("Write which number of each: %s([for x in … : x.NAME]).", name)
		}
		if elem.Kind == ir.Bool {
			d = d.Note("How many are true is count([for x in … : x if cond]).")
		}
		c.report(d)
		return invalid(l.Where()), tInvalid
	}
	return l, elem
}

// numeric types a call over numbers given one by one.
func (c *checker) numeric(e *hclsyntax.FunctionCallExpr, s *scope, give giver) ir.Expr {
	args := make([]ir.Expr, len(e.Args))
	t := tInt
	for i, a := range e.Args {
		x := c.infer(a, s, nil)
		args[i] = x
		switch k := x.Type(); {
		case isInvalid(k):
			t = tInvalid
		case !isNumber(k):
			d := diag.New("SC211", x.Where(), "%s takes numbers; this is %s.", e.Name, withArticle(k))
			if isSequence(k) {
				d = d.Note("It takes either one list or two or more numbers.")
			}
			c.report(d)
			t = tInvalid
		case k.Kind == ir.Rational && !isInvalid(t):
			t = tRational
		}
	}
	for i := range args {
		args[i] = c.fit(args[i], t)
	}
	return give(t, args...)
}

func (c *checker) concat(e *hclsyntax.FunctionCallExpr, s *scope, hint *ir.Type, give giver) ir.Expr {
	args := make([]ir.Expr, len(e.Args))
	t := listOf(tNone)
	for i, a := range e.Args {
		x, elem := c.sequence(a, s, hint)
		args[i] = x
		if isInvalid(elem) {
			t = tInvalid
			continue
		}
		if x.Type().Kind == ir.Set {
			c.errorf("SC211", x.Where(), "concat takes lists; sets are joined by union(a, b).")
			t = tInvalid
			continue
		}
		if isInvalid(t) {
			continue
		}
		u := unify(t, x.Type())
		if u == nil {
			c.errorf("SC211", x.Where(), "The list before is %s, this one is %s. concat joins lists of one type.", withArticle(t), withArticle(x.Type()))
			t = tInvalid
			continue
		}
		t = u
	}
	if isInvalid(t) {
		return give(t)
	}
	for i := range args {
		args[i] = c.fit(args[i], t)
	}
	return give(listOrInvalid(c.known(args[0], t.Elem)), args...)
}

// setAlgebra types union and without: both sets, or both lists; a list written out beside a set is a set.
func (c *checker) setAlgebra(e *hclsyntax.FunctionCallExpr, s *scope, hint *ir.Type, give giver) ir.Expr {
	x, _ := c.sequence(e.Args[0], s, hint)
	var beside *ir.Type
	if !isInvalid(x.Type()) {
		beside = x.Type()
	}
	y, _ := c.sequence(e.Args[1], s, beside)
	tx, ty := x.Type(), y.Type()
	if isInvalid(tx) || isInvalid(ty) {
		return give(tInvalid)
	}
	if tx.Kind == ir.Set && ty.Kind == ir.List {
		y = c.fit(y, tx)
	} else if ty.Kind == ir.Set && tx.Kind == ir.List {
		x = c.fit(x, ty)
	}
	if isInvalid(x.Type()) || isInvalid(y.Type()) {
		return give(tInvalid)
	}
	t := unify(x.Type(), y.Type())
	if t == nil {
		c.errorf("SC211", y.Where(), "The first is %s, the second %s. %s takes two of one type.", withArticle(tx), withArticle(ty), e.Name)
		return give(tInvalid)
	}
	if c.known(x, t.Elem) == tInvalid {
		return give(tInvalid)
	}
	return give(t, c.fit(x, t), c.fit(y, t))
}

// keyed types the argument of sorted, best and least.
func (c *checker) keyed(e *hclsyntax.FunctionCallExpr, s *scope) (ir.Expr, *ir.Type) {
	arg := dsl.Unparen(e.Args[0])
	f, ok := arg.(*hclsyntax.ForExpr)
	if !ok || f.KeyExpr == nil {
		c.errorf("SC212", arg.Range(), "%s takes {for x in list : key => x}, where key is the number to go by.", e.Name)
		return invalid(arg.Range()), tInvalid
	}
	l := c.loop(f, s, nil)
	if isInvalid(l.Type()) {
		return l, tInvalid
	}
	return l, l.Type().Elem
}

func (c *checker) matching(e *hclsyntax.FunctionCallExpr, s *scope, give giver) ir.Expr {
	wishes, inner := c.sequence(e.Args[0], s, nil)
	seats, elem := c.sequence(e.Args[1], s, nil)
	if isInvalid(inner) || isInvalid(elem) {
		return give(tInvalid)
	}
	if inner.Kind == ir.None || elem.Kind == ir.None {
		return give(tInt, wishes, seats)
	}
	if inner.Kind != ir.List {
		c.errorf("SC211", wishes.Where(), "The wishes are a list of lists of %s; this is %s.", typeName(elem), withArticle(wishes.Type()))
		return give(tInvalid)
	}
	if seats.Type().Kind != ir.List {
		c.errorf("SC211", seats.Where(), "The seats are a list; this is %s.", withArticle(seats.Type()))
		return give(tInvalid)
	}
	if inner.Elem.Kind != ir.None && unify(inner.Elem, elem) == nil {
		c.errorf("SC211", seats.Where(), "The wishes are for %s, the seats are %s.", typeName(inner.Elem), typeName(elem))
		return give(tInvalid)
	}
	return give(tInt, wishes, seats)
}

// lookUp gives the type of the table's results; the table is named, so that it is known.
func (c *checker) lookUp(e *hclsyntax.FunctionCallExpr, s *scope, give giver) ir.Expr {
	table := c.expr(e.Args[0], s, c.roleType(ir.RoleTable))
	if isInvalid(table.Type()) {
		c.infer(e.Args[1], s, nil)
		return give(tInvalid)
	}
	t := c.shows(table)
	if isInvalid(t) {
		c.infer(e.Args[1], s, nil)
		return give(tInvalid)
	}
	return give(t, table, c.expr(e.Args[1], s, tInt))
}

// sameLists types same(a, b): two lists of one type.
func (c *checker) sameLists(e *hclsyntax.FunctionCallExpr, s *scope, give giver) ir.Expr {
	x, ex := c.sequence(e.Args[0], s, nil)
	y, ey := c.sequence(e.Args[1], s, nil)
	if isInvalid(ex) || isInvalid(ey) {
		return give(tInvalid)
	}
	for _, l := range []ir.Expr{x, y} {
		if l.Type().Kind == ir.Set {
			c.errorf("SC211", l.Where(), "same takes lists; sets are compared by ==.")
			return give(tInvalid)
		}
	}
	switch u := unify(x.Type(), y.Type()); {
	case u == nil:
		c.errorf("SC211", y.Where(), "The first is %s, the second %s; they can never hold the same.", withArticle(x.Type()), withArticle(y.Type()))
		return give(tInvalid)
	case isSequence(u.Elem) || u.Elem.Kind == ir.Text:
		c.errorf("SC211", x.Where(), "same compares things, numbers and truth; this is %s.", withArticle(x.Type()))
		return give(tInvalid)
	}
	return give(tBool, x, y)
}

// allResources notes that any resource may be read, or written, in play.
func (c *checker) allResources(written bool) {
	player := c.sc.Class(ir.RolePlayer)
	if player == nil {
		return
	}
	for _, f := range player.Fields {
		if f.Resource == nil {
			continue
		}
		f.Resource.Used = true
		f.Read = f.Read || !written
		f.Written = f.Written || written
	}
}

// named is the declared thing an expression is, or nil when that is known only in play.
func (c *checker) named(x ir.Expr) *ir.Member {
	l, ok := x.(*ir.Lit)
	if !ok || l.T.Kind != ir.Ref || l.Val.Int < 0 || l.Val.Int >= int64(len(l.T.Class.Members)) {
		return nil
	}
	return l.T.Class.Members[l.Val.Int]
}

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

// shows is the type of the faces of whichever die an expression is, or of the results of whichever table. Which one it
// is may be known only in play; what it shows may not.
func (c *checker) shows(x ir.Expr) *ir.Type {
	if x.Type().Kind != ir.Ref {
		return tInvalid
	}
	var first *ir.Member
	for _, m := range candidates(x) {
		switch {
		case first == nil:
			first = m
		case !same(c.faceType(first), c.faceType(m)):
			k := m.Class.Name
			c.report(diag.New("SC226", x.Where(), "This may be %s.%s, of %s, or %s.%s, of %s.", k, first.Name, typeName(c.faceType(first)), k, m.Name, typeName(c.faceType(m))).
				Note("Name it, or choose with ? : among those of one type."))
			return tInvalid
		}
	}
	if first == nil {
		return tInt
	}
	return c.faceType(first)
}

// faceType is what a die shows, or a table gives.
func (c *checker) faceType(m *ir.Member) *ir.Type {
	if t, ok := c.faces[m]; ok {
		return t
	}
	return tInt
}
