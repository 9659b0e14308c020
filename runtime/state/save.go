package state

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"

	"github.com/scenario-lang/scenario/runtime/program"
)

// A saved game is a magic word, a version, the hash of its program, whole numbers, and a checksum of all that.
const (
	saveMagic   = "SCNGAME\n"
	saveVersion = 2
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Marshal writes the game as bytes, also in the middle of a decision.
func (s *Store) Marshal() []byte {
	b := append([]byte(nil), saveMagic...)
	b = binary.LittleEndian.AppendUint32(b, saveVersion)
	hash := programHash(s.p)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(hash)))
	b = append(b, hash...)
	for _, cells := range s.saved() {
		b = appendCells(b, *cells)
	}
	b = appendCells(b, s.Head[:])
	b = appendCells(b, s.Stack[:s.Head[HeadTop]])
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

func (s *Store) saved() []*[]int64 {
	return []*[]int64{&s.Vars, &s.Spaces, &s.Pieces, &s.Recs, &s.Heap, &s.Arena, &s.Ans, &s.Options, &s.Dice}
}

func appendCells(b []byte, cells []int64) []byte {
	b = binary.LittleEndian.AppendUint32(b, uint32(len(cells)))
	for _, c := range cells {
		b = binary.LittleEndian.AppendUint64(b, uint64(c))
	}
	return b
}

// Unmarshal reads a saved game into a state of its program, and checks it.
func (s *Store) Unmarshal(b []byte) error {
	bad := func(format string, args ...any) error {
		return &Error{Text: "saved game: " + fmt.Sprintf(format, args...)}
	}
	if len(b) < len(saveMagic)+4 || string(b[:len(saveMagic)]) != saveMagic {
		return bad("this is not a saved game")
	}
	if v := binary.LittleEndian.Uint32(b[len(saveMagic):]); v != saveVersion {
		return bad("it has version %d; this is version %d", v, saveVersion)
	}
	body := b[:len(b)-4]
	if crc32.Checksum(body, castagnoli) != binary.LittleEndian.Uint32(b[len(b)-4:]) {
		return bad("it is damaged or cut off (the checksum differs)")
	}
	r := reader{b: body[len(saveMagic)+4:]}
	if hash := string(r.take(int(r.length(1)))); r.bad || hash != programHash(s.p) {
		return bad("it is of another scenario, or of another version of it")
	}
	for _, cells := range s.saved() {
		*cells = r.cells()
	}
	head, stack := r.cells(), r.cells()
	if r.bad || len(r.b) != 0 || len(head) != HeadSize {
		return bad("it is damaged")
	}
	copy(s.Head[:], head)
	s.Stack = stack
	if err := s.checkShape(); err != nil {
		return bad("%v", err)
	}
	s.ReindexAll()
	return nil
}

type reader struct {
	b   []byte
	bad bool
}

// length reads the length of something whose elements take size bytes; one that cannot be is 0.
func (r *reader) length(size int) uint32 {
	if len(r.b) < 4 {
		r.bad = true
		return 0
	}
	n := binary.LittleEndian.Uint32(r.b)
	r.b = r.b[4:]
	if uint64(n)*uint64(size) > uint64(len(r.b)) {
		r.bad = true
		return 0
	}
	return n
}

func (r *reader) take(n int) []byte {
	if n > len(r.b) {
		r.bad = true
		return nil
	}
	b := r.b[:n]
	r.b = r.b[n:]
	return b
}

func (r *reader) cells() []int64 {
	n := int(r.length(8))
	cells := make([]int64, n)
	for i := range cells {
		cells[i] = int64(binary.LittleEndian.Uint64(r.b[8*i:]))
	}
	r.b = r.b[8*n:]
	return cells
}

