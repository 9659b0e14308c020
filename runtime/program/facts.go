package program

import "sort"

// Facts are what the compiler has learnt from the code and the interpreter would otherwise have to find out: what a
// function depends on, so that its results can be remembered, and what the registers of a waiting frame hold, so that
// two states can be compared. The verifier checks that a fact leads nowhere outside the program's tables and no more.
// A wrong fact makes a game go wrong; a missing fact only makes it slow.

// Depends tells what the result of a pure function depends on. Its first parameter is the subject; what it depends on
// of the others is not recorded, so a cache must be one for each of their values. The zero value promises nothing.
type Depends struct {
	Span    Span
	Subject Subject
	Fields  []int32 // Program.Fields, for SpanFields: fields of fixed state that it reads
}

// MaxCachedParams is how many parameters a cacheable function may have. Its result depends on the state and on all of
// them.
const MaxCachedParams = 4

// Span is how long a result stays the same.
type Span int32

const (
	SpanState  Span = iota // until anything in the state changes
	SpanFields             // until one of Fields changes
	SpanAlways             // for ever, in all games of the program
	numSpans
)

// Subject is what a result depends on of the subject.
type Subject int32

const (
	SubjectIgnored  Subject = iota // nothing
	SubjectKind                    // the unit and the owner of a piece
	SubjectIdentity                // which one it is
	numSubjects
)

// Wait tells what matters of a frame that waits at the instruction PC, for a player, for dice or for a function it
// called: which registers may still be read, and what they hold. There is no Wait for an instruction where that is
// not known.
type Wait struct {
	PC   int32
	Regs []int32 // see PackReg; ascending
}

// RegKind is what a register holds.
type RegKind int32

const (
	RegValue    RegKind = iota // a number or a reference
	RegList                    // a list of such values
	RegIterator                // the first register of an iterator over such a list
	numRegKinds
)

// PackReg makes one number of a register and what it holds.
func PackReg(reg int32, kind RegKind) int32 { return reg*int32(numRegKinds) + int32(kind) }

// UnpackReg returns the register and what it holds.
func UnpackReg(packed int32) (reg int32, kind RegKind) {
	return packed / int32(numRegKinds), RegKind(packed % int32(numRegKinds))
}

// RefsAt returns which of the registers of the Wait at pc refer to pieces, or nil if that is not known of each of them.
func (p *Program) RefsAt(pc int) *Wait { return waitAt(p.Refs, pc) }

// NoteParams notes which parameters of a function are pieces, for the compiler's analyses. Files do not keep it.
func (p *Program) NoteParams(fn int32, isPiece []bool) {
	if p.pieceParams == nil {
		p.pieceParams = map[int32][]bool{}
	}
	p.pieceParams[fn] = isPiece
}

// ParamIsPiece reports whether a parameter of a function is a piece, and whether that was noted.
func (p *Program) ParamIsPiece(fn, param int) (isPiece, known bool) {
	params := p.pieceParams[int32(fn)]
	if param >= len(params) {
		return false, false
	}
	return params[param], true
}

// WaitAt returns the Wait of the instruction at pc, or nil.
func (p *Program) WaitAt(pc int) *Wait { return waitAt(p.Waits, pc) }

func waitAt(waits []Wait, pc int) *Wait {
	if i := waitFrom(waits, int32(pc)); i < len(waits) && int(waits[i].PC) == pc {
		return &waits[i]
	}
	return nil
}

// waitFrom is the index of the first Wait at pc or after it.
func waitFrom(waits []Wait, pc int32) int {
	return sort.Search(len(waits), func(i int) bool { return waits[i].PC >= pc })
}

// Constant returns the number that a function always returns, if its code does nothing but load that number.
func (p *Program) Constant(fn int32) (v int64, ok bool) {
	f := &p.Funcs[fn]
	if f.End-f.Start != 2 || p.Code[f.Start+1].Op != RET || p.Code[f.Start+1].A != p.Code[f.Start].A {
		return 0, false
	}
	switch in := &p.Code[f.Start]; in.Op {
	case LOADI:
		return int64(in.B), true
	case LOADK:
		return p.Consts[in.B], true
	}
	return 0, false
}

// MayWait reports whether a frame may wait at an instruction: it asks somebody or rolls, or calls a function that does.
func (p *Program) MayWait(in *Instr) bool {
	if Ops[in.Op].Waits {
		return true
	}
	fn, calls := in.Find(FuncIx)
	return calls && !p.Funcs[fn].Pure
}

// depends checks a fact about a function.
func (v *verifier) depends(d *Depends) {
	if d.Span < 0 || d.Span >= numSpans || d.Subject < 0 || d.Subject >= numSubjects {
		v.fail("a function depends on something unknown")
	}
	for _, f := range d.Fields {
		v.index("field", f, len(v.p.Fields))
	}
}

// cacheable checks that the results of a function can be looked up at all.
func (v *verifier) cacheable(f *Func) {
	if f.Cacheable && (!f.Pure || f.Params > MaxCachedParams || f.Result < 0) {
		v.fail("the results of a function are to be cached that changes the game, returns nothing "+
			"or has more than %d parameters", MaxCachedParams)
	}
}

// waits checks that the table is in order.
func (v *verifier) waits(waits []Wait) {
	last := int32(-1)
	for i := range waits {
		w := &waits[i]
		v.index("instruction", w.PC, len(v.p.Code))
		if w.PC <= last {
			v.fail("the facts about waiting frames are out of order")
		}
		last = w.PC
	}
}

// registers checks that facts about frames of a function are about its registers. An iterator takes three of them.
func (v *verifier) registers(f *Func, waits []Wait) {
	for i := waitFrom(waits, f.Start); i < len(waits) && waits[i].PC < f.End; i++ {
		last := int32(-1)
		for _, packed := range waits[i].Regs {
			reg, kind := UnpackReg(packed)
			width := int32(1)
			if kind == RegIterator {
				width = 3
			}
			if packed <= last || reg > f.Regs-width {
				v.fail("a fact about the frame that waits at instruction %d is of no register of the function", waits[i].PC)
				return
			}
			last = packed
		}
	}
}

// Thrower is who throws a scripted die: anybody, a piece of a unit, or a die of one kind.
type Thrower int64

// UnitThrower and DieThrower return the thrower of dice that are rolled for pieces of a unit, and of dice of one kind.
func UnitThrower(unit int64) Thrower { return Thrower(2*unit + 1) }
func DieThrower(die int64) Thrower   { return Thrower(2*die + 2) }

// ThrowerName returns the name of the unit or die that a thrower is, or "" for anybody.
func (p *Program) ThrowerName(t Thrower) string {
	class := p.DieClass
	if t%2 == 1 {
		class = p.UnitClass
	}
	member := (int64(t)+1)/2 - 1
	if class < 0 || member < 0 || member >= int64(len(p.Classes[class].Members)) {
		return ""
	}
	return p.Strings[p.Classes[class].Members[member].Name]
}

// A scripted die is one number: its face in the low bits, and above them its thrower, so that the dice of game logs,
// which anybody throws, are their faces.
const (
	faceBits = 40
	faceHalf = int64(1) << (faceBits - 1)
)

// ScriptedDie returns the number that stands for a die.
func ScriptedDie(by Thrower, face int64) int64 { return face + int64(by)<<faceBits }

// ReadScripted returns the thrower and the face of a scripted die.
func ReadScripted(die int64) (by Thrower, face int64) {
	by = Thrower((die + faceHalf) >> faceBits)
	return by, die - int64(by)<<faceBits
}
