package vm

import (
	"slices"
	"sync"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Whether a step of a movement is possible usually depends on which pieces are in the space that it leads to. So an
// answer is cached together with what it read: the fields of fixed state that the code can read, found beforehand,
// and the spaces where it looked for pieces, recorded while it runs. The answer is valid until one of these changes.
// Trying an order changes a few spaces only, so most searches for a route use cached answers.

// local describes a function that looks for pieces only in spaces that it names: fields are the fields of fixed state
// that it may read. Otherwise it reads only the unit and the owner of its first parameter, options and, while a roll
// for many pieces is under way, that roll.
type local struct{ fields []int32 }

// locals caches which functions of a program are local.
type locals struct {
	p     *program.Program
	mutex sync.Mutex
	known map[int32]*local // nil for a function that is not local
}

// localTables returns the tables of a program that are read. Caches of a program must not keep the program in memory.
func localTables(p *program.Program) *program.Program {
	return &program.Program{Code: p.Code, Funcs: p.Funcs, Values: p.Values, Types: p.Types,
		Classes: p.Classes, Fields: p.Fields,
		GameClass: p.GameClass, PieceClass: p.PieceClass}
}

// find returns the description of a function, or nil if it is not local.
func (l *locals) find(fn int32) *local {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	x, ok := l.known[fn]
	if !ok {
		r := localReader{p: l.p, gameField: l.p.FieldsBySlot(l.p.GameClass), pieceField: l.p.FieldsBySlot(l.p.PieceClass),
			seen: map[int32]bool{}}
		if r.function(fn) {
			slices.Sort(r.fields)
			x = &local{slices.Compact(r.fields)}
		}
		l.known[fn] = x
	}
	return x
}

// localReader reads the code of functions.
type localReader struct {
	p                     *program.Program
	gameField, pieceField []int32
	seen                  map[int32]bool
	fields                []int32
}

// function reports whether a function and all that it calls are local, and collects the fields that they read.
func (r *localReader) function(fn int32) bool {
	if r.seen[fn] {
		return true
	}
	r.seen[fn] = true
	f := &r.p.Funcs[fn]
	for pc := f.Start; pc < f.End; pc++ {
		if !r.instruction(&r.p.Code[pc]) {
			return false
		}
	}
	return true
}

func (r *localReader) instruction(in *program.Instr) bool {
	switch in.Op {
	case program.SCAN, program.SCANCOUNT, program.SCANANY, program.SCANFIRST:
		return in.B >= 0
	case program.PGET:
		f := int32(-1)
		if int(in.C) < len(r.pieceField) {
			f = r.pieceField[in.C]
		}
		return in.C == program.PieceHolder || f < 0 || r.isPlain(f) // a carrier is in the same space as its cargo
	case program.UGET, program.LORDER, program.OPT, program.AMONG, program.LIMIT, program.LIMCACHED:
		return true
	case program.GGET:
		return int(in.B) < len(r.gameField) && r.field(r.gameField[in.B])
	case program.VGET:
		return r.field(in.C)
	case program.VALUE:
		return r.function(r.p.Values[in.C].Fn)
	case program.CALL:
		return r.function(in.B)
	case program.ITER:
		return program.Source(in.C) != program.OverPieces && program.Source(in.C) != program.OverRecords
	case program.BUILTIN:
		row := builtin.ByID(in.C)
		return row != nil && !row.Reads.Changing()
	}
	row := &program.Ops[in.Op]
	return row.Reads == 0 && !row.Waits &&
		!row.Writes.Has(program.Anything&^(program.Lists|program.Limits|program.Coverage))
}

// field adds a field of fixed state. It returns false if a function that reads the field is not local.
func (r *localReader) field(f int32) bool {
	if f < 0 || !r.isPlain(f) {
		return false
	}
	r.fields = append(r.fields, f)
	return true
}

// isPlain reports whether the values of a field contain no pieces, records or texts, and no lists within lists.
func (r *localReader) isPlain(f int32) bool {
	t := &r.p.Types[r.p.Fields[f].Type]
	if t.Kind == program.TList || t.Kind == program.TSet {
		t = &r.p.Types[t.Elem]
	}
	return t.Kind != program.TText && t.Kind != program.TList &&
		(t.Kind != program.TRef || len(r.p.Classes[t.Class].Members) > 0)
}

// mostRead is the number of spaces that a cached answer may have read.
const mostRead = 2

// tracked records the spaces in which a function looks for pieces.
type tracked struct {
	on     bool
	spaces []int32
}

// note records a space.
func (t *tracked) note(space int64) {
	if s := int32(space); !slices.Contains(t.spaces, s) && len(t.spaces) <= mostRead {
		t.spaces = append(t.spaces, s)
	}
}

// readWhile calls f, and returns the spaces in which f looked for pieces. ok is false if there are too many.
func (m *Machine) readWhile(f func()) (spaces []int32, ok bool) {
	m.tracked.on, m.tracked.spaces = true, m.tracked.spaces[:0]
	f()
	m.tracked.on = false
	return m.tracked.spaces, len(m.tracked.spaces) <= mostRead
}

// unchanged reports whether the spaces have not changed since a time.
func (m *Machine) unchanged(spaces []int32, since uint64) bool {
	for _, s := range spaces {
		if m.s.Touched(s) > since {
			return false
		}
	}
	return true
}

// newest returns the time when one of the fields, or the whole state, was last written.
func (m *Machine) newest(fields []int32) uint64 {
	newest := m.s.Epoch
	for _, f := range fields {
		newest = max(newest, m.s.Written[f])
	}
	return newest
}
