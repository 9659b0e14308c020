package state

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"

	"github.com/scenario-lang/scenario/runtime/program"
)

// A saved game is a magic word, a version, the format and the hash of its program, whole numbers, and a checksum of
// all of these. Version 2 lacks the format; older versions cannot be read.
const (
	saveMagic   = "SCNGAME\n"
	saveVersion = 3
	oldestSave  = 2
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// Marshal encodes the game. It may be in the middle of a decision.
func (s *Store) Marshal() []byte {
	b := append(make([]byte, 0, 8*(s.Cells()+64)), saveMagic...)
	b = binary.LittleEndian.AppendUint32(b, saveVersion)
	b = binary.LittleEndian.AppendUint32(b, program.Version)
	hash := s.p.Hash()
	b = binary.LittleEndian.AppendUint32(b, uint32(len(hash)))
	b = append(b, hash...)
	for _, cells := range s.saved() {
		b = appendCells(b, *cells)
	}
	b = appendCells(b, s.Head[:])
	b = appendCells(b, s.Stack[:s.Head[HeadTop]])
	return binary.LittleEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// saved returns the slices that are saved, in order.
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

// Unmarshal decodes a saved game of the same program, and checks it.
func (s *Store) Unmarshal(b []byte) error {
	bad := func(format string, args ...any) error {
		return &Error{Text: "saved game: " + fmt.Sprintf(format, args...)}
	}
	if len(b) < len(saveMagic)+4 || string(b[:len(saveMagic)]) != saveMagic {
		return bad("this is not a saved game")
	}
	v := binary.LittleEndian.Uint32(b[len(saveMagic):])
	if v < oldestSave || v > saveVersion {
		return bad("it has version %d; this is version %d, which reads versions from %d on: "+
			"continue the game from its game log", v, saveVersion, oldestSave)
	}
	body := b[:len(b)-4]
	if crc32.Checksum(body, castagnoli) != binary.LittleEndian.Uint32(b[len(b)-4:]) {
		return bad("it is damaged or cut off (the checksum differs)")
	}
	r := reader{b: body[len(saveMagic)+4:]}
	made := uint32(program.Version)
	if v > 2 {
		made = r.number()
	}
	if hash := string(r.take(int(r.length(1)))); r.bad || hash != s.p.Hash() {
		if made != program.Version {
			return bad("its rules were compiled by another version (format %d; this is %d): continue the game from its game log",
				made, program.Version)
		}
		return bad("it is of another scenario, or of another version of it: continue the game from its game log")
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
	if err := newChecker(s).shape(); err != nil {
		return bad("%v", err)
	}
	s.ReindexAll()
	return nil
}

type reader struct {
	b   []byte
	bad bool
}

// number reads a number. If the input is cut off it returns 0 and sets bad.
func (r *reader) number() uint32 {
	if len(r.b) < 4 {
		r.bad = true
		return 0
	}
	n := binary.LittleEndian.Uint32(r.b)
	r.b = r.b[4:]
	return n
}

// length reads the number of elements, each of which takes size bytes. If that many do not fit in the input it
// returns 0 and sets bad.
func (r *reader) length(size int) uint32 {
	n := r.number()
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
