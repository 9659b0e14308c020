// Package ir is the typed tree of a scenario: the checker makes it of HCL, and lowering turns it into a program.
// Every name is a pointer, every expression has a type and a range, and every attribute is a constant. All types are
// right, so that code which reads the tree need not check them again.
package ir

import (
	"github.com/hashicorp/hcl/v2"
)

// Kind is the shape of a Type.
type Kind uint8

const (
	Invalid  Kind = iota // after an error; fits everything, so that one mistake is reported once
	Void                 // procedures without value
	Bool                 // 0 or 1
	Int                  // 64 bit
	Rational             // exact fraction
	Text                 // words for people
	None                 // the type of the literal none; fits every optional
	Ref                  // a thing of Class
	Set                  // of Elem, a class with at most SmallSet members
	List                 // of Elem
	Keyed                // a map: an Elem for every thing of Key
	BigSet               // a set of Elem, a class with more members
)

// SmallSet is the number of members a class may have so that a set of them is one word, with a bit for each. A larger
// set is a list of its members in their order.
const SmallSet = 64

// MostAnswers is the number of answers that a parameter which is a list may have: each of them is an argument of the
// functions of its action.
const MostAnswers = 16

// Type is the type of an expression. Types are compared with Same, never with ==.
type Type struct {
	Kind     Kind
	Class    *Class // Ref
	Elem     *Type  // Set, BigSet, List, Keyed
	Key      *Class // Keyed
	Optional bool   // Ref: may be none
}

// InList reports whether values of the type are lists in play: lists, maps and large sets.
func (t *Type) InList() bool {
	return t != nil && (t.Kind == List || t.Kind == Keyed || t.Kind == BigSet)
}

// IsSet reports whether it is a set of any size.
func (t *Type) IsSet() bool { return t != nil && (t.Kind == Set || t.Kind == BigSet) }

// Role says which class of the engine a class is.
type Role uint8

const (
	RoleThing Role = iota // class and thing blocks
	RoleEnum
	RoleRecord
	RoleGame
	RoleSpace
	RoleBorder
	RolePath
	RolePlayer
	RoleAlliance
	RoleUnit
	RolePiece
	RoleResource
	RoleDie
	RolePhase
	RoleTable
	RoleSeating
)

// Class is a class of things that are referred to as CLASS.NAME, or of pieces or records.
type Class struct {
	Name    string
	Role    Role
	Index   int // in Scenario.Classes
	Members []*Member
	Attrs   []*Attr
	Fields  []*Field
	Values  []*Value
	Self    *Var      // records with a Title: the thing itself
	Title   *Template // records: the text that names one
	Range   hcl.Range
	Open    bool // games may declare more members: the scenario is abstract

	ref *Type // see Ref
}

func (c *Class) parts(v *visitor) { v.texts(&c.Title) }

// Ref returns the type of the things of the class.
func (c *Class) Ref() *Type {
	if c.ref == nil || c.ref.Class != c { // the class may be a copy
		c.ref = &Type{Kind: Ref, Class: c}
	}
	return c.ref
}

// Attr is a fixed attribute, built-in (title, longitude, alliance …) or declared.
type Attr struct {
	Name    string
	Class   *Class
	Index   int // in Class.Attrs
	Type    *Type
	Default *Const // nil: must be given, unless it follows another
	Follows *Attr  // of the same class: its value is the default. nil if there is none such
	Min     *int64
	Max     *int64
	BuiltIn bool
	Range   hcl.Range
	Read    bool // some rule reads it
	Flag    bool // whether it is declared, and given, in a list of flags
}

// Showing says when people who look at a thing see one of its fields.
type Showing int8

const (
	ShowNotable Showing = iota // when it says something: it is not empty, and does not have its initial value
	ShowAlways                 // whatever its value is, and at a glance
	ShowNever                  // it is bookkeeping of the rules
)

// Field is a state field. The built-in fields of a piece come first, in the order of the Piece… constants.
type Field struct {
	Name     string
	Class    *Class
	Slot     int // in Class.Fields
	Type     *Type
	Default  *Const
	Min      *int64
	Max      *int64
	Resource *Member // the field that holds a resource
	Show     Showing // when people see it with the thing
	BuiltIn  bool
	Range    hcl.Range
	Read     bool
	Written  bool
	Lasts    []Lasting // what ends it: the field has its default again then; none: it stays as it is
}

