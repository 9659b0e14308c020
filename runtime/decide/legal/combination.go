package legal

import (
	"fmt"
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A choice of several elements may have a condition on the combination. Each single pick must lead to an allowed
// combination, so before each pick a search looks for one. The search is bounded. It tries combinations in a fixed
// order, in which those that contain one more given element keep their order; so if it found a combination before a
// pick, it also finds one after it, and a begun choice can be completed. If the search ends before it has tried
// everything, an allowed default counts as found.

// maxCombinations is the number of combinations that one search tries.
const maxCombinations = 10_000

// limitsCombination reports whether the prepared choice has a condition on the combination.
func (c *Choice) limitsCombination() bool {
	return c.q.Kind == Pick && c.q.Several && c.m.Program().Chooses[c.q.Index].That >= 0
}

// isAllowed reports whether a combination satisfies the condition of the pending choice.
func (c *Choice) isAllowed(picks []int64) bool {
	row, _ := c.Pending()
	before := c.m.Mark()
	defer c.m.Undo(&before)
	return c.m.Section(int(c.s.Head[state.HeadBase]), row.That, row.Those, c.s.NewList(picks)) != 0
}

// WhyNotThese returns the reason why a combination must not be picked, or "".
func (c *Choice) WhyNotThese(picks []int64) string {
	if !c.limitsCombination() || c.isAllowed(picks) {
		return ""
	}
	return c.combinationText(picks)
}

// combinationText returns the message for a combination that is not allowed.
func (c *Choice) combinationText(picks []int64) string {
	row, _ := c.Pending()
	if row.Message < 0 {
		return "This combination is not allowed."
	}
	before := c.m.Mark()
	defer c.m.Undo(&before)
	defer c.w.ReadBy(c.w.ReadBy(c.q.Player))
	text := c.m.Section(int(c.s.Head[state.HeadBase]), row.Message, row.Those, c.s.NewList(picks))
	return string(c.w.AppendText(nil, text, c.w.Lang, false))
}

// search looks for allowed combinations. Elements that a player cannot tell apart are one group.
type search struct {
	choice *Choice
	groups [][]int64 // the rest of each group, in the order of the options before the first pick
	after  []int     // number of elements in the groups from an index on
	picks  []int64
	tried  int
}

// complete returns an allowed combination that contains picks. If there is none, exhausted reports whether all were
// tried. It tries smaller combinations first, and among those of equal size the ones with most of the first elements.
func (c *Choice) complete(picks []int64) (found []int64, exhausted bool) {
	s := &search{choice: c, picks: picks}
	s.group(c.Elements())
	for size := max(c.q.Least, len(picks)); size <= c.q.Most && s.tried < maxCombinations; size++ {
		if s.fill(0, size-len(picks)) {
			return append([]int64{}, s.picks...), false // not nil, even if nothing is picked
		}
	}
	if s.tried < maxCombinations {
		return nil, true
	}
	if rest, ok := c.defaultWith(picks); ok {
		return append(append([]int64{}, picks...), rest...), false
	}
	return nil, false
}

// fill adds more elements from the groups beginning with group, and reports whether that made an allowed combination.
func (s *search) fill(group, more int) bool {
	if more == 0 {
		s.tried++
		return s.choice.isAllowed(s.picks)
	}
	if more > s.after[group] {
		return false
	}
	g, n := s.groups[group], len(s.picks)
	for take := min(more, len(g)); take >= 0 && s.tried < maxCombinations; take-- {
		s.picks = append(s.picks[:n], g[:take]...)
		if s.fill(group+1, more-take) {
			return true
		}
	}
	s.picks = s.picks[:n]
	return false
}

// group groups the elements, without those that are picked.
func (s *search) group(from []int64) {
	c := s.choice
	pieces := c.s.Layout.IsPiece(c.q.Elem)
	c.s.Spend(int64(len(from) + len(s.picks)))
	known := make(map[int64]int, len(from)) // the group of an element
	var first []int64
	of := func(v int64) (at int, ok bool) {
		if at, ok = known[v]; ok || !pieces || v == value.None {
			return at, ok
		}
		at = slices.IndexFunc(first, func(w int64) bool { return w != value.None && c.alike.LookSame(w, v, c.q.Player) })
		return at, at >= 0
	}
	for _, v := range from {
		at, ok := of(v)
		if !ok {
			at = len(first)
			first, s.groups = append(first, v), append(s.groups, nil)
		}
		known[v] = at
		s.groups[at] = append(s.groups[at], v)
	}
	for _, v := range s.picks {
		if at, ok := of(v); ok {
			if i := slices.Index(s.groups[at], v); i >= 0 {
				s.groups[at] = slices.Delete(s.groups[at], i, i+1)
			}
		}
	}
	s.after = make([]int, len(s.groups)+1)
	for i := len(s.groups) - 1; i >= 0; i-- {
		s.after[i] = s.after[i+1] + len(s.groups[i])
	}
}

// requirePossible fails if no combination is allowed.
func (c *Choice) requirePossible() {
	if !c.limitsCombination() {
		return
	}
	if found, exhausted := c.complete(c.Picks()); found == nil {
		c.failWithoutCombination(exhausted)
	}
}

// failWithoutCombination fails because no combination was found. exhausted reports whether all were tried.
func (c *Choice) failWithoutCombination(exhausted bool) {
	p := c.m.Program()
	name := p.Strings[p.Chooses[c.q.Index].Name]
	if exhausted {
		state.Fail("no combination satisfies the condition of the choice %q", name)
	}
	state.Fail("none of the first %d combinations satisfies the condition of the choice %q, "+
		"and it has no default that does", maxCombinations, name)
}

// defaultAllowed reports whether the default of the rules is an allowed combination that contains the picks.
func (c *Choice) defaultAllowed() bool {
	_, ok := c.defaultWith(c.Picks())
	return ok
}

// defaultWith returns the elements of the default other than some picks. ok is false if the default does not contain
// the picks or is not allowed.
func (c *Choice) defaultWith(picks []int64) (rest []int64, ok bool) {
	row, r := c.Pending()
	if row.Default < 0 {
		return nil, false
	}
	list := slices.Clone(c.s.List(r[row.Default]))
	rest = slices.Clone(list)
	for _, v := range picks {
		i := slices.Index(rest, v)
		if i < 0 {
			return nil, false
		}
		rest = slices.Delete(rest, i, i+1)
	}
	return rest, len(list) >= c.q.Least && len(list) <= c.q.Most && c.isAllowed(list)
}

// allowedPick returns the index of the candidate that leads to the first allowed combination.
func (c *Choice) allowedPick() (int, bool) {
	picks := c.Picks()
	found, _ := c.complete(picks)
	switch {
	case found == nil:
		return 0, false
	case len(found) == len(picks):
		return c.q.Len() - 1, c.q.Done
	}
	i := c.CandidateOf(found[len(picks)])
	return i, i >= 0
}

// canPick reports whether candidate i leads to an allowed combination.
func (c *Choice) canPick(i int) bool {
	if i >= len(c.q.Candidates) {
		return c.isAllowed(c.Picks())
	}
	found, _ := c.complete(append(c.Picks(), c.q.Candidates[i]))
	return found != nil
}

// whyNotPick returns the reason why candidate i must not be picked.
func (c *Choice) whyNotPick(i int) string {
	picks := c.Picks()
	if i >= len(c.q.Candidates) {
		return c.combinationText(picks)
	}
	picks = append(picks, c.q.Candidates[i])
	if _, exhausted := c.complete(picks); !exhausted {
		return fmt.Sprintf("With this, none of the first %d combinations is allowed. To choose one of the others, "+
			"name all of it in one line.", maxCombinations)
	}
	return c.combinationText(picks)
}
