package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/decide/line"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
	"github.com/scenario-lang/scenario/runtime/view"
	"github.com/scenario-lang/scenario/runtime/vm"
)

// Lookahead answers what a bot or a front end asks before a decision. Looking does not change the game.
type Lookahead struct {
	m *vm.Machine
	s *state.Store
	w *view.Writer
	p *program.Program
	j *legal.Judge

	words *line.Wording
}

// NewLookahead returns the lookahead of a game.
func NewLookahead(m *vm.Machine, w *view.Writer, j *legal.Judge, words *line.Wording) *Lookahead {
	return &Lookahead{m: m, s: m.Store(), w: w, p: m.Program(), j: j, words: words}
}

// eachOffered calls look for each action of the open menu, with the question, until it returns false. look may change
// the game and fail.
func (l *Lookahead) eachOffered(look func(q *legal.Question, action int) bool) error {
	q := l.j.Question()
	if q == nil || q.Kind != legal.Menu {
		return nil
	}
	defer l.j.Enter()()
	var limit *state.Error
	fault := l.m.Try(func() {
		for _, action := range q.Candidates {
			l.s.Renew()
			l.j.Rules.Limit = nil
			more := look(q, int(action))
			if limit = l.j.Rules.Limit; limit != nil || !more {
				return
			}
		}
	})
	switch {
	case fault != nil:
		return &fault.Err
	case limit != nil:
		return limit
	}
	return nil
}

// Actions calls f with every complete legal action of the open menu, until f returns false. The parameters are valid
// only until f returns.
func (l *Lookahead) Actions(f func(action int, params []int64) bool) error {
	return l.eachOffered(func(q *legal.Question, action int) bool {
		return l.eachLine(action, []int64{int64(q.Player)}, false, f)
	})
}

// eachLine tries the parameters depth first. A rule that fails makes an action illegal. With quick, ensures are not
// tested, and only those values of a parameter are tried that trim leaves.
func (l *Lookahead) eachLine(action int, args []int64, quick bool, f func(int, []int64) bool) bool {
	a, rules := &l.p.Actions[action], &l.j.Rules
	level := len(args) - 1
	var dom []int64
	allowed := rules.Try(func() bool {
		if !rules.MeetRequires(a, args) || !quick && level == len(a.Params) && !rules.MeetEnsures(a, args) {
			return false
		}
		if level < len(a.Params) {
			dom = append(dom, rules.NextDomain(action, args)...)
		}
		return true
	})
	switch {
	case rules.Limit != nil:
		return false
	case !allowed:
		return true
	case level == len(a.Params) && quick:
		return f(action, args[1:]) && rules.Limit == nil
	case level == len(a.Params):
		more := f(action, args[1:])
		rules.Limit = nil // f may have reached one
		return more
	case quick:
		dom = l.trim(&a.Params[level], dom)
	}
	for _, v := range dom {
		if !l.eachLine(action, append(args, v), quick, f) {
			return false
		}
	}
	return true
}

// Appeal returns how good an action is by the rules; ok is false if they do not say.
func (l *Lookahead) Appeal(action int, params []int64) (v int64, ok bool) {
	q := l.j.Question()
	if q == nil || action < 0 || action >= len(l.p.Actions) || l.p.Actions[action].Appeal < 0 {
		return 0, false
	}
	defer l.j.Enter()()
	l.s.Renew()
	ok = l.j.Rules.Try(func() bool {
		v = l.m.Call(int(l.p.Actions[action].Appeal), append([]int64{int64(q.Player)}, params...))
		return true
	})
	return v, ok
}

// EvaluateAfter returns what the evaluation says, for the player who decides, when an action has been carried out and
// every choice within it took its default; with action -1, of things as they are. Dice fall as they may, not as they
// are going to: a player who looks ahead does not know the game's own chance, nor what was scripted.
func (l *Lookahead) EvaluateAfter(action int, params []int64) (v int64, ok bool) {
	if l.p.Evaluate < 0 {
		return 0, false
	}
	ok = l.tryAfter(action, params, func(player int64) bool {
		v = l.m.Call(int(l.p.Evaluate), []int64{player})
		return true
	})
	return v, ok
}

// TermsAfter is EvaluateAfter for each term of the evaluation.
func (l *Lookahead) TermsAfter(action int, params []int64) (terms []int64, ok bool) {
	ok = l.tryAfter(action, params, func(player int64) bool {
		for _, t := range l.p.Terms {
			terms = append(terms, l.m.Call(int(t.Fn), []int64{player}))
		}
		return true
	})
	return terms, ok
}

