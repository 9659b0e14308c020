package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/value"
)

// Kind of a decision.
type Kind int

const (
	Menu  Kind = iota // which action
	Param             // a parameter of the action begun
	Pick              // an answer to a choice of the rules
)

// Decision is what is asked now. Candidates are counted from 0: first what the rules list, then `pass`, then `done`.
// A Game has one Decision and uses it again.
type Decision struct {
	Player int // who decides; -1: nobody, which is never asked
	Kind   Kind
	Action int  // of a Param: which action, else -1
	Param  int  // of a Param: which, else -1
	Secret bool // the answer is not for the others

	e      *Engine
	cands  []int64
	status []uint8
	pass   bool
	done   bool
	multi  bool
	spec   int   // offer or choose
	base   int   // frame whose sections word candidates
	elem   int32 // type of a candidate
	prompt int64 // text, -1
	least  int
	most   int
	picked int
}

// Decision is what somebody must decide now, or nil when nobody has to.
func (e *Engine) Decision() *Decision {
	if e.s.Head[state.HeadPending] == state.PendingNone {
		return nil
	}
	if !e.fresh && !e.prepare() {
		return nil
	}
	return &e.d
}

// prepare works the decision out again, after a copy or when an answer was taken back.
func (e *Engine) prepare() (ok bool) {
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			e.m.AsError(r)
			e.m.Undo(&before)
			ok = false
		}
	}()
	e.s.Left = e.s.Budget
	e.d.e = e
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

// Len is how many candidates there are. Not all of them need be legal.
func (d *Decision) Len() int {
	n := len(d.cands)
	if d.pass {
		n++
	}
	if d.done {
		n++
	}
	return n
}

// Legal says whether a candidate is accepted, and what it begins can be completed.
func (d *Decision) Legal(i int) bool {
	if i < 0 || i >= d.Len() {
		return false
	}
	d.e.s.Left = d.e.s.Budget
	return d.e.isLegal(i)
}

// isLegal is legal for those who can be told nothing but yes or no. Choose says of a limit that was reached.
func (e *Engine) isLegal(i int) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			e.m.AsError(r)
			ok = false
		}
	}()
	return e.legal(i)
}

// IsDone says whether a candidate ends the menu, or the picking.
func (d *Decision) IsDone(i int) bool { return d.done && i == d.Len()-1 }

// IsPass says whether a candidate is the answer `none`.
func (d *Decision) IsPass(i int) bool { return d.pass && i == len(d.cands) }

// Value is what a candidate stands for: an action, a parameter's value, an element.
func (d *Decision) Value(i int) int64 {
	if i < 0 || i >= len(d.cands) {
		return -1
	}
	return d.cands[i]
}

// Picks says how many of how many are picked so far, and how many are the least.
func (d *Decision) Picks() (picked, least, most int) { return d.picked, d.least, d.most }

