package view

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// View is what a viewer may see of a game, in a form for JSON. Lists are in declared order, so that equal positions
// have equal views.
type View struct {
	Viewer  string      `json:"viewer,omitempty"`
	Game    []FieldView `json:"game"`
	Classes []ClassView `json:"classes"`
	Spaces  []SpaceView `json:"spaces"`
	Loose   []PieceView `json:"loose,omitempty"` // pieces in no space
	Records []ThingView `json:"records"`
}

// FieldView is a field and its value, in words with labels.
type FieldView struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// ClassView has the things of a class with state, other than spaces.
type ClassView struct {
	Class  string      `json:"class"`
	Things []ThingView `json:"things"`
}

// ThingView is a thing with its state.
type ThingView struct {
	Name   string      `json:"name"`
	Fields []FieldView `json:"fields"`
}

// SpaceView is a space with the pieces in it.
type SpaceView struct {
	ThingView
	Pieces []PieceView `json:"pieces"`
}

// PieceView is a number of pieces that look the same to the viewer. Unit and Owner are empty if they are hidden; Hidden
// is then the text of the rule that hides the unit, if it has one.
type PieceView struct {
	Count  int         `json:"count"`
	Unit   string      `json:"unit,omitempty"`
	Hidden string      `json:"hidden,omitempty"`
	Owner  string      `json:"owner,omitempty"`
	Fields []FieldView `json:"fields,omitempty"`
	Cargo  []PieceView `json:"cargo,omitempty"`
}

// View returns the game as a viewer sees it.
func (w *Writer) View(viewer int) (v *View, err error) {
	defer w.ReadBy(w.ReadBy(viewer))
	v = &View{}
	if fault := w.m.Try(func() { w.fill(v, viewer) }); fault != nil {
		return nil, &fault.Err
	}
	if w.m.Sight.Err != nil {
		return nil, w.m.Sight.Err
	}
	return v, nil
}

func (w *Writer) fill(v *View, viewer int) {
	w.s.SetRemaining(w.s.Budget)
	w.m.Sight.Reset()
	if viewer >= 0 {
		v.Viewer = w.s.Layout.MemberName(int(w.p.PlayerClass), int64(viewer))
	}
	for i := range w.p.Classes {
		c := &w.p.Classes[i]
		switch {
		case i == int(w.p.GameClass):
			v.Game = w.viewMember(i, 0, viewer).Fields
		case i == int(w.p.PieceClass), w.p.Strings[c.Name] == "": // a class without a name was added by the compiler
		case c.Role == program.RoleRecord:
			v.Records = w.viewRecords(v.Records, i, viewer)
		case i == int(w.p.SpaceClass):
			for s := range c.Members {
				if w.m.Sight.Hidden(i, -1, int64(s), viewer) {
					continue
				}
				sv := SpaceView{ThingView: w.viewMember(i, int64(s), viewer)}
				for at := w.s.Spaces[s*state.SpaceSize+state.SpaceHead]; at != 0; at = w.s.Linked(at, state.PieceNext) {
					if !w.fieldHidden(int(at-1), program.PieceSpace, viewer) {
						sv.Pieces = w.viewPiece(sv.Pieces, int(at-1), viewer)
					}
				}
				v.Spaces = append(v.Spaces, sv)
			}
		case len(c.Fields) > 0:
			cv := ClassView{Class: w.p.Strings[c.Name]}
			for m := range c.Members {
				if !w.m.Sight.Hidden(i, -1, int64(m), viewer) {
					cv.Things = append(cv.Things, w.viewMember(i, int64(m), viewer))
				}
			}
			v.Classes = append(v.Classes, cv)
		}
	}
	for slot := 0; slot*w.s.Layout.PieceStride < len(w.s.Pieces); slot++ {
		p := w.s.Pieces[slot*w.s.Layout.PieceStride:]
		if p[state.PieceLive]&1 == 1 &&
			(p[state.PieceFields+program.PieceSpace] == value.None || w.fieldHidden(slot, program.PieceSpace, viewer)) {
			v.Loose = w.viewPiece(v.Loose, slot, viewer)
		}
	}
}

// EachPiece calls f for every piece that a viewer sees, in no particular order, with the value that refers to it in
// rules. Unit and owner are -1 if the viewer does not see them. A piece in a space unknown to the viewer is left out.
func (w *Writer) EachPiece(viewer int, f func(piece int64, unit, owner, space int)) error {
	fault := w.m.Try(func() {
		w.s.SetRemaining(w.s.Budget)
		w.m.Sight.Reset()
		w.s.EachPiece(func(piece int64, unit, owner, space int) {
			slot := value.Slot(piece)
			if w.m.Sight.Hidden(int(w.p.PieceClass), -1, piece, viewer) || w.fieldHidden(slot, program.PieceSpace, viewer) {
				return
			}
			if w.fieldHidden(slot, program.PieceUnit, viewer) {
				unit = -1
			}
			if w.fieldHidden(slot, program.PieceOwner, viewer) {
				owner = -1
			}
			f(piece, unit, owner, space)
		})
	})
	if fault != nil {
		return &fault.Err
	}
	if w.m.Sight.Err != nil {
		return w.m.Sight.Err
	}
	return nil
}

