package analyse

import (
	"maps"
	"slices"

	"github.com/scenario-lang/scenario/runtime/builtin"
	"github.com/scenario-lang/scenario/runtime/program"
)

// findDependencies computes what the values of pieces and the movements depend on.
func findDependencies(p *program.Program) {
	r := &reader{p: p, gameField: p.FieldsBySlot(p.GameClass), known: map[call]*use{}}
	for i := range p.Values {
		v := &p.Values[i]
		if v.Class != p.PieceClass {
			continue
		}
		u := r.function(v.Fn, 1)
		if !p.InArena(v.Type) { // a list or text would be freed before it is read again
			v.Depends = u.depends()
		}
		v.Slots = slices.Sorted(maps.Keys(u.slots))
		v.Alike = !u.identity && !u.writes.Has(program.Anything&^(program.Lists|program.Limits))
	}
	for i := range p.Movements {
		m := &p.Movements[i]
		m.PlainDepends = r.function(m.Plain, 1).depends()
		m.StepDepends = r.function(m.Step, 1).depends()
	}
}

// use is what a function reads and writes.
type use struct {
	slots    map[int32]bool // of the subject, a piece
	identity bool           // which piece the subject is
	presence bool           // whether the subject is none, or equal to a particular reference
	fields   map[int32]bool // of fixed state
	reads    program.State  // everything else
	writes   program.State
}

func (u *use) add(o *use) {
	maps.Copy(u.slots, o.slots)
	maps.Copy(u.fields, o.fields)
	u.identity = u.identity || o.identity
	u.presence = u.presence || o.presence
	u.reads |= o.reads
	u.writes |= o.writes
}

// depends returns what a result depends on. The unit and owner of a piece hardly ever change, so there is a cache for
// each pair of them; other fields of pieces count as state.
func (u *use) depends() program.Depends {
	d := program.Depends{}
	for s := range u.slots {
		d.Subject = max(d.Subject, program.SubjectKind)
		if s != program.PieceUnit && s != program.PieceOwner {
			d.Subject = program.SubjectIdentity
		}
	}
	if u.identity || u.presence {
		d.Subject = program.SubjectIdentity
	}
	switch touched := u.reads | u.writes; {
	case d.Subject == program.SubjectIdentity || touched.Has(program.Anything&^(program.Lists|program.Options)):
		d.Span = program.SpanState
	case touched.Has(program.Options) || len(u.fields) > 0:
		d.Span, d.Fields = program.SpanFields, slices.Sorted(maps.Keys(u.fields))
	default:
		d.Span = program.SpanAlways
	}
	return d
}

// reader computes what functions use. It ignores the flow of control: a register that holds the subject anywhere in a
// function is assumed to hold it everywhere.
type reader struct {
	p         *program.Program
	gameField []int32 // by slot
	known     map[call]*use
}

// call is a function, with the parameters that hold the subject as bits.
type call struct {
	fn     int32
	params uint64
}

// function returns what a function uses. It must not be changed.
func (r *reader) function(fn int32, params uint64) *use {
	c := call{fn, params}
	if u := r.known[c]; u != nil {
		return u
	}
	r.known[c] = &use{identity: true, reads: program.Anything, writes: program.Anything} // if it is recursive
	f := &r.p.Funcs[fn]
	code := r.p.Code[f.Start:f.End]
	holds := make([]bool, f.Regs)
	for i := range min(f.Params, 64) {
		holds[i] = params>>uint(i)&1 != 0
	}
	for again := true; again; {
		again = false
		for i := range code {
			if from, ok := code[i].Find(program.Copied); ok && holds[from] && !holds[code[i].A] {
				holds[code[i].A], again = true, true
			}
		}
	}
	u := &use{slots: map[int32]bool{}, fields: map[int32]bool{}}
	for i := range code {
		r.addInstr(u, &code[i], holds)
	}
	r.known[c] = u
	return u
}

// addInstr adds what an instruction uses.
func (r *reader) addInstr(u *use, in *program.Instr, holds []bool) {
	row := &program.Ops[in.Op]
	reads := row.Reads
	subject := false // the instruction reads a part of the subject
	in.Operands(func(k program.Operand, x *int32) {
		switch k {
		case program.Copied:
		case program.Thing:
			subject = holds[*x]
		case program.Presence:
			u.presence = u.presence || holds[*x]
		case program.Iterator, program.NewIterator:
			u.identity = u.identity || holds[*x] || holds[*x+1] || holds[*x+2]
		case program.ScanIx:
			for _, q := range r.p.Scans[*x].Preds {
				u.identity = u.identity || q.Kind == program.PredOwnerIn && holds[q.X] || q.Kind == program.PredField && holds[q.Y]
			}
		case program.SourceIx:
			reads |= program.Sources[*x].Reads
		case program.BuiltinID:
			reads |= builtinReads(*x)
		default:
			u.identity = u.identity || k.Reads() && *x >= 0 && holds[*x]
		}
	})
	passed := uint64(0)
	from, n := r.p.WindowOf(*in)
	for i := range n {
		if holds[from+i] {
			passed |= 1 << uint(min(i, 63))
			u.identity = u.identity || i >= 63
		}
	}
	called := false
	in.Operands(func(k program.Operand, x *int32) {
		switch k {
		case program.FuncIx:
			called = true
			u.add(r.function(*x, passed))
		case program.ValueIx:
			reads = r.value(u, *x, subject, reads)
		case program.AttrIx, program.PieceSlot:
			if !subject {
				break
			}
			slot := int32(program.PieceUnit)
			if k == program.PieceSlot {
				slot = *x
			}
			u.slots[slot] = true
			reads &^= program.Pieces
		case program.GameSlot, program.VarField:
			field := *x
			if k == program.GameSlot {
				field = r.gameField[field]
			}
			u.fields[field] = true
			reads &^= program.Fixed
		}
	})
	u.identity = u.identity || passed != 0 && !called
	u.reads |= reads
	u.writes |= row.Writes
}

// value adds what a value of a thing uses, and returns those of the reads that are still to be added.
func (r *reader) value(u *use, value int32, subject bool, reads program.State) program.State {
	v := &r.p.Values[value]
	if v.Class != r.p.PieceClass {
		u.identity = u.identity || subject
		u.add(r.function(v.Fn, 0))
		return reads &^ program.Pieces
	}
	if !subject {
		u.add(r.function(v.Fn, 0))
		return reads
	}
	u.slots[program.PieceUnit] = true
	u.add(r.function(v.Fn, 1))
	return reads &^ program.Pieces
}

// builtinReads returns what a builtin reads of the state, according to its row. The map of the board and the tables
// do not count, because they never change.
func builtinReads(id int32) program.State {
	row := builtin.ByID(id)
	var reads program.State
	for _, r := range []struct {
		effect builtin.Effects
		state  program.State
	}{
		{builtin.ReadsPieces, program.Pieces}, {builtin.ReadsRecords, program.Records},
		{builtin.ReadsResources, program.Fixed}, {builtin.ReadsMovement, program.Anything},
		{builtin.ReadsOutcome, program.Anything}, {builtin.ReadsSight, program.Anything},
	} {
		if row.Reads.Has(r.effect) {
			reads |= r.state
		}
	}
	return reads
}
