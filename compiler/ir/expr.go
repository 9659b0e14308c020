package ir

// Lit is a constant of any type (none is Int -1).
type Lit struct {
	Base
	Val *Const
}

// Member returns the declared thing that a constant names, or nil for none and for constants of other types.
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

// ValueOf reads a derived value. Args are the context in which it is asked for, in the order of Value.With.
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

// Builtin calls a function of the language. Class is the class of every(C), and Movement the movement of reach, spread,
// distance and route; Args does not include them.
type Builtin struct {
	Base
	Name     string
	Class    *Class
	Movement *Movement
	Asks     *Asks // of odds
	Args     []Expr
}

// Asks is what odds is asked for.
type Asks struct {
	Question *Question
	Part     string // the outcome or count
}

func (e *Builtin) parts(v *visitor) { v.list(&e.Args) }

// Unary is "-" or "!".
type Unary struct {
	Base
	Op string
	X  Expr
}

func (e *Unary) parts(v *visitor) { v.exprs(&e.X) }

// Binary is "+ - * / %" on equal numeric types, "== !=" on any equal types, "< <= > >=" on equal numeric types,
// "&& ||" on bools. The checker has converted the operands.
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

// Given reads what the open offer gives its actions under Name.
type Given struct {
	Base
	Name string
}

// The optimiser makes the expressions in this file; the checker never does.

// LetIn is Body with Var bound to Value, as inlining a function makes it.
type LetIn struct {
	Base
	Var         *Var
	Value, Body Expr
}

func (e *LetIn) parts(v *visitor) { v.exprs(&e.Value, &e.Body) }

// Scan is the list of pieces in Space, or in List (both nil: all of them), that pass every predicate, in order.
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

// ColumnOf reads what the compiler has computed for a member of Class.
type ColumnOf struct {
	Base
	Obj   Expr
	Class *Class
	Data  []int64
}

func (e *ColumnOf) parts(v *visitor) { v.exprs(&e.Obj) }

// ScanPred is a condition on a piece. It is one of three: Mask, an expression of the unit It and its fixed
// attributes; with Set, that the owner is in the set With; or else a comparison by Op of the field in Slot and With.
type ScanPred struct {
	Mask Expr
	It   *Var // the unit in Mask
	Set  bool
	Slot int
	Op   string
	With Expr
	Not  bool
}

// AsScan returns the search over pieces that a sequence is, if it is nothing else: a Scan, a comprehension that
// returns the pieces of one as they are, or all pieces of a space or of the map. seen, if it is not nil, returns what
// a variable in the sequence means.
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
