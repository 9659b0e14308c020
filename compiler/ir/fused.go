package ir

// What the optimiser makes and no checker ever does.
type (
	// LetIn is Body with Var bound to Value: what is left of a call when the function was put in its place.
	LetIn struct {
		Base
		Var         *Var
		Value, Body Expr
	}
	// Scan is the list of pieces in Space, or in List (both nil: all of them), that pass every predicate, in order.
	Scan struct {
		Base
		Space Expr
		List  Expr
		Preds []ScanPred
	}
	// ColumnOf reads a column the compiler worked out for the members of Class; Obj is one of them.
	ColumnOf struct {
		Base
		Obj   Expr
		Class *Class
		Data  []int64
	}
	// ScanPred is one condition on a piece. One of three: Mask, an expression of nothing but the unit It and fixed
	// attributes; Set, the owner being in the set With; or else the piece's Slot compared with With by Op.
	ScanPred struct {
		Mask Expr
		It   *Var // the unit in Mask
		Set  bool
		Slot int
		Op   string
		With Expr
		Not  bool
	}
)
