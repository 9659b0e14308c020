// Package program defines the compiled scenario: flat tables, and one array of code. It depends neither on the
// compiler nor on the interpreter. A program never changes once it is built. Rows refer to each other by index; -1
// means none.
package program

import (
	"math"
	"slices"
	"sort"
)

// Version is the version of the file format and of the meaning of the code. Programs of other versions are rejected.
const Version = 12

// Program is a compiled scenario, ready to play.
type Program struct {
	Name      string
	Title     int32 // text
	Languages []string

	Code   []Instr
	Consts []int64 // LOADK
	Arena  []int64 // elements of static lists; see value.StaticList
	Funcs  []Func
	Places []Place // of declarations and steps
	Sites  []Site  // of code, ascending by PC
	Waits  []Wait  // ascending by PC
	Files  []string

	Strings []string
	Texts   []Text
	Types   []Type

	Classes   []Class
	Attrs     []Attr  // of all classes
	Fields    []Field // of all classes
	VarsSize  int32   // cells of fixed state: that of the game, and of each class with state except pieces and records
	PieceSize int32   // user fields of a piece, without the built-in cells
	RecSize   int32   // fields of the widest record
	VarsInit  []int64 // the initial fixed state; its length is VarsSize

	// Borders: the edges of space s are AdjStart[s] to AdjStart[s+1].
	AdjStart  []int32
	AdjTo     []int32
	AdjBorder []int32

	Values    []Value
	Modifiers int32 // number of limited modifiers; LIMIT counts them by index
	Movements []Movement
	Rolls     []Roll
	Creates   []Create
	Chooses   []Choose
	Offers    []Offer
	Actions   []Action
	Victories []Victory
	Hides     []Hide
	Options   []Option
	Seatings  []Seating
	Faces     []int32 // by die: type of its faces
	Scans     []Scan
	Masks     []int32 // functions of a unit that read no state; a game computes each for all units, as a bit mask

	Setups   []int32 // functions without parameters, which include the conditions of the set-ups
	Sequence int32   // function
	Evaluate int32   // function(player) int, or -1

	Tests      []Test
	Questions  []Question
	Policies   []Policy // by question: who makes its choices
	Terms      []Term
	ValueParts []ValuePart // by value
	Refs       []Wait      // registers of Waits that refer to pieces, for positions that wait for dice; ascending by PC
	Clauses    []Clause
	Cites      []Cite
	Picture    Picture

	// Indexes of the built-in classes.
	GameClass, SpaceClass, BorderClass, PlayerClass, AllianceClass, UnitClass, PieceClass, PhaseClass, DieClass int32

	Rules Counts // how many rows of the tables belong to the rules; the others belong to the tests

	reasons     map[int32]int32  // see Explain
	pieceParams map[int32][]bool // see NoteParams

	hash string // of the rules; "" until Hash is called; guarded by hashing
}

// Explain records the function that returns a text about why the condition of another function does not hold. Only
// programs that were compiled for explanations have any, and Encode does not include them.
func (p *Program) Explain(condition, reason int32) {
	if p.reasons == nil {
		p.reasons = map[int32]int32{}
	}
	p.reasons[condition] = reason
}

// ReasonOf returns the function that Explain has recorded for a condition.
func (p *Program) ReasonOf(condition int32) (reason int32, ok bool) {
	reason, ok = p.reasons[condition]
	return reason, ok
}

// Func is a function: a range of Code. Its parameters are in registers 0 to Params-1.
type Func struct {
	Name   int32 // string, "procedure fight"
	Place  int32
	Params int32
	Regs   int32
	Start  int32 // in Code
	End    int32
	Result int32 // type, or -1 if it has no result
	Pure   bool
	Phase  int32   // member of the class phase, or -1; while the function runs, game.phase has this value
	Held   []int32 // types of the parameters; nil unless one of them is a list or a text

	Cacheable bool // a fact: its results do not change until the state does, and are worth caching
}

// ClassAt returns a class, or an empty one if the index is out of range, such as -1.
func (p *Program) ClassAt(i int32) *Class {
	if i < 0 || int(i) >= len(p.Classes) {
		return &Class{}
	}
	return &p.Classes[i]
}

