package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// A choice of several elements may have a condition on the combination. What is picked one by one must lead to a combination that is
// allowed, so before each pick the engine looks for one. The search is bounded. It tries combinations in a fixed order, and those that
// contain one more element come in the same order; so if it found one before a pick, it finds it after the pick as well, and a
// choice that was begun can be completed.

// maxCombinations is the number of combinations that one search tries.
const maxCombinations = 10_000

// limitsCombination reports whether the choice that is prepared has a condition on the combination.
func (e *Engine) limitsCombination() bool {
	return e.d.Kind == Pick && e.d.several && e.p.Chooses[e.d.index].That >= 0
}

// isAllowed reports whether a combination satisfies the condition of the choice that waits.
func (e *Engine) isAllowed(picks []int64) bool {
	c, _ := e.pendingChoose()
	before := e.m.Mark()
	defer e.m.Undo(&before)
	return e.m.Section(int(e.s.Head[state.HeadBase]), c.That, c.Those, e.s.NewList(picks)) != 0
}

// combinationText returns the message about a combination that is not allowed.
func (e *Engine) combinationText(picks []int64) string {
	c, _ := e.pendingChoose()
	if c.Message < 0 {
		return "This combination is not allowed."
	}
	before := e.m.Mark()
	defer e.m.Undo(&before)
	defer e.w.ReadBy(e.w.ReadBy(e.d.Player))
	text := e.m.Section(int(e.s.Head[state.HeadBase]), c.Message, c.Those, e.s.NewList(picks))
	return string(e.w.AppendText(nil, text, e.w.Lang, false))
}

// picks returns what has been picked.
func (e *Engine) picks() []int64 {
	out := make([]int64, 0, len(e.s.Ans)/2+1)
	for i := 0; i < len(e.s.Ans); i += 2 {
		out = append(out, e.s.Ans[i])
	}
	return out
}

// search looks for combinations that are allowed. Elements that a player cannot tell apart are one group.
type search struct {
	e      *Engine
	groups [][]int64 // what is left of each; the order is that of the options before anything was picked
	after  []int     // how many elements the groups from one on have together
	picks  []int64
	tried  int
}

// complete returns an allowed combination that begins with some picks; exhausted reports, if there is none, that every one was tried. The
// first it tries are the smallest, and of those the ones that take most of the first elements.
func (e *Engine) complete(picks []int64) (found []int64, exhausted bool) {
	c, r := e.pendingChoose()
	s := &search{e: e, picks: picks}
	s.group(e.from(c, r), c)
	for size := max(e.d.least, len(picks)); size <= e.d.most && s.tried < maxCombinations; size++ {
		if s.fill(0, size-len(picks)) {
			return append([]int64{}, s.picks...), false // not nil, even if nothing is picked
		}
	}
	return nil, s.tried < maxCombinations
}

// fill adds so many elements of the groups from one on, and reports whether that made a combination which is allowed.
func (s *search) fill(group, more int) bool {
	if more == 0 {
		s.tried++
		return s.e.isAllowed(s.picks)
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

// group sorts the elements into groups, and takes out what is picked.
func (s *search) group(from []int64, c *program.Choose) {
	e := s.e
	pieces := e.s.Layout.IsPiece(c.Elem)
	first := []int64{}
	of := func(v int64) int {
		return slices.IndexFunc(first, func(w int64) bool {
			return w == v || pieces && v != value.None && w != value.None && e.alike.same(w, v, e.d.Player)
		})
	}
	for _, v := range from {
		at := of(v)
		if at < 0 {
			at = len(first)
			first, s.groups = append(first, v), append(s.groups, nil)
		}
		s.groups[at] = append(s.groups[at], v)
	}
	for _, v := range s.picks {
		if at := of(v); at >= 0 {
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

// mustBePossible fails if no combination is allowed.
func (e *Engine) mustBePossible() {
	if !e.limitsCombination() {
		return
	}
	if found, exhausted := e.complete(e.picks()); found == nil {
		e.noCombination(exhausted)
	}
}

func (e *Engine) noCombination(exhausted bool) {
	if exhausted {
		state.Fail("no combination satisfies the condition of the choice %q", e.p.Strings[e.p.Chooses[e.d.index].Name])
	}
	state.Fail("none of the first %d combinations satisfies the condition of the choice %q", maxCombinations, e.p.Strings[e.p.Chooses[e.d.index].Name])
}

// defaultAllowed reports whether the default of the rules is a combination that is allowed and contains what is picked.
func (e *Engine) defaultAllowed() bool {
	c, r := e.pendingChoose()
	if c.Default < 0 {
		return false
	}
	list := slices.Clone(e.s.List(r[c.Default]))
	left := slices.Clone(list)
	for _, v := range e.picks() {
		i := slices.Index(left, v)
		if i < 0 {
			return false
		}
		left = slices.Delete(left, i, i+1)
	}
	return len(list) >= e.d.least && len(list) <= e.d.most && e.isAllowed(list)
}

// allowedPick returns the index of the candidate that leads to the first combination which is allowed.
func (e *Engine) allowedPick() (int, bool) {
	picks := e.picks()
	found, _ := e.complete(picks)
	switch {
	case found == nil:
		return 0, false
	case len(found) == len(picks):
		return e.d.Len() - 1, e.d.done
	}
	i := e.candidateOf(found[len(picks)])
	return i, i >= 0
}

// canPick reports whether candidate i leads to a combination that is allowed.
func (e *Engine) canPick(i int) bool {
	if i >= len(e.d.candidates) {
		return e.isAllowed(e.picks())
	}
	found, _ := e.complete(append(e.picks(), e.d.candidates[i]))
	return found != nil
}

// whyNotPick returns the reason why candidate i may not be picked.
func (e *Engine) whyNotPick(i int) string {
	picks := e.picks()
	if i < len(e.d.candidates) {
		picks = append(picks, e.d.candidates[i])
	}
	return e.combinationText(picks)
}
