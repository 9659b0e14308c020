package sight

import "github.com/scenario-lang/scenario/compiler/ir"

// All returns everything hidden on which the value of an expression depends. That is more than what the value is made
// of, which Reads returns: conditions count, the keys of lists, and which things there are. Texts do not count, since
// each player reads them in words of his own.
func (h *Hidden) All(scope Scope, es ...ir.Expr) []Read {
	if h == nil {
		return nil
	}
	r := newReader(h, scope)
	r.everything = true
	for _, e := range es {
		r.read(e)
	}
	return r.found
}

// Of returns everything hidden that a player must see to see what an expression is: what All returns, and the things
// themselves if it is a thing or a list of them.
func (h *Hidden) Of(e ir.Expr, scope Scope) []Read {
	if h == nil {
		return nil
	}
	r := newReader(h, scope)
	r.everything = true
	r.read(e)
	t := e.Type()
	switch {
	case t.Kind == ir.Ref && h.things[t.Class]:
		list := &ir.MakeList{Base: ir.Base{T: &ir.Type{Kind: ir.List, Elem: t}, R: e.Where()}, Elems: []ir.Expr{e}}
		r.add(Read{Class: t.Class, Of: list, List: true})
	case t.Kind == ir.List && t.Elem.Kind == ir.Ref && h.things[t.Elem.Class]:
		r.add(Read{Class: t.Elem.Class, Of: e, List: true})
	}
	return r.found
}

// condition reads an expression that decides which value another one has.
func (r *reader) condition(e ir.Expr) {
	if r.everything && e != nil {
		r.read(e)
	}
}

// things notes that an expression depends on which things a function lists.
func (r *reader) things(e *ir.Builtin) {
	t := e.Type()
	if !r.everything || t.Kind != ir.List || t.Elem.Kind != ir.Ref || !r.h.things[t.Elem.Class] {
		return
	}
	class := t.Elem.Class
	list := r.inScope(e)
	if r.inLoop(list) || r.maybe > 0 {
		list = every(class)
	}
	r.add(Read{Class: class, Of: list, List: true})
}

// every returns the list of all things of a class.
func every(class *ir.Class) ir.Expr {
	t := &ir.Type{Kind: ir.List, Elem: &ir.Type{Kind: ir.Ref, Class: class}}
	return &ir.Builtin{Base: ir.Base{T: t}, Name: "every", Class: class}
}
