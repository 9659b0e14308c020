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
	Written Expr // Value as the rules write it, if it was rewritten; see AsWritten
}

func (s *Assign) mapped(m *mapper) Stmt {
	v := m.one(s.Value)
	if v == s.Value {
		return s
	}
	c := *s
	c.Value, c.Written = v, s.AsWritten()
	return &c
}

// AsWritten returns Value as the rules write it.
func (s *Assign) AsWritten() Expr { return written(s.Written, s.Value) }

// SetFields changes state; Obj is nil for game. Values are all read before the first is written.
type SetFields struct {
	At
	Obj  Expr
	Sets []FieldSet
}

func (s *SetFields) mapped(m *mapper) Stmt {
	c := *s
	c.Obj, c.Sets = m.one(s.Obj), m.sets(s.Sets)
	return copyIf(m.changed, s, c)
}

// If runs the first branch that holds; a branch without When is else.
type If struct {
	At
	Branches []Branch
}

func (s *If) mapped(m *mapper) Stmt {
	c := *s
	c.Branches = m.branches(s.Branches)
	return copyIf(m.changed, s, c)
}

// For runs Body for each element of Seq (a list or set), as it was at the start, for which If holds at its turn.
type For struct {
	At
	Var     *Var
	Seq     Expr
	If      Expr
	Body    []Stmt
	Written Expr // Seq as the rules write it, if it was rewritten; see AsWritten
	AtOnce  bool // the optimiser found that Body only sets fields of Var to values that are the same for all pieces of Seq
}

func (s *For) mapped(m *mapper) Stmt {
	c := *s
	c.Seq, c.If, c.Body = m.one(s.Seq), m.one(s.If), m.block(s.Body)
	if m.changed {
		c.Written = s.AsWritten()
	}
	return copyIf(m.changed, s, c)
}

// AsWritten returns Seq as the rules write it.
func (s *For) AsWritten() Expr { return written(s.Written, s.Seq) }

// Repeat runs Body Times times (nil: without limit), while While holds before each pass and until Until holds after
// one.
type Repeat struct {
	At
	Times, While, Until Expr
	Body                []Stmt
}

func (s *Repeat) mapped(m *mapper) Stmt {
	c := *s
	c.Times, c.While, c.Until, c.Body = m.one(s.Times), m.one(s.While), m.one(s.Until), m.block(s.Body)
	return copyIf(m.changed, s, c)
}

// Break leaves the innermost loop.
type Break struct{ At }

func (s *Break) mapped(*mapper) Stmt { return s }

// Return leaves the function; Value may be nil. Last are statements that run when the attempts around it have ended.
type Return struct {
	At
	Value Expr
	Last  []Stmt
}

func (s *Return) mapped(m *mapper) Stmt {
	c := *s
	c.Value = m.one(s.Value)
	if len(s.Last) > 0 { // only lowering adds them, and some passes before it do not expect blocks here
		c.Last = m.block(s.Last)
	}
	return copyIf(m.changed, s, c)
}

// Move takes a piece or list(piece) to a space.
type Move struct {
	At
	What, To Expr
}

func (s *Move) mapped(m *mapper) Stmt {
	c := *s
	c.What, c.To = m.one(s.What), m.one(s.To)
	return copyIf(m.changed, s, c)
}

// Carry loads a piece or list(piece) onto By, or unloads it if By is none.
type Carry struct {
	At
	What, By Expr
}

func (s *Carry) mapped(m *mapper) Stmt {
	c := *s
	c.What, c.By = m.one(s.What), m.one(s.By)
	return copyIf(m.changed, s, c)
}

// CreatePiece creates N (nil: 1) pieces; Result may be nil.
type CreatePiece struct {
	At
	Result                *Var
	Unit, Owner, Space, N Expr // Owner nil: none
	Sets                  []FieldSet
}

func (s *CreatePiece) mapped(m *mapper) Stmt {
	c := *s
	c.Unit = m.one(s.Unit)
	c.Owner = m.one(s.Owner)
	c.Space = m.one(s.Space)
	c.N = m.one(s.N)
	c.Sets = m.sets(s.Sets)
	return copyIf(m.changed, s, c)
}

