package ir

// Lit is a constant of any type (none is Int -1).
type Lit struct {
	Base
	Val *Const
}

// Member returns the declared thing that a constant refers to, or nil for none and for constants of other types.
func (e *Lit) Member() *Member {
	if e.T == nil || e.T.Kind != Ref || e.Val == nil || e.Val.Int < 0 || e.Val.Int >= int64(len(e.T.Class.Members)) {
		return nil
	}
	return e.T.Class.Members[e.Val.Int]
}

// Local reads a variable.
type Local struct {
	Base
	Var *Var
}

// AttrOf reads a fixed attribute.
type AttrOf struct {
	Base
	Obj  Expr
	Attr *Attr
}

func (e *AttrOf) parts(v *visitor) { v.exprs(&e.Obj) }

// FieldOf reads a state field; Obj is nil for the class game.
type FieldOf struct {
	Base
	Obj   Expr
	Field *Field
}

func (e *FieldOf) parts(v *visitor) { v.exprs(&e.Obj) }

// ValueOf reads a derived value. Args are its context, in the order of Value.With.
type ValueOf struct {
	Base
	Obj   Expr
	Value *Value
	Args  []Expr
}

func (e *ValueOf) parts(v *visitor) {
	v.exprs(&e.Obj)
	v.list(&e.Args)
}

// OptionOf reads an option.
type OptionOf struct {
	Base
	Option *Option
}

// CallFn calls a declared function.
type CallFn struct {
	Base
	Fn   *Func
	Args []Expr
}

func (e *CallFn) parts(v *visitor) { v.list(&e.Args) }

// Builtin calls a function of the language. Class is the argument C of every(C), Movement that of reach, spread,
// distance and route; Args does not include them.
type Builtin struct {
	Base
	Name     string
	Class    *Class
	Movement *Movement
	Asks     *Asks // of odds
	Args     []Expr
}

// Asks is the argument of odds.
type Asks struct {
	Question *Question
	Part     string // name of an outcome or count
}

func (e *Builtin) parts(v *visitor) { v.list(&e.Args) }

// Unary is "-" or "!".
type Unary struct {
	Base
	Op string
	X  Expr
}

func (e *Unary) parts(v *visitor) { v.exprs(&e.X) }

// Binary is an operation on two operands: "+ - * / %" and "< <= > >=" on equal numeric types, "== !=" on equal types,
// "&& ||" on bools. The checker has converted the operands to equal types.
type Binary struct {
	Base
	Op   string
	X, Y Expr
}

func (e *Binary) parts(v *visitor) { v.exprs(&e.X, &e.Y) }

// Cond is c ? a : b.
type Cond struct {
	Base
	If, Then, Else Expr
}

func (e *Cond) parts(v *visitor) { v.exprs(&e.If, &e.Then, &e.Else) }

// Comp is a comprehension: [for Var in Seq : Elem if Where]. Seq is a list or set. Key is the sort key in sorted,
// best and least. Alone it makes a list, as the X of ToSet it makes a set, and as the only argument of a function
// such as count, any, sum or first it is compiled to a loop.
type Comp struct {
	Base
	Var  *Var
	Seq  Expr
	If   Expr // nil: all
	Key  Expr // keyed lists only
	Elem Expr
}

func (e *Comp) parts(v *visitor) { v.exprs(&e.Seq, &e.If, &e.Key, &e.Elem) }

// MakeList is [a, b].
type MakeList struct {
	Base
	Elems []Expr
}

func (e *MakeList) parts(v *visitor) { v.list(&e.Elems) }

// Index is list[i]. An index out of range is an error in play.
type Index struct {
	Base
	List, At Expr
}

func (e *Index) parts(v *visitor) { v.exprs(&e.List, &e.At) }

// ToRational converts an int to a rational.
type ToRational struct {
	Base
	X Expr
}

func (e *ToRational) parts(v *visitor) { v.exprs(&e.X) }

// ToSet converts a list to a set.
type ToSet struct {
	Base
	X Expr
}

func (e *ToSet) parts(v *visitor) { v.exprs(&e.X) }

// TextOf is a text.
type TextOf struct {
	Base
	Template *Template
}

func (e *TextOf) parts(v *visitor) { v.template(&e.Template, e.Template.Written) }

// Given reads the value that the open offer passes to its actions under Name.
type Given struct {
	Base
	Name string
}

// The following expressions are made by the optimiser, never by the checker.

// LetIn is Body with Var bound to Value. It results from inlining a function.
type LetIn struct {
	Base
	Var         *Var
	Value, Body Expr
}

func (e *LetIn) parts(v *visitor) { v.exprs(&e.Value, &e.Body) }

// Scan is the list of the pieces in Space or in List, or of all pieces if both are nil, that satisfy all predicates,
// in order.
type Scan struct {
	Base
	Space Expr
	List  Expr
	Preds []ScanPred
}

func (e *Scan) parts(v *visitor) {
	v.exprs(&e.Space, &e.List)
	makeOwn(v, &e.Preds)
	for i := range e.Preds {
		v.exprs(&e.Preds[i].With, &e.Preds[i].Mask)
	}
}

// ColumnOf reads a value that the compiler has computed for each member of Class.
type ColumnOf struct {
	Base
	Obj   Expr
	Class *Class
	Data  []int64
}

func (e *ColumnOf) parts(v *visitor) { v.exprs(&e.Obj) }

// ScanPred is a condition on a piece. If Mask is set, it is an expression of the unit It that reads only fixed
// attributes. Otherwise, if Set, the owner must be in the set With. Otherwise the field in Slot is compared with With
// by Op.
type ScanPred struct {
	Mask Expr
	It   *Var // the unit in Mask
	Set  bool
	Slot int
	Op   string
	With Expr
	Not  bool
}

// AsScan returns a sequence as a search for pieces, if it is one: a Scan, a comprehension over a Scan that returns
// its pieces unchanged, or all pieces of a space or of the map. seen, if not nil, returns the expression for a
// variable in the sequence.
func AsScan(e Expr, seen func(Expr) Expr) (*Scan, bool) {
	if seen != nil {
		e = seen(e)
	}
	switch e := e.(type) {
	case *Scan:
		return e, true
	case *Comp:
		s, ok := AsScan(e.Seq, seen)
		if !ok || e.If != nil || e.Key != nil {
			return nil, false
		}
		l, ok := e.Elem.(*Local)
		return s, ok && l.Var == e.Var
	case *Builtin:
		switch {
		case e.Name == "pieces":
			return &Scan{Base: e.Base, Space: e.Args[0]}, true
		case e.Name == "every" && e.Class.Role == RolePiece:
			return &Scan{Base: e.Base}, true
		}
	}
	return nil, false
}