// Default is the candidate the rules suggest; ok is false where they suggest none.
func (d *Decision) Default() (i int, ok bool) {
	switch d.Kind {
	case Pick:
		ok = d.e.tries(func() bool {
			var some bool
			i, some = d.e.defaultPick()
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

// Said is the answer a parameter of the action begun has been given, as a line says it; "" where it has none yet.
func (d *Decision) Said(param int) string {
	e := d.e
	if at := 2 + 2*param; d.Kind == Param && param >= 0 && at < len(e.s.Ans) {
		return e.w.InEyes(d.Player, func() []byte {
			return e.w.AppendValue(nil, e.p.Actions[d.Action].Params[param].Type, e.s.Ans[at], e.w.Lang, true)
		})
	}
	return ""
}

// Alike is for how many things a candidate stands: pieces that cannot be told apart are one. Without pieces it is 1.
func (d *Decision) Alike(i int) int {
	e := d.e
	if d.Kind != Pick || i < 0 || i >= len(d.cands) || !e.s.IsPiece(d.elem) || d.cands[i] == value.None {
		return 1
	}
	e.s.Left = e.s.Budget
	n := 0
	e.tries(func() bool {
		c, r := e.pendingChoose()
		e.fillBag(e.from(c, r))
		b := &e.bag
		e.lookAt(b.values, d.Player)
		opens := func(k int) bool {
			return e.opensGroup(k, b.values[k], uint64(b.mult[k])<<32|uint64(b.picked[k]))
		}
		like := slices.Index(b.values, d.cands[i])
		if like < 0 {
			return false
		}
		for k := range b.values {
			e.groups.Reset(2)
			if opens(like); b.picked[k] < b.mult[k] && (k == like || !opens(k)) {
				n += int(b.mult[k] - b.picked[k])
			}
		}
		return true
	})
	return max(n, 1)
}

// Appeal is how good the rules say a candidate of a Pick is.
func (d *Decision) Appeal(i int) (v int64, ok bool) {
	if i < 0 || i >= len(d.cands) {
		return 0, false
	}
	return d.AppealOf(d.cands[i])
}

// AppealOf is how good the rules say a candidate of a Pick is, given by its Value.
func (d *Decision) AppealOf(candidate int64) (v int64, ok bool) {
	if d.Kind != Pick {
		return 0, false
	}
	c := &d.e.p.Chooses[d.spec]
	if c.Appeal < 0 {
		return 0, false
	}
	e := d.e
	e.s.Left = e.s.Budget
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

// Choose answers the decision with candidate i.
func (e *Engine) Choose(i int) error {
	err := e.chooseNow(i)
	if err == nil || e.Dice == nil {
		return err
	}
	return e.thrown(err, func() error { return e.chooseNow(i) })
}

func (e *Engine) chooseNow(i int) (err error) {
	d := e.Decision()
	if d == nil {
		return e.nobody()
	}
	if i < 0 || i >= d.Len() {
		return refuse("There is no option %d here.", i)
	}
	if !d.Legal(i) {
		e.s.Left = e.s.Budget
		reason, err := e.why(i)
		if err != nil {
			return err
		}
		return &Refusal{Reason: reason}
	}
	e.begin()
	defer e.caught(&err)
	e.answer(i)
	e.commit()
	return nil
}

func (e *Engine) nobody() error {
	if e.s.Head[state.HeadOver] != 0 {
		return refuse("The game is over.")
	}
	return refuse("Nobody has to decide anything.")
}

// answer takes a legal candidate and plays on until somebody must be asked.
func (e *Engine) answer(i int) {
	d := &e.d
	s := e.s
	ask := false
	switch {
	case d.Kind == Menu && d.IsDone(i):
		e.completed(lineOpen, func(b []byte) []byte { return d.appendCandidate(b, i, e.lineLang()) })
		e.fresh = false
		e.through()
		ask = e.offerTurn()
	case d.Kind != Pick:
		s.Ans = append(s.Ans, d.cands[max(0, min(i, len(d.cands)-1))], 1)
		ask = e.nextParamAsked()
	default:
		if i < len(d.cands) {
			s.Ans = append(s.Ans, d.cands[i], 1)
			ask = e.pickAsked(false)
		} else {
			ask = e.pickAsked(true)
		}
	}
	if !ask {
		e.proceed()
	}
}

// nextParamAsked is nextParam, and words the line when the action is complete.
func (e *Engine) nextParamAsked() bool {
	if a := &e.p.Actions[e.s.Ans[0]]; e.paramsComplete(a) {
		e.completedAction(a, int64(e.d.Player))
	}
	return e.nextParam()
}

// paramsComplete takes the parameters that leave no choice, so that the line can be worded before the effects.
func (e *Engine) paramsComplete(a *program.Action) bool {
	for len(e.s.Ans)/2-1 < len(a.Params) {
		e.s.Head[state.HeadPending] = state.PendingParam
		e.prepareParam()
		if len(e.d.cands) != 1 {
			return false
		}
		e.s.Ans = append(e.s.Ans, e.d.cands[0], 0)
	}
	return true
}

// pickAsked goes on after a pick; enough says that no more are wanted.
func (e *Engine) pickAsked(enough bool) bool {
	s := e.s
	for !enough {
		e.preparePick()
		if e.d.picked >= e.d.most {
			enough = true
		} else if e.d.Len() != 1 || len(e.d.cands) != 1 {
			return true
		} else {
			s.Ans = append(s.Ans, e.d.cands[0], 0)
		}
	}
	e.completed(e.pickSecrecy(), func(b []byte) []byte { return e.appendPicks(b, e.lineLang()) })
	e.finishPick()
	s.Head[state.HeadPC]++
	return false
}

// Back takes back the last answer to a decision that is not complete.
func (e *Engine) Back() error {
	s := e.s
	last := -1
	for i := 1; i < len(s.Ans); i += 2 {
		if s.Ans[i] != 0 {
			last = i - 1
		}
	}
	if last < 0 || s.Head[state.HeadPending] == state.PendingNone {
		return refuse("There is nothing to take back.")
	}
	s.Ans = s.Ans[:last]
	if s.Head[state.HeadPending] == state.PendingParam && last == 0 {
		s.Head[state.HeadPending] = state.PendingMenu
	}
	e.fresh = false
	return nil
}
