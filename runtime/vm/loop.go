package vm

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// straightStep is the number of consecutive instructions that cost one step.
const straightStep = 8

// straight returns the steps for the code between two instructions. Only LOOP jumps back, so between the beginning of
// a function, or of a round of a loop, and its end no more instructions were executed than lie in between. Counting
// them at the end costs nothing while straight code runs.
func straight(from, to int) int64 { return int64(to-from) / straightStep }

// copying returns the steps for copying or clearing n registers.
func copying(n int) int64 { return int64(n) / 64 }

func (m *Machine) execute() stop {
	s := &m.s
	code := m.p.Code
	pc := int(s.Head[state.HeadPC])
	begun := pc
	r := m.s.Registers(int(s.Head[state.HeadBase]))
	for {
		in := &code[pc]
		m.run.at = pc
		pc++
		switch in.Op {
		case program.NOP:
		case program.MOV:
			r[in.A] = r[in.B]
		case program.LOADI:
			r[in.A] = int64(in.B)
		case program.LOADK:
			r[in.A] = m.p.Consts[in.B]
		case program.ADD:
			a, b := r[in.B], r[in.C]
			c := a + b
			if (a^c)&(b^c) < 0 {
				state.Fail("%d + %d is too large a number", a, b)
			}
			r[in.A] = c
		case program.SUB:
			a, b := r[in.B], r[in.C]
			c := a - b
			if (a^b)&(a^c) < 0 {
				state.Fail("%d - %d is too large a number", a, b)
			}
			r[in.A] = c
		case program.MUL:
			r[in.A] = mul(r[in.B], r[in.C])
		case program.DIV:
			r[in.A] = div(r[in.B], r[in.C])
		case program.MOD:
			r[in.A] = mod(r[in.B], r[in.C])
		case program.ADDI:
			a, b := r[in.B], int64(in.C)
			c := a + b
			if (a^c)&(b^c) < 0 {
				state.Fail("%d + %d is too large a number", a, b)
			}
			r[in.A] = c
		case program.NEG:
			r[in.A] = opposite(r[in.B])
		case program.ABS:
			r[in.A] = max(r[in.B], opposite(r[in.B]))
		case program.MIN:
			r[in.A] = min(r[in.B], r[in.C])
		case program.MAX:
			r[in.A] = max(r[in.B], r[in.C])
		case program.RADD, program.RSUB, program.RMUL, program.RDIV:
			m.s.Spend(1) // for reducing the fraction
			r[in.A] = rational(in.Op, r[in.B], r[in.C])
		case program.RNEG:
			r[in.A] = fraction(-value.Num(r[in.B]), value.Den(r[in.B]))
		case program.RCMP:
			r[in.A] = compareRationals(r[in.B], r[in.C])
		case program.TORAT:
			r[in.A] = fraction(r[in.B], 1)
		case program.IDIVR:
			m.s.Spend(1)
			r[in.A] = fraction(r[in.B], r[in.C])
		case program.FLOOR, program.CEIL, program.NEAREST:
			r[in.A] = toInt(in.Op, r[in.B])
		case program.EQ:
			r[in.A] = value.Truth(r[in.B] == r[in.C])
		case program.NE:
			r[in.A] = value.Truth(r[in.B] != r[in.C])
		case program.LT:
			r[in.A] = value.Truth(r[in.B] < r[in.C])
		case program.LE:
			r[in.A] = value.Truth(r[in.B] <= r[in.C])
		case program.GT:
			r[in.A] = value.Truth(r[in.B] > r[in.C])
		case program.GE:
			r[in.A] = value.Truth(r[in.B] >= r[in.C])
		case program.EQI:
			r[in.A] = value.Truth(r[in.B] == int64(in.C))
		case program.NEI:
			r[in.A] = value.Truth(r[in.B] != int64(in.C))
		case program.LTI:
			r[in.A] = value.Truth(r[in.B] < int64(in.C))
		case program.LEI:
			r[in.A] = value.Truth(r[in.B] <= int64(in.C))
		case program.GTI:
			r[in.A] = value.Truth(r[in.B] > int64(in.C))
		case program.GEI:
			r[in.A] = value.Truth(r[in.B] >= int64(in.C))
		case program.NOT:
			r[in.A] = 1 - r[in.B]&1
		case program.JMP:
			pc = int(in.A)
		case program.JZ:
			if r[in.A] == 0 {
				pc = int(in.B)
			}
		case program.JNZ:
			if r[in.A] != 0 {
				pc = int(in.B)
			}
		case program.JEQ:
			if r[in.A] == r[in.B] {
				pc = int(in.C)
			}
		case program.JNE:
			if r[in.A] != r[in.B] {
				pc = int(in.C)
			}
		case program.JLT:
			if r[in.A] < r[in.B] {
				pc = int(in.C)
			}
		case program.JLE:
			if r[in.A] <= r[in.B] {
				pc = int(in.C)
			}
		case program.JGT:
			if r[in.A] > r[in.B] {
				pc = int(in.C)
			}
		case program.JGE:
			if r[in.A] >= r[in.B] {
				pc = int(in.C)
			}
		case program.JEQI:
			if r[in.A] == int64(in.B) {
				pc = int(in.C)
			}
		case program.JNEI:
			if r[in.A] != int64(in.B) {
				pc = int(in.C)
			}
		case program.JLTI:
			if r[in.A] < int64(in.B) {
				pc = int(in.C)
			}
		case program.JLEI:
			if r[in.A] <= int64(in.B) {
				pc = int(in.C)
			}
		case program.JGTI:
			if r[in.A] > int64(in.B) {
				pc = int(in.C)
			}
		case program.JGEI:
			if r[in.A] >= int64(in.B) {
				pc = int(in.C)
			}
		case program.JEMPTY:
			if value.Len(r[in.A]) == 0 {
				pc = int(in.B)
			}
		case program.JSOME:
			if value.Len(r[in.A]) != 0 {
				pc = int(in.B)
			}
		case program.LOOP:
			m.s.Spend(1 + straight(int(in.A), pc))
			pc = int(in.A)
			// LOOP jumps to the NEXT of its loop. Iterating over a list or the members of a class, the common cases,
			// is done here without a call.
			if in = &code[pc]; in.Op == program.NEXT {
				it := r[in.A : in.A+3]
				if it[1] >= it[2] {
					break
				}
				switch it[0] {
				case int64(program.OverMembers):
					r[in.C] = it[1]
				case int64(program.OverList):
					r[in.C] = s.Arena[it[1]]
				default:
					continue
				}
				it[1]++
				m.s.Spend(1)
				pc++
			}
		case program.CALL:
			m.s.Spend(4)
			f := &m.p.Funcs[in.B]
			n := f.Params
			if f.Cacheable && m.Nested > 0 && f.Held == nil {
				v := m.memo.call(in.B, r[in.C:in.C+n])
				r = m.s.Registers(int(s.Head[state.HeadBase]))
				r[in.A] = v
				continue
			}
			callee := m.Push(int(in.B), pc, int(in.A), state.KindCall)
			// The stack may have moved, so the caller's frame is found again to read the arguments.
			base := int(s.Head[state.HeadBase])
			from := int(m.s.FrameHeader(base)[state.FrameBase]) + int(in.C)
			copy(callee[:n], s.Stack[from:from+int(n)])
			r = callee
			pc = int(f.Start)
		case program.VALUE:
			v := &m.p.Values[in.C]
			if int(v.Class) == int(m.p.PieceClass) && len(v.Attr) > 0 {
				unit := m.s.Pieces[m.s.Piece(r[in.B])+state.PieceFields+program.PieceUnit]
				if a := v.Attr[unit]; a >= 0 {
					r[in.A] = m.p.Attrs[a].Data[unit]
					continue
				}
			}
			m.s.Spend(4)
			if cached := m.memo.value(in.C, r[in.B]); cached != nil {
				if cached.since == m.lastChange(&v.Depends) { // nearly always true
					m.s.SpendCached(cached.cost)
					r[in.A] = cached.v
					continue
				}
				x := m.memo.current(cached, v, r[in.B:in.B+1])
				r = m.s.Registers(int(s.Head[state.HeadBase]))
				r[in.A] = x
				continue
			}
			if m.Nested > 0 && m.p.Funcs[v.Fn].Cacheable {
				x := m.memo.call(v.Fn, r[in.B:in.B+1])
				r = m.s.Registers(int(s.Head[state.HeadBase]))
				r[in.A] = x
				continue
			}
			self := r[in.B]
			r = m.Push(int(v.Fn), pc, int(in.A), state.KindCall)
			if len(r) > 0 {
				r[0] = self
			}
			pc = int(m.p.Funcs[v.Fn].Start)
		case program.RET:
			var v int64
			if in.A >= 0 {
				v = r[in.A]
			}
			h := m.s.FrameHeader(int(s.Head[state.HeadBase]))
			kind, dest := h[state.FrameKind], h[state.FrameDest]
			m.s.Spend(straight(int(m.p.Funcs[h[state.FrameFunc]].Start), pc))
			pc = int(h[state.FrameReturn])
			m.run.ret = m.pop(v)
			switch kind {
			case state.KindCall:
				r = m.s.Registers(int(s.Head[state.HeadBase]))
				if dest >= 0 {
					r[dest] = m.run.ret
				}
			case state.KindOuter:
				return stopOuter
			case state.KindMain:
				return StopMain
			default:
				if m.Host.ActionDone() {
					return StopAsk
				}
				pc, r = int(s.Head[state.HeadPC]), m.s.Registers(int(s.Head[state.HeadBase]))
			}
		case program.END:
			m.s.Spend(straight(begun, pc))
			m.run.ret = r[in.A]
			return stopOuter
		case program.FAIL:
			state.Fail("%s", m.p.Strings[in.A])
		case program.ATTR:
			at := r[in.B]
			data := m.p.Attrs[in.C].Data
			if uint64(at) >= uint64(len(data)) {
				m.s.Layout.FailOnNone("attribute", in.C)
			}
			r[in.A] = data[at]
		case program.UGET:
			at := s.Pieces[m.s.Piece(r[in.B])+state.PieceFields+program.PieceUnit]
			data := m.p.Attrs[in.C].Data
			if uint64(at) >= uint64(len(data)) {
				m.s.Layout.FailOnNone("attribute", in.C)
			}
			r[in.A] = data[at]
		case program.GGET:
			v := s.Vars[int(m.p.Classes[m.p.GameClass].Base)+int(in.B)]
			if len(m.s.Layout.HeapVars) > 0 {
				v = m.s.LoadSlot(m.s.Layout.GameField, int(in.B), v)
			}
			r[in.A] = v
		case program.VGET:
			v := s.Vars[m.s.Cell(in.C, r[in.B])]
			if m.s.Layout.InHeap[in.C] {
				v = m.s.Load(m.p.Fields[in.C].Type, v)
			}
			r[in.A] = v
		case program.PGET:
			v := s.Pieces[m.s.Piece(r[in.B])+state.PieceFields+int(in.C)]
			if len(m.s.Layout.HeapPieces) > 0 {
				v = m.s.LoadSlot(m.s.Layout.PieceField, int(in.C), v)
			}
			r[in.A] = v
		case program.FGET:
			v := s.Recs[m.s.Record(r[in.B])+state.RecordFields+int(m.p.Fields[in.C].Slot)]
			if m.s.Layout.InHeap[in.C] {
				v = m.s.Load(m.p.Fields[in.C].Type, v)
			}
			r[in.A] = v
		case program.GSET:
			m.s.SetField(in.B, 0, r[in.A])
		case program.VSET:
			m.s.SetField(in.C, r[in.B], r[in.A])
		case program.PSET:
			m.s.SetPieceField(in.C, r[in.B], r[in.A])
		case program.FSET:
			at := m.s.Record(r[in.B])
			m.s.SetRec(at+state.RecordFields+int(m.p.Fields[in.C].Slot), m.s.Accept(in.C, r[in.A]))
		case program.OPT:
			r[in.A] = m.s.Options[in.B]
		case program.LIMCACHED:
			if v, ok := m.Roll.knownLimit(in.B); ok {
				r[in.A] = v
				pc = int(in.C)
			}
		case program.LIMIT:
			r[in.A] = value.Truth(m.Roll.takeLimited(in.B, r[in.C]))
		case program.AMONG:
			r[in.A] = m.Roll.among()
		case program.GIVEN:
			r[in.A] = m.given(in.B)
		case program.SETADD:
			if b := uint64(r[in.B]); b < 64 {
				r[in.A] |= 1 << b
			} else if r[in.B] != value.None {
				state.Fail("a set cannot contain %d", r[in.B])
			}
		case program.HAS:
			if c := uint64(r[in.C]); c < 64 {
				r[in.A] = r[in.B] >> c & 1
			} else {
				r[in.A] = 0
			}
		case program.UNION:
			r[in.A] = r[in.B] | r[in.C]
		case program.WITHOUT:
			r[in.A] = r[in.B] &^ r[in.C]
		case program.SETLEN:
			r[in.A] = int64(bits.OnesCount64(uint64(r[in.B])))
		case program.LLEN:
			r[in.A] = int64(value.Len(r[in.B]))
		case program.LGET:
			l, i := m.s.List(r[in.B]), r[in.C]
			if uint64(i) >= uint64(len(l)) {
				state.Fail("the list has %d elements, counted from 0, and no element %d", len(l), i)
			}
			r[in.A] = l[i]
		case program.LFIRST:
			l := r[in.B] // A may be the same register as B
			r[in.A] = value.None
			if value.Len(l) > 0 {
				r[in.A] = m.s.List(l)[0]
			}
		case program.DEFAULTS:
			if m.takeDefault(&m.p.Chooses[in.A], r) {
				pc = int(in.B)
			}
		case program.SCAN, program.SCANCOUNT, program.SCANANY, program.SCANFIRST:
			m.s.Spend(4)
			r[in.A] = m.scan(in, r)
		case program.ITER:
			iterator(r[in.A:in.A+3]).start(m, r, in)
		case program.NEXT:
			m.s.Spend(1)
			it := r[in.A : in.A+3]
			if v, ok := iterator(it).next(m); ok {
				r[in.C] = v
			} else {
				pc = int(in.B)
			}
		case program.MARK:
			r[in.A] = int64(len(s.Arena))
		case program.RESET:
			if at := int(r[in.A]); at >= 0 && at <= len(s.Arena) {
				s.Arena = s.Arena[:at]
			}
		case program.CHOOSE:
			s.Head[state.HeadPC] = int64(pc - 1)
			if m.Host.AskChoice() {
				return StopAsk
			}
			r = m.s.Registers(int(s.Head[state.HeadBase]))
		case program.OFFER:
			if m.Host.OpenOffer(int(in.A), pc) {
				return StopAsk
			}
			pc, r = int(s.Head[state.HeadPC]), m.s.Registers(int(s.Head[state.HeadBase]))
		case program.ROLL, program.VOLLEY:
			if m.Waiting.waits {
				s.Head[state.HeadPC] = int64(pc - 1)
				if m.rollWaits(in, r) {
					return StopRoll
				}
			} else {
				m.execWide(in, r)
			}
			r = m.s.Registers(int(s.Head[state.HeadBase]))
		case program.ATTEMPT:
			m.s.Spend(copying(len(r)))
			m.attemptBegin(int(in.A), r)
		case program.ENSURE:
			if r[in.A] == 0 {
				pc = m.attemptFails(r)
			}
		case program.COMMIT:
			m.attemptCommits()
		case program.VICTORY:
			if m.victory() {
				return stopOver
			}
			r = m.s.Registers(int(s.Head[state.HeadBase]))
		case program.ENDGAME, program.ENDDRAWN:
			m.s.End(in.Op == program.ENDDRAWN, optional(r, in.A), int64(in.B), optional(r, in.C))
			return stopOver
		case program.WATCH:
			if m.Reached != nil {
				m.Reached[in.A]++
			}
		default:
			m.execWide(in, r)
			base := int(s.Head[state.HeadBase]) // the stack may have moved
			r = s.Stack[base : base+len(r)]
		}
	}
}