// CreateRecord creates a record.
type CreateRecord struct {
	At
	Result *Var
	Class  *Class
	Sets   []FieldSet
}

func (s *CreateRecord) mapped(m *mapper) Stmt {
	c := *s
	c.Sets = m.sets(s.Sets)
	return copyIf(m.changed, s, c)
}

// Destroy destroys a piece, list(piece) or record.
type Destroy struct {
	At
	What Expr
}

func (s *Destroy) mapped(m *mapper) Stmt {
	c := *s
	c.What = m.one(s.What)
	return copyIf(m.changed, s, c)
}

// Pay pays (Sign -1) or gains (Sign +1) resources: the amounts in Sets or, if the resource is known only in play,
// Amount of Resource.
type Pay struct {
	At
	Who              Expr
	Sign             int
	Sets             []FieldSet // amounts by resource field
	Resource, Amount Expr
}

func (s *Pay) mapped(m *mapper) Stmt {
	c := *s
	c.Who, c.Resource, c.Amount, c.Sets = m.one(s.Who), m.one(s.Resource), m.one(s.Amount), m.sets(s.Sets)
	return copyIf(m.changed, s, c)
}

// Roll rolls Count (nil: 1) dice or, with Each, Dice (nil: 1) dice for each piece, to which It is bound. Result is
// the number of hits or, without AtMost and Exactly, the list of faces. The faces are those of Die or, if it is nil,
// the elements of Faces. Keep is which of several dice counts. Scored, if it is not nil, takes what each die has to
// show and counts the hits.
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
	KeepAt          hcl.Range // where the rules say so
	Scored          *Func
}

// Keep is which of several dice counts.
type Keep uint8

const (
	KeepAll Keep = iota // each of them
	KeepBest
	KeepWorst
)

func (s *Roll) mapped(m *mapper) Stmt {
	c := *s
	c.Die = m.one(s.Die)
	c.Faces = m.one(s.Faces)
	c.Count = m.one(s.Count)
	c.Each = m.one(s.Each)
	c.Dice = m.one(s.Dice)
	c.AtMost = m.one(s.AtMost)
	c.Exactly = m.one(s.Exactly)
	return copyIf(m.changed, s, c)
}

// Pick picks Count elements of From at random or, if it is nil, one. It picks no position of the list twice.
type Pick struct {
	At
	Result      *Var
	From, Count Expr
}

func (s *Pick) mapped(m *mapper) Stmt {
	c := *s
	c.From, c.Count = m.one(s.From), m.one(s.Count)
	return copyIf(m.changed, s, c)
}

// Choose asks for a decision. By is a player, or a set of players who must all give the same answer. If they differ,
// OrElse decides alone (nil: the answer is none).
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
	Secret         Expr      // nil or bool
	Appeal         Expr      // nil or int, of It
	OrElse         Expr      // nil or player
	Ask            Expr      // nil or bool: asked even where only one answer is possible
	Chosen         *Var      // the combination, in That and Message
	That           Expr      // nil, or a condition on the combination
	Message        *Template // of a combination that That does not allow, or nil
	DefaultFits    bool      // the optimiser found that Default is among From in every game
}

func (s *Choose) mapped(m *mapper) Stmt {
	c := *s
	c.By = m.one(s.By)
	c.From = m.one(s.From)
	c.Count = m.one(s.Count)
	c.AtLeast = m.one(s.AtLeast)
	c.Default = m.one(s.Default)
	c.Secret = m.one(s.Secret)
	c.Appeal = m.one(s.Appeal)
	c.OrElse = m.one(s.OrElse)
	c.Ask = m.one(s.Ask)
	c.That = m.one(s.That)
	c.Message = m.text(s.Message)
	c.Prompt = m.text(s.Prompt)
	c.Text = m.text(s.Text)
	c.Pass = m.text(s.Pass)
	return copyIf(m.changed, s, c)
}