// Lasting is a procedure, a phase or a kind of record that state lasts as long as.
type Lasting struct {
	What, Name string
	Range      hcl.Range
}

// Slots of the built-in fields.
const (
	PieceUnit = iota
	PieceOwner
	PieceSpace
	PieceHolder
)
const (
	GameRound = iota
	GameActive
	GamePhase
)

// Member is a declared thing of a class; its Index is its value at run time.
type Member struct {
	Name    string
	Class   *Class
	Index   int
	Title   *Template
	Article *Template // that the title takes in a sentence, or nil
	Attrs   []*Const  // by Attr.Index
	Range   hcl.Range
	Used    bool
	Needed  bool // games declare it: the scenario is abstract, and what it says is not known
	Look    Look
}

// Const is a value known when compiling: Int holds bools, references (-1 is none), sets (bits, or a list) and integers;
// rationals use Int over Den; lists, maps (a value for each key) and texts their own fields.
type Const struct {
	Int  int64
	Den  int64 // rationals only, > 0
	List []*Const
	Text *Template
}

// Cite is one entry of a cites attribute.
type Cite struct {
	Clause string
	Range  hcl.Range
}

// Scenario is a checked scenario.
type Scenario struct {
	Name       string
	Title      *Template
	Languages  []string // first is the default; at least one
	Classes    []*Class // built-in ones first
	Functions  []*Func
	Procedures []*Func // procedures and phases
	Hooks      []*Func // every `on`
	Setups     []*Setup
	Sequence   *Func
	Values     []*Value
	Modifiers  []*Modifier
	Movements  []*Movement
	Events     []*Event
	Actions    []*Action
	ActionSets []*ActionSet
	Victories  []*Victory
	Evaluation *Func // param: player; returns int
	Terms      []*Term
	Hides      []*Hide
	Options    []*Option
	Seatings   []*Seating
	Faces      map[*Member]*Type // of dice whose faces are not numbers
	Tests      []*Test
	Questions  []*Question
	Asks       bool // a rule asks a question
	Abstract   bool // it is not a game by itself
	Rulebook   *Rulebook
	Edges      []*Edge
	Cites      []CiteUse
	Picture    Picture

	source *Scenario // in a copy that Rewrite made: the checked scenario
}

// Checked returns the scenario as the checker made it, if s was rewritten, and else s itself.
func (s *Scenario) Checked() *Scenario {
	if s.source != nil {
		return s.source
	}
	return s
}

// Edge leads from a space to a neighbour.
type Edge struct {
	From, To *Member
	Border   *Member // of class border; every edge has one (made up for entries of `borders`)
}

// CiteUse says which block cites which clause.
type CiteUse struct {
	Clause string
	What   string // "action march"
	Range  hcl.Range
	Test   int // index of the test, or -1
}

// What a scoring knows of a roll, by the names of its parameters; it has those that it reads. The lists have an
// element for each die that counts.
const (
	ScoredStrengths = "strengths" // what the die must show at most
	ScoredRollers   = "rollers"   // the piece that it is rolled for; the list is empty if the roll is not for pieces
	ScoredDice      = "dice"      // how many dice are thrown, of which it is the one that counts
	ScoredWorst     = "worst"     // whether that is the worst of them, and not the best
	ScoredFaces     = "faces"     // what it shows; the dice are thrown before the scoring runs if it reads this
)

// Func is a function, procedure, phase, hook, or another block with parameters and statements.
type Func struct {
	Name    string // "fight", "captured pay_the_captor"
	What    string // block type: function, procedure, phase, on, setup, sequence …
	Params  []*Var
	Body    []Stmt
	Result  *Type   // Void, or the type of what return returns
	Pure    bool    // functions: no statement but Let and Return
	Phase   *Member // for phases
	Range   hcl.Range
	Returns *Type // what the rules say that it returns, or nil if they leave that to its returns
	Needed  bool  // games declare it: the scenario is abstract
	Helper  bool  // it belongs to the tests, and no rule calls it
	Around  *Func // the procedure or phase whose own statements these are, if hooks run before or after them

	// Steps are those of the action whose effects these are, in terms of Params, if something is around the action:
	// what the linter may take for granted. They are not part of the function.
	Steps []ActionStep

	source *Func // in a copy that Rewrite made: the function of the checked scenario
}

