package program

// Instr is one instruction: an opcode and three operands. R[x] is a register of the frame.
type Instr struct {
	Op      Op
	A, B, C int32
}

// Op is an opcode. Ops says what each does; that table is what the verifier, the disassembler and the docs read.
type Op int32

const (
	NOP Op = iota
	// Values.
	MOV   // R[A] = R[B]
	LOADI // R[A] = B
	LOADK // R[A] = Consts[B]
	TEXT  // R[A] = text B with its args from R[C]…
	// Whole numbers; overflow is an error.
	ADD
	SUB
	MUL
	DIV // rounds down; by 0 is an error
	MOD
	ADDI // R[A] = R[B] + C
	NEG  // R[A] = -R[B]
	ABS
	MIN // R[A] = min(R[B], R[C])
	MAX
	// Rationals.
	RADD
	RSUB
	RMUL
	RDIV
	RNEG
	RCMP    // R[A] = -1, 0, 1
	TORAT   // R[A] = R[B] as a rational
	FLOOR   // whole number
	CEIL    // whole number
	NEAREST // whole number, halves away from zero
	IDIVR   // R[A] = R[B] / R[C] as a rational of two whole numbers
	// Comparison of whole values; R[A] = 0 or 1.
	EQ
	NE
	LT
	LE
	GT
	GE
	EQI // with the constant C
	NEI
	LTI
	LEI
	GTI
	GEI
	NOT
	// Flow. Targets are absolute in Code.
	JMP // to A
	JZ  // if R[A] == 0 to B
	JNZ
	JEQ // if R[A] == R[B] to C
	JNE
	JLT
	JLE
	JGT
	JGE
	JEQI // if R[A] == B to C
	JNEI
	JLTI
	JLEI
	JGTI
	JGEI
	JEMPTY // if the list R[A] is empty to B
	JSOME  // if it is not
	LOOP   // to A, backwards: counts against the step budget
	CALL   // R[A] = call Funcs[B] with args from R[C]…; procedures may suspend
	RET    // gives R[A]; A -1: nothing
	END    // ends a section with R[A]
	FAIL   // stops with the error text (string) A
	// State.
	ATTR      // R[A] = Attrs[C].Data[R[B]]; none is an error
	UGET      // R[A] = Attrs[C].Data[unit of piece R[B]]
	GGET      // R[A] = game slot B
	GSET      // game field B (Program.Fields) = R[A]
	VGET      // R[A] = field C (Program.Fields) of member R[B] of its class
	VSET      // field C of member R[B] = R[A]
	PGET      // R[A] = slot C of piece R[B]
	PSET      // field C (Program.Fields) of piece R[B] = R[A]
	FGET      // R[A] = field C (Program.Fields) of record R[B]
	FSET      // field C of record R[B] = R[A]
	OPT       // R[A] = option B
	VALUE     // R[A] = Values[C] of R[B]
	LIMCACHED // R[A] = the limit known for modifier B in this roll, and jump to C; else go on
	LIMIT     // R[A] = may modifier B still be used in this roll, its limit being R[C]; counts it when so
	AMONG     // R[A] = list of pieces rolled for together (empty list outside a roll)
	SEEN      // R[A] = players who may see field C (Program.Fields) of thing R[B], as a set
	SEENALL   // R[A] = players who may see it of everything in list R[B]
	GIVEN     // R[A] = what the offer that is open gives under the name (string) B
	// Sets.
	SETADD  // R[A] |= 1 << R[B]
	HAS     // R[A] = R[B] >> R[C] & 1
	UNION   // R[A] = R[B] | R[C]
	WITHOUT // R[A] = R[B] &^ R[C]
	SETLEN  // R[A] = bits of R[B]
	// Lists. A list is built on a stack of its own, so that building nests.
	LBEGIN // R[A] = mark
	LPUSH  // push R[A]
	LPUSHK // push key R[A] and value R[B] (key type is whole; rationals by RCMP when C is 1)
	LEND   // R[A] = list pushed since mark R[B]
	LSORT  // R[A] = list of values pushed with keys since mark R[B], by ascending key, stable; C is 1 for rational keys
	LLEN   // R[A] = length of R[B]
	LGET   // R[A] = R[B][R[C]]; out of range is an error
	LFIRST // R[A] = R[B][0], or none
	LORDER // R[A] = the pieces of list R[B], by ascending attribute C of their unit, stable
	// Loops. An iterator is three registers from A. SRC says over what.
	ITER // start: A iterator, B source register, C Source
	NEXT // R[C] = next of iterator A, or jump to B
	// MARK and RESET keep what a loop makes from piling up.
	MARK  // R[A] = top of the arena
	RESET // top of the arena = R[A]
	// BUILTIN: R[A] = builtin C (package builtin) of the args from R[B]…
	BUILTIN
	REACH     // R[A] = reach(Movements[C], mover R[B], from R[B+1], budget R[B+2])
	SPREAD    // R[A] = spread(Movements[C], mover R[B], list of spaces R[B+1], budget R[B+2])
	DISTANCE  // R[A] = distance(Movements[C], mover, from, to, budget) from R[B]…
	ROUTE     // R[A] = route(Movements[C], mover, from, to, budget) from R[B]…
	SCAN      // R[A] = pieces in space R[B] (B -1: all; Scan.List: of list R[B]) that pass Scans[C], as a list
	SCANCOUNT // R[A] = how many
	SCANANY   // R[A] = whether any
	SCANFIRST // R[A] = the first, or none
	// Effects.
	DEFAULTS  // if Chooses[A] needs no asking and its default is answer enough, its result is that, and jump to B
	MOVE      // piece R[A] to space R[B]
	MOVEALL   // list R[A] to space R[B]
	PSETALL   // field C of every piece of list R[B] = R[A]
	CARRY     // piece R[A] aboard piece R[B] (none: ashore)
	CARRYALL  // list
	CREATE    // R[A] = last of R[C+3] new pieces: unit R[C], owner R[C+1], space R[C+2], then fields of Creates[B] from R[C+4]…
	NEWREC    // R[A] = new record of Creates[B].Class, fields from R[C]…
	KILL      // destroy piece R[A]
	KILLALL   // destroy list R[A]
	KILLREC   // destroy record R[A]
	GAIN      // field C of member R[A] grows by R[B]; C in Program.Fields
	PAY       // and shrinks; below 0 is an error
	GAINOF    // the resource R[C] of player R[A] grows by R[B]
	PAYOF     // and shrinks; below 0 is an error
	ROLL      // R[A] = Rolls[C]: die R[B], count R[B+1], K R[B+2]
	VOLLEY    // R[A] = hits of one die (R[B]) for each piece of list R[B+1], at most value C (Program.Values); R[B+2] >= 0: dice for each is value R[B+2]
	ROLLBEGIN // pieces R[A] are rolled for together until ROLLEND
	ROLLEND
	SAY     // text R[A] to player R[B] (B -1: to all)
	SHUFFLE // space R[A]
	CHOOSE  // Chooses[A]; suspends unless there is one answer or the chooser takes defaults
	OFFER   // Offers[A]; suspends
	ATTEMPT // begin; when an ensure fails go on at A
	ENSURE  // R[A] or undo to the innermost ATTEMPT
	COMMIT  // end of the innermost ATTEMPT
	VICTORY // check the victories
	ENDGAME // R[A] winner, a set or list of them (A -1: nobody), type B, text R[C]
	WATCH   // Places[A] was reached: counted where somebody counts; see compiler.Options.Watch
	numOps
)

// Source of an ITER.
type Source int32

const (
	OverList     Source = iota // R[B] is a list
	OverSet                    // a set
	OverRange                  // from R[B] to R[B+1], both in
	OverMembers                // of the class with index R[B]
	OverSpace                  // pieces in space R[B]
	OverPieces                 // all pieces
	OverCargo                  // of piece R[B]
	OverRecords                // of the class with index R[B]
	OverAdjacent               // spaces next to R[B]
)
