// Package program is the compiled scenario: flat tables and one run of code. It is owned by neither the compiler nor
// the interpreter; once built it never changes. Everything refers to everything by index; -1 is nothing.
package program

import (
	"slices"
	"sort"
)

// Version of the format and of the meaning of the code. A program of another version is refused.
const Version = 5

// Program is a whole scenario, ready to play.
type Program struct {
	Name      string
	Title     int32 // text
	Languages []string

	Code   []Instr
	Consts []int64 // LOADK
	Arena  []int64 // static lists: value.StaticList points here
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
	VarsSize  int32   // cells of fixed state: game, and every class with state but pieces and records
	PieceSize int32   // user fields of a piece, without the engine's own cells
	RecSize   int32   // fields of the widest record
	VarsInit  []int64 // what fixed state starts as; len VarsSize

	// Borders, by space: edges AdjStart[s] to AdjStart[s+1].
	AdjStart  []int32
	AdjTo     []int32
	AdjBorder []int32

	Values    []Value
	Modifiers int32 // how many; LIMIT counts by their index
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
	Faces     []int32 // by die: the type of its faces
	Scans     []Scan
	Masks     []int32 // functions of one unit, pure of play: bit masks made when a game is made

	Setups   []int32 // functions without parameters; When is inside
	Sequence int32   // function
	Evaluate int32   // function(player) int, or -1

	Tests   []Test
	Clauses []Clause
	Cites   []Cite

	// Indexes of the classes the engine knows.
	GameClass, SpaceClass, BorderClass, PlayerClass, AllianceClass, UnitClass, PieceClass, PhaseClass, DieClass int32

	Rules Counts // which rows of the tables belong to the rules, and not to the tests

	hash string // of the rules, once somebody asked; hashing guards it
}

// Func is a run of code. Parameters come in registers 0…Params-1.
type Func struct {
	Name   int32 // string, "procedure fight"
	Place  int32
	Params int32
	Regs   int32
	Start  int32 // in Code
	End    int32
	Result int32 // type, -1 without
	Pure   bool
	Phase  int32   // member of the class phase, or -1: while it runs, game.phase is this
	Held   []int32 // types of the parameters, where one of them is a list or a text; else nothing
}

// Place is a place in the source.
type Place struct {
	File         int32 // in Files
	Line, Column int32
}

// Site is the place that the code from PC on was made of, as far as the next Site.
type Site struct {
	PC    int32
	Place Place
}

// PlaceOf returns the place that the instruction at pc was made of, or nil.
func (p *Program) PlaceOf(pc int) *Place {
	i := sort.Search(len(p.Sites), func(i int) bool { return int(p.Sites[i].PC) > pc })
	if i == 0 {
		return nil
	}
	return &p.Sites[i-1].Place
}

// Type of a value, for printing it and reading it back.
type Type struct {
	Kind  TypeKind
	Class int32 // TRef
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

// Text is a template: parts by language; args are values in consecutive registers (see TEXT).
type Text struct {
	ArgTypes []int32  // types
	Parts    [][]Part // by language; nil: as language 0
	Sights   []Sight  // of the args that not everybody may read
}

// Sight says that an arg of a text is for the players in another arg, a set; others read Word.
type Sight struct {
	Arg, Who int32
	Word     int32 // text without args, or -1
}

// SightOf says who may read an arg; nil: everybody.
func (t *Text) SightOf(arg int32) *Sight {
	for i := range t.Sights {
		if t.Sights[i].Arg == arg {
			return &t.Sights[i]
		}
	}
	return nil
}

// Part of a text: a literal (Arg < 0) or a hole.
type Part struct {
	Literal int32 // string
	Arg     int32
}

// Role mirrors what the engine knows of a class.
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

// Class of things.
type Class struct {
	Name    int32 // string
	Role    Role
	Members []Member
	Attrs   []int32 // in Program.Attrs
	Fields  []int32 // in Program.Fields
	Title   int32   // records: function(record) text, or -1
	Base    int32   // fixed state of member i begins at Base + i*Stride in the vars
	Stride  int32
}

// Member is a declared thing.
type Member struct {
	Name  int32 // string: the label
	Title int32 // text without args
}

// Attr is a column of constants, one value for each member of its class. Sets are bits, lists static handles, texts
// text values (a text without args is its index in Texts).
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
	Slot     int32 // within a member (fixed state), piece (user fields: after the built-in ones), or record
	Default  int64
	Min, Max int64 // bounds of ints, held by the interpreter at every write; else the whole range
	Resource bool  // a resource: never below 0
	Show     bool  // people see it wherever they see the thing, also while it has its initial value
}

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
	Fn    int32   // function(self, among) for any member
	Attr  []int32 // by unit (piece values only, else empty): the attribute that is the value as it stands, or -1: call Fn

	// What Fn depends on, for values of pieces.
	Depends Depends
	Slots   []int32 // slots of the piece it reads, ascending
	Alike   bool    // at any one time it is the same for pieces that are equal in Slots
}

// Movement is a way to move: Step(mover, from, to, border) gives -1 for no way, else cost<<1 | stop (stop: 1), plus
// risk<<32. Plain is the same without the risk, which only a route looks at.
type Movement struct {
	Name  int32
	Step  int32
	Plain int32 // may be Step

	StepDepends, PlainDepends Depends // the subject is the mover
}

// Roll describes a ROLL instruction.
type Roll struct {
	Mode RollMode
}

// RollMode says what a roll gives.
type RollMode int32

