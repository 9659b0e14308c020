package program

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/crc32"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/internal/signs"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A compiled file has a header and two sections, the rules and the tests. The header has a magic word, the version of
// the format, and the length and CRC-32C of each section. A section holds what walkRules or walkTests visits, in
// little-endian order. A slice is preceded by its length plus one; 0 means nil.
const (
	magic      = "SCENARIO"
	headerSize = len(magic) + 4 + 2*8
)

var castagnoli = crc32.MakeTable(crc32.Castagnoli)

// ErrFormat and ErrTruncated are the errors for files whose contents cannot be read.
var (
	ErrFormat    = errors.New("not a compiled scenario")
	ErrTruncated = errors.New("truncated: the end of the file is missing")
	ErrDamaged   = errors.New("damaged (checksum)")
)

// VersionError is the error for a compiled scenario in another version of the format.
type VersionError struct{ Made int }

func (e *VersionError) Error() string {
	return fmt.Sprintf("made by version %d; this is %d: compile it again", e.Made, Version)
}

// Encode returns the program as a compiled file. Equal programs give equal files.
func (p *Program) Encode() []byte {
	c := &coder{buf: make([]byte, headerSize, headerSize+16*(len(p.Code)+len(p.Places)+len(p.Sites))+1<<14)}
	copy(c.buf, magic)
	binary.LittleEndian.PutUint32(c.buf[len(magic):], Version)
	c.walkRules(p.RulesOnly())
	tests := len(c.buf)
	c.walkTests(p.testsOnly())
	seal(c.buf, 0, c.buf[headerSize:tests])
	seal(c.buf, 1, c.buf[tests:])
	return c.buf
}

// seal writes the length and the checksum of a section into the header.
func seal(file []byte, section int, body []byte) {
	at := len(magic) + 4 + 8*section
	binary.LittleEndian.PutUint32(file[at:], uint32(len(body)))
	binary.LittleEndian.PutUint32(file[at+4:], crc32.Checksum(body, castagnoli))
}

// Hash returns the SHA-256 of the encoded rules, in hexadecimal. It does not include the tests, so that a saved game
// can be continued after a test is added. It is computed once.
func (p *Program) Hash() string {
	hashing.Lock()
	h := p.hash
	hashing.Unlock()
	if h != "" {
		return h
	}
	c := &coder{buf: binary.LittleEndian.AppendUint32([]byte(magic), Version)}
	c.walkRules(p.RulesOnly())
	sum := sha256.Sum256(c.buf)
	h = hex.EncodeToString(sum[:])
	hashing.Lock()
	p.hash = h
	hashing.Unlock()
	return h
}

// Decode decodes what Encode returned. It returns an error if the file is truncated, damaged or of another version,
// or if Verify does not accept the program. It allocates no more memory than the length of the file justifies.
func Decode(b []byte) (*Program, error) {
	p, tests, err := decode(b)
	if err != nil {
		return nil, err
	}
	if err := tests.read((*coder).walkTests, p); err != nil {
		return nil, err
	}
	if err := verifyTests(p); err != nil {
		return nil, fmt.Errorf("damaged: %w", err)
	}
	return p, nil
}

// DecodeRules is Decode without the tests and the rulebook, which are not needed for playing. It still compares their
// checksum, so that all commands reject a damaged file.
func DecodeRules(b []byte) (*Program, error) {
	p, _, err := decode(b)
	return p, err
}

// decode decodes the header and the rules, and returns the section of the tests.
func decode(b []byte) (*Program, section, error) {
	none := section{}
	switch {
	case len(b) < len(magic) && string(b) == magic[:len(b)] && len(b) > 0:
		return nil, none, ErrTruncated
	case len(b) < len(magic) || string(b[:len(magic)]) != magic:
		return nil, none, ErrFormat
	case len(b) < len(magic)+4:
		return nil, none, ErrTruncated
	}
	if v := binary.LittleEndian.Uint32(b[len(magic):]); v != Version {
		return nil, none, &VersionError{int(v)}
	}
	if len(b) < headerSize {
		return nil, none, ErrTruncated
	}
	var sections [2]section
	rest := b[headerSize:]
	for i := range sections {
		at := len(magic) + 4 + 8*i
		n := binary.LittleEndian.Uint32(b[at:])
		if uint64(len(rest)) < uint64(n) {
			return nil, none, ErrTruncated
		}
		sections[i] = section{rest[:n]}
		if crc32.Checksum(sections[i].body, castagnoli) != binary.LittleEndian.Uint32(b[at+4:]) {
			return nil, none, ErrDamaged
		}
		rest = rest[n:]
	}
	if len(rest) > 0 {
		return nil, none, fmt.Errorf("damaged: %d bytes too many", len(rest))
	}
	p := &Program{}
	if err := sections[0].read((*coder).walkRules, p); err != nil {
		return nil, none, err
	}
	p.EndRules()
	if err := verifyRules(p); err != nil {
		return nil, none, fmt.Errorf("damaged: %w", err)
	}
	return p, sections[1], nil
}

