package state

import (
	"fmt"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Check tests what always holds of a state: the lists of spaces and holders are whole and name each piece once, counts
// are right, free lists hold the dead and only them, fields lie in their bounds. It is for tests and saved games.
func (s *Store) Check() error {
	stride := s.Layout.PieceStride
	slots := len(s.Pieces) / stride
	if slots > MaxPieces || len(s.Recs)/s.Layout.RecStride > maxRecords {
		return fmt.Errorf("too many pieces or records")
	}
	live, inSpaces, held, stowed := 0, 0, 0, 0
	for slot := range slots {
		if s.Pieces[slot*stride]&1 == 0 {
			continue
		}
		live++
		cargo, err := s.checkPiece(slot, slots)
		if err != nil {
			return err
		}
		stowed += cargo
		if s.Pieces[slot*stride+PieceFields+program.PieceHolder] != value.None {
			held++
		}
		if s.Pieces[slot*stride+PieceFields+program.PieceSpace] != value.None {
			inSpaces++
		}
	}
	if held != stowed {
		return fmt.Errorf("%d pieces are carried, %d are listed as cargo", held, stowed)
	}
	if int64(live) != s.Head[HeadPieceLive] {
		return fmt.Errorf("%d pieces live, %d are counted", live, s.Head[HeadPieceLive])
	}
	listed := 0
	for sp := 0; sp*SpaceSize < len(s.Spaces); sp++ {
		n, err := s.checkSpace(sp, slots)
		if err != nil {
			return err
		}
		listed += n
	}
	if listed != inSpaces {
		return fmt.Errorf("%d pieces stand in spaces, %d are listed there", inSpaces, listed)
	}
	if err := checkFree(s.Pieces, stride, PieceNext, s.Head[HeadPieceFree], slots-live); err != nil {
		return fmt.Errorf("pieces: %w", err)
	}
	return s.checkRest()
}

// CheckIndex tests that the index is the one that would be made anew.
func (s *Store) CheckIndex() error {
	var fresh Store
	fresh.CopyFrom(s)
	fresh.Index = Index{}
	fresh.ReindexAll()
	for slot, owner := range fresh.Index.owner {
		switch {
		case s.Index.owner[slot] != owner:
			return fmt.Errorf("slot %d is in row %d, not %d", slot, s.Index.owner[slot], owner)
		case owner >= 0 && s.Index.Traits[slot] != fresh.Index.Traits[slot]:
			return fmt.Errorf("slot %d: traits %x, not %x", slot, s.Index.Traits[slot], fresh.Index.Traits[slot])
		}
	}
	return nil
}

// checkPiece tests one piece and returns how many pieces it carries.
func (s *Store) checkPiece(slot, slots int) (cargo int, err error) {
	stride := s.Layout.PieceStride
	p := s.Pieces[slot*stride : slot*stride+stride]
	units := 0
	if c := int(s.p.UnitClass); c >= 0 && c < len(s.p.Classes) {
		units = len(s.p.Classes[c].Members)
	}
	f := p[PieceFields:]
	switch {
	case f[program.PieceUnit] < 0 || f[program.PieceUnit] >= int64(units):
		return 0, fmt.Errorf("piece %d has no unit", slot)
	case f[program.PieceOwner] < -1 || f[program.PieceOwner] >= int64(s.Players()):
		return 0, fmt.Errorf("piece %d has no such owner", slot)
	case f[program.PieceSpace] < -1 || f[program.PieceSpace] >= int64(len(s.Spaces)/SpaceSize):
		return 0, fmt.Errorf("piece %d is in no such space", slot)
	}
	for _, c := range [...]int{PiecePrev, PieceNext, CargoHead, CargoTail, CargoPrev, CargoNext} {
		if p[c] < 0 || p[c] > int64(slots) || p[c] > 0 && s.Pieces[int(p[c]-1)*stride]&1 == 0 {
			return 0, fmt.Errorf("piece %d is linked to a piece that is not", slot)
		}
	}
	if h := f[program.PieceHolder]; h != value.None {
		at := value.Slot(h) * stride
		if h < 0 || at >= len(s.Pieces) || s.Pieces[at] != value.Gen(h)<<1|1 {
			return 0, fmt.Errorf("piece %d is held by a piece that is not", slot)
		}
		if s.Pieces[at+PieceFields+program.PieceSpace] != f[program.PieceSpace] {
			return 0, fmt.Errorf("piece %d is not where its holder is", slot)
		}
	}
	if f[program.PieceHolder] == value.None && p[CargoPrev]|p[CargoNext] != 0 || f[program.PieceSpace] == value.None && p[PiecePrev]|p[PieceNext] != 0 {
		return 0, fmt.Errorf("piece %d is linked where it is not", slot)
	}
	last, n := int64(0), 0
	for c := p[CargoHead]; c != 0; c = s.Pieces[int(c-1)*stride+CargoNext] {
		q := s.Pieces[int(c-1)*stride:][:stride]
		if n++; n > slots || q[CargoPrev] != last || q[PieceFields+program.PieceHolder] != s.PieceAt(slot) {
			return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
		}
		if c-1 < 0 || q[CargoNext] < 0 || q[CargoNext] > int64(slots) {
			return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
		}
		last = c
	}
	if p[CargoTail] != last {
		return 0, fmt.Errorf("the cargo of piece %d is broken", slot)
	}
	depth := 0
	for h := f[program.PieceHolder]; h != value.None; depth++ {
		at := value.Slot(h) * stride
		if depth > MaxCargo || at >= len(s.Pieces) || h < 0 {
			return 0, fmt.Errorf("piece %d is carried in a ring, or too deep", slot)
		}
		h = s.Pieces[at+PieceFields+program.PieceHolder]
	}
	for i, field := range s.Layout.PieceField {
		if i >= program.PieceUser && field >= 0 && !s.inBounds(field, f[i]) {
			return 0, fmt.Errorf("piece %d: %s is out of its bounds", slot, s.p.Strings[s.p.Fields[field].Name])
		}
	}
	return n, nil
}

func (s *Store) inBounds(field int32, v int64) bool {
	f := &s.p.Fields[field]
	return s.Layout.InHeap[field] || v >= f.Min && v <= f.Max && (!f.Resource || v >= 0)
}

func (s *Store) checkSpace(sp, slots int) (int, error) {
	stride := s.Layout.PieceStride
	n, last := 0, int64(0)
	for c := s.Spaces[sp*SpaceSize+SpaceHead]; c != 0; {
		if c < 0 || c > int64(slots) || n > slots {
			return 0, fmt.Errorf("the list of space %d is broken", sp)
		}
		p := s.Pieces[int(c-1)*stride:][:stride]
		if p[PieceLive]&1 == 0 || p[PiecePrev] != last || p[PieceFields+program.PieceSpace] != int64(sp) {
			return 0, fmt.Errorf("the list of space %d is broken", sp)
		}
		n++
		last, c = c, p[PieceNext]
	}
	if s.Spaces[sp*SpaceSize+SpaceTail] != last || s.Spaces[sp*SpaceSize+SpaceCount] != int64(n) {
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

func (s *Store) checkRest() error {
	live, slots := 0, len(s.Recs)/s.Layout.RecStride
	for slot := range slots {
		r := s.Recs[slot*s.Layout.RecStride:][:s.Layout.RecStride]
		if r[RecordLive]&1 == 0 {
			continue
		}
		live++
		class := r[RecordClass]
		if class < 0 || class >= int64(len(s.p.Classes)) || s.p.Classes[class].Role != program.RoleRecord {
			return fmt.Errorf("record %d has no class", slot)
		}
		for _, f := range s.p.Classes[class].Fields {
			if !s.inBounds(f, r[RecordFields+int(s.p.Fields[f].Slot)]) {
				return fmt.Errorf("record %d: %s is out of its bounds", slot, s.p.Strings[s.p.Fields[f].Name])
			}
		}
	}
	if int64(live) != s.Head[HeadRecordLive] {
		return fmt.Errorf("%d records live, %d are counted", live, s.Head[HeadRecordLive])
	}
	if err := checkFree(s.Recs, s.Layout.RecStride, RecordNext, s.Head[HeadRecordFree], slots-live); err != nil {
		return fmt.Errorf("records: %w", err)
	}
	for i := range s.p.Classes {
		c := &s.p.Classes[i]
		if i == int(s.p.PieceClass) || c.Role == program.RoleRecord {
			continue
		}
		n := len(c.Members)
		if i == int(s.p.GameClass) {
			n = 1
		}
		for _, f := range c.Fields {
			for m := range n {
				if v := s.Vars[int(c.Base)+m*int(c.Stride)+int(s.p.Fields[f].Slot)]; !s.inBounds(f, v) {
					return fmt.Errorf("%s of %s is out of its bounds", s.p.Strings[s.p.Fields[f].Name], s.MemberName(i, int64(m)))
				}
			}
		}
	}
	return nil
}
