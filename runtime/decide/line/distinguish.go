package line

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
)

// Distinguish returns how a candidate differs from others with the same text except for a number: the fields of
// pieces and records in which they differ, as far as the player who decides may see them, and what each carries. It
// is nil if no other candidate has the same text. People still type the number, and game logs contain it; this is
// shown with it.
func (a *Answers) Distinguish(i int) (fields []view.FieldView) {
	if i < 0 || i >= len(a.q.Candidates) || a.q.Kind == legal.Menu || !a.mayCollide() {
		return nil
	}
	w := a.w
	defer w.j.Enter()()
	defer w.writer.ReadBy(w.writer.ReadBy(a.q.Player))
	if w.m.Try(func() { fields = a.differences(i) }) != nil {
		return nil
	}
	return fields
}

// load returns what a candidate carries, such as " (with 1 guard)", where that tells it from others of the same text.
func (a *Answers) load(i int) string {
	for _, f := range a.Distinguish(i) {
		if f.Name == "with" && f.Value != "" {
			return " (with " + f.Value + ")"
		}
	}
	return ""
}

func (a *Answers) differences(i int) (fields []view.FieldView) {
	a.w.s.Renew()
	text := a.textWithoutNumber(i)
	mine := a.seenFields(i)
	tells := make([]bool, len(mine))
	for j := range a.q.Candidates {
		if j == i || a.textWithoutNumber(j) != text {
			continue
		}
		other := a.seenFields(j)
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

// textWithoutNumber returns the text of a candidate without its number.
func (a *Answers) textWithoutNumber(i int) string {
	if text, _, ok := a.label(i, a.w.writer.Lang); ok {
		return text
	}
	return string(a.appendPlain(nil, i, a.w.writer.Lang))
}

// seenFields returns the fields of a candidate in declared order. Fields that the player who decides may not see have
// no value.
func (a *Answers) seenFields(i int) []view.FieldView {
	w, v := a.w, a.q.Candidates[i]
	if a.q.Elem < 0 || int(a.q.Elem) >= len(w.p.Types) {
		return nil // a text, or something else without fields
	}
	t := &w.p.Types[a.q.Elem]
	if t.Kind != program.TRef || v == value.None || t.Class < 0 || int(t.Class) >= len(w.p.Classes) {
		return nil
	}
	class := int(t.Class)
	var out []view.FieldView
	add := func(f int32, cell int64) {
		if w.m.Sight.Hidden(class, f, v, a.q.Player) {
			out = append(out, view.FieldView{Name: w.p.Strings[w.p.Fields[f].Name]})
			return
		}
		out = append(out, w.writer.ViewField(f, cell))
	}
	switch {
	case class == int(w.p.PieceClass):
		at := w.s.Piece(v)
		for slot, f := range w.s.Layout.PieceField {
			if f >= 0 {
				add(f, w.s.Pieces[at+state.PieceFields+slot])
			}
		}
		var cargo []string
		for _, c := range w.writer.Piece(at/w.s.Layout.PieceStride, a.q.Player).Cargo {
			cargo = append(cargo, strconv.Itoa(c.Count)+" "+c.Unit)
		}
		out = append(out, view.FieldView{Name: "with", Value: strings.Join(cargo, ", ")})
	case w.p.Classes[class].Role == program.RoleRecord:
		at := w.s.Record(v)
		for _, f := range w.p.Classes[class].Fields {
			add(f, w.s.Recs[at+state.RecordFields+int(w.p.Fields[f].Slot)])
		}
	}
	return out
}