// Offer opens a menu of actions.
type Offer struct {
	At
	To       Expr // player or set(player)
	Actions  []*Action
	Prompt   *Template
	Done     *Template // nil: must act, once
	Once     bool
	Sealed   bool
	Requires []*Require
	Actor    *Var       // who is asked, in Requires
	With     []GivenSet // what actions may read
}

func (s *Offer) mapped(m *mapper) Stmt {
	c := *s
	c.To = m.one(s.To)
	c.Prompt = m.text(s.Prompt)
	c.Done = m.text(s.Done)
	c.With = m.given(s.With)
	c.Requires = m.requires(s.Requires)
	return copyIf(m.changed, s, c)
}

// Call runs a procedure or phase.
type Call struct {
	At
	Proc   *Func
	Args   []Expr
	Result *Var
}

func (s *Call) mapped(m *mapper) Stmt {
	c := *s
	c.Args = m.all(s.Args)
	return copyIf(m.changed, s, c)
}

// Emit runs the hooks of an event or, if Later, lets them run when the procedure ends.
type Emit struct {
	At
	Event   *Event
	Args    []Expr // by field
	Later   bool
	LaterAt hcl.Range // where the rules say so
}

func (s *Emit) mapped(m *mapper) Stmt {
	c := *s
	c.Args = m.all(s.Args)
	return copyIf(m.changed, s, c)
}

// Say says a message to To (nil: to everybody).
type Say struct {
	At
	Text *Template
	To   Expr
}

func (s *Say) mapped(m *mapper) Stmt {
	c := *s
	c.To, c.Text = m.one(s.To), m.text(s.Text)
	return copyIf(m.changed, s, c)
}

// Attempt runs Body. If an Ensure in it fails, everything in it is undone, and Otherwise runs.
type Attempt struct {
	At
	Body, Otherwise []Stmt
}

func (s *Attempt) mapped(m *mapper) Stmt {
	c := *s
	c.Body, c.Otherwise = m.block(s.Body), m.block(s.Otherwise)
	return copyIf(m.changed, s, c)
}

// Ensure makes the attempt around it fail unless That holds.
type Ensure struct {
	At
	That Expr
}

func (s *Ensure) mapped(m *mapper) Stmt {
	c := *s
	c.That = m.one(s.That)
	return copyIf(m.changed, s, c)
}

// Shuffle shuffles the pieces of a space.
type Shuffle struct {
	At
	Space Expr
}

func (s *Shuffle) mapped(m *mapper) Stmt {
	c := *s
	c.Space = m.one(s.Space)
	return copyIf(m.changed, s, c)
}

// CheckVictory ends the game if a victory holds.
type CheckVictory struct{ At }

func (s *CheckVictory) mapped(*mapper) Stmt { return s }

// EndGame ends the game. If Winner is nil, nobody wins. With Draw it is a draw among those.
type EndGame struct {
	At
	Winner  Expr
	Draw    bool
	Because *Template
}

func (s *EndGame) mapped(m *mapper) Stmt {
	c := *s
	c.Winner, c.Because = m.one(s.Winner), m.text(s.Because)
	return copyIf(m.changed, s, c)
}

// GivenSet is a value that an offer gives its actions.
type GivenSet struct {
	Name  string
	Value Expr
}

// Branch is a branch of an If.
type Branch struct {
	When Expr
	Body []Stmt
}

func (m *mapper) sets(xs []FieldSet) []FieldSet { return mapList(m, xs, (*mapper).set) }

func (m *mapper) given(xs []GivenSet) []GivenSet { return mapList(m, xs, (*mapper).givenSet) }

func (m *mapper) branches(xs []Branch) []Branch { return mapList(m, xs, (*mapper).branch) }

func (m *mapper) set(x FieldSet) FieldSet {
	x.Value = m.one(x.Value)
	return x
}

func (m *mapper) givenSet(x GivenSet) GivenSet {
	x.Value = m.one(x.Value)
	return x
}

func (m *mapper) branch(x Branch) Branch {
	x.When, x.Body = m.one(x.When), m.block(x.Body)
	return x
}
