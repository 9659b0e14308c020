package vm

import (
	"math"
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// mul returns a * b, or fails if that overflows.
func mul(a, b int64) int64 {
	hi, lo := bits.Mul64(uint64(a), uint64(b))
	// Mul64 is unsigned; this makes the high word that of the signed product. The product fits if all bits of h equal
	// the sign bit of the low word.
	h := int64(hi)
	if a < 0 {
		h -= b
	}
	if b < 0 {
		h -= a
	}
	if h != int64(lo)>>63 {
		state.Fail("%d * %d is too large a number", a, b)
	}
	return int64(lo)
}

func opposite(v int64) int64 {
	if v == math.MinInt64 {
		state.Fail("-(%d) is too large a number", v)
	}
	return -v
}

// div returns a / b, rounded down.
func div(a, b int64) int64 {
	if b == 0 {
		state.Fail("%d is divided by 0", a)
	}
	if a == math.MinInt64 && b == -1 {
		state.Fail("%d / %d is too large a number", a, b)
	}
	return value.FloorDiv(a, b)
}

// mod returns the remainder of a / b with the sign of a, as the checker does for constants.
func mod(a, b int64) int64 {
	if b == 0 {
		state.Fail("%d is divided by 0", a)
	}
	if b == -1 {
		return 0
	}
	return a % b
}

// fraction returns num/den as a value, or fails.
func fraction(num, den int64) int64 {
	if den == 0 {
		state.Fail("%d is divided by 0", num)
	}
	v, ok := value.Rational(num, den)
	if !ok {
		state.Fail("the fraction %d/%d has too large numbers", num, den)
	}
	return v
}

// rational adds, subtracts, multiplies or divides two fractions. Numerators and denominators have 32 bits, so that
// products fit.
func rational(op program.Op, a, b int64) int64 {
	an, ad, bn, bd := value.Num(a), value.Den(a), value.Num(b), value.Den(b)
	switch op {
	case program.RADD:
		return fraction(an*bd+bn*ad, ad*bd)
	case program.RSUB:
		return fraction(an*bd-bn*ad, ad*bd)
	case program.RMUL:
		return fraction(an*bn, ad*bd)
	}
	return fraction(an*bd, ad*bn)
}

// compareRationals returns -1, 0 or 1.
func compareRationals(a, b int64) int64 {
	l, r := value.Num(a)*value.Den(b), value.Num(b)*value.Den(a)
	return value.Truth(l > r) - value.Truth(l < r)
}

// toInt rounds a fraction to a whole number.
func toInt(op program.Op, v int64) int64 {
	num, den := value.Num(v), value.Den(v)
	down := div(num, den)
	rest := num - down*den
	switch {
	case op == program.CEIL && rest != 0:
		return down + 1
	case op == program.NEAREST && (2*rest > den || 2*rest == den && num > 0):
		return down + 1
	}
	return down
}
