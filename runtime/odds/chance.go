package odds

import (
	"math/big"
	"math/bits"
)

// chance is a multiple of 1/(1<<Bits), in two words. There are millions of operations on chances, for which a big.Int
// would allocate too much.
type chance struct{ hi, lo uint64 }

// certain is the chance 1.
var certain = chanceOf(one)

func chanceOf(n *big.Int) chance {
	low := new(big.Int).And(n, new(big.Int).SetUint64(1<<64-1))
	return chance{new(big.Int).Rsh(n, 64).Uint64(), low.Uint64()}
}

func (c chance) big() *big.Int {
	n := new(big.Int).SetUint64(c.hi)
	return n.Add(n.Lsh(n, 64), new(big.Int).SetUint64(c.lo))
}

func (c chance) less(o chance) bool { return c.hi < o.hi || c.hi == o.hi && c.lo < o.lo }

func (c chance) plus(o chance) chance {
	lo, carry := bits.Add64(c.lo, o.lo, 0)
	return chance{c.hi + o.hi + carry, lo}
}

// times returns the product of two chances, rounded down.
func (c chance) times(o chance) chance {
	if o == certain {
		return c
	}
	// Of the four words of the product, drop the lowest one and the lower half of the next.
	low, _ := bits.Mul64(c.lo, o.lo)
	h1, l1 := bits.Mul64(c.hi, o.lo)
	h2, l2 := bits.Mul64(c.lo, o.hi)
	mid, carry1 := bits.Add64(low, l1, 0)
	mid, carry2 := bits.Add64(mid, l2, 0)
	top := c.hi*o.hi + h1 + h2 + carry1 + carry2
	return chance{top >> (Bits - 64), mid>>(Bits-64) | top<<(128-Bits)}
}
