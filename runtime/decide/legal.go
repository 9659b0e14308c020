package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
)

// Legality is asked of one candidate at a time. A candidate is legal if the action can be completed from there: the
// search tries parameters depth first and stops at the first way through.

const (
	unknown uint8 = iota
	lawful
	unlawful
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
// reached says nothing about the candidate, and goes on to who asked.
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
		if i >= len(d.cands) {
			return e.doneRequire() < 0
		}
		e.args = append(e.args[:0], int64(d.Player))
		return e.completes(int(d.cands[i]))
	}
	e.answers(int64(d.Player))
	e.args = append(e.args, d.cands[i])
	return e.completes(d.Action)
}

// brokenRequire is the first requirement of a level that does not hold, or -1.
func (e *Engine) brokenRequire(a *program.Action, level int) int {
	for i := range a.Requires {
		if int(a.Levels[i]) == level && e.m.Call(int(a.Requires[i].That), e.args[:level+1]) == 0 {
			return i
		}
	}
	return -1
}

// brokenEnsure carries the action out, looks at the result, and takes it back.
func (e *Engine) brokenEnsure(a *program.Action) int {
	if len(a.Ensures) == 0 {
		return -1
	}
	before, n := e.m.Mark(), len(e.args)
	for _, f := range a.Before {
		e.args = append(e.args, e.m.Call(int(f), e.args))
	}
	e.m.Call(int(a.Do), e.args[:n])
	broken := -1
	for i := range a.Ensures {
		if e.m.Call(int(a.Ensures[i].That), e.args) == 0 {
			broken = i
			break
		}
	}
	e.m.Undo(&before)
	e.args = e.args[:n]
	return broken
}

// doneRequire is the first requirement that holds back `done`, or -1.
func (e *Engine) doneRequire() int {
	o := &e.p.Offers[e.d.spec]
	for i := range o.Requires {
		if e.m.Section(e.d.base, o.Requires[i].That, o.Actor, int64(e.d.Player)) == 0 {
			return i
		}
	}
	return -1
}

// why says why candidate i is not legal. A limit that is reached on the way is an error, not a reason.
func (e *Engine) why(i int) (reason string, err error) {
	defer e.w.See(e.w.See(e.d.Player))
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
		if i >= len(d.cands) {
			if q := e.doneRequire(); q >= 0 {
				o := &e.p.Offers[d.spec]
				rq := &o.Requires[q]
				return e.requireText(rq, func() int64 { return e.m.Section(d.base, rq.Message, o.Actor, int64(d.Player)) })
			}
			return ""
		}
		e.args = append(e.args[:0], int64(d.Player))
		return e.whyNot(&e.p.Actions[d.cands[i]], 0)
	}
	e.answers(int64(d.Player))
	e.args = append(e.args, d.cands[i])
	return e.whyNot(&e.p.Actions[d.Action], d.Param+1)
}

// whyNot says why the arguments in g.args do not do: a requirement, a result that is not allowed, or an empty choice.
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

func (e *Engine) actionText(r *program.Require) string {
	return e.requireText(r, func() int64 { return e.m.Call(int(r.Message), e.args) })
}

func (e *Engine) requireText(r *program.Require, message func() int64) string {
	if r.Message < 0 {
		return "This is not allowed: " + e.p.Strings[r.Name] + "."
	}
	defer e.w.See(e.w.See(e.d.Player))
	return string(e.w.AppendText(nil, message(), e.w.Lang, false))
}

// paramMessage is what is said of an answer that is not in a parameter's domain.
func (e *Engine) paramMessage(a *program.Action, level int) string {
	p := &a.Params[level]
	if p.Message < 0 {
		return ""
	}
	defer e.w.See(e.w.See(e.d.Player))
	return string(e.w.AppendText(nil, e.m.Call(int(p.Message), e.args[:level+1]), e.w.Lang, false))
}
