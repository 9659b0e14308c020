package vm

import (
	"math"
	goruntime "runtime"
	"sync"
	"sync/atomic"
	"weak"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// facts is what the interpreter computes once for each program. It does not depend on the state, and all games of the
// program share it.
type facts struct {
	layout    *state.Layout
	masks     [][]uint64
	plans     []plan          // by scan
	questions state.Questions // the questions of the plans
	memoizes  []bool          // by value: it is the same for equal pieces
	cellsRead [][]int         // by value: the cells of a piece that it reads
	byUnit    [][]int64       // by value, by unit: the value if it is just an attribute of the unit, else uncomputed
	ways      []atomic.Pointer[distanceTable]
	preparing sync.Mutex
	ready     bool // masks and plans have been made
	making    func() []bool
	locals    locals
}

// makes reports whether a function, or one that it calls, may create a piece.
func (f *facts) makes(fn int) bool { return f.making()[fn] }

// making returns which functions may create a piece.
func making(p *program.Program) []bool {
	makes := make([]bool, len(p.Funcs))
	for again := true; again; {
		again = false
		for i := range p.Funcs {
			for pc := p.Funcs[i].Start; pc < p.Funcs[i].End && !makes[i] && !p.Funcs[i].Pure; pc++ {
				in := &p.Code[pc]
				called, calls := in.Find(program.FuncIx)
				makes[i] = in.Op == program.CREATE || in.Op == program.OFFER || calls && makes[called]
				again = again || makes[i]
			}
		}
	}
	return makes
}

// programs maps weak.Pointer[program.Program] to *facts. An entry is removed when its program is freed.
var programs sync.Map

func factsOf(p *program.Program) *facts {
	key := weak.Make(p)
	if f, ok := programs.Load(key); ok {
		return f.(*facts)
	}
	f, loaded := programs.LoadOrStore(key, newFacts(p))
	if !loaded {
		goruntime.AddCleanup(p, func(k weak.Pointer[program.Program]) { programs.Delete(k) }, key)
	}
	return f.(*facts)
}

func newFacts(p *program.Program) *facts {
	f := &facts{layout: state.NewLayout(p)}
	read := &program.Program{Funcs: p.Funcs, Code: p.Code} // facts must not keep the program in memory
	f.locals = locals{p: localTables(p), known: map[int32]*local{}}
	f.making = sync.OnceValue(func() []bool { return making(read) })
	f.ways = make([]atomic.Pointer[distanceTable], len(p.Movements))
	f.memoizes = make([]bool, len(p.Values))
	for i := range p.Values {
		f.memoizes[i] = p.Values[i].Alike
		var cells []int
		for _, slot := range p.Values[i].Slots {
			cells = append(cells, state.PieceFields+int(slot))
		}
		f.cellsRead = append(f.cellsRead, cells)
		f.byUnit = append(f.byUnit, nil)
		for u, a := range p.Values[i].Attr {
			v := int64(uncomputed)
			if a >= 0 && u < len(p.Attrs[a].Data) {
				v = p.Attrs[a].Data[u]
			}
			f.byUnit[i] = append(f.byUnit[i], v)
		}
	}
	return f
}

func (f *facts) kinds(use program.Subject) int {
	if use != program.SubjectKind {
		return 1
	}
	return f.layout.Units * (f.layout.Players + 1)
}

func (f *facts) distanceTable(movement, n int) distanceTable {
	if l := f.ways[movement].Load(); l != nil {
		return *l
	}
	l := make(distanceTable, n)
	if f.ways[movement].CompareAndSwap(nil, &l) {
		return l
	}
	return *f.ways[movement].Load()
}

// uncomputed marks a value that has to be computed.
const uncomputed = math.MinInt64

// Memoizes reports whether a value is computed once for equal pieces.
func (m *Machine) Memoizes(value int) bool { return m.facts.memoizes[value] }

// Memoize turns on or off that equal pieces share a value. It is for tests, which compare games played both ways.
func (m *Machine) Memoize(on bool) {
	f := newFacts(m.p)
	f.masks, f.plans, f.questions, f.ready = m.facts.masks, m.facts.plans, m.facts.questions, true
	if !on {
		clear(f.memoizes)
	}
	m.facts, m.s.Questions = f, &f.questions
}

// Prepare makes the plans of the program's scans, if another game has not done so. It calls the mask functions for
// every unit.
func (m *Machine) Prepare() {
	f := m.facts
	f.preparing.Lock()
	defer f.preparing.Unlock()
	if f.ready {
		return
	}
	masks := make([][]uint64, len(m.p.Masks))
	f.masks = make([][]uint64, len(m.p.Masks))
	for i, fn := range m.p.Masks {
		masks[i] = make([]uint64, f.layout.Units/64+1)
		f.masks[i] = masks[i] // a mask may use earlier ones
		for u := range f.layout.Units {
			if m.Call(int(fn), []int64{int64(u)}) != 0 {
				masks[i][u>>6] |= 1 << (u & 63)
			}
		}
	}
	f.questions = state.NewQuestions(f.layout.PieceStride, f.layout.Units)
	b := planner{layout: f.layout, masks: f.masks, questions: &f.questions}
	for i := range m.p.Scans {
		f.plans = append(f.plans, b.plan(&m.p.Scans[i]))
	}
	f.ready = true
}
