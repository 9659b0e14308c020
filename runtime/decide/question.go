package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Decision returns the decision that is open, or nil if there is none.
func (e *Engine) Decision() *Decision {
	if e.s.Head[state.HeadPending] == state.PendingNone {
		return nil
	}
	if !e.fresh && !e.prepare() {
		return nil
	}
	return &e.d
}

// prepare finds out again what the decision is, after a copy or when an answer was taken back.
func (e *Engine) prepare() (ok bool) {
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			e.m.AsError(r)
			e.m.Undo(&before)
			ok = false
		}
	}()
	e.s.Renew()
	e.d.e = e
	e.words.forget()
	e.choice.bag.forget()
	switch e.s.Head[state.HeadPending] {
	case state.PendingMenu:
		e.prepareMenu()
	case state.PendingParam:
		e.prepareParam()
	default:
		e.preparePick()
	}
	return true
}

// Legal reports whether a candidate is accepted, and whether the line it begins can be completed.
func (d *Decision) Legal(i int) bool {
	if i < 0 || i >= d.Len() {
		return false
	}
	d.e.s.Renew()
	return d.e.isLegal(i)
}

// isLegal reports whether candidate i is legal. A limit that was reached counts as no; Choose returns it as an error.
func (e *Engine) isLegal(i int) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			e.m.AsError(r)
			ok = false
		}
	}()
	return e.legal(i)
}

// Default returns the candidate that the rules suggest; ok is false if they suggest none.
func (d *Decision) Default() (i int, ok bool) {
	switch d.Kind {
	case Pick:
		ok = d.e.try(func() bool {
			var some bool
			i, some = d.e.choice.defaultPick()
			return some
		})
		return i, ok
	case Menu:
		if d.done && d.Legal(d.Len()-1) {
			return d.Len() - 1, true
		}
	}
	return 0, false
}

// Suggested returns the texts of the picks with which the default of the rules completes a choice, after those that
// were made. It is nil if the rules name no default. (Default is then the first candidate.)
func (d *Decision) Suggested() (texts []string) {
	e := d.e
	if d.Kind != Pick || e.s.Head[state.HeadPending] != state.PendingPick || e.p.Chooses[d.index].Default < 0 {
		return nil
	}
	e.s.Renew()
	given := slices.Clone(e.s.Ans)
	var picks []int64
	suggests := e.try(func() bool {
		e.choice.takeDefaults()
		for i := len(given); i < len(e.s.Ans); i += 2 {
			picks = append(picks, e.s.Ans[i])
		}
		return true
	})
	e.s.Ans = append(e.s.Ans[:0], given...)
	if !suggests {
		return nil
	}
	if len(picks) == 0 && (d.pass || d.done) {
		return []string{d.Text(len(d.candidates))}
	}
	for _, v := range picks {
		if i := e.choice.candidateOf(v); i >= 0 {
			texts = append(texts, d.Text(i))
		}
	}
	return texts
}

// Answered returns the answer to a parameter of the action, as it is written in a line, or "" if there is none yet.
func (d *Decision) Answered(param int) string {
	e := d.e
	if at := 2 + 2*param; d.Kind == Param && param >= 0 && at < len(e.s.Ans) {
		defer enter(e)()
		a := &e.p.Actions[d.Action]
		if p := &a.Params[param]; p.Slot == 0 {
			return e.w.For(d.Player, func() []byte { return appendListed(nil, e, p, d.earlier(), param+1, e.w.Lang) })
		}
		if a.Params[param].Text >= 0 {
			return e.w.For(d.Player, func() []byte { return e.appendMade(nil, a, param, d.earlier(), e.w.Lang) })
		}
		return e.w.For(d.Player, func() []byte {
			return e.w.AppendValue(nil, a.Params[param].Type, e.s.Ans[at], e.w.Lang, true)
		})
	}
	return ""
}

// Multiplicity returns how many things candidate i represents: pieces that look the same are one candidate. For
// anything else it is 1.
func (d *Decision) Multiplicity(i int) int {
	e := d.e
	if d.Kind != Pick || i < 0 || i >= len(d.candidates) || !e.s.Layout.IsPiece(d.elemType) || d.candidates[i] == value.None {
		return 1
	}
	e.s.Renew()
	n := 0
	e.try(func() bool {
		c, r := e.choice.pending()
		e.choice.bag.fill(e.choice.from(c, r), e.s.Ans)
		b := &e.choice.bag
		e.alike.note(b.values, d.Player)
		opens := func(k int) bool {
			return e.alike.startsGroup(k, b.values[k], uint64(b.mult[k])<<32|uint64(b.picked[k]))
		}
		like := slices.Index(b.values, d.candidates[i])
		if like < 0 {
			return false
		}
		for k := range b.values {
			e.alike.groups.Reset(2)
			if opens(like); b.picked[k] < b.mult[k] && (k == like || !opens(k)) {
				n += int(b.mult[k] - b.picked[k])
			}
		}
		return true
	})
	return max(n, 1)
}

// Appeal returns how good a candidate of a Pick is by the rules.
func (d *Decision) Appeal(i int) (v int64, ok bool) {
	if i < 0 || i >= len(d.candidates) {
		return 0, false
	}
	return d.AppealOf(d.candidates[i])
}

// AppealOf is Appeal for the candidate with a Value.
func (d *Decision) AppealOf(candidate int64) (v int64, ok bool) {
	if d.Kind != Pick {
		return 0, false
	}
	c := &d.e.p.Chooses[d.index]
	if c.Appeal < 0 {
		return 0, false
	}
	e := d.e
	e.s.Renew()
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			e.m.AsError(r)
			v, ok = 0, false
		}
		e.m.Undo(&before)
	}()
	return e.m.Section(d.base, c.Appeal, c.It, candidate), true
}

// Option is a legal candidate and its text.
type Option struct {
	Index int
	Text  string
}

// Options appends the legal candidates to buf.
func (d *Decision) Options(buf []Option) []Option {
	for i := range d.Len() {
		if d.Legal(i) {
			buf = append(buf, Option{i, d.Text(i)})
		}
	}
	return buf
}

// DefaultFits reports, for a Pick without any answer yet, whether the rules suggest an answer, and whether that is
// one which may be given: each element is among those that are chosen from, often enough, and there are enough of
// them.
func (d *Decision) DefaultFits() (given, fits bool) {
	e := d.e
	if d.Kind != Pick || d.picked > 0 || e.s.Head[state.HeadPending] != state.PendingPick {
		return false, false
	}
	c, r := e.choice.pending()
	if c.Default < 0 {
		return false, false
	}
	e.s.Renew()
	fits = e.try(func() bool {
		v := r[c.Default]
		if !d.several && v == value.None {
			return d.pass
		}
		e.choice.bag.fill(e.choice.from(c, r), e.s.Ans)
		has := func(v int64) bool {
			i, ok := e.choice.bag.find(v)
			if !ok {
				return false
			}
			e.choice.bag.picked[i]++
			return e.choice.bag.picked[i] <= e.choice.bag.mult[i]
		}
		if !d.several {
			return has(v)
		}
		list := e.s.List(v)
		for _, v := range list {
			if !has(v) {
				return false
			}
		}
		return len(list) >= d.least && (!e.choice.limitsCombination() || e.choice.isAllowed(slices.Clone(list)))
	})
	return true, fits
}
