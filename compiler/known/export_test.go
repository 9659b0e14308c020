package known

import (
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Holds reports whether a value of a type as play has it is among those that a Value can be.
func Holds(a Value, t *ir.Type, v int64) bool {
	if t.Kind != ir.Rational {
		return a.Can(v)
	}
	n, d := value.Num(v), value.Den(v)
	return !a.IsNothing() && compareFractions(a.lo, a.den(), n, d) <= 0 && compareFractions(n, d, a.hi, a.den()) <= 0
}

// Rules are the names of all rows of the table of builtins.
func Rules() []string {
	var out []string
	for name := range rules {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

// Without calls f while a builtin has no rule by which its value is known.
func Without(name string, f func()) {
	was := rules[name]
	defer func() { rules[name] = was }()
	rules[name] = rule{}
	f()
}

// Evaluates reports whether a builtin has a rule by which its value is known.
func Evaluates(name string) bool { return rules[name].eval != nil }
