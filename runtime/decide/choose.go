package decide

import (
	"math/bits"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// AskChoice begins the CHOOSE at the head of the state. It reports whether somebody must be asked; if not, the answer is in its register.
func (e *Engine) AskChoice() bool {
	e.s.Head[state.HeadPending] = state.PendingPick
	e.s.Ans = e.s.Ans[:0]
	e.words.forget()
	e.bag.forget()
	if c, _ := e.pendingChoose(); c.That >= 0 {
		e.pickBounds()
		e.mustBePossible()
	}
	return e.advancePick()
}

// advancePick makes every pick for which there is only one candidate. It reports whether a player must be asked.
func (e *Engine) advancePick() bool {
	for {
		e.pickBounds()
		d := &e.d
		ask := e.mustAsk()
		switch {
		case d.picked >= d.most && !ask:
			e.finishPick()
			return false
		case e.m.Auto || d.Player < 0 || e.s.Head[state.HeadDefaults]>>uint(d.Player&63)&1 == 1:
			e.takeDefaults()
			e.finishPick()
			e.renewSteps()
			return false
		case !ask && d.several && len(e.s.Ans) == 0 && e.takeAll():
			e.finishPick()
			return false
		}
		e.pickCandidates()
		switch {
		case d.Len() == 1 && len(d.candidates) == 1 && !ask:
			e.s.Ans = append(e.s.Ans, d.candidates[0], 0)
			continue
		case e.m.Nested > 0:
			state.Fail("nobody can be asked here")
		}
		return true
	}
}

// maxRenewals is the number of choices in one decision that give its steps back.
const maxRenewals = 1000

// renewSteps gives a decision its steps back after a choice that took its default, because it is as if somebody had decided. A
// loop around such a choice ends nevertheless, and looking ahead is one decision, however many choices it meets.
func (e *Engine) renewSteps() {
	if !e.m.Auto && e.spent.defaults < maxRenewals {
		e.spent.defaults++
		e.s.Left = e.s.Budget
	}
}

// takeAll answers a choice in which all elements must be picked. Their order makes no difference.
func (e *Engine) takeAll() bool {
	c, r := e.pendingChoose()
	from := e.from(c, r)
	if e.d.least < len(from) {
		return false
	}
	for _, v := range from {
		e.s.Ans = append(e.s.Ans, v, 0)
	}
	e.pickBounds()
	return true
}

// mustAsk reports whether the player must be asked although there is only one answer. After the first pick, the others need not be
// asked.
func (e *Engine) mustAsk() bool {
	c, r := e.pendingChoose()
	return c.Ask >= 0 && r[c.Ask] != 0 && e.d.picked == 0 && (e.d.most > 0 || e.d.several || c.Pass >= 0)
}

// pendingChoose returns the CHOOSE that waits, and the registers of its frame.
func (e *Engine) pendingChoose() (*program.Choose, []int64) {
	return &e.p.Chooses[e.p.Code[e.s.Head[state.HeadPC]].A], e.s.Registers(int(e.s.Head[state.HeadBase]))
}

// from returns the elements that are chosen from.
func (e *Engine) from(c *program.Choose, r []int64) []int64 {
	if !c.FromSet {
		return e.s.List(r[c.From])
	}
	e.listed = e.listed[:0]
	for set := uint64(r[c.From]); set != 0; set &= set - 1 {
		e.listed = append(e.listed, int64(bits.TrailingZeros64(set)))
	}
	return e.listed
}

// preparePick finds out what can be picked next.
func (e *Engine) preparePick() {
	e.pickBounds()
	e.pickCandidates()
}

// pickBounds finds out who picks, and how many.
func (e *Engine) pickBounds() {
	c, r := e.pendingChoose()
	d := &e.d
	*d = Decision{e: e, Kind: Pick, Player: int(r[c.By]), Action: -1, Param: -1, candidates: d.candidates[:0], status: d.status[:0],
		prompt: -1, elemType: c.Elem, base: int(e.s.Head[state.HeadBase]), index: int(e.p.Code[e.s.Head[state.HeadPC]].A), picked: len(e.s.Ans) / 2}
	if c.Prompt >= 0 {
		d.prompt = r[c.Prompt]
	}
	d.Secret = c.Secret >= 0 && r[c.Secret] != 0
	from := e.from(c, r)
	d.most = min(1, len(from))
	d.least = d.most
	if d.several = c.Count >= 0; d.several {
		d.most = int(max(0, min(r[c.Count], int64(len(from)))))
		d.least = d.most
		if c.AtLeast >= 0 {
			d.least = int(max(0, min(r[c.AtLeast], int64(d.most))))
		}
	}
	d.pass = c.Pass >= 0 && d.picked == 0 && d.most > 0
}

// pickCandidates lists what may be picked now; pieces that look the same are one candidate.
func (e *Engine) pickCandidates() {
	d := &e.d
	e.fresh = true
	e.words.relist()
	if d.picked >= d.most {
		if e.mustAsk() { // There is nothing to pick, but the player must be asked.
			c, _ := e.pendingChoose()
			d.pass = c.Pass >= 0
			d.done = d.several && !d.pass
		}
		return
	}
	b := &e.bag
	if !b.follow(e.s.Ans) {
		e.show()
	}
	for _, at := range b.shown {
		d.candidates = append(d.candidates, b.values[at])
	}
	d.done = d.several && d.picked >= d.least && !(d.pass && d.picked == 0)
}

// show fills the bag, and lists what may be picked now.
func (e *Engine) show() {
	c, r := e.pendingChoose()
	from := e.from(c, r)
	e.bag.fill(from, e.s.Ans)
	b := &e.bag
	b.shown, b.next = b.shown[:0], b.next[:0]
	pieces := e.s.Layout.IsPiece(c.Elem)
	if pieces {
		e.alike.note(b.values, e.d.Player)
		e.alike.groups.Reset(len(b.values))
		b.last = b.last[:0]
	}
	for i, v := range b.values {
		b.next = append(b.next, -1)
		if b.picked[i] >= b.mult[i] {
			continue
		}
		if pieces {
			if key, is := e.alike.key(i, v, uint64(b.mult[i])<<32|uint64(b.picked[i])); is {
				group, isNew := e.alike.groups.Index(key, len(b.last))
				if !isNew {
					b.next[b.last[group]], b.last[group] = int32(i), int32(i)
					continue
				}
				b.last = append(b.last, int32(i))
			}
		}
		b.shown = append(b.shown, int32(i))
	}
	b.counted, b.followed = len(e.s.Ans)/2, len(b.values) == len(from)
}

// finishPick puts the answer into its register; the frame goes on after the CHOOSE.
func (e *Engine) finishPick() {
	c, _ := e.pendingChoose()
	s := e.s
	result, asked := int64(value.None), false
	for i := 1; i < len(s.Ans); i += 2 {
		asked = asked || s.Ans[i] != 0
	}
	if c.Count >= 0 {
		off := e.s.Reserve(len(s.Ans) / 2)
		for i := 0; i < len(s.Ans); i += 2 {
			s.Arena = append(s.Arena, s.Ans[i])
		}
		result = value.List(off, len(s.Ans)/2)
	} else if len(s.Ans) > 0 {
		result = s.Ans[0]
	}
	if c.Result >= 0 {
		e.s.Registers(int(s.Head[state.HeadBase]))[c.Result] = result
	}
	s.Ans = s.Ans[:0]
	s.Head[state.HeadPending] = state.PendingNone
	s.Advance()
	e.fresh = false
}

// takeDefaults completes the picks by the default of the rules, or by the first elements.
func (e *Engine) takeDefaults() {
	c, r := e.pendingChoose()
	d := &e.d
	from := e.from(c, r)
	e.bag.fill(from, e.s.Ans)
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
			if _, ok := e.bag.find(w); ok {
				v = w
			}
		}
		e.s.Ans = append(e.s.Ans, v, 0)
		return
	}
	given := len(e.s.Ans)
	take := func(v int64) {
		if i, ok := e.bag.find(v); ok && e.bag.picked[i] < e.bag.mult[i] {
			e.bag.picked[i]++
			e.s.Ans = append(e.s.Ans, v, 0)
		}
	}
	if c.Default >= 0 {
		for _, v := range e.s.List(r[c.Default]) {
			if len(e.s.Ans)/2 < d.most {
				take(v)
			}
		}
	}
	for _, v := range from {
		if len(e.s.Ans)/2 >= d.least {
			break
		}
		take(v)
	}
	e.takeAllowed(given)
}

