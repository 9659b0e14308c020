// Package ir is the typed tree of a scenario, between the checker, which makes it from HCL, and lowering, which makes
// a program from it. Every name is a pointer, every expression has a type and a range, and every attribute is a
// constant. Types have been checked, so that code which reads the tree need not do so again.
package ir

import (
	"github.com/hashicorp/hcl/v2"
)

// Kind is the shape of a Type.
type Kind uint8

const (
	Invalid  Kind = iota // after an error; matches every type, so that one mistake is reported once
	Void                 // of a procedure without a result
	Bool                 // 0 or 1
	Int                  // 64 bit
	Rational             // exact fraction
	Text                 // text for people
	None                 // type of the literal none; matches every optional type
	Ref                  // a thing of Class
	Set                  // of Elem, a class with at most SmallSet members
	List                 // of Elem
	Keyed                // a map: an Elem for each thing of Key
	BigSet               // a set of Elem, a class with more members
)

// SmallSet is the number of members up to which a set of a class is one word, with a bit for each. A larger set is a
// list of its members in the order of the class.
const SmallSet = 64

// MostAnswers is the maximum number of answers of a list parameter: each is an argument of the functions of its
// action.
const MostAnswers = 16

// Type is the type of an expression. Types are compared with types.Identical, never with ==.
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

// IsSet reports whether the type is a set of any size.
func (t *Type) IsSet() bool { return t != nil && (t.Kind == Set || t.Kind == BigSet) }

// Role distinguishes the built-in classes.
type Role uint8

const (
	RoleThing Role = iota // declared with class and thing blocks
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
	Self    *Var      // for a record with a Title: the record
	Title   *Template // for a record: the text that names one
	Range   hcl.Range
	Open    bool // games may declare more members, because the scenario is abstract

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

// Attr is a fixed attribute: a built-in one, such as title or alliance, or a declared one.
type Attr struct {
	Name    string
	Class   *Class
	Index   int // in Class.Attrs
	Type    *Type
	Default *Const // nil: it must be given, unless Follows is set
	Follows *Attr  // nil, or an attribute of the class whose value is the default
	Min     *int64
	Max     *int64
	BuiltIn bool
	Range   hcl.Range
	Read    bool // a rule reads it
	Flag    bool // it is declared, and given, in a list of flags
}

// Showing determines when a field is shown to people who look at a thing.
type Showing int8

const (
	ShowNotable Showing = iota // if it is not empty and differs from its initial value
	ShowAlways                 // always, and prominently
	ShowNever                  // never: it is bookkeeping of the rules
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
	Resource *Member // for a field that holds the amount of a resource
	Show     Showing // when people see it with the thing
	BuiltIn  bool
	Range    hcl.Range
	Read     bool
	Written  bool
	Lasts    []Lasting // when one of these ends, the field is reset to its default; none: never
}

// Lasting is a procedure, a phase or a kind of record that a state field lasts as long as.
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

// Member is a declared thing of a class. Its Index is its value at run time.
type Member struct {
	Name    string
	Class   *Class
	Index   int
	Title   *Template
	Article *Template // of the title in a sentence, or nil
	Attrs   []*Const  // by Attr.Index
	Range   hcl.Range
	Used    bool
	Needed  bool // games declare it, because the scenario is abstract; its attributes are not known
	Look    Look
}

// Const is a constant. Int holds bools, integers, references (-1 is none) and sets (bits); rationals are Int over
// Den. Lists, large sets, maps (a value for each key) and texts are in the other fields.
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
	Hooks      []*Func // all `on` hooks
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
	Faces      map[*Member]*Type // for dice whose faces are not numbers
	Tests      []*Test
	Questions  []*Question
	Asks       bool // a rule asks a question about chance
	Abstract   bool // it cannot be played by itself
	Rulebook   *Rulebook
	Edges      []*Edge
	Cites      []CiteUse
	Picture    Picture

	source *Scenario // in a copy made by Rewrite: the checked scenario
}

// Checked returns the scenario that the checker made, from which s may have been rewritten.
func (s *Scenario) Checked() *Scenario {
	if s.source != nil {
		return s.source
	}
	return s
}

// Edge leads from a space to a neighbour.
type Edge struct {
	From, To *Member
	Border   *Member // of class border; edges from `borders` have one without a name
}

// CiteUse is a citation of a clause by a block.
type CiteUse struct {
	Clause string
	What   string // "action march"
	Range  hcl.Range
	Test   int // index of the test, or -1
}

