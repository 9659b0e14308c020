package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Record returns the position of the cells of a live record.
func (t *Things) Record(h int64) int {
	at := value.Slot(h) * t.Layout.RecStride
	if h < 0 || at >= len(t.Recs) {
		if h == value.None {
			Fail("a record is asked for where there is none")
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
	slot := int(t.Head[HeadRecordFree]) - 1
	at := slot * t.Layout.RecStride
	if slot < 0 {
		slot = len(t.Recs) / t.Layout.RecStride
		at = len(t.Recs)
		for range t.Layout.RecStride {
			t.Recs = append(t.Recs, 0)
		}
	} else {
		t.Head[HeadRecordFree] = t.Recs[at+RecordNext]
		t.SetRec(at+RecordNext, 0)
	}
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
