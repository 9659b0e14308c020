package vm

import (
	"slices"
	"sync"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// Whether a step of a movement is possible mostly depends on who is where it leads. So its answer is remembered with
// what it read: which fields of fixed state the code can read is known before, and in which spaces it looked for
// pieces is noted while it runs. The answer is right until one of these changes, however much else does. An order that
// is only tried changes a few spaces, and most searches for a route are answered without asking again.

// local is what is known of a function that finds pieces only in spaces that it names: the fields of fixed state that
// it may read. It reads nothing else of the game, except for the unit and the owner of its first parameter, options
// and, while a roll for many pieces is under way, that roll.
type local struct{ fields []int32 }

// locals holds what is known of the functions of a program. A function that is asked for the first time is read.
type locals struct {
	p     *program.Program
	mutex sync.Mutex
	known map[int32]*local // nil for a function that is not local
}

// localTables returns the tables of a program that are read. What is kept for a program must not keep the program.
func localTables(p *program.Program) *program.Program {
	return &program.Program{Code: p.Code, Funcs: p.Funcs, Values: p.Values, Types: p.Types,
		Classes: p.Classes, Fields: p.Fields,
		GameClass: p.GameClass, PieceClass: p.PieceClass}
}

// look returns what is known of a function, or nil.
func (l *locals) look(fn int32) *local {
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
		return in.C == program.PieceHolder || f < 0 || r.tells(f) // A carrier is in the same space.
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

// field adds a field of fixed state.
func (r *localReader) field(f int32) bool {
	if f < 0 || !r.tells(f) {
		return false
	}
	r.fields = append(r.fields, f)
	return true
}

// tells reports whether a field leads to no piece or record.
func (r *localReader) tells(f int32) bool {
	t := &r.p.Types[r.p.Fields[f].Type]
	if t.Kind == program.TList || t.Kind == program.TSet {
		t = &r.p.Types[t.Elem]
	}
	return t.Kind != program.TText && t.Kind != program.TList &&
		(t.Kind != program.TRef || len(r.p.Classes[t.Class].Members) > 0)
}

// mostRead is how many spaces an answer may have read to be remembered with them.
const mostRead = 2

// tracked notes in which spaces a function looks for pieces.
type tracked struct {
	on     bool
	spaces []int32
}

// note notes a space.
func (t *tracked) note(space int64) {
	if s := int32(space); !slices.Contains(t.spaces, s) && len(t.spaces) <= mostRead {
		t.spaces = append(t.spaces, s)
	}
}

// readWhile calls f, and returns the spaces in which it looked for pieces; ok is false if they are too many.
func (m *Machine) readWhile(f func()) (spaces []int32, ok bool) {
	m.tracked.on, m.tracked.spaces = true, m.tracked.spaces[:0]
	f()
	m.tracked.on = false
	return m.tracked.spaces, len(m.tracked.spaces) <= mostRead
}

// unchanged reports whether the spaces are as they were at a time.
func (m *Machine) unchanged(spaces []int32, since uint64) bool {
	for _, s := range spaces {
		if m.s.Touched(s) > since {
			return false
		}
	}
	return true
}

// newest returns when one of some fields, or everything, was written last.
func (m *Machine) newest(fields []int32) uint64 {
	newest := m.s.Epoch
	for _, f := range fields {
		newest = max(newest, m.s.Written[f])
	}
	return newest
}
