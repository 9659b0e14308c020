package legal

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Judge finds out what a game asks and which answers are legal. It is not safe for use by several goroutines.
type Judge struct {
	m *vm.Machine
	s *state.Store
	w *view.Writer
	p *program.Program

	Rules  Rules
	Choice Choice

	asked  Question
	args   []int64 // the result of Arguments
	inside bool    // the player's answers to a sealed offer are carried out; see Enter
}

// New makes the judge of a game.
func New(m *vm.Machine, w *view.Writer) *Judge {
	s, p := m.Store(), m.Program()
	j := &Judge{m: m, s: s, w: w, p: p, Rules: Rules{m: m, s: s, w: w, p: p, Alike: Lookalikes{m: m, s: s}}}
	j.Choice = Choice{m: m, s: s, w: w, q: &j.asked, alike: &j.Rules.Alike}
	return j
}

// CopyFrom makes j a copy of o. Their machines must have been copied before.
func (j *Judge) CopyFrom(*Judge) {
	j.asked.fresh, j.inside = false, false
}

// Asked returns the question that was prepared last, which need not be that of the present state. A game reuses one
// Question.
func (j *Judge) Asked() *Question { return &j.asked }

// Forget makes the judge prepare the question again. It must be called when the state has changed.
func (j *Judge) Forget() { j.asked.fresh = false }

// Question returns the open question, or nil.
func (j *Judge) Question() *Question {
	if j.s.Head[state.HeadPending] == state.PendingNone || !j.asked.fresh && !j.prepare() {
		return nil
	}
	return &j.asked
}

// prepare prepares the question again, after a copy or when an answer was taken back.
func (j *Judge) prepare() (ok bool) {
	before := j.m.Mark()
	fault := j.m.Guard(func() {
		j.s.Renew()
		j.asked.version.Question++
		j.Choice.bag.followed = false
		switch j.s.Head[state.HeadPending] {
		case state.PendingMenu:
			j.PrepareMenu()
		case state.PendingParam:
			j.PrepareParam()
		default:
			j.Choice.Prepare()
		}
	})
	if fault != nil {
		j.m.Undo(&before)
	}
	return fault == nil
}

// PrepareMenu makes the open offer the question.
func (j *Judge) PrepareMenu() {
	o, r, _ := j.s.OpenOffer()
	q := &j.asked
	q.reset(Question{Kind: Menu, Player: int(r[state.OfferActor]), Action: -1, Param: -1, Prompt: -1, Elem: -1,
		Base: int(j.s.FrameHeader(int(j.s.Head[state.HeadBase]))[state.FrameBase]), Index: int(r[state.OfferIndex]),
		Done: o.Done >= 0, Sealed: o.Sealed})
	for _, a := range o.Actions {
		q.Candidates = append(q.Candidates, int64(a))
	}
	j.clearStatus()
}

// PrepareParam makes the next parameter of the begun line the question.
func (j *Judge) PrepareParam() {
	_, r, _ := j.s.OpenOffer()
	level, action := len(j.s.Ans)/2-1, int(j.s.Ans[0])
	p := &j.p.Actions[action].Params[level]
	q := &j.asked
	to := Question{Kind: Param, Player: int(r[state.OfferActor]), Action: action, Param: level, Prompt: -1,
		Elem: p.Type,
		Base: int(j.s.Head[state.HeadBase]), Index: int(r[state.OfferIndex]),
		Sealed: j.p.Offers[r[state.OfferIndex]].Sealed}
	if p.Text >= 0 {
		to.Texts = p
	}
	if p.Slot >= 0 {
		to.Listed = p
	}
	q.reset(to)
	defer j.Enter()()
	q.version.Question++
	q.version.List++
	q.Candidates = append(q.Candidates, j.Rules.NextDomain(action, j.Arguments(r[state.OfferActor]))...)
	j.clearStatus()
}

func (j *Judge) clearStatus() {
	for range j.asked.Len() {
		j.asked.status = append(j.asked.status, statusUnknown)
	}
	j.asked.fresh = true
}

// Arguments returns the arguments for functions of the begun action: the actor and the parameters so far. They are
// valid until the next question to the rules.
func (j *Judge) Arguments(actor int64) []int64 {
	args := append(slices.Grow(j.args[:0], roomForArgs), actor)
	for i := 2; i < len(j.s.Ans); i += 2 {
		args = append(args, j.s.Ans[i])
	}
	j.args = args
	return args
}

// roomForArgs is enough arguments for most lines, so that extending them needs no allocation.
const roomForArgs = 32

// begin returns the action and the arguments of the line that candidate i begins or continues.
func (j *Judge) begin(i int) (action int, args []int64) {
	q := &j.asked
	args = j.Arguments(int64(q.Player))
	if q.Kind == Menu {
		return int(q.Candidates[i]), args[:1]
	}
	return q.Action, append(args, q.Candidates[i])
}

// Accept reports whether candidate i is accepted, and the line that it begins can be completed. If a limit is reached,
// it returns false; answering with the candidate then returns an error.
func (j *Judge) Accept(i int) (ok bool) {
	if i < 0 || i >= j.asked.Len() {
		return false
	}
	j.s.Renew()
	return j.m.Guard(func() { ok = j.Allow(i) }) == nil && ok
}

