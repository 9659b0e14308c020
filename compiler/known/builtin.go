package known

import (
	"math"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// rule computes what a builtin can return.
type rule struct {
	// eval returns all possible results. If it is nil, only the type of the result is known, and evaluation may fail.
	eval func(e *ir.Builtin, args []Value) Value
}

// rules has a row for every builtin.
var rules = map[string]rule{
	"every":           {eval: every},
	"count":           {eval: count},
	"empty":           {eval: empty},
	"sum":             {eval: sumOf},
	"any":             {eval: anyOrAll},
	"all":             {eval: anyOrAll},
	"min":             {eval: minOrMax},
	"max":             {eval: minOrMax},
	"abs":             {eval: absolute},
	"first":           {eval: element},
	"last":            {eval: element},
	"best":            {eval: element},
	"least":           {eval: element},
	"take":            {eval: takeOrDrop},
	"drop":            {eval: takeOrDrop},
	"concat":          {eval: concat},
	"unique":          {eval: unique},
	"reversed":        {eval: reordered},
	"sorted":          {eval: reordered},
	"rotated":         {eval: reordered},
	"repeated":        {eval: repeated},
	"put":             {eval: put},
	"can_pay":         {},
	"contains":        {eval: contains},
	"index":           {eval: indexOf},
	"union":           {eval: union},
	"without":         {eval: without},
	"range":           {eval: rangeOf},
	"div":             {eval: func(_ *ir.Builtin, a []Value) Value { return floorQuotient(a[0], a[1]) }},
	"floor":           {eval: roundedTo},
	"ceil":            {eval: roundedTo},
	"nearest":         {eval: roundedTo},
	"same":            {},
	"matching":        {eval: matching},
	"joint_matching":  {},
	"docked_matching": {},
	"text":            {},
	"look_up":         {},
	"pieces":          {},
	"cargo":           {},
	"adjacent":        {},
	"touches":         {},
	"borders":         {},
	"parts":           {},
	"reach":           {},
	"spread":          {},
	"closure":         {},
	"odds":            {},
	"distance":        {eval: func(*ir.Builtin, []Value) Value { return between(-1, math.MaxInt64).failing(fails) }},
	"route":           {},
	"game.over":       {},
	"sees":            {},
	"game.winners":    {},
	"game.drawn":      {},
	"stock":           {eval: func(*ir.Builtin, []Value) Value { return between(0, math.MaxInt64).failing(fails) }},
}

func (v *Evaluator) builtin(e *ir.Builtin) Value {
	r := rules[e.Name]
	if r.eval == nil || v.Level == Numbers || v.Level == Written && e.Class != nil {
		return v.unknown(e).failing(fails)
	}
	had := len(v.args)
	out, ok := v.apply(e, r.eval)
	v.args = v.args[:had]
	if ok && v.Level == Written && !out.Exact() {
		k := InPlay
		switch {
		case e.Name == "range":
			k = TooLong
		case out.flags&fails != 0 && ofNumbers(e.Args[0].Type()):
			k = Overflow
		}
		v.noteCause(k, e)
	}
	return out
}

// ofNumbers reports whether a type is that of numbers, or of lists of numbers.
func ofNumbers(t *ir.Type) bool {
	return isNumber(t) || t != nil && t.Kind == ir.List && isNumber(t.Elem)
}

// apply evaluates the arguments and then the builtin. ok is false if an argument makes it impossible to know the
// result.
func (v *Evaluator) apply(e *ir.Builtin, eval func(*ir.Builtin, []Value) Value) (out Value, ok bool) {
	had, f := len(v.args), flags(0)
	for _, x := range e.Args {
		is := v.eval(x)
		switch {
		case !is.Exact() && (v.Sure || v.Level == Written):
			return anythingOrError(), false
		case is.IsNothing() && e.T != nil && (e.T.Kind == ir.List || e.T.Kind == ir.Ref):
			return Nothing.failing(fails), false
		case is.IsNothing():
			return top(e.T).failing(fails), false
		}
		f |= is.flags & fails
		v.args = append(v.args, is)
	}
	return eval(e, v.args[had:]).failing(f), true
}

// elements returns what is known of the list in the first argument.
func elements(e *ir.Builtin, args []Value) list { return args[0].listOf(e.Args[0].Type()) }

func every(e *ir.Builtin, _ []Value) Value {
	switch {
	case e.Class == nil:
		return Anything
	case !Fixed(e.Class) || e.Class.Open:
		return Anything
	}
	n := len(e.Class.Members)
	if n > maxItems {
		return listBounds(int64(n), int64(n), between(0, int64(n)-1))
	}
	items := make([]item, n)
	for i := range items {
		items[i] = item{Exactly(int64(i)), true}
	}
	return listItems(items)
}

func count(e *ir.Builtin, args []Value) Value {
	l := elements(e, args)
	return between(l.least, l.most)
}

func empty(e *ir.Builtin, args []Value) Value {
	switch l := elements(e, args); {
	case l.most == 0:
		return Exactly(1)
	case l.least > 0:
		return Exactly(0)
	}
	return Either
}

// sumOf evaluates sum. An element that may be missing counts or does not.
func sumOf(e *ir.Builtin, args []Value) Value {
	l := elements(e, args)
	if l.items == nil {
		return sumBounds(l).failing(fails)
	}
	out := Exactly(0)
	for _, it := range l.items {
		is := it.is
		if !it.sure {
			is = between(min(is.lo, 0), max(is.hi, 0)).scaled(is.over)
		}
		if out = sum(out, is); isRational(e) {
			out = packed(out)
		}
	}
	return out
}

// sumBounds returns the bounds of the sum of a list whose elements are not known individually.
func sumBounds(l list) Value {
	if l.elem.IsNothing() || l.most == 0 {
		return Exactly(0)
	}
	n, x := between(l.least, l.most), l.elem.widened()
	return times(n, between(x.lo, x.hi))
}

// scaled returns a with its bounds as numerators over a denominator of over + 1.
func (a Value) scaled(over int64) Value {
	a.over = over
	return a
}

// anyOrAll evaluates any and all.
func anyOrAll(e *ir.Builtin, args []Value) Value {
	l := elements(e, args)
	settles, passes := Value.Always, Value.Never
	start := Exactly(0)
	if e.Name == "all" {
		settles, passes, start = Value.Never, Value.Always, Exactly(1)
	}
	if l.items == nil {
		if l.elem.IsNothing() || passes(l.elem) || l.most == 0 {
			return start
		}
		if l.least > 0 && settles(l.elem) {
			return not(start)
		}
		return Either
	}
	out := start
	for _, it := range l.items {
		switch {
		case passes(it.is):
		case it.sure && settles(it.is):
			return not(start)
		default:
			out = Either
		}
	}
	return out
}

// minOrMax evaluates min and max.
func minOrMax(e *ir.Builtin, args []Value) Value {
	pick := func(a, b Value) Value {
		f := (a.flags | b.flags) & fails
		if a.over != b.over {
			if a.Exact() && b.Exact() {
				if (compareFractions(a.lo, a.den(), b.lo, b.den()) < 0) == (e.Name == "min") {
					return a.failing(f)
				}
				return b.failing(f)
			}
			a, b = a.widened(), b.widened()
		}
		if e.Name == "min" {
			return between(min(a.lo, b.lo), min(a.hi, b.hi)).scaled(a.over).failing(f)
		}
		return between(max(a.lo, b.lo), max(a.hi, b.hi)).scaled(a.over).failing(f)
	}
	if len(args) > 1 {
		out := args[0]
		for _, a := range args[1:] {
			out = pick(out, a)
		}
		return out
	}
	l := elements(e, args)
	switch {
	case l.elem.IsNothing():
		return top(e.T).failing(fails)
	case l.items != nil && l.least == l.most:
		out := l.items[0].is
		for _, it := range l.items[1:] {
			out = pick(out, it.is)
		}
		return out
	}
	out := Value{lo: l.elem.lo, hi: l.elem.hi, over: l.elem.over}
	if l.least == 0 {
		out.flags = fails
	}
	return out
}

func absolute(_ *ir.Builtin, args []Value) Value {
	a := args[0]
	if a.lo >= 0 {
		return a
	}
	b := minus(a)
	if a.hi <= 0 {
		return b
	}
	return between(0, max(a.hi, b.hi)).scaled(a.over).failing(b.flags)
}

// element evaluates first, last, best and least: an element, or none if a list of things is empty. An empty list of
// numbers is an error.
func element(e *ir.Builtin, args []Value) Value {
	l := elements(e, args)
	out, sure := Nothing, l.least > 0
	switch {
	case l.items == nil || e.Name == "best" || e.Name == "least":
		out = l.elem
	case e.Name == "first":
		for _, it := range l.items {
			if out = out.Join(it.is); it.sure {
				break
			}
		}
	default:
		for i := len(l.items) - 1; i >= 0; i-- {
			if out = out.Join(l.items[i].is); l.items[i].sure {
				break
			}
		}
	}
	switch {
	case sure:
		return out
	case e.T != nil && (e.T.Kind == ir.Ref || e.T.Kind == ir.None):
		return out.Join(Exactly(-1))
	case out.IsNothing():
		return top(e.T).failing(fails)
	}
	return out.failing(fails)
}

// takeOrDrop evaluates take and drop.
func takeOrDrop(e *ir.Builtin, args []Value) Value {
	l, n := elements(e, args), args[1]
	k, ok := n.Int()
	if ok && l.items != nil && l.least == l.most {
		k = max(0, min(k, l.most))
		if e.Name == "take" {
			return listItems(l.items[:k])
		}
		return listItems(l.items[k:])
	}
	least, most := int64(0), l.most
	lo, hi := max(0, n.lo), max(0, n.hi)
	if e.Name == "take" {
		least, most = min(l.least, lo), min(most, hi)
	} else {
		least, most = max(0, l.least-hi), max(0, most-lo)
		if l.most == math.MaxInt64 {
			most = l.most
		}
	}
	return listBounds(least, most, l.elem)
}

func concat(e *ir.Builtin, args []Value) Value {
	var items []item
	least, most, elem, all, one := int64(0), int64(0), Nothing, true, true
	for i, a := range args {
		l := a.listOf(e.Args[i].Type())
		least, most, elem = longer(least, l.least), longer(most, l.most), elem.Join(l.elem)
		all = all && l.items != nil
		one = one && a.Exact()
	}
	switch {
	case all && most <= maxItems:
		for i, a := range args {
			items = append(items, a.listOf(e.Args[i].Type()).items...)
		}
		return listItems(items)
	case one:
		c := &ir.Const{}
		for i, a := range args {
			c.List = append(c.List, a.constOf(e.Args[i].Type()).List...)
		}
		return constList(c, e.T)
	}
	return listBounds(least, most, elem)
}

// unique evaluates unique: the result has at most as many elements as there are possible values.
func unique(e *ir.Builtin, args []Value) Value {
	l := elements(e, args)
	return listBounds(min(1, l.least), min(l.most, l.elem.size()), l.elem)
}

// reordered evaluates reversed, sorted and rotated.
func reordered(e *ir.Builtin, args []Value) Value {
	l := elements(e, args)
	if e.Name == "reversed" && l.items != nil {
		items := make([]item, len(l.items))
		for i, it := range l.items {
			items[len(items)-1-i] = it
		}
		return listItems(items)
	}
	return listBounds(l.least, l.most, l.elem)
}

func repeated(_ *ir.Builtin, args []Value) Value {
	n := args[1]
	out := listBounds(max(0, n.lo), max(0, n.hi), args[0])
	if n.hi > maxItems {
		return out.failing(fails)
	}
	return out
}

// put evaluates put: a map with one value replaced.
func put(e *ir.Builtin, args []Value) Value {
	l := args[0].listOf(e.Args[0].Type())
	f := flags(0)
	if args[1].lo < 0 {
		f = fails
	}
	at, ok := args[1].Int()
	if !ok || l.items == nil || at < 0 || at >= int64(len(l.items)) {
		return listBounds(l.least, l.most, l.elem.Join(args[2])).failing(f)
	}
	items := slices.Clone(l.items)
	items[at] = item{args[2], true}
	return listItems(items).failing(f)
}

func contains(e *ir.Builtin, args []Value) Value {
	t, x := e.Args[0].Type(), args[1]
	if t.Kind == ir.Set {
		return inSet(args[0], x)
	}
	l := elements(e, args)
	if l.most == 0 || l.elem.IsNothing() || Equal(l.elem, x).Never() {
		return Exactly(0)
	}
	out := Exactly(0)
	if l.items == nil {
		return Either
	}
	for _, it := range l.items {
		switch is := Equal(it.is, x); {
		case is.Always() && it.sure:
			return Exactly(1)
		case !is.Never():
			out = Either
		}
	}
	return out
}

func inSet(set, x Value) Value {
	n, ok := x.Int()
	if !ok {
		return Either
	}
	if n < 0 || n > 63 {
		return Exactly(0)
	}
	all, ok := set.numbers()
	if !ok {
		return Either
	}
	out := Nothing
	for _, bits := range all {
		out = out.Join(Exactly(int64(uint64(bits) >> uint(n) & 1)))
	}
	return out
}

// indexOf evaluates index, which returns -1 if the list does not contain the value.
func indexOf(e *ir.Builtin, args []Value) Value {
	l := elements(e, args)
	most := l.most
	if most != math.MaxInt64 {
		most--
	}
	if l.items == nil {
		return between(-1, max(-1, most))
	}
	for i, it := range l.items {
		is := Equal(it.is, args[1])
		if is.Never() {
			continue
		}
		if is.Always() && allSure(l.items[:i+1]) {
			return Exactly(int64(i))
		}
		return between(-1, max(-1, most))
	}
	return Exactly(-1)
}

func union(e *ir.Builtin, args []Value) Value {
	a, b := args[0], args[1]
	if e.T.Kind == ir.Set {
		x, ok1 := a.Int()
		y, ok2 := b.Int()
		if ok1 && ok2 {
			return Exactly(x | y)
		}
		return Anything
	}
	l, m := elements(e, args), b.listOf(e.Args[1].Type())
	if allNumbers(a, l) && allNumbers(b, m) {
		all := appendMissing(appendMissing([]item{}, l.items), m.items)
		if e.T.Kind == ir.BigSet {
			return bigSet(all)
		}
		return listItems(all)
	}
	elem := l.elem.Join(m.elem)
	return listBounds(min(1, max(l.least, m.least)), min(longer(l.most, m.most), elem.size()), elem)
}

func without(e *ir.Builtin, args []Value) Value {
	if e.T.Kind == ir.Set {
		x, ok1 := args[0].Int()
		y, ok2 := args[1].Int()
		if ok1 && ok2 {
			return Exactly(x &^ y)
		}
		return Anything
	}
	l, m := elements(e, args), args[1].listOf(e.Args[1].Type())
	if allNumbers(args[0], l) && allNumbers(args[1], m) {
		out := []item{}
		for _, it := range l.items {
			if !hasItem(m.items, it) {
				out = append(out, it)
			}
		}
		return listItems(out)
	}
	return listBounds(0, l.most, l.elem)
}

// allNumbers reports whether a list consists of numbers that are all known individually.
func allNumbers(a Value, l list) bool {
	return a.Exact() && l.items != nil && l.elem.flags&entire == 0 && l.elem.list() == nil
}

// appendMissing appends the items that a list does not have.
func appendMissing(to, items []item) []item {
	for _, it := range items {
		if !hasItem(to, it) {
			to = append(to, it)
		}
	}
	return to
}

func hasItem(items []item, x item) bool {
	return slices.ContainsFunc(items, func(it item) bool { return Equal(it.is, x.is).Always() })
}

// rangeOf evaluates range.
func rangeOf(_ *ir.Builtin, args []Value) Value {
	a, b := args[0], args[1]
	from, ok1 := a.Int()
	to, ok2 := b.Int()
	if !ok1 || !ok2 || uint64(to)-uint64(from) >= MaxRange && to >= from {
		if a.lo > b.hi {
			return listItems(nil)
		}
		return listBounds(0, math.MaxInt64, between(a.lo, max(a.lo, b.hi))).failing(fails)
	}
	if to < from {
		return listItems(nil)
	}
	n := int(to-from) + 1
	if n > maxItems {
		c := &ir.Const{List: make([]*ir.Const, n)}
		for i := range c.List {
			c.List[i] = &ir.Const{Int: from + int64(i), Den: 1}
		}
		return constList(c, &ir.Type{Kind: ir.List, Elem: &ir.Type{Kind: ir.Int}})
	}
	items := make([]item, n)
	for i := range items {
		items[i] = item{Exactly(from + int64(i)), true}
	}
	return listItems(items)
}

func roundedTo(e *ir.Builtin, args []Value) Value { return rounded(e.Name, args[0]) }

// matching evaluates matching: the result is at most the number of wishes, and at most the number of seats.
func matching(e *ir.Builtin, args []Value) Value {
	a, b := elements(e, args), args[1].listOf(e.Args[1].Type())
	return between(0, min(a.most, b.most)).failing(fails)
}
