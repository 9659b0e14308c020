package decide

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
)

// Distinguishing returns how a candidate differs from others with the same text except for a number: the fields of
// pieces and records in which they differ, as far as the player who decides may see them, and what each carries. It
// is nil if no other candidate has the same text. People still type the number, and game logs contain it; this is
// shown with it.
func (d *Decision) Distinguishing(i int) (fields []view.FieldView) {
	if i < 0 || i >= len(d.candidates) || d.Kind == Menu || !d.mayCollide() {
		return nil
	}
	e := d.e
	defer enter(e)()
	before := e.m.Mark()
	defer e.w.ReadBy(e.w.ReadBy(d.Player))
	defer func() {
		if r := recover(); r != nil {
			e.m.AsError(r)
			fields = nil
		}
		e.m.Undo(&before)
	}()
	e.s.Renew()
	text := d.plain(i)
	mine := d.seenFields(i)
	tells := make([]bool, len(mine))
	for j := range d.candidates {
		if j == i || d.plain(j) != text {
			continue
		}
		other := d.seenFields(j)
		for k := range mine {
			tells[k] = tells[k] || k >= len(other) || mine[k] != other[k]
		}
	}
	for k, f := range mine {
		if tells[k] {
			fields = append(fields, f)
		}
	}
	return fields
}

// load returns what a candidate carries, such as " (with 1 guard)", where that tells it from others of the same text.
func (d *Decision) load(i int) string {
	for _, f := range d.Distinguishing(i) {
		if f.Name == "with" && f.Value != "" {
			return " (with " + f.Value + ")"
		}
	}
	return ""
}

// plain returns the text of a candidate without its number.
func (d *Decision) plain(i int) string {
	if text, _, ok := d.label(i, d.e.w.Lang); ok {
		return text
	}
	return string(d.appendPlain(nil, i, d.e.w.Lang))
}

// seenFields returns the fields of a candidate in declared order. Fields that the player who decides may not see have
// no value.
func (d *Decision) seenFields(i int) []view.FieldView {
	e, v := d.e, d.candidates[i]
	if d.elemType < 0 || int(d.elemType) >= len(e.p.Types) {
		return nil // a text, or something else without fields
	}
	t := &e.p.Types[d.elemType]
	if t.Kind != program.TRef || v == value.None || t.Class < 0 || int(t.Class) >= len(e.p.Classes) {
		return nil
	}
	class := int(t.Class)
	var out []view.FieldView
	add := func(f int32, cell int64) {
		if e.m.Hidden(class, f, v, d.Player) {
			out = append(out, view.FieldView{Name: e.p.Strings[e.p.Fields[f].Name]})
			return
		}
		out = append(out, e.w.ViewField(f, cell))
	}
	switch {
	case class == int(e.p.PieceClass):
		at := e.s.Piece(v)
		for slot, f := range e.s.Layout.PieceField {
			if f >= 0 {
				add(f, e.s.Pieces[at+state.PieceFields+slot])
			}
		}
		var cargo []string
		for _, c := range e.w.Piece(at/e.s.Layout.PieceStride, d.Player).Cargo {
			cargo = append(cargo, strconv.Itoa(c.Count)+" "+c.Unit)
		}
		out = append(out, view.FieldView{Name: "with", Value: strings.Join(cargo, ", ")})
	case e.p.Classes[class].Role == program.RoleRecord:
		at := e.s.Record(v)
		for _, f := range e.p.Classes[class].Fields {
			add(f, e.s.Recs[at+state.RecordFields+int(e.p.Fields[f].Slot)])
		}
	}
	return out
}