func (w *Writer) viewMember(class int, m int64, viewer int) ThingView {
	return ThingView{Name: w.s.Layout.MemberName(class, m), Fields: w.fields(class, m, viewer)}
}

// fields returns the fields of a member or a record that a viewer sees. A field without a name was added by the
// compiler.
func (w *Writer) fields(class int, self int64, viewer int) (out []FieldView) {
	for _, f := range w.p.Classes[class].Fields {
		if w.p.Strings[w.p.Fields[f].Name] != "" && !w.m.Sight.Hidden(class, f, self, viewer) {
			out = append(out, w.ViewField(f, w.s.Get(class, f, self)))
		}
	}
	return out
}

// ViewField returns a field with its value in words.
func (w *Writer) ViewField(f int32, v int64) FieldView {
	arena := len(w.s.Arena)
	fd := &w.p.Fields[f]
	if w.s.Layout.InHeap[f] {
		v = w.s.Load(fd.Type, v)
	}
	text := w.viewValue(fd.Type, v)
	w.s.Arena = w.s.Arena[:arena]
	return FieldView{w.p.Strings[fd.Name], text}
}

// viewValue returns a value in words. It may be a reference to a destroyed piece.
func (w *Writer) viewValue(typ int32, v int64) (text string) {
	if w.m.Guard(func() { text = string(w.AppendValue(nil, typ, v, w.Lang, true)) }) != nil {
		return "destroyed"
	}
	return text
}

func (w *Writer) viewRecords(into []ThingView, class, viewer int) []ThingView {
	for at := 0; at < len(w.s.Recs); at += w.s.Layout.RecStride {
		r := w.s.Recs[at : at+w.s.Layout.RecStride]
		if r[state.RecordLive]&1 == 0 || r[state.RecordClass] != int64(class) {
			continue
		}
		self := value.Handle(at/w.s.Layout.RecStride, r[state.RecordLive]>>1)
		if !w.m.Sight.Hidden(class, -1, self, viewer) {
			into = append(into, ThingView{Name: w.s.Layout.ClassName(class), Fields: w.fields(class, self, viewer)})
		}
	}
	return into
}

// viewPiece adds a piece to a list, or counts it in the entry that looks the same. Cargo is in the entry of its
// carrier.
func (w *Writer) viewPiece(into []PieceView, slot, viewer int) []PieceView {
	p := w.s.Pieces[slot*w.s.Layout.PieceStride:][:w.s.Layout.PieceStride]
	if p[state.PieceFields+program.PieceHolder] != value.None && !w.fieldHidden(slot, program.PieceHolder, viewer) ||
		w.m.Sight.Hidden(int(w.p.PieceClass), -1, w.s.PieceAt(slot), viewer) {
		return into
	}
	return addPiece(into, w.Piece(slot, viewer))
}

// Piece returns the view of the piece in a slot.
func (w *Writer) Piece(slot, viewer int) PieceView {
	p := w.s.Pieces[slot*w.s.Layout.PieceStride:][:w.s.Layout.PieceStride]
	self := w.s.PieceAt(slot)
	v := PieceView{Count: 1}
	for i, f := range w.s.Layout.PieceField {
		if f < 0 || i == program.PieceSpace || i == program.PieceHolder {
			continue
		}
		if w.m.Sight.Hidden(int(w.p.PieceClass), f, self, viewer) {
			if i == program.PieceUnit {
				if word := w.hiddenWord(int(w.p.PieceClass), f, self); word >= 0 {
					v.Hidden = string(w.AppendText(nil, int64(word), w.Lang, true))
				}
			}
			continue
		}
		fv := w.ViewField(f, p[state.PieceFields+i])
		switch i {
		case program.PieceUnit:
			v.Unit = fv.Value
		case program.PieceOwner:
			v.Owner = fv.Value
		default:
			v.Fields = append(v.Fields, fv)
		}
	}
	for c := p[state.CargoHead]; c != 0; c = w.s.Linked(c, state.CargoNext) {
		if !w.fieldHidden(int(c-1), program.PieceHolder, viewer) &&
			!w.m.Sight.Hidden(int(w.p.PieceClass), -1, w.s.PieceAt(int(c-1)), viewer) {
			v.Cargo = addPiece(v.Cargo, w.Piece(int(c-1), viewer))
		}
	}
	return v
}

// fieldHidden reports whether a built-in field of a piece is hidden from the viewer.
func (w *Writer) fieldHidden(slot, field, viewer int) bool {
	f := w.s.Layout.PieceField[field]
	return f >= 0 && w.s.Layout.Hidable[f] && w.m.Sight.Hidden(int(w.p.PieceClass), f, w.s.PieceAt(slot), viewer)
}

func addPiece(into []PieceView, v PieceView) []PieceView {
	for i := range into {
		if equalViews(&into[i], &v) {
			into[i].Count++
			return into
		}
	}
	return append(into, v)
}

func equalViews(a, b *PieceView) bool {
	return a.Unit == b.Unit && a.Hidden == b.Hidden && a.Owner == b.Owner && slices.Equal(a.Fields, b.Fields) &&
		len(a.Cargo) == 0 && len(b.Cargo) == 0
}
