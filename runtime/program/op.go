package program

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Instr is an instruction: an opcode and three operands, whose meaning is in the table Ops.
type Instr struct {
	Op      Op
	A, B, C int32
}

// Op is an opcode. Its number is part of compiled programs. The table Ops documents it.
type Op int32

const (
	NOP Op = iota

	// Values.
	MOV
	LOADI
	LOADK
	TEXT

	// Whole numbers.
	ADD
	SUB
	MUL
	DIV
	MOD
	ADDI
	NEG
	ABS
	MIN
	MAX

	// Rationals.
	RADD
	RSUB
	RMUL
	RDIV
	RNEG
	RCMP
	TORAT
	FLOOR
	CEIL
	NEAREST
	IDIVR

	// Comparisons of whole values.
	EQ
	NE
	LT
	LE
	GT
	GE
	EQI
	NEI
	LTI
	LEI
	GTI
	GEI
	NOT

	// Flow.
	JMP
	JZ
	JNZ
	JEQ
	JNE
	JLT
	JLE
	JGT
	JGE
	JEQI
	JNEI
	JLTI
	JLEI
	JGTI
	JGEI
	JEMPTY
	JSOME
	LOOP
	CALL
	RET
	END
	FAIL

	// State.
	ATTR
	UGET
	GGET
	GSET
	VGET
	VSET
	PGET
	PSET
	FGET
	FSET
	OPT
	VALUE
	LIMCACHED
	LIMIT
	AMONG
	SEEN
	SEENALL
	SEENTHINGS
	GIVEN

	// Sets.
	SETADD
	HAS
	UNION
	WITHOUT
	SETLEN

	// Lists.
	LBEGIN
	LPUSH
	LPUSHK
	LEND
	LSORT
	LLEN
	LGET
	LFIRST
	LORDER

	// Loops.
	ITER
	NEXT

	// The arena.
	MARK
	RESET

	// Builtins and searches.
	BUILTIN
	REACH
	SPREAD
	DISTANCE
	ROUTE
	SCAN
	SCANCOUNT
	SCANANY
	SCANFIRST

	// Instructions that change the game or ask a player.
	DEFAULTS
	MOVE
	MOVEALL
	PSETALL
	CARRY
	CARRYALL
	CREATE
	NEWREC
	KILL
	KILLALL
	KILLREC
	GAIN
	PAY
	GAINOF
	PAYOF
	ROLL
	VOLLEY
	ROLLBEGIN
	ROLLEND
	SAY
	SHUFFLE
	CHOOSE
	OFFER
	ATTEMPT
	ENSURE
	COMMIT
	VICTORY
	ENDGAME
	ENDDRAWN
	WATCH
	LNEW
	numOps
)

// String returns the name of an opcode.
func (o Op) String() string {
	if o >= 0 && int(o) < len(Ops) {
		return Ops[o].Name
	}
	return "?"
}

// Pure reports whether an instruction with this opcode may run at any time: it asks nobody and changes nothing that
// rules can read. The counts of coverage and of limited modifiers in a roll cannot be read.
func (o Op) Pure() bool {
	row := &Ops[o]
	return !row.Waits && !row.Writes.Has(Anything&^(Lists|Limits|Coverage))
}

// Operands calls f with the kind of each operand of an instruction and a pointer to it. The opcode must be in the
// table.
func (i *Instr) Operands(f func(kind Operand, v *int32)) {
	info := &Ops[i.Op]
	f(info.A, &i.A)
	f(info.B, &i.B)
	f(info.C, &i.C)
}

// Jumps reports whether an operand of the opcode is a position in Code.
func (o Op) Jumps() bool { return jumping[o] }

// jumping is the table for Jumps.
var jumping = withOperand(Jump, Catch, Back)

// kinds returns the kinds of the operands.
func (o Op) kinds() [3]Operand { return kinds[o] }

// kinds is separate from Ops to be compact, because loading a program looks up every instruction.
var kinds = byOp(func(op Op) [3]Operand { return [...]Operand{Ops[op].A, Ops[op].B, Ops[op].C} })

// byOp returns a table of the results of a function for each opcode.
func byOp[T any](of func(op Op) T) (s [numOps]T) {
	for op := range Ops {
		s[op] = of(Op(op))
	}
	return s
}

// withOperand returns a table of the opcodes that have an operand of one of the given kinds.
func withOperand(of ...Operand) [numOps]bool {
	return byOp(func(op Op) bool {
		return slices.ContainsFunc(kinds[op][:], func(k Operand) bool { return slices.Contains(of, k) })
	})
}

// values returns the operands.
func (i *Instr) values() [3]int32 { return [3]int32{i.A, i.B, i.C} }

// Find returns the operand of a kind. The bool is false if the instruction has none.
func (i *Instr) Find(kind Operand) (int32, bool) {
	switch info := &Ops[i.Op]; kind {
	case info.A:
		return i.A, true
	case info.B:
		return i.B, true
	case info.C:
		return i.C, true
	}
	return 0, false
}

