package runtime

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
	goruntime "runtime"

	"github.com/scenario-lang/scenario/runtime/program"
)

// A saved game is a magic word, a version, the hash of its program, whole numbers, and a checksum of all that.
const (
	saveMagic   = "SCNGAME\n"
	saveVersion = 1
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Marshal writes the game down, wherever it stands.
func (g *Game) Marshal() []byte {
	s := &g.s
	b := append([]byte(nil), saveMagic...)
	b = binary.LittleEndian.AppendUint32(b, saveVersion)
	hash := programHash(g.p)
	b = binary.LittleEndian.AppendUint32(b, uint32(len(hash)))
	b = append(b, hash...)
	for _, cells := range g.keepsakes() {
		b = appendCells(b, *cells)
	}
	b = appendCells(b, s.Head[:])
	b = appendCells(b, s.Stack[:s.Head[hTop]])
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

func (g *Game) keepsakes() []*[]int64 {
	s := &g.s
	return []*[]int64{&s.Vars, &s.Spaces, &s.Pieces, &s.Recs, &s.Heap, &s.Arena, &s.Ans, &g.options, &g.script}
}

func appendCells(b []byte, cells []int64) []byte {
	b = binary.LittleEndian.AppendUint32(b, uint32(len(cells)))
	for _, c := range cells {
		b = binary.LittleEndian.AppendUint64(b, uint64(c))
	}
	return b
}

// decode reads a saved game into a state of its program, and checks it.
func (g *Game) decode(b []byte) error {
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
	if hash := string(r.take(int(r.length(1)))); r.bad || hash != programHash(g.p) {
		return bad("it is of another scenario, or of another version of it")
	}
	for _, cells := range g.keepsakes() {
		*cells = r.cells()
	}
	head, stack := r.cells(), r.cells()
	if r.bad || len(r.b) != 0 || len(head) != headSize {
		return bad("it is damaged")
	}
	copy(g.s.Head[:], head)
	g.s.Stack = stack
	if err := g.sound(); err != nil {
		return bad("%v", err)
	}
	g.reindexAll()
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

// sound says whether a state read from outside has the shape the program gives it. What it means is for Check.
func (g *Game) sound() (err error) {
	defer func() { // what points outside its slice is found by the slice
		if r := recover(); r != nil {
			err = damaged(r)
		}
	}()
	s, h := &g.s, &g.s.Head
	spaces := 0
	if c := int(g.p.SpaceClass); c >= 0 && c < len(g.p.Classes) {
		spaces = len(g.p.Classes[c].Members)
	}
	switch {
	case len(s.Vars) != max(int(g.p.VarsSize), len(g.p.VarsInit)), len(s.Spaces) != spaceSize*spaces,
		len(s.Pieces)%g.lay.pieceStride != 0, len(s.Recs)%g.lay.recStride != 0, len(g.options) != len(g.p.Options),
		len(s.Ans)%2 != 0, len(s.Arena) > maxArena, len(s.Heap) > maxHeap:
		return fmt.Errorf("its state does not have the shape of this scenario")
	case h[hTop] != int64(len(s.Stack)), h[hScript] < 0, h[hScript] > int64(len(g.script)), h[hDepth] < 0, h[hDepth] > maxDepth:
		return fmt.Errorf("its procedures are damaged")
	}
	if err := g.soundStack(); err != nil {
		return err
	}
	return g.Check()
}

// soundStack walks the frames from the running one down.
func (g *Game) soundStack() error {
	s, h := &g.s, &g.s.Head
	damaged := fmt.Errorf("its procedures are damaged")
	top, base, frames := h[hTop], h[hBase], int64(0)
	kinds := int64(kindOffer)
	for top > 0 {
		if base < frameCells || base > top || frames > maxDepth {
			return damaged
		}
		f := g.header(int(base))
		if f[fFn] < 0 || f[fFn] >= int64(len(g.p.Funcs)) || f[fKind] < 0 || f[fKind] > kindDo || f[fKind] == kindOuter ||
			f[fReturn] < 0 || f[fReturn] >= int64(len(g.p.Code)) || f[fArena] < 0 || f[fArena] > int64(len(s.Arena)) {
			return damaged
		}
		size := int64(g.p.Funcs[f[fFn]].Regs)
		if f[fKind] == kindOffer {
			size = offerRegs
			r := s.Stack[base:top]
			if len(r) != offerRegs || r[oIndex] < 0 || r[oIndex] >= int64(len(g.p.Offers)) || r[oActor] < -1 || r[oActor] >= int64(g.players()) {
				return damaged
			}
		}
		if base+size != top || f[fDest] < -1 {
			return damaged
		}
		kinds = f[fKind]
		top, base = base-frameCells, f[fBase]
		frames++
	}
	if frames != h[hDepth] || frames > 0 && kinds != kindMain {
		return damaged
	}
	return g.soundPending()
}

// soundPending looks at what is asked, as far as indexes go.
func (g *Game) soundPending() error {
	s, h := &g.s, &g.s.Head
	damaged := fmt.Errorf("its decision is damaged")
	switch h[hPending] {
	case pendNone:
		return nil
	case pendPick:
		pc := h[hPC]
		if h[hTop] == 0 || pc < 0 || pc >= int64(len(g.p.Code)) || g.p.Code[pc].Op != program.CHOOSE {
			return damaged
		}
		fn := &g.p.Funcs[g.header(int(h[hBase]))[fFn]]
		if g.header(int(h[hBase]))[fKind] == kindOffer || pc < int64(fn.Start) || pc >= int64(fn.End) {
			return damaged
		}
	case pendMenu, pendParam:
		if h[hTop] == 0 || g.header(int(h[hBase]))[fKind] != kindOffer || g.header(int(h[hBase]))[fBase] == 0 {
			return damaged
		}
		if _, r, _ := g.openOffer(); r[oActor] < 0 {
			return damaged
		}
		if h[hPending] == pendParam {
			if len(s.Ans) < 2 || s.Ans[0] < 0 || s.Ans[0] >= int64(len(g.p.Actions)) || len(s.Ans)/2-1 >= len(g.p.Actions[s.Ans[0]].Params) {
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
	switch r.(type) {
	case *Fault, goruntime.Error:
		return fmt.Errorf("it is damaged")
	}
	panic(r)
}
