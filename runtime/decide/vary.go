package decide

import "github.com/scenario-lang/scenario/runtime/state"

// Vary replaces what a player does not see by something else that looks the same to the player, in each turn by
// something else. It returns how many turns there are: 0 if nothing is hidden from the player. The engine then has no
// log and asks for no dice.
func (e *Engine) Vary(viewer, turn int) (turns int, err error) {
	if o, sealed := state.SealedOffer(e.s); sealed && turn%2 == 0 {
		o.Keep(int64(viewer))
	}
	e.Log, e.KeepLines, e.Dice, e.m.ByHand = nil, false, nil, false
	err = e.Change(func() { turns = e.w.Vary(viewer, turn) })
	e.s.ReindexAll()
	e.fresh = false
	return turns, err
}
