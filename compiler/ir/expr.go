package ir

import "github.com/hashicorp/hcl/v2"

// Expr is a typed expression; it has no effects.
type Expr interface {
	Type() *Type
	Where() hcl.Range
}

// Base is the type and place every expression carries.
type Base struct {
	T *Type
	R hcl.Range
}

func (b Base) Type() *Type      { return b.T }
func (b Base) Where() hcl.Range { return b.R }

type (
	// Lit is a constant of any type (none is Int -1).
	Lit struct {
		Base
		Val *Const
	}
	// Local reads a variable.
	Local struct {
		Base
		Var *Var
	}
	// AttrOf reads a fixed attribute.
	AttrOf struct {
		Base
		Obj  Expr
		Attr *Attr
	}
	// FieldOf reads a state field; Obj is nil for the class game.
	FieldOf struct {
		Base
		Obj   Expr
		Field *Field
	}
	// ValueOf reads a derived value.
	ValueOf struct {
		Base
		Obj   Expr
		Value *Value
	}
	// OptionOf reads an option.
	OptionOf struct {
		Base
		Option *Option
	}
	// CallFn calls a declared function.
	CallFn struct {
		Base
		Fn   *Func
		Args []Expr
	}
	// Builtin calls a function of the builtin table. For every(C), Class says which; for reach, distance and
	// route, Movement. Args excludes those two.
	Builtin struct {
		Base
		Name     string
		Class    *Class
		Movement *Movement
		Args     []Expr
	}
	// Unary is "-" or "!".
	Unary struct {
		Base
		Op string
		X  Expr
	}
	// Binary is "+ - * / %" on equal numeric types, "== !=" on any equal types, "< <= > >=" on equal numeric types,
	// "&& ||" on bools. Operands were converted by the checker.
	Binary struct {
		Base
		Op   string
		X, Y Expr
	}
	// Cond is c ? a : b.
	Cond struct {
		Base
		If, Then, Else Expr
	}
	// Comp is a comprehension: [for Var in Seq : Elem if Where], with Key for keyed lists. Seq is a list or set.
	// Standing alone it is a list; as the only argument of count, any, all, sum, first, min, max, empty, sorted, best
	// and least it is a loop. As the X of ToSet it builds a set.
	Comp struct {
		Base
		Var  *Var
		Seq  Expr
		If   Expr // nil: all
		Key  Expr // keyed lists only
		Elem Expr
	}
	// MakeList is [a, b].
	MakeList struct {
		Base
		Elems []Expr
	}
	// Index is list[i]; out of range is an error in play.
	Index struct {
		Base
		List, At Expr
	}
	// ToRational converts an int.
	ToRational struct {
		Base
		X Expr
	}
	// ToSet converts a list.
	ToSet struct {
		Base
		X Expr
	}
	// TextOf is a template.
	TextOf struct {
		Base
		Template *Template
	}
	// Given reads what the offer that is open gives its actions under Name.
	Given struct {
		Base
		Name string
	}
)

// Stmt is a statement.
type Stmt interface{ Where() hcl.Range }

// At is the place of a statement.
type At struct{ R hcl.Range }

func (a At) Where() hcl.Range { return a.R }

// FieldSet assigns one field.
type FieldSet struct {
	Field *Field
	Value Expr
	Range hcl.Range
}

