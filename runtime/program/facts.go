package program

import "sort"

// Facts are results of the compiler's analyses, which the interpreter would otherwise have to compute: what a
// function depends on, so that its results can be cached, and what the registers of a waiting frame hold, so that two
// states can be compared. The verifier checks only that they refer to nothing outside the program's tables. A wrong
// fact makes a game go wrong; a missing one only makes it slow.

// Depends describes what the result of a pure function depends on. The subject is the function's first parameter.
// What the result depends on in the other parameters is not recorded, so a cache needs an entry for each of their
// values. The zero value promises nothing.
type Depends struct {
	Span    Span
	Subject Subject
	Fields  []int32 // Program.Fields, for SpanFields: fields of fixed state that it reads
}

// MaxCachedParams is the number of parameters that a cacheable function may have. A result is cached for a state and
// all arguments.
const MaxCachedParams = 4

// Span is how long a result stays the same.
type Span int32

const (
	SpanState  Span = iota // until anything in the state changes
	SpanFields             // until one of Fields changes
	SpanAlways             // forever, in all games of the program
	numSpans
)

// Subject is the part of the subject that a result depends on.
type Subject int32

const (
	SubjectIgnored  Subject = iota // nothing
	SubjectKind                    // the unit and the owner of a piece
	SubjectIdentity                // which piece it is
	numSubjects
)

// Wait describes a frame that waits at the instruction PC for a player, for dice or for the function that it called:
// which registers may still be read, and what they hold. Where this is not known there is no Wait.
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

// PackReg encodes a register and what it holds as one number.
func PackReg(reg int32, kind RegKind) int32 { return reg*int32(numRegKinds) + int32(kind) }

// UnpackReg returns the register and what it holds.
func UnpackReg(packed int32) (reg int32, kind RegKind) {
	return packed / int32(numRegKinds), RegKind(packed % int32(numRegKinds))
}

// RefsAt returns the registers of the Wait at pc that refer to pieces, or nil if this is not known for all of them.
func (p *Program) RefsAt(pc int) *Wait { return waitAt(p.Refs, pc) }

// NoteParams records which parameters of a function are pieces, for the compiler's analyses. Encode does not include
// it.
func (p *Program) NoteParams(fn int32, isPiece []bool) {
	if p.pieceParams == nil {
		p.pieceParams = map[int32][]bool{}
	}
	p.pieceParams[fn] = isPiece
}

// ParamIsPiece reports whether a parameter of a function is a piece. known is false if NoteParams was not called for
// the function.
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

// waitFrom returns the index of the first Wait at or after pc.
func waitFrom(waits []Wait, pc int32) int {
	return sort.Search(len(waits), func(i int) bool { return waits[i].PC >= pc })
}

// Constant returns the number that a function always returns, if its code does nothing else.
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

// MayWait reports whether a frame may wait at an instruction, because it asks a player, rolls, or calls a function
// that may.
func (p *Program) MayWait(in *Instr) bool {
	if Ops[in.Op].Waits {
		return true
	}
	fn, calls := in.Find(FuncIx)
	return calls && !p.Funcs[fn].Pure
}

// depends verifies what a function depends on.
func (v *verifier) depends(d *Depends) {
	if d.Span < 0 || d.Span >= numSpans || d.Subject < 0 || d.Subject >= numSubjects {
		v.fail("a function depends on an unknown kind of thing")
	}
	for _, f := range d.Fields {
		v.index("field", f, len(v.p.Fields))
	}
}

// cacheable verifies that the results of a cacheable function can be cached.
func (v *verifier) cacheable(f *Func) {
	if f.Cacheable && (!f.Pure || f.Params > MaxCachedParams || f.Result < 0) {
		v.fail("a cacheable function changes the game, returns nothing or has more than %d parameters", MaxCachedParams)
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

// A scripted die is encoded as one number: the face in the low bits and the thrower above them. Without a thrower, as
// in game logs, the number is just the face.
const (
	faceBits = 40
	faceHalf = int64(1) << (faceBits - 1)
)

// ScriptedDie encodes a scripted die.
func ScriptedDie(by Thrower, face int64) int64 { return face + int64(by)<<faceBits }

// ReadScripted decodes a scripted die.
func ReadScripted(die int64) (by Thrower, face int64) {
	by = Thrower((die + faceHalf) >> faceBits)
	return by, die - int64(by)<<faceBits
}
