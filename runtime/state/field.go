package state

import (
	"math"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Cell returns the cell of fixed state that holds a field of a member.
func (t *Things) Cell(field int32, member int64) int {
	f := &t.p.Fields[field]
	c := &t.p.Classes[f.Class]
	if f.Class != t.p.GameClass && uint64(member) >= uint64(len(c.Members)) {
		t.Layout.FailOnNone("field", field)
	}
	return int(c.Base) + int(member)*int(c.Stride) + int(f.Slot)
}

// Accept checks a value against the bounds of a field, and copies lists and texts into the heap.
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

// acceptAll checks the values of a map against the bounds of its field. Other lists have none.
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
	t.SetVar(t.Cell(field, member), t.Accept(field, v))
}

// Stock returns how much of a resource a player has.
func (t *Things) Stock(player, resource int64) int64 {
	return t.Vars[t.Cell(t.Layout.StockField(resource), player)]
}

// Gain changes a whole number of a member by n.
func (t *Things) Gain(field int32, member, n int64) {
	at := t.Cell(field, member)
	have := t.Vars[at]
	if now := Add(have, n); now < 0 && t.p.Fields[field].Resource {
		f := &t.p.Fields[field]
		Fail("%s has %d %s and cannot pay %d", t.Layout.MemberName(int(f.Class), member), have, t.p.Strings[f.Name], -n)
	}
	t.SetVar(at, t.Accept(field, have+n))
}

// LoadSlot is Load for instructions that name a slot instead of a field.
func (t *Things) LoadSlot(fields []int32, slot int, v int64) int64 {
	if slot < len(fields) && fields[slot] >= 0 && t.Layout.InHeap[fields[slot]] {
		return t.Load(t.p.Fields[fields[slot]].Type, v)
	}
	return v
}
