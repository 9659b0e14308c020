package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// What is known of the choice that waits, as far as it does not depend on a condition on the combination.

// pending returns the CHOOSE that waits, and the registers of its frame.
func (o *openChoice) pending() (*program.Choose, []int64) {
	p := o.m.Program()
	return &p.Chooses[p.Code[o.s.Head[state.HeadPC]].A], o.s.Registers(int(o.s.Head[state.HeadBase]))
}

// from returns the elements that are chosen from.
func (o *openChoice) from(c *program.Choose, r []int64) []int64 {
	if !c.FromSet {
		return o.s.List(r[c.From])
	}
	o.listed = value.AppendMembers(o.listed[:0], r[c.From])
	return o.listed
}

// bounds finds out who picks, and how many.
func (o *openChoice) bounds() {
	c, r := o.pending()
	d := o.d
	*d = Decision{e: d.e, Kind: Pick, Player: int(r[c.By]), Action: -1, Param: -1, candidates: d.candidates[:0], status: d.status[:0],
		prompt: -1, elemType: c.Elem, base: int(o.s.Head[state.HeadBase]), index: int(o.m.Program().Code[o.s.Head[state.HeadPC]].A), picked: len(o.s.Ans) / 2}
	if c.Prompt >= 0 {
		d.prompt = r[c.Prompt]
	}
	d.Secret = c.Secret >= 0 && r[c.Secret] != 0
	from := o.from(c, r)
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

// mustAsk reports whether the player must be asked although there is only one answer. After the first pick, the
// others need not be asked.
func (o *openChoice) mustAsk() bool {
	c, r := o.pending()
	return c.Ask >= 0 && r[c.Ask] != 0 && o.d.picked == 0 && (o.d.most > 0 || o.d.several || c.Pass >= 0)
}

// picks returns what has been picked.
func (o *openChoice) picks() []int64 {
	out := make([]int64, 0, len(o.s.Ans)/2+1)
	for i := 0; i < len(o.s.Ans); i += 2 {
		out = append(out, o.s.Ans[i])
	}
	return out
}

// show fills the bag, and lists what may be picked now.
func (o *openChoice) show() {
	c, r := o.pending()
	from := o.from(c, r)
	o.bag.fill(from, o.s.Ans)
	b := &o.bag
	b.shown, b.next = b.shown[:0], b.next[:0]
	pieces := o.s.Layout.IsPiece(c.Elem)
	if pieces {
		o.alike.note(b.values, o.d.Player)
		o.alike.groups.Reset(len(b.values))
		b.last = b.last[:0]
	}
	for i, v := range b.values {
		b.next = append(b.next, -1)
		if b.picked[i] >= b.mult[i] {
			continue
		}
		if pieces {
			if key, is := o.alike.key(i, v, uint64(b.mult[i])<<32|uint64(b.picked[i])); is {
				group, isNew := o.alike.groups.Index(key, len(b.last))
				if !isNew {
					b.next[b.last[group]], b.last[group] = int32(i), int32(i)
					continue
				}
				b.last = append(b.last, int32(i))
			}
		}
		b.shown = append(b.shown, int32(i))
	}
	b.counted, b.followed = len(o.s.Ans)/2, len(b.values) == len(from)
}

// candidateOf returns the index of the candidate for a value, or -1.
func (o *openChoice) candidateOf(v int64) int {
	for i, c := range o.d.candidates {
		if c == v {
			return i
		}
	}
	if o.s.Layout.IsPiece(o.d.elemType) && v != value.None {
		for i, c := range o.d.candidates {
			if o.alike.same(c, v, o.d.Player) {
				return i
			}
		}
	}
	return -1
}
