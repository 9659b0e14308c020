package state

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Things are the pieces, the records, the members of classes, and the game, with their fields.
type Things struct {
	Chance
	// Killing is called before a piece is destroyed, unless nil.
	Killing func(piece int64)
	// Changing is called after a field of a member has changed, unless nil.
	Changing func(field int32, member, before, after int64)

	stamps []uint32 // by piece slot: equal to stamp if the piece is in the list being moved
	stamp  uint32
	deck   []int64 // the pieces being shuffled
}

// EachThing calls f for everything that has state: pieces, records, members with fields and the game.
func (t *Things) EachThing(f func(class int, self int64)) {
	for i := range t.p.Classes {
		c := &t.p.Classes[i]
		switch {
		case i == int(t.p.PieceClass):
			t.EachPiece(func(piece int64, _, _, _ int) { f(i, piece) })
		case c.Role == program.RoleRecord:
			for at := 0; at < len(t.Recs); at += t.Layout.RecStride {
				if r := t.Recs[at:]; r[RecordLive]&1 == 1 && r[RecordClass] == int64(i) {
					f(i, value.Handle(at/t.Layout.RecStride, r[RecordLive]>>1))
				}
			}
		case i == int(t.p.GameClass):
			f(i, 0)
		case len(c.Fields) > 0:
			for m := range c.Members {
				f(i, int64(m))
			}
		}
	}
}

// Put sets a field of anything, without checking the bounds of the field.
func (t *Things) Put(class int, f int32, self, v int64) {
	switch {
	case class == int(t.p.PieceClass):
		if t.p.Fields[f].Slot == program.PieceSpace && v == value.None {
			t.unload(value.Slot(self))
			t.moveTree(value.Slot(self), value.None, 0)
			return
		}
		t.SetPieceField(f, self, v)
	case t.p.Classes[class].Role == program.RoleRecord:
		t.SetRec(t.Record(self)+RecordFields+int(t.p.Fields[f].Slot), v)
	default:
		t.SetVar(t.Cell(f, self), v)
	}
}

// Get returns the value in the cell of a field of a thing.
func (t *Things) Get(class int, f int32, self int64) int64 {
	switch {
	case class == int(t.p.PieceClass):
		return t.Pieces[t.Piece(self)+PieceFields+int(t.p.Fields[f].Slot)]
	case t.p.Classes[class].Role == program.RoleRecord:
		return t.Recs[t.Record(self)+RecordFields+int(t.p.Fields[f].Slot)]
	}
	return t.Vars[t.Cell(f, self)]
}

// IsAlive reports whether the piece that a reference names still exists.
func (t *Things) IsAlive(piece int64) bool {
	at := value.Slot(piece) * t.Layout.PieceStride
	return at >= 0 && at < len(t.Pieces) && t.Pieces[at] == value.Gen(piece)<<1|1
}

// Remove removes a piece from the board, with its cargo. Rules destroy pieces with Kill.
func (t *Things) Remove(piece int64) {
	t.unload(value.Slot(piece))
	t.killTree(value.Slot(piece))
}

// EachPiece calls f for every piece in play, hidden or not, in no particular order. A reference is never used again
// for another piece, so that by comparing references a caller can tell which pieces were created, moved and
// destroyed. Unit, owner and space are indexes of members, or -1.
func (t *Things) EachPiece(f func(piece int64, unit, owner, space int)) {
	for slot, at := 0, 0; at < len(t.Pieces); slot, at = slot+1, at+t.Layout.PieceStride {
		if c := t.Pieces[at:]; c[PieceLive]&1 == 1 {
			fields := c[PieceFields:]
			f(t.PieceAt(slot), int(fields[program.PieceUnit]), int(fields[program.PieceOwner]),
				int(fields[program.PieceSpace]))
		}
	}
}

// FirstIn returns slot + 1 of the first piece in a space, or 0.
func (t *Things) FirstIn(space int64) int64 {
	if uint64(space)*SpaceSize >= uint64(len(t.Spaces)) {
		Fail("a space is needed here for its pieces, but the value is none")
	}
	return t.Spaces[int(space)*SpaceSize+SpaceHead]
}

// Edges returns the edges that lead out of a space, as a range of the tables of the program.
func (t *Things) Edges(space int64) (from, to int64) {
	if space < 0 || space >= int64(len(t.p.AdjStart))-1 {
		if space >= 0 && space < int64(len(t.Spaces)/SpaceSize) {
			return 0, 0
		}
		Fail("a space is needed here for its neighbours, but the value is none")
	}
	return int64(t.p.AdjStart[space]), int64(t.p.AdjStart[space+1])
}

// Cell returns the cell of fixed state that holds a field of a member.
func (t *Things) Cell(field int32, member int64) int {
	f := &t.p.Fields[field]
	c := &t.p.Classes[f.Class]
	if f.Class != t.p.GameClass && uint64(member) >= uint64(len(c.Members)) {
		t.Layout.FailOnNone("field", field)
	}
	return int(c.Base) + int(member)*int(c.Stride) + int(f.Slot)
}