// LineText words a whole action of the open menu as its player reads it.
func (l *Lookahead) LineText(action int, params []int64) (text string) {
	q := l.j.Question()
	if q == nil || action < 0 || action >= len(l.p.Actions) {
		return ""
	}
	defer l.j.Enter()()
	defer l.w.ReadBy(l.w.ReadBy(q.Player))
	l.s.Renew()
	l.j.Rules.Try(func() bool {
		args := append([]int64{int64(q.Player)}, params...)
		text = string(l.words.AppendLine(nil, &l.p.Actions[action], args, l.w.Lang))
		return true
	})
	return text
}

// DoneAfter reports whether the player who is offered a menu could leave it when an action has been carried out and
// every choice within it took its default. Dice fall as they do for EvaluateAfter.
func (l *Lookahead) DoneAfter(action int, params []int64) bool {
	q := l.j.Question()
	if q == nil || q.Kind != legal.Menu || !q.Done {
		return false
	}
	base, o := q.Base, &l.p.Offers[q.Index]
	return l.tryAfter(action, params, func(player int64) bool { return l.j.Rules.BrokenDone(o, base, player) < 0 })
}

// tryAfter carries an action out as if nobody were asked, calls f with the player who decides, and takes it all back.
// It reports false if f does or if a rule fails. With action -1 nothing is carried out.
func (l *Lookahead) tryAfter(action int, params []int64, f func(player int64) bool) bool {
	q := l.j.Question()
	if q == nil || action >= len(l.p.Actions) {
		return false
	}
	defer l.j.Enter()()
	l.s.Renew()
	// Choices that are carried out on the way have answers of their own.
	given := slices.Clone(l.s.Ans)
	defer func() { l.s.Ans = append(l.s.Ans[:0], given...) }()
	player := int64(q.Player)
	return l.j.Rules.Try(func() (ok bool) {
		l.m.RunIn(vm.Ahead, func() {
			l.j.Imagine(action, append([]int64{player}, params...))
			ok = f(player)
		})
		return ok
	})
}

// DrawPlace names the place in the course of the game from which a bot draws, with the number of decisions before it.
// The sealed answers of others do not count.
func (l *Lookahead) DrawPlace() (place uint64, decisions int) {
	q := l.j.Question()
	if q == nil || !q.Sealed {
		return l.s.Place(), int(l.s.Head[state.HeadCount])
	}
	o, _ := state.SealedOffer(l.s)
	decisions = o.Since()
	for at, n := 0, o.Len(); at < n; {
		player, _, _, next := o.At(at)
		if at = next; player == int64(q.Player) {
			decisions++
		}
	}
	defer l.j.Enter()()
	return l.s.Place(), decisions
}

// A bot that goes by appeal looks at many lines and chooses among few of them. Testing the result of a line takes far
// longer than asking for its appeal, so these are two questions.

// CandidateActions calls f with the complete actions of the open menu whose parameters and requirements are legal. It
// leaves out actions that by their rules always have an appeal below least. ResultAllowed reports whether the result
// of an action is allowed, too. Of whole numbers only the first and the last are tried. The parameters are valid only
// until f returns, and f may call only Appeal.
//
// While an action is begun, which is so where a menu has no other, they are the actions that go on from the answers it
// has.
func (l *Lookahead) CandidateActions(least int64, f func(action int, params []int64)) error {
	if q := l.j.Question(); q != nil && q.Kind == legal.Param {
		return l.visitBegun(q, f)
	}
	return l.eachOffered(func(q *legal.Question, action int) bool {
		if appeal := l.p.Actions[action].Appeal; appeal >= 0 {
			if v, constant := l.p.Constant(appeal); constant && v < least {
				return true
			}
		}
		return l.eachLine(action, []int64{int64(q.Player)}, true, func(action int, params []int64) bool {
			f(action, params)
			return true
		})
	})
}

// visitBegun calls f with the complete lines of the action that is begun, as CandidateActions does.
func (l *Lookahead) visitBegun(q *legal.Question, f func(action int, params []int64)) error {
	defer l.j.Enter()()
	l.s.Renew()
	l.j.Rules.Limit = nil
	args := []int64{int64(q.Player)}
	for i := 2; i < len(l.s.Ans); i += 2 {
		args = append(args, l.s.Ans[i])
	}
	fault := l.m.Try(func() {
		l.eachLine(q.Action, args, true, func(action int, params []int64) bool {
			f(action, params)
			return true
		})
	})
	switch limit := l.j.Rules.Limit; {
	case fault != nil:
		return &fault.Err
	case limit != nil:
		return limit
	}
	return nil
}

// trim returns the values of a parameter that a bot tries as it collects lines. Of whole numbers they are the first
// and the last. Lists have far more combinations than anybody can look at, so of a list it tries stretches of what is
// listed: they begin with the first or the second element, and have one, two, four, eight … elements, or as many as
// may be. How many those are hardly grows with the list.
func (l *Lookahead) trim(p *program.Param, values []int64) []int64 {
	if last := len(values) - 1; p.Slot >= 0 && last > 0 {
		elements, end := values, []int64(nil)
		if values[last] == p.Ended(l.p) {
			elements, end = values[:last], values[last:]
		}
		most := 1
		switch given := p.Slot; {
		case given == 0:
			most = 2
		case given&(given-1) != 0:
			end = nil
		}
		values = slices.Concat(elements[:min(most, len(elements))], end)
	}
	if len(values) > 2 && l.p.Types[p.Type].Kind == program.TInt {
		return []int64{values[0], values[len(values)-1]}
	}
	return values
}

