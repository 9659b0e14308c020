package runtime

import (
	"fmt"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Check tests what always holds of a state: the lists of spaces and holders are whole and name each piece once, counts
// are right, free lists hold the dead and only them, fields lie in their bounds. It is for tests and saved games.
func (g *Game) Check() error {
	s := &g.s
	stride := g.lay.pieceStride
	slots := len(s.Pieces) / stride
	if slots > maxPieces || len(s.Recs)/g.lay.recStride > maxRecords {
		return fmt.Errorf("too many pieces or records")
	}
	live, inSpaces, held, stowed := 0, 0, 0, 0
	for slot := range slots {
		if s.Pieces[slot*stride]&1 == 0 {
			continue
		}
		live++
		cargo, err := g.checkPiece(slot, slots)
		if err != nil {
			return err
		}
		stowed += cargo
		if s.Pieces[slot*stride+cFields+program.PieceHolder] != value.None {
			held++
		}
		if s.Pieces[slot*stride+cFields+program.PieceSpace] != value.None {
			inSpaces++
		}
	}
	if held != stowed {
		return fmt.Errorf("%d pieces are carried, %d are listed as cargo", held, stowed)
	}
	if int64(live) != s.Head[hPieceLive] {
		return fmt.Errorf("%d pieces live, %d are counted", live, s.Head[hPieceLive])
	}
	listed := 0
	for sp := 0; sp*spaceSize < len(s.Spaces); sp++ {
		n, err := g.checkSpace(sp, slots)
		if err != nil {
			return err
		}
		listed += n
	}
	if listed != inSpaces {
		return fmt.Errorf("%d pieces stand in spaces, %d are listed there", inSpaces, listed)
	}
	if err := checkFree(s.Pieces, stride, cNext, s.Head[hPieceFree], slots-live); err != nil {
		return fmt.Errorf("pieces: %w", err)
	}
	return g.checkRest()
}

// checkPiece gives how many pieces this one carries.
func (g *Game) checkPiece(slot, slots int) (cargo int, err error) {
	s := &g.s
	stride := g.lay.pieceStride
	p := s.Pieces[slot*stride : slot*stride+stride]
	units := 0
	if c := int(g.p.UnitClass); c >= 0 && c < len(g.p.Classes) {
		units = len(g.p.Classes[c].Members)
	}
	f := p[cFields:]
	switch {
	case f[program.PieceUnit] < 0 || f[program.PieceUnit] >= int64(units):
		return 0, fmt.Errorf("piece %d has no unit", slot)
	case f[program.PieceOwner] < -1 || f[program.PieceOwner] >= int64(g.players()):
		return 0, fmt.Errorf("piece %d has no such owner", slot)
	case f[program.PieceSpace] < -1 || f[program.PieceSpace] >= int64(len(s.Spaces)/spaceSize):
		return 0, fmt.Errorf("piece %d is in no such space", slot)
	}
	for _, c := range [...]int{cPrev, cNext, cCargoHead, cCargoTail, cCargoPrev, cCargoNext} {
		if p[c] < 0 || p[c] > int64(slots) || p[c] > 0 && s.Pieces[int(p[c]-1)*stride]&1 == 0 {
			return 0, fmt.Errorf("piece %d is linked to a piece that is not", slot)
		}
	}
	if h := f[program.PieceHolder]; h != value.None {
		at := value.Slot(h) * stride
		if h < 0 || at >= len(s.Pieces) || s.Pieces[at] != value.Gen(h)<<1|1 {
			return 0, fmt.Errorf("piece %d is held by a piece that is not", slot)
		}
		if s.Pieces[at+cFields+program.PieceSpace] != f[program.PieceSpace] {
			return 0, fmt.Errorf("piece %d is not where its holder is", slot)
		}
	}
	if f[program.PieceHolder] == value.None && p[cCargoPrev]|p[cCargoNext] != 0 || f[program.PieceSpace] == value.None && p[cPrev]|p[cNext] != 0 {
		return 0, fmt.Errorf("piece %d is linked where it is not", slot)
	}
	last, n := int64(0), 0
	for c := p[cCargoHead]; c != 0; c = s.Pieces[int(c-1)*stride+cCargoNext] {
		q := s.Pieces[int(c-1)*stride:][:stride]
		if n++; n > slots || q[cCargoPrev] != last || q[cFields+program.PieceHolder] != g.pieceAt(slot) {
			return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
		}
		if c-1 < 0 || q[cCargoNext] < 0 || q[cCargoNext] > int64(slots) {
			return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
		}
		last = c
	}
	if p[cCargoTail] != last {
		return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
	}
	depth := 0
	for h := f[program.PieceHolder]; h != value.None; depth++ {
		at := value.Slot(h) * stride
		if depth > maxCargo || at >= len(s.Pieces) || h < 0 {
			return 0, fmt.Errorf("piece %d is carried in a ring, or too deep", slot)
		}
		h = s.Pieces[at+cFields+program.PieceHolder]
	}
	for i, field := range g.lay.pieceField {
		if i >= program.PieceUser && field >= 0 && !g.inBounds(field, f[i]) {
			return 0, fmt.Errorf("piece %d: %s is out of its bounds", slot, g.p.Strings[g.p.Fields[field].Name])
		}
	}
	return n, nil
}

func (g *Game) inBounds(field int32, v int64) bool {
	f := &g.p.Fields[field]
	return g.lay.held[field] || v >= f.Min && v <= f.Max && (!f.Resource || v >= 0)
}

func (g *Game) checkSpace(sp, slots int) (int, error) {
	s := &g.s
	stride := g.lay.pieceStride
	n, last := 0, int64(0)
	for c := s.Spaces[sp*spaceSize+sHead]; c != 0; {
		if c < 0 || c > int64(slots) || n > slots {
			return 0, fmt.Errorf("the list of space %d is broken", sp)
		}
		p := s.Pieces[int(c-1)*stride:][:stride]
		if p[cLive]&1 == 0 || p[cPrev] != last || p[cFields+program.PieceSpace] != int64(sp) {
			return 0, fmt.Errorf("the list of space %d is broken", sp)
		}
		n++
		last, c = c, p[cNext]
	}
	if s.Spaces[sp*spaceSize+sTail] != last || s.Spaces[sp*spaceSize+sCount] != int64(n) {
		return 0, fmt.Errorf("the list of space %d is broken", sp)
	}
	return n, nil
}

// checkFree walks a free list.
func checkFree(cells []int64, stride, next int, head int64, want int) error {
	n := 0
	for head != 0 {
		at := int(head-1) * stride
		if head < 0 || at >= len(cells) || cells[at]&1 == 1 || n > want {
			return fmt.Errorf("the free list is broken")
		}
		n++
		head = cells[at+next]
	}
	if n != want {
		return fmt.Errorf("%d are free, %d are listed", want, n)
	}
	return nil
}

func (g *Game) checkRest() error {
	s := &g.s
	live, slots := 0, len(s.Recs)/g.lay.recStride
	for slot := range slots {
		r := s.Recs[slot*g.lay.recStride:][:g.lay.recStride]
		if r[rLive]&1 == 0 {
			continue
		}
		live++
		class := r[rClass]
		if class < 0 || class >= int64(len(g.p.Classes)) || g.p.Classes[class].Role != program.RoleRecord {
			return fmt.Errorf("record %d has no class", slot)
		}
		for _, f := range g.p.Classes[class].Fields {
			if !g.inBounds(f, r[rFields+int(g.p.Fields[f].Slot)]) {
				return fmt.Errorf("record %d: %s is out of its bounds", slot, g.p.Strings[g.p.Fields[f].Name])
			}
		}
	}
	if int64(live) != s.Head[hRecLive] {
		return fmt.Errorf("%d records live, %d are counted", live, s.Head[hRecLive])
	}
	if err := checkFree(s.Recs, g.lay.recStride, rNext, s.Head[hRecFree], slots-live); err != nil {
		return fmt.Errorf("records: %w", err)
	}
	for i := range g.p.Classes {
		c := &g.p.Classes[i]
		if i == int(g.p.PieceClass) || c.Role == program.RoleRecord {
			continue
		}
		n := len(c.Members)
		if i == int(g.p.GameClass) {
			n = 1
		}
		for _, f := range c.Fields {
			for m := range n {
				if v := s.Vars[int(c.Base)+m*int(c.Stride)+int(g.p.Fields[f].Slot)]; !g.inBounds(f, v) {
					return fmt.Errorf("%s of %s is out of its bounds", g.p.Strings[g.p.Fields[f].Name], g.memberName(i, int64(m)))
				}
			}
		}
	}
	return nil
}