// Names of the parameters of a scoring. It has those that it reads. The lists have an element for each die that
// counts.
const (
	ScoredStrengths = "strengths" // the number up to which the die hits
	ScoredRollers   = "rollers"   // the piece that the die is rolled for; empty if the roll is not for pieces
	ScoredDice      = "dice"      // how many dice are thrown, one of which counts
	ScoredWorst     = "worst"     // whether the worst of those counts, instead of the best
	ScoredFaces     = "faces"     // the face; if a scoring reads this, the dice are thrown before it runs
)

// Func is a function, procedure, phase, hook, or another block with parameters and statements.
type Func struct {
	Name    string // "fight", "captured pay_the_captor"
	What    string // block type: function, procedure, phase, on, setup, sequence …
	Params  []*Var
	Body    []Stmt
	Result  *Type   // Void, or the type that return returns
	Pure    bool    // a function: its statements are Let and Return only
	Phase   *Member // for phases
	Range   hcl.Range
	Returns *Type // the declared type of the result, or nil if it is inferred
	Needed  bool  // games declare it, because the scenario is abstract
	Helper  bool  // it belongs to the tests
	Around  *Func // the procedure or phase whose own statements these are, if it has hooks

	// Steps are those of the action whose effects this is, in terms of Params, if something is around the action. The
	// linter assumes that they hold. They are not part of the function.
	Steps []ActionStep

	source *Func // in a copy made by Rewrite: the function of the checked scenario
}

func (f *Func) parts(v *visitor) { v.blocks(&f.Body) }

// Declared returns the function of the checked scenario from which f may have been rewritten. Calls refer to it.
func (f *Func) Declared() *Func {
	if f.source != nil {
		return f.source
	}
	return f
}

// Var is a local variable: a parameter, binding, loop variable or var.
type Var struct {
	Name    string
	Type    *Type
	Mutable bool
	Guarded bool // the result of a statement that may not run: it is Mutable, but no rule may set it
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
	With      []*Var // the context: arguments in addition to the thing
	Is        Expr
	Min, Max  Expr // nil or int; clamps after all modifiers
	Type      *Type
	Stages    []*Member // enum members in order; empty: source order
	Round     Round
	Modifiers []*Modifier // in the order in which they apply: by stage, then source order
	Index     int
	Range     hcl.Range
}

func (x *Value) parts(v *visitor) { v.exprs(&x.Is, &x.Min, &x.Max) }

// Round is how a value is rounded after each stage.
type Round uint8

const (
	RoundNone Round = iota
	RoundUp
	RoundDown
	RoundNearest
)

// ModOp is what a modifier does to the value.
type ModOp uint8

const (
	ModSet ModOp = iota
	ModAdd
	ModPercent
	ModTimes
	ModAtLeast
	ModAtMost
)

// Modifier changes a Value. Its expressions use the variables of the Value.
type Modifier struct {
	Name       string
	To         *Value
	Units      []*Member // the kinds of piece it applies to; nil: all
	When       Expr      // nil: always
	Op         ModOp
	Amount     Expr
	Stage      *Member
	Limit      Expr   // nil: no limit
	Suppressed []Expr // if any holds, the modifier does nothing
	Index      int
	Range      hcl.Range
}

func (x *Modifier) parts(v *visitor) {
	v.exprs(&x.When, &x.Amount, &x.Limit)
	v.list(&x.Suppressed)
}

// Movement describes the steps that a mover may take. Its expressions use the four variables.
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
	Given   []*Let    // values that every offer of the action must pass; the Values are Given expressions
	Text    *Template // its Args are Local expressions of parameters (each parameter exactly once)
	Menu    *Template
	Steps   []ActionStep
	Do      []Stmt
	Ensures []*Require
	Ensured bool // an ensure block outside the action names it
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

// ActionStep is a parameter, a binding or a requirement; the other two pointers are nil.
type ActionStep struct {
	Param   *Param
	Let     *Let
	Require *Require
}

