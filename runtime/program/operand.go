package program

// Operand is the kind of one operand of an instruction: what the number stands for. The verifier checks operands by
// their kinds, and liveness, the analyses of the compiler and the disassembler learn from them which registers an
// instruction reads and writes and which tables it uses.
type Operand uint8

const (
	Unused Operand = iota

	// Registers of the frame.
	Dst         // written
	DstNext     // written where play goes on with the next instruction, and not where it jumps
	DstJump     // written where play jumps, and not where it goes on with the next instruction
	Both        // read and written
	Src         // read
	OptSrc      // read; -1 for none
	Copied      // read, and copied to A as it is
	Pushed      // read, and put into the list under construction
	Presence    // read and compared with a number; of a piece it tells only whether there is one
	Thing       // read; a thing of which only the part matters that another operand names
	Window      // the first of consecutive registers that are read; another operand says how many
	Window3     // the first of three registers that are read
	Window4     // the first of four registers that are read
	NewIterator // the first of three registers that are written: an iterator begins
	Iterator    // the first of three registers that are read and written: an iterator moves on

	Imm // the number itself

	// Indexes.
	ConstIx        // in Consts
	FuncIx         // in Funcs; the function runs
	TextIx         // in Texts
	StringIx       // in Strings
	WinnerIx       // in Types: the type of the winner in A; -1 where there is no winner
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
	BuiltinID      // in the table of package builtin
	SourceIx       // in Sources
	PlaceIx        // in Places

	// Positions in Code, of the same function.
	Jump  // after this instruction
	Catch // after this instruction: where play goes on when an attempt that begins here fails
	Back  // this instruction or one before it
	numOperands
)

// Ahead reports whether an operand of this kind is a position after the instruction that play may go on at.
func (k Operand) Ahead() bool { return k == Jump || k == Catch }

// Position reports whether an operand of this kind is a position in Code.
func (k Operand) Position() bool { return k.Ahead() || k == Back }

var operandNames = [numOperands]string{
	Unused: "operand", Dst: "register", DstNext: "register", DstJump: "register", Both: "register", Src: "register", OptSrc: "register",
	Copied: "register", Pushed: "register", Presence: "register", Thing: "register", Window: "register", Window3: "register", Window4: "register",
	NewIterator: "register", Iterator: "register", Imm: "number", ConstIx: "constant", FuncIx: "function", TextIx: "text",
	StringIx: "string", WinnerIx: "type", AttrIx: "attribute", GameSlot: "slot", PieceSlot: "slot", GameField: "field",
	VarField: "field", PieceField: "field", RecField: "field", AnyField: "field", ClassIx: "class", OptionIx: "option", ValueIx: "value",
	ModIx: "modifier", MovementIx: "movement", RollIx: "roll", CreatePieceIx: "create", CreateRecordIx: "create",
	ChooseIx: "choice", DefaultIx: "choice", OfferIx: "menu", ScanIx: "scan", BuiltinID: "builtin", SourceIx: "source",
	PlaceIx: "place", Jump: "position", Catch: "position", Back: "position",
}

// String is what an operand of this kind stands for.
func (k Operand) String() string { return operandNames[k] }

// Doc is String, and for registers what the instruction does with them.
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

// Reads reports whether an operand of this kind names a single register that is read, if the operand is not -1.
func (k Operand) Reads() bool {
	switch k {
	case Both, Src, OptSrc, Copied, Pushed, Presence, Thing:
		return true
	}
	return false
}

// Result is what an instruction writes to its Dst: what a reader of registers must know of it.
type Result uint8

const (
	GivesNumber  Result = iota // a number or a reference
	GivesCopy                  // what the Copied register holds
	GivesNamed                 // a value of what another operand names, of the type that has
	GivesList                  // a list of numbers or references
	GivesBuilt                 // the list under construction
	GivesElement               // an element of the list in B
	GivesMark                  // a position in the arena
	GivesUnknown               // one thing or another
)

// State is a set of parts of a game, apart from the registers of the frame.
type State uint16

const (
	Options   State = 1 << iota // what was agreed before the game; it stays the same while the game lasts
	Fixed                       // state fields of the game and of declared things
	Pieces                      // pieces: their fields, and where they are
	Records                     // records
	Lists                       // lists and texts in the arena
	Rolling                     // the pieces that are rolled for together
	Limits                      // how often the modifiers of a roll were used
	Offering                    // the menu that is open
	Deciding                    // the question to a player, and whether the game has ended
	Attempts                    // what a failed attempt undoes
	Chance                      // the dice
	Messages                    // what was said
	Coverage                    // how often places of the rules were reached
	numStates = iota

	// Anything is all of the state.
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

// Source is what an ITER goes over. The number is part of compiled programs.
type Source int32

const (
	OverList     Source = iota // a list
	OverSet                    // a set
	OverRange                  // the whole numbers from the first to the second
	OverMembers                // the members of the class with this index
	OverSpace                  // the pieces in a space
	OverPieces                 // all pieces
	OverCargo                  // the pieces that a piece carries
	OverRecords                // the records of the class with this index
	OverAdjacent               // the spaces next to a space
	OverFound                  // what is pushed onto the list that began at a mark, also while it is gone over
	numSources
)

// SourceInfo is a row of the table of sources.
type SourceInfo struct {
	Name  string
	Args  int32 // how many registers it reads when the iterator begins
	Reads State // what the iterator reads as it moves on
}

// Sources says of each Source what it is called and what it reads.
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
