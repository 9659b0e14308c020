// Package value defines how values of the language are stored in a register of 64 bits. A value does not include its
// type; the code that uses it must know it.
package value

import (
	"math"
	"math/bits"
)

// None is the reference to nothing.
const None int64 = -1

// A reference to a declared thing is its index. A reference to a piece or record includes a generation, so that
// references to destroyed ones are recognised.
const (
	slotBits = 24
	slotMask = 1<<slotBits - 1
	genMask  = 1<<24 - 1
)

// Handle returns the reference to slot (below 1<<24) of generation gen.
func Handle(slot int, gen int64) int64 { return (gen&genMask)<<slotBits | int64(slot) }

// Slot returns the slot of a reference to a piece or record.
func Slot(h int64) int { return int(h & slotMask) }

// Gen returns the generation of a reference to a piece or record.
func Gen(h int64) int64 { return h >> slotBits & genMask }

// Lists and texts made in play are handles into an arena: offset and length. A static list is part of the program.
const (
	lenBits       = 24
	lenMask       = 1<<lenBits - 1
	static  int64 = 1 << 62
)

// List returns the handle of n values at off.
func List(off, n int) int64 { return int64(off)<<lenBits | int64(n) }

// StaticList returns the handle of n values at off in the program's own arena.
func StaticList(off, n int) int64 { return static | List(off, n) }

// Part returns n elements of a list, beginning at from. It copies nothing.
func Part(l int64, from, n int) int64 {
	if Static(l) {
		return StaticList(Off(l)+from, n)
	}
	return List(Off(l)+from, n)
}

// Off returns where a list begins.
func Off(l int64) int { return int(l &^ static >> lenBits) }

// Len returns how many values a list has.
func Len(l int64) int { return int(l & lenMask) }

// Static reports whether a list is part of the program.
func Static(l int64) bool { return l&static != 0 }

// Rational packs num/den in lowest terms, with den > 0, each within 31 bits and a sign. ok is false if it does not fit.
func Rational(num, den int64) (v int64, ok bool) {
	if den == 0 || num == math.MinInt64 || den == math.MinInt64 {
		return 0, false
	}
	if den < 0 {
		num, den = -num, -den
	}
	if g := gcd(abs(num), den); g > 1 {
		num, den = num/g, den/g
	}
	if num > math.MaxInt32 || num < math.MinInt32 || den > math.MaxInt32 {
		return 0, false
	}
	return num<<32 | den, true
}

// Num returns the numerator of a rational.
func Num(r int64) int64 { return r >> 32 }

// Den returns the denominator of a rational, at least 1.
func Den(r int64) int64 { return r & math.MaxUint32 }

// FloorDiv returns a / b rounded down. b must not be 0.
func FloorDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) != (b < 0) {
		q--
	}
	return q
}

// AppendMembers appends the members of a set, which is a bit mask, in order.
func AppendMembers(into []int64, set int64) []int64 {
	for left := uint64(set); left != 0; left &= left - 1 {
		into = append(into, int64(bits.TrailingZeros64(left)))
	}
	return into
}

// Truth returns 1 for true and 0 for false.
func Truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func abs(a int64) int64 {
	if a < 0 {
		return -a
	}
	return a
}

func gcd(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
