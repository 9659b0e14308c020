package decide

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// A candidate is legal if the action can be completed after it. The search tries parameters depth first and stops at
// the first complete line.

const (
	statusUnknown uint8 = iota
	statusLegal
	statusIllegal
)

// brokenRequire returns the first requirement of a level that does not hold, or -1.
func (e *Engine) brokenRequire(a *program.Action, level int) int {
	for i := range a.Requires {
		if int(a.Levels[i]) == level && e.m.Call(int(a.Requires[i].That), e.args[:level+1]) == 0 {
			return i
		}
	}
	return -1
}

// brokenEnsure carries the action out, tests the result, and undoes it. It returns the first ensure that does not
// hold, or -1.
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

// doneRequire is the first requirement that holds back `done` in the open menu, or -1.
func (e *Engine) doneRequire() int {
	return e.brokenDone(&e.p.Offers[e.d.index], e.d.base, int64(e.d.Player))
}

// brokenDone is the first requirement that keeps a player from leaving an offer made by the frame at base, or -1.
func (e *Engine) brokenDone(o *program.Offer, base int, player int64) int {
	for i := range o.Requires {
		if e.m.Section(base, o.Requires[i].That, o.Actor, player) == 0 {
			return i
		}
	}
	return -1
}

// actionText returns the message of a requirement of an action.
func (e *Engine) actionText(r *program.Require) string {
	return e.requireText(r, func() int64 { return e.m.Call(int(r.Message), e.args) })
}

// requireText returns the message of a requirement, or one that names it.
func (e *Engine) requireText(r *program.Require, message func() int64) string {
	if r.Message < 0 {
		return "This is not allowed: " + e.p.Strings[r.Name] + "."
	}
	defer e.w.ReadBy(e.w.ReadBy(e.d.Player))
	return string(e.w.AppendText(nil, message(), e.w.Lang, false))
}

// paramMessage returns the message for an answer that a parameter may not have.
func (e *Engine) paramMessage(a *program.Action, level int) string {
	p := &a.Params[level]
	if p.Message < 0 {
		return ""
	}
	defer e.w.ReadBy(e.w.ReadBy(e.d.Player))
	return string(e.w.AppendText(nil, e.m.Call(int(p.Message), e.args[:level+1]), e.w.Lang, false))
}