func (f *Func) parts(v *visitor) { v.blocks(&f.Body) }

// Declared returns the function of the checked scenario that f is or was rewritten from. Calls name functions by it.
func (f *Func) Declared() *Func {
	if f.source != nil {
		return f.source
	}
	return f
}

// Var is a local: parameter, binding, loop variable or var.
type Var struct {
	Name    string
	Type    *Type
	Mutable bool
	Guarded bool // the result of a statement that may not run: Mutable, but no rule may set it
	Range   hcl.Range
	Used    bool
}

// Setup is a setup block.
type Setup struct {
	Body *Func
	When Expr // nil: always
}

func (x *Setup) parts(v *visitor) {
	v.exprs(&x.When)
	v.fn(&x.Body)
}

// Value is a derived value of the things of a class.
type Value struct {
	Name      string
	Class     *Class
	Self      *Var
	Among     *Var   // list(piece); used by modifiers of piece values
	With      []*Var // the context: what a rule that asks for the value says besides the thing
	Is        Expr
	Min, Max  Expr // nil or int; clamps after all modifiers
	Type      *Type
	Stages    []*Member // enum members in order; empty: source order
	Round     Round
	Modifiers []*Modifier // in the order they apply: by stage, then source order
	Index     int
	Range     hcl.Range
}

func (x *Value) parts(v *visitor) { v.exprs(&x.Is, &x.Min, &x.Max) }

// Round says how a staged value is rounded after each stage.
type Round uint8

const (
	RoundNone Round = iota
	RoundUp
	RoundDown
	RoundNearest
)

// ModOp says what a modifier does with the value.
type ModOp uint8

const (
	ModSet ModOp = iota
	ModAdd
	ModPercent
	ModTimes
	ModAtLeast
	ModAtMost
)

// Modifier changes a Value. It uses the variables of the Value.
type Modifier struct {
	Name       string
	To         *Value
	Units      []*Member // narrows a piece value to kinds; nil: all
	When       Expr      // nil: always
	Op         ModOp
	Amount     Expr
	Stage      *Member
	Limit      Expr   // nil: no limit
	Suppressed []Expr // when any holds, the modifier does nothing
	Index      int
	Range      hcl.Range
}

func (x *Modifier) parts(v *visitor) {
	v.exprs(&x.When, &x.Amount, &x.Limit)
	v.list(&x.Suppressed)
}

// Movement says which steps a mover may take. Its expressions use the four variables.
type Movement struct {
	Name           string
	Mover          *Var
	From, To, Edge *Var
	Pass, Cost     Expr
	Stop, Risk     Expr // nil: false, 0
	Index          int
	Range          hcl.Range
}

func (x *Movement) parts(v *visitor) { v.exprs(&x.Pass, &x.Cost, &x.Stop, &x.Risk) }

// Event has hooks, run in source order.
type Event struct {
	Name   string
	Fields []*Var // types; each hook has its own Vars in the same order
	Hooks  []*Func
	Range  hcl.Range
}

// Action is a declared kind of action with its requirements and effects. Steps are in source order.
type Action struct {
	Name    string
	Actor   *Var
	Given   []*Let    // what every offer of the action must give it; their Values are Given expressions
	Text    *Template // its Args are Local expressions of parameters (each parameter exactly once)
	Menu    *Template
	Steps   []ActionStep
	Do      []Stmt
	Ensures []*Require
	Ensured bool // an ensure block of its own names it
	Appeal  Expr // nil or int
	Secret  Expr // nil or bool: whether others may not read the line
	// nil or bool: whether the actor has passed in advance; it reads no parameters
	Standing Expr
	Index    int
	Range    hcl.Range
}

func (a *Action) parts(v *visitor) {
	shareAll(v, &a.Given)
	v.steps(&a.Steps)
	shareAll(v, &a.Ensures)
	v.blocks(&a.Do)
	v.exprs(&a.Appeal, &a.Secret, &a.Standing)
}

// ActionStep is a parameter, a binding, or a requirement: one of its three pointers.
type ActionStep struct {
	Param   *Param
	Let     *Let
	Require *Require
}

// Param is a parameter of an action.
type Param struct {
	Var     *Var
	In      Expr // list or set
	Count   Expr // how many answers there are, at most if AtLeast is not nil; Var is then a list. nil: one answer
	AtLeast Expr
	Most    int // with Count: a bound on it that is known when compiling, at most MostAnswers
	Message *Template
	Prompt  *Template
	It      *Var      // an option, in Text
	Text    *Template // of It; nil: its name
	Range   hcl.Range
}

