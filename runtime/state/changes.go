package state

import "github.com/scenario-lang/scenario/runtime/value"

// Change is a changed field of a thing, or, with Field -1, a thing that was created or destroyed.
type Change struct {
	Class int
	Field int32
	at    int // in the cells of its class
	Thing int64
}

// ChangesSince returns what has changed since a mark. A field that changed twice may be listed twice.
func (j *Journal) ChangesSince(from *Mark) []Change {
	var all []Change
	for _, e := range j.entries[from.entries:] {
		at := int(e.at &^ regMask)
		switch e.at & regMask {
		case regVars:
			if f := j.Layout.varField[at]; int(f) < len(j.p.Fields) {
				row := &j.p.Fields[f]
				c := &j.p.Classes[row.Class]
				thing := int64(at-int(c.Base)-int(row.Slot)) / max(int64(c.Stride), 1)
				all = append(all, Change{Class: int(row.Class), Field: f, at: -1, Thing: thing})
			}
		case regPieces, regCells:
			slot, cell := at/j.Layout.PieceStride, at%j.Layout.PieceStride-PieceFields
			if cell >= 0 {
				all = append(all, Change{Class: int(j.p.PieceClass), Field: j.Layout.PieceField[cell], at: slot})
			}
		case regBlock:
			all = j.appendAll(all, Change{Class: int(j.p.PieceClass), Field: -1, at: at / j.Layout.PieceStride})
		case regRecs:
			slot := at / j.Layout.RecStride
			if class := int(j.Recs[slot*j.Layout.RecStride+RecordClass]); class >= 0 && class < len(j.p.Classes) {
				all = j.appendAll(all, Change{Class: class, Field: -1, at: slot})
			}
		}
	}
	return all
}

// appendAll appends the change c of a thing and one change for each field of the thing that rules may hide.
func (j *Journal) appendAll(all []Change, c Change) []Change {
	all = append(all, c)
	for _, f := range j.p.Classes[c.Class].Fields {
		if j.Layout.Hidable[f] {
			c.Field = f
			all = append(all, c)
		}
	}
	return all
}

// Of returns the thing that was changed. The bool is false if the thing no longer exists.
func (j *Journal) Of(c *Change) (int64, bool) {
	switch {
	case c.at < 0:
		return c.Thing, true
	case c.Class == int(j.p.PieceClass):
		i := c.at * j.Layout.PieceStride
		if i >= len(j.Pieces) || j.Pieces[i]&1 == 0 {
			return 0, false
		}
		return value.Handle(c.at, j.Pieces[i]>>1), true
	}
	i := c.at * j.Layout.RecStride
	if i >= len(j.Recs) || j.Recs[i]&1 == 0 {
		return 0, false
	}
	return value.Handle(c.at, j.Recs[i]>>1), true
}
