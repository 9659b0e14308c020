package decide

import (
	"github.com/scenario-lang/scenario/runtime/value"
)

// bag counts how often each element occurs in what is chosen from, and how often it was picked.
type bag struct {
	places       value.Set // of the values
	values       []int64
	mult, picked []int32
}

// fill counts the elements of from, and the picks among the answers that have been given.
func (b *bag) fill(from, answers []int64) {
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