// ResultAllowed reports whether the result of an action from CandidateActions is allowed.
func (l *Lookahead) ResultAllowed(action int, params []int64) bool {
	q := l.j.Question()
	if q == nil || action < 0 || action >= len(l.p.Actions) {
		return false
	}
	defer l.j.Enter()()
	l.s.Renew()
	return l.j.Rules.Try(func() bool {
		return l.j.Rules.MeetEnsures(&l.p.Actions[action], append([]int64{int64(q.Player)}, params...))
	})
}

// Offered returns the actions of the open offer, also while the parameters of one of them are answered. It is nil if
// there is no open offer.
func (l *Lookahead) Offered() []int32 {
	q := l.j.Question()
	if q == nil || q.Kind == legal.Pick {
		return nil
	}
	return l.p.Offers[q.Index].Actions
}

// WordsFor returns how the values read that a parameter of an offered action may have, if the parameters before it
// are answered by words. Of a list they are those of all its elements. It is nil if the parameters before it cannot
// be answered so. With completable, values are left out with which the action cannot be completed legally, but those
// of a list are not.
func (l *Lookahead) WordsFor(action, param int, before []string, completable bool) (texts []string) {
	if !slices.Contains(l.Offered(), int32(action)) || param >= len(l.p.Actions[action].Params) || len(before) < param {
		return nil
	}
	a, player := &l.p.Actions[action], l.j.Asked().Player
	p := &a.Params[param]
	defer l.j.Enter()()
	defer l.w.ReadBy(l.w.ReadBy(player))
	l.s.Renew()
	l.j.Rules.Try(func() bool {
		args, ok := line.NewReader(l.words, false, legal.Full).ReadFirst(a, int64(player), before, param)
		if !ok {
			return false
		}
		var values *line.Answers
		if p.Slot >= 0 {
			values = l.words.All(p, args)
		} else {
			values = l.words.Of(legal.AskParam(p, player, args, l.j.Rules.Domain(p, args, nil)))
		}
		for i, v := range values.Candidates() {
			if !completable || p.Slot >= 0 || l.canComplete(action, args, v) {
				texts = append(texts, string(values.Append(nil, i, l.w.Lang)))
			}
		}
		return true
	})
	return texts
}

// canComplete reports whether an action can be completed legally. args are the actor and the first parameters, and v
// is the next one. A limit that is reached says nothing about it, so it counts as yes.
func (l *Lookahead) canComplete(action int, args []int64, v int64) bool {
	rules := &l.j.Rules
	can := rules.Try(func() bool { return rules.Complete(action, append(slices.Clone(args), v)) })
	unknown := rules.Limit != nil
	rules.Limit = nil
	return can || unknown
}

// A signature is a number for an answer. It is made of names and not of indexes, so that an answer has the same
// signature in a scenario and in a variant that declares more. A player who draws by signatures draws the same answer
// however many others there are that he does not take.

// Signature returns the signature of candidate i.
func (d *Decision) Signature(i int) uint64 {
	naming := &d.s.Layout.Naming
	h := uint64(d.Kind)
	switch d.Kind {
	case legal.Menu:
		if i < len(d.Candidates) {
			return naming.Action(int(d.Candidates[i]))
		}
	case legal.Param:
		h = naming.Action(d.Action) + uint64(d.Param+1)*state.Golden
	case legal.Pick:
		h += uint64(d.Picked) * state.Golden
	}
	if i >= len(d.Candidates) {
		return state.Mix(h + uint64(i-d.Len()))
	}
	return state.Mix(h ^ signValue(d.s, d.p, d.Elem, d.Candidates[i]))
}

// LineSignature returns the signature of a whole action.
func (l *Lookahead) LineSignature(action int, params []int64) uint64 {
	h := l.s.Layout.Naming.Action(action)
	for i, v := range params {
		h = state.Mix(h + state.Golden ^ signValue(l.s, l.p, l.p.Actions[action].Params[i].Type, v))
	}
	return h
}

// signValue returns the hash of the name of a declared thing, and of any other value a hash of the value.
func signValue(s *state.Store, p *program.Program, typ int32, v int64) uint64 {
	if typ >= 0 && int(typ) < len(p.Types) {
		if t := &p.Types[typ]; t.Kind == program.TRef {
			if name, ok := s.Layout.Naming.Member(int(t.Class), v); ok {
				return name
			}
		}
	}
	return state.Mix(uint64(v))
}
