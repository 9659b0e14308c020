package decide

import (
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
	ok = l.after(action, params, func(player int64) bool {
		v = l.m.Call(int(l.p.Evaluate), []int64{player})
		return true
	})
	return v, ok
}

// DoneAfter reports whether the player who is offered a menu could leave it when an action has been carried out and
// every choice within it took its default. Dice fall as they do for EvaluateAfter.
func (l *Lookahead) DoneAfter(action int, params []int64) bool {
	q := l.j.Question()
	if q == nil || q.Kind != legal.Menu || !q.Done {
		return false
	}
	base, o := q.Base, &l.p.Offers[q.Index]
	return l.after(action, params, func(player int64) bool { return l.j.Rules.BrokenDone(o, base, player) < 0 })
}

// after carries an action out as if nobody were asked, calls f with the player who decides, and takes it all back. It
// reports false if f does or if a rule fails. With action -1 nothing is carried out.
func (l *Lookahead) after(action int, params []int64, f func(player int64) bool) bool {
	q := l.j.Question()
	if q == nil || action >= len(l.p.Actions) {
		return false
	}
	defer l.j.Enter()()
	l.s.Renew()
	player := int64(q.Player)
	return l.j.Rules.Try(func() (ok bool) {
		l.m.In(vm.Ahead, func() {
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
