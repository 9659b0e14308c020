package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// View is what a viewer may see of a game, ready for JSON. Lists are in declared order, so that it always reads the same.
type View struct {
	Viewer  string      `json:"viewer,omitempty"`
	Game    []FieldView `json:"game"`
	Classes []ClassView `json:"classes"`
	Spaces  []SpaceView `json:"spaces"`
	Loose   []PieceView `json:"loose,omitempty"` // pieces in no space
	Records []ThingView `json:"records"`
}

// FieldView is a field and its value, worded with labels.
type FieldView struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// ClassView are the things of a class with state, spaces apart.
type ClassView struct {
	Class  string      `json:"class"`
	Things []ThingView `json:"things"`
}

// ThingView is a thing and its state.
type ThingView struct {
	Name   string      `json:"name"`
	Fields []FieldView `json:"fields"`
}

// SpaceView is a space with what stands in it.
type SpaceView struct {
	ThingView
	Pieces []PieceView `json:"pieces"`
}

// PieceView is so many pieces that look the same to the viewer. Unit and Owner are empty where they are hidden; Hidden is
// then what the rule that hides the unit says of it, if it has a text.
type PieceView struct {
	Count  int         `json:"count"`
	Unit   string      `json:"unit,omitempty"`
	Hidden string      `json:"hidden,omitempty"`
	Owner  string      `json:"owner,omitempty"`
	Fields []FieldView `json:"fields,omitempty"`
	Cargo  []PieceView `json:"cargo,omitempty"`
}

// View shows the game to a player; Referee sees everything.
func (g *Game) View(viewer int) (v *View, err error) {
	defer g.see(g.see(viewer))
	before := g.mark()
	defer func() {
		if r := recover(); r != nil {
			err = g.asError(r)
		}
		g.undo(&before)
	}()
	g.left, g.looked, g.blind = g.budget, 0, nil
	v = &View{}
	if viewer >= 0 {
		v.Viewer = g.memberName(int(g.p.PlayerClass), int64(viewer))
	}
	for i := range g.p.Classes {
		c := &g.p.Classes[i]
		switch {
		case i == int(g.p.GameClass):
			v.Game = g.viewMember(i, 0, viewer).Fields
		case i == int(g.p.PieceClass):
		case c.Role == program.RoleRecord:
			v.Records = g.viewRecords(v.Records, i, viewer)
		case i == int(g.p.SpaceClass):
			for s := range c.Members {
				if g.unseen(i, -1, int64(s), viewer) {
					continue
				}
				sv := SpaceView{ThingView: g.viewMember(i, int64(s), viewer)}
				for at := g.s.Spaces[s*spaceSize+sHead]; at != 0; at = g.s.Pieces[int(at-1)*g.lay.pieceStride+cNext] {
					if !g.unseenPiece(int(at-1), program.PieceSpace, viewer) {
						sv.Pieces = g.viewPiece(sv.Pieces, int(at-1), viewer)
					}
				}
				v.Spaces = append(v.Spaces, sv)
			}
		case len(c.Fields) > 0:
			cv := ClassView{Class: g.p.Strings[c.Name]}
			for m := range c.Members {
				if !g.unseen(i, -1, int64(m), viewer) {
					cv.Things = append(cv.Things, g.viewMember(i, int64(m), viewer))
				}
			}
			v.Classes = append(v.Classes, cv)
		}
	}
	for slot := 0; slot*g.lay.pieceStride < len(g.s.Pieces); slot++ {
		p := g.s.Pieces[slot*g.lay.pieceStride:]
		if p[cLive]&1 == 1 && (p[cFields+program.PieceSpace] == value.None || g.unseenPiece(slot, program.PieceSpace, viewer)) {
			v.Loose = g.viewPiece(v.Loose, slot, viewer)
		}
	}
	if g.blind != nil {
		return nil, g.blind
	}
	return v, nil
}

func (g *Game) viewMember(class int, m int64, viewer int) ThingView {
	c := &g.p.Classes[class]
	t := ThingView{Name: g.memberName(class, m)}
	for _, f := range c.Fields {
		if g.unseen(class, f, m, viewer) {
			continue
		}
		at := int(c.Base) + int(m)*int(c.Stride) + int(g.p.Fields[f].Slot)
		t.Fields = append(t.Fields, g.viewField(f, g.s.Vars[at]))
	}
	return t
}

