package known

import (
	"math"
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/value"
)

// sum returns a + b. Sums that overflow are errors in play and are excluded.
func sum(a, b Value) Value {
	f := (a.flags | b.flags) & fails
	if a.over != b.over {
		if a.Exact() && b.Exact() {
			l, ok1 := product(a.lo, b.den())
			r, ok2 := product(b.lo, a.den())
			d, ok3 := product(a.den(), b.den())
			n, ok4 := plus(l, r)
			return reduced(n, d, ok1 && ok2 && ok3 && ok4).failing(f)
		}
		a, b = a.widened(), b.widened()
	}
	lo, ok1 := plus(a.lo, b.lo)
	hi, ok2 := plus(a.hi, b.hi)
	if !ok1 && lo == math.MaxInt64 || !ok2 && hi == math.MinInt64 {
		return anythingOrError() // it always overflows
	}
	if !ok1 || !ok2 {
		f |= fails
	}
	out := Value{lo: lo, hi: hi, over: a.over, flags: f}
	if out.over != 0 && lo == hi {
		return reduced(lo, out.den(), true).failing(f)
	}
	return out
}

func minus(a Value) Value {
	out := Value{lo: opposite(a.hi), hi: opposite(a.lo), over: a.over, flags: a.flags & fails}
	if a.lo == math.MinInt64 {
		out.flags |= fails
		if a.hi == math.MinInt64 {
			return anythingOrError()
		}
	}
	return out
}

func times(a, b Value) Value {
	f := (a.flags | b.flags) & fails
	if a.over != 0 || b.over != 0 {
		if a.Exact() && b.Exact() {
			n, ok1 := product(a.lo, b.lo)
			d, ok2 := product(a.den(), b.den())
			return reduced(n, d, ok1 && ok2).failing(f)
		}
		a, b = a.widened(), b.widened()
	}
	if a.Exact() && b.Exact() {
		n, ok := product(a.lo, b.lo)
		if !ok {
			return anythingOrError()
		}
		return Exactly(n).failing(f)
	}
	out := Value{lo: math.MaxInt64, hi: math.MinInt64, flags: f}
	for _, x := range [2]int64{a.lo, a.hi} {
		for _, y := range [2]int64{b.lo, b.hi} {
			n, ok := product(x, y)
			if !ok {
				out.flags |= fails
				n = math.MaxInt64
				if (x < 0) != (y < 0) {
					n = math.MinInt64
				}
			}
			out.lo, out.hi = min(out.lo, n), max(out.hi, n)
		}
	}
	return out
}

// quotient returns a / b as a fraction.
func quotient(a, b Value) Value {
	f := (a.flags | b.flags) & fails
	switch {
	case b.Exact() && b.lo == 0:
		return anythingOrError()
	case a.Exact() && b.Exact():
		n, ok1 := product(a.lo, b.den())
		d, ok2 := product(a.den(), b.lo)
		return reduced(n, d, ok1 && ok2).failing(f)
	case b.Exact() && b.over == 0 && b.lo > 0:
		if d, ok := product(a.den(), b.lo); ok {
			return Value{lo: a.lo, hi: a.hi, over: d - 1, flags: f}
		}
	}
	return anythingOrError()
}

// reduced returns n/d in lowest terms, or an error in play.
func reduced(n, d int64, ok bool) Value {
	if !ok || d == 0 || n == math.MinInt64 || d == math.MinInt64 {
		return anythingOrError()
	}
	if d < 0 {
		n, d = -n, -d
	}
	g := GCD(n, d)
	return fraction(n/g, d/g)
}

// FitsRational reports whether n/d is a fraction that the interpreter can represent.
func FitsRational(n, d int64) bool {
	_, ok := value.Rational(n, d)
	return ok
}

// packed marks a fraction as possibly failing, if its numerator or denominator can be too large for the interpreter.
func packed(a Value) Value {
	for _, n := range [2]int64{a.lo, a.hi} {
		if _, ok := value.Rational(n, a.den()); !ok {
			a.flags |= fails
		}
	}
	if a.lo != a.hi {
		a.flags |= fails // the denominators of the values in between are not known
	}
	return a
}

