package runtime

import (
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Differs is what tells a candidate from others whose text says the same but for a number: of pieces and records, the fields
// in which they are not all alike, as far as who decides may see them, and what each carries. It is nil where nothing else
// is called the same. The number stays what people type and records keep; this is for showing beside it.
func (d *Decision) Differs(i int) (fields []FieldView) {
	if i < 0 || i >= len(d.cands) || d.Kind == Menu || !d.mayCollide() {
		return nil
	}
	g := d.g
	before := g.mark()
	defer g.see(g.see(d.Player))
	defer func() {
		if r := recover(); r != nil {
			g.asError(r)
			fields = nil
		}
		g.undo(&before)
	}()
	g.left = g.budget
	text := string(d.appendPlain(nil, i, g.lang))
	mine := d.seenFields(i)
	tells := make([]bool, len(mine))
	for j := range d.cands {
		if j == i || string(d.appendPlain(nil, j, g.lang)) != text {
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

// seenFields are the fields of a candidate in declared order; what who decides may not see of it has no value.
func (d *Decision) seenFields(i int) []FieldView {
	g, v := d.g, d.cands[i]
	if d.elem < 0 || int(d.elem) >= len(g.p.Types) {
		return nil // a text, or whatever else has no fields
	}
	t := &g.p.Types[d.elem]
	if t.Kind != program.TRef || v == value.None || t.Class < 0 || int(t.Class) >= len(g.p.Classes) {
		return nil
	}
	class := int(t.Class)
	var out []FieldView
	add := func(f int32, cell int64) {
		if g.unseen(class, f, v, d.Player) {
			out = append(out, FieldView{Name: g.p.Strings[g.p.Fields[f].Name]})
			return
		}
		out = append(out, g.viewField(f, cell))
	}
	switch {
	case class == int(g.p.PieceClass):
		at := g.piece(v)
		for slot, f := range g.lay.pieceField {
			if f >= 0 {
				add(f, g.s.Pieces[at+cFields+slot])
			}
		}
		var cargo []string
		for _, c := range g.onePiece(at/g.lay.pieceStride, d.Player).Cargo {
			cargo = append(cargo, strconv.Itoa(c.Count)+" "+c.Unit)
		}
		out = append(out, FieldView{"with", strings.Join(cargo, ", ")})
	case g.p.Classes[class].Role == program.RoleRecord:
		at := g.record(v)
		for _, f := range g.p.Classes[class].Fields {
			add(f, g.s.Recs[at+rFields+int(g.p.Fields[f].Slot)])
		}
	}
	return out
}