func (g *Game) viewField(f int32, v int64) FieldView {
	arena := len(g.s.Arena)
	fd := &g.p.Fields[f]
	if g.lay.held[f] {
		v = g.load(fd.Type, v)
	}
	text := g.viewValue(fd.Type, v)
	g.s.Arena = g.s.Arena[:arena]
	return FieldView{g.p.Strings[fd.Name], text}
}

// viewValue words a value; a reference to a piece that is gone is no error here.
func (g *Game) viewValue(typ int32, v int64) (text string) {
	defer func() {
		if r := recover(); r != nil {
			g.asError(r)
			text = "destroyed"
		}
	}()
	return string(g.appendValue(nil, typ, v, g.lang, true))
}

func (g *Game) viewRecords(into []ThingView, class, viewer int) []ThingView {
	for at := 0; at < len(g.s.Recs); at += g.lay.recStride {
		r := g.s.Recs[at : at+g.lay.recStride]
		if r[rLive]&1 == 0 || r[rClass] != int64(class) {
			continue
		}
		self := value.Handle(at/g.lay.recStride, r[rLive]>>1)
		if g.unseen(class, -1, self, viewer) {
			continue
		}
		t := ThingView{Name: g.className(class)}
		for _, f := range g.p.Classes[class].Fields {
			if !g.unseen(class, f, self, viewer) {
				t.Fields = append(t.Fields, g.viewField(f, r[rFields+int(g.p.Fields[f].Slot)]))
			}
		}
		into = append(into, t)
	}
	return into
}

// viewPiece adds a piece to a list, to the entry before it if both look the same. Cargo shows with its holder.
func (g *Game) viewPiece(into []PieceView, slot, viewer int) []PieceView {
	p := g.s.Pieces[slot*g.lay.pieceStride:][:g.lay.pieceStride]
	if p[cFields+program.PieceHolder] != value.None && !g.unseenPiece(slot, program.PieceHolder, viewer) ||
		g.unseen(int(g.p.PieceClass), -1, g.pieceAt(slot), viewer) {
		return into
	}
	return joinPiece(into, g.onePiece(slot, viewer))
}

func (g *Game) onePiece(slot, viewer int) PieceView {
	p := g.s.Pieces[slot*g.lay.pieceStride:][:g.lay.pieceStride]
	self := g.pieceAt(slot)
	v := PieceView{Count: 1}
	for i, f := range g.lay.pieceField {
		if f < 0 || i == program.PieceSpace || i == program.PieceHolder {
			continue
		}
		if g.unseen(int(g.p.PieceClass), f, self, viewer) {
			if i == program.PieceUnit {
				if word := g.wordFor(int(g.p.PieceClass), f, self); word >= 0 {
					v.Hidden = string(g.appendText(nil, int64(word), g.lang, true))
				}
			}
			continue
		}
		fv := g.viewField(f, p[cFields+i])
		switch i {
		case program.PieceUnit:
			v.Unit = fv.Value
		case program.PieceOwner:
			v.Owner = fv.Value
		default:
			v.Fields = append(v.Fields, fv)
		}
	}
	for c := p[cCargoHead]; c != 0; c = g.s.Pieces[int(c-1)*g.lay.pieceStride+cCargoNext] {
		if !g.unseenPiece(int(c-1), program.PieceHolder, viewer) && !g.unseen(int(g.p.PieceClass), -1, g.pieceAt(int(c-1)), viewer) {
			v.Cargo = joinPiece(v.Cargo, g.onePiece(int(c-1), viewer))
		}
	}
	return v
}

// unseenPiece says whether a built-in field of a piece is kept from the viewer.
func (g *Game) unseenPiece(slot, field, viewer int) bool {
	f := g.lay.pieceField[field]
	return f >= 0 && g.lay.hidable[f] && g.unseen(int(g.p.PieceClass), f, g.pieceAt(slot), viewer)
}

func joinPiece(into []PieceView, v PieceView) []PieceView {
	for i := range into {
		if looksSame(&into[i], &v) {
			into[i].Count++
			return into
		}
	}
	return append(into, v)
}

func looksSame(a, b *PieceView) bool {
	if a.Unit != b.Unit || a.Hidden != b.Hidden || a.Owner != b.Owner || len(a.Fields) != len(b.Fields) || len(a.Cargo) > 0 || len(b.Cargo) > 0 {
		return false
	}
	for i := range a.Fields {
		if a.Fields[i] != b.Fields[i] {
			return false
		}
	}
	return true
}