// remainder returns a % b, with the sign of a.
func remainder(a, b Value) Value {
	f := (a.flags | b.flags) & fails
	if b.Can(0) {
		f |= fails
	}
	x, ok1 := a.Int()
	y, ok2 := b.Int()
	switch {
	case ok2 && y == 0:
		return anythingOrError()
	case ok2 && y == -1:
		return Exactly(0).failing(f)
	case ok1 && ok2:
		return Exactly(x % y).failing(f)
	}
	most := max(magnitude(b.lo), magnitude(b.hi)) // b is at least 1, and the remainder is less
	limit := int64(min(most-1, math.MaxInt64))
	if most == 0 {
		return anythingOrError()
	}
	return between(min(0, max(a.lo, -limit)), max(0, min(a.hi, limit))).failing(f)
}

// floorQuotient returns div(a, b), rounded down.
func floorQuotient(a, b Value) Value {
	f := (a.flags | b.flags) & fails
	y, ok := b.Int()
	switch {
	case !ok || y == 0:
		return anythingOrError()
	case y > 0:
		return between(value.FloorDiv(a.lo, y), value.FloorDiv(a.hi, y)).failing(f)
	case a.lo == math.MinInt64 && y == -1:
		return anythingOrError()
	}
	return between(value.FloorDiv(a.hi, y), value.FloorDiv(a.lo, y)).failing(f)
}

// rounded rounds a fraction to a whole number.
func rounded(name string, a Value) Value {
	if a.over == 0 {
		return a
	}
	to := func(n int64) int64 {
		down := value.FloorDiv(n, a.den())
		rest := uint64(n) - uint64(down)*uint64(a.den()) // less than den
		switch {
		case name == "ceil" && rest != 0:
			return down + 1
		case name == "nearest" && (2*rest > uint64(a.den()) || 2*rest == uint64(a.den()) && n > 0):
			return down + 1
		}
		return down
	}
	return between(to(a.lo), to(a.hi)).failing(a.flags)
}

// plus returns a + b, or the nearest number that fits and false.
func plus(a, b int64) (int64, bool) {
	c := a + b
	if (a^c)&(b^c) >= 0 {
		return c, true
	}
	if a < 0 {
		return math.MinInt64, false
	}
	return math.MaxInt64, false
}

func opposite(n int64) int64 {
	if n == math.MinInt64 {
		return math.MaxInt64
	}
	return -n
}

func magnitude(n int64) uint64 {
	if n < 0 {
		return -uint64(n)
	}
	return uint64(n)
}

// product returns a * b, or false if that overflows.
func product(a, b int64) (int64, bool) {
	hi, lo := bits.Mul64(magnitude(a), magnitude(b))
	if hi != 0 || lo > 1<<63-1 {
		return 0, false
	}
	return a * b, true
}

// ceilDiv returns a / b, rounded up. b must not be 0.
func ceilDiv(a, b int64) int64 {
	q := a / b
	if a%b != 0 && (a < 0) == (b < 0) {
		q++
	}
	return q
}

// GCD returns the greatest common divisor, or 1 for two zeros.
func GCD(a, b int64) int64 {
	for b != 0 {
		a, b = b, a%b
	}
	return max(a, -a, 1)
}

// compareFractions compares a/ad with b/bd. Denominators must be positive.
func compareFractions(a, ad, b, bd int64) int {
	switch {
	case (a < 0) != (b < 0):
		if a < 0 {
			return -1
		}
		return 1
	case ad == bd:
		return order(a, b)
	}
	ah, al := bits.Mul64(magnitude(a), uint64(bd))
	bh, bl := bits.Mul64(magnitude(b), uint64(ad))
	out := order(ah, bh)
	if out == 0 {
		out = order(al, bl)
	}
	if a < 0 {
		return -out
	}
	return out
}

func order[T int64 | uint64](a, b T) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}