func (x *Param) parts(v *visitor) {
	v.exprs(&x.In)
	v.texts(&x.Message, &x.Prompt)
	v.exprs(&x.Count, &x.AtLeast)
	v.texts(&x.Text)
}

// Require is a condition, with the message for the player if it does not hold.
type Require struct {
	Name    string
	That    Expr
	Message *Template
	Range   hcl.Range
}

func (x *Require) parts(v *visitor) {
	v.exprs(&x.That)
	v.texts(&x.Message)
}

// ActionSet is a set of actions that rules speak of together, such as those that attack.
type ActionSet struct {
	Name    string
	Members []*SetMember // each action once, in the order in which the set lists them
	Range   hcl.Range
}

// SetMember is an action of a set.
type SetMember struct {
	Action *Action
	When   Expr // when it belongs to the set, over the parameters and bindings of the action; nil: always
}

// Victory is a way to end the game.
type Victory struct {
	Name    string
	When    Expr
	Winner  Expr // players or alliances, or nil
	Draw    bool // Winner are those who share a draw
	Because *Template
	Lets    []*Let // bindings of its body, in order
	Range   hcl.Range
}

func (x *Victory) parts(v *visitor) {
	shareAll(v, &x.Lets)
	v.exprs(&x.When, &x.Winner)
	v.texts(&x.Because)
}

// Hide hides members of things from viewers.
type Hide struct {
	Name    string
	Class   *Class
	Self    *Var
	Viewer  *Var
	Members []string // state fields; empty: the thing itself
	When    Expr
	Text    *Template // the word for what is hidden; nil: a default
	Range   hcl.Range
}

func (x *Hide) parts(v *visitor) { v.exprs(&x.When) }

// Option is an option, which is set before play.
type Option struct {
	Name     string
	Type     *Type
	Default  int64
	Min, Max *int64
	Among    []int64 // nil: whatever its type and bounds allow
	Text     *Template
	Index    int
	Range    hcl.Range
	Used     bool
}

// Seating is a seating: the players of each seat.
type Seating struct {
	Name    string
	Seats   [][]*Member
	Options map[*Option]int64
}

// Rulebook lists the clauses of a printed book.
type Rulebook struct {
	Name    string
	Clauses []*Clause
	Range   hcl.Range

	Text      string    // the file of the book; "" if none is named
	TextRange hcl.Range // where it is named
}

// Clause is a clause of a rulebook.
type Clause struct {
	ID, Section, Text, NotApplicable, Note string
	// why the scenario has it though the book is silent; "" if the book says it
	Assumed   string
	SameAs    []string // the clauses of other books that it names
	Same      []string // all clauses that count together with it
	Restates  []string
	Elsewhere bool // the scenario only refers to it; another one declares it
	Line      int
	Range     hcl.Range
}

// Test is a test block; its Steps run in order.
type Test struct {
	Name    string
	Cites   []Cite
	Setup   bool
	Options map[*Option]int64
	Skip    string // reason, "" runs
	Steps   []TestStep
	Range   hcl.Range // its head, or the name of its case
	Whole   hcl.Range // the block
}

func (t *Test) parts(v *visitor) {
	makeOwn(v, &t.Steps)
	for i := range t.Steps {
		t.Steps[i].parts(v)
	}
}

// Term is a part of the evaluation. Its function is among the functions of the scenario.
type Term struct {
	Name  string
	Title *Template
	Fn    *Func // param: player; returns int
	Range hcl.Range
}

// WhatTerm is the value of Func.What for the functions of terms.
const WhatTerm = "term"

// Question is a question about chance: what is run, and what is asked of the end.
type Question struct {
	Name       string
	Title      *Template
	Params     []*Var
	Policy     string    // the bot that makes the choices: greedy, random, or "" for defaults
	Progress   bool      // not a question about chance but a block progress: Counts has what it is, and perhaps the goal
	Example    [][]int64 // by parameter: its value, or the elements of a list; nil if the question has no example
	Given, Run *Func     // with the parameters of the question; Given is nil if it is asked of a position in a game
	Requires   []*Measure
	Outcomes   []*Measure
	Counts     []*Measure
	Range      hcl.Range
}