// Allow is Accept for an existing candidate, with the steps of the present decision. It fails if a limit is reached.
func (j *Judge) Allow(i int) bool {
	q := &j.asked
	if q.Kind == Pick {
		if !j.Choice.limitsCombination() {
			return true
		}
		for len(q.status) < q.Len() {
			q.status = append(q.status, statusUnknown)
		}
	}
	if q.status[i] == statusUnknown {
		q.status[i] = statusIllegal
		q.status[i] = statusOf(j.test(i))
	}
	return q.status[i] == statusLegal
}

// test tests a candidate without changing the game. If a rule fails, the candidate is illegal. If a limit is reached,
// test fails too, because nothing is known about the candidate.
func (j *Judge) test(i int) (ok bool) {
	defer j.Enter()()
	fault := j.m.Try(func() { ok = j.complete(i) })
	if fault != nil && fault.Limit {
		panic(fault)
	}
	return fault == nil && ok
}

func (j *Judge) complete(i int) bool {
	q := &j.asked
	switch {
	case q.Kind == Pick:
		return j.Choice.canPick(i)
	case q.Kind == Menu && i >= len(q.Candidates):
		j.Rules.begun.forgetTooMany()
		return j.brokenDone() < 0
	}
	j.Rules.begun.forgetTooMany()
	return j.Rules.Complete(j.begin(i))
}

// brokenDone returns the first requirement that forbids `done` in the open menu, or -1.
func (j *Judge) brokenDone() int {
	q := &j.asked
	return j.Rules.BrokenDone(&j.p.Offers[q.Index], q.Base, int64(q.Player))
}

// WhyNot returns the reason why candidate i is illegal. If a limit is reached, it returns an error instead.
func (j *Judge) WhyNot(i int, detail Detail) (reason string, err error) {
	defer j.Enter()()
	defer j.w.ReadBy(j.w.ReadBy(j.asked.Player))
	fault := j.m.Try(func() { reason = j.whyNot(i, detail) })
	if fault != nil {
		if reason = fault.Err.Error(); fault.Limit {
			err = &fault.Err
		}
	}
	return reason, err
}

func (j *Judge) whyNot(i int, detail Detail) string {
	q := &j.asked
	switch {
	case q.Kind == Pick:
		return j.Choice.whyNotPick(i)
	case q.Kind == Menu && i >= len(q.Candidates):
		if broken := j.brokenDone(); broken >= 0 {
			return j.Rules.doneText(&j.p.Offers[q.Index], broken, q.Base, q.Player)
		}
		return ""
	}
	action, args := j.begin(i)
	return j.Rules.WhyNot(&j.p.Actions[action], args, detail)
}

// WhyNotComplete returns the reason why an action with all its parameters is illegal, or "". notListed returns the
// message about an answer that is not in the list of its parameter.
func (j *Judge) WhyNotComplete(a *program.Action, actor int64, params []int64,
	notListed func(args []int64) string) string {
	defer j.Enter()()
	all := append([]int64{actor}, params...)
	for level := range all {
		args := all[: level+1 : level+1]
		if reason := j.Rules.WhyNotNext(a, args, Full); reason != "" {
			return reason
		}
		if level < len(params) && !slices.Contains(j.Rules.Domain(&a.Params[level], args, nil), params[level]) {
			return notListed(args)
		}
	}
	return j.Rules.ensureText(a, all, Full)
}

// The answers to a sealed offer are carried out when all players have finished. Until then the game stays as it was
// when the offer was opened, so that nothing reveals the answers. To find out what a player may answer next, that
// player's own answers are carried out and undone.

// stay is the result of Enter if there is nothing to undo.
func stay() {}

// Enter carries out the answers to a sealed offer that the player who is asked has given, until leave is called. Rules
// that run in between see their effects.
func (j *Judge) Enter() (leave func()) {
	if !j.asked.Sealed || j.inside {
		return stay
	}
	before, left := j.m.Mark(), j.s.Remaining()
	j.s.SetRemaining(j.s.Budget)
	j.inside = true
	// Each answer was tried when it was given. If one fails all the same, its effects are left out.
	j.CarryOutOwn()
	j.s.SetRemaining(left)
	return func() {
		left := j.s.Remaining()
		j.m.Undo(&before)
		j.s.SetRemaining(left)
		j.inside = false
	}
}

// CarryOutOwn carries out the sealed answers of the player who is asked, like Imagine. It returns the fault of the
// first one that fails, whose effects are undone.
func (j *Judge) CarryOutOwn() (fault *state.Fault) {
	o, _ := state.SealedOffer(j.s)
	n := o.Len()
	for at := 0; at < n && fault == nil; {
		player, action, params, next := o.At(at)
		if at = next; player != int64(j.asked.Player) {
			continue
		}
		before := j.m.Mark()
		fault = j.m.Guard(func() {
			j.s.Advance()
			j.Imagine(int(action), append([]int64{player}, params...))
		})
		if fault != nil {
			j.m.Undo(&before)
		}
	}
	return fault
}

// Imagine carries out an action without asking anybody. It uses other dice than the game: a player who looks ahead does
// not know the coming chance, nor scripted dice. With action -1 it carries out nothing.
func (j *Judge) Imagine(action int, args []int64) {
	j.s.Seed(state.Mix(j.s.Place() ^ state.Prime2))
	j.s.Head[state.HeadScript] = int64(len(j.s.Dice))
	if action >= 0 {
		j.m.RunIn(vm.Ahead, func() { j.m.Call(int(j.p.Actions[action].Do), args) })
	}
}

// KeepsAside reports whether the offer on top of the stack is sealed, so that its answers are kept aside.
func (j *Judge) KeepsAside() bool {
	o, sealed := state.SealedOffer(j.s)
	return sealed && o.IsOpen()
}
