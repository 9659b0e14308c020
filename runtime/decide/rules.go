package decide

import (
	"strings"

	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/state"
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
	return e.tryEnsures(a, func(*program.Require) {})
}

// tryEnsures is brokenEnsure that calls found with the ensure that does not hold, before it undoes the action.
func (e *Engine) tryEnsures(a *program.Action, found func(*program.Require)) int {
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
			found(&a.Ensures[i])
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

// actionText returns the message of a requirement of an action, and why it does not hold if the program words that.
func (e *Engine) actionText(r *program.Require) string {
	return e.requireText(r, func() int64 { return e.m.Call(int(r.Message), e.args) }) + e.because(r)
}

// ensureText returns the message of the first ensure that does not hold, or "". The message is worded in the position
// before the action, and why it does not hold in the one after it.
func (e *Engine) ensureText(a *program.Action) string {
	because := ""
	q := e.tryEnsures(a, func(r *program.Require) { because = e.because(r) })
	if q < 0 {
		return ""
	}
	r := &a.Ensures[q]
	return e.requireText(r, func() int64 { return e.m.Call(int(r.Message), e.args) }) + because
}

// because returns why a requirement does not hold, in lines below its message, if the program words that.
func (e *Engine) because(r *program.Require) string {
	text := ""
	if e.Brief {
		return ""
	}
	for _, line := range e.Why(r.That, e.d.Player, e.args...) {
		text += "\n    " + line
	}
	return text
}

// Why returns why the condition that a function returns does not hold, as a viewer reads it. There are no lines if the
// program does not word that, or if a rule fails.
func (e *Engine) Why(condition int32, viewer int, args ...int64) (lines []string) {
	fn, ok := e.p.ReasonOf(condition)
	if !ok {
		return nil
	}
	defer func(limit *state.Error) { e.limit = limit }(e.limit)
	e.try(func() bool {
		text := e.w.For(viewer, func() []byte { return e.w.AppendText(nil, e.m.Call(int(fn), args), e.w.Lang, false) })
		for line := range strings.Lines(text) {
			lines = append(lines, strings.TrimRight(line, ", \n")) // what separates the elements of a list
		}
		return true
	})
	return lines
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
