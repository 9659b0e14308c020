package legal

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/value"
)

// A choice about which nobody is asked takes the default of the rules; for one about which a player is asked, the
// default is suggested.

// TakeAll answers a choice in which all elements must be picked. Their order does not matter.
func (c *Choice) TakeAll() bool {
	from := c.Elements()
	if c.q.Least < len(from) {
		return false
	}
	for _, v := range from {
		c.s.Ans = append(c.s.Ans, v, 0)
	}
	c.Count()
	return true
}

// TakeDefaults completes the picks with the default of the rules, or else with the first elements.
func (c *Choice) TakeDefaults() {
	row, r := c.Pending()
	q := c.q
	from := c.Elements()
	c.bag.fill(from, c.s.Ans)
	if len(from) == 0 {
		return
	}
	if !q.Several {
		v := from[0]
		if row.Default >= 0 {
			w := r[row.Default]
			if w == value.None && q.Pass {
				return
			}
			if _, ok := c.bag.find(w); ok {
				v = w
			}
		}
		c.s.Ans = append(c.s.Ans, v, 0)
		return
	}
	given := len(c.s.Ans)
	take := func(v int64) {
		if i, ok := c.bag.find(v); ok && c.bag.picked[i] < c.bag.mult[i] {
			c.bag.picked[i]++
			c.s.Ans = append(c.s.Ans, v, 0)
		}
	}
	if row.Default >= 0 {
		for _, v := range c.s.List(r[row.Default]) {
			if len(c.s.Ans)/2 < q.Most {
				take(v)
			}
		}
	}
	for _, v := range from {
		if len(c.s.Ans)/2 >= q.Least {
			break
		}
		take(v)
	}
	c.takeAllowed(given)
}

// takeAllowed replaces the default by an allowed combination if the default is not allowed. given is the number of
// answers by the player.
func (c *Choice) takeAllowed(given int) {
	if !c.limitsCombination() || c.isAllowed(c.Picks()) {
		return
	}
	c.s.Ans = c.s.Ans[:given]
	had := c.Picks()
	found, exhausted := c.complete(had)
	if found == nil {
		c.failWithoutCombination(exhausted)
	}
	for _, v := range found[len(had):] {
		c.s.Ans = append(c.s.Ans, v, 0)
	}
}

// DefaultPick returns the index of the next candidate to pick for the default.
func (c *Choice) DefaultPick() (int, bool) {
	if !c.limitsCombination() || c.defaultAllowed() {
		return c.wantedPick()
	}
	return c.allowedPick()
}

// wantedPick is DefaultPick without the condition on the combination.
func (c *Choice) wantedPick() (int, bool) {
	row, r := c.Pending()
	q := c.q
	if row.Default < 0 {
		return 0, q.Len() > 0
	}
	if !q.Several {
		if r[row.Default] == value.None && q.Pass {
			return len(q.Candidates), true
		}
		if i := c.CandidateOf(r[row.Default]); i >= 0 {
			return i, true
		}
		return 0, q.Len() > 0
	}
	c.bag.fill(c.Elements(), c.s.Ans)
	for _, v := range c.s.List(r[row.Default]) {
		i, ok := c.bag.find(v)
		if !ok {
			continue
		}
		if c.bag.picked[i] > 0 {
			c.bag.picked[i]--
			continue
		}
		if j := c.CandidateOf(v); j >= 0 {
			return j, true
		}
	}
	if q.Done {
		return q.Len() - 1, true
	}
	return 0, len(q.Candidates) > 0
}

// FitDefault reports whether the default of the rules is a legal answer: all its elements are among those to choose
// from, not too often, and there are enough of them.
func (c *Choice) FitDefault() bool {
	row, r := c.Pending()
	q, v := c.q, r[row.Default]
	if !q.Several && v == value.None {
		return q.Pass
	}
	b := &c.bag
	b.fill(c.Elements(), c.s.Ans)
	has := func(v int64) bool {
		i, ok := b.find(v)
		if !ok {
			return false
		}
		b.picked[i]++
		return b.picked[i] <= b.mult[i]
	}
	if !q.Several {
		return has(v)
	}
	list := c.s.List(v)
	for _, v := range list {
		if !has(v) {
			return false
		}
	}
	return len(list) >= q.Least && (!c.limitsCombination() || c.isAllowed(slices.Clone(list)))
}
