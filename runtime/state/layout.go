package state

import (
	"slices"

	"github.com/scenario-lang/scenario/internal/article"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Layout is where the things of a program are in the state. It is computed once for each program and never changes.
type Layout struct {
	p *program.Program // only the tables that are read; see NewLayout

	Players     int
	Units       int
	pieceSlots  int // fields of a piece, including the built-in ones
	PieceStride int
	RecStride   int
	pieceInit   []int64 // by slot
	PieceField  []int32 // field index by slot, -1
	GameField   []int32 // by slot

	columns
	stock       []int32 // by resource: the field of players that holds its amount
	Ascending   []bool  // by die: the faces are in ascending order
	Repeated    []bool  // by edge: an earlier edge leads to the same space
	varField    []int32 // by cell of fixed state: its field
	HeapVars    []heapCell
	heapRecords []heapCell // class and cell of a record
	HeapPieces  []heapCell
	InHeap      []bool    // by field: its values are in the heap
	Hiding      bool      // the scenario hides something
	Hidable     []bool    // by field: some rule hides it
	HidableOf   [][]int32 // by class: those of its fields
	// by class: some rule hides things of the class entirely; for pieces also if a rule hides spaces with all that is
	// in them
	HidableAll []bool
	Naming     Naming

	// Cells that a Digest leaves out, and the other cells of pieces; see findApart.
	ApartCells, ApartVars []ApartCell
	separate              []bool
	plainCells            []int
}

// columns are the attributes that the interpreter itself reads.
type columns struct {
	Faces      []int64   // by die: list
	parts      [][]int64 // by space + 1: the spaces that are part of it; at 0 those that are part of none
	Results    []int64   // by table: list
	TableOf    []int64   // by table: die
	allianceOf []int64   // by player
}

// partsOf returns the spaces that are part of each space, given the space that contains each one or -1. The parts of
// space s are at s+1; those that are part of none are at 0.
func partsOf(containers []int64) [][]int64 {
	parts := make([][]int64, len(containers)+1)
	for s, in := range containers {
		if uint64(in+1) < uint64(len(parts)) {
			parts[in+1] = append(parts[in+1], int64(s))
		}
	}
	return parts
}

// Parts returns the spaces that are part of a space, in order. For -1 it returns the spaces that are part of none.
func (l *Layout) Parts(space int64) []int64 {
	if uint64(space+1) >= uint64(len(l.parts)) {
		return nil
	}
	return l.parts[space+1]
}

// heapCell is a cell of the state that may hold a handle to the heap.
type heapCell struct {
	class int32
	cell  int
	typ   int32
}

// NewLayout computes the layout of a program. It keeps only the tables that it reads and not the program, so that the
// program can be freed.
func NewLayout(p *program.Program) *Layout {
	read := &program.Program{Strings: p.Strings, Texts: p.Texts, Types: p.Types, Classes: p.Classes, Attrs: p.Attrs,
		Fields: p.Fields, PieceClass: p.PieceClass}
	l := &Layout{p: read, pieceSlots: program.PieceUser + int(p.PieceSize), Naming: newNaming(p)}
	l.Players, l.Units = len(p.ClassAt(p.PlayerClass).Members), len(p.ClassAt(p.UnitClass).Members)
	l.InHeap = make([]bool, len(p.Fields))
	l.Hiding, l.Hidable, l.HidableAll = len(p.Hides) > 0, make([]bool, len(p.Fields)), make([]bool, len(p.Classes))
	for i := range p.Hides {
		h := &p.Hides[i]
		for _, f := range h.Fields {
			l.Hidable[f] = true
		}
		if h.Names(-1) {
			l.HidableAll[h.Class] = true
			if h.Class == p.SpaceClass && p.PieceClass >= 0 {
				l.HidableAll[p.PieceClass] = true
			}
		}
	}
	l.HidableOf = make([][]int32, len(p.Classes))
	for i := range p.Classes {
		for _, f := range p.Classes[i].Fields {
			if l.Hidable[f] {
				l.HidableOf[i] = append(l.HidableOf[i], f)
			}
		}
	}
	l.varField = make([]int32, l.Naming.vars())
	for i := range l.varField {
		l.varField[i] = int32(len(p.Fields))
	}
	for i := range p.Fields {
		l.InHeap[i] = p.InArena(p.Fields[i].Type)
	}
	l.PieceStride = PieceFields + l.pieceSlots
	l.RecStride = RecordFields + int(p.RecSize)
	l.pieceInit = make([]int64, l.pieceSlots)
	l.GameField, l.PieceField = p.FieldsBySlot(p.GameClass), p.FieldsBySlot(p.PieceClass)
	for len(l.PieceField) < l.pieceSlots {
		l.PieceField = append(l.PieceField, -1)
	}
	l.pieceInit[program.PieceUnit], l.pieceInit[program.PieceOwner] = -1, -1
	l.pieceInit[program.PieceSpace], l.pieceInit[program.PieceHolder] = -1, -1
	for i := range p.Fields {
		l.addField(p, i)
	}
	l.findApart(p)
	l.columns = findColumns(p)
	l.findStock(p)
	l.Repeated = make([]bool, len(p.AdjTo))
	for s := 0; s+1 < len(p.AdjStart); s++ {
		for e := p.AdjStart[s]; e < p.AdjStart[s+1]; e++ {
			for f := p.AdjStart[s]; f < e; f++ {
				l.Repeated[e] = l.Repeated[e] || p.AdjTo[f] == p.AdjTo[e]
			}
		}
	}
	for _, f := range l.Faces {
		off := value.Off(f)
		l.Ascending = append(l.Ascending, slices.IsSorted(p.Arena[off:off+value.Len(f)]) && value.Len(f) > 0)
	}
	return l
}

// addField records where the values of a field are.
func (l *Layout) addField(p *program.Program, i int) {
	f := &p.Fields[i]
	c := &p.Classes[f.Class]
	switch {
	case f.Class == p.PieceClass:
		if f.Slot >= program.PieceUser {
			l.pieceInit[f.Slot] = f.Default
		}
		if l.InHeap[i] {
			l.HeapPieces = append(l.HeapPieces, heapCell{f.Class, PieceFields + int(f.Slot), f.Type})
		}
	case c.Role == program.RoleRecord:
		if l.InHeap[i] {
			l.heapRecords = append(l.heapRecords, heapCell{f.Class, RecordFields + int(f.Slot), f.Type})
		}
	default:
		members := len(c.Members)
		if f.Class == p.GameClass {
			members = 1
			if f.Slot == program.GamePhase {
				l.Naming.PhaseVar = int(c.Base) + program.GamePhase
			}
		}
		for m := range members {
			at := int(c.Base) + m*int(c.Stride) + int(f.Slot)
			l.varField[at] = int32(i)
			if l.InHeap[i] {
				l.HeapVars = append(l.HeapVars, heapCell{f.Class, at, f.Type})
			}
		}
	}
}

// findColumns finds the attributes that the interpreter itself reads.
func findColumns(p *program.Program) columns {
	column := func(class int32, name string) []int64 {
		if a := p.AttrNamed(class, name); a != nil {
			return a.Data
		}
		return nil
	}
	c := columns{
		Faces:      column(p.DieClass, "faces"),
		parts:      partsOf(column(p.SpaceClass, "part_of")),
		allianceOf: column(p.PlayerClass, "alliance"),
	}
	for i := range p.Classes {
		if p.Classes[i].Role == program.RoleTable {
			c.Results = column(int32(i), "results")
			c.TableOf = column(int32(i), "die")
		}
	}
	return c
}

// findStock finds, for each resource, the field of players that holds its amount. The field has the name of the
// resource.
func (l *Layout) findStock(p *program.Program) {
	for i := range p.Classes {
		if p.Classes[i].Role != program.RoleResource {
			continue
		}
		for _, m := range p.Classes[i].Members {
			for _, f := range p.ClassAt(p.PlayerClass).Fields {
				if p.Fields[f].Resource && p.Strings[p.Fields[f].Name] == p.Strings[m.Name] {
					l.stock = append(l.stock, f)
					break
				}
			}
		}
	}
}

// IsListOrText reports whether values of a type are lists or texts in the arena.
func (l *Layout) IsListOrText(t int32) bool { return l.p.InArena(t) }

// Everybody returns the set of all players.
func (l *Layout) Everybody() int64 {
	if l.Players >= SetSize {
		return -1
	}
	return 1<<l.Players - 1
}

// RecordType returns the type of a field of the records of a class. Slot counts from the first cell after those that
// all records have.
func (l *Layout) RecordType(class int64, slot int) (typ int32, known bool) {
	for _, f := range l.p.ClassAt(int32(class)).Fields {
		if int(l.p.Fields[f].Slot) == slot {
			return l.p.Fields[f].Type, true
		}
	}
	return 0, false
}

// IsPiece reports whether values of a type are pieces.
func (l *Layout) IsPiece(typ int32) bool {
	return typ >= 0 && int(typ) < len(l.p.Types) && l.p.Types[typ].Kind == program.TRef &&
		l.p.Types[typ].Class == l.p.PieceClass
}

// IsMadeInPlay reports whether values of a type are created in play, such as pieces, records and texts with
// arguments.
func (l *Layout) IsMadeInPlay(typ int32) bool {
	if typ < 0 || int(typ) >= len(l.p.Types) {
		return true
	}
	t := &l.p.Types[typ]
	switch t.Kind {
	case program.TRef:
		return len(l.p.ClassAt(t.Class).Members) == 0
	case program.TBool, program.TInt, program.TRational:
		return false
	}
	return true
}

// textArgs returns the types of the arguments of a text.
func (l *Layout) textArgs(text int64) []int32 {
	if uint64(text) >= uint64(len(l.p.Texts)) {
		return nil
	}
	return l.p.Texts[text].ArgTypes
}

// WinnerClass returns the class of the winners that a value of a type names, and whether the value can name several.
func (l *Layout) WinnerClass(typ int64) (class int, several bool) {
	t := &l.p.Types[typ]
	if t.Kind == program.TSet || t.Kind == program.TList {
		return int(l.p.Types[t.Elem].Class), true
	}
	return int(t.Class), false
}

// StockField returns the field of players that holds a resource.
func (l *Layout) StockField(resource int64) int32 {
	if uint64(resource) >= uint64(len(l.stock)) {
		Fail("a resource is needed here, but the value is none")
	}
	return l.stock[resource]
}

// MemberName returns the label of a member, or "none".
func (l *Layout) MemberName(class int, member int64) string {
	members := l.p.ClassAt(int32(class)).Members
	if uint64(member) >= uint64(len(members)) {
		return "none"
	}
	return l.p.Strings[members[member].Name]
}

// FailOnNone fails because a field or an attribute of the value none is read.
func (l *Layout) FailOnNone(what string, index int32) {
	name, class := "", int32(-1)
	if what == "field" {
		f := &l.p.Fields[index]
		name, class = l.p.Strings[f.Name], f.Class
	} else {
		name = l.p.Strings[l.p.Attrs[index].Name]
		for i := range l.p.Classes {
			for _, a := range l.p.Classes[i].Attrs {
				if a == index {
					class = int32(i)
				}
			}
		}
	}
	if class >= 0 {
		Fail("%q of %s cannot be read: the value is none", name, article.With(l.p.Strings[l.p.Classes[class].Name]))
	}
	Fail("%q cannot be read: the value is none", name)
}

// ClassName returns the name of a class.
func (l *Layout) ClassName(class int) string {
	if class < 0 || class >= len(l.p.Classes) {
		return "record"
	}
	return l.p.Strings[l.p.Classes[class].Name]
}

// ValueRange returns the number of values that a hidden field may have, and the least of them, for bots that guess
// one. It returns 0 if there are too many, or if values of its type cannot be invented.
func (l *Layout) ValueRange(f int32) (n int, from int64) {
	fd := &l.p.Fields[f]
	t := &l.p.Types[fd.Type]
	const most = 256
	switch t.Kind {
	case program.TBool:
		return 2, 0
	case program.TInt:
		if size := uint64(fd.Max) - uint64(fd.Min); size < most {
			return int(size) + 1, fd.Min
		}
	case program.TRef:
		c := &l.p.Classes[t.Class]
		piece := fd.Class == l.p.PieceClass
		switch {
		case piece && (fd.Slot == program.PieceSpace || fd.Slot == program.PieceHolder), len(c.Members) == 0:
			return 1, value.None
		case piece && fd.Slot == program.PieceUnit, fd.Default != value.None:
			return len(c.Members), 0
		}
		return len(c.Members) + 1, value.None
	}
	return 0, 0
}

// inBounds reports whether a field may have a value.
func (l *Layout) inBounds(field int32, v int64) bool {
	f := &l.p.Fields[field]
	return l.InHeap[field] || v >= f.Min && v <= f.Max && (!f.Resource || v >= 0)
}
