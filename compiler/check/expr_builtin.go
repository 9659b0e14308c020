package check

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/typeexpr"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// builtinCall is a call of a function of the table while its arguments are typed.
type builtinCall struct {
	c     *checker
	row   *builtin.Func
	src   *hclsyntax.FunctionCallExpr
	scope *scope
	hint  *ir.Type // what the place of the call would like to have, or nil
	out   *ir.Builtin
	// bound has the types of the signature's variables as far as arguments have settled them.
	bound map[string]*ir.Type
	bad   bool // something was reported, or was wrong before
}

// builtin types a call by the signature of its row; the number of arguments is right.
func (c *checker) builtin(row *builtin.Func, e *hclsyntax.FunctionCallExpr, s *scope, hint *ir.Type) ir.Expr {
	k := &builtinCall{
		c: c, row: row, src: e, scope: s, hint: hint, bound: map[string]*ir.Type{},
		out: &ir.Builtin{Base: ir.Base{R: e.Range()}, Name: row.Name},
	}
	types := make([]typeexpr.Type, 0, len(e.Args))
	for i, a := range e.Args {
		p, _ := row.Param(i)
		if x := k.arg(a, p.Type); x != nil {
			k.out.Args = append(k.out.Args, x)
			types = append(types, p.Type)
			k.bad = k.bad || isInvalid(x.Type())
		}
	}
	t := k.result()
	if k.bad || isInvalid(t) {
		return invalid(k.out.R)
	}
	for i, x := range k.out.Args {
		if t := k.settled(types[i], x); t != nil {
			if x = c.fit(x, t); isInvalid(x.Type()) {
				return invalid(k.out.R)
			}
			k.out.Args[i] = x
		}
	}
	if row.Reads.Has(builtin.ReadsResources) {
		c.allResources(false)
	}
	k.out.T = t
	return k.out
}

// arg types one argument by the type its parameter has. What names a class or a movement is no value and gives nil.
func (k *builtinCall) arg(a hclsyntax.Expression, want typeexpr.Type) ir.Expr {
	c := k.c
	switch want.Word {
	case "class":
		if k.out.Class = c.everyClass(a); k.out.Class == nil {
			k.bad = true
			return nil
		}
		k.bound[want.Elem().Word] = refTo(k.out.Class)
		return nil
	case "movement":
		k.out.Movement = c.movement(a)
		k.bad = k.bad || k.out.Movement == nil
		return nil
	case "mover":
		if m := k.out.Movement; m != nil && m.Mover != nil {
			return c.expr(a, k.scope, m.Mover.Type)
		}
		return c.expr(a, k.scope, tInvalid)
	case "table":
		x := c.expr(a, k.scope, c.roleType(ir.RoleTable))
		k.bound[want.Elem().Word] = c.shows(x)
		return x
	case "keyed":
		x, elem := c.keyed(k.src, k.scope)
		k.bound[want.Elem().Word] = elem
		return x
	case "wording":
		t := &ir.Template{Range: k.out.R}
		n, ok := c.hole(t, a, k.scope)
		if !ok {
			k.bad = true
			return nil
		}
		return t.Args[n]
	case "nonzero":
		x := c.expr(a, k.scope, tInt)
		if n, ok := constInt(x); ok && n == 0 && !isInvalid(x.Type()) {
			c.errorf("SC207", x.Where(), "The divisor is the constant 0.")
			k.bad = true
		}
		return x
	case "numbers":
		if len(k.src.Args) == 1 {
			return k.sequence(a, typeexpr.Type{Word: "sequence", Args: want.Args})
		}
		return k.variable(a, want.Elem())
	case "sequence", "S":
		return k.sequence(a, want)
	case "list":
		if elem := want.Elem(); elem.IsVariable() || elem.Elem().IsVariable() {
			return k.sequence(a, want)
		}
	}
	if want.IsVariable() {
		return k.variable(a, want)
	}
	return c.expr(a, k.scope, c.tableType(want))
}