// section is a part of a file whose checksum has been compared.
type section struct {
	body []byte
}

// read decodes a section into a program.
func (s section) read(walk func(*coder, *Program), p *Program) error {
	c := &coder{in: s.body, reading: true}
	walk(c, p)
	switch {
	case c.err != nil:
		return fmt.Errorf("damaged: %w", c.err)
	case c.left() > 0:
		return fmt.Errorf("damaged: %d bytes are left over", c.left())
	}
	return nil
}

// coder encodes or decodes a program. Both directions share the code that visits the program.
type coder struct {
	buf     []byte // writing: what is written
	in      []byte // reading
	at      int    // position in in; an index, since reslicing would cost a write barrier each time
	reading bool
	err     error
	i32s    []int32  // slabs from which small slices are cut
	parts   []Part   // likewise
	lists   [][]Part // likewise
}

var (
	errShort   = errors.New("a length does not fit")
	errEmpty   = errors.New("a table is empty and is not nil")
	errControl = errors.New("a text holds a control character")
)

// left returns the number of bytes that have not been read.
func (c *coder) left() int { return len(c.in) - c.at }

// take returns the next n bytes of the input, or nil if there are fewer.
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

// octet encodes or decodes a number in one byte. wrong is the error for a number above greatest.
func (c *coder) octet(v, greatest byte, wrong string) byte {
	if !c.reading {
		c.buf = append(c.buf, v)
		return v
	}
	b := c.take(1)
	if b == nil {
		return v
	}
	if b[0] > greatest {
		c.err = errors.New(wrong)
	}
	return b[0]
}

func (c *coder) flag(v *bool) {
	is := c.octet(byte(value.Truth(*v)), 1, "a truth value is neither 0 nor 1") == 1
	if c.reading { // do not write otherwise: other goroutines may be reading the program
		*v = is
	}
}

// showing encodes or decodes a Showing.
func (c *coder) showing(v *Showing) {
	s := Showing(c.octet(byte(*v), byte(ShowNever), "a field is shown in a way that is unknown"))
	if c.reading {
		*v = s
	}
}

// enum encodes or decodes a value of a named int32 type.
func enum[T ~int32](c *coder, v *T) {
	n := int32(*v)
	c.i32(&n)
	if c.reading { // do not write otherwise: other goroutines may be reading the program
		*v = T(n)
	}
}

// length encodes or decodes the length of a slice, whose elements take at least size bytes each. isNil distinguishes
// a nil slice from an empty one.
func (c *coder) length(n int, isNil bool, size int) (m int, null bool) {
	u := int32(n + 1)
	if isNil {
		u = 0
	}
	c.i32(&u)
	if c.err != nil || u == 0 {
		return 0, true
	}
	m = int(uint32(u) - 1)
	if c.reading && m > c.left()/size {
		c.err = errShort
		return 0, true
	}
	return m, false
}

// extend adds n elements to a slice and returns them. Afterwards the slice is not nil, even if n is 0.
func extend[T any](s *[]T, n int) []T {
	from := len(*s)
	if *s == nil {
		*s = make([]T, n)
	} else {
		*s = slices.Grow(*s, n)[:from+n]
	}
	return (*s)[from:]
}

