package ir

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
	own(v, &e.Preds)
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
