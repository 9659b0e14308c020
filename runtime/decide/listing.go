package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// listing is what a list parameter lists after certain arguments in one state, and how few and how many answers it
// may have. The engine remembers the one that was asked for last, because every answer of a list asks for the same.
type listing struct {
	version  uint64 // of the state
	param    *program.Param
	before   []int64 // the actor and the parameters before the list
	elements []int64
	alike    []int32 // by element: the first one that looks the same
	least    int
	most     int
	cost     int64 // the steps that finding all this takes

	// Memory of the answer being looked for.
	given []bool  // by element: it is one of the answers
	first []int32 // by element that is the first of those that look like it: the first of them that is not given, or -1
}

// give notes which elements the answers are, which are in the order of the elements, and returns the last one, or -1;
// ok is false if one of them is no element.
func (l *listing) give(answers []int64) (last int, ok bool) {
	l.given = append(l.given[:0], make([]bool, len(l.elements))...)
	last = -1
	for _, v := range answers {
		for last++; last < len(l.elements) && l.elements[last] != v; last++ {
		}
		if last == len(l.elements) {
			return last, false
		}
		l.given[last] = true
	}
	return last, true
}

// findFirst finds the first element that is not given of those that look the same.
func (l *listing) findFirst() {
	l.first = l.first[:0]
	for i, given := range l.given {
		l.first = append(l.first, -1)
		if group := l.alike[i]; !given && l.first[group] < 0 {
			l.first[group] = int32(i)
		}
	}
}

// enoughAfter reports whether so many elements can be given after element i.
func (l *listing) enoughAfter(i, wanted int) bool {
	for j := i + 1; j < len(l.elements) && wanted > 0; j++ {
		if !l.given[j] && l.first[l.alike[j]] >= int32(i) {
			wanted--
		}
	}
	return wanted <= 0
}
