package lint

import (
	"math"
	"slices"
)

// abs is all that an expression can be in play, as far as it can be told; it errs to the wide side. Bools, numbers,
// references (-1 is none) and sets (their bits) are numbers here, as in ir.Const.
type abs struct {
	nothing bool // no value at all
	lo, hi  int64
	vals    []int64 // not nil: all the values, ascending
	items   []item  // lists: not nil: all that may be in it
	least   int64   // lists: shortest and greatest length
	most    int64
	elem    *abs // lists: what an element can be
}

// item is an element that a list may have, or has for sure.
type item struct {
	v    *abs
	sure bool
}

var anything = &abs{lo: math.MinInt64, hi: math.MaxInt64}

func exactly(n int64) *abs { return &abs{lo: n, hi: n, vals: []int64{n}} }

func between(lo, hi int64) *abs { return &abs{lo: lo, hi: hi} }

var maybe = &abs{lo: 0, hi: 1, vals: []int64{0, 1}}

func (a *abs) exact() (int64, bool) { return a.lo, !a.nothing && a.lo == a.hi }

func (a *abs) never() bool  { return !a.nothing && a.lo == 0 && a.hi == 0 }
func (a *abs) always() bool { return !a.nothing && a.lo == 1 && a.hi == 1 }

func (a *abs) can(n int64) bool {
	if a.nothing || n < a.lo || n > a.hi {
		return false
	}
	return a.vals == nil || slices.Contains(a.vals, n)
}

func join(a, b *abs) *abs {
	switch {
	case a.nothing:
		return b
	case b.nothing:
		return a
	}
	out := &abs{lo: min(a.lo, b.lo), hi: max(a.hi, b.hi)}
	if a.vals != nil && b.vals != nil {
		all := append(slices.Clone(a.vals), b.vals...)
		slices.Sort(all)
		if all = slices.Compact(all); len(all) <= maxVals {
			out.vals = all
		}
	}
	out.least, out.most = min(a.least, b.least), max(a.most, b.most)
	if a.elem != nil && b.elem != nil {
		out.elem = join(a.elem, b.elem)
	}
	return out
}
