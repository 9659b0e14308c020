package program

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc32"

	"github.com/scenario-lang/scenario/internal/signs"
)

// A compiled scenario is a header and a body. The header: magic, version, length of the body, CRC-32C of the body. The
// body is what walk says, little endian; slices have their length plus one in front, 0 being nil.
const (
	magic      = "SCENARIO"
	headerSize = len(magic) + 12
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// What can be wrong with a file before its content is looked at.
var (
	ErrFormat    = errors.New("not a compiled scenario")
	ErrTruncated = errors.New("truncated: the end of the file is missing")
	ErrDamaged   = errors.New("damaged (checksum)")
)

// Encode is the program as a file. Equal programs give equal files.
func (p *Program) Encode() []byte {
	c := &coder{buf: make([]byte, headerSize, headerSize+16*len(p.Code)+16*len(p.Places)+1<<14)}
	c.walk(p)
	copy(c.buf, magic)
	body := c.buf[headerSize:]
	binary.LittleEndian.PutUint32(c.buf[len(magic):], Version)
	binary.LittleEndian.PutUint32(c.buf[len(magic)+4:], uint32(len(body)))
	binary.LittleEndian.PutUint32(c.buf[len(magic)+8:], crc32.Checksum(body, castagnoli))
	return c.buf
}

// Hash names the program's content: the SHA-256 of its encoding, in hex. It is worked out once.
func (p *Program) Hash() string {
	if h := p.hash.Load(); h != nil {
		return *h
	}
	sum := sha256.Sum256(p.Encode())
	h := hex.EncodeToString(sum[:])
	p.hash.Store(&h)
	return h
}

// Decode reads what Encode wrote. It refuses whatever is cut short, damaged, of another version, or no program that
// Verify accepts; it never allocates more than the file can account for.
func Decode(b []byte) (*Program, error) {
	switch {
	case len(b) < len(magic) && string(b) == magic[:len(b)] && len(b) > 0:
		return nil, ErrTruncated
	case len(b) < len(magic) || string(b[:len(magic)]) != magic:
		return nil, ErrFormat
	case len(b) < headerSize:
		return nil, ErrTruncated
	}
	if v := binary.LittleEndian.Uint32(b[len(magic):]); v != Version {
		return nil, fmt.Errorf("made by version %d; this is %d: compile it again", v, Version)
	}
	body := b[headerSize:]
	switch n := uint64(binary.LittleEndian.Uint32(b[len(magic)+4:])); {
	case uint64(len(body)) < n:
		return nil, ErrTruncated
	case uint64(len(body)) > n:
		return nil, fmt.Errorf("damaged: %d bytes too many", uint64(len(body))-n)
	}
	if crc32.Checksum(body, castagnoli) != binary.LittleEndian.Uint32(b[len(magic)+8:]) {
		return nil, ErrDamaged
	}
	c, p := &coder{in: body, reading: true}, &Program{}
	c.walk(p)
	switch {
	case c.err != nil:
		return nil, fmt.Errorf("damaged: %w", c.err)
	case c.left() > 0:
		return nil, fmt.Errorf("damaged: %d bytes are left over", c.left())
	}
	if err := Verify(p); err != nil {
		return nil, fmt.Errorf("damaged: %w", err)
	}
	return p, nil
}

// coder goes over a program in one of two directions.
type coder struct {
	buf     []byte // writing: what is written
	in      []byte // reading
	at      int    // in it; a number, since moving a slice's start costs a write barrier each time
	reading bool
	err     error
	i32s    []int32  // slabs that small slices are cut from
	parts   []Part   // likewise
	lists   [][]Part // likewise
}

var (
	errShort   = errors.New("a length does not fit")
	errControl = errors.New("a text holds a control character")
)

// left is how many bytes are still to be read.
func (c *coder) left() int { return len(c.in) - c.at }

// take is the next n bytes to read; nil when there are not so many.
func (c *coder) take(n int) []byte {
	if c.err != nil || n > c.left() {
		if c.err == nil {
			c.err = errShort
		}
		return nil
	}
	c.at += n
	return c.in[c.at-n : c.at]
}

func (c *coder) u32(v *uint32) {
	if !c.reading {
		c.buf = binary.LittleEndian.AppendUint32(c.buf, *v)
		return
	}
	if b := c.take(4); b != nil {
		*v = binary.LittleEndian.Uint32(b)
	}
}

func (c *coder) i32(vs ...*int32) {
	if c.reading {
		if b := c.take(4 * len(vs)); b != nil {
			for i, v := range vs {
				*v = int32(binary.LittleEndian.Uint32(b[4*i:]))
			}
		}
		return
	}
	for _, v := range vs {
		c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(*v))
	}
}

func (c *coder) i64(vs ...*int64) {
	for _, v := range vs {
		if !c.reading {
			c.buf = binary.LittleEndian.AppendUint64(c.buf, uint64(*v))
			continue
		}
		if b := c.take(8); b != nil {
			*v = int64(binary.LittleEndian.Uint64(b))
		}
	}
}

func (c *coder) flag(v *bool) {
	if !c.reading {
		b := byte(0)
		if *v {
			b = 1
		}
		c.buf = append(c.buf, b)
		return
	}
	if b := c.take(1); b != nil {
		if b[0] > 1 {
			c.err = errors.New("a truth value is neither 0 nor 1")
		}
		*v = b[0] == 1
	}
}

