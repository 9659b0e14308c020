package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// cell finds fixed state: the cell of a field of a member.
func (g *Game) cell(field int32, member int64) int {
	f := &g.p.Fields[field]
	c := &g.p.Classes[f.Class]
	if f.Class != g.p.GameClass && uint64(member) >= uint64(len(c.Members)) {
		g.failNone("field", field)
	}
	return int(c.Base) + int(member)*int(c.Stride) + int(f.Slot)
}

// failNone says that a member of nothing was asked for.
func (g *Game) failNone(what string, index int32) {
	name, class := "", int32(-1)
	if what == "field" {
		f := &g.p.Fields[index]
		name, class = g.p.Strings[f.Name], f.Class
	} else {
		name = g.p.Strings[g.p.Attrs[index].Name]
		for i := range g.p.Classes {
			for _, a := range g.p.Classes[i].Attrs {
				if a == index {
					class = int32(i)
				}
			}
		}
	}
	if class >= 0 {
		fail("%q is asked of a %s that is none", name, g.p.Strings[g.p.Classes[class].Name])
	}
	fail("%q is asked of none", name)
}

// checked holds the bounds of a field, and takes lists and texts into the heap.
func (g *Game) checked(field int32, v int64) int64 {
	f := &g.p.Fields[field]
	if f.Resource && v < 0 {
		fail("%q would be %d: there is not enough", g.p.Strings[f.Name], v)
	}
	if v < f.Min || v > f.Max {
		switch {
		case v < f.Min:
			fail("%q would be %d; it may not be below %d", g.p.Strings[f.Name], v, f.Min)
		default:
			fail("%q would be %d; it may not be above %d", g.p.Strings[f.Name], v, f.Max)
		}
	}
	if g.lay.held[field] {
		v = g.store(f.Type, v)
	}
	return v
}

func (g *Game) setField(field int32, member int64, v int64) {
	g.setVar(g.cell(field, member), g.checked(field, v))
}

// gain changes a whole number of a member by n.
func (g *Game) gain(field int32, member, n int64) {
	at := g.cell(field, member)
	have := g.s.Vars[at]
	if now := g.add(have, n); now < 0 && g.p.Fields[field].Resource {
		f := &g.p.Fields[field]
		fail("%s has %d %s and cannot pay %d", g.memberName(int(f.Class), member), have, g.p.Strings[f.Name], -n)
	}
	g.setVar(at, g.checked(field, have+n))
}

func (g *Game) memberName(class int, member int64) string {
	if class < 0 || class >= len(g.p.Classes) || uint64(member) >= uint64(len(g.p.Classes[class].Members)) {
		return "none"
	}
	return g.p.Strings[g.p.Classes[class].Members[member].Name]
}

// loadSlot is for instructions that name a slot and not a field.
func (g *Game) loadSlot(fields []int32, slot int, v int64) int64 {
	if slot < len(fields) && fields[slot] >= 0 && g.lay.held[fields[slot]] {
		return g.load(g.p.Fields[fields[slot]].Type, v)
	}
	return v
}

// setSize is how many members a set can hold, one in each bit.
const setSize = 64

// winnerClass is the class of winners given by a value of a type, and whether the type gives several.
func (g *Game) winnerClass(typ int64) (class int, several bool) {
	t := &g.p.Types[typ]
	if t.Kind == program.TSet || t.Kind == program.TList {
		return int(g.p.Types[t.Elem].Class), true
	}
	return int(t.Class), false
}

// end ends the game. A list of winners is kept as a set, so that the state holds no list for it.
func (g *Game) end(winner, typ, because int64) {
	h := &g.s.Head
	if typ >= 0 && g.p.Types[typ].Kind == program.TList {
		set := int64(0)
		for _, who := range g.list(winner) {
			if who >= 0 && who < setSize {
				set |= 1 << who
			}
		}
		winner = set
	}
	h[hOver] = 1
	h[hWinner], h[hWinnerType] = winner, typ
	h[hBecause] = value.None
	if because != value.None {
		h[hBecause] = g.storeText(because)
	}
	h[hPending] = pendNone
}

// victory ends the game if one of the victories holds.
func (g *Game) victory() bool {
	for i := range g.p.Victories {
		v := &g.p.Victories[i]
		if g.call(int(v.When), nil) == 0 {
			continue
		}
		winner, because := int64(value.None), int64(value.None)
		if v.Winner >= 0 {
			winner = g.call(int(v.Winner), nil)
		}
		if v.Because >= 0 {
			because = g.call(int(v.Because), nil)
		}
		g.end(winner, int64(v.Type), because)
		return true
	}
	return false
}

// setAll is PSETALL.
func (g *Game) setAll(field int32, pieces []int64, v int64) {
	f := &g.p.Fields[field]
	if f.Slot < program.PieceUser || g.lay.held[field] {
		for _, p := range pieces {
			g.setPieceField(field, p, v)
		}
		return
	}
	g.spend(int64(len(pieces)))
	if len(pieces) > 0 {
		v = g.checked(field, v)
	}
	for _, p := range pieces {
		g.piece(p)
		g.setCell(value.Slot(p), cFields+int(f.Slot), v)
	}
}

// setPieceField is PSET: space and holder keep the lists right.
func (g *Game) setPieceField(field int32, piece, v int64) {
	f := &g.p.Fields[field]
	switch f.Slot {
	case program.PieceSpace:
		g.move(piece, v)
	case program.PieceHolder:
		g.carry(piece, v)
	case program.PieceUnit:
		if uint64(v) >= uint64(len(g.p.Classes[g.p.UnitClass].Members)) {
			fail("a piece must be of a unit")
		}
		g.piece(piece)
		g.setCell(value.Slot(piece), cFields+program.PieceUnit, v)
	default:
		g.piece(piece)
		g.setCell(value.Slot(piece), cFields+int(f.Slot), g.checked(field, v))
	}
}
