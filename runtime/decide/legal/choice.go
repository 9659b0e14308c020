package legal

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Choice is the pending choice. Its picks so far are the answers in the state.
type Choice struct {
	m     *vm.Machine
	s     *state.Store
	w     *view.Writer
	q     *Question // the question, which is about the choice
	alike *Lookalikes

	bag    bag
	listed []int64 // the elements of a set to choose from
}

// Open makes the CHOOSE at the head of the state the pending choice. It fails if no combination can be picked.
func (c *Choice) Open() {
	c.s.Ans = c.s.Ans[:0]
	c.q.fresh = false
	c.q.version.Question++
	c.bag.followed = false
	if row, _ := c.Pending(); row.That >= 0 {
		c.Count()
		c.requirePossible()
	}
}

// Pending returns the pending CHOOSE and the registers of its frame.
func (c *Choice) Pending() (*program.Choose, []int64) {
	p := c.m.Program()
	return &p.Chooses[p.Code[c.s.Head[state.HeadPC]].A], c.s.Registers(int(c.s.Head[state.HeadBase]))
}

// Elements returns the elements to choose from.
func (c *Choice) Elements() []int64 {
	row, r := c.Pending()
	if !row.FromSet {
		return c.s.List(r[row.From])
	}
	c.listed = value.AppendMembers(c.listed[:0], r[row.From])
	return c.listed
}

// Count sets who picks, and how many. It does not compute the candidates; see Prepare.
func (c *Choice) Count() {
	row, r := c.Pending()
	q := c.q
	q.reset(Question{Kind: Pick, Player: int(r[row.By]), Action: -1, Param: -1, Prompt: -1, Elem: row.Elem,
		Base:  int(c.s.Head[state.HeadBase]),
		Index: int(c.m.Program().Code[c.s.Head[state.HeadPC]].A), Picked: len(c.s.Ans) / 2, fresh: q.fresh})
	if row.Prompt >= 0 {
		q.Prompt = r[row.Prompt]
	}
	q.Secret = row.Secret >= 0 && r[row.Secret] != 0
	n := len(c.Elements())
	q.Most = min(1, n)
	q.Least = q.Most
	if q.Several = row.Count >= 0; q.Several {
		q.Most = int(max(0, min(r[row.Count], int64(n))))
		q.Least = q.Most
		if row.AtLeast >= 0 {
			q.Least = int(max(0, min(r[row.AtLeast], int64(q.Most))))
		}
	}
	q.Pass = mayPass(row, r) && q.Picked == 0 && q.Most > 0
}

// Prepare computes the candidates of the next pick. Pieces that look the same are one candidate.
func (c *Choice) Prepare() {
	c.Count()
	c.List()
}

// List lists the candidates of the next pick, after Count.
func (c *Choice) List() {
	q := c.q
	q.fresh = true
	q.version.List++
	if q.Picked >= q.Most {
		if c.MustAsk() { // nothing can be picked, but the player must be asked
			q.Pass = mayPass(c.Pending())
			q.Done = q.Several && !q.Pass
		}
		return
	}
	b := &c.bag
	if !b.follow(c.s.Ans) {
		c.show()
	}
	for _, at := range b.shown {
		q.Candidates = append(q.Candidates, b.values[at])
	}
	q.Done = q.Several && q.Picked >= q.Least && !(q.Pass && q.Picked == 0)
}

// MustAsk reports whether the player must be asked even if there is only one answer. It is false after the first pick.
func (c *Choice) MustAsk() bool {
	row, r := c.Pending()
	return row.Ask >= 0 && r[row.Ask] != 0 && c.q.Picked == 0 && (c.q.Most > 0 || c.q.Several || mayPass(row, r))
}

// mayPass reports whether a choice has the answer none: the rules have words for it.
func mayPass(row *program.Choose, r []int64) bool { return row.Pass >= 0 && r[row.Pass] != value.None }

// Picks returns the picks so far.
func (c *Choice) Picks() []int64 {
	out := make([]int64, 0, len(c.s.Ans)/2+1)
	for i := 0; i < len(c.s.Ans); i += 2 {
		out = append(out, c.s.Ans[i])
	}
	return out
}

