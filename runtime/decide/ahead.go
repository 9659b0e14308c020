package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// Lookahead answers what a bot asks before it decides. Looking does not change the game.
type Lookahead struct{ e *Engine }

// NewLookahead returns the lookahead of a game.
func NewLookahead(e *Engine) *Lookahead { return &Lookahead{e} }

// Actions calls f with every complete legal action of the open menu, until f returns false. The parameters are valid
// only until f returns.
func (l *Lookahead) Actions(f func(action int, params []int64) bool) (err error) {
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
	actor := int64(d.Player)
	for _, action := range d.candidates {
		e.s.Renew()
		if e.limit = nil; !l.eachLine(int(action), []int64{actor}, f) {
			if e.limit != nil {
				return e.limit
			}
			break
		}
	}
	return nil
}

// eachLine tries the parameters depth first. A rule that fails makes an action illegal.
func (l *Lookahead) eachLine(action int, args []int64, f func(int, []int64) bool) bool {
	e := l.e
	a := &e.p.Actions[action]
	level := len(args) - 1
	var dom []int64
	allowed := e.try(func() bool {
		e.args = append(e.args[:0], args...)
		if e.brokenRequire(a, level) >= 0 {
			return false
		}
		if level == len(a.Params) {
			return e.brokenEnsure(a) < 0
		}
		dom = e.domain(&a.Params[level], e.args, nil)
		return true
	})
	switch {
	case e.limit != nil:
		return false
	case !allowed:
		return true
	case level == len(a.Params):
		more := f(action, args[1:])
		e.limit = nil // f may have reached one
		return more
	}
	for _, v := range dom {
		if !l.eachLine(action, append(args[:level+1:level+1], v), f) {
			return false
		}
	}
	return true
}

// Appeal returns how good an action is by the rules; ok is false if they do not say.
func (l *Lookahead) Appeal(action int, params []int64) (v int64, ok bool) {
	e := l.e
	d := e.Decision()
	if d == nil || action < 0 || action >= len(e.p.Actions) || e.p.Actions[action].Appeal < 0 {
		return 0, false
	}
	defer enter(e)()
	e.s.Renew()
	ok = e.try(func() bool {
		args := append([]int64{int64(d.Player)}, params...)
		v = e.m.Call(int(e.p.Actions[action].Appeal), args)
		return true
	})
	return v, ok
}

// EvaluateAfter returns what the evaluation says, for the player who decides, when an action has been carried out and
// every choice within it took its default; with action -1, of things as they are. Dice fall as they may, not as they
// are going to: a player who looks ahead does not know the game's own chance, nor what was scripted.
func (l *Lookahead) EvaluateAfter(action int, params []int64) (v int64, ok bool) {
	e := l.e
	if e.p.Evaluate < 0 {
		return 0, false
	}
	ok = l.after(action, params, func(player int64) bool {
		v = e.m.Call(int(e.p.Evaluate), []int64{player})
		return true
	})
	return v, ok
}

// DoneAfter reports whether the player who is offered a menu could leave it when an action has been carried out and
// every choice within it took its default. Dice fall as they do for EvaluateAfter.
func (l *Lookahead) DoneAfter(action int, params []int64) bool {
	e := l.e
	d := e.Decision()
	if d == nil || d.Kind != Menu || !d.done {
		return false
	}
	base, o := d.base, &e.p.Offers[d.index]
	return l.after(action, params, func(player int64) bool { return e.brokenDone(o, base, player) < 0 })
}

// after carries an action out as if nobody were asked, calls f with the player who decides, and takes it all back. It
// reports false if f does or if a rule fails. With action -1 nothing is carried out.
func (l *Lookahead) after(action int, params []int64, f func(player int64) bool) bool {
	e := l.e
	d := e.Decision()
	if d == nil || action >= len(e.p.Actions) {
		return false
	}
	defer enter(e)()
	e.s.Renew()
	player := int64(d.Player)
	was, only := e.m.Auto, e.m.OnlyScripted
	e.m.Auto, e.m.OnlyScripted = true, false
	fresh := e.fresh
	ok := e.try(func() bool {
		e.s.Seed(state.Mix(e.s.Place() ^ state.Prime2))
		e.s.Head[state.HeadScript] = int64(len(e.s.Dice))
		if action >= 0 {
			e.m.Call(int(e.p.Actions[action].Do), append([]int64{player}, params...))
		}
		return f(player)
	})
	e.m.Auto, e.m.OnlyScripted = was, only
	e.fresh = fresh && e.fresh
	return ok
}

// DrawPlace names the place in the course of the game from which a bot draws, with the number of decisions before it.
// The sealed answers of others do not count.
func (l *Lookahead) DrawPlace() (place uint64, decisions int) {
	e := l.e
	d := e.Decision()
	if d == nil || !d.sealed {
		return e.s.Place(), int(e.s.Head[state.HeadCount])
	}
	o, _ := state.SealedOffer(e.s)
	decisions = o.Since()
	for at, n := 0, o.Len(); at < n; {
		player, _, _, next := o.At(at)
		if at = next; player == int64(d.Player) {
			decisions++
		}
	}
	defer enter(e)()
	return e.s.Place(), decisions
}
