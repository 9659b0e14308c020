package runtime

import (
	goruntime "runtime"
	"slices"
	"sync"
	"sync/atomic"
	"weak"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// shared is what the interpreter works out of a program once: it never changes, and all games of the program use it.
type shared struct {
	players     int
	units       int
	pieceSlots  int // fields of a piece, built-in ones and the scenario's
	pieceStride int
	recStride   int
	pieceInit   []int64 // by slot
	pieceField  []int32 // field index by slot, -1
	gameField   []int32

	stock   []int32 // by resource: the field of players that holds it
	faces   []int64 // by die: list
	partOf  []int64 // by space
	results []int64 // by table: list
	tableOf []int64 // by table: die

	masks     [][]uint64
	plans     []plan    // by scan
	asked     asked     // what they ask of a piece
	memo      []bool    // by value: equal pieces have equal values
	looks     [][]int   // by value: the cells of a piece it looks at, if memo
	byUnit    [][]int64 // by value, by unit: what it is, uncomputed if it must be computed
	ascending []bool    // by die: the faces stand in ascending order
	double    []bool    // by edge: an earlier edge leads to the same space
	varField  []int32   // by cell of fixed state: its field
	ways      []atomic.Pointer[wayLists]
	heapVar   []heapCell
	heapRec   []heapCell // class and cell of a record
	heapPc    []heapCell
	held      []bool // by field: its values lie in the heap
	hiding    bool   // the scenario hides something
	hidable   []bool // by field: some rule hides it

	phaseVar int // cell of game.phase, -1
	memoMu   sync.Mutex
	ready    bool // masks are made
}

// heapCell is a cell of the state that may hold a handle of the heap.
type heapCell struct {
	class int32
	cell  int
	typ   int32
}

// programs maps weak.Pointer[program.Program] to *shared; an entry goes when its program does.
var programs sync.Map

func sharedOf(p *program.Program) *shared {
	key := weak.Make(p)
	if sh, ok := programs.Load(key); ok {
		return sh.(*shared)
	}
	sh, loaded := programs.LoadOrStore(key, newShared(p))
	if !loaded {
		goruntime.AddCleanup(p, func(k weak.Pointer[program.Program]) { programs.Delete(k) }, key)
	}
	return sh.(*shared)
}

func newShared(p *program.Program) *shared {
	sh := &shared{pieceSlots: program.PieceUser + int(p.PieceSize), phaseVar: -1}
	if c := int(p.PlayerClass); c >= 0 && c < len(p.Classes) {
		sh.players = len(p.Classes[c].Members)
	}
	if c := int(p.UnitClass); c >= 0 && c < len(p.Classes) {
		sh.units = len(p.Classes[c].Members)
	}
	sh.held = make([]bool, len(p.Fields))
	sh.hiding, sh.hidable = len(p.Hides) > 0, make([]bool, len(p.Fields))
	for i := range p.Hides {
		for _, f := range p.Hides[i].Fields {
			sh.hidable[f] = true
		}
	}
	sh.varField = make([]int32, max(int(p.VarsSize), len(p.VarsInit)))
	for i := range sh.varField {
		sh.varField[i] = int32(len(p.Fields))
	}
	for i := range p.Fields {
		f := &p.Fields[i]
		if int(f.Class) == int(p.PieceClass) && int(f.Slot) >= sh.pieceSlots {
			sh.pieceSlots = int(f.Slot) + 1
		}
		if f.Type >= 0 && int(f.Type) < len(p.Types) {
			k := p.Types[f.Type].Kind
			sh.held[i] = k == program.TList || k == program.TText
		}
	}
	sh.pieceStride = cFields + sh.pieceSlots
	sh.recStride = rFields + int(p.RecSize)
	sh.pieceInit = make([]int64, sh.pieceSlots)
	sh.pieceField = make([]int32, sh.pieceSlots)
	for i := range sh.pieceField {
		sh.pieceField[i] = -1
	}
	sh.pieceInit[program.PieceUnit], sh.pieceInit[program.PieceOwner] = -1, -1
	sh.pieceInit[program.PieceSpace], sh.pieceInit[program.PieceHolder] = -1, -1
	for i := range p.Fields {
		sh.addField(p, i)
	}
	sh.findAttrs(p)
	sh.findStock(p)
	sh.double = make([]bool, len(p.AdjTo))
	for s := 0; s+1 < len(p.AdjStart); s++ {
		for e := p.AdjStart[s]; e < p.AdjStart[s+1]; e++ {
			for f := p.AdjStart[s]; f < e; f++ {
				sh.double[e] = sh.double[e] || p.AdjTo[f] == p.AdjTo[e]
			}
		}
	}
	sh.ways = make([]atomic.Pointer[wayLists], len(p.Movements))
	sh.memo = make([]bool, len(p.Values))
	for i := range p.Values {
		sh.memo[i] = p.Values[i].Alike
		var cells []int
		for _, slot := range p.Values[i].Slots {
			cells = append(cells, cFields+int(slot))
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
	for _, f := range sh.faces {
		off := value.Off(f)
		sh.ascending = append(sh.ascending, slices.IsSorted(p.Arena[off:off+value.Len(f)]) && value.Len(f) > 0)
	}
	return sh
}

func (sh *shared) addField(p *program.Program, i int) {
	f := &p.Fields[i]
	if f.Class < 0 || int(f.Class) >= len(p.Classes) {
		return
	}
	c := &p.Classes[f.Class]
	switch {
	case f.Class == p.PieceClass:
		sh.pieceInit[f.Slot] = f.Default
		sh.pieceField[f.Slot] = int32(i)
		if f.Slot < program.PieceUser {
			sh.pieceInit[f.Slot] = -1
		}
		if sh.held[i] {
			sh.heapPc = append(sh.heapPc, heapCell{f.Class, cFields + int(f.Slot), f.Type})
		}
	case c.Role == program.RoleRecord:
		if sh.held[i] {
			sh.heapRec = append(sh.heapRec, heapCell{f.Class, rFields + int(f.Slot), f.Type})
		}
	default:
		members := len(c.Members)
		if f.Class == p.GameClass {
			members = 1
		}
		for m := range members {
			if at := int(c.Base) + m*int(c.Stride) + int(f.Slot); at >= 0 && at < len(sh.varField) {
				sh.varField[at] = int32(i)
			}
		}
		if f.Class == p.GameClass {
			for len(sh.gameField) <= int(f.Slot) {
				sh.gameField = append(sh.gameField, -1)
			}
			sh.gameField[f.Slot] = int32(i)
		}
		if sh.held[i] {
			n := len(c.Members)
			if f.Class == p.GameClass {
				n = 1
			}
			for m := range n {
				sh.heapVar = append(sh.heapVar, heapCell{f.Class, int(c.Base) + m*int(c.Stride) + int(f.Slot), f.Type})
			}
		}
	}
	if f.Class == p.GameClass && f.Slot == program.GamePhase {
		sh.phaseVar = int(c.Base) + program.GamePhase
	}
}

// findAttrs finds the columns the interpreter itself reads.
func (sh *shared) findAttrs(p *program.Program) {
	column := func(class int, name string) []int64 {
		if class < 0 || class >= len(p.Classes) {
			return nil
		}
		for _, a := range p.Classes[class].Attrs {
			if p.Strings[p.Attrs[a].Name] == name {
				return p.Attrs[a].Data
			}
		}
		return nil
	}
	sh.faces = column(int(p.DieClass), "faces")
	sh.partOf = column(int(p.SpaceClass), "part_of")
	for i := range p.Classes {
		if p.Classes[i].Role == program.RoleTable {
			sh.results = column(i, "results")
			sh.tableOf = column(i, "die")
		}
	}
}

// findStock finds the field of players that holds each resource: the one of its name.
func (sh *shared) findStock(p *program.Program) {
	if p.PlayerClass < 0 || int(p.PlayerClass) >= len(p.Classes) {
		return
	}
	for i := range p.Classes {
		if p.Classes[i].Role != program.RoleResource {
			continue
		}
		for _, m := range p.Classes[i].Members {
			for _, f := range p.Classes[p.PlayerClass].Fields {
				if p.Fields[f].Resource && p.Strings[p.Fields[f].Name] == p.Strings[m.Name] {
					sh.stock = append(sh.stock, f)
					break
				}
			}
		}
	}
}
