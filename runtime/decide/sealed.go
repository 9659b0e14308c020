package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// The answers to a sealed offer are kept aside until all players have finished, and then carried out in the order in which the players
// are declared. Until then the game stays as it was when the offer was opened, so that nothing shows what anybody has answered. Only
// while it is found out what a player may answer next, the answers that this player has given are carried out and undone.

// sealing reports whether the open offer keeps answers aside.
func sealing(e *Engine) bool {
	base := int(e.s.Head[state.HeadBase])
	_, _, sealed := state.Sealed(e.s, base)
	return sealed && e.s.Stack[base+state.SealedNext] < 0
}

// stay is what enter returns if there is nothing to leave.
func stay() {}

// enter carries out the answers that the player who is asked has given to a sealed offer, until leave is called. What is asked of
// rules in between sees them.
func enter(e *Engine) (leave func()) {
	if !e.d.sealed || e.inside {
		return stay
	}
	before, left := e.m.Mark(), e.s.Left
	e.s.Left = e.s.Budget
	e.inside = true
	if err := carryOutOwn(e); err != nil {
		// Each answer was tried when it was given. If one fails nevertheless, the player sees the game without it.
		e.m.AsError(err)
	}
	e.s.Left = left
	return func() {
		left := e.s.Left
		e.m.Undo(&before)
		e.s.Left = left
		e.inside = false
	}
}

// carryOutOwn carries out the sealed answers of the player who is asked, with dice that are not those to come. It returns what the
// first one that fails panicked with.
func carryOutOwn(e *Engine) (fault any) {
	from, to, _ := state.Sealed(e.s, int(e.s.Head[state.HeadBase]))
	was, only, log := e.m.Auto, e.m.OnlyScripted, e.Log
	e.m.Auto, e.m.OnlyScripted, e.Log = true, false, nil
	defer func() { e.m.Auto, e.m.OnlyScripted, e.Log = was, only, log }()
	for at := from; at < to && fault == nil; {
		player, action, params, next := state.SealedAnswer(e.s, at)
		if at = next; player == int64(e.d.Player) {
			fault = carryOut(e, int(action), append([]int64{player}, params...))
		}
	}
	return fault
}

func carryOut(e *Engine, action int, args []int64) (fault any) {
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
