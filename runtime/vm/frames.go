package vm

import (
	"sync"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Two states from which everything goes on alike need not be equal cell by cell: registers nobody reads any more, and
// where in the arena a list lies, differ by how they came about. Identity looks past both, as the stack maps of a
// garbage collector do: for a place in the code it says which registers are still read and which of them hold lists.

// kind is what a register holds.
type kind uint8

const (
	unset   kind = iota
	zero         // the number 0, or a list of nothing
	plain        // a number or a reference: the value says all
	flat         // a list whose elements are plain
	ranging      // the first register of an iterator over a list
	marked       // a top of the arena
	unsure       // who knows
)

func (k kind) join(o kind) kind {
	switch {
	case k == o || o == unset:
		return k
	case k == unset:
		return o
	case k == zero && (o == plain || o == flat):
		return o
	case o == zero && (k == plain || k == flat):
		return k
	}
	return unsure
}

// frameMap is what of a frame matters where it waits: by register, unset where it does not.
type frameMap []kind

// frameMaps are those of a program, made when they are first asked for.
type frameMaps struct {
	mu   sync.Mutex
	live map[int]*program.Liveness // by function
	kind map[int][][]kind          // by function, by instruction: before it
	at   map[int]frameMap          // by the instruction that waits
}

// frameMap says what of the frame of function fn is read behind the instruction at pc.
func (sh *facts) frameMap(p *program.Program, fn, pc int) frameMap {
	m := &sh.frames
	m.mu.Lock()
	defer m.mu.Unlock()
	if f, ok := m.at[pc]; ok {
		return f
	}
	if m.at == nil {
		m.live, m.kind, m.at = map[int]*program.Liveness{}, map[int][][]kind{}, map[int]frameMap{}
	}
	f := &p.Funcs[fn]
	if m.live[fn] == nil {
		m.live[fn] = p.Live(p.Code[f.Start:f.End], f.Start, int(f.Regs))
		m.kind[fn] = sh.kindsOf(p, fn)
	}
	i := pc - int(f.Start)
	out := make(frameMap, f.Regs)
	dst := int32(-1)
	if in := &p.Code[pc]; program.Ops[in.Op].A == program.Dst {
		dst = in.A
	}
	for r := range out {
		if int32(r) != dst && m.live[fn].After(i, int32(r)) {
			out[r] = m.kind[fn][i][r]
			if out[r] == unset {
				out[r] = unsure
			}
		}
	}
	m.at[pc] = out
	return out
}

// kindsOf works out what the registers of a function hold before each of its instructions, from the beginning to the end
// and again until nothing changes.
func (sh *facts) kindsOf(p *program.Program, fn int) [][]kind {
	f := &p.Funcs[fn]
	code := p.Code[f.Start:f.End]
	before := make([][]kind, len(code)+1)
	for i := range before {
		before[i] = make([]kind, f.Regs)
	}
	for r := range int(f.Regs) {
		before[0][r] = zero // registers begin as 0
	}
	for r := range int(f.Params) {
		before[0][r] = plain
		if len(f.Held) > r {
			before[0][r] = kindOfType(p, f.Held[r])
		}
	}
	fl := flow{p: p, sh: sh}
	seen := make([]bool, len(code)+1)
	seen[0] = true
	for changed := true; changed; {
		changed = false
		for i := range code {
			if !seen[i] {
				continue
			}
			after, pushed := append([]kind(nil), before[i]...), fl.pushed
			fl.effect(&code[i], after)
			changed = changed || fl.pushed != pushed // a list may end, in the code, before what is put into it
			p.Successors(&code[i], f.Start+int32(i), func(pc int32) {
				j := int(pc - f.Start)
				if j < 0 || j > len(code) {
					return
				}
				if !seen[j] {
					seen[j], changed = true, true
				}
				for r, k := range after {
					if now := before[j][r].join(k); now != before[j][r] {
						before[j][r], changed = now, true
					}
				}
			})
		}
	}
	return before
}

// flow is what is known of a function while its kinds are worked out.
type flow struct {
	p      *program.Program
	sh     *facts
	pushed kind // what is put into the lists it builds
}

// effect changes k to what the registers hold behind an instruction.
func (fl *flow) effect(in *program.Instr, k []kind) {
	p, info := fl.p, &program.Ops[in.Op]
	switch in.Op {
	case program.ITER:
		k[in.A], k[in.A+1], k[in.A+2] = plain, plain, plain
		if program.Source(in.C) == program.OverList {
			k[in.A], k[in.A+1], k[in.A+2] = ranging, marked, marked
			if k[in.B] != flat && k[in.B] != zero {
				k[in.A], k[in.A+1], k[in.A+2] = unsure, unsure, unsure
			}
		}
		return
	case program.NEXT:
		element := plain
		if k[in.A] == unsure {
			element = unsure
		}
		k[in.C] = k[in.C].join(element) // at the end it stays as it was
		return
	case program.LIMCACHED:
		k[in.A] = k[in.A].join(plain)
		return
	case program.LPUSH:
		fl.pushed = fl.pushed.join(k[in.A])
	case program.LPUSHK:
		fl.pushed = fl.pushed.join(k[in.B])
	case program.CHOOSE, program.DEFAULTS:
		c := &p.Chooses[in.A]
		if c.Result >= 0 {
			k[c.Result] = kindOfType(p, c.Elem)
			if c.Count >= 0 {
				k[c.Result] = listOf(k[c.Result])
			}
		}
		return
	}
	if info.A != program.Dst {
		return
	}
	k[in.A] = fl.result(in, k)
}

func (fl *flow) result(in *program.Instr, k []kind) kind {
	p := fl.p
	switch in.Op {
	case program.MOV:
		return k[in.B]
	case program.LOADI:
		if in.B == 0 {
			return zero
		}
	case program.LOADK:
		if value.Static(p.Consts[in.B]) {
			return flat
		}
	case program.MARK:
		return marked
	case program.TEXT, program.GIVEN:
		return unsure
	case program.SCAN, program.LORDER, program.AMONG, program.REACH, program.SPREAD, program.ROUTE:
		return flat
	case program.LEND, program.LSORT:
		return listOf(fl.pushed)
	case program.LGET, program.LFIRST:
		if k[in.B] == flat {
			return plain
		}
		return unsure
	case program.CALL:
		return kindOfType(p, p.Funcs[in.B].Result)
	case program.VALUE:
		return kindOfType(p, p.Values[in.C].Type)
	case program.OPT:
		return plain
	case program.GGET:
		return kindOfSlot(p, fl.sh.lay.GameField, in.B)
	case program.PGET:
		return kindOfSlot(p, fl.sh.lay.PieceField, in.C)
	case program.VGET, program.FGET:
		return kindOfType(p, p.Fields[in.C].Type)
	case program.ATTR, program.UGET:
		return kindOfType(p, p.Attrs[in.C].Type)
	case program.ROLL:
		if p.Rolls[in.C].Mode == program.RollFaces {
			return flat
		}
	case program.BUILTIN:
		return fl.builtin(in, k)
	}
	return plain
}

// builtin is the kind of what a builtin gives, by what the table says of it.
func (fl *flow) builtin(in *program.Instr, k []kind) kind {
	row := builtin.ByID(in.C)
	if row == nil {
		return unsure
	}
	lists := zero
	for i := range row.Params {
		if a := k[int(in.B)+i]; a != plain {
			lists = lists.join(a)
		}
	}
	switch r := row.Result; {
	case r.Word == "S" || r.Word == "list" && r.Elem().IsVariable():
		if lists == zero && r.Word == "S" {
			return plain
		}
		if lists == flat || lists == zero {
			return flat
		}
		return unsure
	case r.Word == "optional":
		if lists == flat || lists == zero {
			return plain
		}
		return unsure
	case r.Word == "list":
		return flat
	case r.Word == "bool", r.Word == "int", r.Word == "N":
		return plain
	}
	return unsure
}

func listOf(k kind) kind {
	if k == plain || k == zero || k == unset {
		return flat
	}
	return unsure
}

func kindOfSlot(p *program.Program, fields []int32, slot int32) kind {
	if int(slot) < len(fields) && fields[slot] >= 0 {
		return kindOfType(p, p.Fields[fields[slot]].Type)
	}
	return plain
}

func kindOfType(p *program.Program, t int32) kind {
	if t < 0 || int(t) >= len(p.Types) {
		return plain
	}
	switch typ := p.Types[t]; typ.Kind {
	case program.TText:
		return unsure
	case program.TList:
		return listOf(kindOfType(p, typ.Elem))
	}
	return plain
}
