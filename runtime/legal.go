package runtime

import (
	"github.com/scenario-lang/scenario/runtime/program"
)

// Legality is asked of one candidate at a time. A candidate is legal if the action can be completed from there: the
// search tries parameters depth first and stops at the first way through.

const (
	unknown uint8 = iota
	lawful
	unlawful
)

// legal tests candidate i of the decision that is prepared.
func (g *Game) legal(i int) bool {
	d := &g.d
	if d.Kind == Pick {
		return true
	}
	if d.status[i] == unknown {
		d.status[i] = unlawful
		if g.testLegal(i) {
			d.status[i] = lawful
		}
	}
	return d.status[i] == lawful
}

// testLegal looks without changing anything; a rule that fails on the way makes the candidate illegal. A limit that is
// reached says nothing about the candidate, and goes on to who asked.
func (g *Game) testLegal(i int) (ok bool) {
	before := g.mark()
	defer func() {
		r := recover()
		if r != nil {
			g.asError(r)
			ok = false
		}
		g.undo(&before)
		if isLimit(r) {
			panic(r)
		}
	}()
	d := &g.d
	if d.Kind == Menu {
		if i >= len(d.cands) {
			return g.doneRequire() < 0
		}
		g.args = append(g.args[:0], int64(d.Player))
		return g.completes(int(d.cands[i]))
	}
	g.answers(int64(d.Player))
	g.args = append(g.args, d.cands[i])
	return g.completes(d.Action)
}

// brokenRequire is the first requirement of a level that does not hold, or -1.
func (g *Game) brokenRequire(a *program.Action, level int) int {
	for i := range a.Requires {
		if int(a.Levels[i]) == level && g.call(int(a.Requires[i].That), g.args[:level+1]) == 0 {
			return i
		}
	}
	return -1
}

// brokenEnsure carries the action out, looks at the result, and takes it back.
func (g *Game) brokenEnsure(a *program.Action) int {
	if len(a.Ensures) == 0 {
		return -1
	}
	before, n := g.mark(), len(g.args)
	for _, f := range a.Before {
		g.args = append(g.args, g.call(int(f), g.args))
	}
	g.call(int(a.Do), g.args[:n])
	broken := -1
	for i := range a.Ensures {
		if g.call(int(a.Ensures[i].That), g.args) == 0 {
			broken = i
			break
		}
	}
	g.undo(&before)
	g.args = g.args[:n]
	return broken
}

// doneRequire is the first requirement that holds back `done`, or -1.
func (g *Game) doneRequire() int {
	o := &g.p.Offers[g.d.spec]
	for i := range o.Requires {
		if g.section(g.d.base, o.Requires[i].That, o.Actor, int64(g.d.Player)) == 0 {
			return i
		}
	}
	return -1
}

// why says why candidate i is not legal. A limit that is reached on the way is an error, not a reason.
func (g *Game) why(i int) (reason string, err error) {
	defer g.see(g.see(g.d.Player))
	before := g.mark()
	defer func() {
		if r := recover(); r != nil {
			e := g.asError(r)
			if reason = e.Error(); isLimit(r) {
				err = e
			}
		}
		g.undo(&before)
	}()
	return g.reason(i), nil
}

func (g *Game) reason(i int) string {
	d := &g.d
	if d.Kind == Menu {
		if i >= len(d.cands) {
			if q := g.doneRequire(); q >= 0 {
				o := &g.p.Offers[d.spec]
				rq := &o.Requires[q]
				return g.requireText(rq, func() int64 { return g.section(d.base, rq.Message, o.Actor, int64(d.Player)) })
			}
			return ""
		}
		g.args = append(g.args[:0], int64(d.Player))
		return g.whyNot(&g.p.Actions[d.cands[i]], 0)
	}
	g.answers(int64(d.Player))
	g.args = append(g.args, d.cands[i])
	return g.whyNot(&g.p.Actions[d.Action], d.Param+1)
}

// whyNot says why the arguments in g.args do not do: a requirement, a result that is not allowed, or an empty choice.
func (g *Game) whyNot(a *program.Action, level int) string {
	if q := g.brokenRequire(a, level); q >= 0 {
		return g.actionText(&a.Requires[q])
	}
	if level == len(a.Params) {
		if q := g.brokenEnsure(a); q >= 0 {
			return g.actionText(&a.Ensures[q])
		}
		return ""
	}
	args := len(g.args)
	dom := g.domain(&a.Params[level], g.args, nil)
	first := ""
	for _, v := range dom {
		g.args = append(g.args[:args], v)
		reason := g.whyNot(a, level+1)
		if reason == "" {
			return ""
		}
		if first == "" {
			first = reason
		}
	}
	g.args = g.args[:args]
	if first == "" {
		if first = g.paramMessage(a, level); first == "" {
			first = "Nothing is possible here."
		}
	}
	return first
}

func (g *Game) actionText(r *program.Require) string {
	return g.requireText(r, func() int64 { return g.call(int(r.Message), g.args) })
}

func (g *Game) requireText(r *program.Require, message func() int64) string {
	if r.Message < 0 {
		return "This is not allowed: " + g.p.Strings[r.Name] + "."
	}
	defer g.see(g.see(g.d.Player))
	return string(g.appendText(nil, message(), g.lang, false))
}

// paramMessage is what is said of an answer that is not in a parameter's domain.
func (g *Game) paramMessage(a *program.Action, level int) string {
	p := &a.Params[level]
	if p.Message < 0 {
		return ""
	}
	defer g.see(g.see(g.d.Player))
	return string(g.appendText(nil, g.call(int(p.Message), g.args[:level+1]), g.lang, false))
}
