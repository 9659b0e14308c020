package ir

import (
	"github.com/hashicorp/hcl/v2"
)

// FieldSet assigns one field.
type FieldSet struct {
	Field *Field
	Value Expr
	Range hcl.Range
}

// Assign changes a mutable variable.
type Assign struct {
	At
	Var     *Var
	Value   Expr
	Written Expr // Value as the author wrote it, if it was rewritten; see AsWritten
}

func (s *Assign) parts(v *visitor) {
	v.written(&s.Written, s.Value)
	v.exprs(&s.Value)
}

// AsWritten returns Value as the author wrote it.
func (s *Assign) AsWritten() Expr { return written(s.Written, s.Value) }

// SetFields changes state; Obj is nil for the game. All values are evaluated before the first field is written.
type SetFields struct {
	At
	Obj  Expr
	Sets []FieldSet
}

func (s *SetFields) parts(v *visitor) {
	v.exprs(&s.Obj)
	v.sets(&s.Sets)
}

// If runs the first branch whose condition holds. A branch without When always holds.
type If struct {
	At
	Branches []Branch
}

func (s *If) parts(v *visitor) {
	makeOwn(v, &s.Branches)
	for i := range s.Branches {
		v.exprs(&s.Branches[i].When)
		v.blocks(&s.Branches[i].Body)
	}
}

// For runs Body for each element that the list or set Seq has at the start and for which If holds when its turn
// comes.
type For struct {
	At
	Var     *Var
	Seq     Expr
	If      Expr
	Body    []Stmt
	Written Expr // Seq as the author wrote it, if it was rewritten; see AsWritten
	AtOnce  bool // set by the optimiser: Body only sets fields of pieces, to values that are the same for all
}

func (s *For) parts(v *visitor) {
	v.written(&s.Written, s.Seq)
	v.exprs(&s.Seq, &s.If)
	v.blocks(&s.Body)
}

// AsWritten returns Seq as the author wrote it.
func (s *For) AsWritten() Expr { return written(s.Written, s.Seq) }

// Repeat runs Body Times times (nil: without limit), while While holds before a round and until Until holds after
// one.
type Repeat struct {
	At
	Times, While, Until Expr
	Body                []Stmt
}

func (s *Repeat) parts(v *visitor) {
	v.exprs(&s.Times, &s.While, &s.Until)
	v.blocks(&s.Body)
}

// Break leaves the innermost loop.
type Break struct{ At }

// Return leaves the function; Value may be nil. Last are statements that run after the enclosing attempts have ended.
type Return struct {
	At
	Value Expr
	Last  []Stmt
}

func (s *Return) parts(v *visitor) {
	v.exprs(&s.Value)
	if len(s.Last) > 0 { // only lowering adds them, and earlier passes do not expect statements here
		v.blocks(&s.Last)
	}
}

// Move takes a piece or list(piece) to a space.
type Move struct {
	At
	What, To Expr
}

func (s *Move) parts(v *visitor) { v.exprs(&s.What, &s.To) }

// Carry loads a piece or list(piece) onto By, or unloads it if By is none.
type Carry struct {
	At
	What, By Expr
}

func (s *Carry) parts(v *visitor) { v.exprs(&s.What, &s.By) }

// CreatePiece creates N (nil: 1) pieces; Result may be nil.
type CreatePiece struct {
	At
	Result                *Var
	Unit, Owner, Space, N Expr // Owner nil: none
	Sets                  []FieldSet
}

func (s *CreatePiece) parts(v *visitor) {
	v.exprs(&s.Unit, &s.Owner, &s.Space, &s.N)
	v.sets(&s.Sets)
}

// CreateRecord creates a record.
type CreateRecord struct {
	At
	Result *Var
	Class  *Class
	Sets   []FieldSet
}

func (s *CreateRecord) parts(v *visitor) { v.sets(&s.Sets) }

// Destroy destroys a piece, list(piece) or record.
type Destroy struct {
	At
	What Expr
}

func (s *Destroy) parts(v *visitor) { v.exprs(&s.What) }

// Pay pays (Sign -1) or gains (Sign +1) resources: the amounts in Sets or, if the resource is known only in play,
// Amount of Resource.
type Pay struct {
	At
	Who              Expr
	Sign             int
	Sets             []FieldSet // amounts by resource field
	Resource, Amount Expr
}

func (s *Pay) parts(v *visitor) {
	v.exprs(&s.Who, &s.Resource, &s.Amount)
	v.sets(&s.Sets)
}