const (
	RollFaces   RollMode = iota // list of faces
	RollAtMost                  // how many dice show at most K
	RollExactly                 // how many dice show exactly K
)

// Create describes a CREATE or NEWREC: registers of the values by field, consecutive from the instruction's C.
type Create struct {
	Class  int32   // records
	Fields []int32 // Program.Fields to set
}

// Choose describes a CHOOSE. Registers are those of the frame; sections are code in the same frame that ends in END and
// leaves its answer in the register END names; they read It.
type Choose struct {
	Name    int32 // string
	Result  int32 // register
	By      int32 // register
	From    int32 // register: list, or set when FromSet
	FromSet bool
	Elem    int32 // type of an element
	Count   int32 // register, -1: one answer
	AtLeast int32 // register, -1: exactly Count
	Default int32 // register, -1: none given
	Prompt  int32 // register of a text
	Secret  int32 // register, -1: no
	Pass    int32 // register of a text, -1: no pass
	It      int32 // register, -1: no sections
	Text    int32 // section, -1: the title of the element
	Appeal  int32 // section, -1
	Ask     int32 // register, -1: not asked where only one answer is possible
	Place   int32
}

// Offer describes an OFFER.
type Offer struct {
	To       int32 // register: player, or set of players when ToSet
	ToSet    bool
	Actions  []int32
	Prompt   int32 // section giving a text
	Done     int32 // register of a text, -1: must act
	Once     bool
	Requires []Require // for done; functions are sections of the frame here
	Actor    int32     // register that holds who is asked while a section runs, -1
	With     []Given   // what GIVEN reads
	Place    int32
}

// Given is something an offer gives its actions.
type Given struct {
	Name int32 // string
	Reg  int32
}

// Require is a condition and what is said when it fails. In actions both are functions of (actor, parameters…); in
// offers both are sections.
type Require struct {
	Name    int32 // string
	That    int32
	Message int32
	Place   int32
}

// Action is a kind of move. All its functions take actor and the parameters answered so far, in order.
type Action struct {
	Name     int32
	Menu     int32 // text
	Params   []Param
	Requires []Require // tested once Level parameters are known
	Levels   []int32   // by require: how many parameters it needs (0: before the first)
	Line     []LinePart
	Do       int32     // function(actor, params…), may suspend unless it has ensures
	Before   []int32   // functions(actor, params…, what those before gave), run before Do: what That of an ensure reads
	Ensures  []Require // functions(actor, params…, Before…) on the result; messages (actor, params…) on what was
	Appeal   int32     // function(actor, params…) int, or -1
	Secret   int32     // function(actor, params…) bool: whether others may not read the line, or -1: nothing is said of it
	Place    int32
}

// Param of an action.
type Param struct {
	Name    int32
	Type    int32
	Domain  int32 // function(actor, earlier…): list, or set when Set
	Set     bool
	Message int32 // function giving a text, or -1
	Prompt  int32 // function giving a text, or -1
}

// LinePart of what people type: a literal string (Param < 0) or a parameter.
type LinePart struct {
	Literal int32
	Param   int32
}

// Victory ends the game.
type Victory struct {
	Name    int32
	When    int32 // function() bool
	Winner  int32 // function(), or -1
	Type    int32 // of the winner, or -1
	Because int32 // function() text
}

// Hide keeps members of things of Class from a viewer when When(self, viewer). Fields nil: the thing itself.
type Hide struct {
	Name   int32
	Class  int32
	Fields []int32 // Program.Fields
	When   int32
	Text   int32 // what is said in the place of what is hidden, or -1
}

// Names says whether a field is among those hidden; field -1 is the thing itself.
func (h *Hide) Names(field int32) bool {
	return field < 0 && len(h.Fields) == 0 || field >= 0 && slices.Contains(h.Fields, field)
}

// Option of a game.
type Option struct {
	Name     int32
	Type     int32
	Default  int64
	Min, Max int64
	Among    []int64 // the values it may have; empty: all of its type within the bounds
	Text     int32
}

// Seating of so many seats.
type Seating struct {
	Name    int32
	Seats   [][]int32 // players
	Options []int64   // pairs: option, value
}

// Test of the scenario.
type Test struct {
	Name    int32
	Place   int32
	Setup   bool
	Skip    int32   // string, -1
	Options []int64 // pairs: option, value
	Cites   []int32 // strings
	Steps   []TestStep
}

// TestStep kinds as in the language: given, dice, run, play, refuse, expect.
type TestStep struct {
	Kind     StepKind
	Fn       int32 // given, run: function(); expect: function() bool
	Defaults bool
	Rolls    []int64
	Lines    []int32 // strings
	Because  int32   // string, -1
	Message  int32   // string, -1
	By       int32   // player who must be the one asked, -1
	Place    int32
}

// StepKind of a test.
type StepKind int32

const (
	StepGiven StepKind = iota
	StepDice
	StepRun
	StepPlay
	StepRefuse
	StepExpect
)

// Clause of the rulebook.
type Clause struct {
	ID, Section, Text, NotApplicable int32 // strings; NotApplicable -1: it binds
}

// Cite says that a block cites a clause.
type Cite struct {
	Clause int32 // index in Clauses
	What   int32 // string
	Test   int32 // index, -1: not a test
	Place  int32
}

// Scan is a fused search over pieces: those in a space, of a list, or all, that pass every Pred. See SCAN.
type Scan struct {
	List  bool
	Preds []Pred
}

// PredKind of a Pred.
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
