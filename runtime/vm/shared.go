package vm

import (
	"maps"
	goruntime "runtime"
	"slices"
	"sync"
	"sync/atomic"
	"weak"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// facts is what the interpreter works out of a program once: it never changes, and all games of the program use it.
type facts struct {
	lay    *state.Layout
	masks  [][]uint64
	plans  []plan          // by scan
	asked  state.Questions // what they ask of a piece
	memo   []bool          // by value: equal pieces have equal values
	looks  [][]int         // by value: the cells of a piece it looks at, if memo
	byUnit [][]int64       // by value, by unit: what it is, uncomputed if it must be computed
	worth  []stepTraits    // by value
	steady []bool          // by value: it follows from the piece's fields and from fixed state
	plain  []stepTraits    // by movement: of its steps without risk
	risky  []stepTraits    // with it
	ways   []atomic.Pointer[wayLists]
	frames frameMaps
	memoMu sync.Mutex
	ready  bool // masks are made
}

// programs maps weak.Pointer[program.Program] to *shared; an entry goes when its program does.
var programs sync.Map

func factsOf(p *program.Program) *facts {
	key := weak.Make(p)
	if sh, ok := programs.Load(key); ok {
		return sh.(*facts)
	}
	sh, loaded := programs.LoadOrStore(key, newFacts(p))
	if !loaded {
		goruntime.AddCleanup(p, func(k weak.Pointer[program.Program]) { programs.Delete(k) }, key)
	}
	return sh.(*facts)
}

func newFacts(p *program.Program) *facts {
	sh := &facts{lay: state.NewLayout(p)}
	for i := range p.Values {
		var t stepTraits
		if p.Values[i].Class == p.PieceClass {
			t = stepTraitsOf(p, p.Values[i].Fn)
		}
		sh.worth = append(sh.worth, t)
		sh.steady = append(sh.steady, t.slow)
	}
	sh.ways = make([]atomic.Pointer[wayLists], len(p.Movements))
	for i := range p.Movements {
		sh.plain = append(sh.plain, stepTraitsOf(p, p.Movements[i].Plain))
		sh.risky = append(sh.risky, stepTraitsOf(p, p.Movements[i].Step))
	}
	sh.memo = make([]bool, len(p.Values))
	for i := range p.Values {
		m := memoizer{p: p}
		sh.memo[i] = p.Values[i].Fn >= 0 && m.pure(int(p.Values[i].Fn), 1)
		sh.looks = append(sh.looks, m.cells())
		sh.byUnit = append(sh.byUnit, nil)
		for u, a := range p.Values[i].Attr {
			v := int64(uncomputed)
			if a >= 0 && u < len(p.Attrs[a].Data) {
				v = p.Attrs[a].Data[u]
			}
			sh.byUnit[i] = append(sh.byUnit[i], v)
		}
	}
	return sh
}

// memoizer finds out whether a function looks at a piece only through its fields, so that it gives the same for equal
// pieces. It does not follow the flow: a register that ever holds the piece is taken to hold it always.
type memoizer struct {
	p     *program.Program
	depth int
	slots map[int32]bool // of the piece, that are read
}

// cells are those of the piece that were read, in order.
func (m *memoizer) cells() []int {
	var out []int
	for _, s := range slices.Sorted(maps.Keys(m.slots)) {
		out = append(out, state.PieceFields+int(s))
	}
	return out
}

// sees notes which field of the piece an instruction reads.
func (m *memoizer) sees(in program.Instr) {
	if m.slots == nil {
		m.slots = map[int32]bool{}
	}
	switch in.Op {
	case program.PGET:
		m.slots[in.C] = true
	case program.UGET, program.VALUE:
		m.slots[program.PieceUnit] = true
	}
}

func (m *memoizer) pure(fn int, params uint64) bool {
	if m.depth > 16 || fn < 0 || fn >= len(m.p.Funcs) || params == 0 {
		return params == 0
	}
	m.depth++
	defer func() { m.depth-- }()
	f := &m.p.Funcs[fn]
	if f.Regs > 64 {
		return false
	}
	self := params
	holds := func(r int32) bool { return r >= 0 && r < 64 && self>>uint(r)&1 == 1 }
	for again := true; again; {
		again = false
		for _, in := range m.p.Code[f.Start:f.End] {
			if in.Op == program.MOV && holds(in.B) && !holds(in.A) {
				self |= 1 << uint(in.A)
				again = true
			}
		}
	}
	for _, in := range m.p.Code[f.Start:f.End] {
		if !m.allowed(in, holds) {
			return false
		}
		m.sees(in)
	}
	return true
}

func (m *memoizer) allowed(in program.Instr, holds func(int32) bool) bool {
	switch in.Op {
	case program.MOV, program.PGET, program.UGET, program.NOP, program.LOADI, program.LOADK, program.JMP, program.LOOP, program.GGET,
		program.OPT, program.EQI, program.NEI, program.AMONG, program.FAIL, program.MARK, program.RESET, program.NEXT:
		return true
	case program.ATTR, program.LTI, program.LEI, program.GTI, program.GEI, program.JZ, program.JNZ, program.ADDI, program.NEG, program.ABS, program.NOT, program.RET, program.END:
		r := in.B
		if in.Op == program.JZ || in.Op == program.JNZ || in.Op == program.RET || in.Op == program.END {
			r = in.A
		}
		return !holds(r)
	case program.LIMCACHED:
		return true
	case program.JEQ, program.JNE, program.JLT, program.JLE, program.JGT, program.JGE:
		return !holds(in.A) && !holds(in.B)
	case program.JEQI, program.JNEI, program.JLTI, program.JLEI, program.JGTI, program.JGEI, program.JEMPTY, program.JSOME:
		return !holds(in.A)
	case program.LFIRST:
		return !holds(in.B)
	case program.LIMIT:
		return !holds(in.C)
	case program.VALUE:
		if !holds(in.B) {
			return true
		}
		v := &m.p.Values[in.C]
		return v.Fn < 0 || m.pure(int(v.Fn), 1)
	case program.CALL:
		f := &m.p.Funcs[in.B]
		var params uint64
		for i := range f.Params {
			if holds(in.C + i) {
				params |= 1 << uint(i)
			}
		}
		return m.pure(int(in.B), params)
	case program.EQ, program.NE, program.LT, program.LE, program.GT, program.GE, program.ADD, program.SUB, program.MUL,
		program.DIV, program.MOD, program.MIN, program.MAX, program.RADD, program.RSUB, program.RMUL, program.RCMP, program.HAS, program.UNION, program.WITHOUT:
		return !holds(in.B) && !holds(in.C)
	case program.VGET, program.FGET, program.TORAT, program.FLOOR, program.CEIL, program.NEAREST, program.SETLEN, program.LLEN:
		return !holds(in.B)
	case program.SCAN, program.SCANCOUNT, program.SCANANY, program.SCANFIRST:
		for _, pr := range m.p.Scans[in.C].Preds {
			if pr.Kind == program.PredField && holds(pr.Y) || pr.Kind == program.PredOwnerIn && holds(pr.X) {
				return false
			}
		}
		return !holds(in.B)
	case program.ITER:
		return !holds(in.B) && (program.Source(in.C) != program.OverRange || !holds(in.B+1))
	}
	return false
}

// Memoizes reports whether a value is computed once for equal pieces.
func (m *Machine) Memoizes(value int) bool { return m.facts.memo[value] }

// Memoize forbids remembering values, or allows it where it is right. Tests compare games that are played either way.
func (m *Machine) Memoize(on bool) {
	f := *newFacts(m.p)
	f.masks, f.plans, f.asked, f.ready = m.facts.masks, m.facts.plans, m.facts.asked, true
	if !on {
		clear(f.memo)
	}
	m.facts, m.s.Questions = &f, &f.asked
}