func (q *Question) parts(v *visitor) {
	v.fn(&q.Given)
	v.fn(&q.Run)
	v.measures(&q.Requires, &q.Outcomes, &q.Counts)
}

// Measure is an outcome, a count or a requirement of a question.
type Measure struct {
	Name  string
	Title *Template // of a requirement: its message
	Lets  []*Let
	Is    Expr // the number of a count, or a condition; of an outcome, nil for every other end
	Range hcl.Range
}

func (m *Measure) parts(v *visitor) {
	shareAll(v, &m.Lets)
	v.exprs(&m.Is)
}

// StepKind says which block a TestStep is.
type StepKind uint8

const (
	StepGiven StepKind = iota
	StepDice
	StepRun
	StepPlay
	StepRefuse
	StepExpect
)

// TestStep is one block of a test.
type TestStep struct {
	Kind     StepKind
	Body     *Func    // given, run
	Defaults bool     // run: unscripted choices take their defaults
	Rolls    []Script // dice
	Lines    []string // play, refuse
	Because  string   // refuse; "" accepts any reason
	By       *Member  // play, refuse: the player who must be the one asked; nil accepts any
	Lets     []*Let   // expect: bindings
	That     Expr     // expect; nil if it asks only for the following
	Message  string
	View     View // expect
	Range    hcl.Range
}

func (x *TestStep) parts(v *visitor) {
	v.fn(&x.Body)
	shareAll(v, &x.Lets)
	v.exprs(&x.That)
	v.texts(&x.View.Text)
}

// Script are faces that dice show, as values of their type: dice that are rolled for pieces of a unit, dice of one
// kind, or those that are neither.
type Script struct {
	Unit, Die *Member
	Faces     []int64
}

// View is what an expectation says of what a player is shown.
type View struct {
	As                                    *Member   // whose view it is; nil: the referee's
	Text                                  *Template // nil: none
	Reads                                 string    // how Text must read
	Said, Unsaid, Shown, Unshown, Offered []string
}

// Template is a text with holes, in every language of the scenario. Args are shared by the languages.
type Template struct {
	Parts   [][]Part // by language index; a missing language falls back to the first
	Args    []Expr
	Written []Expr // Args as the rules write them, if they were rewritten; see AsWritten
	Range   hcl.Range
}

// AsWritten returns the holes of a text as the rules write them. For the text of an expression they are Args, since the
// parameters of a function that was inlined mean nothing here.
func (t *Template) AsWritten() []Expr {
	if t.Written != nil {
		return t.Written
	}
	return t.Args
}

// Part is a part of a text: a literal (Arg < 0) or a hole.
type Part struct {
	Literal string
	Arg     int
}

// Let binds a variable, or declares a mutable one.
type Let struct {
	At
	Var     *Var
	Value   Expr
	Written Expr // Value as the rules write it, if it was rewritten; see AsWritten
}

func (s *Let) parts(v *visitor) {
	v.written(&s.Written, s.Value)
	v.exprs(&s.Value)
}

// AsWritten returns Value as the rules write it.
func (s *Let) AsWritten() Expr { return written(s.Written, s.Value) }

// Picture is how pictures of the board are drawn. No rule reads it.
type Picture struct {
	Coasts string // earth, none, or "" where nothing is said
	Grid   string // hexes, squares, or ""
	Water  []*Member
	Points []*Member

	Waterways []Waterway
	Marks     []*Attr // of spaces and players: what is shown next to names

	Field *Field // of spaces: whose they are; nil if Attr says it, or nothing
	Attr  *Attr
}

// Waterway is what a border has that pictures draw as water.
type Waterway struct {
	Attr  *Attr   // of borders
	Value *Member // that the attribute has, or nil where it is true or a list of spaces
}

// Look is how pictures draw a member of a class.
type Look struct {
	Colour  *int32    // 0xRRGGBB
	Symbol  string    // what is drawn on its counters, or their outline
	Short   *Template // its name where there is little room
	Shape   []string  // the codes of the countries that it consists of
	LabelAt []int64   // longitude and latitude of its name, in thousandths of a degree; nil if nothing is said
}

// Said reports whether anything is said.
func (l *Look) Said() bool {
	return l.Colour != nil || l.Symbol != "" || l.Short != nil || l.Shape != nil || l.LabelAt != nil
}