// takeAllowed replaces the default by a combination that is allowed, if the default is not. given is the length of the answers
// that the player has given.
func (e *Engine) takeAllowed(given int) {
	if !e.limitsCombination() || e.isAllowed(e.picks()) {
		return
	}
	e.s.Ans = e.s.Ans[:given]
	had := e.picks()
	found, exhausted := e.complete(had)
	if found == nil {
		e.noCombination(exhausted)
	}
	for _, v := range found[len(had):] {
		e.s.Ans = append(e.s.Ans, v, 0)
	}
}

// defaultPick returns the index of the candidate that the default picks next.
func (e *Engine) defaultPick() (int, bool) {
	if !e.limitsCombination() || e.defaultAllowed() {
		return e.wantedPick()
	}
	return e.allowedPick()
}

// wantedPick is defaultPick without regard to the condition on the combination.
func (e *Engine) wantedPick() (int, bool) {
	c, r := e.pendingChoose()
	d := &e.d
	if c.Default < 0 {
		return 0, d.Len() > 0
	}
	if !d.several {
		if r[c.Default] == value.None && d.pass {
			return len(d.candidates), true
		}
		if i := e.candidateOf(r[c.Default]); i >= 0 {
			return i, true
		}
		return 0, d.Len() > 0
	}
	e.bag.fill(e.from(c, r), e.s.Ans)
	for _, v := range e.s.List(r[c.Default]) {
		i, ok := e.bag.find(v)
		if !ok {
			continue
		}
		if e.bag.picked[i] > 0 {
			e.bag.picked[i]--
			continue
		}
		if j := e.candidateOf(v); j >= 0 {
			return j, true
		}
	}
	if d.done {
		return d.Len() - 1, true
	}
	return 0, len(d.candidates) > 0
}

// candidateOf returns the index of the candidate for a value, or -1.
func (e *Engine) candidateOf(v int64) int {
	for i, c := range e.d.candidates {
		if c == v {
			return i
		}
	}
	if e.s.Layout.IsPiece(e.d.elemType) && v != value.None {
		for i, c := range e.d.candidates {
			if e.alike.same(c, v, e.d.Player) {
				return i
			}
		}
	}
	return -1
}
