package program

import "github.com/scenario-lang/scenario/runtime/builtin"

// Operand says what one operand of an instruction is: what the verifier holds it to and the disassembler prints.
type Operand uint8

const (
	Unused     Operand = iota
	Dst                // a register that is written
	Src                // a register that is read
	Both               // a register that is read and written
	OptSrc             // a register that is read, or -1
	Window             // the first of the registers WindowOf counts, all read
	Iterator           // the first of three registers an iterator keeps
	Imm                // a number as it stands
	ConstIx            // in Consts
	FuncIx             // in Funcs
	TextIx             // in Texts
	StringIx           // in Strings
	TypeIx             // in Types
	OptTypeIx          // in Types, or -1
	AttrIx             // in Attrs
	GameSlot           // of the one game
	PieceSlot          // of a piece, the engine's own fields first
	GameField          // in Fields, of the game
	VarField           // in Fields, of a class with fixed state
	PieceField         // in Fields, of pieces
	RecField           // in Fields, of a record
	AnyField           // in Fields
	OptionIx           // in Options
	ValueIx            // in Values
	ModIx              // below Modifiers
	MovementIx         // in Movements
	RollIx             // in Rolls
	CreateIx           // in Creates
	ChooseIx           // in Chooses
	OfferIx            // in Offers
	ScanIx             // in Scans
	BuiltinID          // in the table of package builtin
	Jump               // an instruction of the same function
	Back               // the same, not after this one
	SourceIx           // what an iterator goes over
	PlaceIx            // in Places
	numOperands
)

// OpInfo is a row of the table of opcodes.
type OpInfo struct {
	Name    string
	A, B, C Operand
	Doc     string
}

