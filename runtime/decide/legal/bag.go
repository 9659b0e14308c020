package legal

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/value"
)

// bag counts how often each element occurs in what is chosen from, and how often it was picked. Between two picks of
// one choice it also knows which elements are shown, so that a pick among many does not list all of them again.
type bag struct {
	places       value.Set // of the values
	values       []int64
	mult, picked []int32

	// the places of the elements that may be picked now, without those that look like an earlier one; ascending
	shown    []int32
	next     []int32 // by place: the next element that looks the same, or -1
	last     []int32 // by group of elements that look the same: the place of the last one
	counted  int     // the picks that shown takes into account
	followed bool    // shown is that of the open choice
}

// fill counts the elements of from, and the picks among the answers that have been given.
func (b *bag) fill(from, answers []int64) {
	b.followed = false
	b.values, b.mult, b.picked = b.values[:0], b.mult[:0], b.picked[:0]
	b.places.Reset(len(from))
	for _, v := range from {
		i, isNew := b.places.Index(v, len(b.values))
		if isNew {
			b.values, b.mult, b.picked = append(b.values, v), append(b.mult, 0), append(b.picked, 0)
		}
		b.mult[i]++
	}
	for i := 0; i < len(answers); i += 2 {
		if at, ok := b.find(answers[i]); ok {
			b.picked[at]++
		}
	}
}

// find returns the place of a value in values; ok is false if it is not among them.
func (b *bag) find(v int64) (at int, ok bool) {
	at, isNew := b.places.Index(v, -1)
	return at, !isNew && at >= 0
}

// follow takes the answers into account that were given since shown was made. It reports whether that is possible:
// not if there are fewer than before, or if an element occurs twice.
func (b *bag) follow(answers []int64) bool {
	n := len(answers) / 2
	if !b.followed || n < b.counted {
		return false
	}
	for ; b.counted < n; b.counted++ {
		at, ok := b.find(answers[2*b.counted])
		if !ok {
			continue
		}
		b.picked[at]++
		i, shown := slices.BinarySearch(b.shown, int32(at))
		if !shown {
			continue
		}
		b.shown = slices.Delete(b.shown, i, i+1)
		like := b.next[at]
		for like >= 0 && b.picked[like] > 0 {
			like = b.next[like]
		}
		if like >= 0 {
			i, _ := slices.BinarySearch(b.shown, like)
			b.shown = slices.Insert(b.shown, i, like)
		}
	}
	return true
}
