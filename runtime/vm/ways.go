package vm

import (
	"sync/atomic"
)

// wayList is what can be reached from a space by a movement that reads no state, nearest first.
type wayList struct {
	budget int64
	spaces []int32
	costs  []int64 // by place in spaces
	dist   []int64 // by space, -1
}

type wayLists []atomic.Pointer[wayList] // by mover's kind and space

// reach is what a movement reaches from a space, nearest first, as far as budget.
type reach struct {
	key, since uint64
	budget     int64
	spaces     []int32
	costs      []int64
}

// maxReaches is how many of them are kept.
const maxReaches = 1 << 10

// corridor is where the ways of least cost to a target lie, for movements whose costs are known beforehand: a search
// for the one of least risk need not look elsewhere.
type corridor struct {
	from           *wayList
	kind           int
	target, budget int64
}