// Ops says of every opcode how it is called, what its operands are and what it does.
var Ops = [...]OpInfo{
	NOP:       {"NOP", Unused, Unused, Unused, "nothing"},
	MOV:       {"MOV", Dst, Src, Unused, "A = B"},
	LOADI:     {"LOADI", Dst, Imm, Unused, "A = the number B"},
	LOADK:     {"LOADK", Dst, ConstIx, Unused, "A = constant B"},
	TEXT:      {"TEXT", Dst, TextIx, Window, "A = text B with its args from C on"},
	ADD:       {"ADD", Dst, Src, Src, "A = B + C"},
	SUB:       {"SUB", Dst, Src, Src, "A = B - C"},
	MUL:       {"MUL", Dst, Src, Src, "A = B * C"},
	DIV:       {"DIV", Dst, Src, Src, "A = B / C rounded down"},
	MOD:       {"MOD", Dst, Src, Src, "A = what B / C rounded down leaves"},
	ADDI:      {"ADDI", Dst, Src, Imm, "A = B + the number C"},
	NEG:       {"NEG", Dst, Src, Unused, "A = -B"},
	ABS:       {"ABS", Dst, Src, Unused, "A = B without its sign"},
	MIN:       {"MIN", Dst, Src, Src, "A = the lesser of B and C"},
	MAX:       {"MAX", Dst, Src, Src, "A = the greater of B and C"},
	RADD:      {"RADD", Dst, Src, Src, "A = B + C, rationals"},
	RSUB:      {"RSUB", Dst, Src, Src, "A = B - C, rationals"},
	RMUL:      {"RMUL", Dst, Src, Src, "A = B * C, rationals"},
	RDIV:      {"RDIV", Dst, Src, Src, "A = B / C, rationals"},
	RNEG:      {"RNEG", Dst, Src, Unused, "A = -B, rationals"},
	RCMP:      {"RCMP", Dst, Src, Src, "A = -1, 0 or 1 as B is less than, equal to or greater than C, rationals"},
	TORAT:     {"TORAT", Dst, Src, Unused, "A = B as a rational"},
	FLOOR:     {"FLOOR", Dst, Src, Unused, "A = the rational B rounded down"},
	CEIL:      {"CEIL", Dst, Src, Unused, "A = the rational B rounded up"},
	NEAREST:   {"NEAREST", Dst, Src, Unused, "A = the rational B rounded to the nearest, halves away from 0"},
	IDIVR:     {"IDIVR", Dst, Src, Src, "A = B / C as a rational, whole numbers"},
	EQ:        {"EQ", Dst, Src, Src, "A = B == C"},
	NE:        {"NE", Dst, Src, Src, "A = B != C"},
	LT:        {"LT", Dst, Src, Src, "A = B < C"},
	LE:        {"LE", Dst, Src, Src, "A = B <= C"},
	GT:        {"GT", Dst, Src, Src, "A = B > C"},
	GE:        {"GE", Dst, Src, Src, "A = B >= C"},
	EQI:       {"EQI", Dst, Src, Imm, "A = B == the number C"},
	NEI:       {"NEI", Dst, Src, Imm, "A = B != the number C"},
	LTI:       {"LTI", Dst, Src, Imm, "A = B < the number C"},
	LEI:       {"LEI", Dst, Src, Imm, "A = B <= the number C"},
	GTI:       {"GTI", Dst, Src, Imm, "A = B > the number C"},
	GEI:       {"GEI", Dst, Src, Imm, "A = B >= the number C"},
	NOT:       {"NOT", Dst, Src, Unused, "A = 1 if B is 0, else 0"},
	JMP:       {"JMP", Jump, Unused, Unused, "go on at A"},
	JZ:        {"JZ", Src, Jump, Unused, "if A is 0 go on at B"},
	JNZ:       {"JNZ", Src, Jump, Unused, "if A is not 0 go on at B"},
	JEQ:       {"JEQ", Src, Src, Jump, "if A == B go on at C"},
	JNE:       {"JNE", Src, Src, Jump, "if A != B go on at C"},
	JLT:       {"JLT", Src, Src, Jump, "if A < B go on at C"},
	JLE:       {"JLE", Src, Src, Jump, "if A <= B go on at C"},
	JGT:       {"JGT", Src, Src, Jump, "if A > B go on at C"},
	JGE:       {"JGE", Src, Src, Jump, "if A >= B go on at C"},
	JEQI:      {"JEQI", Src, Imm, Jump, "if A == the number B go on at C"},
	JNEI:      {"JNEI", Src, Imm, Jump, "if A != the number B go on at C"},
	JLTI:      {"JLTI", Src, Imm, Jump, "if A < the number B go on at C"},
	JLEI:      {"JLEI", Src, Imm, Jump, "if A <= the number B go on at C"},
	JGTI:      {"JGTI", Src, Imm, Jump, "if A > the number B go on at C"},
	JGEI:      {"JGEI", Src, Imm, Jump, "if A >= the number B go on at C"},
	JEMPTY:    {"JEMPTY", Src, Jump, Unused, "if the list A is empty go on at B"},
	JSOME:     {"JSOME", Src, Jump, Unused, "if the list A is not empty go on at B"},
	LOOP:      {"LOOP", Back, Unused, Unused, "go back to A; counts against the step budget"},
	CALL:      {"CALL", Dst, FuncIx, Window, "A = what function B gives for the args from C on"},
	RET:       {"RET", OptSrc, Unused, Unused, "leave the function with A, or with nothing"},
	END:       {"END", Src, Unused, Unused, "leave the section with A"},
	FAIL:      {"FAIL", StringIx, Unused, Unused, "stop with the error A"},
	ATTR:      {"ATTR", Dst, Src, AttrIx, "A = attribute C of member B"},
	UGET:      {"UGET", Dst, Src, AttrIx, "A = attribute C of the unit of piece B"},
	GGET:      {"GGET", Dst, GameSlot, Unused, "A = slot B of the game"},
	GSET:      {"GSET", Src, GameField, Unused, "field B of the game = A"},
	VGET:      {"VGET", Dst, Src, VarField, "A = field C of member B"},
	VSET:      {"VSET", Src, Src, VarField, "field C of member B = A"},
	PGET:      {"PGET", Dst, Src, PieceSlot, "A = slot C of piece B"},
	PSET:      {"PSET", Src, Src, PieceField, "field C of piece B = A"},
	FGET:      {"FGET", Dst, Src, RecField, "A = field C of record B"},
	FSET:      {"FSET", Src, Src, RecField, "field C of record B = A"},
	OPT:       {"OPT", Dst, OptionIx, Unused, "A = option B"},
	VALUE:     {"VALUE", Dst, Src, ValueIx, "A = value C of B"},
	LIMCACHED: {"LIMCACHED", Dst, ModIx, Jump, "if this roll knows the limit of modifier B: A = it, and go on at C"},
	LIMIT:     {"LIMIT", Dst, ModIx, Src, "A = whether modifier B may be used once more, its limit being C; counts it if so"},
	AMONG:     {"AMONG", Dst, Unused, Unused, "A = the pieces rolled for together, as a list"},
	SEEN:      {"SEEN", Dst, Src, AnyField, "A = the players who may see field C of thing B, as a set"},
	SEENALL:   {"SEENALL", Dst, Src, AnyField, "A = the players who may see field C of everything in the list B, as a set"},
	GIVEN:     {"GIVEN", Dst, StringIx, Unused, "A = what the open offer gives under the name B"},
	SETADD:    {"SETADD", Both, Src, Unused, "set A gets the member B"},
	HAS:       {"HAS", Dst, Src, Src, "A = whether C is in the set B; none is in no set"},
	UNION:     {"UNION", Dst, Src, Src, "A = what is in the set B or C"},
	WITHOUT:   {"WITHOUT", Dst, Src, Src, "A = what is in the set B and not in C"},
	SETLEN:    {"SETLEN", Dst, Src, Unused, "A = how many are in the set B"},
	LBEGIN:    {"LBEGIN", Dst, Unused, Unused, "A = the mark of a new list"},
	LPUSH:     {"LPUSH", Src, Unused, Unused, "push A"},
	LPUSHK:    {"LPUSHK", Src, Src, Imm, "push key A and value B; C is 1 for rational keys"},
	LEND:      {"LEND", Dst, Src, Unused, "A = the list pushed since mark B"},
	LSORT:     {"LSORT", Dst, Src, Imm, "A = the list pushed with keys since mark B, by key; C is 1 for rational keys"},
	LLEN:      {"LLEN", Dst, Src, Unused, "A = how long the list B is"},
	LGET:      {"LGET", Dst, Src, Src, "A = element C of the list B"},
	LFIRST:    {"LFIRST", Dst, Src, Unused, "A = the first of the list B, or none"},
	LORDER:    {"LORDER", Dst, Src, AttrIx, "A = the pieces of list B, by attribute C of their unit"},
	ITER:      {"ITER", Iterator, Window, SourceIx, "begin the iterator A over B"},
	NEXT:      {"NEXT", Iterator, Jump, Dst, "C = the next of iterator A; at its end go on at B"},
	MARK:      {"MARK", Dst, Unused, Unused, "A = the top of the arena"},
	RESET:     {"RESET", Src, Unused, Unused, "the top of the arena = A"},
	BUILTIN:   {"BUILTIN", Dst, Window, BuiltinID, "A = builtin C of the args from B on"},
	REACH:     {"REACH", Dst, Window, MovementIx, "A = the spaces in reach: mover, from, budget from B on"},
	SPREAD:    {"SPREAD", Dst, Window, MovementIx, "A = the spaces in reach of any, those included: mover, list of spaces, budget from B on"},
	DISTANCE:  {"DISTANCE", Dst, Window, MovementIx, "A = the distance: mover, from, to, budget from B on"},
	ROUTE:     {"ROUTE", Dst, Window, MovementIx, "A = the route: mover, from, to, budget from B on"},
	SCAN:      {"SCAN", Dst, OptSrc, ScanIx, "A = the pieces in space B that pass scan C, as a list"},
	SCANCOUNT: {"SCANCOUNT", Dst, OptSrc, ScanIx, "A = how many pieces in space B pass scan C"},
	SCANANY:   {"SCANANY", Dst, OptSrc, ScanIx, "A = whether a piece in space B passes scan C"},
	SCANFIRST: {"SCANFIRST", Dst, OptSrc, ScanIx, "A = the first piece in space B that passes scan C, or none"},
	DEFAULTS:  {"DEFAULTS", ChooseIx, Jump, Unused, "if choice A asks nobody and its default is answer enough: its result is that, and go on at B"},
	MOVE:      {"MOVE", Src, Src, Unused, "piece A goes to space B"},
	MOVEALL:   {"MOVEALL", Src, Src, Unused, "the pieces of list A go to space B"},
	PSETALL:   {"PSETALL", Src, Src, PieceField, "field C of every piece of list B = A"},
	CARRY:     {"CARRY", Src, Src, Unused, "piece A goes aboard piece B; none: ashore"},
	CARRYALL:  {"CARRYALL", Src, Src, Unused, "the pieces of list A go aboard piece B; none: ashore"},
	CREATE:    {"CREATE", Dst, CreateIx, Window, "A = the last piece made: unit, owner, space, number, fields from C on"},
	NEWREC:    {"NEWREC", Dst, CreateIx, Window, "A = a new record, fields from C on"},
	KILL:      {"KILL", Src, Unused, Unused, "destroy piece A"},
	KILLALL:   {"KILLALL", Src, Unused, Unused, "destroy the pieces of list A"},
	KILLREC:   {"KILLREC", Src, Unused, Unused, "destroy record A"},
	GAIN:      {"GAIN", Src, Src, VarField, "field C of member A grows by B"},
	PAY:       {"PAY", Src, Src, VarField, "field C of member A shrinks by B"},
	GAINOF:    {"GAINOF", Src, Src, Src, "resource C of player A grows by B"},
	PAYOF:     {"PAYOF", Src, Src, Src, "resource C of player A shrinks by B"},
	ROLL:      {"ROLL", Dst, Window, RollIx, "A = roll C: die, count, bound from B on"},
	VOLLEY:    {"VOLLEY", Dst, Window, ValueIx, "A = hits at most value C: die, pieces, value of dice or -1 from B on"},
	ROLLBEGIN: {"ROLLBEGIN", Src, Unused, Unused, "the pieces of list A are rolled for together"},
	ROLLEND:   {"ROLLEND", Unused, Unused, Unused, "and no longer"},
	SAY:       {"SAY", Src, OptSrc, Unused, "text A to player B, or to all"},
	SHUFFLE:   {"SHUFFLE", Src, Unused, Unused, "mix the pieces in space A"},
	CHOOSE:    {"CHOOSE", ChooseIx, Unused, Unused, "ask choice A"},
	OFFER:     {"OFFER", OfferIx, Unused, Unused, "open menu A"},
	ATTEMPT:   {"ATTEMPT", Jump, Unused, Unused, "begin an attempt that goes on at A when it fails"},
	ENSURE:    {"ENSURE", Src, Unused, Unused, "if A is 0 undo to the innermost attempt"},
	COMMIT:    {"COMMIT", Unused, Unused, Unused, "end the innermost attempt"},
	VICTORY:   {"VICTORY", Unused, Unused, Unused, "end the game if a victory holds"},
	ENDGAME:   {"ENDGAME", OptSrc, OptTypeIx, Src, "end the game: winner A of type B, because of text C"},
	WATCH:     {"WATCH", PlaceIx, Unused, Unused, "count that place A was reached, if anybody counts"},
}

