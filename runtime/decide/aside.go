package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// The answers to a sealed offer are kept aside until all players have finished, and then carried out in the order in
// which the players are declared. Until then the game stays as it was when the offer was opened, so that nothing
// shows what anybody has answered. Only while it is found out what a player may answer next, the answers that this
// player has given are carried out and undone.

// aside keeps the answers to a sealed offer aside.
type aside struct{ e *Engine }

// keeps reports whether the open offer keeps answers aside.
func (a aside) keeps() bool {
	o, sealed := state.SealedOffer(a.e.s)
	return sealed && o.IsOpen()
}

// stay is what enter returns if there is nothing to leave.
func stay() {}

// enter carries out the answers that the player who is asked has given to a sealed offer, until leave is called. What
// is asked of rules in between sees them.
func enter(e *Engine) (leave func()) {
	if !e.d.sealed || e.inside {
		return stay
	}
	before, left := e.m.Mark(), e.s.Remaining()
	e.s.SetRemaining(e.s.Budget)
	e.inside = true
	if err := (aside{e}).carryOutOwn(); err != nil {
		// Each answer was tried when it was given. If one fails nevertheless, the player sees the game without it.
		e.m.AsError(err)
	}
	e.s.SetRemaining(left)
	return func() {
		left := e.s.Remaining()
		e.m.Undo(&before)
		e.s.SetRemaining(left)
		e.inside = false
	}
}

// carryOutOwn carries out the sealed answers of the player who is asked, with dice that are not those to come. It
// returns what the first one that fails panicked with.
func (a aside) carryOutOwn() (fault any) {
	e := a.e
	o, _ := state.SealedOffer(e.s)
	was, only, log := e.m.Auto, e.m.OnlyScripted, e.Log
	e.m.Auto, e.m.OnlyScripted, e.Log = true, false, nil
	defer func() { e.m.Auto, e.m.OnlyScripted, e.Log = was, only, log }()
	n := o.Len()
	for at := 0; at < n && fault == nil; {
		player, action, params, next := o.At(at)
		if at = next; player == int64(e.d.Player) {
			fault = a.carryOut(int(action), append([]int64{player}, params...))
		}
	}
	return fault
}

// carryOut carries out the effects of an action. If one fails, it undoes them and returns what that panicked with.
func (a aside) carryOut(action int, args []int64) (fault any) {
	e := a.e
	before := e.m.Mark()
	defer func() {
		if fault = recover(); fault != nil {
			e.m.Undo(&before)
		}
	}()
	e.s.Advance()
	e.s.Seed(state.Mix(e.s.Place() ^ state.Prime2))
	e.s.Head[state.HeadScript] = int64(len(e.s.Dice))
	e.m.Call(int(e.p.Actions[action].Do), args)
	return nil
}
