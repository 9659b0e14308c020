package known

import "github.com/scenario-lang/scenario/compiler/ir"

// call evaluates a declared function: bindings and one return.
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

// comp evaluates a comprehension. Where the elements of what it goes through are known one by one, so are its own.
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
		if v.work > maxWork { // the rest is anything
			return listBounds(0, in.most, Top(e.Elem.Type())).failing(fails)
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

// anyElem evaluates a comprehension of which only one element that stands for all is known. Its variable is vars[at].
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
		// Only a client with facts is told that no element can pass: the others report errors, and a list of pieces
		// that no kind declared so far can be in is not one.
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