type (
	// Let binds a variable, or declares a mutable one.
	Let struct {
		At
		Var   *Var
		Value Expr
	}
	// Assign changes a mutable variable.
	Assign struct {
		At
		Var   *Var
		Value Expr
	}
	// SetFields changes state; Obj is nil for game. Values are all read before the first is written.
	SetFields struct {
		At
		Obj  Expr
		Sets []FieldSet
	}
	// If runs the first branch that holds; a branch without When is else.
	If struct {
		At
		Branches []Branch
	}
	// For runs Body for each of Seq (list or set), as it was at the start, where Where holds (asked at each turn).
	For struct {
		At
		Var  *Var
		Seq  Expr
		If   Expr
		Body []Stmt
	}
	// Repeat: Times (nil or int), While before and Until after each pass.
	Repeat struct {
		At
		Times, While, Until Expr
		Body                []Stmt
	}
	// Break leaves the innermost loop.
	Break struct{ At }
	// Return leaves the function; Value may be nil.
	Return struct {
		At
		Value Expr
	}
	// Move takes a piece or list(piece) to a space.
	Move struct {
		At
		What, To Expr
	}
	// Carry puts a piece or list(piece) aboard By; By of type None puts ashore.
	Carry struct {
		At
		What, By Expr
	}
	// CreatePiece makes Count (nil: 1) pieces; Result may be nil.
	CreatePiece struct {
		At
		Result                *Var
		Unit, Owner, Space, N Expr // Owner nil: none
		Sets                  []FieldSet
	}
	// CreateRecord makes a record.
	CreateRecord struct {
		At
		Result *Var
		Class  *Class
		Sets   []FieldSet
	}
	// Destroy a piece, list(piece) or record.
	Destroy struct {
		At
		What Expr
	}
	// Pay and gain: Sign -1 or +1. With Resource, which one is known only in play, and Amount is how much.
	Pay struct {
		At
		Who              Expr
		Sign             int
		Sets             []FieldSet // amounts by resource field
		Resource, Amount Expr
	}
	// Roll dice. Each nil: Count dice (nil: 1). AtMost/Exactly nil: Result is the list of faces. With Each, It is bound
	// to every piece, Dice (nil: 1) dice each. Scored, if there, is given what each die has to show and counts the hits.
	Roll struct {
		At
		Result          *Var
		Die             Expr
		Count           Expr
		Each            Expr
		It              *Var
		Dice            Expr
		AtMost, Exactly Expr
		Scored          *Func
	}
	// Choose asks for a decision. By is a player, or a set of players who must all give the same answer; where they
	// differ OrElse decides alone (nil: the answer is none).
	Choose struct {
		At
		Name           string
		Result         *Var
		By             Expr
		Prompt         *Template
		From           Expr // list or set
		Count, AtLeast Expr // nil: one answer
		Default        Expr // nil, or of Result's type
		It             *Var
		Text           *Template // of It; nil: its title
		Pass           *Template // nil: no pass
		Secret         Expr      // nil or bool
		Appeal         Expr      // nil or int, of It
		OrElse         Expr      // nil or player
		Ask            Expr      // nil or bool: asked even where only one answer is possible
	}
	// Offer opens a menu of actions.
	Offer struct {
		At
		To       Expr // player or set(player)
		Actions  []*Action
		Prompt   *Template
		Done     *Template // nil: must act, once
		Once     bool
		Requires []*Require
		Actor    *Var       // who is asked, in Requires
		With     []GivenSet // what actions may read
	}
	// Call runs a procedure or phase.
	Call struct {
		At
		Proc   *Func
		Args   []Expr
		Result *Var
	}
	// Emit runs the hooks of an event.
	Emit struct {
		At
		Event *Event
		Args  []Expr // by field
	}
	// Say writes to the log; To nil: to everybody.
	Say struct {
		At
		Text *Template
		To   Expr
	}
	// Attempt runs Body; when an Ensure in it fails, everything since is undone and Otherwise runs.
	Attempt struct {
		At
		Body, Otherwise []Stmt
	}
	// Ensure inside Attempt.
	Ensure struct {
		At
		That Expr
	}
	// Shuffle mixes the pieces of a space.
	Shuffle struct {
		At
		Space Expr
	}
	// CheckVictory ends the game if a victory holds.
	CheckVictory struct{ At }
	// EndGame ends it; Winner nil: nobody.
	EndGame struct {
		At
		Winner  Expr
		Because *Template
	}
)

// GivenSet is something an offer gives its actions.
type GivenSet struct {
	Name  string
	Value Expr
}

// Branch of an If.
type Branch struct {
	When Expr
	Body []Stmt
}