// variable types an argument whose type is a variable. Once another argument has settled the variable, it must fit.
func (k *builtinCall) variable(a hclsyntax.Expression, v typeexpr.Type) ir.Expr {
	c := k.c
	if v.Word == "N" {
		x := c.infer(a, k.scope, nil)
		if t := x.Type(); !isInvalid(t) && !isNumber(t) {
			d := diag.New("SC211", x.Where(), "%s takes numbers; this is %s.", k.row.Name, withArticle(t))
			if isSequence(t) && k.row.Variadic {
				d = d.Note("It takes either one list or two or more numbers.")
			}
			c.report(d)
			return invalid(x.Where())
		}
		k.bind(v, x, x.Type())
		return x
	}
	if t := k.bound[v.Word]; t != nil {
		return c.expr(a, k.scope, c.known(k.out.Args[0], t))
	}
	var hint *ir.Type
	if k.hint != nil && isSequence(k.hint) && k.row.Result.Word == "list" {
		hint = k.hint.Elem
	}
	x := c.infer(a, k.scope, hint)
	k.bind(v, x, x.Type())
	return x
}

// sequence types an argument that is a list, a set or either.
func (k *builtinCall) sequence(a hclsyntax.Expression, want typeexpr.Type) ir.Expr {
	c, elem := k.c, want.Elem()
	if want.Word == "S" {
		elem = want
	}
	x, t := c.sequence(a, k.scope, k.sequenceHint(want, elem))
	if isInvalid(t) {
		if elem.IsVariable() && k.bound[elem.Word] == nil {
			k.bound[elem.Word] = tInvalid
		}
		return x
	}
	if want.Word == "list" && x.Type().Kind == ir.Set {
		if was := k.bound[elem.Word]; was != nil && isInvalid(was) {
			return invalid(x.Where()) // one message about the arguments is enough
		}
		k.bound[elem.Word] = tInvalid
		c.report(diag.New("SC211", x.Where(), "%s takes a list; this is %s, which has each thing once and in declared order.", k.row.Name, withArticle(x.Type())).
			Note("Sets are joined by union(a, b) and compared by ==."))
		return invalid(x.Where())
	}
	switch {
	case want.Word == "S":
		t = x.Type()
		if was := k.bound["S"]; was != nil && !isInvalid(was) && was.Kind != t.Kind { // a list written out with a set is a set
			if t.Kind == ir.List {
				x = c.fit(x, was)
				t = x.Type()
			} else {
				k.out.Args[0] = c.fit(k.out.Args[0], t)
				k.bound["S"] = k.out.Args[0].Type()
				k.bad = k.bad || isInvalid(k.bound["S"])
			}
		}
	case elem.Word == "N" && t.Kind == ir.None:
		t = tInt
	case elem.Word == "N" && !isNumber(t):
		return k.notNumbers(x, t)
	case elem.Word == "list":
		if t.Kind == ir.None {
			return x
		}
		if t.Kind != ir.List {
			c.errorf("SC211", x.Where(), "%s takes a list of lists; this is %s.", k.row.Name, withArticle(x.Type()))
			return invalid(x.Where())
		}
		elem, t = elem.Elem(), t.Elem
	case !elem.IsVariable():
		if !same(t, c.tableType(elem)) {
			c.report(diag.New("SC211", x.Where(), "%s takes a list of %s; this is %s.", k.row.Name, elem, withArticle(x.Type())).
				Note("Write the condition into it: %s([for x in … : cond]).", k.row.Name))
			return invalid(x.Where())
		}
		return x
	}
	if elem.Word == "V" && (isSequence(t) || t.Kind == ir.Text) {
		c.errorf("SC211", x.Where(), "%s compares things, numbers and truth; this is %s.", k.row.Name, withArticle(x.Type()))
		return invalid(x.Where())
	}
	k.bind(elem, x, t)
	return x
}

