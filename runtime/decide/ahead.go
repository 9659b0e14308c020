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

// Lookahead answers questions of bots and front ends before a decision. It does not change the game.
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

// eachOffered calls look for each action of the open menu until it returns false. look may change the game and may
// fail.
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

// eachLine tries the parameters depth first. An action in which a rule fails is illegal. With quick, it does not test
// ensures, and tries only the values that trim returns.
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
		rules.Limit = nil // f may have reached a limit
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

// Appeal returns the appeal of an action. ok is false if the rules give it none.
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

// EvaluateAfter returns the evaluation for the player who decides after an action, in which every choice took its
// default; with action -1, it evaluates the present position. It uses other dice than the game: a player who looks
// ahead does not know the coming chance, nor scripted dice.
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

// LineText returns the line of a complete action of the open menu in the words for its player.
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

// DoneAfter reports whether the player could leave the menu after an action in which every choice took its default. It
// uses other dice than the game, like EvaluateAfter.
func (l *Lookahead) DoneAfter(action int, params []int64) bool {
	q := l.j.Question()
	if q == nil || q.Kind != legal.Menu || !q.Done {
		return false
	}
	base, o := q.Base, &l.p.Offers[q.Index]
	return l.tryAfter(action, params, func(player int64) bool { return l.j.Rules.BrokenDone(o, base, player) < 0 })
}

// tryAfter carries out an action without asking anybody, calls f with the player who decides, and undoes everything. It
// returns false if f does or if a rule fails. With action -1 it carries out nothing.
func (l *Lookahead) tryAfter(action int, params []int64, f func(player int64) bool) bool {
	q := l.j.Question()
	if q == nil || action >= len(l.p.Actions) {
		return false
	}
	defer l.j.Enter()()
	l.s.Renew()
	// choices within the action overwrite the answers
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

// DrawPlace returns the place in the course of the game from which a bot draws, with the number of decisions before it,
// not counting sealed answers of others.
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

// A bot that goes by appeal rates many lines and plays few of them. Testing the result of a line takes far longer than
// computing its appeal, so these are separate methods.

// CandidateActions calls f with the complete actions of the open menu whose parameters and requirements are legal. It
// leaves out actions that according to the rules always have an appeal below least. The result of an action may still
// be forbidden; see ResultAllowed. Of a range of whole numbers it tries only the first and the last. The parameters are
// valid only until f returns, and f may call only Appeal.
//
// If an action is already begun, because the menu has no other, they are the actions that continue its answers.
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

// visitBegun is CandidateActions for an action that is already begun.
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

// trim returns the values of a parameter to try when lines are collected quickly. Of a range of whole numbers they are
// the first and the last. Lists have far too many combinations, so it tries runs of consecutive elements that begin
// with the first or the second one and have 1, 2, 4, 8 … elements, or as many as allowed. Their number grows only with
// the logarithm of the list.
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

// Offered returns the actions of the open offer, even while the parameters of one of them are being answered. It is nil
// if there is no open offer.
func (l *Lookahead) Offered() []int32 {
	q := l.j.Question()
	if q == nil || q.Kind == legal.Pick {
		return nil
	}
	return l.p.Offers[q.Index].Actions
}

// WordsFor returns the words for the values that a parameter of an offered action may have, if the parameters before it
// are answered by the words before. For a list they are those of all its elements. It is nil if the parameters before
// it cannot be answered so. With completable, it leaves out values with which the action cannot be completed legally,
// except for a list.
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

// canComplete reports whether an action can be completed legally. args are the actor and the first parameters, and v is
// the next one. If a limit is reached, it returns true.
func (l *Lookahead) canComplete(action int, args []int64, v int64) bool {
	rules := &l.j.Rules
	can := rules.Try(func() bool { return rules.Complete(action, append(slices.Clone(args), v)) })
	unknown := rules.Limit != nil
	rules.Limit = nil
	return can || unknown
}

// A signature is a number for an answer. It depends on names and not on indexes, so that an answer has the same
// signature in a scenario and in a variant that declares more. A player who draws by signatures draws the same answer,
// however many options are added that are not drawn.

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

// LineSignature returns the signature of a complete action.
func (l *Lookahead) LineSignature(action int, params []int64) uint64 {
	h := l.s.Layout.Naming.Action(action)
	for i, v := range params {
		h = state.Mix(h + state.Golden ^ signValue(l.s, l.p, l.p.Actions[action].Params[i].Type, v))
	}
	return h
}

// signValue returns the hash of the name of a declared thing, or a hash of any other value.
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