// Param is a parameter of an action.
type Param struct {
	Var     *Var
	In      Expr // list or set
	Count   Expr // number of answers, or the maximum with AtLeast, and Var is a list; nil: one answer
	AtLeast Expr
	Most    int // with Count: an upper bound for it, at most MostAnswers
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

// ActionSet is a named set of actions, such as all attacks.
type ActionSet struct {
	Name    string
	Members []*Action // each once, in the order of the set
	Range   hcl.Range
}

// Victory is a way to end the game.
type Victory struct {
	Name    string
	When    Expr
	Winner  Expr // players or alliances, or nil
	Draw    bool // Winner are the players who share a draw
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
	Text    *Template // shown instead; nil: a default
	Range   hcl.Range
}

func (x *Hide) parts(v *visitor) { v.exprs(&x.When) }

// Option is an option, which is set before play.
type Option struct {
	Name     string
	Type     *Type
	Default  int64
	Min, Max *int64
	Among    []int64 // the allowed values; nil: all that the type and the bounds allow
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

	Text      string    // the file with the text of the book; "" if none is named
	TextRange hcl.Range // where it is named
}

// Clause is a clause of a rulebook.
type Clause struct {
	ID, Section, Text, NotApplicable, Note string
	// why the scenario has the clause although the book does not; "" if the book does
	Assumed   string
	SameAs    []string // the clauses of other books that it names
	Same      []string // all clauses that count as one with it
	Restates  []string
	Elsewhere bool // it is declared in another book; the scenario only refers to it
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
	Range   hcl.Range // its first line, or the name of its case
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
}

// WhatTerm is the value of Func.What for the functions of terms.
const WhatTerm = "term"

// Question is a question about chance: what is run, and what is evaluated at the end.
type Question struct {
	Name       string
	Title      *Template
	Params     []*Var
	Policy     string    // the bot that makes the choices: greedy, random, or "" for defaults
	Progress   bool      // a progress block: Counts has the progress and, optionally, the goal
	Example    [][]int64 // by parameter: its value, or the elements of a list; nil if there is no example
	Given, Run *Func     // with the parameters of the question; Given is nil if the question is about a position in a game
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
	Is    Expr // the number of a count, or a condition; nil for the outcome of all other ends
	Range hcl.Range
}

func (m *Measure) parts(v *visitor) {
	shareAll(v, &m.Lets)
	v.exprs(&m.Is)
}

// StepKind is the kind of a TestStep.
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
	By       *Member  // play, refuse: the player who must be asked; nil: any
	Lets     []*Let   // expect: bindings
	That     Expr     // expect; nil if it tests only the view
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

// Script are faces for the next dice, as values of their type: for dice rolled for pieces of a unit, for dice of one
// kind, or for all others.
type Script struct {
	Unit, Die *Member
	Faces     []int64
}

// View is what an expect block tests about the view of a player.
type View struct {
	As                                    *Member   // nil: the referee
	Text                                  *Template // nil: none
	Reads                                 string    // the expected Text
	Said, Unsaid, Shown, Unshown, Offered []string
}

// Template is a text with arguments, in every language of the scenario. The languages share Args.
type Template struct {
	Parts   [][]Part // by language index; a missing language falls back to the first
	Args    []Expr
	Written []Expr // Args as the author wrote them, if they were rewritten; see AsWritten
	Range   hcl.Range
}

// AsWritten returns the arguments of a text as the author wrote them. For a text inside an expression these are Args,
// because the expression may come from an inlined function, whose parameters have no meaning here.
func (t *Template) AsWritten() []Expr {
	if t.Written != nil {
		return t.Written
	}
	return t.Args
}

// Part is a part of a text: a literal (Arg < 0) or an argument.
type Part struct {
	Literal string
	Arg     int
}

// Let binds a variable, or declares a mutable one.
type Let struct {
	At
	Var     *Var
	Value   Expr
	Written Expr // Value as the author wrote it, if it was rewritten; see AsWritten
}

func (s *Let) parts(v *visitor) {
	v.written(&s.Written, s.Value)
	v.exprs(&s.Value)
}

// AsWritten returns Value as the author wrote it.
func (s *Let) AsWritten() Expr { return written(s.Written, s.Value) }

// Picture describes pictures of the board. No rule reads it.
type Picture struct {
	Coasts string // earth, none, or "" if not declared
	Grid   string // hexes, squares, or ""
	Water  []*Member
	Points []*Member

	Waterways []Waterway
	Marks     []*Attr // of spaces and players: shown next to names

	Field *Field // of spaces: their owner; nil if Attr has it, or nothing
	Attr  *Attr
}

// Waterway is an attribute, or a value of one, that makes a border water.
type Waterway struct {
	Attr  *Attr   // of borders
	Value *Member // the value; nil if the attribute is a bool or a list of spaces
}

// Look is how pictures draw a member of a class.
type Look struct {
	Colour  *int32    // 0xRRGGBB
	Symbol  string    // drawn on its counters, or their outline
	Short   *Template // its name where there is little room
	Shape   []string  // codes of the countries that it consists of
	LabelAt []int64   // longitude and latitude of its name, in thousandths of a degree; nil if not declared
}

// Said reports whether anything is declared.
func (l *Look) Said() bool {
	return l.Colour != nil || l.Symbol != "" || l.Short != nil || l.Shape != nil || l.LabelAt != nil
}
