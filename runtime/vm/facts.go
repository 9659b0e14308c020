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

func (f *facts) kinds(use program.Subject) int {
	if use != program.SubjectKind {
		return 1
	}
	return f.layout.Units * (f.layout.Players + 1)
}

func (f *facts) wayLists(movement, n int) wayLists {
	if l := f.ways[movement].Load(); l != nil {
		return *l
	}
	l := make(wayLists, n)
	if f.ways[movement].CompareAndSwap(nil, &l) {
		return l
	}
	return *f.ways[movement].Load()
}

// uncomputed is what a value is that has to be computed.
const uncomputed = math.MinInt64
