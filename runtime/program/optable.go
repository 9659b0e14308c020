package program

// OpInfo is a row of the table of opcodes. The verifier, liveness, and the compiler's analyses and rewrites all read
// from it what an instruction does. A test of the interpreter executes every row and compares.
type OpInfo struct {
	Name     string
	A, B, C  Operand
	Gives    Result // classifies what it writes to its Dst
	OfPieces bool   // if the row itself determines the type of the result: whether that is a piece or a list of pieces
	Jumps    [2]Op  // for a test: the jumps to use instead of writing A, if execution jumps when A would be true, or false
	Reads    State  // parts of the game it may read, except Lists; for ITER and BUILTIN see the rows of the source and the builtin
	Writes   State  // parts of the game it may change
	Fails    bool   // it may fail, other than by exceeding the budget
	Waits    bool   // it may wait for a player or for dice
	Leaves   bool   // execution never continues with the next instruction
	Cost     int64  // steps of the budget that it takes at least
	Doc      string
}

// Ops is the table of opcodes. In Doc, a letter means the contents of the register, or what the operand names.
var Ops = [numOps]OpInfo{
	NOP: {Name: "NOP", Doc: "do nothing"},
	// Values.
	MOV:   {Name: "MOV", A: Dst, B: Copied, Gives: GivesCopy, Doc: "A = B"},
	LOADI: {Name: "LOADI", A: Dst, B: Imm, Gives: GivesNamed, Doc: "A = the number B"},
	LOADK: {Name: "LOADK", A: Dst, B: ConstIx, Gives: GivesNamed, Doc: "A = constant B"},
	TEXT:  {Name: "TEXT", A: Dst, B: TextIx, C: Window, Gives: GivesUnknown, Writes: Lists, Cost: 4, Doc: "A = text B; its args are in the registers from C on"},
	// Whole numbers.
	ADD:  {Name: "ADD", A: Dst, B: Src, C: Src, Fails: true, Doc: "A = B + C"},
	SUB:  {Name: "SUB", A: Dst, B: Src, C: Src, Fails: true, Doc: "A = B - C"},
	MUL:  {Name: "MUL", A: Dst, B: Src, C: Src, Fails: true, Doc: "A = B * C"},
	DIV:  {Name: "DIV", A: Dst, B: Src, C: Src, Fails: true, Doc: "A = B / C rounded down"},
	MOD:  {Name: "MOD", A: Dst, B: Src, C: Src, Fails: true, Doc: "A = the remainder of B / C rounded down"},
	ADDI: {Name: "ADDI", A: Dst, B: Src, C: Imm, Fails: true, Doc: "A = B + the number C"},
	NEG:  {Name: "NEG", A: Dst, B: Src, Fails: true, Doc: "A = -B"},
	ABS:  {Name: "ABS", A: Dst, B: Src, Fails: true, Doc: "A = B without its sign"},
	MIN:  {Name: "MIN", A: Dst, B: Src, C: Src, Doc: "A = the lesser of B and C"},
	MAX:  {Name: "MAX", A: Dst, B: Src, C: Src, Doc: "A = the greater of B and C"},
	// Rationals.
	RADD:    {Name: "RADD", A: Dst, B: Src, C: Src, Fails: true, Cost: 1, Doc: "A = B + C, rationals"},
	RSUB:    {Name: "RSUB", A: Dst, B: Src, C: Src, Fails: true, Cost: 1, Doc: "A = B - C, rationals"},
	RMUL:    {Name: "RMUL", A: Dst, B: Src, C: Src, Fails: true, Cost: 1, Doc: "A = B * C, rationals"},
	RDIV:    {Name: "RDIV", A: Dst, B: Src, C: Src, Fails: true, Cost: 1, Doc: "A = B / C, rationals"},
	RNEG:    {Name: "RNEG", A: Dst, B: Src, Fails: true, Doc: "A = -B, rationals"},
	RCMP:    {Name: "RCMP", A: Dst, B: Src, C: Src, Doc: "A = -1, 0 or 1 if B is less than, equal to or greater than C, rationals"},
	TORAT:   {Name: "TORAT", A: Dst, B: Src, Fails: true, Doc: "A = B as a rational"},
	FLOOR:   {Name: "FLOOR", A: Dst, B: Src, Fails: true, Doc: "A = the rational B rounded down"},
	CEIL:    {Name: "CEIL", A: Dst, B: Src, Fails: true, Doc: "A = the rational B rounded up"},
	NEAREST: {Name: "NEAREST", A: Dst, B: Src, Fails: true, Doc: "A = the rational B rounded to the nearest, halves away from 0"},
	IDIVR:   {Name: "IDIVR", A: Dst, B: Src, C: Src, Fails: true, Cost: 1, Doc: "A = B / C as a rational, whole numbers"},
	// Comparisons of whole values.
	EQ:  {Name: "EQ", A: Dst, B: Src, C: Src, Jumps: [2]Op{JEQ, JNE}, Doc: "A = B == C"},
	NE:  {Name: "NE", A: Dst, B: Src, C: Src, Jumps: [2]Op{JNE, JEQ}, Doc: "A = B != C"},
	LT:  {Name: "LT", A: Dst, B: Src, C: Src, Jumps: [2]Op{JLT, JGE}, Doc: "A = B < C"},
	LE:  {Name: "LE", A: Dst, B: Src, C: Src, Jumps: [2]Op{JLE, JGT}, Doc: "A = B <= C"},
	GT:  {Name: "GT", A: Dst, B: Src, C: Src, Jumps: [2]Op{JGT, JLE}, Doc: "A = B > C"},
	GE:  {Name: "GE", A: Dst, B: Src, C: Src, Jumps: [2]Op{JGE, JLT}, Doc: "A = B >= C"},
	EQI: {Name: "EQI", A: Dst, B: Presence, C: Imm, Jumps: [2]Op{JEQI, JNEI}, Doc: "A = B == the number C"},
	NEI: {Name: "NEI", A: Dst, B: Presence, C: Imm, Jumps: [2]Op{JNEI, JEQI}, Doc: "A = B != the number C"},
	LTI: {Name: "LTI", A: Dst, B: Src, C: Imm, Jumps: [2]Op{JLTI, JGEI}, Doc: "A = B < the number C"},
	LEI: {Name: "LEI", A: Dst, B: Src, C: Imm, Jumps: [2]Op{JLEI, JGTI}, Doc: "A = B <= the number C"},
	GTI: {Name: "GTI", A: Dst, B: Src, C: Imm, Jumps: [2]Op{JGTI, JLEI}, Doc: "A = B > the number C"},
	GEI: {Name: "GEI", A: Dst, B: Src, C: Imm, Jumps: [2]Op{JGEI, JLTI}, Doc: "A = B >= the number C"},
	NOT: {Name: "NOT", A: Dst, B: Src, Jumps: [2]Op{JZ, JNZ}, Doc: "A = 1 if B is 0, else 0"},
	// Flow. Targets are positions in Program.Code.
	JMP:    {Name: "JMP", A: Jump, Leaves: true, Doc: "continue at A"},
	JZ:     {Name: "JZ", A: Src, B: Jump, Doc: "if A is 0, continue at B"},
	JNZ:    {Name: "JNZ", A: Src, B: Jump, Doc: "if A is not 0, continue at B"},
	JEQ:    {Name: "JEQ", A: Src, B: Src, C: Jump, Doc: "if A == B, continue at C"},
	JNE:    {Name: "JNE", A: Src, B: Src, C: Jump, Doc: "if A != B, continue at C"},
	JLT:    {Name: "JLT", A: Src, B: Src, C: Jump, Doc: "if A < B, continue at C"},
	JLE:    {Name: "JLE", A: Src, B: Src, C: Jump, Doc: "if A <= B, continue at C"},
	JGT:    {Name: "JGT", A: Src, B: Src, C: Jump, Doc: "if A > B, continue at C"},
	JGE:    {Name: "JGE", A: Src, B: Src, C: Jump, Doc: "if A >= B, continue at C"},
	JEQI:   {Name: "JEQI", A: Presence, B: Imm, C: Jump, Doc: "if A == the number B, continue at C"},
	JNEI:   {Name: "JNEI", A: Presence, B: Imm, C: Jump, Doc: "if A != the number B, continue at C"},
	JLTI:   {Name: "JLTI", A: Src, B: Imm, C: Jump, Doc: "if A < the number B, continue at C"},
	JLEI:   {Name: "JLEI", A: Src, B: Imm, C: Jump, Doc: "if A <= the number B, continue at C"},
	JGTI:   {Name: "JGTI", A: Src, B: Imm, C: Jump, Doc: "if A > the number B, continue at C"},
	JGEI:   {Name: "JGEI", A: Src, B: Imm, C: Jump, Doc: "if A >= the number B, continue at C"},
	JEMPTY: {Name: "JEMPTY", A: Src, B: Jump, Doc: "if the list A is empty, continue at B"},
	JSOME:  {Name: "JSOME", A: Src, B: Jump, Doc: "if the list A is not empty, continue at B"},
	LOOP:   {Name: "LOOP", A: Back, Leaves: true, Cost: 1, Doc: "continue at A, which is not ahead; costs a step"},
	CALL:   {Name: "CALL", A: Dst, B: FuncIx, C: Window, Gives: GivesNamed, Fails: true, Cost: 4, Doc: "A = the result of function B; its args are in the registers from C on"},
	RET:    {Name: "RET", A: OptSrc, Leaves: true, Doc: "return from the function, with result A or without one"},
	END:    {Name: "END", A: Src, Leaves: true, Doc: "end the section with result A"},
	FAIL:   {Name: "FAIL", A: StringIx, Fails: true, Leaves: true, Doc: "stop with the error A"},
	// State.
	ATTR:       {Name: "ATTR", A: Dst, B: Src, C: AttrIx, Gives: GivesNamed, Fails: true, Doc: "A = attribute C of member B"},
	UGET:       {Name: "UGET", A: Dst, B: Thing, C: AttrIx, Gives: GivesNamed, Reads: Pieces, Fails: true, Doc: "A = attribute C of the unit of piece B"},
	GGET:       {Name: "GGET", A: Dst, B: GameSlot, Gives: GivesNamed, Reads: Fixed, Writes: Lists, Doc: "A = slot B of the game"},
	GSET:       {Name: "GSET", A: Src, B: GameField, Writes: Fixed, Fails: true, Doc: "field B of the game = A"},
	VGET:       {Name: "VGET", A: Dst, B: Src, C: VarField, Gives: GivesNamed, Reads: Fixed, Writes: Lists, Fails: true, Doc: "A = field C of member B"},
	VSET:       {Name: "VSET", A: Src, B: Src, C: VarField, Writes: Fixed, Fails: true, Doc: "field C of member B = A"},
	PGET:       {Name: "PGET", A: Dst, B: Thing, C: PieceSlot, Gives: GivesNamed, Reads: Pieces, Writes: Lists, Fails: true, Doc: "A = slot C of piece B"},
	PSET:       {Name: "PSET", A: Src, B: Src, C: PieceField, Writes: Pieces, Fails: true, Doc: "field C of piece B = A"},
	FGET:       {Name: "FGET", A: Dst, B: Src, C: RecField, Gives: GivesNamed, Reads: Records, Writes: Lists, Fails: true, Doc: "A = field C of record B"},
	FSET:       {Name: "FSET", A: Src, B: Src, C: RecField, Writes: Records, Fails: true, Doc: "field C of record B = A"},
	OPT:        {Name: "OPT", A: Dst, B: OptionIx, Reads: Options, Doc: "A = option B"},
	VALUE:      {Name: "VALUE", A: Dst, B: Thing, C: ValueIx, Gives: GivesNamed, Reads: Pieces, Fails: true, Doc: "A = value C of B"},
	LIMCACHED:  {Name: "LIMCACHED", A: DstJump, B: ModIx, C: Jump, Reads: Limits, Doc: "if the limit of modifier B is known in this roll: A = it, and continue at C"},
	LIMIT:      {Name: "LIMIT", A: Dst, B: ModIx, C: Src, Reads: Limits, Writes: Limits, Doc: "A = whether modifier B may be used once more if its limit is C; if so, count the use"},
	AMONG:      {Name: "AMONG", A: Dst, Gives: GivesList, OfPieces: true, Reads: Rolling, Writes: Lists, Doc: "A = the list of the pieces that are rolled for together"},
	SEEN:       {Name: "SEEN", A: Dst, B: Src, C: AnyField, Reads: Anything, Fails: true, Cost: 4, Doc: "A = the players who may see field C of thing B, as a set"},
	SEENALL:    {Name: "SEENALL", A: Dst, B: Src, C: AnyField, Reads: Anything, Fails: true, Cost: 4, Doc: "A = the players who may see field C of everything in the list B, as a set"},
	SEENTHINGS: {Name: "SEENTHINGS", A: Dst, B: Src, C: ClassIx, Reads: Anything, Fails: true, Cost: 4, Doc: "A = the players who may see that there is every thing in the list B, of class C, as a set"},
	GIVEN:      {Name: "GIVEN", A: Dst, B: StringIx, Gives: GivesUnknown, Reads: Offering, Fails: true, Doc: "A = the value that the open offer gives its actions under the name B"},
	// Sets.
	SETADD:  {Name: "SETADD", A: Both, B: Src, Fails: true, Doc: "add member B to the set A"},
	HAS:     {Name: "HAS", A: Dst, B: Src, C: Src, Doc: "A = whether C is in the set B; none never is"},
	UNION:   {Name: "UNION", A: Dst, B: Src, C: Src, Doc: "A = the set of what is in set B or in set C"},
	WITHOUT: {Name: "WITHOUT", A: Dst, B: Src, C: Src, Doc: "A = the set of what is in set B and not in set C"},
	SETLEN:  {Name: "SETLEN", A: Dst, B: Src, Doc: "A = the number of members of the set B"},
	// Lists. A list is built on a stack of its own, so that building one may need another.
	LBEGIN: {Name: "LBEGIN", A: Dst, Cost: 4, Doc: "A = the mark of a new list, which begins"},
	LPUSH:  {Name: "LPUSH", A: Pushed, Cost: 4, Doc: "push A onto the list under construction"},
	LPUSHK: {Name: "LPUSHK", A: Src, B: Pushed, C: Imm, Cost: 4, Doc: "push value B with key A onto the list under construction; C is 1 if keys are rational"},
	LNEW:   {Name: "LNEW", A: Pushed, B: Src, Fails: true, Cost: 4, Doc: "push A onto the list under construction, which began at mark B, unless A is none or in it"},
	LEND:   {Name: "LEND", A: Dst, B: Src, Gives: GivesBuilt, Writes: Lists, Cost: 4, Doc: "A = the list of what was pushed since mark B"},
	LSORT:  {Name: "LSORT", A: Dst, B: Src, C: Imm, Gives: GivesBuilt, Writes: Lists, Cost: 4, Doc: "A = the list of the values pushed since mark B, sorted by key; C is 1 if keys are rational"},
	LLEN:   {Name: "LLEN", A: Dst, B: Src, Jumps: [2]Op{JSOME, JEMPTY}, Doc: "A = the length of the list B"},
	LGET:   {Name: "LGET", A: Dst, B: Src, C: Src, Gives: GivesElement, Fails: true, Doc: "A = element C of the list B"},
	LFIRST: {Name: "LFIRST", A: Dst, B: Src, Gives: GivesElement, Fails: true, Doc: "A = the first element of the list B, or none"},
	LORDER: {Name: "LORDER", A: Dst, B: Src, C: AttrIx, Gives: GivesList, OfPieces: true, Reads: Pieces, Writes: Lists, Fails: true, Cost: 4, Doc: "A = the pieces of list B, sorted by attribute C of their unit"},
	// Loops. An iterator is three registers.
	ITER: {Name: "ITER", A: NewIterator, B: Window, C: SourceIx, Fails: true, Doc: "A = an iterator over B"},
	NEXT: {Name: "NEXT", A: Iterator, B: Jump, C: DstNext, Cost: 1, Doc: "C = the next element of iterator A; if there is none, continue at B"},
	// The arena. What one round of a loop adds is dropped before the next round.
	MARK:  {Name: "MARK", A: Dst, Gives: GivesMark, Doc: "A = the top of the arena"},
	RESET: {Name: "RESET", A: Src, Writes: Lists, Doc: "the top of the arena = A"},
	// Builtins and searches.
	BUILTIN:   {Name: "BUILTIN", A: Dst, B: Window, C: BuiltinID, Gives: GivesNamed, Writes: Lists, Fails: true, Cost: 4, Doc: "A = the result of builtin C; its args are in the registers from B on"},
	REACH:     {Name: "REACH", A: Dst, B: Window3, C: MovementIx, Gives: GivesList, Reads: Anything, Writes: Lists, Fails: true, Cost: 4, Doc: "A = the spaces in reach; mover, start and budget are in the registers from B on"},
	SPREAD:    {Name: "SPREAD", A: Dst, B: Window3, C: MovementIx, Gives: GivesList, Reads: Anything, Writes: Lists, Fails: true, Cost: 4, Doc: "A = the spaces in reach of any start, and the starts; mover, list of starts and budget are in the registers from B on"},
	DISTANCE:  {Name: "DISTANCE", A: Dst, B: Window4, C: MovementIx, Reads: Anything, Fails: true, Cost: 4, Doc: "A = the distance; mover, start, destination and budget are in the registers from B on"},
	ROUTE:     {Name: "ROUTE", A: Dst, B: Window4, C: MovementIx, Gives: GivesList, Reads: Anything, Writes: Lists, Fails: true, Cost: 4, Doc: "A = the route; mover, start, destination and budget are in the registers from B on"},
	SCAN:      {Name: "SCAN", A: Dst, B: OptSrc, C: ScanIx, Gives: GivesList, OfPieces: true, Reads: Pieces, Writes: Lists, Fails: true, Cost: 4, Doc: "A = the list of the pieces in space B that pass scan C"},
	SCANCOUNT: {Name: "SCANCOUNT", A: Dst, B: OptSrc, C: ScanIx, Reads: Pieces, Fails: true, Cost: 4, Doc: "A = the number of pieces in space B that pass scan C"},
	SCANANY:   {Name: "SCANANY", A: Dst, B: OptSrc, C: ScanIx, Reads: Pieces, Fails: true, Cost: 4, Doc: "A = whether a piece in space B passes scan C"},
	SCANFIRST: {Name: "SCANFIRST", A: Dst, B: OptSrc, C: ScanIx, OfPieces: true, Reads: Pieces, Fails: true, Cost: 4, Doc: "A = the first piece in space B that passes scan C, or none"},
	// Instructions that change the game or ask a player.
	DEFAULTS:  {Name: "DEFAULTS", A: DefaultIx, B: Jump, Reads: Deciding, Writes: Deciding | Lists, Fails: true, Doc: "if choice A asks nobody and its default is a legal answer: that is its result, and continue at B"},
	MOVE:      {Name: "MOVE", A: Src, B: Src, Writes: Pieces, Fails: true, Cost: 4, Doc: "move piece A to space B"},
	MOVEALL:   {Name: "MOVEALL", A: Src, B: Src, Writes: Pieces, Fails: true, Cost: 4, Doc: "move the pieces of list A to space B"},
	PSETALL:   {Name: "PSETALL", A: Src, B: Src, C: PieceField, Writes: Pieces, Fails: true, Cost: 4, Doc: "field C of every piece of list B = A"},
	CARRY:     {Name: "CARRY", A: Src, B: Src, Reads: Pieces, Writes: Pieces, Fails: true, Cost: 4, Doc: "put piece A aboard piece B, or ashore if B is none"},
	CARRYALL:  {Name: "CARRYALL", A: Src, B: Src, Writes: Pieces, Fails: true, Cost: 4, Doc: "put the pieces of list A aboard piece B, or ashore if B is none"},
	CREATE:    {Name: "CREATE", A: Dst, B: CreatePieceIx, C: Window, OfPieces: true, Writes: Pieces, Fails: true, Cost: 4, Doc: "A = the last of the new pieces; unit, owner, space, number and fields are in the registers from C on"},
	NEWREC:    {Name: "NEWREC", A: Dst, B: CreateRecordIx, C: Window, Writes: Records, Fails: true, Cost: 4, Doc: "A = a new record; its fields are in the registers from C on"},
	KILL:      {Name: "KILL", A: Src, Writes: Pieces, Fails: true, Cost: 4, Doc: "destroy piece A"},
	KILLALL:   {Name: "KILLALL", A: Src, Writes: Pieces, Fails: true, Cost: 4, Doc: "destroy the pieces of list A"},
	KILLREC:   {Name: "KILLREC", A: Src, Writes: Records, Fails: true, Cost: 4, Doc: "destroy record A"},
	GAIN:      {Name: "GAIN", A: Src, B: Src, C: VarField, Reads: Fixed, Writes: Fixed, Fails: true, Cost: 4, Doc: "add B to field C of member A"},
	PAY:       {Name: "PAY", A: Src, B: Src, C: VarField, Reads: Fixed, Writes: Fixed, Fails: true, Cost: 4, Doc: "subtract B from field C of member A, which must have as much"},
	GAINOF:    {Name: "GAINOF", A: Src, B: Src, C: Src, Reads: Fixed, Writes: Fixed, Fails: true, Cost: 4, Doc: "add B to resource C of player A"},
	PAYOF:     {Name: "PAYOF", A: Src, B: Src, C: Src, Reads: Fixed, Writes: Fixed, Fails: true, Cost: 4, Doc: "subtract B from resource C of player A, who must have as much"},
	ROLL:      {Name: "ROLL", A: Dst, B: Window3, C: RollIx, Gives: GivesNamed, Reads: Chance, Writes: Chance | Lists, Fails: true, Waits: true, Cost: 4, Doc: "A = the result of roll C; the die or the list of faces, the count and the bound are in the registers from B on"},
	VOLLEY:    {Name: "VOLLEY", A: Dst, B: Window3, C: ValueIx, Reads: Anything, Writes: Chance | Rolling | Limits, Fails: true, Waits: true, Cost: 4, Doc: "A = the hits, dice that show at most value C of their piece; die, pieces and the value for the number of dice, or -1, are in the registers from B on"},
	ROLLBEGIN: {Name: "ROLLBEGIN", A: Src, Writes: Rolling | Limits, Cost: 4, Doc: "begin a roll for the pieces of list A together"},
	ROLLEND:   {Name: "ROLLEND", Writes: Rolling, Cost: 4, Doc: "end that roll"},
	SAY:       {Name: "SAY", A: Src, B: OptSrc, Writes: Messages, Fails: true, Cost: 4, Doc: "show text A to player B, or to everybody"},
	SHUFFLE:   {Name: "SHUFFLE", A: Src, Reads: Pieces | Chance, Writes: Pieces | Chance, Fails: true, Cost: 4, Doc: "put the pieces in space A into random order"},
	CHOOSE:    {Name: "CHOOSE", A: ChooseIx, Reads: Anything, Writes: Deciding, Fails: true, Waits: true, Doc: "ask choice A"},
	OFFER:     {Name: "OFFER", A: OfferIx, Reads: Anything, Writes: Deciding | Offering, Fails: true, Waits: true, Doc: "open menu A"},
	ATTEMPT:   {Name: "ATTEMPT", A: Catch, Writes: Attempts, Doc: "begin an attempt; if it fails, continue at A"},
	ENSURE:    {Name: "ENSURE", A: Src, Writes: Anything, Doc: "if A is 0, the innermost attempt fails and what it did is undone"},
	COMMIT:    {Name: "COMMIT", Writes: Attempts, Doc: "end the innermost attempt"},
	VICTORY:   {Name: "VICTORY", Reads: Anything, Writes: Deciding, Fails: true, Doc: "end the game if the condition of a victory holds"},
	ENDGAME:   {Name: "ENDGAME", A: OptSrc, B: WinnerIx, C: Src, Writes: Deciding, Fails: true, Doc: "end the game; the winner is A, of type B, and the reason is text C"},
	ENDDRAWN:  {Name: "ENDDRAWN", A: OptSrc, B: WinnerIx, C: Src, Writes: Deciding, Fails: true, Doc: "end the game in a draw among A, of type B; the reason is text C"},
	WATCH:     {Name: "WATCH", A: PlaceIx, Writes: Coverage, Doc: "count that place A was reached, in a watched program"},
}
