package decide

import (
	"github.com/scenario-lang/scenario/runtime/state"
)

// DrawPlace names the place in the course of the game from which a bot draws, with the number of decisions before it. The sealed answers
// of others do not count.
func (e *Engine) DrawPlace() (place uint64, decisions int) {
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
	defer e.enter()()
	return e.s.Place(), decisions
}
