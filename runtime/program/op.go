package program

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
)

// Instr is one instruction: an opcode and three operands. What the operands are, the table Ops says.
type Instr struct {
	Op      Op
	A, B, C int32
}

// Op is an opcode. The number is part of compiled programs; what it does, the table Ops says.
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

	// What changes the game or asks somebody.
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

// String is the name of an opcode.
func (o Op) String() string {
	if o >= 0 && int(o) < len(Ops) {
		return Ops[o].Name
	}
	return "?"
}

// Pure reports whether an instruction with this opcode may run at any time: it asks nobody and changes nothing that the
// rules can see. A modifier's use in a roll and the counts of coverage are not seen by the rules.
func (o Op) Pure() bool {
	row := &Ops[o]
	return !row.Waits && !row.Writes.Has(Anything&^(Lists|Limits|Coverage))
}

// Operands calls f with the kind of every operand of an instruction and a pointer to it. The opcode must be in the
// table.
func (i *Instr) Operands(f func(kind Operand, v *int32)) {
	info := &Ops[i.Op]
	f(info.A, &i.A)
	f(info.B, &i.B)
	f(info.C, &i.C)
}

// Jumps reports whether an operand of the opcode is a position in Code.
func (o Op) Jumps() bool { return jumping[o] }

// jumping is what Jumps reports.
var jumping = func() (s [numOps]bool) {
	for op := range Ops {
		s[op] = Ops[op].A.Position() || Ops[op].B.Position() || Ops[op].C.Position()
	}
	return s
}()

// kinds returns the kinds of the operands.
func (o Op) kinds() [3]Operand { return kinds[o] }

// kinds holds them close together, because every instruction is asked for them when a program is loaded.
var kinds = func() (s [numOps][3]Operand) {
	for op, info := range Ops {
		s[op] = [3]Operand{info.A, info.B, info.C}
	}
	return s
}()

// withOperand returns by opcode whether an operand is of one of some kinds.
func withOperand(of ...Operand) (s [numOps]bool) {
	for op := range kinds {
		s[op] = slices.ContainsFunc(kinds[op][:], func(k Operand) bool { return slices.Contains(of, k) })
	}
	return s
}

// values returns the operands.
func (i *Instr) values() [3]int32 { return [3]int32{i.A, i.B, i.C} }

// Find returns the operand of a kind. The second result is false where the instruction has none.
func (i *Instr) Find(kind Operand) (int32, bool) {
	info := &Ops[i.Op]
	switch kind {
	case info.A:
		return i.A, true
	case info.B:
		return i.B, true
	case info.C:
		return i.C, true
	}
	return 0, false
}

// WindowOf returns the first of the consecutive registers that an instruction reads and their number, 0 where there are
// none. An index that is out of range counts as no register; the verifier refuses it on its own account.
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

// window says where an instruction has its consecutive registers and how many they are.
type window struct {
	used    bool
	start   uint8   // which operand is the first register
	size    int32   // how many there are; 0 if another operand says so
	sizedBy uint8   // which operand that is
	by      Operand // its kind
}

// windows holds the window of each opcode. It is a table because every instruction is asked for its window when a
// program is loaded.
var windows = func() (s [numOps]window) {
	for op := range Ops {
		w := &s[op]
		for i, k := range Op(op).kinds() {
			switch k {
			case Window, Window3, Window4:
				w.used, w.start, w.size = true, uint8(i), map[Operand]int32{Window3: 3, Window4: 4}[k]
			case TextIx, FuncIx, CreateRecordIx, CreatePieceIx, SourceIx, BuiltinID:
				w.sizedBy, w.by = uint8(i), k
			}
		}
	}
	return s
}()

// windowSize returns how many registers a window has by the operand that says so.
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
