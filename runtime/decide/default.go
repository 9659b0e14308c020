package decide

import (
	"github.com/scenario-lang/scenario/runtime/value"
)

// A choice that nobody needs to be asked about takes the default of the rules, and a choice that somebody is asked
// about suggests it.

// takeAll answers a choice in which all elements must be picked. Their order makes no difference.
func (o *openChoice) takeAll() bool {
	c, r := o.pending()
	from := o.from(c, r)
	if o.d.least < len(from) {
		return false
	}
	for _, v := range from {
		o.s.Ans = append(o.s.Ans, v, 0)
	}
	o.bounds()
	return true
}

// takeDefaults completes the picks by the default of the rules, or by the first elements.
func (o *openChoice) takeDefaults() {
	c, r := o.pending()
	d := o.d
	from := o.from(c, r)
	o.bag.fill(from, o.s.Ans)
	if len(from) == 0 {
		return
	}
	if !d.several {
		v := from[0]
		if c.Default >= 0 {
			w := r[c.Default]
			if w == value.None && d.pass {
				return
			}
			if _, ok := o.bag.find(w); ok {
				v = w
			}
		}
		o.s.Ans = append(o.s.Ans, v, 0)
		return
	}
	given := len(o.s.Ans)
	take := func(v int64) {
		if i, ok := o.bag.find(v); ok && o.bag.picked[i] < o.bag.mult[i] {
			o.bag.picked[i]++
			o.s.Ans = append(o.s.Ans, v, 0)
		}
	}
	if c.Default >= 0 {
		for _, v := range o.s.List(r[c.Default]) {
			if len(o.s.Ans)/2 < d.most {
				take(v)
			}
		}
	}
	for _, v := range from {
		if len(o.s.Ans)/2 >= d.least {
			break
		}
		take(v)
	}
	o.takeAllowed(given)
}

// takeAllowed replaces the default by a combination that is allowed, if the default is not. given is the length of
// the answers that the player has given.
func (o *openChoice) takeAllowed(given int) {
	if !o.limitsCombination() || o.isAllowed(o.picks()) {
		return
	}
	o.s.Ans = o.s.Ans[:given]
	had := o.picks()
	found, exhausted := o.complete(had)
	if found == nil {
		o.noCombination(exhausted)
	}
	for _, v := range found[len(had):] {
		o.s.Ans = append(o.s.Ans, v, 0)
	}
}

// defaultPick returns the index of the candidate that the default picks next.
func (o *openChoice) defaultPick() (int, bool) {
	if !o.limitsCombination() || o.defaultAllowed() {
		return o.wantedPick()
	}
	return o.allowedPick()
}

// wantedPick is defaultPick without regard to the condition on the combination.
func (o *openChoice) wantedPick() (int, bool) {
	c, r := o.pending()
	d := o.d
	if c.Default < 0 {
		return 0, d.Len() > 0
	}
	if !d.several {
		if r[c.Default] == value.None && d.pass {
			return len(d.candidates), true
		}
		if i := o.candidateOf(r[c.Default]); i >= 0 {
			return i, true
		}
		return 0, d.Len() > 0
	}
	o.bag.fill(o.from(c, r), o.s.Ans)
	for _, v := range o.s.List(r[c.Default]) {
		i, ok := o.bag.find(v)
		if !ok {
			continue
		}
		if o.bag.picked[i] > 0 {
			o.bag.picked[i]--
			continue
		}
		if j := o.candidateOf(v); j >= 0 {
			return j, true
		}
	}
	if d.done {
		return d.Len() - 1, true
	}
	return 0, len(d.candidates) > 0
}
