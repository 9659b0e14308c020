package runtime

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
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

	g      *Game
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
func (g *Game) Decision() *Decision {
	if g.s.Head[hPending] == pendNone {
		return nil
	}
	if !g.fresh && !g.prepare() {
		return nil
	}
	return &g.d
}

// prepare works the decision out again, after a copy or when an answer was taken back.
func (g *Game) prepare() (ok bool) {
	before := g.mark()
	defer func() {
		if r := recover(); r != nil {
			g.asError(r)
			g.undo(&before)
			ok = false
		}
	}()
	g.left = g.budget
	g.d.g = g
	switch g.s.Head[hPending] {
	case pendMenu:
		g.prepareMenu()
	case pendParam:
		g.prepareParam()
	default:
		g.preparePick()
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
	d.g.left = d.g.budget
	return d.g.isLegal(i)
}

// isLegal is legal for those who can be told nothing but yes or no. Choose says of a limit that was reached.
func (g *Game) isLegal(i int) (ok bool) {
	defer func() {
		if r := recover(); r != nil {
			g.asError(r)
			ok = false
		}
	}()
	return g.legal(i)
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
		ok = d.g.tries(func() bool {
			var some bool
			i, some = d.g.defaultPick()
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
	g := d.g
	if at := 2 + 2*param; d.Kind == Param && param >= 0 && at < len(g.s.Ans) {
		return g.inEyes(d.Player, func() []byte {
			return g.appendValue(nil, g.p.Actions[d.Action].Params[param].Type, g.s.Ans[at], g.lang, true)
		})
	}
	return ""
}

// Alike is for how many things a candidate stands: pieces that cannot be told apart are one. Without pieces it is 1.
func (d *Decision) Alike(i int) int {
	g := d.g
	if d.Kind != Pick || i < 0 || i >= len(d.cands) || !g.isPiece(d.elem) || d.cands[i] == value.None {
		return 1
	}
	g.left = g.budget
	n := 0
	g.tries(func() bool {
		c, r := g.pendingChoose()
		g.fillBag(g.from(c, r))
		b := &g.bag
		g.lookAt(b.values, d.Player)
		opens := func(k int) bool {
			return g.opensGroup(k, b.values[k], uint64(b.mult[k])<<32|uint64(b.picked[k]))
		}
		like := slices.Index(b.values, d.cands[i])
		if like < 0 {
			return false
		}
		for k := range b.values {
			g.groups.reset(2)
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
	c := &d.g.p.Chooses[d.spec]
	if c.Appeal < 0 {
		return 0, false
	}
	g := d.g
	g.left = g.budget
	before := g.mark()
	defer func() {
		if r := recover(); r != nil {
			g.asError(r)
			v, ok = 0, false
		}
		g.undo(&before)
	}()
	return g.section(d.base, c.Appeal, c.It, candidate), true
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
func (g *Game) Choose(i int) error {
	err := g.chooseNow(i)
	if err == nil || g.opt.Dice == nil {
		return err
	}
	return g.thrown(err, func() error { return g.chooseNow(i) })
}

func (g *Game) chooseNow(i int) (err error) {
	d := g.Decision()
	if d == nil {
		return g.nobody()
	}
	if i < 0 || i >= d.Len() {
		return refuse("There is no option %d here.", i)
	}
	if !d.Legal(i) {
		g.left = g.budget
		reason, err := g.why(i)
		if err != nil {
			return err
		}
		return &Refusal{Reason: reason}
	}
	g.begin()
	defer g.caught(&err)
	g.answer(i)
	g.commit()
	return nil
}

func (g *Game) nobody() error {
	if g.s.Head[hOver] != 0 {
		return refuse("The game is over.")
	}
	return refuse("Nobody has to decide anything.")
}

// answer takes a legal candidate and plays on until somebody must be asked.
func (g *Game) answer(i int) {
	d := &g.d
	s := &g.s
	ask := false
	switch {
	case d.Kind == Menu && d.IsDone(i):
		g.completed(lineOpen, func(b []byte) []byte { return d.appendCandidate(b, i, g.lineLang()) })
		g.fresh = false
		g.through()
		ask = g.offerTurn()
	case d.Kind != Pick:
		s.Ans = append(s.Ans, d.cands[max(0, min(i, len(d.cands)-1))], 1)
		ask = g.nextParamAsked()
	default:
		if i < len(d.cands) {
			s.Ans = append(s.Ans, d.cands[i], 1)
			ask = g.pickAsked(false)
		} else {
			ask = g.pickAsked(true)
		}
	}
	if !ask {
		g.proceed()
	}
}

// nextParamAsked is nextParam, and words the line when the action is complete.
func (g *Game) nextParamAsked() bool {
	if a := &g.p.Actions[g.s.Ans[0]]; g.opt.Lines && g.paramsComplete(a) {
		actor := int64(g.d.Player)
		g.completedAction(a, actor)
	} else if g.paramsComplete(a) {
		g.completedAction(a, int64(g.d.Player))
	}
	return g.nextParam()
}

// paramsComplete takes the parameters that leave no choice, so that the line can be worded before the effects.
func (g *Game) paramsComplete(a *program.Action) bool {
	for len(g.s.Ans)/2-1 < len(a.Params) {
		g.s.Head[hPending] = pendParam
		g.prepareParam()
		if len(g.d.cands) != 1 {
			return false
		}
		g.s.Ans = append(g.s.Ans, g.d.cands[0], 0)
	}
	return true
}

// pickAsked goes on after a pick; enough says that no more are wanted.
func (g *Game) pickAsked(enough bool) bool {
	s := &g.s
	for !enough {
		g.preparePick()
		if g.d.picked >= g.d.most {
			enough = true
		} else if g.d.Len() != 1 || len(g.d.cands) != 1 {
			return true
		} else {
			s.Ans = append(s.Ans, g.d.cands[0], 0)
		}
	}
	g.completed(g.pickSecrecy(), func(b []byte) []byte { return g.appendPicks(b, g.lineLang()) })
	g.finishPick()
	s.Head[hPC]++
	return false
}

// Back takes back the last answer to a decision that is not complete.
func (g *Game) Back() error {
	s := &g.s
	last := -1
	for i := 1; i < len(s.Ans); i += 2 {
		if s.Ans[i] != 0 {
			last = i - 1
		}
	}
	if last < 0 || s.Head[hPending] == pendNone {
		return refuse("There is nothing to take back.")
	}
	s.Ans = s.Ans[:last]
	if s.Head[hPending] == pendParam && last == 0 {
		s.Head[hPending] = pendMenu
	}
	g.fresh = false
	return nil
}
