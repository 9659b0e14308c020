package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// A bot that goes by appeal looks at many lines and chooses among few of them. Testing the result of a line takes far
// longer than asking for its appeal, so these are two questions.

// CandidateActions calls f with the complete actions of the open menu whose parameters and requirements are legal. It
// leaves out actions that by their rules always have an appeal below least. ResultAllowed reports whether the result
// of an action is allowed, too. Of whole numbers only the first and the last are tried. The parameters are valid only
// until f returns, and f may call only Appeal.
func (l *Lookahead) CandidateActions(least int64, f func(action int, params []int64)) (err error) {
	e := l.e
	d := e.Decision()
	if d == nil || d.Kind != Menu {
		return nil
	}
	defer enter(e)()
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			err = e.m.AsError(r)
		}
		e.m.Undo(&before)
	}()
	for _, action := range d.candidates {
		if appeal := e.p.Actions[action].Appeal; appeal >= 0 {
			if v, constant := e.p.Constant(appeal); constant && v < least {
				continue
			}
		}
		e.s.Renew()
		e.limit = nil
		e.args = append(e.args[:0], int64(d.Player))
		l.eachCandidate(int(action), f)
		if e.limit != nil {
			return e.limit
		}
	}
	return nil
}

func (l *Lookahead) eachCandidate(action int, f func(int, []int64)) {
	e := l.e
	a := &e.p.Actions[action]
	n := len(e.args)
	level := n - 1
	var dom []int64
	allowed := e.try(func() bool {
		if e.brokenRequire(a, level) >= 0 {
			return false
		}
		if level < len(a.Params) {
			dom = append(dom, e.nextDomain(action)...)
		}
		return true
	})
	if e.args = e.args[:n]; !allowed || e.limit != nil {
		return
	}
	if level == len(a.Params) {
		f(action, e.args[1:])
		return
	}
	dom = fewListed(e, &a.Params[level], dom)
	if len(dom) > 2 && e.p.Types[a.Params[level].Type].Kind == program.TInt {
		dom = []int64{dom[0], dom[len(dom)-1]}
	}
	for _, v := range dom {
		e.args = append(e.args[:n], v)
		l.eachCandidate(action, f)
		if e.limit != nil {
			break
		}
	}
	e.args = e.args[:n]
}

// ResultAllowed reports whether the result of an action from CandidateActions is allowed.
func (l *Lookahead) ResultAllowed(action int, params []int64) bool {
	e := l.e
	d := e.Decision()
	if d == nil || action < 0 || action >= len(e.p.Actions) {
		return false
	}
	defer enter(e)()
	e.s.Renew()
	return e.try(func() bool {
		e.args = append(append(e.args[:0], int64(d.Player)), params...)
		return e.brokenEnsure(&e.p.Actions[action]) < 0
	})
}