// Roll rolls Count (nil: 1) dice or, with Each, Dice (nil: 1) dice for each piece It in Each. Result is the number of
// hits or, without AtMost and Exactly, the list of faces. The faces are those of Die or, if it is nil, the elements
// of Faces. Keep is which of several dice counts. Scored, if not nil, is the function that counts the hits.
type Roll struct {
	At
	Result          *Var
	Die             Expr
	Faces           Expr // list or set
	Count           Expr
	Each            Expr
	It              *Var
	Dice            Expr
	AtMost, Exactly Expr
	Keep            Keep
	KeepAt          hcl.Range // where the rules have it
	Scored          *Func
}

func (s *Roll) parts(v *visitor) {
	v.exprs(&s.Die, &s.Faces, &s.Count, &s.Each, &s.Dice, &s.AtMost, &s.Exactly)
}

// Keep is which of several dice counts.
type Keep uint8

const (
	KeepAll Keep = iota // each of them
	KeepBest
	KeepWorst
)

// Pick picks Count elements of From at random, or one if Count is nil. It picks no position of the list twice.
type Pick struct {
	At
	Result      *Var
	From, Count Expr
}

func (s *Pick) parts(v *visitor) { v.exprs(&s.From, &s.Count) }

// Choose asks for a decision. By is a player, or a set of players who must all give the same answer. If they
// disagree, OrElse decides; without it the answer is none.
type Choose struct {
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
	PassWhen       Expr      // nil, or bool: whether there is a pass
	Secret         Expr      // nil or bool
	Appeal         Expr      // nil or int, of It
	OrElse         Expr      // nil or player
	Ask            Expr      // nil or bool: ask even if only one answer is possible
	Chosen         *Var      // the combination, as read by That and Message
	That           Expr      // nil, or a condition on the combination
	Message        *Template // for a combination that That does not allow, or nil
	DefaultFits    bool      // set by the optimiser: Default is always among From
}

func (s *Choose) parts(v *visitor) {
	v.exprs(&s.By, &s.From, &s.Count, &s.AtLeast, &s.Default, &s.Secret, &s.Appeal, &s.OrElse,
		&s.Ask, &s.That, &s.PassWhen)
	v.texts(&s.Message, &s.Prompt, &s.Text, &s.Pass)
}

// Offer opens a menu of actions.
type Offer struct {
	At
	To       Expr // player or set(player)
	Actions  []*Action
	Prompt   *Template
	Done     *Template // nil: one action must be taken
	Once     bool
	Sealed   bool
	Requires []*Require
	Actor    *Var       // the player who is asked, as read by Requires
	With     []GivenSet // values that actions may read
}

func (s *Offer) parts(v *visitor) {
	v.exprs(&s.To)
	v.texts(&s.Prompt, &s.Done)
	makeOwn(v, &s.With)
	for i := range s.With {
		v.exprs(&s.With[i].Value)
	}
	shareAll(v, &s.Requires)
}

// Call runs a procedure or phase.
type Call struct {
	At
	Proc   *Func
	Args   []Expr
	Result *Var
}

func (s *Call) parts(v *visitor) { v.list(&s.Args) }

// Emit runs the hooks of an event or, if Later, schedules them for when the procedure ends.
type Emit struct {
	At
	Event   *Event
	Args    []Expr // by field
	Later   bool
	LaterAt hcl.Range // where the rules have it
}

func (s *Emit) parts(v *visitor) { v.list(&s.Args) }

// Say shows a message to To (nil: everybody).
type Say struct {
	At
	Text *Template
	To   Expr
}

func (s *Say) parts(v *visitor) {
	v.exprs(&s.To)
	v.texts(&s.Text)
}

// Attempt runs Body. If an Ensure in it fails, its effects are undone and Otherwise runs.
type Attempt struct {
	At
	Body, Otherwise []Stmt
}

func (s *Attempt) parts(v *visitor) { v.blocks(&s.Body, &s.Otherwise) }

// Ensure makes the enclosing attempt fail unless That holds.
type Ensure struct {
	At
	That Expr
}

func (s *Ensure) parts(v *visitor) { v.exprs(&s.That) }

// Shuffle shuffles the pieces of a space.
type Shuffle struct {
	At
	Space Expr
}

func (s *Shuffle) parts(v *visitor) { v.exprs(&s.Space) }

// CheckVictory ends the game if a victory holds.
type CheckVictory struct{ At }

// EndGame ends the game. If Winner is nil, nobody wins. With Draw, the winners share a draw.
type EndGame struct {
	At
	Winner  Expr
	Draw    bool
	Because *Template
}

func (s *EndGame) parts(v *visitor) {
	v.exprs(&s.Winner)
	v.texts(&s.Because)
}

// GivenSet is a value that an offer passes to its actions.
type GivenSet struct {
	Name  string
	Value Expr
}

// Branch is a branch of an If.
type Branch struct {
	When Expr
	Body []Stmt
}