// String is the name of an opcode.
func (o Op) String() string {
	if o >= 0 && int(o) < len(Ops) {
		return Ops[o].Name
	}
	return "?"
}

// Operands calls f with every operand of an instruction and a pointer to it. The opcode must be in the table.
func (i *Instr) Operands(f func(kind Operand, v *int32)) {
	info := &Ops[i.Op]
	f(info.A, &i.A)
	f(info.B, &i.B)
	f(info.C, &i.C)
}

// WindowOf is the first and the number of the consecutive registers an instruction reads besides its single ones. An
// index that is out of range counts as no register: the verifier says so elsewhere.
func (p *Program) WindowOf(i Instr) (start, n int32) {
	switch i.Op {
	case TEXT:
		if uint32(i.B) < uint32(len(p.Texts)) {
			n = int32(len(p.Texts[i.B].ArgTypes))
		}
		return i.C, n
	case CALL:
		if uint32(i.B) < uint32(len(p.Funcs)) {
			n = p.Funcs[i.B].Params
		}
		return i.C, n
	case ITER:
		if Source(i.C) == OverRange {
			return i.B, 2
		}
		if Source(i.C) == OverPieces {
			return i.B, 0
		}
		return i.B, 1
	case BUILTIN:
		if f := builtin.ByID(i.C); f != nil {
			n = int32(len(f.Params))
		}
		return i.B, n
	case REACH, SPREAD, ROLL, VOLLEY:
		return i.B, 3
	case DISTANCE, ROUTE:
		return i.B, 4
	case CREATE, NEWREC:
		if uint32(i.B) < uint32(len(p.Creates)) {
			n = int32(len(p.Creates[i.B].Fields))
		}
		if i.Op == CREATE {
			n += 4
		}
		return i.C, n
	}
	return 0, 0
}
