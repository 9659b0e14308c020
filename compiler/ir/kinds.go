package ir

// Expressions has one expression of every kind, and Statements one statement, for tests that check that code which
// walks a tree knows them all. A test holds the lists against the declarations.
var (
	Expressions = []Expr{
		&Lit{}, &Local{}, &AttrOf{}, &FieldOf{}, &ValueOf{}, &OptionOf{}, &CallFn{}, &Builtin{}, &Unary{}, &Binary{}, &Cond{},
		&Comp{}, &MakeList{}, &Index{}, &ToRational{}, &ToSet{}, &TextOf{}, &Given{}, &LetIn{}, &Scan{}, &ColumnOf{},
	}
	Statements = []Stmt{
		&Let{}, &Assign{}, &SetFields{}, &If{}, &For{}, &Repeat{}, &Break{}, &Return{}, &Move{}, &Carry{}, &CreatePiece{},
		&CreateRecord{}, &Destroy{}, &Pay{}, &Roll{}, &Pick{}, &Choose{}, &Offer{}, &Call{}, &Emit{}, &Say{}, &Attempt{}, &Ensure{},
		&Shuffle{}, &CheckVictory{}, &EndGame{},
	}
)
