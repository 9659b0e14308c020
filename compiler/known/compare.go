package known

import "slices"

// compare is what an operator that compares says of two values.
func compare(op string, a, b Value) Value {
	if a.flags&nothing != 0 || b.flags&nothing != 0 {
		return Either.failing(a.flags | b.flags)
	}
	var out Value
	switch op {
	case "==":
		out = Equal(a, b)
	case "!=":
		out = Not(Equal(a, b))
	case "<":
		out = less(a, b)
	case ">":
		out = less(b, a)
	case "<=":
		out = Not(less(b, a))
	default:
		out = Not(less(a, b))
	}
	return out.failing(a.flags | b.flags)
}

// Mirrored has the operators that compare, each with the one that says the same when its sides are exchanged.
var Mirrored = map[string]string{"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}

// Not is the opposite of a truth value.
func Not(a Value) Value {
	switch {
	case a.Always():
		return Exactly(0).failing(a.flags)
	case a.Never():
		return Exactly(1).failing(a.flags)
	}
	return Either.failing(a.flags)
}

// Equal is whether two values are the same.
func Equal(a, b Value) Value {
	switch {
	case (a.flags|b.flags)&(nothing|entire) != 0 || a.list() != nil || b.list() != nil:
		return Either
	case a.lo == a.hi && b.lo == b.hi && compareFractions(a.lo, a.den(), b.lo, b.den()) == 0:
		return Exactly(1)
	case compareFractions(a.hi, a.den(), b.lo, b.den()) < 0, compareFractions(b.hi, b.den(), a.lo, a.den()) < 0:
		return Exactly(0)
	case a.vals() != nil && !slices.ContainsFunc(a.vals(), b.Can), b.vals() != nil && !slices.ContainsFunc(b.vals(), a.Can):
		return Exactly(0)
	}
	return Either
}

func less(a, b Value) Value {
	switch {
	case compareFractions(a.hi, a.den(), b.lo, b.den()) < 0:
		return Exactly(1)
	case compareFractions(a.lo, a.den(), b.hi, b.den()) >= 0:
		return Exactly(0)
	}
	return Either
}

// Narrow returns what is left of a whole number when it compares so with another: Nothing where it never does.
func (a Value) Narrow(op string, b Value) Value {
	if a.IsNothing() || b.IsNothing() || a.over != 0 || b.over != 0 {
		return a
	}
	out := Value{lo: a.lo, hi: a.hi, flags: a.flags}
	if op == "<" || op == "<=" || op == "==" {
		out.hi = min(out.hi, b.hi)
	}
	if op == ">" || op == ">=" || op == "==" {
		out.lo = max(out.lo, b.lo)
	}
	if op == "<" && out.hi == b.hi {
		if out.hi == out.lo {
			return Nothing
		}
		out.hi--
	}
	if op == ">" && out.lo == b.lo {
		if out.hi == out.lo {
			return Nothing
		}
		out.lo++
	}
	if out.lo > out.hi {
		return Nothing
	}
	return out
}