// AttrNamed returns an attribute of a class, or nil.
func (p *Program) AttrNamed(class int32, name string) *Attr {
	for _, a := range p.ClassAt(class).Attrs {
		if p.Strings[p.Attrs[a].Name] == name {
			return &p.Attrs[a]
		}
	}
	return nil
}

// Alliances returns the alliance of each player, -1 for none. It returns nil if players have no alliances.
func (p *Program) Alliances() []int64 {
	for _, a := range p.ClassAt(p.PlayerClass).Attrs {
		if t := &p.Types[p.Attrs[a].Type]; t.Kind == TRef && t.Class == p.AllianceClass {
			return p.Attrs[a].Data
		}
	}
	return nil
}

// FieldsBySlot returns the fields of a class by slot, -1 for slots without one.
func (p *Program) FieldsBySlot(class int32) (bySlot []int32) {
	for i, f := range p.Fields {
		if f.Class != class {
			continue
		}
		for len(bySlot) <= int(f.Slot) {
			bySlot = append(bySlot, -1)
		}
		bySlot[f.Slot] = int32(i)
	}
	return bySlot
}

// InArena reports whether values of a type are lists or texts, which are handles into the arena.
func (p *Program) InArena(typ int32) bool {
	if typ < 0 || int(typ) >= len(p.Types) {
		return false
	}
	k := p.Types[typ].Kind
	return k == TList || k == TText
}

// Where returns the file, the line and the column of a place in Places. The file is "" if there is no such place.
func (p *Program) Where(place int32) (file string, line, column int) {
	if place < 0 || int(place) >= len(p.Places) {
		return "", 0, 0
	}
	pl := &p.Places[place]
	return at(p.Files, pl.File), int(pl.Line), int(pl.Column)
}

// Place is a place in the source.
type Place struct {
	File         int32 // in Files
	Line, Column int32
}

// Site is the place in the source of the code from PC up to the next Site.
type Site struct {
	PC    int32
	Place Place
}

// PlaceOf returns the place in the source of the instruction at pc, or nil.
func (p *Program) PlaceOf(pc int) *Place {
	i := sort.Search(len(p.Sites), func(i int) bool { return int(p.Sites[i].PC) > pc })
	if i == 0 {
		return nil
	}
	return &p.Sites[i-1].Place
}

// Type is the type of a value. It is needed to print and parse values.
type Type struct {
	Kind  TypeKind
	Class int32 // TRef; for a TList that is a map, the class of its keys; else -1
	Elem  int32 // TSet, TList: type
}

// TypeKind is the shape of a type.
type TypeKind int32

const (
	TBool TypeKind = iota
	TInt
	TRational
	TText
	TRef
	TSet
	TList
	TVoid
)

// Text is a template: parts by language. The arguments are in consecutive registers (see TEXT).
type Text struct {
	ArgTypes []int32  // types
	Parts    [][]Part // by language; nil if equal to language 0
	Sights   []Sight  // for arguments that some players must not read
}

// Sight restricts who may read an argument of a text to the players in another argument, which is a set. Others read
// Word instead.
type Sight struct {
	Arg, Who int32
	Word     int32 // text without arguments, or -1
}

// SightOf returns the restriction of an argument, or nil if all may read it.
func (t *Text) SightOf(arg int32) *Sight {
	for i := range t.Sights {
		if t.Sights[i].Arg == arg {
			return &t.Sights[i]
		}
	}
	return nil
}

// Part is a part of a text: a literal (Arg < 0) or an argument.
type Part struct {
	Literal int32 // string
	Arg     int32
}

// Role distinguishes the built-in classes, and those of the scenario.
type Role int32