// enum codes the int32 behind a named type.
func enum[T ~int32](c *coder, v *T) {
	n := int32(*v)
	c.i32(&n)
	*v = T(n)
}

// length codes how long a slice is; size is the least its elements take. isNil is what an empty one is.
func (c *coder) length(n int, isNil bool, size int) (m int, null bool) {
	u := uint32(n + 1)
	if isNil {
		u = 0
	}
	c.u32(&u)
	if c.err != nil || u == 0 {
		return 0, true
	}
	m = int(u - 1)
	if c.reading && m > c.left()/size {
		c.err = errShort
		return 0, true
	}
	return m, false
}

// slice codes a slice element by element.
func slice[T any](c *coder, s *[]T, size int, each func(*T)) {
	n, null := c.length(len(*s), *s == nil, size)
	if null {
		return
	}
	if c.reading {
		*s = make([]T, n)
	}
	for i := range *s {
		each(&(*s)[i])
	}
}

func (c *coder) ints64(s *[]int64) {
	n, null := c.length(len(*s), *s == nil, 8)
	if null {
		return
	}
	if !c.reading {
		for _, v := range *s {
			c.buf = binary.LittleEndian.AppendUint64(c.buf, uint64(v))
		}
		return
	}
	b, out := c.take(8*n), make([]int64, n)
	for i := range out {
		out[i] = int64(binary.LittleEndian.Uint64(b[8*i:]))
	}
	*s = out
}

func (c *coder) ints32(s *[]int32) {
	n, null := c.length(len(*s), *s == nil, 4)
	if null {
		return
	}
	if !c.reading {
		for _, v := range *s {
			c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(v))
		}
		return
	}
	b, out := c.take(4*n), cut(&c.i32s, n)
	for i := range out {
		out[i] = int32(binary.LittleEndian.Uint32(b[4*i:]))
	}
	*s = out
}

// cut takes a small slice from a slab, so that thousands of them are a few allocations.
func cut[T any](slab *[]T, n int) []T {
	if n > 64 {
		return make([]T, n)
	}
	if n > len(*slab) {
		*slab = make([]T, 512)
	}
	out := (*slab)[:n:n]
	*slab = (*slab)[n:]
	return out
}

func (c *coder) code(s *[]Instr) {
	n, null := c.length(len(*s), *s == nil, 16)
	if null {
		return
	}
	if !c.reading {
		for _, in := range *s {
			c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(in.Op))
			c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(in.A))
			c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(in.B))
			c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(in.C))
		}
		return
	}
	b, out := c.take(16*n), make([]Instr, n)
	for i := range out {
		w := b[16*i : 16*i+16]
		out[i] = Instr{
			Op(binary.LittleEndian.Uint32(w)), int32(binary.LittleEndian.Uint32(w[4:])),
			int32(binary.LittleEndian.Uint32(w[8:])), int32(binary.LittleEndian.Uint32(w[12:])),
		}
	}
	*s = out
}

func (c *coder) places(s *[]Place) {
	n, null := c.length(len(*s), *s == nil, 16)
	if null {
		return
	}
	if !c.reading {
		for _, p := range *s {
			c.i32(&p.PC, &p.File, &p.Line, &p.Column)
		}
		return
	}
	b, out := c.take(16*n), make([]Place, n)
	for i := range out {
		w := b[16*i : 16*i+16]
		out[i] = Place{
			int32(binary.LittleEndian.Uint32(w)), int32(binary.LittleEndian.Uint32(w[4:])),
			int32(binary.LittleEndian.Uint32(w[8:])), int32(binary.LittleEndian.Uint32(w[12:])),
		}
	}
	*s = out
}

// text codes one string.
func (c *coder) text(s *string) {
	n, null := c.length(len(*s), false, 1)
	switch {
	case null:
	case c.reading:
		*s = string(c.texts(n))
	default:
		c.buf = append(c.buf, *s...)
	}
}

// strings codes lengths and then all letters in one; reading, every string is a piece of one.
func (c *coder) strings(s *[]string) {
	n, null := c.length(len(*s), *s == nil, 4)
	if null {
		return
	}
	if !c.reading {
		for _, x := range *s {
			c.buf = binary.LittleEndian.AppendUint32(c.buf, uint32(len(x)))
		}
		for _, x := range *s {
			c.buf = append(c.buf, x...)
		}
		return
	}
	lengths, total := c.take(4*n), uint64(0)
	for i := range n {
		total += uint64(binary.LittleEndian.Uint32(lengths[4*i:]))
	}
	if total > uint64(c.left()) {
		c.err = errShort
		return
	}
	all, out, from := string(c.texts(int(total))), make([]string, n), 0
	for i := range out {
		to := from + int(binary.LittleEndian.Uint32(lengths[4*i:]))
		out[i], from = all[from:to], to
		if to > 0 && all[to-1] == '\r' {
			c.err = errControl // also before a line break, which is another text's
		}
	}
	*s = out
}

// texts is the next n bytes to read, all of them fit to be shown.
func (c *coder) texts(n int) []byte {
	b := c.take(n)
	if at, _ := signs.Find(b); at >= 0 {
		c.err = errControl
	}
	return b
}
