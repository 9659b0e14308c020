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
	lay    *state.Layout
	masks  [][]uint64
	plans  []plan          // by scan
	asked  state.Questions // what they ask of a piece
	memo   []bool          // by value: equal pieces have equal values
	looks  [][]int         // by value: the cells of a piece it looks at, if memo
	byUnit [][]int64       // by value, by unit: what it is, uncomputed if it must be computed
	ways   []atomic.Pointer[wayLists]
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
	sh.ways = make([]atomic.Pointer[wayLists], len(p.Movements))
	sh.memo = make([]bool, len(p.Values))
	for i := range p.Values {
		sh.memo[i] = p.Values[i].Alike
		var cells []int
		for _, slot := range p.Values[i].Slots {
			cells = append(cells, state.PieceFields+int(slot))
		}
		sh.looks = append(sh.looks, cells)
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