const (
	RoleThing Role = iota
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

// Class is a class of things.
type Class struct {
	Name    int32 // string
	Role    Role
	Members []Member
	Attrs   []int32 // in Program.Attrs
	Fields  []int32 // in Program.Fields
	Title   int32   // records: function(record) text, or -1
	Base    int32   // the fixed state of member i begins at cell Base + i*Stride
	Stride  int32
}

// Member is a declared thing.
type Member struct {
	Name   int32 // string: the label
	Title  int32 // text without arguments
	InText int32 // text without arguments: the title with its article, for use in a sentence; Title if it has no article
}

// Attr is an attribute: a column with a constant for each member of its class. Sets are bits, lists are static
// handles, and texts are text values (a text without arguments is its index in Texts).
type Attr struct {
	Name int32
	Type int32
	Data []int64
}

// Field is a state field.
type Field struct {
	Name     int32
	Class    int32
	Type     int32
	Slot     int32 // within a member, a piece (after the built-in slots) or a record
	Default  int64
	Min, Max int64 // bounds of an int, which the interpreter checks at every write; else the full range
	Resource bool  // it is a resource, which is never below 0
	Show     Showing
}

// Showing determines when a field is shown to people who look at a thing.
type Showing int8

const (
	ShowNotable Showing = iota // if it is not empty and differs from its initial value
	ShowAlways                 // always, and prominently
	ShowNever                  // never: it is bookkeeping of the rules
)

// Built-in fields. Pieces: user fields begin at PieceUser. Game: user fields begin at GameUser.
const (
	PieceUnit = iota
	PieceOwner
	PieceSpace
	PieceHolder
	PieceUser
)
const (
	GameRound = iota
	GameActive
	GamePhase
	GameUser
)

// Value is a derived value.
type Value struct {
	Name  int32
	Class int32
	Type  int32
	// function(self, among, context…) for any member; if it has a context it is only called, never read with VALUE
	Fn int32
	// by unit, for values of pieces: the attribute that is the value, or -1 if Fn must be called; empty for other
	// values
	Attr []int32

	// What Fn depends on, for values of pieces.
	Depends Depends
	Slots   []int32 // slots of the piece it reads, ascending
	Alike   bool    // it is always the same for pieces whose Slots are equal
}

// Movement is a way to move. Step(mover, from, to, border) returns -1 if the step is impossible, else risk<<32 +
// cost<<1 + stop, where stop is 1 if the mover must stop. Plain is Step without the risk, which only routes need.
type Movement struct {
	Name  int32
	Step  int32
	Plain int32 // may be the same as Step

	StepDepends, PlainDepends Depends // the subject is the mover
}

// Roll describes a ROLL instruction. Its faces are those of a die or, if Listed, the elements of a list of type Elem.
type Roll struct {
	Mode   RollMode
	Keep   Keep
	Listed bool
	Elem   int32
	Seers  int32 // a section: the set of players who may see what the roll is for; -1 if none of that is ever hidden
}

// RollMode is the kind of result of a roll.
type RollMode int32

const (
	RollFaces   RollMode = iota // list of faces
	RollAtMost                  // how many dice show at most K
	RollExactly                 // how many dice show exactly K
	RollPick                    // elements of the list, each position at most once, in the order of the list
	RollPickOne                 // one element of the list, or none if it is empty
	numRollModes
)

// Keep is which dice of a roll count. Unless it is KeepAll, one of them does, so the hits are 0 or 1.
type Keep int32

const (
	KeepAll   Keep = iota // each die counts
	KeepBest              // one that hits, if there is any
	KeepWorst             // one that does not hit, if there is any
	numKeeps
)

// Of returns how many hits count if n dice were thrown and hits of them hit.
func (k Keep) Of(hits, n int64) int64 {
	switch {
	case k == KeepBest:
		return min(hits, 1)
	case k == KeepWorst && hits < n:
		return 0
	case k == KeepWorst:
		return min(n, 1)
	}
	return hits
}

// Create describes a CREATE or NEWREC instruction. The values of Fields are in consecutive registers, starting with
// operand C.
type Create struct {
	Class  int32   // records
	Fields []int32 // Program.Fields to set
}

// Choose describes a CHOOSE instruction. Registers are those of the frame. A section is code that runs in the same
// frame and ends with END, whose operand is the register of its result; it finds the element to judge in It.
type Choose struct {
	Name    int32 // string
	Result  int32 // register
	By      int32 // register
	From    int32 // register: a list, or a set if FromSet
	FromSet bool
	Elem    int32 // type of an element
	Count   int32 // register; -1 for one answer
	AtLeast int32 // register; -1 for exactly Count
	Default int32 // register; -1 if there is none
	Prompt  int32 // register of a text
	Secret  int32 // register; -1 if it is not secret
	Pass    int32 // register of a text; -1 if nobody may pass
	It      int32 // register; -1 if there are no sections
	Text    int32 // section; -1 for the title of the element
	Appeal  int32 // section, or -1
	Ask     int32 // register; -1 if nobody is asked when only one answer is possible
	Those   int32 // register of the list that That tests; -1 if there is none
	That    int32 // section: whether a combination is allowed; -1 if all are
	Message int32 // section: a text about a combination that is not allowed, or -1
	Place   int32
}

// Offer describes an OFFER instruction.
type Offer struct {
	To       int32 // register: a player, or a set of players if ToSet
	ToSet    bool
	Actions  []int32
	Prompt   int32 // section that returns a text
	Done     int32 // register of a text; -1 if one action must be taken
	Once     bool
	Sealed   bool      // the answers are stored and carried out after all players have finished
	Requires []Require // conditions of done; their functions are sections of the frame
	Actor    int32     // register that holds the player who is asked while a section runs, or -1
	With     []Given   // read with GIVEN
	Place    int32
}

// Given is a value that an offer gives to its actions.
type Given struct {
	Name int32 // string
	Reg  int32
}

// Require is a condition with a message for when it does not hold. Both are functions of (actor, parameters…) in
// actions, and sections in offers.
type Require struct {
	Name    int32 // string
	That    int32
	Message int32
	Place   int32
}

// Action is a kind of action. Its functions take the actor and the parameters answered so far, in order.
type Action struct {
	Name     int32
	Menu     int32 // text
	Params   []Param
	Requires []Require // each is tested once its Level of parameters is known
	Levels   []int32   // by requirement: how many parameters must be known before it is tested
	Line     []LinePart
	Do       int32   // function(actor, params…); it may wait only if the action has no ensures
	Before   []int32 // functions(actor, params…, earlier results…), run before Do: bindings that an ensure reads
	// functions: conditions(actor, params…, Before…), tested after Do; messages(actor, params…), computed in the
	// state before it
	Ensures  []Require
	Appeal   int32 // function(actor, params…) int, or -1
	Secret   int32 // function(actor, params…) bool: the action's line is hidden from other players; -1 for the default
	Standing int32 // function(actor) bool: the actor has passed all offers of it in advance; -1 if nobody can
	Place    int32
}

// Param is a parameter of an action.
type Param struct {
	Name    int32
	Type    int32
	Domain  int32 // function(actor, earlier…): a list, or a set if Set
	Set     bool
	Message int32 // function that returns a text, or -1
	Prompt  int32 // function that returns a text, or -1
	Text    int32 // function(actor, earlier…, option): the text of an option, or -1

	// A parameter that is a list has a row for each answer that it may have. All rows have the functions of the
	// first, which do not see the other answers in the list. Unused answers at the end have the value Ended.
	Slot  int32 // the number of this answer in the list, from 0; -1: the parameter is not a list
	Slots int32 // how many answers the list may have
	// function(actor, earlier…): the number of answers, or the maximum if AtLeast is the minimum; -1: not a list
	Count   int32
	AtLeast int32 // function(actor, earlier…), or -1
}

// MaxListed is the number of answers that a list parameter may have.
const MaxListed = 16

// Ended returns the value of an unused answer of a list parameter.
func (q *Param) Ended(p *Program) int64 {
	if p.Types[q.Type].Kind == TRef {
		return -1 // none
	}
	return math.MinInt64
}

// LinePart is a part of the line that people type: a literal (Param < 0) or a parameter.
type LinePart struct {
	Literal int32
	Param   int32
}

// Victory is a condition that ends the game.
type Victory struct {
	Name    int32
	When    int32 // function() bool
	Winner  int32 // function(), or -1
	Draw    bool  // the winners share a draw
	Type    int32 // of the winner, or -1
	Because int32 // function() text
}

// Hide hides fields of things of Class from a viewer if When(self, viewer) is true. If Fields is nil, it hides the
// thing itself.
type Hide struct {
	Name   int32
	Class  int32
	Fields []int32 // Program.Fields
	When   int32
	Text   int32 // text that is shown instead, or -1
}

// Names reports whether the rule hides a field. Field -1 is the thing itself.
func (h *Hide) Names(field int32) bool {
	return field < 0 && len(h.Fields) == 0 || field >= 0 && slices.Contains(h.Fields, field)
}

// Option is a scenario option, which is set before a game.
type Option struct {
	Name     int32
	Type     int32
	Default  int64
	Min, Max int64
	Among    []int64 // the values that are allowed; if empty, all of the type within the bounds
	Text     int32
}

// Seating assigns the players to seats.
type Seating struct {
	Name    int32
	Seats   [][]int32 // players
	Options []int64   // pairs: option, value
}

// Test is a test of the scenario.
type Test struct {
	Name    int32
	Place   int32
	Setup   bool
	Skip    int32   // string, or -1
	Options []int64 // pairs: option, value
	Cites   []int32 // strings
	Steps   []TestStep
}

// Term is a part of the evaluation.
type Term struct {
	Name, Title int32
	Fn          int32 // function(player) int
}

// ValuePart is a step in computing a value, for explanations: its start, or the effect of a modifier.
type ValuePart struct {
	Value int32
	Name  int32 // string, the modifier; -1 for the start, which is the first part
	Fn    int32 // function(self, among, the result so far)
}

// Policy is who makes choices while a question is answered.
type Policy int32

// Values of Policy.
const (
	PolicyDefaults Policy = iota
	PolicyGreedy
	PolicyRandom
	numPolicies
)

// Question is a question about chance. It can also be a measure of progress, with one parameter: then it has no Run,
// and Counts has the progress and, optionally, the goal.
type Question struct {
	Name, Title, Place int32 // string, text, place
	Params             []QuestionParam
	HasExample         bool
	Given              int32 // function(params), or -1 if the question is about a position in a game
	Run                int32 // function(params), or -1 for a measure of progress
	Requires           []Measure
	Outcomes           []Measure
	Counts             []Measure
}

// QuestionParam is a parameter of a question.
type QuestionParam struct {
	Name, Type int32
	Example    []int64 // a value for the parameter, or the elements of a list
}

// Measure is an outcome, a count or a requirement of a question.
type Measure struct {
	Name, Title int32 // string, text; Title is the message of a requirement
	Fn          int32 // function(params): bool, or int for a count; -1 for the outcome of all other ends
}

// TestStep is a step of a test: given, dice, run, play, refuse or expect.
type TestStep struct {
	Kind     StepKind
	Fn       int32 // given, run: function(); expect: function() bool
	Defaults bool
	Rolls    []int64
	Lines    []int32 // strings
	Because  int32   // string, or -1
	Message  int32   // string, or -1
	By       int32   // player who must be asked, or -1
	Place    int32

	// What expect tests about the view of a player.
	As                                    int32       // player, or -1 for the referee
	Sights                                []TestSight // what Fn depends on, and who may see it
	Text                                  int32       // function() text, or -1
	Reads                                 int32       // string: the expected Text, or -1
	Said, Unsaid, Shown, Unshown, Offered []int32     // strings
}

// TestSight is something hidden that an expectation depends on.
type TestSight struct {
	Fn   int32 // function(): the set of players who may see it
	What int32 // string
}

// StepKind is the kind of a TestStep.
type StepKind int32

const (
	StepGiven StepKind = iota
	StepDice
	StepRun
	StepPlay
	StepRefuse
	StepExpect
)

// Clause is a clause of the rulebook.
type Clause struct {
	ID, Section, Text, NotApplicable int32 // strings; NotApplicable is -1 if the clause applies
}

// Cite is a citation: a block cites a clause.
type Cite struct {
	Clause int32 // index in Clauses
	What   int32 // string
	Test   int32 // test that cites it, or -1 for another block
	Place  int32
}

// Scan is a search for the pieces in a space, in a list or in the whole game that satisfy every Pred. See SCAN.
type Scan struct {
	List  bool
	Preds []Pred
}

// PredKind is the kind of a Pred.
type PredKind int32

const (
	PredMask    PredKind = iota // unit is in Masks[X]
	PredOwnerIn                 // owner is in the set in register X
	PredField                   // piece slot X compares Cmp with register Y
	PredConst                   // piece slot X compares Cmp with the number Y
)

// Pred is one condition of a scan.
type Pred struct {
	Kind PredKind
	X    int32
	Cmp  Op // EQ NE LT LE GT GE
	Y    int32
	Not  bool
}
