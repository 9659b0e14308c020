package known

import (
	"math"
	"math/bits"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Value is the set of values that an expression can have in play. Truth values, numbers, references (-1 is none) and
// sets (bits) are numbers here, as in ir.Const. The zero Value is the number 0.
type Value struct {
	lo, hi int64 // least and greatest value, as numerators over den
	over   int64 // den - 1, so that the zero Value is a whole number
	flags  flags
	more   *more
}

type flags uint8

const (
	nothing flags = 1 << iota // there is no value
	fails                     // evaluating it may end in an error
	entire                    // a list or text that is known completely
)

// more has what few Values need.
type more struct {
	vals     []int64 // if not nil: all the values, ascending
	list     *list
	constant *ir.Const // for lists and texts that are known completely
}

var (
	// Anything is the Value if nothing is known.
	Anything = Value{lo: math.MinInt64, hi: math.MaxInt64}
	// Nothing is the Value without values, of an expression that always fails.
	Nothing = Value{flags: nothing}
	// Either is true or false.
	Either = between(0, 1)
)

// Exactly returns the Value of one number.
func Exactly(n int64) Value { return Value{lo: n, hi: n} }

// between returns the Value of the numbers from lo to hi.
func between(lo, hi int64) Value { return Value{lo: lo, hi: hi} }

// anythingOrError returns Anything, with the addition that evaluation may fail.
func anythingOrError() Value { return Anything.failing(fails) }

// top returns all values of a type.
func top(t *ir.Type) Value {
	if t == nil {
		return Anything
	}
	switch t.Kind {
	case ir.Bool:
		return Either
	case ir.None:
		return Exactly(-1)
	case ir.Ref:
		n := int64(0)
		if Fixed(t.Class) && !t.Class.Open {
			n = int64(len(t.Class.Members))
		}
		switch {
		case !Fixed(t.Class) && t.Class != nil: // created in play
			n = math.MaxInt64
		case n == 0:
			return Anything
		}
		if t.Optional {
			return between(-1, n-1)
		}
		return between(0, n-1)
	}
	return Anything
}

// Fixed reports whether the things of a class exist from the start to the end of a game.
func Fixed(c *ir.Class) bool { return c != nil && c.Role != ir.RolePiece && c.Role != ir.RoleRecord }

// FromConst returns the Value of a constant of a type.
func FromConst(c *ir.Const, t *ir.Type) Value {
	switch {
	case c == nil || t == nil || t.Kind == ir.Invalid:
		return top(t)
	case t.InList():
		return constList(c, t)
	case c.Text != nil || t.Kind == ir.Text:
		out := Anything
		out.flags, out.more = entire, &more{constant: c}
		return out
	}
	if len(c.List) > 0 {
		return top(t)
	}
	if t.Kind == ir.Rational {
		return packed(fraction(c.Int, c.Den))
	}
	return fraction(c.Int, c.Den)
}

// fraction returns the Value n/d, without reducing it. d = 0 means 1.
func fraction(n, d int64) Value {
	return Value{lo: n, hi: n, over: max(d, 1) - 1}
}

func (a Value) den() int64 { return a.over + 1 }

// Exact reports whether there is exactly one value.
func (a Value) Exact() bool {
	return a.flags&nothing == 0 && (a.lo == a.hi || a.flags&entire != 0)
}

// Int returns the value if it is one whole number, truth value, reference or set.
func (a Value) Int() (int64, bool) {
	return a.lo, a.lo == a.hi && a.over == 0 && a.flags&nothing == 0
}

// constOf returns the value as a constant of a type if there is exactly one, else nil.
func (a Value) constOf(t *ir.Type) *ir.Const {
	switch {
	case !a.Exact():
		return nil
	case a.flags&entire == 0 && t != nil && t.Kind == ir.Set:
		return &ir.Const{Int: a.lo}
	case a.flags&entire == 0:
		return &ir.Const{Int: a.lo, Den: a.den()}
	case a.more.constant != nil:
		return a.more.constant
	}
	out := &ir.Const{List: make([]*ir.Const, len(a.more.list.items))}
	for i, it := range a.more.list.items {
		out.List[i] = it.is.constOf(t.Elem)
	}
	return out
}

// MayFail reports whether evaluating the expression may fail.
func (a Value) MayFail() bool { return a.flags&fails != 0 }

// IsNothing reports whether there is no value.
func (a Value) IsNothing() bool { return a.flags&nothing != 0 }

// Never reports whether the only value is false.
func (a Value) Never() bool { return a.lo == 0 && a.hi == 0 && a.flags&nothing == 0 }

// Always reports whether the only value is true.
func (a Value) Always() bool { return a.lo == 1 && a.hi == 1 && a.over == 0 && a.flags&nothing == 0 }

// Can reports whether the whole number, truth value, reference or set n is included.
func (a Value) Can(n int64) bool {
	switch {
	case a.flags&nothing != 0:
		return false
	case a.over != 0:
		return compareFractions(a.lo, a.den(), n, 1) <= 0 && compareFractions(n, 1, a.hi, a.den()) <= 0
	case n < a.lo || n > a.hi:
		return false
	}
	return a.vals() == nil || slices.Contains(a.vals(), n)
}

// Bounds returns the least and the greatest whole number that is included.
func (a Value) Bounds() (least, most int64) {
	if a.over != 0 {
		return -value.FloorDiv(-a.lo, a.den()), value.FloorDiv(a.hi, a.den())
	}
	return a.lo, a.hi
}

func (a Value) vals() []int64 {
	if a.more == nil {
		return nil
	}
	return a.more.vals
}

// failing returns a with the flag fails if f has it. It is the value of an expression with a part that may fail.
func (a Value) failing(f flags) Value {
	a.flags |= f & fails
	return a
}

// certain returns a without the flag fails.
func (a Value) certain() Value {
	a.flags &^= fails
	return a
}

// Join returns the union of two Values.
func (a Value) Join(b Value) Value {
	switch {
	case a.flags&nothing != 0:
		return b.failing(a.flags)
	case b.flags&nothing != 0:
		return a.failing(b.flags)
	}
	f := (a.flags | b.flags) & fails
	if a.list() != nil || b.list() != nil || (a.flags|b.flags)&entire != 0 {
		return joinLists(a, b).failing(f)
	}
	if a.over != b.over {
		a, b = a.widened(), b.widened()
	}
	out := Value{lo: min(a.lo, b.lo), hi: max(a.hi, b.hi), over: a.over, flags: f}
	if out.over != 0 || out.lo == out.hi || out == a.failing(f) || out == b.failing(f) {
		return out // a fraction, or one includes the other
	}
	if all, ok := merged(a, b); ok {
		out.more = &more{vals: all}
	}
	return out
}

// merged returns the numbers of two Values, unless there are too many or they are all numbers of an interval.
func merged(a, b Value) ([]int64, bool) {
	x, ok1 := a.numbers()
	y, ok2 := b.numbers()
	if !ok1 || !ok2 {
		return nil, false
	}
	all := append(slices.Clone(x), y...)
	slices.Sort(all)
	all = slices.Compact(all)
	if len(all) > maxVals || all[len(all)-1]-all[0] == int64(len(all)-1) {
		return nil, false
	}
	return all, true
}

// numbers lists the values, if they are a small set.
func (a Value) numbers() ([]int64, bool) {
	if vals := a.vals(); vals != nil {
		return vals, true
	}
	if a.over != 0 || uint64(a.hi)-uint64(a.lo) >= maxVals {
		return nil, false
	}
	out := make([]int64, 0, a.hi-a.lo+1)
	for n := a.lo; n < a.hi; n++ {
		out = append(out, n)
	}
	return append(out, a.hi), true
}

// size returns the number of values, or math.MaxInt64 if it is not known.
func (a Value) size() int64 {
	if vals := a.vals(); vals != nil {
		return int64(len(vals))
	}
	if n := uint64(a.hi) - uint64(a.lo); a.over == 0 && n < math.MaxInt64 {
		return int64(n) + 1
	}
	return math.MaxInt64
}

// widened returns the whole numbers between the bounds of a fraction, rounded outwards.
func (a Value) widened() Value {
	if a.over == 0 {
		return a
	}
	d := a.den()
	return Value{lo: value.FloorDiv(a.lo, d), hi: ceilDiv(a.hi, d), flags: a.flags}
}

// list is what is known about a list.
type list struct {
	least, most int64  // of its length
	elem        Value  // all that an element can be
	items       []item // if not nil: all possible elements, in order
}

// item is an element that a list has, if sure, or may have.
type item struct {
	is   Value
	sure bool
}

func (a Value) list() *list {
	if a.more == nil {
		return nil
	}
	return a.more.list
}

// List returns the bounds of the length of a list or set, and all that an element can be: Nothing if it is empty.
func (a Value) List(t *ir.Type) (least, most int64, elem Value) {
	l := a.listOf(t)
	return l.least, l.most, l.elem
}

// listOf returns what is known about a list or set of a type.
func (a Value) listOf(t *ir.Type) list {
	if l := a.list(); l != nil {
		return *l
	}
	if t == nil {
		return list{most: math.MaxInt64, elem: Anything}
	}
	if t.Kind == ir.Keyed {
		n := int64(len(t.Key.Members))
		return list{least: n, most: n, elem: top(t.Elem)}
	}
	if t.Kind != ir.Set {
		return list{most: math.MaxInt64, elem: top(t.Elem)}
	}
	set, ok := a.Int()
	if !ok {
		elem := top(t.Elem)
		return list{most: min(64, elem.size()), elem: elem}
	}
	items := make([]item, 0, bits.OnesCount64(uint64(set)))
	for rest := uint64(set); rest != 0; rest &= rest - 1 {
		items = append(items, item{Exactly(int64(bits.TrailingZeros64(rest))), true})
	}
	return *listItems(items).list()
}

// listItems returns the Value of a list whose possible elements are known individually.
func listItems(items []item) Value {
	l := &list{most: int64(len(items)), elem: Nothing, items: items}
	if items == nil {
		l.items = []item{}
	}
	out := Anything
	out.flags |= entire
	for _, it := range items {
		if it.sure {
			l.least++
		}
		if !it.sure || !it.is.Exact() {
			out.flags &^= entire
		}
		l.elem = l.elem.Join(it.is)
	}
	out.flags |= l.elem.flags & fails
	l.elem = l.elem.certain()
	out.more = &more{list: l}
	return out
}

// listBounds returns the Value of a list whose elements are not known individually.
func listBounds(least, most int64, elem Value) Value {
	out := Anything.failing(elem.flags)
	out.more = &more{list: &list{least: least, most: most, elem: elem.certain()}}
	return out
}

func constList(c *ir.Const, t *ir.Type) Value {
	var out Value
	if len(c.List) <= maxItems {
		items := make([]item, len(c.List))
		for i, x := range c.List {
			items[i] = item{FromConst(x, t.Elem), true}
		}
		out = listItems(items)
	} else {
		elem := Nothing
		for _, x := range c.List {
			elem = elem.Join(FromConst(x, t.Elem))
		}
		n := int64(len(c.List))
		out = listBounds(n, n, elem)
	}
	out.flags |= entire
	out.more.constant = c
	return out
}

// joinLists returns the union of two Values of lists or texts.
func joinLists(a, b Value) Value {
	x, y := a.list(), b.list()
	if x == nil || y == nil {
		return Anything
	}
	return listBounds(min(x.least, y.least), max(x.most, y.most), x.elem.Join(y.elem))
}

// longer returns the length of two lists together.
func longer(a, b int64) int64 {
	n, _ := plus(a, b)
	return n
}

// compare returns the result of a comparison operator.
func compare(op string, a, b Value) Value {
	if a.flags&nothing != 0 || b.flags&nothing != 0 {
		return Either.failing(a.flags | b.flags)
	}
	var out Value
	switch op {
	case "==":
		out = Equal(a, b)
	case "!=":
		out = not(Equal(a, b))
	case "<":
		out = less(a, b)
	case ">":
		out = less(b, a)
	case "<=":
		out = not(less(b, a))
	default:
		out = not(less(a, b))
	}
	return out.failing(a.flags | b.flags)
}

// Mirrored maps each comparison operator to the one that is equivalent when the sides are exchanged.
var Mirrored = map[string]string{"==": "==", "!=": "!=", "<": ">", ">": "<", "<=": ">=", ">=": "<="}

// not returns the opposite of a truth value.
func not(a Value) Value {
	switch {
	case a.Always():
		return Exactly(0).failing(a.flags)
	case a.Never():
		return Exactly(1).failing(a.flags)
	}
	return Either.failing(a.flags)
}

// Equal returns the result of a == b.
func Equal(a, b Value) Value {
	switch {
	case (a.flags|b.flags)&(nothing|entire) != 0 || a.list() != nil || b.list() != nil:
		return Either
	case a.lo == a.hi && b.lo == b.hi && compareFractions(a.lo, a.den(), b.lo, b.den()) == 0:
		return Exactly(1)
	case compareFractions(a.hi, a.den(), b.lo, b.den()) < 0, compareFractions(b.hi, b.den(), a.lo, a.den()) < 0:
		return Exactly(0)
	case a.vals() != nil && !slices.ContainsFunc(a.vals(), b.Can),
		b.vals() != nil && !slices.ContainsFunc(b.vals(), a.Can):
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

// Narrow returns the values of the whole number a for which the comparison with b can hold. It returns Nothing if
// there are none.
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
