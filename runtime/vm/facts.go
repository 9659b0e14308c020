package vm

import (
	goruntime "runtime"
	"sync"
	"sync/atomic"
	"weak"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// facts is what the interpreter works out of a program once: it never changes, and all games of the program use it.
type facts struct {
	layout    *state.Layout
	masks     [][]uint64
	plans     []plan          // by scan
	questions state.Questions // what they ask of a piece
	memoizes  []bool          // by value: equal pieces have equal values
	cellsRead [][]int         // by value: the cells of a piece it looks at, if memo
	byUnit    [][]int64       // by value, by unit: what it is, uncomputed if it must be computed
	ways      []atomic.Pointer[wayLists]
	preparing sync.Mutex
	ready     bool // masks are made
}

// programs maps weak.Pointer[program.Program] to *facts; an entry goes when its program does.
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
	f.ways = make([]atomic.Pointer[wayLists], len(p.Movements))
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

// Memoizes reports whether a value is computed once for equal pieces.
func (m *Machine) Memoizes(value int) bool { return m.facts.memoizes[value] }

// Memoize forbids remembering values, or allows it where it is right. Tests compare games that are played either way.
func (m *Machine) Memoize(on bool) {
	f := newFacts(m.p)
	f.masks, f.plans, f.questions, f.ready = m.facts.masks, m.facts.plans, m.facts.questions, true
	if !on {
		clear(f.memoizes)
	}
	m.facts, m.s.Questions = f, &f.questions
}

// Prepare makes the plans of the program's scans, once for each program. It asks the mask functions about every unit.
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
		f.masks[i] = masks[i] // a mask may use those before it
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
