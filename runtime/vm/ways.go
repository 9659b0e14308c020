package vm

import (
	"sync/atomic"
)

// distances are the spaces that a movement which reads no state reaches from a space, nearest first.
type distances struct {
	budget int64
	spent  []spent
	spaces []int32
	costs  []int64 // by place in spaces
	dist   []int64 // by space, -1
}

type distanceTable []atomic.Pointer[distances] // by mover's kind and space

// reach is a remembered search: the spaces that a movement reaches from a space within a budget, nearest first.
type reach struct {
	key, since uint64
	budget     int64
	spent      []spent
	spaces     []int32
	costs      []int64
}

// freeSteps is how many steps of finding distances cost nothing. A printed board takes some thousand.
const freeSteps = 1 << 14

// maxReaches is how many searches are remembered.
const maxReaches = 1 << 10

// corridor contains the routes of least cost to a target, for movements whose costs are fixed. A search for the one
// of least risk skips the spaces that are not in it.
type corridor struct {
	from           *distances
	kind           int
	target, budget int64
}
