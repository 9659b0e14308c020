package decide

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// legal reports whether candidate i of the prepared decision is legal.
func (e *Engine) legal(i int) bool {
	d := &e.d
	if d.Kind == Pick {
		if !e.choice.limitsCombination() {
			return true
		}
		for len(d.status) < d.Len() {
			d.status = append(d.status, statusUnknown)
		}
	}
	if d.status[i] == statusUnknown {
		d.status[i] = statusIllegal
		if e.testLegal(i) {
			d.status[i] = statusLegal
		}
	}
	return d.status[i] == statusLegal
}

// testLegal tests a candidate without changing the game. A rule that fails makes the candidate illegal. A limit that
// is reached is passed on to the caller, since it says nothing about the candidate.
func (e *Engine) testLegal(i int) (ok bool) {
	defer enter(e)()
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
	if d.Kind == Pick {
		return e.choice.canPick(i)
	}
	e.lines.bound()
	if d.Kind == Menu {
		if i >= len(d.candidates) {
			return e.doneRequire() < 0
		}
		e.args = append(e.args[:0], int64(d.Player))
		return e.completes(int(d.candidates[i]))
	}
	e.arguments(int64(d.Player))
	e.args = append(e.args, d.candidates[i])
	return e.completes(d.Action)
}

// why returns the reason why candidate i is not legal. A limit that is reached is an error instead.
func (e *Engine) why(i int) (reason string, err error) {
	defer enter(e)()
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
	if d.Kind == Pick {
		return e.choice.whyNotPick(i)
	}
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
	e.arguments(int64(d.Player))
	e.args = append(e.args, d.candidates[i])
	return e.whyNot(&e.p.Actions[d.Action], d.Param+1)
}

// whyNot returns the reason why the arguments in e.args are refused: a requirement, a result that is not allowed, or
// an empty choice.
func (e *Engine) whyNot(a *program.Action, level int) string {
	if q := e.brokenRequire(a, level); q >= 0 {
		return e.actionText(&a.Requires[q])
	}
	if level == len(a.Params) {
		return e.ensureText(a)
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

// whyNotComplete returns why an action is not legal whose parameters are all answered, or "". notListed words the
// answer to a parameter that its list does not contain.
func whyNotComplete(e *Engine, a *program.Action, actor int64, params []int64, notListed func(level int) string) string {
	defer enter(e)()
	for level := range len(params) + 1 {
		e.args = append(append(e.args[:0], actor), params[:level]...)
		if q := e.brokenRequire(a, level); q >= 0 {
			return e.actionText(&a.Requires[q])
		}
		if level < len(params) && !slices.Contains(e.domain(&a.Params[level], e.args, nil), params[level]) {
			return notListed(level)
		}
	}
	return e.ensureText(a)
}
