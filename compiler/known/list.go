package known

import (
	"math"
	"math/bits"

	"github.com/scenario-lang/scenario/compiler/ir"
)

// list is what is known of a list.
type list struct {
	least, most int64  // of its length
	elem        Value  // all that an element can be
	items       []item // not nil: all that may be in it, in order
}

// item is an element that a list may have, or has for sure.
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

// List returns the least and the greatest length of a list or set of a type, and all that an element can be: Nothing
// where it can have none.
func (a Value) List(t *ir.Type) (least, most int64, elem Value) {
	l := a.listOf(t)
	return l.least, l.most, l.elem
}

// listOf is what is known of a list or set of a type.
func (a Value) listOf(t *ir.Type) list {
	if l := a.list(); l != nil {
		return *l
	}
	if t == nil {
		return list{most: math.MaxInt64, elem: Anything}
	}
	if t.Kind == ir.Keyed {
		n := int64(len(t.Key.Members))
		return list{least: n, most: n, elem: Top(t.Elem)}
	}
	if t.Kind != ir.Set {
		return list{most: math.MaxInt64, elem: Top(t.Elem)}
	}
	set, ok := a.Int()
	if !ok {
		elem := Top(t.Elem)
		return list{most: min(64, elem.size()), elem: elem}
	}
	items := make([]item, 0, bits.OnesCount64(uint64(set)))
	for rest := uint64(set); rest != 0; rest &= rest - 1 {
		items = append(items, item{Exactly(int64(bits.TrailingZeros64(rest))), true})
	}
	return *listItems(items).list()
}

// listItems is a list of which all possible elements are known.
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

// listBounds is a list whose elements are not known one by one.
func listBounds(least, most int64, elem Value) Value {
	out := Anything.failing(elem.flags)
	out.more = &more{list: &list{least: least, most: most, elem: elem.certain()}}
	return out
}

// constList is the value of a constant list.
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

// joinLists is all that either of two lists or texts can be.
func joinLists(a, b Value) Value {
	x, y := a.list(), b.list()
	if x == nil || y == nil {
		return Anything
	}
	return listBounds(min(x.least, y.least), max(x.most, y.most), x.elem.Join(y.elem))
}

// longer is the length of two lists together.
func longer(a, b int64) int64 {
	n, _ := plus(a, b)
	return n
}