// Accept checks a value against the bounds of a field and returns the value to store: lists and texts are copied into
// the heap.
func (t *Things) Accept(field int32, v int64) int64 {
	f := &t.p.Fields[field]
	if t.Layout.InHeap[field] {
		t.acceptAll(f, v)
		return t.store(f.Type, v)
	}
	if f.Resource && v < 0 {
		Fail("%q would be %d: there is not enough", t.p.Strings[f.Name], v)
	}
	if v < f.Min {
		Fail("%q would be %d; it may not be below %d", t.p.Strings[f.Name], v, f.Min)
	}
	if v > f.Max {
		Fail("%q would be %d; it may not be above %d", t.p.Strings[f.Name], v, f.Max)
	}
	return v
}

// acceptAll checks the values of a map against the bounds of its field. Other lists have no bounds.
func (t *Things) acceptAll(f *program.Field, v int64) {
	if f.Min == math.MinInt64 && f.Max == math.MaxInt64 {
		return
	}
	rational := t.p.Types[t.p.Types[f.Type].Elem].Kind == program.TRational
	for _, x := range t.List(v) {
		floor, ceil := x, x
		if rational {
			n, d := value.Num(x), value.Den(x)
			floor = value.FloorDiv(n, d)
			if ceil = floor; n%d != 0 {
				ceil++
			}
		}
		switch {
		case floor < f.Min:
			Fail("a value of %q would be %d; none may be below %d", t.p.Strings[f.Name], floor, f.Min)
		case ceil > f.Max:
			Fail("a value of %q would be %d; none may be above %d", t.p.Strings[f.Name], ceil, f.Max)
		}
	}
}

// SetField sets a field of a member.
func (t *Things) SetField(field int32, member int64, v int64) {
	at := t.Cell(field, member)
	before := t.Vars[at]
	t.SetVar(at, t.Accept(field, v))
	t.noteChange(field, member, before, at)
}

// noteChange calls Changing after a field of a member has changed.
func (t *Things) noteChange(field int32, member, before int64, at int) {
	if t.Changing != nil && t.Vars[at] != before {
		t.Changing(field, member, before, t.Vars[at])
	}
}

// Stock returns how much of a resource a player has.
func (t *Things) Stock(player, resource int64) int64 {
	return t.Vars[t.Cell(t.Layout.StockField(resource), player)]
}

// Gain adds n, which may be negative, to a whole number of a member.
func (t *Things) Gain(field int32, member, n int64) {
	at := t.Cell(field, member)
	have := t.Vars[at]
	if now := add(have, n); now < 0 && t.p.Fields[field].Resource {
		f := &t.p.Fields[field]
		Fail("%s has %d %s and cannot pay %d", t.Layout.MemberName(int(f.Class), member), have, t.p.Strings[f.Name], -n)
	}
	t.SetVar(at, t.Accept(field, have+n))
	t.noteChange(field, member, have, at)
}

// LoadSlot is Load for instructions that name a slot instead of a field.
func (t *Things) LoadSlot(fields []int32, slot int, v int64) int64 {
	if slot < len(fields) && fields[slot] >= 0 && t.Layout.InHeap[fields[slot]] {
		return t.Load(t.p.Fields[fields[slot]].Type, v)
	}
	return v
}

// Record returns the position of the cells of a living record.
func (t *Things) Record(h int64) int {
	at := value.Slot(h) * t.Layout.RecStride
	if h < 0 || at >= len(t.Recs) {
		if h == value.None {
			Fail("a record is needed here, but the value is none")
		}
		Fail("this is not a record")
	}
	if t.Recs[at] != value.Gen(h)<<1|1 {
		Fail("the record has been destroyed")
	}
	return at
}

// NewRecord executes NEWREC.
func (t *Things) NewRecord(c *program.Create, r []int64) int64 {
	if t.Head[HeadRecordLive] >= maxRecords {
		Fail("there are too many records (the limit is %d)", maxRecords)
	}
	slot, at := t.takeSlot(&t.Recs, t.Layout.RecStride, RecordNext, HeadRecordFree, t.SetRec)
	gen := (t.Recs[at]>>1 + 1) & (1<<24 - 1)
	t.SetRec(at, gen<<1|1)
	t.SetRec(at+RecordClass, int64(c.Class))
	for _, f := range t.p.Classes[c.Class].Fields {
		t.SetRec(at+RecordFields+int(t.p.Fields[f].Slot), t.p.Fields[f].Default)
	}
	for i, f := range c.Fields {
		t.SetRec(at+RecordFields+int(t.p.Fields[f].Slot), t.Accept(f, r[i]))
	}
	t.Head[HeadRecordLive]++
	return value.Handle(slot, gen)
}

// KillRecord destroys a record.
func (t *Things) KillRecord(h int64) {
	at := t.Record(h)
	t.SetRec(at, t.Recs[at]&^1)
	for i := 1; i < t.Layout.RecStride; i++ {
		t.SetRec(at+i, 0)
	}
	t.SetRec(at+RecordNext, t.Head[HeadRecordFree])
	t.Head[HeadRecordFree] = int64(value.Slot(h) + 1)
	t.Head[HeadRecordLive]--
}

// add returns a + b, or fails if that overflows.
func add(a, b int64) int64 {
	c := a + b
	if (a^c)&(b^c) < 0 {
		Fail("%d + %d is too large a number", a, b)
	}
	return c
}
