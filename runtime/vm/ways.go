package vm

import (
	"sync/atomic"

	"github.com/scenario-lang/scenario/runtime/program"
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

// A movement is asked about the same steps again and again: for every piece that might go, and for every place it might
// go to. Its answers are remembered until the state changes, or for good if it does not read the state.

// stepCache holds the answers by edge. An answer is right as long as lastChange returns its stamp.
type stepCache struct {
	result []int64
	cost   []int64 // the steps that the answer took; see SpendCached
	stamp  []uint64
	mover  int64 // the piece that the answers are for, if they depend on more than its kind
}

// stepsFor returns the cache of a step function's results for a mover, or nil if nothing can be cached.
func (r *routes) stepsFor(movement int, full bool, d *program.Depends, mover int64) *stepCache {
	kind, ok := r.m.kindOf(d.Subject, mover)
	if !ok {
		return nil
	}
	for len(r.steps) < 2*len(r.m.p.Movements) {
		r.steps = append(r.steps, nil)
	}
	at := 2 * movement
	if full {
		at++
	}
	for len(r.steps[at]) < r.m.facts.kinds(d.Subject) {
		r.steps[at] = append(r.steps[at], nil)
	}
	st := r.steps[at][kind]
	if st == nil {
		n := len(r.m.p.AdjTo)
		st = &stepCache{result: make([]int64, n), cost: make([]int64, n), stamp: make([]uint64, n), mover: mover}
		r.steps[at][kind] = st
	}
	if d.Subject == program.SubjectIdentity && st.mover != mover {
		clear(st.stamp)
		st.mover = mover
	}
	return st
}