// Operand returns a pointer to operand A, B or C, given 0, 1 or 2.
func (i *Instr) Operand(n int) *int32 { return [...]*int32{&i.A, &i.B, &i.C}[n] }

// WindowOf returns the first of the consecutive registers that an instruction reads, and their number, which is 0 if
// there are none or if the index of a table row is out of range. The verifier rejects the latter separately.
func (p *Program) WindowOf(in Instr) (start, n int32) {
	w := &windows[in.Op]
	if !w.used {
		return 0, 0
	}
	values := in.values()
	if w.size > 0 {
		return values[w.start], w.size
	}
	return values[w.start], p.windowSize(w.by, values[w.sizedBy])
}

// window describes the consecutive registers that an instruction reads.
type window struct {
	used    bool
	start   uint8   // number of the operand with the first register
	size    int32   // how many registers; 0 if an operand determines it
	sizedBy uint8   // number of that operand
	by      Operand // kind of that operand
}

// windows is a table because loading a program looks up every instruction.
var windows = byOp(func(op Op) (w window) {
	for i, k := range op.kinds() {
		switch k {
		case Window, Window3, Window4:
			w.used, w.start, w.size = true, uint8(i), map[Operand]int32{Window3: 3, Window4: 4}[k]
		case TextIx, FuncIx, CreateRecordIx, CreatePieceIx, SourceIx, BuiltinID:
			w.sizedBy, w.by = uint8(i), k
		}
	}
	return w
})

// windowSize returns the size of a window that depends on the operand x of kind by.
func (p *Program) windowSize(by Operand, x int32) int32 {
	switch by {
	case TextIx:
		return int32(len(at(p.Texts, x).ArgTypes))
	case FuncIx:
		return at(p.Funcs, x).Params
	case CreateRecordIx:
		return int32(len(at(p.Creates, x).Fields))
	case CreatePieceIx: // the unit, the owner, the space and the number of pieces come first
		return 4 + int32(len(at(p.Creates, x).Fields))
	case SourceIx:
		return at(Sources[:], x).Args
	case BuiltinID:
		if f := builtin.ByID(x); f != nil {
			return int32(len(f.Params))
		}
	}
	return 0
}

// Operand is the kind of an operand: what its number means. The verifier checks operands by their kinds. Liveness,
// the compiler's analyses and the disassembler use them to find the registers that an instruction reads and writes
// and the tables it uses.
type Operand uint8

const (
	Unused Operand = iota

	// Registers of the frame.
	Dst         // written
	DstNext     // written if execution continues with the next instruction, not if it jumps
	DstJump     // written if execution jumps, not if it continues with the next instruction
	Both        // read and written
	Src         // read
	OptSrc      // read; -1 if there is none
	Copied      // read, and copied to A unchanged
	Pushed      // read, and added to the list under construction
	Presence    // read and compared with a number; for a piece, only whether there is one matters
	Thing       // read; the thing whose part another operand names
	Window      // the first of consecutive registers that are read; another operand determines how many
	Window3     // the first of three registers that are read
	Window4     // the first of four registers that are read
	NewIterator // the first of the three registers of an iterator; written
	Iterator    // the first of the three registers of an iterator; read and written

	Imm // the number itself

	// Indexes.
	ConstIx        // in Consts
	FuncIx         // in Funcs; the function runs
	TextIx         // in Texts
	StringIx       // in Strings
	WinnerIx       // in Types: the type of the winner in A; -1 if there is no winner
	AttrIx         // in Attrs
	GameSlot       // a slot of the game
	PieceSlot      // a slot of a piece, the built-in ones first
	GameField      // in Fields, of the game
	VarField       // in Fields, of a class with fixed state
	PieceField     // in Fields, of pieces
	RecField       // in Fields, of a record
	AnyField       // in Fields
	ClassIx        // in Classes
	OptionIx       // in Options
	ValueIx        // in Values
	ModIx          // below Modifiers
	MovementIx     // in Movements
	RollIx         // in Rolls
	CreatePieceIx  // in Creates, of pieces
	CreateRecordIx // in Creates, of a record
	ChooseIx       // in Chooses
	DefaultIx      // in Chooses, of a choice that has a default
	OfferIx        // in Offers
	ScanIx         // in Scans
	BuiltinID      // id in the table of package builtin
	SourceIx       // in Sources
	PlaceIx        // in Places

	// Positions in Code, of the same function.
	Jump  // after this instruction
	Catch // after this instruction: where execution continues if an attempt that begins here fails
	Back  // this instruction or one before it
	numOperands
)

// Ahead reports whether an operand of this kind is a position after the instruction at which execution may continue.
func (k Operand) Ahead() bool { return k == Jump || k == Catch }

// Position reports whether an operand of this kind is a position in Code.
func (k Operand) Position() bool { return k.Ahead() || k == Back }