// optional returns the value of a register, or none if the register is negative.
func optional(r []int64, register int32) int64 {
	if register < 0 {
		return value.None
	}
	return r[register]
}

// execWide executes instructions that take so long that the cost of a call does not matter.
func (m *Machine) execWide(in *program.Instr, r []int64) {
	base := int(m.s.Head[state.HeadBase])
	m.s.Spend(4)
	switch in.Op {
	case program.TEXT:
		r[in.A] = m.s.MakeText(in.B, r[in.C:])
	case program.LBEGIN:
		r[in.A] = int64(len(m.run.build))
	case program.LPUSH:
		m.run.build = append(m.run.build, r[in.A])
	case program.LPUSHK:
		m.run.build = append(m.run.build, r[in.A], r[in.B])
	case program.LNEW:
		m.pushNew(r[in.A], r[in.B])
	case program.LEND:
		r[in.A] = m.endList(int(r[in.B]))
	case program.LSORT:
		r[in.A] = m.endSorted(int(r[in.B]), in.C == 1)
	case program.LORDER:
		r[in.A] = m.order(r[in.B], m.p.Attrs[in.C].Data)
	case program.BUILTIN:
		r[in.A] = m.callBuiltin(in.C, r[in.B:])
	case program.REACH, program.SPREAD, program.DISTANCE, program.ROUTE:
		v := m.routes.find(in.Op, int(in.C), r[in.B:])
		m.s.Registers(base)[in.A] = v
	case program.MOVE:
		m.s.Move(r[in.A], r[in.B])
	case program.MOVEALL:
		m.s.MoveAll(r[in.A], r[in.B])
	case program.PSETALL:
		m.s.SetAll(in.C, m.s.List(r[in.B]), r[in.A])
	case program.CARRY:
		m.s.Carry(r[in.A], r[in.B])
	case program.CARRYALL:
		for _, p := range m.s.List(r[in.A]) {
			m.s.Carry(p, r[in.B])
		}
	case program.CREATE:
		v := m.s.Create(&m.p.Creates[in.B], r[in.C:])
		if in.A >= 0 {
			r[in.A] = v
		}
	case program.NEWREC:
		v := m.s.NewRecord(&m.p.Creates[in.B], r[in.C:])
		if in.A >= 0 {
			r[in.A] = v
		}
	case program.KILL:
		m.s.Kill(r[in.A])
	case program.KILLALL:
		m.s.KillAll(r[in.A])
	case program.KILLREC:
		m.s.KillRecord(r[in.A])
	case program.GAIN:
		m.s.Gain(in.C, r[in.A], r[in.B])
	case program.GAINOF:
		m.s.Gain(m.s.Layout.StockField(r[in.C]), r[in.A], r[in.B])
	case program.PAYOF:
		lost := opposite(r[in.B])
		m.s.Gain(m.s.Layout.StockField(r[in.C]), r[in.A], lost)
	case program.PAY:
		m.s.Gain(in.C, r[in.A], opposite(r[in.B]))
	case program.ROLL, program.VOLLEY:
		m.throw(in, r)
	case program.ROLLBEGIN:
		m.Roll.begin(r[in.A], m.p.Modifiers)
	case program.ROLLEND:
		m.Roll.On = false
		m.tellRolled()
	case program.SEEN, program.SEENALL:
		v := m.Sight.viewers(in.C, r[in.B], in.Op == program.SEENALL)
		m.s.Registers(base)[in.A] = v
	case program.SEENTHINGS:
		v := m.Sight.viewersOfAll(int(in.C), -1, r[in.B])
		m.s.Registers(base)[in.A] = v
	case program.SAY:
		m.Host.Say(r[in.A], optional(r, in.B))
	case program.SHUFFLE:
		m.s.Shuffle(r[in.A])
	default:
		state.Fail("unknown instruction %d", in.Op)
	}
}
