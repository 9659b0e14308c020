package expr

import (
	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/known"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/internal/typeexpr"
	"github.com/scenario-lang/scenario/runtime/builtin"
)

// builtinCall is a call of a builtin while its arguments are typed.
type builtinCall struct {
	c     *Checker
	row   *builtin.Func
	src   *hclsyntax.FunctionCallExpr
	scope *symbols.Scope
	hint  *ir.Type // the type that would fit the place of the call, or nil
	out   *ir.Builtin
	// bound has the types of the signature's type variables that are known so far.
	bound map[string]*ir.Type
	bad   bool // something was reported, or was wrong before
}

// builtin types a call by the signature of its row. The number of arguments is right.
func (c *Checker) builtin(row *builtin.Func, e *hclsyntax.FunctionCallExpr, s *symbols.Scope, hint *ir.Type) ir.Expr {
	k := &builtinCall{
		c: c, row: row, src: e, scope: s, hint: hint, bound: map[string]*ir.Type{},
		out: &ir.Builtin{Base: ir.Base{R: e.Range()}, Name: row.Name},
	}
	wanted := make([]typeexpr.Type, 0, len(e.Args))
	for i, a := range e.Args {
		p, _ := row.Param(i)
		if x := k.arg(a, p.Type); x != nil {
			k.out.Args = append(k.out.Args, x)
			wanted = append(wanted, p.Type)
			k.bad = k.bad || types.IsInvalid(x.Type())
		}
	}
	t := k.result()
	if k.bad || types.IsInvalid(t) {
		return types.Mistake(k.out.R)
	}
	for i, x := range k.out.Args {
		if t := k.settledType(wanted[i], x); t != nil {
			if x = c.Fit(x, t); types.IsInvalid(x.Type()) {
				return types.Mistake(k.out.R)
			}
			k.out.Args[i] = x
		}
	}
	if row.Reads.Has(builtin.ReadsResources) {
		c.symbols.MarkAllResources(false)
	}
	k.out.T = t
	return k.out
}