var operandNames = [numOperands]string{
	Unused: "operand", Dst: "register", DstNext: "register", DstJump: "register", Both: "register",
	Src: "register", OptSrc: "register",
	Copied: "register", Pushed: "register", Presence: "register", Thing: "register", Window: "register",
	Window3: "register", Window4: "register",
	NewIterator: "register", Iterator: "register", Imm: "number", ConstIx: "constant", FuncIx: "function", TextIx: "text",
	StringIx: "string", WinnerIx: "type", AttrIx: "attribute", GameSlot: "slot", PieceSlot: "slot", GameField: "field",
	VarField: "field", PieceField: "field", RecField: "field", AnyField: "field", ClassIx: "class",
	OptionIx: "option", ValueIx: "value",
	ModIx: "modifier", MovementIx: "movement", RollIx: "roll", CreatePieceIx: "create", CreateRecordIx: "create",
	ChooseIx: "choice", DefaultIx: "choice", OfferIx: "menu", ScanIx: "scan", BuiltinID: "builtin", SourceIx: "source",
	PlaceIx: "place", Jump: "position", Catch: "position", Back: "position",
}

// String returns what an operand of this kind refers to.
func (k Operand) String() string { return operandNames[k] }

// Doc returns String, and for registers what the instruction does with them.
func (k Operand) Doc() string {
	switch k {
	case Dst:
		return "register written"
	case DstNext:
		return "register written unless it jumps"
	case DstJump:
		return "register written if it jumps"
	case Both:
		return "register read and written"
	case OptSrc:
		return "register read, or none"
	case Window, Window3, Window4:
		return "registers read"
	case NewIterator:
		return "iterator written"
	case Iterator:
		return "iterator read and written"
	}
	if k.Reads() {
		return "register read"
	}
	return k.String()
}

// Reads reports whether an operand of this kind, unless it is -1, is a single register that is read.
func (k Operand) Reads() bool {
	switch k {
	case Both, Src, OptSrc, Copied, Pushed, Presence, Thing:
		return true
	}
	return false
}

// Result classifies the value that an instruction writes to its Dst.
type Result uint8

const (
	GivesNumber  Result = iota // a number or a reference
	GivesCopy                  // the value of the Copied register
	GivesNamed                 // a value with the type of what another operand names
	GivesList                  // a list of numbers or references
	GivesBuilt                 // the list under construction
	GivesElement               // an element of the list in B
	GivesMark                  // a position in the arena
	GivesUnknown               // depends on the instruction's operands
)

// State is a set of parts of a game, not including the registers of the frame.
type State uint16

const (
	Options   State = 1 << iota // scenario options; they do not change during a game
	Fixed                       // state fields of the game and of declared things
	Pieces                      // pieces: their fields, and where they are
	Records                     // records
	Lists                       // lists and texts in the arena
	Rolling                     // the pieces that are rolled for together
	Limits                      // how often the modifiers of a roll were used
	Offering                    // the menu that is open
	Deciding                    // the question to a player, and whether the game has ended
	Attempts                    // what is restored if an attempt fails
	Chance                      // the dice
	Messages                    // what was said
	Coverage                    // how often places of the rules were reached
	numStates = iota

	// Anything is the whole state.
	Anything = 1<<numStates - 1
)

// Has reports whether s and part have anything in common.
func (s State) Has(part State) bool { return s&part != 0 }

var stateNames = [numStates]string{"options", "fixed state", "pieces", "records", "lists", "pieces rolled for",
	"uses of modifiers", "menu", "decision", "attempts", "dice", "messages", "coverage"}

// String lists the parts.
func (s State) String() string {
	if s == Anything {
		return "anything"
	}
	out := ""
	for i, name := range stateNames {
		if s&(1<<i) != 0 {
			if out != "" {
				out += ", "
			}
			out += name
		}
	}
	return out
}

// Source is what an ITER iterates over. Its number is part of compiled programs.
type Source int32

const (
	OverList     Source = iota // a list
	OverSet                    // a set
	OverRange                  // the whole numbers from the first register to the second
	OverMembers                // the members of the class with this index
	OverSpace                  // the pieces in a space
	OverPieces                 // all pieces
	OverCargo                  // the pieces that a piece carries
	OverRecords                // the records of the class with this index
	OverAdjacent               // the spaces next to a space
	OverFound                  // the elements pushed since a mark, including those pushed during the iteration
	numSources
)

// SourceInfo is a row of the table of sources.
type SourceInfo struct {
	Name  string
	Args  int32 // number of registers that it reads when the iterator begins
	Reads State // what the iterator reads when it advances
}

// Sources is the table of sources.
var Sources = [numSources]SourceInfo{
	OverList:     {Name: "list", Args: 1},
	OverSet:      {Name: "set", Args: 1},
	OverRange:    {Name: "range", Args: 2},
	OverMembers:  {Name: "members", Args: 1},
	OverSpace:    {Name: "space", Args: 1, Reads: Pieces},
	OverPieces:   {Name: "pieces", Args: 0, Reads: Pieces},
	OverCargo:    {Name: "cargo", Args: 1, Reads: Pieces},
	OverRecords:  {Name: "records", Args: 1, Reads: Records},
	OverAdjacent: {Name: "adjacent", Args: 1},
	OverFound:    {Name: "found", Args: 1},
}