// slice encodes or decodes a slice element by element. Decoded elements are appended.
func slice[T any](c *coder, s *[]T, size int, each func(*T)) {
	n, null := c.length(len(*s), *s == nil, size)
	if null {
		return
	}
	elements := *s
	if c.reading {
		elements = extend(s, n)
	}
	for i := range elements {
		each(&elements[i])
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
	b, out := c.take(8*n), extend(s, n)
	for i := range out {
		out[i] = int64(binary.LittleEndian.Uint64(b[8*i:]))
	}
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
	b := c.take(4 * n)
	var out []int32
	if *s == nil {
		out = cut(&c.i32s, n)
		*s = out
	} else {
		out = extend(s, n)
	}
	for i := range out {
		out[i] = int32(binary.LittleEndian.Uint32(b[4*i:]))
	}
}

// cut returns a small slice of a slab, so that thousands of slices need only a few allocations.
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

// A compile-time check that every opcode fits in a byte.
const _ = uint8(numOps - 1)

// code encodes or decodes instructions: an opcode in a byte, and three operands.
func (c *coder) code(s *[]Instr) {
	const size = 13
	n, null := c.length(len(*s), *s == nil, size)
	if null {
		return
	}
	if !c.reading {
		for _, in := range *s {
			c.buf = append(c.buf, byte(in.Op))
			c.i32(&in.A, &in.B, &in.C)
		}
		return
	}
	b, out := c.take(size*n), extend(s, n)
	for i := range out {
		w := b[size*i : size*i+size]
		out[i] = Instr{
			Op(w[0]), int32(binary.LittleEndian.Uint32(w[1:])), int32(binary.LittleEndian.Uint32(w[5:])),
			int32(binary.LittleEndian.Uint32(w[9:])),
		}
	}
}

func (c *coder) places(s *[]Place) {
	n, null := c.length(len(*s), *s == nil, 12)
	if null {
		return
	}
	if !c.reading {
		for _, p := range *s {
			c.i32(&p.File, &p.Line, &p.Column)
		}
		return
	}
	b, out := c.take(12*n), extend(s, n)
	for i := range out {
		out[i] = placeAt(b[12*i:])
	}
}

// sites encodes or decodes four numbers for each site: its instruction and its line, as differences from those of the
// site before, its file and its column. They are varints, since most fit in one byte and there are nearly half as
// many sites as instructions.
func (c *coder) sites(s *[]Site) {
	n, null := c.length(len(*s), *s == nil, 4)
	if null {
		return
	}
	var last Site
	if !c.reading {
		for _, x := range *s {
			c.buf = binary.AppendUvarint(c.buf, uint64(uint32(x.PC-last.PC)))
			c.buf = binary.AppendUvarint(c.buf, uint64(uint32(x.Place.File)))
			c.buf = binary.AppendVarint(c.buf, int64(x.Place.Line-last.Place.Line))
			c.buf = binary.AppendUvarint(c.buf, uint64(uint32(x.Place.Column)))
			last = x
		}
		return
	}
	out := extend(s, n)
	for i := range out {
		var v [4]uint32
		if b := c.in[c.at:]; len(b) >= 4 && binary.LittleEndian.Uint32(b)&0x80808080 == 0 { // four numbers of one byte
			v = [4]uint32{uint32(b[0]), uint32(b[1]), uint32(b[2]), uint32(b[3])}
			c.at += 4
		} else {
			for j := range v {
				v[j] = c.number()
			}
		}
		last = Site{last.PC + int32(v[0]), Place{int32(v[1]), last.Place.Line + unzigzag(v[2]), int32(v[3])}}
		out[i] = last
	}
}

// unzigzag returns the signed number that binary.AppendVarint encodes as the unsigned u.
func unzigzag(u uint32) int32 { return int32(u>>1) ^ -int32(u&1) }

// number decodes 32 bits written by binary.AppendUvarint.
func (c *coder) number() uint32 {
	u, size := binary.Uvarint(c.in[c.at:])
	if size <= 0 || u > math.MaxUint32 {
		c.err, c.at = errShort, len(c.in)
		return 0
	}
	c.at += size
	return uint32(u)
}

func placeAt(b []byte) Place {
	return Place{
		int32(binary.LittleEndian.Uint32(b)), int32(binary.LittleEndian.Uint32(b[4:])),
		int32(binary.LittleEndian.Uint32(b[8:])),
	}
}

// text encodes or decodes one string.
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

// strings encodes or decodes the lengths of all strings, and then their contents as one string, of which each decoded
// string is a substring.
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
	all, out, from := string(c.texts(int(total))), extend(s, n), 0
	for i := range out {
		to := from + int(binary.LittleEndian.Uint32(lengths[4*i:]))
		out[i], from = all[from:to], to
		if to > 0 && all[to-1] == '\r' {
			c.err = errControl // even before a line break, which would begin the next text
		}
	}
}

// texts returns the next n bytes of the input, or fails if they cannot be shown on a terminal.
func (c *coder) texts(n int) []byte {
	b := c.take(n)
	if at, _ := signs.Find(b); at >= 0 {
		c.err = errControl
	}
	return b
}