// show fills the bag and lists the elements that may be picked now.
func (c *Choice) show() {
	from := c.Elements()
	c.bag.fill(from, c.s.Ans)
	b := &c.bag
	b.shown, b.next = b.shown[:0], b.next[:0]
	pieces := c.s.Layout.IsPiece(c.q.Elem)
	if pieces {
		c.alike.note(b.values, c.q.Player)
		c.alike.groups.Reset(len(b.values))
		b.last = b.last[:0]
	}
	for i, v := range b.values {
		b.next = append(b.next, -1)
		if b.picked[i] >= b.mult[i] {
			continue
		}
		if pieces {
			if key, is := c.alike.key(i, v, uint64(b.mult[i])<<32|uint64(b.picked[i])); is {
				group, isNew := c.alike.groups.Index(key, len(b.last))
				if !isNew {
					b.next[b.last[group]], b.last[group] = int32(i), int32(i)
					continue
				}
				b.last = append(b.last, int32(i))
			}
		}
		b.shown = append(b.shown, int32(i))
	}
	b.counted, b.followed = len(c.s.Ans)/2, len(b.values) == len(from)
}

// CandidateOf returns the index of the candidate for a value, or -1.
func (c *Choice) CandidateOf(v int64) int {
	for i, x := range c.q.Candidates {
		if x == v {
			return i
		}
	}
	if c.s.Layout.IsPiece(c.q.Elem) && v != value.None {
		for i, x := range c.q.Candidates {
			if c.alike.LookSame(x, v, c.q.Player) {
				return i
			}
		}
	}
	return -1
}

// Places returns the places of the candidates among the distinct elements to choose from, and the number of these. ok
// is false if they are unknown.
func (c *Choice) Places() (places []int32, n int, ok bool) {
	return c.bag.shown, len(c.bag.values), len(c.bag.shown) == len(c.q.Candidates)
}

// CountAlike returns how many elements candidate i represents: pieces that look the same are one candidate.
func (c *Choice) CountAlike(i int) (n int) {
	b := &c.bag
	b.fill(c.Elements(), c.s.Ans)
	c.alike.note(b.values, c.q.Player)
	opens := func(k int) bool {
		return c.alike.startsGroup(k, b.values[k], uint64(b.mult[k])<<32|uint64(b.picked[k]))
	}
	like := slices.Index(b.values, c.q.Candidates[i])
	if like < 0 {
		return 0
	}
	for k := range b.values {
		c.alike.groups.Reset(2)
		if opens(like); b.picked[k] < b.mult[k] && (k == like || !opens(k)) {
			n += int(b.mult[k] - b.picked[k])
		}
	}
	return n
}

// bag counts how often each element occurs among those to choose from, and how often it was picked. Between the picks
// of a choice it keeps the list of elements to show, so that a pick among many does not list all of them again.
type bag struct {
	places       value.Set // of the values
	values       []int64
	mult, picked []int32

	// the places of the elements that may be picked now, without those that look like an earlier one, in ascending
	// order
	shown    []int32
	next     []int32 // by place: the next element that looks the same, or -1
	last     []int32 // by group of elements that look the same: the place of the last one
	counted  int     // how many picks shown takes into account
	followed bool    // shown belongs to the open choice
}

// fill counts the elements of from, and the picks among the answers.
func (b *bag) fill(from, answers []int64) {
	b.followed = false
	b.values, b.mult, b.picked = b.values[:0], b.mult[:0], b.picked[:0]
	b.places.Reset(len(from))
	for _, v := range from {
		i, isNew := b.places.Index(v, len(b.values))
		if isNew {
			b.values, b.mult, b.picked = append(b.values, v), append(b.mult, 0), append(b.picked, 0)
		}
		b.mult[i]++
	}
	for i := 0; i < len(answers); i += 2 {
		if at, ok := b.find(answers[i]); ok {
			b.picked[at]++
		}
	}
}

// find returns the place of a value in values. ok is false if it is not among them.
func (b *bag) find(v int64) (at int, ok bool) {
	at, isNew := b.places.Index(v, -1)
	return at, !isNew && at >= 0
}

// follow updates shown with the answers given since it was made. It returns false if that is not possible, because
// there are fewer answers than before, or because an element occurs twice.
func (b *bag) follow(answers []int64) bool {
	n := len(answers) / 2
	if !b.followed || n < b.counted {
		return false
	}
	for ; b.counted < n; b.counted++ {
		at, ok := b.find(answers[2*b.counted])
		if !ok {
			continue
		}
		b.picked[at]++
		i, shown := slices.BinarySearch(b.shown, int32(at))
		if !shown {
			continue
		}
		b.shown = slices.Delete(b.shown, i, i+1)
		like := b.next[at]
		for like >= 0 && b.picked[like] > 0 {
			like = b.next[like]
		}
		if like >= 0 {
			i, _ := slices.BinarySearch(b.shown, like)
			b.shown = slices.Insert(b.shown, i, like)
		}
	}
	return true
}
