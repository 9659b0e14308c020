package known

import (
	"cmp"
	"math"
	"slices"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// unknown returns all values of an expression's type.
func (v *Evaluator) unknown(e ir.Expr) Value {
	if v.Level != Declared {
		v.noteCause(InPlay, e)
		return anythingOrError()
	}
	if v.Sure {
		return Anything
	}
	return top(e.Type())
}

func (v *Evaluator) eval(e ir.Expr) Value {
	if e == nil {
		return Anything
	}
	t := e.Type()
	if l, ok := e.(*ir.Lit); ok {
		if v.Level == Numbers && !isNumber(t) {
			return anythingOrError()
		}
		return FromConst(l.Val, t)
	}
	if t != nil && (t.Kind == ir.Invalid || v.Sure && (t.InList() || t.Kind == ir.Text)) {
		return Anything
	}
	if v.work++; v.work > maxWork || v.depth >= maxDepth {
		return top(t).failing(fails)
	}
	v.depth++
	out := v.inner(e, t)
	v.depth--
	if v.Sure && out.flags&(fails|nothing) != 0 {
		return Anything
	}
	return out
}

// inner evaluates an expression by its kind.
func (v *Evaluator) inner(e ir.Expr, t *ir.Type) Value {
	switch e := e.(type) {
	case *ir.TextOf:
		if len(e.Template.Args) == 0 {
			return FromConst(&ir.Const{Text: e.Template}, t)
		}
	case *ir.MakeList:
		return v.makeList(e)
	case *ir.ToSet:
		return v.toSet(e)
	case *ir.ToRational:
		return packed(v.eval(e.X))
	case *ir.Unary:
		return v.unary(e)
	case *ir.Binary:
		return v.binary(e)
	case *ir.Cond:
		return v.cond(e)
	case *ir.Builtin:
		return v.builtin(e)
	}
	if v.Level == Declared {
		return v.evalDeclared(e, t)
	}
	return v.unknown(e)
}

// evalDeclared evaluates an expression that reads declarations or variables.
func (v *Evaluator) evalDeclared(e ir.Expr, t *ir.Type) Value {
	switch e := e.(type) {
	case *ir.Local:
		return v.local(e)
	case *ir.AttrOf:
		return v.attr(e)
	case *ir.FieldOf:
		return v.field(e)
	case *ir.OptionOf:
		if v.Sure || t == nil || t.Kind != ir.Int {
			return v.unknown(e)
		}
		return bounded(e.Option.Min, e.Option.Max)
	case *ir.CallFn:
		return v.call(e)
	case *ir.Comp:
		return v.comp(e)
	case *ir.Index:
		return v.index(e, t)
	case *ir.LetIn:
		is := v.eval(e.Value)
		v.vars = append(v.vars, variable{e.Var, is.certain()})
		out := v.eval(e.Body).failing(is.flags)
		v.vars = v.vars[:len(v.vars)-1]
		return out
	case *ir.ColumnOf:
		if i, ok := v.eval(e.Obj).Int(); ok && i >= 0 && i < int64(len(e.Data)) {
			return Exactly(e.Data[i])
		}
	case *ir.Given:
		return v.unknown(e)
	}
	return v.unknown(e).failing(fails)
}

// isNumber reports whether a type is that of numbers or truth values.
func isNumber(t *ir.Type) bool {
	return t != nil && (t.Kind == ir.Int || t.Kind == ir.Bool || t.Kind == ir.Rational)
}

// isRational reports whether an expression is a fraction.
func isRational(e ir.Expr) bool { return e.Type() != nil && e.Type().Kind == ir.Rational }

// bounded returns the whole numbers from least to most, where nil means no bound.
func bounded(least, most *int64) Value {
	out := Anything
	if least != nil {
		out.lo = *least
	}
	if most != nil {
		out.hi = *most
	}
	if out.lo > out.hi {
		return Anything
	}
	return out
}

func (v *Evaluator) local(e *ir.Local) Value {
	for i := len(v.vars) - 1; i >= v.first; i-- {
		if v.vars[i].v == e.Var {
			return v.vars[i].is
		}
	}
	if v.Facts != nil {
		if is, ok := v.Facts.Var(v, e); ok {
			return is.certain()
		}
	}
	return v.unknown(e)
}

// attr joins the attribute's values over all things that the object can be.
func (v *Evaluator) attr(e *ir.AttrOf) Value {
	obj := v.eval(e.Obj)
	members := e.Attr.Class.Members
	f := obj.flags & fails
	if i, ok := obj.Int(); ok {
		if i >= 0 && i < int64(len(members)) {
			return v.ofMembers(obj, e.Attr).failing(f)
		}
		return v.unknown(e).failing(fails)
	}
	switch {
	case v.Sure:
		return Anything
	case e.Attr.Class.Open:
		return top(e.T).failing(fails)
	}
	if lo, hi := obj.Bounds(); lo < 0 || hi >= int64(len(members)) {
		f |= fails
	}
	if out := v.ofMembers(obj, e.Attr); !out.IsNothing() {
		return out.failing(f)
	}
	return top(e.T).failing(f)
}

// ofMembers joins the attribute's values over the members that obj can be. With Facts, when all are declared, the
// results are cached.
func (v *Evaluator) ofMembers(obj Value, a *ir.Attr) Value {
	key := asked{a, obj.lo, obj.hi}
	remembers := v.Facts != nil && obj.over == 0 && obj.vals() == nil
	if remembers {
		if out, ok := v.attrs[key]; ok {
			return out
		}
	}
	out := Nothing
	for i, m := range a.Class.Members {
		if obj.Can(int64(i)) {
			out = out.Join(attrValue(m, a))
		}
	}
	if remembers {
		if v.attrs == nil {
			v.attrs = map[asked]Value{}
		}
		v.attrs[key] = out
	}
	return out
}

func attrValue(m *ir.Member, a *ir.Attr) Value {
	c := m.AttrValue(a)
	if c == nil || m.Needed {
		return top(a.Type)
	}
	return FromConst(c, a.Type)
}

func (v *Evaluator) field(e *ir.FieldOf) Value {
	if v.Sure {
		return Anything
	}
	var f flags
	if e.Obj != nil {
		if ot := e.Obj.Type(); ot == nil || ot.Kind != ir.Ref || ot.Optional || !Fixed(ot.Class) {
			f = fails
		}
		f |= v.eval(e.Obj).flags & fails
	}
	if v.Facts != nil {
		if is, ok := v.Facts.Field(v, e.Field); ok {
			return is.failing(f)
		}
	}
	return Declares(e.Field).failing(f)
}

// Declares returns the values that a state field can have according to its declaration.
func Declares(f *ir.Field) Value {
	if f.Type.Kind == ir.Int {
		return bounded(f.Min, f.Max)
	}
	return top(f.Type)
}

func (v *Evaluator) makeList(e *ir.MakeList) Value {
	items := make([]item, len(e.Elems))
	for i, x := range e.Elems {
		is := v.eval(x)
		if v.Level != Declared && !is.Exact() {
			return anythingOrError()
		}
		items[i] = item{is, true}
	}
	return listItems(items)
}

// toBigSet evaluates a set that is represented by a list of its members, in their order.
func (v *Evaluator) toBigSet(e *ir.ToSet) Value {
	x := v.eval(e.X)
	l := x.listOf(e.X.Type())
	if allNumbers(x, l) {
		return bigSet(l.items).failing(x.flags & fails)
	}
	if v.Sure || v.Level != Declared {
		return anythingOrError()
	}
	return listBounds(min(1, l.least), min(l.most, l.elem.size()), l.elem).failing(x.flags & fails)
}

// bigSet returns the large set of some numbers.
func bigSet(items []item) Value {
	out := appendMissing([]item{}, items)
	slices.SortFunc(out, func(a, b item) int { return cmp.Compare(a.is.lo, b.is.lo) })
	return listItems(slices.DeleteFunc(out, func(it item) bool { return it.is.lo < 0 }))
}

func (v *Evaluator) toSet(e *ir.ToSet) Value {
	if e.T.Kind == ir.BigSet {
		return v.toBigSet(e)
	}
	set, f := int64(0), flags(0)
	put := func(x Value) bool {
		n, ok := x.Int()
		f |= x.flags & fails
		if !ok || n < 0 || n > 63 {
			return false
		}
		set |= 1 << uint(n)
		return true
	}
	if l, ok := e.X.(*ir.MakeList); ok { // the common case: no list is needed
		exact := true
		for _, x := range l.Elems {
			is := v.eval(x)
			if !put(is) {
				if exact = false; v.Sure || v.Level != Declared {
					return anythingOrError()
				}
			}
		}
		if exact {
			return Exactly(set).failing(f)
		}
		return top(e.T).failing(fails)
	}
	x := v.eval(e.X)
	if x.Exact() {
		exact := true
		if l := x.list(); l != nil && l.items != nil {
			for _, it := range l.items {
				exact = put(it.is) && exact
			}
			if exact {
				return Exactly(set).failing(x.flags)
			}
		}
	}
	if v.Level != Declared {
		return anythingOrError()
	}
	return top(e.T).failing(fails)
}

func (v *Evaluator) unary(e *ir.Unary) Value {
	x := v.eval(e.X)
	switch {
	case x.IsNothing(), v.Sure && !x.Exact():
		return top(e.T).failing(fails)
	case e.Op == "!":
		return not(x)
	case v.Level != Declared && !x.Exact():
		return x
	}
	out := minus(x)
	if !out.Exact() && v.Level != Declared {
		v.noteCause(Overflow, e)
	}
	return out
}

func (v *Evaluator) binary(e *ir.Binary) Value {
	x := v.eval(e.X)
	if e.Op == "&&" || e.Op == "||" {
		return v.logic(e, x)
	}
	if !x.Exact() && !v.Why && (v.Sure || v.Level != Declared) {
		return anythingOrError()
	}
	y := v.eval(e.Y)
	switch {
	case v.Level != Declared && !(x.Exact() && y.Exact()), v.Sure && !y.Exact():
		return anythingOrError()
	case x.IsNothing() || y.IsNothing():
		return top(e.T).failing(fails)
	case Mirrored[e.Op] != "":
		if v.Level == Written && !(isNumber(e.X.Type()) && isNumber(e.Y.Type())) {
			v.noteCause(Comparison, e)
			return Either
		}
		return compare(e.Op, x, y)
	}
	out := arithmetic(e.Op, x, y)
	if isRational(e) {
		out = packed(out)
	}
	if !out.Exact() && v.Level != Declared {
		v.noteCause(Overflow, e)
	}
	return out
}

// arithmetic computes with numbers.
func arithmetic(op string, x, y Value) Value {
	switch op {
	case "+":
		return sum(x, y)
	case "-":
		if y.Exact() && y.lo == math.MinInt64 && x.over == 0 && y.over == 0 {
			return Anything.failing(fails) // -y does not fit, although x - y may
		}
		return sum(x, minus(y))
	case "*":
		return times(x, y)
	case "/":
		return quotient(x, y)
	case "%":
		return remainder(x, y)
	}
	return anythingOrError()
}

// logic evaluates && and ||. One side can be enough to know the result.
func (v *Evaluator) logic(e *ir.Binary, x Value) Value {
	settles := Value.Never
	if e.Op == "||" {
		settles = Value.Always
	}
	switch {
	case settles(x):
		return x
	case v.Sure && !x.Exact():
		return Anything
	}
	y := v.eval(e.Y)
	f := x.flags | y.flags
	switch {
	case x.IsNothing() || y.IsNothing():
		return Either.failing(fails)
	case settles(y):
		return y.failing(f)
	case x.Exact() && y.Exact():
		return y.failing(f)
	}
	return Either.failing(f)
}

func (v *Evaluator) cond(e *ir.Cond) Value {
	c := v.eval(e.If)
	switch {
	case c.Always():
		return v.eval(e.Then).failing(c.flags)
	case c.Never():
		return v.eval(e.Else).failing(c.flags)
	case v.Sure || v.Level != Declared:
		return anythingOrError()
	}
	return v.eval(e.Then).Join(v.eval(e.Else)).failing(c.flags)
}

func (v *Evaluator) index(e *ir.Index, t *ir.Type) Value {
	if v.Sure {
		return Anything
	}
	l, at := v.eval(e.List), v.eval(e.At)
	f := (l.flags | at.flags) & fails
	known := l.listOf(e.List.Type())
	i, ok := at.Int()
	if ok && known.items != nil && i >= 0 && i < int64(len(known.items)) && allSure(known.items[:i+1]) {
		return known.items[i].is.failing(f)
	}
	if at.lo < 0 || at.hi >= known.least {
		f |= fails
	}
	if known.elem.IsNothing() {
		return top(t).failing(fails)
	}
	return known.elem.failing(f)
}

// allSure reports whether all items are certainly in the list.
func allSure(items []item) bool {
	return !slices.ContainsFunc(items, func(it item) bool { return !it.sure })
}

// call evaluates a call of a declared function, whose body is bindings and one return.
func (v *Evaluator) call(e *ir.CallFn) Value {
	if e.Fn.Needed {
		return v.unknown(e).failing(fails)
	}
	had := len(v.vars)
	defer func() { v.vars = v.vars[:had] }()
	var f flags
	for i, p := range e.Fn.Params {
		if i >= len(e.Args) {
			return v.unknown(e).failing(fails)
		}
		is := v.eval(e.Args[i])
		f |= is.flags & fails
		v.vars = append(v.vars, variable{p, is.certain()})
	}
	for _, s := range e.Fn.Body {
		switch s := s.(type) {
		case *ir.Let:
			is := v.eval(s.Value)
			f |= is.flags & fails
			v.vars = append(v.vars, variable{s.Var, is.certain()})
		case *ir.Return:
			if s.Value == nil {
				return v.unknown(e).failing(fails)
			}
			return v.eval(s.Value).failing(f)
		default:
			return v.unknown(e).failing(fails)
		}
	}
	return v.unknown(e).failing(fails)
}

// comp evaluates a comprehension. If the elements of its list are known individually, it is evaluated for each of
// them.
func (v *Evaluator) comp(e *ir.Comp) Value {
	seq := v.eval(e.Seq)
	in := seq.listOf(e.Seq.Type())
	had := len(v.vars)
	defer func() { v.vars = v.vars[:had] }()
	v.vars = append(v.vars, variable{v: e.Var})
	if in.items == nil || len(in.items) > maxItems {
		return v.anyElem(e, in, had).failing(seq.flags)
	}
	f := seq.flags
	items := make([]item, 0, len(in.items))
	for _, it := range in.items {
		if v.work > maxWork { // assume anything for the rest
			return listBounds(0, in.most, top(e.Elem.Type())).failing(fails)
		}
		v.vars[had].is = it.is
		sure := it.sure
		if e.If != nil {
			c := v.eval(e.If)
			f |= c.flags
			if c.Never() {
				continue
			}
			sure = sure && c.Always()
		}
		if e.Key != nil {
			f |= v.eval(e.Key).flags
		}
		items = append(items, item{v.eval(e.Elem), sure})
	}
	return listItems(items).failing(f)
}

// anyElem evaluates a comprehension once, for an element that can be any of in. Its variable is
// vars[at].
func (v *Evaluator) anyElem(e *ir.Comp, in list, at int) Value {
	if in.elem.IsNothing() && in.most == 0 {
		return listItems(nil)
	}
	f := flags(0)
	v.vars[at].is = in.elem
	least := in.least
	if e.If != nil {
		c := v.eval(e.If)
		f |= c.flags
		// If no element can pass, the list is empty. Without Facts that is not concluded, because it would lead to
		// errors about lists of pieces for which no kind has been declared yet.
		if c.Never() && v.Facts != nil {
			return listItems(nil).failing(f)
		}
		if !c.Always() {
			least = 0
		}
	}
	if e.Key != nil {
		f |= v.eval(e.Key).flags
	}
	return listBounds(least, in.most, v.eval(e.Elem)).failing(f)
}
