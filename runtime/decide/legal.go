package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// legal tests candidate i of the decision that is prepared.
func (e *Engine) legal(i int) bool {
	d := &e.d
	if d.Kind == Pick {
		return true
	}
	if d.status[i] == unknown {
		d.status[i] = unlawful
		if e.testLegal(i) {
			d.status[i] = lawful
		}
	}
	return d.status[i] == lawful
}

// testLegal looks without changing anything; a rule that fails on the way makes the candidate illegal. A limit that is
// reached tells nothing about the candidate, so it is passed on to the caller.
func (e *Engine) testLegal(i int) (ok bool) {
	before := e.m.Mark()
	defer func() {
		r := recover()
		if r != nil {
			e.m.AsError(r)
			ok = false
		}
		e.m.Undo(&before)
		if state.IsLimit(r) {
			panic(r)
		}
	}()
	d := &e.d
	if d.Kind == Menu {
		if i >= len(d.candidates) {
			return e.doneRequire() < 0
		}
		e.args = append(e.args[:0], int64(d.Player))
		return e.completes(int(d.candidates[i]))
	}
	e.answers(int64(d.Player))
	e.args = append(e.args, d.candidates[i])
	return e.completes(d.Action)
}

// why returns the reason why candidate i is not legal. A limit that is reached on the way is an error, not a reason.
func (e *Engine) why(i int) (reason string, err error) {
	defer e.w.ReadBy(e.w.ReadBy(e.d.Player))
	before := e.m.Mark()
	defer func() {
		if r := recover(); r != nil {
			fault := e.m.AsError(r)
			if reason = fault.Error(); state.IsLimit(r) {
				err = fault
			}
		}
		e.m.Undo(&before)
	}()
	return e.reason(i), nil
}

func (e *Engine) reason(i int) string {
	d := &e.d
	if d.Kind == Menu {
		if i >= len(d.candidates) {
			if q := e.doneRequire(); q >= 0 {
				o := &e.p.Offers[d.index]
				rq := &o.Requires[q]
				return e.requireText(rq, func() int64 { return e.m.Section(d.base, rq.Message, o.Actor, int64(d.Player)) })
			}
			return ""
		}
		e.args = append(e.args[:0], int64(d.Player))
		return e.whyNot(&e.p.Actions[d.candidates[i]], 0)
	}
	e.answers(int64(d.Player))
	e.args = append(e.args, d.candidates[i])
	return e.whyNot(&e.p.Actions[d.Action], d.Param+1)
}

// whyNot returns the reason why the arguments in e.args are refused: a requirement, a result that is not allowed, or an empty choice.
func (e *Engine) whyNot(a *program.Action, level int) string {
	if q := e.brokenRequire(a, level); q >= 0 {
		return e.actionText(&a.Requires[q])
	}
	if level == len(a.Params) {
		if q := e.brokenEnsure(a); q >= 0 {
			return e.actionText(&a.Ensures[q])
		}
		return ""
	}
	args := len(e.args)
	dom := e.domain(&a.Params[level], e.args, nil)
	first := ""
	for _, v := range dom {
		e.args = append(e.args[:args], v)
		reason := e.whyNot(a, level+1)
		if reason == "" {
			return ""
		}
		if first == "" {
			first = reason
		}
	}
	e.args = e.args[:args]
	if first == "" {
		if first = e.paramMessage(a, level); first == "" {
			first = "Nothing is possible here."
		}
	}
	return first
}
