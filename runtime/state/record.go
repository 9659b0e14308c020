package state

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Record returns the position of the cells of a live record.
func (s *Store) Record(h int64) int {
	at := value.Slot(h) * s.Layout.RecStride
	if h < 0 || at >= len(s.Recs) {
		if h == value.None {
			Fail("a record is asked for where there is none")
		}
		Fail("this is not a record")
	}
	if s.Recs[at] != value.Gen(h)<<1|1 {
		Fail("the record has been destroyed")
	}
	return at
}

// NewRecord executes NEWREC.
func (s *Store) NewRecord(c *program.Create, r []int64) int64 {
	if s.Head[HeadRecordLive] >= maxRecords {
		Fail("there are too many records (the limit is %d)", maxRecords)
	}
	slot := int(s.Head[HeadRecordFree]) - 1
	at := slot * s.Layout.RecStride
	if slot < 0 {
		slot = len(s.Recs) / s.Layout.RecStride
		at = len(s.Recs)
		for range s.Layout.RecStride {
			s.Recs = append(s.Recs, 0)
		}
	} else {
		s.Head[HeadRecordFree] = s.Recs[at+RecordNext]
		s.SetRec(at+RecordNext, 0)
	}
	gen := (s.Recs[at]>>1 + 1) & (1<<24 - 1)
	s.SetRec(at, gen<<1|1)
	s.SetRec(at+RecordClass, int64(c.Class))
	for _, f := range s.p.Classes[c.Class].Fields {
		s.SetRec(at+RecordFields+int(s.p.Fields[f].Slot), s.p.Fields[f].Default)
	}
	for i, f := range c.Fields {
		s.SetRec(at+RecordFields+int(s.p.Fields[f].Slot), s.Accept(f, r[i]))
	}
	s.Head[HeadRecordLive]++
	return value.Handle(slot, gen)
}

// KillRecord destroys a record.
func (s *Store) KillRecord(h int64) {
	at := s.Record(h)
	s.SetRec(at, s.Recs[at]&^1)
	for i := 1; i < s.Layout.RecStride; i++ {
		s.SetRec(at+i, 0)
	}
	s.SetRec(at+RecordNext, s.Head[HeadRecordFree])
	s.Head[HeadRecordFree] = int64(value.Slot(h) + 1)
	s.Head[HeadRecordLive]--
}
