package ir

// Lit is a constant of any type (none is Int -1).
type Lit struct {
	Base
	Val *Const
}

func (e *Lit) mapped(func(Expr) Expr) Expr { return e }

// Local reads a variable.
type Local struct {
	Base
	Var *Var
}

func (e *Local) mapped(func(Expr) Expr) Expr { return e }

// AttrOf reads a fixed attribute.
type AttrOf struct {
	Base
	Obj  Expr
	Attr *Attr
}

func (e *AttrOf) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.Obj = mapOne(e.Obj, f)
	return copyIf(c.Obj != e.Obj, e, c)
}

// FieldOf reads a state field; Obj is nil for the class game.
type FieldOf struct {
	Base
	Obj   Expr
	Field *Field
}

func (e *FieldOf) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.Obj = mapOne(e.Obj, f)
	return copyIf(c.Obj != e.Obj, e, c)
}

// ValueOf reads a derived value. Args are the context in which it is asked for, in the order of Value.With.
type ValueOf struct {
	Base
	Obj   Expr
	Value *Value
	Args  []Expr
}

func (e *ValueOf) mapped(f func(Expr) Expr) Expr {
	obj := mapOne(e.Obj, f)
	args, changed := mapAll(e.Args, f)
	if obj == e.Obj && !changed {
		return e
	}
	c := *e
	c.Obj, c.Args = obj, args
	return &c
}

// OptionOf reads an option.
type OptionOf struct {
	Base
	Option *Option
}

func (e *OptionOf) mapped(func(Expr) Expr) Expr { return e }

// CallFn calls a declared function.
type CallFn struct {
	Base
	Fn   *Func
	Args []Expr
}

func (e *CallFn) mapped(f func(Expr) Expr) Expr {
	c, changed := *e, false
	c.Args, changed = mapAll(e.Args, f)
	return copyIf(changed, e, c)
}

// Builtin calls a function of the language. Class is the class of every(C), and Movement the movement of reach, spread,
// distance and route; Args does not include them.
type Builtin struct {
	Base
	Name     string
	Class    *Class
	Movement *Movement
	Args     []Expr
}

func (e *Builtin) mapped(f func(Expr) Expr) Expr {
	c, changed := *e, false
	c.Args, changed = mapAll(e.Args, f)
	return copyIf(changed, e, c)
}

// Unary is "-" or "!".
type Unary struct {
	Base
	Op string
	X  Expr
}

func (e *Unary) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.X = mapOne(e.X, f)
	return copyIf(c.X != e.X, e, c)
}

// Binary is "+ - * / %" on equal numeric types, "== !=" on any equal types, "< <= > >=" on equal numeric types,
// "&& ||" on bools. The checker has converted the operands.
type Binary struct {
	Base
	Op   string
	X, Y Expr
}

func (e *Binary) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.X, c.Y = mapOne(e.X, f), mapOne(e.Y, f)
	return copyIf(c.X != e.X || c.Y != e.Y, e, c)
}

// Cond is c ? a : b.
type Cond struct {
	Base
	If, Then, Else Expr
}

func (e *Cond) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.If, c.Then, c.Else = mapOne(e.If, f), mapOne(e.Then, f), mapOne(e.Else, f)
	return copyIf(c.If != e.If || c.Then != e.Then || c.Else != e.Else, e, c)
}

// Comp is a comprehension: [for Var in Seq : Elem if Where], with Key for keyed lists. Seq is a list or set.
// By itself it is a list; as the only argument of count, any, all, sum, first, min, max, empty, sorted, best
// and least it is a loop. As the X of ToSet it builds a set.
type Comp struct {
	Base
	Var  *Var
	Seq  Expr
	If   Expr // nil: all
	Key  Expr // keyed lists only
	Elem Expr
}

func (e *Comp) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.Seq, c.If, c.Key, c.Elem = mapOne(e.Seq, f), mapOne(e.If, f), mapOne(e.Key, f), mapOne(e.Elem, f)
	return copyIf(c.Seq != e.Seq || c.If != e.If || c.Key != e.Key || c.Elem != e.Elem, e, c)
}

// MakeList is [a, b].
type MakeList struct {
	Base
	Elems []Expr
}

func (e *MakeList) mapped(f func(Expr) Expr) Expr {
	c, changed := *e, false
	c.Elems, changed = mapAll(e.Elems, f)
	return copyIf(changed, e, c)
}

// Index is list[i]. An index out of range is an error in play.
type Index struct {
	Base
	List, At Expr
}

func (e *Index) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.List, c.At = mapOne(e.List, f), mapOne(e.At, f)
	return copyIf(c.List != e.List || c.At != e.At, e, c)
}

// ToRational converts an int to a rational.
type ToRational struct {
	Base
	X Expr
}

func (e *ToRational) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.X = mapOne(e.X, f)
	return copyIf(c.X != e.X, e, c)
}

// ToSet converts a list to a set.
type ToSet struct {
	Base
	X Expr
}

func (e *ToSet) mapped(f func(Expr) Expr) Expr {
	c := *e
	c.X = mapOne(e.X, f)
	return copyIf(c.X != e.X, e, c)
}

// TextOf is a text.
type TextOf struct {
	Base
	Template *Template
}

func (e *TextOf) mapped(f func(Expr) Expr) Expr {
	args, changed := mapAll(e.Template.Args, f)
	if !changed {
		return e
	}
	c, t := *e, *e.Template
	t.Args, c.Template = args, &t
	return &c
}

// Given reads what the open offer gives its actions under Name.
type Given struct {
	Base
	Name string
}

func (e *Given) mapped(func(Expr) Expr) Expr { return e }