// sequenceHint is what a list that is an argument would best be. Where the call gives such a list itself, that is what the place
// of the call would like to have.
func (k *builtinCall) sequenceHint(want, elem typeexpr.Type) *ir.Type {
	switch r := k.row.Result; {
	case want.Word == "S" && !isInvalid(k.bound["S"]):
		return k.bound["S"]
	case r.Word == "S", r.Word == "list" && r.Elem().Word == elem.Word:
		return k.hint
	case !elem.IsVariable() && elem.Word != "list":
		return listOf(k.c.tableType(elem))
	}
	return nil
}

func (k *builtinCall) notNumbers(x ir.Expr, elem *ir.Type) ir.Expr {
	d := diag.New("SC211", x.Where(), "%s takes a list of numbers; this is %s.", k.row.Name, withArticle(x.Type()))
	switch elem.Kind {
	case ir.Ref:
		d = d.Note("Write which number of each: %s([for x in … : x.NAME]).", k.row.Name)
	case ir.Bool:
		d = d.Note("How many are true is count([for x in … : x if cond]).")
	}
	k.c.report(d)
	return invalid(x.Where())
}

// bind settles a variable, or widens it by the type of one argument more.
func (k *builtinCall) bind(v typeexpr.Type, x ir.Expr, t *ir.Type) {
	was := k.bound[v.Word]
	if was == nil || isInvalid(t) {
		k.bound[v.Word] = t
		return
	}
	u := unify(was, t)
	if u == nil {
		k.c.errorf("SC211", x.Where(), "The one before is %s, this one is %s. %s takes arguments of one type.",
			withArticle(k.out.Args[len(k.out.Args)-1].Type()), withArticle(x.Type()), k.row.Name)
		u = tInvalid
	}
	k.bad = k.bad || isInvalid(u)
	k.bound[v.Word] = u
}

// result is the type of the call, once its arguments are typed.
func (k *builtinCall) result() *ir.Type {
	r := k.row.Result
	switch elem := r.Elem(); {
	case r.Word == "optional" && elem.IsVariable():
		return maybe(k.known(elem))
	case r.Word == "list" && elem.IsVariable():
		return listOrInvalid(k.known(elem))
	case r.IsVariable():
		return k.known(r)
	}
	return k.c.tableType(r)
}

// known is the type of a variable. It refuses an empty list of which nothing says what it is a list of.
func (k *builtinCall) known(v typeexpr.Type) *ir.Type {
	t := k.bound[v.Word]
	if k.bad || isInvalid(t) {
		return tInvalid
	}
	if len(k.out.Args) == 0 {
		return t
	}
	if v.Word == "S" {
		if k.c.known(k.out.Args[0], t.Elem) == tInvalid {
			return tInvalid
		}
		return t
	}
	return k.c.known(k.out.Args[0], t)
}

// settled is what an argument is converted to when all are typed, or nil.
func (k *builtinCall) settled(want typeexpr.Type, x ir.Expr) *ir.Type {
	switch elem := want.Elem(); {
	case want.Word == "S", want.Word == "N":
		return k.bound[want.Word]
	case want.Word == "numbers" && !isSequence(x.Type()):
		return k.bound[elem.Word]
	case want.Word == "list" && elem.IsVariable() && k.row.Result.Word == "list":
		return listOf(k.bound[elem.Word])
	}
	return nil
}

// tableType is the type that a table names by a word.
func (c *checker) tableType(t typeexpr.Type) *ir.Type {
	if t.Word == "list" {
		return listOrInvalid(c.tableType(t.Elem()))
	}
	if plain, ok := plainTypes[t.Word]; ok {
		return plain
	}
	if k, ok := c.classes[t.Word]; ok {
		return refTo(k)
	}
	return tInvalid // a scenario under repair may lack the class
}

func listOrInvalid(elem *ir.Type) *ir.Type {
	if isInvalid(elem) {
		return tInvalid
	}
	return listOf(elem)
}

// known refuses the element type of an empty list of which nothing says what it is a list of.
func (c *checker) known(l ir.Expr, elem *ir.Type) *ir.Type {
	if elem.Kind == ir.None {
		c.errorf("SC211", l.Where(), "It is not known what this empty list is a list of.")
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