// checkShape reports whether a state read from outside has the shape the program gives it. Check tests what it means.
func (s *Store) checkShape() (err error) {
	defer func() { // what points outside its slice is found by the slice
		if r := recover(); r != nil {
			err = damaged(r)
		}
	}()
	h := &s.Head
	spaces := 0
	if c := int(s.p.SpaceClass); c >= 0 && c < len(s.p.Classes) {
		spaces = len(s.p.Classes[c].Members)
	}
	switch {
	case len(s.Vars) != s.Layout.vars, len(s.Spaces) != SpaceSize*spaces,
		len(s.Pieces)%s.Layout.PieceStride != 0, len(s.Recs)%s.Layout.RecStride != 0, len(s.Options) != len(s.p.Options),
		len(s.Ans)%2 != 0, len(s.Arena) > MaxArena, len(s.Heap) > maxHeap:
		return fmt.Errorf("its state does not have the shape of this scenario")
	case h[HeadTop] != int64(len(s.Stack)), h[HeadScript] < 0, h[HeadScript] > int64(len(s.Dice)), h[HeadDepth] < 0, h[HeadDepth] > MaxDepth:
		return fmt.Errorf("its procedures are damaged")
	}
	if err := s.checkFrames(); err != nil {
		return err
	}
	return s.Check()
}

// checkFrames walks the frames from the running one down.
func (s *Store) checkFrames() error {
	h := &s.Head
	damaged := fmt.Errorf("its procedures are damaged")
	top, base, frames := h[HeadTop], h[HeadBase], int64(0)
	kinds := int64(KindOffer)
	for top > 0 {
		if base < FrameCells || base > top || frames > MaxDepth {
			return damaged
		}
		f := s.FrameHeader(int(base))
		if f[FrameFunc] < 0 || f[FrameFunc] >= int64(len(s.p.Funcs)) || f[FrameKind] < 0 || f[FrameKind] > KindDo || f[FrameKind] == KindOuter ||
			f[FrameReturn] < 0 || f[FrameReturn] >= int64(len(s.p.Code)) || f[FrameArena] < 0 || f[FrameArena] > int64(len(s.Arena)) {
			return damaged
		}
		size := int64(s.p.Funcs[f[FrameFunc]].Regs)
		if f[FrameKind] == KindOffer {
			size = OfferRegs
			r := s.Stack[base:top]
			if len(r) != OfferRegs || r[OfferIndex] < 0 || r[OfferIndex] >= int64(len(s.p.Offers)) || r[OfferActor] < -1 || r[OfferActor] >= int64(s.Players()) {
				return damaged
			}
		}
		if base+size != top || f[FrameDest] < -1 {
			return damaged
		}
		kinds = f[FrameKind]
		top, base = base-FrameCells, f[FrameBase]
		frames++
	}
	if frames != h[HeadDepth] || frames > 0 && kinds != KindMain {
		return damaged
	}
	return s.checkPending()
}

// checkPending looks at what is asked, as far as indexes go.
func (s *Store) checkPending() error {
	h := &s.Head
	damaged := fmt.Errorf("its decision is damaged")
	switch h[HeadPending] {
	case PendingNone:
		return nil
	case PendingPick:
		pc := h[HeadPC]
		if h[HeadTop] == 0 || pc < 0 || pc >= int64(len(s.p.Code)) || s.p.Code[pc].Op != program.CHOOSE {
			return damaged
		}
		fn := &s.p.Funcs[s.FrameHeader(int(h[HeadBase]))[FrameFunc]]
		if s.FrameHeader(int(h[HeadBase]))[FrameKind] == KindOffer || pc < int64(fn.Start) || pc >= int64(fn.End) {
			return damaged
		}
	case PendingMenu, PendingParam:
		if h[HeadTop] == 0 || s.FrameHeader(int(h[HeadBase]))[FrameKind] != KindOffer || s.FrameHeader(int(h[HeadBase]))[FrameBase] == 0 {
			return damaged
		}
		if _, r, _ := s.OpenOffer(); r[OfferActor] < 0 {
			return damaged
		}
		if h[HeadPending] == PendingParam {
			if len(s.Ans) < 2 || s.Ans[0] < 0 || s.Ans[0] >= int64(len(s.p.Actions)) || len(s.Ans)/2-1 >= len(s.p.Actions[s.Ans[0]].Params) {
				return damaged
			}
		}
	default:
		return damaged
	}
	return nil
}

// programHash names the program a saved game belongs to.
func programHash(p *program.Program) string {
	if h, ok := any(p).(interface{ Hash() string }); ok {
		return h.Hash()
	}
	return p.Name
}

// damaged makes an error of what recover returned while a state from outside was looked at: an index that leads outside
// its slice. Any other panic goes on.
func damaged(r any) error {
	if _, ok := r.(*Fault); ok || IsBoundsError(r) {
		return fmt.Errorf("it is damaged")
	}
	panic(r)
}