// arg types an argument according to its parameter. It returns nil for an argument that names a class or a movement,
// which is not a value.
func (k *builtinCall) arg(a hclsyntax.Expression, want typeexpr.Type) ir.Expr {
	c := k.c
	switch want.Word {
	case "class":
		if k.out.Class = c.readClassOfEvery(a); k.out.Class == nil {
			k.bad = true
			return nil
		}
		k.bound[want.Elem().Word] = types.Ref(k.out.Class)
		return nil
	case "movement":
		k.out.Movement = c.movement(a)
		k.bad = k.bad || k.out.Movement == nil
		return nil
	case "mover":
		if m := k.out.Movement; m != nil && m.Mover != nil {
			return c.Expr(a, k.scope, m.Mover.Type)
		}
		return c.Expr(a, k.scope, types.Invalid)
	case "table":
		x := c.Expr(a, k.scope, c.symbols.RoleType(ir.RoleTable))
		k.bound[want.Elem().Word] = c.Shows(x)
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
		x := c.Expr(a, k.scope, types.Int)
		if n, ok := known.Number(x); ok && n == 0 && !types.IsInvalid(x.Type()) {
			c.report.Errorf("SC207", x.Where(), "The divisor is the constant 0.")
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
	case "map":
		if want.Elem().IsVariable() {
			return k.theMap(a)
		}
	case "list":
		if elem := want.Elem(); elem.IsVariable() || elem.Elem().IsVariable() {
			return k.sequence(a, want)
		}
	}
	if want.IsVariable() {
		return k.variable(a, want)
	}
	return c.Expr(a, k.scope, c.symbols.TypeOf(want))
}

// variable types an argument whose type is a type variable. If another argument has already determined the variable,
// it must fit.
func (k *builtinCall) variable(a hclsyntax.Expression, v typeexpr.Type) ir.Expr {
	c := k.c
	if v.Word == "N" {
		x := c.Infer(a, k.scope, nil)
		if t := x.Type(); !types.IsInvalid(t) && !types.IsNumber(t) {
			d := diag.New("SC211", x.Where(), "%s takes numbers; this is %s.", k.row.Name, types.WithArticle(t))
			if types.IsSequence(t) && k.row.Variadic {
				d = d.Note("It takes either one list or two or more numbers.")
			}
			return c.mistake(d)
		}
		k.bind(v, x, x.Type())
		return x
	}
	if t := k.bound[v.Word]; t != nil {
		return c.Expr(a, k.scope, c.requireKnown(k.out.Args[0], t))
	}
	var hint *ir.Type
	if k.hint != nil && types.IsSequence(k.hint) && k.row.Result.Word == "list" {
		hint = k.hint.Elem
	}
	x := c.Infer(a, k.scope, hint)
	k.bind(v, x, x.Type())
	return x
}

// sequence types an argument that is a list, a set or either.
func (k *builtinCall) sequence(a hclsyntax.Expression, want typeexpr.Type) ir.Expr {
	c, elem := k.c, want.Elem()
	if want.Word == "S" {
		elem = want
	}
	x, t := c.Sequence(a, k.scope, k.sequenceHint(want, elem))
	if types.IsInvalid(t) {
		if elem.IsVariable() && k.bound[elem.Word] == nil {
			k.bound[elem.Word] = types.Invalid
		}
		return x
	}
	if want.Word == "list" && x.Type().IsSet() {
		if was := k.bound[elem.Word]; was != nil && types.IsInvalid(was) {
			return types.Mistake(x.Where()) // one message about the arguments is enough
		}
		k.bound[elem.Word] = types.Invalid
		return c.mistake(diag.New("SC211", x.Where(),
			"%s takes a list; this is %s, which has each thing once and in declared order.",
			k.row.Name, types.WithArticle(x.Type())).
			Note("Sets are joined by union(a, b) and compared by ==."))
	}
	switch {
	case want.Word == "S":
		t = x.Type()
		// A literal list next to a set becomes a set.
		if was := k.bound["S"]; was != nil && !types.IsInvalid(was) && was.Kind != t.Kind {
			if t.Kind == ir.List {
				x = c.Fit(x, was)
				t = x.Type()
			} else {
				k.out.Args[0] = c.Fit(k.out.Args[0], t)
				k.bound["S"] = k.out.Args[0].Type()
				k.bad = k.bad || types.IsInvalid(k.bound["S"])
			}
		}
	case elem.Word == "N" && t.Kind == ir.None:
		t = types.Int
	case elem.Word == "N" && !types.IsNumber(t):
		return k.reportNotNumbers(x, t)
	case elem.Word == "list":
		if t.Kind == ir.None {
			return x
		}
		if t.Kind != ir.List {
			return c.mistake(diag.New("SC211", x.Where(), "%s takes a list of lists; this is %s.",
				k.row.Name, types.WithArticle(x.Type())))
		}
		elem, t = elem.Elem(), t.Elem
	case !elem.IsVariable():
		if !types.Identical(t, c.symbols.TypeOf(elem)) {
			return c.mistake(diag.New("SC211", x.Where(), "%s takes a list of %s; this is %s.",
				k.row.Name, elem, types.WithArticle(x.Type())).
				Note("Write the condition into it: %s([for x in … : cond]).", k.row.Name))
		}
		return x
	}
	if elem.Word == "V" && (types.IsSequence(t) || t.Kind == ir.Text) {
		return c.mistake(diag.New("SC211", x.Where(), "%s compares things, numbers, or true and false; this is %s.",
			k.row.Name, types.WithArticle(x.Type())))
	}
	k.bind(elem, x, t)
	return x
}

// sequenceHint returns the hint for a list argument. If the call returns the same kind of list, it is the hint of the
// call.
func (k *builtinCall) sequenceHint(want, elem typeexpr.Type) *ir.Type {
	switch r := k.row.Result; {
	case want.Word == "S" && !types.IsInvalid(k.bound["S"]):
		return k.bound["S"]
	case r.Word == "S", r.Word == "list" && r.Elem().Word == elem.Word:
		return k.hint
	case !elem.IsVariable() && elem.Word != "list":
		return types.List(k.c.symbols.TypeOf(elem))
	}
	return nil
}

func (k *builtinCall) reportNotNumbers(x ir.Expr, elem *ir.Type) ir.Expr {
	d := diag.New("SC211", x.Where(), "%s takes a list of numbers; this is %s.", k.row.Name, types.WithArticle(x.Type()))
	switch elem.Kind {
	case ir.Ref:
		d = d.Note("Write which number of each thing: %s([for x in … : x.NAME]).", k.row.Name)
	case ir.Bool:
		d = d.Note("To count those for which a condition holds, write count([for x in … : x if cond]).")
	}
	return k.c.mistake(d)
}

// bind sets a type variable to the type of an argument, or widens it to include that type.
func (k *builtinCall) bind(v typeexpr.Type, x ir.Expr, t *ir.Type) {
	was := k.bound[v.Word]
	if was == nil || types.IsInvalid(t) {
		k.bound[v.Word] = t
		return
	}
	u := types.Unify(was, t)
	if u == nil {
		k.c.report.Errorf("SC211", x.Where(), "The argument before is %s; this one is %s. %s takes arguments of one type.",
			types.WithArticle(k.out.Args[len(k.out.Args)-1].Type()), types.WithArticle(x.Type()), k.row.Name)
		u = types.Invalid
	}
	k.bad = k.bad || types.IsInvalid(u)
	k.bound[v.Word] = u
}

// result returns the type of the call, after all arguments have been typed.
func (k *builtinCall) result() *ir.Type {
	r := k.row.Result
	switch elem := r.Elem(); {
	case r.Word == "optional" && elem.IsVariable():
		return types.WithNone(k.resolveType(elem))
	case r.Word == "list" && elem.IsVariable():
		return types.ListOrInvalid(k.resolveType(elem))
	case r.IsVariable():
		return k.resolveType(r)
	case r.Word == "map" && elem.IsVariable():
		if key, value := k.bound["K"], k.bound["V"]; !k.bad && !types.IsInvalid(key) && !types.IsInvalid(value) {
			return types.Map(key.Class, value)
		}
		return types.Invalid
	}
	return k.c.symbols.TypeOf(r)
}

// resolveType returns the type of a type variable. It reports an empty list whose type is not known.
func (k *builtinCall) resolveType(v typeexpr.Type) *ir.Type {
	t := k.bound[v.Word]
	if k.bad || types.IsInvalid(t) {
		return types.Invalid
	}
	if len(k.out.Args) == 0 {
		return t
	}
	if v.Word == "S" {
		if k.c.requireKnown(k.out.Args[0], t.Elem) == types.Invalid {
			return types.Invalid
		}
		return t
	}
	return k.c.requireKnown(k.out.Args[0], t)
}

// settledType returns the type to which an argument is converted when all have been typed, or nil.
func (k *builtinCall) settledType(want typeexpr.Type, x ir.Expr) *ir.Type {
	switch elem := want.Elem(); {
	case want.Word == "S", want.Word == "N":
		return k.bound[want.Word]
	case want.Word == "numbers" && !types.IsSequence(x.Type()):
		return k.bound[elem.Word]
	case want.Word == "list" && elem.IsVariable() && k.row.Result.Word == "list":
		return types.List(k.bound[elem.Word])
	}
	return nil
}

// requireKnown returns the type of the elements of a list. It reports an empty list whose type is not known.
func (c *Checker) requireKnown(l ir.Expr, elem *ir.Type) *ir.Type {
	if elem.Kind == ir.None {
		return c.invalid(diag.New("SC211", l.Where(), "It is not known what this empty list is a list of."))
	}
	return elem
}

func (c *Checker) readClassOfEvery(e hclsyntax.Expression) *ir.Class {
	tr, diags := hcl.AbsTraversalForExpr(e)
	if diags.HasErrors() || len(tr) != 1 {
		c.report.Errorf("SC211", e.Range(), "every takes the name of a class: every(player).")
		return nil
	}
	name := tr.RootName()
	k, ok := c.symbols.Classes[name]
	if !ok {
		c.report.AddUnknown(diag.New("SC211", e.Range(), "every takes the name of a class, and no class is called %q.", name),
			"name", name, symbols.Keys(c.symbols.Classes))
		return nil
	}
	if k.Role == ir.RoleGame {
		c.report.Errorf("SC211", e.Range(), "There is one game; its fields are game.NAME.")
		return nil
	}
	c.symbols.Notes.Name(e.Range(), k)
	return k
}

// isKeyed reports whether a builtin takes elements with sort keys.
func isKeyed(row *builtin.Func) bool {
	return len(row.Params) > 0 && row.Params[0].Type.Word == "keyed"
}

// keyed types the argument of sorted, best and least: a comprehension with a key, or a list and a key.
func (c *Checker) keyed(e *hclsyntax.FunctionCallExpr, s *symbols.Scope) (ir.Expr, *ir.Type) {
	arg := dsl.Unparen(e.Args[0])
	f, ok := arg.(*hclsyntax.ForExpr)
	if !ok || f.KeyExpr == nil {
		c.report.Errorf("SC212", arg.Range(),
			"%s takes {for x in list : key => x}, where key is the number to go by, or a list and a key, %s(pieces(s), "+
				"piece.unit.cost).", e.Name, e.Name)
		return types.Mistake(arg.Range()), types.Invalid
	}
	l := c.loop(f, s, nil)
	if types.IsInvalid(l.Type()) {
		return l, types.Invalid
	}
	return l, l.Type().Elem
}

// otherThing returns the key as an expression of the form CLASS.MEMBER, if it is just a member of a class whose
// things have no names; nil for other keys.
func (c *Checker) otherThing(key hclsyntax.Expression, s *symbols.Scope) *hclsyntax.ScopeTraversalExpr {
	key = dsl.Unparen(key)
	if u, ok := key.(*hclsyntax.UnaryOpExpr); ok {
		key = dsl.Unparen(u.Val)
	}
	e, ok := key.(*hclsyntax.ScopeTraversalExpr)
	if !ok || len(e.Traversal) < 2 || s.Find(e.Traversal.RootName()) != nil {
		return nil
	}
	if k := c.symbols.Classes[e.Traversal.RootName()]; k == nil || k.Role == ir.RoleGame || !types.Nameless(k) {
		return nil
	}
	return e
}
