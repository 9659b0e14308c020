package vm

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Rules ask the same of one state again and again: every line of a menu asks who stands in its way. Within a
// question, what a cacheable function has returned is looked up instead of being computed again. Between questions
// the state changes with nearly every instruction, so nothing is cached there.

// callCache holds what functions returned. A result replaces the one that was in its place.
type callCache struct {
	table    []cachedCall // by hash; its length is a power of two
	replaced int          // results of the present state that were replaced since the table has its length
	lists    []int64      // the elements of the lists that were returned
	filling  uint64       // how often lists has been emptied
}

// cachedCall is what a function returned for its arguments. It is right as long as the state has the version.
type cachedCall struct {
	version uint64
	fn      int32
	listed  int32 // the length of the list that it returned, or notListed
	args    [program.MaxCachedParams]int64
	result  int64  // a list begins there in callCache.lists
	filling uint64 // of callCache.lists, when the list was added
	cost    int64  // the steps that the call took; see SpendCached
}

const notListed = -1

// Bounds of a callCache. A game that hardly asks anything, as most tests are, keeps the small table.
const (
	leastCalls     = 1 << 6
	mostCalls      = 1 << 12
	mostCallsCells = 1 << 16 // of all lists together
)

// at returns the place of a call.
func (c *callCache) at(hash uint64) *cachedCall {
	if len(c.table) == 0 {
		c.table = make([]cachedCall, leastCalls)
	}
	return &c.table[hash&uint64(len(c.table)-1)]
}

// replace returns the place of a call that is going to be overwritten. If many results that are still right have
// been, the table is too short, and a longer one begins empty.
func (c *callCache) replace(hash, version uint64) *cachedCall {
	e := c.at(hash)
	if e.version != version || len(c.table) == mostCalls {
		return e
	}
	if c.replaced++; c.replaced > len(c.table)/2 {
		c.table, c.replaced = make([]cachedCall, 4*len(c.table)), 0
		e = c.at(hash)
	}
	return e
}

// addList notes the elements of the list that a function returned.
func (c *callCache) addList(e *cachedCall, list []int64) {
	if len(c.lists)+len(list) > mostCallsCells {
		c.lists = c.lists[:0]
		c.filling++
	}
	e.listed, e.result, e.filling = int32(len(list)), int64(len(c.lists)), c.filling
	c.lists = append(c.lists, list...)
}
