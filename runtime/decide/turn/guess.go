package turn

import (
	"slices"

	"github.com/scenario-lang/scenario/runtime/decide/legal"
	"github.com/scenario-lang/scenario/runtime/state"
)

// ChoosesAmong returns the pieces that the open choice is about, if it is about pieces.
func (e *Engine) ChoosesAmong() []int64 {
	q := e.Judge.Question()
	if q == nil || q.Kind != legal.Pick || !e.s.Layout.IsPiece(q.Elem) {
		return nil
	}
	return slices.Clone(e.Judge.Choice.Elements())
}

// Guess replaces everything that a player cannot see by something that it might be, and the stream of chance by
// another one, both drawn by the seed. The pieces of about stay in the game even if they are hidden. The engine then
// has no log and asks for no dice.
func (e *Engine) Guess(viewer int, seed uint64, about []int64) (err error) {
	if o, sealed := state.SealedOffer(e.s); sealed {
		o.Keep(int64(viewer))
	}
	e.mute()
	e.s.Dice, e.m.Mode.Scripted, e.s.Head[state.HeadScript] = nil, false, 0
	if e.s.Layout.Hiding {
		err = e.Change(func() { e.w.Imagine(viewer, seed, about) })
		e.s.ReindexAll()
	}
	e.s.Seed(state.Mix(seed ^ state.Prime1))
	e.Judge.Forget()
	return err
}

// Vary replaces what a player does not see by something else that looks the same to the player, in each turn by
// something else. It returns how many turns there are: 0 if nothing is hidden from the player. The engine then has no
// log and asks for no dice.
func (e *Engine) Vary(viewer, turn int) (turns int, err error) {
	if o, sealed := state.SealedOffer(e.s); sealed && turn%2 == 0 {
		o.Keep(int64(viewer))
	}
	e.mute()
	err = e.Change(func() { turns = e.w.Vary(viewer, turn) })
	e.s.ReindexAll()
	e.Judge.Forget()
	return turns, err
}
