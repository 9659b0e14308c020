package runtime

import (
	"math"
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// stop says why the interpreter came to rest.
type stop int

const (
	stopAsk   stop = iota // somebody must decide
	stopOuter             // the function called from Go has returned, or a section has ended
	stopMain              // the main frame has returned
	stopOver              // the game has ended
	stopRoll              // a roll waits for its outcome
)

// run executes from where the head says until something in `stop`. Calls within the language stay in this one loop;
// only the wide instructions that ask a function again and again (ways, values of many pieces) run it nested.
func (g *Game) run() stop {
	s := &g.s
	code := g.p.Code
	pc := int(s.Head[hPC])
	r := g.regs(int(s.Head[hBase]))
	for {
		in := &code[pc]
		g.at = pc
		pc++
		switch in.Op {
		case program.NOP:
		case program.MOV:
			r[in.A] = r[in.B]
		case program.LOADI:
			r[in.A] = int64(in.B)
		case program.LOADK:
			r[in.A] = g.p.Consts[in.B]
		case program.ADD:
			a, b := r[in.B], r[in.C]
			c := a + b
			if (a^c)&(b^c) < 0 {
				g.fail("%d + %d is too great a number", a, b)
			}
			r[in.A] = c
		case program.SUB:
			a, b := r[in.B], r[in.C]
			c := a - b
			if (a^b)&(a^c) < 0 {
				g.fail("%d - %d is too great a number", a, b)
			}
			r[in.A] = c
		case program.MUL:
			r[in.A] = g.mul(r[in.B], r[in.C])
		case program.DIV:
			r[in.A] = g.div(r[in.B], r[in.C])
		case program.MOD:
			r[in.A] = g.mod(r[in.B], r[in.C])
		case program.ADDI:
			a, b := r[in.B], int64(in.C)
			c := a + b
			if (a^c)&(b^c) < 0 {
				g.fail("%d + %d is too great a number", a, b)
			}
			r[in.A] = c
		case program.NEG, program.ABS:
			v := r[in.B]
			if v == math.MinInt64 {
				g.fail("%d has no opposite", v)
			}
			if in.Op == program.NEG || v < 0 {
				v = -v
			}
			r[in.A] = v
		case program.MIN:
			r[in.A] = min(r[in.B], r[in.C])
		case program.MAX:
			r[in.A] = max(r[in.B], r[in.C])
		case program.RADD, program.RSUB, program.RMUL, program.RDIV:
			r[in.A] = g.rational(in.Op, r[in.B], r[in.C])
		case program.RNEG:
			r[in.A] = g.fraction(-value.Num(r[in.B]), value.Den(r[in.B]))
		case program.RCMP:
			r[in.A] = compareRationals(r[in.B], r[in.C])
		case program.TORAT:
			r[in.A] = g.fraction(r[in.B], 1)
		case program.IDIVR:
			r[in.A] = g.fraction(r[in.B], r[in.C])
		case program.FLOOR, program.CEIL, program.NEAREST:
			r[in.A] = g.whole(in.Op, r[in.B])
		case program.EQ:
			r[in.A] = truth(r[in.B] == r[in.C])
		case program.NE:
			r[in.A] = truth(r[in.B] != r[in.C])
		case program.LT:
			r[in.A] = truth(r[in.B] < r[in.C])
		case program.LE:
			r[in.A] = truth(r[in.B] <= r[in.C])
		case program.GT:
			r[in.A] = truth(r[in.B] > r[in.C])
		case program.GE:
			r[in.A] = truth(r[in.B] >= r[in.C])
		case program.EQI:
			r[in.A] = truth(r[in.B] == int64(in.C))
		case program.NEI:
			r[in.A] = truth(r[in.B] != int64(in.C))
		case program.LTI:
			r[in.A] = truth(r[in.B] < int64(in.C))
		case program.LEI:
			r[in.A] = truth(r[in.B] <= int64(in.C))
		case program.GTI:
			r[in.A] = truth(r[in.B] > int64(in.C))
		case program.GEI:
			r[in.A] = truth(r[in.B] >= int64(in.C))
		case program.NOT:
			r[in.A] = 1 - r[in.B]&1
		case program.JMP:
			if int(in.A) < pc {
				g.spend(1)
			}
			pc = int(in.A)
		case program.JZ:
			if r[in.A] == 0 {
				if int(in.B) < pc {
					g.spend(1)
				}
				pc = int(in.B)
			}
		case program.JNZ:
			if r[in.A] != 0 {
				if int(in.B) < pc {
					g.spend(1)
				}
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
			g.spend(1)
			pc = int(in.A)
			// A loop goes back to its NEXT, and most go over a list or the members of a class.
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
				g.spend(1)
				pc++
			}
		case program.CALL:
			g.spend(4)
			n := g.p.Funcs[in.B].Params
			callee := g.push(int(in.B), pc, int(in.A), kindCall)
			// The stack may have moved; the arguments are still in the caller's frame.
			base := int(s.Head[hBase])
			from := int(g.header(base)[fBase]) + int(in.C)
			copy(callee[:n], s.Stack[from:from+int(n)])
			r = callee
			pc = int(g.p.Funcs[in.B].Start)
		case program.VALUE:
			v := &g.p.Values[in.C]
			if int(v.Class) == int(g.p.PieceClass) && len(v.Attr) > 0 {
				unit := g.s.Pieces[g.piece(r[in.B])+cFields+program.PieceUnit]
				if a := v.Attr[unit]; a >= 0 {
					r[in.A] = g.p.Attrs[a].Data[unit]
					continue
				}
			}
			g.spend(4)
			if m := g.valueAgain(in.C, r[in.B]); m != nil {
				if since := g.since(&v.Depends); m.since != since {
					m.v, m.since = g.call(int(v.Fn), r[in.B:in.B+1]), since
					r = g.regs(int(s.Head[hBase]))
				}
				r[in.A] = m.v
				continue
			}
			self := r[in.B]
			r = g.push(int(v.Fn), pc, int(in.A), kindCall)
			if len(r) > 0 {
				r[0] = self
			}
			pc = int(g.p.Funcs[v.Fn].Start)
		case program.RET:
			var v int64
			if in.A >= 0 {
				v = r[in.A]
			}
			h := g.header(int(s.Head[hBase]))
			kind, dest := h[fKind], h[fDest]
			pc = int(h[fReturn])
			g.ret = g.pop(v)
			switch kind {
			case kindCall:
				r = g.regs(int(s.Head[hBase]))
				if dest >= 0 {
					r[dest] = g.ret
				}
			case kindOuter:
				return stopOuter
			case kindMain:
				return stopMain
			default:
				if g.offerGoesOn() {
					return stopAsk
				}
				pc, r = int(s.Head[hPC]), g.regs(int(s.Head[hBase]))
			}
		case program.END:
			g.ret = r[in.A]
			return stopOuter
		case program.FAIL:
			g.fail("%s", g.p.Strings[in.A])
		case program.ATTR:
			at := r[in.B]
			data := g.p.Attrs[in.C].Data
			if uint64(at) >= uint64(len(data)) {
				g.failNone("attribute", in.C)
			}
			r[in.A] = data[at]
		case program.UGET:
			at := s.Pieces[g.piece(r[in.B])+cFields+program.PieceUnit]
			data := g.p.Attrs[in.C].Data
			if uint64(at) >= uint64(len(data)) {
				g.failNone("attribute", in.C)
			}
			r[in.A] = data[at]
		case program.GGET:
			v := s.Vars[int(g.p.Classes[g.p.GameClass].Base)+int(in.B)]
			if len(g.sh.heapVar) > 0 {
				v = g.loadSlot(g.sh.gameField, int(in.B), v)
			}
			r[in.A] = v
		case program.VGET:
			v := s.Vars[g.cell(in.C, r[in.B])]
			if g.sh.held[in.C] {
				v = g.load(g.p.Fields[in.C].Type, v)
			}
			r[in.A] = v
		case program.PGET:
			v := s.Pieces[g.piece(r[in.B])+cFields+int(in.C)]
			if len(g.sh.heapPc) > 0 {
				v = g.loadSlot(g.sh.pieceField, int(in.C), v)
			}
			r[in.A] = v
		case program.FGET:
			v := s.Recs[g.record(r[in.B])+rFields+int(g.p.Fields[in.C].Slot)]
			if g.sh.held[in.C] {
				v = g.load(g.p.Fields[in.C].Type, v)
			}
			r[in.A] = v
		case program.GSET:
			g.setField(in.B, 0, r[in.A])
		case program.VSET:
			g.setField(in.C, r[in.B], r[in.A])
		case program.PSET:
			g.setPieceField(in.C, r[in.B], r[in.A])
		case program.FSET:
			at := g.record(r[in.B])
			g.setRec(at+rFields+int(g.p.Fields[in.C].Slot), g.checked(in.C, r[in.A]))
		case program.OPT:
			r[in.A] = g.options[in.B]
		case program.LIMCACHED:
			if v, ok := g.knownLimit(in.B); ok {
				r[in.A] = v
				pc = int(in.C)
			}
		case program.LIMIT:
			r[in.A] = truth(g.mayUse(in.B, r[in.C]))
		case program.AMONG:
			r[in.A] = g.among()
		case program.GIVEN:
			r[in.A] = g.givenHere(in.B)
		case program.SETADD:
			if b := uint64(r[in.B]); b < 64 {
				r[in.A] |= 1 << b
			} else if r[in.B] != value.None {
				g.fail("%d does not fit into a set", r[in.B])
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
			l, i := g.list(r[in.B]), r[in.C]
			if uint64(i) >= uint64(len(l)) {
				g.fail("the list has %d elements; there is no number %d (they are counted from 0)", len(l), i)
			}
			r[in.A] = l[i]
		case program.LFIRST:
			r[in.A] = value.None
			if value.Len(r[in.B]) > 0 {
				r[in.A] = g.list(r[in.B])[0]
			}
		case program.DEFAULTS:
			if g.defaults(&g.p.Chooses[in.A], r) {
				pc = int(in.B)
			}
		case program.SCAN, program.SCANCOUNT, program.SCANANY, program.SCANFIRST:
			g.spend(4)
			from := int64(-1)
			if in.B >= 0 {
				from = r[in.B]
			}
			r[in.A] = g.scan(in.Op, from, in.B < 0, in.C, r)
		case program.ITER:
			g.iterate(r[in.A:in.A+3], r, in)
		case program.NEXT:
			if g.left--; g.left < 0 {
				g.spent()
			}
			it := r[in.A : in.A+3]
			if v, ok := g.next(it); ok {
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
			s.Head[hPC] = int64(pc - 1)
			if g.choose(int(in.A)) {
				return stopAsk
			}
			r = g.regs(int(s.Head[hBase]))
		case program.OFFER:
			if g.offer(int(in.A), pc) {
				return stopAsk
			}
			pc, r = int(s.Head[hPC]), g.regs(int(s.Head[hBase]))
		case program.ROLL, program.VOLLEY:
			if g.chance.waits {
				s.Head[hPC] = int64(pc - 1)
				if g.rollWaits(in, r) {
					return stopRoll
				}
			} else {
				g.wide(in, r)
			}
			r = g.regs(int(s.Head[hBase]))
		case program.ATTEMPT:
			g.attemptBegin(int(in.A), r)
		case program.ENSURE:
			if r[in.A] == 0 {
				pc = g.attemptFails(r)
			}
		case program.COMMIT:
			g.attemptCommits()
		case program.VICTORY:
			if g.victory() {
				return stopOver
			}
			r = g.regs(int(s.Head[hBase]))
		case program.ENDGAME:
			winner := int64(value.None)
			if in.A >= 0 {
				winner = r[in.A]
			}
			because := int64(value.None)
			if in.C >= 0 {
				because = r[in.C]
			}
			g.end(winner, int64(in.B), because)
			return stopOver
		case program.WATCH:
			if g.opt.Reached != nil {
				g.opt.Reached[in.A]++
			}
		default:
			g.wide(in, r)
			base := int(s.Head[hBase]) // the frame is the same, the stack may have moved
			r = s.Stack[base : base+len(r)]
		}
	}
}

// wide executes what takes long enough for a call of its own not to matter.
func (g *Game) wide(in *program.Instr, r []int64) {
	base := int(g.s.Head[hBase])
	g.spend(4)
	switch in.Op {
	case program.TEXT:
		r[in.A] = g.makeText(in.B, r[in.C:])
	case program.LBEGIN:
		r[in.A] = int64(len(g.build))
	case program.LPUSH:
		g.build = append(g.build, r[in.A])
	case program.LPUSHK:
		g.build = append(g.build, r[in.A], r[in.B])
	case program.LEND:
		r[in.A] = g.endList(int(r[in.B]))
	case program.LSORT:
		r[in.A] = g.endSorted(int(r[in.B]), in.C == 1)
	case program.LORDER:
		r[in.A] = g.order(r[in.B], g.p.Attrs[in.C].Data)
	case program.BUILTIN:
		r[in.A] = g.callBuiltin(in.C, r[in.B:])
	case program.REACH, program.SPREAD, program.DISTANCE, program.ROUTE:
		v := g.ways(in.Op, int(in.C), r[in.B:])
		g.regs(base)[in.A] = v
	case program.MOVE:
		g.move(r[in.A], r[in.B])
	case program.MOVEALL:
		g.moveAll(r[in.A], r[in.B])
	case program.PSETALL:
		g.setAll(in.C, g.list(r[in.B]), r[in.A])
	case program.CARRY:
		g.carry(r[in.A], r[in.B])
	case program.CARRYALL:
		for _, p := range g.list(r[in.A]) {
			g.carry(p, r[in.B])
		}
	case program.CREATE:
		v := g.create(&g.p.Creates[in.B], r[in.C:])
		if in.A >= 0 {
			r[in.A] = v
		}
	case program.NEWREC:
		v := g.newRecord(&g.p.Creates[in.B], r[in.C:])
		if in.A >= 0 {
			r[in.A] = v
		}
	case program.KILL:
		g.kill(r[in.A])
	case program.KILLALL:
		g.killAll(r[in.A])
	case program.KILLREC:
		g.killRecord(r[in.A])
	case program.GAIN:
		g.gain(in.C, r[in.A], r[in.B])
	case program.GAINOF:
		g.gain(g.stockField(r[in.C]), r[in.A], r[in.B])
	case program.PAYOF:
		if r[in.B] == math.MinInt64 {
			g.fail("%d has no opposite", r[in.B])
		}
		g.gain(g.stockField(r[in.C]), r[in.A], -r[in.B])
	case program.PAY:
		if r[in.B] == math.MinInt64 {
			g.fail("%d has no opposite", r[in.B])
		}
		g.gain(in.C, r[in.A], -r[in.B])
	case program.ROLL:
		r[in.A] = g.rollDice(&g.p.Rolls[in.C], r[in.B:])
	case program.VOLLEY:
		v := g.volley(int(in.C), r[in.B], r[in.B+1], r[in.B+2])
		g.regs(base)[in.A] = v
	case program.ROLLBEGIN:
		g.rollBegin(r[in.A])
	case program.ROLLEND:
		g.roll.on = false
	case program.SEEN, program.SEENALL:
		v := g.sight(in.C, r[in.B], in.Op == program.SEENALL)
		g.regs(base)[in.A] = v
	case program.SAY:
		to := int64(-1)
		if in.B >= 0 {
			to = r[in.B]
		}
		g.say(r[in.A], to)
	case program.SHUFFLE:
		g.shuffle(r[in.A])
	default:
		g.fail("unknown instruction %d", in.Op)
	}
}

// spend counts work against the budget of the decision.
func (g *Game) spend(n int64) {
	if g.left -= n; g.left < 0 {
		g.spent()
	}
}

func (g *Game) spent() {
	g.exhaust("this takes too long: more than %d steps in one decision", g.budget)
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}
